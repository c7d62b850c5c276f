"""JSON of any kind is read or refused in words, never by another exception."""

from pathlib import Path

import pytest

from foretoken.system.given_json import MOST_LEVELS, NoJson, parse_json, read_json


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 10_000 + "]" * 10_000, "inside each other"),
        ("[" * (MOST_LEVELS + 1) + "]" * (MOST_LEVELS + 1), "inside each other"),
        ('{"a":' * 300 + "1" + "}" * 300, "inside each other"),
        ("1" * 100_000, "thousands of digits"),
        ("[NaN]", "NaN is no number"),
        ("-Infinity", "-Infinity is no number"),
        ("1e999", "1e999 is no number"),
        ("1." + "0" * 1000 + "e999", "is no number"),
        ('{"a": }', "line 1"),
        (b"\xff\xfe", "no text"),
        ("", "line 1"),
        ("[0, 1, 2, 3, 4, 5]", "longer than 16 bytes"),
    ],
)
def test_refused_in_words(text: str | bytes, words: str) -> None:
    with pytest.raises(NoJson, match=words) as refused:
        parse_json(text, 16 if "16" in words else None)
    assert len(str(refused.value)) < 150


def test_what_is_harmless_is_read(tmp_path: Path) -> None:
    deepest = "[" * MOST_LEVELS + "]" * MOST_LEVELS
    (tmp_path / "file").write_text(f'{{"a": 1, "a": [2, "[[["], "b": {deepest[1:-1]}}}')
    found = read_json(tmp_path / "file", 1000)
    assert found["a"] == [2, "[[["]
