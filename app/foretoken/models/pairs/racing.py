"""A race of the loaded pair: two ways of answering the same question, over the weights in memory.

Each side has caches of its own, so what a chat has read stays, and begins with what is known of its
pair. A side may draft with another model, or have another target with or without a draft: these are
loaded for the race only, beside the loaded pair, where the memory has room for them. Each target is
asked in its own chat format.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import DraftError, ModelLoadError, PromptError
from foretoken.engine.events import RunStatistics
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceRound, RaceSide, RaceUnit, comparable, run_race
from foretoken.engine.race_figures import (
    RaceSpeed,
    RaceSpeedup,
    TextComparison,
    compare_texts,
    race_speed,
    race_speedup,
    typical_round,
)
from foretoken.engine.session import Session
from foretoken.engine.speedup import believable
from foretoken.engine.text.vocabulary import compare_vocabularies
from foretoken.models.memory.fit import FitGrade, PairWish, check_fit
from foretoken.models.pairs.learned_pairs import recall_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.warm_up import warm_up
from foretoken.models.probe.probing import PairProbe, probe
from foretoken.system.errors import Cancelled
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

FEWEST_REPETITIONS, USUAL_REPETITIONS, MOST_REPETITIONS = 1, 3, 10
SHORTEST, USUAL_LENGTH, LONGEST = 16, 128, 1024
"""Tokens of an answer."""
GREEDY = SamplingParams(temperature=0.0)
# In a cache: for passes that are timed behind a text, and for a draft behind the last token.
_ROOM = 96
_LEAST_LENGTH = 512
"""Tokens of a cache: for the questions by which a pair becomes known."""
_TELL_S = 0.1
_log = logging.getLogger(__name__)


class RaceStopped(Exception):
    """``keep_on`` said so."""


@dataclass(frozen=True, slots=True)
class SideWish:
    """One way of answering."""

    drafting: SpeculativeConfig = field(default_factory=SpeculativeConfig)
    sampling: SamplingParams = GREEDY
    """Its seed is chosen by the race."""
    draft: Path | None = None
    """Another draft model; None: the one that is loaded, if there is one, and with another target
    none."""
    target: Path | None = None
    """Another target; None: the one that is loaded."""


@dataclass(frozen=True, slots=True)
class RaceWish:
    """What is to be compared, and how thoroughly."""

    question: str
    sides: tuple[SideWish, SideWish]
    """The second one is compared with the first."""
    repetitions: int = USUAL_REPETITIONS
    tokens: int = USUAL_LENGTH
    """Most tokens of an answer."""


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question that begins a chat, in the chat format of a target."""

    tokens: Sequence[int]
    """The prompt."""
    limits: GenerationLimits
    """What ends the answer and what is shown of it; how long it gets is left to the race."""


Ask: TypeAlias = Callable[[str], AskedQuestion]
"""How a target is asked."""


@dataclass(frozen=True, slots=True)
class RaceProgress:
    """How far it is."""

    share: float
    """0 to 1; never goes back."""
    repetition: int | None
    """Which one runs, from 0; None: the sides are being prepared."""
    given: tuple[int, int]
    """Tokens of both sides in this repetition."""


@dataclass(frozen=True, slots=True)
class RaceResult:
    """All repetitions with their raw records, and the figures that follow from them."""

    wish: RaceWish
    targets: tuple[str, str]
    """The names of the files."""
    drafts: tuple[str | None, str | None]
    """The same; None where a side has no draft model, or does not ask it."""
    threads: tuple[tuple[int, ...], tuple[int, ...]]
    """Of each side: of the target, and of the draft where there is one."""
    rounds: tuple[RaceRound, ...]
    """At least one."""
    seconds: float
    """All in all."""
    same_vocabulary: bool = True
    """Whether a token of one side is a token of the other."""

    @property
    def one_target(self) -> bool:
        """Whether both sides have the same one."""
        one, other = self.wish.sides
        return one.target == other.target

    @property
    def unit(self) -> RaceUnit:
        """What the speeds of the two are compared in: tokens of two targets differ in length."""
        return RaceUnit.TOKENS if self.one_target else RaceUnit.CHARACTERS

    @property
    def comparable(self) -> bool:
        """Whether the two texts should be the same."""
        one, other = self.wish.sides
        return self.one_target and comparable(one.sampling, other.sampling)

    @property
    def speedup(self) -> RaceSpeedup | None:
        """The second side's speed over the first one's, in ``unit``."""
        return None if self.too_busy else self.speedup_in(self.unit)

    @property
    def too_busy(self) -> bool:
        """Whether a side was faster than drafting can make it over plain decoding."""
        found = race_speedup(self.rounds, self.unit)
        if found is None or not self.one_target:
            return False
        first, second = (self._tokens_per_pass(side) for side in (0, 1))
        if first == 1.0 and believable(found.ratio, second) is None:
            return True
        return second == 1.0 and believable(1.0 / found.ratio, first) is None

    def _tokens_per_pass(self, side: int) -> float | None:
        counted = RunStatistics()
        for each in self.rounds:
            counted.add(each.answers[side].statistics)
        return counted.mean_acceptance_length

    def speedup_in(self, unit: RaceUnit) -> RaceSpeedup | None:
        """The same in another unit."""
        return race_speedup(self.rounds, unit)

    def speed(self, side: int, unit: RaceUnit) -> RaceSpeed | None:
        """How fast a side was, 0 or 1."""
        return race_speed(self.rounds, side, unit)

    @property
    def texts(self) -> TextComparison:
        """Whether both wrote the same."""
        return compare_texts(self.rounds, comparable=self.comparable, one_target=self.one_target)

    @property
    def shown(self) -> int:
        """The repetition that stands for all of them."""
        return typical_round(self.rounds, self.unit)


@dataclass(frozen=True, slots=True)
class _Target:
    """A target with the question in its own format."""

    model: LlamaModel
    """Its own or a lent one; sessions get lent ones."""
    repack: bool
    settings: ModelSettings
    ask: Ask
    question: AskedQuestion
    longest: int
    """Tokens that its cache may have."""


class PairRace:
    """One race of a loaded session."""

    def __init__(
        self,
        session: Session,
        probed: PairProbe,
        ask_of: Callable[[LlamaModel], Ask],
        wish: RaceWish,
        *,
        settings: tuple[ModelSettings, ModelSettings],
        progress: Callable[[RaceProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``ask_of`` tells how a target is asked; ``settings`` are how target and draft run.

        Others than the loaded ones run with the same settings, as far as they work with them.
        ``keep_on`` is called at every step. Once it returns False the race ends;
        ``session.cancel``, called after that, ends a long pass as well.
        """
        self._session = session
        self._probed = probed
        self._ask_of = ask_of
        self._wish = _one_name_each(wish, session.target_metadata.path)
        self._settings = settings
        self._progress = progress
        self._keep_on = keep_on
        self._share = 0.0
        self._told_s = 0.0

    def run(self) -> RaceResult | None:
        """Race; return None where it was stopped. The session is as before, and alone again.

        Raises what ``Session.generate`` and an ``Ask`` raise, ``PromptError`` for a question
        without room for an answer, ``ModelLoadError`` where another model cannot be loaded or has
        no room in the memory, and ``DraftError`` for a draft that does not fit the target.
        """
        begun_s = time.perf_counter()
        self._tell(0.0, None, (0, 0))
        wish = self._wish
        for side in wish.sides:
            self._require_draft(side)
        try:
            with ExitStack() as closing_all:
                targets = self._targets(closing_all)
                room = min(each.longest - len(each.question.tokens) for each in targets) - _ROOM
                if room < SHORTEST:
                    raise PromptError(
                        tr("The question is too long for the context. Race a shorter one.")
                    )
                tokens = min(wish.tokens, room)
                one, other = (
                    RaceSide(
                        closing_all.enter_context(self._begun(side, target, tokens)),
                        side.drafting,
                        side.sampling,
                        target.question.tokens,
                        replace(target.question.limits, max_tokens=tokens),
                    )
                    for side, target in zip(wish.sides, targets, strict=True)
                )
                vocabularies = [each.model.vocabulary for each in targets]
                alike = targets[0] is targets[1] or compare_vocabularies(*vocabularies).compatible
                rounds = self._rounds((one, other), tokens)
                return RaceResult(
                    wish,
                    (_target_of(one), _target_of(other)),
                    (_draft_of(one), _draft_of(other)),
                    (one.session.threads, other.session.threads),
                    tuple(rounds),
                    time.perf_counter() - begun_s,
                    alike,
                )
        except (RaceStopped, Cancelled):
            return None

    def _require_draft(self, side: SideWish) -> None:
        if side.draft is not None or side.drafting.method is not Method.DRAFT:
            return
        if side.target is not None or not self._session.has_draft:
            reason = tr("no draft model is chosen")
            if side.target is None:
                reason = self._session.no_draft_reason or reason
            raise DraftError(tr("There is no draft to use: {reason}.", reason=reason))

    def _targets(self, closing_all: ExitStack) -> tuple[_Target, _Target]:
        """Those of both sides, which may be one; what is loaded is closed with ``closing_all``."""
        one, other = self._wish.sides
        first = self._target(one, closing_all)
        if other.target == one.target:
            return first, first
        return first, self._target(other, closing_all)

    def _target(self, side: SideWish, closing_all: ExitStack) -> _Target:
        question = self._wish.question
        if side.target is None:
            model = self._session.target.model
            ask, repack = self._ask_of(model), self._probed.target.repack
            longest = self._session.context_length
            return _Target(model, repack, self._settings[0], ask, ask(question), longest)
        found = probe(side.target, self._keep_on)
        settings = found.applied(self._settings[0])
        # How many tokens its prompt has is known only behind this: no letter has more than one.
        length = len(question.encode()) + self._wish.tokens + _LEAST_LENGTH
        settings = self._with_room(side.target, side.draft, length, settings, repack=found.repack)
        model = LlamaModel.load(
            side.target,
            settings=settings,
            repack=found.repack,
            progress=lambda _: self._keep_on(),
        )
        closing_all.enter_context(model)
        self._go_on()
        ask, longest = self._ask_of(model), model.metadata.context_length
        return _Target(model, found.repack, settings, ask, ask(question), longest)

    def _rounds(self, sides: tuple[RaceSide, RaceSide], tokens: int) -> list[RaceRound]:
        repetitions = self._wish.repetitions

        def on_progress(number: int, given: tuple[int, int]) -> None:
            done = number + min(1.0, sum(given) / (2 * tokens))
            self._tell(done / repetitions, number, given)

        rounds = list(
            run_race(sides, repetitions=repetitions, progress=on_progress, keep_on=self._keep_on)
        )
        if len(rounds) < repetitions:
            raise RaceStopped
        return rounds

    def _begun(self, side: SideWish, target: _Target, tokens: int) -> Session:
        """Another session, which knows what is known of its pair."""
        self._go_on()
        length = max(_LEAST_LENGTH, len(target.question.tokens) + tokens + _ROOM)
        own, draft_settings = side.target is None, self._settings[1]
        if own:
            session = self._session.beside(length, target.settings, draft_settings)
        else:
            session = Session(
                target.model.lent(),
                context_length=length,
                settings=target.settings,
                cancel_flag=self._session.cancel_flag,
            )
        try:
            if side.draft is not None:
                self._load_draft(session, side.draft, draft_settings, repack=target.repack)
            if not measure_costs(session):
                self._go_on()  # which may be why they are not
                _log.warning("A side races without measured times")
            learned = self._session.learned if own and side.draft is None else None
            if learned is not None:
                session.recall(learned)
            elif not recall_pair(session) and side.drafting.method is not Method.PLAIN:
                warm_up(
                    session, lambda text: target.ask(text).tokens, GREEDY, keep_on=self._keep_on
                )
            self._go_on()
        except BaseException:
            session.close()
            raise
        return session

    def _with_room(
        self,
        path: Path,
        draft: Path | None,
        length: int,
        settings: ModelSettings,
        *,
        repack: bool,
    ) -> ModelSettings:
        """Return ``settings`` with the places where there is room for its layers.

        Raises ``ModelLoadError`` where a model, and its draft, have none in the memory.
        """
        wish = PairWish(path, draft, length, settings, self._settings[1], repack=repack)
        fit = check_fit(wish, keep_on=self._keep_on)
        if fit.grade not in (FitGrade.SLOW, FitGrade.TOO_BIG):
            return fit.placed.settings
        name = shown_name(path.name)
        if draft is not None:
            name = f"{name} + {shown_name(draft.name)}"
        raise ModelLoadError(
            tr(
                "{name} does not fit beside the models that are loaded: {needs}. Choose a smaller "
                "model for this side, load a smaller pair first, or close other programs.",
                name=name,
                needs=fit.text,
            )
        )

    def _load_draft(
        self, session: Session, path: Path, settings: ModelSettings, *, repack: bool
    ) -> None:
        """Give a session another draft. Raises ``ModelLoadError`` and ``DraftError``."""
        found = probe(path, self._keep_on)
        repack = repack and found.repack
        settings = found.applied(settings)
        settings = self._with_room(path, None, session.context_length, settings, repack=repack)
        model = LlamaModel.load(
            path,
            settings=settings,
            repack=repack,
            progress=lambda _: self._keep_on(),
        )
        session.set_draft(model, settings)
        if not session.has_draft:
            raise DraftError(
                tr(
                    "{name} cannot draft here: {reason}.",
                    name=shown_name(path.name),
                    reason=session.no_draft_reason,
                )
            )

    def _go_on(self) -> None:
        if not self._keep_on():
            raise RaceStopped

    def _tell(self, share: float, repetition: int | None, given: tuple[int, int]) -> None:
        """Tell it, some times a second: whoever hears it takes time from the engine."""
        self._share = max(self._share, min(1.0, share))
        now_s = time.perf_counter()
        if now_s - self._told_s >= _TELL_S:
            self._told_s = now_s
            self._progress(RaceProgress(self._share, repetition, given))


def _one_name_each(wish: RaceWish, loaded: Path) -> RaceWish:
    """No other target where it is the loaded one's file, and one name where both are one file."""
    known: list[tuple[Path, Path | None]] = [(loaded, None)]

    def settled(side: SideWish) -> SideWish:
        target = side.target
        if target is None:
            return side
        for path, name in known:
            if _same_file(path, target):
                return replace(side, target=name)
        known.append((target, target))
        return side

    one, other = wish.sides
    return replace(wish, sides=(settled(one), settled(other)))


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one == other or os.path.samefile(one, other)
    except OSError:  # told where it is loaded
        return False


def _target_of(side: RaceSide) -> str:
    return side.session.target_metadata.path.name


def _draft_of(side: RaceSide) -> str | None:
    metadata = side.session.draft_metadata if side.session.has_draft else None
    asks = side.drafting.method in (Method.AUTO, Method.DRAFT)
    return metadata.path.name if metadata is not None and asks else None
