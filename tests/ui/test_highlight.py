"""Code has the colours of its language, at once or while it grows, and cannot stop the window."""

import random

import pytest

from foretoken.chat.markdown import highlight
from foretoken.chat.markdown.highlight import CodeRole, Highlighter, is_known
from foretoken.ui.look.theme import DARK, LIGHT

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
SHELL = 'for f in *.txt; do\n  echo "$f: $(wc -l < "$f")"  # lines\ndone\n'
C = "/* A comment\n   of two lines. */\n#include <stdio.h>\nint main(void) { return 0; }\n"
JSON = '{"one": 1, "two": [true, null, "three"]}\n'
YAML = "one: 1\ntwo:\n  - true\n  - 'three'  # a comment\n"
SAMPLES = {"python": PYTHON, "sh": SHELL, "c": C, "json": JSON, "yaml": YAML}


def roles(code: str, highlighter: Highlighter) -> list[CodeRole | None]:
    """One for each character; none has two."""
    found: list[CodeRole | None] = [None] * len(code)
    before = 0
    for start, stop, role in highlighter.stretches:
        assert before <= start < stop <= len(code)
        found[start:stop] = [role] * (stop - start)
        before = stop
    return found


def read(code: str, language: str) -> list[CodeRole | None]:
    highlighter = Highlighter(language)
    finish(highlighter, code)
    return roles(code, highlighter)


def finish(highlighter: Highlighter, code: str) -> None:
    highlighter.read(code, complete=True)
    while highlighter.behind:
        highlighter.read(code, complete=True)


def role_of(code: str, part: str, language: str) -> CodeRole | None:
    at = code.index(part)
    (role,) = set(read(code, language)[at : at + len(part)])
    return role


@pytest.mark.parametrize(
    ("language", "part", "role"),
    [
        ("python", "def", KEYWORD),
        ("Python", "area", NAME),
        ("py", "float", BUILTIN),
        ("python", '"""What a circle\n    covers."""', STRING),
        ("python", "3.14", NUMBER),
        ("python", "# about", COMMENT),
        ("python", "None", BUILTIN),
        ("python", "😀", None),
        ("sh", "done", KEYWORD),
        ("c", "/* A comment\n   of two lines. */", COMMENT),
        ("json", '"one"', KEYWORD),
        ("json", '"three"', STRING),
        ("yaml", "# a comment", COMMENT),
    ],
)
def test_parts_of_code_have_their_roles(language: str, part: str, role: CodeRole | None) -> None:
    code = {"Python": PYTHON, "py": PYTHON}.get(language) or SAMPLES[language]
    assert role_of(code, part, language) is role


@pytest.mark.parametrize(
    "language", ["", "no such language", "text", "../../etc", "python\n", "😀"]
)
def test_nobody_guesses_a_language(language: str) -> None:
    known = language.strip() == "python"
    assert is_known(language) is known
    assert bool(highlight.highlight(PYTHON, language)) is known


@pytest.mark.parametrize("language", SAMPLES)
def test_code_that_grows_looks_in_the_end_as_if_it_had_been_there(language: str) -> None:
    code = SAMPLES[language] * 5
    whole = read(code, language)
    chance = random.Random(language)
    for _ in range(5):
        growing, shown = Highlighter(language), [None] * len(code)
        at = 0
        while at < len(code):
            at = min(len(code), at + chance.randint(1, 30))
            changed = growing.read(code[:at])
            now = roles(code[:at], growing)
            assert now[:changed] == shown[:changed]  # or it would not be drawn anew
            shown[:at] = now
        finish(growing, code)
        assert roles(code, growing) == whole


def test_lines_that_are_done_have_colours_before_the_code_is_complete() -> None:
    growing = Highlighter("python")
    for at in range(0, len(PYTHON), 5):
        growing.read(PYTHON[:at])
    last = PYTHON.rindex("for")
    assert roles(PYTHON, growing)[:last] == read(PYTHON, "python")[:last]


def test_other_code_is_read_from_its_beginning() -> None:
    highlighter = Highlighter("python")
    highlighter.read(PYTHON)
    finish(highlighter, "x = 1\n")
    assert highlighter.stretches == [(4, 5, NUMBER)]


def test_endless_lines_and_endless_code_have_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "x = 1; " * highlight.LONGEST_LINE
    code = f"{line}\ndef f(): pass\n"
    assert set(read(code, "python")[: len(line)]) == {None}
    assert role_of(code, "def", "python") is KEYWORD
    monkeypatch.setattr(highlight, "LONGEST_CODE", len(PYTHON))
    monkeypatch.setattr(highlight, "LONGEST_WHOLE", len(YAML))
    assert set(read(PYTHON * 2, "python")[len(PYTHON) :]) == {None}
    assert set(read(YAML * 2, "yaml")) == {None}


def test_a_lexer_that_cannot_cope_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(highlight, "_MOST_S", -1.0)
    highlighter = Highlighter("python")
    highlighter.read(PYTHON * 100)
    assert not highlighter.behind
    assert highlighter.read(PYTHON * 100, complete=True) == len(PYTHON * 100)


def test_a_long_text_is_read_in_turns_with_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(highlight, "_AT_ONCE_S", 0.0)
    for language in ("python", "yaml"):
        highlighter = Highlighter(language)
        highlighter.read(SAMPLES[language], complete=True)
        assert highlighter.behind
        finish(highlighter, SAMPLES[language])
        assert roles(SAMPLES[language], highlighter) == read(SAMPLES[language], language)


@pytest.mark.parametrize("bit", ["(", "\n", '"', "/*", "\\", "<", "{%", "a\n", " \n", "é", "\x00"])
def test_hostile_code_is_read_to_its_end(bit: str) -> None:
    for language in ("python", "c++", "html", "markdown", "json", "ruby"):
        highlighter = Highlighter(language)
        highlighter.read(bit * 2000, complete=True)
        roles(bit * 2000, highlighter)


def test_every_role_has_a_colour() -> None:
    for role in CodeRole:
        assert getattr(LIGHT, role) != getattr(DARK, role)
