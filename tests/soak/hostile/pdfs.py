"""PDFs that loop, multiply, lie, nest and unpack to gigabytes; and good ones.

They are written byte by byte: a library for PDFs would not write most of them.
"""

from __future__ import annotations

import os
import threading
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path

from soak.hostile.case import Case, Right, Surroundings, device, pipe

_WORDS = r"PDF|pages|text|time|memory|damaged|large|long|nest|read"
_PAGE = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources 5 0 R>>"
_FONT = b"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>"
_CATALOG = b"<</Type/Catalog/Pages 2 0 R>>"
_ONE_PAGE = b"<</Type/Pages/Kids[3 0 R]/Count 1>>"
Make = Callable[[Surroundings], Path]


def document(objects: Mapping[int, bytes], trailer: bytes = b"", *, table: bool = True) -> bytes:
    """A file of these objects, the first of which is the catalog."""
    content = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
    places: dict[int, int] = {}
    for number, body in objects.items():
        places[number] = len(content)
        content += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    at = len(content)
    size = max(objects) + 1
    if table:
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
    """A page with words, some of its objects being others."""
    objects = {1: _CATALOG, 2: _ONE_PAGE, 3: _PAGE, 4: stream(said("Words of a page")), 5: _FONT}
    return document({**objects, **changes}, trailer)


def many_pages(count: int, text: str = "Words of page {}, and some more of them.") -> bytes:
    """A large file that is as it should be."""
    objects = {1: _CATALOG, 5: _FONT}
    kids = b" ".join(b"%d 0 R" % (6 + 2 * n) for n in range(count))
    objects[2] = b"<</Type/Pages/Kids[" + kids + b"]/Count %d>>" % count
    for n in range(count):
        number = 6 + 2 * n
        objects[number] = _PAGE.replace(b"4 0 R", b"%d 0 R" % (number + 1))
        objects[number + 1] = stream(said(text.format(n + 1)))
    return document(objects)


def _file(id_: str, attacks: str, make: Callable[[], bytes], right: Right = Right.TOLD) -> Case:
    def write(around: Surroundings) -> Path:
        path = around.folder / f"{id_}.pdf"
        path.write_bytes(make())
        return path

    return Case(id_, attacks, write, right, _WORDS)


def _changed(
    id_: str, attacks: str, changes: Mapping[int, bytes], right: Right = Right.TOLD
) -> Case:
    return _file(id_, attacks, lambda: simple(changes), right)


# --- trees of pages ----------------------------------------------------------------------------


def _multiplied(depth: int, width: int) -> bytes:
    """Nodes that name the next one several times: width ** depth pages."""
    objects = {1: _CATALOG, 4: stream(said("Again")), 5: _FONT}
    numbers = [2, *range(10, 10 + depth)]
    for number, below in zip(numbers, [*numbers[1:], 3], strict=True):
        kids = b" ".join([b"%d 0 R" % below] * width)
        objects[number] = b"<</Type/Pages/Kids[" + kids + b"]/Count %d>>" % width
    objects[3] = _PAGE
    return document(objects)


def _deep_tree(depth: int) -> bytes:
    objects = {1: _CATALOG, 4: stream(said("Deep")), 5: _FONT, 3: _PAGE}
    numbers = [2, *range(10, 10 + depth)]
    for number, below in zip(numbers, [*numbers[1:], 3], strict=True):
        objects[number] = b"<</Type/Pages/Kids[%d 0 R]/Count 1>>" % below
    return document(objects)


# --- streams -----------------------------------------------------------------------------------


def _flate_bomb(gigabytes: float) -> bytes:
    squeezed = zlib.compressobj(9)
    block = b" " * (1 << 20)
    parts = [squeezed.compress(block) for _ in range(int(gigabytes * 1024))]
    return b"".join([*parts, squeezed.flush()])


def _flate_twice(gigabytes: float) -> bytes:
    return zlib.compress(_flate_bomb(gigabytes), 9)


def _lzw_bomb(codes: int) -> bytes:
    """Codes of 9 to 12 bits of which each stands for a byte more than the one before."""
    bits, held, out = 0, 0, bytearray()

    def put(code: int, width: int) -> None:
        nonlocal bits, held
        held, bits = (held << width) | code, bits + width
        while bits >= 8:
            bits -= 8
            out.append((held >> bits) & 255)
            held &= (1 << bits) - 1

    written = 0
    while written < codes:
        put(256, 9 if not written else 12)
        following, width = 258, 9
        put(32, width)
        while following < 4094 and written < codes:
            put(following, width)
            following += 1
            width = 9 + sum(following >= limit for limit in (511, 1023, 2047))
            written += 1
    put(257, 12)
    out.append((held << (8 - bits)) & 255 if bits else 0)
    return bytes(out)


def _filters(names: bytes, data: bytes) -> bytes:
    return simple({4: stream(data, b"/Filter[" + names + b"]")})


def _chained(times: int) -> bytes:
    data = said("Words")
    for _ in range(times):
        data = zlib.compress(data)
    return _filters(b"/FlateDecode " * times, data)


def _object_stream(gigabytes: float, count: int = 3) -> bytes:
    """The page lies in a stream of objects that unpacks to gigabytes."""
    entries = b"/Type/ObjStm/N %d/First 20/Filter/FlateDecode" % count
    cross = b"\x02" + (6).to_bytes(4, "big") + b"\x00"
    free = b"\x00" * 6
    content = bytearray(b"%PDF-1.7\n")
    place = len(content)
    content += b"6 0 obj\n" + stream(_flate_bomb(gigabytes), entries) + b"\nendobj\n"
    at = len(content)
    rows = free + b"".join(cross[:5] + bytes([n]) for n in range(5))
    rows += b"\x01" + place.to_bytes(4, "big") + b"\x00" + b"\x01" + at.to_bytes(4, "big") + b"\x00"
    entries = b"/Type/XRef/Size 8/W[1 4 1]/Root 1 0 R"
    content += b"7 0 obj\n" + stream(rows, entries) + b"\nendobj\nstartxref\n%d\n%%%%EOF\n" % at
    return bytes(content)


def _cross_reference_bomb() -> bytes:
    content = bytearray(b"%PDF-1.7\n")
    at = len(content)
    entries = b"/Type/XRef/Size 99999999/W[1 4 1]/Root 1 0 R/Filter/FlateDecode"
    content += b"1 0 obj\n" + stream(_flate_bomb(1), entries)
    content += b"\nendobj\nstartxref\n%d\n%%%%EOF\n" % at
    return bytes(content)


# --- cross references ----------------------------------------------------------------------------


def _previous_loop() -> bytes:
    content = simple()
    at = content.rindex(b"xref\n0")
    return content.replace(b"/Root 1 0 R", b"/Root 1 0 R/Prev %d" % at)


def _previous_many() -> bytes:
    content = bytearray(simple())
    at = content.rindex(b"xref\n0 ")
    for _ in range(20_000):
        here = len(content)
        content += b"xref\n0 0\ntrailer\n<</Size 6/Root 1 0 R/Prev %d>>\n" % at
        at = here
    return bytes(content + b"startxref\n%d\n%%%%EOF\n" % at)


def _huge_table() -> bytes:
    content = simple()
    return content.replace(b"xref\n0 6\n", b"xref\n0 999999999\n")


def _long_table() -> bytes:
    content = bytearray(simple())
    at = len(content)
    content += b"xref\n0 2000000\n" + b"0000000000 00000 n \n" * 2_000_000
    content += b"trailer\n<</Size 2000000/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % at
    return bytes(content)


# --- forms, fonts, values ------------------------------------------------------------------------


def _form(body: bytes, forms: bytes) -> bytes:
    resources = b"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<<" + forms
    entries = b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources " + resources + b">>>>"
    return stream(body, entries)


def _forms_doubling(depth: int) -> bytes:
    objects = {1: _CATALOG, 2: _ONE_PAGE, 3: _PAGE, 4: stream(b"/X Do /X Do")}
    objects[5] = b"<</XObject<</X 10 0 R>>>>"
    for n in range(depth):
        objects[10 + n] = _form(b"/X Do /X Do", b"/X %d 0 R" % (11 + n))
    objects[10 + depth] = _form(said("Again"), b"")
    return document(objects)


def _font(character_map: bytes) -> bytes:
    font = (
        b"<</Font<</F1<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 6 0 R"
        b"/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/W[0 65535 500]>>]>>>>>>"
    )
    text = b"BT /F1 12 Tf 72 720 Td <004100420043> Tj ET"
    return simple({4: stream(text), 5: font, 6: stream(character_map)})


def _character_ranges() -> bytes:
    ranges = b"<00000000> <ffffffff> <0041>\n<0000> <ffff> <0041>\n" * 100
    return b"/CMapName/A def 100 beginbfrange\n" + ranges + b"endbfrange"


def _long_character_map() -> bytes:
    lines = b"".join(b"<%04x> <%s>\n" % (n % 65536, b"0041" * 200) for n in range(100_000))
    return b"100000 beginbfchar\n" + lines + b"endbfchar"


def _outlines() -> bytes:
    catalog = b"<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>"
    item = b"<</Title(a)/Parent 6 0 R/First 6 0 R/Last 6 0 R/Next 6 0 R/Prev 6 0 R/Count 999999>>"
    return simple({1: catalog, 6: item})


def _encrypted(entries: bytes) -> bytes:
    return simple({9: entries}, b"/Encrypt 9 0 R/ID[<00><00>]")


# --- files ---------------------------------------------------------------------------------------


def _growing(around: Surroundings) -> Path:
    """A file that grows for some seconds while it is read."""
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


def _named(id_: str, attacks: str, make: Make, right: Right = Right.TOLD) -> Case:
    return Case(id_, attacks, make, right, r"pipe|device|large|grow|read|PDF")


_TREES = (
    _changed("tree-loop", "pages: a node that is its own child",
        {2: b"<</Type/Pages/Kids[2 0 R]/Count 1>>"}),
    _changed("tree-loop-two", "pages: two nodes that are each other's children", {
        2: b"<</Type/Pages/Kids[6 0 R 6 0 R]/Count 2>>",
        6: b"<</Type/Pages/Parent 2 0 R/Kids[2 0 R 2 0 R]/Count 2>>", }),
    _file("tree-multiplied", "pages: 2^40 of one page", lambda: _multiplied(40, 2)),
    _file("tree-wide", "pages: 1000^4 of one page", lambda: _multiplied(3, 1000)),
    _file("tree-deep", "pages: 20,000 levels", lambda: _deep_tree(20_000), Right.EITHER),
    _changed("count-lie", "pages: a count of 10^9",
        {2: b"<</Type/Pages/Kids[3 0 R]/Count 1000000000>>"}, Right.EITHER),
    _changed("count-negative", "pages: a count below zero",
        {2: b"<</Type/Pages/Kids[3 0 R]/Count -5>>"}, Right.EITHER),
    _changed("parent-loop", "pages: a page that is its own parent",
        {3: _PAGE.replace(b"2 0 R", b"3 0 R")}, Right.EITHER),
    _file("pages-many", "pages: 100,000 of them", lambda: many_pages(100_000, "Page {}"),
        Right.EITHER),
)  # fmt: skip

_STREAMS = (
    _file("flate-bomb", "memory: a page of 4 GB",
        lambda: _filters(b"/FlateDecode", _flate_bomb(4))),
    _file("flate-bomb-twice", "memory: a page of 8 GB, packed twice",
        lambda: _filters(b"/FlateDecode/FlateDecode", _flate_twice(8))),
    _file("flate-bomb-pages", "memory: a page of 60 MB, 200 times", lambda: many_bombs(200)),
    _file("object-stream", "memory: a stream of objects of 4 GB", lambda: _object_stream(4)),
    _file("cross-reference-bomb", "memory: cross references of 1 GB", _cross_reference_bomb),
    _file("filters-100", "time: a hundred filters", lambda: _chained(100), Right.EITHER),
    _file("filters-100000", "time: 100,000 filters",
        lambda: _filters(b"/ASCIIHexDecode " * 100_000, b"41>"), Right.EITHER),
    _file("lzw-bomb", "memory: LZW", lambda: _filters(b"/LZWDecode", _lzw_bomb(1_000_000)),
        Right.EITHER),
    _file("ascii85-bomb", "memory: ASCII85 zeros",
        lambda: _filters(b"/ASCII85Decode", b"z" * 50_000_000 + b"~>")),
    _file("run-length-bomb", "memory: run lengths, packed",
        lambda: _filters(b"/FlateDecode/RunLengthDecode", zlib.compress(b"\x81 " * 40_000_000, 9))),
    _file("predictor", "memory: a predictor with a billion columns", lambda: simple( { 4: stream(
        zlib.compress(said("Words")), b"/Filter/FlateDecode"
        b"/DecodeParms<</Predictor 12/Columns 1000000000/Colors 99>>", ) } )),
    _changed("length-loop", "streams: a length that is the stream itself",
        {4: b"<</Length 4 0 R>>\nstream\n" + said("Words") + b"\nendstream"}, Right.EITHER),
    _changed("length-lie", "streams: a length of 10^12",
        {4: b"<</Length 1000000000000>>\nstream\nx\nendstream"}),
)  # fmt: skip


def many_bombs(count: int) -> bytes:
    """Pages of which each unpacks to what one may have, and all together to gigabytes."""
    objects = {1: _CATALOG, 5: _FONT, 4: stream(_flate_bomb(0.06), b"/Filter/FlateDecode")}
    kids = b" ".join(b"%d 0 R" % (10 + n) for n in range(count))
    objects[2] = b"<</Type/Pages/Kids[" + kids + b"]/Count %d>>" % count
    objects |= {10 + n: _PAGE for n in range(count)}
    return document(objects)


_REFERENCES = (
    _file("previous-loop", "cross references: a table before itself", _previous_loop, Right.EITHER),
    _file("previous-many", "cross references: 20,000 tables", _previous_many, Right.EITHER),
    _file("table-huge", "cross references: a table of 10^9 lines", _huge_table, Right.EITHER),
    _file("table-long", "cross references: two million lines", _long_table, Right.EITHER),
    _file("reference-loop", "objects: a reference to itself",
        lambda: simple({3: b"3 0 R", 4: b"4 0 R", 5: b"5 0 R"})),
    _file("outlines", "outlines: all are each other's children", _outlines, Right.EITHER),
    _file("start-lie", "cross references: they begin far behind the end",
        lambda: simple().replace(b"startxref\n", b"startxref\n999999999999999999999"),
        Right.EITHER),
)  # fmt: skip

_CONTENTS = (
    _file("form-loop", "forms: one that shows itself", lambda: simple(
        {4: stream(b"/X Do"), 5: b"<</XObject<</X 6 0 R>>>>", 6: _form(b"/X Do", b"/X 6 0 R")} )),
    _file("forms-doubling", "forms: 2^40 of them", lambda: _forms_doubling(40), Right.EITHER),
    _file("map-ranges", "fonts: character maps of 2^32 entries", lambda: _font(_character_ranges()),
        Right.EITHER),
    _file("map-long", "fonts: a character map of 80 MB", lambda: _font(_long_character_map()),
        Right.EITHER),
    _file("map-loop", "fonts: a character map that uses itself",
        lambda: _font(b"/A usecmap 1 begincmap"), Right.EITHER),
    _file("coordinates", "contents: coordinates of 10^9 and more", lambda: simple( { 4: stream(
        b"BT /F1 1000000000 Tf " + b"99999999999 -1e300 Td (a) Tj " * 20_000 + b"ET" ) } ),
        Right.EITHER),
    _file("inline-image", "contents: a picture without an end",
        lambda: simple({4: stream(b"BI /W 9 /H 9 ID " + b"\x00 EI" * 2_000_000)})),
    _file("array-deep", "stack: an array in an array, 10,000 times",
        lambda: simple({4: stream(b"[" * 10_000 + b"]" * 10_000 + b" TJ")}), Right.EITHER),
    _file("table-deep", "stack: a dictionary in a dictionary, 10,000 times",
        lambda: simple({5: b"<</A" * 10_000 + b" 1" + b">>" * 10_000}), Right.EITHER),
    _file("states-deep", "stack: 5 million saved states",
        lambda: simple({4: stream(b"q " * 5_000_000 + said("Words"))}), Right.EITHER),
    _file("number-long", "numbers: a million digits",
        lambda: simple({4: stream(b"BT /F1 " + b"9" * 1_000_000 + b" Tf (a) Tj ET")}),
        Right.EITHER),
    _file("text-long", "text: 30 million letters on a page", lambda: _filters( b"/FlateDecode",
        zlib.compress(b"BT /F1 9 Tf " + b"(aaaaaaaaaa) Tj " * 3_000_000 + b"ET"), )),
    _file("text-controls", "text: escapes and marks of direction on a page", lambda: simple(
        {4: stream(b"BT /F1 9 Tf (a\\033]52;c;aGk=\\007\\000\\177<img src=x>) Tj ET")} ),
        Right.EITHER),
    _file("encrypted-odd", "encryption: numbers that make no sense",
        lambda: _encrypted(b"<</Filter/Standard/V 99/R -7/Length 1000000000/P 1/O(a)/U(b)>>")),
    _file("encrypted-long", "encryption: a key of a gigabyte", lambda: _encrypted(
        b"<</Filter/Standard/V 5/R 6/Length 256/P -1/O(a)/U(b)/OE(c)/UE(d)/Perms(e)/CF<<>>>>" )),
)  # fmt: skip

_FILES = (
    _named("pipe", "files: a pipe that nobody writes to", lambda a: pipe(a.folder / "pipe.pdf")),
    _named("device", "files: a link to /dev/zero", lambda a: device(a.folder / "zeros.pdf")),
    _named("growing", "files: one that grows while it is read", _growing, Right.EITHER),
    _named("large", "files: 5 GB, nearly all a hole", _too_large),
    _file("truncated", "files: cut in the middle", lambda: many_pages(50)[:3_000], Right.EITHER),
    _file("mark-only", "files: nothing but the mark", lambda: b"%PDF-1.7\n" + b"\0" * 1_000_000),
    _file("rubbish", "files: the mark, then a megabyte of noise",
        lambda: b"%PDF-1.7\n" + os.urandom(1 << 20)),
)  # fmt: skip

_GOOD = (
    _file("good", "nothing: a legitimate file", simple, Right.WORKS),
    _file("good-packed", "nothing: a page that is packed",
        lambda: _filters(b"/FlateDecode", zlib.compress(said("Words of a page"))), Right.WORKS),
    _file("good-300-pages", "nothing: a legitimate file of 300 pages", lambda: many_pages(300),
        Right.WORKS),
)  # fmt: skip

CASES = (*_TREES, *_STREAMS, *_REFERENCES, *_CONTENTS, *_FILES, *_GOOD)
