"""Who proposes tokens: the Drafter protocol and the draft model behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import SamplingParams
from foretoken.engine.errors import DraftError
from foretoken.engine.events import CopiedFrom, DraftSource
from foretoken.engine.language_model import HiddenStates
from foretoken.engine.lookahead.policy import NGRAM_TOKENS, EarlyStopping
from foretoken.engine.sampling.probabilities import (
    Distribution,
    InvalidLogits,
    certain,
    distribution,
    greedy_guess,
    likeliest_token,
    penalised_tokens,
    softmax_prob,
)
from foretoken.engine.text.vocabulary import Vocabulary
from foretoken.system.language import tr


@dataclass(slots=True)
class Draft:
    """Proposed tokens with the distributions that they were drawn from."""

    tokens: list[int] = field(default_factory=list)
    probs: list[Distribution] = field(default_factory=list)
    shown_probs: list[float | None] = field(default_factory=list)
    """Probability of each token as people see it: at temperature 0 the softmax of the logits, or
    None where nobody wants to see it."""
    stop_probs: Distribution | None = None
    """Of the token before which the draft stopped early, after it was run for it."""
    source: DraftSource = DraftSource.MODEL
    copied_from: CopiedFrom | None = None
    """Of lookup, where it stands in no part of the prefix."""

    def leave_out_behind(self, length: int) -> None:
        """Propose no more than the first ``length`` tokens: the draft stopped before the next."""
        if length < len(self.tokens):
            self.stop_probs = self.probs[length]
            del self.tokens[length:], self.probs[length:], self.shown_probs[length:]


# What a draft reads in the place of a target token that its vocabulary lacks.
_STAND_IN = 0


class Drafter(Protocol):
    """Proposes tokens that follow a prefix; keeps whatever cache it needs.

    ``Generation`` calls ``prefill`` once, with ``commit`` for each chunk of the prompt that the
    target reads; then in every step ``draft``, unless the step is a plain one, and ``commit``; and
    ``keep`` at the end, however that comes about.

    The hidden states in ``commit`` are for heads (MTP, EAGLE-3), which draft from what the target
    computed and have no text of their own to read. They are None as long as no model tells them.
    """

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Forget at once what the prompt does not begin with; then read it in chunks.

        Yields the tokens processed so far.
        """

    def draft(
        self,
        prefix: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        *,
        stopping: EarlyStopping | None = None,
        show_probs: bool = True,
    ) -> Draft:
        """Propose up to ``lookahead`` tokens behind ``prefix``. Raises ``DraftError``.

        ``stopping`` may end the draft early; ``show_probs`` fills ``Draft.shown_probs``.
        """

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Hear what a target pass made of the text; forget what was drafted beside it.

        ``accepted`` are the tokens that follow the prefix now: those accepted of a draft, and the
        one that the target added. In a prompt they are what stands there. ``hidden_states`` has a
        row for each of them, the target's at the token before it; valid only during the call.
        """

    def keep(self, length: int) -> None:
        """Forget everything after the first ``length`` tokens of prompt and answer."""


class ModelDrafter:
    """A small language model that drafts token by token."""

    def __init__(self, sequence: CachedSequence, vocabulary: Vocabulary, target_size: int) -> None:
        """``target_size`` is the target's vocabulary size: padding beyond it is never drafted."""
        self._sequence = sequence
        self._vocabulary = vocabulary
        self._size = min(vocabulary.size, target_size)
        self._prefix_length: int | None = None
        """Of the draft that no ``commit`` has followed yet."""

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Keep what the cache shares with the prompt; then read all but its last token."""
        self._prefix_length = None
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
        prefix: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        *,
        stopping: EarlyStopping | None = None,
        show_probs: bool = True,
    ) -> Draft:
        """Draw up to ``lookahead`` tokens; nothing follows an end-of-generation token."""
        draft = Draft()
        self._prefix_length = len(prefix)
        recent = penalised_tokens(prefix, sampling)
        greedy = sampling.greedy
        # The last token drafted needs no room: it is not fed.
        room = self._sequence.context_length - len(prefix) + 1
        last = (*prefix[-NGRAM_TOKENS:],)
        unread: list[int] = []
        likeliest, confidence = 0, 0.0
        for position in range(min(lookahead, room)):
            if stopping is not None and not stopping.should_draft():
                break
            if position == 0:
                unread = self._unread(prefix)
            row = self._sequence.feed(unread, rows=1)[0, : self._size]
            try:
                if not greedy:
                    probs = distribution(row, sampling, recent)
                    if stopping is not None:
                        likeliest, confidence = probs.likeliest()
                elif stopping is not None:
                    likeliest, confidence = greedy_guess(row, sampling, recent)
                else:
                    likeliest = likeliest_token(row, sampling, recent)
            except InvalidLogits as error:
                raise DraftError(
                    tr("The draft model failed: {reason}", reason=str(error))
                ) from error
            if stopping is not None and not stopping.should_propose(last, likeliest, confidence):
                draft.stop_probs = certain(likeliest) if greedy else probs
                break
            if greedy:
                token = likeliest
            else:
                token = probs.sample(rng)
                draft.probs.append(probs)
            draft.tokens.append(token)
            if show_probs:
                shown = softmax_prob(row, token) if greedy else probs.prob(token)
                draft.shown_probs.append(shown)
            if recent:  # penalties are on
                recent.append(token)
            unread, last = [token], (*last[1 - NGRAM_TOKENS :], token)
            if self._vocabulary.is_end(token):
                break
        if greedy:
            draft.probs = [certain(token) for token in draft.tokens]
        if not show_probs:
            draft.shown_probs = [None] * len(draft.tokens)
        if stopping is not None and greedy and draft.tokens:
            draft.leave_out_behind(stopping.worth_verifying())
        return draft

    def _unread(self, prefix: Sequence[int]) -> list[int]:
        """Read what verification and plain steps added, all but the last batch; return that.

        After full acceptance it is the draft's own last token and the bonus.
        """
        unread = self._readable(prefix[len(self._sequence) :])
        first = max(0, len(unread) - self._sequence.batch_length)
        for _ in self._sequence.feed_in_chunks(unread[:first]):
            pass
        return unread[first:]

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Drop rejected tokens from the cache; the next draft reads what the target added."""
        del hidden_states
        if self._prefix_length is not None:
            self.keep(self._prefix_length + len(accepted) - 1)

    def keep(self, length: int) -> None:
        """Drop what the cache holds beyond ``length`` tokens."""
        self._prefix_length = None
        self._sequence.keep_prefix(length)
