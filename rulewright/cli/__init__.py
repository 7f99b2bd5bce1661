"""The command line: one module per command, all of them thin. `main` is the console script.

Files, terminal and exit codes are dealt with here and nowhere else: 0 is success, 1 findings, 2 wrong usage or a
failure of our own.
"""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line. A mistake of ours is reported as one, in a sentence, never as a stack trace."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    # here: the streams have to be ready before anything can fail
    from rulewright.cli.app import app

    try:
        app()
    except BrokenPipeError:
        # The reader of the pipe has seen enough; python would complain again when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as failure:
        if os.environ.get("RULEWRIGHT_TRACEBACK"):
            raise
        print(f"error[internal-error]: rulewright failed: {type(failure).__name__}: {failure}", file=sys.stderr)
        print(
            "help: this is a mistake of rulewright, not of your content; please report it with the folder you used "
            "and the output of the same command with RULEWRIGHT_TRACEBACK=1",
            file=sys.stderr,
        )
        sys.exit(2)
