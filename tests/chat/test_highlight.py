"""Code has the colours of its language, at once or while it grows, and cannot stop the window."""

import random

import pytest

from foretoken.chat.markdown import highlight
from foretoken.chat.markdown.highlight import CodeRole, Highlighter
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
C = "/* A comment\n   of two lines. */\n#include <stdio.h>\nint main(void) { return 0; }\n\n"
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
    highlighter.read(code, complete=True)
    return roles(code, highlighter)


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
    assert bool(highlight.highlight(PYTHON, language)) is known


@pytest.mark.parametrize("language", SAMPLES)
def test_code_that_grows_has_colours_at_once_and_in_the_end_those_of_the_whole(
    language: str,
) -> None:
    code = SAMPLES[language] * 30
    whole = read(code, language)
    chance = random.Random(language)
    growing = Highlighter(language)
    at = 0
    while at < len(code):
        at = min(len(code), at + chance.randint(1, 60))
        growing.read(code[:at])
        last_line = code.rfind("\n\n", 0, at) + 1
        assert roles(code[:at], growing)[:last_line] == whole[:last_line]
    growing.read(code, complete=True)
    assert roles(code, growing) == whole


def test_other_code_is_read_from_its_beginning() -> None:
    highlighter = Highlighter("python")
    highlighter.read(PYTHON)
    highlighter.read("x = 1\n", complete=True)
    assert highlighter.stretches == [(4, 5, NUMBER)]


def test_endless_lines_and_endless_code_have_no_colours() -> None:
    line = "x = 1; " * 1_000
    shown = read(f"def f(): pass\n{line}\ndef g(): pass\n", "python")
    assert shown[:3] == [KEYWORD] * 3
    assert set(shown[14:]) == {None}
    code = PYTHON * (highlight.LONGEST_CODE // len(PYTHON) + 2)
    assert set(read(code, "python")[highlight.LONGEST_CODE :]) == {None}


def test_a_lexer_that_takes_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(highlight, "_MOST_S", 0.0)
    highlighter = Highlighter("python")
    highlighter.read(PYTHON * 50, complete=True)
    assert len(highlighter.stretches) < 5


@pytest.mark.parametrize("bit", ["(", "\n", '"', "/*", "\\", "<", "{%", "a\n", " \n", "é", "\x00"])
def test_hostile_code_is_read_to_its_end(bit: str) -> None:
    for language in ("python", "c++", "html", "markdown", "json", "ruby"):
        read(bit * 2000, language)


def test_every_role_has_a_colour() -> None:
    for role in CodeRole:
        assert getattr(LIGHT, role) != getattr(DARK, role)
