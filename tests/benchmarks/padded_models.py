"""Big models that write the text of a small one: a llama embedded exactly in a bigger llama shape.

``python tests/benchmarks/padded_models.py FOLDER --sizes 400M,1B --types Q4_0,F16`` writes targets
that compute the function of the built-in target at the cost of a big model, and drafts of three
qualities, so that speculation can be measured at real acceptance without a download.

How the small model (width d) is embedded in the big one (width D):

- Extra width is zero, in the residual stream as in the feed-forward layers.
- An RMS norm divides by sqrt(mean of squares + epsilon), and the mean is now over D: weights times
  sqrt(d/D) and epsilon times d/D make up for it.
- Extra layers have zero ``attn_output`` and ``ffn_down``, so they add nothing.
- A head keeps its group and lies at the start of a bigger head. Scores are divided by the square
  root of the head size, so query weights are multiplied by sqrt(new size / old size).
- RoPE turns the rows 2i and 2i + 1 of a head by a frequency that depends on the head size;
  ``rope_freqs`` divides it, so the first pairs get the old frequencies back.

This is exact up to rounding in F16 and F32. Q8_0 and Q4_0 round the small model's weights, so the
text may differ; with Q4_0 the embedding, which is also the output matrix, is Q8_0, as llama.cpp too
keeps more bits for it. Zero weights cost as much as others, because ggml's kernels know no
sparsity.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, GGUFWriter, LlamaFileType, ReaderField
from gguf.quants import dequantize, quantize
from numpy.typing import NDArray

from foretoken.models.builtin import builtin_models

Floats: TypeAlias = NDArray[np.float32]
WeightType: TypeAlias = Literal["F32", "F16", "Q8_0", "Q4_0"]
DraftKind: TypeAlias = Literal["good", "middling", "hopeless"]

DRAFT_KINDS: tuple[DraftKind, ...] = get_args(DraftKind)
STAMP_KEY = "padded.stamp"
_VERSION = 1
"""To be raised when the same request writes other bytes."""


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


SIZES = {
    "100M": Shape(width=768, layers=12, heads=12, kv_heads=4, head_size=64, feed_forward=3072),
    "400M": Shape(width=1280, layers=20, heads=20, kv_heads=5, head_size=64, feed_forward=4096),
    "1B": Shape(width=2048, layers=16, heads=32, kv_heads=8, head_size=64, feed_forward=8192),
}
"""107, 402 and 982 million parameters with a tied vocabulary of 4,096; 1B is Llama 3.2's shape."""


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


def write_padded(
    small: SmallModel,
    path: Path | str,
    shape: Shape,
    weight_type: WeightType = "F16",
    *,
    kept_layers: int | None = None,
) -> bool:
    """Write ``small`` in the given shape; return False if that file exists.

    ``kept_layers`` leaves out the small model's later layers, which makes a different model: a
    draft. Raises ``ValueError`` where the shape is too small.
    """
    path, old = Path(path), small.shape
    kept = old.layers if kept_layers is None else kept_layers
    _check_fit(replace(old, layers=kept), shape)
    stamp = f"{_VERSION} {small.digest()} {shape} {weight_type} {kept}"
    if path.is_file() and _stamp_of(path) == stamp:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    writer = GGUFWriter(part, "llama")
    _add_metadata(writer, small, shape, weight_type)
    writer.add_string(STAMP_KEY, stamp)
    # The header comes first, so sizes are told before any weights are made, one tensor at a time.
    for name, size in _tensor_sizes(small, shape):
        kind = _stored_type(name, size, weight_type)
        row = quantize(np.zeros((1, size[-1]), dtype=np.float32), kind)
        stored = (*size[:-1], row.shape[-1])
        nbytes = int(np.prod(stored)) * row.itemsize
        writer.add_tensor_info(name, stored, row.dtype, nbytes, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    for name, size in _tensor_sizes(small, shape):
        weights = _padded_tensor(small, name, shape, size, kept)
        writer.write_tensor_data(_stored(weights, _stored_type(name, size, weight_type)))
    writer.close()
    part.rename(path)
    return True


def write_draft(small: SmallModel, path: Path | str, kind: DraftKind, good: Path | str) -> bool:
    """Write a draft for the text of ``small``; ``good`` is a real draft and copied as it is.

    "middling" lacks the last layer. "hopeless" lacks all layers; as llama.cpp accepts no such
    file, it has one that adds nothing.
    """
    if kind == "good":
        content, path = Path(good).read_bytes(), Path(path)
        if path.is_file() and path.read_bytes() == content:
            return False
        path.write_bytes(content)
        return True
    kept = small.shape.layers - 1 if kind == "middling" else 0
    return write_padded(
        small, path, replace(small.shape, layers=max(1, kept)), "F16", kept_layers=kept
    )


def write_head(head: Path | str, path: Path | str, small: Shape, shape: Shape) -> bool:
    """Write a head of a small target for its padded one; it computes the same.

    The extra width of the states that it reads is zero. An EAGLE-3 head norms them, which its norm
    makes up for; a DFlash head is as wide as its target, so all its layers are padded.
    """
    reader, path = GGUFReader(head), Path(path)
    stamp = f"{_VERSION} {hashlib.sha256(Path(head).read_bytes()).hexdigest()} {shape}"
    if path.is_file() and _stamp_of(path) == stamp:
        return False
    kind = reader.fields["general.architecture"].contents()
    writer = GGUFWriter(path, kind)
    if kind == "eagle3":
        writer.add_uint32("eagle3.target_hidden_size", shape.width)
    else:
        epsilon = "dflash.attention.layer_norm_rms_epsilon"
        writer.add_embedding_length(shape.width)
        writer.add_float32(epsilon, reader.fields[epsilon].contents() * small.width / shape.width)
    writer.add_string(STAMP_KEY, stamp)
    _add_fields(writer, reader.fields)
    for tensor in reader.tensors:
        data, axes = tensor.data, _padded_axes(kind, tensor.name)
        if axes:
            weights = dequantize(data, tensor.tensor_type)
            size = list(weights.shape)
            places = [np.arange(width) for width in size]
            for axis in axes:
                states = size[axis] // small.width  # side by side
                size[axis] = states * shape.width
                starts = np.arange(states)[:, None] * shape.width
                places[axis] = (starts + np.arange(small.width)).ravel()
            padded = np.zeros(size, dtype=np.float32)
            padded[np.ix_(*places)] = weights
            if len(size) == 1:
                padded *= np.sqrt(small.width / shape.width)
            data = quantize(padded, tensor.tensor_type)
        writer.add_tensor(tensor.name, data, raw_dtype=tensor.tensor_type)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return True


def _padded_axes(kind: str, name: str) -> tuple[int, ...]:
    """Return the axes of a head's tensor that are as wide as its target."""
    if name == "fc.weight":
        return (1,) if kind == "eagle3" else (0, 1)
    if kind == "eagle3":
        return (0,) if name == "enc.output_norm.weight" else ()
    part = name.removesuffix(".weight").split(".")[-1]
    if part in ("attn_output", "ffn_down", "attn_norm", "ffn_norm", "output_norm"):
        return (0,)
    return (1,) if part in ("attn_q", "attn_k", "attn_v", "ffn_gate", "ffn_up", "output") else ()


# --- the tensors ----------------------------------------------------------------------------


def _check_fit(old: Shape, new: Shape) -> None:
    for name in ("width", "layers", "kv_heads", "head_size", "feed_forward", "group"):
        if getattr(new, name) < getattr(old, name):
            raise ValueError(f"{new} is no bigger shape than {old}: {name} does not fit.")


def _tensor_sizes(small: SmallModel, new: Shape) -> Iterator[tuple[str, tuple[int, ...]]]:
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


def _padded_tensor(
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


# --- the file -------------------------------------------------------------------------------------


def _stored_type(name: str, size: tuple[int, ...], weight_type: WeightType) -> GGMLQuantizationType:
    if len(size) == 1:
        return GGMLQuantizationType.F32
    if weight_type == "Q4_0" and name in ("token_embd.weight", "output.weight"):
        return GGMLQuantizationType.Q8_0
    return GGMLQuantizationType[weight_type]


def _stored(weights: Floats, kind: GGMLQuantizationType) -> NDArray[Any]:
    """Quantise; most rows are zeros, which are done once."""
    if weights.ndim == 1:
        return quantize(weights, kind)
    used = np.flatnonzero(weights.any(axis=1))
    empty = quantize(np.zeros((1, weights.shape[1]), dtype=np.float32), kind)
    stored = np.repeat(empty, len(weights), axis=0)
    if len(used):
        stored[used] = quantize(weights[used], kind)
    return stored


def _add_metadata(
    writer: GGUFWriter, small: SmallModel, shape: Shape, weight_type: WeightType
) -> None:
    """Copy all metadata, such as the tokenizer, except what the new shape changes."""
    epsilon = small.value("llama.attention.layer_norm_rms_epsilon")
    writer.add_name(f"{small.value('general.name', small.path.stem)}, padded")
    bits = "ALL" if weight_type == "F32" else "MOSTLY"
    writer.add_file_type(LlamaFileType[f"{bits}_{weight_type}"])
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.feed_forward)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.head_size)
    writer.add_value_length(shape.head_size)
    writer.add_rope_dimension_count(shape.head_size)
    writer.add_layer_norm_rms_eps(epsilon * small.shape.width / shape.width)
    _add_fields(writer, small.fields)


def _add_fields(writer: GGUFWriter, fields: Mapping[str, ReaderField]) -> None:
    """Copy the fields that the writer does not have yet."""
    done = {"general.architecture", STAMP_KEY, *writer.kv_data[0]}
    for key, field in fields.items():
        if key not in done and not key.startswith("GGUF."):
            element = field.types[-1] if len(field.types) > 1 else None
            writer.add_key_value(key, field.contents(), field.types[0], sub_type=element)


def _stamp_of(path: Path) -> str | None:
    try:
        field = GGUFReader(path).fields.get(STAMP_KEY)
    except (ValueError, OSError):
        return None
    return field.contents() if field is not None else None


def main() -> None:
    """Write the files, named SIZE-TYPE.gguf, draft-KIND.gguf and draft-HEAD-SIZE.gguf."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", default="400M,1B", help=f"of {', '.join(SIZES)}")
    parser.add_argument("--types", default="Q4_0,F16", help="of F16, Q8_0, Q4_0")
    parser.add_argument("--drafts", default=",".join(DRAFT_KINDS))
    parser.add_argument("--target", type=Path, default=builtin_models()[0])
    parser.add_argument("--draft", type=Path, default=builtin_models()[1])
    parser.add_argument("--head", type=Path, default=builtin_models()[2], help="EAGLE-3 or DFlash")
    options = parser.parse_args()
    small = SmallModel(options.target)
    options.folder.mkdir(parents=True, exist_ok=True)
    for kind in filter(None, options.drafts.split(",")):
        path = options.folder / f"draft-{kind}.gguf"
        _report(path, time.perf_counter(), write_draft(small, path, kind, options.draft))
    for size in filter(None, options.sizes.split(",")):
        if options.target == builtin_models()[0]:  # another target has no such head
            kind = GGUFReader(options.head).fields["general.architecture"].contents()
            path, begun = options.folder / f"draft-{kind}-{size}.gguf", time.perf_counter()
            _report(path, begun, write_head(options.head, path, small.shape, SIZES[size]))
        for weight_type in options.types.split(","):
            path = options.folder / f"{size}-{weight_type}.gguf"
            begun = time.perf_counter()
            _report(path, begun, write_padded(small, path, SIZES[size], weight_type))


def _report(path: Path, begun: float, written: bool) -> None:
    took = f"written in {time.perf_counter() - begun:.1f} s" if written else "was there already"
    parameters = sum(int(tensor.n_elements) for tensor in GGUFReader(path).tensors) / 1e6
    size = path.stat().st_size / 1e6
    print(f"{path}: {parameters:,.1f} million parameters, {size:,.0f} MB, {took}", flush=True)


if __name__ == "__main__":
    main()
