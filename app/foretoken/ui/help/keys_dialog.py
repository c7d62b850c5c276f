"""Keyboard shortcuts dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QKeySequenceEdit, QTreeView, QWidget

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
from foretoken.ui.parts.search_line import SearchLine
from foretoken.ui.parts.undo_line import UndoLine

_SIZE = (600, 640)


class KeysDialog(FittedDialog):
    """Dialog to view and change shortcuts; changes apply at once and can be undone."""

    def __init__(self, choice: KeyChoice, parent: QWidget) -> None:
        super().__init__(parent, tr("Keyboard shortcuts"), size=_SIZE)
        self._choice = choice
        self._rows: dict[str, tuple[QStandardItem, QStandardItem]] = {}
        self.search = SearchLine(tr("Search shortcuts"), "keys.search", self)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._focus_field)
        self.tree = QTreeView(self)
        self._model = QStandardItemModel(self)
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
        self.tree.selectionModel().currentChanged.connect(self._show_selected)
        choice.changed.connect(self._show_keys)
        change = row(self.field, self.clear, self.reset)
        parts = self.search, (self.tree, 1), change, self.said, self.undo, buttons
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        column(self.content, *parts, margins=edges, spacing=Space.MEDIUM)
        self._show_keys()
        self.search.setFocus()

    def _fill_tree(self) -> None:
        self._model.setHorizontalHeaderLabels([tr("Command"), tr("Shortcut")])
        scopes = list(Scope)
        commands = (each for each in self._choice.commands if each.keys or each.changeable)
        groups: dict[Scope, QStandardItem] = {}
        for each in sorted(commands, key=lambda each: scopes.index(each.scope)):
            if each.scope not in groups:
                groups[each.scope] = group = QStandardItem(tr(each.scope.value))
                group.setFlags(Qt.ItemFlag.NoItemFlags)
                self._model.appendRow(group)
            title, keys = QStandardItem(_title(each)), QStandardItem()
            title.setData(each, Qt.ItemDataRole.UserRole)
            for item in (title, keys):
                item.setEditable(False)
            groups[each.scope].appendRow([title, keys])
            self._rows[each.id] = title, keys
        tree = self.tree
        tree.setModel(self._model)
        tree.setAccessibleName(tr("Keyboard shortcuts"))
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.expandAll()
        tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setStretchLastSection(False)
        for top in range(self._model.rowCount()):
            tree.setFirstColumnSpanned(top, tree.rootIndex(), True)
        tree.activated.connect(self._focus_field)

    # --- display -----------------------------------------------------------------------------

    @property
    def selected(self) -> Command | None:
        """The selected command, if the search shows it."""
        index = self.tree.currentIndex().siblingAtColumn(0)
        shown = index.isValid() and not self.tree.isRowHidden(index.row(), index.parent())
        return in_use(index.data(Qt.ItemDataRole.UserRole)) if shown else None

    def select(self, command_id: str) -> None:
        self.tree.setCurrentIndex(self._rows[command_id][0].index())

    @Slot()
    def _show_keys(self) -> None:
        """Update the keys of all commands."""
        for each in self._choice.commands:
            if each.id in self._rows:
                title, keys = self._rows[each.id]
                keys.setText(aligned_to_layout(either_key(each.key_names())))
                font = title.font()
                font.setBold(each.id in self._choice.chosen)
                keys.setFont(font)
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
        first = None
        for top in range(self._model.rowCount()):
            group = self._model.item(top)
            any_fits = False
            for below in range(group.rowCount()):
                item = group.child(below)
                fits = _fits(words, in_use(item.data(Qt.ItemDataRole.UserRole)))
                self.tree.setRowHidden(below, group.index(), not fits)
                any_fits |= fits
                first = first or (item if fits else None)
            self.tree.setRowHidden(top, self.tree.rootIndex(), not any_fits)
        if words.strip() and first is not None and self.selected is None:
            self.tree.setCurrentIndex(first.index())
        self._show_selected()
        if first is None:
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
    said = f"{command.words} {tr(scope)} {scope} {' '.join(keys)}"
    named = any(fit(words, title) is not None for title in {tr(command.title), command.title})
    return named or begins_words(words, said) or words.casefold().replace(" ", "") in keys
