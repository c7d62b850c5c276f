"""Heads that draft from what a target computes: which models have them, and who fits whom.

A head for multi-token prediction (MTP) lies in its target's own file; an EAGLE-3 head is a file of
its own, made for one certain model.
"""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.system.language import tr


def names_in(text: str) -> frozenset[str]:
    """Names with spaces between them."""
    return frozenset(text.split())


WITH_HEADS = names_in(  # not translated: names
    "bailingmoe3 cohere2moe deepseek2 deepseek32 glm-dsa glm4moe hy_v3 mimo2 nemotron_h_moe qwen35 "
    "qwen35moe qwen3next step35"
)
"""Families whose MTP heads llama.cpp runs (``LLM_GRAPH_TYPE_DECODER_MTP`` in its models), and whose
hidden states are rows of one width."""
EAGLE = "eagle3"  # not translated: a name
"""The family of EAGLE-3 heads."""
_TAPPED = names_in(  # not translated: names
    "bailingmoe3 gemma4 gpt-oss hunyuan_vl lfm2 lfm2moe llama mimo2 minimax-m2 nanbeige nemotron_h "
    "nemotron_h_moe qwen3 qwen35 qwen35moe qwen3moe qwen3next"
)
"""Families of which llama.cpp tells the inputs of layers (``t_layer_inp``); others abort it."""


@dataclass(frozen=True, slots=True)
class ModelShape:
    """What decides whether an EAGLE-3 head was made for a model; of either of them."""

    family: str = ""
    layers: int = 0
    width: int = 0
    target_layers: tuple[int, ...] = ()
    """Of a head: the layers whose inputs it reads."""
    target_width: int = 0
    """Of a head: how wide these inputs are."""
    owns_embedding: bool = True
    """Whether it has a table of token embeddings; a head without one reads its target's."""


def head_misfit(target: ModelShape, head: ModelShape) -> str | None:
    """Why an EAGLE-3 head was not made for a target of this shape; None if it may be."""
    if target.family not in _TAPPED:
        return tr("llama.cpp does not tell the inner states of {family}", family=target.family)
    if head.target_width != target.width or not (head.owns_embedding or head.width == target.width):
        width = head.target_width or head.width
        return tr("made for a model of width {width}, not {other}", width=width, other=target.width)
    deepest = max(head.target_layers, default=0)
    if deepest >= target.layers:
        return tr(
            "reads layer {layer} of a model with {layers}", layer=deepest, layers=target.layers
        )
    return None
