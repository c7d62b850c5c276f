"""Work with the loaded pair other than answering, and its measurement after loading.

An ``EngineWork`` runs on the engine's thread; its caller holds an ``EngineJob``, which reports
progress and result on the GUI thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.control.engine.records import (
    Failed,
    Record,
    RequestProgress,
    Stopped,
    WorkDone,
    WorkRequest,
)
from foretoken.engine.config import CHAT_SAMPLING, GenerationLimits
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import Session
from foretoken.models.pairs.experiment import Ask, AskedQuestion, ExperimentProgress
from foretoken.models.pairs.known_pairs import measure_costs, refine_costs, store_learned, warm_up
from foretoken.models.probe.probing import PairProbe

if TYPE_CHECKING:
    from foretoken.control.engine.worker import EngineWorker

# Small models are measured within this time, and the question is answered sooner for it.
_TIME_LIMIT_MS = 500
# An interrupted measurement continues after this much idle time. Costs that must be timed at
# different moments get them this way.
_IDLE_MS = 1500


@dataclass(frozen=True, slots=True)
class WorkContext:
    """Resources that work may use on the engine's thread."""

    session: Session
    """Session of the loaded pair. ``session.beside`` leaves the chat's cache as it is."""
    template: ChatTemplate
    """The target's template; chats have their own, which caches their rendered prompts."""
    probed: PairProbe
    should_continue: Callable[[], bool]
    """Polled often. Once it returns False the work must end; a running pass stops by itself."""
    progress: Callable[[float, object], None]
    """Reports the completed share, 0 to 1, and details (or None)."""

    def prompt_tokens(self, question: str) -> Sequence[int]:
        """Return the prompt of a chat that begins with this question."""
        return self.prompt_builder_for(self.session.target.model)(question).tokens

    def prompt_builder_for(self, model: LlamaModel) -> Ask:
        """Return a function that makes prompts for a target in its own chat format."""
        template = self.template
        if model is not self.session.target.model:
            source = chosen_template(model.metadata.chat_template)
            template = ChatTemplate(model.vocabulary, source, model.metadata.context_length)

        def ask(question: str) -> AskedQuestion:
            prompt = template.prompt([PromptMessage(Role.USER, question)])
            limits = GenerationLimits(
                stop_strings=prompt.stop_strings, shown_controls=prompt.shown_controls
            )
            return AskedQuestion(prompt.tokens, limits)

        return ask

    def report(self, progress: ExperimentProgress) -> None:
        """Report the progress of an experiment."""
        self.progress(progress.share, progress)


class EngineWork(Protocol):
    """A measurement, or other work, with the loaded pair."""

    @property
    def doing(self) -> str:
        """The status text while it runs, untranslated, with {share}."""

    def run(self, place: WorkContext) -> object | None:
        """Run on the engine's thread and return the result; None if it was stopped.

        Exceptions are shown to the user, a ``ForetokenError`` in its own words.
        """


class EngineJob(QObject):
    """Handle of running work, on the GUI thread; it deletes itself at the end."""

    progressed = Signal(float, object)
    """The completed share and details."""
    ended = Signal(object, object)
    """The result or None, and the error (str) or None; both are None if it was stopped."""

    def __init__(self, work: EngineWork, worker: EngineWorker, parent: QObject) -> None:
        """Submit the work to ``worker``."""
        super().__init__(parent)
        self.work = work
        self.share = 0.0
        """Completed share, 0 to 1."""
        self.running = True
        self._worker = worker
        self._request = WorkRequest(work, take=self.take)
        worker.submit(self._request)

    @Slot()
    def cancel(self) -> None:
        """Stop the work if it still runs; its results are dropped."""
        if self.running:
            self._worker.stop(self._request)

    def take(self, record: Record) -> None:
        """Handle a record of the request."""
        match record if self.running else None:
            case RequestProgress(share, detail):
                self.share = share
                self.progressed.emit(share, detail)
            case WorkDone(result):
                self._end(result, None)
            case Failed(error):
                self._end(None, error)
            case Stopped():
                self._end(None, None)

    def _end(self, result: object | None, error: str | None) -> None:
        self.running = False
        self.ended.emit(result, error)
        self.deleteLater()


# --- measuring a newly loaded pair; it starts by itself and yields to requests --------------------


@dataclass(frozen=True, slots=True)
class MeasureWork:
    """Measurement of whatever is still unknown about the pair; chats are not affected."""

    hurry: threading.Event = field(default_factory=threading.Event)
    """Set when a question waits: finish the timing of passes, start no sample answer."""
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
            store_learned(session)
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
