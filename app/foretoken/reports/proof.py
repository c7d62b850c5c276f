"""Report of a proof."""

from __future__ import annotations

import math

from foretoken import __version__
from foretoken.engine.figures import seconds_text
from foretoken.models.pairs.proof_results import (
    FEWEST_JUDGED,
    CheckVerdict,
    GreedyCheck,
    Order,
    Place,
    PointTest,
    ProofResult,
    SamplingCheck,
    WrittenTokens,
)
from foretoken.reports.report import Histogram, Report, ReportCell, ReportSection, Row, Table
from foretoken.system.language import moment_text, number, quoted, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name

INTRO = tr_noop(
    "Checks that drafting does not change the output: the pair writes with drafting, and every "
    "token is compared with what the target alone would write there. Takes about a minute."
)
_HEADLINES = {
    CheckVerdict.PASSED: tr_noop("Drafting is lossless"),
    CheckVerdict.FAILED: tr_noop("Drafting changes the output"),
    CheckVerdict.UNCLEAR: tr_noop("Inconclusive"),
}
_PLACES = {
    Place.FIRST: tr_noop("First drafted token"),
    Place.LATER: tr_noop("Later drafted tokens"),
    Place.BONUS: tr_noop("After a fully accepted draft"),
    Place.ANY: tr_noop("All tokens"),
}
_ORDERS = {Order.DRAFT: tr_noop("by draft difference"), Order.LIKELY: tr_noop("by likelihood")}
_LEAST_SHOWN = 1e-9
_MOST_PARTINGS = 6


def proof_report(result: ProofResult, pair: str) -> Report:
    """Return the report of a proof; ``pair`` names the models."""
    sampling, greedy = result.sampling, result.greedy
    facts = (
        moment_text(result.proved_at.astimezone()),
        seconds_text(result.seconds),
        f"Foretoken {__version__}",  # not translated: a name
        f"llama-cpp-python {result.llama_cpp}",  # not translated: a name
    )
    warning = tr(
        "With this version, the pair does not write what its target alone would. Turn "
        "drafting off, and please report this with the exported result."
    )
    nothing = tr("No built-in question fits the context of this pair.")
    return Report(
        title=tr("Proof of {pair}", pair=shown_name(pair)),
        headline=tr(_HEADLINES[result.verdict]),
        verdict=result.verdict,
        warnings=[warning] if result.verdict is CheckVerdict.FAILED else [],
        facts=[" · ".join(facts)],
        sections=[
            ReportSection(
                tr("Sampled tokens match the target"),
                _sampling_tables(sampling),
                sampling.verdict,
                _why_unclear(sampling),
                [
                    Histogram(name, test.histogram, drafted=written is sampling.drafted)
                    for name, written in _sides(sampling)
                    if (test := written.test(Place.ANY, Order.LIKELY)) is not None and test.count
                ],
            ),
            ReportSection(
                tr("Greedy texts are identical"),
                _greedy_tables(greedy),
                greedy.verdict,
                [] if greedy.texts else [nothing],
            ),
        ],
    )


def _sides(check: SamplingCheck) -> tuple[tuple[str, WrittenTokens], tuple[str, WrittenTokens]]:
    return (tr("With drafting"), check.drafted), (tr("Plain"), check.plain)


def _why_unclear(check: SamplingCheck) -> list[str]:
    if check.plain_fails:
        return [tr("This model cannot be checked: it rounds so differently in long and short "
                   "passes that even its own tokens do not match its probabilities.")]  # fmt: skip
    if check.verdict is not CheckVerdict.UNCLEAR:
        return []
    return [
        tr_n(
            "Only {count} drafted token was checked; {needed} are needed.",
            "Only {count} drafted tokens were checked; {needed} are needed.",
            check.drafted.accepted + check.drafted.corrected,
            needed=FEWEST_JUDGED,
        )
    ]


def _sampling_tables(check: SamplingCheck) -> list[Table]:
    drafted, worst, heads = check.drafted, check.drafted.least_chance, [tr("Figure"), ""]
    results: list[Row] = [[tr("Tokens written with drafting"), number(drafted.tokens)]]
    if worst is not None:
        lowest = f"{chance_text(worst.chance)} ({_test_name(worst)})"
        results.append([tr("Lowest p value of {tests} tests", tests=len(drafted.tests)), lowest])
        results.append([tr("Fails below"), chance_text(check.limit)])
    figures: list[Row] = [
        [tr("Answers"), number(drafted.answers)],
        [tr("Drafted tokens accepted"), number(drafted.accepted)],
        [tr("Drafted tokens replaced"), number(drafted.corrected)],
        [tr("Bonus tokens"), number(drafted.bonus)],
        [tr("A correct pair fails by chance, at most"), f"1 : {number(1.0 / check.error_rate)}"],
    ]
    if check.noticeable is not None:
        tip = tr("Among tokens written where draft and target differ")
        smallest = ReportCell(tr("Smallest detectable change"), tip)
        figures.append([smallest, _percent(check.noticeable)])
    tables = [Table(tr("Results"), heads, results), Table(tr("Figures"), heads, figures)]
    for name, written in _sides(check):
        rows: list[Row] = []
        for test in written.tests:
            cells = [_test_name(test), number(test.count), "", tr("too few")]
            if test.usable:
                cells[2:] = [_percent(test.distance), chance_text(test.chance)]
            rows.append([ReportCell(each, bold=test is written.least_chance) for each in cells])
        heads = [name, tr("Tokens"), tr("Deviation"), tr("p value")]
        tables.append(Table(tr("Tests"), heads, rows))
    return tables


def _greedy_tables(check: GreedyCheck) -> list[Table]:
    if not check.texts:
        return []
    counts = (
        (tr("Texts compared"), len(check.texts)),
        (tr("Identical, token for token"), check.same),
        (tr("Different at a near tie, within rounding"), check.near_ties),
        (tr("Different by more than rounding"), len(check.differing)),
        (tr("Skipped for lack of time or context"), check.left_out),
        (tr("Tokens compared"), check.tokens),
    )
    tables = [Table(tr("Results"), [tr("Figure"), ""], [[name, number(n)] for name, n in counts])]
    heads = [
        tr("Text"), tr("Token"), tr("Plain"), tr("With drafting"), tr("Logit gap"),
        tr("Rounding"), "",
    ]  # fmt: skip
    rows: list[Row] = []
    # Texts that differ come first.
    for text in sorted(check.texts, key=lambda text: text not in check.differing):
        if (parting := text.parting) is not None:
            near = check.is_near_tie(parting)
            rows.append(
                [
                    shown_name(text.name),
                    number(parting.position + 1),
                    f"{_token(parting.plain)} {_percent(parting.plain_prob)}",
                    f"{_token(parting.drafted)} {_percent(parting.drafted_prob)}",
                    number(parting.gap, 3),
                    number(check.near_tie, 3),
                    ReportCell(tr("Near tie") if near else tr("Differs"), bold=not near),
                ]
            )
    if rows:
        name = tr("Texts that differ")
        tables.append(Table(name, heads, rows[:_MOST_PARTINGS]))
    return tables


def _test_name(test: PointTest) -> str:
    return tr(
        "{place}, {order}",
        about="what is tested, as in: all tokens, by likelihood",
        place=tr(_PLACES[test.place]),
        order=tr(_ORDERS[test.order]),
    )


def chance_text(chance: float) -> str:
    """Format a probability with two digits; tiny ones as an upper bound."""
    if chance < _LEAST_SHOWN:
        least = number(_LEAST_SHOWN, round(-math.log10(_LEAST_SHOWN)))
        return tr("less than {value}", value=least)
    return number(chance, 2 if chance >= 0.1 else 1 + math.ceil(-math.log10(chance)))


def _percent(share: float) -> str:
    """Format a share with one decimal: these are close to each other."""
    return tr("{share} %", about="a share", share=number(100.0 * share, 1))


def _token(text: str) -> str:
    """Return a token at which two texts part, as shown."""
    return quoted(shown_name(text.replace("\n", "↵"), 20)) if text else tr("the end")
