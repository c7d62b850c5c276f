"""The dialog of a job: choose what to run, see how far it is, read and export the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QMenu,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from foretoken.control.background import Background, Running, reason_of
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob, EngineWork
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.report import Report, left_text, report_page
from foretoken.system.atomic_file import bytes_written_whole
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Tone, styled
from foretoken.ui.parts.busy_bar import BusyBar
from foretoken.ui.parts.file_to_save import file_to_save, standard_folder
from foretoken.ui.parts.forms import FoldingRow, MessageLabel, column, paragraph, row
from foretoken.ui.parts.paced import Paced
from foretoken.ui.parts.preference_row import FormPage
from foretoken.ui.parts.screen_room import FittedDialog

STOPPED = tr_noop("Stopped.")
ANSWERING = tr_noop("An answer is being written. Wait for it, or stop it first.")
NOT_READY = tr_noop("The models are not ready yet")
_BESIDE = 560
"""From this width on all buttons are in one line."""
_PACE_MS = 1000
"""Drawing takes processor time from what is measured."""


class JobFiles(QObject):
    """Remembers the folder that was used last."""

    finished = Signal(str, bool)
    """How it went, for people, and whether it failed."""
    opened = Signal(object)
    """What was read from a file."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        self._writing = Background("exported result", self)
        self._reading = Background("opened result", self)

    def export(
        self, name: str, suffix: str, kind: str, content: Callable[[], bytes], parent: QWidget
    ) -> None:
        """Ask where to write a file; ``content`` is called on another thread."""
        suggested, choices = self._folder / f"{name}{suffix}", f"{kind} (*{suffix})"
        file = file_to_save(parent, tr("Export"), suggested, choices)
        if file is None:
            return
        self._folder = file.parent

        def write(_running: Running) -> None:
            data = content()
            with bytes_written_whole(file) as out:
                out.write(data)

        def on_failed(error: Exception) -> None:
            message = tr(
                "Could not write {file}: {why}.", file=shown_path(file), why=reason_of(error)
            )
            self.finished.emit(message, True)

        self._writing.line_up(
            write,
            lambda _: self.finished.emit(tr("Exported to {file}.", file=shown_path(file)), False),
            on_failed,
        )

    def open(self, title: str, read: Callable[[Path], object], parent: QWidget) -> None:
        """Ask for a JSON file and read it; ``opened`` or ``finished`` follows."""
        choices = f"JSON (*.json);;{tr('All files')} (*)"
        chosen, _ = QFileDialog.getOpenFileName(parent, title, str(self._folder), choices)
        if not chosen:
            return
        file = Path(chosen)
        self._folder = file.parent

        def on_failed(error: Exception) -> None:
            message = tr(
                "Could not open {file}: {why}", file=shown_path(file), why=reason_of(error)
            )
            self.finished.emit(message, True)

        self._reading.start(lambda _: read(file), self.opened.emit, on_failed)

    def forget(self) -> None:
        """Nobody waits for what is being read."""
        self._reading.cancel()


@dataclass(frozen=True, slots=True)
class ExportedResult:
    """A result as files show it."""

    kind: str
    """As ``experiment_file`` and the names of files have it."""
    when: datetime
    report: Report
    record: object
    figures: object = None
    """What follows from the record, besides its own properties."""

    def json(self) -> bytes:
        """The record with its figures."""
        from foretoken.models.pairs.experiment_file import experiment_json

        return experiment_json(self.record, self.kind, self.figures).encode()


class JobDialog(FittedDialog):
    """A page of choices, one of results, and the buttons.

    Subclasses say what to run and how its progress and its result read.
    """

    def __init__(self, title: str, engine: EngineControl, files: JobFiles, parent: QWidget) -> None:
        super().__init__(parent, title)
        self.engine, self.files = engine, files
        self.job: EngineJob | None = None
        """While it runs."""
        self._progress: ExperimentProgress | None = None
        self._pages = QStackedWidget(self)
        self.status = paragraph("", self)
        """How far it is, or what to know before it starts."""
        self.bar = BusyBar(self)
        self.bar.setAccessibleName(title)
        self.message = MessageLabel(self)
        self.buttons, self._more = QDialogButtonBox(self), row(None)
        roles = QDialogButtonBox.ButtonRole
        self.again = self.add_button("", self.choose_again)
        self.export = self.add_button(tr("Export…"))
        self.export.setMenu(QMenu(self.export))
        self.offer_export(tr("Web page"), self._on_export_page)
        self.offer_export(tr("Data (JSON)"), self._on_export_json)
        self.stop = self.buttons.addButton(tr("Stop"), roles.ActionRole)
        self.stop.clicked.connect(self._on_stop)
        self.close_button = self.buttons.addButton(tr("Close"), roles.RejectRole)
        self.close_button.setToolTip(keyed("dialog.close"))
        self.close_button.clicked.connect(self.reject)
        self.start = styled(self.buttons.addButton("", roles.AcceptRole), Button.PRIMARY)
        self.start.clicked.connect(self.begin)
        self.first_of_result: QWidget = self.close_button
        """What has the keyboard once there is a result."""
        self._paced = Paced(_PACE_MS, self)
        self._paced.due.connect(self._on_progress_due)
        files.finished.connect(self.say)
        engine.state_changed.connect(self._on_state_changed)
        self.finished.connect(self._on_stop)

    # --- what subclasses say -----------------------------------------------------------------

    def work(self) -> EngineWork:
        """What is to be run."""
        raise NotImplementedError

    def refusal(self) -> str:
        """Why what is chosen cannot be run; empty: it can."""
        return ""

    def hint(self) -> str:
        """What to know before it is started."""
        return ""

    def show_progress(self, progress: ExperimentProgress) -> str:
        """Show what there is so far; return what is being done."""
        left = "" if progress.seconds_left is None else left_text(progress.seconds_left)
        return " · ".join(filter(None, (progress.doing, left)))

    def show_result(self, result: Any) -> None:
        """Show what was found on the page of results."""
        raise NotImplementedError

    def exported(self) -> ExportedResult | None:
        """The result that is shown, to be exported."""
        raise NotImplementedError

    # --- set-up ------------------------------------------------------------------------------

    def lay_out(self, setup: QWidget, result: QWidget, *below: QWidget) -> None:
        """Put both pages, and what is ``below`` them, above the buttons."""
        self.setup_page, self.result_page = FormPage(setup, self), FormPage(result, self)
        for page in (self.setup_page, self.result_page):
            self._pages.addWidget(page)
        column(
            self.content,
            (self._pages, 1),
            *(self.status, self.bar, self.message, *below),
            FoldingRow(_BESIDE, (self._more, 1), self.buttons, spacing=Space.SMALL),
            margins=(Space.WIDER, Space.WIDE, Space.WIDER, Space.WIDE),
            spacing=Space.MEDIUM,
        )
        self.show_state()

    def add_button(self, text: str, pressed: Callable[[], object] | None = None) -> QPushButton:
        """Add a button to those at the bottom."""
        button = QPushButton(text, self)
        self._more.addWidget(button)
        if pressed is not None:
            button.clicked.connect(pressed)
        return button

    def offer_export(self, kind: str, export: Callable[[], None]) -> None:
        """Add a kind of file to the menu of the export button."""
        self.export.menu().addAction(kind).triggered.connect(export)

    @Slot()
    def _on_export_page(self) -> None:
        if (shown := self.exported()) is not None:
            page = report_page(shown.report)  # in the language of this thread
            self.export_as(shown, ".html", tr("Web page"), page.encode)

    @Slot()
    def _on_export_json(self) -> None:
        if (shown := self.exported()) is not None:
            self.export_as(shown, ".json", "JSON", shown.json)

    def export_as(
        self, shown: ExportedResult, suffix: str, kind: str, content: Callable[[], bytes]
    ) -> None:
        """Ask for a file and write it; ``content`` is called on another thread."""
        when = shown.when.astimezone()
        name = f"foretoken-{shown.kind}-{when:%Y-%m-%d-%H%M}"
        self.files.export(name, suffix, kind, content, self)

    # --- running -----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether the job runs."""
        return self.job is not None

    @property
    def shows_result(self) -> bool:
        """Whether the page of results is in front."""
        return self._pages.currentWidget() is self.result_page

    @Slot()
    def begin(self) -> None:
        """Run what is chosen."""
        if self.refusal() or self.busy_words():
            return
        job = self.engine.begin_work(self.work())
        if job is not None:
            self.follow(job)

    def follow(self, job: EngineJob) -> None:
        """Show how far it is, and what comes of it."""
        self.job = job
        job.progressed.connect(self._on_progressed)
        job.ended.connect(self.show_ended)
        self.show_begun()

    def show_begun(self) -> None:
        """It has begun, and nothing is known of how far it is."""
        self._progress = None
        self.bar.show_busy()
        self.message.say("")
        self.show_state()
        self.stop.setFocus()

    @Slot(float, object)
    def _on_progressed(self, share: float, progress: ExperimentProgress) -> None:
        if self.running:
            self._progress = progress
            self.bar.show_share(share)
            self._paced.note()

    @Slot()
    def _on_progress_due(self) -> None:
        if self.running and self._progress is not None:
            self.status.setText(self.show_progress(self._progress))

    @Slot(object, object)
    def show_ended(self, result: object | None, error: str | None) -> None:
        """It has ended; without a result and without an error it was stopped."""
        self.job = None
        self._paced.drop()
        self.message.say(error or ("" if result is not None else tr(STOPPED)), serious=bool(error))
        if result is not None:
            self.show_result(result)
        self.go_to(self.setup_page if result is None else self.result_page)
        (self.first_of_result if self.shows_result else self.start).setFocus()

    @Slot()
    def _on_stop(self) -> None:
        if self.job is not None:
            self.job.cancel()

    @Slot()
    def choose_again(self) -> None:
        """Go back to the choices."""
        self.message.say("")
        self.go_to(self.setup_page)
        self.start.setFocus()

    # --- what is shown -----------------------------------------------------------------------

    @Slot(str, bool)
    def say(self, text: str, serious: bool = False) -> None:  # a slot
        """Say something above the buttons."""
        self.message.say(text, serious=serious)

    def go_to(self, page: QWidget) -> None:
        """Bring a page to the front."""
        self._pages.setCurrentWidget(page)
        self.show_state()

    def busy_words(self) -> str:
        """Why the engine cannot do anything else now; empty: it can."""
        state = self.engine.state
        if state is EngineState.GENERATING:
            return tr(ANSWERING)
        return "" if state is EngineState.READY else tr(NOT_READY)

    @Slot()
    def _on_state_changed(self) -> None:
        """A slot of its own: Qt does not disconnect one that a subclass has overridden."""
        self.show_state()

    def show_state(self) -> None:
        """Show the buttons that make sense now."""
        running, choosing = self.running, not self.shows_result
        why_not = "" if running else self.busy_words() or self.refusal()
        self.setup_page.setEnabled(not running)
        self.bar.setVisible(running)
        self.stop.setVisible(running)
        self.start.setVisible(choosing and not running)
        self.start.setEnabled(not why_not)
        self.start.setToolTip(why_not)
        self.again.setVisible(not (choosing or running))
        self.export.setVisible(not (choosing or running))
        (self.start if choosing else self.close_button).setDefault(True)
        if not running:
            self.status.setText((why_not or self.hint()) if choosing else "")
        elif self._progress is None:
            self.status.setText(tr("Preparing…"))
        styled(self.status, Tone.TEXT if running else Tone.MUTED)
        self.status.setVisible(bool(self.status.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops what runs before it closes the dialog."""
        if event.key() == Qt.Key.Key_Escape and self.running:
            self._on_stop()
        else:
            super().keyPressEvent(event)
