"""Many answers of a model at once, as text for its draft.

Questions of one length make a batch: then there is no padding, and one mask for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from llama_file import END_OF_TEXT, TURN_END, TURN_START
from network import Llama
from numpy.typing import NDArray
from torch import Tensor
from windows import TokenFile

_LONGEST_QUESTION = 400
_READ_TOKENS = 2_000_000
"""Of the training text, from a random place: it is shuffled, so that a piece stands for all."""
_FEW = 0.8
"""Of the answers of a batch: when fewer go on, they go on alone. Most answers are short."""
_FULL = 255


@dataclass(frozen=True, slots=True)
class _Question:
    start: int
    length: int


class Questions:
    """Beginnings of chats, up to where an answer begins, in batches of one length."""

    def __init__(self, text: TokenFile, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        start = int(self._rng.integers(max(1, len(text) - _READ_TOKENS)))
        self._tokens = np.array(text.tokens[start : start + _READ_TOKENS], dtype=np.int64)
        mask = np.array(text.mask[start : start + _READ_TOKENS])
        self._by_length: dict[int, list[int]] = {}
        counted = mask == _FULL
        begins = np.flatnonzero(counted[1:] & ~counted[:-1]) + 1
        documents = np.flatnonzero(self._tokens == END_OF_TEXT) + 1
        for begin in begins.tolist():
            place = int(np.searchsorted(documents, begin, side="right")) - 1
            if place < 0:
                continue
            first = int(documents[place])
            length = begin - first
            chat = self._tokens[first] == TURN_START
            if chat and 0 < length <= _LONGEST_QUESTION:
                self._by_length.setdefault(length, []).append(first)
        if not self._by_length:
            raise ValueError("The text holds no chats.")
        self._lengths = sorted(self._by_length)
        counts = np.array([len(self._by_length[length]) for length in self._lengths], dtype=float)
        self._shares = counts / counts.sum()

    def next(self, count: int) -> NDArray[np.int64]:
        """Up to ``count`` questions of one length, drawn as often as such questions are asked."""
        length = int(self._rng.choice(self._lengths, p=self._shares))
        known = self._by_length[length]
        starts = self._rng.choice(known, size=min(count, len(known)), replace=False)
        return self._tokens[starts[:, None] + np.arange(length)]


@torch.no_grad()
def answer(
    model: Llama,
    questions: NDArray[np.int64],
    temperature: float,
    longest: int,
    device: torch.device,
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64]]]:
    """Answer each question; yield documents and their loss weights, 255 on the answers."""
    count, asked = questions.shape
    longest = min(longest, model.shape.context - asked)
    memory = Memory(model, count, asked + longest, device)
    inputs = torch.from_numpy(questions).to(device)
    said = torch.full((count, longest), TURN_END, dtype=torch.int64, device=device)
    rows = torch.arange(count, device=device)
    going = torch.ones(count, dtype=torch.bool, device=device)
    for place in range(longest):
        logits = model.logits(memory.read(inputs)[:, -1]).float()
        if temperature > 0.0:
            chosen = (logits / temperature).softmax(-1).multinomial(1).squeeze(1)
        else:
            chosen = logits.argmax(-1)
        chosen = torch.where(going, chosen, TURN_END)
        said[rows, place] = chosen
        going &= (chosen != TURN_END) & (chosen != END_OF_TEXT)
        left = int(going.sum())
        if left == 0:
            break
        if left < _FEW * len(rows):
            memory.keep(going)
            rows, chosen, going = rows[going], chosen[going], going[going]
        inputs = chosen[:, None]
    for question, words in zip(questions, said.cpu().numpy(), strict=True):
        ends = np.flatnonzero((words == TURN_END) | (words == END_OF_TEXT))
        words = words[: int(ends[0]) + 1] if len(ends) else words
        tokens = np.concatenate([question, words, [END_OF_TEXT]])
        mask = np.zeros(len(tokens), dtype=np.int64)
        mask[asked : asked + len(words)] = _FULL
        yield tokens, mask


class Memory:
    """Keys and values of what a batch has read."""

    def __init__(self, model: Llama, count: int, length: int, device: torch.device) -> None:
        shape = model.shape
        size = (shape.layers, 2, count, shape.kv_heads, length, shape.head_size)
        self._model = model
        self._kept = torch.zeros(size, dtype=model.dtype, device=device)
        self._read = 0

    def read(self, tokens: Tensor) -> Tensor:
        """Hidden states of ``tokens``, which follow what was read before."""
        start, end = self._read, self._read + tokens.shape[1]
        self._read = end
        return self._model.continued(tokens, self._kept, start)

    def keep(self, rows: Tensor) -> None:
        """Forget all rows of the batch but these (a mask)."""
        self._kept = self._kept[:, :, rows]
