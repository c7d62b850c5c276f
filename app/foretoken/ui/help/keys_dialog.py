"""All keys in one list, to look them up and to choose others."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.system.language import tr
from foretoken.ui.commands.command import Command, Scope, either_key
from foretoken.ui.commands.key_choice import KeyChoice
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Tone, Type, dress
from foretoken.ui.parts.fuzzy import begins_words, fit
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.search_line import SearchLine
from foretoken.ui.parts.undo_line import UndoLine

_SIZE = (560, 640)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HELD_ALONE = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


@dataclass(frozen=True, slots=True)
class _Listed:
    command: Command
    changed: bool


class KeysDialog(FittedDialog):
    """What is chosen holds at once, and can be taken back."""

    def __init__(self, choice: KeyChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Shortcuts"))
        self.prefer_size(*_SIZE)
        self._choice = choice
        told = tr("Search the commands and their keys")
        self.search = _KeySearch(told, "keys.search", self)
        self.search.textChanged.connect(self._on_searched)
        self.search.moved.connect(self._on_moved)
        self.list = RowList(tr("Shortcuts"), lambda each: each.command.id, _described, self)
        self.list.chosen.connect(self._on_chosen)
        self.list.taken.connect(self._on_taken)
        self.list.typed.connect(self._on_typed)
        self.field = KeyField(self)
        self.field.pressed.connect(self._on_pressed)
        self.field.left.connect(self._on_field_left)
        self.none = self._button(tr("No key"), tr("The command has no key then"))
        self.none.clicked.connect(self._on_none)
        self.reset = self._button(tr("Reset"), tr("The command has its usual keys then"))
        self.reset.clicked.connect(self._on_reset)
        self.said = dress(Label(self), Type.SMALL, Tone.MUTED)
        """What there is to say of the chosen command, or why a key was refused."""
        self.said.setWordWrap(True)
        self.undo = UndoLine(self, keys=False)
        self.undo.button.clicked.connect(self._on_undone)
        told = tr("All commands have their usual keys then")
        self.reset_all = self._button(tr("Reset all"), told)
        self.reset_all.clicked.connect(self._on_reset_all)
        self.close_button = self._button(tr("Close"), keyed("keys.close"))
        dress(self.close_button, Button.PRIMARY)
        self.close_button.clicked.connect(self.accept)
        for command_id, run in (
            ("keys.search", self._on_search_wanted),
            ("keys.take_back", self._on_undone),
        ):
            for keys in command(command_id).sequences():
                QShortcut(keys, self).activated.connect(run)
        choice.changed.connect(self._show_all)
        self._lay_out()
        self._show_all()
        self.search.setFocus()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        return button

    def _lay_out(self) -> None:
        chosen = QHBoxLayout()
        chosen.setSpacing(Space.SMALL)
        chosen.addWidget(self.field, 1)
        chosen.addWidget(self.none)
        chosen.addWidget(self.reset)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset_all)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addLayout(chosen)
        layout.addWidget(self.said)
        layout.addWidget(self.undo)
        layout.addLayout(buttons)

    # --- what is shown -----------------------------------------------------------------------

    @property
    def _command(self) -> Command | None:
        """The one that is marked."""
        listed: _Listed | None = self.list.item
        return None if listed is None else listed.command

    @Slot()
    def _show_all(self) -> None:
        words = self.search.text()
        scopes = list(Scope)
        found = [each for each in self._choice.commands if _is_listed(each) and _fits(words, each)]
        found.sort(key=lambda each: scopes.index(each.scope))
        self.list.show_items([_Listed(each, self._choice.is_changed(each.id)) for each in found])
        self._show_chosen()
        if told := self._choice.told:
            self.undo.tell(told)
        else:
            self.undo.hide()
        self.reset_all.setEnabled(self._choice.any_changed)

    def _show_chosen(self) -> None:
        """Show the keys of the marked command, and what can be done with them."""
        chosen = self._command
        changeable = chosen is not None and chosen.changeable
        self.field.show_command(chosen)
        self.none.setEnabled(changeable and bool(chosen and chosen.keys))
        self.reset.setEnabled(chosen is not None and self._choice.is_changed(chosen.id))
        if chosen is not None:
            title = _title(chosen)
            self._say(
                tr(
                    "“{command}”: go to the field and press the keys that it shall have.",
                    command=title,
                )
                if changeable
                else tr(
                    "“{command}” is part of how lists and texts work; its keys stay.", command=title
                )
            )
        elif self.list.items():
            self._say(tr("Choose a command to give it other keys."))
        else:
            self._say(tr("Nothing fits “{words}”.", words=self.search.text().strip()))

    def _say(self, text: str, *, refused: bool = False) -> None:
        dress(self.said, Tone.ERROR if refused else Tone.MUTED)
        self.said.setText(text)
        self.field.setAccessibleDescription(text)

    # --- search and list ---------------------------------------------------------------------

    @Slot(str)
    def _on_searched(self, words: str) -> None:
        self._show_all()
        shown = self.list.items()
        if words.strip() and shown and self.list.item is None:
            self.list.choose(shown[0].command.id)
            self._show_chosen()

    @Slot()
    def _on_search_wanted(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot(object)
    def _on_moved(self, event: QKeyEvent) -> None:
        self.list.move_by(event)

    @Slot(object)
    def _on_typed(self, event: QKeyEvent) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendEvent(self.search, event)

    @Slot(object)
    def _on_chosen(self, _listed: object) -> None:
        self._show_chosen()

    @Slot()
    def _on_taken(self) -> None:
        if self.field.isEnabled():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, on a row or in the search, goes to where its keys are pressed."""
        focus = self.focusWidget()
        if event.key() in _ENTER and focus in (self.list, self.search):
            self._on_taken()
        elif event.key() in _ENTER and isinstance(focus, QPushButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    # --- changes -----------------------------------------------------------------------------

    @Slot(QKeySequence)
    def _on_pressed(self, keys: QKeySequence) -> None:
        chosen = self._command
        if chosen is not None and (why := self._choice.choose(chosen.id, keys)):
            self._say(why, refused=True)

    @Slot()
    def _on_none(self) -> None:
        if self._command is not None:
            self._choice.choose(self._command.id, None)
            self._on_field_left()  # the button goes

    @Slot()
    def _on_reset(self) -> None:
        if self._command is None:
            return
        if why := self._choice.reset(self._command.id):
            self._say(why, refused=True)
        else:
            self._on_field_left()

    @Slot()
    def _on_reset_all(self) -> None:
        self._choice.reset_all()
        self._on_field_left()

    @Slot()
    def _on_undone(self) -> None:
        self._choice.take_back()

    @Slot()
    def _on_field_left(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)


class KeyField(QLineEdit):
    """Shows keys; while it has the focus, what is pressed is meant."""

    pressed = Signal(QKeySequence)
    left = Signal()
    """Esc was pressed alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setAccessibleName(tr("Keys of the command"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._waiting = tr("Press the new keys")
        self._empty = ""

    def show_command(self, shown: Command | None) -> None:
        """Show the keys of a command, if there is one; not all can get others."""
        self.setText(either_key(shown.key_names()) if shown is not None else "")
        self.setEnabled(shown is not None and shown.changeable)
        self._empty = tr("No key") if shown is not None else ""
        self._show_waiting()

    def event(self, event: QEvent) -> bool:
        """Take what is pressed before anybody else does, but for the ways out: Tab and Esc."""
        if isinstance(event, QKeyEvent) and not _leaves(event):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_waiting()
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_waiting()

    def _show_waiting(self) -> None:
        self.setPlaceholderText(self._waiting if self.hasFocus() else self._empty)

    def _take(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or event.key() in _HELD_ALONE:
            return
        held = event.modifiers()
        held &= ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier)
        self.pressed.emit(QKeySequence(QKeyCombination(held, Qt.Key(event.key()))))


class _KeySearch(SearchLine):
    """Leaves the keys that move to the list."""

    moved = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
        ):
            self.moved.emit(event)
        else:
            super().keyPressEvent(event)


def _is_listed(command: Command) -> bool:
    return bool(command.keys) or command.changeable


def _title(command: Command) -> str:
    return tr(command.title).removesuffix("…")


def _fits(words: str, command: Command) -> bool:
    keys = " ".join(command.key_names())
    scope = command.scope.value
    said = f"{command.words} {tr(scope)} {scope} {keys}"
    typed = words.casefold().replace(" ", "")
    return (
        any(fit(words, title) is not None for title in {tr(command.title), command.title})
        or begins_words(words, said)
        or any(typed == key.casefold() for key in command.key_names())
    )


def _described(listed: _Listed) -> Row:
    command = listed.command
    where = tr(command.scope.value)
    if listed.changed:
        where = tr("{where} · changed", about="keys", where=where)
    elif not command.changeable:
        where = tr("{where} · fixed", about="keys", where=where)
    keys = either_key(command.key_names()) or tr("no key")
    title = _title(command)
    return Row(title, where, keys, spoken=f"{title}, {keys}, {where}")


def _leaves(event: QKeyEvent) -> bool:
    """Whether a key goes on to another part, or ends the pressing."""
    held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    leaving = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
    return not held and event.key() in leaving
