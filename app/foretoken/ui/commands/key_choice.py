"""The user's choice of shortcuts over the declared ones, with undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QKeySequence

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import CHANGED_KEYS
from foretoken.system.language import tr
from foretoken.ui.commands.chosen_keys import in_use, read_chosen, use_keys, why_refused
from foretoken.ui.commands.command import Command, native_text
from foretoken.ui.commands.key_tips import show_new_keys


class KeyChoice(QObject):
    """To be created before any widgets, so that these start with the chosen keys."""

    changed = Signal()
    """The keys of commands have changed; tooltips are up to date."""

    def __init__(self, preferences: KeptPreferences, declared: Sequence[Command]) -> None:
        super().__init__()
        self._preferences = preferences
        self._declared = {each.id: each for each in declared}
        self._chosen: dict[str, tuple[str, ...]] = {}
        self._steps: list[tuple[str, dict[str, tuple[str, ...]]]] = []
        """Undo history, newest last: description of the change, and the choice before it."""
        preferences.changed(CHANGED_KEYS).connect(self._reload)
        self._reload()

    @property
    def commands(self) -> list[Command]:
        """All commands, with their current keys."""
        return [in_use(each) for each in self._declared.values()]

    @property
    def told(self) -> str:
        """Description of the change that ``take_back`` would undo; empty if none."""
        return self._steps[-1][0] if self._steps else ""

    @property
    def any_changed(self) -> bool:
        """Whether any command has other keys than its defaults."""
        return bool(self._chosen)

    def is_changed(self, command_id: str) -> bool:
        return command_id in self._chosen

    def choose(self, command_id: str, keys: QKeySequence | None) -> str:
        """Replace a command's keys by a single one, or by none.

        Returns why that is refused, in a sentence; empty on success.
        """
        declared = self._declared[command_id]
        if keys is not None and (why := why_refused(self.commands, declared, keys)):
            return why
        wanted = [] if keys is None else [keys]
        if wanted == in_use(declared).sequences():
            return ""
        chosen = dict(self._chosen)
        chosen.pop(command_id, None)
        if wanted != declared.sequences():
            chosen[command_id] = tuple(each.toString() for each in wanted)
        title = tr(declared.title)
        if keys is None:
            self._step(tr("“{command}” no longer has a shortcut.", command=title), chosen)
        else:
            done = tr(
                "The shortcut of “{command}” is now {key}.", command=title, key=native_text(keys)
            )
            self._step(done, chosen)
        return ""

    def reset(self, command_id: str) -> str:
        """Restore a command's default keys; return why that is refused, empty on success."""
        declared = self._declared[command_id]
        refused = (why_refused(self.commands, declared, keys) for keys in declared.sequences())
        if why := next(filter(None, refused), ""):
            return why
        if command_id in self._chosen:
            chosen = {name: keys for name, keys in self._chosen.items() if name != command_id}
            done = tr("“{command}” has its default shortcut again.", command=tr(declared.title))
            self._step(done, chosen)
        return ""

    def reset_all(self) -> None:
        if self._chosen:
            self._step(tr("All commands have their default shortcuts again."), {})

    def take_back(self) -> None:
        if self._steps:
            self._save(self._steps.pop()[1])

    def _step(self, done: str, chosen: dict[str, tuple[str, ...]]) -> None:
        self._steps.append((done, self._chosen))
        self._save(chosen)

    def _save(self, chosen: Mapping[str, tuple[str, ...]]) -> None:
        self._preferences.set(CHANGED_KEYS, {name: list(keys) for name, keys in chosen.items()})

    @Slot()
    def _reload(self) -> None:
        given = self._preferences.get(CHANGED_KEYS)
        self._chosen = read_chosen(list(self._declared.values()), given)
        app = QCoreApplication.instance()
        if app is not None:
            use_keys(app, self._chosen)
        show_new_keys()
        self.changed.emit()
