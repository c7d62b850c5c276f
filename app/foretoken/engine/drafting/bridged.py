"""A draft model with another vocabulary than its target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.drafting.drafter import SequentialDrafter
from foretoken.engine.language_model import HiddenStates, Logits
from foretoken.engine.text.bridge import Bridge, TextReader
from foretoken.engine.text.vocabulary import Vocabulary


class BridgedDrafter(SequentialDrafter):
    """A small language model that proposes the tokens which its target has, too.

    Its logits are put at the target's ids, with none for tokens that only one of the two has; then
    they go through the same penalties, cuts and temperature as the target's, by the target's ids.
    What is drawn from that is judged by its probability there, so the output is the target's.
    """

    def __init__(
        self, sequence: CachedSequence, vocabulary: Vocabulary, target: Vocabulary, bridge: Bridge
    ) -> None:
        """``vocabulary`` is the draft's own."""
        super().__init__(sequence, target, target.size)
        self._bridge = bridge
        self._reader = TextReader(bridge, target, vocabulary)
        self._row = np.full((1, target.size), -np.inf, dtype=np.float32)
        self._drafted_behind: int | None = None
        """Tokens in the cache before the draft that no ``commit`` has followed yet."""

    def prefill(self, prompt: Sequence[int]) -> Iterator[int]:
        """Keep what the cache shares with the prompt; then read it as far as it can be read.

        Yields the draft's own tokens processed so far.
        """
        self._drafted_behind = None
        self._reader.read(prompt[:-1])
        wanted = list(self._reader.tokens)
        return self._read(wanted, self._sequence.reuse(wanted))

    def _read(self, wanted: list[int], reused: int) -> Iterator[int]:
        if len(wanted) <= self._sequence.context_length:
            for count in self._sequence.feed_in_chunks(wanted[reused:]):
                yield reused + count

    def logits_behind(self, prefix: Sequence[int]) -> Logits | None:
        """Logits from which the next token would be drafted, shape (target's size).

        None where nothing can be drafted. Beyond what was read, ``prefix`` may only grow.
        """
        return self._first(prefix, 1)[0].copy() if self._room(prefix) > 0 else None

    def _room(self, prefix: Sequence[int]) -> int:
        # The first that is asked about a draft: the text is read in the draft's tokens from here.
        self._reader.extend(prefix[len(self._reader) :])
        if not self._reader.tokens or not self._reader.is_complete:
            return 0
        return self._sequence.context_length - len(self._reader.tokens) + 1

    def _first(self, prefix: Sequence[int], most: int) -> Logits:
        del prefix, most
        tokens, cached = self._reader.tokens, len(self._sequence)
        if cached >= len(tokens):  # the target added a token without a text
            self._sequence.keep_prefix(len(tokens) - 1)
            cached = len(self._sequence)
        self._drafted_behind = len(tokens)
        last = max(cached, len(tokens) - self._sequence.batch_length)
        for _ in self._sequence.feed_in_chunks(tokens[cached:last]):
            pass
        return self._at_targets_ids(self._sequence.feed(tokens[last:], rows=1))

    def _next(self, token: int) -> Logits:
        same = int(self._bridge.read_as[token])
        return self._at_targets_ids(self._sequence.feed([same], rows=1))

    def _at_targets_ids(self, logits: Logits) -> Logits:
        """Valid until the next call."""
        shown, highest = logits[0, self._bridge.drawn], logits[0].max()
        if not np.isfinite(highest):  # the draft failed, be it at tokens that the target lacks
            self._row[0, self._bridge.proposed] = np.nan
            return self._row
        self._row[0, self._bridge.proposed] = shown
        self._share_shown = float(np.exp(shown - highest).sum() / np.exp(logits[0] - highest).sum())
        return self._row

    def commit(self, accepted: Sequence[int], hidden_states: HiddenStates | None) -> None:
        """Drop rejected tokens from the cache; the next draft reads what the target added."""
        del hidden_states
        if self._drafted_behind is not None:
            # Every drafted token is one of both vocabularies.
            self._sequence.keep_prefix(self._drafted_behind + len(accepted) - 1)
            self._drafted_behind = None

    def keep(self, length: int) -> None:
        """Drop what is read beyond the first ``length`` of the target's tokens."""
        self._drafted_behind = None
        self._reader.keep(length)
        self._sequence.keep_prefix(len(self._reader.tokens))
