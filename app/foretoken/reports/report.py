"""Experiment results as short texts and tables, for the window, a web page and a terminal."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

from foretoken.engine.figures import format_percent
from foretoken.models.pairs.proof_results import CheckVerdict
from foretoken.system import web_page
from foretoken.system.language import number, tr, tr_n, tr_noop

NOTHING = "\N{EN DASH}"
"""Shown in place of a missing figure."""
_MINUTES_FROM_S = 90.0
_ROUNDED_TO_S = 5


_VERDICTS = {
    CheckVerdict.PASSED: tr_noop("Passed", about="a check of a pair"),
    CheckVerdict.FAILED: tr_noop("Failed", about="a check of a pair"),
    CheckVerdict.UNCLEAR: tr_noop("Inconclusive", about="a check of a pair"),
}


@dataclass(frozen=True, slots=True)
class ReportCell:
    """A cell of a table."""

    text: str
    tip: str = ""
    """Source of the figure."""
    heat: int | None = None
    """Step of its background colour, see ``heat_step``; None: no background."""
    bold: bool = False


Row: TypeAlias = Sequence[ReportCell | str]


@dataclass(frozen=True, slots=True)
class Table:
    """A table with names in the first column and figures in the others."""

    name: str
    heads: Sequence[str]
    rows: Sequence[Row]

    @property
    def texts(self) -> list[list[str]]:
        """Texts of the cells, row by row."""
        return [[each if isinstance(each, str) else each.text for each in row] for row in self.rows]


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts of points in equal parts of a line, which should be uniform."""

    name: str
    counts: Sequence[int]
    drafted: bool
    """Whether the points are those of drafting, not of the target alone."""

    @property
    def level(self) -> float:
        """Expected count of each part."""
        return sum(self.counts) / len(self.counts)

    @property
    def band(self) -> float:
        """Two standard deviations of a count."""
        return 2.0 * math.sqrt(self.level * (1.0 - 1.0 / len(self.counts)))


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A section of a report under its heading."""

    title: str
    tables: Sequence[Table] = ()
    verdict: CheckVerdict | None = None
    notes: Sequence[str] = ()
    charts: Sequence[Histogram] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """The findings of an experiment, ready to be shown."""

    title: str
    """Subject of the experiment."""
    headline: str
    """The result in a few words; empty if the figures are the result."""
    facts: Sequence[str]
    """When, on what and how it was measured, a line each."""
    sections: Sequence[ReportSection]
    verdict: CheckVerdict | None = None
    warnings: Sequence[str] = ()
    """Caveats to be read before the figures, or what to do."""


# --- formats that reports share -------------------------------------------------------------------


def verdict_words(verdict: CheckVerdict) -> str:
    """Return the name of an outcome."""
    return tr(_VERDICTS[verdict], about="a check of a pair")


def times_text(speedup: float | None) -> str:
    """Format a speedup with two decimals: lookaheads differ by little."""
    return NOTHING if speedup is None else f"{number(speedup, 2)}x"


def percent_text(share: float | None) -> str:
    """Format a share as whole per cent."""
    return format_percent(share) or NOTHING


def decimal_text(value: float | None, decimals: int = 2) -> str:
    """Format a number that may be missing."""
    return NOTHING if value is None else number(value, decimals)


def duration_text(seconds: float) -> str:
    """Format an approximate duration."""
    if seconds <= _MINUTES_FROM_S:
        rounded = _ROUNDED_TO_S * max(1, round(seconds / _ROUNDED_TO_S))
        return tr_n("about {count} second", "about {count} seconds", rounded)
    return tr_n("about {count} minute", "about {count} minutes", max(2, round(seconds / 60)))


def left_text(seconds: float) -> str:
    """Format the approximate time left."""
    return tr("{duration} left", about="a duration", duration=duration_text(seconds))


def range_text(least: float, most: float) -> str:
    """Format the range of a speedup."""
    return tr("{least} to {most}", about="a range", least=number(least, 2), most=number(most, 2))


# --- colours of a heat map of speedups ------------------------------------------------------------

STEPS = 12
"""Number of steps on either side of the middle."""
STRONGEST = 4.0
"""Speedup at which, as at its inverse, colours reach their end."""
_SLOWER, _FASTER = "#b0681e", "#0a8a76"
"""Brown and teal: ColorBrewer's BrBG, distinguishable with every common colour blindness."""
_STRENGTH = 0.8
"""Opacity at both ends, with which text of both themes stays readable."""


def heat_colour(step: int) -> tuple[str, float]:
    """Return the colour of a step, from ``-STEPS`` to ``STEPS``, and its opacity."""
    return _FASTER if step > 0 else _SLOWER, _STRENGTH * abs(step) / STEPS


def heat_step(speedup: float) -> int:
    """Return the step of a speedup on the scale, which is logarithmic with 1 in the middle."""
    if speedup <= 0.0:
        return -STEPS
    share = math.log(speedup) / math.log(STRONGEST)
    return round(max(-1.0, min(1.0, share)) * STEPS)


# --- as a web page --------------------------------------------------------------------------------

_STYLE_SHEET = (  # not translated: a style sheet
    """
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text);
  font: 15px/1.5 system-ui, "Segoe UI", Inter, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1000px; margin: 0 auto; padding: 32px 20px 64px; overflow-wrap: anywhere; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px; } h2 { font-size: 16px; margin: 0 0 4px; }
p { margin: 4px 0; } .fact { color: var(--muted); font-size: 13px; }
.passed { color: var(--faster); } .failed, .warning { color: var(--slower); }
section { background: var(--panel); border: 1px solid var(--border); border-radius: 10px;
  padding: 16px 20px; margin: 20px 0; overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; width: 100%; margin-top: 12px; }
th, td { border-bottom: 1px solid var(--border); padding: 6px 10px; text-align: end;
  white-space: pre-line; }
th:first-child, td:first-child { text-align: start; }
th { color: var(--muted); font-size: 12px; font-weight: 600; } .bold { font-weight: 600; }
figure { display: inline-block; width: 340px; max-width: 100%; margin: 12px 20px 0 0; }
figcaption { color: var(--muted); font-size: 12px; }
.drafted { fill: var(--faster); } .plain { fill: var(--muted); }
"""
)
_INKS = {"slower": ("#a6611a", "#d8923f"), "faster": ("#018571", "#35c4ad")}
_WIDTH, _HEIGHT = 340, 90


def report_page(report: Report) -> str:
    """Return an HTML page for any browser; everything that comes from a file is escaped."""
    heat = [  # not translated: a style sheet
        f".h{step + STEPS} {{ background: color-mix(in srgb, {name} {share:.0%}, transparent); }}"
        for step in range(-STEPS, STEPS + 1)
        for name, share in [heat_colour(step)]
    ]
    rules = "\n".join([_STYLE_SHEET, *heat])
    sheet = web_page.style_sheet(web_page.COLOURS | _INKS, rules)
    body = "\n".join(_body(report))
    return "".join(web_page.page(escape(report.title), sheet, [f"<main>\n{body}\n</main>\n"]))


def _body(report: Report) -> Iterator[str]:
    yield f'<h1 class="{report.verdict or ""}">{escape(report.headline or report.title)}</h1>'
    if report.headline:
        yield _line("fact", report.title)
    yield from (_line("warning", text) for text in report.warnings)
    yield from (_line("fact", text) for text in report.facts)
    for section in report.sections:
        yield f'<section><h2 class="{section.verdict or ""}">{escape(section.title)}</h2>'
        yield from (_line("fact", text) for text in section.notes)
        yield from map(_chart, section.charts)
        for table in section.tables:
            heads = "".join(f"<th>{escape(head)}</th>" for head in table.heads)
            yield f"<table><tr>{heads}</tr>"
            for row in table.rows:
                yield f"<tr>{''.join(map(_cell, row))}</tr>"
            yield "</table>"
        yield "</section>"


def _line(kind: str, text: str) -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def _cell(cell: ReportCell | str) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    kinds = ["bold"] if cell.bold else []
    if cell.heat is not None:
        kinds.append(f"h{cell.heat + STEPS}")
    tip = f' title="{escape(cell.tip)}"' if cell.tip else ""
    return f'<td class="{" ".join(kinds)}"{tip}>{escape(cell.text)}</td>'


def _chart(chart: Histogram) -> str:
    width, scale = _WIDTH / len(chart.counts), _HEIGHT / max(2.0 * chart.level, *chart.counts, 1.0)
    kind = "drafted" if chart.drafted else "plain"
    bars = "".join(
        f'<rect class="{kind}" x="{place * width:.1f}" y="{_HEIGHT - count * scale:.1f}" '
        f'width="{width - 1:.1f}" height="{count * scale:.1f}"/>'
        for place, count in enumerate(chart.counts)
    )
    level = _HEIGHT - chart.level * scale
    line = (
        f'<path d="M0 {level:.1f}H{_WIDTH}" stroke="currentColor" stroke-dasharray="4 3" '
        'fill="none"/>'
    )
    name = escape(chart.name)
    return (
        f'<figure><svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{name}">'
        f"{bars}{line}</svg><figcaption>{name}</figcaption></figure>"
    )
