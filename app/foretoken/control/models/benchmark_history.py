"""The benchmarks that were made here, read and written beside the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running, reason_of
from foretoken.models.benchmarks.record import BenchmarkFiles, BenchmarkRecord
from foretoken.system.language import tr


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
