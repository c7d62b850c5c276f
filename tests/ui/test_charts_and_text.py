"""From a bar or a curve to its text and back, in the whole window with the built-in pair."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.live.live_panel import Extent, LivePanel
from open_window import OpenWindow, light_preferences

pytestmark = pytest.mark.usefixtures("unprobed")


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, builtin_target: Path, builtin_draft: Path
) -> Iterator[OpenWindow]:
    found = OpenWindow(qtbot, light_preferences(tmp_path))
    qtbot.waitActive(found.window)
    found.load(builtin_target, builtin_draft)
    found.controller.engine.set_lookahead(4)
    for question in ("Name three fruits.", "Tell me a story about a fox."):
        with qtbot.waitSignal(found.controller.answers.ended, timeout=20_000):
            assert found.controller.send(question)
    qtbot.waitUntil(lambda: view_of(found, 3) is not None)
    yield found
    found.close()


def view_of(desk: OpenWindow, index: int) -> AnswerView | None:
    view = desk.window._chat.views.get(desk.controller.current.messages[index])
    return view if isinstance(view, AnswerView) else None


def test_text_and_charts_find_each_other(desk: OpenWindow, qtbot: QtBot) -> None:
    panel: LivePanel = desk.window._live_panel
    first, last = (desk.controller.current.messages[index] for index in (1, 3))
    answer = view_of(desk, 3)
    # A token of the text marks its bar.
    answer.body.setFocus(Qt.FocusReason.ShortcutFocusReason)
    QTest.keyClick(answer.body, Qt.Key.Key_Right)
    assert answer.body.piece is not None
    step = answer.body.offsets.of_piece(answer.body.piece)[-1].step
    assert panel.steps.read_out.startswith(f"step {step + 1}: ")
    QTest.keyClick(answer.body, Qt.Key.Key_Escape)
    assert panel.steps.read_out == ""
    # A place on a curve marks its text.
    speed = panel._speed
    wanted: list[tuple[int, object]] = []
    desk.window.conversation.live.text_wanted.connect(lambda *one: wanted.append(one))
    speed.place_clicked.emit(0.5)
    assert wanted == [(0, last)]
    # In the whole chat, the text of the first answer.
    panel.set_extent(Extent.CHAT)
    qtbot.waitUntil(lambda: desk.window.conversation.live._chat.complete)
    speed.place_clicked.emit(0.5)
    assert wanted[-1] == (0, first)
