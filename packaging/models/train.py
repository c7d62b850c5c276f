"""Train the target from a folder of tokens.

``python packaging/models/train.py --data BUILD --out RUN --minutes 300`` reads train.bin (token
ids, 16 bits each), train.mask (how much each token counts in the loss, 255: fully) and the valid
files beside them, and keeps a checkpoint and a log in RUN. ``--resume`` goes on exactly where the
checkpoint was written.

The learning rate warms up, stays, and falls to nothing in the last ``--decay-minutes`` (or
``--decay-tokens``). A model is good only after the fall, and the fall can be begun at any moment:
``--resume --decay-now 45`` ends the training in 45 minutes. The checkpoint before the fall is kept
as stable.pt; ``--resume --from-stable`` goes on from there as if nothing had fallen.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

# Threads that spin at barriers lose most where other programs use the machine too.
os.environ.setdefault("GOMP_SPINCOUNT", "10000")

from memory import start_with_returning_memory

if __name__ == "__main__":
    start_with_returning_memory()  # before PyTorch takes any

import torch
from llama_file import Shape
from network import Llama
from optimizer import Optimizer, Rates
from team import Team
from torch import Tensor, nn
from windows import Batch, Sampler, TokenFile

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}
TARGET = Shape(layers=10, width=384, heads=6, kv_heads=3, feed_forward=1152)
_LONGEST_STEP = 6.0
"""Of the usual time; what takes longer was held up, and counts as a usual step."""
_TOLD = (
    "seed",
    "shape",
    "rate",
    "matrix_rate",
    "weight_decay",
    "warm_up",
    "step_tokens",
    "window",
    "long_window",
    "long_every",
    "clip",
    "dtype",
    "device",
    "workers",
)
"""Options that the log tells, for the model card."""
CHECKPOINT, STABLE = "checkpoint.pt", "stable.pt"


@dataclass(slots=True)
class Progress:
    """How far the training has come; kept in checkpoints."""

    step: int = 0
    tokens: int = 0
    seconds: float = 0.0
    """Spent training; pauses between runs do not count."""
    fall_seconds: float | None = None
    """When ``--decay-now`` let the rate begin to fall; ``end_seconds`` is when it is nothing."""
    end_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Schedule:
    """Share of the full learning rate: warm up, stay, fall in a straight line."""

    warm_up_steps: int
    minutes: float | None
    decay_minutes: float
    tokens: int | None
    decay_tokens: int

    def share(self, progress: Progress) -> float:
        """Share for the next step; 0 where the training is over."""
        return min(1.0, (progress.step + 1) / self.warm_up_steps, self._left(progress))

    def falling(self, progress: Progress) -> bool:
        """Whether the rate has begun to fall."""
        return self._left(progress) < 1.0

    def _left(self, progress: Progress) -> float:
        shares = [1.0]
        if progress.end_seconds is not None and progress.fall_seconds is not None:
            left = progress.end_seconds - progress.seconds
            shares.append(left / max(1.0, progress.end_seconds - progress.fall_seconds))
        elif self.minutes is not None:
            left = self.minutes * 60.0 - progress.seconds
            shares.append(left / max(1.0, self.decay_minutes * 60.0))
        if self.tokens is not None:
            shares.append((self.tokens - progress.tokens) / max(1, self.decay_tokens))
        return max(0.0, min(shares))


class Trainer:
    """Model, optimizer and data of one member of a team; the leader keeps the files."""

    def __init__(self, options: argparse.Namespace, team: Team) -> None:
        torch.set_num_threads(options.threads)
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(options.seed)
        self.options, self.team = options, team
        self.device = torch.device(options.device)
        self.valid = TokenFile(options.data, "valid")
        self.samplers = self.samplers_of(options.data)
        self.model: Any = self.new_model().to(self.device)
        self.optimizer = Optimizer(
            self.model, Rates(options.matrix_rate, options.rate, options.weight_decay)
        )
        self.progress = Progress()
        self._schedule = Schedule(
            options.warm_up,
            options.minutes,
            options.decay_minutes,
            options.tokens,
            options.decay_tokens,
        )
        self._stopping = False
        self._usual_seconds: float | None = None
        self._steps_here = 0

    def new_model(self) -> nn.Module:
        """What is trained, with fresh weights."""
        model = Llama(shape_of(self.options), DTYPES[self.options.dtype])
        if self.options.compile:
            compile_layers(model)
        return model

    def lead(self) -> None:
        """Train with the whole team until the budget is spent or a signal asks to stop."""
        options, progress = self.options, self.progress
        options.out.mkdir(parents=True, exist_ok=True)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        if options.resume:
            self.load()
        progress = self.progress
        told = {name: str(getattr(options, name)) for name in _TOLD}
        self.log({"options": told, "text": fingerprint(options.data)})
        self.team.share(self.model, self.optimizer.moments())
        self.team.start(
            follow,
            type(self),
            options,
            list(self.model.parameters()),
            self.optimizer.moments(),
            asdict(progress),
            [sampler.state() for sampler in self.samplers],
        )
        self.team.bind(self.model)
        saved = validated = time.monotonic()
        while (share := self._schedule.share(progress)) > 0.0 and not self._stopping:
            if self._schedule.falling(progress) and not (options.out / STABLE).exists():
                self.save(STABLE)
            started = time.monotonic()
            record = self.step(share)
            took = time.monotonic() - started
            progress.seconds += self._counted(took)
            due = time.monotonic() - validated > options.validate_minutes * 60.0
            if due:
                record |= self.validate()
                validated = time.monotonic()
            if progress.step % options.log_every == 0 or due:
                self.log(record | {"tokens_per_s": round(record["batch"] / took)})
            if time.monotonic() - saved > options.save_minutes * 60.0:
                self.save(CHECKPOINT)
                saved = time.monotonic()
        self.team.end()
        self.save(CHECKPOINT)
        self.log(self.validate() | {"ended": "stopped" if self._stopping else "budget"})

    def step(self, share: float) -> dict[str, Any]:
        """One step of the optimizer; nothing but an empty record where the share is 0."""
        options, team, progress = self.options, self.team, self.progress
        (share,) = team.tell(share)
        if share <= 0.0:
            return {}
        sampler = self.sampler_of(progress.step)
        batch = sampler.next(max(1, options.step_tokens // sampler.length))
        parts = list(batch.split(options.micro_tokens // sampler.length))
        weight = max(1.0, float(batch.weights.sum()))
        team.clear_gradients(self.model)
        mine = torch.zeros((), device=self.device)
        for number in team.parts(len(parts)):
            loss = self.loss(parts[number].to(self.device)) / weight
            loss.backward()
            mine += loss.detach()
        gradients = team.summed_gradients(self.model)
        squares = sum(float(gradient.square().sum()) for gradient in gradients.values())
        norm = math.sqrt(team.sum(squares))
        total = team.sum(float(mine))
        if not math.isfinite(norm):
            raise FloatingPointError(f"The gradient of step {progress.step} is not finite.")
        scale = min(1.0, options.clip / max(norm, 1e-9))
        self.optimizer.step(share, progress.step + 1, gradients, scale)
        progress.step += 1
        progress.tokens += batch.inputs.numel()
        return {
            "loss": round(total, 4),
            "batch": batch.inputs.numel(),
            "window": sampler.length,
            "norm": round(norm, 3),
            "share": round(share, 4),
            "round": sampler.round,
        }

    def samplers_of(self, folder: Path) -> list[Sampler]:
        """Short and long windows of a folder's text."""
        options, data = self.options, TokenFile(folder, "train")
        lengths = (options.window, options.long_window)
        return [Sampler(data, length, options.seed) for length in lengths]

    def sampler_of(self, step: int) -> Sampler:
        """Where the windows of a step come from."""
        every = self.options.long_every
        return self.samplers[1 if every and step % every == 0 else 0]

    def loss(self, batch: Batch) -> Tensor:
        """Weighted sum over a part of the batch."""
        return self.model.loss(self.model(batch.inputs), batch.wanted, batch.weights)

    @torch.no_grad()
    def validate(self) -> dict[str, Any]:
        """Mean loss over windows of the validation text, in nats per counted token."""
        length = self.options.window
        total, weight = 0.0, 0.0
        batch = self.valid.spread(self.options.validate_tokens // length, length)
        for part in batch.split(self.options.micro_tokens // length):
            part = part.to(self.device)
            total += float(self.model.loss(self.model(part.inputs), part.wanted, part.weights))
            weight += float(part.weights.sum())
        return {"valid": round(total / max(1.0, weight), 4)}

    def log(self, record: dict[str, Any]) -> None:
        """Add a line to the log, and show it."""
        progress = self.progress
        minutes = round(progress.seconds / 60.0, 2)
        text = json.dumps(
            {"step": progress.step, "tokens": progress.tokens, "minutes": minutes} | record
        )
        with (self.options.out / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(text + "\n")
        print(text, flush=True)

    def save(self, name: str) -> None:
        """Write everything that going on needs; the old file stays until the new one is whole."""
        path = self.options.out / name
        part = path.with_suffix(".part")
        torch.save(
            {
                "shape": self.model.shape.as_dict(),
                "model": {k: v.detach().clone() for k, v in self.model.state_dict().items()},
                "moments": [moment.clone() for moment in self.optimizer.moments()],
                "samplers": [sampler.state() for sampler in self.samplers],
                "progress": asdict(self.progress),
                "random": torch.get_rng_state(),
                "options": {key: str(value) for key, value in vars(self.options).items()},
            },
            part,
        )
        part.replace(path)

    def load(self) -> None:
        """Go on from the checkpoint, if there is one."""
        options = self.options
        path = options.out / (STABLE if options.from_stable else CHECKPOINT)
        if not path.is_file():
            print(f"{path} is not there: beginning anew", flush=True)
            return
        state = torch.load(path, map_location=self.device, weights_only=True)
        if state["shape"] != self.model.shape.as_dict():
            raise ValueError(f"{path} holds another shape: {state['shape']}.")
        self.model.load_state_dict(state["model"])
        for moment, known in zip(self.optimizer.moments(), state["moments"], strict=True):
            moment.copy_(known)
        for sampler, known in zip(self.samplers, state["samplers"], strict=True):
            sampler.restore(known)
        self.progress = Progress(**state["progress"])
        torch.set_rng_state(state["random"].cpu())
        if options.from_stable:
            self.progress.fall_seconds = self.progress.end_seconds = None
            path.unlink()  # the next fall begins elsewhere
        if options.decay_now is not None and self.progress.end_seconds is None:
            self.progress.fall_seconds = self.progress.seconds
            self.progress.end_seconds = self.progress.seconds + options.decay_now * 60.0

    def _counted(self, seconds: float) -> float:
        """Seconds of a step as far as they were training: a process can be halted in between."""
        usual = self._usual_seconds
        self._steps_here += 1
        if usual is None or self._steps_here <= 3:  # the first ones compile
            self._usual_seconds = seconds
            return seconds
        counted = seconds if seconds < _LONGEST_STEP * usual else usual
        self._usual_seconds = usual + 0.1 * (counted - usual)
        return counted

    def _stop(self, number: int, frame: object) -> None:
        del number, frame
        self._stopping = True


def follow(
    team: Team,
    kind: type[Trainer],
    options: argparse.Namespace,
    weights: list[Tensor],
    moments: list[Tensor],
    progress: dict[str, Any],
    samplers: list[dict[str, int]],
) -> None:
    """Do what the leader tells, on shared weights."""
    trainer = kind(options, team)
    for parameter, shared in zip(trainer.model.parameters(), weights, strict=True):
        parameter.data = shared.data
    trainer.optimizer.use_moments(moments)
    trainer.progress = Progress(**progress)
    for sampler, state in zip(trainer.samplers, samplers, strict=True):
        sampler.restore(state)
    team.bind(trainer.model)
    while trainer.step(1.0):
        pass


def compile_layers(model: Llama) -> None:
    """Fuse what a layer computes between its products; all layers are alike to the compiler."""
    for layer in model.layers:
        layer.compile(dynamic=False)


def fingerprint(data: Path) -> str | None:
    """SHA-256 of a folder's training text, as its manifest has it."""
    manifest = data / "manifest.json"
    if not manifest.is_file():
        return None
    found: str = json.loads(manifest.read_text(encoding="utf-8"))["outputs"]["train.bin"]["sha256"]
    return found


def shape_of(options: argparse.Namespace) -> Shape:
    """The shape that the options describe."""
    return Shape.parse(options.shape, vocabulary=options.vocabulary, context=options.context)


def training_parser(description: str | None, shape: Shape) -> argparse.ArgumentParser:
    """Options that the target and the draft share."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    gpu, cores = torch.cuda.is_available(), os.cpu_count() or 1
    add = parser.add_argument
    add("--data", type=Path, required=True, help="folder of train.bin, train.mask, valid.*")
    add("--out", type=Path, required=True, help="folder for checkpoints and the log")
    add("--shape", default=shape.name, help="LAYERSxWIDTH:HEADS:KV_HEADS:FEED_FORWARD")
    add("--vocabulary", type=int, default=shape.vocabulary)
    add("--context", type=int, default=shape.context)
    add("--resume", action="store_true")
    add("--from-stable", action="store_true", help="resume from before the rate fell")
    add("--minutes", type=float, help="of training in all; none: until stopped")
    add("--decay-minutes", type=float, default=60.0, help="the last of them, in which rates fall")
    add("--decay-now", type=float, metavar="MINUTES", help="let the rates fall from here on")
    add("--tokens", type=int, help="to train on in all")
    add("--decay-tokens", type=int, default=20_000_000)
    add("--warm-up", type=int, default=100, help="steps")
    add("--step-tokens", type=int, default=131_072 if gpu else 16_384, help="in a step")
    add("--micro-tokens", type=int, default=65_536 if gpu else 4096, help="in memory at once")
    add("--window", type=int, default=512)
    add("--long-window", type=int, default=1024)
    add("--long-every", type=int, default=5, help="every so many steps sees long windows; 0: none")
    add("--rate", type=float, default=3e-3, help="AdamW's")
    add("--matrix-rate", type=float, default=0.02, help="Muon's; 0: all weights with AdamW")
    add("--weight-decay", type=float, default=0.05)
    add("--clip", type=float, default=1.0, help="longest gradient")
    add("--seed", type=int, default=1)
    add("--device", default="cuda" if gpu else "cpu")
    add("--dtype", choices=tuple(DTYPES), default="bfloat16")
    add("--workers", type=int, default=1 if gpu else cores, help="processes, on a CPU")
    add("--threads", type=int, default=1, help="of each process")
    add("--compile", action=argparse.BooleanOptionalAction, default=True)
    add("--validate-minutes", type=float, default=10.0)
    add("--validate-tokens", type=int, default=32_768)
    add("--save-minutes", type=float, default=5.0)
    add("--log-every", type=int, default=10, help="steps")
    return parser


def main() -> None:
    """Train the target."""
    options = training_parser(__doc__, TARGET).parse_args()
    Trainer(options, Team(options.workers)).lead()


if __name__ == "__main__":
    main()
