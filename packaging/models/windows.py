"""Windows of a long row of tokens, in a random order that can be gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self, TypeAlias

import numpy as np
import torch
from llama_file import END_OF_TEXT
from numpy.typing import NDArray
from torch import Tensor

Places: TypeAlias = NDArray[np.int64]


@dataclass(slots=True)
class Batch:
    """What one pass of training sees: windows, and for each token the one that follows."""

    inputs: Tensor
    wanted: Tensor
    weights: Tensor
    """How much each wanted token counts, 0 to 1."""

    def to(self, device: torch.device) -> Self:
        """The same on another device."""
        moved = (getattr(self, f.name).to(device, non_blocking=True) for f in fields(self))
        return type(self)(*moved)

    def split(self, windows: int) -> Iterator[Batch]:
        """Parts of at most so many windows."""
        parts = (getattr(self, f.name).split(max(1, windows)) for f in fields(self))
        return (Batch(*part) for part in zip(*parts, strict=True))


class TokenFile:
    """Token ids and loss weights on the disk, read where they are needed."""

    def __init__(self, folder: Path, name: str) -> None:
        self.tokens = np.memmap(folder / f"{name}.bin", dtype="<u2", mode="r")
        self.mask = np.memmap(folder / f"{name}.mask", dtype=np.uint8, mode="r")
        if len(self.tokens) != len(self.mask):
            raise ValueError(f"{name}.bin and {name}.mask tell of different numbers of tokens.")

    def __len__(self) -> int:
        return len(self.tokens)

    def windows(self, starts: Places, length: int) -> Batch:
        """Windows of ``length`` tokens from each of ``starts``."""
        places = starts[:, None] + np.arange(length + 1)
        tokens = torch.from_numpy(self.tokens[places].astype(np.int64))
        weights = torch.from_numpy(self.mask[places[:, 1:]].astype(np.float32) / 255.0)
        return Batch(tokens[:, :-1], tokens[:, 1:], weights)

    def spread(self, count: int, length: int) -> Batch:
        """At most ``count`` windows from all over the file, always the same ones."""
        most = (len(self) - 1) // length
        starts = np.linspace(0, most - 1, min(most, max(1, count))).astype(np.int64) * length
        return self.windows(starts, length)


class Sampler:
    """Windows in a random order, each once in a round; every round cuts the text elsewhere.

    A window begins with a document, if one begins in its first half: a chat does so too.
    """

    def __init__(self, data: TokenFile, length: int, seed: int) -> None:
        self.data, self.length, self.seed = data, length, seed
        self.round, self.cursor = 0, 0
        self._order = self._shuffled()

    def next(self, count: int) -> Batch:
        """The next ``count`` windows."""
        taken: list[Places] = []
        while count:
            if self.cursor >= len(self._order):
                self.round, self.cursor = self.round + 1, 0
                self._order = self._shuffled()
            taken.append(self._order[self.cursor : self.cursor + count])
            self.cursor += len(taken[-1])
            count -= len(taken[-1])
        return self.data.windows(self._at_documents(np.concatenate(taken)), self.length)

    def state(self) -> dict[str, int]:
        """Where it stands."""
        return {"round": self.round, "cursor": self.cursor, "tokens": len(self.data)}

    def restore(self, state: dict[str, int]) -> None:
        """Go on from ``state``; with other data a new round begins."""
        self.round, self.cursor = state["round"], state["cursor"]
        if state["tokens"] != len(self.data):
            self.round, self.cursor = self.round + 1, 0
        self._order = self._shuffled()

    def _shuffled(self) -> Places:
        rng = np.random.default_rng([self.seed, self.length, self.round])
        last = len(self.data) - self.length - 1
        if last < 0:
            raise ValueError(f"The text is shorter than a window of {self.length} tokens.")
        starts = np.arange(rng.integers(min(self.length, last + 1)), last + 1, self.length)
        return rng.permutation(starts)

    def _at_documents(self, starts: Places) -> Places:
        last = len(self.data) - self.length - 1
        moved = starts.copy()
        for index, start in enumerate(starts.tolist()):
            ahead = self.data.tokens[max(0, start - 1) : start + self.length // 2]
            ends: NDArray[Any] = np.flatnonzero(ahead == END_OF_TEXT)
            if start and len(ends):
                moved[index] = min(last, start + int(ends[0]))
        return moved
