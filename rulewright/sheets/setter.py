"""The process in which Typst runs, so that it can be stopped and has nothing within reach.

It is started as a script that imports nothing of ours. A request is a pair of a method and its arguments, pickled, after
its length; so is the answer. Its root is this very file: below a file there is nothing to read. Packages are looked for
in the same place, and the way to download them leads nowhere (see `typeset`).
"""

import pickle
import struct
import sys
from collections.abc import Callable
from typing import IO, Any

LENGTH = struct.Struct(">Q")


def serve(fonts: list[str], memory: int) -> None:
    limit_memory(memory)
    import typst  # here: after the limit, and only in this process

    closed = {"root": __file__, "package_path": __file__, "package_cache_path": __file__}
    options: dict[str, Any] = {"font_paths": fonts, "ignore_system_fonts": True, **closed}
    compiler = typst.Compiler(**options)

    def compile(files: Any, format: Any, ppi: float | None) -> list[Any]:
        made = compiler.compile(files, format=format, ppi=ppi, timestamp=0)
        return made if isinstance(made, list) else [made]

    def query(files: Any, selector: str) -> str:
        return typst.query(files, selector, field="value", **options)

    methods: dict[str, Callable[..., object]] = {"compile": compile, "query": query}
    while (request := receive(sys.stdin.buffer)) is not None:
        name, arguments = request
        try:
            answer: tuple[bool, object] = True, methods[name](*arguments)
        except typst.TypstError as error:
            answer = False, (error.message, tuple(error.hints), str(error.diagnostic))
        send(sys.stdout.buffer, answer)


def limit_memory(size: int) -> None:
    try:
        import resource  # here: not on Windows
    except ImportError:
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (size if hard < 0 else min(size, hard), hard))


def send(stream: IO[bytes], value: object) -> None:
    data = pickle.dumps(value, protocol=5)
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """The next value, or None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    data = stream.read(LENGTH.unpack(head)[0])
    return pickle.loads(data)


if __name__ == "__main__":
    sys.path[:0] = sys.argv[2:3]
    try:
        serve(sys.argv[3:], int(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
