"""A race of the loaded pair: two ways of answering the same question, over the weights in memory.

Each side has caches of its own, so what a chat has read stays, and begins with what is known of its
pair. A side may draft with another model, which is loaded for the race only.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from foretoken.engine.config import (
    GenerationLimits,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.errors import DraftError, LoadCancelled, ModelLoadError, PromptError
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.race import RaceRound, RaceSide, comparable, run_race
from foretoken.engine.race_figures import (
    RaceSpeedup,
    TextComparison,
    compare_texts,
    race_speedup,
    typical_round,
)
from foretoken.engine.session import Session
from foretoken.models.memory.fit import FitGrade, PairWish, check_fit
from foretoken.models.pairs.learned_pairs import recall_pair
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.warm_up import warm_up
from foretoken.models.probe.probing import PairProbe, probe
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
    """Another draft model; None: the one that is loaded, if there is one."""


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
    target: str
    """The name of the file."""
    drafts: tuple[str | None, str | None]
    """The same; None where a side has no draft model, or does not ask it."""
    threads: tuple[tuple[int, ...], tuple[int, ...]]
    """Of each side: of the target, and of the draft where there is one."""
    rounds: tuple[RaceRound, ...]
    """At least one."""
    seconds: float
    """All in all."""

    @property
    def comparable(self) -> bool:
        """Whether the two texts should be the same."""
        one, other = self.wish.sides
        return comparable(one.sampling, other.sampling)

    @property
    def speedup(self) -> RaceSpeedup | None:
        """The second side's speed over the first one's."""
        return race_speedup(self.rounds)

    @property
    def texts(self) -> TextComparison:
        """Whether both wrote the same."""
        return compare_texts(self.rounds, comparable=self.comparable)

    @property
    def shown(self) -> int:
        """The repetition that stands for all of them."""
        return typical_round(self.rounds)


class PairRace:
    """One race of a loaded session."""

    def __init__(
        self,
        session: Session,
        probed: PairProbe,
        prompt_tokens: Callable[[str], Sequence[int]],
        limits: GenerationLimits,
        wish: RaceWish,
        *,
        settings: tuple[ModelSettings, ModelSettings],
        progress: Callable[[RaceProgress], None] = lambda _: None,
        keep_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """``limits`` come with the model's template; ``settings`` are how target and draft run.

        ``keep_on`` is called at every step. Once it returns False the race ends;
        ``session.cancel``, called after that, ends a long pass as well.
        """
        self._session = session
        self._probed = probed
        self._prompt_tokens = prompt_tokens
        self._limits = limits
        self._wish = wish
        self._settings = settings
        self._progress = progress
        self._keep_on = keep_on
        self._share = 0.0
        self._told_s = 0.0

    def run(self) -> RaceResult | None:
        """Race; return None where it was stopped. The session is as before.

        Raises what ``Session.generate`` and ``prompt_tokens`` raise, ``PromptError`` for a question
        without room for an answer, ``ModelLoadError`` where there is no room for another cache or
        draft, and ``DraftError`` for a draft that does not fit the target.
        """
        begun_s = time.perf_counter()
        self._tell(0.0, None, (0, 0))
        wish = self._wish
        for side in wish.sides:
            self._require_draft(side)
        prompt = self._prompt_tokens(wish.question)
        room = self._session.context_length - len(prompt) - _ROOM
        if room < SHORTEST:
            raise PromptError(tr("The question is too long for the context. Race a shorter one."))
        tokens = min(wish.tokens, room)
        length = max(_LEAST_LENGTH, len(prompt) + tokens + _ROOM)
        try:
            with ExitStack() as closing_all:
                one, other = (
                    RaceSide(
                        closing_all.enter_context(self._begun(side, length)),
                        side.drafting,
                        side.sampling,
                    )
                    for side in wish.sides
                )
                rounds = self._rounds((one, other), prompt, tokens)
                return RaceResult(
                    wish,
                    self._session.target_metadata.path.name,
                    (_draft_of(one), _draft_of(other)),
                    (one.session.threads, other.session.threads),
                    tuple(rounds),
                    time.perf_counter() - begun_s,
                )
        except (RaceStopped, LoadCancelled):
            return None

    def _require_draft(self, side: SideWish) -> None:
        needed = side.draft is None and side.drafting.method is Method.DRAFT
        if needed and not self._session.has_draft:
            reason = self._session.no_draft_reason
            raise DraftError(tr("There is no draft to use: {reason}.", reason=reason))

    def _rounds(
        self, sides: tuple[RaceSide, RaceSide], prompt: Sequence[int], tokens: int
    ) -> list[RaceRound]:
        repetitions = self._wish.repetitions

        def on_progress(number: int, given: tuple[int, int]) -> None:
            done = number + min(1.0, sum(given) / (2 * tokens))
            self._tell(done / repetitions, number, given)

        limits = GenerationLimits(tokens, self._limits.stop_strings, self._limits.shown_controls)
        rounds = list(
            run_race(
                sides,
                prompt,
                repetitions=repetitions,
                limits=limits,
                progress=on_progress,
                keep_on=self._keep_on,
            )
        )
        if len(rounds) < repetitions:
            raise RaceStopped
        return rounds

    def _begun(self, side: SideWish, length: int) -> Session:
        """Another session, which knows what is known of its pair."""
        self._go_on()
        target_settings, draft_settings = self._settings
        session = self._session.beside(length, target_settings, draft_settings)
        try:
            if side.draft is not None:
                self._load_draft(session, side.draft, draft_settings)
            if not measure_costs(session):
                self._go_on()  # which may be why they are not
                _log.warning("A side races without measured times")
            learned = self._session.learned if side.draft is None else None
            if learned is not None:
                session.recall(learned)
            elif not recall_pair(session) and side.drafting.method is not Method.PLAIN:
                warm_up(session, self._prompt_tokens, GREEDY, keep_on=self._keep_on)
            self._go_on()
        except BaseException:
            session.close()
            raise
        return session

    def _load_draft(self, session: Session, path: Path, settings: ModelSettings) -> None:
        """Give a session another draft. Raises ``ModelLoadError`` and ``DraftError``."""
        found = probe(path, self._keep_on)
        repack = self._probed.target.repack and found.repack
        settings = found.applied(settings)
        wish = PairWish(path, None, session.context_length, settings, repack=repack)
        fit = check_fit(wish, keep_on=self._keep_on)
        if fit.grade in (FitGrade.SLOW, FitGrade.TOO_BIG):
            raise ModelLoadError(
                tr(
                    "{name} does not fit beside the models that are loaded: {needs}.",
                    name=shown_name(path.name),
                    needs=fit.text,
                )
            )
        model = LlamaModel.load(
            path,
            repack=repack,
            gpu_layers=settings.gpu_layers,
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


def _draft_of(side: RaceSide) -> str | None:
    metadata = side.session.draft_metadata if side.session.has_draft else None
    asks = side.drafting.method in (Method.AUTO, Method.DRAFT)
    return metadata.path.name if metadata is not None and asks else None
