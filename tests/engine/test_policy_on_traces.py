"""The adaptive lookahead over recorded drafts, held against what hindsight would have chosen."""

import math

import pytest

from benchmarks.draft_traces import LONGEST, all_traces
from benchmarks.policy_replay import (
    Cell,
    Machine,
    Replay,
    accepted_at,
    adaptive,
    all_cells,
    fixed,
    hindsight,
    oracle,
)

# One of each kind: a steep curve, a flat one, good and bad drafts, sampled ones, a changing text.
NAMES = (
    "good-messages on builtin-F16-1-thread",
    "good-texts on 400M-Q4_0",
    "hopeless-texts on 400M-Q4_0",
    "independent-long-sampled on 1B-Q8_0",
    "middling-long-sampled on 400M-Q4_0",
    "middling-messages on 1B-F16",
    "hopeless-texts+good-texts on 400M-Q4_0",
)


@pytest.fixture(scope="module")
def cells() -> dict[str, Cell]:
    return {cell.name: cell for cell in all_cells() if cell.name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_no_worse_than_the_best_fixed_length_and_plain(cells: dict[str, Cell], name: str) -> None:
    cell = cells[name]
    plain = 1.0 / cell.machine.plain_ms
    reached = Replay(cell, adaptive(cell.machine)).run()
    assert reached.tokens == cell.trace.tokens
    assert reached.tokens_per_ms > 0.98 * hindsight(cell)[1].tokens_per_ms
    assert reached.tokens_per_ms > 0.98 * plain
    assert reached.tokens_per_ms <= oracle(cell).tokens_per_ms
    copies = Replay(cell, adaptive(cell.machine), lookup=True).run()
    assert copies.tokens_per_ms > 0.98 * reached.tokens_per_ms


def test_near_the_oracle_in_the_mean(cells: dict[str, Cell]) -> None:
    shares = [
        Replay(cell, adaptive(cell.machine)).run().tokens_per_ms / oracle(cell).tokens_per_ms
        for cell in cells.values()
    ]
    # A little below 0.83: what a new pair gains at once, "hopeless, then good" pays without lookup.
    assert math.prod(shares) ** (1.0 / len(shares)) > 0.82


def test_a_greedy_trace_says_what_the_engine_would_write() -> None:
    """Wherever a draft begins, what it has accepted is the text itself."""
    trace = next(trace for trace in all_traces() if trace.name == "good-texts")
    for answer in trace.answers:
        for place in range(len(answer.text)):
            accepted = accepted_at(answer, place, LONGEST, [0.5] * LONGEST)
            written = answer.text[place : place + accepted]
            assert answer.drafted[place][: len(written)] == written


def test_costs_of_a_step_add_up(cells: dict[str, Cell]) -> None:
    cell = cells["good-texts on 400M-Q4_0"]
    machine = Machine("even", (1.0, 1.5, 2.0, 2.5), 0.25, 0.125)
    steps = [s for one in Replay(Cell(cell.trace, machine), fixed(3)(machine)).steps() for s in one]
    assert {step.drafted for step in steps} <= {0, 1, 2, 3}
    for step in steps:
        assert step.total_ms == pytest.approx(machine.step_ms(step.drafted, step.drafted))
        assert step.accepted <= step.drafted
