"""The live panel: its figures for known steps, and what it does not claim."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import StepFinished
from foretoken.engine.speedup import PlainReference
from foretoken.engine.token_kind import TokenKind
from foretoken.ui.live.charts import Chart
from foretoken.ui.live.live_panel import LivePanel


def make_step(index: int, accepted: int, total_ms: float = 100.0) -> StepFinished:
    evaluated, draft_ms, verify_ms = min(accepted + 1, 4), 0.1 * total_ms, 0.8 * total_ms
    return StepFinished(index, 4, 4, evaluated, accepted, draft_ms, verify_ms, total_ms, 0)


def make_history(
    accepted: list[int], total_ms: float = 100.0, plain: float | None = None
) -> RunHistory:
    """``plain`` is the plain speed of earlier answers."""
    history = RunHistory(PlainReference.at_speed(plain))
    for index, count in enumerate(accepted):
        history.add_step(make_step(index, count, total_ms))
    return history


def answer_of(history: RunHistory) -> Message:
    return Message(Role.ASSISTANT, statistics=history.statistics)


def show_ended(panel: LivePanel, history: RunHistory) -> None:
    """The only answer of its chat, which has ended."""
    panel.show_chat([answer_of(history)], None)
    panel.show_history(history)


def test_figures_of_known_steps(panel: LivePanel) -> None:
    assert panel._nothing.isVisible()
    assert not any(chart.isVisible() for chart in panel.findChildren(Chart))
    # In turn 4 of 4 and 2 of 4: 32 tokens in 0.8 s.
    show_ended(panel, make_history([4, 2] * 4, plain=20.0))
    assert not panel._nothing.isVisible()
    assert panel._headline.texts == ("2.0x", "faster than without drafting", "")
    assert "32 tokens in 0.80 s" in panel._headline.toolTip()
    assert panel._speed.value == "40.0 tok/s"
    assert panel._speed.captions == ("0", "50 tokens")
    assert "20.0 tok/s" in panel._speed.note
    assert panel._acceptance.value == "75\u00a0%"
    assert panel._acceptance.toolTip().startswith("24 accepted of 32 drafted")
    assert panel.steps.value == "3.0 of 4"
    assert panel._lookahead.value == "4"
    assert panel._split.value == "100 ms per step"
    assert panel._split.captions == ("draft 10 %, target 80 %", "rest 10 %")
    assert panel._positions.accessibleDescription() == "8 of 8, 8 of 8, 4 of 8, 4 of 8"
    # Thinking and answer are told apart where there was thinking.
    assert "Accepted while thinking" not in panel._rows.texts
    steps = [make_step(index, count) for index, count in enumerate([4, 3, 0])]
    show_ended(panel, RunHistory.from_steps(steps, reasoning={0, 1}))
    assert panel._rows.texts["Accepted while thinking"] == "7 of 8 (88\u00a0%)"
    assert panel._rows.texts["Accepted in the answer"] == "0 of 4 (0\u00a0%)"


def test_the_answer_in_view_comes_first_and_its_chat_beside_it(panel: LivePanel) -> None:
    slow, fast = make_history([0] * 20, plain=10.0), make_history([3] * 20, plain=10.0)
    panel.show_chat([answer_of(slow), answer_of(fast)], None)
    panel.show_history(slow)
    # 20 and 80 tokens in 2 s each, for which plain decoding takes 10 s.
    assert panel._headline.texts[::2] == ("1.0x", "Whole chat: 2.5x")
    panel.show_history(fast)
    panel.set_plain_speed(20.0)  # of now; those answers are compared with that of their time
    assert panel._headline.texts[::2] == ("4.0x", "Whole chat: 2.5x")
    # What is shown as 1.0x is neither faster nor slower.
    for plain, figure, words in ((22.2, "0.9x", "the speed"), (20.2, "1.0x", "as fast as")):
        show_ended(panel, make_history([1] * 60, plain=plain))
        assert panel._headline.texts[0] == figure
        assert panel._headline.texts[1].startswith(words)
    panel.show_chat([answer_of(slow), answer_of(fast)], None)
    panel.show_history(make_history([0], total_ms=2.0, plain=800.0))
    assert panel._headline.texts[0] == "2.5x"
    assert panel._headline.texts[2] == "Whole chat. This answer: too short to compare"


def test_curves_and_numbers_follow_a_stream_and_catch_up(panel: LivePanel) -> None:
    history = make_history([3] * 4, plain=10.0)
    panel.show_chat([], history)
    panel.show_history(history, ended=False)
    assert panel._headline.texts[0] == "4.0x"
    before = panel.grab().toImage()
    for index in range(4, 16):
        history.add_step(make_step(index, 0))
    panel.refresh()
    assert panel.grab().toImage() != before
    assert (panel._headline.texts[0], panel._acceptance.value) == ("1.8x", "19\u00a0%")
    panel.hide()
    history.add_step(make_step(16, 4))
    panel.show()
    assert panel._acceptance.value == "24\u00a0%"
    assert panel.steps.bars[-1].last == 16


def test_the_legend_has_what_the_answer_contains_and_hides_single_kinds(panel: LivePanel) -> None:
    show_ended(panel, make_history([4, 2]))
    assert panel.legend.contained == {TokenKind.DRAFT, TokenKind.BONUS, TokenKind.CORRECTION}
    assert not panel.legend.entry(TokenKind.LOOKUP).isVisible()
    seen: list[frozenset[TokenKind]] = []
    panel.legend.kinds_changed.connect(lambda: seen.append(panel.legend.visible_kinds))
    bonus = panel.legend.entry(TokenKind.BONUS)
    box = QtCore.QPoint(8, bonus.height() // 2)
    QTest.mouseClick(bonus, Qt.MouseButton.LeftButton, pos=box)
    QTest.keyClick(panel.legend.entry(TokenKind.DRAFT), Qt.Key.Key_Space)
    QTest.mouseClick(bonus, Qt.MouseButton.LeftButton, pos=box)
    everything = frozenset(TokenKind)
    assert seen == [
        everything - {TokenKind.BONUS},
        everything - {TokenKind.BONUS, TokenKind.DRAFT},
        everything - {TokenKind.DRAFT},
    ]
    # Everything has a name for screen readers, and can be reached with the keyboard.
    for widget in (*panel.findChildren(Chart), panel._headline):
        assert widget.accessibleName()
    buttons = (panel.tools.whole, panel.tools.pause, panel.tools.more)
    for acting in (panel.steps, panel._speed, bonus, panel.details, *buttons):
        assert acting.focusPolicy() & Qt.FocusPolicy.TabFocus
