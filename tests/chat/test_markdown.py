"""Markdown: blocks with source positions, syntax highlighting, formulas."""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import html5lib
import pytest
from markdown_it import MarkdownIt

from foreign import foreign
from foretoken.chat.markdown import highlight
from foretoken.chat.markdown.blocks import Block, BlockKind, ContainerKind, Style, TextRun
from foretoken.chat.markdown.formula import LONGEST_TEX, formula_svg
from foretoken.chat.markdown.highlight import CodeRole, Highlighter
from foretoken.chat.markdown.stream import Stream, parse
from foretoken.system.language import Language

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
    *("www.a.b,", "http:"),
]

# Texts without marks are extended without being parsed again, unless something is begun.
PROSE = ["(they say) ", "it's 12.5 ", "well-known ", "The tide ", "high\n", "<http://x ", "$5 "]


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
            if run.is_replaced:
                assert set(run.places) <= set(range(*run.span))
                continue
            for character, place in zip(run.text, run.places, strict=True):
                if place < 0:
                    assert character == " "  # the rest of a tab
                    assert block.kind is BlockKind.CODE
                    continue
                assert run.span[0] <= place < run.span[1]
                written = source[place]
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


def visible(blocks: list[Block]) -> list[list[tuple[list[str], Style, str]]]:
    """Words with their style and target: a line end in code may be two spaces."""
    return [
        [(run.text.split(), run.style, run.target) for run in all_runs(block)] for block in blocks
    ]


def test_places_in_anything_and_however_it_comes() -> None:
    """A text that grows is at any moment what it would be at once."""
    chance = random.Random(0)
    for number in range(300):
        weights = ((1, 0), (1, 3), (0, 1))[number % 3]
        kinds = chance.choices((PIECES, PROSE), weights, k=chance.randint(1, 30))
        source = "".join(map(chance.choice, kinds))
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
            if "]: " not in source:  # definitions are looked for again at the end
                at_once = Stream()
                at_once.append(source[:at])
                assert stream.blocks == at_once.blocks, source[:at]
        before = list(stream.blocks)
        first = stream.finish()
        assert all(a is b for a, b in zip(before[:first], stream.blocks[:first], strict=True))
        assert stream.blocks == whole, source


def only(source: str) -> Block:
    (block,) = parse(source)
    return block


def test_places_and_spans_of_marked_text() -> None:
    assert only("  plain text").runs == (TextRun("plain text", range(2, 12), (2, 12)),)
    assert only("> quote").runs[0].places == range(2, 7)
    code = only("```py\nfor x in y:\n\tpass\n```")
    assert (code.runs[0].text, code.runs[0].places) == ("for x in y:\n\tpass", range(6, 23))
    assert (code.start, code.end, code.language, code.closed) == (0, 27, "py", True)
    assert only("`` `a\nb` ``").runs[0].places == range(3, 8)
    # Marks are not shown, and belong to the span of code and formulas.
    runs = only("**b** `c` $x^2$ \\(y\\)").runs
    found = {run.style: (run.text, run.places, run.span) for run in runs if run.style}
    assert found[Style.STRONG] == ("b", range(2, 3), (2, 3))
    assert found[Style.CODE] == ("c", range(7, 8), (6, 9))
    assert [run.span for run in runs if run.style is Style.MATH] == [(10, 15), (16, 21)]
    # Characters of an entity share a place; an escaped one has that behind the backslash.
    entity = only("a&ngE;b").runs[1]
    assert (entity.places, entity.span) == ((1, 1), (1, 6))
    assert only("\\*x").runs[0] == TextRun("*x", range(1, 3), (1, 3))
    assert only("a  \r\nb\\\rc\r\nd").runs[0].text == "a\nb\nc\nd"
    tab = only("- \t\tx")  # the rest of a tab has no place
    assert (tab.kind, tab.runs[0].text, tab.runs[0].places) == (BlockKind.CODE, "  x", (3, -1, 4))
    assert only(">\t# x").runs[0] == TextRun("x", range(4, 5), (4, 5))


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
    assert used[2].text == " b[^2]"  # undefined


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
    for source, target in {**LINKS, **dict.fromkeys(NO_LINKS, "")}.items():
        (block,) = parse(source)
        assert {run.target for run in block.runs} == {target}, source
        assert "".join(run.text for run in block.runs)


LINKS = {
    "[a](HTTPS://b.c 'title')": "HTTPS://b.c",
    "<a@b.c>": "mailto:a@b.c",
    "[a][x]\n\n[x]: <http://b.c/d e>": "http://b.c/d%20e",
    "[![a](http://b.c/d.png)](https://e.f)": "https://e.f",
    # A URL within a link has the target of the link.
    "[https://a.b](https://c.d)": "https://c.d",
    "<https://a.b/**c**>": "https://a.b/**c**",
}
NO_LINKS = [
    *("[a](/relative)", "[a](javascript:alert)", "[a](java&#115;cript:alert)", "[a](//b.c)"),
    *("[a](&#1;javascript:alert)", "<javascript:alert>", "[a](file:///etc/passwd)"),
    *("![a](data:image/png;base64,AA)", "[a](http:b.c)", "[a][x]\n\n[x]: vbscript:x"),
    *("[a](https://)", "[a](<http://b.c/\x7f>)", "[https://a.b](javascript:x)"),
]
# Bare URLs, marked by guillemets.
ADDRESSES = [
    *("see «HTTPS://A.B/c», please", "«https://a.b/c?d=e&f=g#h».", "(«https://a.b/c_(d)»))"),
    *("**«https://a.b/c_d_e»**", "~~«https://a.b/~c»~~"),
    *("«http://127.0.0.1»<br>", "見«https://例え.jp/a»。次", "«https://a.b»\u202e/c"),
    *("[see «https://a.b/c»] there", "# «https://a.b»", "| «https://a.b/c» | d |\n|---|---|"),
]
NO_ADDRESSES = [
    *("`https://a.b`", "    https://a.b", "$x = \\https://a.b$", "xhttps://a.b", "https://.b"),
    *("http://a_b.c", "www.a", "file:///etc/passwd", "javascript://a.b/%0aalert(1)"),
    *("data:text/html,a", "\\\\a\\b", "https://a.b/" + "c" * 3_000),
]


def links(source: str) -> list[tuple[str, str]]:
    runs = (run for block in parse(source) for run in all_runs(block))
    return [(run.text, run.target) for run in runs if run.target]


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


REFERENCE = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
STYLES = {"em": Style.EMPHASIS, "strong": Style.STRONG, "s": Style.STRUCK, "code": Style.CODE}
KINDS = {"pre": BlockKind.CODE, "hr": BlockKind.RULE, "table": BlockKind.TABLE}
CONTAINERS = {"li": ContainerKind.ITEM, "blockquote": ContainerKind.QUOTE}
Letters = list[tuple[str, Style, bool]]


def shown_here(markdown: str) -> tuple[Letters, Counter[str]]:
    """Return each letter with its style and whether it is a link, and the elements' counts."""
    blocks = parse(markdown)
    letters = [
        (letter, run.style, is_marked_link(run, markdown))
        for block in blocks
        for run in all_runs(block)
        for letter in "".join(run.text.split())
    ]
    elements = Counter(f"h{block.level}" for block in blocks if block.level)
    for tag, kind in KINDS.items():
        elements[tag] = sum(block.kind is kind for block in blocks)
    for tag, inside in CONTAINERS.items():
        every = {one.start for block in blocks for one in block.containers if one.kind is inside}
        elements[tag] = len(every)
    return letters, elements


def is_marked_link(run: TextRun, markdown: str) -> bool:
    """Return whether a run is a link in CommonMark, unlike bare URLs."""
    return bool(run.target) and (run.text != run.target or f"<{run.text}>" in markdown)


def shown_there(markdown: str) -> tuple[Letters, Counter[str]]:
    page = html5lib.parseFragment(REFERENCE.render(markdown), namespaceHTMLElements=False)
    same = (*KINDS, *CONTAINERS, "h1", "h2", "h3", "h4", "h5", "h6")
    elements = Counter(one.tag for one in page.iter() if one.tag in same)
    return list(letters_of(page)), elements


def letters_of(element: Element, style: Style = Style.NONE, link: bool = False) -> Iterator[Any]:
    style |= STYLES.get(element.tag, Style.NONE)
    link |= element.get("href", "").lower().startswith(("http://", "https://", "mailto:"))
    yield from ((letter, style, link) for letter in "".join((element.text or "").split()))
    for inner in element:
        yield from letters_of(inner, style, link)
        yield from ((letter, style, link) for letter in "".join((inner.tail or "").split()))


# No indented lines after nested quotes: against the specification, markdown-it takes them for code.
LINES = """
text|more *text* **of** it|~~gone~~ ~one~ and `code`|[link](http://example.com)|- item|  - inner|
1. one|1. two|> quote|> > deep|# Head|---|===|```|```py|   text|| a \\| b |c|
  1. tab|&amp; &copy;|\\* no|<b>no</b>|[ref]|[ref]: http://a.b|***|
"""
TABLES = [
    "| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 |\n| 4 | 5 | 6 |\n\nend",
    "a | b\n--|--:\n1 | `x \\| y`\n# Head",
    "> | a |\n> |---|\n> | b |\ntext",
    "| \\| | b\\\\|\n|---|---|\n|  | x |",
]


def test_texts_look_like_those_of_another_renderer() -> None:
    chance = random.Random(0)
    lines = [*LINES.replace("\n", "").split("|"), "", "", "", ""]
    texts = ("\n".join(chance.choices(lines, k=chance.randint(1, 7))) for _ in range(600))
    # The alternative text of an image has no styles in HTML.
    examples = (one for one in EXAMPLES if "![" not in one)
    for markdown in (*examples, *TABLES, *texts):
        assert shown_here(markdown) == shown_there(markdown), markdown


def begun(source: str) -> list[Block]:
    stream = Stream()
    for character in source:
        stream.append(character)
    return stream.blocks


def look(blocks: list[Block]) -> list[object]:
    return [
        (
            block.kind,
            block.level,
            [(one.kind, one.marker, one.task) for one in block.containers],
            [(run.text, run.style, run.target) for run in block.runs],
            [[[run.text for run in cell] for cell in row] for row in block.rows],
            block.language,
        )
        for block in blocks
    ]


# Unfinished markup up to "‸", and what completes it.
BEGUN = [
    *("some **strong te‸**", "some *emphasis‸*", "**both *of them‸***", "~~struck‸~~", "`code‸`"),
    *("**strong*‸*", "$x^2‸$", "\\(x + 1‸\\)", "\\[\nx = 1‸\n\\]", "$$\nx = 1\n$‸$"),
    *("[text](http://exam‸)", "![text](http://exam‸)", "# Head *li‸*"),
    *("```py\nx = 1\n‸```", "```py\nx = 1\n``‸`", "> ```\n> x‸\n> ```", "- [x] do‸"),
    *("| a | b |‸\n|---|---|", "| a | b |\n|--‸-|---|", "text\n| a | b |\n‸|--|--|"),
    "| a | b |\n|---|---|\n| **x‸** |",
]


def test_what_is_not_clear_yet_waits() -> None:
    lines = ("-", "- ", "--", "=", "#", "## ", "1", "1.", "12. ", "``", "*", "|", ">", "> -", "$$")
    for undecided in (*lines, "\t", " "):
        assert begun(f"text\n{undecided}") == begun("text\n"), undecided
    for mark in ("**", "*", "`", "~~", "[", "![", "\\", "&am", "$"):
        assert look(begun(f"text {mark}")) == look(begun("text")), mark
    for plain in ("5 * 3", "a*b and c", "snake_case", "$5 and", "it's [1", "a ~5"):
        (block,) = begun(plain)
        assert [(run.text, run.style) for run in block.runs] == [(plain, Style.NONE)]
    for each in BEGUN:
        source, ending = each.split("‸")
        assert look(begun(source)) == look(parse(source + ending)), each
    assert look(begun("- [x")) == look(parse("-"))
    assert look(begun("[a]: http://b.c")) == []


# Texts of about a given length.
TEXTS = {
    "brackets": lambda n: "[" * n,
    "links that do not end": lambda n: "[a](" * (n // 4),
    "stars and bars": lambda n: "*_" * (n // 2),
    "dollars": lambda n: "$a " * (n // 3),
    "formulas that do not end": lambda n: "\\(" * (n // 2) + "\\)",
    "addresses": lambda n: "http://a.b/(" * (n // 12),
    "long addresses": lambda n: f"http://a.b/{'c' * 2_200}! " * (n // 2_213) + "http://a" + "!" * n,
    "parentheses behind addresses": lambda n: f"http://a.b/{'(' * 50}{')' * 99} " * (n // 161),
    "columns": lambda n: "|" + "a|" * (n // 6) + "\n|" + "-|" * (n // 6) + "\n|" + "b|" * (n // 6),
    "deeper items": lambda n: "".join(f"{'  ' * i}- a\n" for i in range(int(n**0.5))),
    "deeper quotes": lambda n: "".join(f"{'>' * i} a\n" for i in range(int((2 * n) ** 0.5))),
    "definitions": lambda n: "".join(f"[{i}]: http://a.b\n" for i in range(n // 18)),
    "uses of a definition": lambda n: "[a]: http://a.b\n\n" + "[a] " * (n // 4),
    "setext": lambda n: "a\n" * (n // 2) + "===",
}


def calls_in(work: Callable[[], object]) -> int:
    """Count function calls, a measure of work that does not depend on the computer."""
    calls = count()
    before = sys.getprofile()
    sys.setprofile(lambda *_: next(calls))
    try:
        work()
    finally:
        sys.setprofile(before)
    return next(calls)


@pytest.mark.parametrize("name", TEXTS)
def test_work_grows_no_faster_than_the_text(name: str) -> None:
    short, long = (TEXTS[name](length) for length in (1_500, 6_000))
    parse(short)  # imports the parser
    calls = calls_in(lambda: parse(long))
    assert calls < 6 * calls_in(lambda: parse(short)) + 1_000
    assert calls < 150 * 6_000


@pytest.mark.parametrize(
    "line", ["word\n\n", "# head\n", "> quote\n\n", "```\ncode\n```\n", "$$\nx\n$$\n\n"]
)
def test_each_piece_of_a_long_text_costs_the_same(line: str) -> None:
    stream = Stream()
    costs = [calls_in(lambda: stream.append(line)) for _ in range(120)]
    assert sum(costs[90:]) < 1.2 * sum(costs[30:60])


def test_what_is_too_deep_shows_its_text_and_no_more_marks() -> None:
    (block,) = parse(f"{'>' * 3_000} a")
    assert len(block.containers) == 20
    assert block.runs[0].text == "a"
    (block,) = parse("- " * 2_000 + "a")
    assert [one.marker for one in block.containers] == ["•"] * 20


@pytest.mark.parametrize("source", [TEXTS["columns"](60_000), "*a* " * 4_000])
def test_what_is_too_wide_or_too_much_is_shown_as_its_lines(source: str) -> None:
    blocks = parse(source)
    assert "\n".join(block.runs[0].text for block in blocks) == source
    assert {block.kind for block in blocks} == {BlockKind.PARAGRAPH}
    stream = Stream()
    for start in range(0, len(source), 1_000):
        stream.append(source[start : start + 1_000])
    assert stream.is_source
    assert stream.blocks == blocks


KEYWORD, NAME, BUILTIN, STRING, NUMBER, COMMENT = CodeRole
PYTHON = '''\
@cached
def area(radius: float) -> float:
    """What a circle
    covers."""
    return 3.14 * radius ** 2  # about

for name in ["a", 'b', f"{c}"]:
    print(name, None, 😀)

'''


def roles(code: str, highlighter: Highlighter) -> list[CodeRole | None]:
    """Return the role of each character; stretches must not overlap."""
    found: list[CodeRole | None] = [None] * len(code)
    before = 0
    for start, stop, role in highlighter.stretches:
        assert before <= start < stop <= len(code)
        found[start:stop] = [role] * (stop - start)
        before = stop
    return found


def roles_of(code: str, language: str) -> list[CodeRole | None]:
    highlighter = Highlighter(language)
    highlighter.read(code, complete=True)
    return roles(code, highlighter)


def test_roles_of_code() -> None:
    for language, part, role in (
        ("Python", "def", KEYWORD),
        ("py", "area", NAME),
        ("python", "float", BUILTIN),
        ("python", '"""What a circle\n    covers."""', STRING),
        ("python", "3.14", NUMBER),
        ("python", "# about", COMMENT),
        # Languages are not guessed.
        ("../../etc", "def", None),
        ("", "def", None),
    ):
        at = PYTHON.index(part)
        assert set(roles_of(PYTHON, language)[at : at + len(part)]) == {role}, part


def test_growing_code_has_colours_at_once_and_in_the_end_those_of_the_whole() -> None:
    code = PYTHON * 30
    whole = roles_of(code, "python")
    chance = random.Random(0)
    growing = Highlighter("python")
    at = 0
    while at < len(code):
        at = min(len(code), at + chance.randint(1, 60))
        growing.read(code[:at])
        last_line = code.rfind("\n\n", 0, at) + 1
        assert roles(code[:at], growing)[:last_line] == whole[:last_line]
    growing.read(code, complete=True)
    assert roles(code, growing) == whole


def test_endless_lines_and_endless_code_have_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "x = 1; " * 1_000
    shown = roles_of(f"def f(): pass\n{line}\ndef g(): pass\n", "python")
    assert shown[:3] == [KEYWORD] * 3
    assert set(shown[14:]) == {None}
    code = PYTHON * (highlight.LONGEST_CODE // len(PYTHON) + 2)
    assert set(roles_of(code, "python")[highlight.LONGEST_CODE :]) == {None}
    for bit in ("(", '"', "/*", "<", "{%", " \n", "\x00"):
        for language in ("python", "c++", "html", "markdown"):
            roles_of(bit * 1000, language)
    monkeypatch.setattr(highlight, "_MOST_S", 0.0)
    highlighter = Highlighter("python")
    highlighter.read(PYTHON * 50, complete=True)
    assert len(highlighter.stretches) < 5


DRAWN = [
    r"|x| = \begin{cases} x & \text{if } x \ge 0 \\ -x & \text{if } x < 0 \end{cases}",
    r"\ce{H2O} \quad E = mc^2 \tag{1}",
]
SHOWN_AS_SOURCE = [
    *("", " ", r"\frac{a", r"\left( x", "a}", r"\nosuchcommand{x}", "\x00x", "\ud800", "^" * 900),
    *(r"\includegraphics{/etc/passwd}", r"\href{file:///etc/passwd}{x}", r"\def\a{\a\a}\a"),
    *(r"\rule{1e9em}{1e9em}", "x" * (LONGEST_TEX + 1), "{" * 900 + "x" + "}" * 900),
    r"\sqrt" * 350 + "x",
]


def test_common_formulas_are_shapes_and_others_are_left_to_their_source() -> None:
    for tex in DRAWN:
        svg = formula_svg(tex, display="=" in tex).svg
        names = {one.tag.rpartition("}")[2] for one in fromstring(svg).iter()}
        assert {"title", "path", "use"} <= names
        assert names <= {"svg", "title", "defs", "g", "path", "use", "rect"}
        assert re.search(r'viewBox="-60 -[0-9.]+ [0-9.]+ [0-9.]+" width="[0-9.]+em" height', svg)
        assert 'fill="currentColor"' in svg
        assert tex not in svg
    for tex in SHOWN_AS_SOURCE:
        assert formula_svg(tex, display=True) is None, tex


def test_a_formula_is_said_in_the_language_of_the_window() -> None:
    for code, said in (("en", "3 over 4"), ("de", "drei Viertel"), ("zz", "3 over 4")):
        with foreign(Language(code)):
            drawn = formula_svg(r"\frac{3}{4}", display=True)
        title = fromstring(drawn.svg).findtext("{http://www.w3.org/2000/svg}title")
        assert title == said
