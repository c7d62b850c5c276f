"""``foretoken models test``: what drafting gains with a pair on this computer, measured."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.cli.local_pair import refusal_of
from foretoken.cli.model_names import searched_folders, writing_model
from foretoken.cli.terminal import (
    DONE,
    FAILED,
    INTERRUPTED,
    PAIR_MISFIT,
    Refusal,
    StatusLine,
    complain,
    table,
    write,
    write_json,
)
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.engine.errors import ForetokenError
from foretoken.engine.session import Session
from foretoken.models.library.library import LibraryModel, read_library
from foretoken.models.pairs.measured_costs import measure_costs
from foretoken.models.pairs.pair_test import PairTest
from foretoken.models.pairs.pair_test_results import (
    KindResult,
    PairTestProgress,
    PairTestResult,
)
from foretoken.models.pairs.preparation import prepare_pair
from foretoken.system.paths import shown_path
from foretoken.system.records import record_values

_HEADS = ("text", "plain", "drafting", "speedup", "accepted")


def run(options: argparse.Namespace) -> int:
    """Run ``foretoken models test``; return its exit code."""
    models = read_library(searched_folders(options)).models
    target = writing_model(options.target, models)
    draft = None if options.draft is None else writing_model(options.draft, models)
    try:
        with _load(target, draft) as session:
            if draft is not None and not session.has_draft:
                reason = session.no_draft_reason
                words = f"{draft.name} does not fit {target.name}: {reason}."
                raise Refusal(PAIR_MISFIT, words)
            result = _test(session)
    except KeyboardInterrupt:
        raise Refusal(INTERRUPTED, "Stopped. Nothing of this test is remembered.") from None
    except ForetokenError as error:
        raise refusal_of(error) from None
    if result is None:
        raise Refusal(INTERRUPTED, "Stopped. Nothing of this test is remembered.")
    if options.json:
        files = {"target": str(target.path), "draft": None if draft is None else str(draft.path)}
        write_json({**files, **record_values(result), "best_lookahead": result.best_lookahead})
    else:
        write(_as_text(target, draft, result))
    if result.speedup is None:
        return complain(FAILED, f"There is no result: {result.problem}.")
    return DONE


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
    status = StatusLine()

    def on_progress(progress: PairTestProgress) -> None:
        status.show(f"{100 * progress.share:3.0f} %  {progress.kind}")

    try:
        return PairTest(
            session,
            lambda text: template.prompt([PromptMessage(Role.USER, text)]).tokens,
            CHAT_SAMPLING,
            progress=on_progress,
        ).run()
    finally:
        status.clear()


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
