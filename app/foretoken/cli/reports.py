"""Reports and progress of experiments, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.cli.terminal import Code, Refusal, StatusLine, table
from foretoken.engine.session import Session
from foretoken.models.pairs.experiment import ExperimentProgress
from foretoken.reports.report import Report, left_text, verdict_words

_Result = TypeVar("_Result")


def report_text(report: Report) -> str:
    """Return a report as text."""
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.title}: {report.headline}." if report.headline else report.title
    yield from report.warnings
    yield from report.facts
    for section in report.sections:
        yield ""
        verdict = f": {verdict_words(section.verdict)}" if section.verdict else ""
        yield f"{section.title}{verdict}"
        yield from section.notes
        for each in section.tables:
            yield ""
            rows = [tuple(each.heads)] if any(each.heads[1:]) else []
            texts = (tuple(text.replace("\n", " ") for text in row) for row in each.texts)
            yield from table([*rows, *texts])


def run_experiment(
    run: Callable[[Callable[[ExperimentProgress], None]], _Result | None],
) -> _Result:
    """Run an experiment with its progress on stderr. Raises ``Refusal`` on Ctrl+C."""
    status = StatusLine()

    def report(progress: ExperimentProgress) -> None:
        left = "" if progress.seconds_left is None else f", {left_text(progress.seconds_left)}"
        status.show(f"{100 * progress.share:3.0f} %  {progress.doing}{left}")

    result = None
    try:
        result = run(report)
    except KeyboardInterrupt:
        pass
    finally:
        status.clear()
    if result is None:
        raise Refusal(Code.INTERRUPTED, "Stopped. The results were discarded.")
    return result


def asking(session: Session, template: str | None) -> Callable[[str], Sequence[int]]:
    """Return a function that renders a question to tokens; ``template`` None: plain format."""
    made = ChatTemplate(session.vocabulary, template, session.context_length)
    return lambda text: made.prompt([PromptMessage(Role.USER, text)]).tokens
