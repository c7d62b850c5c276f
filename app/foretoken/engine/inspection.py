"""What target and draft thought at places of an answer, found by reading it once more.

Nothing of this is kept while an answer is written: a distribution is as long as the vocabulary. The
pass goes through caches of its own over the same weights, so that what a chat has read stays. Its
logits differ slightly from those of then, because they change with the shape of a batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import SamplingParams
from foretoken.engine.drafting.bridged import BridgedDrafter
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.events import DraftSource, TokenEmitted
from foretoken.engine.language_model import Logits
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.sampling.probabilities import (
    Distribution,
    certain,
    distribution,
    penalised_tokens,
)
from foretoken.engine.sampling.verification import acceptance_probability, residual
from foretoken.engine.session import Session
from foretoken.engine.text.vocabulary import Vocabulary

_ROWS = 16
"""Places per pass: a row of logits is as long as the vocabulary."""
_READ_AT_ONCE = 256
"""Tokens per pass up to there; between them somebody may want to end it."""
_OF_TARGET, _OF_DRAFT = 8, 4
"""So many of the likeliest tokens are told of each model."""
_LEAST_CONTEXT = 64


class GoesOn(Enum):
    """Whether a text could go on behind a token, and if not, why."""

    YES = "yes"
    END = "end"
    """It would end the answer."""
    PART = "part"
    """Some bytes of a character, which are no text by themselves."""
    CONTROL = "control"
    """It has no text."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """Probability of one token by one model."""

    before: float
    """The softmax of the raw logits."""
    after: float
    """Once penalties, cuts and temperature have done their work: what is drawn from."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A token that stands at a place, or could have stood there."""

    id: int
    text: str
    goes_on: GoesOn
    target: Opinion
    draft: Opinion | None
    """None where no draft model could have drafted here."""


@dataclass(frozen=True, slots=True)
class InspectedToken:
    """A place of an answer, as both models see it."""

    index: int
    """Of the token in the answer."""
    alternatives: tuple[Alternative, ...]
    """What is shown of both models: likeliest for the target first. The token that stands here is
    among them, and a token that was rejected here."""
    remaining: int
    """How many tokens the target could draw here, once the cuts have done their work."""
    any_draft: float | None
    """The chance that whatever the draft model draws here is accepted; None without one, as are
    the next two where drafts were judged as a whole."""
    proposed: int | None
    """The id that was drafted for this place, accepted or not; None: none was."""
    acceptance: float | None
    """The chance that just this one is accepted: min(1, target / draft)."""
    instead: float | None
    """Of a correction: its probability in what is left where the drafted token is rejected."""

    def of(self, token: int) -> Alternative:
        """One of the alternatives, by its id."""
        return next(each for each in self.alternatives if each.id == token)


@dataclass(frozen=True, slots=True)
class InspectionTask:
    """What is to be read, and which places of it are wanted."""

    prompt: Sequence[int]
    """At least one token."""
    answer: Sequence[TokenEmitted]
    first: int
    """Index in the answer of the first place that is wanted."""
    last: int
    """Behind the last one."""
    sampling: SamplingParams
    sources: Sequence[DraftSource | None]
    """Who drafted for the step of each token of the answer."""
    with_draft: bool = True
    """Whether the draft model of the session is to be asked as well; heads never are."""
    as_a_whole: bool = False
    """Drafts were judged as a whole: no token of theirs had a chance of its own."""

    @property
    def tokens(self) -> int:
        """How many are read."""
        return len(self.prompt) + self.last - 1


def inspect_answer(
    session: Session,
    task: InspectionTask,
    *,
    keep_on: Callable[[], bool] = lambda: True,
    progress: Callable[[float], None] = lambda _: None,
) -> list[InspectedToken] | None:
    """Read the prompt and the answer once; tell of all wanted places.

    None if ``keep_on`` said so, or a pass was stopped. ``progress`` hears the share that is done.
    Raises ``ModelLoadError`` where there is no memory for it, ``TargetError``, ``DraftError`` and
    ``InvalidLogits``.
    """
    settings = [replace(each.settings, threads=each.threads) for each in session.models]
    length = max(_LEAST_CONTEXT, task.tokens)
    try:
        with session.beside(length, settings[0], settings[-1]) as beside:
            return _Reading(beside, task, keep_on, progress).run()
    except DecodeAborted:
        return None


class _Reading:
    def __init__(
        self,
        session: Session,
        task: InspectionTask,
        keep_on: Callable[[], bool],
        progress: Callable[[float], None],
    ) -> None:
        self._session, self._task = session, task
        self._vocabulary = session.vocabulary
        self._tokens = [*task.prompt, *(token.id for token in task.answer)]
        self._keep_on, self._progress = keep_on, progress
        draft = session.draft if task.with_draft and session.draft_reads_alone else None
        self._draft = draft
        self._bridged = session.bridged_drafter if task.with_draft else None
        self._draft_size = self._vocabulary.size
        if draft:
            self._draft_size = min(self._draft_size, draft.model.vocabulary.size)
        self._passed, self._to_pass = 0, task.tokens * (2 if draft or self._bridged else 1)

    def run(self) -> list[InspectedToken]:
        task = self._task
        # The row behind a token tells what follows it.
        start = len(task.prompt) + task.first - 1
        stop = len(task.prompt) + task.last - 1
        readers = [self._session.target, *([self._draft] if self._draft else [])]
        for each in readers:
            self._feed(each, self._tokens[:start])
        if self._bridged is not None:
            for _ in self._bridged.prefill(self._tokens[: start + 1]):
                self._check()
        found: list[InspectedToken] = []
        for at in range(start, stop, _ROWS):
            until = min(at + _ROWS, stop)
            target_rows = self._rows(self._session.target, at, until)
            draft_rows: Sequence[Logits | None] = ()
            if self._draft is not None:
                draft_rows = self._rows(self._draft, at, until)
            elif self._bridged is not None:
                draft_rows = [self._behind(self._bridged, place) for place in range(at, until)]
            for row, target_row in enumerate(target_rows):
                draft_row = draft_rows[row] if row < len(draft_rows) else None
                found.append(self._inspected(at + row, target_row, draft_row))
        return found

    def _feed(self, loaded: LoadedModel, tokens: Sequence[int]) -> None:
        sequence = loaded.sequence
        if len(tokens) > sequence.context_length:
            return  # of a draft, which has no more to say there
        batch = min(_READ_AT_ONCE, sequence.batch_length)
        for at in range(0, len(tokens), batch):
            self._pass(loaded, tokens[at : at + batch], rows=0)

    def _rows(self, loaded: LoadedModel, start: int, stop: int) -> Sequence[Logits]:
        """What a model says behind each of these tokens, or of the first where its context ends."""
        stop = min(stop, loaded.sequence.context_length)
        if start >= stop or len(loaded.sequence) != start:
            return ()
        return list(self._pass(loaded, self._tokens[start:stop], rows=stop - start))

    def _behind(self, drafter: BridgedDrafter, place: int) -> Logits | None:
        self._check()
        self._passed += 1
        return drafter.logits_behind(self._tokens[: place + 1])

    def _check(self) -> None:
        if not self._keep_on():
            raise DecodeAborted("The inspection was stopped.")  # not translated: it ends here
        self._progress(self._passed / self._to_pass)

    def _pass(self, loaded: LoadedModel, tokens: Sequence[int], *, rows: int) -> Logits:
        self._check()
        sequence: CachedSequence = loaded.sequence
        logits = sequence.feed(self._readable(loaded, tokens), rows=rows)
        self._passed += len(tokens)
        return logits

    def _readable(self, loaded: LoadedModel, tokens: Sequence[int]) -> Sequence[int]:
        """As ``ModelDrafter`` reads them: padding that only the target has is not in its text."""
        size = loaded.model.vocabulary.size
        return [token if token < size else 0 for token in tokens]

    def _inspected(self, at: int, row: Logits, draft_row: Logits | None) -> InspectedToken:
        """The token behind the one at ``at``."""
        task = self._task
        index = at + 1 - len(task.prompt)
        token = task.answer[index]
        recent = penalised_tokens(self._tokens[: at + 1], task.sampling)
        target = _Seen(row, distribution(row, task.sampling, recent))
        draft = None
        if draft_row is not None:
            draft_row = draft_row[: self._draft_size]
            draft = _Seen(draft_row, distribution(draft_row, task.sampling, recent))
        rejected = None if token.rejected is None else token.rejected.id
        proposed = token.id if token.source is not None or token.draft_prob is not None else None
        if rejected is not None:
            proposed = rejected
        drawn_from = self._drawn_from(proposed, task.sources[index], draft)
        acceptance = instead = None
        if proposed is not None and drawn_from is not None and not task.as_a_whole:
            acceptance = _chance(target.after, drawn_from, proposed)
            if rejected is not None:
                instead = residual(target.after, drawn_from).prob(token.id)
        any_draft = None
        if draft is not None and not task.as_a_whole:
            any_draft = acceptance_probability(target.after, draft.after)
        chosen = {token.id, *target.likeliest(_OF_TARGET)}
        if draft is not None:
            chosen.update(draft.likeliest(_OF_DRAFT))
        if proposed is not None:
            chosen.add(proposed)
        told = (self._alternative(each, target, draft) for each in chosen)
        return InspectedToken(
            index,
            tuple(sorted(told, key=_by_target)),
            target.remaining,
            any_draft,
            proposed,
            acceptance,
            instead,
        )

    def _drawn_from(
        self, proposed: int | None, source: DraftSource | None, draft: _Seen | None
    ) -> Distribution | None:
        """The distribution that a proposed token was drawn from."""
        if proposed is None:
            return None
        if source is DraftSource.LOOKUP:
            return certain(proposed)  # what is copied is no matter of chance
        return None if draft is None else draft.after

    def _alternative(self, token: int, target: _Seen, draft: _Seen | None) -> Alternative:
        return Alternative(
            token,
            self._vocabulary.piece(token).decode("utf-8", "replace")
            or self._vocabulary.text(token),
            goes_on_behind(self._vocabulary, token),
            target.opinion(token),
            None if draft is None else draft.opinion(token),
        )


class _Seen:
    """A row of logits with what becomes of it."""

    def __init__(self, row: Logits, after: Distribution) -> None:
        self.after = after
        logits = row.astype(np.float64)
        weights = np.exp(logits - logits.max())
        self._before: NDArray[np.float64] = weights / weights.sum()

    @property
    def remaining(self) -> int:
        """Tokens that can be drawn."""
        if self.after.token is not None:
            return 1
        return int(np.count_nonzero(self.after.probs))

    def opinion(self, token: int) -> Opinion:
        inside = token < len(self._before)
        return Opinion(float(self._before[token]) if inside else 0.0, self.after.prob(token))

    def likeliest(self, count: int) -> Iterable[int]:
        """Ids of the tokens with the highest probabilities, as they are before and after."""
        yield from _highest(self._before, count)
        if self.after.token is not None:
            yield self.after.token
        elif self.after.ids is None:
            yield from _highest(self.after.probs, count)
        else:
            yield from (int(self.after.ids[i]) for i in _highest(self.after.probs, count))


def _highest(values: NDArray[np.float64], count: int) -> Iterator[int]:
    count = min(count, len(values))
    top = np.argpartition(values, len(values) - count)[len(values) - count :]
    return map(int, top)


def _chance(target: Distribution, drawn_from: Distribution, token: int) -> float | None:
    """``min(1, target / draft)``; None where the draft cannot have drawn it."""
    draft_prob = drawn_from.prob(token)
    return min(1.0, target.prob(token) / draft_prob) if draft_prob > 0.0 else None


def _by_target(each: Alternative) -> tuple[float, float, int]:
    return -each.target.after, -each.target.before, each.id


def recorded_acceptance(token: TokenEmitted, sampling: SamplingParams) -> float | None:
    """The chance with which a drafted token was accepted, by its record; None if unknown.

    At temperature 0 there is none: what is recorded then are no probabilities of drawing it.
    """
    if sampling.greedy:
        return None
    if token.rejected is not None:
        target, draft = token.rejected.target_prob, token.rejected.draft_prob
    else:
        target, draft = token.target_prob, token.draft_prob
    if target is None or not draft:
        return None
    return min(1.0, target / draft)


def recorded_now(opinion: Opinion, sampling: SamplingParams) -> float:
    """What a record would tell of it; see ``TokenEmitted``."""
    return opinion.before if sampling.greedy else opinion.after


def goes_on_behind(vocabulary: Vocabulary, token: int) -> GoesOn:
    """Whether a text could go on behind this token, and if not, why."""
    if vocabulary.is_end(token):
        return GoesOn.END
    piece = vocabulary.piece(token)
    if not piece:
        return GoesOn.CONTROL
    try:
        piece.decode()
    except UnicodeDecodeError:
        return GoesOn.PART
    return GoesOn.YES
