"""What a short measurement finds, on models with a scripted stopwatch and on a real one."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from answer_events import answer
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.errors import DecodeAborted
from foretoken.engine.language_model import Logits
from foretoken.engine.lookahead import calibration
from foretoken.engine.lookahead.calibration import calibrate
from foretoken.engine.session import Session
from foretoken.system import load_watch


class ScriptedModel:
    """A model whose passes take what a function of tokens and threads says."""

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
    """Makes models that also set the clock."""

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
                raise DecodeAborted("The pass was stopped.")
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
    model = scripted(bumpy)
    found = calibrate(model, [2])
    assert found.threads == model.threads == 2
    assert {1, 2, 3, 4, 5, 6, 8} <= found.pass_ms.keys()
    for tokens, ms in found.pass_ms.items():
        assert ms == pytest.approx(bumpy(tokens, 2))
    # The first pass brings the weights from the disk and is not counted.
    assert model.clock_ms <= 21.5 * bumpy(1, 2)
    assert model.position == 0


def test_a_draft_of_blocks_is_timed_by_its_block(scripted: Callable[..., ScriptedModel]) -> None:
    """A guess from other sizes was half as much again, which kept it from drafting at all."""
    model = scripted(bumpy)
    found = calibrate(model, [1], is_draft=True, block=7)
    assert found.pass_ms == pytest.approx({1: bumpy(1, 1), 7: bumpy(7, 1)})
    assert sum(tokens == 7 for tokens, _ in model.passes) > 2


def test_a_chat_in_the_cache_stays_there(scripted: Callable[..., ScriptedModel]) -> None:
    model = scripted(bumpy, context_length=200)
    model.position = 150
    found = calibrate(model, [1])
    assert (model.position, model.lowest) == (150, 150)
    assert 1 in found.pass_ms


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
    def pass_ms(tokens: int, threads: int) -> float:
        return (of_one if tokens == 1 else of_eight)[threads]

    model = scripted(pass_ms)
    found = calibrate(model, [1, 2], most_of_batches=2)
    assert found.batch_threads == chosen
    assert model.batch_threads == (chosen or found.threads)
    assert found.pass_ms[8] == pytest.approx(of_eight[chosen or found.threads])
    assert calibrate(scripted(pass_ms), [1, 2]).batch_threads is None, "nobody allows them"


def test_a_pass_that_was_held_up_is_timed_again(scripted: Callable[..., ScriptedModel]) -> None:
    held_up: list[int] = []

    def pass_ms(tokens: int, threads: int) -> float:
        if tokens == 8 and not held_up:
            held_up.append(len(model.passes))
            return 900.0
        return bumpy(tokens, threads)

    model = scripted(pass_ms)
    assert calibrate(model, [1]).pass_ms[8] == pytest.approx(bumpy(8, 1))


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
    """Every third pass waits for the processor for 300 ms."""
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
