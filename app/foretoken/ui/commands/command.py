"""What a command is: its words, its keys, where they work, and what it does.

Words are declared in English, and translated where they are shown.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import reduce

from PySide6.QtGui import QKeySequence

from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.icons import Icon

ON_MAC = sys.platform == "darwin"


class Subject(StrEnum):
    """What a command is about: its group in the command palette, its menu in a menu bar."""

    CHATS = tr_noop("Chats", about="a group of commands")
    MESSAGE = tr_noop("Message", about="a group of commands")
    MODELS = tr_noop("Models", about="a group of commands")
    VIEW = tr_noop("View", about="a group of commands")
    HELP = tr_noop("Help", about="a group of commands")

    @property
    def shown(self) -> str:
        """What it is called in the language of the window."""
        return tr(self.value, about="a group of commands")


class Menu(StrEnum):
    """A menu that opens from a button of the window, or from another menu."""

    NEW = tr_noop("New", about="a menu")
    MAIN = tr_noop("Menu", about="a menu")
    CHATS = tr_noop("Chats", about="a menu")
    THEME = tr_noop("Theme", about="a menu")
    HELP = tr_noop("Help", about="a menu")


class Scope(Enum):
    """Where a key works. All but the last seven are parts of the window."""

    WINDOW = tr_noop("Anywhere in the window")
    FIELD = tr_noop("In the message field")
    MESSAGE = tr_noop("On a message")
    ANSWER = tr_noop("On the tokens of an answer")
    FIND = tr_noop("While finding in a chat")
    SEARCH = tr_noop("In the chat search")
    CHATS = tr_noop("In the list of chats")
    PALETTE = tr_noop("In the command palette")
    MODELS = tr_noop("In the model picker")
    SETTINGS = tr_noop("In the settings")
    PROMPTS = tr_noop("In the system prompts")
    REPLAY = tr_noop("In a replay")
    KEYS = tr_noop("In the shortcuts")
    GUIDE = tr_noop("In the guide")
    DIALOG = tr_noop("In dialogs")

    @property
    def in_window(self) -> bool:
        """Whether the keys of the window work there too, as they do in no dialog."""
        dialogs = (
            Scope.MODELS,
            Scope.SETTINGS,
            Scope.PROMPTS,
            Scope.REPLAY,
            Scope.KEYS,
            Scope.GUIDE,
            Scope.DIALOG,
        )
        return self not in dialogs


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Something that a person can do.

    ``does``, ``unless`` and ``current`` name parts of the window, with dots between them. Where one
    of these parts is None, the window does not have the command.
    """

    id: str
    title: str
    """As menus, the palette and the list of keys call it; menus end it with … where it asks."""
    subject: Subject = Subject.HELP
    """Of no meaning where a widget does it by itself."""
    help: str = ""
    """A sentence for a tooltip; empty: the title says it all."""
    also: str = ""
    """Other words by which the palette finds it."""
    keys: tuple[str, ...] = ()
    """As Qt names them; Ctrl is Command on macOS. The first is the one that tooltips tell."""
    mac_keys: tuple[str, ...] | None = None
    """On macOS, where these are others."""
    scope: Scope = Scope.WINDOW
    icon: Icon | None = None
    does: str = ""
    """What is called; empty where a widget does it by itself, with what it shows."""
    argument: object = None
    """What that is called with; None: nothing."""
    unless: str = ""
    """Tells why it is not possible now; an empty text: it is."""
    current: str = ""
    """What is chosen now; the command is marked where that is ``argument``."""
    menus: tuple[Menu, ...] = ()
    menu_title: str = ""
    """In a menu that is about nothing else; empty: the title."""
    apart: bool = False
    """A line stands above it in menus."""
    takes_over: bool = False
    """A key of the window means this instead while its part has the focus."""
    free_keys: bool = False
    """Who does it by itself asks for its keys, so that a person can choose others."""

    @property
    def changeable(self) -> bool:
        """Whether a person can choose its keys."""
        return bool(self.does) or self.free_keys

    def sequences(self, *, mac: bool = ON_MAC) -> list[QKeySequence]:
        """Its keys on a system."""
        keys = self.mac_keys if mac and self.mac_keys is not None else self.keys
        return [QKeySequence(key) for key in keys]

    def key_names(self) -> list[str]:
        """Its keys as this system writes them."""
        return [native_text(each) for each in self.sequences()]

    @property
    def words(self) -> str:
        """All words by which it is found: those of the window, and the English ones."""
        english = [text for text in (self.title, self.help) if text]
        return " ".join(dict.fromkeys((*map(tr, english), *english, self.also)))


def native_text(keys: QKeySequence) -> str:
    """What is printed on the keys."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def either_key(names: Sequence[str]) -> str:
    """Keys each of which does the same, as "Enter or F3"; empty where there are none."""
    return reduce(_or, names) if names else ""


def _or(keys: str, key: str) -> str:
    return tr("{keys} or {key}", about="keys that do the same", keys=keys, key=key)


def clash(one: Command, other: Command) -> bool:
    """Whether a key of both would mean two things at one place."""
    if one.scope is other.scope:
        return True
    for above, below in ((one, other), (other, one)):
        if above.scope is Scope.WINDOW and below.scope.in_window:
            return not below.takes_over
    return False
