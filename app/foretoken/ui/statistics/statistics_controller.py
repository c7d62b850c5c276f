"""Controller of the statistics dialog: reading, export and deletion."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QWidget

from foretoken.chat.runs.run_view import RunView, view_of
from foretoken.chat.runs.run_view import statistics_csv, statistics_json
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.statistics.run_keeper import RunKeeper
from foretoken.preferences.declared import RECORDED_RUNS
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.ui.parts.file_to_save import file_to_save, standard_folder
from foretoken.ui.parts.question_dialog import QuestionDialog

if TYPE_CHECKING:
    from foretoken.ui.statistics.statistics_dialog import StatisticsDialog

_FILE = "foretoken-statistics.csv"
_KINDS = "CSV (*.csv);;JSON (*.json)"  # not translated: names


class StatisticsController(QObject):
    """Owns the dialog, which is modeless and follows new answers."""

    def __init__(self, runs: RunKeeper, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self._runs, self._preferences, self._window = runs, preferences, window
        self.dialog: StatisticsDialog | None = None
        """While it is open."""
        self.question: QuestionDialog | None = None
        """The last one that was asked."""
        preferences.changed(RECORDED_RUNS).connect(self._on_recording_changed)
        self._on_recording_changed()
        runs.written.connect(self._ask)
        runs.read.connect(self._on_read)
        runs.failed.connect(self._on_failed)
        runs.exported.connect(self._on_exported)

    @Slot()
    def open(self) -> None:
        """Show the dialog, in front."""
        from foretoken.ui.statistics.statistics_dialog import StatisticsDialog  # loads pyqtgraph

        if self.dialog is None:
            dialog = self.dialog = StatisticsDialog(self._window)
            dialog.recording.setChecked(self._runs.recording)
            dialog.finished.connect(self._on_finished)
            dialog.export.clicked.connect(self._on_export)
            dialog.reset.clicked.connect(self._on_reset)
            dialog.recording.toggled.connect(partial(self._preferences.set, RECORDED_RUNS))
            dialog.spans.currentIndexChanged.connect(self._ask)
            self._ask()
            dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def shut_down(self) -> None:
        """Close the dialog."""
        if self.dialog is not None:
            self.dialog.close()

    @Slot()
    def _ask(self) -> None:
        if self.dialog is not None:
            today = date.today()
            first = self.dialog.span.first(today)
            self._runs.ask(partial(view_of, first=first, today=today))

    @Slot()
    def _on_export(self) -> None:
        assert self.dialog is not None
        view = self.dialog.view
        folder = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        file = file_to_save(self.dialog, tr("Export"), folder / _FILE, _KINDS)
        if file is not None and view is not None:
            text = statistics_json if file.suffix.lower() == ".json" else statistics_csv
            self._runs.export(file, partial(text, view))

    @Slot()
    def _on_reset(self) -> None:
        assert self.dialog is not None
        self.question = QuestionDialog(
            tr("Delete all statistics?"),
            tr(
                "All figures and errors are deleted and counting starts again. Your chats keep "
                "their own figures. This cannot be undone; use Export… to keep a copy."
            ),
            tr("Delete"),
            self.dialog,
            destroys=True,
        )
        self.question.accepted.connect(self._runs.reset)
        self.question.open()

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None

    @Slot()
    def _on_recording_changed(self) -> None:
        self._runs.recording = self._preferences.get(RECORDED_RUNS)
        if self.dialog is not None:
            self.dialog.recording.setChecked(self._runs.recording)

    @Slot(object)
    def _on_read(self, view: RunView) -> None:
        if self.dialog is not None:
            self.dialog.show_view(view)

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        if self.dialog is not None:
            words = tr("Could not read or save the statistics: {why}.", why=why)
            self.dialog.message.say(words, serious=True)

    @Slot(object)
    def _on_exported(self, file: Path) -> None:
        if self.dialog is not None:
            self.dialog.message.say(tr("Exported to {file}.", file=shown_path(file)))
