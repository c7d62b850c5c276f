"""Commands: their declaration, and the actions, menus and availability of a window's commands.

Texts are declared in English, and translated when shown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from functools import partial, reduce
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

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


_chosen: dict[str, str] = {}


def use_keys(chosen: Mapping[str, str]) -> None:
    """Set the key, by Qt's name, of each command whose shortcut was changed; empty means none."""
    _chosen.clear()
    _chosen.update(chosen)


def in_use(command: Command) -> Command:
    """Return a command with its current keys."""
    return with_keys(command, _chosen)


def with_keys(command: Command, chosen: Mapping[str, str]) -> Command:
    """Return a command with the key that is chosen for it, if any."""
    key = chosen.get(command.id)
    if key is None:
        return command
    return replace(command, keys=(key,) if key else (), mac_keys=None)


_ROLES = {
    "settings.open": QAction.MenuRole.PreferencesRole,
    "help.about": QAction.MenuRole.AboutRole,
    "help.quit": QAction.MenuRole.QuitRole,
}


class Commands(QObject):
    """A QAction for each declared command that the window supports.

    Shortcuts always trigger their action, which is a no-op while not possible. Menus and palette
    show commands as disabled while they are not possible, checked when they open.
    """

    def __init__(self, window: QWidget, declared: Sequence[Command]) -> None:
        """Raises AttributeError if a declaration names an attribute that ``window`` lacks."""
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._commands: dict[str, Command] = {}
        for command in declared:
            for name in filter(None, (command.unless, command.current)):
                self._named(name)  # check that it exists
            if command.does:
                self._commands[command.id] = command
                self._actions[command.id] = self._make_action(command)
        self._menus = {menu: QMenu(tr(menu.value, about="a menu"), window) for menu in Menu}
        for menu, made in self._menus.items():
            self._fill(made, [each for each in self._commands.values() if menu in each.menus])
        self._menus[Menu.MAIN].addSeparator()
        for menu in (Menu.CHATS, Menu.THEME, Menu.HELP):
            self._menus[Menu.MAIN].addMenu(self._menus[menu])

    def offered(self) -> list[Command]:
        """Return the window's commands, in the order of the table, with their current keys."""
        return [in_use(each) for each in self._commands.values()]

    @Slot()
    def take_keys(self) -> None:
        """Update the shortcuts of all actions."""
        for command_id, command in self._commands.items():
            self._actions[command_id].setShortcuts(in_use(command).sequences())

    def action(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def why_not(self, command_id: str) -> str:
        """Return why a command is not possible now; empty if it is."""
        unless = self._commands[command_id].unless
        return str(self._named(unless)()) if unless else ""

    def run(self, command_id: str) -> None:
        self._actions[command_id].trigger()

    def menu(self, menu: Menu) -> QMenu:
        return self._menus[menu]

    def make_menu_bar(self) -> QMenuBar:
        """Return a menu bar with all commands by subject, for systems with one menu bar."""
        bar = QMenuBar(self._window)
        for subject in Subject:
            commands = [each for each in self._commands.values() if each.subject is subject]
            titled = bar.addMenu(subject.shown)
            self._fill(titled, [each for each in commands if not each.menu_title])
            for menu in dict.fromkeys(each.menus[0] for each in commands if each.menu_title):
                titled.addMenu(self._menus[menu])
        return bar

    def _make_action(self, command: Command) -> QAction:
        action = QAction(tr(command.menu_title or command.title), self._window)
        action.setShortcuts(in_use(command).sequences())
        action.setShortcutVisibleInContextMenu(True)
        action.setMenuRole(_ROLES.get(command.id, QAction.MenuRole.NoRole))
        action.setCheckable(bool(command.current))
        run = self._named(command.does)
        call = run if command.argument is None else partial(run, command.argument)
        action.triggered.connect(lambda _checked=False: call())
        self._window.addAction(action)
        return action

    def _fill(self, menu: QMenu, commands: Sequence[Command]) -> None:
        for command in commands:
            if command.apart and not menu.isEmpty():
                menu.addSeparator()
            menu.addAction(self._actions[command.id])
        menu.aboutToShow.connect(partial(self._show_possible, tuple(commands)))
        menu.aboutToHide.connect(partial(self._allow, tuple(commands)))

    def _show_possible(self, commands: Sequence[Command]) -> None:
        for command in commands:
            action = self._actions[command.id]
            action.setEnabled(not self.why_not(command.id))
            if command.current:
                action.setChecked(self._named(command.current) == command.argument)

    def _allow(self, commands: Sequence[Command]) -> None:
        """Enable all actions again, so that their shortcuts work."""
        for command in commands:
            self._actions[command.id].setEnabled(True)

    def _named(self, name: str) -> Any:
        """Return an attribute of the window by its dotted name."""
        return attrgetter(name)(self._window)


def add_scoped_action(part: QWidget, command: Command, run: Callable[[], object]) -> QAction:
    """Add a shortcut that works while the focus is within a part of a window."""
    action = QAction(tr(command.title), part)
    action.setShortcuts(command.sequences())
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    action.triggered.connect(run)
    part.addAction(action)
    return action
