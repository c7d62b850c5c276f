"""A controller with the real worker: load, ask, wait for the answer."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import NoArchive
from foretoken.chat.conversations.conversation import Conversation, Message
from foretoken.chat.runs.run_log import RunLog
from foretoken.chat.store.conversations import ConversationRow
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.models.pair_setup import LoadSettings, PairFiles

T = TypeVar("T")


def check_numbers(answer: Message) -> None:
    """Check that statistics cover the whole answer, however many parts it was written in."""
    counted, steps = answer.statistics, answer.steps
    assert answer.text == "".join(token.text for token in answer.tokens)
    assert (counted.tokens, counted.steps) == (len(answer.tokens), len(steps))
    assert [step.index for step in steps] == list(range(len(steps)))
    assert [t.step for t in answer.tokens] == sorted(t.step for t in answer.tokens)
    assert all(token.step < len(steps) for token in answer.tokens)
    assert counted.decode_ms == pytest.approx(sum(step.total_ms for step in steps))
    assert counted.accepted == sum(step.accepted for step in steps)
    assert counted.drafted == sum(step.drafted for step in steps)
    assert counted.generated == sum(step.tokens for step in steps) >= counted.tokens


class App:
    """The parts below a window, answering greedily."""

    def __init__(self, qtbot: QtBot, path: Path | None = None, runs: RunLog | None = None) -> None:
        """``path`` is that of the store; without one, nothing is stored."""
        self.qtbot = qtbot
        self.failures: list[str] = []
        self.archive = NoArchive() if path is None else ChatArchive(path)
        self.archive.failed.connect(self.failures.append)
        self.controller = ChatController(self.archive, runs)
        self.engine = self.controller.engine
        self.engine.answering.sampling = SamplingParams(temperature=0.0)

    @property
    def chat(self) -> Conversation:
        return self.controller.current

    def limit(self, tokens: int) -> None:
        """Limit the next answers."""
        self.controller.answers.limits = GenerationLimits(tokens)

    def load(
        self, target: Path, draft: Path | None = None, settings: LoadSettings | None = None
    ) -> None:
        with self.qtbot.waitSignal(self.engine.load_ended, timeout=20_000) as ended:
            self.engine.load_pair(PairFiles(target, draft), settings)
        assert ended.args == [None]

    def ended(self, asked: bool) -> Message:
        assert asked
        with self.qtbot.waitSignal(self.controller.answers.ended, timeout=20_000) as ended:
            pass
        answer: Message = ended.args[0]
        return answer

    def ask(self, text: str = "a", most: int | None = None) -> Message:
        """``most`` limits the tokens of this answer and the next ones."""
        if most is not None:
            self.limit(most)
        return self.ended(self.controller.send(text))

    def until(self, check: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(check()), timeout=20_000)

    def settle(self) -> None:
        self.until(lambda: self.engine.state in (EngineState.READY, EngineState.EMPTY))

    def store(self, work: Callable[[ChatStore], T], *, changes: bool = False) -> T:
        """Run ``work`` on the store's thread, after everything requested before."""
        found: list[T] = []
        self.archive.ask(work, found.append, changes=changes)
        self.until(lambda: found)
        return found[0]

    def rows(self) -> list[ConversationRow]:
        return self.store(lambda store: store.rows())

    def stored(self, conversation_id: int | None = None) -> Conversation:
        wanted = conversation_id or self.chat.id
        return self.store(lambda store: store.load(wanted))

    def close(self) -> None:
        assert self.controller.shut_down(), "the engine thread did not end in time"
        self.archive.shut_down()
