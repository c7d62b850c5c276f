"""What drafting may cost, and what it may spend again."""

import pytest

from foretoken.engine.lookahead.account import CopyRecord, DraftAccount


def test_two_passes_may_be_lost_and_a_fiftieth_of_the_time() -> None:
    account = DraftAccount()
    account.begin_answer()
    assert account.pays(0.0, 2.0)
    assert not account.pays(0.0, 2.1)
    assert account.pays(1.0, 3.0), "what is sure to come pays, too"
    account.settle(1.0, 3.0)
    assert not account.pays(0.0, 0.1)
    for _ in range(50):
        account.settle(1.0, 1.0)
    assert account.pays(0.0, 1.0)
    assert not account.pays(0.0, 1.1)


def test_what_was_earned_is_spent_again_in_part_by_the_next_answer() -> None:
    account = DraftAccount()
    account.settle(9.0, 1.0)
    assert account.pays(0.0, 10.0)
    account.begin_answer()
    assert account.pays(0.0, 4.0)
    assert not account.pays(0.0, 4.1)
    account.settle(1.0, 8.0)
    account.begin_answer()
    assert not account.pays(0.0, 2.1), "an answer that lost leaves nothing"


def test_short_answers_do_not_lose_their_passes_each_time() -> None:
    account = DraftAccount()
    for passes in (2.0, 0.5, 0.5):
        assert account.pays(0.0, passes - 0.1)
        assert not account.pays(0.0, passes + 0.1)
        account.settle(1.0, 1.0 + passes)
        account.begin_answer()
    for _ in range(75):  # plain steps earn it back
        account.settle(1.0, 1.0)
    account.begin_answer()
    assert account.pays(0.0, 1.5)


@pytest.mark.parametrize(("speedup", "most"), [(0.7, 2.0), (1.0, 2.0), (1.1, 2.8), (9.0, 4.0)])
def test_a_pair_that_is_known_begins_with_what_it_earned(speedup: float, most: float) -> None:
    account = DraftAccount()
    account.recall(speedup, pays=True)
    assert account.pays(0.0, most)
    assert not account.pays(0.0, most + 0.1)


def test_a_pair_whose_draft_does_not_pay_begins_with_half_a_pass() -> None:
    account = DraftAccount()
    account.recall(1.0, pays=False)
    assert account.pays(0.0, 0.5)
    assert not account.pays(0.0, 0.6)


def test_copies_are_held_against_what_was_expected_of_them() -> None:
    record = CopyRecord()
    first = record.share
    assert first < 1.0, "none has been tried"
    record.observe(0.0, 2.0)
    assert record.share < first
    for _ in range(200):
        record.observe(3.0, 6.0)
    assert record.share == pytest.approx(0.5, abs=0.02)
    for _ in range(200):
        record.observe(8.0, 6.0)
    assert record.share == 1.0
