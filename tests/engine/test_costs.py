"""Costs of passes: the calibration, learning from steps, and outdated records."""

import math
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from answer_events import a_step, answer
from foretoken.engine import loaded_model
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.loaded_model import FirstPasses
from foretoken.engine.lookahead import calibration
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.calibration import MeasuredCosts, calibrate
from foretoken.engine.lookahead.cost_model import PassCosts, without_attention
from foretoken.engine.model_pass import Logits
from foretoken.engine.session import Session
from foretoken.system import load_watch


class ScriptedModel:
    """A model whose pass times are a function of tokens and threads."""

    batch_length = 512

    def __init__(self, pass_ms: Callable[[int, int], float], context_length: int = 512) -> None:
        self.context_length = context_length
        self.position = 0
        self.lowest = context_length
        self.threads = self.batch_threads = 0
        self.clock_ms = 0.0
        self.passes: list[tuple[int, int]] = []
        self._pass_ms = pass_ms

    def set_threads(self, threads: int, batch_threads: int | None = None) -> None:
        self.threads, self.batch_threads = threads, batch_threads or threads

    def decode(self, tokens: Sequence[int], rows: int) -> Logits:
        assert rows == len(tokens)
        assert self.position + len(tokens) <= self.context_length
        self.position += len(tokens)
        threads = self.threads if len(tokens) == 1 else self.batch_threads
        self.passes.append((len(tokens), threads))
        self.clock_ms += self._pass_ms(len(tokens), threads)
        return np.zeros((rows, 1), dtype=np.float32)

    def roll_back(self, position: int) -> None:
        self.position = position
        self.lowest = min(self.lowest, position)

    def clear(self) -> None:
        self.roll_back(0)


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., ScriptedModel]:
    def make(pass_ms: Callable[[int, int], float], **options: int) -> ScriptedModel:
        model = ScriptedModel(pass_ms, **options)
        monkeypatch.setattr(calibration.time, "perf_counter", lambda: model.clock_ms / 1000.0)
        return model

    return make


def bumpy(tokens: int, threads: int) -> float:
    return (120.0 + 12.0 * tokens - 36.0 * (tokens % 4 == 0)) / threads


def test_enough_timed_before_a_stop_is_of_use(scripted: Callable[..., ScriptedModel]) -> None:
    def stopped(after: int) -> ScriptedModel:
        def pass_ms(tokens: int, threads: int) -> float:
            if len(model.passes) > after:
                raise DecodeAborted("pass-stopped")
            return bumpy(tokens, threads)

        model = scripted(pass_ms)
        return model

    model = stopped(4)  # while one thread is tried
    with pytest.raises(DecodeAborted):
        calibrate(model, [2, 1])
    assert (model.threads, model.position) == (2, 0)
    model = stopped(14)
    found = calibrate(model, [1])
    assert len(found.pass_ms) >= 6
    assert all(ms == pytest.approx(bumpy(tokens, 1)) for tokens, ms in found.pass_ms.items())
    assert model.position == 0


def test_the_curve_is_found_within_twenty_passes(scripted: Callable[..., ScriptedModel]) -> None:
    model = scripted(bumpy, context_length=200)
    model.position = 190  # a chat in the cache, which stays there
    found = calibrate(model, [2])
    assert found.threads == model.threads == 2
    assert {1, 2, 3, 4, 5, 6, 8} <= found.pass_ms.keys()
    for tokens, ms in found.pass_ms.items():
        assert ms == pytest.approx(bumpy(tokens, 2))
    # The first pass reads the weights from disk and is not counted.
    assert model.clock_ms <= 21.5 * bumpy(1, 2)
    assert (model.position, model.lowest) == (190, 190)


def test_a_later_calibration_times_other_sizes(scripted: Callable[..., ScriptedModel]) -> None:
    """Together, few moments know every size."""
    known: dict[int, float] = {}
    for _ in range(3):
        found = calibrate(scripted(bumpy), [1], known=known).pass_ms
        assert {1, 2, 4} <= found.keys()
        known |= found
    assert {*range(1, 17)} <= known.keys()


def test_a_draft_of_blocks_is_timed_by_its_block(scripted: Callable[..., ScriptedModel]) -> None:
    """A guess from other sizes was 1.5 times too high, which prevented drafting altogether."""
    model = scripted(bumpy)
    found = calibrate(model, [1], is_draft=True, block=7)
    assert found.pass_ms == pytest.approx({1: bumpy(1, 1), 7: bumpy(7, 1)})
    assert sum(tokens == 7 for tokens, _ in model.passes) > 2


@pytest.mark.parametrize(
    ("pass_ms", "chosen"),
    [
        ({1: 50.0, 2: 26.0}, 2),
        ({1: 50.0, 2: 48.0}, 1),  # hardly faster: the other core is left to others
        ({1: 3.0, 2: 1.5}, 1),  # a short pass would be held up at the barriers
    ],
)
def test_threads_have_to_earn_their_place(
    scripted: Callable[..., ScriptedModel], pass_ms: dict[int, float], chosen: int
) -> None:
    for candidates in ([1, 2], [2, 1]):
        model = scripted(lambda tokens, threads: pass_ms[threads])
        assert calibrate(model, candidates).threads == model.threads == chosen


@pytest.mark.parametrize(
    ("of_one", "of_eight", "chosen"),
    [
        ({1: 2.2, 2: 1.8}, {1: 9.7, 2: 6.0}, 2),  # the built-in target on an AMD EPYC
        ({1: 50.0, 2: 49.0}, {1: 90.0, 2: 88.0}, None),
        ({1: 50.0, 2: 26.0}, {1: 90.0, 2: 50.0}, None),  # all passes have two
    ],
)
def test_passes_over_several_tokens_have_more_threads_where_these_pay(
    scripted: Callable[..., ScriptedModel],
    of_one: dict[int, float],
    of_eight: dict[int, float],
    chosen: int | None,
) -> None:
    model = scripted(lambda tokens, threads: (of_one if tokens == 1 else of_eight)[threads])
    assert calibrate(model, [1, 2]).batch_threads is None, "nobody allows them"
    found = calibrate(model, [1, 2], max_batch_threads=2)
    assert found.batch_threads == chosen
    assert model.batch_threads == (chosen or found.threads)
    assert found.pass_ms[8] == pytest.approx(of_eight[chosen or found.threads])


def test_a_pass_that_was_held_up_is_timed_again(scripted: Callable[..., ScriptedModel]) -> None:
    delays = iter([900.0])
    model = scripted(lambda n, threads: bumpy(n, threads) + (next(delays, 0.0) if n == 8 else 0.0))
    assert calibrate(model, [1]).pass_ms[8] == pytest.approx(bumpy(8, 1))
    assert next(delays, None) is None


def test_a_real_pair_answers_as_before(random_target: Path, random_draft: Path) -> None:
    config = SpeculativeConfig(Method.DRAFT)
    with Session.load(random_target, random_draft) as session:
        before = answer(session, "abc", config, count=20).ids
        held = list(session.cached_tokens)
        target, draft = [session.calibrate(loaded) for loaded in session.models]
        assert session.threads == (target.threads, draft.threads) == (1, 1)
        assert 1 in target.pass_ms  # larger ones where the machine is quick enough
        assert all(ms > 0.0 for ms in [*target.pass_ms.values(), *draft.pass_ms.values()])
        assert list(session.cached_tokens) == held, "a chat is not read anew for this"
        assert answer(session, "abc", config, count=20).ids == before


def test_sizes_are_timed_without_what_other_programs_took(
    scripted: Callable[..., ScriptedModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third pass waits 300 ms for the processor."""
    model = scripted(
        lambda tokens, threads: bumpy(tokens, 1) + 300.0 * (len(model.passes) % 3 == 0)
    )

    def computed() -> float:
        return sum(bumpy(tokens, 1) for tokens, _ in model.passes)

    monkeypatch.setattr(load_watch.RecentLoad, "others_busy", 0.5)
    monkeypatch.setattr(calibration, "thread_ms", computed)
    found = calibrate(model, [1], on_processor=True)
    assert found.pass_ms == {n: pytest.approx(bumpy(n, 1), rel=0.5) for n in found.pass_ms}
    disturbed = calibrate(model, [1])
    assert max(ms / bumpy(n, 1) for n, ms in disturbed.pass_ms.items()) > 1.5


BUMPY = {1: 10.0, 2: 14.0, 4: 9.0, 8: 20.0}


def test_other_sizes_follow_from_the_measured_ones() -> None:
    costs = PassCosts(BUMPY)
    assert costs.curve(4) == pytest.approx([10.0, 14.0, 11.5, 9.0])
    assert costs.ms(6) == pytest.approx(14.5)
    assert costs.ms(8) == pytest.approx(20.0)
    assert costs.ms(12) == pytest.approx(20.0 + 4 * (20.0 - 9.0) / 4)
    # Kernels work on four tokens at once: the rest is as long after eight or twelve as after four.
    of_four = PassCosts(BUMPY | {5: 13.0, 7: 18.0, 12: 28.0})
    assert of_four.curve(16)[8:15:2] == pytest.approx([24.0, 29.0, 32.0, 37.0])
    assert PassCosts({1: 10.0, 2: 9.0}).ms(5) == pytest.approx(9.0)
    assert PassCosts({1: 3.0}).ms(4) == pytest.approx(12.0)
    for bad in ({}, {1: 0.0}, {1: math.nan}, {1: math.inf}):
        with pytest.raises(ValueError, match="above zero"):
            PassCosts(bad)


def test_held_up_passes_make_no_others_look_quick_or_slow() -> None:
    costs = PassCosts({1: 10.0, 2: 14.0, 4: 15.0})
    costs.apart = True
    for _ in range(30):
        costs.observe(1, 60.0)
    assert costs.ms(1) <= min(costs.curve(33)[1:])
    held_up = {1: 3.2, 2: 7.0, 4: 9.5, 8: 52.2, 12: 110.0}
    assert PassCosts(held_up).ms(12) == pytest.approx(110.0)
    costs = PassCosts(held_up, doubtful=True)
    assert costs.ms(4) == pytest.approx(9.5)
    assert costs.ms(8) < 2.0 * 1.3 * 9.5
    assert costs.ms(12) < 3.0 * 1.6 * 9.5


def test_the_first_pass_sets_the_scale_and_one_held_up_changes_little() -> None:
    costs = PassCosts(BUMPY)
    costs.observe(1, 10_000.0)
    assert costs.ms(1) < 13.0
    costs = PassCosts()
    shape = costs.ms(4) / costs.ms(1)
    costs.observe(1, 250.0)
    assert costs.ms(1) == pytest.approx(250.0)
    assert costs.ms(4) == pytest.approx(250.0 * shape)


def test_slow_plain_passes_delay_longer_ones_by_the_same_time() -> None:
    """Other programs that use the memory delay the reading of weights, which is done once."""
    costs = PassCosts(BUMPY)
    for _ in range(40):
        costs.observe(1, 1.4 * BUMPY[1])
    assert costs.ms(8) == pytest.approx(BUMPY[8] + 0.4 * BUMPY[1], rel=0.03)
    for _ in range(40):
        costs.observe(1, BUMPY[1])
        costs.observe(8, BUMPY[8])
    for tokens, ms in BUMPY.items():
        assert costs.ms(tokens) == pytest.approx(ms, rel=0.1)


def test_quick_passes_after_a_look_for_a_draft_correct_a_slow_record() -> None:
    costs = PassCosts({1: 38.0, 2: 50.0, 4: 60.0})
    policy = AdaptiveLookahead(costs, PassCosts({1: 1.0, 2: 1.0}))
    for index in range(4):
        policy.next_lookahead(index)
        assert policy.should_draft()
        assert not policy.should_propose((index,), 7, 0.02)
        policy.observe(a_step(0, 0, 27.0, draft_ms=1.0, index=index))
    assert costs.ms(1) < 32.0


def attention_heavy(tokens: int, context: int) -> float:
    return BUMPY[tokens] + 0.01 * context * (tokens + 1.6)


@pytest.mark.parametrize("guess", [0.0002, 0.0005, 0.002])
def test_a_growing_context_is_followed_from_any_guess(guess: float) -> None:
    costs = PassCosts(BUMPY, attention_share=guess)
    for context in range(0, 4000, 5):
        tokens = (1, 2, 4, 8)[context // 5 % 4]
        ms = attention_heavy(tokens, context)
        assert costs.ms(tokens, context) == pytest.approx(ms, rel=0.2)
        costs.observe(tokens, ms, context)
    for tokens in BUMPY:
        for context in (2000, 4000):
            expected = attention_heavy(tokens, context)
            assert costs.ms(tokens, context) == pytest.approx(expected, rel=0.15)


def test_times_behind_a_chat_are_converted_to_those_without_it() -> None:
    costs = PassCosts({1: 10.0, 4: 14.0, 16: 40.0}, attention_share=1e-4)
    behind = {tokens: costs.ms(tokens, 2000) for tokens in (1, 4, 16)}
    assert without_attention(behind, 1e-4, 2000) == pytest.approx({1: 10.0, 4: 14.0, 16: 40.0})
    assert without_attention(behind, 1e-4, 0) == behind
    # A share that is far too high still leaves half of each time.
    wrong = without_attention(behind, 1.0, 2000)
    assert all(wrong[tokens] >= ms / 2 for tokens, ms in behind.items())


@pytest.mark.parametrize("ms", [5.0, 8.0, 10.5, 13.0, 40.0])
def test_first_passes_unlike_the_known_ones_are_noticed_once(ms: float) -> None:
    first = FirstPasses()
    for each in (ms, 30.0, ms, ms, 3.0):
        first.observe(each, 10.0)
        assert not first.unlike, "too few"
    for each in (ms, *[30.0] * 20):
        first.observe(each, 10.0)
    assert first.unlike == (ms != 10.5)


# With two threads on an idle machine.
TARGET_MS = {1: 10.0, 2: 14.0, 3: 18.5, 4: 13.0, 5: 17.5, 6: 21.0, 8: 22.5, 12: 31.0, 17: 38.0}
CURVE = PassCosts(TARGET_MS)
DRAFT_MS = 0.8
# Slowdown by thread count, on an idle machine and next to a busy program.
IDLE, BUSY = {2: 1.0, 1: 1.9}, {2: 3.0, 1: 1.95}
TOKENS = 400
_DICE = random.Random(5)
# Whether the draft predicts the token at each position of the text.
KNOWN = [_DICE.random() < 0.85 for _ in range(TOKENS + 20)]


@pytest.fixture(scope="module")
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as made:
        made.target._default_threads = 2  # as of a model that is not tiny
        yield made


def timed(machine: dict[int, float], *, times: float = 1.0) -> MeasuredCosts:
    """Return the result of a calibration there: the faster thread count and its times."""
    threads = min(machine, key=lambda count: machine[count])
    times *= machine[threads]
    pass_ms = {tokens: ms * times for tokens, ms in TARGET_MS.items()}
    return MeasuredCosts(threads, pass_ms, spread=0.03, others=0.0 if machine is IDLE else 1.0)


def test_a_machine_that_has_changed_is_timed_anew(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, told = session.target, []

    def measured(*_: object, known: Collection[int], **__: object) -> MeasuredCosts:
        told.append({*known})
        return timed(IDLE)

    session.use_costs(target, timed(IDLE))
    monkeypatch.setattr(loaded_model, "calibrate", measured)
    target.calibrate()
    target._first_passes.unlike = True
    target.calibrate()
    assert told == [{*TARGET_MS}, set()]


def stale_answer(
    session: Session, record: MeasuredCosts, machine: dict[int, float], *, drafts: bool
) -> tuple[float, float]:
    """Return the milliseconds per token of a whole answer, and after its first quarter."""
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
    whole, later = stale_answer(session, record, machine, drafts=drafts)
    best_whole, best_later = stale_answer(session, timed(machine), machine, drafts=drafts)
    assert whole < 1.1 * best_whole
    assert later < 1.03 * best_later


def test_passes_over_several_tokens_give_up_threads_of_their_own(session: Session) -> None:
    record = MeasuredCosts(1, {**TARGET_MS, 1: 19.0}, spread=0.03, others=0.0, batch_threads=2)
    target = session.target
    whole, _ = stale_answer(session, record, IDLE, drafts=True)
    assert (target.context.threads, target.context.batch_threads) == (1, 2)
    assert target.costs.ms(1) == pytest.approx(19.0)
    assert whole < 1.1 * stale_answer(session, timed(IDLE), IDLE, drafts=True)[0]

    whole, later = stale_answer(session, record, BUSY, drafts=True)
    assert (target.context.threads, target.context.batch_threads) == (1, 1)
    assert target.costs.ms(1) == pytest.approx(19.5, rel=0.05), "nothing has slowed one token down"
    best_whole, best_later = stale_answer(session, timed(BUSY), BUSY, drafts=True)
    assert whole < 1.1 * best_whole
    assert later < 1.03 * best_later
