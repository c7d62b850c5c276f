"""Inspection of an answer: what both models predict at each place, found by reading it again.

None of this is stored during generation, as a distribution is as long as the vocabulary. The pass
uses its own caches over the same weights, so that the chat's caches stay. Its logits differ
slightly from the original ones, because they depend on the shape of a batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import SamplingParams
from foretoken.engine.drafting.drafter import BridgedDrafter
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.events import DraftSource, TokenEmitted
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.model_pass import Logits
from foretoken.engine.sampling.probabilities import (
    Distribution,
    certain,
    distribution,
    penalised_tokens,
)
from foretoken.engine.sampling.verification import acceptance_probability, residual
from foretoken.engine.session import Session
from foretoken.engine.text.vocabulary import Vocabulary

_ROWS_PER_PASS = 16
"""Places per pass: a row of logits is as long as the vocabulary."""
_PREFILL_BATCH = 256
"""Tokens per pass before the first place; it can be cancelled between passes."""
_TOP_TARGET, _TOP_DRAFT = 8, 4
"""Most likely tokens reported per model."""
_MIN_CONTEXT = 64


class Continuability(Enum):
    """Whether a text could continue after a token, and if not, why."""

    YES = "yes"
    END = "end"
    """It would end the answer."""
    PART = "part"
    """Bytes of a partial character, which are not text by themselves."""
    CONTROL = "control"
    """It has no text."""


@dataclass(frozen=True, slots=True)
class TokenProbability:
    """One model's probability of a token."""

    before: float
    """Softmax of the raw logits."""
    after: float
    """After penalties, cuts and temperature: the distribution that is sampled."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A token that is at a place, or could have been."""

    id: int
    text: str
    goes_on: Continuability
    target: TokenProbability
    draft: TokenProbability | None
    """None if no draft model could have drafted here."""


@dataclass(frozen=True, slots=True)
class InspectedToken:
    """A place in an answer, as both models see it."""

    index: int
    """Index of the token in the answer."""
    alternatives: tuple[Alternative, ...]
    """Tokens reported for both models, most likely for the target first. They include the answer's
    token, and one that was rejected here."""
    remaining: int
    """Number of tokens that the target could draw here after the cuts."""
    any_draft: float | None
    """Probability that a token drawn from the draft model is accepted here. None without one; like
    the next two, also None if drafts were verified by block."""
    proposed: int | None
    """Id that was drafted for this place, accepted or not; None if none was."""
    acceptance: float | None
    """Probability that this one is accepted: min(1, target / draft)."""
    instead: float | None
    """Of a correction: its probability in the residual after the rejection."""

    def of(self, token: int) -> Alternative:
        """Return an alternative by its id."""
        return next(each for each in self.alternatives if each.id == token)


@dataclass(frozen=True, slots=True)
class InspectionTask:
    """What to read, and which of its places to report."""

    prompt: Sequence[int]
    """At least one token."""
    answer: Sequence[TokenEmitted]
    first: int
    """Index in the answer of the first place to report."""
    last: int
    """Index after the last one."""
    sampling: SamplingParams
    sources: Sequence[DraftSource | None]
    """Draft source of the step of each token of the answer."""
    with_draft: bool = True
    """Whether to run the session's draft model as well; heads are never run."""
    as_a_whole: bool = False
    """Whether drafts were verified by block, so that their tokens had no separate probabilities."""

    @property
    def tokens(self) -> int:
        """Number of tokens to read."""
        return len(self.prompt) + self.last - 1


def inspect_answer(
    session: Session,
    task: InspectionTask,
    *,
    should_continue: Callable[[], bool] = lambda: True,
    progress: Callable[[float], None] = lambda _: None,
) -> list[InspectedToken] | None:
    """Read prompt and answer again; report all requested places.

    Returns None if ``should_continue`` returned False or a pass was cancelled. ``progress``
    receives the share done. Raises ``ModelLoadError`` if there is not enough memory,
    ``TargetError``, ``DraftError`` and ``InvalidLogits``.
    """
    settings = [replace(each.settings, threads=each.threads) for each in session.models]
    length = max(_MIN_CONTEXT, task.tokens)
    try:
        with session.beside(length, settings[0], settings[-1]) as beside:
            return _Reading(beside, task, should_continue, progress).run()
    except DecodeAborted:
        return None


class _Reading:
    def __init__(
        self,
        session: Session,
        task: InspectionTask,
        should_continue: Callable[[], bool],
        progress: Callable[[float], None],
    ) -> None:
        self._session, self._task = session, task
        self._vocabulary = session.vocabulary
        self._tokens = [*task.prompt, *(token.id for token in task.answer)]
        self._should_continue, self._progress = should_continue, progress
        draft = session.draft if task.with_draft and session.draft_reads_alone else None
        self._draft = draft
        self._bridged = session.bridged_drafter if task.with_draft else None
        self._draft_size = self._vocabulary.size
        if draft:
            self._draft_size = min(self._draft_size, draft.model.vocabulary.size)
        self._passed, self._to_pass = 0, task.tokens * (2 if draft or self._bridged else 1)

    def run(self) -> list[InspectedToken]:
        task = self._task
        # The row after a token predicts the next one.
        start = len(task.prompt) + task.first - 1
        stop = len(task.prompt) + task.last - 1
        readers = [self._session.target, *([self._draft] if self._draft else [])]
        for each in readers:
            self._feed(each, self._tokens[:start])
        if self._bridged is not None:
            for _ in self._bridged.prefill(self._tokens[: start + 1]):
                self._check()
        found: list[InspectedToken] = []
        for at in range(start, stop, _ROWS_PER_PASS):
            until = min(at + _ROWS_PER_PASS, stop)
            target_rows = self._rows(self._session.target, at, until)
            draft_rows: Sequence[Logits | None] = ()
            if self._draft is not None:
                draft_rows = self._rows(self._draft, at, until)
            elif self._bridged is not None:
                draft_rows = [self._bridged_row(self._bridged, place) for place in range(at, until)]
            for row, target_row in enumerate(target_rows):
                draft_row = draft_rows[row] if row < len(draft_rows) else None
                found.append(self._inspected(at + row, target_row, draft_row))
        return found

    def _feed(self, loaded: LoadedModel, tokens: Sequence[int]) -> None:
        sequence = loaded.sequence
        if len(tokens) > sequence.context_length:
            return  # beyond the context of a draft model
        batch = min(_PREFILL_BATCH, sequence.batch_length)
        for at in range(0, len(tokens), batch):
            self._pass(loaded, tokens[at : at + batch], rows=0)

    def _rows(self, loaded: LoadedModel, start: int, stop: int) -> Sequence[Logits]:
        """Return the logits after each of these tokens, up to the end of the model's context."""
        stop = min(stop, loaded.sequence.context_length)
        if start >= stop or len(loaded.sequence) != start:
            return ()
        return list(self._pass(loaded, self._tokens[start:stop], rows=stop - start))

    def _bridged_row(self, drafter: BridgedDrafter, place: int) -> Logits | None:
        self._check()
        self._passed += 1
        return drafter.logits_after(self._tokens[: place + 1])

    def _check(self) -> None:
        if not self._should_continue():
            raise DecodeAborted("pass-stopped")
        self._progress(self._passed / self._to_pass)

    def _pass(self, loaded: LoadedModel, tokens: Sequence[int], *, rows: int) -> Logits:
        self._check()
        sequence: CachedSequence = loaded.sequence
        logits = sequence.feed(self._readable(loaded, tokens), rows=rows)
        self._passed += len(tokens)
        return logits

    def _readable(self, loaded: LoadedModel, tokens: Sequence[int]) -> Sequence[int]:
        """Convert as ``ModelDrafter`` does; only the target's padding, never in text, changes."""
        size = loaded.model.vocabulary.size
        return [token if token < size else 0 for token in tokens]

    def _inspected(self, at: int, row: Logits, draft_row: Logits | None) -> InspectedToken:
        """Report the token after the one at ``at``."""
        task = self._task
        index = at + 1 - len(task.prompt)
        token = task.answer[index]
        recent = penalised_tokens(self._tokens[: at + 1], task.sampling)
        target = _Row(row, distribution(row, task.sampling, recent))
        draft = None
        if draft_row is not None:
            draft_row = draft_row[: self._draft_size]
            draft = _Row(draft_row, distribution(draft_row, task.sampling, recent))
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
        chosen = {token.id, *target.likeliest(_TOP_TARGET)}
        if draft is not None:
            chosen.update(draft.likeliest(_TOP_DRAFT))
        if proposed is not None:
            chosen.add(proposed)
        alternatives = (self._alternative(each, target, draft) for each in chosen)
        return InspectedToken(
            index,
            tuple(sorted(alternatives, key=_by_target)),
            target.remaining,
            any_draft,
            proposed,
            acceptance,
            instead,
        )

    def _drawn_from(
        self, proposed: int | None, source: DraftSource | None, draft: _Row | None
    ) -> Distribution | None:
        """Return the distribution from which a proposed token was drawn."""
        if proposed is None:
            return None
        if source is DraftSource.LOOKUP:
            return certain(proposed)  # a copy is not random
        return None if draft is None else draft.after

    def _alternative(self, token: int, target: _Row, draft: _Row | None) -> Alternative:
        return Alternative(
            token,
            self._vocabulary.piece(token).decode("utf-8", "replace")
            or self._vocabulary.text(token),
            continuability(self._vocabulary, token),
            target.opinion(token),
            None if draft is None else draft.opinion(token),
        )


class _Row:
    """A row of logits with its distributions."""

    def __init__(self, row: Logits, after: Distribution) -> None:
        self.after = after
        logits = row.astype(np.float64)
        weights = np.exp(logits - logits.max())
        self._before: NDArray[np.float64] = weights / weights.sum()

    @property
    def remaining(self) -> int:
        """Number of tokens that can be drawn."""
        if self.after.token is not None:
            return 1
        return int(np.count_nonzero(self.after.probs))

    def opinion(self, token: int) -> TokenProbability:
        inside = token < len(self._before)
        return TokenProbability(
            float(self._before[token]) if inside else 0.0, self.after.prob(token)
        )

    def likeliest(self, count: int) -> Iterable[int]:
        """Yield the ids with the highest probabilities before and after the transforms."""
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
    """Return ``min(1, target / draft)``; None if the draft cannot have drawn the token."""
    draft_prob = drawn_from.prob(token)
    return min(1.0, target.prob(token) / draft_prob) if draft_prob > 0.0 else None


def _by_target(each: Alternative) -> tuple[float, float, int]:
    return -each.target.after, -each.target.before, each.id


def recorded_acceptance(token: TokenEmitted, sampling: SamplingParams) -> float | None:
    """Return a drafted token's acceptance probability from its record; None if unknown.

    It is unknown at temperature 0: the probabilities recorded then are not sampling probabilities.
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


def continuability(vocabulary: Vocabulary, token: int) -> Continuability:
    """Return whether a text could continue after this token, and if not, why."""
    if vocabulary.is_end(token):
        return Continuability.END
    piece = vocabulary.piece(token)
    if not piece:
        return Continuability.CONTROL
    try:
        piece.decode()
    except UnicodeDecodeError:
        return Continuability.PART
    return Continuability.YES
