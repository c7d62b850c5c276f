"""Words are found whatever their case and diacritics, at their place in the original."""

import random

import pytest

from foretoken.chat.conversations.text_search import FoldedText


def found(text: str, words: str) -> list[str]:
    encoded = text.encode("utf-16-le")
    spans = FoldedText.of(text).find_all(FoldedText.of(words))
    return [encoded[2 * start : 2 * end].decode("utf-16-le") for start, end in spans]


@pytest.mark.parametrize(
    ("text", "words", "places"),
    [
        ("The tide, the TIDES.", "tide", ["tide", "TIDE"]),
        ("Café cafe CAFÉ cafe\u0301!", "cafe", ["Café", "cafe", "CAFÉ", "cafe\u0301"]),
        ("Cafe cafés", "CAFÉ", ["Cafe", "café"]),
        ("Straße, STRASSE", "strasse", ["Straße", "STRASSE"]),
        ("Straße", "stras", ["Straß"]),
        ("🌍 naïve 🌍 Naive", "naive", ["naïve", "Naive"]),
        ("one\ntwo", "one two", ["one\ntwo"]),
        ("ein\u00a0über", "ein uber", ["ein\u00a0über"]),
        ("aaaa", "aa", ["aa", "aa"]),
        ("ΣΊΣΥΦΟΣ", "σισυφος", ["ΣΊΣΥΦΟΣ"]),
        ("nothing", "thong", []),
        ("anything", "", []),
        ("é", "\u0301", []),
        ("", "a", []),
        ("a.b", ".", ["."]),
    ],
)
def test_words_are_found(text: str, words: str, places: list[str]) -> None:
    assert found(text, words) == places


def test_every_place_is_that_of_the_original() -> None:
    chance = random.Random(7)
    for _ in range(200):
        text = "".join(chance.choice("abÄßé😀ﬁ e\u0301x\n") for _ in range(40))
        for words in ("a", "ss", "fi", "e x", "😀"):
            folded = FoldedText.of(words).text
            for place in found(text, words):
                assert folded in FoldedText.of(place).text
