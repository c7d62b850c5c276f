"""``foretoken prove``: test whether drafting changes the output of a pair on this computer."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from foretoken.cli.local_pair import check_fit, chosen_pair, loaded_pair
from foretoken.cli.options import add_json, add_models, add_verification, number, whole_number
from foretoken.cli.reports import asking, report_text, run_experiment
from foretoken.cli.terminal import Code, Refusal, errors_as_refusal, write_result
from foretoken.engine.config import MAX_SEED
from foretoken.models.names import name_of_files
from foretoken.models.pairs.experiment_file import with_figures
from foretoken.models.pairs.prompt_files import PROMPT_FILES, built_in_prompts
from foretoken.models.pairs.proof import PROOF_SECONDS, PairProof
from foretoken.models.pairs.proof_results import CheckVerdict
from foretoken.reports.proof import proof_report
from foretoken.reports.report import report_page
from foretoken.system.atomic_file import write_atomically

DESCRIPTION = (
    "Check whether drafting changes what a pair writes: sampled tokens are compared with the "
    "probabilities of the target alone, and greedy texts with plain ones. The result is saved for "
    "this computer. The exit code is 1 unless both checks pass."
)
_ANSWER_TOKENS = 64
"""Tokens for which the context needs room."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of this command."""
    add_models(parser)
    add = parser.add_argument
    time = (
        f"approximate time limit; default: {PROOF_SECONDS:.0f}. A longer check detects smaller "
        "deviations"
    )
    add("--seconds", type=number, default=PROOF_SECONDS, metavar="S", help=time)
    add("--seed", type=whole_number, metavar="S", help="default: random")
    add("--report", type=Path, metavar="F", help="write a web page with the results to this file")
    add_json(parser)
    add_verification(parser)


def run(options: argparse.Namespace) -> int:
    """Test the pair and report the result; return the exit code."""
    if not (math.isfinite(options.seconds) and options.seconds > 0):
        raise Refusal(Code.WRONG_USAGE, "--seconds must be above 0.")
    if options.seed is not None and not 0 <= options.seed <= MAX_SEED:
        raise Refusal(Code.WRONG_USAGE, "--seed must be 0 or more.")
    _, draft = chosen_pair(options)
    built_in = [text for file in PROMPT_FILES for text in built_in_prompts(file).values()]
    with loaded_pair(options, built_in, _ANSWER_TOKENS, certain=True) as session:
        check_fit(session, draft)
        source = None if options.plain_format else session.target_metadata.chat_template
        ask, rule = asking(session, source), options.verification
        proof = PairProof(session, ask, rule, seconds=options.seconds, seed=options.seed)
        result = run_experiment(proof.run)
        draft_path = None if session.draft is None else session.draft.metadata.path
        target_path = session.target_metadata.path
        report = proof_report(result, name_of_files(target_path, draft_path))
        if options.report is not None:
            what = f"The report cannot be written to {options.report}"
            with errors_as_refusal(Code.FAILED, OSError, what=what):
                write_atomically(options.report, report_page(report))
        files = {"target": target_path, "draft": draft_path}
        write_result(files | with_figures(result), report_text(report), as_json=options.json)
    return Code.DONE if result.verdict is CheckVerdict.PASSED else Code.FAILED
