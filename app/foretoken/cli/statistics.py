"""``foretoken statistics``: summarise the runs on this computer, as text or as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from foretoken.chat.runs.run_log import RunLog, RunReport, RunSums
from foretoken.chat.runs.run_record import RunFault
from foretoken.cli.options import add_json, whole
from foretoken.cli.terminal import Code, errors_as_refusal, table, write
from foretoken.engine.figures import (
    accepted,
    format_percent,
    format_rate,
    format_speedup,
    speed,
    time_saved,
    token_gaps,
    tokens_per_pass,
)
from foretoken.reports.statistics import (
    conclusive_speedup,
    method_words,
    pair_words,
    statistics_json,
)
from foretoken.system.language import said
from foretoken.system.paths import shown_path

DESCRIPTION = (
    "Summarise the answers on this computer: tokens, speeds, acceptance and time saved, by models "
    "and drafting method; and errors."
)
_SHOWN_FAULTS = 10
_MAX_DAYS = 100_000


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    meaning = "only the last N days, including today"
    parser.add_argument("--days", type=whole(1, _MAX_DAYS), metavar="N", help=meaning)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print the statistics; return the exit code."""
    log = RunLog()
    first = None if options.days is None else date.today() - timedelta(days=options.days - 1)
    what = f"The statistics in {shown_path(log.folder)} cannot be read"
    with errors_as_refusal(Code.FAILED, OSError, what=what):
        report = log.read(first)
    write(f"{statistics_json(report)}\n" if options.json else _report_text(report, log))
    return Code.DONE


def _report_text(report: RunReport, log: RunLog) -> str:
    since = f"{report.first or report.since:%Y-%m-%d}"
    if not report.rows and not report.fault_counts:
        return f"No answers since {since}.\n"
    everything = report.everything
    lines = [f"since {since}: {_runs(everything.runs)}, {everything.statistics.tokens:,} tokens"]
    found = everything.speedup
    figures = [
        speed(everything.statistics),
        accepted(everything.statistics),
        tokens_per_pass(everything.statistics),
        token_gaps(everything.statistics),
        None if found is None else time_saved(found, everything.compared_runs, everything.runs),
    ]
    lines += [f"  {figure.text}" for figure in figures if figure is not None]
    if found is not None:
        compared = _runs(everything.compared_runs)
        lines[-1] += f" ({found.ratio:.2f} times the plain speed, over {compared})"
    if report.rows:
        lines += ["", *_table(report.by_models)]
    if report.fault_counts:
        counts = report.fault_counts.items()
        lines += ["", "errors", *(f"  {count:,} x {said(kind)}" for kind, count in counts)]
    lines += [_fault_line(fault) for fault in report.faults[:_SHOWN_FAULTS]]
    lines.append("")
    if report.incomplete:
        lines.append("Some earlier runs are missing: their file was damaged.")
    lines.append(f"Log file: {shown_path(log.file)}")
    return "\n".join(lines) + "\n"


def _table(sums: dict[Any, RunSums]) -> Sequence[str]:
    rows = [("models", "drafting", "runs", "tokens", "tokens/s", "speedup", "accepted of drafted")]
    for (pair, method), each in sorted(sums.items(), key=lambda item: -item[1].statistics.tokens):
        rate, found = each.statistics.tokens_per_second, conclusive_speedup(each)
        rows.append(
            (
                pair_words(pair),
                method_words(method),
                f"{each.runs:,}",
                f"{each.statistics.tokens:,}",
                "-" if rate is None else format_rate(rate),
                "-" if found is None else format_speedup(found.ratio),
                format_percent(each.statistics.draft_acceptance_rate) or "-",
            )
        )
    return table(rows)


def _fault_line(fault: RunFault) -> str:
    message = f": {fault.message}" if fault.message else ""
    return f"  {fault.time:%Y-%m-%d %H:%M}  {said(fault.kind)}{message}"


def _runs(count: int) -> str:
    return "1 run" if count == 1 else f"{count:,} runs"
