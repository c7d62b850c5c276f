"""Formulas are drawn, or their source is shown; what a model writes in them does nothing else."""

from collections.abc import Iterator

import pytest
from foretoken.ui.reading.formula import Formula, FormulaShape, shape_of
from foretoken.ui.reading.workshop import Workshop
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from foretoken.chat.markdown.formula_tree import LONGEST_TEX
from foretoken.control.background import shut_down_below
from foretoken.ui.reading import workshop as workshop_module

DRAWN = [
    r"e^{i\pi} + 1 = 0",
    r"x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}",
    r"\sum_{i=1}^{n} i = \frac{n(n+1)}{2}",
    r"\begin{pmatrix} a & b \\ c & d \end{pmatrix}",
    r"|x| = \begin{cases} x & \text{if } x \ge 0 \\ -x & \text{if } x < 0 \end{cases}",
    r"\begin{aligned} x &= 1 + 2 \\ &= 3 \end{aligned}",
    r"\binom{\frac{a}{b}}{c}",
    r"\left\{ \frac{a}{b} \right\}",
    r"\boxed{x = 5} \quad \cancel{y}",
    r"\mathrm{softmax}(QK^\top / \sqrt{d_k})\,V",
    r"a \bmod n = 50\%",
    r"\color{red}{x}",
    r"E = mc^2 \tag{1}",
]
SHOWN_AS_SOURCE = [
    "",
    " ",
    r"\frac{a",
    r"\left( x",
    "x^",
    "a}",
    r"\nosuchcommand{x}",
    r"\ce{H2O}",
    r"\begin{nosuch} x \end{nosuch}",
    r"\text{if $x$ and {more}}",
    r"\includegraphics{/etc/passwd}",
    "a & b",
    "x" * (LONGEST_TEX + 1),
    "{" * 50 + "x" + "}" * 50,
    r"\hat{" * 16 + "x" + "}" * 16,
    r"\binom{" * 12 + "n" + "}{k}" * 12,
    r"\sqrt" * 150 + "x",
    "^" * 900,
    "&" * 900,
    "\\" * 900,
]
HARMLESS = [
    r"\href{file:///etc/passwd}{x}",
    r"\text{</mtext><image href='http://example.org'/>}",
    r"\text{&lt;b&gt;&xxe;}",
    r"\colorbox{black}{x}",
    r"\style{position:fixed}{x}",
    "\x00\u202ex",
]


def shape(tex: str, *, display: bool = True) -> FormulaShape:
    result = shape_of(tex, display=display)
    assert result is not None
    return result


def picture(formula: Formula, ratio: float = 1.0) -> QImage:
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    formula.paint(painter, 10, 10, QColor("black"))
    painter.end()
    return image


def ink(image: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).lightness() < 200
    ]


@pytest.mark.parametrize("tex", DRAWN)
def test_common_formulas_are_drawn_where_they_say(tex: str) -> None:
    formula = Formula(shape(tex), 20)
    assert 0 < formula.baseline <= formula.height
    black = ink(picture(formula))
    assert len(black) > 20
    assert min(x for x, _ in black) >= 9
    assert max(x for x, _ in black) <= 11 + formula.width
    assert min(y for _, y in black) >= 8
    assert max(y for _, y in black) <= 12 + formula.height


@pytest.mark.parametrize("tex", SHOWN_AS_SOURCE)
def test_what_cannot_be_drawn_is_left_to_its_source(tex: str) -> None:
    assert shape_of(tex, display=True) is None


@pytest.mark.parametrize("tex", HARMLESS)
def test_nothing_but_shapes_comes_out(tex: str) -> None:
    result = shape_of(tex, display=False)
    if result is not None and result.outlines.elementCount():
        black = ink(picture(Formula(result, 20)))
        assert len(black) < 0.6 * 400 * 200  # no area is filled


def test_letters_stand_on_the_line_of_the_text() -> None:
    formula, deep = (Formula(shape(tex, display=False), 20) for tex in ("x", "x_1"))
    assert formula.baseline == pytest.approx(formula.height, abs=0.5)
    assert deep.height > deep.baseline
    assert deep.baseline == pytest.approx(formula.baseline, abs=0.5)


def test_a_formula_grows_with_the_text_and_one_beside_text_is_lower() -> None:
    small, large = (Formula(shape(DRAWN[1]), pixels) for pixels in (15, 30))
    assert large.width == pytest.approx(2 * small.width)
    assert large.height == pytest.approx(2 * small.height)
    assert Formula(shape(DRAWN[2], display=False), 15).height < Formula(shape(DRAWN[2]), 15).height


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_bar_of_a_fraction_is_sharp(ratio: float) -> None:
    image = picture(Formula(shape(r"\frac{1}{2}"), 13.7), ratio)
    columns: dict[int, list[int]] = {}
    for x, y in ink(image):
        columns.setdefault(y, []).append(x)
    bar = max(columns, key=lambda y: len(columns[y]))
    middle = columns[bar][len(columns[bar]) // 2]
    assert image.pixelColor(middle, bar).lightness() == 0


def test_a_sign_behind_an_equals_sign_stands_next_to_its_number() -> None:
    negative, difference = (Formula(shape(tex), 100).width for tex in ("a=-b", "a=b-c"))
    letter = Formula(shape("c"), 100).width
    assert negative < difference - letter - 20


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    result = Workshop()
    yield result
    shut_down_below(result)


def test_a_number_stands_at_a_distance_behind_its_formula() -> None:
    def width(tex: str) -> float:
        shape = shape_of(tex, display=True)
        assert shape is not None
        return shape.area.width()

    apart = width(r"E = mc^2 \qquad \text{(1)}")
    assert apart > width(r"E = mc^2 \text{(1)}")
    for tex in (r"E = mc^2 \tag{1}", r"\tag{1} E = mc^2", r"\tag*{(1)} E = mc^2"):
        assert width(tex) == pytest.approx(apart, rel=0.02)
    # No number of its own beside it.
    tagged = r"\begin{align} E &= mc^2 \tag{1} \end{align}"
    assert width(tagged) == pytest.approx(apart, rel=0.1)


def test_formulas_are_made_once_beside_the_window(qtbot: QtBot, workshop: Workshop) -> None:
    with qtbot.waitSignal(workshop.formula_made) as made:
        assert workshop.formula("x^2", display=False, pixels=15) is None
        assert not workshop.is_formula_known("x^2", display=False)
        assert workshop.formula("x^2", display=False, pixels=15) is None
    assert made.args == ["x^2", False]
    assert workshop.is_formula_known("x^2", display=False)
    formula = workshop.formula("x^2", display=False, pixels=15)
    assert formula is not None
    assert not workshop.is_formula_known("x^2", display=True)
    assert workshop.is_formula_known("{", display=True)  # not even tried


def test_few_formulas_are_kept(
    qtbot: QtBot, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop_module, "_MOST_KEPT", 2)
    for tex in ("a", "b", r"\nosuch"):
        with qtbot.waitSignal(workshop.formula_made):
            assert workshop.formula(tex, display=False, pixels=15) is None
    known = [workshop.is_formula_known(tex, display=False) for tex in ("a", "b", r"\nosuch")]
    assert known == [False, True, True]
    assert workshop.formula(r"\nosuch", display=False, pixels=15) is None
