"""Work with the loaded pair other than answering: measurements, comparisons, proofs.

An ``EngineWork`` runs on the engine's thread; its caller holds an ``EngineJob``, which reports
progress and result on the GUI thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, Slot

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
from foretoken.engine.config import GenerationLimits
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import Session
from foretoken.models.pairs.experiment import Ask, AskedQuestion, ExperimentProgress
from foretoken.models.probe.probing import PairProbe

if TYPE_CHECKING:
    from foretoken.control.engine.worker import EngineWorker


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
    def task(self) -> str:
        """Its name in the log, such as "Racing"."""

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
