"""Records of answers are kept in a few kilobytes and come back as they were, rounded as stated."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest

from foretoken.chat.store.answer_codec import (
    UnreadableRecords,
    pack_records,
    pack_text,
    unpack_records,
    unpack_text,
)
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    DraftLength,
    DraftSource,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import policy_of, policy_words
from stored_answers import answer_records


def text_of(tokens: list[TokenEmitted]) -> str:
    return "".join(token.text for token in tokens)


def exact(tokens: list[TokenEmitted], steps: list[StepFinished]) -> list[object]:
    """What has to come back as it was."""
    no_times = {"draft_ms": 0.0, "verify_ms": 0.0, "total_ms": 0.0, "predicted_ms": None}
    return [
        *(
            replace(
                one,
                target_prob=None,
                draft_prob=None,
                rejected=one.rejected and replace(one.rejected, draft_prob=None, target_prob=None),
            )
            for one in tokens
        ),
        *(
            replace(one, **no_times, reason=one.reason and replace(one.reason, chance=None))
            for one in steps
        ),
    ]


def probabilities(tokens: list[TokenEmitted], steps: list[StepFinished]) -> Iterator[float | None]:
    for token in tokens:
        yield from (token.target_prob, token.draft_prob)
        if token.rejected is not None:
            yield from (token.rejected.draft_prob, token.rejected.target_prob)
    for step in steps:
        yield step.reason and step.reason.chance


def check(tokens: list[TokenEmitted], steps: list[StepFinished], text: str) -> None:
    packed = pack_records(tokens, steps, text)
    assert packed is not None
    back = unpack_records(packed, text)
    assert exact(*back) == exact(tokens, steps)
    for kept, given in zip(probabilities(*back), probabilities(tokens, steps), strict=True):
        assert (kept is None) == (given is None)
        assert (kept or 0.0) == pytest.approx(given or 0.0, abs=0.005 + 1e-9)
        assert (kept == 0.0) == (given == 0.0)
    for new, old in zip(back[1], steps, strict=True):
        assert new.draft_ms == pytest.approx(old.draft_ms, rel=0.005, abs=0.005)
        assert new.verify_ms == pytest.approx(old.verify_ms, rel=0.005, abs=0.005)
        assert new.total_ms == pytest.approx(old.total_ms, rel=0.006, abs=0.015)
        assert (new.predicted_ms is None) == (old.predicted_ms is None)
        assert (new.predicted_ms or 0.0) == pytest.approx(old.predicted_ms or 0.0, rel=0.005)
    assert pack_records(*back, text) == packed  # rounding once more changes nothing


def test_an_answer_comes_back() -> None:
    tokens, steps = answer_records(1000)
    others = {TokenOrigin.TARGET, TokenOrigin.CHOSEN, TokenOrigin.UNKNOWN}
    assert {token.origin for token in tokens} == set(TokenOrigin) - others
    check(tokens, steps, text_of(tokens))
    places = (None, CopiedFrom(2**62 + 5), CopiedFrom(9, 3), CopiedFrom(9))
    copied = [replace(s, copied_from=places[n % 4], reason=None) for n, s in enumerate(steps)]
    check(tokens, copied, text_of(tokens))


def test_odd_records_come_back() -> None:
    tokens = [
        TokenEmitted(0, "", TokenOrigin.TARGET, 0, None, None, None, None),
        TokenEmitted(3, "or", TokenOrigin.CHOSEN, 1, None, 0.25, None, None),
        TokenEmitted(UNKNOWN_ID, " it", TokenOrigin.UNKNOWN, 1, None, None, None, None),
        TokenEmitted(7, "", TokenOrigin.DRAFT, 0, 0, None, None, None, DraftSource.LOOKUP),
        TokenEmitted(8, "é🙂", TokenOrigin.DRAFT, 0, 3, 1.0, 1e-9, None, DraftSource.MODEL),
        TokenEmitted(2**31 - 1, "\ud800", TokenOrigin.BONUS, 9_999_999, None, 0.0, 0.5, None),
        TokenEmitted(8, "\0 \n", TokenOrigin.CORRECTION, 2, None, 0.004, None, None),
        TokenEmitted(9, "\0 \n", TokenOrigin.CORRECTION, 1, 2, 0.996, None, None),
        TokenEmitted(
            8, "\0 \n", TokenOrigin.TARGET, 1, 2, 0.3, 0.2, RejectedDraft(8, "x", None, 0.0)
        ),
    ]
    paused, ewma = PolicyStatus(PolicyState.PAUSED), PolicyStatus(PolicyState.EWMA, 12)
    steps = [
        StepFinished(5, 4, 3, 1, 0, 0.0, 1234.5, 1300.0, 17, paused, None, 6),
        StepFinished(2, 0, 0, 0, 0, 0.0, 0.004, 0.0, 3, None, DraftSource.LOOKUP, 0),
        StepFinished(3, 32, 0, 0, 0, 1e-7, 987654.0, 999999.0, 2**40, ewma, DraftSource.MODEL),
    ]
    check(tokens, steps, text_of(tokens))
    check(tokens, [], "")
    check([], steps, "no tokens")


def test_every_reason_comes_back_beside_steps_without_one() -> None:
    blank = StepFinished(0, 1, 1, 1, 1, 1.0, 2.0, 3.0, 4)
    steps = [replace(blank, index=i, reason=LookaheadReason(k)) for i, k in enumerate(DraftLength)]
    steps += [
        replace(blank, index=20),
        replace(blank, index=21, reason=LookaheadReason(DraftLength.DOUBTFUL, 0.25)),
        replace(blank, index=22, predicted_ms=12.5),
    ]
    packed = pack_records([], steps, "")
    assert packed is not None
    assert unpack_records(packed, "")[1] == steps


def test_the_words_of_policies_are_those_of_stored_answers() -> None:
    words = ("plain", "fixed 4", "step rule 8", "EWMA rule 12", "adaptive", "adaptive 4", "lookup")
    for said in (*words, "drafting paused: no speedup", "no matching earlier text", ""):
        assert policy_words(policy_of(said)) == said
    assert {policy_of(policy_words(PolicyStatus(state))) for state in PolicyState} == {
        PolicyStatus(state) for state in PolicyState
    }
    assert policy_of("of a later version") is policy_of("lately 4") is policy_of("fixed x") is None


def test_a_time_that_is_no_number_is_kept_as_zero() -> None:
    _, steps = answer_records(10)
    packed = pack_records([], [replace(steps[0], draft_ms=float("nan"), total_ms=float("inf"))], "")
    assert packed is not None
    (step,) = unpack_records(packed, "")[1]
    assert (step.draft_ms, step.verify_ms) == (0.0, pytest.approx(steps[0].verify_ms, rel=0.005))


def test_damage_is_told_and_nothing_else_happens() -> None:
    tokens, steps = answer_records(60)
    text, rng = text_of(tokens), random.Random(0)
    packed = pack_records(tokens, steps, text) or b""
    for number in range(60):
        data = bytearray(packed)
        for _ in range(rng.randint(1, 5)):
            data[rng.randrange(1, len(data))] = rng.randrange(256)
        with suppress(UnreadableRecords):
            kept = bytes(data[: rng.randrange(len(data))] if number % 2 else data)
            assert all(isinstance(one, TokenEmitted) for one in unpack_records(kept, text)[0])
    for kept, said in ((packed, "short"), (b"\3" + packed[1:], text)):  # or of a later format
        with pytest.raises(UnreadableRecords):
            unpack_records(kept, said)


def test_texts_are_kept_short_and_damaged_ones_told() -> None:
    text = text_of(answer_records(1000)[0])
    packed = pack_text(text)
    assert isinstance(packed, bytes)
    assert len(packed) < 0.6 * len(text)
    with pytest.raises(UnreadableRecords):
        unpack_text(packed[:-3])
    assert unpack_text(pack_text("a\ud83d" * 200)) == "a?" * 200
