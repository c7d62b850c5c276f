"""Keyboard shortcuts: which keys the user may choose for commands, and the dialog to do so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QKeySequenceEdit, QTreeWidget, QTreeWidgetItem, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import CHANGED_KEYS
from foretoken.system.language import tr
from foretoken.ui.commands.command import (
    ON_MAC,
    Command,
    Scope,
    add_scoped_action,
    clash,
    either_key,
    in_use,
    native_text,
    use_keys,
    with_keys,
)
from foretoken.ui.commands.table import command, show_new_keys, tooltip_with_keys
from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Tone, styled
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.forms import DialogButtons, SearchLine, column, note, push_button, row
from foretoken.ui.parts.fuzzy import begins_words, fit
from foretoken.ui.parts.grouped_rows import keep_scroll_position
from foretoken.ui.parts.notices import UndoLine

_EDITING = ("MoveTo", "Select", "Delete", "Insert")  # not translated: names of Qt
_OTHER_EDITING = frozenset(  # not translated: names of Qt
    {"Undo", "Redo", "Cut", "Copy", "Paste", "Deselect", "Backspace"}
)
_MAC_WINDOW_KEYS = frozenset({Qt.Key.Key_H, Qt.Key.Key_M})
"""With Command they hide and minimise windows."""


def read_chosen(commands: Sequence[Command], stored: Mapping[str, str]) -> dict[str, str]:
    """Return the stored shortcuts, by the id of a command; an empty one means none.

    Left out are invalid or reserved keys, unknown or fixed commands, and keys of two commands.
    """
    found = {
        command.id: stored[command.id]
        for command in commands
        if command.changeable and command.id in stored and _is_allowed(command, stored[command.id])
    }
    for name in list(found):
        now = {each.id: with_keys(each, found) for each in commands}
        if any(holder(now.values(), now[name], keys) for keys in now[name].sequences()):
            del found[name]
    return found


def why_refused(commands: Iterable[Command], command: Command, keys: QKeySequence) -> str:
    """Return why a command cannot have a key, in a sentence; empty if it can.

    ``commands`` have their current keys, ``command`` its declared ones.
    """
    if keys not in command.sequences() and (why := why_reserved(keys)):
        return why
    other = holder(commands, command, keys)
    if other is None:
        return ""
    return tr(
        "{key} is already the shortcut of “{command}”.",
        key=native_text(keys),
        command=tr(other.title),
    )


def holder(commands: Iterable[Command], command: Command, keys: QKeySequence) -> Command | None:
    """Return another command with this key that conflicts with ``command``, if any."""
    others = (each for each in commands if each.id != command.id and clash(each, command))
    return next((each for each in others if keys in each.sequences()), None)


def why_reserved(keys: QKeySequence, *, mac: bool = ON_MAC) -> str:
    """Return why a key is not allowed for any command, in a sentence; empty if it is."""
    named = native_text(keys)
    if keys.count() != 1:
        return tr("A shortcut is one key, with or without modifiers.")
    if keys in _editing_keys():
        return tr("{key} is reserved for editing text.", key=named)
    pressed = keys[0]  # type: ignore[index]  # the stubs do not know it
    key, held = pressed.key(), pressed.keyboardModifiers()
    modifier = Qt.KeyboardModifier
    ctrl, alt, meta = (
        bool(held & each)
        for each in (modifier.ControlModifier, modifier.AltModifier, modifier.MetaModifier)
    )
    function_key = Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35
    if not function_key and not Qt.Key.Key_Space < key < Qt.Key.Key_Escape:
        return tr("{key} is reserved for navigation or by the system.", key=named)
    if not (function_key or ctrl or alt or meta):
        return tr("{key} is used to type text.", key=named)
    if mac:
        of_system = (alt and not ctrl) or (ctrl and key in _MAC_WINDOW_KEYS)
    else:
        of_system = meta or (ctrl and alt) or (alt and function_key)
        of_system |= key == Qt.Key.Key_F10 and held == modifier.ShiftModifier  # the context menu
    return tr("{key} is reserved by the system.", key=named) if of_system else ""


def _is_allowed(command: Command, key: str) -> bool:
    keys = QKeySequence(key)
    return not key or keys in command.sequences() or not why_reserved(keys)


@cache
def _editing_keys() -> frozenset[QKeySequence]:
    names = QKeySequence.StandardKey.__members__
    editing = (
        each for name, each in names.items() if name.startswith(_EDITING) or name in _OTHER_EDITING
    )
    return frozenset(keys for each in editing for keys in QKeySequence.keyBindings(each))


class KeyChoice(QObject):
    """To be created before any widgets, so that these start with the chosen keys."""

    changed = Signal()
    """The keys of commands have changed; tooltips are up to date."""

    def __init__(self, preferences: KeptPreferences, declared: Sequence[Command]) -> None:
        super().__init__()
        self._preferences = preferences
        self._declared = {each.id: each for each in declared}
        self.chosen: dict[str, str] = {}
        """Keys by the id of a command, of those with other keys than their defaults."""
        preferences.changed(CHANGED_KEYS).connect(self._reload)
        self._reload()

    @property
    def commands(self) -> list[Command]:
        """All commands, with their current keys."""
        return [in_use(each) for each in self._declared.values()]

    def choose(self, command_id: str, keys: QKeySequence | None) -> str:
        """Replace a command's keys by a single one, or by none.

        Returns why that is refused, in a sentence; empty on success.
        """
        declared = self._declared[command_id]
        if keys is not None and (why := why_refused(self.commands, declared, keys)):
            return why
        chosen = {**self.chosen, command_id: "" if keys is None else keys.toString()}
        if keys is not None and declared.sequences() == [keys]:
            del chosen[command_id]
        self.save(chosen)
        return ""

    def reset(self, command_id: str) -> str:
        """Restore a command's default keys; return why that is refused, empty on success."""
        declared = self._declared[command_id]
        for keys in declared.sequences():
            if why := why_refused(self.commands, declared, keys):
                return why
        self.save({name: each for name, each in self.chosen.items() if name != command_id})
        return ""

    def save(self, chosen: Mapping[str, str]) -> None:
        """Replace all keys that were chosen."""
        self._preferences.set(CHANGED_KEYS, chosen)

    @Slot()
    def _reload(self) -> None:
        stored = self._preferences.get(CHANGED_KEYS)
        self.chosen = read_chosen(list(self._declared.values()), stored)
        use_keys(self.chosen)
        show_new_keys()
        self.changed.emit()


_SIZE = (600, 640)


class KeysDialog(FittedDialog):
    """Dialog to view and change shortcuts; changes apply at once."""

    def __init__(self, choice: KeyChoice, parent: QWidget) -> None:
        super().__init__(parent, tr("Keyboard shortcuts"), size=_SIZE)
        self._choice = choice
        self.search = SearchLine(tr("Search shortcuts"), "keys.search", self)
        self.search.textChanged.connect(self._show_commands)
        self.search.returnPressed.connect(self._focus_field)
        self.tree = QTreeWidget(self)
        self._set_up_tree()
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
        buttons = DialogButtons(self)
        close = buttons.leave
        close.setToolTip(tooltip_with_keys("keys.close"))
        self.undo = UndoLine(self, keys=False)
        self.reset_all = buttons.add(tr("Restore defaults"), self._on_reset_all)
        close.setAutoDefault(False)
        close.setDefault(False)  # leaves Enter to the list and the field
        add_scoped_action(self, command("keys.search"), self.search.take_focus)
        self.tree.currentItemChanged.connect(self._show_selected)
        choice.changed.connect(self._show_commands)
        change = row(self.field, self.clear, self.reset)
        parts = self.search, (self.tree, 1), change, self.said, self.undo, buttons
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        column(self.content, *parts, margins=edges, spacing=Space.MEDIUM)
        self._show_commands()
        self.search.setFocus()

    def _set_up_tree(self) -> None:
        tree = self.tree
        tree.setHeaderLabels([tr("Command"), tr("Shortcut")])
        tree.setAccessibleName(tr("Keyboard shortcuts"))
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setStretchLastSection(False)
        tree.activated.connect(self._focus_field)

    @Slot()
    def _on_reset_all(self) -> None:
        before = self._choice.chosen
        self._choice.save({})
        text = tr("All commands have their default shortcuts again.")
        self.undo.tell(text, partial(self._on_undo, before))

    def _on_undo(self, before: Mapping[str, str]) -> None:
        self._choice.save(before)
        self.undo.hide()

    # --- display -----------------------------------------------------------------------------

    @property
    def selected(self) -> Command | None:
        """The selected command, if the search shows it."""
        item = self.tree.currentItem()
        return None if item is None else item.data(0, Qt.ItemDataRole.UserRole)

    @Slot()
    def _show_commands(self) -> None:
        """List the commands that fit the search, with their keys, and select one of them."""
        words, before, tree = self.search.text().strip(), self.selected, self.tree
        commands = [each for each in self._choice.commands if each.keys or each.changeable]
        items: dict[str, QTreeWidgetItem] = {}
        heading = QFont()
        heading.setWeight(QFont.Weight.DemiBold)
        with QSignalBlocker(tree), keep_scroll_position(tree):
            tree.clear()
            for scope in Scope:
                fitting = [c for c in commands if c.scope is scope and _fits(words, c)]
                if not fitting:
                    continue
                group = QTreeWidgetItem(tree, [tr(scope.value)])
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                group.setFont(0, heading)
                group.setFirstColumnSpanned(True)
                for each in fitting:
                    keys = aligned_to_layout(either_key(each.key_names()))
                    item = items[each.id] = QTreeWidgetItem(group, [_title(each), keys])
                    item.setData(0, Qt.ItemDataRole.UserRole, each)
                    font = item.font(1)
                    font.setBold(each.id in self._choice.chosen)
                    item.setFont(1, font)
            tree.expandAll()
            if before is not None and before.id in items:
                tree.setCurrentItem(items[before.id])
            elif words and items:
                tree.setCurrentItem(next(iter(items.values())))
        self.reset_all.setEnabled(bool(self._choice.chosen))
        self._show_selected()
        if not items:
            self._say(tr("No shortcut matches “{words}”.", words=words))

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
