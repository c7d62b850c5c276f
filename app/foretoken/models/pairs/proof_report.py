"""A proof as one page that any browser shows: no scripts, nothing fetched, all figures of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape

from foretoken import __version__
from foretoken.models.pairs.proof_results import (
    BINS,
    Order,
    Place,
    PointTest,
    ProofResult,
    ProofVerdict,
    WrittenTokens,
    report_values,
)
from foretoken.models.pairs.proof_words import (
    GREEDY_TITLE,
    SAMPLING_TITLE,
    accident_words,
    first_choice_words,
    greedy_words,
    headline,
    judged_words,
    noticeable_words,
    parting_words,
    result_words,
    sampling_words,
    test_rows,
)
from foretoken.system.language import moment_text, number, spoken, tr
from foretoken.system.shown_text import shown_name

_SHEET = (  # not translated: a style sheet
    """
:root { color-scheme: light dark; --window: #fff; --panel: #f5f7f9; --border: #e2e6eb;
  --text: #1a2330; --muted: #5f6b7a; --good: #009e73; --bad: #b3261e; --plain: #9aa4b0; }
@media (prefers-color-scheme: dark) { :root { --window: #15181c; --panel: #1b2027;
  --border: #2b323b; --text: #e4e8ed; --muted: #98a3b0; --good: #2bc195; --bad: #ff8a80;
  --plain: #6b7684; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text);
  font: 15px/1.55 system-ui, "Segoe UI", Inter, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 792px; margin: 0 auto; padding: 24px 16px 64px; overflow-wrap: anywhere; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 16px; margin: 0 0 4px; }
.passed { color: var(--good); } .failed { color: var(--bad); } .told { color: var(--muted); }
section { background: var(--panel); border: 1px solid var(--border); border-radius: 10px;
  padding: 16px 20px; margin: 20px 0; }
p { margin: 6px 0; } .told { font-size: 13px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; margin-top: 12px; }
th, td { text-align: start; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--border); }
th { color: var(--muted); font-weight: 400; } .n { text-align: end; white-space: nowrap; }
.worst { font-weight: 600; }
.charts { display: flex; flex-wrap: wrap; gap: 20px; margin-top: 12px; }
figure { margin: 0; flex: 1 1 300px; } figcaption { color: var(--muted); font-size: 12px; }
pre { font-size: 12px; overflow-x: auto; white-space: pre-wrap; }
"""
)
_WIDTH, _HEIGHT = 340, 90


def report_page(result: ProofResult, pair: str) -> str:
    """The page, in the language that is spoken; ``pair`` names the models."""
    language = spoken()
    title = tr("Proof of {pair}", pair=shown_name(pair))
    direction = "rtl" if language.right_to_left else "ltr"
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language.code)}" dir="{direction}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<title>{escape(title)}</title><style>{_SHEET}</style></head><body><main>",
        *_head(result, title),
        *_sampling(result),
        *_greedy(result),
        "<details><summary>JSON</summary><pre>",  # not translated: a name
        escape(report_json(result)),
        "</pre></details></main></body></html>\n",
    ]
    return "\n".join(parts)


def report_json(result: ProofResult) -> str:
    """The facts and the figures, for other programs."""
    return json.dumps(report_values(result), ensure_ascii=False, indent=2) + "\n"


def histograms(written: WrittenTokens) -> PointTest | None:
    """The points that are shown: of all tokens, by likelihood."""
    return written.test(Place.ANY, Order.LIKELY)


def _head(result: ProofResult, title: str) -> Iterator[str]:
    told = tr(
        "Foretoken {version}, llama.cpp through llama-cpp-python {llama}, {moment}, {seconds} s",
        version=__version__,
        llama=result.llama_cpp,
        moment=moment_text(result.proved_at),
        seconds=number(result.seconds),
    )
    yield f'<p class="told">{escape(title)}</p>'
    yield f"<h1{_tone(result.verdict)}>{escape(headline(result.verdict))}</h1>"
    yield f"<p>{escape(result_words(result))}</p>"
    yield f'<p class="told">{escape(told)}</p>'


def _sampling(result: ProofResult) -> Iterator[str]:
    check = result.sampling
    yield f"<section><h2{_tone(check.verdict)}>{escape(tr(SAMPLING_TITLE))}</h2>"
    for text in (
        sampling_words(check),
        noticeable_words(check),
        first_choice_words(check.drafted, drafted=True),
        first_choice_words(check.plain, drafted=False),
        accident_words(check),
    ):
        if text:
            yield f"<p>{escape(text)}</p>"
    yield '<div class="charts">'
    for written, colour, name in (
        (check.drafted, "var(--good)", tr("With drafting")),
        (check.plain, "var(--plain)", tr("Plain")),
    ):
        test = histograms(written)
        if test is not None and test.count:
            yield _chart(test.histogram, colour, name)
    yield "</div>"
    yield f'<p class="told">{escape(judged_words(check.drafted))}</p>'
    yield from _table(check.drafted, tr("With drafting"))
    yield from _table(check.plain, tr("Plain"))
    yield "</section>"


def _table(written: WrittenTokens, name: str) -> Iterator[str]:
    heads = (tr("Tokens"), tr("Deviation"), tr("p value"))
    cells = "".join(f'<th class="n">{escape(head)}</th>' for head in heads)
    yield f"<table><tr><th>{escape(name)}</th>{cells}</tr>"
    for row in test_rows(written):
        mark = ' class="worst"' if row.worst else ""
        cells = "".join(
            f'<td class="n">{escape(text)}</td>' for text in (row.tokens, row.distance, row.chance)
        )
        yield f"<tr{mark}><td>{escape(row.what)}</td>{cells}</tr>"
    yield "</table>"


def _chart(histogram: Sequence[int], colour: str, name: str) -> str:
    even = sum(histogram) / BINS
    scale = _HEIGHT / max(2.0 * even, *histogram)
    width = _WIDTH / BINS
    bars = "".join(
        f'<rect x="{index * width:.1f}" y="{_HEIGHT - count * scale:.1f}" '
        f'width="{width - 1:.1f}" height="{count * scale:.1f}" fill="{colour}"/>'
        for index, count in enumerate(histogram)
    )
    level = _HEIGHT - even * scale
    line = (
        f'<path d="M0 {level:.1f}H{_WIDTH}" stroke="currentColor" stroke-dasharray="4 3" '
        'fill="none"/>'
    )
    return (
        f'<figure><svg viewBox="0 0 {_WIDTH} {_HEIGHT}" width="100%" role="img" '
        f'aria-label="{escape(name)}">{bars}{line}</svg>'
        f"<figcaption>{escape(name)}</figcaption></figure>"
    )


def _greedy(result: ProofResult) -> Iterator[str]:
    check = result.greedy
    yield f"<section><h2{_tone(check.verdict)}>{escape(tr(GREEDY_TITLE))}</h2>"
    yield f"<p>{escape(greedy_words(check))}</p>"
    for text in check.texts:
        if text.parting is not None:
            yield f"<p>{escape(parting_words(check, text.name, text.parting))}</p>"
    yield "</section>"


def _tone(verdict: ProofVerdict) -> str:
    return "" if verdict is ProofVerdict.UNCLEAR else f' class="{verdict.value}"'
