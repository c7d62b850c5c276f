"""``foretoken prove``: whether drafting changes what a pair writes, tried on this computer."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.cli.terminal import (
    DONE,
    FAILED,
    INTERRUPTED,
    complain,
    table,
    write,
    write_over,
)
from foretoken.engine.session import Session
from foretoken.models.names import pair_name
from foretoken.models.pairs.proof import PROOF_SECONDS, PairProof
from foretoken.models.pairs.proof_report import report_page
from foretoken.models.pairs.proof_results import (
    ProofProgress,
    ProofResult,
    ProofVerdict,
    report_values,
)
from foretoken.models.pairs.proof_words import (
    TestRow,
    first_choice_words,
    greedy_words,
    headline,
    noticeable_words,
    parting_words,
    progress_words,
    result_words,
    sampling_words,
    test_rows,
)
from foretoken.system.atomic_file import write_atomically

_WIDTH = 70
_ANSWER_TOKENS = 64
"""That the context needs room for."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare what only this command takes."""
    parser.add_argument(
        "--seconds",
        type=float,
        default=PROOF_SECONDS,
        metavar="S",
        help=f"about how long it may take; default {PROOF_SECONDS:.0f}. The longer, the smaller "
        "the faults that are found",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="default: a fresh one")
    parser.add_argument("--report", type=Path, metavar="F", help="write a page for browsers here")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(max_tokens=_ANSWER_TOKENS)


def run(session: Session, options: argparse.Namespace) -> int:
    """Prove the pair of ``session``, tell the result, and return the exit code."""
    source = None if options.plain_format else session.target_metadata.chat_template
    template = ChatTemplate(session.vocabulary, source, session.context_length)

    def on_progress(progress: ProofProgress) -> None:
        if sys.stderr.isatty():
            write_over(sys.stderr, f"{progress_words(progress):<{_WIDTH}}")

    try:
        result = PairProof(
            session,
            lambda text: template.prompt([PromptMessage(Role.USER, text)]).tokens,
            seconds=options.seconds,
            verification=options.verification,
            seed=options.seed,
            progress=on_progress,
        ).run()
    except KeyboardInterrupt:
        result = None
    if sys.stderr.isatty():
        write_over(sys.stderr, " " * _WIDTH)
        write_over(sys.stderr, "")
    if result is None:
        return complain(INTERRUPTED, "Stopped. Nothing of this proof is kept.")
    pair = _pair(session)
    if options.report is not None:
        try:
            write_atomically(options.report, report_page(result, pair))
        except OSError as error:
            why = error.strerror or error
            return complain(FAILED, f"The report cannot be written to {options.report}: {why}.")
    write(_as_json(session, result) if options.json else "\n".join(_as_text(pair, result)) + "\n")
    return DONE if result.verdict is ProofVerdict.PASSED else FAILED


def _pair(session: Session) -> str:
    draft = session.draft
    return pair_name(session.target_metadata.path.name, draft.metadata.path.name if draft else None)


def _as_text(pair: str, result: ProofResult) -> Iterator[str]:
    sampling, greedy = result.sampling, result.greedy
    yield f"{pair}: {headline(result.verdict)}."
    yield result_words(result)
    yield ""
    yield f"Sampling: {sampling.verdict}"
    for text in (
        sampling_words(sampling),
        noticeable_words(sampling),
        first_choice_words(sampling.drafted, drafted=True),
        first_choice_words(sampling.plain, drafted=False),
    ):
        if text:
            yield text
    yield ""
    rows = [("with drafting", "tokens", "deviation", "p value")]
    rows += [
        (row.what, row.tokens, row.distance, row.chance) for row in test_rows(sampling.drafted)
    ]
    rows.append(("plain", "", "", ""))
    rows += map(_cells, test_rows(sampling.plain))
    yield from table(rows)
    yield ""
    yield f"Greedy: {greedy.verdict}"
    yield greedy_words(greedy)
    for each in greedy.texts:
        if each.parting is not None:
            yield parting_words(greedy, each.name, each.parting)


def _cells(row: TestRow) -> tuple[str, str, str, str]:
    return row.what, row.tokens, row.distance, row.chance


def _as_json(session: Session, result: ProofResult) -> str:
    draft = session.draft
    files = {
        "target": str(session.target_metadata.path),
        "draft": str(draft.metadata.path) if draft else None,
    }
    return json.dumps({**files, **report_values(result)}, ensure_ascii=False) + "\n"
