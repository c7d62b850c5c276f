"""Who proposes tokens: the Drafter protocol and the draft model behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import SamplingParams
from foretoken.engine.errors import DraftError
from foretoken.engine.events import DraftSource
from foretoken.engine.language_model import Logits
from foretoken.engine.lookahead.policy import JUDGED_TOKENS, DraftJudge
from foretoken.engine.sampling.probabilities import (
    Distribution,
    InvalidLogits,
    certain,
    distribution,
    greedy_guess,
    softmax_prob,
)
from foretoken.engine.text.vocabulary import Vocabulary


@dataclass(slots=True)
class Draft:
    """Proposed tokens with the distributions that they were drawn from."""

    tokens: list[int] = field(default_factory=list)
    probs: list[Distribution] = field(default_factory=list)
    shown_probs: list[float | None] = field(default_factory=list)
    """Probability of each token as people see it: at temperature 0 the softmax of the logits, or
    None where nobody wants to see it."""
    unsubmitted: Distribution | None = None
    """Of the token at which the judge ended the draft."""
    source: DraftSource = DraftSource.MODEL


# What a draft reads in the place of a target token that its vocabulary lacks.
_STAND_IN = 0


class Drafter(Protocol):
    """Proposes tokens that follow a text; keeps whatever cache it needs.

    A drafting head (MTP, EAGLE-3, Medusa) will be a drafter as well. It reads the target's hidden
    states, which exist only between a target pass and the next: ``Generation`` will hand it those
    of the verified tokens right before ``keep``, through one more method that other drafters
    lack, and ``prefill`` will be given the prompt's in the same way, chunk by chunk.
    """

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Forget at once what the prompt does not begin with; then read it in chunks.

        Yields the tokens processed so far.
        """

    def draft(
        self,
        context: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        *,
        judge: DraftJudge | None = None,
        show_probs: bool = True,
    ) -> Draft:
        """Propose up to ``lookahead`` tokens after ``context``. Raises ``DraftError``.

        ``judge`` may end the draft early; ``show_probs`` fills ``Draft.shown_probs``.
        """

    def keep(self, length: int) -> None:
        """Forget everything after the first ``length`` tokens of the text."""


class ModelDrafter:
    """A small language model that drafts token by token."""

    def __init__(self, sequence: CachedSequence, vocabulary: Vocabulary, target_size: int) -> None:
        """``target_size`` is the target's vocabulary size: padding beyond it is never drafted."""
        self._sequence = sequence
        self._vocabulary = vocabulary
        self._size = min(vocabulary.size, target_size)

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Keep what the cache shares with the prompt; then read all but its last token."""
        wanted = self._readable(prompt[:-1])
        return self._read(wanted, self._sequence.reuse(wanted))

    def _read(self, wanted: list[int], reused: int) -> Iterator[int]:
        if len(wanted) <= self._sequence.context_length:
            for count in self._sequence.feed_in_chunks(wanted[reused:]):
                yield reused + count

    def _readable(self, tokens: Sequence[int]) -> list[int]:
        """Replace tokens that the draft's smaller vocabulary lacks; a guess, never an output."""
        size = self._vocabulary.size
        return [token if token < size else _STAND_IN for token in tokens]

    def draft(
        self,
        context: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        *,
        judge: DraftJudge | None = None,
        show_probs: bool = True,
    ) -> Draft:
        """Draw up to ``lookahead`` tokens; nothing follows an end-of-generation token."""
        draft = Draft()
        recent = list(context[-sampling.repeat_last_n :]) if sampling.repeat_last_n else []
        # The last token drafted needs no room: it is not fed.
        room = self._sequence.context_length - len(context) + 1
        tail = (*context[-JUDGED_TOKENS:],)
        unread: list[int] = []
        for position in range(min(lookahead, room)):
            if judge is not None and not judge.goes_on():
                break
            if position == 0:
                unread = self._unread(context)
            row = self._sequence.feed(unread, rows=1)[0, : self._size]
            try:
                probs, guess, confidence = _judged(row, sampling, recent, judge is not None)
            except InvalidLogits as error:
                raise DraftError(f"The draft model failed: {error}") from error
            if judge is not None and not judge.keeps(tail, guess, confidence):
                draft.unsubmitted = probs
                break
            token = probs.sample(rng)
            draft.tokens.append(token)
            draft.probs.append(probs)
            draft.shown_probs.append(_shown(row, token, probs, sampling) if show_probs else None)
            recent.append(token)
            unread, tail = [token], (*tail[1 - JUDGED_TOKENS :], token)
            if self._vocabulary.is_end(token):
                break
        return draft

    def _unread(self, context: Sequence[int]) -> list[int]:
        """Read what verification and plain steps added, all but the last batch; return that.

        After full acceptance it is the draft's own last token and the bonus.
        """
        unread = self._readable(context[len(self._sequence) :])
        first = max(0, len(unread) - self._sequence.batch_length)
        for _ in self._sequence.feed_in_chunks(unread[:first]):
            pass
        return unread[first:]

    def keep(self, length: int) -> None:
        """Drop what the cache holds beyond ``length`` tokens."""
        self._sequence.keep_prefix(length)


def _judged(
    row: Logits, sampling: SamplingParams, recent: Sequence[int], wanted: bool
) -> tuple[Distribution, int, float]:
    """Distribution of the next token and, if ``wanted``, its likeliest token and its confidence."""
    if wanted and sampling.greedy:
        guess, confidence = greedy_guess(row, sampling, recent)
        return certain(guess), guess, confidence
    probs = distribution(row, sampling, recent)
    return (probs, *probs.likeliest()) if wanted else (probs, 0, 0.0)


def _shown(row: Logits, token: int, probs: Distribution, sampling: SamplingParams) -> float:
    return softmax_prob(row, token) if sampling.greedy else probs.prob(token)
