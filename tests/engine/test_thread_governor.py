"""The thread count follows what else the machine does; a scripted machine tells the times."""

from foretoken.engine.lookahead.thread_governor import ThreadGovernor

# Milliseconds of a pass by threads on two cores, alone and beside a busy program.
IDLE_MS = {1: 20.0, 2: 10.0}
BUSY_MS = {1: 20.5, 2: 30.0}


class Machine:
    """An idle one gains from two threads, a busy one loses."""

    def __init__(self, threads: int = 2) -> None:
        self.threads = threads
        self.idle_ms = IDLE_MS
        self.busy = False
        self.changes: list[int] = []
        self.governor = ThreadGovernor(threads, self.set_threads, lambda tokens, context: 10.0)

    def set_threads(self, threads: int) -> None:
        self.threads = threads
        self.changes.append(threads)

    def run(self, passes: int) -> float:
        """Milliseconds of so many passes."""
        total = 0.0
        for _ in range(passes):
            ms = (BUSY_MS if self.busy else self.idle_ms)[self.threads]
            total += ms
            self.governor.observe(1, 0, ms)
        return total


def test_an_idle_machine_keeps_all_threads() -> None:
    machine = Machine()
    machine.run(5000)
    assert machine.changes == []


def test_a_busy_machine_gets_fewer_and_an_idle_one_all_again() -> None:
    machine = Machine()
    machine.run(100)
    machine.busy = True
    machine.run(10)
    assert machine.threads == 1
    # Trials of all threads go on, but rarely.
    assert machine.run(1000) < 1.05 * 1000 * BUSY_MS[1]
    machine.busy = False
    machine.run(800)
    assert machine.threads == 2
    assert machine.run(1000) == 1000 * IDLE_MS[2]


def test_one_held_up_pass_changes_nothing() -> None:
    machine = Machine()
    for _ in range(50):
        machine.run(10)
        machine.governor.observe(1, 0, 200.0)
    assert machine.changes == []


def test_slowness_that_fewer_threads_do_not_cure_is_tried_ever_more_rarely() -> None:
    machine = Machine()
    machine.idle_ms = {1: 60.0, 2: 30.0}  # a machine that became slower altogether
    machine.run(3000)
    assert machine.threads == 2
    assert 2 <= machine.changes.count(1) <= 8


def test_a_single_thread_has_no_choice() -> None:
    machine = Machine(threads=1)
    machine.busy = True
    machine.run(200)
    assert machine.changes == []
