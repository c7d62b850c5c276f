"""The real window in a process of its own, which does what lines on stdin ask of it.

It is started as ``foretoken`` is; each answer and each event is a line of JSON on stdout.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPoint, QSocketNotifier, Qt, QTimer, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QPlainTextEdit,
    QWidget,
)

from chat_pieces import finished
from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.config import GenerationLimits
from foretoken.models.builtin import builtin_pair
from foretoken.models.hub.files import HubFile, models_of
from foretoken.models.hub.hub import FoundRepository, HubRepository
from foretoken.models.names import is_repository
from foretoken.models.pair_setup import PairFiles
from foretoken.ui.chat.answer_view import AnswerView
from foretoken.ui.models.hub_browser import HubBrowser
from foretoken.ui.start import application
from foretoken.ui.window.main_window import MainWindow
from soak.hostile.outcome import REACTS_MS, may_be_shown
from soak.hostile.reading import Reader, stored, talk, tokens_of
from soak.watched import Waits

_BEAT_MS = 10
_LONGEST_TEXT = 2_000
_ANSWER_TOKENS = 8
_STREAMED, _STREAMED_AT_THE_END, _STREAMED_AT_ONCE = 9_000, 2_000, 16
"""Characters that stream from the start on, and those at the end of the whole; tokens."""


def tell(**what: object) -> None:
    """Write a line in one call."""
    data = json.dumps(what).encode() + b"\n"
    while data:
        data = data[os.write(1, data) :]


class Driver(QObject):
    """Does what it is asked, and tells what happens."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._rest = b""
        self._waits = Waits(limit_s=REACTS_MS / 1000)
        self._waits.start()
        self._waits.go_on()
        beat = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        beat.timeout.connect(self._on_beat)
        beat.start()
        self._reader = Reader()
        controller = self._controller = window._controller
        controller.answers.limits = GenerationLimits(_ANSWER_TOKENS)
        controller.engine.load_ended.connect(self._on_load_ended)
        controller.answers.ended.connect(self._on_answer_ended)
        self._presets = window.models.services.presets
        self._presets.failed.connect(lambda words: tell(event="preset", failed=_short(words)))
        self._presets.said.connect(lambda words: tell(event="preset", put=_short(words)))
        files = window.composer_controller.files
        files.changed.connect(self._on_files_changed)
        files.refused.connect(lambda words: tell(event="file", refused=_short(words)))
        os.set_blocking(0, False)
        self._notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_readable)
        tell(event="open")

    # --- what happens ------------------------------------------------------------------------

    @Slot()
    def _on_beat(self) -> None:
        self._waits.turn()

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        tell(event="load_ended", error=None if error is None else _short(error))

    @Slot(object)
    def _on_answer_ended(self, message: Any) -> None:
        error = message.error
        reason = message.finish_reason
        tell(
            event="answer_ended",
            error=None if error is None else _short(str(error)),
            reason=None if reason is None else reason.value,
        )

    @Slot()
    def _on_files_changed(self) -> None:
        files = self._window.composer_controller.files
        done = [file.attachment for file in files.files if file.attachment is not None]
        if done and not files.reading:
            tell(event="file", length=len(done[-1].text), name=_short(done[-1].name))

    # --- answers -----------------------------------------------------------------------------

    def do_prepare(self, text: str) -> None:
        """Make what is shown next: a stored answer, and parts that stream."""
        self._stored = stored(text)
        ways = [("", text[:_STREAMED])]
        if len(text) > _STREAMED + _STREAMED_AT_THE_END:
            ways.append((text[:-_STREAMED_AT_THE_END], text[-_STREAMED_AT_THE_END:]))
        self._parts = [
            (Message(Role.ASSISTANT, before, tokens_of(before)), tokens_of(rest, seed=1))
            for before, rest in ways
        ]
        self._reader.problems.clear()
        gc.collect()
        gc.freeze()  # these are no objects of the window

    def do_show_stored(self) -> None:
        self._controller.show_conversation(self._stored)
        self._steps = self._use()

    def do_show_part(self) -> dict[str, object]:
        """What the next answer says already."""
        if self._parts:
            self._message, self._tokens = self._parts.pop(0)
            self._controller.show_conversation(talk(self._message))
            self._steps = self._use()
            return {"shown": True}
        self._stored = self._message = None
        gc.unfreeze()
        gc.collect()
        return {"shown": False, "problems": self._reader.problems}

    def do_begin(self) -> None:
        self._window._chat.begin_answer(self._message)

    def do_stream(self) -> dict[str, object]:
        """Some tokens more; behind the last ones the answer ends."""
        new, self._tokens = self._tokens[:_STREAMED_AT_ONCE], self._tokens[_STREAMED_AT_ONCE:]
        for token in new:
            self._message.append(token)
        self._window._chat.append_tokens(new)
        if not self._tokens:
            whole = finished(self._message.tokens)
            self._message.text, self._message.statistics = whole.text, whole.statistics
            self._message.finish_reason = whole.finish_reason
            self._window._chat.finish_answer(self._message)
        return {"left": len(self._tokens)}

    def do_use(self) -> dict[str, object]:
        """Do one thing with the answer that is shown; tell nothing where all is done."""
        return {"did": next(self._steps, "")}

    def _use(self) -> Iterator[str]:
        window, chat = self._window, self._window._chat
        view = chat.views.get(chat.messages[1])
        assert isinstance(view, AnswerView)
        yield from self._reader.use(view)
        finder, bar = window.conversation.finder, chat.verticalScrollBar()
        finder.open()
        for words in ("a", "a b"):
            finder.bar.field.setText(words)
            yield "finding"
        finder.bar.close_bar()
        for place in (0, bar.maximum() // 2, bar.maximum()):
            bar.setValue(place)
            yield "scrolling"
        for width in (900, 1280):
            window.resize(width, 800)
            yield "resizing"
        for _ in range(2):
            window._top_bar.colours.toggle()
            yield "switching colours"

    # --- what is asked -----------------------------------------------------------------------

    @Slot()
    def _on_readable(self) -> None:
        try:
            data = os.read(0, 1 << 20)
        except BlockingIOError:
            return
        if not data:
            self._notifier.setEnabled(False)
            QApplication.quit()
            return
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            request = json.loads(line)
            try:
                answer = getattr(self, f"do_{request.pop('do')}")(**request) or {}
            except Exception as error:
                answer = {"failed": f"{type(error).__name__}: {error}"}
            tell(answer="done", **answer)

    def do_state(self) -> dict[str, object]:
        return {"state": self._controller.engine.state.value}

    def do_gaps(self) -> dict[str, object]:
        """How long the window did not react since the last question."""
        self._waits.turn()
        told = {"longest_ms": round(1000 * self._waits.longest_s), "long": self._waits.long}
        self._waits.longest_s, self._waits.long = 0.0, []
        return told

    def do_load(self, path: str, draft: str = "") -> None:
        if draft:
            self._controller.engine.load_pair(PairFiles(_path(path), _path(draft)))
        else:
            self._window.models.load_file(_path(path))

    def do_home(self) -> None:
        """The built-in pair and an empty chat."""
        self.do_chat()
        self._controller.engine.load_pair(PairFiles(*builtin_pair()))

    def do_chat(self) -> None:
        picker = self._window.models.picker
        if picker is not None:
            picker.reject()
        self._controller.new_conversation()

    def do_send(self, text: str) -> dict[str, object]:
        composer = self._window._composer
        composer.set_text(text)
        editor = composer.findChild(QPlainTextEdit)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        sent = composer.text() != text
        if not sent:
            composer.set_text("")
        return {"sent": sent}

    def do_stop(self) -> None:
        self._window.composer_controller.stop()

    def do_attach(self, path: str) -> None:
        self._window.composer_controller.attach([_path(path)])

    def do_detach(self) -> None:
        files = self._window.composer_controller.files
        for file in list(files.files):
            files.remove(file)
        self._window._composer.refusals.dismiss()

    def do_import(self, path: str) -> None:
        self._presets.import_file(Path(path))

    def do_presets(self) -> dict[str, object]:
        return {"busy": self._presets.busy}

    def do_clear_presets(self) -> None:
        for name in self._presets.names:
            self._presets.delete(name)

    def do_rename(self, text: str) -> dict[str, object]:
        """Give the chat that is shown a title, as a person does in the list."""
        listed = self._window._sidebar.list
        entries = [entry for entry in listed.lines.entries() if hasattr(entry, "row")]
        if entries:
            listed.delegate.renamed.emit(entries[0], bytes.fromhex(text).decode("utf-8", "replace"))
        return {"renamed": bool(entries)}

    def do_picker(self) -> None:
        self._window.models.open()

    def do_hub(self, text: str) -> None:
        """Show names as an answer of the hub would."""
        name = bytes.fromhex(text).decode("utf-8", "replace")
        self._window.models.open_more()
        browser = self._window.findChild(HubBrowser)
        repository = f"owner/{name}" if is_repository(f"owner/{name}") else "owner/name"
        found = FoundRepository(repository, 1, 1, True, name, name, 10**9, None)
        browser._search.found.emit(name, [found])
        commit = "0" * 40
        plain = HubFile("plain.gguf", 10**6, "0" * 64)
        given = [HubFile(f"{name}.gguf", 10**6, "0" * 64), plain]
        models = tuple(models_of(found.name, "main", commit, given))  # those that can be kept
        browser._asked = browser.model.item(0)
        browser._search.listed.emit(HubRepository(found.name, name, True, models))
        browser.tree.expand(browser.model.index(0, 0))

    def do_words(self) -> dict[str, object]:
        """What a person can read now, apart from chats."""
        texts = (shown for widget in _visible() for where, shown, _ in _shown_by(widget))
        return {"words": [_short(text) for text in texts if text.strip()]}

    def do_look(self, text: str) -> dict[str, object]:
        """Hover over everything that shows ``text``, and tell how it is shown."""
        payload = bytes.fromhex(text).decode("utf-8", "replace")
        marks = {payload.strip(), payload.strip()[:40]} - {""}
        found: list[dict[str, object]] = []
        shown = [(widget, *each) for widget in _visible() for each in _all_shown_by(widget)]
        for widget, where, words, kind in shown:
            odd = sorted({f"U+{ord(c):04X}" for c in words if _is_odd(c)} - _allowed(where))
            wrong = []
            if kind == "rich" and any("<" in mark and mark in words for mark in marks):
                wrong.append("rich text")
            if kind == "plain" and odd:
                wrong.append("raw " + " ".join(odd[:8]))
            if len(words) > _LONGEST_TEXT:
                wrong.append(f"{len(words):,} characters")
            place = f"{type(widget).__name__} {widget.objectName()} {where}"
            found += [{"what": what, "where": place, "shown": _short(words, 120)} for what in wrong]
        kept = any(mark in words for _, _, words, _ in shown for mark in marks)
        return {"looked_at": len(shown), "found": found[:40], "kept": kept}

    def do_close(self) -> None:
        self._window.close()


def _visible() -> list[QWidget]:
    return [
        widget
        for top in QApplication.topLevelWidgets()
        if top.isVisible()
        for widget in (top, *top.findChildren(QWidget))
        if widget.isVisible()
    ]


Shown: TypeAlias = tuple[str, str, str]
"""Where, what, and whether as plain or rich text."""


def _shown_by(widget: QWidget) -> Iterator[Shown]:
    if isinstance(widget, QLabel):
        yield "text", widget.text(), "rich" if _is_rich(widget) else "plain"
    elif isinstance(widget, QAbstractButton):
        yield "button", widget.text(), "plain"
    if widget.isWindow():
        yield "title", widget.windowTitle(), "plain"


def _all_shown_by(widget: QWidget) -> Iterator[Shown]:
    """What is hovered over, and rows, too."""
    yield from _shown_by(widget)
    if widget.toolTip():
        yield from _tips(widget, widget.rect().center())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        for row in range(min(widget.model().rowCount(), 40)):
            index = widget.model().index(row, 0)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                if isinstance(value := index.data(role), str):
                    yield f"row {role.name}", value, "plain"
            widget.scrollTo(index)
            yield from _tips(widget.viewport(), widget.visualRect(index).center())


def _tips(widget: QWidget, place: QPoint) -> Iterator[Shown]:
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    for tip in QApplication.topLevelWidgets():
        if isinstance(tip, QLabel) and tip.isVisible() and tip.inherits("QTipLabel"):
            yield "tooltip", tip.text(), "rich" if _is_rich(tip) else "plain"
            tip.hide()


def _allowed(where: str) -> set[str]:
    return {"U+0009", "U+000A"} if where in ("tooltip", "text") else set()


def _is_rich(label: QLabel) -> bool:
    kind = label.textFormat()
    if kind is Qt.TextFormat.AutoText:
        return QtGui.Qt.mightBeRichText(label.text())
    return kind is not Qt.TextFormat.PlainText


def _path(spelled: str) -> Path:
    return Path(os.fsdecode(bytes.fromhex(spelled)))


def _is_odd(character: str) -> bool:
    """Also what is invisible; marks of scripts and emoji are none."""
    hidden = character in "\u200b\u2060\ufeff" or 0xE0000 <= ord(character) <= 0xE007F
    return hidden or not may_be_shown(character)


def _short(text: str, most: int = _LONGEST_TEXT) -> str:
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= most else f"{text[:most]}… ({len(text):,} characters)"


class Watched(application.Application):
    """The application of the window; the driver begins with its event loop."""

    @staticmethod
    def exec() -> int:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        Driver(window)
        return application.QApplication.exec()


def main() -> int:
    faulthandler.register(signal.SIGUSR1, all_threads=True)
    sys.argv[0] = "foretoken"
    application.Application = Watched  # type: ignore[misc]
    from foretoken.cli.command_line import main as run

    start: Callable[..., int] = run
    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
