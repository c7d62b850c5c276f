"""Who proposes tokens: the Drafter protocol and the draft model behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import SamplingParams
from foretoken.engine.errors import DraftError
from foretoken.engine.probabilities import (
    Distribution,
    InvalidLogits,
    distribution,
    softmax_prob,
)
from foretoken.engine.vocabulary import Vocabulary


@dataclass(slots=True)
class Draft:
    """Proposed tokens with the distributions that they were drawn from."""

    tokens: list[int] = field(default_factory=list)
    probs: list[Distribution] = field(default_factory=list)
    shown_probs: list[float] = field(default_factory=list)
    """Probability of each token as people see it: at temperature 0 the softmax of the logits."""


# What a draft reads in the place of a target token that its vocabulary lacks.
_STAND_IN = 0


class Drafter(Protocol):
    """Proposes tokens that follow a text; keeps whatever cache it needs."""

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Forget at once what the prompt does not begin with; then read it in chunks.

        Yields the tokens processed so far.
        """

    def room(self, context: Sequence[int]) -> int:
        """Most tokens that can be drafted after ``context``."""

    def draft(
        self,
        context: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
    ) -> Draft:
        """Propose up to ``lookahead`` tokens after ``context``. Raises ``DraftError``."""

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

    def room(self, context: Sequence[int]) -> int:
        """Tokens that fit the draft's own context; the last one drafted is not fed."""
        return max(0, self._sequence.context_length - len(context) + 1)

    def draft(
        self,
        context: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
    ) -> Draft:
        """Draw up to ``lookahead`` tokens; nothing follows an end-of-generation token."""
        draft = Draft()
        recent = list(context[-sampling.repeat_last_n :]) if sampling.repeat_last_n else []
        # After full acceptance this is the draft's own last token and the bonus; after plain
        # steps it is everything that they produced.
        unseen = self._readable(context[len(self._sequence) :])
        for done in self._sequence.feed_in_chunks(unseen[:-1]):
            del done
        following = unseen[-1:]
        for _ in range(lookahead):
            row = self._sequence.feed(following, rows=1)[0, : self._size]
            try:
                probs = distribution(row, sampling, recent)
            except InvalidLogits as error:
                raise DraftError(f"The draft model failed: {error}") from error
            token = probs.sample(rng)
            draft.tokens.append(token)
            draft.probs.append(probs)
            draft.shown_probs.append(
                softmax_prob(row, token) if sampling.greedy else probs.prob(token)
            )
            recent.append(token)
            following = [token]
            if self._vocabulary.is_end(token):
                break
        return draft

    def keep(self, length: int) -> None:
        """Drop what the cache holds beyond ``length`` tokens."""
        self._sequence.keep_prefix(length)
