"""No text takes more time than its length is worth."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from foretoken.chat.markdown.blocks import BlockKind
from foretoken.chat.markdown.source_text import TooMuchError
from foretoken.chat.markdown.stream import Lines, Stream, parse

# What grows with these: each is asked for with a length, which is about that of the text.
TEXTS = {
    "brackets": lambda n: "[" * n,
    "nested links": lambda n: "[" * (n // 5) + "a" + "](b)" * (n // 5),
    "links that do not end": lambda n: "[a](" * (n // 4),
    "pointed links that do not end": lambda n: "[a](<b" * (n // 6),
    "titles that do not end": lambda n: '[a](b "' * (n // 7),
    "opening stars": lambda n: "*a " * (n // 3),
    "stars and bars": lambda n: "*_" * (n // 2),
    "crossing emphasis": lambda n: "*a_ " * (n // 4),
    "nested emphasis": lambda n: "*a **b " * (n // 14) + "c** d*" * (n // 14),
    "struck": lambda n: "~~a " * (n // 4),
    "growing backticks": lambda n: " ".join("`" * i for i in range(int((2 * n) ** 0.5))),
    "dollars": lambda n: "$a " * (n // 3),
    "formulas that do not end": lambda n: "\\(" * (n // 2) + "\\)",
    "entities": lambda n: "&" * n,
    "angles": lambda n: "<a:" * (n // 3),
    "addresses": lambda n: "http://a.b/(" * (n // 12),
    "names of computers": lambda n: "www.a." * (n // 6),
    "long addresses": lambda n: f"http://a.b/{'c' * 2_200}! " * (n // 2_213) + "http://a" + "!" * n,
    "parentheses behind addresses": lambda n: f"http://a.b/{'(' * 50}{')' * 99} " * (n // 161),
    "entities behind addresses": lambda n: f"http://a.b/{'&a;' * 99} " * (n // 309),
    "tags": lambda n: "<div>" * (n // 5),
    "backslashes": lambda n: "\\" * n,
    "items in items": lambda n: "- " * (n // 2),
    "almost a rule": lambda n: "* " * (n // 2) + "x",
    "bars": lambda n: "|" * n,
    "columns": lambda n: "|" + "a|" * (n // 6) + "\n|" + "-|" * (n // 6) + "\n|" + "b|" * (n // 6),
    "tabs": lambda n: "\t" * n + "x",
    "line ends": lambda n: "\n" * n,
    "empty items": lambda n: "-\n" * (n // 2),
    "deeper items": lambda n: "".join(f"{'  ' * i}- a\n" for i in range(int(n**0.5))),
    "deeper quotes": lambda n: "".join(f"{'>' * i} a\n" for i in range(int((2 * n) ** 0.5))),
    "lazy lines": lambda n: f"{'> ' * 20}a\n" + "b\n" * (n // 2),
    "rows": lambda n: "|a|b|\n|-|-|\n" + "|1|2|\n" * (n // 6),
    "heads of tables": lambda n: "|a|\n" * (n // 4),
    "definitions": lambda n: "".join(f"[{i}]: http://a.b\n" for i in range(n // 18)),
    "definitions that are none": lambda n: "[a\n" * (n // 3),
    "titles of definitions": lambda n: "[a]: b '\n" * (n // 9),
    "uses of a definition": lambda n: "[a]: http://a.b\n\n" + "[a] " * (n // 4),
    "footnotes": lambda n: "".join(f"[^{i}]: note\n\n" for i in range(n // 16)),
    "formulas": lambda n: "$$\na\n" * (n // 5),
    "fences": lambda n: "```\n" * (n // 4),
    "fences in items": lambda n: "- ```\n" * (n // 6),
    "setext": lambda n: "a\n" * (n // 2) + "===",
}


class Work:
    """Calls of functions, as a measure of work that is the same on each computer."""

    calls = 0


@contextmanager
def counted() -> Iterator[Work]:
    work = Work()

    def count(frame: object, event: str, arg: object) -> None:
        work.calls += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield work
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize("name", TEXTS)
def test_work_grows_no_faster_than_the_text(name: str) -> None:
    calls = []
    for length in (500, 2_000):
        with counted() as work:
            parse(TEXTS[name](length))
        calls.append(work.calls)
    assert calls[1] < 6 * calls[0] + 1_000
    assert calls[1] < 150 * 2_000


@pytest.mark.nightly
@pytest.mark.parametrize("name", TEXTS)
def test_what_is_long_is_read_whole_and_in_pieces(name: str) -> None:
    source = TEXTS[name](2_000)
    stream: Stream | Lines = Stream()
    try:
        for at in range(0, len(source), 399):
            stream.append(source[at : at + 399])
        stream.finish()
    except TooMuchError:
        stream = Lines()
        stream.append(source)
    assert stream.blocks == parse(source)


@pytest.mark.parametrize(
    "line", ["word\n\n", "# head\n", "> quote\n\n", "```\ncode\n```\n", "$$\nx\n$$\n\n"]
)
def test_each_piece_of_a_long_text_costs_the_same(line: str) -> None:
    stream = Stream()
    costs = []
    for _ in range(120):
        with counted() as work:
            stream.append(line)
        costs.append(work.calls)
    assert sum(costs[90:]) < 1.2 * sum(costs[30:60])


def test_a_block_full_of_marks_is_parsed_again_now_and_then() -> None:
    stream = Stream()
    stream.append("*a " * 2_000)
    changes = [stream.append("*a ") for _ in range(222)].count(0)
    assert 6 < changes < 10
    stream.finish()
    assert stream.blocks == parse("*a " * 2_222)


def test_what_is_too_deep_shows_its_text_and_no_more_marks() -> None:
    (block,) = parse(f"{'>' * 3_000} a")
    assert len(block.containers) == 20
    assert block.runs[0].text == "a"
    (block,) = parse("- " * 2_000 + "a")
    assert [one.marker for one in block.containers] == ["•"] * 20


@pytest.mark.parametrize(
    "source",
    [
        TEXTS["columns"](60_000),
        "# a\n" * 6_000,
        "|a|b|\n|-|-|\n" + "|1|2|\n" * 3_000,
        "*a* " * 4_000,
    ],
)
def test_what_is_too_wide_or_too_much_is_shown_as_its_lines(source: str) -> None:
    blocks = parse(source)
    assert "\n".join(block.runs[0].text for block in blocks) == source
    assert {block.kind for block in blocks} == {BlockKind.PARAGRAPH}
    lines = Lines()
    for start in range(0, len(source), 700):
        lines.append(source[start : start + 700])
    assert lines.blocks == blocks
    stream = Stream()
    with pytest.raises(TooMuchError):
        for start in range(0, len(source), 1_000):
            stream.append(source[start : start + 1_000])
