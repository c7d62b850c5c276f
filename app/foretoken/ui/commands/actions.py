"""Actions, menus and availability of a window's commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from foretoken.system.language import tr
from foretoken.ui.commands.command import Command, Menu, Subject, in_use

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
