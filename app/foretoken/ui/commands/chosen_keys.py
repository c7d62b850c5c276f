"""Shortcuts that the user chose instead of the declared ones, and which keys are allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from foretoken.system.language import tr
from foretoken.ui.commands.command import ON_MAC, Command, clash, native_text

_PROPERTY = "chosen keys"  # not translated: a property
_MAX_KEYS = 4
_EDITING = ("MoveTo", "Select", "Delete", "Insert")  # not translated: names of Qt
_OTHER_EDITING = frozenset(  # not translated: names of Qt
    {"Undo", "Redo", "Cut", "Copy", "Paste", "Deselect", "Backspace"}
)
_MAC_WINDOW_KEYS = frozenset({Qt.Key.Key_H, Qt.Key.Key_M})
"""With Command they hide and minimise windows."""


def use_keys(app: QCoreApplication, chosen: Mapping[str, Sequence[str]]) -> None:
    """Set the keys, by Qt's names, of commands whose shortcuts were changed."""
    app.setProperty(_PROPERTY, {name: list(keys) for name, keys in chosen.items()})


def in_use(command: Command) -> Command:
    """Return a command with its current keys."""
    app = QCoreApplication.instance()
    chosen = app.property(_PROPERTY) if app is not None else None
    if not chosen or command.id not in chosen:
        return command
    return replace(command, keys=tuple(chosen[command.id]), mac_keys=None)


def read_chosen(
    commands: Sequence[Command], given: Mapping[str, object]
) -> dict[str, tuple[str, ...]]:
    """Parse stored shortcuts: keys by the id of a command.

    Left out are invalid or reserved keys, unknown or fixed commands, and keys of two commands.
    """
    found = {
        command.id: keys
        for command in commands
        if command.changeable and (keys := _read(command, given.get(command.id))) is not None
    }
    for name in list(found):
        now = {each.id: _with_keys(each, found) for each in commands}
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


def _read(command: Command, given: object) -> tuple[str, ...] | None:
    if not isinstance(given, (list, tuple)) or len(given) > _MAX_KEYS:
        return None
    if not all(isinstance(each, str) for each in given):
        return None
    read = [QKeySequence(each) for each in given]
    declared = command.sequences()
    if any(keys not in declared and (not keys.toString() or why_reserved(keys)) for keys in read):
        return None
    return tuple(dict.fromkeys(keys.toString() for keys in read))


def _with_keys(command: Command, chosen: Mapping[str, tuple[str, ...]]) -> Command:
    keys = chosen.get(command.id)
    return command if keys is None else replace(command, keys=keys, mac_keys=None)


@cache
def _editing_keys() -> frozenset[QKeySequence]:
    names = QKeySequence.StandardKey.__members__
    editing = (
        each for name, each in names.items() if name.startswith(_EDITING) or name in _OTHER_EDITING
    )
    return frozenset(keys for each in editing for keys in QKeySequence.keyBindings(each))
