"""The engine on the GUI thread: loads and tests pairs, and handles the worker's records."""

from __future__ import annotations

import time
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.chat.prompt.plain_format import ask_otherwise
from foretoken.chat.runs.run_record import FaultKind, RunFault, now
from foretoken.control.engine.answer_choice import AnswerChoice
from foretoken.control.engine.engine_work import EngineJob, EngineWork
from foretoken.control.engine.experiments import PairTestWork
from foretoken.control.engine.pair_measuring import PairMeasuring
from foretoken.control.engine.prompt_counter import PromptCounter
from foretoken.control.engine.records import (
    Answerer,
    ConnectRequest,
    EngineFailure,
    EngineLost,
    Failed,
    FailureKind,
    GenerateRequest,
    LoadRequest,
    PairDisplaced,
    PairLoaded,
    PlainSpeedMeasured,
    Record,
    RecoveryOption,
    Request,
    RequestProgress,
    RunNoted,
    ServedTarget,
    ServerConnected,
    Stopped,
    TitleRequest,
    TitleWritten,
    WorkRequest,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.control.engine.worker import EngineWorker
from foretoken.control.engine.written_memory import WrittenMemory
from foretoken.engine.config import SpeculativeConfig
from foretoken.engine.events import GenerationFinished, StepFinished, TokenEmitted
from foretoken.models.library.files import name_at
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.servers.server_list import ServerKeys
from foretoken.system.fetching import Cancel
from foretoken.system.language import tr, tr_noop

# 10 times a second: faster is hardly seen, and showing takes the processor and the GIL from the
# engine. Where so much comes that showing it takes longer than this, it is shown in smaller parts.
_USUAL_INTERVAL_MS, _SHORT_INTERVAL_MS = 100, 33
_LONG_S = 0.025
_SHUT_DOWN_S = 0.9
# A large model that is freed, or a pass of a slow one, takes some seconds.
_LOOK_MS, _PATIENCE_S = 1000, 8.0
_NOT_HERE = tr_noop("The model runs on a server. This requires a model that runs in Foretoken.")
_GIVEN_UP = tr_noop("The model did not stop, so this answer was cut off.")
_LEFT = tr_noop("The model did not stop and was abandoned. Choose another one.")
# The kind of fault in statistics.
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


class EngineControl(QObject):
    """Owns the worker: loads, tests and measures pairs, and has answers and titles written."""

    state_changed = Signal()
    """``state``, ``target``, ``measuring``, ``job`` or ``answering`` have changed."""
    load_progressed = Signal(float)
    """Loaded share, 0 to 1."""
    load_ended = Signal(object)
    """None, or why the pair could not be loaded or the server not be used (str)."""
    test_ended = Signal(object, object)
    """The result of a job or None, and why it failed (str) or None; both None: stopped."""
    records_drained = Signal()
    """All records so far were handed to whoever asked."""
    cache_emptied = Signal()
    """The target has no cache: another one is loaded, or none."""
    unheeded = Signal(str)
    """Name of a model that does not stop, see ``go_on_without``; empty once it has."""
    plain_speed_changed = Signal(object)
    """Tokens per second of plain decoding (float), or None: not measured with this pair."""
    failed = Signal(object)
    """The EngineFailure that has become ``failure``."""
    run_noted = Signal(object)
    """The RunEvent of an answer that has ended, or the RunFault of a failure."""

    _woken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.server_keys = ServerKeys()
        """API keys of servers."""
        self.answering = AnswerChoice()
        """How the next answer is written; to be changed by the methods below."""
        self.state = EngineState.EMPTY
        self.pair: PairLoaded | None = None
        """The loaded models; None if a server answers."""
        self.served: ServerConnected | None = None
        """The server that answers; None if loaded models do."""
        self.requested: LoadRequest | ConnectRequest | None = None
        """The last pair or server that was to be used, with success or not."""
        self.job: EngineJob | None = None
        """What runs in the state TESTING."""
        self.plain_speed: float | None = None
        self.history = RunHistory()
        """Of the current or last answer; set by ``AnswerControl``."""
        self.failure: EngineFailure | None = None
        """Why the last load or answer failed, if another device may help; see ``go_on``."""
        self._submitted: list[GenerateRequest | TitleRequest] = []
        """Answers and titles that have not ended."""
        self._load: LoadRequest | ConnectRequest | None = None
        # What is loaded again after a trial.
        self._home: LoadRequest | ConnectRequest | None = None
        self._trying = False
        self._drain_timer = QTimer(self)
        self._drain_timer.setSingleShot(True)
        self._drain_timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._spent_s = 0.0  # of this thread, at the last drain
        self._drain_timer.timeout.connect(self._on_drain)
        # Queued: the worker emits it from its own thread.
        self._woken.connect(self._on_woken, Qt.ConnectionType.QueuedConnection)
        self._worker = EngineWorker(self._woken.emit, self.server_keys)
        self._measuring = PairMeasuring(self._worker, self)
        self._measuring.changed.connect(self._on_measuring_changed)
        self._hangs = False
        self._look_timer = QTimer(self, interval=_LOOK_MS)
        self._look_timer.timeout.connect(self._on_look)

    @property
    def counter(self) -> PromptCounter:
        """Counts tokens for the loaded target; used on another thread."""
        return self._worker.counter

    @property
    def written(self) -> WrittenMemory:
        """Earlier texts that drafts may copy; filled on another thread."""
        return self._worker.written

    @property
    def target(self) -> Answerer | None:
        """What answers."""
        return self.pair if self.served is None else self.served

    @property
    def why_no_pair(self) -> str:
        """Why no pair is loaded; empty if one is."""
        if self.pair is not None:
            return ""
        if self.served is not None:
            return tr(_NOT_HERE)
        return tr("No model is loaded")

    @property
    def why_no_continue(self) -> str:
        """Why an answer cannot be continued; empty if it can."""
        if self.served is None or self.served.facts.can_continue:
            return ""
        return tr("This server cannot continue an answer")

    @property
    def measuring(self) -> bool:
        """Whether the pair is measured in the background; it can answer meanwhile."""
        return self._measuring.running

    @property
    def trying(self) -> bool:
        """Whether the pair is loaded for a test only."""
        return self._trying and self._home is not None

    # --- loading and jobs ----------------------------------------------------------------

    def load_pair(self, files: PairFiles, settings: LoadSettings | None = None) -> None:
        """Load a pair; a running answer or test is stopped, a running load is cancelled."""
        self._home, self._trying = None, False
        self._begin_load(LoadRequest(files, settings or LoadSettings()))

    def connect_to(self, target: ServedTarget) -> None:
        """Let a server answer from now on; stops and cancels like a load.

        Only the list of its models is asked for: nothing of a chat is sent before a question is
        asked.
        """
        self._home, self._trying = None, False
        self._begin_load(ConnectRequest(target))

    def try_pair(self, files: PairFiles, settings: LoadSettings) -> None:
        """Load a pair and test it; then load the previous one again.

        Answer settings stay as they are. Without a previous pair the tested one stays.
        """
        self._home, self._trying = self._home or self._present, True
        self._begin_load(LoadRequest(files, settings))

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

    def begin_work(self, work: EngineWork) -> EngineJob | None:
        """Run work with the pair; None if that is not possible now.

        The pair cannot answer meanwhile. The job deletes itself at its end.
        """
        if self.state is not EngineState.READY or self.pair is None:
            return None
        self._stop_submitted()
        job = self._begin_job(work)
        self.update_state()
        return job

    def stop(self) -> None:
        """End the answer, whose text stays, or the job."""
        self._stop_submitted()
        if self.job is not None:
            self.job.cancel()

    @property
    def hanging_pair(self) -> tuple[PairFiles, LoadSettings] | None:
        """The pair that the engine does not stop to load or use; None if it stops when asked."""
        request = self._worker.unheeded
        if isinstance(request, LoadRequest):
            return request.files, request.settings
        if isinstance(request, ConnectRequest):
            return None  # the pair that is still there has no part in it
        loaded = None if self.pair is None else (self.pair.files, self.pair.settings)
        return None if request is None else loaded

    def go_on_without(self) -> None:
        """Replace the hanging engine with a new one without a model.

        The pair that was being loaded is loaded there, unless that was cancelled.
        """
        if self._worker.unheeded is None or not self._busy:
            return  # it has stopped in this moment
        self._note_lost(FaultKind.HUNG)
        self._worker.leave()
        load = self._load
        goes_on = load is not None and not load.stop.is_set
        self._replace_worker(tr(_LEFT), keeps_load=goes_on)
        if load is not None and goes_on:
            self._worker.submit(load)
        else:
            self.load_ended.emit(tr(_LEFT))

    def go_on(self, way: RecoveryOption) -> None:
        """Load the failed pair with a recovery option; its answer can then be continued."""
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

    def set_answers(self, answers: AnswerSettings | None) -> None:
        """Write answers as a preset of the pair says (None: nothing), from the next one on."""
        settings = LoadSettings() if self.pair is None else self.pair.settings
        settings = replace(settings, answers=answers)
        self.answering.follow_load(settings)
        if self.pair is not None:
            self.pair = replace(self.pair, settings=settings)
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
        self._look_timer.stop()
        self._worker.counter.end()
        ended = self._worker.shut_down(_SHUT_DOWN_S)
        for request, record in self._worker.take_records():
            if isinstance(record, RunNoted):
                self.run_noted.emit(record.entry)
            elif isinstance(request, GenerateRequest | TitleRequest):
                self._hand_over(request, record)
        self.records_drained.emit()
        return ended

    # --- answers and titles ------------------------------------------------------------------

    def make_way(self) -> None:
        """Stop answers and titles, and hurry measuring, so that the next request begins soon."""
        self._stop_submitted()
        self._measuring.hurry()

    def submit(self, request: GenerateRequest | TitleRequest) -> None:
        """Queue a request."""
        if isinstance(request, GenerateRequest):
            self.failure = None
        self._submitted.append(request)
        self._worker.submit(request)

    def cancel(self, request: Request) -> None:
        """End a request, running or still waiting."""
        self._worker.stop(request)

    def update_state(self) -> None:
        """Find out what the engine is doing; to be called once an answer has begun or ended."""
        if self._load is not None:
            self.state = EngineState.LOADING
        elif any(isinstance(one, GenerateRequest) for one in self._submitted):
            self.state = EngineState.GENERATING
        elif self.job is not None:
            self.state = EngineState.TESTING
        else:
            self.state = EngineState.READY if self.target is not None else EngineState.EMPTY
        if self._busy and not self._look_timer.isActive():
            self._look_timer.start()
        elif not self._busy:
            self._look_timer.stop()
            self._on_look()
        self.state_changed.emit()
        self._let_measuring_go_on()

    def _stop_submitted(self) -> None:
        for request in self._submitted:
            self._worker.stop(request)

    def _hand_over(self, request: GenerateRequest | TitleRequest, record: Record) -> None:
        if request not in self._submitted:
            return  # it has ended already: something failed behind its end
        if isinstance(record, GenerationFinished | TitleWritten | Failed | Stopped):
            self._submitted.remove(request)
        request.take(record)

    # --- records of the worker ---------------------------------------------------------------

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
        for request, record in records:
            self._take(request, record)
        before_s, self._spent_s = self._spent_s, time.thread_time()
        took_long = self._spent_s - before_s > _LONG_S  # by what came before, most of it
        self._drain_timer.start(_SHORT_INTERVAL_MS if took_long else _USUAL_INTERVAL_MS)
        self.records_drained.emit()

    def _take(self, request: Request, record: Record) -> None:
        match record, request:
            case TokenEmitted() | StepFinished(), GenerateRequest():  # nearly all
                if request in self._submitted:
                    request.take(record)
            case RunNoted(entry), _:
                self.run_noted.emit(entry)
            case EngineLost(failure), _:
                self._on_engine_lost(failure)
            case PlainSpeedMeasured(speed), _:
                self.plain_speed = speed
                self.plain_speed_changed.emit(speed)
            case _, LoadRequest() | ConnectRequest():
                self._take_of_load(request, record)
            case _, WorkRequest():
                request.take(record)
            case _, GenerateRequest() | TitleRequest():
                self._hand_over(request, record)
                if isinstance(record, Failed) and record.failure is not None:
                    self._fail(record.failure)

    def _take_of_load(self, request: LoadRequest | ConnectRequest, record: Record) -> None:
        current = request is self._load  # else another one was asked for meanwhile
        match record:
            case RequestProgress(share):
                if current:
                    self.load_progressed.emit(share)
                return
            case PairDisplaced(lost):
                if lost:
                    self.pair = None
                self._forget_figures()
                return
            case PairLoaded():
                self._use(record, None, record.settings)
                if not record.target_kept:
                    self._forget_figures()
            case ServerConnected():
                self._use(None, record, LoadSettings())
                self._forget_figures()
        if not current:
            return
        self._load = None
        self._go_on_behind_load(
            loaded=isinstance(record, PairLoaded), cancelled=request.stop.is_set
        )
        self.update_state()
        failed = record if isinstance(record, Failed) else None
        if failed is not None and failed.failure is not None:
            self._fail(failed.failure)
        self.load_ended.emit(None if failed is None else failed.error)

    def _use(
        self, pair: PairLoaded | None, served: ServerConnected | None, settings: LoadSettings
    ) -> None:
        self.pair, self.served = pair, served
        if self._home is None:
            self.answering.follow_load(settings)
        self.history = RunHistory()  # the last answer was one of another pair

    def _go_on_behind_load(self, *, loaded: bool, cancelled: bool) -> None:
        if not self._trying:
            self._home = None  # it is there again, or cannot be
            if loaded:
                self._measuring.begin()
        elif loaded and not cancelled:
            self._begin_job(PairTestWork())
        else:
            self._give_back()

    def _begin_load(self, request: LoadRequest | ConnectRequest) -> None:
        self.failure = None
        self.stop()
        self.cancel_load()
        self._measuring.cancel()
        self.requested = self._load = request
        self._worker.submit(request)
        self.update_state()

    @property
    def has_requested(self) -> bool:
        """Whether what was asked for last is in use: it did not fail, and was not cancelled."""
        return self.requested is not None and self.requested == self._present

    @property
    def _present(self) -> LoadRequest | ConnectRequest | None:
        """A request for what answers now."""
        if self.served is not None:
            return ConnectRequest(self.served.target)
        return None if self.pair is None else LoadRequest(self.pair.files, self.pair.settings)

    def _forget_figures(self) -> None:
        """Another target answers now, which has read nothing."""
        self.plain_speed = None
        self.plain_speed_changed.emit(None)
        self.cache_emptied.emit()

    def _begin_job(self, work: EngineWork) -> EngineJob:
        self._measuring.cancel()  # a test does it where it is needed
        job = self.job = EngineJob(work, self._worker, self)
        job.progressed.connect(self.state_changed)
        job.ended.connect(self._on_job_ended)  # before anybody else hears of it
        return job

    @Slot(object, object)
    def _on_job_ended(self, result: object | None, error: str | None) -> None:
        self.job = None
        tested = isinstance(result, PairTestResult) and result.speedup is not None
        if isinstance(result, PairTestResult) and tested and self.pair is not None:
            self.pair = replace(self.pair, tested=result)
            self.history = RunHistory()  # a test tells more than the last answer
        if self._trying and self._load is None:  # else what is to be tried still loads
            self._give_back()
        self.update_state()
        self.test_ended.emit(result, error)

    def _give_back(self) -> None:
        """Load again what was there before a pair was tried, unless it still is."""
        self._trying = False
        home, self._home = self._home, None
        if home is None or (isinstance(home, LoadRequest) and self.pair is None):
            return
        if home == self._present:
            self.requested = home
            return
        self._home = replace(home, stop=Cancel())  # it may have been stopped on its way here
        self._begin_load(self._home)

    @Slot()
    def _on_measuring_changed(self) -> None:
        self.state_changed.emit()
        self._let_measuring_go_on()

    def _let_measuring_go_on(self) -> None:
        if self.state is EngineState.READY:
            self._measuring.go_on()

    @Slot()
    def _on_look(self) -> None:
        """Notice an engine that hangs in native code, or takes long, although it is to stop."""
        hangs = self._busy and self._worker.unheeded_s >= _PATIENCE_S
        if hangs is not self._hangs:
            self._hangs = hangs
            pair = self.hanging_pair if hangs else None
            self.unheeded.emit("" if pair is None else name_at(pair[0].target))

    def _on_engine_lost(self, failure: EngineFailure) -> None:
        """Replace the engine: its thread sleeps for ever."""
        self._note_lost(_LOST_AS[failure.kind])
        load = self._load
        self._replace_worker(failure.error, keeps_load=False)
        self._fail(failure)
        if load is not None:
            self.load_ended.emit(failure.error)

    def _note_lost(self, kind: FaultKind) -> None:
        noted_as = None if self.pair is None else self.pair.noted_as
        self.run_noted.emit(RunFault(now(), kind, "", "", noted_as))

    def _replace_worker(self, error: str, *, keeps_load: bool) -> None:
        """Start another worker, without a model; what ran on the old one has failed."""
        self._worker = EngineWorker(self._woken.emit, self.server_keys)
        job, submitted = self.job, self._submitted
        if not keeps_load:
            self._load, self._home, self._trying = None, None, False
        self.pair, self.served, self.plain_speed = None, None, None
        self.job, self._submitted = None, []
        self.history = RunHistory()
        self._measuring.use(self._worker)
        for request in submitted:
            request.take(Failed(tr(_GIVEN_UP)))
        self.cache_emptied.emit()
        self.update_state()
        self._on_look()
        self.plain_speed_changed.emit(None)
        if job is not None:
            job.take(Failed(error))

    def _fail(self, failure: EngineFailure) -> None:
        self.failure = failure
        self.failed.emit(failure)

    @property
    def _busy(self) -> bool:
        return self.state not in (EngineState.EMPTY, EngineState.READY)
