"""Recovery from a GPU failure: options below the answer that it ended, else above the chat.

A failed load is reported where models are chosen, see ``ModelsController``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import EngineFailure, RecoveryOption
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.models.models_controller import ModelsController
from foretoken.ui.parts.notice_bar import NoticeBar

_NOTICE = "failure"


class RecoveryController(QObject):
    """Offers recovery options; once the pair is loaded again, the answer continues."""

    def __init__(
        self,
        controller: ChatController,
        models: ModelsController,
        view: ChatView,
        notices: NoticeBar,
    ) -> None:
        super().__init__(view)
        self._controller, self._engine = controller, controller.engine
        self._models, self._view, self._notices = models, view, notices
        self._failed: Message | None = None
        """The last answer, if it ended with an error."""
        self._offered: tuple[EngineFailure, Message] | None = None
        self._continues: Message | None = None
        self._unreported: EngineFailure | None = None
        view.commands.recovery_options = self._options
        controller.answers.ended.connect(self._on_answer_ended)
        self._engine.failed.connect(self._on_failed)
        self._engine.state_changed.connect(self._on_state_changed)
        self._engine.load_ended.connect(self._on_load_ended)

    def _options(self, message: Message) -> Sequence[tuple[str, Callable[[], object]]]:
        """Return text and action of each recovery option below a message."""
        if self._offered is None:
            return ()
        failure, answer = self._offered
        if answer is not message or self._engine.failure is not failure:
            return ()
        return [(way.text, partial(self._recover, failure, answer, way)) for way in failure.options]

    def _recover(
        self, failure: EngineFailure, answer: Message, way: RecoveryOption, *_: object
    ) -> None:
        self._continues = answer
        self._models.go_on(failure, way)

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        self._failed = None if answer.error is None else answer

    @Slot(object)
    def _on_failed(self, failure: EngineFailure) -> None:
        answer = self._failed
        if answer is not None and answer.error == failure.error:
            self._offered = failure, answer
            self._view.tell_anew(answer)
        else:
            self._unreported = failure
            QTimer.singleShot(0, self, self._report_above)  # a failed load reports it itself

    @Slot()
    def _report_above(self) -> None:
        failure, self._unreported = self._unreported, None
        if failure is not None and failure is self._engine.failure:
            ways = self._models.recovery_options(failure.error)
            self._notices.tell(failure.error, ways, serious=True, name=_NOTICE)

    @Slot()
    def _on_state_changed(self) -> None:
        """Withdraw the options once something else is loaded or asked."""
        if self._engine.failure is not None:
            return
        offered, self._offered = self._offered, None
        if offered is not None:
            self._view.tell_anew(offered[1])
        self._notices.dismiss(_NOTICE)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        if self._unreported is not None and self._unreported.error == error:
            self._unreported = None
        if error is not None and self._engine.failure is not None:
            return  # another option may still let the answer continue
        answer, self._continues = self._continues, None
        loaded = error is None and self._engine.pair is not None
        if answer is not None and loaded and answer.error is not None:
            self._controller.continue_answer(answer)
