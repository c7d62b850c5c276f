"""Plain speed, the measure of every speedup: which passes count, and when they are made."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from answer_events import a_step
from foretoken.engine.events import PolicyState, PolicyStatus, StepFinished
from foretoken.engine.lookahead.plain_speed import PlainProbing, PlainSpeed
from foretoken.engine.lookahead.policy import Outlook
from foretoken.engine.lookahead.simple_rules import FixedLookahead
from foretoken.engine.speedup import PlainReference


def test_the_step_behind_a_prompt_does_not_count() -> None:
    speed = PlainSpeed()
    for index, ms in ((0, 9.0), (1, 2.0), (2, 2.0), (3, 2.0), (0, 9.0), (1, 2.0)):
        speed.observe(a_step(ms=ms, index=index))
    assert speed.tokens_per_second == pytest.approx(500.0)


def test_a_single_plain_step_between_drafted_ones_is_no_measurement() -> None:
    speed = PlainSpeed()
    for index in range(40):
        drafted = 0 if index % 2 else 4
        speed.observe(a_step(drafted, index=index))
    assert speed.tokens_per_second is None


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


class Recorder:
    """A policy that counts up and remembers what it hears."""

    def __init__(self) -> None:
        self.asked = 0
        self.heard: list[int] = []

    def next_lookahead(self, cached: int) -> int:
        del cached
        self.asked += 1
        return self.asked

    early_stopping = None

    def observe(self, step: StepFinished, chances: Sequence[float] = ()) -> None:
        del chances
        self.heard.append(step.lookahead)

    def outlook(self, batch: int) -> Outlook:
        return Outlook(predicted_ms=float(batch))

    def status(self) -> PolicyStatus:
        return PolicyStatus(PolicyState.PAUSED, 7)


KNOWN = PlainReference(10.0, 0.05, 0.08, 0.0)


def lookaheads(policy: PlainProbing, count: int) -> list[int]:
    return [policy.next_lookahead(0) for _ in range(count)]


def test_the_first_answer_begins_with_plain_passes() -> None:
    assert lookaheads(PlainProbing(FixedLookahead(4), None), 8) == [0] * 4 + [4] * 4


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


def test_the_policy_within_is_asked_about_all_steps_and_told_only_of_drafted_ones() -> None:
    inner = Recorder()
    policy = PlainProbing(inner, None)
    assert policy.status() == inner.status()
    for _ in range(70):
        lookahead = policy.next_lookahead(0)
        policy.observe(a_step(lookahead))
    assert inner.asked == 70
    plain = set(range(1, 71)) - set(inner.heard)
    assert len(plain) == 8  # 4 and 4
    assert inner.heard == sorted(set(range(1, 71)) - plain)
