"""A benchmark as one page that any browser shows: no scripts, nothing fetched, light or dark.

Whatever comes from a file is escaped; the page's policy forbids all but its own style sheet.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape

from foretoken.engine.figures import format_percent, format_rate
from foretoken.models.benchmarks.figures import BenchmarkFigures, Cell, ModeFigures
from foretoken.models.benchmarks.heat import DARK_HEAT, LIGHT_HEAT, STEPS, HeatScale, heat_step
from foretoken.models.benchmarks.words import (
    NOTHING,
    cell_words,
    explain_cell,
    explain_mode,
    files_words,
    kind_words,
    load_words,
    machine_words,
    mode_words,
    range_words,
    remarks,
    settings_words,
    times_words,
    when_words,
)
from foretoken.system.language import number, spoken, tr

_SHEET = (  # not translated: a style sheet
    """
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text);
  font: 15px/1.5 system-ui, "Segoe UI", Inter, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1000px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 36px 0 12px; }
p { margin: 4px 0; }
.told { color: var(--muted); font-size: 13px; }
.remark { background: var(--panel); border-inline-start: 3px solid var(--slower);
  padding: 8px 12px; margin: 12px 0; }
.wide { overflow-x: auto; }
svg { display: block; max-width: 100%; height: auto; font-family: inherit; }
svg .name { fill: var(--text); font-size: 13px; }
svg .head { fill: var(--muted); font-size: 12px; }
svg .value { font-size: 15px; font-weight: 600; }
svg .spread { font-size: 11px; }
svg .none { fill: var(--muted); font-size: 12px; }
svg .empty { fill: none; stroke: var(--border); }
table { border-collapse: collapse; font-size: 14px; width: 100%; }
th, td { border-bottom: 1px solid var(--border); padding: 7px 10px; text-align: end; }
th:first-child, td:first-child { text-align: start; }
th { color: var(--muted); font-size: 12px; font-weight: 600; }
"""
)
_LIGHT = (  # not translated: colours
    "--window: #ffffff; --panel: #f5f7f9; --border: #e2e6eb; --text: #1a2330; --muted: #5f6b7a; "
    f"--slower: {LIGHT_HEAT.slower};"
)
_DARK = (  # not translated: colours
    "--window: #15181c; --panel: #1b2027; --border: #2b323b; --text: #e4e8ed; --muted: #98a3b0; "
    f"--slower: {DARK_HEAT.slower};"
)
_CELL, _HIGH, _GAP, _NAMES, _HEAD = 116, 46, 4, 210, 28


def caption_words() -> str:
    """What the numbers of the map are."""
    return tr(
        "Speedup over plain decoding, and the tokens per second of that: the median of the rounds, "
        "± half of their range. 1.00x is as fast as without drafting."
    )


def html_report(figures: BenchmarkFigures, product: str) -> str:
    """The whole page; ``product`` is who made it."""
    record = figures.record
    sheet = _sheet()
    digest = b64encode(hashlib.sha256(sheet.encode()).digest()).decode()
    title = tr("Benchmark of {pair}", pair=record.pair)
    direction = ' dir="rtl"' if spoken().right_to_left else ""
    body = "\n".join(_body(figures, title))
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(spoken().code.replace("_", "-"))}"{direction}>\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" '
        f"content=\"default-src 'none'; style-src 'sha256-{digest}'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f'<meta name="generator" content="{escape(product)}">\n'
        f"<title>{escape(title)}</title>\n<style>{sheet}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def _body(figures: BenchmarkFigures, title: str) -> Iterator[str]:
    record = figures.record
    yield f"<h1>{escape(title)}</h1>"
    for line in (when_words(record), settings_words(record), machine_words(record)):
        yield f'<p class="told">{escape(line)}</p>'
    for line in (*files_words(record), load_words(record)):
        if line:
            yield f'<p class="told">{escape(line)}</p>'
    for line in remarks(figures):
        yield f'<p class="remark">{escape(line)}</p>'
    yield f"<h2>{escape(tr('Speedup by kind of text'))}</h2>"
    yield f'<div class="wide">{_map(figures)}</div>'
    yield f'<p class="told">{escape(caption_words())}</p>'
    yield f"<h2>{escape(tr('All kinds together'))}</h2>"
    yield f'<div class="wide">{_table(figures.modes)}</div>'
    yield f"<h2>{escape(tr('Each round'))}</h2>"
    yield f'<div class="wide">{_rounds(figures)}</div>'


def _map(figures: BenchmarkFigures) -> str:
    width = _NAMES + len(figures.kinds) * (_CELL + _GAP)
    height = _HEAD + len(figures.modes) * (_HIGH + _GAP)
    # Lines of numbers are read from left to right; in Arabic the names stand at the right.
    turned = spoken().right_to_left
    parts = [
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'direction="ltr" aria-label="{escape(tr("Speedup by kind of text"))}">'
    ]

    def at(left: float, wide: float) -> float:
        return width - left - wide if turned else left

    for column, kind in enumerate(figures.kinds):
        middle = at(_NAMES + column * (_CELL + _GAP), _CELL) + _CELL / 2
        parts.append(_text("head", middle, 16, kind_words(kind), "middle"))
    for row, mode in enumerate(figures.modes):
        top = _HEAD + row * (_HIGH + _GAP)
        name_at = width if turned else 0
        anchor = "end" if turned else "start"
        parts.append(_text("name", name_at, top + _HIGH / 2 + 5, mode_words(mode.mode), anchor))
        for column, cell in enumerate(mode.cells):
            left = at(_NAMES + column * (_CELL + _GAP), _CELL)
            parts.append(_cell(cell, left, top))
    return "\n".join([*parts, "</svg>"])


def _cell(cell: Cell, left: float, top: float) -> str:
    found, (words, below) = cell.speedup, cell_words(cell)
    box = f'x="{left}" y="{top}" width="{_CELL}" height="{_HIGH}" rx="6"'  # not translated: SVG
    told = f"<title>{escape(explain_cell(cell))}</title>"
    middle = left + _CELL / 2
    if found is None:
        nothing = _text("none", middle, top + 28, words)
        return f'<g>{told}<rect class="empty" {box}/>{nothing}</g>'
    step = heat_step(found.value) + STEPS
    ink = f"t{step}"
    spread = _text("spread", middle, top + 37, below, ink=ink) if below else ""
    value = _text("value", middle, top + (22 if below else 28), words, ink=ink)
    return f'<g>{told}<rect class="h{step}" {box}/>{value}{spread}</g>'


def _text(
    kind: str, x: float, y: float, words: str, anchor: str = "middle", *, ink: str = ""
) -> str:
    return (  # not translated: SVG
        f'<text class="{kind} {ink}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )


def _table(modes: Sequence[ModeFigures]) -> str:
    heads = (
        tr("Way of decoding"), tr("Speedup"), tr("Range"), tr("Tokens per second"),
        tr("Accepted of drafted"), tr("Tokens per pass"), tr("Between tokens, ms (95 %)"),
    )  # fmt: skip
    rows = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
    for mode in modes:
        cells = [mode_words(mode.mode), *mode_row(mode), _gaps(mode)]
        tip = escape(explain_mode(mode))
        rows.append("".join(f'<td title="{tip}">{escape(each)}</td>' for each in cells))
    return "<table>" + "".join(f"<tr>{row}</tr>\n" for row in rows) + "</table>"


def mode_row(mode: ModeFigures) -> tuple[str, str, str, str, str]:
    """Speedup, its range, tokens per second, acceptance, tokens per pass: as they are shown."""
    speedup, speed, total = mode.speedup, mode.tokens_per_second, mode.total
    length = total.mean_acceptance_length
    return (
        NOTHING if speedup is None else times_words(speedup.value),
        NOTHING if speedup is None else range_words(speedup),
        NOTHING if speed is None else format_rate(speed.value),
        format_percent(total.draft_acceptance_rate) or NOTHING,
        NOTHING if length is None else number(length, 2),
    )


def _gaps(mode: ModeFigures) -> str:
    median, slow = mode.total.gap_median_ms, mode.total.gap_p95_ms
    if median is None or slow is None:
        return NOTHING
    return f"{number(median, 1)} ({number(slow, 1)})"


def _rounds(figures: BenchmarkFigures) -> str:
    heads = (
        tr("Way of decoding"), tr("Kind of text"), tr("Round"), tr("Tokens"), tr("Seconds"),
        tr("Tokens per second"), tr("Plain"), tr("Speedup"),
    )  # fmt: skip
    rows = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
    for mode in figures.modes:
        for cell in mode.cells:
            for each in cell.rounds:
                cells = (
                    mode_words(mode.mode), kind_words(cell.kind), number(each.round + 1),
                    number(each.mine.generated), number(each.mine.decode_ms / 1000.0, 3),
                    format_rate(each.tokens_per_second), format_rate(each.plain_tokens_per_second),
                    times_words(each.speedup),
                )  # fmt: skip
                rows.append("".join(f"<td>{escape(one)}</td>" for one in cells))
    return "<table>" + "".join(f"<tr>{row}</tr>\n" for row in rows) + "</table>"


def _sheet() -> str:
    return (  # not translated: a style sheet
        f"\n:root {{ color-scheme: light dark; {_LIGHT} }}\n{_heat(LIGHT_HEAT)}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {_DARK} }}\n{_heat(DARK_HEAT)} }}{_SHEET}"
    )


def _heat(scale: HeatScale) -> str:
    return "\n".join(  # not translated: a style sheet
        f".h{step + STEPS} {{ fill: {scale.colour(step)}; }} "
        f".t{step + STEPS} {{ fill: {scale.text(step)}; }}"
        for step in range(-STEPS, STEPS + 1)
    )
