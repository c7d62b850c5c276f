"""How often the window hears of what the worker does: steps as a whole, and not too often."""

import queue
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.control.controller import ChatController
from foretoken.control.engine import engine_control
from foretoken.control.engine.records import (
    GenerateRequest,
    LoadRequest,
    LoadSettings,
    PairFiles,
    PairLoaded,
    Record,
)
from foretoken.control.engine.worker import EngineWorker
from foretoken.engine.config import (
    ContextPolicy,
    GenerationLimits,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import GenerationFinished, StepFinished, TokenEmitted
from foretoken.servers.server_list import ServerKeys


def test_tokens_come_with_their_step(endless_target: Path) -> None:
    batches: queue.SimpleQueue[list[Record]] = queue.SimpleQueue()

    def on_woken() -> None:
        batches.put([record for _, record in worker.take_records()])

    def batches_until(kind: type[Record]) -> Iterator[list[Record]]:
        while True:
            batch = batches.get(timeout=20)
            yield batch
            if isinstance(batch[-1], kind):
                return

    worker = EngineWorker(on_woken, ServerKeys())
    worker.submit(LoadRequest(PairFiles(endless_target, None), LoadSettings()))
    list(batches_until(PairLoaded))
    worker.submit(
        GenerateRequest(
            messages=(PromptMessage(Role.USER, "a"),),
            start=0,
            context_policy=ContextPolicy.DROP_OLDEST,
            sampling=SamplingParams(temperature=0.0),
            speculative=SpeculativeConfig(),
            limits=GenerationLimits(max_tokens=40),
            take=lambda _record: None,
        )
    )
    seen: list[Record] = []
    for batch in batches_until(GenerationFinished):
        assert not isinstance(batch[-1], TokenEmitted)
        seen += batch
    assert sum(isinstance(record, TokenEmitted) for record in seen) == 40
    assert any(isinstance(record, StepFinished) for record in seen)
    assert worker.shut_down(20)


@pytest.mark.parametrize(("spent_ms", "interval_ms"), [(20.0, 80), (30.0, 33)])
def test_what_takes_long_to_show_is_shown_in_smaller_parts(
    qtbot: QtBot,
    endless_target: Path,
    monkeypatch: pytest.MonkeyPatch,
    spent_ms: float,
    interval_ms: int,
) -> None:
    spent = iter(number * spent_ms / 1000.0 for number in range(100_000))
    monkeypatch.setattr(engine_control, "time", SimpleNamespace(thread_time=lambda: next(spent)))
    controller = ChatController()
    engine, intervals = controller.engine, set[int]()
    with qtbot.waitSignal(engine.load_ended, timeout=20_000):
        engine.load_pair(PairFiles(endless_target, None))
    controller.answers.limits = GenerationLimits(max_tokens=40)
    controller.answers.tokens_arrived.connect(
        lambda _tokens, _steps: intervals.add(engine._drain_timer.interval())
    )
    for _ in range(3):
        intervals.clear()  # what follows the first records was not measured yet
        with qtbot.waitSignal(controller.answers.ended, timeout=20_000):
            controller.send("a")
    assert intervals == {interval_ms}
    assert controller.shut_down()
