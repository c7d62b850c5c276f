"""``foretoken bench``: compare decoding modes with plain decoding, as a table or as JSON."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from foretoken.cli.local_pair import check_fit, chosen_pair, loaded_pair
from foretoken.cli.options import add_models, add_sampling, sampling_of, whole
from foretoken.cli.reports import asking, report_text, run_experiment
from foretoken.cli.terminal import Code, Refusal, errors_as_refusal, write
from foretoken.engine.benchmark import PLAIN, Prompt, parse_mode
from foretoken.engine.errors import PromptError
from foretoken.engine.session import Session
from foretoken.models.benchmarks.record import (
    KIND,
    BenchmarkFiles,
    BenchmarkPlan,
    BenchmarkRecord,
    PairBenchmark,
    needs_draft,
    read_benchmark,
)
from foretoken.models.pairs.experiment_file import experiment_json
from foretoken.models.pairs.known_pairs import recall_pair, store_learned
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.reports.benchmark import (
    benchmark_report,
    changes_table,
    differences,
    figures_for_file,
    figures_of,
)
from foretoken.reports.report import ReportSection
from foretoken.system.paths import resource_path
from foretoken.system.records import LONGEST_NAME
from foretoken.system.shown_text import shown_name

DESCRIPTION = "Compare decoding methods with plain decoding."
DEFAULT_MODES = "plain,fixed:3,fixed:7,step-rule,ewma,adaptive"
LOOKUP_MODES = "plain,lookup"
_MAX_TOKENS = 128
_MAX_ROUNDS = 1000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_models(parser)
    add = parser.add_argument
    short = resource_path("prompts/quick.jsonl")
    lines = 'lines of {"name": ..., "prompt": ...}, or of plain text; default: six short prompts'
    add("--prompts", type=Path, default=short, metavar="FILE", help=lines)
    usual = f"default: {DEFAULT_MODES}; without a draft model: {LOOKUP_MODES}"
    add("--modes", type=parse_modes, metavar="LIST", help=usual)
    add("--repeat", type=whole(1, _MAX_ROUNDS), default=3, metavar="R", help="rounds; default: 3")
    figures = "write all figures to this file"
    add("--json", type=_new_file, metavar="F", dest="json_file", help=figures)
    known = "start with what is known about the pair from earlier answers; default: as a new pair"
    add("--recall", action="store_true", help=known)
    add("--save", action="store_true", help="save it with the benchmarks of the window")
    earlier = "report changes since a file written by --json or exported by the window"
    add("--compare", type=_benchmark, metavar="F", help=earlier)
    # Greedy by default, so that all modes write the same text and differ only in speed.
    add_sampling(parser, max_tokens=_MAX_TOKENS, temperature=0.0)


def run(options: argparse.Namespace) -> int:
    """Run the benchmark; return the exit code."""
    sampling, limits = sampling_of(options)
    with errors_as_refusal(Code.WRONG_USAGE, ValueError):
        texts = read_prompts(options.prompts)
    _, draft = chosen_pair(options)
    modes = options.modes or parse_modes(DEFAULT_MODES if draft is not None else LOOKUP_MODES)
    needing = [mode for mode in modes if needs_draft(mode)]
    if draft is None and needing:
        words = f"The mode {needing[0]} requires a draft model: add --draft FILE."
        raise Refusal(Code.WRONG_USAGE, words)
    plan = BenchmarkPlan(
        kinds=(shown_name(options.prompts.stem, LONGEST_NAME),),
        modes=tuple(dict.fromkeys([PLAIN, *modes])),
        rounds=options.repeat,
        tokens=limits.max_tokens,
        sampling=sampling,
        reads_anew=True,
    )
    only_texts = [text for _, text in texts]
    with loaded_pair(options, only_texts, limits.max_tokens, certain=True) as session:
        check_fit(session, draft)
        if options.recall:
            recall_pair(session)
        try:
            record = _measured(session, texts, options, plan)
        finally:
            if options.calibration:
                store_learned(session)
        _report(session, record, options)
    return Code.DONE


def _measured(
    session: Session,
    texts: Sequence[tuple[str, str]],
    options: argparse.Namespace,
    plan: BenchmarkPlan,
) -> BenchmarkRecord:
    """Run the benchmark with progress on stderr."""
    source = None if options.plain_format else session.target_metadata.chat_template
    ask = asking(session, source)
    prompts = [Prompt(name, ask(text)) for name, text in texts]
    for prompt in prompts:
        if len(prompt.tokens) >= session.context_length:
            text = (
                f"The prompt {prompt.name!r} has {len(prompt.tokens):,} tokens, but this model's "
                f"context holds {session.context_length:,}. Choose shorter prompts."
            )
            raise PromptError("as-told", text=text)
    return run_experiment(PairBenchmark(session, {plan.kinds[0]: prompts}, plan).run)


def _report(session: Session, record: BenchmarkRecord, options: argparse.Namespace) -> None:
    """Print the figures, and write the requested files."""
    figures = figures_of(record)
    report = benchmark_report(figures)
    every_kind = [ReportSection(section.title, section.tables) for section in report.sections[1:2]]
    if options.compare is not None:
        since = f"Since {options.compare.measured_at:%Y-%m-%d %H:%M} UTC"
        table = changes_table(figures_of(options.compare), figures)
        other = differences(options.compare, record)
        every_kind.append(ReportSection(since, [table], notes=other))
    write(report_text(replace(report, sections=every_kind)))
    if options.save:
        with errors_as_refusal(Code.FAILED, OSError, what="The benchmark could not be saved"):
            BenchmarkFiles().add(record)
    if options.json_file is not None:
        draft = session.draft_metadata
        more = {
            "target": str(session.target_metadata.path),
            "draft": str(draft.path) if draft else None,
            "prompts": str(options.prompts),
            "pass_ms": session.pass_ms,
            **figures_for_file(figures),
        }
        with errors_as_refusal(Code.FAILED, OSError, what=f"{options.json_file} cannot be written"):
            options.json_file.write_text(experiment_json(record, KIND, more), encoding="utf-8")


def parse_modes(text: str) -> list[str]:
    """Parse a list of modes. Raises ``argparse.ArgumentTypeError``."""
    try:
        names = [parse_mode(name.strip()).name for name in text.split(",")]
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if len(set(names)) < len(names):
        raise argparse.ArgumentTypeError(f"{text!r} contains a mode twice")
    return names


def _new_file(text: str) -> Path:
    # Checked before minutes are spent on measuring.
    path = Path(text)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text!r} cannot be written")
    return path


def _benchmark(text: str) -> BenchmarkRecord:
    try:
        return read_benchmark(Path(text))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a benchmark: {error}") from None
