"""``foretoken bench``: modes of decoding against plain decoding, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from foretoken import __version__
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.cli.terminal import write_over
from foretoken.engine.benchmark import (
    BenchmarkRun,
    Mode,
    ModeSummary,
    Prompt,
    parse_mode,
    run_benchmark,
    summarise,
)
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.errors import PromptError
from foretoken.engine.llama.library import system_info
from foretoken.engine.session import Session
from foretoken.models.library.files import name_at
from foretoken.system.paths import resource_path

DEFAULT_MODES = "plain,fixed:3,fixed:7,step-rule,ewma,adaptive"
LOOKUP_MODES = "plain,lookup"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare what ``bench`` takes besides the models."""
    parser.add_argument(
        "--prompts",
        type=Path,
        default=resource_path("prompts/quick.jsonl"),
        metavar="FILE",
        help='lines of {"name": ..., "prompt": ...}, or of plain text; default: six short ones',
    )
    parser.add_argument(
        "--modes",
        type=parse_modes,
        metavar="LIST",
        help=f"default: {DEFAULT_MODES}; without a draft model {LOOKUP_MODES}",
    )
    parser.add_argument("--repeat", type=_rounds, default=3, metavar="R", help="rounds, default 3")
    parser.add_argument(
        "--json",
        type=_new_file,
        metavar="F",
        dest="json_file",
        help="write all figures here",
    )


def run(
    session: Session,
    texts: Sequence[tuple[str, str]],
    options: argparse.Namespace,
    sampling: SamplingParams,
    limits: GenerationLimits,
) -> int:
    """Measure, telling the progress on stderr; print the table; return the exit code."""
    source = None if options.plain_format else session.target_metadata.chat_template
    template = ChatTemplate(session.vocabulary, source, session.context_length)
    prompts = [
        Prompt(name, template.prompt([PromptMessage(Role.USER, text)]).tokens)
        for name, text in texts
    ]
    for prompt in prompts:
        if len(prompt.tokens) >= session.context_length:
            raise PromptError(
                f"The prompt {prompt.name!r} has {len(prompt.tokens):,} tokens, but this model's "
                f"context holds {session.context_length:,}. Choose shorter prompts."
            )
    modes: list[Mode] = options.modes
    total = len(prompts) * options.repeat * len(modes)
    runs: list[BenchmarkRun] = []
    for done in run_benchmark(
        session, prompts, modes, rounds=options.repeat, sampling=sampling, limits=limits
    ):
        runs.append(done)
        if sys.stderr.isatty():
            write_over(sys.stderr, f"{len(runs)} of {total} runs")
    if sys.stderr.isatty():
        write_over(sys.stderr, " " * 40)
        write_over(sys.stderr, "")
    summary = summarise(runs)
    sys.stdout.write(_table(session, summary, prompts, options))
    if options.json_file is not None:
        report = _report(session, runs, summary, options, sampling, limits)
        options.json_file.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


def parse_modes(text: str) -> list[Mode]:
    """Read a list of modes. Raises ``argparse.ArgumentTypeError``."""
    try:
        modes = [parse_mode(name.strip()) for name in text.split(",")]
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    names = [mode.name for mode in modes]
    if len(set(names)) < len(names):
        raise argparse.ArgumentTypeError(f"a mode is named twice in {text!r}")
    return modes


def _new_file(text: str) -> Path:
    # Asked before minutes are spent on measuring.
    path = Path(text)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text!r} cannot be written")
    return path


def _rounds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000")
    return int(text)


def _table(
    session: Session,
    summary: Sequence[ModeSummary],
    prompts: Sequence[Prompt],
    options: argparse.Namespace,
) -> str:
    draft = session.draft_metadata
    target_name = name_at(session.target_metadata.path)
    draft_name = "none" if draft is None else name_at(draft.path)
    lines = [
        f"target {target_name}, draft {draft_name}; "
        f"{len(prompts)} prompts, {options.repeat} rounds, medians (range)",
        "",
        f"{'mode':<12}{'tokens/s':>22}{'speedup':>22}{'accepted of':>13}"
        f"{'tokens/':>9}{'draft':>7}{'verify':>8}{'rest':>6}",
        f"{'':<12}{'':>22}{'':>22}{'drafted':>13}{'pass':>9}",
    ]
    for row in summary:
        lines.append(
            f"{row.mode:<12}"
            f"{_with_range(row.tokens_per_second, row.tokens_per_second_range, '.1f', ''):>22}"
            f"{_with_range(row.speedup, row.speedup_range, '.2f', 'x'):>22}"
            f"{_percent(row.draft_acceptance_rate):>13}"
            f"{_number(row.mean_acceptance_length):>9}"
            f"{_percent(row.draft_share):>7}{_percent(row.verify_share):>8}"
            f"{_percent(row.overhead_share):>6}"
        )
    prefill_ms = statistics.median(row.prefill_ms for row in summary)
    lines += ["", f"Speeds leave out reading the prompt: {prefill_ms:.1f} ms (median)."]
    return "\n".join(lines) + "\n"


def _with_range(
    value: float | None, limits: tuple[float, float] | None, form: str, unit: str
) -> str:
    if value is None or limits is None:
        return "-"
    return f"{value:{form}}{unit} ({limits[0]:{form}}-{limits[1]:{form}})"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.0f} %"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _report(
    session: Session,
    runs: Sequence[BenchmarkRun],
    summary: Sequence[ModeSummary],
    options: argparse.Namespace,
    sampling: SamplingParams,
    limits: GenerationLimits,
) -> dict[str, Any]:
    draft = session.draft_metadata
    return {
        "machine": {
            "system": platform.platform(),
            "processor": platform.processor() or platform.machine(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "foretoken": __version__,
            "backend": system_info(),
        },
        "settings": {
            "target": str(session.target_metadata.path),
            "draft": str(draft.path) if draft else None,
            "prompts": str(options.prompts),
            "modes": [mode.name for mode in options.modes],
            "repeat": options.repeat,
            "max_tokens": limits.max_tokens,
            "threads": list(session.threads),
            "pass_ms": session.pass_ms,
            "sampling": asdict(sampling),
        },
        "runs": [_run_report(each) for each in runs],
        "summary": [asdict(row) for row in summary],
    }


def _run_report(run: BenchmarkRun) -> dict[str, Any]:
    counted = run.statistics
    rest_ms = counted.decode_ms - counted.draft_ms - counted.verify_ms
    return {
        "mode": run.mode,
        "prompt": run.prompt,
        "round": run.round,
        "tokens": counted.tokens,
        "generated": counted.generated,
        "prompt_tokens": counted.prompt_tokens,
        "target_passes": counted.steps,
        "prefill_s": counted.prefill_ms / 1000.0,
        "decode_s": counted.decode_ms / 1000.0,
        "draft_s": counted.draft_ms / 1000.0,
        "verify_s": counted.verify_ms / 1000.0,
        "overhead_s": rest_ms / 1000.0,
        "tokens_per_second": counted.tokens_per_second,
        "speedup": run.speedup,
        "draft_acceptance_rate": counted.draft_acceptance_rate,
        "mean_acceptance_length": counted.mean_acceptance_length,
    }
