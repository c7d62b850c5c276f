"""Declaration of a command: texts, keys, their scope, and what it calls.

Texts are declared in English, and translated when shown.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from functools import reduce

from PySide6.QtGui import QKeySequence

from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.icons import Icon

ON_MAC = sys.platform == "darwin"


class Subject(StrEnum):
    """Subject of a command: its group in the command palette, its menu in a menu bar."""

    CHATS = tr_noop("Chats", about="a group of commands")
    MESSAGE = tr_noop("Message", about="a group of commands")
    MODELS = tr_noop("Models", about="a group of commands")
    VIEW = tr_noop("View", about="a group of commands")
    HELP = tr_noop("Help", about="a group of commands")

    @property
    def shown(self) -> str:
        """Title in the language of the window."""
        return tr(self.value, about="a group of commands")


class Menu(StrEnum):
    """A menu that opens from a button of the window or from another menu."""

    NEW = tr_noop("New", about="a menu")
    MAIN = tr_noop("Menu", about="a menu")
    CHATS = tr_noop("Chats", about="a menu")
    THEME = tr_noop("Theme", about="a menu")
    HELP = tr_noop("Help", about="a menu")


class Scope(Enum):
    """Where a key works; from ``MODELS`` on, they are dialogs."""

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
        """Whether the window's keys also work there, as they do in no dialog."""
        scopes = list(Scope)
        return scopes.index(self) < scopes.index(Scope.MODELS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A user action.

    ``does``, ``unless`` and ``current`` are dotted attribute names of the window.
    """

    id: str
    title: str
    """Title in menus, palette and list of keys; ends with … in menus if it asks for more."""
    subject: Subject = Subject.HELP
    """Unused if a widget handles the keys itself."""
    help: str = ""
    """Sentence for a tooltip; empty if the title says it all."""
    also: str = ""
    """More words by which the palette finds it."""
    keys: tuple[str, ...] = ()
    """By Qt's names; Ctrl is Command on macOS. Tooltips show the first."""
    mac_keys: tuple[str, ...] | None = None
    """Keys on macOS, if different."""
    scope: Scope = Scope.WINDOW
    icon: Icon | None = None
    does: str = ""
    """Method to call; empty if a widget handles the keys itself."""
    argument: object = None
    """Argument of the method; None: no argument."""
    unless: str = ""
    """Method that returns why it is not possible now; empty if it is."""
    current: str = ""
    """Attribute with the current choice; the command is checked if that equals ``argument``."""
    menus: tuple[Menu, ...] = ()
    menu_title: str = ""
    """Title in a menu about nothing else; empty: the title."""
    apart: bool = False
    """Whether menus have a separator above it."""
    takes_over: bool = False
    """Whether its keys override those of the window while its part has the focus."""
    free_keys: bool = False
    """Whether the widget that handles the keys looks them up, so that the user can change them."""

    @property
    def changeable(self) -> bool:
        """Whether the user can change its keys."""
        return bool(self.does) or self.free_keys

    def sequences(self, *, mac: bool = ON_MAC) -> list[QKeySequence]:
        """Return its keys on this system."""
        keys = self.mac_keys if mac and self.mac_keys is not None else self.keys
        return [QKeySequence(key) for key in keys]

    def key_names(self) -> list[str]:
        """Return the names of its keys on this system."""
        return [native_text(each) for each in self.sequences()]

    @property
    def words(self) -> str:
        """All words by which it is found, translated and in English."""
        english = [text for text in (self.title, self.help) if text]
        return " ".join(dict.fromkeys((*map(tr, english), *english, self.also)))


def native_text(keys: QKeySequence) -> str:
    """Return the name of a key as printed on this system's keyboards."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def either_key(names: Sequence[str]) -> str:
    """Join alternative keys, as "Enter or F3"; empty if there are none."""
    return reduce(_or, names) if names else ""


def _or(keys: str, key: str) -> str:
    return tr("{keys} or {key}", about="keys that do the same", keys=keys, key=key)


def clash(one: Command, other: Command) -> bool:
    """Return whether a key of both would be ambiguous somewhere."""
    if one.scope is other.scope:
        return True
    for above, below in ((one, other), (other, one)):
        if above.scope is Scope.WINDOW and below.scope.in_window:
            return not below.takes_over
    return False


_chosen: dict[str, Sequence[str]] = {}


def use_keys(chosen: Mapping[str, Sequence[str]]) -> None:
    """Set the keys, by Qt's names, of commands whose shortcuts were changed."""
    _chosen.clear()
    _chosen.update(chosen)


def in_use(command: Command) -> Command:
    """Return a command with its current keys."""
    return with_keys(command, _chosen)


def with_keys(command: Command, chosen: Mapping[str, Sequence[str]]) -> Command:
    """Return a command with the keys that are chosen for it, if any."""
    keys = chosen.get(command.id)
    return command if keys is None else replace(command, keys=tuple(keys), mac_keys=None)
