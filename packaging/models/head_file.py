"""The shape of a head that drafts from a target's inner states, and the GGUF file of one.

Knows nothing of training, like ``llama_file``. llama.cpp rotates neighbours in an EAGLE-3 head, as
in a llama; in a DFlash head the number i together with i + head size / 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias, get_args

import numpy as np
from gguf import GGMLQuantizationType
from llama_file import (
    END_OF_TEXT,
    About,
    Shape,
    Tokenizer,
    WeightType,
    add_shape,
    add_tensor,
    add_tokenizer,
    writing,
)
from numpy.typing import NDArray

Kind: TypeAlias = Literal["eagle3", "dflash"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MASK = END_OF_TEXT
"""What stands for the unknown tokens of a block; no answer holds it."""


@dataclass(frozen=True, slots=True)
class HeadShape:
    """The numbers that make up a head."""

    kind: Kind
    body: Shape
    """Of its own layers; the vocabulary is the target's."""
    target_width: int
    taken: tuple[int, ...]
    """The target's layers whose inputs it reads."""
    outputs: int
    """How many tokens it can propose."""
    block: int = 0
    """DFlash: the longest block, the last known token with it."""

    def __post_init__(self) -> None:
        if self.kind == "dflash" and self.body.width != self.target_width:
            raise ValueError("A DFlash head is as wide as its target.")
        if self.kind == "eagle3" and (self.body.layers, len(self.taken)) != (1, 3):
            raise ValueError("An EAGLE-3 head has one layer, and reads the inputs of three.")

    @classmethod
    def of(cls, told: dict[str, Any]) -> Self:
        """From what ``as_dict`` gave."""
        return cls(**told | {"body": Shape(**told["body"]), "taken": tuple(told["taken"])})

    def as_dict(self) -> dict[str, Any]:
        """For checkpoints."""
        return asdict(self)

    @property
    def owns_embedding(self) -> bool:
        """Whether the target's token embeddings are too wide for it."""
        return self.body.width != self.target_width

    @property
    def normed(self) -> int:
        """Size of the norm beside the fusion: EAGLE-3 has it before, DFlash behind."""
        inputs = len(self.taken) * self.target_width
        return inputs if self.kind == "eagle3" else self.body.width

    @property
    def parameters(self) -> int:
        """All weights of the file."""
        return sum(int(np.prod(size)) for _, size in self.tensors())

    def tensors(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Name in the file and size (output, input) of each tensor."""
        eagle, body = self.kind == "eagle3", self.body
        inner = 2 * body.width if eagle else body.width
        yield "fc.weight", (body.width, len(self.taken) * self.target_width)
        yield "enc.output_norm.weight", (self.normed,)
        if self.owns_embedding:
            yield "token_embd.weight", (body.vocabulary, body.width)
        yield "output.weight", (self.outputs, body.width)
        for name, size in body.tensors():
            if name.endswith(("attn_q.weight", "attn_k.weight", "attn_v.weight")):
                yield name, (size[0], inner)
            elif name != "token_embd.weight":
                yield name, size
        for layer in range(body.layers):
            if eagle:
                yield f"blk.{layer}.attn_norm_2.weight", (body.width,)
            else:
                yield f"blk.{layer}.attn_q_norm.weight", (body.head_size,)
                yield f"blk.{layer}.attn_k_norm.weight", (body.head_size,)


def write_head(
    path: Path,
    shape: HeadShape,
    weights: Callable[[str, tuple[int, ...]], NDArray[Any]],
    drafted: Sequence[int],
    tokenizer: Tokenizer,
    about: About,
    weight_type: WeightType = "Q8_0",
) -> None:
    """Write a file. ``drafted`` are the tokens that stand for the rows of the output matrix."""
    if len(drafted) != shape.outputs:
        raise ValueError(f"{len(drafted)} tokens for {shape.outputs} rows.")
    with writing(path, shape.kind, about, weight_type) as writer:
        add_shape(writer, shape.body)
        writer.add_array(f"{shape.kind}.target_layers", shape.taken)
        if shape.kind == "eagle3":
            writer.add_uint32("eagle3.target_hidden_size", shape.target_width)
            writer.add_bool("eagle3.norm_before_fc", True)
        else:
            writer.add_uint32("dflash.block_size", shape.block)
            writer.add_mask_token_id(MASK)
        add_tokenizer(writer, tokenizer)
        for name, size in shape.tensors():
            add_tensor(writer, name, weights(name, size), size, weight_type)
        if shape.outputs < shape.body.vocabulary:
            table = np.array(drafted, dtype=np.int64)
            writer.add_tensor("d2t", table, raw_dtype=GGMLQuantizationType.I64)
