"""A content-addressed store of work already done, outside the content folder.

An entry is found by the hash of everything it was made from, so it can be missing but never stale. Entries are JSON,
never pickles: a cache that somebody has tampered with can be wrong, but it can't run anything. Nothing here ever fails:
what can't be read is done again, what can't be written is forgotten.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

MAX_BYTES = 200_000_000
_PRUNE_EVERY = 3600  # seconds between two looks at the size
_TOUCH_AFTER = 86_400  # a used entry counts as young again, but not at every use


class Cache:
    """`folder` None: nothing is kept."""

    def __init__(self, folder: Path | None, max_bytes: int = MAX_BYTES) -> None:
        self.folder, self.max_bytes = folder, max_bytes
        self._looked = False

    @classmethod
    def default(cls) -> Cache:
        """Where `RULEWRIGHT_CACHE` says (`off`: nowhere), else in the user's cache folder."""
        chosen = os.environ.get("RULEWRIGHT_CACHE", "")
        if chosen.lower() == "off":
            return cls(None)
        if chosen:
            return cls(Path(chosen))
        base = os.environ.get("XDG_CACHE_HOME", "")
        try:
            return cls((Path(base) if os.path.isabs(base) else Path.home() / ".cache") / "rulewright")
        except RuntimeError:
            return cls(None)

    def get(self, kind: str, key_parts: Iterable[str]) -> object | None:
        """What was put under the same kind and parts, or None."""
        if self.folder is None:
            return None
        path = self._path(kind, key_parts)
        try:
            with open(path, "rb") as file:
                head, _, rest = file.read().partition(b",")
                used = os.fstat(file.fileno()).st_mtime
            payload = rest[:-1]
            if head != b'["%s"' % _sum(payload):
                return None  # damaged
            value: object = json.loads(payload)
            if time.time() - used > _TOUCH_AFTER:
                os.utime(path)
            return value
        except (OSError, ValueError, RecursionError):
            return None

    def put(self, kind: str, key_parts: Iterable[str], value: object) -> None:
        """Keep a value made of JSON's types. Written beside its place and moved there: readers see all or nothing. An entry is a
        list of the payload's hash and the payload, so that a damaged one is noticed."""
        if self.folder is None:
            return
        path, temporary = self._path(kind, key_parts), None
        try:
            payload = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
            with os.fdopen(handle, "wb") as file:
                file.write(b'["%s",%s]' % (_sum(payload), payload))
            os.replace(temporary, path)
            self._prune_now_and_then()
        except (OSError, ValueError, TypeError):
            if temporary is not None:
                _remove(Path(temporary))

    def prune(self) -> None:
        """Remove the entries used longest ago until the rest fits well."""
        entries = []
        for path in self.folder.rglob("*") if self.folder is not None else ():
            with suppress(OSError):
                facts = path.stat()
                if path.suffix in (".json", ".tmp") and path.is_file():
                    entries.append((facts.st_mtime, facts.st_size, path))
        total = sum(size for _, size, _ in entries)
        enough = self.max_bytes * 0.8 if total > self.max_bytes else total
        for _, size, path in sorted(entries):
            if total <= enough:
                return
            _remove(path)
            total -= size

    def _prune_now_and_then(self) -> None:
        assert self.folder is not None
        marker = self.folder / "pruned"
        looked, self._looked = self._looked, True
        if not looked and not (marker.exists() and time.time() - marker.stat().st_mtime < _PRUNE_EVERY):
            marker.touch()
            self.prune()

    def _path(self, kind: str, key_parts: Iterable[str]) -> Path:
        assert self.folder is not None
        digest = blake2b(digest_size=20)
        for part in (kind, *key_parts):
            data = part.encode("utf-8", "surrogatepass")
            digest.update(f"{len(data)}:".encode())
            digest.update(data)
        name = digest.hexdigest()
        return Path(os.path.join(self.folder, kind, name[:2], f"{name[2:]}.json"))


def _sum(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=16).hexdigest().encode()


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


@lru_cache
def stamp_of(*modules: str) -> str:
    """A hash of our own source files (patterns relative to this folder), part of every key: a changed program never
    finds what an older one made."""
    digest = blake2b(digest_size=20)
    here = Path(__file__).parent
    for name in modules:
        for path in sorted(here.glob(name)):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
