"""Heads, which draft from the target's hidden states: models that have them, and which pairs fit.

A head for multi-token prediction (MTP) is in its target's own file; EAGLE-3 and DFlash heads and
Gemma 4's assistants are separate files, each made for one model.
"""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.system.language import said


def names_in(text: str) -> frozenset[str]:
    """Split names separated by spaces."""
    return frozenset(text.split())


WITH_HEADS = names_in(  # not translated: names
    "bailingmoe3 cohere2moe deepseek2 deepseek32 glm-dsa glm4moe hy_v3 mimo2 nemotron_h_moe qwen35 "
    "qwen35moe qwen3next step35"
)
"""Families whose MTP heads llama.cpp runs (``LLM_GRAPH_TYPE_DECODER_MTP`` in its models), and whose
hidden states are rows of one width."""
_CHAINED = names_in("mimo2 step35")  # not translated: names
"""Families that may have several MTP heads, each of which drafts one token."""
EAGLE, DFLASH, ASSISTANT = "eagle3", "dflash", "gemma4-assistant"  # not translated: names
TARGET_WIDTH_KEYS = {  # not translated: keys
    EAGLE: "eagle3.target_hidden_size",
    DFLASH: "dflash.embedding_length",
    ASSISTANT: "gemma4-assistant.embedding_length_out",
}
"""Metadata keys of the target's width in files of heads, by family."""
HEAD_FAMILIES = frozenset(TARGET_WIDTH_KEYS)
HEAD_SIZE_KEYS = ("attention.key_length", "attention.key_length_swa")  # not translated: keys
"""Metadata keys of attention head sizes, which an assistant shares with its target."""
GEMMA_4 = "gemma4"  # not translated: a name
MARKOV = "markov_w1.weight"  # not translated: a name
"""Tensor that identifies a DSpark head."""
LATER_DFLASH = ("dflash.selector_top_k", "dflash.hyper_connection.count")  # not translated: keys
"""Keys of DFlash heads that need other passes: DFlash2, and DeepSeek's DSpark."""
_DEFAULT_BLOCK, _MIN_BLOCK = 16, 2
_TAPPED = names_in(  # not translated: names
    "bailingmoe3 gemma4 gpt-oss hunyuan_vl lfm2 lfm2moe llama mimo2 minimax-m2 nanbeige nemotron_h "
    "nemotron_h_moe qwen3 qwen35 qwen35moe qwen3moe qwen3next"
)
"""Families whose layer inputs llama.cpp exposes (``t_layer_inp``); others abort it."""


def head_count(family: str, stated: int) -> int:
    """Return the number of usable MTP heads; 0 if llama.cpp does not run those stated."""
    runs = family in WITH_HEADS and (stated == 1 or family in _CHAINED)
    return stated if runs else 0


def block_of(stated: int | None, *, chained: bool) -> int:
    """Return the block length of a DFlash head from that stated in its file.

    If none is stated, llama.cpp uses 16 (common/speculative.cpp), but aborts for a head that chains
    its tokens (DSpark).
    """
    return stated if stated is not None else 0 if chained else _DEFAULT_BLOCK


@dataclass(frozen=True, slots=True)
class ModelShape:
    """Properties of a model or head that decide whether they fit."""

    family: str = ""
    layers: int = 0
    width: int = 0
    target_layers: tuple[int, ...] = ()
    """Of a head: the layers whose inputs it reads."""
    target_width: int = 0
    """Of a head: the width of these inputs."""
    head_sizes: tuple[int, ...] = ()
    """Of Gemma 4 and its assistants: ``HEAD_SIZE_KEYS``."""
    owns_embedding: bool = True
    """Whether it has its own token embeddings; a head without them uses its target's."""
    block: int = 0
    """Of a DFlash head: tokens per pass."""
    has_mask: bool = True
    """Of a DFlash head: whether it names the mask token that stands for tokens to be drafted."""
    unknown_kind: bool = False
    """Of a DFlash head: a later kind, which needs other passes (DFlash2, DeepSeek's DSpark)."""


def head_misfit(target: ModelShape, head: ModelShape) -> str | None:
    """Return why a head does not fit a target of this shape; None if it may."""
    if head.unknown_kind:
        return said("misfit-kind-of-head")
    if not head.has_mask:
        return said("misfit-no-mask")
    if head.family == DFLASH and head.block < _MIN_BLOCK:
        return said("misfit-no-block")
    if head.family == ASSISTANT:
        if target.family != GEMMA_4:
            return said("misfit-not-gemma", family=target.family)
    elif target.family not in _TAPPED:
        return said("misfit-no-states", family=target.family)
    if head.target_width != target.width or not (head.owns_embedding or head.width == target.width):
        width = head.width if head.target_width == target.width else head.target_width
        return said("misfit-width", width=width, other=target.width)
    if head.family == ASSISTANT and head.head_sizes != target.head_sizes:
        return said("misfit-attention")
    deepest = max(head.target_layers, default=0)
    if deepest >= target.layers:
        return said("misfit-layers", layer=deepest, layers=target.layers)
    return None
