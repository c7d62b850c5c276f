"""The tokens in a KV cache, kept in sync with the cache itself.

Recurrent and hybrid models can drop only some of their last tokens, or none. For them a sequence
stores checkpoints, goes back to the last one that is early enough, and the tokens after it have to
be processed again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from foretoken.engine.config import MAX_LOOKAHEAD
from foretoken.engine.errors import (
    DecodeAborted,
    DecodeFailed,
    DraftError,
    RollbackUnsupported,
    TargetError,
)
from foretoken.engine.llama.backend import LlamaContext
from foretoken.engine.model_pass import HiddenStates, Logits

# Turns that can be edited or answered again without processing everything before them.
_MAX_CHECKPOINTS = 16


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    length: int
    state: Any
    lasting: bool


class CachedSequence:
    """A model and the list of token ids in its cache; the two always agree.

    ``failure`` is the error type of this model's role, so that callers can tell a failing draft
    from a failing target.
    """

    def __init__(self, model: LlamaContext, failure: type[TargetError] | type[DraftError]) -> None:
        self._model = model
        self._failure = failure
        self._tokens: list[int] = []
        self._checkpoints: list[_Checkpoint] = []  # shortest first

    def __len__(self) -> int:
        return len(self._tokens)

    @property
    def tokens(self) -> Sequence[int]:
        """The ids in the cache in order; do not modify."""
        return self._tokens

    @property
    def room(self) -> int:
        """Free capacity in tokens."""
        return self._model.context_length - len(self._tokens)

    @property
    def context_length(self) -> int:
        """Capacity of the cache in tokens."""
        return self._model.context_length

    @property
    def batch_length(self) -> int:
        """Most tokens per ``feed``."""
        return self._model.batch_length

    def reuse(self, tokens: Sequence[int]) -> int:
        """Keep the common prefix of the cache and ``tokens``; return its length."""
        common = 0
        for cached, wanted in zip(self._tokens, tokens, strict=False):
            if cached != wanted:
                break
            common += 1
        self.keep_prefix(common)
        return len(self._tokens)

    def feed(self, tokens: Sequence[int], rows: int, states: HiddenStates | None = None) -> Logits:
        """Append ``tokens`` (at most one batch); return the last ``rows`` rows of logits.

        A head reads the target's ``states`` with them, see ``hidden_states``. The rows are valid
        until the next call. Raises ``DecodeAborted`` or this role's error; the cache is then as
        before or, if it cannot roll back, as at the last mark.
        """
        try:
            logits = self._model.decode(tokens, rows, states)
        except (DecodeAborted, DecodeFailed) as error:
            if self._model.can_roll_back:
                self._forget_after(self._model.position)
            else:
                self._go_back(len(self._tokens), or_clear=True)
            if isinstance(error, DecodeAborted):
                raise
            raise self._failure(error.kind, **error.facts) from error
        self._tokens.extend(tokens)
        return logits

    def feed_in_chunks(self, tokens: Sequence[int]) -> Iterator[int]:
        """Append ``tokens`` in batches without logits, yielding the count fed so far."""
        batch = self._model.batch_length
        for start in range(0, len(tokens), batch):
            chunk = tokens[start : start + batch]
            self.feed(chunk, rows=0)
            yield start + len(chunk)

    def hidden_states(self, start: int, stop: int) -> HiddenStates | None:
        """Return the model's hidden states at these positions, all from the last ``feed``.

        See ``HiddenStates``; the row at a position belongs to the token there, whose pass predicts
        the next one. A view until the next ``feed``; None if no head needs them.
        """
        return self._model.hidden_states(start, stop)

    def mark(self, *, lasting: bool = False, drafted: int = MAX_LOOKAHEAD) -> None:
        """Make sure that ``roll_back_to`` can return to here; a no-op if it can anyway.

        A mark lasts until the next one, a ``lasting`` one until many others have followed. A mark
        that does not last only serves to drop the ``drafted`` tokens of the next pass. Raises
        ``RollbackUnsupported`` if the model's state cannot be saved.
        """
        if self._model.can_roll_back or (not lasting and drafted <= self._model.most_dropped):
            return
        length = len(self._tokens)
        marks = self._checkpoints
        if marks and marks[-1].length == length:
            marks[-1] = replace(marks[-1], lasting=marks[-1].lasting or lasting)
            return
        kept = [mark for mark in marks if mark.lasting]
        if lasting:
            del kept[: max(0, len(kept) + 1 - _MAX_CHECKPOINTS)]
        spare = marks[-1].state if marks and not marks[-1].lasting else None
        state = self._model.save(spare) if length else None
        self._checkpoints = [*kept, _Checkpoint(length, state, lasting)]

    def roll_back_to(self, length: int) -> None:
        """Drop all tokens after the first ``length``.

        A model that cannot do that returns to the last mark before it; the tokens from there to
        ``length`` are lost as well and have to be fed again. Raises ``RollbackUnsupported`` if
        there is no mark, or if its state cannot be restored; the sequence is empty then.
        """
        if length >= len(self._tokens):
            return
        if self._model.can_roll_back or len(self._tokens) - length <= self._model.droppable:
            self._model.roll_back(length)
            self._forget_after(length)
        else:
            self._go_back(length, or_clear=False)

    def keep_prefix(self, length: int) -> None:
        """Like ``roll_back_to``, but empty a cache that cannot go back."""
        try:
            self.roll_back_to(length)
        except RollbackUnsupported:
            self._empty()

    def _go_back(self, length: int, *, or_clear: bool) -> None:
        """Restore the last mark not beyond ``length``."""
        mark = next((m for m in reversed(self._checkpoints) if m.length <= length), None)
        if mark is not None and mark.length:
            try:
                self._model.restore(mark.state, mark.length)
            except RollbackUnsupported:
                self._empty()
                raise
            self._forget_after(mark.length)
        elif mark is not None or or_clear or length == 0:
            self._empty()
        else:
            raise RollbackUnsupported("rollback-unmarked")

    def _empty(self) -> None:
        self._model.clear()
        self._forget_after(0)

    def _forget_after(self, length: int) -> None:
        del self._tokens[length:]
        if self._checkpoints and self._checkpoints[-1].length > length:
            self._checkpoints = [c for c in self._checkpoints if c.length <= length]
