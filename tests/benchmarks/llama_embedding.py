"""A small llama embedded exactly in a bigger llama shape: the same function at a bigger cost.

How the small model (width d) is embedded in the big one (width D):

- Extra width is zero, in the residual stream as in the feed-forward layers.
- An RMS norm divides by sqrt(mean of squares + epsilon), and the mean is now over D: weights times
  sqrt(d/D) and epsilon times d/D make up for it.
- Extra layers have zero ``attn_output`` and ``ffn_down``, so they add nothing.
- A head keeps its group and lies at the start of a bigger head. Scores are divided by the square
  root of the head size, so query weights are multiplied by sqrt(new size / old size).
- RoPE turns the rows 2i and 2i + 1 of a head by a frequency that depends on the head size;
  ``rope_freqs`` divides it, so the first pairs get the old frequencies back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from gguf import GGUFReader
from gguf.quants import dequantize
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Shape:
    """The numbers that make up a llama."""

    width: int
    layers: int
    heads: int
    kv_heads: int
    head_size: int
    feed_forward: int

    @property
    def group(self) -> int:
        """Query heads per key and value head."""
        return self.heads // self.kv_heads


class SmallModel:
    """The file to be embedded, read once."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        reader = GGUFReader(self.path)
        self.fields = reader.fields
        self.tensors = {tensor.name: tensor for tensor in reader.tensors}
        if self.value("general.architecture") != "llama":
            raise ValueError(f"{self.path} is no llama.")
        heads = self.value("llama.attention.head_count")
        width = self.value("llama.embedding_length")
        self.shape = Shape(
            width=width,
            layers=self.value("llama.block_count"),
            heads=heads,
            kv_heads=self.value("llama.attention.head_count_kv", heads),
            head_size=self.value("llama.attention.key_length", width // heads),
            feed_forward=self.value("llama.feed_forward_length"),
        )

    def value(self, key: str, default: Any = None) -> Any:
        """Return a metadata value."""
        field = self.fields.get(key)
        return field.contents() if field is not None else default

    def weights(self, name: str) -> Floats:
        """Return a tensor as a NumPy array (output, input)."""
        tensor = self.tensors[name]
        return np.asarray(dequantize(tensor.data, tensor.tensor_type), dtype=np.float32)

    def digest(self) -> str:
        """Return a fingerprint of the file."""
        return hashlib.sha256(self.path.read_bytes()).hexdigest()


def check_fit(old: Shape, new: Shape) -> None:
    for name in ("width", "layers", "kv_heads", "head_size", "feed_forward", "group"):
        if getattr(new, name) < getattr(old, name):
            raise ValueError(f"{new} is no bigger shape than {old}: {name} does not fit.")


def tensor_sizes(small: SmallModel, new: Shape) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Name and size (output, input) of each tensor, in the order of the file."""
    vocabulary = small.tensors["token_embd.weight"].data.shape[0]
    yield "token_embd.weight", (vocabulary, new.width)
    yield "output_norm.weight", (new.width,)
    if "output.weight" in small.tensors:
        yield "output.weight", (vocabulary, new.width)
    if new.head_size != small.shape.head_size or "rope_freqs.weight" in small.tensors:
        yield "rope_freqs.weight", (new.head_size // 2,)
    queries, keys = new.heads * new.head_size, new.kv_heads * new.head_size
    for layer in range(new.layers):
        block = f"blk.{layer}."
        yield block + "attn_norm.weight", (new.width,)
        yield block + "attn_q.weight", (queries, new.width)
        yield block + "attn_k.weight", (keys, new.width)
        yield block + "attn_v.weight", (keys, new.width)
        yield block + "attn_output.weight", (new.width, queries)
        yield block + "ffn_norm.weight", (new.width,)
        yield block + "ffn_gate.weight", (new.feed_forward, new.width)
        yield block + "ffn_up.weight", (new.feed_forward, new.width)
        yield block + "ffn_down.weight", (new.width, new.feed_forward)


def padded_tensor(
    small: SmallModel, name: str, new: Shape, size: tuple[int, ...], kept_layers: int
) -> Floats:
    old, kind = small.shape, name.split(".")[-2]
    if kind == "rope_freqs":
        return _rope_factors(small, new)
    layer = int(name.split(".")[1]) if name.startswith("blk.") else -1
    weights = np.zeros(size, dtype=np.float32)
    if layer >= kept_layers:
        return weights
    source = small.weights(name)
    if len(size) == 1:
        weights[: old.width] = source * np.sqrt(old.width / new.width)
        return weights
    if kind == "attn_q":
        source = source * np.sqrt(new.head_size / old.head_size)
    width = np.arange(old.width)
    rows, columns = {
        "attn_q": (_query_places(old, new), width),
        "attn_k": (_key_places(old, new), width),
        "attn_v": (_key_places(old, new), width),
        "attn_output": (width, _query_places(old, new)),
        "ffn_down": (width, np.arange(old.feed_forward)),
    }.get(kind, (np.arange(len(source)), width))
    weights[np.ix_(rows, columns)] = source
    return weights


def _query_places(old: Shape, new: Shape) -> NDArray[np.int64]:
    """Return where the rows of the old query heads go: same group, same place in it."""
    group, place = np.divmod(np.arange(old.heads), old.group)
    return _rows_of_heads(group * new.group + place, old, new)


def _key_places(old: Shape, new: Shape) -> NDArray[np.int64]:
    return _rows_of_heads(np.arange(old.kv_heads), old, new)


def _rows_of_heads(heads: NDArray[np.int64], old: Shape, new: Shape) -> NDArray[np.int64]:
    return (heads[:, None] * new.head_size + np.arange(old.head_size)).ravel()


def _rope_factors(small: SmallModel, new: Shape) -> Floats:
    """Return the divisor of each pair's frequency in llama.cpp; unused pairs keep theirs."""
    base, old_size = small.value("llama.rope.freq_base", 10000.0), small.shape.head_size
    pair = np.arange(old_size // 2)
    factors = np.ones(new.head_size // 2, dtype=np.float32)
    factors[: len(pair)] = base ** (2.0 * pair / old_size - 2.0 * pair / new.head_size)
    if "rope_freqs.weight" in small.tensors:
        factors[: len(pair)] *= small.weights("rope_freqs.weight")
    return factors
