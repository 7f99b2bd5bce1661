"""PNG files as print services want them: red, green and blue without transparency, and with their resolution.

Typst writes four channels and no resolution. The filters of PNG treat each channel by itself, so the fourth is dropped
from the filtered lines as they are: nothing is decoded to pixels.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB, RGBA = 2, 6
METRES = 0.0254
"""Of an inch; PNG counts pixels per metre."""
QUICK, SMALL = 3, 6
"""Effort of compression: the second takes twice as long and saves an eighth."""


def opaque(png: bytes, dpi: float, level: int = QUICK) -> bytes:
    """The same picture without its fourth channel, which must be fully opaque, and with its resolution written in."""
    chunks = list(chunks_of(png))
    width, height, depth, colours, *rest = struct.unpack(">IIBBBBB", chunks[0][1])
    lines = bytearray(zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT")))
    if (depth, colours, rest[2]) == (8, RGBA, 0):
        lines, colours = _without_fourth(lines, width, height), RGB
    each = round(dpi / METRES)
    return SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colours, *rest)),
            _chunk(b"pHYs", struct.pack(">IIB", each, each, 1)),
            _chunk(b"IDAT", zlib.compress(lines, level)),
            _chunk(b"IEND", b""),
        )
    )


def _without_fourth(lines: bytearray, width: int, height: int) -> bytearray:
    out = bytearray()
    stride = 1 + 4 * width
    for start in range(0, height * stride, stride):
        line = lines[start + 1 : start + stride]
        del line[3::4]
        out.append(lines[start])
        out += line
    return out


def chunks_of(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels_of(png: bytes) -> tuple[int, int]:
    """Width and height."""
    return struct.unpack(">II", png[16:24])
