"""``foretoken bench``: modes of decoding against plain decoding, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.cli.local_pair import check_fit, chosen_pair, loaded_pair
from foretoken.cli.options import (
    add_models,
    add_sampling,
    sampling_of,
    whole,
)
from foretoken.cli.terminal import DONE, FAILED, WRONG_USAGE, Refusal, StatusLine, write
from foretoken.engine.benchmark import (
    PLAIN,
    BenchmarkRun,
    Mode,
    ModeSummary,
    Prompt,
    parse_mode,
    run_benchmark,
    summarise,
)
from foretoken.engine.config import GenerationLimits, Method, SamplingParams
from foretoken.engine.errors import PromptError
from foretoken.engine.session import Session
from foretoken.models.benchmarks.codec import benchmark_values, read_benchmark
from foretoken.models.benchmarks.figures import changes, figures_of
from foretoken.models.benchmarks.record import (
    BenchmarkMachine,
    BenchmarkRecord,
    MeasuredFile,
    RecordedRun,
    conditions_of,
)
from foretoken.models.benchmarks.store import MOST_BYTES, BenchmarkFiles, new_id
from foretoken.models.benchmarks.words import change_words, differences
from foretoken.models.library.files import name_at
from foretoken.models.pairs.learned_pairs import keep_learned, recall_pair
from foretoken.models.pairs.prompt_files import read_prompts
from foretoken.system.given_files import read_given
from foretoken.system.load_watch import LoadWatch
from foretoken.system.paths import resource_path

DESCRIPTION = "Compare ways of decoding with plain decoding."
DEFAULT_MODES = "plain,fixed:3,fixed:7,step-rule,ewma,adaptive"
LOOKUP_MODES = "plain,lookup"
_MAX_TOKENS = 128
_MOST_ROUNDS = 1000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare what this command takes."""
    add_models(parser)
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
    parser.add_argument(
        "--repeat", type=whole(1, _MOST_ROUNDS), default=3, metavar="R", help="rounds, default 3"
    )
    parser.add_argument(
        "--json",
        type=_new_file,
        metavar="F",
        dest="json_file",
        help="write all figures here",
    )
    parser.add_argument(
        "--recall",
        action="store_true",
        help="begin with what earlier answers taught about the pair; default: as a new pair",
    )
    parser.add_argument(
        "--save", action="store_true", help="keep it with the benchmarks of the window"
    )
    parser.add_argument(
        "--compare",
        type=_benchmark,
        metavar="F",
        help="a file of --json, or one that the window has exported: tell what has changed",
    )
    # Greedy by default: then every mode writes the same text, and only its speed differs.
    add_sampling(parser, max_tokens=_MAX_TOKENS, temperature=0.0)


def run(options: argparse.Namespace) -> int:
    """Measure the pair; return the exit code."""
    try:
        sampling, limits = sampling_of(options)
        texts = read_prompts(options.prompts)
    except ValueError as error:
        raise Refusal(WRONG_USAGE, str(error)) from None
    _, draft = chosen_pair(options)
    if options.modes is None:
        options.modes = parse_modes(DEFAULT_MODES if draft is not None else LOOKUP_MODES)
    needing = [mode.name for mode in options.modes if mode.config.method is Method.DRAFT]
    if draft is None and needing:
        words = f"The mode {needing[0]} needs a draft model: add --draft FILE."
        raise Refusal(WRONG_USAGE, words)
    only_texts = [text for _, text in texts]
    with loaded_pair(options, only_texts, limits.max_tokens, certain=True) as session:
        check_fit(session, draft)
        if options.recall:
            recall_pair(session)
        try:
            _measure(session, texts, options, sampling, limits)
        finally:
            if options.calibration:
                keep_learned(session)
    return DONE


def _measure(
    session: Session,
    texts: Sequence[tuple[str, str]],
    options: argparse.Namespace,
    sampling: SamplingParams,
    limits: GenerationLimits,
) -> None:
    """Measure, telling the progress on stderr; print the table."""
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
    status = StatusLine()
    watch, begun_at, begun_s = LoadWatch(), datetime.now(UTC), time.perf_counter()
    for done in run_benchmark(
        session, prompts, modes, rounds=options.repeat, sampling=sampling, limits=limits
    ):
        runs.append(done)
        status.show(f"{len(runs)} of {total} runs")
    status.clear()
    summary = summarise(runs)
    write(_table(session, summary, prompts, options))
    draft = session.draft
    kind = options.prompts.stem
    record = BenchmarkRecord(
        id=new_id(),
        measured_at=begun_at,
        seconds=time.perf_counter() - begun_s,
        target=MeasuredFile.of(session.target_metadata.path),
        draft=None if draft is None else MeasuredFile.of(draft.metadata.path),
        machine=BenchmarkMachine.here(),
        conditions=conditions_of(
            session, sampling, max_tokens=limits.max_tokens, rounds=options.repeat, reads_anew=True
        ),
        modes=tuple(mode.name for mode in modes),
        kinds=(kind,),
        planned=total,
        others_busy=watch.others_busy,
        runs=tuple(
            RecordedRun(kind, run.prompt, run.mode, run.round, run.statistics) for run in runs
        ),
    )
    if options.compare is not None:
        write(_changes(options.compare, record))
    if options.save:
        try:
            BenchmarkFiles().add(record)
        except OSError as error:
            why = error.strerror or str(error)
            raise Refusal(FAILED, f"The benchmark could not be kept: {why}.") from None
    if options.json_file is not None:
        report = json.dumps(_report(session, record, options), indent=1)
        try:
            options.json_file.write_text(f"{report}\n", encoding="utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            raise Refusal(FAILED, f"{options.json_file} cannot be written: {why}.") from None


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
        f"{'tokens/':>9}{'draft':>7}{'verify':>8}{'rest':>6}{'ms between tokens':>19}",
        f"{'':<12}{'':>22}{'':>22}{'drafted':>13}{'pass':>9}{'':>21}{'median (95 %)':>19}",
    ]
    for row in summary:
        lines.append(
            f"{row.mode:<12}"
            f"{_with_range(row.tokens_per_second, row.tokens_per_second_range, '.1f', ''):>22}"
            f"{_with_range(row.speedup, row.speedup_range, '.2f', 'x'):>22}"
            f"{_percent(row.draft_acceptance_rate):>13}"
            f"{_number(row.mean_acceptance_length):>9}"
            f"{_percent(row.draft_share):>7}{_percent(row.verify_share):>8}"
            f"{_percent(row.overhead_share):>6}{_gaps(row):>19}"
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


def _gaps(row: ModeSummary) -> str:
    if row.gap_median_ms is None or row.gap_p95_ms is None:
        return "-"
    return f"{row.gap_median_ms:.1f} ({row.gap_p95_ms:.1f})"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.0f} %"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _benchmark(text: str) -> BenchmarkRecord:
    try:
        return read_benchmark(read_given(Path(text), MOST_BYTES))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no benchmark: {error}") from None


def _changes(before: BenchmarkRecord, after: BenchmarkRecord) -> str:
    lines = ["", f"Since {before.measured_at:%Y-%m-%d %H:%M} UTC:"]
    lines += [f"  {each}" for each in differences(before, after)]
    for row in changes(figures_of(before), figures_of(after)):
        what = "tokens/s" if row.mode == PLAIN else "speedup"
        lines.append(f"{row.mode:<12}{what:>10}  {change_words(row.overall)}")
    return "\n".join(lines) + "\n"


def _report(
    session: Session, record: BenchmarkRecord, options: argparse.Namespace
) -> dict[str, Any]:
    draft = session.draft_metadata
    values = benchmark_values(record, figures=True)
    values["files"] = {
        "target": str(session.target_metadata.path),
        "draft": str(draft.path) if draft else None,
        "prompts": str(options.prompts),
        "pass_ms": session.pass_ms,
    }
    return values
