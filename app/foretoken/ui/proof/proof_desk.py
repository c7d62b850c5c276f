"""Opens the proof of the pair in use, has it made, and exports it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.pair_proof import ProofWork
from foretoken.control.models.proof_shelf import ProofShelf
from foretoken.models.pairs.proof_report import report_json, report_page
from foretoken.models.pairs.proof_results import ProofResult, ProofVerdict
from foretoken.system.language import day_text, tr
from foretoken.ui.proof.proof_dialog import ProofDialog

_NAME = "proof.html"  # not translated: the name of a file


class ProofDesk(QObject):
    """One dialog at a time."""

    changed = Signal()
    """``told`` is something else."""

    def __init__(
        self, engine: EngineControl, pair_name: Callable[[], str], window: QWidget
    ) -> None:
        """``pair_name`` names the models in use."""
        super().__init__(window)
        self._engine = engine
        self._pair_name = pair_name
        self._window = window
        self._folder = Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        self.dialog: ProofDialog | None = None
        """While it is open."""
        self.shelf = ProofShelf(engine, self)
        self.shelf.changed.connect(self._on_shelf_changed)
        self.shelf.exported.connect(self._on_exported)

    @property
    def told(self) -> str:
        """What is kept of the pair in use, in a few words; empty: nothing."""
        result = self.shelf.result
        if result is None:
            return ""
        day = day_text(result.proved_at.astimezone().date())
        if result.verdict is ProofVerdict.PASSED:
            return tr("Proved lossless on {day}", day=day)
        if result.verdict is ProofVerdict.FAILED:
            return tr("The proof of {day} failed", day=day)
        return tr("The proof of {day} is not certain", day=day)

    def why_not(self) -> str:
        """Why it cannot be opened now; empty: it can."""
        if self._engine.state in (EngineState.LOADING, EngineState.TESTING):
            return tr("The models are not ready yet")
        return self._engine.why_no_pair

    @Slot()
    def open(self) -> None:
        """Show what is kept of the pair in use, or bring it to the front."""
        if self.dialog is not None:
            self.dialog.raise_()
            return
        if self.why_not():
            return
        dialog = self.dialog = ProofDialog(self._pair_name(), self._window)
        dialog.begin_requested.connect(self._on_begin)
        dialog.export_requested.connect(self._on_export)
        dialog.finished.connect(self._on_finished)
        dialog.show_result(self.shelf.result)
        dialog.open()

    @Slot()
    def _on_begin(self) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        job = self._engine.begin_work(ProofWork(self._engine.answering.drafting.verification))
        if job is None:
            dialog.refuse(tr("It cannot be proved while an answer is written. Stop it first."))
            return
        dialog.show_begun()
        job.progressed.connect(dialog.show_progress)
        job.ended.connect(self._on_ended)
        dialog.stop_requested.connect(job.cancel)
        dialog.finished.connect(job.cancel)

    @Slot(object, object)
    def _on_ended(self, result: ProofResult | None, error: str | None) -> None:
        if result is not None:
            self.shelf.take(result)
        if self.dialog is not None:
            self.dialog.show_ended(result, error)

    @Slot(object)
    def _on_export(self, result: ProofResult) -> None:
        pages, data = tr("Web page"), tr("JSON for other programs")
        path, _ = QFileDialog.getSaveFileName(
            self.dialog or self._window,
            tr("Export the proof"),
            str(self._folder / _NAME),
            f"{pages} (*.html);;{data} (*.json)",
        )
        if not path:
            return
        file = Path(path)
        self._folder = file.parent
        is_data = file.suffix.lower() == ".json"
        text = report_json(result) if is_data else report_page(result, self._pair_name())
        self.shelf.export(file if file.suffix else file.with_suffix(".html"), text)

    @Slot(str, object)
    def _on_exported(self, said: str, _file: Path | None) -> None:
        if self.dialog is not None:
            self.dialog.say(said)

    @Slot()
    def _on_shelf_changed(self) -> None:
        if self.dialog is not None:
            self.dialog.show_result(self.shelf.result)
        self.changed.emit()

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None
