"""The chat and the live panel of an answer that plays again."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.engine.run_history import RunHistory
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.replay.replay import Replay
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.parts.paced import Paced
from foretoken.ui.replay.stage import Stage
from foretoken.ui.window.reading_controller import ReadingController

_CURVES_INTERVAL_MS, _NUMBERS_INTERVAL_MS = 120, 250
_TOKENS_AT_ONCE = 800
"""Laying them out takes some milliseconds."""


class ReplayStage(Stage):
    """A chat of one question and one answer, in which nothing can be done, and its charts.

    Both are those of the window; tokens come as they did, and going back drops the last ones.
    """

    def __init__(
        self, replay: Replay, preferences: KeptPreferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._replay = replay
        self._tokens, self._steps = replay.answer.tokens, replay.answer.steps
        self._answer = Message(Role.ASSISTANT, source=replay.answer.source)
        self._aim = replay.timeline.moments[0]
        self._to_end = self._at_end = False
        self._charts_due = self._at_once = False
        self._history: RunHistory | None = None
        self._told_end = False
        self.chat = ChatView(self)
        self.chat.commands.read_only = True
        self.panel = LivePanel()
        ReadingController(preferences, self.chat, self.panel.legend)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.chat, 1)
        row.addWidget(self.panel)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._on_turn)
        self._curves = Paced(_CURVES_INTERVAL_MS, self)
        self._curves.due.connect(self._on_curves_due)
        self._numbers = Paced(_NUMBERS_INTERVAL_MS, self)
        self._numbers.due.connect(self._on_numbers_due)
        self.panel.steps.step_clicked.connect(self._on_step_clicked)
        self._begin()
        self.show_moment(0)

    def _begin(self) -> None:
        conversation = Conversation()
        asked = self._replay.question
        if asked is not None:
            conversation.append(Message(Role.USER, asked.text, attachments=asked.attachments))
        conversation.append(self._answer)
        self.chat.show_conversation(conversation, measuring=False)
        self.chat.begin_answer(self._answer)

    @property
    def view(self) -> AnswerView:
        """The answer."""
        view = self.chat.current_answer
        assert view is not None
        return view

    @property
    def is_settled(self) -> bool:
        shown = len(self._answer.tokens) == self._aim.tokens and self._at_end is self._to_end
        return shown and not self._charts_due

    def show_moment(self, index: int, *, at_once: bool = False) -> None:
        moments = self._replay.timeline.moments
        self._aim, self._to_end = moments[index], index == len(moments) - 1
        self._charts_due = True
        self._at_once = at_once
        self._advance()

    # --- the answer --------------------------------------------------------------------------

    @Slot()
    def _on_turn(self) -> None:
        self._advance()

    def _advance(self) -> None:
        """Come nearer to the moment that is to be shown, in turns where it is far."""
        self._advance_text()
        if self._charts_due and self._replay.history.come_near(self._aim.steps):
            self._charts_due = False
            self._show_charts(at_once=self._at_once)
        if self._charts_due:
            self._turn.start()

    def _advance_text(self) -> None:
        """Some tokens on, or back to those that are wanted."""
        answer, aim, view = self._answer, self._aim, self.view
        count = len(answer.tokens)
        back = aim.tokens < count or (self._at_end and not self._to_end)
        if back:
            self._at_end = False
            self._keep(aim.tokens)
            view.start()
        elif count < aim.tokens:
            new = self._tokens[count : min(aim.tokens, count + _TOKENS_AT_ONCE)]
            self._keep(count + len(new))
            view.append_tokens(new)
            if len(answer.tokens) < aim.tokens:
                self._turn.start()
                return
        self._take_steps()
        if self._to_end and not self._at_end:
            self._at_end = True
            view.finish(self._replay.answer)

    def _keep(self, tokens: int) -> None:
        """Have so many tokens in the message, with their text."""
        self._answer.tokens = self._tokens[:tokens]
        self._answer.text = "".join([token.text for token in self._answer.tokens])

    def _take_steps(self) -> None:
        had, steps = len(self._answer.steps), self._steps[: self._aim.steps]
        self._answer.steps = steps
        if len(steps) > had:
            self.view.add_steps(steps[had:])

    # --- the charts --------------------------------------------------------------------------

    def _show_charts(self, *, at_once: bool) -> None:
        replay, panel, ends = self._replay, self.panel, self._to_end
        answer = replay.answer
        if not answer.steps:
            if self._history is None and not self._told_end:
                self._told_end = True
                panel.show_history(None, answered=True)
            return
        history = replay.history.after(self._aim.steps, ended=ends)
        if history is not self._history or ends is not self._told_end:
            self._history, self._told_end = history, ends
            if ends:
                panel.show_chat([*replay.before, answer], None)
            else:
                panel.show_chat(replay.before, history)
            panel.show_history(history, answered=True, ended=ends)
        elif at_once:
            panel.refresh_curves()
            panel.refresh_numbers()
        else:
            self._curves.note()
            self._numbers.note()

    @Slot()
    def _on_curves_due(self) -> None:
        self.panel.refresh_curves()

    @Slot()
    def _on_numbers_due(self) -> None:
        self.panel.refresh_numbers()

    @Slot(int)
    def _on_step_clicked(self, step: int) -> None:
        self.choose_step(step)
