"""What a proof found, in words: for the window, the report, and the command line."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from foretoken.models.pairs.proof_results import (
    FEWEST_JUDGED,
    GreedyCheck,
    Order,
    Place,
    PointTest,
    ProofProgress,
    ProofResult,
    ProofVerdict,
    SamplingCheck,
    TextParting,
    WrittenTokens,
)
from foretoken.system.language import number, quoted, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name

_HEADLINES = {
    ProofVerdict.PASSED: tr_noop("Drafting is lossless"),
    ProofVerdict.FAILED: tr_noop("Drafting changes the output"),
    ProofVerdict.UNCLEAR: tr_noop("Inconclusive"),
}
_VERDICTS = {
    ProofVerdict.PASSED: tr_noop("Passed", about="a check of a pair"),
    ProofVerdict.FAILED: tr_noop("Failed", about="a check of a pair"),
    ProofVerdict.UNCLEAR: tr_noop("Inconclusive", about="a check of a pair"),
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
INTRO = tr_noop(
    "Checks that drafting does not change the output: the pair writes with drafting, and every "
    "token is compared with what the target alone would write there. Takes about a minute."
)
SAMPLING_TITLE = tr_noop("Sampled tokens match the target")
GREEDY_TITLE = tr_noop("Greedy texts are identical")
_LEAST_SHOWN = 1e-9
_STEP_S = 5


@dataclass(frozen=True, slots=True)
class TestRow:
    """A row of the table of tests."""

    what: str
    tokens: str
    distance: str
    chance: str
    worst: bool
    """Whether chance explains it worst of all."""


def headline(verdict: ProofVerdict) -> str:
    """The result in four words."""
    return tr(_HEADLINES[verdict])


def verdict_words(verdict: ProofVerdict) -> str:
    """The result of one check."""
    return tr(_VERDICTS[verdict], about="a check of a pair")


def result_words(result: ProofResult) -> str:
    """What it means, in a sentence or two."""
    sampling, greedy = result.sampling, result.greedy
    if result.verdict is ProofVerdict.PASSED:
        return tr(
            "The output with drafting cannot be told apart from the target's own. {accident}",
            accident=accident_words(sampling),
        )
    if result.verdict is ProofVerdict.FAILED:
        return tr(
            "With this version, the pair does not write what its target alone would. Turn drafting "
            "off, and please report this with the exported result."
        )
    if sampling.verdict is ProofVerdict.UNCLEAR:
        return sampling_words(sampling)
    return greedy_words(greedy)


def accident_words(sampling: SamplingCheck) -> str:
    """How often chance alone makes a proof fail."""
    return tr(
        "A correct pair fails by chance at most once in {many} runs.",
        many=number(1.0 / sampling.error_rate),
    )


def sampling_words(check: SamplingCheck) -> str:
    """What the sampling check found."""
    drafted = check.drafted
    if check.plain_fails:
        return tr(
            "This model cannot be checked: it rounds so differently in long and short passes that "
            "even its own tokens do not match its probabilities."
        )
    worst = drafted.least_chance
    if check.verdict is ProofVerdict.UNCLEAR or worst is None:
        return tr_n(
            "Only {count} drafted token was checked; {needed} are needed.",
            "Only {count} drafted tokens were checked; {needed} are needed.",
            drafted.accepted + drafted.corrected,
            needed=FEWEST_JUDGED,
        )
    if check.verdict is ProofVerdict.FAILED:
        return tr_n(
            "{count} token written with drafting does not match the target's probabilities: "
            "p = {chance} ({where}).",
            "{count} tokens written with drafting do not match the target's probabilities: "
            "p = {chance} ({where}).",
            drafted.tokens,
            chance=chance_text(worst.chance),
            where=place_words(worst),
        )
    return tr_n(
        "{count} token written with drafting matches the target's probabilities. Lowest p value "
        "of {tests} tests: {chance} (fails below {limit}).",
        "{count} tokens written with drafting match the target's probabilities. Lowest p value "
        "of {tests} tests: {chance} (fails below {limit}).",
        drafted.tokens,
        tests=len(drafted.tests),
        chance=chance_text(worst.chance),
        limit=chance_text(check.limit),
    )


def first_choice_words(written: WrittenTokens, *, drafted: bool) -> str:
    """How often the target's favourite was written, and how often it should have been."""
    found = written.first_choice
    share, expected, uncertainty = found.share, found.expected_share, found.uncertainty
    if share is None or expected is None or uncertainty is None:
        return ""
    values = {
        "share": percent(share),
        "expected": percent(expected),
        "uncertainty": percent(uncertainty),
    }
    if drafted:
        return tr(
            "Target's first choice written with drafting: {share} (expected {expected} ± "
            "{uncertainty}).",
            **values,
        )
    return tr(
        "Target's first choice written without drafting: {share} (expected {expected} ± "
        "{uncertainty}).",
        **values,
    )


def noticeable_words(check: SamplingCheck) -> str:
    """How small a fault may be that is found; empty where that is not known."""
    share = check.noticeable
    if share is None:
        return ""
    return tr(
        "Smallest change that is noticed: {share} of what is written where draft and target "
        "differ.",
        share=percent(share),
    )


def judged_words(written: WrittenTokens) -> str:
    """What became of drafted tokens."""
    return tr(
        "{answers} answers; {accepted} drafted tokens accepted, {corrected} replaced, {bonus} "
        "bonus tokens",
        answers=written.answers,
        accepted=written.accepted,
        corrected=written.corrected,
        bonus=written.bonus,
    )


def greedy_words(check: GreedyCheck) -> str:
    """What the greedy comparison found."""
    if not check.texts:
        return tr("No built-in question fits the context of this pair.")
    said = tr_n(
        "{same} of {count} text is identical, token for token ({tokens} tokens).",
        "{same} of {count} texts are identical, token for token ({tokens} tokens).",
        len(check.texts),
        same=check.same,
        tokens=check.tokens,
    )
    if check.near_ties:
        ties = tr_n(
            "{count} differs at a near tie, which rounding explains.",
            "{count} differ at near ties, which rounding explains.",
            check.near_ties,
        )
        said = tr("{one} {other}", about="two sentences", one=said, other=ties)
    if check.differing:
        wrong = tr_n(
            "{count} differs by more than rounding.",
            "{count} differ by more than rounding.",
            len(check.differing),
            about="greedy texts with drafting and without",
        )
        said = tr("{one} {other}", about="two sentences", one=said, other=wrong)
    if check.left_out:
        left = tr_n(
            "{count} more question was skipped for lack of time or context.",
            "{count} more questions were skipped for lack of time or context.",
            check.left_out,
        )
        said = tr("{one} {other}", about="two sentences", one=said, other=left)
    return said


def parting_words(check: GreedyCheck, name: str, parting: TextParting) -> str:
    """Where and why two greedy texts part."""
    values: dict[str, Any] = {
        "name": shown_name(name),
        "position": parting.position + 1,
        "plain": token_words(parting.plain),
        "plain_prob": percent(parting.plain_prob),
        "drafted": token_words(parting.drafted),
        "drafted_prob": percent(parting.drafted_prob),
        "gap": number(parting.gap, 3),
        "limit": number(check.near_tie, 3),
    }
    if check.is_near_tie(parting):
        return tr(
            "{name}, token {position}: {plain} ({plain_prob}) or {drafted} ({drafted_prob}), a "
            "near tie: their logits differ by {gap}, within rounding ({limit}).",
            **values,
        )
    return tr(
        "{name}, token {position}: {plain} ({plain_prob}) without drafting, {drafted} "
        "({drafted_prob}) with it. Their logits differ by {gap}, more than rounding ({limit}).",
        **values,
    )


def place_words(test: PointTest) -> str:
    """What is tested."""
    return tr(
        "{place}, {order}",
        about="what is tested, as in: all tokens, by likelihood",
        place=tr(_PLACES[test.place]),
        order=tr(_ORDERS[test.order]),
    )


def test_rows(written: WrittenTokens) -> list[TestRow]:
    """All tests, those without enough tokens too."""
    worst = written.least_chance
    return [
        TestRow(
            place_words(test),
            number(test.count),
            percent(test.distance) if test.usable else "",
            chance_text(test.chance) if test.usable else tr("too few"),
            test is worst,
        )
        for test in written.tests
    ]


def progress_words(progress: ProofProgress) -> str:
    """What is done now, and how long it takes yet."""
    seconds = _STEP_S * max(1, math.ceil(progress.seconds_left / _STEP_S))
    left = tr_n("about {count} second left", "about {count} seconds left", seconds)
    done = progress.done + 1
    if progress.of is None:
        return tr("Writing sampled texts, round {done} - {left}", done=done, left=left)
    return tr(
        "Comparing greedy texts, {done} of {of} - {left}", done=done, of=progress.of, left=left
    )


def chance_text(chance: float) -> str:
    """A probability in two digits; tiny ones are all the same."""
    if chance < _LEAST_SHOWN:
        least = number(_LEAST_SHOWN, round(-math.log10(_LEAST_SHOWN)))
        return tr("less than {value}", value=least)
    return number(chance, 2 if chance >= 0.1 else 1 + math.ceil(-math.log10(chance)))


def percent(share: float) -> str:
    """With one decimal: these shares are close to each other."""
    return tr("{share} %", about="a share", share=number(100.0 * share, 1))


def token_words(text: str) -> str:
    """A token that one of two texts has where they part."""
    return quoted(shown_name(text.replace("\n", "↵"), 20)) if text else tr("the end")
