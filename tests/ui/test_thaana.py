"""Letters of the Maldives have a font of their own, and so has what is shaped with them."""

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from foretoken.ui.reading import thaana
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.reading.thaana import has_thaana, thaana_in

WORD = "\u078b\u07a8\u0788\u07ac\u0780\u07a8"
FAMILY = "Inter"
NO_MERGING = QFont.StyleStrategy.NoFontMerging


@pytest.fixture(autouse=True)
def family(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thaana, "thaana_family", lambda: FAMILY)


def test_what_is_shaped_as_thaana_goes_up_to_the_next_script() -> None:
    assert list(thaana_in(f"(1 {WORD} 2, a 3")) == [(0, 3, False), (3, 9, True), (9, 13, False)]
    assert list(thaana_in(f"a 1 {WORD}\u061f")) == [(4, 11, True)]
    assert list(thaana_in(f"\U00010000 {WORD}")) == [(3, 9, True)]
    assert list(thaana_in("a 1")) == []


def test_without_a_font_for_it_qt_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_thaana(WORD)
    assert not has_thaana("caf\u00e9")
    monkeypatch.setattr(thaana, "thaana_family", lambda: "")
    assert not has_thaana(WORD)


@pytest.mark.parametrize("streams", [False, True])
def test_a_text_gives_such_letters_their_font(qtbot: QtBot, *, streams: bool) -> None:
    text = ReadingText()
    qtbot.addWidget(text)
    text.resize(600, 400)
    text.show()
    written = f"1 **{WORD}** 2 and more"
    for end in range(4, len(written)) if streams else ():
        text.set_written(written[:end])
    text.set_written(written)
    qtbot.waitUntil(lambda: text._page.is_done)
    fragments = []
    place = text.document().begin().begin()
    while not place.atEnd():
        font = place.fragment().charFormat().font()
        merges = not font.styleStrategy() & NO_MERGING
        fragments.append((place.fragment().text(), font.weight(), merges))
        place += 1
    normal, strong = QFont.Weight.Normal, QFont.Weight.DemiBold
    assert fragments == [
        ("1 ", normal, False),
        (WORD, strong, False),
        (" 2 ", normal, False),
        ("and more", normal, True),
    ]
