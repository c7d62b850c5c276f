"""What is said of characters that a vocabulary cannot spell."""

import pytest

from foretoken.engine.text.spelling import left_out_words


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
