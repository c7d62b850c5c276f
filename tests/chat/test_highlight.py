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


@pytest.mark.parametrize(
    ("language", "code", "part", "role"),
    [
        ("python", PYTHON, "def", KEYWORD),
        ("Python", PYTHON, "area", NAME),
        ("py", PYTHON, "float", BUILTIN),
        ("python", PYTHON, '"""What a circle\n    covers."""', STRING),
        ("python", PYTHON, "3.14", NUMBER),
        ("python", PYTHON, "# about", COMMENT),
        ("python", PYTHON, "😀", None),
        ("sh", SHELL, "done", KEYWORD),
        ("c", C, "/* A comment\n   of two lines. */", COMMENT),
        ("json", JSON, '"one"', KEYWORD),
        ("yaml", YAML, "# a comment", COMMENT),
        # Nobody guesses a language.
        ("no such language", PYTHON, "def", None),
        ("../../etc", PYTHON, "def", None),
        ("", PYTHON, "def", None),
    ],
)
def test_parts_of_code_have_their_roles(
    language: str, code: str, part: str, role: CodeRole | None
) -> None:
    at = code.index(part)
    assert set(read(code, language)[at : at + len(part)]) == {role}


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


def test_endless_lines_and_endless_code_have_no_colours() -> None:
    line = "x = 1; " * 1_000
    shown = read(f"def f(): pass\n{line}\ndef g(): pass\n", "python")
    assert shown[:3] == [KEYWORD] * 3
    assert set(shown[14:]) == {None}
    code = PYTHON * (highlight.LONGEST_CODE // len(PYTHON) + 2)
    assert set(read(code, "python")[highlight.LONGEST_CODE :]) == {None}


def test_hostile_code_is_read_to_its_end_or_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for bit in ("(", "\n", '"', "/*", "\\", "<", "{%", "a\n", " \n", "é", "\x00"):
        for language in ("python", "c++", "html", "markdown", "json", "ruby"):
            read(bit * 1000, language)
    monkeypatch.setattr(highlight, "_MOST_S", 0.0)
    highlighter = Highlighter("python")
    highlighter.read(PYTHON * 50, complete=True)
    assert len(highlighter.stretches) < 5


def test_every_role_has_a_colour() -> None:
    assert all(getattr(LIGHT, role) != getattr(DARK, role) for role in CodeRole)
