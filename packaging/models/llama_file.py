"""The shape of a small llama, and the GGUF file of one.

Knows nothing of training, so that shapes can be timed before anything is trained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias, get_args

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter, LlamaFileType, TokenType
from gguf.quants import dequantize, quantize
from numpy.typing import NDArray

CHATML_TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n'"
    " + message['content'] + '<|im_end|>\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
CONTROL_TOKENS = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
END_OF_TEXT, TURN_START, TURN_END = 0, 1, 2
NORM_EPSILON = 1e-5
ROPE_BASE = 10_000.0
WeightType: TypeAlias = Literal["F16", "Q8_0"]
WEIGHT_TYPES: tuple[WeightType, ...] = get_args(WeightType)
_FILE_TYPES = {"F16": LlamaFileType.MOSTLY_F16, "Q8_0": LlamaFileType.MOSTLY_Q8_0}


@dataclass(frozen=True, slots=True)
class Shape:
    """The numbers that make up a llama with tied embeddings."""

    layers: int
    width: int
    heads: int
    kv_heads: int
    feed_forward: int
    vocabulary: int = 4096
    context: int = 1024
    head_size: int = 0
    """0: width / heads."""

    def __post_init__(self) -> None:
        if not self.head_size:
            object.__setattr__(self, "head_size", self.width // self.heads)
        if self.heads % self.kv_heads:
            raise ValueError(f"{self.heads} heads cannot share {self.kv_heads} key heads evenly.")
        if self.head_size % 2:
            raise ValueError(f"A head of {self.head_size} numbers has no pairs to rotate.")

    @classmethod
    def parse(cls, text: str, **others: int) -> Self:
        """Read LAYERSxWIDTH:HEADS:KV_HEADS:FEED_FORWARD, the way shapes are given to commands."""
        size, *rest = text.split(":")
        layers, width = size.split("x")
        heads, kv_heads, feed_forward = (int(number) for number in rest)
        return cls(int(layers), int(width), heads, kv_heads, feed_forward, **others)

    @property
    def name(self) -> str:
        """What ``parse`` reads."""
        return f"{self.layers}x{self.width}:{self.heads}:{self.kv_heads}:{self.feed_forward}"

    @property
    def parameters(self) -> int:
        """All weights; the embedding is the output matrix too and counts once."""
        return sum(int(np.prod(size)) for _, size in self.tensors())

    def as_dict(self) -> dict[str, int]:
        """For checkpoints."""
        return asdict(self)

    def tensors(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Name in the file and size (output, input) of each tensor."""
        queries, keys = self.heads * self.head_size, self.kv_heads * self.head_size
        yield "token_embd.weight", (self.vocabulary, self.width)
        yield "output_norm.weight", (self.width,)
        for layer in range(self.layers):
            block = f"blk.{layer}."
            yield block + "attn_norm.weight", (self.width,)
            yield block + "attn_q.weight", (queries, self.width)
            yield block + "attn_k.weight", (keys, self.width)
            yield block + "attn_v.weight", (keys, self.width)
            yield block + "attn_output.weight", (self.width, queries)
            yield block + "ffn_norm.weight", (self.width,)
            yield block + "ffn_gate.weight", (self.feed_forward, self.width)
            yield block + "ffn_up.weight", (self.feed_forward, self.width)
            yield block + "ffn_down.weight", (self.width, self.feed_forward)


@dataclass(frozen=True, slots=True)
class Tokenizer:
    """What the file tells of the tokenizer: byte-level BPE in GPT-2's alphabet."""

    tokens: list[str]
    merges: list[str]
    pre_tokenizer: str = "gpt-2"

    @property
    def kinds(self) -> list[TokenType]:
        """The control tokens come first; everything else is text."""
        control = len(CONTROL_TOKENS)
        return [
            TokenType.CONTROL if i < control else TokenType.NORMAL for i in range(len(self.tokens))
        ]


@dataclass(frozen=True, slots=True)
class About:
    """Metadata for people."""

    name: str
    description: str = ""
    licence: str = "mit"
    attribution: str = ""
    more: Mapping[str, str] = field(default_factory=dict)


def placeholder_tokenizer(size: int) -> Tokenizer:
    """All bytes and words without meaning, for files that are only timed."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    letters = [chr(byte) for byte in printable]
    letters += [chr(0x100 + index) for index in range(256 - len(printable))]
    words = [f"word{index}" for index in range(size - len(CONTROL_TOKENS) - len(letters))]
    return Tokenizer([*CONTROL_TOKENS, *letters, *words], ["w o"])


def random_weights(shape: Shape, seed: int = 0) -> Callable[[str, tuple[int, ...]], NDArray[Any]]:
    """A source of weights for files that are only timed."""
    rng = np.random.default_rng(seed)

    def draw(name: str, size: tuple[int, ...]) -> NDArray[Any]:
        if "norm" in name:
            return np.ones(size, dtype=np.float32)
        return rng.normal(scale=shape.width**-0.5, size=size).astype(np.float32)

    return draw


def write_llama(
    path: Path,
    shape: Shape,
    weights: Callable[[str, tuple[int, ...]], NDArray[Any]],
    tokenizer: Tokenizer,
    about: About,
    weight_type: WeightType = "F16",
) -> None:
    """Write a file; norms stay F32, as llama.cpp demands. ``weights`` gives each tensor.

    Rows of query and key matrices are in llama.cpp's order: the two numbers that one angle
    rotates stand beside each other.
    """
    if len(tokenizer.tokens) != shape.vocabulary:
        raise ValueError(f"{len(tokenizer.tokens)} tokens for {shape.vocabulary} rows.")
    with writing(path, "llama", about, weight_type) as writer:
        add_shape(writer, shape)
        add_tokenizer(writer, tokenizer)
        for name, size in shape.tensors():
            add_tensor(writer, name, weights(name, size), size, weight_type)


@contextmanager
def writing(
    path: Path, architecture: str, about: About, weight_type: WeightType
) -> Iterator[GGUFWriter]:
    """A writer; the file is there, whole, once the block has ended."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    writer = GGUFWriter(part, architecture)
    _add_about(writer, about)
    writer.add_file_type(_FILE_TYPES[weight_type])
    yield writer
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    part.replace(path)


def add_shape(writer: GGUFWriter, shape: Shape) -> None:
    """The numbers that llama.cpp builds the layers from."""
    writer.add_vocab_size(shape.vocabulary)
    writer.add_context_length(shape.context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.feed_forward)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.head_size)
    writer.add_value_length(shape.head_size)
    writer.add_rope_dimension_count(shape.head_size)
    writer.add_rope_freq_base(ROPE_BASE)
    writer.add_layer_norm_rms_eps(NORM_EPSILON)


def add_tensor(
    writer: GGUFWriter,
    name: str,
    values: NDArray[Any],
    size: tuple[int, ...],
    weight_type: WeightType,
) -> None:
    """A matrix in the type of the weights, or a norm in F32."""
    if values.shape != size:
        raise ValueError(f"{name} is {values.shape}, not {size}.")
    if len(size) == 1:
        writer.add_tensor(name, values.astype(np.float32))
        return
    if not np.isfinite(values.astype(np.float16)).all():
        raise ValueError(f"{name} does not fit half precision.")
    kind = GGMLQuantizationType[weight_type]
    writer.add_tensor(name, quantize(values, kind), raw_dtype=kind)


def rounded(values: NDArray[np.float32], weight_type: WeightType) -> NDArray[np.float32]:
    """A matrix as it comes back from a file of that type; shape (rows, columns)."""
    kind = GGMLQuantizationType[weight_type]
    return dequantize(quantize(values, kind), kind)


def _add_about(writer: GGUFWriter, about: About) -> None:
    writer.add_name(about.name)
    if about.description:
        writer.add_description(about.description)
    writer.add_license(about.licence)
    if about.attribution:
        writer.add_string("general.attribution", about.attribution)
    for key, value in about.more.items():
        writer.add_string(key, value)


def add_tokenizer(writer: GGUFWriter, tokenizer: Tokenizer) -> None:
    """Entries, merges, control tokens and the chat template."""
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(tokenizer.pre_tokenizer)
    writer.add_token_list(tokenizer.tokens)
    writer.add_token_types(tokenizer.kinds)
    writer.add_token_merges(tokenizer.merges)
    writer.add_bos_token_id(END_OF_TEXT)
    writer.add_eos_token_id(TURN_END)
    writer.add_eot_token_id(TURN_END)
    writer.add_pad_token_id(END_OF_TEXT)
    writer.add_add_bos_token(False)
    writer.add_chat_template(CHATML_TEMPLATE)
