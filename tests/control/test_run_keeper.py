"""What the window notes of its answers: the same as their records, and no word of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import ask
from foretoken.chat.conversations.conversation import Conversation, Message
from foretoken.chat.runs.run_log import RunLog, RunReport
from foretoken.chat.runs.run_record import FaultKind, total_of
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import AnswerSettings, PairFiles
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.drafting.drafter import ModelDrafter
from foretoken.engine.errors import DraftError
from foretoken.engine.events import FinishReason, TokenOrigin

SAID = "Whisperings"


@pytest.fixture
def log(tmp_path: Path) -> RunLog:
    return RunLog(tmp_path / "statistics")


class Noted:
    """A controller whose runs are noted."""

    def __init__(self, qtbot: QtBot, log: RunLog) -> None:
        self.qtbot = qtbot
        self.controller = ChatController(runs=log)
        assert self.controller.runs is not None
        self.runs = self.controller.runs

    def load(self, target: Path, draft: Path | None = None) -> None:
        with self.qtbot.waitSignal(self.controller.engine.load_ended, timeout=10_000):
            self.controller.engine.load_pair(PairFiles(target, draft))

    def draft(self, config: SpeculativeConfig, temperature: float = 0.0) -> None:
        sampling = SamplingParams(temperature, seed=1)
        self.controller.engine.set_answers(AnswerSettings(sampling, config))

    def ask(self, most: int = 4) -> Message:
        return ask(self.controller, self.qtbot, SAID, most)

    def report(self) -> RunReport:
        with self.qtbot.waitSignal(self.runs.read, timeout=5_000) as read:
            self.runs.ask(lambda report: report)
        found: RunReport = read.args[0]
        return found


@pytest.fixture
def noted(qtbot: QtBot, log: RunLog) -> Iterator[Noted]:
    result = Noted(qtbot, log)
    yield result
    assert result.controller.shut_down()


def test_figures_are_those_of_the_steps_of_the_answers(
    noted: Noted, log: RunLog, endless_target: Path, hopeless_draft: Path
) -> None:
    noted.load(endless_target, hopeless_draft)
    answers = []
    for temperature, config in (
        (0.0, SpeculativeConfig(Method.PLAIN)),
        (0.0, SpeculativeConfig(Method.DRAFT, lookahead=3)),
        (1.0, SpeculativeConfig(Method.AUTO, lookahead=2)),
    ):
        noted.draft(config, temperature)
        answers.append(noted.ask(40))
    noted.controller.show_conversation(Conversation(temporary=True))
    answers.append(noted.ask(40))
    rows = noted.report().rows_from(None)
    everything = total_of(rows)
    steps = [step for message in answers for step in message.steps]
    tokens = [token for message in answers for token in message.tokens]
    counted = everything.statistics
    assert everything.runs == 4
    assert counted.tokens == len(tokens) == 160
    assert counted.steps == len(steps)
    assert counted.drafted == sum(step.drafted for step in steps)
    assert counted.evaluated == sum(step.evaluated for step in steps)
    assert counted.accepted == sum(step.accepted for step in steps)
    assert counted.generated == sum(step.tokens for step in steps)
    assert counted.decode_ms == pytest.approx(sum(step.total_ms for step in steps), abs=0.01)
    assert counted.draft_ms == pytest.approx(sum(step.draft_ms for step in steps), abs=0.01)
    assert counted.from_draft == sum(token.origin is TokenOrigin.DRAFT for token in tokens)
    assert everything.characters == sum(len(message.text) for message in answers)
    by_method = {key.method: (key.pair, sums) for key, sums in rows}
    assert {method: sums.runs for method, (_, sums) in by_method.items()} == {
        Method.PLAIN: 1, Method.DRAFT: 1, Method.AUTO: 2,
    }  # fmt: skip
    assert by_method[Method.PLAIN][0].draft is None
    assert by_method[Method.DRAFT][0].draft is not None
    assert by_method[Method.PLAIN][1].compared_runs == 0
    written = log.file.read_bytes()
    for kept_out in (SAID, str(endless_target.parent), answers[0].text[:8]):
        assert kept_out.encode() not in written


def test_to_stop_is_no_fault_and_is_noted_where_the_window_closes_meanwhile(
    qtbot: QtBot, log: RunLog, endless_target: Path
) -> None:
    controller = ChatController(runs=log)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=10_000):
        controller.engine.load_pair(PairFiles(endless_target, None))
    with qtbot.waitSignal(controller.answers.tokens_arrived, timeout=10_000):
        controller.send(SAID)
    assert controller.shut_down()
    told = log.read()
    assert total_of(told.rows_from(None)).runs == 1
    assert told.fault_counts == {}


def test_what_fails_is_noted_by_its_kind(
    noted: Noted,
    endless_target: Path,
    hopeless_draft: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted.load(tmp_path / "secret folder" / "none.gguf")
    noted.load(endless_target, hopeless_draft)

    def broken(*_: object, **__: object) -> object:
        raise DraftError("It broke.")

    monkeypatch.setattr(ModelDrafter, "draft", broken)
    noted.draft(SpeculativeConfig(Method.DRAFT), 1.0)
    assert noted.ask().error
    monkeypatch.undo()
    noted.draft(SpeculativeConfig(Method.PLAIN, max_steps=3), 1.0)
    assert noted.ask(40).finish_reason is FinishReason.STEP_LIMIT
    told = noted.report()
    assert [fault.kind for fault in told.faults] == [
        FaultKind.STEP_LIMIT, FaultKind.DRAFT, FaultKind.LOAD,
    ]  # fmt: skip
    assert told.faults[1].message == "It broke."
    assert told.faults[2].message.startswith("none.gguf ")
    assert total_of(told.rows_from(None)).runs == 1  # the one that reached its limit


def test_nothing_is_written_for_who_does_not_want_it(
    noted: Noted, log: RunLog, endless_target: Path
) -> None:
    noted.load(endless_target)
    noted.runs.recording = False
    noted.ask()
    assert noted.report().rows == {}
    assert not log.folder.exists()
    noted.runs.recording = True
    noted.ask()
    assert total_of(noted.report().rows_from(None)).runs == 1
    with noted.qtbot.waitSignal(noted.runs.written, timeout=5_000):
        noted.runs.reset()
    assert noted.report().rows == {}


def test_a_disk_that_cannot_be_written_costs_no_answer(
    noted: Noted, log: RunLog, endless_target: Path
) -> None:
    log.folder.parent.mkdir(exist_ok=True)
    log.folder.write_text("in the way")
    noted.load(endless_target)
    assert not noted.ask().error
    with noted.qtbot.waitSignal(noted.runs.failed, timeout=5_000):
        noted.runs.reset()
