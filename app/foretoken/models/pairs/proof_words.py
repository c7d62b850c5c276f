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
    ProofVerdict.PASSED: tr_noop("Drafting changes nothing"),
    ProofVerdict.FAILED: tr_noop("Drafting changes what is written"),
    ProofVerdict.UNCLEAR: tr_noop("Nothing is certain"),
}
_VERDICTS = {
    ProofVerdict.PASSED: tr_noop("passed", about="a check of a pair"),
    ProofVerdict.FAILED: tr_noop("failed", about="a check of a pair"),
    ProofVerdict.UNCLEAR: tr_noop("not certain", about="a check of a pair"),
}
_PLACES = {
    Place.FIRST: tr_noop("First token of a draft"),
    Place.LATER: tr_noop("Later tokens of a draft"),
    Place.BONUS: tr_noop("Behind a draft that was accepted whole"),
    Place.ANY: tr_noop("All tokens"),
}
_ORDERS = {
    Order.DRAFT: tr_noop("where the draft differs"),
    Order.LIKELY: tr_noop("by likelihood"),
}
INTRO = tr_noop(
    "Lets the pair write with drafting, and checks every token against what the target alone "
    "would write at that place. Takes about a minute; answers of your chats stay as they are."
)
SAMPLING_TITLE = tr_noop("Chance follows the target")
GREEDY_TITLE = tr_noop("Greedy texts are the same")
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
            "What the pair writes with drafting cannot be told from what the target writes alone. "
            "{accident}",
            accident=accident_words(sampling),
        )
    if result.verdict is ProofVerdict.FAILED:
        return tr(
            "This pair, with this version, does not write what its target alone would. Please "
            "report it with the exported proof, and turn drafting off meanwhile."
        )
    if sampling.verdict is ProofVerdict.UNCLEAR:
        return sampling_words(sampling)
    return greedy_words(greedy)


def accident_words(sampling: SamplingCheck) -> str:
    """How often chance alone makes a proof fail."""
    return tr(
        "A pair without any fault fails by accident at most once in {many} proofs.",
        many=number(1.0 / sampling.error_rate),
    )


def sampling_words(check: SamplingCheck) -> str:
    """What the sampling check found."""
    drafted = check.drafted
    if check.plain_fails:
        return tr(
            "Not even the tokens that the target wrote alone follow what it says when it reads "
            "them: this model rounds too differently in long and in short passes to be checked."
        )
    worst = drafted.least_chance
    if check.verdict is ProofVerdict.UNCLEAR or worst is None:
        return tr_n(
            "Only {count} drafted token was judged, too few to say anything ({needed} are needed).",
            "Only {count} drafted tokens were judged, too few to say anything ({needed} are "
            "needed).",
            drafted.accepted + drafted.corrected,
            needed=FEWEST_JUDGED,
        )
    if check.verdict is ProofVerdict.FAILED:
        return tr_n(
            "{count} token written with drafting does not follow the target's probabilities: "
            "chance alone would do this with a probability of {chance} ({where}).",
            "{count} tokens written with drafting do not follow the target's probabilities: "
            "chance alone would do this with a probability of {chance} ({where}).",
            drafted.tokens,
            chance=chance_text(worst.chance),
            where=place_words(worst),
        )
    return tr_n(
        "{count} token written with drafting follows the target's own probabilities. The least "
        "likely of {tests} tests has p = {chance}; it would fail below {limit}.",
        "{count} tokens written with drafting follow the target's own probabilities. The least "
        "likely of {tests} tests has p = {chance}; it would fail below {limit}.",
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
            "With drafting the target's first choice was written in {share} of all places, "
            "{expected} ± {uncertainty} were expected.",
            **values,
        )
    return tr(
        "Plainly it was written in {share} of them, {expected} ± {uncertainty} were expected.",
        **values,
    )


def noticeable_words(check: SamplingCheck) -> str:
    """How small a fault may be that is found; empty where that is not known."""
    share = check.noticeable
    if share is None:
        return ""
    return tr(
        "It notices when drafting moves more than {share} of what is written where draft and "
        "target differ.",
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
        "{same} of {count} text is the same, token for token ({tokens} tokens).",
        "{same} of {count} texts are the same, token for token ({tokens} tokens).",
        len(check.texts),
        same=check.same,
        tokens=check.tokens,
    )
    if check.near_ties:
        ties = tr_n(
            "{count} parts where two tokens are equally likely up to rounding, which is no fault.",
            "{count} part where two tokens are equally likely up to rounding, which is no fault.",
            check.near_ties,
        )
        said = tr("{one} {other}", about="two sentences", one=said, other=ties)
    if check.differing:
        wrong = tr_n(
            "{count} differs.",
            "{count} differ.",
            len(check.differing),
            about="greedy texts with drafting and without",
        )
        said = tr("{one} {other}", about="two sentences", one=said, other=wrong)
    if check.left_out:
        left = tr_n(
            "There was no room or time for {count} other question.",
            "There was no room or time for {count} other questions.",
            check.left_out,
        )
        said = tr("{one} {other}", about="two sentences", one=said, other=left)
    return said


def parting_words(check: GreedyCheck, name: str, parting: TextParting) -> str:
    """Where and why two greedy texts part."""
    values: dict[str, Any] = {
        "name": shown_name(name),
        "position": parting.position + 1,
        "plain": _token(parting.plain),
        "plain_prob": percent(parting.plain_prob),
        "drafted": _token(parting.drafted),
        "drafted_prob": percent(parting.drafted_prob),
        "gap": number(parting.gap, 3),
        "limit": number(check.near_tie, 3),
    }
    if check.is_near_tie(parting):
        return tr(
            "{name}, token {position}: {plain} ({plain_prob}) or {drafted} ({drafted_prob}), a "
            "near tie: their logits differ by {gap}, and rounding alone by up to {limit}.",
            **values,
        )
    return tr(
        "{name}, token {position}: plainly {plain} ({plain_prob}), with drafting {drafted} "
        "({drafted_prob}). Their logits differ by {gap}, more than rounding does ({limit}).",
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


def _token(text: str) -> str:
    return quoted(shown_name(text.replace("\n", "↵"), 20)) if text else tr("the end")
