"""A race: one prompt answered in two ways at the same time, on the same cores.

The two take turns step by step, and whoever has fewer tokens makes the next step. So both are at
the same place of their texts all the time, and a machine that becomes slower or faster meanwhile
slows or hastens the same part of both. Each is timed by its own steps only. Two targets drive each
other's weights out of the processor's caches, so they take longer turns.

What could favour one side changes with each repetition: who begins, and, where both have the same
models, whose cache is used. Both begin every repetition with the same knowledge of what passes cost
and of what the draft is worth, so that no side profits from what it learned in an earlier one. The
seed is another one each time, and the same for both.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

import numpy as np

from foretoken.engine.config import GenerationLimits, SamplingParams, SpeculativeConfig
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.events import Chance, Event, FinishReason, StepFinished
from foretoken.engine.language_model import Logits
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.lookahead.learned import LearnedPair
from foretoken.engine.recording import Recorder, Recording
from foretoken.engine.sampling.probabilities import penalised, penalised_tokens, softmax_prob
from foretoken.engine.session import Session

WARM_UP_TOKENS = 16
"""Written by each side before the first repetition: the first passes of a cache are slower."""
TURN_TOKENS = 32
"""Of a side in a race of two targets, which drive each other's weights and threads out of the
processor. Beside a 400M target in Q4_0 the built-in one kept 0.81 of its speed in turns of one
step, 0.93 in turns of 8 and 0.95 in turns of 32."""


@dataclass(frozen=True, slots=True)
class RaceSide:
    """One way of answering; its session is used by nobody else meanwhile."""

    session: Session
    drafting: SpeculativeConfig
    sampling: SamplingParams
    prompt: Sequence[int]
    """Token ids of its own vocabulary."""
    limits: GenerationLimits


class RaceUnit(Enum):
    """What speeds are counted in."""

    TOKENS = "tokens"
    CHARACTERS = "characters"
    """Of the text: the same for all models, however long their tokens are."""

    def rate(self, answer: Recording) -> float | None:
        """So many per second of decoding; None where it has no steps."""
        if self is RaceUnit.TOKENS:
            return answer.tokens_per_second
        return answer.characters_per_second


@dataclass(frozen=True, slots=True)
class TokenChoice:
    """What one side wrote where the texts part."""

    token: int
    text: str
    """Of this token alone; empty for one that ended the answer."""
    ends: bool
    """Whether the answer ended there."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two greedy answers to one prompt become different ones."""

    index: int
    """Tokens before it, which are the same in both."""
    choices: tuple[TokenChoice, TokenChoice]
    """Of the first side, and of the second."""
    probs: tuple[tuple[Chance, Chance] | None, tuple[Chance, Chance] | None]
    """Of each side: what its target gave the first side's token there, and the second side's.

    Probabilities at temperature 1, behind penalties, of the very pass that chose: it is done once
    more over what is in the side's cache, and is as long as it was. None where it does not come to
    the same choice.
    """


@dataclass(frozen=True, slots=True)
class RaceRound:
    """Both answers of one repetition."""

    answers: tuple[Recording, Recording]
    first: int
    """The side that began."""
    parting: Parting | None
    """Only looked for where the texts are ``comparable``, and of one target."""

    @property
    def same_text(self) -> bool:
        """Whether both wrote the same tokens, and ended at the same place."""
        one, other = self.answers
        return one.ids == other.ids and one.reason is other.reason

    @property
    def same_words(self) -> bool:
        """Whether both texts read the same, whatever their tokens are."""
        one, other = self.answers
        return one.text == other.text

    def ratio_in(self, unit: RaceUnit) -> float | None:
        """The speed of the second side over that of the first; None where one has none."""
        one, other = (unit.rate(answer) for answer in self.answers)
        return other / one if one and other else None


def comparable(one: SamplingParams, other: SamplingParams) -> bool:
    """Whether answers of one target are the same text by these two, but for rounding.

    They are if nothing is drawn: the sides have the same seed, but they do not draw as often.
    """
    return one.greedy and replace(one, seed=None) == replace(other, seed=None)


def run_race(
    sides: tuple[RaceSide, RaceSide],
    *,
    repetitions: int,
    progress: Callable[[int, tuple[int, int]], None] = lambda *_: None,
    keep_on: Callable[[], bool] = lambda: True,
    warm_up_tokens: int = WARM_UP_TOKENS,
) -> Iterator[RaceRound]:
    """Yield the repetitions. Sides of one target are asked with the same prompt.

    No answer is copied from by a later one. The prompt is read before the first repetition and then
    found in the caches. ``progress`` hears the number of the repetition and the tokens of both
    sides, at every step; ``keep_on`` is asked as often, and once it returns False nothing more is
    yielded. ``Session.cancel``, called after that, ends a long pass as well. Raises what
    ``Session.generate`` raises.
    """
    if warm_up_tokens:
        for side in sides:
            brief = replace(side, limits=replace(side.limits, max_tokens=warm_up_tokens))
            if _answered((brief, brief), (0,), 0, lambda _: None, keep_on) is None:
                return
    knowledge = _knowledge(sides)
    for number in range(repetitions):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        one, other = sides
        if number and _files(one) == _files(other):
            sides = (replace(one, session=other.session), replace(other, session=one.session))
        for side in sides:
            knowledge[_files(side)].give(side.session)

        def on_step(given: tuple[int, int], number: int = number) -> None:
            progress(number, given)

        answers = _answered(sides, order, number, on_step, keep_on)
        if answers is None:
            return
        recorded = answers[0].recording(), answers[1].recording()
        try:
            yield RaceRound(recorded, order[0], _parting(sides, recorded))
        except DecodeAborted:
            return


@dataclass(frozen=True, slots=True)
class _Knowledge:
    """What a session knows of its models before it answers."""

    costs: tuple[MeasuredCosts | None, ...]
    learned: LearnedPair | None

    @property
    def outcomes(self) -> int:
        """How many drafts have taught it."""
        return self.learned.outcomes if self.learned is not None else 0

    def give(self, session: Session) -> None:
        """Let a session with the same models know this, and nothing more."""
        session.forget_pair()
        for loaded, costs in zip(session.models, self.costs, strict=True):
            if costs is not None:
                session.use_costs(loaded, costs)
        if self.learned is not None:
            session.recall(self.learned)


def _knowledge(sides: tuple[RaceSide, RaceSide]) -> dict[tuple[Path, ...], _Knowledge]:
    """By the files of the models: what the side knows that has learned more."""
    found: dict[tuple[Path, ...], _Knowledge] = {}
    for side in sides:
        session, known = side.session, found.get(_files(side))
        mine = _Knowledge(tuple(each.known_costs for each in session.models), session.learned)
        if known is None or mine.outcomes > known.outcomes:
            found[_files(side)] = mine
    return found


def _files(side: RaceSide) -> tuple[Path, ...]:
    return tuple(loaded.metadata.path for loaded in side.session.models)


def _same_target(sides: tuple[RaceSide, RaceSide]) -> bool:
    return _files(sides[0])[0] == _files(sides[1])[0]


def _answered(
    sides: tuple[RaceSide, RaceSide],
    order: Sequence[int],
    number: int,
    on_step: Callable[[tuple[int, int]], None],
    keep_on: Callable[[], bool],
) -> tuple[Recorder, Recorder] | None:
    """Have the sides in ``order`` answer in turns; None where that was stopped."""
    recorders = Recorder(), Recorder()
    at_once = 1 if _same_target(sides) else TURN_TOKENS
    with ExitStack() as stack:
        running: dict[int, Generator[Event]] = {}
        for index in order:
            side = sides[index]
            side.session.forget_texts()
            seeded = replace(side.sampling, seed=number)
            events = side.session.generate(side.prompt, seeded, side.drafting, side.limits)
            running[index] = stack.enter_context(closing(events))
        while running:
            if not keep_on():  # its session.cancel may have come before these generations
                return None
            # Equal ones keep their order.
            turn = min(running, key=lambda index: recorders[index].given // at_once)
            _step(running[turn], recorders[turn])
            if recorders[turn].reason is FinishReason.CANCELLED:
                return None
            if recorders[turn].reason is not None:
                running.pop(turn)
            on_step((recorders[0].given, recorders[1].given))
    return recorders


def _step(events: Generator[Event], recorder: Recorder) -> None:
    """Go on to the end of the next step; the first one reads the prompt before."""
    for event in events:
        recorder.take(event)
        if isinstance(event, StepFinished):
            break


# --- where the texts part ------------------------------------------------------------------------


def _parting(
    sides: tuple[RaceSide, RaceSide], answers: tuple[Recording, Recording]
) -> Parting | None:
    """Compare two answers whose texts are still in the caches of their sides."""
    if not (_same_target(sides) and comparable(sides[0].sampling, sides[1].sampling)):
        return None
    one, other = (answer.ids for answer in answers)
    index = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    if index == len(one) == len(other):
        return None
    rows = tuple(
        _row_again(side, answer, index) for side, answer in zip(sides, answers, strict=True)
    )
    choices = [
        _choice(side.session, answer, index, row)
        for side, answer, row in zip(sides, answers, rows, strict=True)
    ]
    if choices[0] is None or choices[1] is None:
        return None
    first, second = choices[0], choices[1]

    def probs(row: Logits | None, own: TokenChoice) -> tuple[float, float] | None:
        if row is None or int(row.argmax()) != own.token:
            return None
        return softmax_prob(row, first.token), softmax_prob(row, second.token)

    return Parting(index, (first, second), (probs(rows[0], first), probs(rows[1], second)))


def _choice(
    session: Session, answer: Recording, index: int, row: Logits | None
) -> TokenChoice | None:
    """What this side wrote at ``index``, or what ended it there; None where that is not known."""
    if index < len(answer.tokens):
        token = answer.ids[index]
        piece = session.vocabulary.piece(token).decode("utf-8", "replace")
        return TokenChoice(token, piece, ends=False)
    if row is None or answer.reason is not FinishReason.STOP:
        return None
    return TokenChoice(int(row.argmax()), "", ends=True)


def _row_again(side: RaceSide, answer: Recording, index: int) -> Logits | None:
    """The logits from which the token at ``index`` was chosen, shape (vocabulary,), penalised.

    The pass that chose it is done once more, over the same cache and of the same length: that is
    what numbers depend on. Tokens behind the one that is asked for have no influence on it, so the
    drafted ones that are not known any more are replaced. None where the pass is not known, or the
    model cannot go back to it.
    """
    given = 0
    step = None
    for each in answer.steps:
        if index < given + each.tokens:
            step = each
            break
        given += each.tokens
    target, prompt = side.session.target, side.prompt
    sequence = target.sequence
    if step is None or step.reread or not target.context.can_roll_back:
        return None
    base = len(prompt) - 1 + given
    sequence.keep_prefix(base)
    written = [*prompt, *answer.ids]
    unread = written[base : len(prompt) + index]
    if len(sequence) != base or len(unread) > step.batch:
        return None
    place = len(unread) - 1
    unread += [unread[-1]] * (step.batch - len(unread))
    logits = sequence.feed(unread, rows=len(unread))
    recent = penalised_tokens(written[: len(prompt) + index], side.sampling)
    row = np.array(penalised(logits[place], side.sampling, recent))
    sequence.keep_prefix(base)
    return row
