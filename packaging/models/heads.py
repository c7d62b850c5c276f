"""Train a head that drafts from what the target computes: EAGLE-3 or DFlash.

Both read the inputs of some of the target's layers. An EAGLE-3 head drafts token by token, each
from its own state before it; training lets it do so for some steps. A DFlash head foretells a whole
block in one pass: behind the last known token stand masks, which see each other, the token, and
what the target computed before it.

``python packaging/models/heads.py train dflash --data BUILD --target RUN --answers ANSWERS
--out HEAD --minutes 30 --decay-minutes 15`` learns the target's whole distribution (forward KL), as
distil.py does. ``heads.py export HEAD FILE --data BUILD --target TARGET.gguf`` writes the file and
checks that llama.cpp computes the same.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("GOMP_SPINCOUNT", "10000")

from memory import start_with_returning_memory

if __name__ == "__main__":
    start_with_returning_memory()  # before PyTorch takes any

import numpy as np
import torch
from distil import Distiller, checkpoint_of
from export import CHECKED_TOKENS, LARGEST_DIFFERENCE, load_model, read_tokenizer
from head_file import KINDS, MASK, HeadShape, write_head
from llama_file import WEIGHT_TYPES, About, Shape, rounded
from network import Llama, kl_sums, neighbours, rms_norm, rotated, rotations
from numpy.typing import NDArray
from team import Team
from torch import Tensor, nn
from torch.nn import functional
from train import DTYPES, training_parser
from windows import Batch, TokenFile

BODIES = {
    "eagle3": Shape(layers=1, width=256, heads=4, kv_heads=2, feed_forward=768),
    "dflash": Shape(layers=2, width=384, heads=3, kv_heads=3, feed_forward=512),
}
_FALL = 0.85
"""Of the weight of a drafted token, from one to the next: what follows a rejection is lost."""
_UNSEEN = -1e9
"""A score. Infinity makes a compiled softmax fail."""


class _Layer(nn.Module):
    """Attention is the head's own business: this is what stands before and behind it."""

    def __init__(self, body: Shape, inputs: int, dtype: torch.dtype) -> None:
        super().__init__()
        self.body, self.dtype = body, dtype
        self.queries, self.keys = body.heads * body.head_size, body.kv_heads * body.head_size
        self.qkv = nn.Parameter(torch.empty(self.queries + 2 * self.keys, inputs))
        self.output = nn.Parameter(torch.zeros(body.width, self.queries))
        self.feed_forward_norm = nn.Parameter(torch.ones(body.width))
        self.gate_up = nn.Parameter(torch.empty(2 * body.feed_forward, body.width))
        self.down = nn.Parameter(torch.zeros(body.width, body.feed_forward))
        for weight in (self.qkv, self.gate_up):
            nn.init.normal_(weight, std=weight.shape[1] ** -0.5)

    def project(self, states: Tensor, rows: slice) -> Tensor:
        """Some of the queries, keys and values (batch, heads, time, head size) of states."""
        found = functional.linear(states.to(self.dtype), self.qkv[rows].to(self.dtype))
        return found.unflatten(-1, (-1, self.body.head_size)).transpose(1, 2)

    def finish(self, states: Tensor, heads: Tensor) -> Tensor:
        """Add what attention found (batch, heads, time, head size), and the feed-forward part."""
        dtype = self.dtype
        found = heads.transpose(1, 2).flatten(2)
        states = states + functional.linear(found, self.output.to(dtype))
        inner = rms_norm(states, self.feed_forward_norm).to(dtype)
        gate, up = functional.linear(inner, self.gate_up.to(dtype)).chunk(2, dim=-1)
        return states + functional.linear(functional.silu(gate) * up, self.down.to(dtype))

    def matrices(self) -> Iterator[tuple[nn.Parameter, tuple[int, ...]]]:
        """As ``Llama.matrices``."""
        inner = self.body.feed_forward
        yield self.qkv, (self.queries, self.keys, self.keys)
        yield self.output, (self.body.width,)
        yield self.gate_up, (inner, inner)
        yield self.down, (self.body.width,)


class Head(nn.Module):
    """What both kinds have."""

    cosines: Tensor
    sines: Tensor
    drafted: Tensor
    layers: nn.ModuleList

    def __init__(self, shape: HeadShape, dtype: torch.dtype) -> None:
        super().__init__()
        self.shape, self.dtype = shape, dtype
        width = shape.body.width
        self.fuse = nn.Parameter(torch.empty(width, len(shape.taken) * shape.target_width))
        self.fused_norm = nn.Parameter(torch.ones(shape.normed))
        self.norm = nn.Parameter(torch.ones(width))
        self.output = nn.Parameter(torch.empty(shape.outputs, width))
        cosines, sines = rotations(shape.body)
        self.register_buffer("cosines", cosines, persistent=False)
        self.register_buffer("sines", sines, persistent=False)
        self.register_buffer("drafted", torch.arange(shape.outputs))

    def begin_with(self, target: Llama, drafted: Tensor) -> None:
        """Take over the target's tables, narrowed to their main directions where need be."""
        width, table = self.shape.body.width, target.embedding.detach().float().cpu()
        _, _, directions = torch.linalg.svd(table, full_matrices=False)
        narrow = directions[:width] if self.shape.owns_embedding else torch.eye(width)
        with torch.no_grad():
            self.drafted.copy_(drafted)
            self.output.copy_(table[drafted] @ narrow.T)
            self.norm.fill_(float(target.norm.square().mean().sqrt()))
            nn.init.normal_(self.fuse, std=0.1 * self.fuse.shape[1] ** -0.5)
            self.fuse[:, -self.shape.target_width :] += narrow
            if isinstance(self, Eagle) and self.embedding is not None:
                self.embedding.copy_(table @ narrow.T)

    def fused(self, inputs: Tensor) -> Tensor:
        """The inputs of the target's layers, side by side, as one state."""
        eagle = self.shape.kind == "eagle3"
        inputs = rms_norm(inputs, self.fused_norm) if eagle else inputs
        found = functional.linear(inputs.to(self.dtype), self.fuse.to(self.dtype))
        return found if eagle else rms_norm(found, self.fused_norm)

    def loss(self, target: Llama, hidden: Tensor, inputs: Tensor, batch: Batch) -> Tensor:
        """Sum of the divergences, as if each counted token had one."""
        rows, places, weights = self.rows(target, inputs, batch)
        used = weights.nonzero().squeeze(1)
        table = target.embedding[self.drafted].to(self.dtype)
        teacher = functional.linear(hidden.flatten(0, 1)[places[used]], table)
        total = kl_sums(rows[used], self.output, teacher, weights[used], self.dtype)
        return total * (batch.weights.sum() / weights.sum().clamp(min=1e-6))

    def fuse_products(self) -> None:
        """Compile what pays."""
        self.compile(dynamic=False)

    def rows(self, target: Llama, inputs: Tensor, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """Hidden states of all drafted places, flat; the rows of the target's, and the weights."""
        raise NotImplementedError

    def foretold(self, target: Llama, inputs: Tensor, batch: Batch) -> tuple[Tensor, int]:
        """How many drafts begin with so many right tokens, by that number; and of how many."""
        raise NotImplementedError

    def matrices(self) -> Iterator[tuple[nn.Parameter, tuple[int, ...]]]:
        """As ``Llama.matrices``."""
        yield self.fuse, (self.shape.body.width,)
        for layer in self.layers:
            assert isinstance(layer, _Layer)
            yield from layer.matrices()

    def named_tensors(self) -> dict[str, Tensor]:
        """All weights by their names in a GGUF file, in float32 and llama.cpp's order of rows."""
        found = {
            "fc.weight": self.fuse,
            "enc.output_norm.weight": self.fused_norm,
            "output_norm.weight": self.norm,
            "output.weight": self.output,
        }
        for index, layer in enumerate(self.layers):
            assert isinstance(layer, _Layer)
            block = f"blk.{index}."
            query, key, value = layer.qkv.split((layer.queries, layer.keys, layer.keys))
            if self.shape.kind == "eagle3":
                query = neighbours(query, layer.body.heads)
                key = neighbours(key, layer.body.kv_heads)
            gate, up = layer.gate_up.chunk(2)
            found |= {
                block + "attn_q.weight": query,
                block + "attn_k.weight": key,
                block + "attn_v.weight": value,
                block + "attn_output.weight": layer.output,
                block + "ffn_norm.weight": layer.feed_forward_norm,
                block + "ffn_gate.weight": gate,
                block + "ffn_up.weight": up,
                block + "ffn_down.weight": layer.down,
            }
        found |= self.own_tensors()
        return {name: tensor.detach().float().cpu() for name, tensor in found.items()}

    def own_tensors(self) -> dict[str, Tensor]:
        """Those that only this kind has."""
        raise NotImplementedError


class Eagle(Head):
    """One layer that reads each token beside the state at the token before it."""

    def __init__(self, shape: HeadShape, dtype: torch.dtype, depths: int = 6) -> None:
        super().__init__(shape, dtype)
        self.depths = depths
        body = shape.body
        table = nn.Parameter(torch.empty(body.vocabulary, body.width))
        self.embedding = table if shape.owns_embedding else None
        self.token_norm = nn.Parameter(torch.ones(body.width))
        self.state_norm = nn.Parameter(torch.ones(body.width))
        self.layers = nn.ModuleList([_Layer(body, 2 * body.width, dtype)])

    def forward(self, words: Tensor, inputs: Tensor) -> list[Tensor]:
        """Hidden states (batch, time, width) behind the last norm, of drafts of each depth.

        At depth 0 a row reads the target's state at the token before, at depth 1 its own one of
        depth 0, and so on; before the draft it sees the rows of depth 0. No state: zeros.
        """
        (layer,) = self.layers
        assert isinstance(layer, _Layer)
        words = rms_norm(words, self.token_norm)
        angles = self.cosines[: words.shape[1]], self.sines[: words.shape[1]]
        states = _later(self.fused(inputs), 1)
        kept: list[tuple[Tensor, Tensor]] = []
        found = []
        for _ in range(self.depths):
            mixed = torch.cat((words, rms_norm(states, self.state_norm)), dim=-1)
            heads = layer.project(mixed, slice(None))
            sizes = (layer.body.heads, layer.body.kv_heads, layer.body.kv_heads)
            query, key, value = heads.split(sizes, dim=1)
            kept.append((rotated(key, *angles), value))
            states = layer.finish(states, _drafting_attention(rotated(query, *angles), kept))
            found.append(rms_norm(states, self.norm).to(self.dtype))
            states = _later(states, 1)
        return found

    def words(self, target: Llama, tokens: Tensor) -> Tensor:
        """Embeddings of tokens."""
        table = target.embedding if self.embedding is None else self.embedding
        return functional.embedding(tokens, table)

    def rows(self, target: Llama, inputs: Tensor, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """See ``Head.rows``. A draft counts where all of it is counted.

        Half of them are left out at random: comparing takes as long as all the rest.
        """
        found = self(self.words(target, batch.inputs), inputs)
        weights, each = batch.weights, []
        for _ in range(self.depths):
            each.append((weights * (torch.rand_like(weights) < 0.5)).flatten())
            weights = torch.minimum(_later(weights, 1) * _FALL, batch.weights)
        places = torch.arange(batch.weights.numel(), device=inputs.device).repeat(self.depths)
        return torch.cat([part.flatten(0, 1) for part in found]), places, torch.cat(each)

    def foretold(self, target: Llama, inputs: Tensor, batch: Batch) -> tuple[Tensor, int]:
        """See ``Head.foretold``."""
        counts = []
        right = counted = batch.weights == 1.0
        begun = 0
        for depth, hidden in enumerate(self(self.words(target, batch.inputs), inputs)):
            said = self.drafted[functional.linear(hidden, self.output.to(self.dtype)).argmax(-1)]
            right = (_later(right, 1) if depth else right) & (said == batch.wanted) & counted
            counts.append(right.sum())
            begun = begun or int(counted.sum())
        return torch.stack(counts), begun

    def own_tensors(self) -> dict[str, Tensor]:
        """See ``Head.own_tensors``."""
        own = {} if self.embedding is None else {"token_embd.weight": self.embedding}
        return own | {
            "blk.0.attn_norm.weight": self.token_norm,
            "blk.0.attn_norm_2.weight": self.state_norm,
        }


class Flash(Head):
    """Some layers in which the masks of a block see what the target computed before it."""

    def __init__(self, shape: HeadShape, dtype: torch.dtype, anchors: int = 64) -> None:
        super().__init__(shape, dtype)
        self.anchors = anchors
        body = shape.body
        self.layers = nn.ModuleList(_Layer(body, body.width, dtype) for _ in range(body.layers))
        ones, layers = torch.ones, body.layers
        self.attention_norms = nn.ParameterList(ones(body.width) for _ in range(layers))
        self.query_norms = nn.ParameterList(ones(body.head_size) for _ in range(layers))
        self.key_norms = nn.ParameterList(ones(body.head_size) for _ in range(layers))

    def forward(
        self, words: Tensor, inputs: Tensor, angles: Sequence[Tensor], seen: Tensor
    ) -> Tensor:
        """Hidden states (batch, anchors, block, width).

        ``words`` are the embeddings of what stands in the blocks (batch, anchors * block, width),
        ``angles`` the cosines and sines of its places, ``seen`` (batch, anchors, time + block) what
        is added to a block's scores: nothing, or much less.
        """
        dtype, body, length = self.dtype, self.shape.body, self.shape.block
        batch, count, _ = seen.shape
        time, few, size = inputs.shape[1], body.kv_heads, body.head_size
        group = body.heads // few
        fused = self.fused(inputs)
        states = words
        before = self.cosines[:time], self.sines[:time]
        seen = seen[:, None, None, :, None, :]  # batch, few, group, anchors, block, time + block
        for index, layer in enumerate(self.layers):
            assert isinstance(layer, _Layer)
            keys, values = layer.project(fused, slice(layer.queries, None)).chunk(2, dim=1)
            keys = rotated(rms_norm(keys, self.key_norms[index]).to(dtype), *before)
            heads = layer.project(rms_norm(states, self.attention_norms[index]), slice(None))
            query, key, value = heads.split((body.heads, few, few), dim=1)
            query = rotated(rms_norm(query, self.query_norms[index]).to(dtype), *angles)
            key = rotated(rms_norm(key, self.key_norms[index]).to(dtype), *angles)
            # The query heads of a group follow each other: one product for all of them.
            query = query * size**-0.5
            outer = query.reshape(batch, few, -1, size) @ keys.mT
            outer = outer.view(batch, few, group, count, length, time)
            asked = query.reshape(batch, few, group, count, length, size)
            key, value = (part.reshape(batch, few, 1, count, length, size) for part in (key, value))
            scores = torch.cat((outer, asked @ key.mT), dim=-1) + seen
            outer, inner = scores.softmax(-1).to(dtype).split((time, length), dim=-1)
            found = (outer.reshape(batch, few, -1, time) @ values).view(asked.shape)
            found = (found + inner @ value).reshape(batch, body.heads, count * length, size)
            states = layer.finish(states, found)
        return rms_norm(states, self.norm).to(dtype).view(batch, count, length, -1)

    def fuse_products(self) -> None:
        """Compile the layers alone: of compiled attention the gradient is not a number."""
        for layer in self.layers:
            layer.finish = torch.compile(layer.finish, dynamic=False)  # type: ignore[method-assign]

    def blocks(
        self, target: Llama, tokens: Tensor, inputs: Tensor, anchors: Tensor, lengths: Tensor
    ) -> Tensor:
        """Hidden states (batch, anchors, block - 1, width) of the masks behind ``anchors``."""
        block = self.shape.block
        first = tokens.gather(1, anchors)[:, :, None]
        masks = torch.full_like(first, MASK).expand(-1, -1, block - 1)
        words = functional.embedding(torch.cat((first, masks), dim=-1).flatten(1), target.embedding)
        steps = torch.arange(block, device=tokens.device)
        places = (anchors[:, :, None] + steps).flatten(1).clamp(max=self.shape.body.context - 1)
        angles = [table[places].unsqueeze(1) for table in (self.cosines, self.sines)]
        time = torch.arange(tokens.shape[1], device=tokens.device)
        hidden = (time >= anchors[:, :, None], steps >= lengths[:, :, None])
        found: Tensor = self(words, inputs, angles, torch.cat(hidden, dim=-1) * _UNSEEN)
        return found[:, :, 1:]

    def drawn(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """Places to begin blocks at, before counted tokens.

        With them the rows of the target's that foretell each token, and how much these count.
        """
        weights = batch.weights
        chance = torch.rand(weights.shape, device=weights.device) + (weights > 0.0)
        anchors = chance.topk(min(self.anchors, weights.shape[1]), dim=1).indices
        places = anchors[:, :, None] + torch.arange(self.shape.block - 1, device=weights.device)
        inside = places < weights.shape[1]
        places = places.clamp(max=weights.shape[1] - 1)
        found = weights.gather(1, places.flatten(1)).view(places.shape) * inside
        return anchors, places, found.cummin(dim=-1).values

    def rows(self, target: Llama, inputs: Tensor, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """See ``Head.rows``. Blocks are of several lengths, because drafts are."""
        block = self.shape.block
        anchors, places, weights = self.drawn(batch)
        lengths = torch.randint(2, 2 * block, anchors.shape, device=anchors.device).clamp(max=block)
        found = self.blocks(target, batch.inputs, inputs, anchors, lengths)
        time = batch.weights.shape[1]
        starts = torch.arange(len(places), device=places.device)[:, None, None] * time
        steps = torch.arange(1, block, device=places.device)
        weights = weights * _FALL ** (steps - 1) * (steps < lengths[:, :, None])
        return found.reshape(-1, found.shape[-1]), (places + starts).flatten(), weights.flatten()

    def foretold(self, target: Llama, inputs: Tensor, batch: Batch) -> tuple[Tensor, int]:
        """See ``Head.foretold``."""
        anchors, places, weights = self.drawn(batch)
        lengths = torch.full_like(anchors, self.shape.block)
        hidden = self.blocks(target, batch.inputs, inputs, anchors, lengths)
        said = self.drafted[functional.linear(hidden, self.output.to(self.dtype)).argmax(-1)]
        wanted = batch.wanted.gather(1, places.flatten(1)).view(places.shape)
        right = ((said == wanted) & (weights == 1.0)).cummin(dim=-1).values
        return right.sum(dim=(0, 1)), int((weights[:, :, 0] == 1.0).sum())

    def own_tensors(self) -> dict[str, Tensor]:
        """See ``Head.own_tensors``."""
        found: dict[str, Tensor] = {}
        for index in range(len(self.layers)):
            found[f"blk.{index}.attn_norm.weight"] = self.attention_norms[index]
            found[f"blk.{index}.attn_q_norm.weight"] = self.query_norms[index]
            found[f"blk.{index}.attn_k_norm.weight"] = self.key_norms[index]
        return found


def _later(rows: Tensor, steps: int) -> Tensor:
    """The same along the time (the second dimension), so many steps later; zeros come first."""
    return torch.cat((torch.zeros_like(rows[:, :steps]), rows[:, : rows.shape[1] - steps]), dim=1)


def _drafting_attention(query: Tensor, kept: Sequence[tuple[Tensor, Tensor]]) -> Tensor:
    """Attention (batch, heads, time, head size) of drafts as deep as there are keys and values.

    A row sees those of the first depth before its draft, and one of each later depth within it.
    """
    batch, heads, time, size = query.shape
    few, depth = kept[0][0].shape[1], len(kept) - 1
    asked = query.reshape(batch, few, -1, size)
    place = torch.arange(time, device=query.device)
    hidden = place > (place[:, None] - depth).repeat(heads // few, 1)
    scores = [(asked @ kept[0][0].mT).float().masked_fill(hidden, _UNSEEN)]
    values = []
    for back, pair in enumerate(reversed(kept[1:])):
        key, value = (_later(part.transpose(1, 2), back).transpose(1, 2) for part in pair)
        key, value = (part.repeat(1, 1, heads // few, 1) for part in (key, value))
        scores.append((asked.float() * key.float()).sum(-1, keepdim=True))
        values.append(value)
    shares = (torch.cat(scores, dim=-1) * size**-0.5).softmax(-1).to(query.dtype)
    found = shares[..., :time] @ kept[0][1]
    for number, value in enumerate(values):
        found = found + shares[..., time + number, None] * value
    return found.view(query.shape)


def new_head(shape: HeadShape, dtype: torch.dtype = torch.float32, **options: int) -> Head:
    """A head of that kind."""
    return (Eagle if shape.kind == "eagle3" else Flash)(shape, dtype, **options)


def load_head(path: Path, dtype: torch.dtype = torch.float32) -> Head:
    """The head of a checkpoint."""
    state = torch.load(path, map_location="cpu", weights_only=True)
    head = new_head(HeadShape.of(state["shape"]), dtype)
    head.load_state_dict(state["model"])
    return head.requires_grad_(False).eval()


class HeadTrainer(Distiller):
    """Teaches a head what its target would say."""

    def new_model(self) -> nn.Module:
        """A head that begins with the target's tables."""
        super().new_model()  # loads the target
        options, target = self.options, self.target.shape
        body = Shape.parse(options.shape, vocabulary=target.vocabulary, context=target.context)
        block = options.block if options.kind == "dflash" else 0
        shape = HeadShape(options.kind, body, target.width, options.taken, options.outputs, block)
        name = "depths" if options.kind == "eagle3" else "anchors"
        head = new_head(shape, DTYPES[options.dtype], **{name: getattr(options, name)})
        head.begin_with(self.target, most_frequent(options.answers or options.data, shape.outputs))
        if options.compile:
            head.fuse_products()
        return head

    def loss(self, batch: Batch) -> Tensor:
        """Weighted sum of the divergences from the target."""
        with torch.no_grad():
            hidden, inputs = self._read(batch)
        loss: Tensor = self.model.loss(self.target, hidden, inputs, batch)
        return loss

    def _read(self, batch: Batch) -> tuple[Tensor, Tensor]:
        hidden, inputs = self.target.with_inputs(batch.inputs, self.model.shape.taken)
        return hidden, torch.cat(inputs, dim=-1)

    @torch.no_grad()
    def validate(self) -> dict[str, Any]:
        """Of drafts in the target's own answers: how many begin with so many right tokens."""
        options = self.options
        text = TokenFile(options.answers or options.data, "valid")
        right, drafts = torch.zeros(()), 0
        batch = text.spread(options.validate_tokens // options.window, options.window)
        # Compiled without a gradient, the last depth was not a number (PyTorch 2.13 on a CPU).
        eager = torch.compiler.set_stance("force_eager")
        with torch.random.fork_rng(devices=[]), eager:
            torch.manual_seed(0)
            for part in batch.split(options.micro_tokens // options.window):
                part = part.to(self.device)
                _, inputs = self._read(part)
                found, count = self.model.foretold(self.target, inputs, part)
                right, drafts = right + found.cpu(), drafts + count
        shares = right / max(1, drafts)
        return {
            "foretold": [round(share, 3) for share in shares.tolist()],
            "right in a row": round(float(shares.sum()), 3),
        }


def most_frequent(folder: Path, count: int) -> Tensor:
    """The tokens that are counted most often, in ascending order."""
    text = TokenFile(folder, "train")
    counts = np.bincount(text.tokens[text.mask > 0], minlength=count)
    chosen = np.sort(np.argsort(-counts, kind="stable")[:count])
    print(f"{counts[chosen].sum() / counts.sum():.2%} of the tokens can be proposed", flush=True)
    return torch.from_numpy(chosen.astype(np.int64))


# --- the file -------------------------------------------------------------------------------------


def export(options: argparse.Namespace) -> None:
    """Write a head's file, and check that llama.cpp computes the same."""
    head = load_head(checkpoint_of(options.run))
    shape, drafted = head.shape, head.drafted.tolist()
    tensors = {name: tensor.numpy() for name, tensor in head.named_tensors().items()}
    attribution = options.data / "ATTRIBUTION.md"
    about = About(
        options.name, options.description, attribution=attribution.read_text(encoding="utf-8")
    )
    write_head(
        options.file,
        shape,
        lambda name, _: tensors[name],
        drafted,
        read_tokenizer(options.data, None),
        about,
        options.type,
    )
    size = options.file.stat().st_size / 1e6
    print(f"{options.file}: {shape.parameters / 1e6:.2f} million parameters, {size:.1f} MB")
    tokens = np.fromfile(options.data / "valid.bin", dtype="<u2", count=CHECKED_TOKENS).tolist()
    target = load_model(checkpoint_of(options.target))
    for parameter in head.parameters():
        if parameter.ndim > 1:
            parameter.data = torch.from_numpy(rounded(parameter.data.numpy(), options.type))
    check = check_eagle if isinstance(head, Eagle) else check_flash
    with torch.no_grad():
        difference, same = check(head, target, tokens, options.file, options.target_file)
    print(f"logits differ by {difference:.4f} at most; likeliest token the same in {same:.1%}")
    if difference > LARGEST_DIFFERENCE[options.type]:
        raise SystemExit("llama.cpp computes something else.")


def check_eagle(
    head: Eagle, target: Llama, tokens: list[int], file: Path, target_file: Path
) -> tuple[float, float]:
    """Largest difference of a logit, and the share of places with the same likeliest token.

    The last tokens are read as if they were a draft.
    """
    from foretoken.engine.llama.backend import LlamaContext, LlamaModel
    from foretoken.engine.model_pass import CancelFlag

    read = torch.tensor([tokens])
    inputs = torch.cat(target.with_inputs(read, head.shape.taken)[1], dim=-1)
    by_depth = head(head.words(target, read), inputs)
    drafts = len(by_depth) - 1
    rows = [
        by_depth[0][0, :-drafts],
        *(by_depth[d][0, d - drafts - 1] for d in range(1, drafts + 1)),
    ]
    wanted = functional.linear(torch.vstack(rows), head.output).numpy()
    found = []
    with LlamaModel.load(target_file) as model, model.load_draft(file) as loaded:
        context = LlamaContext(model, len(tokens), cancel=CancelFlag())
        reading = LlamaContext(loaded, len(tokens), cancel=CancelFlag(), target=context)
        context.decode(tokens, 1)
        known = context.hidden_states(0, len(tokens)).copy()
        for place, token in enumerate(tokens):
            states = known[place - 1 : place] if place else None
            if place >= len(tokens) - drafts:
                states = reading.hidden_states(place - 1, place)
            found.append(reading.decode([token], 1, states)[0].copy())
        reading.close()
        context.close()
    return _compared(np.stack(found)[:, head.drafted.numpy()], wanted)


def check_flash(
    head: Flash, target: Llama, tokens: list[int], file: Path, target_file: Path
) -> tuple[float, float]:
    """As ``check_eagle``, of blocks of two lengths behind some of the tokens."""
    from foretoken.engine.llama.backend import LlamaContext, LlamaModel
    from foretoken.engine.model_pass import CancelFlag

    block = head.shape.block
    anchors = list(range(1, len(tokens) - block, 13))
    lengths = [block if number % 2 else block // 2 for number in range(len(anchors))]
    read = torch.tensor([tokens])
    inputs = torch.cat(target.with_inputs(read, head.shape.taken)[1], dim=-1)
    hidden = head.blocks(target, read, inputs, torch.tensor([anchors]), torch.tensor([lengths]))[0]
    rows = [part[: length - 1] for part, length in zip(hidden, lengths, strict=True)]
    wanted = functional.linear(torch.cat(rows), head.output).numpy()
    found = []
    with LlamaModel.load(target_file) as model, model.load_draft(file) as loaded:
        context = LlamaContext(model, len(tokens), cancel=CancelFlag())
        reading = LlamaContext(loaded, len(tokens), cancel=CancelFlag(), target=context)
        context.decode(tokens, 1)
        known = context.hidden_states(0, len(tokens)).copy()
        start = 0
        for anchor, length in zip(anchors, lengths, strict=True):
            reading.decode(tokens[start:anchor], 0, known[start:anchor])
            given = [tokens[anchor], *[MASK] * (length - 1)]
            found.append(reading.decode(given, length)[1:].copy())
            reading.roll_back(start := anchor)
        reading.close()
        context.close()
    return _compared(np.concatenate(found)[:, head.drafted.numpy()], wanted)


def _compared(given: NDArray[Any], wanted: NDArray[Any]) -> tuple[float, float]:
    same = float((given.argmax(axis=-1) == wanted.argmax(axis=-1)).mean())
    return float(np.abs(given - wanted).max()), same


# --- the command line -----------------------------------------------------------------------------


def main() -> None:
    """Do one of the two steps."""
    step = sys.argv[1] if len(sys.argv) > 1 else ""
    if step == "train":
        options = _options(sys.argv[2:])
        HeadTrainer(options, Team(options.workers)).lead()
    elif step == "export":
        export(_export_options(sys.argv[2:]))
    else:
        raise SystemExit(f"{__doc__}\nSay train or export.")


def _export_options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="heads.py export")
    add = parser.add_argument
    add("run", type=Path, help="folder of a checkpoint, or a checkpoint")
    add("file", type=Path)
    add("--data", type=Path, required=True, help="folder of tokenizer.json")
    add("--target", type=Path, required=True, help="folder or checkpoint")
    add("--target-file", type=Path, required=True, help="the target's GGUF file")
    add("--name", default="Foretoken head")
    add("--description", default="drafts for the model that it was trained with")
    add("--type", choices=WEIGHT_TYPES, default="Q8_0", help="of the matrices")
    return parser.parse_args(arguments)


def _options(arguments: list[str]) -> argparse.Namespace:
    kind = arguments[0] if arguments and arguments[0] in KINDS else KINDS[0]
    parser = training_parser(__doc__, BODIES[kind])
    parser.prog = "heads.py train"
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--target", type=Path, required=True, help="folder or checkpoint")
    parser.add_argument("--answers", type=Path, help="folder of the target's own answers")
    parser.add_argument("--taken", type=_numbers, default=(2, 5, 9), help="layers to read")
    parser.add_argument("--outputs", type=int, default=3072, help="tokens it can propose")
    parser.add_argument("--depths", type=int, default=6, help="EAGLE-3: longest draft in training")
    parser.add_argument("--block", type=int, default=8, help="DFlash: tokens of the longest block")
    parser.add_argument("--anchors", type=int, default=64, help="DFlash: blocks of a window")
    parser.set_defaults(window=256, long_window=512, step_tokens=4096, warm_up=40, draft=None)
    return parser.parse_args(arguments)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


if __name__ == "__main__":
    main()
