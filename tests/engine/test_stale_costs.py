"""What a record of another moment costs an answer: the real parts on a machine with a script."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from answer_events import a_step
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.calibration import MeasuredCosts
from foretoken.engine.lookahead.cost_model import PassCosts
from foretoken.engine.session import Session

# On two threads and an idle machine.
TARGET_MS = {1: 10.0, 2: 14.0, 3: 18.5, 4: 13.0, 5: 17.5, 6: 21.0, 8: 22.5, 12: 31.0, 17: 38.0}
CURVE = PassCosts(TARGET_MS)
DRAFT_MS = 0.8
# Times that much by threads, alone and beside a busy program.
IDLE, BUSY = {2: 1.0, 1: 1.9}, {2: 3.0, 1: 1.95}
TOKENS = 400
_DICE = random.Random(5)
# Whether the draft knows the token at each place of the text.
KNOWN = [_DICE.random() < 0.85 for _ in range(TOKENS + 20)]


@pytest.fixture(scope="module")
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as made:
        made.target._default_threads = 2  # as of a model that is not tiny
        yield made


def timed(machine: dict[int, float], *, times: float = 1.0) -> MeasuredCosts:
    """What a measurement finds there: the faster thread count and its times."""
    threads = min(machine, key=lambda count: machine[count])
    times *= machine[threads]
    pass_ms = {tokens: ms * times for tokens, ms in TARGET_MS.items()}
    return MeasuredCosts(threads, pass_ms, spread=0.03, others=0.0 if machine is IDLE else 1.0)


def answer(
    session: Session, record: MeasuredCosts, machine: dict[int, float], *, drafts: bool
) -> tuple[float, float]:
    """Milliseconds per token of a whole answer there, and of what follows its first quarter."""
    target, draft = session.models
    session.use_costs(target, record)
    session.use_costs(draft, MeasuredCosts(1, {1: DRAFT_MS, 2: DRAFT_MS}, spread=0.0))
    policy = AdaptiveLookahead(target.costs, draft.costs)
    now_ms, tokens, index = 0.0, 0, 0
    quarter = (0.0, 0)
    assert target._governor is not None
    for governor in filter(None, (target._governor, target._batch_governor)):
        governor._clock = lambda: now_ms / 1000.0
    while tokens < TOKENS:
        looked = drafted = accepted = 0
        predicted = None
        if drafts:
            most = policy.next_lookahead(tokens)
            while drafted < most and policy.should_draft():
                looked += 1
                if not policy.should_propose((index, drafted), 7, 0.85):
                    break
                drafted += 1
            predicted = policy.outlook(drafted + 1).predicted_ms
        while accepted < drafted and KNOWN[tokens + accepted]:
            accepted += 1
        context = target.context
        ms = CURVE.ms(drafted + 1) * machine[context.batch_threads if drafted else context.threads]
        step = a_step(
            drafted,
            accepted,
            looked * DRAFT_MS + ms,
            draft_ms=looked * DRAFT_MS,
            index=index,
            predicted_ms=predicted,
        )
        if drafts:
            policy.observe(step, [0.85] * min(looked, accepted + 1))
        target.observe(step)
        now_ms, tokens, index = now_ms + step.total_ms, tokens + accepted + 1, index + 1
        if tokens < TOKENS / 4:
            quarter = now_ms, tokens
    return now_ms / tokens, (now_ms - quarter[0]) / (tokens - quarter[1])


@pytest.mark.parametrize("drafts", [False, True])
@pytest.mark.parametrize(
    ("record", "machine"),
    [
        (timed(BUSY), IDLE),
        (timed(IDLE), BUSY),
        (timed(IDLE, times=2.5), IDLE),
        (timed(IDLE, times=0.4), IDLE),
        (timed(BUSY, times=0.4), IDLE),
    ],
    ids=["was busy", "is busy", "was slow", "was quick", "was busy and quick"],
)
def test_a_record_of_another_moment_costs_little_and_only_at_first(
    session: Session, record: MeasuredCosts, machine: dict[int, float], drafts: bool
) -> None:
    whole, later = answer(session, record, machine, drafts=drafts)
    best_whole, best_later = answer(session, timed(machine), machine, drafts=drafts)
    assert whole < 1.1 * best_whole
    assert later < 1.03 * best_later


def test_passes_over_several_tokens_give_up_threads_of_their_own(session: Session) -> None:
    record = MeasuredCosts(1, {**TARGET_MS, 1: 19.0}, spread=0.03, others=0.0, batch_threads=2)
    target = session.target
    whole, _ = answer(session, record, IDLE, drafts=True)
    assert (target.context.threads, target.context.batch_threads) == (1, 2)
    assert target.costs.ms(1) == pytest.approx(19.0)
    assert whole < 1.1 * answer(session, timed(IDLE), IDLE, drafts=True)[0]

    whole, later = answer(session, record, BUSY, drafts=True)
    assert (target.context.threads, target.context.batch_threads) == (1, 1)
    assert target.costs.ms(1) == pytest.approx(19.5, rel=0.05), "nothing has slowed one token down"
    best_whole, best_later = answer(session, timed(BUSY), BUSY, drafts=True)
    assert whole < 1.1 * best_whole
    assert later < 1.03 * best_later
