"""Figures of the live panel that are no curves."""

import pytest
from pytestqt.qtbot import QtBot

from foretoken.ui.live.panel_figures import Headline


@pytest.mark.parametrize("width", [250, 200])
def test_long_words_in_place_of_a_speedup_are_shown_to_their_end(qtbot: QtBot, width: int) -> None:
    headline = Headline()
    qtbot.addWidget(headline)
    headline.resize(width, headline.sizeHint().height())
    looks = []
    for end in ("busy", "bust"):
        words = f"nicht vergleichbar: Der Rechner war {end}"
        headline.show_texts(words, (), "", calm=True)
        looks.append(headline.grab().toImage())
    assert looks[0] != looks[1]
