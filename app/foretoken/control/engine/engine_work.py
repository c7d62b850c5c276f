"""Work with the loaded pair other than answering: experiments, and its measurement after loading.

An ``EngineWork`` runs on the engine's thread; its caller holds an ``EngineJob``, which reports
progress and result on the GUI thread. The pair stays loaded, with the caches of the chats. Other
models are loaded in addition for as long as an experiment needs them, if memory allows.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
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
from foretoken.engine.config import CHAT_SAMPLING, GenerationLimits, ModelSettings, VerificationRule
from foretoken.engine.errors import ForetokenError, PromptError
from foretoken.engine.llama.backend import LlamaModel, cores
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
from foretoken.models.benchmarks.record import BenchmarkPlan, BenchmarkRecord, PairBenchmark
from foretoken.models.pair_setup import LoadSettings, PairSetup
from foretoken.models.pairs.experiment import (
    ROOM,
    Ask,
    AskedQuestion,
    ExperimentProgress,
    fitting_prompts,
)
from foretoken.models.pairs.extra_models import ExtraModels, Loader
from foretoken.models.pairs.known_pairs import measure_costs, refine_costs, store_learned, warm_up
from foretoken.models.pairs.pair_test import PairTest, PairTestResult
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import ProofResult
from foretoken.models.pairs.racing import PairRace, RacePlan, RaceResult
from foretoken.models.pairs.tuning import PairTuning, TuningResult
from foretoken.models.probe.probing import PairProbe
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_noop
from foretoken.system.machine import processor_cores

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

    def resume_later(self) -> None:
        """Continue measuring after a while: no request is running."""
        if self._wanted and self._job is None:
            self._resumed = True
            self._idle.start()

    def hurry(self) -> None:
        """Finish soon: a question waits, for a moment at most."""
        self._idle.stop()
        if self._job is not None and isinstance(self._job.work, MeasureWork):
            self._job.work.hurry.set()
            QTimer.singleShot(_TIME_LIMIT_MS, self._job, self._job.cancel)

    def cancel(self) -> None:
        """Stop now; what was measured so far is kept."""
        self._idle.stop()
        if self._job is not None:
            self._job.cancel()

    @Slot(object, object)
    def _on_ended(self, whole: bool | None, error: str | None) -> None:
        self._job = None
        self._wanted = not whole and error is None
        self.changed.emit()

    @Slot()
    def _submit(self) -> None:
        if self._job is None:
            self._job = EngineJob(MeasureWork(), self._worker, self)
            self._job.ended.connect(self._on_ended)
            self.changed.emit()


_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ProofWork:
    """Proof that the pair is lossless; takes about a minute."""

    verification: VerificationRule
    """Rule that verifies drafts."""
    doing = tr_noop("verifying losslessness {share} %")

    def run(self, place: WorkContext) -> ProofResult | None:
        """Run the proof."""
        proof = PairProof(place.session, place.prompt_tokens, self.verification)
        return proof.run(place.report, place.should_continue)


@dataclass(frozen=True, slots=True)
class TuningWork:
    """Trial of settings other than ``start``, for about a minute and a half; applies none."""

    start: LoadSettings
    doing = tr_noop("trying settings {share} %")

    def run(self, place: WorkContext) -> TuningResult | None:
        """Run the trial."""
        probed, start = place.probed, self.start
        one_thread = probed.settings().threads is not None
        start = replace(
            start, target=probed.settings(start.target), draft=probed.draft_settings(start.draft)
        )
        threads = () if one_thread else _thread_counts()
        tuning = PairTuning(place.session, place.prompt_tokens, start, threads)
        return tuning.run(place.report, place.should_continue)


def _thread_counts() -> list[int]:
    """Return thread counts worth trying: number of cores, most that may run, and half the cores."""
    own, most = processor_cores(), cores()
    return list(dict.fromkeys([min(own, most), most, max(1, min(own, most) // 2)]))


@dataclass(frozen=True, slots=True)
class RaceWork:
    """Race of answers as planned."""

    plan: RacePlan
    target: ModelSettings
    draft: ModelSettings
    doing = tr_noop("racing {share} %")

    def run(self, place: WorkContext) -> RaceResult | None:
        """Run the race, which takes as long as its answers need."""
        probed = place.probed
        settings = probed.settings(self.target), probed.draft_settings(self.draft)
        race = PairRace(place.session, place.prompt_builder_for, self.plan, *settings)
        return race.run(place.report, place.should_continue)


@dataclass(frozen=True, slots=True)
class PairTestWork:
    """Test of what drafting gains with the loaded pair; takes about 20 seconds.

    The result is stored for the pair.
    """

    doing = tr_noop("testing this pair {share} %")

    def run(self, place: WorkContext) -> PairTestResult | None:
        """Run the test."""
        test = PairTest(place.session, place.prompt_tokens)
        return test.run(place.report, place.should_continue)


# --- benchmarks of several pairs ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SkippedPair:
    """A pair that could not be measured."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class BenchmarkResult:
    """Result of benchmarking all pairs."""

    records: tuple[BenchmarkRecord, ...]
    """Records with at least one complete run."""
    skipped: tuple[SkippedPair, ...] = ()


@dataclass(frozen=True, slots=True)
class BenchmarkWork:
    """Benchmark of pairs one after the other; if stopped, the complete part is returned."""

    plan: BenchmarkPlan
    loaded: PairSetup
    """The pair in use."""
    pairs: tuple[PairSetup, ...]
    """The pairs to measure, in order."""
    doing = tr_noop("benchmarking {share} %")

    def run(self, place: WorkContext) -> BenchmarkResult:
        """Run the benchmark, which takes as long as planned."""
        pairs = self.pairs
        records: list[BenchmarkRecord] = []
        skipped: list[SkippedPair] = []
        for number, pair in enumerate(pairs):
            name = f"{pair.name} ({number + 1}/{len(pairs)})" if len(pairs) > 1 else pair.name

            def report(
                progress: ExperimentProgress, number: int = number, name: str = name
            ) -> None:
                share = (number + progress.share) / len(pairs)
                place.report(replace(progress, share=share, doing=f"{name} · {progress.doing}"))

            if not place.should_continue():
                break
            report(ExperimentProgress(0.0, tr("Preparing…")))
            try:
                with ExitStack() as closing_all:
                    record = self._measured(place, pair, closing_all, report)
            except Cancelled:
                break
            except (ForetokenError, OSError) as error:
                if len(pairs) == 1:
                    raise
                _log.warning("A pair is left out of a benchmark: %s", type(error).__name__)
                skipped.append(SkippedPair(pair.name, str(error)))
                continue
            if record is not None and record.runs:
                records.append(record)
        return BenchmarkResult(tuple(records), tuple(skipped))

    def _measured(
        self,
        place: WorkContext,
        pair: PairSetup,
        closing_all: ExitStack,
        report: Callable[[ExperimentProgress], None],
    ) -> BenchmarkRecord | None:
        """Measure a pair; models loaded for it are closed with ``closing_all``."""
        loader = Loader(place.session, closing_all, place.should_continue)
        models = self._models(place, pair, loader)
        longest = pair.settings.context_length or DEFAULT_CONTEXT_LENGTH
        longest = min(longest, models.target.metadata.context_length)
        room = longest - self.plan.tokens - ROOM
        ask = place.prompt_builder_for(models.target)
        prompts = {
            kind: fitting_prompts(self.plan.names(kind), lambda text: ask(text).tokens, room)
            for kind in self.plan.kinds
        }
        tokens = [len(prompt.tokens) for each in prompts.values() for prompt in each]
        if not tokens:
            raise PromptError("questions-too-long")
        session = loader.session(models, max(tokens) + self.plan.tokens + ROOM)
        plan = self.plan.for_pair(has_draft=session.has_draft)
        record = PairBenchmark(session, prompts, plan).run(report, place.should_continue)
        store_learned(session)
        return record

    def _models(self, place: WorkContext, pair: PairSetup, loader: Loader) -> ExtraModels:
        settings, draft_settings = pair.settings.target, pair.settings.draft
        if pair.files == self.loaded.files:
            probed = place.probed
            return loader.in_use(probed.settings(settings), probed.draft_settings(draft_settings))
        same_places = settings.places == self.loaded.settings.target.places
        borrowed = pair.files.target == self.loaded.files.target and same_places
        length = pair.settings.context_length or DEFAULT_CONTEXT_LENGTH
        target = None if borrowed else pair.files.target
        return loader.load(target, pair.files.draft, length, settings, draft_settings)
