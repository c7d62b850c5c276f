"""What a vocabulary cannot spell is left out, and what is said of it."""

import pytest

from foretoken.engine.text.spelling import Spelling, left_out_words


def test_what_cannot_be_spelled_is_left_out() -> None:
    letters, everything = Spelling(str.isalpha), Spelling(None)
    assert letters.spelled("a!b! c") == "abc"
    assert letters.unspelled("a!b! c\ud83d") == "! \ud83d"
    assert everything.spelled("a! 中\ud83d") == "a! 中"


@pytest.mark.parametrize(
    ("characters", "words"),
    [
        ("", ""),
        ("ß", "“ß”."),
        ("ß中", "“ß” and “中”."),
        ("\0\ud83d\ude42", "the character NUL and half a character."),
        ("\n\x07", "line breaks and U+0007."),
        ("\u202e", "right-to-left override."),
        ("abcd", "“a”, “b”, “c” and “d”."),
        ("abcde", "“a”, “b”, “c”, “d” and 1 other."),
        ("abcdefgh", "“a”, “b”, “c”, “d” and 4 others."),
    ],
)
def test_what_was_left_out_has_names(characters: str, words: str) -> None:
    begin = "Left out, because this model has no way to spell it: "
    assert left_out_words(characters) == (begin + words if words else "")
