"""Proofs, benchmarks and the log of runs on this computer, read and written in the background."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.runs.run_record import RunEntry
from foretoken.control.background import Background, Running, in_words
from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.engine_work import BenchmarkResult
from foretoken.engine.config import VerificationRule
from foretoken.models.benchmarks.record import BenchmarkFiles, BenchmarkRecord
from foretoken.models.pairs.proof_results import ProofResult, Proofs
from foretoken.system.atomic_file import write_atomically
from foretoken.system.language import said

_log = logging.getLogger(__name__)


class StoredProof(Background):
    """The stored proof of the pair in use."""

    changed = Signal()
    """``result`` has changed."""

    def __init__(self, engine: EngineControl, parent: QObject) -> None:
        super().__init__("kept proof", parent)  # not translated: a thread
        self.result: ProofResult | None = None
        """Proof of the pair in use; None: there is none, or it has not been read yet."""
        self._engine = engine
        self._proved: tuple[Path, Path | None, VerificationRule] | None = None
        """The arguments to look it up by."""
        engine.state_changed.connect(self._on_state_changed)

    def take(self, result: ProofResult) -> None:
        """Set the result of a proof that has just been made of the pair in use."""
        self.cancel()  # the stored proof is outdated
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
            self.start(lambda _running: Proofs().result(*proved), self._set)

    def _set(self, result: ProofResult | None) -> None:
        if result is not self.result:
            self.result = result
            self.changed.emit()


class BenchmarkHistory(Background):
    """Stored benchmarks as one window knows them; others may write to the same folder."""

    changed = Signal()
    """``records`` have changed."""

    def __init__(self, engine: EngineControl, parent: QObject) -> None:
        super().__init__("benchmarks", parent)  # not translated: a thread
        engine.test_ended.connect(self._on_test_ended)
        self.records: tuple[BenchmarkRecord, ...] = ()
        """Newest first."""
        self._files = BenchmarkFiles()

    def read(self) -> None:
        """Read the folder; ``changed`` follows."""
        self._line_up(lambda: None)

    def add(self, records: Sequence[BenchmarkRecord]) -> None:
        """Store records."""

        def keep() -> None:
            for record in records:
                self._files.add(record)

        self._line_up(keep)

    def remove(self, record: BenchmarkRecord) -> None:
        """Delete a record; ``add`` restores it."""
        self._line_up(lambda: self._files.remove(record))

    @Slot(object, object)
    def _on_test_ended(self, result: object, _error: object) -> None:
        if isinstance(result, BenchmarkResult) and result.records:
            self.add(result.records)

    def _line_up(self, work: Callable[[], None]) -> None:
        def run(_running: Running) -> tuple[BenchmarkRecord, ...]:
            work()
            return self._files.read()

        self.enqueue(run, self._on_read, self._on_failed)

    def _on_read(self, records: tuple[BenchmarkRecord, ...]) -> None:
        self.records = records
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        why = in_words(error)
        self.failed.emit(said("benchmarks-not-saved", why=why))


class RunKeeper(Background):
    """The log of runs, written as long as the user allows it."""

    written = Signal()
    """The log has changed."""
    read = Signal(object)
    """The RunReport of ``ask``."""
    exported = Signal(object)
    """The Path of an exported file."""

    def __init__(self, engine: EngineControl, log: RunLog, parent: QObject | None = None) -> None:
        # A single queue, so that reading includes everything written before.
        super().__init__("run log", parent)  # not translated: a thread
        self.recording = True
        """Whether to log runs from now on."""
        self._log = log
        engine.run_noted.connect(self._on_noted)

    def ask(self, first: date | None) -> None:
        """Read what was logged since a day (None: all); see ``read`` and ``failed``."""
        self.enqueue(lambda _: self._log.read(first), self.read.emit)

    def reset(self) -> None:
        """Delete the log's contents."""
        self.enqueue(lambda _: self._log.reset(), lambda _: self.written.emit())

    def export(self, file: Path, text: Callable[[], str]) -> None:
        """Export a file for other programs."""
        self.enqueue(lambda _: write_atomically(file, text()), lambda _: self.exported.emit(file))

    @Slot(object)
    def _on_noted(self, entry: RunEntry) -> None:
        if self.recording:
            self.enqueue(
                lambda _: self._log.append(entry),
                lambda _: self.written.emit(),
                lambda error: _log.warning("A run is not kept: %s", type(error).__name__),
            )
