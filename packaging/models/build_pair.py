"""Make the built-in pair from licensed text: every step of the recipe, one after the other.

``python packaging/models/build_pair.py WORK`` writes everything into WORK. A step whose result is
there is left out, and an interrupted training goes on, so the same command can be given again.
``--only export,evaluate`` runs some steps; ``--dry-run`` prints the commands. The times fit two CPU
cores; on a GPU give --target-minutes 20.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
_ROOT = HERE.parents[1]
_TARGET_NAME, _DRAFT_NAME = "Foretoken built-in target", "Foretoken built-in draft"
_DESCRIPTION = "a tiny demonstration model, trained from scratch; for real work pick a bigger pair"
_DRAFT_DESCRIPTION = "draft of the built-in target, distilled from it"


@dataclass(frozen=True, slots=True)
class Step:
    """A command, and how to see that it has been done."""

    name: str
    command: list[str]
    done: Callable[[], bool]


def steps(options: argparse.Namespace) -> list[Step]:
    """All steps in their order."""
    work: Path = options.work
    data, target, answers, draft = (work / n for n in ("data", "target", "answers", "draft"))
    target_file, draft_file = work / "target.gguf", work / "draft.gguf"

    def run(script: str, *arguments: object) -> list[str]:
        return [sys.executable, str(HERE / script), *(str(argument) for argument in arguments)]

    def fresh(product: Path, source: Path) -> Callable[[], bool]:
        return lambda: (
            product.exists()
            and (not source.exists() or product.stat().st_mtime > source.stat().st_mtime)
        )

    target_model, draft_model = target / "checkpoint.pt", draft / "checkpoint.pt"
    return [
        Step(
            "data",
            run(
                *("prepare.py", "--text", options.text, "--out", data),
                *("--tokens", options.tokens, "--licensed", options.licensed),
            ),
            (data / "READY").exists,
        ),
        Step(
            "train",
            run(
                *("train.py", "--data", data, "--out", target, "--resume"),
                *("--minutes", options.target_minutes),
                *("--decay-minutes", options.target_minutes / 4),
            ),
            _ended(target),
        ),
        Step(
            "answers",
            run("distil.py", "generate", "--data", data, "--target", target, "--out", answers),
            fresh(answers / "train.bin", target_model),
        ),
        Step(
            "distil",
            run(
                *("distil.py", "train", "--data", data, "--target", target, "--answers", answers),
                *("--out", draft, "--resume", "--minutes", options.draft_minutes),
                *("--decay-minutes", options.draft_minutes / 2),
            ),
            _ended(draft),
        ),
        Step(
            "export",
            run(
                *("export.py", target, target_file, "--data", data),
                *("--name", _TARGET_NAME, "--description", _DESCRIPTION),
            ),
            fresh(target_file, target_model),
        ),
        Step(
            "export-draft",
            run(
                *("export.py", draft, draft_file, "--data", data),
                *("--name", _DRAFT_NAME, "--description", _DRAFT_DESCRIPTION),
                # Its passes are a tenth faster so, and what it says hardly changes. The target in
                # Q8_0 decodes plainly so fast that drafting gains less.
                *("--type", "Q8_0"),
            ),
            fresh(draft_file, draft_model),
        ),
        Step(
            "evaluate",
            run(
                *("evaluate.py", target_file, draft_file, "--speed", "fixed:4,fixed:12,adaptive"),
                *("--samples", work / "samples.md", "--json", work / "evaluation.json"),
            ),
            fresh(work / "evaluation.json", target_file),
        ),
        Step(
            "card",
            run("card.py", work, "--out", work / "MODEL_CARD.md"),
            fresh(work / "MODEL_CARD.md", work / "evaluation.json"),
        ),
    ]


def _ended(run: Path) -> Callable[[], bool]:
    """Whether a training has spent its budget."""

    def done() -> bool:
        log = run / "log.jsonl"
        lines = log.read_text(encoding="utf-8").splitlines() if log.is_file() else []
        return bool(lines) and '"ended": "budget"' in lines[-1]

    return done


def main() -> None:
    """Run what is not done yet."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("work", type=Path)
    parser.add_argument("--text", type=Path, default=_ROOT.parent / "shared" / "data")
    parser.add_argument("--tokens", type=int, default=60_000_000, help="of training text")
    parser.add_argument("--licensed", type=float, default=0.4, help="share of licensed text")
    parser.add_argument("--target-minutes", type=float, default=300.0)
    parser.add_argument("--draft-minutes", type=float, default=45.0)
    parser.add_argument("--only", default="", help="names of steps, run even if done")
    parser.add_argument("--dry-run", action="store_true")
    options = parser.parse_args()
    only = set(filter(None, options.only.split(",")))
    known = steps(options)
    unknown = only - {step.name for step in known}
    if unknown:
        parser.error(f"no such step: {', '.join(sorted(unknown))}")
    for step in known:
        if only and step.name not in only:
            continue
        if not only and step.done():
            print(f"{step.name}: done already", flush=True)
            continue
        print(f"{step.name}: {shlex.join(step.command)}", flush=True)
        if not options.dry_run:
            subprocess.run(step.command, check=True)


if __name__ == "__main__":
    main()
