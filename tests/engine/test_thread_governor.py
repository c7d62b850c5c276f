"""The thread count follows the load of a simulated machine."""

import random

import pytest

from foretoken.engine.loaded_model import ThreadGovernor

# Milliseconds of a pass by threads on two cores, alone and next to a busy program.
IDLE_MS = {1: 20.0, 2: 10.0}
BUSY_MS = {1: 20.5, 2: 30.0}


class Machine:
    """A simulated machine; ``timed_ms`` is the pass time when the thread count was chosen."""

    def __init__(self, threads: int = 2, timed_ms: float = 10.0, *, doubtful: bool = False) -> None:
        self.threads, self.timed_ms = threads, timed_ms
        self.idle_ms, self.busy = IDLE_MS, False
        self.noise, self.spread = random.Random(7), 0.0
        self.now_s = 0.0
        self.changes: list[int] = []
        self.governor = ThreadGovernor(
            (2, 1),
            threads,
            self.set_threads,
            plain_ms=timed_ms,
            doubtful=doubtful,
            clock=lambda: self.now_s,
        )

    def set_threads(self, threads: int) -> None:
        self.threads = threads
        self.changes.append(threads)

    def run(self, passes: int) -> float:
        total = 0.0
        for _ in range(passes):
            ms = (BUSY_MS if self.busy else self.idle_ms)[self.threads]
            ms *= 1.0 + self.spread * self.noise.random()
            self.take(ms)
            total += ms
        return total

    def take(self, ms: float) -> None:
        self.now_s += ms / 1000.0
        self.governor.observe(ms, self.timed_ms)


def test_fewer_threads_on_a_busy_machine_and_all_on_an_idle_one() -> None:
    machine = Machine()
    machine.run(100)
    machine.busy = True
    assert machine.run(20) < 0.9 * 20 * BUSY_MS[2]
    # Trials of all threads go on, but rarely.
    assert machine.run(1000) < 1.05 * 1000 * BUSY_MS[1]
    machine.busy = False
    begun_s = machine.now_s
    while machine.threads == 1:
        machine.run(1)
    assert machine.now_s - begun_s < 1.5
    assert machine.run(1000) == 1000 * IDLE_MS[2]
    assert machine.governor.idle_threads == 2


@pytest.mark.parametrize("burst", [4, 8, 15, 40])
def test_a_moment_of_load_does_not_slow_the_passes_behind_it(burst: int) -> None:
    machine = Machine()
    machine.run(100)
    machine.busy = True
    machine.run(burst)
    machine.busy = False
    assert machine.run(200) < 1.1 * 200 * IDLE_MS[2]


@pytest.mark.parametrize("spread", [0.0, 0.3])
def test_a_count_chosen_next_to_a_busy_program_is_given_up_at_once(spread: float) -> None:
    machine = Machine(threads=1, timed_ms=BUSY_MS[1], doubtful=True)
    machine.spread = spread
    machine.run(30)
    assert machine.threads == machine.governor.idle_threads == 2
    assert machine.run(3000) < 1.02 * 3000 * IDLE_MS[2] * (1.0 + spread / 2)


def test_a_doubtful_count_is_tried_against_fewer_as_well() -> None:
    """Passes are as slow as when the wrong count was chosen next to a busy program."""
    machine = Machine(timed_ms=BUSY_MS[2], doubtful=True)
    machine.busy = True
    machine.run(20)
    assert machine.threads == 1
    quiet = Machine(doubtful=True)
    assert quiet.run(1000) < 1.01 * 1000 * IDLE_MS[2]
    assert quiet.changes == [1, 2], "once"


def test_one_held_up_pass_changes_nothing() -> None:
    machine = Machine()
    for _ in range(50):
        machine.run(10)
        machine.take(200.0)
    assert machine.changes == []
    machine = Machine()
    machine.idle_ms = {1: 60.0, 2: 30.0}  # a machine that became slower altogether
    assert machine.run(3000) < 1.02 * 3000 * 30.0
    assert machine.threads == 2
    assert 2 <= machine.changes.count(1) <= 12
    before = len(machine.changes)
    machine.run(3000)
    assert len(machine.changes) == before
