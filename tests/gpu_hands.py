"""A controller in a process with a pretended GPU."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QThread

import tiny_models as tiny
from chat_shelf import NoArchive
from foretoken.chat.conversations.conversation import Message
from foretoken.control.controller import ChatController
from foretoken.engine.config import GenerationLimits
from foretoken.models.memory import fit, measure
from foretoken.models.pair_setup import LoadSettings, PairFiles
from foretoken.models.pairs import preparation
from foretoken.models.probe.probing import PairProbe

SHAPE = {"vocab_size": 300, "layers": 4, "width": 64, "heads": 2, "context_length": 512}
TEMPLATE = "{% for message in messages %}User: {{ message.content }}\n{% endfor %}Assistant:"


def write_endless_pair(folder: Path) -> tuple[Path, Path]:
    return (
        tiny.write_random_model(folder / "on-gpu.gguf", seed=1, chat_template=TEMPLATE, **SHAPE),
        tiny.write_random_model(folder / "on-gpu-draft.gguf", seed=1, noise=0.05, **SHAPE),
    )


class Hands:
    """Uses a controller. Memory is measured here: child processes have no such GPU."""

    def __init__(self, app: QCoreApplication) -> None:
        fit.measure_need = lambda path, plan, **_: measure._measure(path, plan)
        preparation.probe_pair = lambda *_, **__: PairProbe()
        self.app = app
        self.controller = ChatController(NoArchive())
        self.engine: Any = self.controller.engine

    def until(self, holds: Callable[[], object]) -> None:
        for _ in range(6000):
            if holds():
                return
            self.app.processEvents()
            QThread.msleep(5)
        raise TimeoutError

    def load(self, *pair: Path, settings: LoadSettings | None = None) -> str:
        errors: list[object] = []
        self.engine.load_ended.connect(errors.append)
        self.engine.load_pair(PairFiles(pair[0], *pair[1:] or [None]), settings)
        self.until(lambda: errors)
        self.engine.load_ended.disconnect(errors.append)
        return str(getattr(self.engine.pair.placement, "text", ""))

    def ask(self, most: int = 60) -> Message:
        """Return the message of the answer, once it has ended."""
        self.controller.new_conversation()
        self.controller.answers.limits = GenerationLimits(max_tokens=most)
        ended: list[Message] = []
        self.controller.answers.ended.connect(ended.append)
        assert self.controller.send("one")
        self.until(lambda: ended)
        self.controller.answers.ended.disconnect(ended.append)
        return ended[0]
