"""Reports of experiments on the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from foretoken.cli.terminal import StatusLine, table
from foretoken.models.pairs.experiment import Progress
from foretoken.models.pairs.report import Report, left_text


def report_text(report: Report) -> str:
    """All of a report."""
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.title}: {report.headline}." if report.headline else report.title
    yield from report.warnings
    yield from report.facts
    for section in report.sections:
        yield ""
        yield f"{section.title}: {section.verdict.words}" if section.verdict else section.title
        yield from section.notes
        for each in section.tables:
            yield ""
            rows = [tuple(each.heads)] if any(each.heads[1:]) else []
            texts = (tuple(text.replace("\n", " ") for text in row) for row in each.texts)
            yield from table([*rows, *texts])


class ProgressLine(StatusLine):
    """The progress of an experiment, on a line that changes."""

    def tell(self, progress: Progress) -> None:
        """Show it."""
        left = "" if progress.seconds_left is None else f", {left_text(progress.seconds_left)}"
        self.show(f"{100 * progress.share:3.0f} %  {progress.doing}{left}")
