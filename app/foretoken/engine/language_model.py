"""What the engine needs from a model with a cache; ``llama.backend`` provides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Logits: TypeAlias = NDArray[np.float32]
HiddenStates: TypeAlias = NDArray[np.float32]
"""A row per token: the last layer's output, from which logits are made, or for a head in a
file of its own the inputs of the layers that it reads, side by side."""


class LanguageModel(Protocol):
    """One model, one sequence, one KV cache."""

    @property
    def can_roll_back(self) -> bool:
        """Whether ``roll_back`` always works; if not, ``restore`` goes back to a saved state."""

    @property
    def most_dropped(self) -> int:
        """Tokens of its last pass that ``roll_back`` can drop where it does not always work."""

    @property
    def droppable(self) -> int:
        """How many of its last tokens ``roll_back`` can drop now."""

    @property
    def context_length(self) -> int:
        """Tokens that the cache can hold."""

    @property
    def batch_length(self) -> int:
        """Most tokens that one ``decode`` takes."""

    @property
    def position(self) -> int:
        """Tokens in the cache."""

    def hidden_states(self, start: int, stop: int) -> HiddenStates | None:
        """States at these positions, all of them in the last pass; a view until the next one.

        Shape (stop - start, width). None where they are not kept.
        """

    def decode(
        self, tokens: Sequence[int], rows: int, states: HiddenStates | None = None
    ) -> Logits:
        """Append ``tokens`` to the cache; return the logits of the last ``rows`` of them.

        A head reads the ``states`` with them, a row for each token; none are zeros. A DFlash head
        reads states alone where no logits are wanted, else a block of tokens without any.

        Returns a view of shape (rows, vocabulary size) that is valid until the next call.
        Raises ``DecodeAborted`` or ``DecodeFailed``; the cache then holds what it held before.
        Where it cannot roll back, it holds nothing of use: ``restore`` or ``clear`` it.
        """

    def roll_back(self, position: int) -> None:
        """Keep the first ``position`` tokens. Raises ``RollbackUnsupported``."""

    def save(self, spare: Any = None) -> Any:
        """Return what ``restore`` needs, beside the position, to come back to this state.

        What an earlier call returned is overwritten if it is ``spare``. Only for models that cannot
        roll back. Raises ``RollbackUnsupported`` where it fails.
        """

    def restore(self, state: Any, position: int) -> None:
        """Go back to where ``save`` returned ``state``, with ``position`` tokens in the cache.

        The tokens before it must still be there. Raises ``RollbackUnsupported``.
        """

    def clear(self) -> None:
        """Empty the cache; never fails."""
