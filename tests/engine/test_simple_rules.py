"""How many tokens are drafted in which step."""

from collections.abc import Sequence
from dataclasses import replace

from foretoken.engine.events import PolicyState, PolicyStatus, StepFinished
from foretoken.engine.lookahead.plain_speed import PlainProbing
from foretoken.engine.lookahead.policy import Outlook
from foretoken.engine.lookahead.simple_rules import EwmaRule, FixedLookahead, StepRule
from foretoken.engine.speedup import PlainReference


def step(lookahead: int) -> StepFinished:
    return StepFinished(0, lookahead, lookahead, 0, 0, 0.0, 1.0, 1.0, 0)


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


def test_fixed_stays() -> None:
    policy = FixedLookahead(7)
    for _ in range(5):
        assert policy.next_lookahead(0) == 7
        policy.observe(step(7))


def test_policies_of_one_length_tell_it() -> None:
    told = [policy.status() for policy in (FixedLookahead(7), StepRule(), EwmaRule())]
    assert [(status.state.name, status.lookahead) for status in told] == [
        ("FIXED", 7),
        ("STEP", 4),
        ("EWMA", 5),
    ]
    assert FixedLookahead(0).status() == PolicyStatus(PolicyState.PLAIN)
    assert not any(status.idle for status in told)


KNOWN = PlainReference(10.0, 0.05, 0.08, 0.0)


def lookaheads(policy: PlainProbing, count: int) -> list[int]:
    return [policy.next_lookahead(0) for _ in range(count)]


def test_the_first_answer_begins_with_plain_passes() -> None:
    assert lookaheads(PlainProbing(FixedLookahead(4), None), 8) == [0] * 4 + [4] * 4


def test_later_answers_begin_with_a_draft() -> None:
    assert lookaheads(PlainProbing(FixedLookahead(4), KNOWN), 8) == [4] * 8


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


def test_the_choice_depends_on_the_step_alone() -> None:
    one, other = (PlainProbing(FixedLookahead(4), None) for _ in range(2))
    for index in range(200):
        chosen = one.next_lookahead(0)
        assert chosen == other.next_lookahead(0)
        one.observe(StepFinished(index, chosen, chosen, 0, 0, 9.0, 99.0, 999.0, 0))


def test_the_policy_within_is_asked_about_all_steps_and_told_only_of_drafted_ones() -> None:
    inner = Recorder()
    policy = PlainProbing(inner, None)
    assert policy.status() == inner.status()
    for _ in range(70):
        policy.observe(step(policy.next_lookahead(0)))
    assert inner.asked == 70
    plain = set(range(1, 71)) - set(inner.heard)
    assert len(plain) == 8  # 4 and 4
    assert inner.heard == sorted(set(range(1, 71)) - plain)


def outcome(drafted: int, accepted: int) -> StepFinished:
    evaluated = min(drafted, accepted + 1)
    return StepFinished(0, drafted, drafted, evaluated, accepted, 1.0, 1.0, 2.0, 0)


def test_the_step_rule_goes_up_after_good_and_down_after_poor_steps() -> None:
    rule = StepRule()
    assert rule.next_lookahead(0) == 4
    for expected in (5, 6, 7, 8, 8):
        rule.observe(outcome(10, 9))
        assert rule.next_lookahead(0) == expected
    rule.observe(outcome(10, 6))
    assert rule.next_lookahead(0) == 8
    for expected in (7, 6, 5, 4, 3, 2, 1, 1):
        rule.observe(outcome(10, 0))
        assert rule.next_lookahead(0) == expected


def test_the_ewma_rule_waits_between_changes_and_keeps_its_limits() -> None:
    rule = EwmaRule()
    seen = []
    for _ in range(12):
        rule.observe(outcome(5, 5))
        seen.append(rule.next_lookahead(0))
    assert seen == [5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8]
    for _ in range(80):
        rule.observe(outcome(5, 0))
    assert rule.next_lookahead(0) == 2
    for _ in range(120):
        rule.observe(outcome(5, 5))
    assert rule.next_lookahead(0) == 12


def test_plain_steps_teach_the_rules_nothing() -> None:
    for rule in (StepRule(), EwmaRule()):
        before = rule.next_lookahead(0)
        for _ in range(20):
            rule.observe(outcome(0, 0))
        assert rule.next_lookahead(0) == before
