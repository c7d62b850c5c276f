"""A benchmark of the loaded pair, and of others beside it, as work of the engine.

The loaded pair stays loaded, with all that a chat has read: it is measured over the same weights,
with caches of its own. Another pair is loaded beside it for as long as it is measured, where the
memory has room for both; one with the same target shares its weights.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.control.engine.engine_work import Workplace
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import (
    ForetokenError,
    ModelLoadError,
    PromptError,
    VocabularyMismatch,
)
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.lookahead.learned import LearnedPair
from foretoken.engine.session import DEFAULT_CONTEXT_LENGTH, Session
from foretoken.models.benchmarks.plan import BenchmarkPlan
from foretoken.models.benchmarks.record import BenchmarkRecord
from foretoken.models.benchmarks.running import BenchmarkProgress, PairBenchmark, prompts_for
from foretoken.models.memory.fit import FitGrade, PairWish, check_fit
from foretoken.models.names import model_name, pair_name
from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.probe.probing import probe_pair
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr, tr_noop

TOO_LONG = tr_noop("The context is too short for the questions.")
MISFIT = tr_noop("Its draft does not fit the target: {why}.")
NO_ROOM = tr_noop("There is not enough free memory for it beside the pair in use: it {need}.")
_ROOM = 64
"""In a cache, for passes that are timed behind a text."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PairToMeasure:
    """A pair, and how it is run."""

    files: PairFiles
    settings: LoadSettings

    @property
    def name(self) -> str:
        """What it is called."""
        draft = self.files.draft
        return pair_name(
            model_name(self.files.target), None if draft is None else model_name(draft)
        )


@dataclass(frozen=True, slots=True)
class SkippedPair:
    """One that could not be measured."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class BenchmarkResult:
    """What came of all pairs."""

    records: tuple[BenchmarkRecord, ...]
    """Those in which anything is complete."""
    skipped: tuple[SkippedPair, ...] = ()


@dataclass(frozen=True, slots=True)
class BenchmarkStep:
    """How far the whole is."""

    pair: str
    number: int
    """Of the pair that is measured, from 1 on."""
    pairs: int
    progress: BenchmarkProgress | None
    """None while a pair is made ready."""


@dataclass(frozen=True, slots=True)
class BenchmarkWork:
    """Measures pairs one after the other; stopped, it gives what is complete."""

    plan: BenchmarkPlan
    loaded: PairToMeasure
    """What is in use."""
    others: tuple[PairToMeasure, ...] = ()
    with_loaded: bool = True
    """Whether the one in use is measured as well, which then comes first."""
    task = "Measuring by kind of text"  # not translated: the log
    doing = tr_noop("benchmarking {share} %")

    def run(self, place: Workplace) -> BenchmarkResult:
        """Take as long as the plan says; it tells ``BenchmarkStep``."""
        pairs = [*([self.loaded] if self.with_loaded else []), *self.others]
        records: list[BenchmarkRecord] = []
        skipped: list[SkippedPair] = []
        for number, pair in enumerate(pairs):
            if not place.keep_on():
                break

            def tell(
                progress: BenchmarkProgress | None, number: int = number, name: str = pair.name
            ) -> None:
                share = 0.0 if progress is None else progress.share
                told = BenchmarkStep(name, number + 1, len(pairs), progress)
                place.progress((number + share) / len(pairs), told)

            tell(None)
            try:
                with ExitStack() as closing_all:
                    record = self._measured(place, pair, closing_all, tell)
            except Cancelled:
                break
            except (ForetokenError, OSError) as error:
                if len(pairs) == 1:
                    raise
                _log.warning("A pair is left out of a benchmark: %s", type(error).__name__)
                skipped.append(SkippedPair(pair.name, str(error)))
                continue
            if record.runs:
                records.append(record)
        return BenchmarkResult(tuple(records), tuple(skipped))

    def _measured(
        self,
        place: Workplace,
        pair: PairToMeasure,
        closing_all: ExitStack,
        tell: Callable[[BenchmarkProgress | None], None],
    ) -> BenchmarkRecord:
        """Measure a pair; what is loaded for it is closed with ``closing_all``."""
        own = pair.files == self.loaded.files
        lent = own or self._shares_target(pair)
        target, draft_path = place.session.target.model, pair.files.draft
        settings = place.probed.settings(pair.settings.model_settings())
        draft_settings = place.probed.draft_settings(pair.settings.draft_settings())
        draft = None
        if not own:
            probed = probe_pair(pair.files.target, draft_path, place.keep_on)
            settings = probed.settings(pair.settings.model_settings())
            draft_settings = probed.draft_settings(pair.settings.draft_settings())
            settings, draft_settings = self._with_room(
                place, pair, settings, draft_settings, lent=lent
            )

            def load(path: Path, of_model: ModelSettings) -> LlamaModel:
                model = LlamaModel.load(
                    path,
                    settings=of_model,
                    repack=probed.repack,
                    progress=lambda _: place.keep_on(),
                )
                return closing_all.enter_context(model)

            if not lent:
                target = load(pair.files.target, settings)
            if draft_path is not None:
                draft = load(draft_path, draft_settings)
        template = place.template
        if not lent:
            source = chosen_template(target.metadata.chat_template)
            template = ChatTemplate(target.vocabulary, source, target.metadata.context_length)
        longest = pair.settings.context_length or DEFAULT_CONTEXT_LENGTH
        longest = min(longest, target.metadata.context_length) - self.plan.tokens - _ROOM
        prompts = prompts_for(self.plan, lambda text: _question(template, text), longest)
        tokens = [len(prompt.tokens) for each in prompts.values() for prompt in each]
        if not tokens:
            raise PromptError(tr(TOO_LONG))
        length = max(tokens) + self.plan.tokens + _ROOM
        if own:
            session = place.session.beside(length, settings, draft_settings)
        else:
            session = Session(
                target.lent(),
                None if draft is None else draft.lent(),
                context_length=length,
                settings=settings,
                draft_settings=draft_settings,
                cancel_flag=place.session.cancel_flag,
            )
        closing_all.enter_context(session)
        if not own and draft is not None and not session.has_draft:
            raise VocabularyMismatch(tr(MISFIT, why=session.no_draft_reason))
        _begin_as_known(session, place.session.learned if own else None)
        record = PairBenchmark(
            session,
            prompts,
            self.plan.for_pair(has_draft=session.has_draft),
            progress=tell,
            keep_on=place.keep_on,
        ).run()
        keep_learned(session)
        return record

    def _shares_target(self, pair: PairToMeasure) -> bool:
        mine, its = self.loaded.settings.model_settings(), pair.settings.model_settings()
        same_file = pair.files.target == self.loaded.files.target
        return same_file and mine.places == its.places

    def _with_room(
        self,
        place: Workplace,
        pair: PairToMeasure,
        settings: ModelSettings,
        draft_settings: ModelSettings,
        *,
        lent: bool,
    ) -> tuple[ModelSettings, ModelSettings]:
        """Return the settings with the places where there is room beside the pair in use.

        Raises ``ModelLoadError`` where there is none.
        """
        files = pair.files
        if lent and files.draft is None:
            return settings, draft_settings
        length = pair.settings.context_length or DEFAULT_CONTEXT_LENGTH
        wish = PairWish(files.target, files.draft, length, settings, draft_settings)
        if lent and files.draft is not None:
            wish = PairWish(files.draft, None, length, draft_settings)
        fit = check_fit(wish, keep_on=place.keep_on)
        if fit.grade not in (FitGrade.FITS, FitGrade.TIGHT):
            raise ModelLoadError(tr(NO_ROOM, need=fit.text))
        if lent:
            return settings, fit.placed.settings
        return fit.placed.settings, fit.placed.settings_of_draft


def _begin_as_known(session: Session, learned: LearnedPair | None) -> None:
    """Begin with what is known of the pair, as in a chat."""
    if not measure_costs(session):
        _log.warning("A benchmark runs without measured times of passes")
    if learned is not None:
        session.recall(learned)
    else:
        recall_pair(session)


def _question(template: ChatTemplate, text: str) -> Sequence[int]:
    return template.prompt([PromptMessage(Role.USER, text)]).tokens
