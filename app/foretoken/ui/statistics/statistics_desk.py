"""Opens the statistics, and does what is asked for there."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.runs.run_view import RunView, view_of
from foretoken.chat.runs.run_words import statistics_csv
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.statistics.run_keeper import RunKeeper
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.parts.outside import show_in_folder
from foretoken.ui.parts.question_dialog import QuestionDialog
from foretoken.ui.statistics.statistics_dialog import StatisticsDialog

_FILE = "foretoken-statistics.csv"


class StatisticsDesk(QObject):
    """One dialog, beside the window that goes on meanwhile; it follows what is written."""

    def __init__(self, runs: RunKeeper, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self._runs = runs
        self._preferences = preferences
        self._window = window
        self.dialog: StatisticsDialog | None = None
        """While it is open."""
        self.question: QuestionDialog | None = None
        """While it is asked."""
        preferences.changed(RECORDED_RUNS).connect(self._on_recording_changed)
        self._on_recording_changed()
        runs.written.connect(self._ask)
        runs.read.connect(self._on_read)
        runs.failed.connect(self._on_failed)
        runs.exported.connect(self._on_exported)

    @Slot()
    def open(self) -> None:
        """Show the dialog, in front."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        dialog = StatisticsDialog(self._window, recording=self._preferences.get(RECORDED_RUNS))
        dialog.finished.connect(self._on_finished)
        dialog.log.clicked.connect(self._on_log)
        dialog.export.clicked.connect(self._on_export)
        dialog.reset.clicked.connect(self._on_reset)
        dialog.recording.toggled.connect(self._on_recording_chosen)
        dialog.span_chosen.connect(self._ask)
        self.dialog = dialog
        self._ask()
        dialog.show()

    def shut_down(self) -> None:
        """Close the dialog."""
        if self.dialog is not None:
            self.dialog.close()

    # --- what is asked for -------------------------------------------------------------------

    @Slot()
    def _on_log(self) -> None:
        file = self._runs.file
        if not show_in_folder(file):
            self._say(tr("The log is {file}", file=shown_path(file)))

    @Slot()
    def _on_export(self) -> None:
        if self.dialog is None:
            return
        view = self.dialog.view
        path, _ = QFileDialog.getSaveFileName(
            self.dialog,
            tr("Export"),
            str(_documents() / _FILE),
            f"CSV (*.csv);;{tr('All files')} (*)",  # not translated: a name
        )
        if path and view is not None:
            file = Path(path)
            file = file if file.suffix else file.with_suffix(".csv")
            self._runs.export(file, partial(statistics_csv, view.rows))

    @Slot()
    def _on_reset(self) -> None:
        if self.dialog is None:
            return
        self.question = QuestionDialog(
            tr("Forget all figures?"),
            tr(
                "The totals and the log of runs and faults are deleted, and counting begins anew. "
                "Chats with their own figures stay. This cannot be undone; Export… keeps a copy."
            ),
            tr("Forget"),
            self.dialog,
            destroys=True,
        )
        self.question.accepted.connect(self._runs.reset)
        self.question.finished.connect(self._on_answered)
        self.question.open()

    @Slot()
    def _on_answered(self) -> None:
        self.question = None

    @Slot(bool)
    def _on_recording_chosen(self, recording: bool) -> None:
        self._preferences.set(RECORDED_RUNS, recording)

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None

    # --- what is told ------------------------------------------------------------------------

    @Slot()
    def _on_recording_changed(self) -> None:
        self._runs.recording = self._preferences.get(RECORDED_RUNS)
        if self.dialog is not None:
            self.dialog.show_recording(self._runs.recording)

    @Slot()
    def _ask(self) -> None:
        if self.dialog is not None:
            today = date.today()
            self._runs.ask(partial(view_of, first=self.dialog.span.first(today), today=today))

    @Slot(object)
    def _on_read(self, view: RunView) -> None:
        if self.dialog is not None:
            self.dialog.show_view(view)

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._say(tr("That was not possible: {why}.", why=why))

    @Slot(object)
    def _on_exported(self, file: Path) -> None:
        self._say(tr("Exported to {file}.", file=shown_path(file)))

    def _say(self, text: str) -> None:
        if self.dialog is not None:
            self.dialog.tell(text)


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()
