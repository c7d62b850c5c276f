"""What a proof found, as a report."""

from __future__ import annotations

import math
from collections.abc import Iterator

from foretoken import __version__
from foretoken.models.pairs.proof_results import (
    FEWEST_JUDGED,
    FirstChoice,
    GreedyCheck,
    Order,
    Place,
    PointTest,
    ProofResult,
    SamplingCheck,
    WrittenTokens,
)
from foretoken.models.pairs.report import (
    NOTHING,
    CheckVerdict,
    Histogram,
    Report,
    ReportCell,
    ReportSection,
    Row,
    Table,
    seconds_text,
)
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
_ORDERS = {
    Order.DRAFT: tr_noop("by draft difference"),
    Order.LIKELY: tr_noop("by likelihood"),
}
_LEAST_SHOWN = 1e-9
_MOST_PARTINGS = 6


def proof_report(result: ProofResult, pair: str) -> Report:
    """Everything about a proof; ``pair`` names the models."""
    sampling, greedy = result.sampling, result.greedy
    program = f"Foretoken {__version__}"  # not translated: a name
    llama = f"llama-cpp-python {result.llama_cpp}"  # not translated: a name
    moment = moment_text(result.proved_at.astimezone())
    warnings = []
    if result.verdict is CheckVerdict.FAILED:
        warnings.append(
            tr(
                "With this version, the pair does not write what its target alone would. Turn "
                "drafting off, and please report this with the exported result."
            )
        )
    return Report(
        title=tr("Proof of {pair}", pair=shown_name(pair)),
        headline=tr(_HEADLINES[result.verdict]),
        verdict=result.verdict,
        warnings=warnings,
        facts=[" · ".join((moment, seconds_text(result.seconds), program, llama))],
        sections=[
            ReportSection(
                tr("Sampled tokens match the target"),
                list(_sampling_tables(sampling)),
                sampling.verdict,
                list(_why_unclear(sampling)),
                [
                    Histogram(name, test.histogram, drafted=place == 0)
                    for place, (name, written) in enumerate(_sides(sampling))
                    if (test := written.test(Place.ANY, Order.LIKELY)) is not None and test.count
                ],
            ),
            ReportSection(
                tr("Greedy texts are identical"),
                list(_greedy_tables(greedy)),
                greedy.verdict,
                [] if greedy.texts else [tr("No built-in question fits the context of this pair.")],
            ),
        ],
    )


def _sides(check: SamplingCheck) -> tuple[tuple[str, WrittenTokens], tuple[str, WrittenTokens]]:
    return (tr("With drafting"), check.drafted), (tr("Plain"), check.plain)


def _why_unclear(check: SamplingCheck) -> Iterator[str]:
    if check.plain_fails:
        yield tr(
            "This model cannot be checked: it rounds so differently in long and short passes that "
            "even its own tokens do not match its probabilities."
        )
    elif check.verdict is CheckVerdict.UNCLEAR:
        yield tr_n(
            "Only {count} drafted token was checked; {needed} are needed.",
            "Only {count} drafted tokens were checked; {needed} are needed.",
            check.drafted.accepted + check.drafted.corrected,
            needed=FEWEST_JUDGED,
        )


def _sampling_tables(check: SamplingCheck) -> Iterator[Table]:
    drafted, worst = check.drafted, check.drafted.least_chance
    heads = [tr("Figure"), ""]
    rows: list[Row] = [[tr("Tokens written with drafting"), number(drafted.tokens)]]
    if worst is not None:
        lowest = f"{chance_text(worst.chance)} ({_test_name(worst)})"
        rows.append([tr("Lowest p value of {tests} tests", tests=len(drafted.tests)), lowest])
        rows.append([tr("Fails below"), chance_text(check.limit)])
    yield Table(tr("Results"), heads, rows)
    rows = [
        [tr("Answers"), number(drafted.answers)],
        [tr("Drafted tokens accepted"), number(drafted.accepted)],
        [tr("Drafted tokens replaced"), number(drafted.corrected)],
        [tr("Bonus tokens"), number(drafted.bonus)],
        [tr("Target's first choice written, with drafting"), _first_choice(drafted.first_choice)],
        [tr("Target's first choice written, plain"), _first_choice(check.plain.first_choice)],
        [tr("A correct pair fails by chance, at most"), f"1 : {number(1.0 / check.error_rate)}"],
    ]
    if check.noticeable is not None:
        tip = tr("Of what is written where draft and target differ")
        smallest = ReportCell(tr("Smallest change that is noticed"), tip)
        rows.append([smallest, _percent(check.noticeable)])
    yield Table(tr("Figures"), heads, rows, detail=True)
    for name, written in _sides(check):
        heads = [name, tr("Tokens"), tr("Deviation"), tr("p value")]
        least = written.least_chance
        rows = []
        for test in written.tests:
            figures = [_percent(test.distance), chance_text(test.chance)]
            cells = [_test_name(test), number(test.count)]
            cells += figures if test.usable else ["", tr("too few")]
            rows.append([ReportCell(text, bold=test is least) for text in cells])
        yield Table(tr("Tests"), heads, rows, detail=True)


def _first_choice(found: FirstChoice) -> str:
    """How often the target's favourite was written, and how often it should have been."""
    if not found.tokens:
        return NOTHING
    share, expected, uncertainty = (
        _percent(number / found.tokens)
        for number in (found.written, found.expected, found.uncertainty)
    )
    return tr(
        "{share} (expected {expected} ± {uncertainty})",
        share=share,
        expected=expected,
        uncertainty=uncertainty,
    )


def _greedy_tables(check: GreedyCheck) -> Iterator[Table]:
    if not check.texts:
        return
    counts = (
        (tr("Texts compared"), len(check.texts)),
        (tr("Identical, token for token"), check.same),
        (tr("Different at a near tie, within rounding"), check.near_ties),
        (tr("Different by more than rounding"), len(check.differing)),
        (tr("Skipped for lack of time or context"), check.left_out),
        (tr("Tokens compared"), check.tokens),
    )
    yield Table(tr("Results"), [tr("Figure"), ""], [[name, number(n)] for name, n in counts])
    heads = [
        tr("Text"), tr("Token"), tr("Plain"), tr("With drafting"), tr("Logit gap"),
        tr("Rounding"), "",
    ]  # fmt: skip
    rows: list[Row] = []
    for text in sorted(check.texts, key=lambda text: text not in check.differing):
        parting = text.parting
        if parting is None or len(rows) == _MOST_PARTINGS:
            continue
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
    if rows:  # texts that differ are the result; near ties are a detail
        yield Table(tr("Texts that differ"), heads, rows, detail=not check.differing)


def _test_name(test: PointTest) -> str:
    return tr(
        "{place}, {order}",
        about="what is tested, as in: all tokens, by likelihood",
        place=tr(_PLACES[test.place]),
        order=tr(_ORDERS[test.order]),
    )


def chance_text(chance: float) -> str:
    """A probability in two digits; tiny ones are all the same."""
    if chance < _LEAST_SHOWN:
        least = number(_LEAST_SHOWN, round(-math.log10(_LEAST_SHOWN)))
        return tr("less than {value}", value=least)
    return number(chance, 2 if chance >= 0.1 else 1 + math.ceil(-math.log10(chance)))


def _percent(share: float) -> str:
    """With one decimal: these shares are close to each other."""
    return tr("{share} %", about="a share", share=number(100.0 * share, 1))


def _token(text: str) -> str:
    """A token that one of two texts has where they part."""
    return quoted(shown_name(text.replace("\n", "↵"), 20)) if text else tr("the end")
