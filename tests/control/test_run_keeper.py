"""What the window notes of its answers: the same as their records, and no word of them."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from asked_engine import App
from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.runs.run_log import RunLog, RunReport
from foretoken.chat.runs.run_record import FaultKind, total_of
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.drafting.drafter import ModelDrafter
from foretoken.engine.errors import DraftError
from foretoken.engine.events import FinishReason, TokenOrigin
from foretoken.models.pair_setup import AnswerSettings, PairFiles

SAID = "Whisperings"


class Noted(App):
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.log = RunLog(folder)
        super().__init__(qtbot, runs=self.log)
        assert self.controller.runs is not None
        self.runs = self.controller.runs

    def draft(self, config: SpeculativeConfig, temperature: float = 0.0) -> None:
        self.engine.answering.chosen_sampling = SamplingParams(temperature, seed=1)
        self.engine.set_answers(AnswerSettings(speculative=config))

    def report(self) -> RunReport:
        with self.qtbot.waitSignal(self.runs.read, timeout=5_000) as read:
            self.runs.ask(lambda report: report)
        found: RunReport = read.args[0]
        return found


@pytest.fixture
def noted(qtbot: QtBot, tmp_path: Path) -> Iterator[Noted]:
    result = Noted(qtbot, tmp_path / "statistics")
    yield result
    result.close()


def test_figures_are_of_the_steps(noted: Noted, endless_target: Path, hopeless_draft: Path) -> None:
    noted.load(endless_target, hopeless_draft)
    answers = []
    for temperature, config in (
        (0.0, SpeculativeConfig(Method.PLAIN)),
        (0.0, SpeculativeConfig(Method.DRAFT, lookahead=3)),
        (1.0, SpeculativeConfig(Method.AUTO, lookahead=2)),
    ):
        noted.draft(config, temperature)
        answers.append(noted.ask(SAID, 40))
    noted.controller.show_conversation(Conversation(temporary=True))
    answers.append(noted.ask(SAID, 40))
    rows = noted.report().rows_from(None)
    everything = total_of(rows)
    steps = [step for message in answers for step in message.steps]
    tokens = [token for message in answers for token in message.tokens]
    counted = everything.statistics
    assert everything.runs == 4
    assert counted.tokens == len(tokens) == 160
    assert counted.steps == len(steps)
    for name in ("drafted", "evaluated", "accepted"):
        assert getattr(counted, name) == sum(getattr(step, name) for step in steps)
    assert counted.generated == sum(step.tokens for step in steps)
    assert counted.decode_ms == pytest.approx(sum(step.total_ms for step in steps), abs=0.01)
    assert counted.draft_ms == pytest.approx(sum(step.draft_ms for step in steps), abs=0.01)
    assert counted.from_draft == sum(token.origin is TokenOrigin.DRAFT for token in tokens)
    assert everything.characters == sum(len(message.text) for message in answers)
    by_method = {key.method: (key.pair, sums) for key, sums in rows}
    runs = {method: sums.runs for method, (_, sums) in by_method.items()}
    assert runs == {Method.PLAIN: 1, Method.DRAFT: 1, Method.AUTO: 2}
    assert by_method[Method.PLAIN][0].draft is None
    assert by_method[Method.DRAFT][0].draft is not None
    written = noted.log.file.read_bytes()
    for kept_out in (SAID, str(endless_target.parent), answers[0].text[:8]):
        assert kept_out.encode() not in written


def test_what_fails_is_noted_by_its_kind(
    noted: Noted,
    endless_target: Path,
    hopeless_draft: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with noted.qtbot.waitSignal(noted.engine.load_ended, timeout=10_000):
        noted.engine.load_pair(PairFiles(tmp_path / "secret folder" / "none.gguf", None))
    noted.load(endless_target, hopeless_draft)

    def broken(*_: object, **__: object) -> object:
        raise DraftError("It broke.")

    with monkeypatch.context() as patch:
        patch.setattr(ModelDrafter, "draft", broken)
        noted.draft(SpeculativeConfig(Method.DRAFT), 1.0)
        assert noted.ask(SAID).error
    noted.draft(SpeculativeConfig(Method.PLAIN, max_steps=3), 1.0)
    assert noted.ask(SAID, 40).finish_reason is FinishReason.STEP_LIMIT
    told = noted.report()
    kinds = [fault.kind for fault in told.faults]
    assert kinds == [FaultKind.STEP_LIMIT, FaultKind.DRAFT, FaultKind.LOAD]
    assert told.faults[1].message == "It broke."
    assert told.faults[2].message.startswith("none.gguf ")
    assert total_of(told.rows_from(None)).runs == 1  # the one that reached its limit


def test_nothing_is_written_for_who_does_not_want_it(noted: Noted, endless_target: Path) -> None:
    noted.load(endless_target)
    noted.runs.recording = False
    noted.ask(SAID, 4)
    assert noted.report().rows == {}
    assert not noted.log.folder.exists()
    noted.runs.recording = True
    noted.ask(SAID, 4)
    assert total_of(noted.report().rows_from(None)).runs == 1
    with noted.qtbot.waitSignal(noted.runs.written, timeout=5_000):
        noted.runs.reset()
    assert noted.report().rows == {}
    # A disk that cannot be written costs no answer.
    shutil.rmtree(noted.log.folder)
    noted.log.folder.write_text("in the way")
    assert not noted.ask(SAID, 4).error
    with noted.qtbot.waitSignal(noted.runs.failed, timeout=5_000):
        noted.runs.reset()
