"""Records of answers are kept in a few kilobytes and come back as they were, rounded as stated."""

import random
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


def without_numbers(
    tokens: list[TokenEmitted], steps: list[StepFinished]
) -> tuple[list[TokenEmitted], list[StepFinished]]:
    """What has to come back exactly."""
    exact_tokens = [
        replace(
            token,
            target_prob=None,
            draft_prob=None,
            rejected=token.rejected and replace(token.rejected, draft_prob=None, target_prob=None),
        )
        for token in tokens
    ]
    exact_steps = [
        replace(
            step,
            draft_ms=0.0,
            verify_ms=0.0,
            total_ms=0.0,
            predicted_ms=None,
            reason=step.reason and replace(step.reason, chance=None),
        )
        for step in steps
    ]
    return exact_tokens, exact_steps


def probabilities(tokens: list[TokenEmitted]) -> list[float | None]:
    found = [p for token in tokens for p in (token.target_prob, token.draft_prob)]
    rejected = [token.rejected for token in tokens if token.rejected is not None]
    return found + [p for one in rejected for p in (one.draft_prob, one.target_prob)]


def check(tokens: list[TokenEmitted], steps: list[StepFinished], text: str) -> None:
    packed = pack_records(tokens, steps, text)
    assert packed is not None
    back = unpack_records(packed, text)
    assert without_numbers(*back) == without_numbers(tokens, steps)
    for kept, original in zip(probabilities(back[0]), probabilities(tokens), strict=True):
        if original is None:
            assert kept is None
        else:
            assert kept is not None
            assert abs(kept - original) <= 0.005 + 1e-9
            assert (kept == 0.0) == (original == 0.0)
    for new, old in zip(back[1], steps, strict=True):
        assert new.draft_ms == pytest.approx(old.draft_ms, rel=0.005, abs=0.005)
        assert new.verify_ms == pytest.approx(old.verify_ms, rel=0.005, abs=0.005)
        assert new.total_ms == pytest.approx(old.total_ms, rel=0.006, abs=0.015)
        assert (new.predicted_ms is None) == (old.predicted_ms is None)
        assert (new.predicted_ms or 0.0) == pytest.approx(old.predicted_ms or 0.0, rel=0.005)
        kept, given = (step.reason and step.reason.chance for step in (new, old))
        assert (kept is None) == (given is None)
        assert (kept or 0.0) == pytest.approx(given or 0.0, abs=0.005 + 1e-9)
    assert pack_records(*back, text) == packed  # rounding once more changes nothing


def test_an_answer_comes_back() -> None:
    tokens, steps = answer_records(1000)
    assert {token.origin for token in tokens} == set(TokenOrigin) - {
        TokenOrigin.TARGET,
        TokenOrigin.CHOSEN,
        TokenOrigin.UNKNOWN,
    }
    assert any(token.rejected for token in tokens)
    check(tokens, steps, text_of(tokens))


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
    steps = [
        StepFinished(
            5, 4, 3, 1, 0, 0.0, 1234.5, 1300.0, 17, PolicyStatus(PolicyState.PAUSED), None, 6
        ),
        StepFinished(2, 0, 0, 0, 0, 0.0, 0.004, 0.0, 3, None, DraftSource.LOOKUP, 0),
        StepFinished(
            3,
            32,
            0,
            0,
            0,
            1e-7,
            987654.0,
            999999.0,
            2**40,
            PolicyStatus(PolicyState.EWMA, 12),
            DraftSource.MODEL,
        ),
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


def test_where_drafts_were_copied_from_comes_back() -> None:
    tokens, steps = answer_records(60)
    places = (None, CopiedFrom(2**62 + 5), CopiedFrom(9, 3), CopiedFrom(9))
    for steps_of in (steps, [replace(one, reason=None, predicted_ms=None) for one in steps]):
        copied = [
            replace(step, copied_from=places[index % 4]) for index, step in enumerate(steps_of)
        ]
        check(tokens, copied, text_of(tokens))


def test_the_words_of_policies_are_those_of_stored_answers() -> None:
    words = ("plain", "fixed 4", "step rule 8", "EWMA rule 12", "adaptive", "adaptive 4", "lookup")
    for said in (*words, "drafting paused: no speedup", "no matching earlier text", ""):
        assert policy_words(policy_of(said)) == said
    assert {policy_of(policy_words(PolicyStatus(state))) for state in PolicyState} == {
        PolicyStatus(state) for state in PolicyState
    }
    assert policy_of("of a later version") is policy_of("lately 4") is policy_of("fixed x") is None


def test_a_time_that_is_no_number_is_kept_as_zero() -> None:
    tokens, steps = answer_records(10)
    broken = [replace(steps[0], draft_ms=float("nan"), total_ms=float("inf"))]
    packed = pack_records(tokens, broken, text_of(tokens))
    assert packed is not None
    (step,) = unpack_records(packed, text_of(tokens))[1]
    assert (step.draft_ms, step.verify_ms) == (0.0, pytest.approx(steps[0].verify_ms, rel=0.005))


def test_a_later_format_is_told_from_a_known_one() -> None:
    tokens, steps = answer_records(10)
    packed = pack_records(tokens, steps, text_of(tokens))
    assert packed is not None
    with pytest.raises(UnreadableRecords, match="Format 3"):
        unpack_records(b"\3" + packed[1:], text_of(tokens))


@pytest.mark.parametrize("seed", range(40))
def test_damage_is_told_and_nothing_else_happens(seed: int) -> None:
    rng = random.Random(seed)
    tokens, steps = answer_records(60)
    text = text_of(tokens)
    packed = bytearray(pack_records(tokens, steps, text) or b"")
    for _ in range(rng.randint(1, 5)):
        packed[rng.randrange(1, len(packed))] = rng.randrange(256)
    data = bytes(packed[: rng.randrange(len(packed))] if seed % 2 else packed)
    try:
        back = unpack_records(data, text)
    except UnreadableRecords:
        return
    assert all(isinstance(token, TokenEmitted) for token in back[0])


def test_a_text_that_is_too_short_is_damage() -> None:
    tokens, steps = answer_records(60)
    packed = pack_records(tokens, steps, text_of(tokens))
    assert packed is not None
    with pytest.raises(UnreadableRecords):
        unpack_records(packed, "short")


def test_long_texts_are_kept_short() -> None:
    text = text_of(answer_records(1000)[0])
    assert len(pack_text(text)) < 0.6 * len(text)


def test_a_damaged_text_is_told() -> None:
    packed = pack_text("long " * 500)
    assert isinstance(packed, bytes)
    with pytest.raises(UnreadableRecords):
        unpack_text(packed[:-3])


def test_half_a_character_is_replaced() -> None:
    assert unpack_text(pack_text("a\ud83d" * 200)) == "a?" * 200
