"""A race of the loaded pair: two ways of answering the same question, with the weights in memory.

Each side has caches of its own, so what a chat has read stays cached, and starts with what is known
of its pair. A side may use another draft model, or another target with or without a draft: these
are loaded for the race only, next to the loaded pair, if the memory has room for them. Each target
gets the question in its own chat format.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from foretoken.engine.config import Method, ModelSettings, SamplingParams, SpeculativeConfig
from foretoken.engine.errors import DraftError, PromptError
from foretoken.engine.events import RunStatistics
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceRound, RaceSide, RaceUnit, comparable, run_race
from foretoken.engine.race_figures import (
    Interval,
    TextComparison,
    compare_texts,
    race_speedup,
    typical_round,
)
from foretoken.engine.session import Session
from foretoken.engine.speedup import believable
from foretoken.models.names import OWN_HEAD
from foretoken.models.pairs.experiment import GREEDY, Ask, Experiment, added
from foretoken.models.pairs.experiment_file import MOST_BYTES, Machine, read_experiment
from foretoken.models.pairs.extra_models import ExtraModels, Loader
from foretoken.models.pairs.known_pairs import warm_up
from foretoken.system.errors import Cancelled
from foretoken.system.language import said, tr
from foretoken.system.records import Count, Milliseconds, Name, checked_moment, checked_name
from foretoken.system.untrusted_files import read_untrusted

FEWEST_REPETITIONS, USUAL_REPETITIONS, MOST_REPETITIONS = 1, 3, 10
SHORTEST, USUAL_LENGTH, LONGEST = 16, 128, 1024
"""Tokens of an answer."""
# Tokens of a cache for passes that are timed after a text, and for a draft after the last token.
_ROOM = 96
_LEAST_LENGTH = 512
"""Tokens of a cache, for the warm-up questions."""
KIND = "race"


@dataclass(frozen=True, slots=True)
class SidePlan:
    """Plan of one side: its way of answering."""

    drafting: SpeculativeConfig = field(default_factory=SpeculativeConfig)
    sampling: SamplingParams = GREEDY
    """Its seed is set by the race."""
    draft: Path | None = None
    """Another draft model; None: the loaded one, if any, or none with another target."""
    target: Path | None = None
    """Another target; None: the loaded one."""


@dataclass(frozen=True, slots=True)
class RacePlan:
    """Plan of a race: what to compare, and how thoroughly."""

    question: str
    sides: tuple[SidePlan, SidePlan]
    """The second one is compared with the first."""
    repetitions: int = USUAL_REPETITIONS
    tokens: int = USUAL_LENGTH
    """Maximum of an answer."""


@dataclass(frozen=True, slots=True)
class RacedSide:
    """One side of a race, as it was run."""

    target: Name
    """File names only: folders may reveal something about the user."""
    draft: Name | None
    """None if the side has no draft model, or does not use it."""
    drafting: SpeculativeConfig
    sampling: SamplingParams
    """Without a seed: each repetition uses its number."""
    threads: tuple[Count, ...]
    """Threads of the target, and of the draft if there is one."""

    def __post_init__(self) -> None:
        for name in (self.target, self.draft or ""):
            checked_name(name)


@dataclass(frozen=True, slots=True)
class RaceResult:
    """All repetitions with their raw records, and the derived figures."""

    question: Annotated[str, Meta(max_length=1_000_000)]
    tokens: Annotated[int, Meta(ge=0, le=LONGEST)]
    """Maximum of an answer."""
    sides: tuple[RacedSide, RacedSide]
    """The second one is compared with the first."""
    rounds: Annotated[tuple[RaceRound, ...], Meta(min_length=1, max_length=MOST_REPETITIONS)]
    seconds: Milliseconds
    """Total duration."""
    one_target: bool = True
    """Whether both sides have the same target."""
    when: Annotated[datetime, Meta(tz=True)] = field(
        default_factory=lambda: datetime.now(UTC).replace(microsecond=0)
    )
    machine: Machine = field(default_factory=Machine.here)

    def __post_init__(self) -> None:
        checked_name(self.machine.processor)
        checked_moment(self.when)
        for each in self.rounds:
            _check_round(each)

    @property
    def unit(self) -> RaceUnit:
        """Unit of the compared speeds: tokens of two targets differ in length."""
        return RaceUnit.TOKENS if self.one_target else RaceUnit.CHARACTERS

    @property
    def comparable(self) -> bool:
        """Whether the two texts should be the same."""
        one, other = self.sides
        return self.one_target and comparable(one.sampling, other.sampling)

    @property
    def speedup(self) -> Interval | None:
        """Speed of the second side over that of the first, in ``unit``."""
        return None if self.too_busy else race_speedup(self.rounds, self.unit)

    @property
    def too_busy(self) -> bool:
        """Whether a side beat plain decoding by more than drafting can: the computer was busy."""
        found = race_speedup(self.rounds, self.unit)
        if found is None or not self.one_target:
            return False
        first, second = (self.counted(side).mean_acceptance_length for side in (0, 1))
        if first == 1.0 and believable(found.mean, second) is None:
            return True
        return second == 1.0 and believable(1.0 / found.mean, first) is None

    def counted(self, side: int) -> RunStatistics:
        """Return the combined counters of all answers of a side."""
        return added(each.answers[side].statistics for each in self.rounds)

    @property
    def texts(self) -> TextComparison:
        """Whether both wrote the same."""
        return compare_texts(self.rounds, comparable=self.comparable, one_target=self.one_target)

    @property
    def shown(self) -> int:
        """Number of the repetition shown as the typical one."""
        return typical_round(self.rounds, self.unit)


@dataclass
class PairRace(Experiment[RaceResult]):
    """A race with a loaded session.

    ``run`` raises ``PromptError`` if the question leaves no room for an answer, and ``DraftError``
    if a draft does not fit the target.
    """

    prompt_builder_for: Callable[[LlamaModel], Ask]
    """Returns how to ask a target in its chat format."""
    plan: RacePlan
    settings: ModelSettings
    """Settings of targets; others than the loaded one use them as far as they work with them."""
    draft_settings: ModelSettings

    def _measure(self) -> RaceResult:
        self._report(0.0, tr("Preparing…"))
        plan = self.plan
        with ExitStack() as closing_all:
            loader = Loader(self.session, closing_all, self.should_continue)
            # The length of the prompt is known only later: no byte is more than one token.
            length = len(plan.question.encode()) + plan.tokens + _LEAST_LENGTH
            settings = self.settings, self.draft_settings
            loaded = {
                files: loader.load(*files, length, *settings)
                if any(files)
                else loader.in_use(*settings)
                for files in dict.fromkeys((side.target, side.draft) for side in plan.sides)
            }
            models = [loaded[side.target, side.draft] for side in plan.sides]
            questions = [self.prompt_builder_for(each.target)(plan.question) for each in models]
            pairs = list(zip(models, questions, strict=True))
            session = self.session  # its context fitted the memory when it was loaded
            room = -_ROOM + min(
                (
                    session.context_length
                    if each.target is session.target.model
                    else each.target.metadata.context_length
                )
                - len(question.tokens)
                for each, question in pairs
            )
            if room < SHORTEST:
                raise PromptError("race-question-too-long")
            tokens = min(plan.tokens, room)
            one, other = (
                RaceSide(
                    self._begun(loader, side, each, len(question.tokens) + tokens),
                    side.drafting,
                    side.sampling,
                    question.tokens,
                    replace(question.limits, max_tokens=tokens),
                )
                for side, (each, question) in zip(plan.sides, pairs, strict=True)
            )
            rounds = self._rounds((one, other), tokens)
            return RaceResult(
                plan.question,
                plan.tokens,
                (_raced(one), _raced(other)),
                tuple(rounds),
                self.elapsed_s,
                one_target=models[0].target is models[1].target,
            )

    def _begun(self, loader: Loader, side: SidePlan, models: ExtraModels, length: int) -> Session:
        """Return a session for this side that has what is known of its pair."""
        session = loader.session(models, max(_LEAST_LENGTH, length + _ROOM))
        if side.drafting.method is Method.DRAFT and not session.has_draft:
            reason = (self.session if models.is_base else session).no_draft_reason
            raise DraftError("drafting-impossible", reason=reason)
        if session.learned is None and side.drafting.method is not Method.PLAIN:
            ask = self.prompt_builder_for(models.target)
            warm_up(session, lambda text: ask(text).tokens, GREEDY, self.should_continue)
            self.check_cancelled()
        return session

    def _rounds(self, sides: tuple[RaceSide, RaceSide], tokens: int) -> list[RaceRound]:
        count = self.plan.repetitions

        def on_progress(number: int, given: tuple[int, int]) -> None:
            if not self._report_due:
                return
            doing = tr(
                "Repetition {number} of {count}: {one} and {other} tokens",
                number=number + 1,
                count=count,
                one=given[0],
                other=given[1],
            )
            done = number + min(1.0, sum(given) / (2 * tokens))
            self._report(done / count, doing)

        found = run_race(
            sides, repetitions=count, progress=on_progress, should_continue=self.should_continue
        )
        rounds = list(found)
        if len(rounds) < count:
            raise Cancelled
        return rounds


def _raced(side: RaceSide) -> RacedSide:
    session, asks = side.session, side.drafting.method in (Method.AUTO, Method.DRAFT)
    draft = session.draft_metadata if session.has_draft and asks else None
    target, its = session.target_metadata.path, None
    if draft is not None:
        its = OWN_HEAD if draft.path == target and draft.has_head else draft.path.name
    return RacedSide(
        target.name, its, side.drafting, replace(side.sampling, seed=None), session.threads
    )


def _check_round(each: RaceRound) -> None:
    """Raise ``ValueError`` for impossible answers: figures are derived from them."""
    sound = each.first in (0, 1)
    for answer in each.answers:
        tokens, shown_ms = answer.tokens, answer.shown_ms
        sound &= len(tokens) == len(shown_ms) and list(shown_ms) == sorted(shown_ms)
        sound &= all(token.id >= 0 for token in tokens)
        for step in answer.steps:
            sound &= step.accepted <= step.evaluated <= step.drafted <= LONGEST
            sound &= step.tokens >= 0
    if each.parting is not None:
        shortest = min(len(answer.tokens) for answer in each.answers)
        sound &= 0 <= each.parting.index <= shortest
    if not sound:
        raise ValueError(said("race-inconsistent"))


def read_race(file: Path) -> RaceResult:
    """Read an untrusted file. Raises ``OSError``, and ``RecordError`` if it is no race."""
    return read_experiment(read_untrusted(file, MOST_BYTES), KIND, RaceResult)
