"""A Markdown text that grows looks as it will, and changes only where it grows."""

from __future__ import annotations

from foretoken.chat.markdown.blocks import Block, BlockKind, Style
from foretoken.chat.markdown.stream import Stream, parse


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


# What has begun: as written here, "‸" stands at its end; behind it is what completes it.
BEGUN = [
    *("some **strong te‸**", "some *emphasis‸*", "**both *of them‸***", "~~struck‸~~", "`code‸`"),
    *("**strong*‸*", "$x^2‸$", "\\(x + 1‸\\)", "\\[\nx = 1‸\n\\]", "$$\nx = 1\n$‸$"),
    *("[text](http://exam‸)", "![text](http://exam‸)", "<https://a.b/c‸>", "# Head *li‸*"),
    *("```py\nx = 1\n‸```", "```py\nx = 1\n``‸`", "> ```\n> x‸\n> ```", "- [x] do‸"),
    *("| a | b |‸\n|---|---|", "| a | b |\n|--‸-|---|", "text\n| a | b |\n‸|--|--|"),
    "| a | b |\n|---|---|\n| **x‸** |",
]


def test_what_has_begun_looks_as_it_will() -> None:
    for each in BEGUN:
        source, ending = each.split("‸")
        assert look(begun(source)) == look(parse(source + ending)), each
    assert look(begun("- [x")) == look(parse("-"))
    assert look(begun("[a]: http://b.c")) == []


def test_what_is_not_clear_yet_waits() -> None:
    lines = ("-", "- ", "--", "=", "#", "## ", "1", "1.", "12. ", "``", "*", "|", ">", "> -", "$$")
    for undecided in (*lines, "\t", " "):
        assert begun(f"text\n{undecided}") == begun("text\n"), undecided
    for mark in ("**", "*", "`", "~~", "[", "![", "\\", "&am", "$"):
        assert look(begun(f"text {mark}")) == look(begun("text")), mark
    for plain in ("5 * 3", "a*b and c", "snake_case", "$5 and", "it's [1", "a ~5"):
        (block,) = begun(plain)
        assert [(run.text, run.style) for run in block.runs] == [(plain, Style.NONE)]


TEXT = """# Head

Some *text* with `code` and a [link](http://a.b).

- one
- two
  - inner

| a | b |
|---|---|
| 1 | 2 |

```py
x = 1

y = 2
```

> quote

$$
x
$$

The end."""


def test_only_what_grows_is_another_object() -> None:
    stream = Stream()
    final: list[Block] = []
    whole = parse(TEXT)
    for character in TEXT:
        before = list(stream.blocks)
        first = stream.append(character)
        assert first >= len(before) - 2
        assert all(a is b for a, b in zip(before[:first], stream.blocks[:first], strict=True))
        assert first == len(stream.blocks) or stream.blocks[first] not in before[first : first + 1]
        complete = [block for block in stream.blocks if block in whole]
        assert complete[: len(final)] == final  # what is complete stays
        final = complete
    assert stream.finish() == len(whole)
    assert stream.blocks == whole


def test_nothing_new_changes_nothing() -> None:
    stream = Stream()
    assert [stream.append(text) for text in ("", "text", "", " ")] == [0, 0, 1, 1]
    assert stream.finish() == 1


def test_what_is_defined_late_is_found_in_the_end() -> None:
    stream = Stream()
    stream.append("a [link][x] and[^1]\n\nplain\n\n| [x] |\n|---|\n\n")
    stream.append("[x]: http://a.b\n\n[^1]: note")
    assert {run.target for run in stream.blocks[0].runs} == {""}
    plain = stream.blocks[1]
    assert stream.finish() == 0
    assert [run.target for run in stream.blocks[0].runs] == ["", "http://a.b", "", ""]
    assert stream.blocks[0].runs[3].style is Style.FOOTNOTE
    assert stream.blocks[1] == plain
    assert stream.blocks[2].rows[0][0][0].target == "http://a.b"


def test_what_was_defined_early_is_known_in_later_blocks() -> None:
    stream = Stream()
    stream.append("[The Sea]: http://a.b 'title'\n\n[^1]: note\n\nplain\n\nthe [the  sea] and[^1]")
    assert [(run.text, run.target, run.style) for run in stream.blocks[-1].runs] == [
        ("the ", "", Style.NONE),
        ("the  sea", "http://a.b", Style.NONE),
        (" and", "", Style.NONE),
        ("1", "", Style.FOOTNOTE),
    ]
    before = list(stream.blocks)
    assert stream.finish() == len(before)
    assert all(one is other for one, other in zip(before, stream.blocks, strict=True))


def test_a_list_becomes_loose_from_its_beginning_on_and_line_ends_come_in_pieces() -> None:
    stream = Stream()
    stream.append("text\n\n- a\n- b\n")
    assert [block.tight for block in stream.blocks] == [False, True, True]
    assert stream.append("\n- c") == 1
    assert [block.tight for block in stream.blocks] == [False, False, False, False]
    stream = Stream()
    for piece in ("a\r", "\nb\r", "\n", "\r\n", "c\r"):
        stream.append(piece)
    stream.finish()
    assert stream.blocks == parse("a\r\nb\r\n\r\nc\r")
    assert [block.runs[0].text for block in stream.blocks] == ["a b", "c"]


def test_a_formula_that_never_ends_is_text_again() -> None:
    stream = Stream()
    stream.append("text\n\\[\nx\n- item")
    assert [block.kind for block in stream.blocks] == [BlockKind.PARAGRAPH, BlockKind.MATH]
    stream.append("\n\n")
    assert [block.kind for block in stream.blocks] == [BlockKind.PARAGRAPH] * 2
    assert [len(block.containers) for block in stream.blocks] == [0, 1]
    assert stream.blocks == parse("text\n\\[\nx\n- item\n\n")
