"""Asks before other models are loaded while an answer is being written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.system.language import tr
from foretoken.ui.parts.notice_bar import NoticeBar


class LoadGate(QObject):
    """Lets one load through: at once, when the answer has ended, or not at all."""

    waits = Signal(str)
    """A load waits for the end of the answer, with this text for where it was asked for."""

    def __init__(self, engine: EngineControl, notices: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._notices = notices
        self._waiting: Callable[[], object] | None = None
        self._said = ""
        # Queued: who has the engine write answers is done with the last one by then.
        engine.state_changed.connect(self._on_state_changed, Qt.ConnectionType.QueuedConnection)

    def ask(
        self, load: Callable[[], object], given_up: Callable[[], object], above: QWidget
    ) -> None:
        """Call ``load``, or ``given_up`` if the person would rather keep the answer."""
        self.forget()
        if self._engine.state is not EngineState.GENERATING:
            load()
            return
        box = QMessageBox(
            QMessageBox.Icon.Question,
            tr("Load other models"),
            tr("An answer is still being written."),
            parent=above,
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        stop = box.addButton(tr("Stop it and load"), QMessageBox.ButtonRole.DestructiveRole)
        wait = box.addButton(tr("Load when it ends"), QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(wait)
        box.setEscapeButton(cancel)
        stop.clicked.connect(lambda: load())
        wait.clicked.connect(partial(self._wait, load, given_up))
        box.rejected.connect(given_up)
        box.open()

    @Slot()
    def forget(self) -> None:
        """Load nothing when the answer has ended."""
        self._waiting = None
        if self._said:
            self._notices.dismiss(self._said)
            self._said = ""

    def _wait(self, load: Callable[[], object], given_up: Callable[[], object], *_: object) -> None:
        if self._engine.state is not EngineState.GENERATING:
            load()
            return

        def cancel() -> None:
            self.forget()
            given_up()

        self._waiting = load
        self._said = tr("The other models will be loaded when the answer ends.")
        self._notices.show_notice(self._said, [(tr("Cancel"), cancel)], stays=True)
        self.waits.emit(self._said)

    @Slot()
    def _on_state_changed(self) -> None:
        load = self._waiting
        if load is not None and self._engine.state is not EngineState.GENERATING:
            self.forget()
            load()
