"""What is written to disk: whole files or none, and only what differs."""

import pytest

from rulewright.cli.build import Drift
from rulewright.cli.output import write_safely


def test_a_file_is_written_whole_with_its_old_permissions(tmp_path):
    path = tmp_path / "a" / "game.rules"
    write_safely(path, "one\n")
    path.chmod(0o640)
    write_safely(path, "two\r\n")
    assert path.read_bytes() == b"two\r\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in path.parent.iterdir()] == ["game.rules"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    path = tmp_path / "game.rules"
    write_safely(path, "old")
    monkeypatch.setattr("rulewright.cli.output.os.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        write_safely(path, "new")
    assert path.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_drift_finds_new_changed_and_left_over_files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "generated" / "little"
    write_safely(folder / "same.py", "x = 1\n")
    write_safely(folder / "changed.py", "x = 1\n")
    write_safely(folder / "left_over.py", "x = 1\n")
    write_safely(folder / "__pycache__" / "same.pyc", "bytes")
    wanted = {"same.py": "x = 1\n", "changed.py": "x = 2\n", "schemas/new.json": "{}\n"}

    drift = Drift()
    drift.compare(folder, wanted)
    assert [path.name for path in drift.changes] == ["changed.py", "left_over.py", "new.json"]
    assert "-x = 1\n+x = 2\n" in drift.diff()

    drift.write()
    again = Drift()
    again.compare(folder, wanted)
    assert again.changes == {}
    assert not (folder / "left_over.py").exists()
