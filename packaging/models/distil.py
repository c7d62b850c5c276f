"""Train the draft on what the target would say.

First ``distil.py generate`` lets the target answer questions of its training text, greedily and at
temperature 0.7: that is what the draft will be asked to foretell. Then ``distil.py train`` teaches
the draft the target's whole distribution (forward KL over the vocabulary), on the training text and
on these answers in turn. ``distil.py measure`` tells how often both would choose the same token,
and the acceptance to be expected.

``python packaging/models/distil.py generate --data BUILD --target RUN --out ANSWERS``
``python packaging/models/distil.py train --data BUILD --target RUN --answers ANSWERS --out DRAFT
--minutes 40 --decay-minutes 20``; resuming works as in train.py.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("GOMP_SPINCOUNT", "10000")

from memory import start_with_returning_memory

if __name__ == "__main__":
    start_with_returning_memory()  # before PyTorch takes any

import numpy as np
import torch
from export import load_model
from generation import Questions, answer
from llama_file import Shape
from network import Llama, kl_sums
from numpy.typing import NDArray
from team import Team
from torch import Tensor, nn
from torch import multiprocessing as processes
from train import CHECKPOINT, DTYPES, Trainer, compile_layers, training_parser
from windows import Batch, Sampler, TokenFile

DRAFT = Shape(layers=3, width=192, heads=3, kv_heads=3, feed_forward=512)
TEMPERATURES = (0.0, 0.7)
_ANSWERS_FOR_VALIDATION = 0.01


class Distiller(Trainer):
    """Learns from a bigger model's probabilities instead of from tokens."""

    def new_model(self) -> nn.Module:
        """The draft; its target comes with it."""
        options = self.options
        dtype = DTYPES[options.dtype]
        self.target = load_model(checkpoint_of(options.target), dtype).to(self.device)
        if options.compile:
            compile_layers(self.target)
        return super().new_model()

    def samplers_of(self, folder: Path) -> list[Sampler]:
        """Windows of the training text, then those of the target's answers."""
        found = super().samplers_of(folder)
        if self.options.answers is not None:
            found += super().samplers_of(self.options.answers)
        return found

    def sampler_of(self, step: int) -> Sampler:
        """Training text and answers in turn."""
        every = self.options.long_every
        long = 1 if every and step // 2 % every == 0 else 0
        answers = 2 if len(self.samplers) > 2 and step % 2 else 0
        return self.samplers[answers + long]

    def loss(self, batch: Batch) -> Tensor:
        """Weighted sum of the divergences from the target."""
        used = batch.weights.flatten().nonzero().squeeze(1)
        with torch.no_grad():
            teacher = self.target.logits(self.target(batch.inputs).flatten(0, 1)[used])
        hidden = self.model(batch.inputs).flatten(0, 1)[used]
        weights = batch.weights.flatten()[used]
        return kl_sums(hidden, self.model.embedding, teacher, weights, self.model.dtype)

    @torch.no_grad()
    def validate(self) -> dict[str, Any]:
        """How well both agree on the answers of the validation text."""
        options = self.options
        found = agreement(self.target, self.model, self.valid, options, self.device)
        if options.answers is not None:
            answers = TokenFile(options.answers, "valid")
            own = agreement(self.target, self.model, answers, options, self.device)
            found |= {f"own {name}": value for name, value in own.items()}
        return found


@torch.no_grad()
def agreement(
    target: Llama, draft: Llama, text: TokenFile, options: argparse.Namespace, device: torch.device
) -> dict[str, float]:
    """Over all fully counted tokens: equal argmax, and sum(min(p, q)) at temperatures 1 and 0.7."""
    sums = np.zeros(4)
    count = 0
    batch = text.spread(options.validate_tokens // options.window, options.window)
    for part in batch.split(options.micro_tokens // options.window):
        part = part.to(device)
        used = (part.weights.flatten() == 1.0).nonzero().squeeze(1)
        ours, theirs = (
            model.logits(model(part.inputs).flatten(0, 1)[used]).float()
            for model in (draft, target)
        )
        same = ours.argmax(-1) == theirs.argmax(-1)
        mine, wanted = ours.log_softmax(-1), theirs.log_softmax(-1)
        sums += [
            float(same.sum()),
            float(torch.minimum(mine.exp(), wanted.exp()).sum()),
            float(torch.minimum((ours / 0.7).softmax(-1), (theirs / 0.7).softmax(-1)).sum()),
            float((wanted.exp() * (wanted - mine)).sum()),
        ]
        count += len(used)
    names = ("agreement", "acceptance at 1", "acceptance at 0.7", "divergence")
    return {name: round(float(v) / max(1, count), 4) for name, v in zip(names, sums, strict=True)}


def checkpoint_of(path: Path) -> Path:
    """The checkpoint that a folder or a file stands for."""
    return path if path.is_file() else path / CHECKPOINT


# --- the target's own answers ---------------------------------------------------------------------


def generate(options: argparse.Namespace) -> None:
    """Write train and valid files of questions with the target's answers."""
    options.out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    arguments = [(options, rank) for rank in range(options.workers)]
    if options.workers == 1:
        parts = [_generate_part(*arguments[0])]
    else:
        with processes.get_context("spawn").Pool(options.workers) as pool:
            parts = pool.starmap(_generate_part, arguments)
    documents = [document for part in parts for document in part]
    order = np.random.default_rng(options.seed).permutation(len(documents))
    held_out = max(1, int(len(documents) * _ANSWERS_FOR_VALIDATION))
    for name, places in (("valid", order[:held_out]), ("train", order[held_out:])):
        tokens = np.concatenate([documents[place][0] for place in places])
        mask = np.concatenate([documents[place][1] for place in places])
        tokens.astype("<u2").tofile(options.out / f"{name}.bin")
        mask.astype(np.uint8).tofile(options.out / f"{name}.mask")
    total = sum(len(tokens) for tokens, _ in documents)
    minutes = (time.monotonic() - begun) / 60.0
    print(f"{len(documents):,} answers, {total:,} tokens with questions, {minutes:.1f} minutes")


def _generate_part(
    options: argparse.Namespace, rank: int
) -> list[tuple[NDArray[np.int64], NDArray[np.int64]]]:
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed + rank)
    device = torch.device(options.device)
    model = load_model(checkpoint_of(options.target), DTYPES[options.dtype]).to(device)
    for matrix, _ in model.matrices():
        matrix.data = matrix.data.to(model.dtype)  # once, not at each token
    questions = Questions(TokenFile(options.data, "train"), options.seed + rank)
    found: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []
    total, wanted = 0, options.tokens // options.workers
    deadline = time.monotonic() + 60.0 * options.minutes
    turn = 0
    while total < wanted and time.monotonic() < deadline:
        batch = questions.next(options.batch)
        temperature = TEMPERATURES[turn % len(TEMPERATURES)]
        turn += 1
        for tokens, mask in answer(model, batch, temperature, options.longest, device):
            found.append((tokens, mask))
            total += len(tokens)
        if rank == 0 and turn % 20 == 0:
            print(f"{total * options.workers:,} tokens", file=sys.stderr, flush=True)
    return found


# --- the command line -----------------------------------------------------------------------------


def measure(options: argparse.Namespace) -> None:
    """Print the agreement of two trained models."""
    torch.set_num_threads(options.threads)
    device = torch.device(options.device)
    target, draft = (
        load_model(checkpoint_of(path), DTYPES[options.dtype]).to(device)
        for path in (options.target, options.draft)
    )
    for folder in filter(None, (options.data, options.answers)):
        found = agreement(target, draft, TokenFile(folder, "valid"), options, device)
        print(f"{folder}: " + ", ".join(f"{name} {value}" for name, value in found.items()))


def main() -> None:
    """Do one of the three steps."""
    step = sys.argv[1] if len(sys.argv) > 1 else ""
    if step not in ("generate", "train", "measure"):
        raise SystemExit(f"{__doc__}\nSay generate, train or measure.")
    parser = training_parser(__doc__, DRAFT)
    parser.prog = f"distil.py {step}"
    parser.add_argument("--target", type=Path, required=True, help="folder or checkpoint")
    parser.add_argument("--answers", type=Path, help="folder of the target's own answers")
    parser.add_argument("--draft", type=Path, help="for measure: folder or checkpoint")
    parser.add_argument("--batch", type=int, default=128, help="for generate: questions at once")
    parser.add_argument("--longest", type=int, default=220, help="for generate: tokens")
    if step == "measure":
        parser.set_defaults(out=Path())
        for action in parser._actions:
            action.required = action.required and action.dest != "out"
    options = parser.parse_args(sys.argv[2:])
    if step == "train":
        Distiller(options, Team(options.workers)).lead()
    elif step == "measure":
        measure(options)
    else:
        options.tokens = options.tokens or 10_000_000
        options.minutes = options.minutes or 60.0
        generate(options)


if __name__ == "__main__":
    main()
