"""The user's choice of shortcuts over the declared ones, with undo, and which keys are allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QUndoStack

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import CHANGED_KEYS
from foretoken.system.language import tr
from foretoken.ui.commands.command import (
    ON_MAC,
    Command,
    clash,
    in_use,
    native_text,
    use_keys,
    with_keys,
)
from foretoken.ui.commands.table import show_new_keys
from foretoken.ui.parts.notices import ValueChange

_MAX_KEYS = 4
_EDITING = ("MoveTo", "Select", "Delete", "Insert")  # not translated: names of Qt
_OTHER_EDITING = frozenset(  # not translated: names of Qt
    {"Undo", "Redo", "Cut", "Copy", "Paste", "Deselect", "Backspace"}
)
_MAC_WINDOW_KEYS = frozenset({Qt.Key.Key_H, Qt.Key.Key_M})
"""With Command they hide and minimise windows."""


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
        self.chosen: dict[str, tuple[str, ...]] = {}
        """Keys by the id of a command, of those with other keys than their defaults."""
        self.stack = QUndoStack(self)
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
        done = tr("“{command}” no longer has a shortcut.", command=tr(declared.title))
        if keys is not None:
            done = tr(
                "The shortcut of “{command}” is now {key}.",
                command=tr(declared.title),
                key=native_text(keys),
            )
        self._change(done, declared, [] if keys is None else [keys])
        return ""

    def reset(self, command_id: str) -> str:
        """Restore a command's default keys; return why that is refused, empty on success."""
        declared = self._declared[command_id]
        keys = declared.sequences()
        if why := next(filter(None, (why_refused(self.commands, declared, k) for k in keys)), ""):
            return why
        done = tr("“{command}” has its default shortcut again.", command=tr(declared.title))
        self._change(done, declared, keys)
        return ""

    @Slot()
    def reset_all(self) -> None:
        self._push(tr("All commands have their default shortcuts again."), {})

    def _change(self, done: str, declared: Command, keys: list[QKeySequence]) -> None:
        chosen = {name: each for name, each in self.chosen.items() if name != declared.id}
        if keys != declared.sequences():
            chosen[declared.id] = tuple(each.toString() for each in keys)
        self._push(done, chosen)

    def _push(self, done: str, chosen: dict[str, tuple[str, ...]]) -> None:
        if chosen != self.chosen:
            self.stack.push(ValueChange(done, self._save, self.chosen, chosen))

    def _save(self, chosen: Mapping[str, tuple[str, ...]]) -> None:
        self._preferences.set(CHANGED_KEYS, {name: list(keys) for name, keys in chosen.items()})

    @Slot()
    def _reload(self) -> None:
        given = self._preferences.get(CHANGED_KEYS)
        self.chosen = read_chosen(list(self._declared.values()), given)
        use_keys(self.chosen)
        show_new_keys()
        self.changed.emit()
