"""A few letters and the names that they fit."""

import pytest

from foretoken.ui.parts.fuzzy import fit

COMMANDS = [
    "New chat",
    "Temporary chat",
    "New folder",
    "Search all chats",
    "Copy the last answer",
    "Show or hide the conversations",
    "Show or hide the live panel",
    "Larger text",
    "Smaller text",
    "Choose models",
    "Check for updates",
    "Keyboard shortcuts",
]


def found(words: str, names: list[str] = COMMANDS) -> list[str]:
    fits = [(name, fit(words, name)) for name in names]
    return [n for n, f in sorted(((n, f) for n, f in fits if f), key=lambda nf: -nf[1].score)]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("new", "New chat"),
        ("nc", "New chat"),
        ("nf", "New folder"),
        ("live", "Show or hide the live panel"),
        ("panel show", "Show or hide the live panel"),
        ("TMP", "Temporary chat"),
        ("cla", "Copy the last answer"),
        ("keysh", "Keyboard shortcuts"),
        ("text sm", "Smaller text"),
        ("upd", "Check for updates"),
    ],
)
def test_the_best_name_comes_first(words: str, first: str) -> None:
    assert found(words)[0] == first


@pytest.mark.parametrize("words", ["xyz", "newx", "wen", "tahc", "c" * 40, "new q"])
def test_what_does_not_fit_is_not_found(words: str) -> None:
    assert found(words) == []


def test_case_and_accents_make_no_difference_and_marks_count_as_qt_does() -> None:
    plain, smiling = fit("cafe", "Café crème"), fit("creme", "🙂 Café crème")
    assert plain is not None
    assert plain.spans == ((0, 4),)
    assert smiling is not None
    assert smiling.spans == ((8, 13),)


def test_the_letters_are_those_that_make_it_fit() -> None:
    found_here = fit("chat nc", "New chat")
    assert found_here is not None
    assert found_here.spans == ((0, 1), (4, 8))
    # Not the first "l" and "p" that come by, but those that begin words.
    found_here = fit("lp", "Show all the live panels")
    assert found_here is not None
    assert found_here.spans == ((13, 14), (18, 19))


def test_an_endless_name_takes_no_time() -> None:
    assert fit("begin", "begins " + "a" * 1_000_000)
    assert fit("ab", "a" * 1_000_000) is None
