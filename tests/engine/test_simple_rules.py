"""How many tokens are drafted in which step."""

from answer_events import a_step
from foretoken.engine.events import PolicyState, PolicyStatus
from foretoken.engine.lookahead.simple_rules import EwmaRule, FixedLookahead, StepRule


def test_policies_of_one_length_tell_it() -> None:
    told = [policy.status() for policy in (FixedLookahead(7), StepRule(), EwmaRule())]
    assert [(status.state.name, status.lookahead) for status in told] == [
        ("FIXED", 7),
        ("STEP", 4),
        ("EWMA", 5),
    ]
    assert FixedLookahead(0).status() == PolicyStatus(PolicyState.PLAIN)
    assert not any(status.idle for status in told)


def test_the_step_rule_goes_up_after_good_and_down_after_poor_steps() -> None:
    rule = StepRule()
    assert rule.next_lookahead(0) == 4
    for expected in (5, 6, 7, 8, 8):
        rule.observe(a_step(10, 9))
        assert rule.next_lookahead(0) == expected
    rule.observe(a_step(10, 6))
    assert rule.next_lookahead(0) == 8
    for expected in (7, 6, 5, 4, 3, 2, 1, 1):
        rule.observe(a_step(10, 0))
        assert rule.next_lookahead(0) == expected


def test_the_ewma_rule_waits_between_changes_and_keeps_its_limits() -> None:
    rule = EwmaRule()
    seen = []
    for _ in range(12):
        rule.observe(a_step(5, 5))
        seen.append(rule.next_lookahead(0))
    assert seen == [5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8]
    for _ in range(80):
        rule.observe(a_step(5, 0))
    assert rule.next_lookahead(0) == 2
    for _ in range(120):
        rule.observe(a_step(5, 5))
    assert rule.next_lookahead(0) == 12
