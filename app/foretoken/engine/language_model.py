"""Interface of a model with a cache, implemented by ``llama.backend``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Logits: TypeAlias = NDArray[np.float32]
HiddenStates: TypeAlias = NDArray[np.float32]
"""A row per token: the last layer's output, from which logits are computed, or, for a head in a
file of its own, the concatenated inputs of the layers it reads."""


class LanguageModel(Protocol):
    """One model, one sequence, one KV cache."""

    @property
    def can_roll_back(self) -> bool:
        """Whether ``roll_back`` always works; if not, ``restore`` returns to a saved state."""

    @property
    def most_dropped(self) -> int:
        """If it does not, the most tokens of the last pass that it can drop."""

    @property
    def droppable(self) -> int:
        """Number of last tokens that ``roll_back`` can drop now."""

    @property
    def context_length(self) -> int:
        """Capacity of the cache in tokens."""

    @property
    def batch_length(self) -> int:
        """Most tokens per ``decode``."""

    @property
    def position(self) -> int:
        """Number of tokens in the cache."""

    def hidden_states(self, start: int, stop: int) -> HiddenStates | None:
        """Return the states at these positions, all from the last pass; a view until the next one.

        Shape (stop - start, width). None if they are not stored.
        """

    def decode(
        self, tokens: Sequence[int], rows: int, states: HiddenStates | None = None
    ) -> Logits:
        """Append ``tokens`` to the cache; return the logits of the last ``rows`` of them.

        A head reads ``states`` with them, a row per token; None stands for zeros. A DFlash head
        reads only states if no logits are wanted, else a block of tokens without states.

        Returns a view of shape (rows, vocabulary size), valid until the next call. Raises
        ``DecodeAborted`` or ``DecodeFailed``; the cache is then as before. If it cannot roll back,
        its contents are unusable: ``restore`` or ``clear`` it.
        """

    def roll_back(self, position: int) -> None:
        """Keep the first ``position`` tokens. Raises ``RollbackUnsupported``."""

    def save(self, spare: Any = None) -> Any:
        """Return what ``restore`` needs, apart from the position, to return to this state.

        ``spare``, from an earlier call, is overwritten. Only for models that cannot roll back.
        Raises ``RollbackUnsupported`` on failure.
        """

    def restore(self, state: Any, position: int) -> None:
        """Return to the saved ``state`` with ``position`` tokens in the cache.

        The tokens before it must still be there. Raises ``RollbackUnsupported``.
        """

    def clear(self) -> None:
        """Empty the cache; never fails."""
