"""Pair test dialog: the gain from drafting with a pair, which is loaded first if necessary."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.experiments import PairTestWork
from foretoken.models.pair_setup import PairSetup
from foretoken.models.pairs.pair_test import PairTestResult, pair_test_report
from foretoken.system.language import tr
from foretoken.ui.jobs.report_view import ReportDialog


class PairTestDialog(ReportDialog):
    """Starts at once; after testing another pair, the engine restores the previous one."""

    def __init__(self, setup: PairSetup, engine: EngineControl, parent: QWidget) -> None:
        self._setup, self._loading = setup, False
        words = tr("Measures for about 20 seconds how much faster drafting makes this pair.")
        super().__init__(tr("Pair test"), setup.name, words, engine, parent)
        self.start.setText(tr("Test pair"))
        self.again.setText(tr("Test again"))
        self.lay_out(self.intro, self.page)
        engine.load_progressed.connect(self._on_load_progressed)
        engine.load_ended.connect(self._on_load_ended)
        self.begin()

    def work(self) -> PairTestWork:
        return PairTestWork()

    def show_result(self, result: PairTestResult) -> None:
        self.show_report(
            "pair-test", datetime.now(UTC), pair_test_report(result, self.pair), result
        )

    # --- a pair that is not in use -----------------------------------------------------------

    @property
    def _in_use(self) -> bool:
        pair, wanted = self.engine.pair, self._setup
        if pair is None or pair.files != wanted.files:
            return False
        return pair.settings.without_answers() == wanted.settings.without_answers()

    @property
    def running(self) -> bool:
        return self._loading or super().running

    def busy_words(self) -> str:
        """Return why not; a pair that is not in use may be loaded in any state but testing."""
        tests = self.engine.state is EngineState.TESTING
        return super().busy_words() if self._in_use or tests else ""

    @Slot()
    def begin(self) -> None:
        """Load the pair first if it is not in use; the test then starts by itself."""
        if self._in_use:
            super().begin()
        elif not self.busy_words():
            self._loading = True
            self.engine.try_pair(self._setup.files, self._setup.settings)
            self.show_begun()

    @Slot(float)
    def _on_load_progressed(self, share: float) -> None:
        if self._loading:
            self.bar.show_share(share)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        if not self._loading:
            return
        self._loading = False
        if self.engine.job is not None and error is None:
            self.follow(self.engine.job)
        else:
            self.show_ended(None, error)

    @Slot()
    def _on_stop(self) -> None:
        if self._loading:
            self.engine.cancel_load()
        super()._on_stop()
