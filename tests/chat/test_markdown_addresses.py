"""Addresses that just stand in a text are links; what is around them is not part of them."""

from __future__ import annotations

import pytest

from foretoken.chat.markdown.blocks import Block, TextRun
from foretoken.chat.markdown.stream import Stream, parse


def runs(blocks: list[Block]) -> list[TextRun]:
    cells = [run for block in blocks for row in block.rows for cell in row for run in cell]
    return [run for block in blocks for run in block.runs] + cells


def links(source: str) -> list[tuple[str, str]]:
    return [(run.text, run.target) for run in runs(parse(source)) if run.target]


@pytest.mark.parametrize(
    ("source", "address"),
    [
        ("http://a.b", "http://a.b"),
        ("see HTTPS://A.B/c, please", "HTTPS://A.B/c"),
        ("https://a.b/c?d=e&f=g#h.", "https://a.b/c?d=e&f=g#h"),
        ("'https://a.b':", "https://a.b"),
        ("(https://a.b/c)", "https://a.b/c"),
        ("https://a.b/c_(d)", "https://a.b/c_(d)"),
        ("(https://a.b/c_(d)))", "https://a.b/c_(d)"),
        ("https://a.b/&copy;", "https://a.b/"),
        ("https://a.b/?c=1&copy;2", "https://a.b/?c=1&copy;2"),
        ("**https://a.b/c_d_e**", "https://a.b/c_d_e"),
        ("*https://a.b*, then", "https://a.b"),
        ("~~https://a.b/~c~~", "https://a.b/~c"),
        ("https://a.b<br>", "https://a.b"),
        ("http://localhost:8080/c", "http://localhost:8080/c"),
        ("http://127.0.0.1", "http://127.0.0.1"),
        ("\u898bhttps://\u4f8b\u3048.jp/a\u3002\u6b21", "https://\u4f8b\u3048.jp/a"),
        ("https://a.b\u202e/c", "https://a.b"),
        ("[see https://a.b/c] there", "https://a.b/c"),
        ("https://a.b[^1]\n\n[^1]: note", "https://a.b"),
        ("# https://a.b", "https://a.b"),
        ("- https://a.b", "https://a.b"),
        ("| https://a.b/c | d |\n|---|---|", "https://a.b/c"),
    ],
)
def test_an_address_is_a_link_without_what_is_behind_it(source: str, address: str) -> None:
    assert links(source) == [(address, address)]


def test_an_address_of_the_web_may_have_no_scheme() -> None:
    assert links("(www.a.b/c), Www.d.e") == [
        ("www.a.b/c", "http://www.a.b/c"),
        ("Www.d.e", "http://Www.d.e"),
    ]


@pytest.mark.parametrize(
    "source",
    [
        "`https://a.b`",
        "    https://a.b",
        "```\nhttps://a.b\n```",
        "$x = \\https://a.b$",
        "xhttps://a.b",
        "https://",
        "https://.b",
        "http://a_b.c",
        "http://a.b_c.d",
        "www.",
        "www.a",
        "xwww.a.b",
        "file:///etc/passwd",
        "javascript://a.b/%0aalert(1)",
        "data:text/html,a",
        "ftp://a.b",
        "\\\\a\\b",
        "https://a.b/" + "c" * 3_000,
    ],
)
def test_what_is_no_address_or_stands_in_code_is_no_link(source: str) -> None:
    assert not links(source)


def test_an_address_in_a_link_leads_where_the_link_does() -> None:
    assert links("[https://a.b](https://c.d)") == [("https://a.b", "https://c.d")]
    assert links("[https://a.b][x]\n\n[x]: https://c.d") == [("https://a.b", "https://c.d")]
    assert links("[https://a.b](javascript:x)") == []
    assert links("<https://a.b/**c**>") == [("https://a.b/**c**", "https://a.b/**c**")]


def test_each_character_of_an_address_stands_where_it_is_written() -> None:
    source = "*see* https://a.b/c\\_d and | &amp; www.e.f/g."
    for run in runs(parse(source)):
        if run.target:
            assert "".join(source[place] for place in run.places) == run.text


def test_an_address_grows_as_it_comes() -> None:
    stream = Stream()
    for character in "see https://a.b/c_d, or":
        stream.append(character)
        for run in runs(stream.blocks):
            assert not run.target or run.text == run.target
    stream.finish()
    assert [run.target for run in runs(stream.blocks)] == ["", "https://a.b/c_d", ""]
