"""The engine on the GUI thread: loading and testing pairs, and the worker's records."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from foretoken.chat.prompt.plain_format import set_prompt_override
from foretoken.chat.runs.run_record import FaultKind, RunEvent, RunFault, now
from foretoken.control.engine.engine_work import EngineJob, EngineWork, PairMeasuring, PairTestWork
from foretoken.control.engine.prompt_counter import PromptCounter, WrittenMemory
from foretoken.control.engine.records import (
    Answerer,
    ConnectRequest,
    EngineFailure,
    Failed,
    GenerateRequest,
    LoadRequest,
    PairDisplaced,
    PairLoaded,
    PlainSpeedMeasured,
    Record,
    Request,
    RequestProgress,
    ServedTarget,
    ServerConnected,
    Stopped,
    TitleRequest,
    TitleWritten,
    WorkRequest,
)
from foretoken.control.engine.run_history import RunHistory
from foretoken.control.engine.worker import EngineWorker
from foretoken.engine.config import (
    CHAT_SAMPLING,
    DEFAULT_LOOKAHEAD,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import GenerationFinished
from foretoken.models.library.files import name_at
from foretoken.models.pair_setup import AnswerSettings, LoadSettings, PairFiles
from foretoken.models.pairs.pair_test import PairTestResult
from foretoken.servers.server import ServerKeys
from foretoken.system.fetching import Cancel
from foretoken.system.language import said


class AnswerChoice:
    """Sampling and drafting settings; drafting can be switched off without losing its settings."""

    def __init__(self) -> None:
        self.sampling = CHAT_SAMPLING
        """The effective sampling settings; set by ``AnswerParameters``."""
        self.preset_sampling: SamplingParams | None = None
        """Sampling of the loaded preset, if any."""
        self.speculate = True
        """Whether to draft; otherwise answers are decoded plainly."""
        self.drafting = SpeculativeConfig()
        """Drafting settings while ``speculate`` is on."""
        self._drafting_of_pair = False

    @property
    def lookahead(self) -> int | None:
        """Tokens to draft per step; None: adaptive."""
        if self.drafting.effective_rule is not LookaheadRule.FIXED:
            return None
        return self.drafting.lookahead or DEFAULT_LOOKAHEAD

    @property
    def settings(self) -> AnswerSettings:
        """Both, as stored in a preset."""
        drafting = self.drafting if self.speculate else replace(self.drafting, method=Method.PLAIN)
        return AnswerSettings(self.sampling, drafting)

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft this many tokens per step, or (None) as many as pay off."""
        forced = self.drafting.method is Method.DRAFT
        method = Method.AUTO if forced and lookahead is None else self.drafting.method
        self.drafting = replace(self.drafting, method=method, lookahead=lookahead, rule=None)

    def set_drafting(self, drafting: SpeculativeConfig) -> None:
        """Set drafting for the loaded pair; sampling stays."""
        self._drafting_of_pair = True
        self._draft_as(drafting)

    def follow_load(self, load: LoadSettings) -> None:
        """Apply what was loaded, dropping choices made for the pair before."""
        sampling = None if load.answers is None else load.answers.sampling
        says = sampling is not None or load.drafting is not None
        if says or self.preset_sampling is not None or self._drafting_of_pair:
            self.preset_sampling = sampling
            self._draft_as(load.speculative)
        self._drafting_of_pair = load.drafting is not None

    def _draft_as(self, drafting: SpeculativeConfig) -> None:
        self.speculate = drafting.method is not Method.PLAIN
        # Used if the user switches drafting on again.
        self.drafting = drafting if self.speculate else replace(drafting, method=Method.AUTO)


# 10 times a second: a higher rate is hardly visible, and updating the window takes the processor
# and the GIL from the engine.
_DRAIN_INTERVAL_MS = 100
_SHUT_DOWN_S = 0.9
# Freeing a large model, or a pass of a slow one, takes some seconds.
_LOOK_MS, _PATIENCE_S = 1000, 8.0


class EngineState(Enum):
    """State of the engine."""

    EMPTY = "empty"
    LOADING = "loading"
    READY = "ready"
    GENERATING = "generating"
    TESTING = "testing"


class EngineControl(QObject):
    """Owner of the worker: loads, tests and measures pairs, and submits answers and titles."""

    state_changed = Signal()
    """``state``, ``target``, ``measuring``, ``job`` or ``answering`` have changed."""
    load_progressed = Signal(float)
    """Loaded share, 0 to 1."""
    load_ended = Signal(object)
    """None, or the error (str) of a load or a connection."""
    test_ended = Signal(object, object)
    """The result of a job or None, and the error (str) or None; both None if it was stopped."""
    records_drained = Signal()
    """All records so far were passed on to their requests."""
    cache_emptied = Signal()
    """The target's cache is empty: another target is loaded, or none."""
    unresponsive = Signal(str)
    """Name of a model that does not stop, see ``abandon_hanging``; empty once it has stopped."""
    plain_speed_changed = Signal(object)
    """Tokens per second of plain decoding (float); None: not measured with this pair."""
    failed = Signal(object)
    """The EngineFailure that was stored in ``failure``."""
    run_noted = Signal(object)
    """The RunEvent of an ended answer, or the RunFault of a failure."""

    _woken = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.server_keys = ServerKeys()
        """API keys of servers."""
        self.answering = AnswerChoice()
        """Settings of the next answer; to be changed by the methods below."""
        self.state = EngineState.EMPTY
        self.pair: PairLoaded | None = None
        """The loaded models; None if a server is in use."""
        self.served: ServerConnected | None = None
        """The server in use; None if loaded models are."""
        self.load_share = 0.0
        """Progress of the last load, 0 to 1."""
        self.requested: LoadRequest | ConnectRequest | None = None
        """The last pair or server requested, successfully or not."""
        self.job: EngineJob | None = None
        """The job that runs in the state TESTING."""
        self.plain_speed: float | None = None
        self.history = RunHistory()
        """History of the current or last answer; set by ``AnswerControl``."""
        self.failure: EngineFailure | None = None
        """Why the last load or answer failed, if another device may help."""
        self._submitted: list[GenerateRequest | TitleRequest] = []
        """Requests for answers and titles that have not ended."""
        self._load: LoadRequest | ConnectRequest | None = None
        # Loaded again after a trial.
        self._previous: LoadRequest | ConnectRequest | None = None
        self._trying = False
        self._drain_timer = QTimer(self, singleShot=True, interval=_DRAIN_INTERVAL_MS)
        self._drain_timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._drain_timer.timeout.connect(self._on_drain)
        # Queued: emitted on the worker's thread.
        self._woken.connect(self._on_woken, Qt.ConnectionType.QueuedConnection)
        self._worker = EngineWorker(self._woken.emit, self.server_keys)
        self._measuring = PairMeasuring(self._worker, self)
        self._measuring.changed.connect(self.update_state)
        self._hangs = False
        self._poll_timer = QTimer(self, interval=_LOOK_MS)
        self._poll_timer.timeout.connect(self._on_look)

    @property
    def counter(self) -> PromptCounter:
        """Token counter for the loaded target; used on another thread."""
        return self._worker.counter

    @property
    def written(self) -> WrittenMemory:
        """Earlier texts that drafts may copy; filled on another thread."""
        return self._worker.written

    @property
    def target(self) -> Answerer | None:
        """The pair or server in use."""
        return self.pair if self.served is None else self.served

    @property
    def why_no_pair(self) -> str:
        """Why no pair is loaded; empty if one is."""
        if self.pair is not None:
            return ""
        return said("no-model" if self.served is None else "model-on-server")

    @property
    def why_no_continue(self) -> str:
        """Why an answer cannot be continued; empty if it can."""
        if self.served is None or self.served.facts.passes_template_fields:
            return ""
        return said("server-cannot-continue")

    @property
    def measuring(self) -> bool:
        """Whether the pair is being measured in the background; it can answer all the same."""
        return self._measuring.running

    @property
    def trying(self) -> bool:
        """Whether the pair is loaded only for a test."""
        return self._trying and self._previous is not None

    # --- loading and jobs --------------------------------------------------------------------

    def load_pair(self, files: PairFiles, settings: LoadSettings | None = None) -> None:
        """Load a pair; stops a running answer or test, cancels a running load."""
        self._previous, self._trying = None, False
        self._begin_load(LoadRequest(files, settings or LoadSettings()))

    def connect_to(self, target: ServedTarget) -> None:
        """Use a server from now on; stops and cancels like a load.

        Only its list of models is queried: nothing of a chat is sent before the first question.
        """
        self._previous, self._trying = None, False
        self._begin_load(ConnectRequest(target))

    def try_pair(self, files: PairFiles, settings: LoadSettings) -> None:
        """Load a pair and test it; then reload the previous one.

        Answer settings are unchanged. Without a previous pair the tested one stays.
        """
        self._previous, self._trying = self._previous or self._present, True
        self._begin_load(LoadRequest(files, settings))

    def cancel_load(self) -> None:
        """Cancel a running load; the previous pair stays."""
        if self._load is not None:
            self._worker.stop(self._load)

    def set_prompt_override(self, otherwise: bool) -> None:
        """Use the plain format instead of the target's template from now on, or the template again.

        A target without a template then completes texts, or chats again.
        """
        pair = self.pair
        if pair is not None:
            set_prompt_override(pair.chat_template, otherwise)
            self.load_pair(pair.files, pair.settings)  # the target and its cache stay

    def begin_work(self, work: EngineWork) -> EngineJob | None:
        """Run work with the pair; None if that is not possible now.

        The pair cannot answer until it ends. The job deletes itself at the end.
        """
        if self.state is not EngineState.READY or self.pair is None:
            return None
        self._stop_submitted()
        job = self._begin_job(work)
        self.update_state()
        return job

    def stop(self) -> None:
        """Stop the answer, whose text stays, or the job."""
        self._stop_submitted()
        if self.job is not None:
            self.job.cancel()

    @property
    def hanging_pair(self) -> LoadRequest | PairLoaded | None:
        """The pair whose loading or answering does not stop; None if it does."""
        request = self._worker.unresponsive
        if request is None or isinstance(request, ConnectRequest):
            return None  # a pair that is still loaded is not involved
        return request if isinstance(request, LoadRequest) else self.pair

    def abandon_hanging(self) -> None:
        """Replace the hanging engine by a new one without a model.

        A pair that was being loaded is loaded there, unless that was cancelled.
        """
        if self._worker.unresponsive is None or not self._busy:
            return  # it has just stopped
        self._note_lost(FaultKind.HUNG)
        self._worker.leave()
        load = self._load
        goes_on = load is not None and not load.stop.is_set
        self._replace_worker(said("model-abandoned"), keeps_load=goes_on)
        if load is not None and goes_on:
            self._worker.submit(load)
        else:
            self.load_ended.emit(said("model-abandoned"))

    def set_speculate(self, speculate: bool) -> None:
        """Switch drafting on or off for the next answers."""
        self.answering.speculate = speculate
        self.state_changed.emit()

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft this many tokens per step, or (None) as many as pay off, in the next answers."""
        self.answering.set_lookahead(lookahead)
        self.state_changed.emit()

    def set_answers(self, answers: AnswerSettings | None) -> None:
        """Use the answer settings of a preset of the pair (None: none) for the next answers."""
        settings = LoadSettings() if self.pair is None else self.pair.settings
        settings = replace(settings, answers=answers)
        self.answering.follow_load(settings)
        if self.pair is not None:
            self.pair = replace(self.pair, settings=settings)
        self.state_changed.emit()

    def set_drafting(self, drafting: SpeculativeConfig) -> None:
        """Set drafting for the loaded pair and the next answers."""
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
        self._poll_timer.stop()
        self._worker.counter.cancel()
        ended = self._worker.shut_down(_SHUT_DOWN_S)
        for request, record in self._worker.take_records():
            if isinstance(record, RunEvent | RunFault):
                self.run_noted.emit(record)
            elif isinstance(request, GenerateRequest | TitleRequest):
                self._hand_over(request, record)
        self.records_drained.emit()
        return ended

    # --- answers and titles ------------------------------------------------------------------

    def stop_for_next(self) -> None:
        """Stop answers and titles, and shorten measuring, so that the next request begins soon."""
        self._stop_submitted()
        self._measuring.hurry()

    def submit(self, request: GenerateRequest | TitleRequest) -> None:
        """Queue a request."""
        if isinstance(request, GenerateRequest):
            self.failure = None
        self._submitted.append(request)
        self._worker.submit(request)

    def cancel(self, request: Request) -> None:
        """Stop a request, running or queued."""
        self._worker.stop(request)

    @Slot()
    def update_state(self) -> None:
        """Update ``state``; must be called after an answer has begun or ended."""
        if self._load is not None:
            self.state = EngineState.LOADING
        elif any(isinstance(one, GenerateRequest) for one in self._submitted):
            self.state = EngineState.GENERATING
        elif self.job is not None:
            self.state = EngineState.TESTING
        else:
            self.state = EngineState.READY if self.target is not None else EngineState.EMPTY
        if self._busy and not self._poll_timer.isActive():
            self._poll_timer.start()
        elif not self._busy:
            self._poll_timer.stop()
            self._on_look()
        self.state_changed.emit()
        if self.state is EngineState.READY:
            self._measuring.resume_later()

    def _stop_submitted(self) -> None:
        for request in self._submitted:
            self._worker.stop(request)

    def _hand_over(self, request: GenerateRequest | TitleRequest, record: Record) -> None:
        if request not in self._submitted:
            return  # it has already ended; something failed after that
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
        self._drain_timer.start()
        self.records_drained.emit()

    def _take(self, request: Request, record: Record) -> None:
        match record, request:
            case RunEvent() | RunFault(), _:
                self.run_noted.emit(record)
            case EngineFailure(), _:
                self._on_engine_lost(record)
            case PlainSpeedMeasured(speed), _:
                self.plain_speed = speed
                self.plain_speed_changed.emit(speed)
            case _, LoadRequest() | ConnectRequest():
                self._take_load_record(request, record)
            case _, WorkRequest():
                request.take(record)
            case _, GenerateRequest() | TitleRequest():
                self._hand_over(request, record)
                if isinstance(record, Failed) and record.failure is not None:
                    self._fail(record.failure)

    def _take_load_record(self, request: LoadRequest | ConnectRequest, record: Record) -> None:
        current = request is self._load  # otherwise another one was requested since
        match record:
            case RequestProgress(share):
                if current:
                    self.load_share = share
                    self.load_progressed.emit(share)
                return
            case PairDisplaced(lost):
                if lost:
                    self.pair = None
                self._forget_figures()
                return
            case PairLoaded() | ServerConnected():
                self._use(record)
        if not current:
            return
        self._load = None
        loaded = isinstance(record, PairLoaded)
        if not self._trying:
            self._previous = None  # it is loaded again, or cannot be
            if loaded:
                self._measuring.begin()
        elif loaded and not request.stop.is_set:
            self._begin_job(PairTestWork())
        else:
            self._restore_previous()
        self.update_state()
        failed = record if isinstance(record, Failed) else None
        if failed is not None and failed.failure is not None:
            self._fail(failed.failure)
        self.load_ended.emit(None if failed is None else failed.error)

    def _use(self, target: Answerer) -> None:
        pair = target if isinstance(target, PairLoaded) else None
        self.pair, self.served = pair, target if isinstance(target, ServerConnected) else None
        if self._previous is None:
            self.answering.follow_load(LoadSettings() if pair is None else pair.settings)
        self.history = RunHistory()  # the last answer was another pair's
        if pair is None or not pair.target_kept:
            self._forget_figures()

    def _begin_load(self, request: LoadRequest | ConnectRequest) -> None:
        self.failure = None
        self.stop()
        self.cancel_load()
        self._measuring.cancel()
        self.requested = self._load = request
        self.load_share = 0.0
        self._worker.submit(request)
        self.update_state()

    @property
    def has_requested(self) -> bool:
        """Whether the last request is in use: it neither failed nor was cancelled."""
        return self.requested is not None and self.requested == self._present

    @property
    def _present(self) -> LoadRequest | ConnectRequest | None:
        """A request for the pair or server in use."""
        if self.served is not None:
            return ConnectRequest(self.served.target)
        return None if self.pair is None else LoadRequest(self.pair.files, self.pair.settings)

    def _forget_figures(self) -> None:
        """Reset what belongs to the previous target: plain speed and cache."""
        self.plain_speed = None
        self.plain_speed_changed.emit(None)
        self.cache_emptied.emit()

    def _begin_job(self, work: EngineWork) -> EngineJob:
        self._measuring.cancel()  # a test measures what it needs
        job = self.job = EngineJob(work, self._worker, self)
        job.progressed.connect(self.state_changed)
        job.ended.connect(self._on_job_ended)  # before others are notified
        return job

    @Slot(object, object)
    def _on_job_ended(self, result: object | None, error: str | None) -> None:
        self.job = None
        if isinstance(result, PairTestResult):
            self.history = RunHistory()  # the policy of the last answer has learned since
        if self._trying and self._load is None:  # otherwise the pair to try is still loading
            self._restore_previous()
        self.update_state()
        self.test_ended.emit(result, error)

    def _restore_previous(self) -> None:
        """Reload the pair in use before a trial, unless it still is."""
        self._trying = False
        home, self._previous = self._previous, None
        if home is None or (isinstance(home, LoadRequest) and self.pair is None):
            return
        if home == self._present:
            self.requested = home
            return
        self._previous = replace(home, stop=Cancel())  # the old request may have been stopped
        self._begin_load(self._previous)

    @Slot()
    def _on_look(self) -> None:
        """Detect an engine that hangs in native code, or takes long, after it was stopped."""
        hangs = self._busy and self._worker.stopping_s >= _PATIENCE_S
        if hangs is not self._hangs:
            self._hangs = hangs
            pair = self.hanging_pair if hangs else None
            self.unresponsive.emit("" if pair is None else name_at(pair.files.target))

    def _on_engine_lost(self, failure: EngineFailure) -> None:
        """Replace the engine, whose thread sleeps for ever."""
        self._note_lost(failure.kind)
        load = self._load
        self._replace_worker(failure.error, keeps_load=False)
        self._fail(failure)
        if load is not None:
            self.load_ended.emit(failure.error)

    def _note_lost(self, kind: FaultKind) -> None:
        noted_as = None if self.pair is None else self.pair.noted_as
        self.run_noted.emit(RunFault(now(), kind, "", "", noted_as))

    def _replace_worker(self, error: str, *, keeps_load: bool) -> None:
        """Start another worker, without a model; requests to the old one fail."""
        self._worker = EngineWorker(self._woken.emit, self.server_keys)
        job, submitted = self.job, self._submitted
        if not keeps_load:
            self._load, self._previous, self._trying = None, None, False
        self.pair = self.served = self.job = None
        self._submitted = []
        self.history = RunHistory()
        self._measuring.use(self._worker)
        for request in submitted:
            request.take(Failed(said("answer-cut-off")))
        self._forget_figures()
        self.update_state()
        self._on_look()
        if job is not None:
            job.take(Failed(error))

    def _fail(self, failure: EngineFailure) -> None:
        self.failure = failure
        self.failed.emit(failure)

    @property
    def _busy(self) -> bool:
        return self.state not in (EngineState.EMPTY, EngineState.READY)
