"""Formulas stand on the line of the text around them, and have the room that they need."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from chat_pieces import token
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.reading.formula_image import STRIP, formula_of
from foretoken.ui.reading.reading_text import ReadingText
from looks import wear


@pytest.fixture
def text(qtbot: QtBot) -> ReadingText:
    made = ReadingText()
    qtbot.addWidget(made)
    made.resize(500, 100)
    made.show()
    made.set_visible_kinds(frozenset())
    return made


def ink(image: QImage, left: int = 0, right: int = 10_000) -> list[int]:
    """Rows in which something is painted."""
    columns = range(left, min(right, image.width()))
    light = image.pixelColor(image.width() - 1, image.height() - 1).lightness()
    return [
        y
        for y in range(image.height())
        if any(abs(image.pixelColor(x, y).lightness() - light) > 90 for x in columns)
    ]


@pytest.mark.parametrize("around", ["{}", "# {}", "> - **{}**"])
def test_letters_of_a_formula_stand_on_the_line_of_the_text(text: ReadingText, around: str) -> None:
    text.set_tokens([token(around.format("xxx $x$") + "\n")])
    place = text.toPlainText().index("\ufffc")
    (area,) = text.rects_of(place, place + 1)
    image = text.grab().toImage()
    drawn = ink(image, round(area.left()), round(area.right()))
    letters = ink(image, round(area.left()) - 30, round(area.left()) - 4)
    assert abs(drawn[-1] - letters[-1]) <= 1


@pytest.mark.parametrize(
    "tex",
    [r"\frac{\frac{a}{b}}{\frac{c}{d}}", r"\begin{pmatrix} a \\ b \\ c \\ d\end{pmatrix}", "x"],
)
def test_a_high_formula_has_room_between_lines(text: ReadingText, tex: str) -> None:
    text.set_tokens([token(f"above\\\n${tex}$\\\nbelow")])
    formula = formula_of(tex, False)
    assert formula is not None
    (above, line, below) = (text.document().begin().layout().lineAt(n) for n in range(3))
    em = text.font().pixelSize()
    baseline = line.y() + line.ascent()
    assert baseline - formula.above * em >= above.y() + above.height() - 1
    assert baseline + formula.below * em + STRIP <= below.y() + 1


def test_formulas_have_the_colour_and_the_size_of_the_text(text: ReadingText) -> None:
    text.set_tokens([token("$$\\rule{2em}{1em}$$")])
    for palette in (LIGHT, DARK):
        wear(palette)
        text.colour_anew()
        image = text.grab().toImage()
        seen = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
        }
        assert palette.text in seen
    rows = len(ink(text.grab().toImage()))
    wear(LIGHT, 1.5)
    assert len(ink(text.grab().toImage())) == pytest.approx(1.5 * rows, abs=2)
    wear(LIGHT, 1.0)


@pytest.mark.parametrize(
    "tex",
    [
        r"\href{file:///etc/passwd}{x}",
        r"\includegraphics{/etc/passwd}",
        r"\text{</text><image href='http://example.org'/>}",
        "x" * 3_000,
        "{" * 500,
        r"\frac{a",
    ],
)
def test_what_cannot_be_drawn_stays_as_it_is_written(text: ReadingText, tex: str) -> None:
    text.set_tokens([token(f"So ${tex}$ it is.")])
    shown = text.toPlainText()
    assert "\ufffc" in shown or tex in shown.replace("\u200b", "")
    text.grab()
