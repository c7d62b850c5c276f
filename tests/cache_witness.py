"""Compares the contents of a cache with the same model reading the text again."""

import ctypes
from collections.abc import Sequence

import numpy as np

from foretoken.engine.cached_sequence import CachedSequence
from foretoken.engine.config import ModelSettings
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.llama.library import native
from foretoken.engine.model_pass import CancelFlag, Logits

_PROBE = 5


class CacheWitness:
    """Two more contexts of a model: one reads texts again, one continues a copy of a cache.

    It is a copy, because a cache that cannot roll back would keep the added token.
    """

    def __init__(
        self,
        model: LlamaModel,
        length: int,
        *,
        settings: ModelSettings | None = None,
        tolerance: float = 1e-2,
    ) -> None:
        self._tolerance = tolerance
        self._fresh, self._copy = (
            LlamaContext(model, length, cancel=CancelFlag(), settings=settings) for _ in range(2)
        )

    def close(self) -> None:
        self._fresh.close()
        self._copy.close()

    def logits(self, tokens: Sequence[int]) -> Logits:
        """Return the logits after these tokens, read again."""
        context, before = self._fresh, tokens[:-1]
        context.clear()
        for start in range(0, len(before), context.batch_length):
            context.decode(before[start : start + context.batch_length], rows=0)
        return context.decode(tokens[-1:], rows=1)[0].copy()

    def check(self, sequence: CachedSequence, text: Sequence[int]) -> None:
        """Check that the cache lists a prefix of the text and really contains it."""
        context, tokens = sequence._model, list(sequence.tokens)
        assert isinstance(context, LlamaContext)
        assert tokens == list(text[: len(tokens)])
        assert context.position == len(sequence) == len(tokens)
        context._drop()  # what waits for the next pass
        assert native.llama_memory_seq_pos_max(context._memory, 0) == len(tokens) - 1
        if not tokens or len(tokens) == context.context_length:
            return
        size = native.llama_state_seq_get_size(context._handle, 0)
        state = (ctypes.c_uint8 * size)()
        assert native.llama_state_seq_get_data(context._handle, state, size, 0) == size
        copy = self._copy
        copy.clear()
        assert native.llama_state_seq_set_data(copy._handle, state, size, 0) == size
        copy.position = len(tokens)
        found, wanted = copy.decode([_PROBE], rows=1)[0], self.logits([*tokens, _PROBE])
        # The logit of a padding token is so far below that its rounding error is large.
        real = wanted > wanted.max() - 100
        np.testing.assert_allclose(found[real], wanted[real], atol=self._tolerance)
