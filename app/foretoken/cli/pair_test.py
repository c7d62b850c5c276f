"""``foretoken models test``: what drafting gains with a pair on this computer, measured."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.cli.model_names import add_options, named_model, searched_folders
from foretoken.cli.options import CommandParser
from foretoken.cli.terminal import (
    CANNOT_LOAD,
    DONE,
    FAILED,
    INTERRUPTED,
    PAIR_MISFIT,
    WRONG_USAGE,
    complain,
    table,
    write,
    write_over,
)
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.engine.errors import ForetokenError, ModelLoadError
from foretoken.engine.session import Session
from foretoken.models.library.library import LibraryModel, ModelKind, read_library
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.pair_test import TEST_SECONDS, PairTest
from foretoken.models.pairs.pair_test_results import (
    KindResult,
    PairTestProgress,
    PairTestResult,
    result_values,
)
from foretoken.models.pairs.preparation import prepare_pair
from foretoken.system.paths import shown_path

_HEADS = ("text", "plain", "drafting", "speedup", "accepted")


def run(arguments: Sequence[str]) -> int:
    """Run ``foretoken models test`` with these arguments; return its exit code."""
    parser = CommandParser(
        prog="foretoken models test",
        description="Write short texts of several kinds with and without drafting, for about "
        f"{TEST_SECONDS:.0f} seconds, and tell what drafting gains. The result is remembered for "
        "this computer. Without DRAFT the target drafts from its own text.",
    )
    parser.add_argument("target", metavar="TARGET", help="a file, or (part of) a model's name")
    parser.add_argument("draft", nargs="?", metavar="DRAFT", help="likewise")
    add_options(parser)
    options = parser.parse_args(arguments)
    models = _models(options)
    if models is None:
        return WRONG_USAGE
    for model in models:
        if model.kind is ModelKind.BROKEN:
            return complain(CANNOT_LOAD, f"{model.name} is broken. {model.problem}")
        if model.kind not in (ModelKind.CHAT, ModelKind.BASE):
            return complain(PAIR_MISFIT, f"{model.name} writes no text.")
    target, draft = models[0], models[1] if len(models) > 1 else None
    try:
        session = _load(target, draft)
    except ModelLoadError as error:
        return complain(CANNOT_LOAD, str(error))
    with session:
        if draft is not None and not session.has_draft:
            reason = session.no_draft_reason
            return complain(PAIR_MISFIT, f"{draft.name} does not fit {target.name}: {reason}.")
        try:
            result = _test(session)
        except KeyboardInterrupt:
            result = None
        except ForetokenError as error:
            return complain(FAILED, str(error))
    if result is None:
        return complain(INTERRUPTED, "Stopped. Nothing of this test is remembered.")
    write(_as_json(target, draft, result) if options.json else _as_text(target, draft, result))
    if result.speedup is None:
        return complain(FAILED, f"There is no result: {result.problem}.")
    return DONE


def _models(options: argparse.Namespace) -> list[LibraryModel] | None:
    """Find the target and perhaps the draft; None after a complaint."""
    folders = searched_folders(options)
    if folders is None:
        return None
    library = read_library(folders)
    found = []
    for text in (options.target, options.draft):
        if text is not None:
            model = named_model(text, library.models)
            if model is None:
                return None
            found.append(model)
    return found


def _load(target: LibraryModel, draft: LibraryModel | None) -> Session:
    draft_path = draft.path if draft is not None else None
    prepared = prepare_pair(target.path, draft_path)
    session = Session.load(
        target.path,
        draft_path,
        settings=prepared.settings,
        draft_settings=prepared.draft_settings,
        repack=prepared.repack,
    )
    measure_costs(session)
    return session


def _test(session: Session) -> PairTestResult | None:
    source = chosen_template(session.target_metadata.chat_template)  # as in the window
    template = ChatTemplate(session.vocabulary, source, session.context_length)
    shown = ""

    def on_progress(progress: PairTestProgress) -> None:
        nonlocal shown
        line = f"{100 * progress.share:3.0f} %  {progress.kind}"
        if line != shown and sys.stderr.isatty():
            shown = line
            write_over(sys.stderr, f"{line:<40}")

    try:
        return PairTest(
            session,
            lambda text: template.prompt([PromptMessage(Role.USER, text)]).tokens,
            CHAT_SAMPLING,
            progress=on_progress,
        ).run()
    finally:
        if shown:
            write_over(sys.stderr, " " * 40)
            write_over(sys.stderr, "")


def _as_text(target: LibraryModel, draft: LibraryModel | None, result: PairTestResult) -> str:
    name = draft.name if draft is not None else "none, drafts come from the text so far"
    rows = [_HEADS, *(_row(kind) for kind in result.kinds)]
    if result.speedup is not None:
        accepted = _percent(result.draft_acceptance_rate)
        rows.append(("all kinds", "", "", f"{result.speedup:.2f}x", accepted))
    lines = [
        f"Target: {target.name}  {shown_path(target.path)}",
        f"Draft:  {name}",
        "",
        *table(rows),
        "",
        *_lookaheads(result),
    ]
    if result.speedup is not None:
        count = f"{result.questions} question{'s' if result.questions != 1 else ''}"
        lines.append(
            f"All tokens over all their time, of {count} answered in every way; all kinds: the "
            f"geometric mean of the speedups. {result.seconds:.0f} s."
        )
    if result.disturbed and result.plain_range is not None:
        low, high = result.plain_range
        lines.append(
            f"Plain decoding had no steady speed, {low:.1f} to {high:.1f}: other programs keep "
            "this computer busy. Test again when it is quiet."
        )
    return "\n".join(lines) + "\n"


def _row(kind: KindResult) -> tuple[str, ...]:
    plain, drafting, speedup = kind.plain_tokens_per_second, kind.tokens_per_second, kind.speedup
    if plain is None or drafting is None or speedup is None:
        return (kind.kind, "", "", kind.problem or "", "")
    accepted = _percent(kind.draft_acceptance_rate)
    return (kind.kind, f"{plain:.1f}", f"{drafting:.1f}", f"{speedup:.2f}x", accepted)


def _lookaheads(result: PairTestResult) -> Iterable[str]:
    if result.best_lookahead is None:
        return
    tried = ", ".join(
        f"{one.lookahead or 'none'}: {one.tokens_per_second:.1f}" for one in result.lookaheads
    )
    best = result.best_lookahead
    yield f"Fixed numbers of drafted tokens: {tried}"
    yield (f"Best of them: {best}." if best else "None of them is faster than plain decoding.")


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.0f} %"


def _as_json(target: LibraryModel, draft: LibraryModel | None, result: PairTestResult) -> str:
    report = {
        "target": str(target.path),
        "draft": str(draft.path) if draft is not None else None,
        **result_values(result),
        "best_lookahead": result.best_lookahead,
    }
    return json.dumps(report, ensure_ascii=False) + "\n"
