"""``foretoken models test``: what drafting gains with a pair on this computer, measured."""

from __future__ import annotations

import argparse

from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.cli.local_pair import load_session, refusal_of
from foretoken.cli.model_names import drafting_model, searched_folders, writing_model
from foretoken.cli.reports import asking, progress_line, report_text
from foretoken.cli.terminal import Code, Refusal, complain, write_result
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.engine.errors import ForetokenError
from foretoken.engine.figures import format_rate
from foretoken.engine.session import Session
from foretoken.models.library.library import LibraryModel, read_library
from foretoken.models.pairs.experiment_file import with_figures
from foretoken.models.pairs.known_pairs import measure_costs
from foretoken.models.pairs.pair_test import KindResult, PairTest, PairTestResult
from foretoken.models.pairs.report import (
    Report,
    ReportSection,
    Row,
    Table,
    percent_text,
    times_text,
)
from foretoken.system.language import number
from foretoken.system.paths import shown_path


def run(options: argparse.Namespace) -> int:
    """Run ``foretoken models test``; return its exit code."""
    models = read_library(searched_folders(options)).models
    target = writing_model(options.target, models)
    draft = target if target.head else None
    if options.draft is not None:
        draft = drafting_model(options.draft, models)
    result = None
    try:
        with load_session(target.path, None if draft is None else draft.path) as session:
            measure_costs(session)
            if draft is not None and not session.has_draft:
                reason = session.no_draft_reason
                words = f"{draft.name} does not fit {target.name}: {reason}."
                raise Refusal(Code.PAIR_MISFIT, words)
            result = _test(session)
    except KeyboardInterrupt:
        pass
    except ForetokenError as error:
        raise refusal_of(error) from None
    if result is None:
        raise Refusal(Code.INTERRUPTED, "Stopped. Nothing of this test is remembered.")
    files = {"target": target.path, "draft": draft and draft.path}
    text = report_text(_report(target, draft, result))
    write_result(files | with_figures(result), text, as_json=options.json)
    if result.speedup is None:
        return complain(f"There is no result: {result.problem}.", Code.FAILED)
    return Code.DONE


def _test(session: Session) -> PairTestResult | None:
    source = chosen_template(session.target_metadata.chat_template)  # as in the window
    with progress_line() as report:
        return PairTest(session, asking(session, source), CHAT_SAMPLING).run(report)


def _report(target: LibraryModel, draft: LibraryModel | None, result: PairTestResult) -> Report:
    name = draft.name if draft is not None else "none, drafts come from the text so far"
    name = "its own head" if draft == target and target.head else name
    warnings = []
    if result.disturbed and result.plain_range is not None:
        low, high = map(format_rate, result.plain_range)
        warnings.append(
            f"Plain decoding had no steady speed, {low} to {high}: other programs keep this "
            "computer busy. Test again when it is quiet."
        )
    facts = [
        f"Target: {target.name}  {shown_path(target.path)}",
        f"Draft: {name}",
        f"Questions answered in every way: {result.questions}, in {result.seconds:.0f} s",
    ]
    heads = ["Kind of text", "Plain tok/s", "Drafting tok/s", "Speedup", "Accepted drafts"]
    rows = [*map(_row, result.kinds)]
    if result.speedup is not None:
        figures = [times_text(result.speedup), percent_text(result.draft_acceptance_rate)]
        rows.append(["all kinds (geometric mean)", "", "", *figures])
    sections = [ReportSection("Kinds of text", [Table("Kinds of text", heads, rows)])]
    if result.lookaheads:
        tried: list[Row] = [
            [
                f"{number(each.lookahead)} tokens" if each.lookahead else "plain",
                format_rate(each.tokens_per_second),
                "fastest" if each.lookahead == result.best_lookahead else "",
            ]
            for each in result.lookaheads
        ]
        table = Table("Fixed lookaheads", ["Drafted in each step", "tok/s", ""], tried)
        sections.append(ReportSection("Fixed lookaheads", [table]))
    return Report("Pair test", "", facts, sections, warnings=warnings)


def _row(kind: KindResult) -> Row:
    plain, drafting, speedup = kind.plain_tokens_per_second, kind.tokens_per_second, kind.speedup
    if plain is None or drafting is None or speedup is None:
        return [kind.kind, "", "", kind.problem or "", ""]
    accepted = percent_text(kind.draft_acceptance_rate)
    return [kind.kind, format_rate(plain), format_rate(drafting), times_text(speedup), accepted]
