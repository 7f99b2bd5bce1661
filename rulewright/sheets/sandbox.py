"""What templates may do: look at data, call what only computes, and come to an end.

A game may come from anywhere, and with it its templates. Jinja's own sandbox hides Python's internals; this one also
hides files, templates and everything else that is not plain data, and ends what takes too long or too much.
"""

from __future__ import annotations

import ctypes
import operator
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any

from jinja2 import Environment, FileSystemLoader, TemplateNotFound, TemplateSyntaxError, Undefined
from jinja2.exceptions import SecurityError
from jinja2.loaders import BaseLoader, split_template_path
from jinja2.runtime import BlockReference, Context, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment, safe_range
from jinja2.utils import Cycler, Joiner, Namespace

SECONDS = 20.0
MEMORY = 1 << 30
LONGEST = 64 << 20
"""Characters that a template may write."""
LARGEST_FILE = 1 << 20
LARGEST_NUMBER = 1 << 63

RANDOM = ("random", "lipsum")
SLOW = ("urlize",)
CLOSED = (Path, Environment, BaseLoader, ModuleType, type, FunctionType, Context)
PLAIN = (str, bytes, int, float, tuple, list, dict, set, frozenset)
CALLED = (Macro, BlockReference, Joiner)
MADE = (dict, Namespace, Cycler, Joiner)
HOMES = ("rulewright.", "compiler.", "dsl.", "jinja2.runtime", "jinja2.utils")
FOR_US = "not_for_templates"
"""A class names the attributes that templates don't get in a collection of this name."""


class TooMuch(Exception):
    """A template takes too long or writes too much."""


class Sandbox(ImmutableSandboxedEnvironment):
    intercepted_binops = frozenset({"*", "**"})

    def __init__(self, *args: Any, seconds: float | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self.seconds = seconds
        self.own: Path | None = None
        for name in (*RANDOM, *SLOW):
            self.filters.pop(name, None)
            self.globals.pop(name, None)

    def write(self, template: str, **values: object) -> str:
        """What a template writes with these values."""
        with bounded(self.seconds or SECONDS):
            written = self.get_template(template).render(values)
        if len(written) > LONGEST:
            raise TooMuch(f"it writes more than {LONGEST >> 20} million characters")
        return written

    def is_safe_attribute(self, obj: object, attr: str, value: object) -> bool:
        return (
            super().is_safe_attribute(obj, attr, value)
            and not isinstance(obj, CLOSED)
            and not isinstance(value, (Path, Environment, BaseLoader, ModuleType))
            and attr not in getattr(type(obj), FOR_US, ())
        )

    def is_safe_callable(self, obj: object) -> bool:
        if obj is safe_range or any(obj is kind for kind in MADE) or isinstance(obj, CALLED):
            return True
        if isinstance(obj, FunctionType):  # Jinja wraps `"".format`
            obj = getattr(obj, "__wrapped__", obj)
        owner = getattr(obj, "__self__", None)
        if isinstance(obj, MethodType):
            return not isinstance(owner, CLOSED) and _is_ours(type(owner).__module__)
        return isinstance(owner, PLAIN)

    def call(__self, __context: Context, __obj: Any, *args: object, **named: object) -> object:  # noqa: B902
        if not __self.is_safe_callable(__obj) and not isinstance(__obj, Undefined):
            raise SecurityError(f"`{getattr(__obj, '__name__', type(__obj).__name__)}` can't be called")
        return __context.call(__obj, *args, **named)

    def call_binop(self, context: Context, operator_: str, left: object, right: object) -> object:
        if operator_ == "**":
            if not all(isinstance(side, (int, float)) and abs(side) <= 64 for side in (left, right)):
                raise SecurityError("only small numbers can be raised to a power")
            return operator.pow(left, right)
        found = operator.mul(left, right)
        if isinstance(found, int) and abs(found) > LARGEST_NUMBER:
            raise SecurityError("a number is too large")
        return found


def _is_ours(module: str | None) -> bool:
    return (module or "").startswith(HOMES)


class FolderLoader(FileSystemLoader):
    """The templates of a game: small files that really lie in its folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        path = self.folder.joinpath(*split_template_path(template))
        if path.is_file():
            if not path.resolve().is_relative_to(self.folder.resolve()):
                raise TemplateSyntaxError("it is a link that leads out of the game's folder", 1, template, str(path))
            if path.stat().st_size > LARGEST_FILE:
                raise TemplateSyntaxError("it is larger than 1 MB", 1, template, str(path))
        try:
            return super().get_source(environment, template)
        except UnicodeDecodeError:
            raise TemplateSyntaxError("it is not UTF-8 text", 1, template, str(path)) from None
        except OSError:
            raise TemplateNotFound(template) from None


@contextmanager
def bounded(seconds: float, memory: int = MEMORY) -> Iterator[None]:
    """Ends what is done within it by an exception. The time counts for this thread, the memory for the process, where
    the system can say no."""
    thread, lock = threading.get_ident(), threading.Lock()
    fired = done = False

    def stop() -> None:
        nonlocal fired
        with lock:
            if not done:
                fired = True
                _raise_in(thread, TooMuch)

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        with _memory_limited(memory):
            yield
    except TooMuch as error:
        if not error.args:
            error.args = (f"it takes longer than {seconds:g} seconds",)
        raise
    except MemoryError as error:
        raise TooMuch("it needs too much memory").with_traceback(error.__traceback__) from None
    finally:
        with lock:
            done = True
            if fired:
                _raise_in(thread, None)
        timer.cancel()


def _raise_in(thread: int, error: type[Exception] | None) -> None:
    """Raises in another thread at its next step, or takes that back if it has not happened yet."""
    wanted = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), wanted)


@contextmanager
def _memory_limited(size: int) -> Iterator[None]:
    try:
        import resource  # here: not on Windows

        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (ImportError, OSError, ValueError):
        yield
        return
    before, hard = resource.getrlimit(resource.RLIMIT_AS)
    limit = used + size
    if before < 0 or limit < before:
        resource.setrlimit(resource.RLIMIT_AS, (limit if hard < 0 else min(limit, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (before, hard))
