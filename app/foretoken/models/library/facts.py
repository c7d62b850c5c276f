"""Facts about a model from the header of a GGUF file, as plain values that can be stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from foretoken.engine.heads import (
    ASSISTANT,
    DFLASH,
    GEMMA_4,
    HEAD_FAMILIES,
    HEAD_SIZE_KEYS,
    LATER_DFLASH,
    MARKOV,
    TARGET_WIDTH_KEYS,
    ModelShape,
    block_of,
    head_count,
    names_in,
)
from foretoken.models.gguf.file import BrokenFile, GgufFile, NotAModel, header_text, read_gguf
from foretoken.models.gguf.tensor_types import FILE_TYPES, TENSOR_TYPES
from foretoken.models.gguf.vocabulary import vocabulary_digest
from foretoken.system.language import said
from foretoken.system.shown_text import shown_name


class ModelKind(StrEnum):
    """Kinds of model files, by their use."""

    CHAT = "chat"
    BASE = "base"
    """Continues texts; has no chat template."""
    PROJECTOR = "projector"
    """Image or audio input of another model (mmproj)."""
    EMBEDDING = "embedding"
    ADAPTER = "adapter"
    OTHER = "other"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class FileFacts:
    """Facts of one file; those of a split model are combined in a ``LibraryModel``."""

    problem: str | None = None
    """Why the file is no usable GGUF file; then nothing else is known."""
    no_model: bool = False
    """Whether it was never a model, whatever its name says."""
    kind: ModelKind = ModelKind.OTHER
    note: str = ""
    """Why it is of the kind OTHER."""
    architecture: str = ""
    parameters: int = 0
    tensors: int = 0
    context_length: int = 0
    layers: int = 0
    embedding_length: int = 0
    vocabulary_size: int = 0
    vocabulary_digest: str = ""
    recurrent: bool = False
    promises_head: bool = False
    """Whether it declares heads that draft for its model (MTP), of a family that llama.cpp runs."""
    head_tensors: bool = False
    """Whether it has a head's tensors; those of a split model may be in another part."""
    shape: ModelShape = field(default_factory=ModelShape)
    """Properties that decide which head fits it, or which model it is a head of."""
    file_type: int = -1
    """``general.file_type``; -1 if it is missing."""
    bytes_by_type: dict[str, int] = field(default_factory=dict)
    """Bytes of weights by the name of the tensor type."""
    split_number: int = 0
    """Number of the part in a split model, from 0."""
    split_count: int = 0
    """Number of parts; 0 or 1 for a whole model."""
    split_tensors: int = 0
    """Number of tensors in all parts together."""


# llama.cpp src/llama-arch.cpp, llm_arch_is_recurrent() and llm_arch_is_hybrid()
_RECURRENT = names_in(  # not translated: names
    "mamba mamba2 rwkv6 rwkv6qwen2 rwkv7 arwkv7 jamba falcon-h1 plamo2 granitehybrid lfm2 lfm2moe "
    "nemotron_h nemotron_h_moe qwen3next kimi-linear bailingmoe3 kimi-k3 glm5-next qwen35 "
    "qwen35moe qwen4exp deepseek4 minimax-01"
)
_RECURRENT_KEYS = ("ssm.", "wkv.", "shortconv.")  # not translated: keys
"""Future recurrent families will have these hyperparameters, too."""
# The encoders among llama.cpp's families; others are recognised by their pooling type.
_EMBEDDING = names_in(  # not translated: names
    "bert modern-bert nomic-bert nomic-bert-moe neo-bert jina-bert-v2 jina-bert-v3 eurobert "
    "gemma-embedding llama-embed t5encoder"
)
_NO_POOLING = 0  # LLAMA_POOLING_TYPE_NONE in llama.cpp's include/llama.h
_NO_CHAT = {
    **dict.fromkeys(("dream", "llada", "llada-moe", "rnd1"), "model-diffusion"),
    **dict.fromkeys(("eagle3", "dflash", "gemma4-assistant"), "model-head"),
    **dict.fromkeys(("qwen3tts", "pockettts", "wavtokenizer-dec"), "model-speech"),
    "t5": "model-encoder",
}
_GUESSED = 1024
"""Flag in a file type: llama.cpp guessed it from the tensors."""


def read_facts(path: Path, called: str = "") -> FileFacts:
    """Read a file's header. Raises ``OSError``; a broken file is reported in ``problem``.

    ``called`` replaces the file's name in that message.
    """
    try:
        return _facts(read_gguf(path, called))
    except BrokenFile as error:
        return FileFacts(problem=str(error), no_model=isinstance(error, NotAModel))


def brings_head(files: Iterable[FileFacts]) -> bool:
    """Whether a model has a head that drafts for it; ``files`` are all its parts."""
    parts = list(files)
    # Files reduced to the model itself keep the key, but not the tensors.
    return bool(parts) and parts[0].promises_head and any(part.head_tensors for part in parts)


def is_head_file(path: Path) -> bool:
    """Whether a file has only a head, which needs its target to be loaded."""
    return header_text(path, "general.architecture") in HEAD_FAMILIES


def quantisation_name(file_type: int, bytes_by_type: dict[str, int]) -> str:
    """Return ``Q4_K_M``, ``F16`` ...: as declared, or the type of most weights."""
    if not bytes_by_type:
        return ""
    stated = FILE_TYPES.get(file_type & ~_GUESSED, "") if file_type >= 0 else ""
    return stated or max(bytes_by_type, key=lambda name: bytes_by_type[name])


def _facts(file: GgufFile) -> FileFacts:
    family = file.text("general.architecture")
    kind, note = _kind(file, family)
    bytes_by_type = Counter[str]()
    for tensor in file.tensors:
        bytes_by_type[TENSOR_TYPES[tensor.type].name] += tensor.size_bytes
    tokens = file.arrays.get("tokenizer.ggml.tokens")
    talks = kind in (ModelKind.CHAT, ModelKind.BASE)
    recurrent_keys = tuple(f"{family}.{key}" for key in _RECURRENT_KEYS)
    return FileFacts(
        kind=kind,
        note=note,
        architecture=shown_name(family),
        parameters=file.parameters,
        tensors=len(file.tensors),
        context_length=file.number(f"{family}.context_length", 0),
        layers=file.number(f"{family}.block_count", 0),
        embedding_length=file.number(f"{family}.embedding_length", 0),
        vocabulary_size=tokens.count if tokens is not None else 0,
        vocabulary_digest=vocabulary_digest(file) if talks or family in HEAD_FAMILIES else "",
        recurrent=family in _RECURRENT
        or any(key.startswith(recurrent_keys) for key in file.values),
        promises_head=head_count(family, file.number(f"{family}.nextn_predict_layers", 0)) > 0,
        head_tensors=any(each.name.endswith(".nextn.eh_proj.weight") for each in file.tensors),
        shape=_shape(file, family),
        file_type=file.number("general.file_type", -1),
        bytes_by_type=dict(bytes_by_type),
        split_number=file.number("split.no", 0),
        split_count=file.number("split.count", 0),
        split_tensors=file.number("split.tensors.count", 0),
    )


def _shape(file: GgufFile, family: str) -> ModelShape:
    ahead = file.number(f"{family}.nextn_predict_layers", 0)
    stated_block = file.number("dflash.block_size", None)
    names = {tensor.name for tensor in file.tensors}
    with suppress(KeyError):
        return ModelShape(
            family=family,
            layers=file.number(f"{family}.block_count", 0) - ahead,
            width=file.number(f"{family}.embedding_length", 0),
            target_layers=tuple(map(int, file.numbers(f"{family}.target_layers")))
            if family in HEAD_FAMILIES - {ASSISTANT}
            else (),
            target_width=file.number(TARGET_WIDTH_KEYS.get(family, ""), 0),
            head_sizes=tuple(file.number(f"{family}.{key}", 0) for key in HEAD_SIZE_KEYS)
            if family in (ASSISTANT, GEMMA_4)
            else (),
            owns_embedding=family not in HEAD_FAMILIES or "token_embd.weight" in names,
            block=block_of(stated_block, chained=MARKOV in names) if family == DFLASH else 0,
            has_mask=family != DFLASH or "tokenizer.ggml.mask_token_id" in file.values,
            unknown_kind=any(key in file.values for key in LATER_DFLASH),
        )
    return ModelShape(family)


def _kind(file: GgufFile, family: str) -> tuple[ModelKind, str]:
    """Return the kind, and for OTHER the reason in a sentence."""
    declared = file.text("general.type")
    if (
        declared == "adapter"
        or "adapter.type" in file.values
        or any(tensor.name.endswith((".lora_a", ".lora_b")) for tensor in file.tensors)
    ):
        return ModelKind.ADAPTER, ""
    if declared == "mmproj" or family == "clip":
        return ModelKind.PROJECTOR, ""
    if declared == "imatrix":
        return ModelKind.OTHER, said("model-imatrix")
    pooling = file.number(f"{family}.pooling_type", _NO_POOLING)
    if family in _EMBEDDING or pooling > _NO_POOLING:
        return ModelKind.EMBEDDING, ""
    if family in _NO_CHAT:
        return ModelKind.OTHER, said(_NO_CHAT[family])
    if file.text("tokenizer.ggml.model") in ("", "none", "no_vocab"):
        return ModelKind.OTHER, said("model-no-vocabulary")
    if not file.tensors and file.number("split.count", 0) < 2:
        return ModelKind.OTHER, said("model-no-weights")
    has_template = any(key.startswith("tokenizer.chat_template") for key in file.values)
    return (ModelKind.CHAT if has_template else ModelKind.BASE), ""
