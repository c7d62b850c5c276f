"""A controller with the real worker, used as a person does: load, ask, wait for the answer."""

from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.engine.config import GenerationLimits


def load(
    controller: ChatController,
    qtbot: QtBot,
    files: PairFiles,
    settings: LoadSettings | None = None,
) -> None:
    with qtbot.waitSignal(controller.engine.load_ended, timeout=20_000) as ended:
        controller.engine.load_pair(files, settings)
    assert ended.args == [None]


def ended_answer(controller: ChatController, qtbot: QtBot, asked: bool) -> Message:
    assert asked
    with qtbot.waitSignal(controller.answers.ended, timeout=20_000) as ended:
        pass
    answer: Message = ended.args[0]
    return answer


def ask(
    controller: ChatController, qtbot: QtBot, text: str, most_tokens: int | None = None
) -> Message:
    if most_tokens is not None:
        controller.answers.limits = GenerationLimits(most_tokens)
    return ended_answer(controller, qtbot, controller.send(text))
