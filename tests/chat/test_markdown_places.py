"""Every visible character of a Markdown text stands where it came from."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style, TextRun
from foretoken.chat.markdown.stream import Stream, parse

EXAMPLES = [
    one["markdown"]
    for one in json.loads(
        (Path(__file__).parent / "commonmark" / "examples.json").read_text(encoding="utf-8")
    )
]
PIECES = [
    *("a", "bc ", " ", "\n", "\n\n", "\r\n", "\r", "\t", "\\", "*", "**", "_", "`", "``", "```\n"),
    *("~~", "[", "](http://a.b/c)", "![", "]", "[^1]", "[^1]: ", "[x]: http://x.y\n", "&amp;"),
    *("&ngE;", "&#0;", "&nope;", "<http://a.b>", "<b>", "$", "$$", "\\(", "\\)", "\\[", "\\]"),
    *("| a | b |\n|---|---|\n", "| x \\| y |", "- ", "1. ", "> ", "# ", "- [x] ", "    ", "---\n"),
    *("\U0001f469\u200d\U0001f52c", "e\u0301", "\u05e9\u05dc\u05d5\u05dd", "\u2028", "\ud800"),
    *("\0", "\u202e", "\u00a0", "x^2", "5", "===\n", "https://a.b", "\\*", "  \n", "\\\n"),
]


def all_runs(block: Block) -> list[TextRun]:
    return [*block.runs, *(run for row in block.rows for cell in row for run in cell)]


def hold_their_places(source: str, blocks: list[Block]) -> None:
    end = 0
    seen: set[int] = set()
    for block in blocks:
        assert end <= block.start <= block.end <= len(source), block
        end = block.end
        last = -1
        for run in all_runs(block):
            assert len(run.text) == len(run.places)
            assert run.text or block.kind in (BlockKind.CODE, BlockKind.MATH)
            assert 0 <= run.span[0] <= run.span[1] <= len(source)
            for character, place in zip(run.text, run.places, strict=True):
                if place < 0:
                    assert character == " "  # the rest of a tab
                    assert block.kind is BlockKind.CODE
                    continue
                assert run.span[0] <= place < run.span[1]
                written = source[place]
                if place == last:
                    assert written == "&"
                else:
                    assert place not in seen
                    assert place > last
                seen.add(place)
                last = place
                if character != written:
                    assert written in "&\n\r\0\t", (character, written)
                    assert written != "\0" or character == "\ufffd"
                    assert written not in "\n\r" or character in " \n"
                    assert written != "\t" or character == " "


def test_places_in_the_examples_of_the_specification() -> None:
    for source in EXAMPLES:
        hold_their_places(source, parse(source))
        windows = source.replace("\n", "\r\n")
        hold_their_places(windows, parse(windows))
        assert visible(parse(windows)) == visible(parse(source))


def visible(blocks: list[Block]) -> list[list[tuple[str, Style, str]]]:
    return [[(run.text, run.style, run.target) for run in all_runs(block)] for block in blocks]


@pytest.mark.parametrize("seed", range(2))
def test_places_in_anything_and_however_it_comes(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        source = "".join(chance.choice(PIECES) for _ in range(chance.randint(1, 30)))
        whole = parse(source)
        hold_their_places(source, whole)
        stream = Stream()
        at = 0
        while at < len(source):
            length = chance.choice((1, 1, 2, 3, 8))
            before = list(stream.blocks)
            first = stream.append(source[at : at + length])
            at += length
            assert all(a is b for a, b in zip(before[:first], stream.blocks[:first], strict=True))
            hold_their_places(source[:at], stream.blocks)
        before = list(stream.blocks)
        first = stream.finish()
        assert all(a is b for a, b in zip(before[:first], stream.blocks[:first], strict=True))
        assert stream.blocks == whole, source


@pytest.mark.parametrize("seed", range(2))
def test_what_has_come_looks_the_same_in_however_many_pieces_it_came(seed: int) -> None:
    """Only the last block is parsed again. What is defined elsewhere may be known later, and what
    is a formula of several lines."""
    chance = random.Random(seed)
    known = [piece for piece in PIECES if "]: " not in piece and piece not in ("[^1]", "\\[", "$$")]
    known += ["- a\n", "- b\n\n", "  - c\n", "2. d\n", "\n\n"]
    for _ in range(60):
        source = "".join(chance.choice(known) for _ in range(chance.randint(1, 30)))
        growing = Stream()
        at = 0
        while at < len(source):
            length = chance.choice((1, 2, 3, 8))
            growing.append(source[at : at + length])
            at += length
            whole = Stream()
            whole.append(source[:at])
            assert growing.blocks == whole.blocks, source[:at]


def only(source: str) -> Block:
    (block,) = parse(source)
    return block


def test_places_and_spans_of_marked_text() -> None:
    assert only("  plain text").runs == (TextRun("plain text", range(2, 12), (2, 12)),)
    assert only("> quote").runs[0].places == range(2, 7)
    code = only("```py\nfor x in y:\n\tpass\n```")
    assert (code.runs[0].text, code.runs[0].places) == ("for x in y:\n\tpass", range(6, 23))
    assert (code.start, code.end, code.language, code.closed) == (0, 27, "py", True)
    # Marks are not shown, and belong to the span of code and formulas.
    runs = only("**b** `c` $x^2$ \\(y\\)").runs
    found = {run.style: (run.text, run.places, run.span) for run in runs if run.style}
    assert found[Style.STRONG] == ("b", range(2, 3), (2, 3))
    assert found[Style.CODE] == ("c", range(7, 8), (6, 9))
    assert [run.span for run in runs if run.style is Style.MATH] == [(10, 15), (16, 21)]
    # Characters of an entity share a place; an escaped one has that behind the backslash.
    assert only("a&ngE;b").runs[0].places == (0, 1, 1, 6)
    assert only("a&amp;b").runs[0].text == "a&b"
    assert only("\\*x").runs[0] == TextRun("*x", range(1, 3), (1, 3))
    tab = only("- \t\tx")  # what is left of a tab in code is ours
    assert (tab.kind, tab.runs[0].text, tab.runs[0].places) == (BlockKind.CODE, "  x", (3, -1, 4))
    assert only(">\t# x").runs[0] == TextRun("x", range(4, 5), (4, 5))


def test_line_ends_of_all_kinds_are_shown_as_spaces_or_asked_breaks() -> None:
    assert only("a\r\nb\rc\nd").runs[0].text == "a b c d"
    assert only("a  \r\nb\\\rc").runs[0].text == "a\nb\nc"
    assert only("```\r\na\r\rb\r\n```").runs[0].text == "a\n\nb"
    assert only("a\u2028b").runs[0].text == "a\u2028b"


def test_a_bar_in_a_cell_stands_behind_its_backslash() -> None:
    block = only("| a | b |\n|--:|---|\n| x \\| `y\\|z` | |")
    assert block.alignments == ("right", "")
    first, second = block.rows[1]
    places = [(run.text, tuple(run.places)) for run in first]
    assert places == [("x | ", (22, 23, 25, 26)), ("y|z", (28, 30, 31))]
    assert second == ()


def test_containers_tell_their_marks_and_what_is_first_in_them() -> None:
    blocks = parse("1. [x] done\n\n   more\n2. - inner\n\n> q\n\n[^a]: note")
    items = [[(one.marker, one.task, one.start, one.end) for one in b.containers] for b in blocks]
    assert items == [
        [("1.", True, 0, 2)],
        [("", None, 0, 2)],
        [("2.", None, 21, 23), ("•", None, 24, 25)],
        [("", None, 33, 34)],
        [("a", None, 38, 43)],
    ]
    assert blocks[4].containers[0].kind is ContainerKind.FOOTNOTE
    assert [block.tight for block in blocks] == [False, False, True, False, False]
    used = parse("a[^1] b[^2]\n\n[^1]: note")[0].runs
    assert [(run.text, run.style, run.span) for run in used[:2]] == [
        ("a", Style.NONE, (0, 1)),
        ("1", Style.FOOTNOTE, (1, 5)),
    ]
    assert used[2].text == " b[^2]"  # it is not defined


FORMULAS = {
    "$$\nx = 1\n$$": ["x = 1"],
    "\\[ x \\]": ["x"],
    "text\n\\[\nx\n\\]\nmore": ["x"],
    "- item\n  $$\n  x\n  y\n  $$": ["x\ny"],
    "a $$x$$ b and \\[y\\]": ["x", "y"],
    "$5 \\times 3$": ["5 \\times 3"],
}
NO_FORMULAS = [
    *("it costs $5 and $10", "from $5, at most 10$ each", "\\$x\\$ and \\\\(x\\\\)"),
    *("$$\nx\n\n$$\n\ny", "\\[not a link](/foo)\n- item", "`$x$` and\n\n    $y$"),
    *("```\n$$ x\n```\n\n$$ y", "```\n\\[ x\n```\n\\]\n```\n\\]"),
]


def test_formulas() -> None:
    for source, formulas in {**FORMULAS, **{one: [] for one in NO_FORMULAS}}.items():
        runs = (run for block in parse(source) for run in all_runs(block))
        assert [run.text for run in runs if run.style & Style.MATH] == formulas, source


# --- links ------------------------------------------------------------------------------------

LINKS = {
    "[a](http://b.c)": "http://b.c",
    "[a](HTTPS://b.c 'title')": "HTTPS://b.c",
    "<mailto:a@b.c>": "mailto:a@b.c",
    "<a@b.c>": "mailto:a@b.c",
    "[a][x]\n\n[x]: <http://b.c/d e>": "http://b.c/d%20e",
    "![a](http://b.c/d.png)": "http://b.c/d.png",
    "[![a](http://b.c/d.png)](https://e.f)": "https://e.f",
    # An address in a link leads where that does.
    "[https://a.b](https://c.d)": "https://c.d",
    "[https://a.b][x]\n\n[x]: https://c.d": "https://c.d",
    "<https://a.b/**c**>": "https://a.b/**c**",
}
NO_LINKS = [
    *("[a](/relative)", "[a](javascript:alert)", "[a](java&#115;cript:alert)", "[a](//b.c)"),
    *("[a](&#1;javascript:alert)", "<javascript:alert>", "[a](file:///etc/passwd)"),
    *("[a](data:text/html;base64,AA)", "![a](data:image/png;base64,AA)", "[a](http:b.c)"),
    *("[a][x]\n\n[x]: vbscript:x", "[a](https://)", "[a](<http://b.c/\x7f>)"),
    *("<a href='/b.c'>a</a>", "[https://a.b](javascript:x)"),
]
# Addresses that just stand in a text, between guillemets here.
ADDRESSES = [
    *(
        "«http://a.b»",
        "see «HTTPS://A.B/c», please",
        "«https://a.b/c?d=e&f=g#h».",
        "'«https://a.b»':",
    ),
    *("(«https://a.b/c»)", "«https://a.b/c_(d)»", "(«https://a.b/c_(d)»))", "«https://a.b/»&copy;"),
    *("«https://a.b/?c=1&copy;2»", "**«https://a.b/c_d_e»**", "*«https://a.b»*, then"),
    *(
        "~~«https://a.b/~c»~~",
        "«https://a.b»<br>",
        "«http://localhost:8080/c»",
        "«http://127.0.0.1»",
    ),
    *("\u898b«https://\u4f8b\u3048.jp/a»\u3002\u6b21", "«https://a.b»\u202e/c", "- «https://a.b»"),
    *("[see «https://a.b/c»] there", "«https://a.b»[^1]\n\n[^1]: note", "# «https://a.b»"),
    "| «https://a.b/c» | d |\n|---|---|",
]
NO_ADDRESSES = [
    *("`https://a.b`", "    https://a.b", "```\nhttps://a.b\n```", "$x = \\https://a.b$"),
    *("xhttps://a.b", "https://", "https://.b", "http://a_b.c", "http://a.b_c.d", "www.", "www.a"),
    *("xwww.a.b", "file:///etc/passwd", "javascript://a.b/%0aalert(1)", "data:text/html,a"),
    *("ftp://a.b", "\\\\a\\b", "https://a.b/" + "c" * 3_000),
]


def links(source: str) -> list[tuple[str, str]]:
    runs = (run for block in parse(source) for run in all_runs(block))
    return [(run.text, run.target) for run in runs if run.target]


def test_only_some_links_lead_somewhere() -> None:
    for source, target in {**LINKS, **dict.fromkeys(NO_LINKS, "")}.items():
        (block,) = parse(source)
        assert {run.target for run in block.runs} == {target}, source
        assert "".join(run.text for run in block.runs)


def test_an_address_is_a_link_without_what_is_behind_it() -> None:
    for marked in ADDRESSES:
        address = marked[marked.index("«") + 1 : marked.index("»")]
        assert links(marked.replace("«", "").replace("»", "")) == [(address, address)], marked
    for source in NO_ADDRESSES:
        assert not links(source), source
    assert links("(www.a.b/c), Www.d.e") == [
        ("www.a.b/c", "http://www.a.b/c"),
        ("Www.d.e", "http://Www.d.e"),
    ]


def test_an_address_grows_as_it_comes() -> None:
    stream, source = Stream(), "see https://a.b/c_d, or"
    for character in source:
        stream.append(character)
        assert all(not run.target or run.text == run.target for run in stream.blocks[0].runs)
    stream.finish()
    assert [run.target for run in stream.blocks[0].runs] == ["", "https://a.b/c_d", ""]
