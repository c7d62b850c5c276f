"""The one thread that owns both models.

Requests come through a queue; records go to a locked list that the GUI thread takes whole. A
single wake-up is sent when the list was empty, so a fast model cannot flood the event loop.
"""

from __future__ import annotations

import logging
import queue
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import replace

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.helper.pool import HELPERS
from foretoken.chat.helper.process import HelperUnavailable
from foretoken.chat.prompt.context_window import answer_reserve, fit, system_messages
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate, stop_strings
from foretoken.chat.prompt.template_rendering import RenderingCancelled, forget_failure
from foretoken.chat.prompt.template_switches import switches_of
from foretoken.chat.runs.run_record import (
    FaultKind,
    RunFault,
    RunModel,
    RunPair,
    RunPlace,
    RunTally,
    now,
)
from foretoken.control.engine.engine_work import Workplace
from foretoken.control.engine.prompt_counter import PromptCounter
from foretoken.control.engine.records import (
    AnswerTold,
    ConnectRequest,
    EngineLost,
    GenerateRequest,
    GenerationFailed,
    LoadEnded,
    LoadProgress,
    LoadRequest,
    MeasureRequest,
    PairFiles,
    PairLoaded,
    PairMeasured,
    PairTested,
    PairTestEnded,
    PairTestRequest,
    PlainSpeedMeasured,
    PromptBuilt,
    Record,
    Request,
    RunNoted,
    ServerConnected,
    TitleRequest,
    TitleWritten,
    WorkEnded,
    WorkProgress,
    WorkRequest,
)
from foretoken.control.engine.ways_out import failure_of, lost_engine
from foretoken.control.engine.written_memory import WrittenMemory
from foretoken.engine.config import (
    CHAT_SAMPLING,
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import ForetokenError, LoadCancelled
from foretoken.engine.events import (
    FinishReason,
    GenerationFinished,
    RunStatistics,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import ServedFigures
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.llama.native_abort import outlive_aborts
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
from foretoken.models.library.files import name_at
from foretoken.models.memory.fit import PairWish
from foretoken.models.pairs.experiment import ExperimentProgress as PairTestProgress
from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
from foretoken.models.pairs.measured_costs import (
    keep_costs,
    measure_costs,
    recall_costs,
    refine_costs,
)
from foretoken.models.pairs.pair_test import PairTest
from foretoken.models.pairs.pair_test_results import PairTestResult, remembered_result
from foretoken.models.pairs.preparation import PreparedPair, prepare_pair
from foretoken.models.pairs.warm_up import warm_up
from foretoken.models.presets.suggested import advised_sampling
from foretoken.models.remembered import result_key
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.client import ServerClient
from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.servers.looking import look
from foretoken.servers.server import Server
from foretoken.servers.server_keys import ServerKeys
from foretoken.system.fetching import Cancel, FetchCancelled
from foretoken.system.language import tr, tr_noop
from foretoken.system.logs import private_words
from foretoken.system.shown_text import shown_name

# llama.cpp reports every tensor; people see no difference below this.
_PROGRESS_SHARE = 0.01
# What a request is called where it fails, and the record that says so.
_FAILURES: dict[type[Request], tuple[str, Callable[[str], Record]]] = {  # not translated: logged
    LoadRequest: ("Loading", LoadEnded),
    ConnectRequest: ("Connecting", LoadEnded),
    GenerateRequest: ("Answering", GenerationFailed),
    TitleRequest: ("Naming a chat", lambda _: TitleWritten(None, whole=False)),
    PairTestRequest: ("Testing", PairTestEnded),
    WorkRequest: ("Working", lambda error: WorkEnded(None, error)),
    MeasureRequest: ("Measuring", lambda _: PairMeasured(whole=True)),
}
# What is told where a request is stopped before its prompt is ready.
_STOPPED: dict[type[Request], Record] = {
    ConnectRequest: LoadEnded(None),
    GenerateRequest: GenerationFinished(FinishReason.CANCELLED, RunStatistics(), seed=0),
    TitleRequest: TitleWritten(None, whole=False),
    PairTestRequest: PairTestEnded(None),
    WorkRequest: WorkEnded(),
    MeasureRequest: PairMeasured(whole=False),
}
# A title is what is most likely one. Plain: nothing is learned from it about drafting in answers,
# and the draft's cache stays as it is.
_TITLE_SAMPLING = SamplingParams(temperature=0.2, seed=0)
_TITLE_DRAFTING = SpeculativeConfig(Method.PLAIN)
_log = logging.getLogger(__name__)


class EngineWorker:
    """Runs requests one after the other on its own thread."""

    def __init__(self, wake: Callable[[], None], keys: ServerKeys) -> None:
        """``wake`` is called on the worker thread when there is something in ``take_records``.

        Not for each record, and for tokens only with their step, which comes at once behind them.
        ``keys`` are those of servers.
        """
        self.counter = PromptCounter()
        """Counts for the target that is loaded; to be asked on a thread of its own."""
        self.written = WrittenMemory()
        """What answers may be copied from; to be filled on a thread of its own."""
        self._wake, self._keys = wake, keys
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._records: list[tuple[int, Record]] = []
        self._woken = False
        self._current: Request | None = None
        self._left = False
        self._session: Session | None = None
        self._target_key = ""
        self._loaded_by: LoadRequest | None = None
        self._displaced: LoadRequest | None = None  # had to make room for what is being loaded
        self._served: ServerConnected | None = None  # in the place of a session
        self._waits = Cancel()  # of what is asked of it
        self._noted_as: RunPair | None = None  # the pair in statistics
        self._prepared = PreparedPair()
        self._preparing: PreparedPair | None = None  # of what is being loaded
        self._template: ChatTemplate | None = None
        self._rendering: ChatTemplate | None = None  # what a stop ends, this one or another
        outlive_aborts(self.on_abort)
        self._thread = threading.Thread(target=self._run, name="engine", daemon=True)
        self._thread.start()

    def submit(self, request: Request) -> None:
        """Queue a request; its records carry its id."""
        self._requests.put(request)

    def stop(self, request: Request) -> None:
        """End a request, running or still waiting; a running pass ends inside the pass."""
        request.stop.set()
        with self._lock:
            running = self._current is request
            session, template, waits = self._session, self._rendering, self._waits
        if running:
            waits.set()
        if running and session is not None:
            session.cancel()
        if running and template is not None:
            template.cancel()

    def take_records(self) -> list[tuple[int, Record]]:
        """Return all records since the last call, oldest first, with their requests' ids."""
        with self._lock:
            records, self._records, self._woken = self._records, [], False
        return records

    @property
    def unheeded(self) -> Request | None:
        """The request that runs although it was to end."""
        with self._lock:
            current = self._current
        return current if current is not None and current.stop.is_set() else None

    def leave(self) -> None:
        """Have nothing to do any more with a thread that hangs; nothing is heard of it.

        If it ever goes on it frees what it holds, which nobody else could do under it.
        """
        self._left = True
        self._requests.put(None)

    def shut_down(self, timeout_s: float) -> bool:
        """End the thread; return whether it ended in time. The running request is stopped."""
        with self._lock:
            current = self._current
        if current is not None:
            self.stop(current)
        self._requests.put(None)
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (request := self._requests.get()) is not None and not self._left:
            with self._lock:
                self._current = request
            self._serve(request)
            with self._lock:
                self._current = None
        self.counter.use(None)
        self.written.use(None)
        if self._session is not None:
            self._session.close()

    def _serve(self, request: Request) -> None:
        task, failed = _FAILURES[type(request)]
        if isinstance(request, WorkRequest):
            task = request.work.task
        try:
            if isinstance(request, LoadRequest):
                self._load(request)
            elif isinstance(request, ConnectRequest):
                self._connect(request)
            elif isinstance(request, PairTestRequest):
                self._test(request)
            elif isinstance(request, WorkRequest):
                self._work(request)
            elif isinstance(request, TitleRequest):
                self._write_title(request)
            elif isinstance(request, MeasureRequest):
                self._measure(request)
            elif self._served is not None:
                self._ask_server(request, self._served)
            else:
                self._generate(request)
        except LoadCancelled:
            if isinstance(request, LoadRequest):
                self._load_ended(request, None, None)
            else:
                self._tell(request, LoadEnded(None))
        except (RenderingCancelled, FetchCancelled):
            self._tell(request, _STOPPED[type(request)])
        except Exception as error:
            # Whatever happens, the window hears of it and the thread lives on.
            message = str(error)
            if isinstance(error, ServerError):  # it may quote the chat
                _log.error("%s failed. The server: %s", task, error.trouble.value)
            elif isinstance(error, ForetokenError):
                _log.error("%s failed. %s", task, private_words(error))
            else:
                traceback.print_exc()
                _log.exception("%s failed", task)
                message = tr(
                    "Something unexpected went wrong: {what}.",
                    what=message or type(error).__name__,
                )
            self._note_fault(request, error)
            if isinstance(request, LoadRequest):
                self._load_ended(request, error, message)
            elif isinstance(request, GenerateRequest) and self._loaded_by is not None:
                by = self._loaded_by
                failure = failure_of(error, by.files, by.settings, self._prepared)
                if failure is not None:
                    message = failure.error
                    self._target_key = ""  # to load it again is to begin anew
                self._tell(request, GenerationFailed(message, failure))
            else:
                self._tell(request, failed(message))

    def on_abort(self, reason: str) -> None:
        """Tell that llama.cpp would have ended the process; called on the thread that rests then.

        Nothing of the worker is used any more by then but its records.
        """
        with self._lock:
            request = self._current
        by = request if isinstance(request, LoadRequest) else self._loaded_by
        if by is None:
            return
        prepared = self._preparing if by is request else self._prepared
        failure = lost_engine(reason, by.files, by.settings, prepared)
        if request is not None:
            _, failed = _FAILURES[type(request)]
            if isinstance(request, GenerateRequest):
                self._tell(request, GenerationFailed(failure.error, failure))
            else:
                self._tell(request, failed(failure.error))
        self._tell(request or by, EngineLost(failure))
        self._left = True

    def _note_fault(self, request: Request, error: Exception) -> None:
        pair, files = self._noted_as, []
        if isinstance(error, ServerError):
            kind, name = FaultKind.SERVER, f"{type(error).__name__} {error.trouble.value}"
            self._tell(request, RunNoted(RunFault(now(), RunPlace.WINDOW, kind, name, "", pair)))
            return
        if isinstance(request, LoadRequest):
            files = [path for path in (request.files.target, request.files.draft) if path]
            pair = RunPair.at(request.files.target, request.files.draft)
        elif self._session is not None:
            models = self._session.target_metadata, self._session.draft_metadata
            files = [model.path for model in models if model is not None]
        self._tell(request, RunNoted(RunFault.of(error, RunPlace.WINDOW, pair, files)))

    def _load(self, request: LoadRequest) -> None:
        told = 0.0
        self._preparing = self._displaced = None

        def on_progress(share: float) -> bool:
            nonlocal told
            if share - told >= _PROGRESS_SHARE:
                told = share
                self._tell(request, LoadProgress(share))
            return not request.stop.is_set()

        if self._session is not None:
            self._session.cancel_flag.clear()  # of an earlier request; this one's is asked next
        with suppress(HelperUnavailable):  # it is told where a prompt is wanted
            HELPERS.warm()
        files = request.files
        kept, prepared = self._prepare(request)
        self._preparing = prepared
        names = name_at(files.target), name_at(files.draft) if files.draft else None
        if kept is not None:
            draft = None
            if files.draft is not None:
                draft = LlamaModel.load(
                    files.draft,
                    settings=prepared.draft_settings,
                    repack=prepared.repack,
                    progress=on_progress,
                )
            kept.set_draft(draft, prepared.draft_settings)
            self._use(kept, request, prepared)
        else:
            self._use(_opened(request, prepared, on_progress), request, prepared)
        session = self._session
        assert session is not None
        # The new pair is the one that answers: nothing may fail any more before that is told.
        tested = _recall(session, files)
        loaded = _loaded(request, session, names, tested, target_kept=kept is not None)
        self._tell(
            request,
            replace(
                loaded,
                noted_as=self._noted_as,
                placement=prepared.placement,
                placed=_placed(request, prepared),
            ),
        )

    def _prepare(self, request: LoadRequest) -> tuple[Session | None, PreparedPair]:
        """Find out how to load, and the session that is loaded if its target can stay.

        One that cannot, and is in the way on a GPU, is closed.
        """
        held, by, session = self._prepared.on_devices, self._loaded_by, self._session
        if session is not None and by is not None and self._target_key == _target_key(request):
            drafts = [each.settings.draft_settings() for each in (request, by)]
            if request.files == by.files and drafts[0] == drafts[1]:
                return session, self._prepared
            # What is there counts as free, since it is what is asked for.
            prepared = _prepared(request, session.target.settings, held)
            if prepared.repack == self._prepared.repack and not prepared.crowded:
                return session, prepared
        prepared = _prepared(request, request.settings.model_settings())
        if prepared.crowded and self._session is not None and any(held.values()):
            self._displaced = self._loaded_by
            self._drop_session()
            prepared = _prepared(request, request.settings.model_settings())
        return None, prepared

    def _use(self, session: Session, request: LoadRequest, prepared: PreparedPair) -> None:
        with self._lock:
            previous, self._session = self._session, session
        self._loaded_by, self._prepared, self._served = request, prepared, None
        self._target_key = _target_key(request)
        files = request.files
        self._noted_as = RunPair.at(files.target, files.draft if session.has_draft else None)
        self._begin_templates(session)
        if previous is not None and previous is not session:
            previous.close()

    def _drop_session(self) -> None:
        with self._lock:
            session, self._session = self._session, None
        self._loaded_by, self._prepared, self._target_key = None, PreparedPair(), ""
        self._template = None
        self.counter.use(None)
        self.written.use(None)
        if session is not None:
            session.close()

    def _load_ended(self, request: LoadRequest, error: Exception | None, words: str | None) -> None:
        """Tell how loading failed, or was cancelled; the pair that made room for it comes back."""
        failure = None
        if error is not None:
            failure = failure_of(error, request.files, request.settings, self._preparing)
            words = words if failure is None else failure.error
        displaced, self._displaced = self._displaced, None
        lost = False
        if displaced is not None:
            try:
                prepared = _prepared(displaced, displaced.settings.model_settings())
                self._use(_opened(displaced, prepared, lambda _: True), displaced, prepared)
            except ForetokenError as again:
                _log.error("The pair of before cannot be loaded again. %s", private_words(again))
                lost = True
        reloaded = displaced is not None and not lost
        self._tell(request, LoadEnded(words, failure, reloaded=reloaded, lost=lost))

    def _connect(self, request: ConnectRequest) -> None:
        """Ask the server whether it is there; the models that were loaded are then closed."""
        target, waits = request.target, self._begin_waiting(request)
        facts = look(self._client(target.server), waits)
        model = facts.model(target.model)
        if model is None:
            words = tr(
                "{server} offers no model {model} any more. Choose another one.",
                server=target.server.name,
                model=shown_name(target.model),
            )
            raise ServerError(ServerTrouble.UNKNOWN_MODEL, words)
        switches = switches_of(model.template) if facts.takes_switches else ()
        self._drop_session()
        self._rendering = None
        self._served = ServerConnected(target, facts, model, switches)
        self._noted_as = RunPair(RunModel(target.name, 0))
        self._tell(request, self._served)

    def _client(self, server: Server) -> ServerClient:
        """With the key as it is now: another one may have been entered."""
        return ServerClient(server, self._keys.key(server))

    def _begin_waiting(self, request: Request) -> Cancel:
        """What ends the waiting for a server where the request is stopped."""
        waits = Cancel()
        with self._lock:
            self._waits = waits
        if request.stop.is_set():
            waits.set()
        return waits

    def _ask_server(self, request: GenerateRequest, served: ServerConnected) -> None:
        """Have the server write an answer; its records are those of an answer written here."""
        self._tell(request, PromptBuilt(0, 0))
        begun = () if request.begun is None else (request.begun,)
        answer = ServedAnswer(
            self._client(served.target.server),
            served.facts,
            served.target.model,
            (*request.messages, *begun),
            request.sampling,
            request.limits,
            switches=request.switches,
            cancel=self._begin_waiting(request),
        )
        tally = RunTally()
        try:
            with closing(answer.events()) as events:
                for event in events:
                    if isinstance(event, TokenEmitted):
                        tally.take(event)
                    elif isinstance(event, GenerationFinished):
                        if answer.told.coloured:  # else its pieces are no tokens
                            self._note_run(request, tally, event)
                        self._tell(request, AnswerTold(_figures_of(answer)))
                    self._tell(request, event)
        except ServerError:
            self._tell(request, AnswerTold(_figures_of(answer)))
            raise

    def _measure(self, request: MeasureRequest) -> None:
        session = self._session
        if session is None:
            self._tell(request, PairMeasured(whole=True))
            return
        session.cancel_flag.clear()  # of an earlier request; this one's is asked next

        def has_time() -> bool:
            return not (request.hurry.is_set() or request.stop.is_set())

        known = all(loaded.measured for loaded in session.models)
        whole = not request.stop.is_set() and measure_costs(session)
        if whole and has_time():
            # Not the template of the chats, which would forget what it rendered of them.
            template = self._other_template(session)
            whole = warm_up(
                session,
                lambda text: template.prompt([PromptMessage(Role.USER, text)]).tokens,
                CHAT_SAMPLING,
                keep_on=has_time,
            )
            self._keep_learned()
        # What was timed just now is timed again in other moments; by now first passes have told
        # whether what was timed in another session is true.
        refined = known and has_time() and refine_costs(session)
        failed = not whole and has_time()  # although nobody wanted anything: it would fail again
        speed = session.plain_speed.tokens_per_second
        if speed:
            self._tell(request, PlainSpeedMeasured(speed))
        self._tell(request, PairMeasured(failed or (whole and refined)))

    def _begin_templates(self, session: Session) -> None:
        """The template may have failed before, or may be another one."""
        self._template = None
        forget_failure(session.target_metadata.chat_template)
        self.counter.use(session)
        self.written.use(session)

    def _other_template(self, session: Session) -> ChatTemplate:
        source = chosen_template(session.target_metadata.chat_template)
        template = ChatTemplate(session.vocabulary, source, session.context_length)
        with self._lock:
            self._rendering = template
        return template

    def _keep_learned(self) -> None:
        """Keep what the last answer taught, for other processes and the next start."""
        if self._session is not None:
            keep_costs(self._session)
            keep_learned(self._session)

    def _generate(self, request: GenerateRequest) -> None:
        session = self._session
        if session is None:
            self._tell(request, GenerationFailed(tr("No model is loaded. Choose one first.")))
            return
        template = self._template
        if template is None:  # it remembers what it rendered
            template = self._template = self._other_template(session)
        with self._lock:
            self._rendering = template
        fitted = fit(
            template,
            request.messages,
            context_length=session.context_length,
            reserve=answer_reserve(session.context_length, request.limits.max_tokens),
            start=request.start,
            policy=request.context_policy,
            begun=request.begun,
            switches=request.switches,
        )
        prompt = fitted.prompt
        left_out = session.vocabulary.unspelled(_just_said(request.messages))
        built = PromptBuilt(len(prompt.tokens), fitted.start, left_out, prompt.marks)
        self._tell(request, built)
        limits = replace(
            request.limits,
            stop_strings=(*prompt.stop_strings, *request.limits.stop_strings),
            shown_controls=prompt.shown_controls,
        )
        events = session.generate(
            prompt.tokens,
            request.sampling,
            request.speculative,
            limits,
            measure_plain=True,
            memory=self.written.memory,
        )
        if request.stop.is_set():
            # It came before the session knew of this generation.
            session.cancel()
        tally = RunTally()
        with closing(events):
            told = 0.0
            for event in events:
                speed = session.plain_speed.tokens_per_second
                if isinstance(event, TokenEmitted):
                    tally.take(event)
                elif isinstance(event, GenerationFinished):
                    self._note_run(request, tally, event)
                # As soon as it is known, and what it is in the end.
                if speed and (not told or isinstance(event, GenerationFinished)):
                    told = speed
                    self._tell(request, PlainSpeedMeasured(speed))
                self._tell(request, event)
        self._keep_learned()

    def _note_run(
        self, request: GenerateRequest, tally: RunTally, finished: GenerationFinished
    ) -> None:
        session = self._session
        if self._noted_as is not None:
            run = tally.event(
                finished,
                RunPlace.WINDOW,
                self._noted_as,
                request.sampling,
                # How a server drafts is its own matter.
                request.speculative if session is not None else SpeculativeConfig(),
            )
            self._tell(request, RunNoted(run))

    def _write_title(self, request: TitleRequest) -> None:
        """Goes on from what the chat's last prompt left in the cache, which then still has it."""
        session, template, served = self._session, self._template, self._served
        text, reason = "", FinishReason.CANCELLED
        if served is not None and not request.stop.is_set():
            text, reason = self._title_of_server(request, served)
        elif session is not None and template is not None and not request.stop.is_set():
            prompt = template.prompt(request.messages, at_once=True, switches=request.switches)
            limits = GenerationLimits(request.most_tokens, (*prompt.stop_strings, "\n"))
            if len(prompt.tokens) + request.most_tokens < session.context_length:
                events = session.generate(
                    prompt.tokens, _TITLE_SAMPLING, _TITLE_DRAFTING, limits, show_probs=False
                )
                if request.stop.is_set():
                    session.cancel()
                with closing(events):
                    for event in events:
                        if isinstance(event, TokenEmitted):
                            text += event.text
                        elif isinstance(event, GenerationFinished):
                            reason = event.reason
        cancelled = reason is FinishReason.CANCELLED
        whole = reason in (FinishReason.STOP, FinishReason.STOP_STRING)
        self._tell(request, TitleWritten(None if cancelled else text, whole))

    def _title_of_server(
        self, request: TitleRequest, served: ServerConnected
    ) -> tuple[str, FinishReason]:
        """The title, and why it ended; only the server that has written the chat is asked."""
        text = ""
        answer = ServedAnswer(
            self._client(served.target.server),
            served.facts,
            served.target.model,
            request.messages,
            _TITLE_SAMPLING,
            GenerationLimits(request.most_tokens, ("\n",)),
            switches=request.switches,
            cancel=self._begin_waiting(request),
        )
        with closing(answer.events()) as events:
            for event in events:
                if isinstance(event, TokenEmitted):
                    text += event.text
                elif isinstance(event, GenerationFinished):
                    return text, event.reason
        return text, FinishReason.CANCELLED

    def _test(self, request: PairTestRequest) -> None:
        session = self._session
        if session is None:
            self._tell(request, PairTestEnded(tr("No model is loaded. Choose one first.")))
            return
        # Not the one of the chats, which would forget what it rendered of them.
        template = self._other_template(session)
        told = PairTestProgress(0.0, "")

        def on_progress(progress: PairTestProgress) -> None:
            nonlocal told
            if progress.share - told.share >= _PROGRESS_SHARE or progress.doing != told.doing:
                told = progress
                self._tell(request, progress)

        result = PairTest(
            session,
            lambda text: template.prompt([PromptMessage(Role.USER, text)]).tokens,
            CHAT_SAMPLING,
            progress=on_progress,
            keep_on=lambda: not request.stop.is_set(),
        ).run()
        self._tell(request, PairTestEnded(None) if result is None else PairTested(result))

    def _work(self, request: WorkRequest) -> None:
        session = self._session
        if session is None:
            self._tell(request, WorkEnded(None, tr("No model is loaded. Choose one first.")))
            return
        session.cancel_flag.clear()  # of an earlier request; this one's is asked next
        place = Workplace(
            session,
            self._other_template(session),
            self._prepared.probed,
            keep_on=lambda: not request.stop.is_set(),
            progress=lambda share, told: self._tell(request, WorkProgress(share, told)),
        )
        self._tell(request, WorkEnded(request.work.run(place)))

    def _tell(self, request: Request, record: Record) -> None:
        if self._left:
            return
        with self._lock:
            self._records.append((request.id, record))
            # Of an unknown origin it may belong to no step.
            waits = isinstance(record, TokenEmitted) and record.origin is not TokenOrigin.UNKNOWN
            wakes = not (self._woken or waits)
            self._woken = self._woken or wakes
        if wakes:
            self._wake()


def _figures_of(answer: ServedAnswer) -> ServedFigures:
    told = answer.told
    return ServedFigures(told.pieces_per_second, told.coloured, told.note)


def _just_said(messages: Sequence[PromptMessage]) -> str:
    """The question, behind what it cannot be answered without."""
    told = [message.text for message in messages[: system_messages(messages)]]
    return "".join([*told, *(message.text for message in messages[-1:])])


def _target_key(request: LoadRequest) -> str:
    """Changes with what the target was asked to be loaded as, however it was placed then."""
    length = request.settings.context_length or DEFAULT_CONTEXT_LENGTH
    try:
        return result_key([request.files.target], request.settings.model_settings(), length)
    except OSError:
        return ""  # it is told by who opens the file


def _prepared(
    request: LoadRequest, settings: ModelSettings, given_back: Mapping[str, int] | None = None
) -> PreparedPair:
    return prepare_pair(
        request.files.target,
        request.files.draft,
        context_length=request.settings.context_length,
        settings=settings,
        draft_settings=request.settings.draft_settings(),
        given_back=given_back,
        keep_on=lambda: not request.stop.is_set(),
    )


def _opened(
    request: LoadRequest, prepared: PreparedPair, progress: Callable[[float], bool]
) -> Session:
    return Session.load(
        request.files.target,
        request.files.draft,
        context_length=request.settings.context_length or DEFAULT_CONTEXT_LENGTH,
        settings=prepared.settings,
        draft_settings=prepared.draft_settings,
        repack=prepared.repack,
        progress=progress,
    )


def _placed(request: LoadRequest, prepared: PreparedPair) -> PairWish:
    return PairWish(
        request.files.target,
        request.files.draft,
        request.settings.context_length or DEFAULT_CONTEXT_LENGTH,
        replace(prepared.settings, threads=None),
        replace(prepared.draft_settings, threads=None),
    )


def _recall(session: Session, files: PairFiles) -> PairTestResult | None:
    """Use what is known of the pair, and return what its test found; it works without."""
    try:
        recall_costs(session)
        recall_pair(session)
        return remembered_result(files.target, files.draft if session.has_draft else None)
    except Exception:
        _log.exception("What is known of the pair is not used")
        return None


def _loaded(
    request: LoadRequest,
    session: Session,
    names: tuple[str, str | None],
    tested: PairTestResult | None,
    *,
    target_kept: bool,
) -> PairLoaded:
    rolls_back = session.target.context.can_roll_back
    template = session.target_metadata.chat_template
    target_name, draft_name = names
    return PairLoaded(
        files=request.files,
        target_name=target_name,
        draft_name=draft_name if session.draft_metadata else None,
        context_length=session.context_length,
        no_draft_reason=session.no_draft_reason,
        rollback_note=None if rolls_back else tr_noop("model cannot roll back"),
        settings=request.settings,
        target_kept=target_kept,
        tested=tested,
        stop_strings=stop_strings(session.vocabulary, chosen_template(template)),
        chat_template=template,
        longest_context=session.target_metadata.context_length,
        advised_sampling=advised_sampling(request.files.target, session.target_metadata.sampling),
        plain_format=template is not None and chosen_template(template) is None,
        completes=template is None and chosen_template(template) is not None,
        switches=switches_of(chosen_template(template)),
    )
