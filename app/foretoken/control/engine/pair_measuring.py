"""Background measurement of a newly loaded pair; it starts by itself and yields to requests."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.control.engine.engine_work import EngineJob, WorkContext
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

# Small models are measured within this time, and the question is answered sooner for it.
_TIME_LIMIT_MS = 500
# An interrupted measurement continues after this much idle time. Costs that must be timed at
# different moments get them this way.
_IDLE_MS = 1500


@dataclass(frozen=True, slots=True)
class MeasureWork:
    """Measurement of whatever is still unknown about the pair; chats are not affected."""

    hurry: threading.Event = field(default_factory=threading.Event)
    """Set when a question waits: finish the timing of passes, start no sample answer."""
    task = "Measuring"  # not translated: for the log
    doing = ""

    def run(self, place: WorkContext) -> bool:
        """Return whether nothing is left to measure, or measuring is impossible."""
        session = place.session

        def has_time() -> bool:
            return place.should_continue() and not self.hurry.is_set()

        known = all(loaded.measured for loaded in session.models)
        whole = place.should_continue() and measure_costs(session)
        if whole and has_time():
            whole = warm_up(session, place.prompt_tokens, CHAT_SAMPLING, should_continue=has_time)
            keep_costs(session)
            keep_learned(session)
        # Costs timed just now are confirmed later, at other moments; by now the first passes have
        # shown whether those of an earlier session still hold.
        refined = known and has_time() and refine_costs(session)
        failed = not whole and has_time()  # not interrupted: it would fail again
        return failed or (whole and refined)


class PairMeasuring(QObject):
    """Controller that has the loaded pair measured until nothing is left to find out."""

    changed = Signal()
    """``running`` has changed."""

    def __init__(self, worker: EngineWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._job: EngineJob | None = None
        self._resumed = False
        """Whether this is not the first job since the pair was loaded."""
        self._wanted = False
        self._limit_timer = QTimer(self, interval=_TIME_LIMIT_MS, singleShot=True)
        self._limit_timer.timeout.connect(self.cancel)
        self._idle = QTimer(self, interval=_IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self._submit)

    @property
    def running(self) -> bool:
        """Whether a newly loaded pair is being measured, or is about to be."""
        return self._job is not None and not self._resumed

    def use(self, worker: EngineWorker) -> None:
        """Switch to another worker, which has no pair; ignore the one before."""
        self._worker = worker
        self._idle.stop()
        if self._job is not None:
            self._job.take(Failed(""))
        self._wanted = False

    def begin(self) -> None:
        """Start measuring: a pair was loaded and nothing was requested yet."""
        self._wanted, self._resumed = True, False
        self._submit()

    def go_on(self) -> None:
        """Continue measuring after a while: no request is running."""
        if self._wanted and self._job is None:
            self._resumed = True
            self._idle.start()

    def hurry(self) -> None:
        """Finish soon: a question waits, for a moment at most."""
        self._idle.stop()
        if self._job is not None and isinstance(self._job.work, MeasureWork):
            self._job.work.hurry.set()
            self._limit_timer.start()

    @Slot()
    def cancel(self) -> None:
        """Stop now; what was measured so far is kept."""
        self._idle.stop()
        self._limit_timer.stop()
        if self._job is not None:
            self._job.cancel()

    @Slot(object, object)
    def _on_ended(self, whole: bool | None, error: str | None) -> None:
        self._job = None
        self._wanted = not whole and error is None
        self._limit_timer.stop()
        self.changed.emit()

    @Slot()
    def _submit(self) -> None:
        if self._job is None:
            self._job = EngineJob(MeasureWork(), self._worker, self)
            self._job.ended.connect(self._on_ended)
            self.changed.emit()
