"""The tokens that a KV cache holds, kept in step with the cache itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from foretoken.engine.errors import (
    DecodeFailed,
    DraftError,
    RollbackUnsupported,
    TargetError,
)
from foretoken.engine.language_model import LanguageModel, Logits


class CachedSequence:
    """A model and the list of token ids in its cache; the two always agree.

    ``failure`` is the error type of this model's role, so that a caller can tell a failing
    draft from a failing target.
    """

    def __init__(self, model: LanguageModel, failure: type[TargetError] | type[DraftError]) -> None:
        self._model = model
        self._failure = failure
        self._tokens: list[int] = []

    def __len__(self) -> int:
        return len(self._tokens)

    @property
    def tokens(self) -> Sequence[int]:
        """The ids in the cache, first to last; do not modify."""
        return self._tokens

    @property
    def room(self) -> int:
        """Tokens that still fit."""
        return self._model.context_length - len(self._tokens)

    @property
    def context_length(self) -> int:
        """Tokens that the cache can hold."""
        return self._model.context_length

    def reuse(self, tokens: Sequence[int]) -> int:
        """Keep what the cache shares with the start of ``tokens``; return its length."""
        common = 0
        for cached, wanted in zip(self._tokens, tokens, strict=False):
            if cached != wanted:
                break
            common += 1
        self.keep_prefix(common)
        return len(self._tokens)

    def feed(self, tokens: Sequence[int], rows: int) -> Logits:
        """Append ``tokens`` (at most one batch); return the last ``rows`` rows of logits.

        The rows are valid until the next call. Raises ``DecodeAborted`` or this role's error;
        the cache then holds what it held before, or nothing where it cannot roll back.
        """
        try:
            logits = self._model.decode(tokens, rows)
        except DecodeFailed as error:
            raise self._failure(str(error)) from error
        finally:
            del self._tokens[self._model.position :]
        self._tokens.extend(tokens)
        return logits

    def feed_in_chunks(self, tokens: Sequence[int]) -> Iterator[int]:
        """Append ``tokens`` batch by batch without logits, yielding the count fed so far."""
        batch = self._model.batch_length
        for start in range(0, len(tokens), batch):
            chunk = tokens[start : start + batch]
            self.feed(chunk, rows=0)
            yield start + len(chunk)

    def roll_back_to(self, length: int) -> None:
        """Drop all tokens after the first ``length``. Raises ``RollbackUnsupported``."""
        if length < len(self._tokens):
            self._model.roll_back(length)
            del self._tokens[length:]

    def keep_prefix(self, length: int) -> None:
        """Like ``roll_back_to``, but empties a cache that cannot roll back."""
        try:
            self.roll_back_to(length)
        except RollbackUnsupported:
            self._model.clear()
            self._tokens.clear()
