"""Experiments with the loaded pair, as work for the engine.

The pair stays loaded, with the caches of the chats. Other models are loaded in addition for as
long as an experiment needs them, if memory allows.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace

from foretoken.control.engine.engine_work import WorkContext
from foretoken.engine.config import CHAT_SAMPLING, ModelSettings, VerificationRule
from foretoken.engine.errors import ForetokenError, PromptError
from foretoken.engine.llama.backend import cores
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH
from foretoken.models.benchmarks.record import BenchmarkPlan, BenchmarkRecord, PairBenchmark
from foretoken.models.pair_setup import LoadSettings, PairSetup
from foretoken.models.pairs.experiment import ROOM, ExperimentProgress, fitting_prompts
from foretoken.models.pairs.extra_models import ExtraModels, Loader
from foretoken.models.pairs.known_pairs import store_learned
from foretoken.models.pairs.pair_test import PairTest, PairTestResult
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import ProofResult
from foretoken.models.pairs.racing import PairRace, RacePlan, RaceResult
from foretoken.models.pairs.tuning import PairTuning, TuningResult
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_noop
from foretoken.system.machine import processor_cores

TOO_LONG = tr_noop("The context is too short for the questions.")
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
        tuning = PairTuning(place.session, place.prompt_tokens, CHAT_SAMPLING, start, threads)
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
        test = PairTest(place.session, place.prompt_tokens, CHAT_SAMPLING)
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
    others: tuple[PairSetup, ...] = ()
    with_loaded: bool = True
    """Whether to measure the pair in use as well, first."""
    doing = tr_noop("benchmarking {share} %")

    def run(self, place: WorkContext) -> BenchmarkResult:
        """Run the benchmark, which takes as long as planned."""
        pairs = [*([self.loaded] if self.with_loaded else []), *self.others]
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
            raise PromptError(tr(TOO_LONG))
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
