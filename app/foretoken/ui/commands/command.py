"""What a command is: its words, its keys, where they work, and what it does."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum

from PySide6.QtGui import QKeySequence

from foretoken.ui.look.icons import Icon

ON_MAC = sys.platform == "darwin"


class Subject(StrEnum):
    """What a command is about: its group in the command palette, its menu in a menu bar."""

    CHATS = "Chats"
    MESSAGE = "Message"
    MODELS = "Models"
    VIEW = "View"
    HELP = "Help"


class Menu(StrEnum):
    """A menu that opens from a button of the window."""

    NEW = "New"
    THEME = "Theme"
    HELP = "Help"


class Scope(Enum):
    """Where a key works. All but the last five are parts of the window."""

    WINDOW = "Anywhere in the window"
    FIELD = "In the message field"
    MESSAGE = "On a message"
    ANSWER = "On the tokens of an answer"
    FIND = "While something is looked for in a chat"
    SEARCH = "While all chats are searched"
    CHATS = "In the list of chats"
    PALETTE = "In the command palette"
    MODELS = "In the choice of models"
    SETTINGS = "In the settings"
    PROMPTS = "In the system prompts"
    KEYS = "In the list of keys"
    DIALOG = "In any question"

    @property
    def in_window(self) -> bool:
        """Whether the keys of the window work there too, as they do in no dialog."""
        dialogs = Scope.MODELS, Scope.SETTINGS, Scope.PROMPTS, Scope.KEYS, Scope.DIALOG
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
    given: object = None
    """What that is called with; None: nothing."""
    unless: str = ""
    """Tells why it is not possible now; an empty text: it is."""
    current: str = ""
    """What is chosen now; the command is marked where that is ``given``."""
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


def native_text(keys: QKeySequence) -> str:
    """What is printed on the keys."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def clash(one: Command, other: Command) -> bool:
    """Whether a key of both would mean two things at one place."""
    if one.scope is other.scope:
        return True
    for above, below in ((one, other), (other, one)):
        if above.scope is Scope.WINDOW and below.scope.in_window:
            return not below.takes_over
    return False


def conflicts(commands: Sequence[Command], *, mac: bool = ON_MAC) -> Iterator[str]:
    """Tell every key that means two things at one place, and every id that is given twice."""
    seen: set[str] = set()
    used: defaultdict[tuple[Scope, str], list[Command]] = defaultdict(list)
    for command in commands:
        if command.id in seen:
            yield f"{command.id} is declared twice"
        seen.add(command.id)
        for keys in command.sequences(mac=mac):
            if not keys.toString():
                yield f"{command.id} has a key that Qt does not know"
            used[command.scope, keys.toString()].append(command)
    for (scope, keys_text), users in used.items():
        above = used.get((Scope.WINDOW, keys_text), [])
        if scope is not Scope.WINDOW and scope.in_window:
            users = users + [each for each in above if not all(u.takes_over for u in users)]
        if len(users) > 1:
            yield f"{keys_text}: {' and '.join(each.id for each in users)}"
