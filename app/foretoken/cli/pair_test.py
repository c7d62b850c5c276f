"""``foretoken models test``: measure the speedup of drafting with a pair on this computer."""

from __future__ import annotations

from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.cli.local_pair import load_session, refusal_of
from foretoken.cli.reports import asking, report_text, run_experiment
from foretoken.cli.terminal import Code, Refusal, print_message, write_result
from foretoken.engine.errors import ForetokenError
from foretoken.models.library.library import LibraryModel
from foretoken.models.memory.fit import PairPlan
from foretoken.models.pairs.experiment_file import with_figures
from foretoken.models.pairs.known_pairs import measure_costs
from foretoken.models.pairs.pair_test import PairTest
from foretoken.reports.pair_test import pair_test_report
from foretoken.system.paths import shown_path


def run(target: LibraryModel, draft: LibraryModel | None, *, as_json: bool) -> int:
    """Test a pair; return the exit code."""
    try:
        plan = PairPlan(target.path, None if draft is None else draft.path)
        with load_session(plan) as session:
            measure_costs(session)
            if draft is not None and not session.has_draft:
                words = f"{draft.name} does not fit {target.name}: {session.no_draft_reason}."
                raise Refusal(Code.PAIR_MISFIT, words)
            source = chosen_template(session.target_metadata.chat_template)  # as in the window
            result = run_experiment(PairTest(session, asking(session, source)).run)
    except ForetokenError as error:
        raise refusal_of(error) from None
    files = {"target": target.path, "draft": draft and draft.path}
    name = draft.name if draft is not None else "none, drafts come from the text so far"
    name = "its own head" if draft == target and target.head else name
    path = shown_path(target.path)
    report = pair_test_report(result, f"Target: {target.name}  {path}", f"Draft: {name}")
    write_result(files | with_figures(result), report_text(report), as_json=as_json)
    if result.speedup is None:
        return print_message(f"No result: {result.problem}.", Code.FAILED)
    return Code.DONE
