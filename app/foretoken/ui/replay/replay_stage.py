"""Chat and live panel of a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.replay.replay import Replay
from foretoken.system.language import number, tr
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.live.legend import Legend
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.look.theme import scaled
from foretoken.ui.parts.forms import fill
from foretoken.ui.parts.pacing import Paced

_CHARTS_INTERVAL_MS = 150
_MIN_CHAT_WIDTH = 300
FollowReading: TypeAlias = Callable[[ChatView, Legend], object]
"""Keeps a chat and its legend in sync with the reading preferences."""


class ReplayStage(QWidget):
    """A read-only chat with one question and one answer, and its charts.

    Uses the same widgets as the main window; going back removes the last tokens.
    """

    def __init__(self, replay: Replay, follow_reading: FollowReading) -> None:
        super().__init__()
        self._replay = replay
        self._answer = Message(Role.ASSISTANT, source=replay.answer.source)
        self._moment = replay.timeline.moments[0]
        self._ends = self._ended = False
        self.chat = ChatView(self)
        self.chat.commands.read_only = True
        self.panel = LivePanel()
        # There is only one answer, and its charts can be saved from its chat.
        tools = self.panel.tools
        for part in (tools.answer_tab, tools.chat_tab, tools.more):
            part.hide()
        follow_reading(self.chat, self.panel.legend)
        both = fill(QHBoxLayout(self), (self.chat, 1), self.panel)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        self._charts = Paced(_CHARTS_INTERVAL_MS, self)
        self._charts.due.connect(self._show_charts)
        conversation = Conversation()
        asked = replay.question
        if asked is not None:
            conversation.append(Message(Role.USER, asked.text, attachments=asked.attachments))
        conversation.append(self._answer)
        self.chat.show_conversation(conversation)
        self.chat.begin_answer(self._answer)
        self.show_moment(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the charts if the text would get too narrow."""
        super().resizeEvent(event)
        self.panel.setVisible(self.width() >= self.panel.minimumWidth() + scaled(_MIN_CHAT_WIDTH))

    @property
    def view(self) -> AnswerView:
        """The view of the answer."""
        view = self.chat.current_answer
        assert view is not None
        return view

    def show_moment(self, index: int, *, at_once: bool = True) -> None:
        """Show a moment of the timeline, by index; without ``at_once``, charts may lag."""
        moments = self._replay.timeline.moments
        self._moment, self._ends = moments[index], index == len(moments) - 1
        self._show_text()
        if at_once:
            self._charts.drop()
            self._show_charts()
        else:
            self._charts.note()

    def _show_text(self) -> None:
        whole, answer, view = self._replay.answer, self._answer, self.view
        count, aim = len(answer.tokens), self._moment.tokens
        answer.tokens = whole.tokens[:aim]
        answer.text = "".join([token.text for token in answer.tokens])
        if aim < count or (self._ended and not self._ends):
            view.start()
        elif aim > count:
            view.append_tokens(whole.tokens[count:aim])
        had, answer.steps = len(answer.steps), whole.steps[: self._moment.steps]
        if len(answer.steps) > had:
            view.add_steps(answer.steps[had:])
        if self._ends and not self._ended:
            view.finish(whole)
        self._ended = self._ends

    @Slot()
    def _show_charts(self) -> None:
        replay, panel, ends = self._replay, self.panel, self._ends
        history = None
        if replay.answer.steps:
            history = replay.history.after(self._moment.steps, ended=ends)
        before = [*replay.before, replay.answer] if ends else replay.before
        panel.show_chat(before, None if ends else history)
        panel.show_history(history, self._answer, ended=ends)


def time_words(ms: float, duration_ms: float) -> str:
    """Format a time of a replay, with two decimals if the replay is short."""
    decimals = 2 if duration_ms < 10_000 else 1
    time, whole = number(ms / 1000, decimals), number(duration_ms / 1000, decimals)
    return tr("{time} of {whole} s", about="seconds of a replay", time=time, whole=whole)
