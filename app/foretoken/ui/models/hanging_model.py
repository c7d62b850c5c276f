"""Offers to go on without a model that does not stop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.models.pair_trial import PairTrial
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.notice_bar import NoticeBar
from foretoken.ui.parts.question_dialog import QuestionDialog

_WAY_OUT = tr_noop(
    "Foretoken can go on without waiting for it; the memory that it has is free once it has "
    "ended, or Foretoken is closed."
)


class HangingModel(QObject):
    """Says it above the chat, and in front of the picker where that is open."""

    def __init__(
        self,
        engine: EngineControl,
        trial: PairTrial,
        notices: NoticeBar,
        picker: Callable[[], QWidget | None],
        parent: QObject,
    ) -> None:
        """``picker`` tells the dialog while it is open."""
        super().__init__(parent)
        self._engine = engine
        self._trial = trial
        self._notices = notices
        self._picker = picker
        self._said = ""
        self.question: QuestionDialog | None = None
        """The one that is open."""
        engine.unheeded.connect(self._on_unheeded)

    @Slot(str)
    def _on_unheeded(self, name: str) -> None:
        if not name:
            self._take_back()
            return
        what = tr("{name} does not stop.", name=shown_name(name))
        way_out, go_on = tr(_WAY_OUT), tr("Go on without it")
        self._said = f"{what} {way_out}"
        self._notices.show_notice(self._said, [(go_on, self._on_go_on)], stays=True)
        picker = self._picker()
        if picker is not None:  # nobody can reach the notice behind it
            question = QuestionDialog(what, way_out, go_on, picker, destroys=False)
            question.accepted.connect(self._on_go_on)
            question.finished.connect(self._on_question_finished)
            question.open()
            self.question = question

    def _take_back(self) -> None:
        if self.question is not None:
            self.question.reject()
        if self._said:
            self._notices.dismiss(self._said)

    @Slot()
    def _on_go_on(self) -> None:
        if hanging := self._engine.hanging_pair:
            self._trial.leave_behind(*hanging)
        self._engine.go_on_without()
        self._take_back()

    @Slot()
    def _on_question_finished(self) -> None:
        self.question = None
