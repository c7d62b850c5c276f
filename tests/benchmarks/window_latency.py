"""How long GUI events wait while a model streams: ``python tests/benchmarks/window_latency.py``.

Opens the real window (under any Qt platform), puts a 5,000-token answer of the built-in pair into
the chat, lets the pair stream another answer below it, and then lets a table model of a few
microseconds per token stream 5,000 tokens into one answer. Meanwhile a thread sends a signal to
the GUI thread every 4 ms; what counts is how long each one waits to be handled.
"""

import argparse
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.process.garbage import GarbageCollector
from foretoken.models.builtin import builtin_pair
from foretoken.preferences.declared import SEED, TEMPERATURE
from foretoken.ui.look.style import install_font
from foretoken.ui.window.main_window import MainWindow

HELD_TOKENS = 5_000
_PERIOD_S = 0.004
_QUESTIONS = ("Tell me a story about a fox.", "Write a list of animals.", "Hi! How are you?")


class Pulse(QObject):
    """Sends its time from another thread and notes how long each signal waited."""

    sent = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.waits_ms: list[float] = []
        self.counts = False
        """Only while an answer streams."""
        self.sent.connect(self._on_sent, Qt.ConnectionType.QueuedConnection)
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "Pulse":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._end.wait(_PERIOD_S):
            self.sent.emit(time.perf_counter())

    @Slot(float)
    def _on_sent(self, sent: float) -> None:
        if self.counts:
            self.waits_ms.append((time.perf_counter() - sent) * 1000.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=10, help="answers of the built-in pair")
    options = parser.parse_args()
    sys.setswitchinterval(0.0002)
    app = QApplication([])
    app.setStyle("Fusion")
    install_font(app)
    with tempfile.TemporaryDirectory() as folder:
        preferences = KeptPreferences(Path(folder))
        controller = ChatController()
        window = MainWindow(controller, preferences)
        collector = GarbageCollector(app)
        window.resize(1440, 900)
        window.show()
        load(controller, PairFiles(*builtin_pair()))
        held = hold_tokens(controller)
        with Pulse() as pulse:
            tokens = sum(ask(controller, held, q, pulse) for q in repeated(options.answers))
        report(f"built-in pair, {tokens} tokens below a {HELD_TOKENS}-token answer", pulse)
        load(controller, PairFiles(*endless_pair(Path(folder))))
        preferences.set(TEMPERATURE, 1.0)
        preferences.set(SEED, 1)
        with Pulse() as pulse:
            started = time.perf_counter()
            tokens = 0
            for _ in range(5):
                tokens += ask(controller, None, "a", pulse)
            speed = tokens / (time.perf_counter() - started)
        report(f"table model, {tokens} tokens into one chat at {speed:,.0f} tokens/s", pulse)
        collector.stop()
        window.close()


def repeated(count: int) -> list[str]:
    return [_QUESTIONS[index % len(_QUESTIONS)] for index in range(count)]


def load(controller: ChatController, files: PairFiles) -> None:
    wait_for(controller.engine.load_ended, lambda: controller.engine.load_pair(files))


def ask(
    controller: ChatController, conversation: Conversation | None, text: str, pulse: Pulse
) -> int:
    """Ask in a conversation that shows the held tokens, or in the current one."""
    if conversation is not None:
        # The small context is for this question alone.
        conversation.show_until(conversation.roots[0].children[0])
        conversation.messages[0].error = conversation.messages[1].error = "not for the model"
        controller.conversation_shown.emit(conversation)
        settle()
    pulse.counts = True
    wait_for(controller.answers.ended, lambda: controller.send(text))
    pulse.counts = False
    return len(controller.current.messages[-1].tokens)


def hold_tokens(controller: ChatController) -> Conversation:
    """Make the current conversation one question with a 5,000-token answer."""
    answer = Message(Role.ASSISTANT)
    while len(answer.tokens) < HELD_TOKENS:
        controller.new_conversation()
        wait_for(controller.answers.ended, lambda: controller.send(_QUESTIONS[0]))
        for token in controller.current.messages[-1].tokens:
            if len(answer.tokens) < HELD_TOKENS:
                answer.append(token)
    held = Conversation()
    held.append(Message(Role.USER, "Tell me everything."), answer)
    controller.show_conversation(held)
    return held


def endless_pair(folder: Path) -> tuple[Path, Path]:
    """Tables that never end: letters and spaces at thousands of tokens per second."""
    size = 27
    table = np.zeros((size, size))
    table[:, : size - 1] = tiny.random_table(size, seed=1)[:, : size - 1]
    table /= table.sum(axis=1, keepdims=True)
    letters = [*"abcdefghijklmnopqrstuvwxy", " ", tiny.control("<|endoftext|>")]
    return (
        tiny.write_bigram_model(folder / "target.gguf", table, context_length=8192, tokens=letters),
        tiny.write_bigram_model(folder / "draft.gguf", table, context_length=8192, tokens=letters),
    )


def settle() -> None:
    """Let the window show what it was told before anything is measured."""
    loop = QEventLoop()
    QTimer.singleShot(300, loop.quit)
    loop.exec()


def wait_for(signal: object, act: object) -> None:
    loop = QEventLoop()
    signal.connect(loop.quit)
    act()
    loop.exec()
    signal.disconnect(loop.quit)


def report(what: str, pulse: Pulse) -> None:
    waits = sorted(pulse.waits_ms)
    print(
        f"{what}: {len(waits)} events, waited median {statistics.median(waits):.2f} ms, "
        f"99 % below {waits[int(len(waits) * 0.99)]:.1f} ms, longest {waits[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()
