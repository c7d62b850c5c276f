"""Controller that opens the dialogs of all jobs and owns what outlives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversations.conversation import Role
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.model_services import DraftRanking, OtherDrafts
from foretoken.control.models.stored_results import BenchmarkHistory, StoredProof
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.pair_setup import LoadSettings, PairSetup
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.models.pairs.report import CheckVerdict
from foretoken.models.pairs.tuning import TuningResult
from foretoken.preferences.preference import Preference
from foretoken.system.language import day_text, tr
from foretoken.system.paths import resource_path
from foretoken.ui.jobs.job_dialog import NOT_READY, JobDialog

# Files of resources/prompts: typical questions of several kinds, all short enough to read.
_QUESTIONS = ("everyday", "stories", "code", "rewrite")
_OF_A_KIND = 4


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
        self._drafts, self._ranking = OtherDrafts(self), DraftRanking(self)
        self.history = BenchmarkHistory(self)
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
        pair = self._engine.pair
        if pair is None or not self._can_open:
            return
        from foretoken.ui.jobs.race_dialog import RaceDialog, RaceOffer

        answering = self._engine.answering
        messages = reversed(self._controller.current.messages)
        offer = RaceOffer(
            answering.drafting,
            answering.sampling,
            pair.target_name,
            pair.draft_name if pair.no_draft_reason is None else None,
            next((message.text for message in messages if message.role is Role.USER), ""),
            _questions(),
        )
        self._show(RaceDialog(offer, self._engine, self._library, self._drafts, self._window))

    @Slot()
    def open_benchmark(self) -> None:
        if not self._can_open:
            return
        from foretoken.ui.jobs.benchmark_dialog import BenchmarkDialog

        dialog = BenchmarkDialog(
            self._engine, self.history, self._library, self._ranking, self._recent,
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
        dialog = TuningDialog(start, parameters, pair, self._engine, parent)
        dialog.used.connect(use)
        self._show(dialog)

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
        self._ranking.cancel()
        self.closed.emit()


def _questions() -> Sequence[tuple[str, str]]:
    """Return names and texts."""
    return [
        (f"{file}/{name}", text)
        for file in _QUESTIONS
        for name, text in read_prompts(resource_path(f"prompts/{file}.jsonl"))[:_OF_A_KIND]
    ]
