"""Recovery from a GPU failure: options below the answer that it ended, else above the chat.

A failed load is reported where models are chosen, see ``ModelsController``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import EngineFailure
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.models.models_controller import ModelsController
from foretoken.ui.parts.notices import NoticeBar

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
        self._continues: Message | None = None
        view.commands.recovery_options = self._options
        controller.answers.ended.connect(self._on_answer_ended)
        self._engine.failed.connect(self._on_failed)
        self._engine.state_changed.connect(self._on_state_changed)
        self._engine.load_ended.connect(self._on_load_ended)

    def _options(self, message: Message) -> Sequence[tuple[str, Callable[[], object]]]:
        """Return text and action of each recovery option below a message."""
        if message is not self._failed or message.error is None:
            return ()

        def recover(option: Callable[[], object], *_: object) -> None:
            self._continues = message
            option()

        options = self._models.recovery_options(message.error)
        return [(text, partial(recover, option)) for text, option in options]

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        self._failed = None if answer.error is None else answer

    @Slot(object)
    def _on_failed(self, failure: EngineFailure) -> None:
        if self._failed is not None and self._failed.error == failure.error:
            self._view.update_notice(self._failed)
        else:  # a failed load is reported first
            QTimer.singleShot(0, self, lambda: self._report_above(failure))

    def _report_above(self, failure: EngineFailure) -> None:
        picker = self._models.picker
        if picker is None or picker.message.text != failure.error:
            options = self._models.recovery_options(failure.error)
            self._notices.tell(failure.error, options, serious=True, name=_NOTICE)

    @Slot()
    def _on_state_changed(self) -> None:
        """Withdraw the options once something else is loaded or asked."""
        if self._engine.failure is None:
            if self._failed is not None:
                self._view.update_notice(self._failed)
            self._notices.dismiss(_NOTICE)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        if error is not None and self._engine.failure is not None:
            return  # another option may still let the answer continue
        answer, self._continues = self._continues, None
        loaded = error is None and self._engine.pair is not None
        if answer is not None and loaded and answer.error is not None:
            self._controller.continue_answer(answer)
