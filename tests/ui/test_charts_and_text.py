"""From a token to its bar and from a curve to its text, in the window with the built-in pair."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from foretoken.ui.chat.answer_view import AnswerView
from open_window import OpenWindow

pytestmark = pytest.mark.usefixtures("unprobed")


def test_text_and_charts_find_each_other(
    desk: OpenWindow, builtin_target: Path, builtin_draft: Path
) -> None:
    desk.load(builtin_target, builtin_draft)
    desk.ask("Name three fruits.")
    answer, panel = desk.controller.current.messages[-1], desk.window._live_panel
    view = desk.window._chat.views[answer]
    assert isinstance(view, AnswerView)
    view.body.setFocus(Qt.FocusReason.ShortcutFocusReason)
    QTest.keyClick(view.body, Qt.Key.Key_Right)
    assert view.body.piece is not None
    step = view.body.offsets.of_piece(view.body.piece)[-1].step
    assert panel.steps.read_out.startswith(f"step {step + 1}: ")
    QTest.keyClick(view.body, Qt.Key.Key_Escape)
    assert panel.steps.read_out == ""
    wanted: list[tuple[int, object]] = []
    desk.window.conversation.live.text_wanted.connect(lambda *one: wanted.append(one))
    panel._speed.place_clicked.emit(0.5)
    assert wanted == [(0, answer)]
