"""The worker thread that owns both models.

Requests arrive in a queue; records are appended to a locked list that the GUI thread takes as a
whole. It is woken only when the list was empty, so a fast model cannot flood the event loop.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
import traceback
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from foretoken.chat.helper.process import HELPERS, HelperUnavailable
from foretoken.chat.prompt.context_window import answer_reserve, fit, system_messages
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate, stop_strings
from foretoken.chat.prompt.template_rendering import forget_failure, switches_of
from foretoken.chat.runs.run_record import FaultKind, RunEvent, RunFault, RunModel, RunPair, now
from foretoken.control.engine.engine_work import WorkContext
from foretoken.control.engine.prompt_counter import PromptCounter, WrittenMemory
from foretoken.control.engine.records import (
    ConnectRequest,
    Failed,
    GenerateRequest,
    LoadRequest,
    PairDisplaced,
    PairLoaded,
    PlainSpeedMeasured,
    PromptBuilt,
    Record,
    Request,
    RequestProgress,
    ServerConnected,
    Stopped,
    TitleRequest,
    TitleWritten,
    WorkDone,
    WorkRequest,
)
from foretoken.control.engine.recovery import failure_of, lost_engine
from foretoken.engine.config import Method, ModelSettings, SpeculativeConfig
from foretoken.engine.errors import ForetokenError
from foretoken.engine.events import (
    Event,
    FinishReason,
    GenerationFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import ServedFigures
from foretoken.engine.llama.library import survive_aborts
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
from foretoken.models.library.files import name_at
from foretoken.models.memory.fit import PairPlan
from foretoken.models.names import OWN_HEAD
from foretoken.models.pairs.known_pairs import recall_costs, recall_pair, store_learned
from foretoken.models.pairs.preparation import PreparedPair, prepare_pair
from foretoken.models.presets.suggested import advised_sampling
from foretoken.models.remembered import result_key
from foretoken.servers.answer import ServedAnswer
from foretoken.servers.client import ServerClient
from foretoken.servers.looking import look
from foretoken.servers.server import Server, ServerError, ServerErrorKind, ServerKeys
from foretoken.system.errors import Cancelled
from foretoken.system.language import said
from foretoken.system.logs import loggable_message
from foretoken.system.shown_text import shown_name

# llama.cpp reports every tensor; smaller steps than this are not visible.
_PROGRESS_SHARE = 0.01
# Titles are decoded plainly: nothing about drafting answers can be learned from them, and the
# draft's cache stays as it is.
_TITLE_DRAFTING = SpeculativeConfig(Method.PLAIN)
_log = logging.getLogger(__name__)


class EngineWorker:
    """Thread that runs requests one after the other."""

    def __init__(self, wake: Callable[[], None], keys: ServerKeys) -> None:
        """Start the thread; ``wake`` is called on it when ``take_records`` has something to return.

        ``wake`` is not called for each record: tokens are delivered with their step, which follows
        at once. ``keys`` are the API keys of servers.
        """
        self.counter = PromptCounter()
        """Token counter for the loaded target; used on its own thread."""
        self.written = WrittenMemory()
        """Earlier texts that drafts may copy; filled on its own thread."""
        self._wake, self._keys = wake, keys
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._records: list[tuple[Request, Record]] = []
        self._unfinished: list[tuple[Request, Record]] = []  # tokens whose step has not arrived yet
        self._current: Request | None = None
        self._stopped_at: float | None = None  # when the running request was stopped
        self._abandoned = False
        self._session: Session | None = None
        self._target_key = ""
        self._loaded_by: LoadRequest | None = None
        self._displaced: LoadRequest | None = None  # unloaded to make room for another pair
        self._served: ServerConnected | None = None  # in place of a session
        self._noted_as: RunPair | None = None  # the pair's name in statistics
        self._prepared = PreparedPair()
        self._preparing = PreparedPair()  # of the pair being loaded
        self._template: ChatTemplate | None = None
        self._rendering: ChatTemplate | None = None  # the one that a stop cancels
        survive_aborts(self.on_abort)
        self._thread = threading.Thread(target=self._run, name="engine", daemon=True)
        self._thread.start()

    def submit(self, request: Request) -> None:
        """Queue a request."""
        self._requests.put(request)

    def stop(self, request: Request) -> None:
        """Stop a request, running or queued; a forward pass is interrupted."""
        request.stop.set()
        with self._lock:
            running = self._current is request
            if running and self._stopped_at is None:
                self._stopped_at = time.monotonic()
            session, template = self._session, self._rendering
        if running and session is not None:
            session.cancel()
        if running and template is not None:
            template.cancel()

    def take_records(self) -> list[tuple[Request, Record]]:
        """Return all records since the last call with their requests, oldest first."""
        with self._lock:
            records, self._records = self._records, []
        return records

    @property
    def unresponsive(self) -> Request | None:
        """The request that still runs although it was stopped."""
        with self._lock:
            return None if self._stopped_at is None else self._current

    @property
    def stopping_s(self) -> float:
        """Seconds since the running request was stopped; 0 if it was not."""
        stopped_at = self._stopped_at
        return 0.0 if stopped_at is None else time.monotonic() - stopped_at

    def leave(self) -> None:
        """Abandon a thread that hangs; it sends no more records.

        If it ever continues, it frees its models, which no other thread may do.
        """
        self._abandoned = True
        self._requests.put(None)

    def shut_down(self, timeout_s: float) -> bool:
        """Stop the running request and end the thread; return whether it ended in time."""
        with self._lock:
            current = self._current
        if current is not None:
            self.stop(current)
        self._requests.put(None)
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            request = self._requests.get()
            if request is None or self._abandoned:
                break
            with self._lock:
                self._current = request
                self._stopped_at = time.monotonic() if request.stop.is_set else None
            self._serve(request)
            with self._lock:
                self._current = self._stopped_at = None
            del request  # so that the thread keeps nothing of it alive while it waits for the next
        self._drop_session()

    def _serve(self, request: Request) -> None:
        """Run a request. Any error is reported to the window; the thread survives."""
        try:
            match request:
                case LoadRequest():
                    self._load(request)
                case ConnectRequest():
                    self._connect(request)
                case GenerateRequest() if self._served is not None:
                    self._ask_server(request, self._served)
                case GenerateRequest():
                    self._generate(request)
                case TitleRequest():
                    self._write_title(request)
                case WorkRequest():
                    self._work(request)
        except Cancelled:
            self._restore_displaced(request)
            self._send(request, Stopped())
        except Exception as error:
            self._fail(request, error)

    def _fail(self, request: Request, error: Exception) -> None:
        words, failure = str(error), None
        task = type(request.work if isinstance(request, WorkRequest) else request).__name__
        if isinstance(error, ServerError):  # it may quote the chat
            _log.error("%s failed. The server: %s", task, error.trouble.value)
        elif isinstance(error, ForetokenError):
            _log.error("%s failed. %s", task, loggable_message(error))
        else:
            traceback.print_exc()
            _log.exception("%s failed", task)
            what = words or type(error).__name__
            words = said("unexpected-error-while-working", what=what)
        self._note_fault(request, error)
        by, prepared = self._load_of(request)
        if by is not None and isinstance(request, LoadRequest | GenerateRequest):
            failure = failure_of(error, by, prepared)
        if isinstance(request, LoadRequest):
            self._restore_displaced(request)
        elif failure is not None:
            self._target_key = ""  # so that the next load starts from scratch
        self._send(request, Failed(words if failure is None else failure.error, failure))

    def on_abort(self, reason: str) -> None:
        """Report that llama.cpp would have ended the process; called on the thread that it stops.

        After this only the records of this worker may be used.
        """
        with self._lock:
            request = self._current
        by, prepared = self._load_of(request)
        if by is None:
            return
        failure = lost_engine(reason, by, prepared)
        if request is not None:
            self._send(request, Failed(failure.error))
        self._send(request or by, failure)
        self._abandoned = True

    def _note_fault(self, request: Request, error: Exception) -> None:
        pair, (by, _) = self._noted_as, self._load_of(request)
        if isinstance(error, ServerError):
            kind, name = FaultKind.SERVER, f"{type(error).__name__} {error.trouble.value}"
            self._send(request, RunFault(now(), kind, name, "", pair))
            return
        if isinstance(request, LoadRequest):
            pair = RunPair.at(request.files.target, request.files.draft)
        files = () if by is None else (by.files.target, by.files.draft)
        self._send(request, RunFault.of(error, pair, [path for path in files if path]))

    def _load_of(self, request: Request | None) -> tuple[LoadRequest | None, PreparedPair]:
        """Return the load that a request is, or that of the pair in use, and how it is prepared."""
        if isinstance(request, LoadRequest):
            return request, self._preparing
        return self._loaded_by, self._prepared

    def _load(self, request: LoadRequest) -> None:
        self._preparing, self._displaced = PreparedPair(), None
        report = self._progress_of(request)

        def on_progress(share: float) -> bool:
            report(share, None)
            return not request.stop.is_set

        if self._session is not None:
            self._session.cancel_flag.clear()  # set by an earlier request
        with suppress(HelperUnavailable):  # reported when a prompt is rendered
            HELPERS.warm()
        files = request.files
        session, prepared = self._prepare(request)
        self._preparing, kept = prepared, session is not None
        if session is None:
            session = _opened(request, prepared, on_progress)
        else:
            draft = None
            if files.draft is not None:
                draft = session.target.model.load_draft(
                    files.draft,
                    settings=prepared.draft_settings,
                    repack=prepared.probed.repack,
                    progress=on_progress,
                )
            session.set_draft(draft, prepared.draft_settings)
        self._use(session, request, prepared)
        _recall(session)
        # The new pair is in use from here on: nothing may fail before it is reported.
        self._send(request, self._loaded(request, session, target_kept=kept))

    def _loaded(self, request: LoadRequest, session: Session, *, target_kept: bool) -> PairLoaded:
        files = request.files
        own = session.target_metadata.chat_template
        template = chosen_template(own)
        context = session.target.context
        rolls_back = context.can_roll_back or context.most_dropped > 0
        return PairLoaded(
            files=files,
            target_name=name_at(files.target),
            draft_name=_draft_name(session, files.draft),
            context_length=session.context_length,
            no_draft_reason=session.no_draft_reason,
            rollback_note=None if rolls_back else said("model-cannot-roll-back"),
            settings=request.settings,
            target_kept=target_kept,
            stop_strings=stop_strings(session.vocabulary, template),
            chat_template=own,
            longest_context=session.target_metadata.context_length,
            advised_sampling=advised_sampling(files.target, session.target_metadata.sampling),
            prompt_overridden=(own is None) is not (template is None),
            switches=switches_of(template),
            noted_as=self._noted_as,
            placement=self._prepared.placement,
            placed=_plan(request, self._prepared.settings, self._prepared.draft_settings),
        )

    def _prepare(self, request: LoadRequest) -> tuple[Session | None, PreparedPair]:
        """Return the loaded session if its target can stay (else None), and how to load the pair.

        A session that cannot stay and takes up memory needed on a GPU is closed.
        """
        held, by, session = self._prepared.on_devices, self._loaded_by, self._session
        if session is not None and by is not None and self._target_key == _target_key(request):
            drafts = [each.settings.draft for each in (request, by)]
            if request.files == by.files and drafts[0] == drafts[1]:
                return session, self._prepared
            # The target's own memory counts as free, since it is the target that is requested.
            prepared = _prepared(request, session.target.settings, held)
            if prepared.probed.repack == self._prepared.probed.repack and not prepared.crowded:
                return session, prepared
        prepared = _prepared(request, request.settings.target)
        if prepared.crowded and self._session is not None and any(held.values()):
            self._displaced = self._loaded_by
            self._drop_session()
            prepared = _prepared(request, request.settings.target)
        return None, prepared

    def _use(self, session: Session, request: LoadRequest, prepared: PreparedPair) -> None:
        self._served = self._displaced = None
        files = request.files
        self._noted_as = RunPair.at(files.target, files.draft if session.has_draft else None)
        forget_failure(session.target_metadata.chat_template)  # earlier ones no longer count
        self._replace_session(session, request, prepared)

    def _drop_session(self) -> None:
        self._replace_session(None, None, PreparedPair())

    def _replace_session(
        self, session: Session | None, request: LoadRequest | None, prepared: PreparedPair
    ) -> None:
        with self._lock:
            previous, self._session = self._session, session
        self._loaded_by, self._prepared = request, prepared
        self._target_key = "" if request is None else _target_key(request)
        self._template = self._rendering = None  # it may be another one
        self.counter.use(session)
        self.written.use(session)
        if previous is not None and previous is not session:
            previous.close()

    def _restore_displaced(self, request: Request) -> None:
        """Reload the pair that was unloaded to make room for a pair that failed to load."""
        displaced, self._displaced = self._displaced, None
        if displaced is None:
            return
        lost = False
        try:
            prepared = _prepared(displaced, displaced.settings.target)
            self._use(_opened(displaced, prepared, lambda _: True), displaced, prepared)
        except (ForetokenError, Cancelled) as error:
            _log.error("The previous pair cannot be loaded again. %s", loggable_message(error))
            lost = True
        self._send(request, PairDisplaced(lost))

    def _connect(self, request: ConnectRequest) -> None:
        """Query the server for its models; then close the loaded ones."""
        target = request.target
        facts = look(self._client(target.server), request.stop)
        model = facts.model(target.model)
        if model is None:
            raise ServerError(
                "server-lacks-model",
                ServerErrorKind.UNKNOWN_MODEL,
                server=target.server.name,
                model=shown_name(target.model),
            )
        switches = switches_of(model.template) if facts.passes_template_fields else ()
        self._drop_session()
        self._served = ServerConnected(target, facts, model, switches)
        self._noted_as = RunPair(RunModel(target.name, 0))
        self._send(request, self._served)

    def _client(self, server: Server) -> ServerClient:
        """Return a client with the current key, which may have changed."""
        return ServerClient(server, self._keys.secret(server.key_name))

    def _server_answer(
        self, request: GenerateRequest | TitleRequest, served: ServerConnected
    ) -> ServedAnswer:
        begun = () if request.begun is None else (request.begun,)
        return ServedAnswer(
            self._client(served.target.server),
            served.facts,
            served.target.model,
            (*request.messages, *begun),
            request.sampling,
            request.limits,
            switches=request.switches,
            stop=request.stop,
        )

    def _ask_server(self, request: GenerateRequest, served: ServerConnected) -> None:
        """Have the server answer; the records are the same as for a local answer."""
        self._send(request, PromptBuilt(0, 0))
        answer = self._server_answer(request, served)
        characters = 0
        try:
            with closing(answer.events()) as events:
                for event in events:
                    if isinstance(event, TokenEmitted):
                        characters += len(event.text)
                    elif isinstance(event, GenerationFinished):
                        if answer.report.coloured:  # otherwise its pieces are not tokens
                            self._note_run(request, characters, event)
                        self._send(request, _figures_of(answer))
                    self._send(request, event)
        except ServerError:
            self._send(request, _figures_of(answer))
            raise

    def _stoppable(self, template: ChatTemplate | None, session: Session) -> ChatTemplate:
        """Return the template, or a new one for None; from now on a stop cancels its rendering."""
        if template is None:
            source = chosen_template(session.target_metadata.chat_template)
            template = ChatTemplate(session.vocabulary, source, session.context_length)
        with self._lock:
            self._rendering = template
        return template

    def _generate(self, request: GenerateRequest) -> None:
        session = self._loaded_session
        # Reused, since it caches rendered prompts.
        template = self._template = self._stoppable(self._template, session)
        prompt, start = fit(
            template,
            request.messages,
            context_length=session.context_length,
            reserve=answer_reserve(session.context_length, request.limits.max_tokens),
            start=request.start,
            policy=request.context_policy,
            begun=request.begun,
            switches=request.switches,
        )
        # What the user has just written: the system prompt and the question.
        asked = (*request.messages[: system_messages(request.messages)], request.messages[-1])
        left_out = session.vocabulary.unspelled("".join(message.text for message in asked))
        built = PromptBuilt(len(prompt.tokens), start, left_out, prompt.marks)
        self._send(request, built)
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
        if request.stop.is_set:
            # Stopped before the session had begun this generation.
            session.cancel()
        characters = 0
        with closing(events):
            sent_speed = 0.0
            for event in events:
                speed = session.plain_speed.tokens_per_second
                if isinstance(event, TokenEmitted):
                    characters += len(event.text)
                elif isinstance(event, GenerationFinished):
                    self._note_run(request, characters, event)
                # Sent as soon as it is known, and its final value at the end.
                if speed and (not sent_speed or isinstance(event, GenerationFinished)):
                    sent_speed = speed
                    self._send(request, PlainSpeedMeasured(speed))
                self._send(request, event)
        store_learned(session)

    def _note_run(
        self, request: GenerateRequest, characters: int, finished: GenerationFinished
    ) -> None:
        if self._noted_as is not None:
            # How a server drafts is not recorded.
            drafting = SpeculativeConfig() if self._session is None else request.speculative
            noted = RunEvent.of(finished, self._noted_as, drafting.method, characters)
            self._send(request, noted)

    def _write_title(self, request: TitleRequest) -> None:
        """Write a title from the chat's last prompt, which stays cached; servers write titles too.

        Raises ``Cancelled``, also if there is no room for a title.
        """
        session, template, served = self._session, self._template, self._served
        request.stop.check()
        events: Generator[Event]
        if served is not None:
            events = self._server_answer(request, served).events()
        elif session is not None and template is not None:
            prompt = template.prompt(request.messages, at_once=True, switches=request.switches)
            limits = request.limits
            if len(prompt.tokens) + limits.max_tokens >= session.context_length:
                raise Cancelled
            limits = replace(limits, stop_strings=(*prompt.stop_strings, *limits.stop_strings))
            events = session.generate(
                prompt.tokens, request.sampling, _TITLE_DRAFTING, limits, show_probs=False
            )
            if request.stop.is_set:  # stopped before the session had begun this generation
                session.cancel()
        else:
            raise Cancelled
        text, reason = "", FinishReason.CANCELLED
        with closing(events):
            for event in events:
                if isinstance(event, TokenEmitted):
                    text += event.text
                elif isinstance(event, GenerationFinished):
                    reason = event.reason
        if reason is FinishReason.CANCELLED:
            raise Cancelled
        whole = reason in (FinishReason.STOP, FinishReason.STOP_STRING)
        self._send(request, TitleWritten(text, whole))

    def _work(self, request: WorkRequest) -> None:
        session = self._loaded_session
        session.cancel_flag.clear()  # set by an earlier request; this one's is polled below
        place = WorkContext(
            session,
            self._stoppable(None, session),  # the chats' template caches their rendered prompts
            self._prepared.probed,
            should_continue=lambda: not request.stop.is_set,
            progress=self._progress_of(request),
        )
        result = request.work.run(place)
        if speed := session.plain_speed.tokens_per_second:
            self._send(request, PlainSpeedMeasured(speed))
        self._send(request, Stopped() if result is None else WorkDone(result))

    @property
    def _loaded_session(self) -> Session:
        if self._session is None:
            raise ForetokenError("no-model-to-work")
        return self._session

    def _progress_of(self, request: Request) -> Callable[[float, object], None]:
        """Return a progress callback that sends a share alone only if the change is visible."""
        sent = 0.0

        def report(share: float, detail: object) -> None:
            nonlocal sent
            if detail is not None or share - sent >= _PROGRESS_SHARE:
                sent = share
                self._send(request, RequestProgress(share, detail))

        return report

    def _send(self, request: Request, record: Record) -> None:
        if self._abandoned:
            return
        self._unfinished.append((request, record))
        if isinstance(record, PlainSpeedMeasured):
            return  # comes between tokens and their step
        if isinstance(record, TokenEmitted) and record.origin is not TokenOrigin.UNKNOWN:
            return  # its step follows; an unknown token may belong to none
        with self._lock:
            was_empty = not self._records
            self._records += self._unfinished
        self._unfinished.clear()
        if was_empty:
            self._wake()


def _figures_of(answer: ServedAnswer) -> ServedFigures:
    report = answer.report
    return ServedFigures(report.pieces_per_second, report.coloured, report.note)


def _draft_name(session: Session, draft: Path | None) -> str | None:
    if draft is None:
        return None
    own = session.draft is not None and session.draft.metadata.path == session.target_metadata.path
    return OWN_HEAD if own and session.target_metadata.has_head else name_at(draft)


def _target_key(request: LoadRequest) -> str:
    """Return a key of the target file and its settings, independent of its placement."""
    length = request.settings.context_length or DEFAULT_CONTEXT_LENGTH
    return result_key([request.files.target], request.settings.target, length)


def _prepared(
    request: LoadRequest, settings: ModelSettings, given_back: Mapping[str, int] | None = None
) -> PreparedPair:
    plan = _plan(request, settings, request.settings.draft)
    return prepare_pair(plan, given_back, lambda: not request.stop.is_set)


def _plan(request: LoadRequest, target: ModelSettings, draft: ModelSettings) -> PairPlan:
    files, length = request.files, request.settings.context_length or DEFAULT_CONTEXT_LENGTH
    return PairPlan(files.target, files.draft, length, target, draft)


def _opened(
    request: LoadRequest, prepared: PreparedPair, progress: Callable[[float], bool]
) -> Session:
    return Session.load(
        request.files.target,
        request.files.draft,
        context_length=request.settings.context_length or DEFAULT_CONTEXT_LENGTH,
        settings=prepared.settings,
        draft_settings=prepared.draft_settings,
        repack=prepared.probed.repack,
        progress=progress,
    )


def _recall(session: Session) -> None:
    """Apply earlier measurements of the pair, if readable."""
    try:
        recall_costs(session)
        recall_pair(session)
    except Exception:
        _log.exception("What is known of the pair is not used")
