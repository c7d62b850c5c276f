"""Proofs and benchmarks that were made here, read and written beside the GUI thread."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.background import Background, Running, reason_of
from foretoken.control.engine.engine_control import EngineControl
from foretoken.engine.config import VerificationRule
from foretoken.models.benchmarks.record import BenchmarkFiles, BenchmarkRecord
from foretoken.models.pairs.proof_results import ProofResult, Proofs
from foretoken.system.language import tr

_log = logging.getLogger(__name__)


class KeptProof(Background):
    """Follows the pair in use."""

    changed = Signal()
    """``result`` is another one."""

    def __init__(self, engine: EngineControl, parent: QObject) -> None:
        super().__init__("kept proof", parent)  # not translated: a thread
        self.result: ProofResult | None = None
        """Of the pair in use; None: nothing is kept, or it is not known yet."""
        self._engine = engine
        self._proved: tuple[Path, Path | None, VerificationRule] | None = None  # what is looked for
        engine.state_changed.connect(self._on_state_changed)

    def take(self, result: ProofResult) -> None:
        """The pair in use has just been proved."""
        self.cancel()  # what was kept before is outdated
        self._set(result)

    @Slot()
    def _on_state_changed(self) -> None:
        pair = self._engine.pair
        proved = None
        if pair is not None:
            draft = pair.files.draft if pair.no_draft_reason is None else None
            proved = pair.files.target, draft, self._engine.answering.drafting.verification
        if proved == self._proved:
            return
        self._proved = proved
        self._set(None)
        self.cancel()
        if proved is not None:
            self.start(lambda _running: Proofs().result(*proved), self._set, self._on_failed)

    def _set(self, result: ProofResult | None) -> None:
        if result is not self.result:
            self.result = result
            self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        _log.warning("The kept proof is not known: %s", type(error).__name__)


class BenchmarkHistory(Background):
    """What one window knows of them; others may write to the same folder."""

    changed = Signal()
    """``records`` are others."""
    failed = Signal(str)
    """What could not be done, for people."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("benchmarks", parent)  # not translated: a thread
        self.records: tuple[BenchmarkRecord, ...] = ()
        """Newest first."""
        self._files = BenchmarkFiles()

    def read(self) -> None:
        """Look at the folder; ``changed`` follows."""
        self._line_up(lambda: None)

    def add(self, records: Sequence[BenchmarkRecord]) -> None:
        """Keep them."""

        def keep() -> None:
            for record in records:
                self._files.add(record)

        self._line_up(keep)

    def remove(self, record: BenchmarkRecord) -> None:
        """Delete one; ``add`` brings it back."""
        self._line_up(lambda: self._files.remove(record))

    def _line_up(self, work: Callable[[], None]) -> None:
        def run(_running: Running) -> tuple[BenchmarkRecord, ...]:
            work()
            return self._files.read()

        self.line_up(run, self._on_read, self._on_failed)

    def _on_read(self, records: tuple[BenchmarkRecord, ...]) -> None:
        self.records = records
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        why = reason_of(error)
        self.failed.emit(tr("The benchmarks could not be written: {why}.", why=why))
