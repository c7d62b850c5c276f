"""PDFs that loop, multiply, lie, nest and unpack to gigabytes, and good ones.

They are written byte by byte, because a PDF library would refuse to write most of them.
"""

from __future__ import annotations

import os
import threading
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from soak.hostile.case import Case, Right, Surroundings, device, pipe

_WORDS = r"PDF|pages|text|time|memory|damaged|large|long|nest|read"
_PAGE = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources 5 0 R>>"
_FONT = b"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>"
_PREDICTOR = b"/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1000000000/Colors 99>>"
_LONG_STREAM = b"<</Length @>>\nstream\nx\nendstream"
_CATALOG = b"<</Type/Catalog/Pages 2 0 R>>"
_ONE_PAGE = b"<</Type/Pages/Kids[3 0 R]/Count 1>>"
Make = Callable[[Surroundings], Path]


def document(objects: Mapping[int, bytes], trailer: bytes = b"") -> bytes:
    """Return a file of these objects, the first of which is the catalog."""
    content = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
    places: dict[int, int] = {}
    for number, body in objects.items():
        places[number] = len(content)
        content += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    at = len(content)
    size = max(objects) + 1
    content += b"xref\n0 %d\n0000000000 65535 f \n" % size
    for number in range(1, size):
        place = places.get(number)
        content += b"%010d 00000 %s \n" % (place or 0, b"f" if place is None else b"n")
    content += b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n" % (size, trailer, at)
    return bytes(content)


def stream(data: bytes, entries: bytes = b"") -> bytes:
    """A stream object."""
    return b"<</Length %d%s>>\nstream\n" % (len(data), entries) + data + b"\nendstream"


def said(text: str) -> bytes:
    """Content of a page that shows a text."""
    return b"BT /F1 12 Tf 72 720 Td (" + text.encode("ascii") + b") Tj ET"


def simple(changes: Mapping[int, bytes] = {}, trailer: bytes = b"") -> bytes:
    """Return a page with words, with some objects replaced."""
    objects = {1: _CATALOG, 2: _ONE_PAGE, 3: _PAGE, 4: stream(said("Words of a page")), 5: _FONT}
    return document({**objects, **changes}, trailer)


def many_pages(count: int, text: str = "Words of page {}, and some more of them.") -> bytes:
    """Return a large valid file."""
    objects = {1: _CATALOG, 5: _FONT}
    kids = b" ".join(b"%d 0 R" % (6 + 2 * n) for n in range(count))
    objects[2] = b"<</Type/Pages/Kids[" + kids + b"]/Count %d>>" % count
    for n in range(count):
        number = 6 + 2 * n
        objects[number] = _PAGE.replace(b"4 0 R", b"%d 0 R" % (number + 1))
        objects[number + 1] = stream(said(text.format(n + 1)))
    return document(objects)


def _file(id_: str, make: Callable[[], bytes], right: Right = Right.TOLD) -> Case:
    def write(around: Surroundings) -> Path:
        path = around.folder / f"{id_}.pdf"
        path.write_bytes(make())
        return path

    return Case(id_, write, Right.EITHER if id_ in _EITHER else right, _WORDS)


def _multiplied(depth: int, width: int) -> bytes:
    """Return nodes that each name the next one several times: width ** depth pages."""
    objects = {1: _CATALOG, 4: stream(said("Again")), 5: _FONT}
    numbers = [2, *range(10, 10 + depth)]
    for number, below in zip(numbers, [*numbers[1:], 3], strict=True):
        kids = b" ".join([b"%d 0 R" % below] * width)
        objects[number] = b"<</Type/Pages/Kids[" + kids + b"]/Count %d>>" % width
    objects[3] = _PAGE
    return document(objects)


@cache
def _flate_bomb() -> bytes:
    """A gigabyte."""
    squeezed = zlib.compressobj(9)
    block = b" " * (1 << 20)
    return b"".join([*(squeezed.compress(block) for _ in range(1024)), squeezed.flush()])


def _filters(names: bytes, data: bytes) -> bytes:
    return simple({4: stream(data, b"/Filter[" + names + b"]")})


def _shows(content: bytes) -> bytes:
    return simple({4: stream(content)})


def _previous_loop() -> bytes:
    content = simple()
    at = content.rindex(b"xref\n0")
    return content.replace(b"/Root 1 0 R", b"/Root 1 0 R/Prev %d" % at)


def _form(body: bytes, forms: bytes) -> bytes:
    resources = b"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<<" + forms
    entries = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources " + resources + b">>>>"
    return stream(body, entries)


def _encrypted(entries: bytes) -> bytes:
    return simple({9: entries}, b"/Encrypt 9 0 R/ID[<00><00>]")


def _growing(around: Surroundings) -> Path:
    """Write a file that grows for some seconds while it is read."""
    path = around.folder / "growing.pdf"
    path.write_bytes(simple())

    def grow() -> None:
        with path.open("ab") as file:
            for _ in range(200):
                file.write(b"%" + b" " * (1 << 19) + b"\n")
                file.flush()
                os.sched_yield()

    threading.Thread(target=grow, daemon=True).start()
    return path


def _too_large(around: Surroundings) -> Path:
    path = around.folder / "large.pdf"
    with path.open("wb") as file:
        file.write(simple())
        file.truncate(5 * 10**9)  # with a hole
    return path


def _named(id_: str, make: Make, right: Right = Right.TOLD) -> Case:
    return Case(id_, make, right, r"pipe|device|large|grow|read|PDF")


_BAD: dict[str, Callable[[], bytes]] = {
    # pages
    "tree-loop": lambda: simple({2: b"<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>"}),
    "tree-multiplied": lambda: _multiplied(40, 2),
    "tree-deep": lambda: _multiplied(20_000, 1),
    "count-lie": lambda: simple({2: _ONE_PAGE.replace(b"1>>", b"1000000000>>")}),
    "parent-loop": lambda: simple({3: _PAGE.replace(b"2 0 R", b"3 0 R")}),
    "pages-many": lambda: many_pages(100_000, "Page {}"),
    # memory
    "flate-bomb": lambda: _filters(b"/FlateDecode", _flate_bomb()),
    "flate-bomb-twice": lambda: _filters(b"/FlateDecode" * 2, zlib.compress(_flate_bomb(), 9)),
    "predictor": lambda: simple({4: stream(zlib.compress(said("Words")), _PREDICTOR)}),
    "text-long": lambda: _filters(
        b"/FlateDecode", zlib.compress(b"BT /F1 9 Tf " + b"(aaaaaaaaaa) Tj " * 3_000_000)
    ),
    # time
    "length-loop": lambda: simple({4: _LONG_STREAM.replace(b"@", b"4 0 R")}),
    "length-lie": lambda: simple({4: _LONG_STREAM.replace(b"@", b"1000000000000")}),
    "previous-loop": _previous_loop,
    "table-huge": lambda: simple().replace(b"xref\n0 6\n", b"xref\n0 999999999\n"),
    "start-lie": lambda: simple().replace(b"startxref\n", b"startxref\n" + b"9" * 21),
    "reference-loop": lambda: simple({3: b"3 0 R", 4: b"4 0 R", 5: b"5 0 R"}),
    "form-loop": lambda: simple(
        {4: stream(b"/X Do"), 5: b"<</XObject<</X 6 0 R>>>>", 6: _form(b"/X Do", b"/X 6 0 R")}
    ),
    "inline-image": lambda: _shows(b"BI /W 9 /H 9 ID " + b"\x00 EI" * 2_000_000),
    # contents
    "array-deep": lambda: _shows(b"[" * 10_000 + b"]" * 10_000 + b" TJ"),
    "states-deep": lambda: _shows(b"q " * 5_000_000 + said("Words")),
    "number-long": lambda: _shows(b"BT /F1 " + b"9" * 1_000_000 + b" Tf (a) Tj ET"),
    "text-controls": lambda: _shows(
        b"BT /F1 9 Tf (a\\033]52;c;aGk=\\007\\000\\177<img src=x>) Tj ET"
    ),
    "encrypted-odd": lambda: _encrypted(
        b"<</Filter/Standard/V 99/R -7/Length 1000000000/P 1/O(a)/U(b)>>"
    ),
    # files
    "truncated": lambda: many_pages(50)[:3_000],
    "mark-only": lambda: b"%PDF-1.7\n" + b"\0" * 1_000_000,
    "rubbish": lambda: b"%PDF-1.7\n" + os.urandom(1 << 20),
}
_EITHER = frozenset((
    "tree-deep", "count-lie", "parent-loop", "pages-many", "length-loop", "previous-loop",
    "table-huge", "start-lie", "array-deep", "states-deep", "number-long", "text-controls",
    "truncated",
))  # fmt: skip
_GOOD: dict[str, Callable[[], bytes]] = {
    "good": simple,
    "good-packed": lambda: _filters(b"/FlateDecode", zlib.compress(said("Words"))),
    "good-300-pages": lambda: many_pages(300),
}

CASES = (
    *(_file(id_, make) for id_, make in _BAD.items()),
    *(_file(id_, make, Right.WORKS) for id_, make in _GOOD.items()),
    _named("pipe", lambda a: pipe(a.folder / "pipe.pdf")),
    _named("device", lambda a: device(a.folder / "zeros.pdf")),
    _named("growing", _growing, Right.EITHER),
    _named("large", _too_large),
)
