"""Random actions of a user in front of the window, one at a time."""

from __future__ import annotations

import json
import random
import socket
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QWidget,
)

from foretoken.system.paths import data_path
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.command_palette.command_palette import CommandPalette
from foretoken.ui.models.model_picker import ModelPicker
from foretoken.ui.window.main_window import MainWindow
from soak.hands import CTRL, Hands, Key
from soak.user_files import ESCAPES, MARKUP, TURNED, UserFiles

Widget = TypeVar("Widget", bound=QWidget)
Habit: TypeAlias = Callable[[random.Random], object]

TYPED = (
    "Hi! How are you?",
    "Tell me a story about a fox.",
    "Write a Python function that adds two numbers.",
    "x",
    "Grüße 🦊 שלום",
)
TEXTS = (
    *TYPED,
    "What is the Moon? " * 40,
    "def f(x):\n\treturn x\n" * 30,
    "Grüße 🦊👨‍👩‍👧 שלום مرحبا e\u0301\u0323",
    MARKUP,
    ESCAPES + "\x00\x01\x7f" + TURNED,
    "   \n\n  ",
    "line\n" * 400,
)
_WORDS = ("the", "fox", "a", "e", "<img", "zzzz", "\u202e", '"two bears', "é", "*")
_NAMES = ("Recipes", "Foxes & bears", MARKUP, TURNED, "", "n" * 300, "a/b\\c:*?")
_SHORTCUTS: dict[str, tuple[str, Sequence[str]]] = {
    "stop": ("Esc", ()), "close": ("Esc", ()), "accept": ("Return", ()),
    "attach": ("Ctrl+Shift+A", ()), "new_chat": ("Ctrl+N", ()), "open_picker": ("Ctrl+O", ()),
    "temporary_chat": ("Ctrl+Shift+N", ()), "prompts": ("Ctrl+Shift+P", ()),
    "find": ("Ctrl+F", _WORDS), "save_preset": ("Ctrl+S", _NAMES), "search": ("Ctrl+K", _WORDS),
    "rename": ("F2", _NAMES),
    "search_models": ("Ctrl+F", ("Anna", "Talk", "built", "hostile", "big", "small", "zzz")),
}  # fmt: skip
"""Habits that press keys, and perhaps write one of some texts then."""
_PRESSED: dict[str, tuple[int, str]] = {
    "edit_field": (6, "Ctrl+A Backspace Ctrl+Z Ctrl+Y Ctrl+X Ctrl+V Shift+Return Up Ctrl+Home "
                      "Shift+Left Ctrl+Backspace"),
    "change_row": (3, "Delete Shift+Down Return Return Esc"),
    "find_next": (3, "F3 F3 Shift+F3 Esc"),
    "go_along": (5, "Alt+Up Alt+Up Alt+Down Alt+Left Alt+Right"),
    "help": (2, "F1 F10 F10"),
    "key": (6, "Tab Tab Shift+Tab Space Down Up Left Right Return Menu Home A Shift+Down"),
    "look": (2, "Ctrl++ Ctrl+- Ctrl+- Ctrl+0 F2 Ctrl+B Ctrl+L"),
    "menu_keys": (6, "Down Down Up Right Return Esc"),
    "scroll": (3, "PgUp PgUp PgDown Home End"),
    "undo": (2, "Ctrl+Z"),
    "walk_tokens": (12, "Left Right Up Down Home End Ctrl+Left Ctrl+Right Shift+Right Esc"),
}  # fmt: skip
"""Habits that press up to so many of some keys, where it can be in what is clicked first."""
_SMALLEST, _LARGEST = (420, 500), (1920, 1080)
_SOCKET_S = 2.0


class Habits:
    """Actions on whatever is in front; one that is not possible there does nothing."""

    def __init__(self, hands: Hands, files: UserFiles, quit_window: Callable[[], None]) -> None:
        self._hands, self._files, self._quit_window = hands, files, quit_window
        self.window: MainWindow | None = None
        self.groups: dict[str, dict[str, int]] = {
            "window": {
                "send": 105, "type": 30, "stop": 45, "edit_field": 20, "paste": 20, "paste_long": 3,
                "walk_tokens": 25, "go_along": 25, "find": 12, "find_next": 12, "scroll": 25,
                "undo": 25, "new_chat": 25, "temporary_chat": 8, "choose_row": 85, "rename": 8,
                "change_row": 15, "drag_row": 8, "search": 15, "open_picker": 30, "drop_model": 14,
                "bring_texts": 24, "attach": 10, "second_start": 6, "look": 25, "resize": 20,
                "help": 8, "prompts": 8, "palette": 15, "click_anything": 190, "change_field": 25,
                "key": 40, "wait": 60, "quit": 5,
            },
            "picker": {
                "choose_row": 60, "accept": 45, "search_models": 20, "click_anything": 55,
                "key": 30, "close": 40, "drop_model": 15, "wait": 40, "save_preset": 8,
                "change_field": 18,
            },
            "dialog": {
                "click_anything": 40, "key": 30, "type": 25, "close": 50, "accept": 20, "wait": 10,
                "change_field": 15, "paste": 5,
            },
            "file dialog": {"choose_file": 60, "close": 40},
            "popup": {"menu_entry": 70, "menu_keys": 30, "close": 30},
        }  # fmt: skip

    @property
    def main(self) -> MainWindow:
        """The window, which exists whenever an action needs it."""
        assert self.window is not None
        return self.window

    @property
    def group(self) -> str:
        """Kind of the dialog or window in front."""
        front = self._hands.front()
        if isinstance(front, QFileDialog | QMessageBox):
            return "file dialog"
        if isinstance(front, ModelPicker):
            return "picker"
        if isinstance(front, QDialog):
            return "dialog"
        return "window" if front is self.window else "popup"

    def choose(self, dice: random.Random) -> str:
        """Choose an action for what is in front, by its weight."""
        habits = self.groups[self.group]
        return dice.choices(list(habits), list(habits.values()))[0]

    def do(self, name: str, dice: random.Random) -> object:
        """Do it; what it returns is recorded."""
        if name in _SHORTCUTS:
            keys, texts = _SHORTCUTS[name]
            self._hands.shortcut(keys)
            if texts:
                self._hands.write(dice.choice(texts))
            return None
        try:
            if name in _PRESSED:
                return self._press_some(name, dice)
            habit: Habit = getattr(self, f"_{name}")
            return habit(dice)
        except RuntimeError as error:
            if not _is_gone(error):
                raise
            return "it went away meanwhile"

    def _press_some(self, name: str, dice: random.Random) -> object:
        if name == "edit_field":
            self._click_field()
        elif name == "walk_tokens" and (view := self._message(dice)) is not None:
            self._hands.click(view.body)
        elif name == "undo" and dice.random() < 0.4:
            self._hands.click(self.main._sidebar.list.viewport(), QPoint(5, 5), held=CTRL)
        most, keys = _PRESSED[name]
        for _ in range(dice.randrange(1, most)):
            self._hands.shortcut(dice.choice(keys.split()))
        return None

    # --- writing -----------------------------------------------------------------------------

    def _send(self, dice: random.Random) -> object:
        for _ in range(dice.choice((1, 1, 1, 1, 1, 2, 3))):  # the others queue
            if self._type(dice) is not None:
                self._hands.press(Key.Key_Return)

    def _type(self, dice: random.Random) -> object:
        field = self._field()
        if field is None or not self._hands.click(field):
            return None
        text = dice.choice(TYPED)
        if dice.random() < 0.8:
            self._hands.write(text)
        else:
            text = dice.choice(TEXTS)
            self._hands.paste(text)
        return text[:20]

    def _paste(self, dice: random.Random) -> object:
        self._click_field()
        self._hands.paste(dice.choice(TEXTS))

    def _paste_long(self, dice: random.Random) -> object:
        self._click_field()
        piece, length = dice.choice(("x", "word ", "🦊", "ab\n")), dice.choice((20_000, 400_000))
        self._hands.paste(piece * (length // len(piece)))
        return length

    # --- lists and models -------------------------------------------------------------------------

    def _click_list(self, dice: random.Random, **how: Any) -> object:
        lists = [view for view in self._in_front(QAbstractItemView) if self._hands.seen(view)]
        if not lists:
            return None
        view = dice.choice(lists).viewport()
        place = QPoint(view.width() // 2, dice.randrange(view.height() + 1))
        return self._hands.click(view, place, **how)

    def _choose_row(self, dice: random.Random) -> object:
        buttons = [Qt.MouseButton.LeftButton] * 3 + [Qt.MouseButton.RightButton]
        if self._click_list(dice, button=dice.choice(buttons)) is None:
            return None
        for _ in range(dice.randrange(6)):
            self._hands.press(dice.choice((Key.Key_Down, Key.Key_Down, Key.Key_Up)))

    def _drag_row(self, dice: random.Random) -> object:
        lists = [view for view in self._in_front(QAbstractItemView) if self._hands.seen(view)]
        if lists:
            area = dice.choice(lists).viewport()
            places = [QPoint(area.width() // 2, dice.randrange(area.height())) for _ in "ab"]
            self._hands.drag(area, *places)
        return bool(lists)

    def _drop_model(self, dice: random.Random) -> object:
        front = self._hands.front()
        if front is None:
            return None
        self._files.mend()
        path = dice.choice(self._files.good if dice.random() < 0.5 else self._files.hostile)
        self._hands.drop(front, [path], dice)
        return path.name

    def _second_start(self, dice: random.Random) -> object:
        self._files.mend()
        path = dice.choice((*self._files.good, *self._files.hostile, None))
        message = {"model": None if path is None else str(path), "token": ""}
        line = json.dumps(message).encode() + b"\n"
        if dice.random() < 0.4:
            line = dice.choice(
                (b"\n", b"{}\n", b"[" * 9000, b'{"model": "\\u0000", "token": ""}\n', b"")
            )
        threading.Thread(target=_knock, args=(line,), name="second start").start()
        return None if path is None else path.name

    # --- files and other windows -------------------------------------------------------------

    def _bring_texts(self, dice: random.Random) -> object:
        files = dice.choices(self._files.attachable, k=dice.randrange(1, 4))
        if dice.random() < 0.5:
            self._hands.drop(self.main, files, dice)
        else:
            self._click_field()
            self._hands.paste(files)
        return [file.name for file in files]

    def _choose_file(self, dice: random.Random) -> object:
        front = self._hands.front()
        field = None if front is None else front.findChild(QLineEdit, "fileNameEdit")
        if field is None or not self._hands.click(field):
            self._hands.press(Key.Key_Return)
            return None
        self._files.mend()
        files = (*self._files.attachable, *self._files.good, *self._files.hostile)
        path = dice.choice([file for file in files if str(file).isprintable()])
        self._hands.press(Key.Key_A, CTRL)
        self._hands.write(str(path))
        self._hands.press(Key.Key_Return)
        return path.name

    def _resize(self, dice: random.Random) -> object:
        width, height = (
            dice.choice((least, most, dice.randrange(least, most)))
            for least, most in zip(_SMALLEST, _LARGEST, strict=True)
        )
        self.main.resize(QSize(width, height))
        return width, height

    def _palette(self, dice: random.Random) -> object:
        self._hands.shortcut("Ctrl+Shift+K")
        self._hands.write(dice.choice((*_WORDS, "new", "theme", "text", "chats", "qwen")))
        for _ in range(dice.randrange(5)):
            self._hands.press(dice.choice((Key.Key_Down, Key.Key_Up, Key.Key_PageDown)))
        palette = self.main.findChild(CommandPalette)
        offer = None if palette.isHidden() else palette.current
        if offer is None or offer.key == "help.quit" or dice.random() < 0.4:
            self._hands.press(Key.Key_Escape)
            return None
        self._hands.press(Key.Key_Return)
        return offer.title

    def _quit(self, dice: random.Random) -> object:
        self._quit_window()

    # --- anything ----------------------------------------------------------------------------

    def _click_anything(self, dice: random.Random) -> object:
        front = self._hands.front()
        if front is self.window and (view := self._message(dice)) is not None:
            self._hands.hover(view)  # shows its buttons
        buttons = [] if front is None else self._hands.buttons(front)
        if not buttons:
            return None
        button = dice.choice(buttons)
        told = button.accessibleName() or button.text() or type(button).__name__
        self._hands.click(button)
        return told

    def _change_field(self, dice: random.Random) -> object:
        kinds = (QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit)
        fields = [each for kind in kinds for each in self._in_front(kind) if self._hands.seen(each)]
        if not fields:
            return None
        self._hands.click(dice.choice(fields))
        if dice.random() < 0.5:
            self._hands.press(Key.Key_A, CTRL)
        self._hands.write(dice.choice((*_NAMES, "0", "4096", "-1", "99999999999", "1e308")))
        keys = (Key.Key_Tab, Key.Key_Down, Key.Key_Up, Key.Key_Return, Key.Key_Escape)
        self._hands.press(dice.choice(keys))

    def _wait(self, dice: random.Random) -> object:
        return dice.randrange(20, 200)

    def _menu_entry(self, dice: random.Random) -> object:
        menu = self._hands.front()
        if not isinstance(menu, QMenu):
            self._hands.press(dice.choice((Key.Key_Down, Key.Key_Return, Key.Key_Escape)))
            return None
        actions = [each for each in menu.actions() if not each.isSeparator() and each.isVisible()]
        if not actions:
            return None
        action = dice.choice(actions)
        self._hands.click(menu, menu.actionGeometry(action).center())
        return action.text()

    # --- inner -------------------------------------------------------------------------------

    def _field(self) -> QWidget | None:
        """Return the text field in front."""
        front = self._hands.front()
        if front is self.window:
            return self.main._composer.field
        fields = (*self._in_front(QLineEdit), *self._in_front(QPlainTextEdit))
        return next((field for field in fields if self._hands.seen(field)), None)

    def _click_field(self) -> None:
        field = self._field()
        if field is not None:
            self._hands.click(field)

    def _message(self, dice: random.Random) -> MessageView | None:
        views = [view for view in self._all(MessageView) if self._hands.seen(view)]
        return dice.choice(views) if views else None

    def _all(self, kind: type[Widget]) -> list[Widget]:
        return self.main.findChildren(kind)

    def _in_front(self, kind: type[Widget]) -> list[Widget]:
        front = self._hands.front()
        return [] if front is None else front.findChildren(kind)


def _is_gone(error: RuntimeError) -> bool:
    """Whether an action reached for a widget that the window has just deleted."""
    own = error.__traceback__
    while own is not None and own.tb_next is not None:
        own = own.tb_next
    here = own is not None and Path(own.tb_frame.f_code.co_filename).parent == Path(__file__).parent
    return here and "already deleted" in str(error)


def _knock(line: bytes) -> None:
    """Send what a second start of the program sends to the first."""
    try:
        with socket.socket(socket.AF_UNIX) as caller:
            caller.settimeout(_SOCKET_S)
            caller.connect(str(data_path("") / "window.socket"))
            caller.sendall(line)
            caller.recv(100)
    except OSError:
        pass  # the window is being closed, or has hung up
