"""A small llama in PyTorch: RMS norms, rotary positions, SwiGLU, tied embeddings.

Weights are float32, the matrix products run in the type that is asked for: bfloat16 is several
times faster wherever a processor has instructions for it. Query, key and value matrices lie in one
parameter, gate and up matrices in another, because one big product is faster than three small ones.

Heads are rotated in halves here, the number i together with i + head size / 2; llama.cpp rotates
neighbours. ``named_tensors`` gives the rows in llama.cpp's order, which makes both the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch
from llama_file import NORM_EPSILON, ROPE_BASE, Shape
from torch import Tensor, nn
from torch.nn import functional

_QUERY_BLOCK = 128
"""Queries that are answered together on a CPU: keys behind the last of them are left out."""
_LOSS_ROWS = 4096
"""Positions whose logits are held in memory at the same time."""


class Llama(nn.Module):
    """Takes token ids (batch, time) and returns the last hidden states, after the last norm."""

    cosines: Tensor
    sines: Tensor

    def __init__(self, shape: Shape, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.shape = shape
        self.dtype = dtype
        self.embedding = nn.Parameter(torch.empty(shape.vocabulary, shape.width))
        self.layers = nn.ModuleList(_Layer(shape, dtype) for _ in range(shape.layers))
        self.norm = nn.Parameter(torch.ones(shape.width))
        cosines, sines = rotations(shape)
        self.register_buffer("cosines", cosines, persistent=False)
        self.register_buffer("sines", sines, persistent=False)
        self.reset()

    def reset(self) -> None:
        """Draw weights. What writes into the residual stream begins at zero, as if not there."""
        nn.init.normal_(self.embedding, std=0.02)
        for layer in self.layers:
            assert isinstance(layer, _Layer)
            for weight in (layer.qkv, layer.gate_up):
                nn.init.normal_(weight, std=self.shape.width**-0.5)
            for weight in (layer.output, layer.down):
                nn.init.zeros_(weight)

    def forward(self, tokens: Tensor) -> Tensor:
        """Hidden states (batch, time, width) in the type of the products."""
        return self.with_inputs(tokens, ())[0]

    def with_inputs(self, tokens: Tensor, taken: Sequence[int]) -> tuple[Tensor, list[Tensor]]:
        """Hidden states, and what the layers with these numbers were given."""
        length = tokens.shape[1]
        states = functional.embedding(tokens, self.embedding)
        cosines, sines = self.cosines[:length], self.sines[:length]
        inputs = []
        for layer in self.layers:
            inputs.append(states)
            states = layer(states, cosines, sines)
        return rms_norm(states, self.norm).to(self.dtype), [inputs[number] for number in taken]

    def continued(self, tokens: Tensor, kept: Tensor, start: int) -> Tensor:
        """Hidden states of tokens behind ``start`` others, whose keys and values are ``kept``.

        ``kept`` is (layers, 2, batch, heads, time, head size), and is added to. Either nothing is
        kept yet, or one token comes at a time.
        """
        end = start + tokens.shape[1]
        states = functional.embedding(tokens, self.embedding)
        cosines, sines = self.cosines[start:end], self.sines[start:end]
        for layer, memory in zip(self.layers, kept, strict=True):
            states = layer(states, cosines, sines, (memory, start))
        return rms_norm(states, self.norm).to(self.dtype)

    def logits(self, hidden: Tensor) -> Tensor:
        """Logits in the type of the products; the output matrix is the embedding."""
        return functional.linear(hidden, self.embedding.to(self.dtype))

    def loss(self, hidden: Tensor, wanted: Tensor, weights: Tensor) -> Tensor:
        """Weighted sum of the negative log probabilities of the ``wanted`` tokens."""
        hidden, wanted, weights = hidden.flatten(0, 1), wanted.flatten(), weights.flatten()
        used = weights.nonzero().squeeze(1)
        if len(used) < len(weights):
            hidden, wanted, weights = hidden[used], wanted[used], weights[used]
        return _CrossEntropy.apply(hidden, self.embedding, wanted, weights, self.dtype)

    def matrices(self) -> Iterator[tuple[nn.Parameter, tuple[int, ...]]]:
        """Each matrix inside the layers, and how many rows its parts have."""
        shape = self.shape
        queries, keys = shape.heads * shape.head_size, shape.kv_heads * shape.head_size
        for layer in self.layers:
            assert isinstance(layer, _Layer)
            yield layer.qkv, (queries, keys, keys)
            yield layer.output, (shape.width,)
            yield layer.gate_up, (shape.feed_forward, shape.feed_forward)
            yield layer.down, (shape.width,)

    def named_tensors(self) -> dict[str, Tensor]:
        """All weights by their names in a GGUF file, in float32 and llama.cpp's order of rows."""
        shape = self.shape
        queries, keys = shape.heads * shape.head_size, shape.kv_heads * shape.head_size
        found: dict[str, Tensor] = {
            "token_embd.weight": self.embedding,
            "output_norm.weight": self.norm,
        }
        for index, layer in enumerate(self.layers):
            assert isinstance(layer, _Layer)
            block = f"blk.{index}."
            query, key, value = layer.qkv.split((queries, keys, keys))
            gate, up = layer.gate_up.chunk(2)
            found |= {
                block + "attn_norm.weight": layer.attention_norm,
                block + "attn_q.weight": neighbours(query, shape.heads),
                block + "attn_k.weight": neighbours(key, shape.kv_heads),
                block + "attn_v.weight": value,
                block + "attn_output.weight": layer.output,
                block + "ffn_norm.weight": layer.feed_forward_norm,
                block + "ffn_gate.weight": gate,
                block + "ffn_up.weight": up,
                block + "ffn_down.weight": layer.down,
            }
        return {name: tensor.detach().float().cpu() for name, tensor in found.items()}

    def take(self, named: Mapping[str, Tensor]) -> None:
        """Set all weights; ``named`` as ``named_tensors`` gives them."""
        shape = self.shape
        self.embedding.copy_(named["token_embd.weight"])
        self.norm.copy_(named["output_norm.weight"])
        for index, layer in enumerate(self.layers):
            assert isinstance(layer, _Layer)
            block = f"blk.{index}."
            query = _halves(named[block + "attn_q.weight"], shape.heads)
            key = _halves(named[block + "attn_k.weight"], shape.kv_heads)
            layer.qkv.copy_(torch.cat((query, key, named[block + "attn_v.weight"])))
            gate, up = (named[f"{block}ffn_{name}.weight"] for name in ("gate", "up"))
            layer.gate_up.copy_(torch.cat((gate, up)))
            layer.attention_norm.copy_(named[block + "attn_norm.weight"])
            layer.output.copy_(named[block + "attn_output.weight"])
            layer.feed_forward_norm.copy_(named[block + "ffn_norm.weight"])
            layer.down.copy_(named[block + "ffn_down.weight"])


class _Layer(nn.Module):
    def __init__(self, shape: Shape, dtype: torch.dtype) -> None:
        super().__init__()
        self.shape, self.dtype = shape, dtype
        queries, keys = shape.heads * shape.head_size, shape.kv_heads * shape.head_size
        self.attention_norm = nn.Parameter(torch.ones(shape.width))
        self.qkv = nn.Parameter(torch.empty(queries + 2 * keys, shape.width))
        self.output = nn.Parameter(torch.empty(shape.width, queries))
        self.feed_forward_norm = nn.Parameter(torch.ones(shape.width))
        self.gate_up = nn.Parameter(torch.empty(2 * shape.feed_forward, shape.width))
        self.down = nn.Parameter(torch.empty(shape.width, shape.feed_forward))

    def forward(
        self,
        states: Tensor,
        cosines: Tensor,
        sines: Tensor,
        memory: tuple[Tensor, int] | None = None,
    ) -> Tensor:
        dtype, shape = self.dtype, self.shape
        batch, length, _ = states.shape
        normed = rms_norm(states, self.attention_norm).to(dtype)
        qkv = functional.linear(normed, self.qkv.to(dtype))
        qkv = qkv.view(batch, length, shape.heads + 2 * shape.kv_heads, shape.head_size)
        sizes = (shape.heads, shape.kv_heads, shape.kv_heads)
        query, key, value = (part.transpose(1, 2) for part in qkv.split(sizes, dim=2))
        query, key = rotated(query, cosines, sines), rotated(key, cosines, sines)
        if memory is not None:
            kept, start = memory
            kept[0, :, :, start : start + length] = key
            kept[1, :, :, start : start + length] = value
            key, value = kept[:, :, :, : start + length]
        heads = attention(query, key, value, causal=length > 1)
        heads = heads.transpose(1, 2).reshape(batch, length, -1)
        states = states + functional.linear(heads, self.output.to(dtype))
        normed = rms_norm(states, self.feed_forward_norm).to(dtype)
        gate, up = functional.linear(normed, self.gate_up.to(dtype)).chunk(2, dim=-1)
        inner = functional.silu(gate) * up
        return states + functional.linear(inner, self.down.to(dtype))


def attention(query: Tensor, key: Tensor, value: Tensor, *, causal: bool = True) -> Tensor:
    """Causal attention; (batch, heads, time, head size) each, with fewer heads for key and value.

    PyTorch's own, but for the gradient on a CPU, where ``_BlockedAttention`` is faster.
    """
    if query.device.type == "cpu" and query.dtype == torch.bfloat16 and query.requires_grad:
        return _BlockedAttention.apply(query, key, value)
    return functional.scaled_dot_product_attention(
        query, key, value, is_causal=causal, enable_gqa=query.shape[1] != key.shape[1]
    )


class _BlockedAttention(torch.autograd.Function):
    """PyTorch's attention with a gradient of plain products, which use the fast instructions.

    Queries come in blocks, and keys behind the last one of a block are left out.
    """

    @staticmethod
    def forward(ctx: Any, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        group = query.shape[1] // key.shape[1]
        keys, values = (part.repeat_interleave(group, dim=1) for part in (key, value))
        found, log_sums = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
            query, keys, values, 0.0, True
        )
        ctx.save_for_backward(query, key, value, found, log_sums)
        return found

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        query, key, value, found, log_sums = ctx.saved_tensors
        batch, heads, length, size = query.shape
        few = key.shape[1]
        group, dtype, scale = heads // few, query.dtype, size**-0.5
        dots = (gradient.float() * found.float()).sum(-1)
        query_parts: list[Tensor] = []
        key_gradient, value_gradient = torch.zeros(()), torch.zeros(())
        for start in range(0, length, _QUERY_BLOCK):
            end = min(start + _QUERY_BLOCK, length)
            count = end - start
            # The query heads of a group follow each other: one product for all of them.
            asked, above = (
                part[:, :, start:end].reshape(batch, few, group * count, size)
                for part in (query, gradient)
            )
            sums, dot = (
                part[:, :, start:end].reshape(batch, few, group * count, 1)
                for part in (log_sums, dots)
            )
            keys, values = key[:, :, :end], value[:, :, :end]
            place = torch.arange(count, device=query.device).repeat(group) + start
            seen = torch.arange(end, device=query.device)[None, :] <= place[:, None]
            scores = (asked @ keys.mT).float() * scale
            shares = torch.where(seen, (scores - sums).exp(), 0.0)
            scores = (shares * ((above @ values.mT).float() - dot) * scale).to(dtype)
            shares = shares.to(dtype)
            query_parts.append((scores @ keys).view(batch, heads, count, size))
            rest = (0, 0, 0, length - end)
            key_gradient = key_gradient + functional.pad((scores.mT @ asked).float(), rest)
            value_gradient = value_gradient + functional.pad((shares.mT @ above).float(), rest)
        return torch.cat(query_parts, dim=2), key_gradient.to(dtype), value_gradient.to(dtype)


def kl_sums(
    hidden: Tensor, embedding: Tensor, teacher: Tensor, weights: Tensor, dtype: torch.dtype
) -> Tensor:
    """Weighted sum over positions of KL(teacher || student).

    ``hidden`` are the student's states (positions, width), ``teacher`` the other model's logits
    (positions, vocabulary).
    """
    return _Divergence.apply(hidden, embedding, teacher, weights, dtype)


class _CrossEntropy(torch.autograd.Function):
    """Loss and gradient in one go, block by block: no logits are kept for the way back."""

    @staticmethod
    def forward(
        ctx: Any,
        hidden: Tensor,
        embedding: Tensor,
        wanted: Tensor,
        weights: Tensor,
        dtype: torch.dtype,
    ) -> Tensor:
        matrix = embedding.detach().to(dtype)
        total = torch.zeros((), device=hidden.device)
        needs_gradient = hidden.requires_grad
        hidden_gradient = torch.empty_like(hidden) if needs_gradient else None
        matrix_gradient = torch.zeros_like(embedding) if needs_gradient else None
        for start in range(0, len(hidden), _LOSS_ROWS):
            rows = slice(start, start + _LOSS_ROWS)
            block, weight = hidden[rows].detach(), weights[rows]
            log_probs = functional.linear(block, matrix).float().log_softmax(dim=-1)
            right = wanted[rows].unsqueeze(1)
            total -= (log_probs.gather(1, right).squeeze(1) * weight).sum()
            if hidden_gradient is None or matrix_gradient is None:
                continue
            gradient = log_probs.exp_()
            gradient.scatter_add_(1, right, torch.full_like(right, -1.0, dtype=torch.float32))
            gradient = gradient.mul_(weight.unsqueeze(1)).to(dtype)
            torch.mm(gradient, matrix, out=hidden_gradient[rows])
            matrix_gradient += gradient.T @ block
        ctx.save_for_backward(hidden_gradient, matrix_gradient)
        return total

    @staticmethod
    def backward(ctx: Any, scale: Tensor) -> tuple[Tensor | None, ...]:
        hidden, matrix = ctx.saved_tensors
        return hidden * scale.to(hidden.dtype), matrix * scale, None, None, None


class _Divergence(torch.autograd.Function):
    """Like ``_CrossEntropy``, towards a whole distribution."""

    @staticmethod
    def forward(
        ctx: Any,
        hidden: Tensor,
        embedding: Tensor,
        teacher: Tensor,
        weights: Tensor,
        dtype: torch.dtype,
    ) -> Tensor:
        matrix = embedding.detach().to(dtype)
        total = torch.zeros((), device=hidden.device)
        hidden_gradient, matrix_gradient = torch.empty_like(hidden), torch.zeros_like(embedding)
        for start in range(0, len(hidden), _LOSS_ROWS):
            rows = slice(start, start + _LOSS_ROWS)
            block, weight = hidden[rows].detach(), weights[rows].unsqueeze(1)
            mine = functional.linear(block, matrix).float().log_softmax(dim=-1)
            theirs = teacher[rows].float().log_softmax(dim=-1)
            probability = theirs.exp()
            total += (probability * (theirs - mine) * weight).sum()
            gradient = mine.exp_().sub_(probability).mul_(weight).to(dtype)
            torch.mm(gradient, matrix, out=hidden_gradient[rows])
            matrix_gradient += gradient.T @ block
        ctx.save_for_backward(hidden_gradient, matrix_gradient)
        return total

    @staticmethod
    def backward(ctx: Any, scale: Tensor) -> tuple[Tensor | None, ...]:
        hidden, matrix = ctx.saved_tensors
        return hidden * scale.to(hidden.dtype), matrix * scale, None, None, None


def rms_norm(states: Tensor, weight: Tensor) -> Tensor:
    """Root mean square norm, in float32."""
    states = states.float()
    return states * torch.rsqrt(states.square().mean(-1, keepdim=True) + NORM_EPSILON) * weight


def rotations(shape: Shape) -> tuple[Tensor, Tensor]:
    """Cosines and sines (positions, head size / 2)."""
    half = torch.arange(shape.head_size // 2, dtype=torch.float64)
    angles = torch.arange(shape.context, dtype=torch.float64)[:, None] * ROPE_BASE ** (
        -2.0 * half / shape.head_size
    )
    return angles.cos().float(), angles.sin().float()


def rotated(heads: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    """Heads (..., head size), turned by the angles of their positions."""
    first, second = heads.float().chunk(2, dim=-1)
    turned = (first * cosines - second * sines, second * cosines + first * sines)
    return torch.cat(turned, dim=-1).to(heads.dtype)


def neighbours(rows: Tensor, heads: int) -> Tensor:
    """Rows (heads * head size, width) with the numbers i and i + half of each head side by side."""
    size = rows.shape[0] // heads
    return rows.view(heads, 2, size // 2, -1).transpose(1, 2).reshape(rows.shape)


def _halves(rows: Tensor, heads: int) -> Tensor:
    """The other way round."""
    size = rows.shape[0] // heads
    return rows.view(heads, size // 2, 2, -1).transpose(1, 2).reshape(rows.shape)
