"""Drafting with a draft model that has another vocabulary than its target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.drafting.drafter import SequentialDrafter
from foretoken.engine.language_model import HiddenStates, Logits
from foretoken.engine.text.bridge import Bridge, TextReader
from foretoken.engine.text.vocabulary import Vocabulary


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

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Keep the cache's common prefix with the prompt, then process the rest as far as it fits.

        Yields the number of the draft model's own tokens processed so far.
        """
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
