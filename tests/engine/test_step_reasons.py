"""Why a step drafted as many tokens as it did, and what it was expected to take."""

from __future__ import annotations

from pathlib import Path

import pytest

import tiny_models as tiny
from answer_events import a_step, answer
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.events import DraftLength, DraftSource, LookaheadReason, StepFinished
from foretoken.engine.figures import kind_text, reason_text
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.plain_speed import PlainProbing
from foretoken.engine.lookahead.simple_rules import FixedLookahead
from foretoken.engine.session import Session
from known_costs import CHEAP_BATCHES, KnownCosts, make_drafting_pay

STEEP = {1: 10.0, 2: 20.0, 17: 170.0}


def kind(policy: AdaptiveLookahead, batch: int = 1) -> DraftLength | None:
    reason = policy.outlook(batch).reason
    return None if reason is None else reason.kind


def draft(policy: AdaptiveLookahead, *confidences: float) -> int:
    """Run a draft of such tokens; how many were proposed."""
    policy.next_lookahead(0)
    proposed = 0
    for number, confidence in enumerate(confidences):
        if not policy.should_draft() or not policy.should_propose((number,), 0, confidence):
            break
        proposed += 1
    return proposed


def finished(drafted: int, accepted: int, source: DraftSource | None = None) -> StepFinished:
    return a_step(drafted, accepted, 10.1, draft_ms=0.1, source=source)


def test_a_doubtful_token_is_named_with_the_chance_that_decided() -> None:
    policy = AdaptiveLookahead(KnownCosts({1: 10.0, 3: 13.0, 17: 50.0}), KnownCosts({1: 1.0}))
    proposed = draft(policy, 0.99, 0.01)
    outlook = policy.outlook(proposed + 1)
    assert proposed == 1
    assert outlook.reason is not None
    assert outlook.reason.chance is not None
    assert outlook.reason.kind is DraftLength.DOUBTFUL
    assert 0.0 < outlook.reason.chance < 0.2
    # Two passes of the draft, the first over two tokens; then the target over two.
    assert outlook.predicted_ms == pytest.approx(2.0 + 1.0 + 11.5)
    assert reason_text(outlook.reason) == (
        f"the next one was too doubtful ({100 * outlook.reason.chance:.0f}\u00a0%)"
    )


def test_copies_are_told_apart_from_none_and_poor_ones() -> None:
    policy = AdaptiveLookahead(KnownCosts(CHEAP_BATCHES), None)
    policy.next_lookahead(0)
    assert kind(policy) is DraftLength.NO_COPY
    count = policy.lookup_length([0.95] * 8)
    assert kind(policy, count + 1) is DraftLength.COPY
    assert policy.outlook(4).predicted_ms == pytest.approx(11.0)
    poor = AdaptiveLookahead(KnownCosts(STEEP), None)
    poor.next_lookahead(0)
    assert poor.lookup_length([0.01, 0.01]) == 0
    assert kind(poor) is DraftLength.POOR_COPY


def test_a_probe_says_so_and_foretells_nothing() -> None:
    probing = PlainProbing(FixedLookahead(4), None)
    told = []
    for _ in range(6):
        probing.next_lookahead(0)
        outlook = probing.outlook(5)
        assert outlook.predicted_ms is None
        told.append(None if outlook.reason is None else outlook.reason.kind)
    assert told == [DraftLength.PLAIN_MEASURED] * 4 + [DraftLength.FIXED] * 2


def steps_of(session: Session, config: SpeculativeConfig, tokens: int = 40) -> list[StepFinished]:
    return answer(session, "abcabcabc", config, count=tokens).steps


def test_real_steps_carry_reasons_and_times(random_target: Path, random_draft: Path) -> None:
    with Session.load(random_target, random_draft) as session:
        make_drafting_pay(session)
        steps = steps_of(session, SpeculativeConfig(Method.AUTO))
        assert all(step.reason is not None for step in steps)
        for step in steps:
            assert step.reason is not None
            copied = step.source is DraftSource.LOOKUP
            if step.reason.kind is DraftLength.COPY:
                assert copied
            if step.reason.kind in (DraftLength.PAUSE, DraftLength.POOR_COPY):
                assert step.drafted == 0
            assert step.predicted_ms is not None
            # Known costs: the target's pass, and 0.1 ms for each pass of the draft.
            target_ms = session.target.costs.ms(step.batch)
            looks = (step.predicted_ms - target_ms) / 0.1
            if copied:
                assert looks == pytest.approx(0.0, abs=1e-6)
            else:
                assert looks == pytest.approx(round(looks), abs=1e-6) or not step.drafted
                assert looks > step.drafted - 1e-6 or not step.drafted


def test_limits_are_named_for_what_they_are(tmp_path: Path) -> None:
    """A pair that writes a, b, c, then ends: drafts end with it, or for want of room."""
    letters = ["a", "b", "c", tiny.control("<|endoftext|>")]
    table = tiny.path_table([1, 2, 3, 0], certainty=0.99)
    paths = [
        tiny.write_bigram_model(tmp_path / f"{name}.gguf", table, tokens=letters)
        for name in ("target", "draft")
    ]

    def reasons(lookahead: int, tokens: int) -> list[DraftLength | None]:
        config = SpeculativeConfig(Method.DRAFT, lookahead=lookahead)
        steps = answer(session, "a", config, count=tokens).steps
        return [step.reason and step.reason.kind for step in steps]

    with Session.load(*paths) as session:
        assert reasons(1, 9) == [DraftLength.FIXED, DraftLength.DRAFT_ENDED]
        assert reasons(5, 9) == [DraftLength.DRAFT_ENDED]
        assert reasons(5, 2) == [DraftLength.NO_ROOM]


def test_a_recurrent_target_says_when_it_catches_up(tmp_path: Path, random_draft: Path) -> None:
    recurrent = tiny.write_recurrent_model(
        tmp_path / "recurrent.gguf", seed=7, vocab_size=260, context_length=4096
    )
    with Session.load(recurrent, random_draft) as session:
        steps = steps_of(session, SpeculativeConfig(Method.DRAFT, lookahead=4), 80)
        behind = [step for step in steps if step.reread > 8]
        assert behind
        assert {step.reason for step in behind} == {LookaheadReason(DraftLength.CATCHING_UP)}


def test_every_reason_has_words_of_its_own() -> None:
    words = [kind_text(one) for one in DraftLength]
    assert len(set(words)) == len(words)
    assert all(words)
