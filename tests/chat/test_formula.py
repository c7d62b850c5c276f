"""Formulas are drawn and said in words, or their source is shown; nothing else comes of them."""

import re
from xml.etree.ElementTree import fromstring

import pytest

from foretoken.chat.markdown.formula import LONGEST_TEX, formula_svg
from foretoken.system.language import Language, speak

DRAWN = [
    r"x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}",
    r"|x| = \begin{cases} x & \text{if } x \ge 0 \\ -x & \text{if } x < 0 \end{cases}",
    r"\begin{aligned} x &= 1 + 2 \\ &= 3 \end{aligned}",
    r"\ce{H2O} \quad E = mc^2 \tag{1}",
]
SHOWN_AS_SOURCE = [
    *("", " ", r"\frac{a", r"\left( x", "a}", r"\nosuchcommand{x}", "\x00x", "\ud800", "^" * 900),
    *(r"\includegraphics{/etc/passwd}", r"\href{file:///etc/passwd}{x}", r"\def\a{\a\a}\a"),
    *(r"\rule{1e9em}{1e9em}", "x" * (LONGEST_TEX + 1), "{" * 900 + "x" + "}" * 900),
    r"\sqrt" * 350 + "x",
]


@pytest.mark.parametrize("tex", DRAWN)
def test_common_formulas_are_shapes_in_the_colour_of_the_text(tex: str) -> None:
    drawn = formula_svg(tex, display="=" in tex)
    assert drawn is not None
    svg = drawn.svg
    names = {one.tag.rpartition("}")[2] for one in fromstring(svg).iter()}
    assert {"title", "path", "use"} <= names <= {"svg", "title", "defs", "g", "path", "use", "rect"}
    assert re.search(r'viewBox="-60 -[0-9.]+ [0-9.]+ [0-9.]+" width="[0-9.]+em" height', svg)
    assert 'fill="currentColor"' in svg
    assert tex not in svg


def test_what_cannot_be_drawn_is_left_to_its_source() -> None:
    for tex in SHOWN_AS_SOURCE:
        assert formula_svg(tex, display=True) is None, tex


def test_a_formula_is_said_in_the_language_of_the_window() -> None:
    def said() -> str | None:
        drawn = formula_svg(r"\frac{3}{4}", display=True)
        assert drawn is not None
        return fromstring(drawn.svg).findtext("{http://www.w3.org/2000/svg}title")

    assert said() == "3 over 4"
    try:
        speak(Language("de", lambda text, _about, _count: text))
        assert said() == "drei Viertel"
        speak(Language("zz", lambda text, _about, _count: text))
        assert said() == "3 over 4"
    finally:
        speak(None)
