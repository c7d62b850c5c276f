"""The GUI thread's side of the engine: loading and testing pairs, and what the worker tells."""

from __future__ import annotations

import itertools
import time
from dataclasses import replace
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.chat.prompt.plain_format import ask_otherwise
from foretoken.chat.runs.run_record import FaultKind, RunFault, RunPlace, now
from foretoken.control.engine.answer_choice import AnswerChoice
from foretoken.control.engine.engine_work import EngineJob, EngineWork
from foretoken.control.engine.pair_measuring import PairMeasuring
from foretoken.control.engine.prompt_counter import PromptCounter
from foretoken.control.engine.records import (
    Answerer,
    AnswerSettings,
    ConnectRequest,
    EngineFailure,
    EngineLost,
    FailureKind,
    GenerateRequest,
    GenerationFailed,
    LoadEnded,
    LoadProgress,
    LoadRequest,
    LoadSettings,
    PairFiles,
    PairLoaded,
    PairMeasured,
    PairTested,
    PairTestEnded,
    PairTestRequest,
    PlainSpeedMeasured,
    Record,
    Request,
    RunNoted,
    ServedTarget,
    ServerConnected,
    WayOut,
    WorkEnded,
    WorkProgress,
    WorkRequest,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.control.engine.unheeded_stop import UnheededStop
from foretoken.control.engine.worker import EngineWorker
from foretoken.control.engine.written_memory import WrittenMemory
from foretoken.engine.config import SpeculativeConfig
from foretoken.models.library.files import name_at
from foretoken.models.pairs.pair_test_results import PairTestProgress
from foretoken.servers.server_keys import ServerKeys
from foretoken.system.language import tr, tr_noop

# 16 times a second: faster is hardly seen. Showing takes the processor and the GIL from the engine;
# where it would take more than this share of a processor, text comes less often.
_SHORTEST_INTERVAL_MS, _USUAL_INTERVAL_MS, _LONGEST_INTERVAL_MS = 33, 60, 80
_SHOWING_SHARE = 0.04
_LONG_MS = 25.0
"""For one turn of the window."""
_SHUT_DOWN_S = 0.9
_NOT_HERE = tr_noop("The model runs on a server. This needs one that runs in Foretoken.")
_LEFT = tr_noop("The model did not stop, and was left behind. Choose another one.")


# What statistics call it where the engine is lost.
_LOST_AS = {
    FailureKind.DEVICE_LOST: FaultKind.DEVICE,
    FailureKind.OUT_OF_MEMORY: FaultKind.MEMORY,
    FailureKind.NO_DEVICE: FaultKind.LOAD,
    FailureKind.ENGINE_LOST: FaultKind.OTHER,
}


class EngineState(Enum):
    """What the engine is doing."""

    EMPTY = "empty"
    LOADING = "loading"
    READY = "ready"
    GENERATING = "generating"
    TESTING = "testing"


class EngineUser(Protocol):
    """Has the engine do something with the pair that is loaded, as the answers of a chat do.

    It submits its requests to ``EngineControl``, behind ``make_way`` where a person waits for them.
    """

    @property
    def busy(self) -> bool:
        """Whether a person waits for what it has submitted; see ``EngineControl.update_state``."""

    def make_way(self) -> None:
        """End what the engine does for it."""

    def take(self, request_id: int, record: Record) -> None:
        """Take over what the worker tells, be it about a request of its own or not."""

    def drained(self) -> None:
        """All records that had come are taken in."""

    def cache_emptied(self) -> None:
        """Another target is loaded, which has read nothing."""

    def give_up(self) -> None:
        """What was submitted hangs: another worker is there, and nothing more is heard of it."""


class EngineControl(QObject):
    """Owns the worker; loads, tests and measures pairs, and lets others use what answers."""

    state_changed = Signal()
    """``state``, ``target``, ``measuring``, ``test_share`` or ``answering`` have changed."""
    load_progressed = Signal(float)
    """Loaded share, 0 to 1."""
    load_ended = Signal(object)
    """None, or why the pair could not be loaded, or the server not be used (str)."""
    test_progressed = Signal(object)
    """PairTestProgress of a running test."""
    test_ended = Signal(object, object)
    """The PairTestResult or None, and why the test failed (str) or None; both None: stopped."""
    unheeded = Signal(str)
    """The name of a model that does not stop, see ``go_on_without``; empty: it has."""
    plain_speed_changed = Signal(object)
    """Tokens per second of plain decoding (float), or None: not measured with this pair."""
    failed = Signal(object)
    """The EngineFailure that has become ``failure``."""
    run_noted = Signal(object)
    """The RunEvent of an answer that has ended, or the RunFault of whatever has failed."""

    _woken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.server_keys = ServerKeys()
        """Keys that servers are asked with; they are entered elsewhere."""
        self.answering = AnswerChoice()
        """How the next answer is written; to be changed by the methods below."""
        self.state = EngineState.EMPTY
        self.pair: PairLoaded | None = None
        """The models on this computer that answer; None where a server does."""
        self.served: ServerConnected | None = None
        """The server that answers; None where models on this computer do."""
        self.requested: PairFiles | None = None
        """What was last to be loaded, with success or not; None where it was a server."""
        self.requested_server: ServedTarget | None = None
        """The server that was last to be used, with success or not; None where it was a pair."""
        self.requested_settings = LoadSettings()
        """How it was to be loaded."""
        self.plain_speed: float | None = None
        self.history = RunHistory()
        """Of the answer that is being written, or was last; set by who has it written."""
        self.test_share = 0.0
        """How far the running test has come, 0 to 1."""
        self.failure: EngineFailure | None = None
        """Why the last load or answer failed, if where it is computed can be changed; see
        ``go_on``."""
        self._users: list[EngineUser] = []
        self._ids = itertools.count(1)
        self._load: LoadRequest | ConnectRequest | None = None
        # What comes back after a trial.
        self._home: tuple[PairFiles, LoadSettings] | ServedTarget | None = None
        self._trying = False
        self._test: PairTestRequest | WorkRequest | None = None
        self._job: EngineJob | None = None  # of a test that is work
        self._drain_timer = QTimer(self)
        self._drain_timer.setSingleShot(True)
        self._drain_timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._spent_s = 0.0  # of this thread, at the last drain
        self._drain_timer.timeout.connect(self._on_drain)
        # Queued: the worker emits it from its own thread.
        self._woken.connect(self._on_woken, Qt.ConnectionType.QueuedConnection)
        self._worker = EngineWorker(self._woken.emit, self.server_keys)
        self._measuring = PairMeasuring(self._worker, self._ids, self)
        self._measuring.changed.connect(self.state_changed)
        self._unheeded = UnheededStop(self._worker, self)
        self._unheeded.found.connect(self._on_unheeded)

    @property
    def counter(self) -> PromptCounter:
        """Counts tokens for the target that is loaded, on a thread other than this one."""
        return self._worker.counter

    @property
    def written(self) -> WrittenMemory:
        """What answers may be copied from, to be filled on a thread other than this one."""
        return self._worker.written

    @property
    def target(self) -> Answerer | None:
        """What answers."""
        return self.pair if self.served is None else self.served

    @property
    def why_no_pair(self) -> str:
        """Why there is no pair on this computer to do something with; empty: there is."""
        if self.pair is not None:
            return ""
        if self.served is not None:
            return tr(_NOT_HERE)
        return tr("No model is loaded")

    @property
    def why_no_continue(self) -> str:
        """Why what answers cannot continue an answer; empty: it can."""
        if self.served is None or self.served.facts.can_continue:
            return ""
        return tr("This server cannot continue an answer")

    @property
    def measuring(self) -> bool:
        """Whether the pair is measured while nobody wants anything; it can be asked meanwhile."""
        return self._measuring.running

    @property
    def trying(self) -> bool:
        """Whether what is loaded, or about to be, is there for a test only."""
        return self._trying and self._home is not None

    # --- what widgets ask for ----------------------------------------------------------------

    def load_pair(self, files: PairFiles, settings: LoadSettings | None = None) -> None:
        """Load a pair; a running answer or test is stopped, a running load is cancelled."""
        self._home, self._trying = None, False
        self._begin_load(files, settings or LoadSettings())

    def connect_to(self, target: ServedTarget) -> None:
        """Let a server answer from now on; a running answer or test is stopped, as for a load.

        Only the server is asked whether it is there: nothing of a chat is sent before somebody
        asks a question.
        """
        self._home, self._trying = None, False
        self._begin_connecting(target)

    def try_pair(self, files: PairFiles, settings: LoadSettings) -> None:
        """Load a pair only to test it, which follows; then the one of before is loaded again.

        How answers are written stays as it is. Without a pair before, the one that was tested
        stays.
        """
        home = self._home
        if home is None and self.pair is not None:
            home = self.pair.files, self.pair.settings
        elif home is None and self.served is not None:
            home = self.served.target
        self._home, self._trying = home, True
        self._begin_load(files, settings)

    def cancel_load(self) -> None:
        """Cancel a running load; the pair before it stays."""
        if self._load is not None:
            self._worker.stop(self._load)

    def ask_otherwise(self, otherwise: bool) -> None:
        """Ask the target plainly and not by its template from now on, or by it again.

        One without a template completes texts, or chats again.
        """
        pair = self.pair
        if pair is not None:
            ask_otherwise(pair.chat_template, otherwise)
            self.load_pair(pair.files, pair.settings)  # which keeps the target with its cache

    def test_pair(self) -> bool:
        """Measure for about 20 s what drafting gains; return whether that is possible now."""
        if self.state is not EngineState.READY or self.pair is None:
            return False
        self._end_uses()
        self._begin_test()
        self.update_state()
        return True

    def begin_work(self, work: EngineWork) -> EngineJob | None:
        """Have something else done with the pair; None where that is not possible now.

        It is a test like ``test_pair``: nobody can ask the pair meanwhile, and whatever ends a
        test ends this. The job deletes itself once it has ended.
        """
        if self.state is not EngineState.READY or self.pair is None:
            return None
        self._end_uses()
        request = WorkRequest(next(self._ids), work)
        self._job = EngineJob(lambda: self._worker.stop(request), self)
        self._submit_test(request)
        self.update_state()
        return self._job

    @property
    def work(self) -> EngineWork | None:
        """What is done in the state TESTING, if that is no test of the pair."""
        return self._test.work if isinstance(self._test, WorkRequest) else None

    def cancel_test(self) -> None:
        """End a running test; its figures are dropped."""
        if self._test is not None:
            self._worker.stop(self._test)

    def stop(self) -> None:
        """End what the engine does for its users (of an answer, the text stays), or the test."""
        self._end_uses()
        self.cancel_test()

    @property
    def hanging_pair(self) -> tuple[PairFiles, LoadSettings] | None:
        """What the engine does not stop to load, or to use; None where it does what it is asked."""
        request = self._worker.unheeded
        if isinstance(request, LoadRequest):
            return request.files, request.settings
        if isinstance(request, ConnectRequest):
            return None  # the pair that is still there has no part in it
        loaded = None if self.pair is None else (self.pair.files, self.pair.settings)
        return None if request is None else loaded

    def go_on_without(self) -> None:
        """Go on with an engine of its own, without a model; the one that hangs is left behind.

        What was last to be loaded is, unless that was cancelled.
        """
        if self._worker.unheeded is None or not self._busy:
            return  # it has stopped in this moment
        self._note_lost(FaultKind.HUNG)
        self._worker.leave()
        load = self._load
        goes_on = load is not None and not load.stop.is_set()
        self._replace_worker(tr(_LEFT), keeps_load=goes_on)
        if load is not None and goes_on:
            self._worker.submit(load)
        else:
            self.load_ended.emit(tr(_LEFT))

    def go_on(self, way: WayOut) -> None:
        """Load what has failed in another way; an answer then goes on where a person wants it."""
        if self.failure is not None:
            self.load_pair(self.failure.files, way.settings)

    def set_speculate(self, speculate: bool) -> None:
        """Draft, or decode plainly, from the next answer on."""
        self.answering.speculate = speculate
        self.state_changed.emit()

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft so many tokens per step, or (None) as many as pay, from the next answer on."""
        self.answering.set_lookahead(lookahead)
        self.state_changed.emit()

    def set_answers(self, answers: AnswerSettings) -> None:
        """Write answers as a preset says, from the next one on."""
        self.answering.take(answers)
        self.state_changed.emit()

    def set_drafting(self, drafting: SpeculativeConfig) -> None:
        """Draft like this with the pair that is loaded, from the next answer on."""
        self.answering.set_drafting(drafting)
        if self.pair is not None:
            settings = self.pair.settings.with_drafting(drafting)
            self.pair = replace(self.pair, settings=settings)
        self.state_changed.emit()

    def shut_down(self) -> bool:
        """Stop everything and end the worker; return whether it ended in time."""
        self.stop()
        self.cancel_load()
        self._measuring.cancel()
        self._drain_timer.stop()
        self._unheeded.end()
        self._worker.counter.end()
        ended = self._worker.shut_down(_SHUT_DOWN_S)
        for request_id, record in self._worker.take_records():
            if isinstance(record, RunNoted):
                self.run_noted.emit(record.entry)
            else:
                self._tell_users(request_id, record)
        self._tell_drained()
        return ended

    # --- what its users ask for --------------------------------------------------------------

    def add_user(self, user: EngineUser) -> None:
        """Tell this one, too, what it has to know; to be called once, for good."""
        self._users.append(user)

    def next_id(self) -> int:
        """Return an id for a request."""
        return next(self._ids)

    def make_way(self) -> None:
        """Let what is submitted next begin soon: users end what they do, measuring hurries."""
        self._end_uses()
        self._measuring.hurry()

    def submit(self, request: Request) -> None:
        """Queue a request of a user; its records go to all of them, with its id."""
        if isinstance(request, GenerateRequest):
            self.failure = None
        self._worker.submit(request)

    def cancel(self, request: Request) -> None:
        """End a request of a user, running or still waiting."""
        self._worker.stop(request)

    def update_state(self) -> None:
        """Find out what the engine is doing; a user calls this when it is busy, or no more."""
        if self._load is not None:
            self.state = EngineState.LOADING
        elif any(user.busy for user in self._users):
            self.state = EngineState.GENERATING
        elif self._test is not None:
            self.state = EngineState.TESTING
        else:
            self.state = EngineState.READY if self.target is not None else EngineState.EMPTY
        self._unheeded.watch(self._busy)
        self.state_changed.emit()
        self._let_measuring_go_on()

    # --- what the worker tells ---------------------------------------------------------------

    @Slot()
    def _on_woken(self) -> None:
        if not self._drain_timer.isActive():
            # The first record after a pause is shown at once, the next ones in batches.
            self._on_drain()

    @Slot()
    def _on_drain(self) -> None:
        records = self._worker.take_records()
        if not records:
            return
        for request_id, record in _with_newest_progress(records):
            if isinstance(record, RunNoted):
                self.run_noted.emit(record.entry)
            elif isinstance(record, EngineLost):
                self._on_engine_lost(record.failure)
            elif self._load is not None and request_id == self._load.id:
                self._on_load_record(record)
            elif self._test is not None and request_id == self._test.id:
                self._on_test_record(record)
            elif self._measuring.takes(request_id):
                self._on_measuring_record(record)
            else:
                self._tell_users(request_id, record)
        spent_s, self._spent_s = self._spent_s, time.thread_time()
        shown_ms = 1000.0 * (self._spent_s - spent_s)  # by what came before, most of it
        interval = min(max(_USUAL_INTERVAL_MS, shown_ms / _SHOWING_SHARE), _LONGEST_INTERVAL_MS)
        if shown_ms > _LONG_MS:  # so much comes that it has to be shown in smaller parts
            interval = _SHORTEST_INTERVAL_MS
        self._drain_timer.start(round(interval))
        self._tell_drained()

    def _on_load_record(self, record: Record) -> None:
        if isinstance(record, LoadProgress):
            self.load_progressed.emit(record.share)
            return
        cancelled = self._load is not None and self._load.stop.is_set()
        self._load = None
        if isinstance(record, LoadEnded):
            self._on_pair_of_before(record)
        if isinstance(record, PairLoaded):
            self.pair, self.served = record, None
            if self._home is None:
                self.answering.follow_load(record.settings)
            self.history = RunHistory()  # the last answer was one of another pair
            if not record.target_kept:
                self._forget_figures()
        elif isinstance(record, ServerConnected):
            self.pair, self.served = None, record
            if self._home is None:
                self.answering.follow_load(LoadSettings())
            self.history = RunHistory()
            self._forget_figures()
        self._go_on_behind_load(loaded=isinstance(record, PairLoaded), cancelled=cancelled)
        self.update_state()
        if isinstance(record, LoadEnded) and record.failure is not None:
            self._fail(record.failure)
        self.load_ended.emit(record.error if isinstance(record, LoadEnded) else None)

    def _on_pair_of_before(self, record: LoadEnded) -> None:
        """It may have had to make room for what could not be loaded."""
        if record.lost:
            self.pair = None
        if record.lost or record.reloaded:
            self._forget_figures()

    def _go_on_behind_load(self, *, loaded: bool, cancelled: bool) -> None:
        if not self._trying:
            self._home = None  # it is there again, or cannot be
            if loaded:
                self._measuring.begin()
        elif loaded and not cancelled:
            self._begin_test()
        else:
            self._give_back()

    def _begin_load(self, files: PairFiles, settings: LoadSettings) -> None:
        self.requested, self.requested_settings = files, settings
        self.requested_server = None
        self._submit_load(LoadRequest(next(self._ids), files, settings))

    def _begin_connecting(self, target: ServedTarget) -> None:
        self.requested, self.requested_settings = None, LoadSettings()
        self.requested_server = target
        self._submit_load(ConnectRequest(next(self._ids), target))

    def _submit_load(self, request: LoadRequest | ConnectRequest) -> None:
        self.failure = None
        self.stop()
        self.cancel_load()
        self._measuring.cancel()
        self._load = request
        self._worker.submit(request)
        self.update_state()

    def _forget_figures(self) -> None:
        """Another target answers now, which has read nothing."""
        self.plain_speed = None
        self.plain_speed_changed.emit(None)
        self._tell_cache_emptied()

    def _begin_test(self) -> None:
        self._submit_test(PairTestRequest(next(self._ids)))

    def _submit_test(self, test: PairTestRequest | WorkRequest) -> None:
        self._measuring.cancel()  # the test does it where it is needed
        self._test = test
        self.test_share = 0.0
        self._worker.submit(test)

    def _give_back(self) -> None:
        """Load again what was there before a pair was tried, unless it still is."""
        self._trying = False
        home, self._home = self._home, None
        if isinstance(home, ServedTarget):
            self.requested, self.requested_server = None, home
            if self.served is None or self.served.target != home:
                self._home = home
                self._begin_connecting(home)
            return
        if home is None or self.pair is None:
            return
        if (self.pair.files, self.pair.settings) == home:
            self.requested, self.requested_settings = home
            return
        self._home = home
        self._begin_load(*home)

    def _on_test_record(self, record: Record) -> None:
        if isinstance(record, PairTestProgress | WorkProgress):
            self.test_share = record.share
            if isinstance(record, PairTestProgress):
                self.test_progressed.emit(record)
            elif self._job is not None:
                self._job.take_progress(record.share, record.told)
            self.state_changed.emit()
            return
        self._test, job, self._job = None, self._job, None
        if isinstance(record, WorkEnded):
            self.update_state()
            if job is not None:
                job.end(record.result, record.error)
            return
        result = record.result if isinstance(record, PairTested) else None
        if result is not None and result.speedup is not None and self.pair is not None:
            self.pair = replace(self.pair, tested=result)
            self.history = RunHistory()  # a test tells more than the last answer
        if self._trying:
            self._give_back()
        self.update_state()
        self.test_ended.emit(result, record.error if isinstance(record, PairTestEnded) else None)

    def _on_measuring_record(self, record: Record) -> None:
        if isinstance(record, PlainSpeedMeasured):
            self._take_plain_speed(record)
        elif isinstance(record, PairMeasured):
            self._measuring.take(record)
            self._let_measuring_go_on()

    def _take_plain_speed(self, record: PlainSpeedMeasured) -> None:
        self.plain_speed = record.tokens_per_second
        self.plain_speed_changed.emit(self.plain_speed)

    def _let_measuring_go_on(self) -> None:
        if self.state is EngineState.READY:
            self._measuring.go_on()

    @Slot(object)
    def _on_unheeded(self, request: Request | None) -> None:
        hanging = self.hanging_pair if request is not None else None
        self.unheeded.emit(name_at(hanging[0].target) if hanging is not None else "")

    def _on_engine_lost(self, failure: EngineFailure) -> None:
        """Go on with another engine: the one that met it rests for ever."""
        self._note_lost(_LOST_AS[failure.kind])
        load = self._load
        self._replace_worker(failure.error, keeps_load=False)
        self._fail(failure)
        if load is not None:
            self.load_ended.emit(failure.error)

    def _note_lost(self, kind: FaultKind) -> None:
        noted_as = None if self.pair is None else self.pair.noted_as
        self.run_noted.emit(RunFault(now(), RunPlace.WINDOW, kind, "", "", noted_as))

    def _replace_worker(self, error: str, *, keeps_load: bool) -> None:
        """Have another worker, without a model; what ran on the one before has failed."""
        self._worker = EngineWorker(self._woken.emit, self.server_keys)
        test, job = self._test, self._job
        if not keeps_load:
            self._load, self._home, self._trying = None, None, False
        self.pair, self.served, self.plain_speed = None, None, None
        self._test, self._job = None, None
        self.history = RunHistory()
        self._measuring.use(self._worker)
        for user in self._users:
            user.give_up()
        self._tell_cache_emptied()
        self.update_state()
        self._unheeded.use(self._worker)
        self.plain_speed_changed.emit(None)
        if job is not None:
            job.end(None, error)
        elif test is not None:
            self.test_ended.emit(None, error)

    def _fail(self, failure: EngineFailure) -> None:
        self.failure = failure
        self.failed.emit(failure)

    # --- its users ---------------------------------------------------------------------------

    def _end_uses(self) -> None:
        for user in self._users:
            user.make_way()

    def _tell_users(self, request_id: int, record: Record) -> None:
        if isinstance(record, PlainSpeedMeasured):
            self._take_plain_speed(record)
        for user in self._users:
            user.take(request_id, record)
        if isinstance(record, GenerationFailed) and record.failure is not None:
            self._fail(record.failure)

    def _tell_drained(self) -> None:
        for user in self._users:
            user.drained()

    def _tell_cache_emptied(self) -> None:
        for user in self._users:
            user.cache_emptied()

    @property
    def _busy(self) -> bool:
        return self.state not in (EngineState.EMPTY, EngineState.READY)


def _with_newest_progress(records: list[tuple[int, Record]]) -> list[tuple[int, Record]]:
    """Leave out what is told again right behind: a small model loads in 50 steps at once."""
    following = [*(record for _, record in records[1:]), None]
    return [
        each
        for each, after in zip(records, following, strict=False)
        if not (isinstance(each[1], LoadProgress) and isinstance(after, LoadProgress))
    ]
