"""Arrays that passes of a model read and return."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Logits: TypeAlias = NDArray[np.float32]
HiddenStates: TypeAlias = NDArray[np.float32]
"""A row per token: the last layer's output, from which logits are computed, or, for a head in a
file of its own, the concatenated inputs of the layers it reads."""
