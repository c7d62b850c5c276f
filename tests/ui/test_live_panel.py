"""The live panel: what it says about known steps, and what it does not claim."""

from __future__ import annotations

from itertools import combinations, product
from typing import TypeVar

import pytest
from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import StepFinished
from foretoken.engine.speedup import PlainReference
from foretoken.engine.token_kind import TokenKind
from foretoken.system.language import Language, speak
from foretoken.ui.live.charts import Chart, PositionBars, StepBars, TimeSplitBar
from foretoken.ui.live.curves import AcceptanceChart, LookaheadChart, SpeedChart, StepTimeChart
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.live.panel_figures import Headline, PartFigures
from foretoken.ui.live.panel_preview import BEFORE, UNMEASURED, PanelPreview
from foretoken.ui.look.theme import DARK, LIGHT
from looks import wear

T = TypeVar("T", bound=QtWidgets.QWidget)
NO_VALUE = "\N{EN DASH}"


@pytest.fixture
def panel(qtbot: QtBot) -> LivePanel:
    widget = LivePanel()
    qtbot.addWidget(widget)
    widget.resize(300, 1000)
    widget.show()
    QtWidgets.QApplication.processEvents()
    return widget


def part(panel: LivePanel, kind: type[T]) -> T:
    (found,) = panel.findChildren(kind)
    return found


def make_step(index: int, accepted: int, drafted: int = 4, total_ms: float = 100.0) -> StepFinished:
    return StepFinished(
        index,
        drafted,
        drafted,
        min(accepted + 1, drafted),
        accepted,
        0.1 * total_ms if drafted else 0.0,
        0.8 * total_ms,
        total_ms,
        0,
    )


def make_history(
    accepted: list[int], drafted: int = 4, total_ms: float = 100.0, plain: float | None = None
) -> RunHistory:
    """``plain`` is the plain speed of earlier answers."""
    history = RunHistory(PlainReference.at_speed(plain))
    for index, count in enumerate(accepted):
        history.add_step(make_step(index, count, drafted, total_ms))
    return history


def answer_of(history: RunHistory) -> Message:
    return Message(Role.ASSISTANT, statistics=history.statistics)


def show_ended(panel: LivePanel, history: RunHistory) -> None:
    """The only answer of its chat, which has ended."""
    panel.show_chat([answer_of(history)], None)
    panel.show_history(history)


def show_writing(panel: LivePanel, history: RunHistory) -> None:
    """The only answer of its chat, which is being written."""
    panel.show_chat([], history)
    panel.show_history(history, ended=False)


def test_idle_shows_a_picture_and_no_figures(panel: LivePanel) -> None:
    panel.set_plain_speed(20.0)
    preview, legend = part(panel, PanelPreview), panel.legend
    assert preview.isVisible()
    assert preview.sentence == BEFORE
    assert not any(chart.isVisible() for chart in panel.findChildren(Chart))
    assert not part(panel, Headline).isVisible()
    colours = {LIGHT.panel, LIGHT.accent, LIGHT.draft}
    image = preview.grab().toImage()
    area = product(range(0, image.width(), 3), range(0, image.height(), 3))
    assert len({image.pixelColor(x, y).name() for x, y in area} - colours) > 5
    place = legend.pos()
    panel.show_history(make_history([3, 3]))
    QtWidgets.QApplication.processEvents()
    assert not preview.isVisible()
    assert all(chart.isVisible() for chart in panel.findChildren(Chart))
    assert legend.pos() == place
    panel.show_history(None, answered=True)
    assert preview.isVisible()
    panel.resize(300, 560)  # too low for the charts, and not for the picture
    QtWidgets.QApplication.processEvents()
    assert panel.verticalScrollBar().maximum() == 0
    below = legend.mapTo(panel, legend.rect().bottomLeft())
    assert panel.rect().contains(below)
    assert preview.sentence == UNMEASURED


def test_figures_of_known_steps(panel: LivePanel) -> None:
    # In turn 4 of 4 and 2 of 4: 32 tokens in 0.8 s.
    show_ended(panel, make_history([4, 2] * 4, plain=20.0))
    headline = part(panel, Headline)
    assert headline.figure == "2.0x"
    assert headline.lines == ("plain speed, this chat", "this answer 2.0x")
    assert "32 tokens in 0.80 s" in headline.toolTip()
    assert "takes 1.60 s for as many" in headline.toolTip()
    assert part(panel, SpeedChart).value == "40.0 tok/s"
    assert part(panel, SpeedChart).captions == ("0", "25", "50 tokens")
    assert part(panel, AcceptanceChart).value == "24 of 32 (75\u00a0%)"
    assert part(panel, AcceptanceChart).toolTip().startswith("24 accepted of 32 drafted")
    assert part(panel, StepBars).value == "3.0 of 4"
    assert "24 of 32 drafted tokens accepted" in part(panel, StepBars).toolTip()
    assert part(panel, LookaheadChart).value == "4"
    assert part(panel, TimeSplitBar).value == "100 ms per step"
    assert part(panel, TimeSplitBar).captions == ("draft 10 %", "target 80 %", "rest 10 %")
    assert part(panel, PositionBars).accessibleDescription() == "8 of 8, 8 of 8, 4 of 8, 4 of 8"


def test_figures_are_written_in_the_language_of_the_window(panel: LivePanel) -> None:
    german = {
        "{count} tokens": "{count} Stück",
        "this answer {speedup}": "diese Antwort {speedup}",
        "{time} ms per step": "{time} ms je Schritt",
        "step {step}: {accepted} of {drafted} drafted accepted, {ending}": "{step}: {ending}",
        "then a bonus token": "dann eins obendrauf",
    }
    speak(Language("de", lambda text, about, count: german.get(text, text), ",", "."))
    try:
        show_ended(panel, make_history([4, 2] * 4, plain=20.0))
        assert part(panel, Headline).lines[1].startswith("diese Antwort 2")
        assert part(panel, SpeedChart).captions == ("0", "25", "50 Stück")
        assert part(panel, TimeSplitBar).value == "100 ms je Schritt"
        assert part(panel, StepBars).value == "3,0 of 4"
        bar = part(panel, StepBars).bar_center(0)
        assert bar is not None
        assert part(panel, StepBars).tip_at(bar) == "1: dann eins obendrauf"
    finally:
        speak(None)


def test_thinking_and_answer_are_told_apart_where_there_was_thinking(panel: LivePanel) -> None:
    history = make_history([4, 2] * 4)
    show_ended(panel, history)
    figures = part(panel, PartFigures)
    assert not figures.isVisible()
    steps = [make_step(index, count) for index, count in enumerate([4, 3, 0])]
    show_ended(panel, RunHistory.from_steps(steps, reasoning={0, 1}))
    assert figures.isVisible()
    assert figures.texts == ["while thinking 7 of 8 (88\u00a0%)", "in the answer 0 of 4 (0\u00a0%)"]
    assert figures.accessibleDescription() == ", ".join(figures.texts)


def test_a_slower_answer_is_shown_as_slower(panel: LivePanel) -> None:
    show_ended(panel, make_history([0] * 20, plain=11.1))
    assert part(panel, Headline).figure == "0.9x"


def test_the_chat_is_told_large_and_the_answer_in_view_beside_it(panel: LivePanel) -> None:
    headline = part(panel, Headline)
    slow, fast = make_history([0] * 20, plain=10.0), make_history([3] * 20, plain=10.0)
    panel.show_chat([answer_of(slow), answer_of(fast)], None)
    panel.show_history(slow)
    # 20 and 80 tokens in 2 s each, for which plain decoding takes 10 s.
    assert (headline.figure, headline.lines[1]) == ("2.5x", "this answer 1.0x")
    panel.show_history(fast)
    assert (headline.figure, headline.lines[1]) == ("2.5x", "this answer 4.0x")
    panel.set_plain_speed(20.0)  # of now; those answers are compared with that of their time
    assert (headline.figure, headline.lines[1]) == ("2.5x", "this answer 4.0x")


def test_what_is_being_written_counts_at_once(panel: LivePanel) -> None:
    headline = part(panel, Headline)
    history = make_history([3] * 4, plain=10.0)
    show_writing(panel, history)
    assert headline.figure == "4.0x"
    for index in range(4, 16):
        history.add_step(StepFinished(index, 4, 4, 1, 0, 10.0, 80.0, 100.0, 0))
    panel.refresh_numbers()
    assert headline.figure == "1.8x"


def test_an_answer_that_has_just_begun_says_nothing_of_itself(panel: LivePanel) -> None:
    panel.set_plain_speed(10.0)
    panel.show_chat([answer_of(make_history([3] * 20, plain=10.0))], RunHistory())
    panel.show_history(RunHistory(), ended=False)
    headline = part(panel, Headline)
    assert (headline.figure, headline.lines) == ("4.0x", ("plain speed, this chat",))
    assert part(panel, AcceptanceChart).message == ""


def test_nothing_is_compared_before_plain_speed_is_measured(panel: LivePanel) -> None:
    show_writing(panel, make_history([3] * 6))
    headline, speed = part(panel, Headline), part(panel, SpeedChart)
    assert (headline.figure, headline.lines) == ("plain speed: measuring", ())
    assert speed.plain_label == "plain: measuring"
    panel.set_plain_speed(16.0)  # behind the beginning of this answer
    assert headline.figure == "plain speed: measuring"
    assert speed.plain_label == "plain 16.0 (measured)"
    panel.set_plain_speed(None)
    assert headline.figure == "plain speed: measuring"


@pytest.mark.parametrize("accepted", [[0], [4]])
def test_a_short_answer_is_not_compared(panel: LivePanel, accepted: list[int]) -> None:
    show_ended(panel, make_history(accepted, total_ms=2.0, plain=800.0))
    headline = part(panel, Headline)
    assert (headline.figure, headline.lines) == ("too short to compare", ())


def test_an_answer_without_tokens_has_no_speed(panel: LivePanel) -> None:
    panel.set_plain_speed(20.0)
    show_writing(panel, RunHistory())
    assert part(panel, Headline).figure == "measuring"
    assert part(panel, Headline).lines == ()
    assert part(panel, SpeedChart).value == NO_VALUE
    assert part(panel, AcceptanceChart).value == NO_VALUE


def test_one_sentence_stands_in_place_of_the_charts_about_drafts(panel: LivePanel) -> None:
    drafting = (AcceptanceChart, StepBars, PositionBars, LookaheadChart, StepTimeChart)

    def shown() -> set[bool]:
        return {part(panel, kind).isVisible() for kind in drafting}

    show_ended(panel, make_history([0] * 8, drafted=0))
    assert part(panel, Headline).figure == "no drafts"
    assert shown() == {False}
    assert part(panel, SpeedChart).isVisible()
    assert part(panel, TimeSplitBar).isVisible()
    said = panel._without_drafts
    assert said.text() == "This answer was written without drafts."
    show_writing(panel, make_history([0], drafted=0))  # nobody knows yet: nothing moves
    assert shown() == {False}
    show_ended(panel, make_history([2, 2]))
    assert shown() == {True}
    assert not said.isVisible()
    show_writing(panel, make_history([0], drafted=0))
    assert shown() == {True}
    show_writing(panel, make_history([0] * 8, drafted=0))
    assert shown() == {False}
    assert said.isVisible()
    assert part(panel, Headline).figure == "no drafts yet"


def test_a_pause_says_where_it_began(panel: LivePanel) -> None:
    history = make_history([3])
    for index in range(1, 6):
        plain = StepFinished(index, 0, 0, 0, 0, 0.0, 50.0, 51.0, 0)
        history.add_step(plain)
    panel.show_history(history)
    assert part(panel, LookaheadChart).value == "paused"
    assert part(panel, LookaheadChart).captions == ("paused since token 5",)


def test_curves_and_numbers_follow_a_stream(panel: LivePanel) -> None:
    history = make_history([2])
    show_writing(panel, history)
    before = panel.grab().toImage()
    step = StepFinished(1, 4, 4, 4, 4, 10.0, 80.0, 100.0, 0)
    history.add_step(step)
    panel.refresh_curves()
    assert panel.grab().toImage() != before
    assert part(panel, AcceptanceChart).value == "2 of 4 (50\u00a0%)"
    panel.refresh_numbers()
    assert part(panel, AcceptanceChart).value == "6 of 8 (75\u00a0%)"


def test_a_panel_that_was_hidden_catches_up(panel: LivePanel) -> None:
    history = make_history([2])
    show_writing(panel, history)
    panel.hide()
    history.add_step(make_step(1, 4))
    panel.show()
    assert part(panel, AcceptanceChart).value == "6 of 8 (75\u00a0%)"
    assert part(panel, StepBars).bar_center(1) is not None


def test_the_axis_starts_anew_for_another_answer_only(panel: LivePanel) -> None:
    fast, slow = make_history([4] * 5, total_ms=20.0), make_history([1] * 5)
    speed = part(panel, SpeedChart)
    panel.show_history(fast)
    assert speed.axis_top == 500.0
    for _ in range(30):
        step = StepFinished(5, 4, 4, 1, 0, 10.0, 80.0, 100.0, 0)
        fast.add_step(step)
    panel.show_history(fast)
    assert speed.axis_top == 500.0
    panel.show_history(slow)
    assert speed.axis_top == 20.0


def test_a_clicked_bar_reaches_the_owner(panel: LivePanel) -> None:
    panel.show_history(make_history([2] * 100))
    clicked: list[int] = []
    panel.steps.step_clicked.connect(clicked.append)
    bars = part(panel, StepBars)
    place = bars.bar_center(80)
    assert place is not None
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, pos=place)
    assert clicked == [80]


def test_the_legend_hides_single_kinds(panel: LivePanel) -> None:
    seen: list[frozenset[TokenKind]] = []
    panel.legend.kinds_changed.connect(seen.append)
    bonus = panel.legend.entry(TokenKind.BONUS)
    drawn = bonus.grab().toImage()
    QTest.mouseClick(bonus, Qt.MouseButton.LeftButton)
    assert bonus.grab().toImage() != drawn
    QTest.keyClick(panel.legend.entry(TokenKind.DRAFT), Qt.Key.Key_Space)
    QTest.mouseClick(bonus, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.legend.entry(TokenKind.LOOKUP), Qt.MouseButton.LeftButton)
    everything = frozenset(TokenKind)
    assert seen == [
        everything - {TokenKind.BONUS},
        everything - {TokenKind.BONUS, TokenKind.DRAFT},
        everything - {TokenKind.DRAFT},
        everything - {TokenKind.DRAFT, TokenKind.LOOKUP},
    ]
    assert panel.legend.visible_kinds == seen[-1]


def test_the_legend_has_room_for_every_kind(panel: LivePanel) -> None:
    entries = [panel.legend.entry(kind) for kind in TokenKind]
    for entry in entries:
        assert entry.size() == entry.sizeHint()
        assert panel.legend.rect().contains(entry.geometry())
    for first, second in combinations(entries, 2):
        assert not first.geometry().adjusted(-2, 0, 2, 0).intersects(second.geometry())


def test_the_legend_is_drawn_like_the_tokens(panel: LivePanel) -> None:
    for palette in (LIGHT, DARK):
        wear(palette)
        seen = {}
        for kind in TokenKind:
            image = panel.legend.entry(kind).grab().toImage()
            area = (range(image.width()), range(image.height()))
            seen[kind] = {image.pixelColor(x, y).name() for x, y in product(*area)}
        drawn = {palette.draft_tint, palette.draft, palette.correction, palette.bonus}
        drawn.add(palette.accent)
        assert {kind: colours & drawn for kind, colours in seen.items()} == {
            TokenKind.DRAFT: {palette.draft_tint},
            TokenKind.LOOKUP: {palette.draft_tint, palette.draft},
            TokenKind.CORRECTION: {palette.correction},
            TokenKind.BONUS: {palette.bonus},
            TokenKind.TARGET: set(),
            TokenKind.CHOSEN: {palette.accent},
            TokenKind.UNKNOWN: set(),
        }


def test_every_part_has_a_name_and_the_keyboard_reaches_what_acts(panel: LivePanel) -> None:
    panel.set_plain_speed(20.0)
    panel.show_history(make_history([2, 3]))
    entries = [panel.legend.entry(kind) for kind in TokenKind]
    for widget in (*panel.findChildren(Chart), part(panel, Headline), *entries):
        assert widget.accessibleName()
        assert widget.accessibleDescription()
    for widget in (part(panel, StepBars), *entries):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert widget.toolTip()


def test_another_theme_repaints_everything(panel: LivePanel) -> None:
    panel.set_plain_speed(20.0)
    panel.show_history(make_history([2, 4, 1, 3] * 20))
    wear(LIGHT)
    light = panel.grab().toImage()
    wear(DARK)
    dark = panel.grab().toImage()
    for x, y in ((5, 5), (8, 400), (290, 860)):
        assert light.pixelColor(x, y).name() == LIGHT.panel
        assert dark.pixelColor(x, y).name() == DARK.panel
    bar = part(panel, StepBars)
    place = bar.mapTo(panel, QtCore.QPoint(3, bar.body().bottom() - 2))
    assert light.pixelColor(place).name() == LIGHT.draft
    assert dark.pixelColor(place).name() == DARK.draft


def test_a_low_window_scrolls_down_and_never_sideways(panel: LivePanel) -> None:
    panel.show_history(make_history([2, 3]))
    content = panel.widget()
    assert content is not None
    width = content.width()
    panel.resize(300, 400)
    QtWidgets.QApplication.processEvents()
    assert panel.verticalScrollBar().maximum() > 0
    assert panel.horizontalScrollBar().maximum() == 0
    assert content.width() == width <= panel.viewport().width()
