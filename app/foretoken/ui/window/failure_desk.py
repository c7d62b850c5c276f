"""Offers how to go on where a GPU has no room or is lost, where its failure is seen.

That is below the answer that it ended, and above the chat where it ended none. What could not be
loaded is told where models are chosen, see ``ModelsController``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import EngineFailure, WayOut
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.models.models_controller import ModelsController
from foretoken.ui.parts.notice_bar import NoticeBar


class FailureDesk(QObject):
    """Once the pair is loaded in the way that a person took, the answer goes on."""

    def __init__(
        self,
        controller: ChatController,
        models: ModelsController,
        view: ChatView,
        notices: NoticeBar,
    ) -> None:
        super().__init__(view)
        self._controller, self._engine = controller, controller.engine
        self._models = models
        self._view = view
        self._notices = notices
        self._last: Message | None = None  # the answer that has failed last
        self._ended: tuple[EngineFailure, Message] | None = None
        self._goes_on: Message | None = None
        self._untold: EngineFailure | None = None
        self._told = ""
        view.commands.ways_out = self._ways_of
        controller.answers.ended.connect(self._on_answer_ended)
        self._engine.failed.connect(self._on_failed)
        self._engine.state_changed.connect(self._on_state_changed)
        self._engine.load_ended.connect(self._on_load_ended)

    def _ways_of(self, message: Message) -> Sequence[tuple[str, Callable[[], object]]]:
        ended = self._ended
        if ended is None or ended[1] is not message or self._engine.failure is not ended[0]:
            return ()
        return [(way.text, partial(self._go_on, way)) for way in ended[0].ways_out]

    def _go_on(self, way: WayOut, *_: object) -> None:
        if self._ended is not None:
            failure, self._goes_on = self._ended
            self._models.go_on(failure, way)

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        self._last = None if answer.error is None else answer

    @Slot(object)
    def _on_failed(self, failure: EngineFailure) -> None:
        answer = self._last
        if answer is not None and answer.error == failure.error:
            self._ended = failure, answer
            self._view.tell_anew(answer)
            return
        self._untold = failure
        QTimer.singleShot(0, self, self._tell_above)  # a load that failed with it tells it itself

    @Slot()
    def _tell_above(self) -> None:
        failure, self._untold = self._untold, None
        if failure is not None and failure is self._engine.failure:
            self._told = failure.error
            ways = self._models.ways_out(failure.error)
            self._notices.show_notice(failure.error, ways, serious=True)

    @Slot()
    def _on_state_changed(self) -> None:
        """What was offered is no more, once something else is loaded or asked."""
        if self._engine.failure is not None:
            return
        ended, self._ended = self._ended, None
        if ended is not None:
            self._view.tell_anew(ended[1])
        if self._told:
            self._notices.dismiss(self._told)
            self._told = ""

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        if self._untold is not None and self._untold.error == error:
            self._untold = None
        if error is not None and self._engine.failure is not None:
            return  # there is another way, with which the answer may go on
        answer, self._goes_on = self._goes_on, None
        loaded = error is None and self._engine.pair is not None
        if answer is not None and loaded and answer.error is not None:
            self._controller.continue_answer(answer)
