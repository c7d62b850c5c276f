"""A window in which answers are opened, streamed and gone through, turn by turn."""

from __future__ import annotations

import gc
import os
import random
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, Qt, QUrl
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.engine.events import (
    DraftSource,
    FinishReason,
    RejectedDraft,
    RunStatistics,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.reading.reading_text import ReadingText

_ALLOWED = re.compile(r"(?:https?://|mailto:)[^\x00-\x20\x7f-\x9f]+", re.IGNORECASE)
_QUIET_S = 0.06
_QUIET_PASS_S = 0.002
_MOST_SETTLING_S = 60.0
_STREAMED = 9_000
"""Characters that stream from the start on; and then those at the end of the whole."""
_STREAMED_AT_THE_END = 2_000
_HOVERED = 12
_CTRL = Qt.KeyboardModifier.ControlModifier


@dataclass(slots=True)
class Result:
    """What became of one answer."""

    name: str
    length: int = 0
    stored_ms: float = 0.0
    """The longest stretch while it was opened."""
    streamed_ms: float = 0.0
    used_ms: float = 0.0
    """While it was selected, searched and so on."""
    longest: str = ""
    """What was going on in the longest of all."""
    until_whole_s: float = 0.0
    """From its opening until all of it is there."""
    memory_mb: float = 0.0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    @property
    def longest_ms(self) -> float:
        """Of all stretches."""
        return max(self.stored_ms, self.streamed_ms, self.used_ms)


def tokens_of(text: str, seed: int = 0) -> list[TokenEmitted]:
    """The text in random tokens of all kinds; characters may come as several, as bytes do."""
    chance = random.Random(seed)
    made: list[TokenEmitted] = []
    at = 0
    while at < len(text):
        size = chance.choice((1, 2, 3, 4, 5, 8, 12))
        piece = text[at : at + size]
        pieces = [piece]
        if not piece.isascii() and chance.random() < 0.3:
            piece = text[at]
            pieces = [""] * chance.randint(1, 3) + [piece]
        for one in pieces:
            kind = chance.randrange(4)
            rejected = RejectedDraft(2, " Moon", 0.71, 0.18) if kind == 1 else None
            origin = (
                TokenOrigin.DRAFT, TokenOrigin.CORRECTION, TokenOrigin.BONUS, TokenOrigin.TARGET
            )[kind]  # fmt: skip
            source = DraftSource.MODEL if kind == 0 else None
            position = 1 if kind < 2 else None
            step = len(made) // 3
            made.append(TokenEmitted(1, one, origin, step, position, 0.6, None, rejected, source))
        at += len(piece)
    return made


def answered(text: str, tokens: list[TokenEmitted]) -> Message:
    """An answer that has ended."""
    numbers = RunStatistics(tokens=9, generated=9, steps=9)
    message = Message(Role.ASSISTANT, text, tokens, statistics=numbers)
    message.finish_reason = FinishReason.STOP
    return message


def talk(answer: Message) -> Conversation:
    """A question, and this answer."""
    conversation = Conversation()
    conversation.append(Message(Role.USER, "What is it?"), answer)
    return conversation


class Stretches:
    """How long the window's thread is busy until it can take the next event."""

    def __init__(self) -> None:
        self.own_ms = 0.0
        self.doing = ""

    def of(self, doing: str, do: Callable[[], object]) -> float:
        """Do something; return the seconds of processor time."""
        began = time.thread_time()
        do()
        own = time.thread_time() - began
        if 1000 * own > self.own_ms:
            self.own_ms, self.doing = round(1000 * own, 1), doing
        return own

    def turn(self, doing: str) -> float:
        """Handle what there is to handle."""
        return self.of(doing, _handle_events)

    def settle(self, doing: str) -> None:
        """Handle events until nothing happens any more."""
        ends = time.monotonic() + _MOST_SETTLING_S
        quiet = time.monotonic()
        while (now := time.monotonic()) < ends:
            if self.turn(doing) > _QUIET_PASS_S:
                quiet = now
            elif now - quiet > _QUIET_S:
                return
            else:
                time.sleep(0.002)


class Reader:
    """Goes through what one chat shows, and looks whether it does what it must not."""

    def __init__(self, put: Callable[[object, str, object], None] = setattr) -> None:
        """``put`` sets an attribute of a class."""
        self.asked_for: list[str] = []
        before = ReadingText.loadResource

        def noted(text: ReadingText, kind: int, name: QUrl | str) -> object:
            self.asked_for.append(str(name.toString() if isinstance(name, QUrl) else name)[:80])
            return before(text, kind, name)

        put(ReadingText, "loadResource", noted)

    def look_at_links(self, text: ReadingText) -> list[str]:
        """Targets that nobody may be led to."""
        lines = [line for part in text._page.parts for line in part.lines]
        targets = {look.target for line in lines for _, look in line.fragments}
        return [target for target in targets if target and not _ALLOWED.fullmatch(target)]

    def go_through(self, view: AnswerView, stretches: Stretches, problems: list[str]) -> None:
        """Select, copy and hover over an answer."""
        body = view.body
        if body.offsets.length:
            body.setFocus()
            stretches.turn("focus")
            key = Qt.Key.Key_A
            stretches.of("selecting all", lambda: QTest.keyClick(body, key, _CTRL))
            stretches.settle("selecting all")
            QApplication.clipboard().clear()
            stretches.of("copying", lambda: QTest.keyClick(body, Qt.Key.Key_C, _CTRL))
            stretches.settle("copying")
            visible = body.visibleRegion().boundingRect()
            chance = random.Random(5)
            for _ in range(_HOVERED):
                place = QPoint(
                    visible.left() + chance.randrange(max(1, min(visible.width(), 600))),
                    visible.top() + chance.randrange(max(1, visible.height())),
                )
                stretches.of("hovering", lambda at=place: self._hover(body, at))
                stretches.turn("hovering")
        for text in [view.body] + ([view.thought.body] if view.thought is not None else []):
            if wrong := self.look_at_links(text):
                problems.append(f"links lead to {wrong[0][:80]!r}")
            if text.offsets.length and not text._page.parts:
                problems.append("nothing is shown")

    @staticmethod
    def _hover(body: ReadingText, place: QPoint) -> None:
        viewport = body.viewport()
        QTest.mouseMove(viewport, place)
        event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, event)


class AnswersWindow:
    """The window, on a profile of its own."""

    def __init__(self, home: Path) -> None:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            (home / name.lower()).mkdir(parents=True)
            os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())
        (home / "run").mkdir(mode=0o700)
        os.environ.update(HOME=str(home), XDG_RUNTIME_DIR=str(home / "run"))
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from foretoken.control.controller import ChatController
        from foretoken.control.preferences.kept_preferences import KeptPreferences
        from foretoken.control.process.garbage import GarbageCollector
        from foretoken.ui.look.style import install_font
        from foretoken.ui.start.application import Application
        from foretoken.ui.window.main_window import MainWindow

        self._app = Application(sys.argv[:1])
        self._app.setStyle("Fusion")
        install_font(self._app)
        self._reader = Reader()
        self._controller = ChatController()
        self._preferences = KeptPreferences(home / "config")
        self._window = MainWindow(self._controller, self._preferences)
        self._window.show()
        self._collector = GarbageCollector(self._app)
        self._chat = self._window._chat
        self._rng = random.Random(3)
        warm = Stretches()
        for text in ("*Warm* up `a`\n\n|a|\n|-|\n\n```python\nx = 1\n```\n\n$x^2$ 👍 שלום 中",) * 2:
            self._open(text, warm)
            self._use(warm, [])
        warm.settle("starting")

    def try_out(self, text: str, outcome: Result) -> None:
        """Open and stream an answer, and use it."""
        self._reader.asked_for.clear()
        _forget_peak()
        rest = _memory_mb("VmRSS")
        stored, used, streamed = Stretches(), Stretches(), Stretches()
        began = time.monotonic()
        self._open(text, stored)
        outcome.until_whole_s = round(time.monotonic() - began, 2)
        self._use(used, outcome.problems)
        self._switch_colours(stored)
        self._stream(text[:_STREAMED], "", streamed)
        self._use(used, outcome.problems)
        self._switch_colours(streamed)
        if len(text) > _STREAMED + _STREAMED_AT_THE_END:
            whole = text[:-_STREAMED_AT_THE_END]
            self._stream(text[-_STREAMED_AT_THE_END:], whole, streamed)
        outcome.stored_ms, outcome.used_ms = stored.own_ms, used.own_ms
        outcome.streamed_ms = streamed.own_ms
        outcome.longest = max((stored, used, streamed), key=lambda one: one.own_ms).doing
        outcome.memory_mb = round(_memory_mb("VmHWM") - rest, 1)
        if self._reader.asked_for:
            outcome.problems.append(f"a document asks for {self._reader.asked_for[0]!r}")
        self._controller.show_conversation(Conversation())
        Stretches().settle("leaving")
        gc.collect()  # as in the pause of a person

    def close(self) -> None:
        """End."""
        self._window.close()
        self._controller.shut_down()
        self._collector.stop()
        self._preferences.shut_down()

    def _open(self, text: str, stretches: Stretches) -> None:
        conversation = talk(answered(text, tokens_of(text)))
        show = self._controller.show_conversation
        stretches.of("opening", lambda: show(conversation))
        stretches.settle("opening")

    def _stream(self, text: str, before: str, stretches: Stretches) -> None:
        """Let an answer grow that says something already."""
        tokens = tokens_of(text, seed=1)
        message = Message(Role.ASSISTANT, before, tokens_of(before))
        Stretches().of("", lambda: self._controller.show_conversation(talk(message)))
        Stretches().settle("")
        stretches.of("beginning", lambda: self._chat.begin_answer(message))
        stretches.settle("beginning")
        at = 0
        while at < len(tokens):
            batch = tokens[at : at + self._rng.choice((1, 2, 4, 8, 16, 40))]
            at += len(batch)
            stretches.of("streaming", lambda new=batch: self._chat.append_tokens(new))
            stretches.turn("streaming")
            message.tokens.extend(batch)
        message.text = before + text
        message.finish_reason = FinishReason.STOP
        message.statistics = RunStatistics(tokens=9, generated=9, steps=9)
        stretches.of("ending", lambda: self._chat.finish_answer(message))
        stretches.settle("ending")

    def _switch_colours(self, stretches: Stretches) -> None:
        toggle = self._window._top_bar.colours.toggle
        for _ in range(2):
            stretches.of("switching colours", toggle)
            stretches.settle("switching colours")

    def _use(self, stretches: Stretches, problems: list[str]) -> None:
        view = self._chat.views.get(self._chat.messages[1])
        if not isinstance(view, AnswerView):
            problems.append("the answer is not there")
            return
        self._reader.go_through(view, stretches, problems)
        finder = self._window.conversation.finder
        stretches.of("finding", finder.open)
        for words in ("a", "a b"):
            stretches.of("finding", lambda words=words: finder.bar.field.setText(words))
            stretches.settle("finding")
        stretches.of("finding", finder.bar.close_bar)
        stretches.settle("finding")
        bar = self._chat.verticalScrollBar()
        for place in (0, bar.maximum() // 2, bar.maximum()):
            stretches.of("scrolling", lambda place=place: bar.setValue(place))
            stretches.settle("scrolling")
        for width in (900, 1280):
            stretches.of("resizing", lambda width=width: self._window.resize(width, 800))
            stretches.settle("resizing")


def _handle_events() -> None:
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    # Where no loop of events runs, Qt keeps what is to be deleted.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _memory_mb(kind: str) -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(kind):
            return int(line.split()[1]) / 1024
    return 0.0


def _forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")
