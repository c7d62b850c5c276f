"""Plain speed, the measure of every speedup: which passes count, and when they are made."""

from dataclasses import replace

import pytest

from answer_events import a_step
from foretoken.engine.lookahead.plain_speed import PlainProbing, PlainSpeed
from foretoken.engine.lookahead.simple_rules import FixedLookahead
from foretoken.engine.speedup import PlainReference


def test_the_step_behind_a_prompt_does_not_count() -> None:
    speed = PlainSpeed()
    for index, ms in ((0, 9.0), (1, 2.0), (2, 2.0), (3, 2.0), (0, 9.0), (1, 2.0)):
        speed.observe(a_step(ms=ms, index=index))
    assert speed.tokens_per_second == pytest.approx(500.0)


def test_answers_replace_what_was_measured_before_them() -> None:
    def observe(count: int, ms: float) -> None:
        for index in range(1, count + 1):
            speed.observe(a_step(ms=ms, index=index))

    speed = PlainSpeed()
    observe(5, 2.0)
    speed.begin_answers()
    assert speed.tokens_per_second == pytest.approx(500.0)
    observe(6, 4.0)  # the first one follows something else and does not count
    assert speed.tokens_per_second == pytest.approx(500.0)
    observe(1, 4.0)
    assert speed.tokens_per_second == pytest.approx(250.0)


# --- plain passes in an answer --------------------------------------------------------------------


KNOWN = PlainReference(10.0, 0.05, 0.08, 0.0)


def lookaheads(policy: PlainProbing, count: int) -> list[int]:
    return [policy.next_lookahead(0) for _ in range(count)]


def test_the_first_answer_begins_with_plain_passes_and_later_ones_with_a_draft() -> None:
    assert lookaheads(PlainProbing(FixedLookahead(4), None), 8) == [0] * 4 + [4] * 4
    assert lookaheads(PlainProbing(FixedLookahead(4), KNOWN), 8) == [4] * 8


def test_the_policy_within_learns_of_drafted_steps_only() -> None:
    heard: list[int] = []
    inner = FixedLookahead(4)
    inner.observe = lambda step, _=(): heard.append(step.lookahead)  # type: ignore[method-assign]
    policy = PlainProbing(inner, None)
    for _ in range(70):
        policy.observe(a_step(policy.next_lookahead(0)))
    assert heard == [4] * 62  # 4 and 4 were plain


def test_plain_passes_come_back_rarely_and_regularly() -> None:
    chosen = lookaheads(PlainProbing(FixedLookahead(4), KNOWN), 640)
    runs = [index for begin in range(8, 640, 64) for index in range(begin, begin + 4)]
    assert [index for index, lookahead in enumerate(chosen) if lookahead == 0] == runs


def test_another_load_asks_for_plain_passes_now_and_then() -> None:
    load = 0.0
    probing = PlainProbing(FixedLookahead(4), KNOWN, lambda: load)
    assert lookaheads(probing, 40).count(0) == 4  # those that come in any case
    load = 0.6
    assert lookaheads(probing, 48) == ([0] * 4 + [4] * 24) + ([4] * 4 + [0] * 4 + [4] * 12)


def test_an_answer_beside_another_load_begins_with_plain_passes() -> None:
    assert lookaheads(PlainProbing(FixedLookahead(4), KNOWN, lambda: 0.6), 6)[:5] == [0] * 4 + [4]
    busy = replace(KNOWN, others_busy=0.6)  # and nothing is known of now
    assert lookaheads(PlainProbing(FixedLookahead(4), busy), 6)[:5] == [0] * 4 + [4]
    assert lookaheads(PlainProbing(FixedLookahead(4), busy, lambda: 0.6), 6)[:5] == [4] * 5
