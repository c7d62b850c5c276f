"""A chat of 2,000 messages, opened and scrolled: ``python tests/benchmarks/long_chat.py``.

Prints how long it takes until the end of the chat is seen and until what is near it is built,
what memory that took, and how long the turns of the event loop are while they are scrolled from the
end to the start and back by the wheel, and then by dragging the scroll bar; then how long another
width takes, and a jump to the first message. A turn holds everything that
is done for a frame; "busy" is the processor's time for it, which others that compute at the same
time do not change. Works under any Qt platform.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import psutil
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from chat_pieces import finished, stream
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.control.process.garbage import GarbageCollector
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.look.style import apply_style, install_font
from foretoken.ui.look.theme import LIGHT

_FRAME_S = 1 / 60
_NOTCH = 120
_DRAG_STEPS = 300


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=2000)
    parser.add_argument("--tokens", type=int, default=200, help="of each answer")
    parser.add_argument("--notches", type=int, default=3, help="of the wheel in each frame")
    options = parser.parse_args()
    app = QApplication([])
    app.setStyle("Fusion")
    install_font(app)
    apply_style(app, LIGHT)
    collector = GarbageCollector(app)
    conversation = Conversation()
    conversation.append(*messages(options.messages, options.tokens))
    chat = ChatView()
    chat.resize(1000, 800)
    chat.show()
    turns_until(lambda: True)
    before = memory()
    begun = time.perf_counter()
    chat.show_conversation(conversation)
    app.processEvents()
    seen = time.perf_counter() - begun
    turns = turns_until(lambda: chat.is_complete)
    whole = time.perf_counter() - begun
    print(f"opened: end seen after {seen * 1000:.0f} ms, quiet after {whole * 1000:.0f} ms")
    report("turns while opening", turns)
    print(f"memory: {memory() - before:+.0f} MB, {len(chat.views)} views")
    bar = chat.verticalScrollBar()
    report("wheel, up", frames(wheel(chat, options.notches)))
    print(f"at {bar.value()} of {bar.maximum()}, {memory() - before:+.0f} MB")
    report("wheel, down", frames(wheel(chat, -options.notches)))
    report("dragged, up and down", frames(drag(chat)))
    print(f"memory: {memory() - before:+.0f} MB, {len(chat.views)} views")
    report("another width", turns_after(lambda: chat.resize(700, 800)))
    chat.show_message(conversation.messages[0])
    report("jump to the first message", turns_until(lambda: chat.is_complete))
    print(f"memory: {memory() - before:+.0f} MB, {len(chat.views)} views")
    collector.stop()
    chat.close()


def messages(count: int, tokens: int) -> Iterable[Message]:
    for turn in range(count // 2):
        yield Message(Role.USER, f"question {turn} " * (1 + turn % 7))
        yield finished(stream(tokens // 2 + turn * 37 % tokens, paragraph=40, seed=turn))


def wheel(chat: ChatView, notches: int) -> Iterable[None]:
    """Turn the wheel until an end is reached."""
    bar, place = chat.verticalScrollBar(), QPointF(400, 400)
    end = bar.minimum if notches > 0 else bar.maximum
    while bar.value() != end():
        event = QWheelEvent(
            place,
            chat.viewport().mapToGlobal(place),
            QPoint(),
            QPoint(0, notches * _NOTCH),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(chat.viewport(), event)
        yield


def drag(chat: ChatView) -> Iterable[None]:
    bar = chat.verticalScrollBar()
    bar.setSliderDown(True)
    for step in [*range(_DRAG_STEPS, -1, -1), *range(_DRAG_STEPS + 1)]:
        bar.setSliderPosition(round(bar.maximum() * step / _DRAG_STEPS))
        yield
    bar.setSliderDown(False)


class Turn(NamedTuple):
    """One turn of the event loop."""

    seconds: float
    busy: float


def turn() -> Turn:
    begun, busy = time.perf_counter(), time.thread_time()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as a real event loop does
    return Turn(time.perf_counter() - begun, time.thread_time() - busy)


def frames(moves: Iterable[None]) -> list[Turn]:
    """What is done between one move, 60 times a second, and the next."""
    found = []
    due = time.perf_counter()
    for _ in moves:
        found.append(turn())
        due += _FRAME_S
        while time.perf_counter() < due:
            found.append(turn())
            if found[-1].seconds < 0.001:
                time.sleep(0.001)
        due = max(due, time.perf_counter() - _FRAME_S)
    return [one for one in found if one.seconds > 0.001]


def turns_until(condition: Callable[[], bool]) -> list[Turn]:
    found = [turn()]
    while not condition():
        found.append(turn())
    return found


def turns_after(change: Callable[[], object]) -> list[Turn]:
    begun, busy = time.perf_counter(), time.thread_time()
    change()
    first = Turn(time.perf_counter() - begun, time.thread_time() - busy)
    return [first, *(turn() for _ in range(5))]


def report(what: str, turns: list[Turn]) -> None:
    for name, times in (("turns", [t.seconds for t in turns]), ("busy", [t.busy for t in turns])):
        ordered = sorted(times)
        late = sum(one > 0.033 for one in ordered)
        print(
            f"{what}: {len(ordered)} {name}, half below {ordered[len(ordered) // 2] * 1000:.1f} "
            f"ms, 99 % below {ordered[int(len(ordered) * 0.99)] * 1000:.1f} ms, longest "
            f"{ordered[-1] * 1000:.1f} ms, {late} over 33 ms"
        )


def memory() -> float:
    """Megabytes in use."""
    return psutil.Process().memory_info().rss / 1e6


if __name__ == "__main__":
    main()
