"""First answers, each in a process of its own: ``python tests/benchmarks/cold_answers.py FOLDER``.

Every answer is a ``foretoken generate`` with default settings, compared with ``--method plain`` for
the same prompt, right before or after it. A cell is a target, a draft, a temperature and a profile:

fresh   empty folders for each process
known   a copy of folders in which the pair has answered other prompts, new in each round

FOLDER is as padded_models.py writes it (``--sizes 400M --types Q4_0,F16``, ``--sizes 1B --types
Q4_0``); an independent draft is FOLDER/draft-independent.gguf, or the ``good`` one of a pair that
was padded into another folder. Short answers are the first 8, 16, 24 and 40 tokens of each. The
column "steady" leaves out that the machine is faster in one process than in another: it measures
answers in their own steps without a draft.
``--peer 3,7`` runs llama-speculative-simple with these lookaheads in the same turn. Every process
is a line of ``--json FILE``, which ``--report`` reads again.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import accumulate, chain, product
from pathlib import Path
from typing import Any, TypeAlias

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging" / "models"))
sys.path.insert(0, str(Path(__file__).parents[1]))

from quiet import others_share, wait_for_quiet

from foretoken.models.gguf.file import header_text
from llama_programs import SPECULATIVE, built_program

QUESTIONS = (
    "Hi! How are you?",
    "Tell me a story about a fox.",
    "Make a list of three fruits.",
    "How do I boil an egg?",
    "What can you do?",
    "Write a Python function that adds two numbers.",
    "Write a short poem about the sea.",
    "Count from 1 to 20.",
    "What could I do on a rainy weekend?",
    "Tell me about yourself.",
)
_TAUGHT = 4
"""Answers of a pair before it is known."""
_PROMPTS = Path(__file__).with_name("prompts.jsonl")
_TRIES = 3
_LONG, _SHORT = 100, (8, 16, 24, 40)
_FOLDERS = ("CACHE", "CONFIG", "DATA", "STATE")
_KINDS = {"eagle3": "draft-eagle3", "dflash": "draft-dflash", "gemma4-assistant": "draft-mtp"}
"""``--spec-type`` of the peer by a head's architecture."""
_OURS, _PLAIN = "auto", "plain"
_TABLE = "{:<10}{:<12}{:>5}  {:<8}{:>7}{:>8}{:>8}{:>8}{:>8}{:>10}{:>8}  {}"
_FEW = 20
"""Steps without a draft that an answer must have to be measured in them."""

Cell: TypeAlias = tuple[str, str, float, str]
Step: TypeAlias = tuple[int, float, float, int, str | None]
"""Tokens, milliseconds, those of the draft model among them, tokens drafted, and their source."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One process. A mode is auto, plain, or peer:N."""

    cell: Cell
    prompt: str
    round: int
    mode: str
    speed: float
    tokens: int
    accepted: int
    drafted: int
    others: float
    """Share of the computer that other programs took meanwhile."""
    steps: tuple[Step, ...] = ()

    @property
    def speed_in_steps(self) -> float | None:
        """Tokens in the time of a step without a draft; None if there are few of those."""
        without = [ms for _, ms, draft_ms, drafted, _ in self.steps if not drafted and not draft_ms]
        if len(without) < _FEW:
            return None
        return self.tokens * statistics.median(without) / sum(step[1] for step in self.steps)

    @property
    def ends(self) -> list[tuple[int, float]]:
        """Tokens and milliseconds behind each step."""
        tokens = accumulate(step[0] for step in self.steps)
        return list(zip(tokens, accumulate(step[1] for step in self.steps), strict=True))


def main() -> None:
    options = _options()
    answers: list[Answer] = []
    if options.report:
        lines = options.json.read_text().splitlines()
        answers = [
            Answer(**{**(row := json.loads(line)), "cell": tuple(row["cell"])}) for line in lines
        ]
    else:
        for answer in _measured(options):
            answers.append(answer)
            if options.json:
                with options.json.open("a") as file:
                    file.write(json.dumps(asdict(answer)) + "\n")
    print_table(answers)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--targets", default="400M-Q4_0,400M-F16,1B-Q4_0")
    parser.add_argument("--drafts", default="good,middling,hopeless,none")
    parser.add_argument("--temperatures", default="0,0.7")
    parser.add_argument("--profiles", default="fresh,known")
    parser.add_argument("--prompts", default="", help=f"from {_PROMPTS.name}; default: all but 4")
    parser.add_argument("--questions", action="store_true", help="ten ordinary ones, as a chat")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tokens", type=int, default=160)
    parser.add_argument("--peer", default="", help="its numbers, where answers are greedy")
    parser.add_argument("--quiet", type=float, default=0.05)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--report", action="store_true", help="only print what --json has")
    options = parser.parse_args()
    if options.report and not options.json:
        parser.error("--report needs --json")
    return options


# --- processes ------------------------------------------------------------------------------------


def _measured(options: argparse.Namespace) -> Iterator[Answer]:
    """All cells finish a round before any begins the next one."""
    lines = [json.loads(line) for line in _PROMPTS.read_text().splitlines()]
    wanted = _names(options.prompts) or [line["name"] for line in lines[:-_TAUGHT]]
    texts = [(line["name"], line["prompt"]) for line in lines if line["name"] in wanted]
    others = [line["prompt"] for line in lines if line["name"] not in wanted]
    if options.questions:
        texts = [(question, question) for question in QUESTIONS]
        others = list(QUESTIONS)
    temperatures = map(float, _names(options.temperatures))
    cells = product(
        _names(options.targets), _names(options.drafts), temperatures, _names(options.profiles)
    )
    for round_, cell in product(range(options.rounds), list(cells)):
        with tempfile.TemporaryDirectory() as folder:
            profile = Path(folder) / "profile"
            profile.mkdir()
            if cell[3] == "known":
                for text in others[-_TAUGHT:]:
                    wait_for_quiet(options.quiet, lambda: False)
                    _generate(options, cell, text, profile, [])
            for index, (name, text) in enumerate(texts):
                for _ in range(_TRIES):
                    wait_for_quiet(options.quiet, lambda: False)
                    turn = list(_turn(options, cell, name, text, round_, round_ + index, profile))
                    if max(each.others for each in turn) <= options.quiet:
                        break
                yield from turn


def _turn(
    options: argparse.Namespace,
    cell: Cell,
    name: str,
    text: str,
    round_: int,
    turn: int,
    profile: Path,
) -> Iterator[Answer]:
    """Every mode answers the prompt; what is compared stands side by side, in turn the first."""
    groups = [[_OURS, _PLAIN]]
    if cell[1] != "none" and cell[2] == 0.0 and not options.questions:
        groups.append([f"peer:{number}" for number in _names(options.peer)])
    if turn % 2:
        groups = [group[::-1] for group in groups]
    first = turn // 2 % len(groups)
    for mode in chain.from_iterable([*groups[first:], *groups[:first]]):
        kind, _, number = mode.partition(":")
        others = others_share()
        if kind == "peer":
            peer = _run_peer(*_files(options, cell), text, n_max=int(number), tokens=options.tokens)
            figures = (peer.tokens_per_second, peer.tokens, peer.accepted, peer.drafted)
            steps = ()
        else:
            with tempfile.TemporaryDirectory() as folder:
                shutil.copytree(profile, folder, dirs_exist_ok=True)
                told = _generate(options, cell, text, Path(folder), ["--method", kind])
            keys = ("tokens_per_second", "tokens", "accepted", "drafted")
            figures = tuple(told["stats"][key] for key in keys)
            steps = tuple(map(_step, told["steps"]))
        answer = Answer(cell, name, round_, mode, *figures, others(), steps)
        print(f"round {round_} {cell} {name}: {mode} {answer.speed:.1f} tokens/s", flush=True)
        yield answer


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _files(options: argparse.Namespace, cell: Cell) -> tuple[Path, Path]:
    """Return target and draft; the draft "mtp" is the head in the target's own file."""
    target = options.folder / f"{cell[0]}.gguf"
    return target, target if cell[1] == "mtp" else options.folder / f"draft-{cell[1]}.gguf"


def _generate(
    options: argparse.Namespace, cell: Cell, text: str, profile: Path, more: list[str]
) -> dict[str, Any]:
    target, draft = map(str, _files(options, cell))
    command = [sys.executable, "-m", "foretoken", "generate", "--json", "--prompt", text, *more]
    command += ["--target", target] + ([] if cell[1] == "none" else ["--draft", draft])
    command += ["--temperature", str(cell[2]), "--max-tokens", str(options.tokens)]
    command += [] if options.questions else ["--raw"]
    places = {f"XDG_{kind}_HOME": str(profile / kind.lower()) for kind in _FOLDERS}
    done = subprocess.run(
        command, env={**os.environ, **places}, stdout=subprocess.PIPE, check=True, text=True
    )
    return dict(json.loads(done.stdout))


def _step(told: dict[str, Any]) -> Step:
    tokens = told["accepted"] + 1 - told["unused"]
    return tokens, told["total_ms"], told["draft_ms"], told["drafted"], told["source"]


@dataclass(frozen=True, slots=True)
class _PeerRun:
    """One answer."""

    tokens_per_second: float
    """Of decoding, without prefill."""
    tokens: int
    """Generated: at least as many as requested, since the last step is shown as a whole."""
    drafted: int
    accepted: int


def _run_peer(target: Path, draft: Path, prompt: str, *, n_max: int, tokens: int) -> _PeerRun:
    """Let it continue ``prompt``, which is plain text; ``n_max`` is its lookahead.

    Everything else that costs time (flash attention, cache types, repacking) is at the defaults,
    which are ours too. Top-k 1 as the only sampler is a pure argmax.
    """
    kind, drafting = "draft-mtp", []
    if draft != target:  # else the head in its own file drafts
        kind = _KINDS.get(header_text(draft, "general.architecture"), "draft-simple")
        drafting = ["-md", str(draft)]
    command = [str(built_program(SPECULATIVE)), "-m", str(target), *drafting, "--spec-type", kind]
    command += ["-t", "2", "-td", "1", "-c", "512", "--spec-draft-n-max", str(n_max)]
    command += ["--temp", "0", "--samplers", "top_k", "--top-k", "1"]
    # It stops once more than -n tokens are there.
    command += ["-n", str(tokens - 1), "--no-escape", "-p", prompt]
    environment = {"GOMP_SPINCOUNT": "1000", **os.environ}  # as engine/llama/library.py sets it
    done = subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True, errors="replace"
    )
    decoded = re.search(r"decoded +(\d+) tokens in +([\d.]+) seconds", done.stderr)
    drafted, accepted = (
        re.search(rf"{name} += (\d+)", done.stderr) for name in ("n_drafted", "n_accept")
    )
    if not (decoded and drafted and accepted):
        raise RuntimeError(f"{SPECULATIVE} printed something unexpected: {done.stderr[-600:]}")
    generated = int(decoded[1])
    speed = generated / float(decoded[2])
    return _PeerRun(speed, generated, int(drafted[1]), int(accepted[1]))


# --- the table ------------------------------------------------------------------------------------


def print_table(answers: list[Answer]) -> None:
    """Medians and lowest answers of each cell, over plain."""
    head = "target draft temp. profile median lowest steady short lowest accepted others"
    print(_TABLE.format(*head.split(), "other modes"))
    for cell in dict.fromkeys(answer.cell for answer in answers):
        turns: dict[tuple[str, int], dict[str, Answer]] = {}
        for answer in answers:
            if answer.cell == cell:
                turns.setdefault((answer.prompt, answer.round), {})[answer.mode] = answer
        _print_cell(cell, [turn for turn in turns.values() if {_OURS, _PLAIN} <= turn.keys()])


def _print_cell(cell: Cell, turns: list[dict[str, Answer]]) -> None:
    if not turns:
        return
    ours = [turn[_OURS] for turn in turns]
    both = [(turn[_OURS], turn[_PLAIN]) for turn in turns]
    single = [mine.speed / plain.speed for mine, plain in both if mine.tokens >= _LONG]
    in_steps = [(mine.speed_in_steps, plain.speed_in_steps) for mine, plain in both]
    steady = [mine / plain for mine, plain in in_steps if mine and plain]
    short = [ratio for mine, plain in both for ratio in _short_ratios(mine.ends, plain.ends)]
    drafted = sum(each.drafted for each in ours)
    more = []
    for mode in dict.fromkeys(
        mode for turn in turns for mode in turn if mode not in {_OURS, _PLAIN}
    ):
        both_ran = [(turn[mode], turn[_PLAIN]) for turn in turns if mode in turn]
        ratios = [peer.speed / plain.speed for peer, plain in both_ran]
        more.append(f"{mode} {statistics.median(ratios):.3f}")
    print(
        _TABLE.format(
            *cell,
            f"{statistics.median(mine.speed / plain.speed for mine, plain in both):.3f}",
            f"{min(single):.3f}" if single else "-",
            f"{statistics.median(steady):.3f}" if steady else "-",
            f"{statistics.mean(short):.3f}" if short else "-",
            f"{min(short):.3f}" if short else "-",
            f"{sum(each.accepted for each in ours) / drafted:.0%}" if drafted else "-",
            f"{max(each.others for turn in turns for each in turn.values()):.0%}",
            ", ".join(more),
        )
    )


def _short_ratios(mine: list[tuple[int, float]], plain: list[tuple[int, float]]) -> Iterator[float]:
    """Time of plain decoding over ours, for as many tokens."""
    plain_ms = dict(plain)
    for least in _SHORT:
        found = next(((tokens, ms) for tokens, ms in mine if tokens >= least), None)
        if found is not None and found[0] in plain_ms:
            yield plain_ms[found[0]] / found[1]


if __name__ == "__main__":
    main()
