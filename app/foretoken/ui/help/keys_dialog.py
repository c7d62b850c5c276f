"""Keyboard shortcuts dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QKeySequenceEdit, QTreeWidget, QTreeWidgetItem, QWidget

from foretoken.system.language import tr
from foretoken.ui.commands.actions import add_scoped_action
from foretoken.ui.commands.command import Command, Scope, either_key, in_use
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, styled
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.forms import (
    add_button,
    button_box,
    column,
    leave_button,
    note,
    push_button,
    row,
)
from foretoken.ui.parts.fuzzy import begins_words, fit
from foretoken.ui.parts.key_choice import KeyChoice
from foretoken.ui.parts.notices import UndoLine
from foretoken.ui.parts.search_line import SearchLine

_SIZE = (600, 640)


class KeysDialog(FittedDialog):
    """Dialog to view and change shortcuts; changes apply at once and can be undone."""

    def __init__(self, choice: KeyChoice, parent: QWidget) -> None:
        super().__init__(parent, tr("Keyboard shortcuts"), size=_SIZE)
        self._choice = choice
        self._items: dict[str, QTreeWidgetItem] = {}
        """By the id of the command."""
        self._groups: list[QTreeWidgetItem] = []
        self.search = SearchLine(tr("Search shortcuts"), "keys.search", self)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._focus_field)
        self.tree = QTreeWidget(self)
        self._fill_tree()
        self.search.list = self.tree
        self.field = KeyField(self)
        self.field.editingFinished.connect(self._on_pressed)
        self.field.left.connect(self.tree.setFocus)
        self.clear = push_button(tr("Clear"), self, tr("Remove the shortcut"))
        self.clear.clicked.connect(self._on_cleared)
        self.reset = push_button(tr("Reset"), self, tr("Use the default shortcut"))
        self.reset.clicked.connect(self._on_reset)
        self.said = note("", self)
        """What the user can do with the selected command, or why a key was refused."""
        self.undo = UndoLine(self, keys=False)
        self.undo.follow(choice.stack)
        self.undo.tell(choice.stack.undoText())
        buttons = button_box(self)
        close = leave_button(buttons)
        close.setToolTip(tooltip_with_keys("keys.close"))
        self.reset_all = add_button(buttons, tr("Restore defaults"), choice.reset_all)
        close.setAutoDefault(False)
        close.setDefault(False)  # leaves Enter to the list and the field
        for command_id, run in (
            ("keys.search", self.search.take_focus),
            ("keys.take_back", choice.stack.undo),
        ):
            add_scoped_action(self, command(command_id), run)
        self.tree.currentItemChanged.connect(self._show_selected)
        choice.changed.connect(self._show_keys)
        change = row(self.field, self.clear, self.reset)
        parts = self.search, (self.tree, 1), change, self.said, self.undo, buttons
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        column(self.content, *parts, margins=edges, spacing=Space.MEDIUM)
        self._show_keys()
        self.search.setFocus()

    def _fill_tree(self) -> None:
        tree = self.tree
        tree.setHeaderLabels([tr("Command"), tr("Shortcut")])
        commands = [each for each in self._choice.commands if each.keys or each.changeable]
        for scope in Scope:
            if not any(each.scope is scope for each in commands):
                continue
            group = QTreeWidgetItem(tree, [tr(scope.value)])
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            group.setFirstColumnSpanned(True)
            self._groups.append(group)
            for each in commands:
                if each.scope is scope:
                    item = self._items[each.id] = QTreeWidgetItem(group, [_title(each)])
                    item.setData(0, Qt.ItemDataRole.UserRole, each)
        tree.setAccessibleName(tr("Keyboard shortcuts"))
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.expandAll()
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setStretchLastSection(False)
        tree.activated.connect(self._focus_field)

    # --- display -----------------------------------------------------------------------------

    @property
    def selected(self) -> Command | None:
        """The selected command, if the search shows it."""
        item = self.tree.currentItem()
        if item is None or item.isHidden() or item.parent() is None:
            return None
        return in_use(item.data(0, Qt.ItemDataRole.UserRole))

    def select(self, command_id: str) -> None:
        self.tree.setCurrentItem(self._items[command_id])

    @Slot()
    def _show_keys(self) -> None:
        """Update the keys of all commands."""
        for each in self._choice.commands:
            if (item := self._items.get(each.id)) is not None:
                item.setText(1, aligned_to_layout(either_key(each.key_names())))
                font = item.font(1)
                font.setBold(each.id in self._choice.chosen)
                item.setFont(1, font)
        self.reset_all.setEnabled(bool(self._choice.chosen))
        self._show_selected()

    @Slot()
    def _show_selected(self) -> None:
        """Show the keys of the selected command, and what can be done with them."""
        chosen = self.selected
        changeable = chosen is not None and chosen.changeable
        self.field.setEnabled(changeable)
        keys = chosen.sequences() if chosen is not None else []
        self.field.setKeySequence(keys[0] if keys else QKeySequence())
        self.clear.setEnabled(changeable and bool(keys))
        self.reset.setEnabled(chosen is not None and chosen.id in self._choice.chosen)
        if chosen is None:
            self._say(tr("Select a command to change its shortcut."))
        elif changeable:
            self._say(tr("To change the shortcut, click the field and press the new keys."))
        else:
            self._say(tr("This shortcut cannot be changed."))

    def _say(self, text: str, *, refused: bool = False) -> None:
        styled(self.said, Tone.ERROR if refused else Tone.MUTED)
        self.said.setText(text)
        self.field.setAccessibleDescription(text)

    @Slot(str)
    def _filter(self, words: str) -> None:
        """Show matching commands, and select the first one."""
        for item in self._items.values():
            item.setHidden(not _fits(words, in_use(item.data(0, Qt.ItemDataRole.UserRole))))
        shown = [item for item in self._items.values() if not item.isHidden()]
        groups = [item.parent() for item in shown]
        for group in self._groups:
            group.setHidden(group not in groups)
        if words.strip() and shown and self.selected is None:
            self.tree.setCurrentItem(shown[0])
        self._show_selected()
        if not shown:
            self._say(tr("No shortcut matches “{words}”.", words=words.strip()))

    @Slot()
    def _focus_field(self) -> None:
        if self.field.isEnabled():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- changes -----------------------------------------------------------------------------

    @Slot()
    def _on_pressed(self) -> None:
        chosen, keys = self.selected, self.field.keySequence()
        if chosen is not None and not keys.isEmpty() and keys not in chosen.sequences()[:1]:
            self._tell(self._choice.choose(chosen.id, keys))

    @Slot()
    def _on_cleared(self) -> None:
        if self.selected is not None:
            self._tell(self._choice.choose(self.selected.id, None))

    @Slot()
    def _on_reset(self) -> None:
        if self.selected is not None:
            self._tell(self._choice.reset(self.selected.id))

    def _tell(self, why_refused: str) -> None:
        self._show_selected()
        if why_refused:
            self._say(why_refused, refused=True)


class KeyField(QKeySequenceEdit):
    """Field for one key with modifiers; Esc leaves it."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        self.setAccessibleName(tr("Shortcut of the command"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _title(command: Command) -> str:
    return tr(command.title).removesuffix("…")


def _fits(words: str, command: Command) -> bool:
    keys = [name.casefold() for name in command.key_names()]
    scope = command.scope.value
    described = f"{command.words} {tr(scope)} {scope} {' '.join(keys)}"
    named = any(fit(words, title) is not None for title in {tr(command.title), command.title})
    return named or begins_words(words, described) or words.casefold().replace(" ", "") in keys
