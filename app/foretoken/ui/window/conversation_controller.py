"""Controller of the shown conversation: its messages, their charts, and actions on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.answers.answer_control import history_of, source_of
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import ServerConnected
from foretoken.control.engine.run_history import RunHistory
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.models.pair_setup import AnswerSettings
from foretoken.system.language import tr
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.chat.finder import Finder
from foretoken.ui.chat.footer import written_by
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.composer.composer import Composer
from foretoken.ui.live.live_controller import LiveController
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.parts.notices import UndoLine
from foretoken.ui.parts.pacing import Paced

_FIGURES_INTERVAL_MS = 450
"""Fast enough to read; drawing curves more often would slow down the engine."""


class ConversationController(QObject):
    """Connects chat, composer and live panel to the controller."""

    export_requested = Signal(object)
    """A Message to export."""
    replay_requested = Signal(object)
    """A Message to replay."""

    def __init__(
        self, controller: ChatController, view: ChatView, composer: Composer, panel: LivePanel
    ) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._composer = composer
        self._panel = panel
        self.answer_in_view: Message | None = None
        """The answer shown in the charts: the one in view, or the last one."""
        self._history: RunHistory | None = None  # of that answer
        # Message id to scroll to once its conversation is shown, and a character offset in it.
        self._wanted: tuple[int, int | None] | None = None
        self.finder = Finder(view)
        self.undo = UndoLine(view, keys=False)
        self.live = LiveController(panel, self)
        self.figures = Paced(_FIGURES_INTERVAL_MS, self)
        """Paces the updates of figures and charts while an answer is written."""
        self.figures.due.connect(self._on_figures_due)
        self._connect_widgets()
        self._connect_controller()
        self._on_state_changed()

    def _connect_widgets(self) -> None:
        view = self._view
        self._composer.messages_wanted.connect(view.focus_last)
        view.answer_in_view_changed.connect(self._show_charts)
        view.commands.act = self._act
        view.commands.show_version = self._show_version
        view.commands.replace = self._replace
        view.commands.focus_field = self._composer.focus_editor
        self.finder.bar.closed.connect(self._composer.focus_editor)
        self.undo.button.clicked.connect(self._on_undone)
        view.commands.point_at = self.live.point_at
        self.live.text_wanted.connect(view.show_step)

    def _connect_controller(self) -> None:
        controller, answers = self._controller, self._controller.answers
        controller.engine.state_changed.connect(self._on_state_changed)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.branch_shown.connect(self._show_branch)
        answers.started.connect(self._on_answer_continued)
        answers.continued.connect(self._on_answer_continued)
        answers.prefill_progressed.connect(self._on_prefill_progressed)
        answers.tokens_arrived.connect(self._on_tokens_arrived)
        answers.ended.connect(self._on_answer_ended)
        controller.removal_changed.connect(self.undo.tell)
        controller.sending_questioned.connect(self._on_sending_questioned)
        controller.engine.plain_speed_changed.connect(self._panel.set_plain_speed)
        answers.prompt_built.connect(self._on_prompt_built)

    @Slot()
    def copy_last_answer(self) -> None:
        answers = self._answers()
        if answers:
            QApplication.clipboard().setText(answers[-1])

    def why_no_answer(self) -> str:
        """Return why there is no last answer; empty if there is."""
        return "" if self._answers() else tr("There is no answer yet")

    def _answers(self) -> list[str]:
        shown = self._controller.current.messages
        return [m.said or m.text for m in shown if m.role is Role.ASSISTANT]

    @Slot()
    def undo_last(self) -> None:
        """Undo the deletion of a message, or else typing."""
        focus = QApplication.focusWidget()
        if not self.undo.isHidden():
            self._on_undone()
        elif isinstance(focus, QPlainTextEdit):
            focus.undo()

    def why_nothing_to_undo(self) -> str:
        """Return why ``undo_last`` would be a no-op; empty if it would not."""
        typed = isinstance(QApplication.focusWidget(), QPlainTextEdit)
        return tr("Nothing was deleted") if self.undo.isHidden() and not typed else ""

    @Slot()
    def edit_last(self) -> None:
        """Edit the last question in place."""
        asked = [m for m in self._controller.current.messages if m.role is Role.USER]
        if asked:
            self._view.edit(asked[-1])

    @Slot(object, object)
    def show_message(self, message_id: int, at: int | None = None) -> None:
        """Scroll to a message, or a character in it, on any branch.

        The conversation may still be loading.
        """
        self._wanted = message_id, at
        self._show_wanted()

    # --- user actions ------------------------------------------------------------------------

    def _replace(self, question: Message, text: str) -> None:
        if text == question.text:
            self._view.end_edit(question)  # unchanged
        elif self._controller.edit(question, text, question.attachments):
            self._composer.focus_editor()

    def _act(self, message: Message, action: MessageAction) -> None:
        controller = self._controller
        does: dict[MessageAction, Callable[[Message], object]] = {
            MessageAction.EXPORT: self.export_requested.emit,
            MessageAction.REPLAY: self.replay_requested.emit,
            MessageAction.REGENERATE: controller.regenerate,
            MessageAction.CONTINUE: controller.continue_answer,
            MessageAction.BRANCH: controller.branch,
            MessageAction.DELETE: controller.delete,
        }
        does[action](message)
        if action not in (MessageAction.EXPORT, MessageAction.REPLAY):
            self._composer.focus_editor()  # the focused button is gone or disabled

    def _show_version(self, message: Message, by: int) -> None:
        versions = self._controller.current.siblings(message)
        self._controller.select(versions[versions.index(message) + by])

    @Slot()
    def _on_undone(self) -> None:
        before = set(self._view.messages)
        self._controller.undo_delete()
        back = next((m for m in self._view.messages if m not in before), None)
        if back is not None:
            self._view.show_message(back)

    @Slot(object)
    def _on_sending_questioned(self, served: ServerConnected) -> None:
        """Ask once per chat and server; if declined, the text stays in the composer."""
        to = served.sent_to
        dialog = QuestionDialog(
            tr("Send this chat to {name}?", name=to.name),
            tr(
                "This chat has not been sent to {host} yet. Your message is sent with everything "
                "before it: all questions and answers of this branch, attached files and the "
                "system prompt.",
                host=to.host,
            ),
            tr("Send"),
            self._view.window(),
            destroys=False,
        )
        answer = self._controller.answer_question
        dialog.finished.connect(lambda result: answer(agreed=bool(result)))
        dialog.open()

    # --- signals of the controller -----------------------------------------------------------

    @Slot()
    def _on_state_changed(self) -> None:
        engine, state = self._controller.engine, self._controller.engine.state
        self._view.change(blocked=state is not EngineState.READY)
        if engine.served is not None:
            self._view.change(loaded="")  # footers always name the server
        elif engine.pair is not None:
            self._view.change(loaded=written_by(source_of(engine.pair, AnswerSettings(), {})).unit)

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        self._view.show_conversation(conversation)
        self._on_branch_changed(conversation)
        self._wanted = None  # it was meant for another conversation

    @Slot()
    def _show_branch(self) -> None:
        self._view.show_branch(self._controller.current)
        self._on_branch_changed(self._controller.current)

    def _on_branch_changed(self, conversation: Conversation) -> None:
        self._view.show_context_start(conversation.context_start)
        answers = [m for m in conversation.messages if m.role is Role.ASSISTANT]
        current, answer = self._view.current_answer, self._controller.answers.answer
        if answer in answers and (current is None or current.message is not answer):
            self._view.begin_answer(answer)
        self._show_charts(answers[-1] if answers else None)
        self.finder.refresh()
        self._show_wanted()

    @Slot(object)
    def _on_prompt_built(self, question: Message) -> None:
        self._view.update_notice(question)
        self._view.show_context_start(self._controller.current.context_start)

    @Slot()
    def _on_answer_continued(self) -> None:
        self.undo.hide()
        self._show_branch()

    @Slot(int, int)
    def _on_prefill_progressed(self, processed: int, total: int) -> None:
        if self._view.current_answer is not None:
            self._view.current_answer.set_progress(processed, total)

    @Slot(object, object)
    def _on_tokens_arrived(self, tokens: list[TokenEmitted], steps: list[StepFinished]) -> None:
        self._view.append_tokens(tokens)
        self._view.add_steps(steps)
        self.live.add_steps()
        self.finder.refresh()
        self.figures.note()

    @Slot()
    def _on_figures_due(self) -> None:
        if self._panel.isVisible():
            self._panel.refresh()

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        self.figures.drop()  # the final ones are shown below
        self._view.finish_answer(answer)
        self._show_charts(self.answer_in_view)

    @Slot(object)
    def _show_charts(self, answer: Message | None) -> None:
        before, self.answer_in_view = self.answer_in_view, answer
        controller = self._controller
        shown = controller.current.messages
        answering = controller.answers.answer
        answering = answering if answering in shown else None
        writing = None if answering is None else controller.engine.history
        measured = [m for m in shown if m.statistics is not None]
        self._panel.show_chat(measured, writing)
        # While an answer is written, its plain speed is still being measured.
        ended = answer is None or answer is not answering
        if not ended:
            self._history = controller.engine.history
        elif answer is not before:  # else the panel keeps its zoom, and stays paused
            self._history = history_of(answer) if answer is not None and answer.steps else None
        self.live.show(answer, measured, answering, self._history, ended=ended)

    def _show_wanted(self) -> None:
        """Scroll to the requested message as soon as its conversation is loaded."""
        if self._wanted is None:
            return
        conversation = self._controller.current
        wanted, at = self._wanted
        message = next((m for m in conversation.all_messages() if m.id == wanted), None)
        if message is None:
            return
        self._wanted = None
        if message not in conversation.messages:
            self._controller.select(message)
        self._view.show_message(message, at)
