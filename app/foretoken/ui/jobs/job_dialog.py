"""Base dialog of a job, and the controller that opens them and owns what outlives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QPushButton, QStackedWidget, QWidget

from foretoken.chat.conversations.conversation import Role
from foretoken.control.background import Background, Running, in_words
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob, EngineWork
from foretoken.control.models.model_services import DraftRanking, LibraryFeed
from foretoken.control.models.stored_results import BenchmarkHistory, StoredProof
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.pair_setup import LoadSettings, PairSetup
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.models.pairs.proof_results import CheckVerdict
from foretoken.models.pairs.tuning import TuningResult
from foretoken.preferences.preference import Preference
from foretoken.reports.report import Report, left_text, report_page
from foretoken.system.atomic_file import atomic_bytes_writer
from foretoken.system.language import day_text, tr, tr_noop
from foretoken.system.paths import shown_path
from foretoken.ui.commands.table import tooltip_with_keys
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Tone, styled
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.files import file_to_save
from foretoken.ui.parts.forms import BusyBar, MessageLabel, column, paragraph
from foretoken.ui.parts.preference_row import FormPage

STOPPED = tr_noop("Stopped.")
ANSWERING = tr_noop("An answer is being written. Wait for it, or stop it first.")
NOT_READY = tr_noop("The models are not ready yet")


@dataclass(frozen=True, slots=True)
class ExportedResult:
    """A result in the forms that files need."""

    kind: str
    """Kind for ``experiment_file`` and file names."""
    when: datetime
    report: Report
    record: object
    figures: object = None
    """Values derived from the record, besides its own properties."""

    def json(self) -> bytes:
        """Return the record with its figures as JSON."""
        from foretoken.models.pairs.experiment_file import experiment_json

        return experiment_json(self.record, self.kind, self.figures).encode()


class JobDialog(FittedDialog):
    """A set-up page, a result page, and the buttons.

    Subclasses define what to run and how to show progress and result.
    """

    def __init__(self, title: str, engine: EngineControl, parent: QWidget) -> None:
        super().__init__(parent, title)
        self.engine = engine
        self.job: EngineJob | None = None
        """The job while it runs."""
        self._pages = QStackedWidget(self)
        self.status = paragraph("", self)
        """Progress, or information before the start."""
        self.bar = BusyBar(self)
        self.bar.setAccessibleName(title)
        self.message = MessageLabel(self)
        self.buttons, roles = QDialogButtonBox(self), QDialogButtonBox.ButtonRole
        self.again = self.add_button("", self.choose_again)
        self.export = self.add_button(tr("Export…"))
        self.export.setMenu(QMenu(self.export))
        self.offer_export(tr("Web page"), self._on_export_page)
        self.offer_export(tr("Data (JSON)"), self._on_export_json)
        self.stop = self.add_button(tr("Stop"), self._on_stop)
        self.close_button = self.buttons.addButton(tr("Close"), roles.RejectRole)
        self.close_button.setToolTip(tooltip_with_keys("dialog.close"))
        self.close_button.clicked.connect(self.reject)
        self.start = styled(self.buttons.addButton("", roles.AcceptRole), Button.PRIMARY)
        self.start.clicked.connect(self.begin)
        self.first_of_result: QWidget = self.close_button
        """Widget that is focused once there is a result."""
        self.background = Background("file of a result", self)
        engine.state_changed.connect(self._on_state_changed)
        self.finished.connect(self._on_stop)

    # --- for subclasses ----------------------------------------------------------------------

    def work(self) -> EngineWork:
        """Return what to run."""
        raise NotImplementedError

    def refusal(self) -> str:
        """Return why the chosen job cannot be run; empty if it can."""
        return ""

    def hint(self) -> str:
        """Return information to show before the start."""
        return ""

    def show_progress(self, progress: ExperimentProgress) -> str:
        """Show intermediate results; return the current activity."""
        left = "" if progress.seconds_left is None else left_text(progress.seconds_left)
        return " · ".join(filter(None, (progress.doing, left)))

    def show_result(self, result: Any) -> None:
        """Show the result on the result page."""
        raise NotImplementedError

    def exported(self) -> ExportedResult | None:
        """Return the displayed result for export."""
        raise NotImplementedError

    # --- set-up ------------------------------------------------------------------------------

    def lay_out(self, setup: QWidget, result: QWidget, *below: QWidget) -> None:
        """Put both pages, and the widgets ``below`` them, above the buttons."""
        self.setup_page, self.result_page = FormPage(setup, self), FormPage(result, self)
        for page in (self.setup_page, self.result_page):
            self._pages.addWidget(page)
        column(
            self.content,
            (self._pages, 1),
            *(self.status, self.bar, self.message, *below, self.buttons),
            margins=(Space.WIDER, Space.WIDE, Space.WIDER, Space.WIDE),
            spacing=Space.MEDIUM,
        )
        self.show_state()

    def add_button(self, text: str, pressed: Callable[[], object] | None = None) -> QPushButton:
        """Add a button to the bottom row."""
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        if pressed is not None:
            button.clicked.connect(pressed)
        return button

    def offer_export(self, kind: str, export: Callable[[], None]) -> None:
        """Add a file format to the menu of the export button."""
        self.export.menu().addAction(kind).triggered.connect(export)

    @Slot()
    def _on_export_page(self) -> None:
        if (shown := self.exported()) is not None:
            page = report_page(shown.report)  # rendered here for the language of the GUI thread
            self.export_as(shown, ".html", tr("Web page"), page.encode)

    @Slot()
    def _on_export_json(self) -> None:
        if (shown := self.exported()) is not None:
            self.export_as(shown, ".json", "JSON", shown.json)

    def export_as(
        self, shown: ExportedResult, suffix: str, kind: str, content: Callable[[], bytes]
    ) -> None:
        """Ask for a file and write it; ``content`` is called in a background thread."""
        when = shown.when.astimezone()
        name = f"foretoken-{shown.kind}-{when:%Y-%m-%d-%H%M}{suffix}"
        file = file_to_save(self, tr("Export"), name, f"{kind} (*{suffix})")
        if file is None:
            return

        def write(_running: Running) -> None:
            with atomic_bytes_writer(file) as out:
                out.write(content())

        def on_failed(error: Exception) -> None:
            name, why = shown_path(file), in_words(error)
            self.say(tr("Could not write {file}: {why}.", file=name, why=why), serious=True)

        self.background.enqueue(
            write, lambda _: self.say(tr("Exported to {file}.", file=shown_path(file))), on_failed
        )

    # --- running -----------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self.job is not None

    @property
    def shows_result(self) -> bool:
        return self._pages.currentWidget() is self.result_page

    @Slot()
    def begin(self) -> None:
        if self.refusal() or self.busy_words():
            return
        job = self.engine.begin_work(self.work())
        if job is not None:
            self.follow(job)

    def follow(self, job: EngineJob) -> None:
        """Show the progress and the result of a job."""
        self.job = job
        job.progressed.connect(self._on_progressed)
        job.ended.connect(self.show_ended)
        self.show_begun()

    def show_begun(self) -> None:
        """Show that the job has begun, with indeterminate progress."""
        self.status.setText(tr("Preparing…"))
        self.bar.show_busy()
        self.say("")
        self.show_state()
        self.stop.setFocus()

    @Slot(float, object)
    def _on_progressed(self, share: float, progress: ExperimentProgress) -> None:
        if self.running:
            self.bar.show_share(share)
            self.status.setText(self.show_progress(progress))

    @Slot(object, object)
    def show_ended(self, result: object | None, error: str | None) -> None:
        """Show the result or error; with neither, the job was stopped."""
        self.job = None
        self.say(error or ("" if result is not None else tr(STOPPED)), serious=bool(error))
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
        self.say("")
        self.go_to(self.setup_page)
        self.start.setFocus()

    # --- display -----------------------------------------------------------------------------

    def say(self, text: str, *, serious: bool = False) -> None:
        self.message.say(text, serious=serious)

    def go_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self.show_state()

    def busy_words(self) -> str:
        """Return why the engine is not available now; empty if it is."""
        state = self.engine.state
        if state is EngineState.GENERATING:
            return tr(ANSWERING)
        return "" if state is EngineState.READY else tr(NOT_READY)

    @Slot()
    def _on_state_changed(self) -> None:
        """Separate slot, as Qt does not disconnect a slot overridden by a subclass."""
        self.show_state()

    def show_state(self) -> None:
        """Update the buttons and the status."""
        running, choosing = self.running, not self.shows_result
        busy = "" if running else self.busy_words()
        why_not = "" if running else busy or self.refusal()
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
        styled(self.status, Tone.TEXT if running else Tone.MUTED)
        self.status.setVisible(bool(self.status.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc stop a running job before it closes the dialog."""
        if event.key() == Qt.Key.Key_Escape and self.running:
            self._on_stop()
        else:
            super().keyPressEvent(event)


class JobsController(QObject):
    """Opens one dialog at a time; their modules are imported on first use as charts load slowly."""

    closed = Signal()
    """The dialog was closed."""

    def __init__(
        self,
        controller: ChatController,
        library: LibraryFeed,
        recent: Callable[[], list[PairSetup]],
        use_drafting: Callable[[SpeculativeConfig], object],
        pair_name: Callable[[], str],
        window: QWidget,
    ) -> None:
        """``recent`` returns the recent pairs; ``pair_name`` names the one in use.

        ``use_drafting`` changes the drafting of the pair in use.
        """
        super().__init__(window)
        self._controller, self._engine = controller, controller.engine
        self._library, self._recent = library, recent
        self._use_drafting, self._pair_name = use_drafting, pair_name
        self._window = window
        self._drafts = DraftRanking(self)
        self.history = BenchmarkHistory(self._engine, self)
        self.proofs = StoredProof(self._engine, self)
        self.dialog: JobDialog | None = None
        """The open dialog, if any."""

    def why_not(self) -> str:
        """Return why no job can be run now; empty if one can."""
        if self._engine.state in (EngineState.LOADING, EngineState.TESTING):
            return tr(NOT_READY)
        return self._engine.why_no_pair

    @property
    def proof_words(self) -> str:
        """Last proof of the pair in use, in a few words; empty if none (see ``proofs.changed``)."""
        result = self.proofs.result
        if result is None:
            return ""
        day = day_text(result.proved_at.astimezone().date())
        if result.verdict is CheckVerdict.PASSED:
            return tr("Verified lossless on {day}", day=day)
        if result.verdict is CheckVerdict.FAILED:
            return tr("Not lossless: verification failed on {day}", day=day)
        return tr("Verification of {day} was inconclusive", day=day)

    @Slot()
    def open_race(self) -> None:
        if not self._can_open:
            return
        from foretoken.ui.jobs.race_dialog import RaceDialog

        messages = reversed(self._controller.current.messages)
        asked = next((message.text for message in messages if message.role is Role.USER), "")
        self._show(RaceDialog(self._engine, self._library, self._drafts, asked, self._window))

    @Slot()
    def open_benchmark(self) -> None:
        if not self._can_open:
            return
        from foretoken.ui.jobs.benchmark_dialog import BenchmarkDialog

        dialog = BenchmarkDialog(
            self._engine, self.history, self._library, self._drafts, self._recent,
            self._use_drafting, self._window,
        )  # fmt: skip
        self.history.read()
        self._show(dialog)

    @Slot()
    def open_proof(self) -> None:
        """Open the proof dialog, with the pair's last result."""
        if not self._can_open:
            return
        from foretoken.ui.jobs.report_dialogs import ProofDialog

        self._show(ProofDialog(self._pair_name(), self._engine, self.proofs, self._window))

    @Slot(object, object)
    def open_pair_test(self, setup: PairSetup, parent: QWidget) -> None:
        """Test a pair, in use or not; ``parent`` is the window in front."""
        if self.dialog is not None:
            return
        from foretoken.ui.jobs.report_dialogs import PairTestDialog

        self._show(PairTestDialog(setup, self._engine, parent))

    @Slot(object, object, object, object)
    def open_tuning(
        self,
        start: LoadSettings,
        parameters: Mapping[str, Preference[Any]],
        use: Callable[[TuningResult], object],
        parent: QWidget,
    ) -> None:
        """Try other settings than ``start``; ``use`` receives the result if the user accepts it."""
        if not self._can_open:
            return
        from foretoken.ui.jobs.report_dialogs import TuningDialog

        pair = self._pair_name()
        self._show(TuningDialog(start, parameters, pair, use, self._engine, parent))

    @property
    def _can_open(self) -> bool:
        return self.dialog is None and not self.why_not()

    def _show(self, dialog: JobDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(self._on_finished)
        dialog.open()

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None
        self._drafts.cancel()
        self.closed.emit()
