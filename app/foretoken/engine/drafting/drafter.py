"""The Drafter protocol, and its implementations with a draft model or a head."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from typing import Protocol

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import SamplingParams
from foretoken.engine.errors import DraftError
from foretoken.engine.events import CopiedFrom, DraftSource
from foretoken.engine.lookahead.policy import MAX_GUESSES, NGRAM_TOKENS, EarlyStopping, Guess
from foretoken.engine.model_pass import HiddenStates, Logits
from foretoken.engine.sampling.probabilities import (
    Distribution,
    InvalidLogits,
    certain,
    distribution,
    greedy_guess,
    highest_prob,
    likeliest_token,
    penalised_tokens,
    softmax_prob,
)
from foretoken.engine.text.bridge import Bridge, TextReader
from foretoken.engine.text.vocabulary import Vocabulary


@dataclass(slots=True)
class Draft:
    """Proposed tokens with the distributions they were drawn from."""

    tokens: list[int] = field(default_factory=list)
    probs: list[Distribution] = field(default_factory=list)
    shown_probs: list[float | None] = field(default_factory=list)
    """Displayed probability of each token: at temperature 0 the softmax of the logits, or None if
    not requested."""
    stop_probs: Distribution | None = None
    """Distribution of the token at which drafting stopped early, after the draft model ran for
    it."""
    source: DraftSource = DraftSource.MODEL
    copied_from: CopiedFrom | None = None
    """Text a lookup draft was copied from; None if that is the prefix itself."""

    def truncate(self, length: int) -> None:
        """Cut the draft to ``length`` tokens, as if it had stopped before the next one."""
        if length < len(self.tokens):
            self.stop_probs = self.probs[length]
            del self.tokens[length:], self.probs[length:], self.shown_probs[length:]


@dataclass(slots=True)
class PromptCheck:
    """Comparison of draft and target at the last tokens of the prompt, which costs no draft."""

    count: int
    """Number of tokens."""
    sampling: SamplingParams
    stopping: EarlyStopping
    choices: list[int] = field(default_factory=list)
    """What the target would have written there, known once it has read the prompt."""


# Fed to the draft model for a target token that its vocabulary lacks.
_PLACEHOLDER = 0


class Drafter(Protocol):
    """Proposes tokens that follow a prefix, and manages whatever cache it needs.

    ``Generation`` calls ``prefill`` once, with ``commit`` for each chunk of the prompt that the
    target processes; then in every step ``draft``, unless the step is plain, and ``commit``; and
    finally ``keep``, however the generation ends.

    The hidden states in ``commit`` are for heads, which draft from what the target computed. They
    are None if no head needs them.
    """

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Drop cached tokens beyond the common prefix at once; then process the prompt in chunks.

        Yields the number of tokens processed so far. Draft models and heads that can guess at
        the prompt carry out ``check``.
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
        """Propose up to ``lookahead`` tokens to follow ``prefix``. Raises ``DraftError``.

        ``stopping`` may end the draft early; ``show_probs`` fills ``Draft.shown_probs``.
        """

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Receive the tokens added by a target pass, and drop rejected ones.

        ``accepted`` are the tokens that now follow the prefix: the accepted draft tokens and the
        one the target added, or a chunk of the prompt. ``hidden_states`` has a row for each of
        them: the target's state at the token before it, valid only during the call.
        """

    def keep(self, length: int) -> None:
        """Drop everything after the first ``length`` tokens of prompt and answer."""


class SequentialDrafter(ABC):
    """Drafts token by token, each from a distribution conditioned on those before it."""

    def __init__(self, sequence: CachedSequence, vocabulary: Vocabulary, target_size: int) -> None:
        """``target_size`` is the target's vocabulary size: padding beyond it is never drafted."""
        self._sequence = sequence
        self._vocabulary = vocabulary
        self._size = min(vocabulary.size, target_size)
        self._share_shown = 1.0
        """Share of the draft's probability, in the last logits, on tokens that the target has."""

    @abstractmethod
    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        """Process the unread part of ``prefix``; return the logits of its last tokens.

        Shape (n, size): the last row predicts the token after ``prefix``, those before it known
        tokens. At most ``most`` tokens will be drafted.
        """

    @abstractmethod
    def _next(self, token: int) -> Logits:
        """Process a drafted token; return the next logits, shape (1, size)."""

    def _room(self, prefix: Sequence[int]) -> int:
        """Return how many tokens can be drafted; the last one is not fed, so needs no room."""
        return self._sequence.context_length - len(prefix) + 1

    def _catch_up(self, text: list[int]) -> Iterator[int]:
        """Keep the cache's common prefix with a text; the iterator processes the rest if it fits.

        Yields the tokens processed so far.
        """
        reused = self._sequence.reuse(text)
        if len(text) > self._sequence.context_length:
            return iter(())
        return (reused + count for count in self._sequence.feed_in_chunks(text[reused:]))

    def _end_draft(self, prefix: Sequence[int]) -> None:
        """Drop state that is not needed again; called however the draft ended."""
        del prefix  # all of the cache may be reused

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
        try:
            return self._draw(prefix, lookahead, sampling, rng, stopping, show_probs)
        finally:
            self._end_draft(prefix)

    def _draw(
        self,
        prefix: Sequence[int],
        lookahead: int,
        sampling: SamplingParams,
        rng: np.random.Generator,
        stopping: EarlyStopping | None,
        show_probs: bool,
    ) -> Draft:
        draft = Draft()
        recent = penalised_tokens(prefix, sampling)
        greedy = sampling.greedy
        most = min(lookahead, self._room(prefix))
        last = (*prefix[-NGRAM_TOKENS:],)
        token, likeliest, confidence = 0, 0, 0.0
        for position in range(most):
            if stopping is not None and not stopping.should_draft():
                break
            rows = self._next(token) if position else self._first(prefix, most)
            row = rows[-1, : self._size]
            shown: float | None = None
            try:
                if stopping is not None and len(rows) > 1 and not recent:
                    stopping.learn_from_reading(self._guesses(rows[:-1], prefix, prefix, sampling))
                if not greedy:
                    probs = distribution(row, sampling, recent)
                    if stopping is not None:
                        likeliest, confidence = probs.likeliest()
                elif stopping is not None and (recent or not show_probs):
                    likeliest, confidence = greedy_guess(row, sampling, recent)
                else:
                    likeliest = likeliest_token(row, sampling, recent)
                    if show_probs and not recent:
                        shown = confidence = highest_prob(row, likeliest)
            except InvalidLogits as error:
                raise DraftError("draft-not-finite", reason=error) from error
            confidence *= self._share_shown
            if stopping is not None and not stopping.should_propose(last, likeliest, confidence):
                draft.stop_probs = certain(likeliest) if greedy else probs
                break
            if greedy:
                token = likeliest
            else:
                token = probs.sample(rng)
                draft.probs.append(probs)
            draft.tokens.append(token)
            if show_probs and shown is None:
                shown = softmax_prob(row, token) if greedy else probs.prob(token)
            draft.shown_probs.append(shown)
            if recent:  # penalties are on
                recent.append(token)
            last = (*last[1 - NGRAM_TOKENS :], token)
            if self._vocabulary.is_end(token):
                break
        if greedy:
            draft.probs = [certain(token) for token in draft.tokens]
        if stopping is not None and greedy and draft.tokens:
            draft.truncate(stopping.worth_verifying())
        return draft

    def _carry_out(self, check: PromptCheck, rows: Logits, prompt: Sequence[int]) -> None:
        with suppress(InvalidLogits):  # reported when it drafts
            guesses = self._guesses(rows, prompt, check.choices, check.sampling)
            check.stopping.learn_from_reading(guesses)

    def _guesses(
        self, rows: Logits, prefix: Sequence[int], text: Sequence[int], sampling: SamplingParams
    ) -> list[Guess]:
        """Return the guesses at the last tokens of ``text``, one per row; without penalties.

        ``prefix`` has the tokens that were read before each of them.
        """
        found = []
        for back, row in enumerate(rows[:, : self._size], start=-len(rows)):
            place, token = len(prefix) + back, text[back]
            if sampling.greedy:
                likeliest, confidence = greedy_guess(row, sampling, [])
                prob = float(likeliest == token)
            else:
                probs = distribution(row, sampling, [])
                likeliest, confidence = probs.likeliest()
                prob = probs.prob(token)
            last = (*prefix[max(0, place - NGRAM_TOKENS) : place],)
            found.append(Guess(last, likeliest, confidence, prob))
        return found


class ModelDrafter(SequentialDrafter):
    """Drafts with a small language model."""

    def __init__(self, sequence: CachedSequence, vocabulary: Vocabulary, target_size: int) -> None:
        """``target_size`` is the target's vocabulary size: padding beyond it is never drafted."""
        super().__init__(sequence, vocabulary, target_size)
        self._prefix_length: int | None = None
        """Length of the current draft's prefix; None after ``commit``."""

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Keep the cache's common prefix with the prompt; process the rest but its last token."""
        self._prefix_length = None
        text = self._readable(prompt[:-1])
        if check is None or len(text) > self._sequence.context_length:
            return self._catch_up(text)
        first = len(text) - min(check.count, self._sequence.batch_length)
        return chain(self._catch_up(text[:first]), self._read_and_check(text, first, check, prompt))

    def _read_and_check(
        self, text: Sequence[int], first: int, check: PromptCheck, prompt: Sequence[int]
    ) -> Iterator[int]:
        rows = self._sequence.feed(text[first:], rows=len(text) - first)
        self._carry_out(check, rows, prompt)
        yield len(text)

    def _readable(self, tokens: Sequence[int]) -> list[int]:
        """Replace tokens missing from the draft's vocabulary; this only affects its guesses."""
        size = self._vocabulary.size
        return [token if token < size else _PLACEHOLDER for token in tokens]

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        """Process what verification and plain steps added.

        After full acceptance, that is the draft's own last token and the bonus token.
        """
        del most
        self._prefix_length = len(prefix)
        unread = self._readable(prefix[len(self._sequence) :])
        first = max(0, len(unread) - self._sequence.batch_length)
        for _ in self._sequence.feed_in_chunks(unread[:first]):
            pass
        # After a draft there are two at most, of which little can be learned.
        rows = min(len(unread) - first, 1 + MAX_GUESSES) if len(unread) > 2 else 1
        return self._sequence.feed(unread[first:], rows=rows)

    def _next(self, token: int) -> Logits:
        return self._sequence.feed([token], rows=1)

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Drop rejected tokens from the cache; the next draft reads what the target added."""
        del hidden_states
        if self._prefix_length is not None:
            self.keep(self._prefix_length + len(accepted) - 1)

    def keep(self, length: int) -> None:
        """Truncate the cache to ``length`` tokens."""
        self._prefix_length = None
        self._sequence.keep_prefix(length)


class _StateDrafter(SequentialDrafter):
    """Base of heads that read the target's hidden states along with the tokens.

    If a text continues from an earlier position, the state there is lost; zeros replace it.
    """

    _before: int
    """Offset from a token back to the state that is read with it."""
    _all_rows = False
    """Whether a pass returns the logits of all its tokens, or of none."""

    def __init__(
        self, sequence: CachedSequence, vocabulary: Vocabulary, target: CachedSequence
    ) -> None:
        super().__init__(sequence, vocabulary, vocabulary.size)
        self._target = target
        self._text: list[int] = []
        """Prompt and answer, as far as received."""
        self._received = 0
        """Positions whose states the target has passed on."""
        self._states_start = 0
        self._states: list[HiddenStates] = []
        """States of the positions from ``_states_start`` on that are still to be read."""

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Keep the cache's common prefix with the prompt; process the rest but its last token."""
        self._sequence.reuse(prompt[: -1 - (check.count if check else 0)])
        self._text = list(prompt)
        self._forget_states(len(self._target))
        if self._states_start + len(self._states) < self._received:  # some states are missing
            self._states.clear()
        return self._read_prompt(check)

    def _read_prompt(self, check: PromptCheck | None) -> Iterator[int]:
        length, checked = len(self._text) - 1, check.count if check else 0
        if length < self._sequence.context_length:
            self._read(self._text, length - checked)
            if check is not None:
                self._carry_out(check, self._read(self._text, length, checked), self._text)
            yield length

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Store the target's states; drop what was read without them."""
        self._sequence.keep_prefix(self._received + self._before)
        if not self._states:
            self._states_start = self._received
        if hidden_states is not None and self._received < self._sequence.context_length:
            self._states += list(hidden_states.copy())
        before = self._received
        self._text[before + 1 : before + 1 + len(accepted)] = accepted
        self._received += len(accepted)
        if len(self._states) >= self._sequence.batch_length:
            # The newest ones wait: guesses at the end of a prompt are made while reading it.
            self._read(self._text, min(before, self._sequence.context_length))

    def keep(self, length: int) -> None:
        """Truncate the cache to ``length`` tokens, and drop later states."""
        self._sequence.keep_prefix(length)
        self._forget_states(length)
        del self._text[length:]

    def _forget_states(self, length: int) -> None:
        self._received = length
        del self._states[max(0, length - self._states_start) :]

    def _read(self, tokens: Sequence[int], length: int, wanted: int = 0) -> Logits:
        """Process the first ``length`` of ``tokens``; return the logits of the last ``wanted``.

        They are fewer if the last pass is.
        """
        logits: Logits = np.empty((0, self._vocabulary.size), dtype=np.float32)
        while (start := len(self._sequence)) < length:
            stop = min(length, start + self._sequence.batch_length)
            if self._all_rows and start < length - wanted < stop:
                stop = length - wanted
            states = self._states_at(range(start - self._before, stop - self._before))
            rows = min(wanted, stop - start) if stop == length else 0
            logits = self._feed(tokens[start:stop], rows, states)
        unneeded = min(max(0, length - self._before - self._states_start), len(self._states))
        del self._states[:unneeded]
        self._states_start += unneeded
        return logits

    def _feed(self, tokens: Sequence[int], rows: int, states: HiddenStates | None) -> Logits:
        return self._sequence.feed(tokens, rows, states)

    def _states_at(self, places: range) -> HiddenStates | None:
        """Return the states at some positions, zeros for unknown ones; None if all are unknown."""
        known = dict(enumerate(self._states, self._states_start))
        found = [known.get(place) for place in places]
        width = next((len(row) for row in found if row is not None), 0)
        if not width:
            return None
        return np.stack([np.zeros(width, np.float32) if row is None else row for row in found])


class HeadDrafter(_StateDrafter):
    """Multi-token prediction (MTP) or EAGLE-3 head, made for the target.

    It reads each token together with the target's hidden state at the token before it. While
    drafting it continues from its own states; after verification these positions are processed
    again with the target's. The pairing follows llama.cpp (common/speculative.cpp, draft_mtp).
    """

    _before = 1

    def __init__(
        self,
        sequence: CachedSequence,
        vocabulary: Vocabulary,
        target: CachedSequence,
        *,
        all_rows: bool = False,
    ) -> None:
        """``all_rows``: whether a pass returns the logits of all its tokens, or of none."""
        super().__init__(sequence, vocabulary, target)
        self._all_rows = all_rows
        self._drafting = False
        self._judged = 0
        """Length of the text after the last verification of a draft of this head."""

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        """Process what the target added since the last draft; also return guesses at it."""
        del most
        self._drafting = True
        length = len(prefix)
        rows = 1 + min(MAX_GUESSES, length - max(self._judged, len(self._sequence) + 1))
        wanted = min(length - len(self._sequence), 1 + MAX_GUESSES) if self._all_rows else rows
        return self._read(prefix, length, wanted)[-rows:]

    def _next(self, token: int) -> Logits:
        place = len(self._sequence)
        states = self._sequence.hidden_states(place - 1, place)
        return self._sequence.feed([token], rows=1, states=states)

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Store the target's states; what it said of a draft is not read as a guess again."""
        super().commit(accepted, hidden_states)
        if self._drafting:
            self._drafting, self._judged = False, self._received + 1

    def keep(self, length: int) -> None:
        """Truncate the cache to ``length`` tokens, and drop later states."""
        super().keep(length)
        self._drafting, self._judged = False, 0


class ChainedDrafter(_StateDrafter):
    """Chain of MTP heads, each of which drafts one token after reading all before it.

    Each has its own keys and values at the positions of one cache, so all of them read the text.
    The next head reads a draft again, with the states from the heads before it, and then drops it
    (llama.cpp, common/speculative.cpp, draft_mtp).
    """

    _before = 1

    def __init__(
        self,
        sequence: CachedSequence,
        vocabulary: Vocabulary,
        target: CachedSequence,
        *,
        heads: int,
        choose_head: Callable[[int], None],
    ) -> None:
        super().__init__(sequence, vocabulary, target)
        self._heads, self._choose_head = heads, choose_head
        self._drafted: list[int] = []
        """The last token of the text, and those drafted after it."""
        self._chain: list[HiddenStates | None] = []
        """State read with each of them, shape (1, width)."""

    def _end_draft(self, prefix: Sequence[int]) -> None:
        self._sequence.keep_prefix(len(prefix) - 1)

    def _room(self, prefix: Sequence[int]) -> int:
        return min(super()._room(prefix), self._heads)

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        del most
        place = len(prefix) - 1
        self._drafted, self._chain = [prefix[-1]], [self._states_at(range(place - 1, place))]
        self._read(prefix, place)
        return self._logits()

    def _next(self, token: int) -> Logits:
        last = len(self._sequence)
        states = self._sequence.hidden_states(last - 1, last)
        self._chain.append(None if states is None else states.copy())
        self._sequence.keep_prefix(last - len(self._drafted))
        self._drafted.append(token)
        return self._logits()

    def _logits(self) -> Logits:
        """Return the logits of the next head in the chain, after all drafted tokens."""
        self._choose_head(len(self._drafted) - 1)
        known = [state for state in self._chain if state is not None]
        states: HiddenStates | None = None
        if known:
            zeros = np.zeros_like(known[0])
            states = np.concatenate([zeros if each is None else each for each in self._chain])
        return self._sequence.feed(self._drafted, rows=1, states=states)

    def _feed(self, tokens: Sequence[int], rows: int, states: HiddenStates | None) -> Logits:
        """Feed the tokens to every head."""
        start = len(self._sequence)
        for head in range(self._heads):
            self._sequence.keep_prefix(start)
            self._choose_head(head)
            logits = super()._feed(tokens, rows, states)
        return logits


class AssistantDrafter(SequentialDrafter):
    """Gemma 4 assistant, which attends to its target's cache and has none of its own.

    It reads the last token together with the target's hidden state at the token before it, then
    each drafted token with its own state, all of them at the same position (llama.cpp,
    common/speculative.cpp, draft_mtp).
    """

    def __init__(
        self, sequence: CachedSequence, vocabulary: Vocabulary, target: CachedSequence
    ) -> None:
        super().__init__(sequence, vocabulary, vocabulary.size)
        self._target = target
        self._state: HiddenStates | None = None
        self._read = 0
        """Tokens the target had processed when the state was taken at the last of them."""

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Drop the state of another text; there is nothing to process."""
        del prompt, check
        self.keep(len(self._target))
        return iter(())

    def _room(self, prefix: Sequence[int]) -> int:
        # Attention over an empty cache yields NaN.
        return super()._room(prefix) if len(prefix) > 1 else 0

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        del most
        known = self._read == len(prefix) - 1
        return self._logits(prefix[-1], self._state if known else None)

    def _next(self, token: int) -> Logits:
        return self._logits(token, self._sequence.hidden_states(0, 1))

    def _logits(self, token: int, state: HiddenStates | None) -> Logits:
        logits = self._sequence.feed([token], rows=1, states=state)
        self._sequence.keep_prefix(0)
        return logits

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Store the target's last state."""
        del accepted
        self._state = None if hidden_states is None else hidden_states[-1:].copy()
        self._read = len(self._target)

    def keep(self, length: int) -> None:
        """Drop the state if it is beyond ``length`` tokens."""
        if length < self._read:
            self._state, self._read = None, 0


class BlockDrafter(_StateDrafter):
    """DFlash head, made for the target, which drafts a block of tokens in one pass.

    Its cache holds the text as the target's hidden states only. It reads the last token, then a
    mask for each token to be drafted, and drops this block afterwards. The distributions within a
    block do not depend on each other's drawn tokens, so drafting and verification work as usual.
    After llama.cpp (common/speculative.cpp, draft_dflash), which does not sample.
    """

    _before = 0

    def __init__(
        self,
        sequence: CachedSequence,
        vocabulary: Vocabulary,
        target: CachedSequence,
        *,
        block: int,
        mask: int,
        from_last: bool,
    ) -> None:
        """``block``: most tokens of a pass. ``from_last``: the last token's row drafts as well."""
        super().__init__(sequence, vocabulary, target)
        self._mask, self._skipped = mask, 0 if from_last else 1
        self._most = block - self._skipped
        self._rows: Iterator[Logits] = iter(())

    def _end_draft(self, prefix: Sequence[int]) -> None:
        self._sequence.keep_prefix(len(prefix) - 1)

    def _room(self, prefix: Sequence[int]) -> int:
        left = self._sequence.context_length - len(prefix) + 1 - self._skipped
        return min(left, self._most)

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        self._read(prefix, len(prefix) - 1)
        block = [prefix[-1], *[self._mask] * (most + self._skipped - 1)]
        rows = self._sequence.feed(block, rows=len(block))[self._skipped :]
        self._rows = (row[np.newaxis] for row in rows)
        return next(self._rows)

    def _next(self, token: int) -> Logits:
        del token
        return next(self._rows)


class BridgedDrafter(SequentialDrafter):
    """Small language model with another vocabulary, which proposes tokens that both models have.

    Its logits are moved to the target's ids, with -inf for tokens the draft model lacks; penalties,
    cuts and temperature then apply to them as to the target's. Verification uses the probabilities
    drawn from, so the output is the target's.
    """

    def __init__(
        self, sequence: CachedSequence, vocabulary: Vocabulary, target: Vocabulary, bridge: Bridge
    ) -> None:
        """``vocabulary`` is that of the draft model."""
        super().__init__(sequence, target, target.size)
        self._bridge = bridge
        self._reader = TextReader(bridge, target, vocabulary)
        self._row = np.full((1, target.size), -np.inf, dtype=np.float32)
        self._draft_start: int | None = None
        """Cached tokens before the current draft; None after ``commit``."""

    def prefill(self, prompt: Sequence[int], check: PromptCheck | None = None) -> Iterator[int]:
        """Keep the cache's common prefix with the prompt, then process the rest as far as it fits.

        Yields the number of the draft model's own tokens processed so far.
        """
        del check
        self._draft_start = None
        self._reader.read(prompt[:-1])
        return self._catch_up(list(self._reader.tokens))

    def logits_after(self, prefix: Sequence[int]) -> Logits | None:
        """Return the logits for drafting the next token, shape (target's size), or None.

        None if nothing can be drafted. Successive calls may only extend ``prefix``.
        """
        return self._first(prefix, 1)[0].copy() if self._room(prefix) > 0 else None

    def _room(self, prefix: Sequence[int]) -> int:
        # Called first in each draft: converts the new text to the draft model's tokens.
        self._reader.extend(prefix[len(self._reader) :])
        if not self._reader.tokens or not self._reader.is_complete:
            return 0
        return self._sequence.context_length - len(self._reader.tokens) + 1

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        del prefix, most
        tokens, cached = self._reader.tokens, len(self._sequence)
        if cached >= len(tokens):  # the target added a token without text
            self._sequence.keep_prefix(len(tokens) - 1)
            cached = len(self._sequence)
        self._draft_start = len(tokens)
        last = max(cached, len(tokens) - self._sequence.batch_length)
        for _ in self._sequence.feed_in_chunks(tokens[cached:last]):
            pass
        return self._to_target_ids(self._sequence.feed(tokens[last:], rows=1))

    def _next(self, token: int) -> Logits:
        same = int(self._bridge.read_as[token])
        return self._to_target_ids(self._sequence.feed([same], rows=1))

    def _to_target_ids(self, logits: Logits) -> Logits:
        """Move logits to the target's ids; the result is valid until the next call."""
        shown, highest = logits[0, self._bridge.drawn], logits[0].max()
        if not np.isfinite(highest):  # the draft model failed, perhaps at tokens the target lacks
            self._row[0, self._bridge.proposed] = np.nan
            return self._row
        self._row[0, self._bridge.proposed] = shown
        self._share_shown = float(np.exp(shown - highest).sum() / np.exp(logits[0] - highest).sum())
        return self._row

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Drop rejected tokens from the cache; the next draft reads what the target added."""
        del hidden_states
        if self._draft_start is not None:
            # Every drafted token belongs to both vocabularies.
            self._sequence.keep_prefix(self._draft_start + len(accepted) - 1)
            self._draft_start = None

    def keep(self, length: int) -> None:
        """Drop everything beyond the first ``length`` of the target's tokens."""
        self._draft_start = None
        self._reader.keep(length)
        self._sequence.keep_prefix(len(self._reader.tokens))
