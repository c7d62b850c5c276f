"""Measuring a pair behind the welcome page: begins by itself, and gives way to everything else."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.engine.engine_work import EngineJob, Workplace
from foretoken.control.engine.records import Failed
from foretoken.control.engine.worker import EngineWorker
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.models.pairs.known_pairs import (
    keep_costs,
    keep_learned,
    measure_costs,
    refine_costs,
    warm_up,
)

# Small models are measured within this time, and then the question is answered sooner than without.
_PATIENCE_MS = 500
# What was cut short goes on when nobody has wanted anything for so long; what is to be timed in
# other moments has them then.
_IDLE_MS = 1500


@dataclass(frozen=True, slots=True)
class MeasureWork:
    """Measures what is not known yet of the pair; nothing that a chat has is touched."""

    hurry: threading.Event = field(default_factory=threading.Event)
    """A question waits: only time passes, begin no answer."""
    task = "Measuring"  # not translated: for the log
    doing = ""

    def run(self, place: Workplace) -> bool:
        """Return whether nothing is left to measure, or it cannot be measured."""
        session = place.session

        def has_time() -> bool:
            return place.keep_on() and not self.hurry.is_set()

        known = all(loaded.measured for loaded in session.models)
        whole = place.keep_on() and measure_costs(session)
        if whole and has_time():
            whole = warm_up(session, place.prompt_tokens, CHAT_SAMPLING, keep_on=has_time)
            keep_costs(session)
            keep_learned(session)
        # What was timed just now is timed again in other moments; by now first passes have told
        # whether what was timed in another session is true.
        refined = known and has_time() and refine_costs(session)
        failed = not whole and has_time()  # although nobody wanted anything: it would fail again
        return failed or (whole and refined)


class PairMeasuring(QObject):
    """Has the pair that is loaded measured until there is nothing left to find out."""

    changed = Signal()
    """``running`` is another."""

    def __init__(self, worker: EngineWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._job: EngineJob | None = None
        self._again = False
        """Whether it is not the first job since the pair was loaded."""
        self._wanted = False
        self._patience = QTimer(self, interval=_PATIENCE_MS, singleShot=True)
        self._patience.timeout.connect(self.cancel)
        self._idle = QTimer(self, interval=_IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self._submit)

    @property
    def running(self) -> bool:
        """Whether the worker measures a pair that was just loaded, or will as soon as it can."""
        return self._job is not None and not self._again

    def use(self, worker: EngineWorker) -> None:
        """Another worker is there, without a pair; nothing is heard of the one before."""
        self._worker = worker
        self._idle.stop()
        if self._job is not None:
            self._job.take(Failed(""))
        self._wanted = False

    def begin(self) -> None:
        """A pair was loaded, and nobody wants anything of it yet."""
        self._wanted, self._again = True, False
        self._submit()

    def go_on(self) -> None:
        """Nobody wants anything at the moment: measure in a while what is still to be measured."""
        if self._wanted and self._job is None:
            self._again = True
            self._idle.start()

    def hurry(self) -> None:
        """A question was asked: it waits a moment at most."""
        self._idle.stop()
        if self._job is not None and isinstance(self._job.work, MeasureWork):
            self._job.work.hurry.set()
            self._patience.start()

    @Slot()
    def cancel(self) -> None:
        """End it now; what is known by then stays known."""
        self._idle.stop()
        self._patience.stop()
        if self._job is not None:
            self._job.cancel()

    @Slot(object, object)
    def _on_ended(self, whole: bool | None, error: str | None) -> None:
        self._job = None
        self._wanted = not whole and error is None
        self._patience.stop()
        self.changed.emit()

    @Slot()
    def _submit(self) -> None:
        if self._job is None:
            self._job = EngineJob(MeasureWork(), self._worker, self)
            self._job.ended.connect(self._on_ended)
            self.changed.emit()
