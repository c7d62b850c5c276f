"""How often the window hears of what the worker does: steps as a whole, and not too often."""

import itertools
from pathlib import Path
from types import SimpleNamespace

import pytest

from asked_engine import App
from foretoken.control.engine import engine_control
from foretoken.control.engine.records import Record, Request
from foretoken.engine.events import StepFinished, TokenEmitted


@pytest.mark.parametrize(("spent_ms", "interval_ms"), [(20.0, 100), (30.0, 33)])
def test_what_takes_long_to_show_is_shown_in_smaller_parts(
    app: App, wordy_target: Path, monkeypatch: pytest.MonkeyPatch, spent_ms: float, interval_ms: int
) -> None:
    spent = iter(number * spent_ms / 1000.0 for number in range(100_000))
    monkeypatch.setattr(engine_control, "time", SimpleNamespace(thread_time=lambda: next(spent)))
    app.load(wordy_target)
    worker, lonely = app.engine._worker, list[Record]()
    send = worker._send

    def watched(request: Request, record: Record) -> None:
        send(request, record)
        there = [one for _, one in worker._records]  # at this moment the window may take them
        without = itertools.takewhile(lambda one: not isinstance(one, StepFinished), there[::-1])
        lonely.extend(one for one in without if isinstance(one, TokenEmitted))

    monkeypatch.setattr(worker, "_send", watched)
    intervals: set[int] = set()
    batches: list[tuple[list[TokenEmitted], list[StepFinished]]] = []

    def take(tokens: list[TokenEmitted], steps: list[StepFinished]) -> None:
        intervals.add(app.engine._drain_timer.interval())
        batches.append((tokens, steps))

    app.controller.answers.tokens_arrived.connect(take)
    app.ask(most=40)
    intervals.clear()  # what follows the first records was not measured yet
    batches.clear()
    app.ask()
    assert intervals == {interval_ms}
    assert sum(len(tokens) for tokens, _ in batches) == 40
    assert not lonely
    finished: set[int] = set()
    for tokens, steps in batches:  # no token comes before its step, so that it has its place
        finished |= {step.index for step in steps}
        assert {token.step for token in tokens} <= finished
