"""Settings dialog: a form with all declared preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import Slot
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import USER_PREFERENCES
from foretoken.preferences.described import default_words, room_title, rooms
from foretoken.preferences.preference import ChoiceKind, Preference
from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.command import add_scoped_action
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Tone, styled
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.forms import DialogButtons, FoldingRow, SearchLine, column
from foretoken.ui.parts.fuzzy import begins_words, fit
from foretoken.ui.parts.notices import UndoLine, ValueChange
from foretoken.ui.parts.preference_row import FormPage, FormSection, PreferenceRow

OverrideOf: TypeAlias = Callable[[Preference[Any]], str]
"""Returns what overrides a preference, such as "This chat uses 0.2"."""
_SIZE = (780, 620)


class SettingRow(PreferenceRow):
    """Row that follows its preference, whatever changes it."""

    def __init__(
        self,
        preference: Preference[Any],
        preferences: KeptPreferences,
        override_of: OverrideOf,
        form: QVBoxLayout,
    ) -> None:
        help_text = f"{tr(preference.help)} {default_words(preference)}"
        super().__init__(preference, form, help_text=help_text)
        self._preferences = preferences
        self._override_of = override_of
        preferences.changed(preference).connect(self.refresh)
        self.refresh()

    @property
    def is_changed(self) -> bool:
        """Whether a value other than the default is in use and can be reset."""
        given = self._preferences.given_by(self.preference)
        return not given and self._preferences.get(self.preference) != self.preference.default

    @Slot()
    def refresh(self) -> None:
        """Show the value in use, and what overrides it."""
        preference = self.preference
        given = self._preferences.given_by(preference)
        note = tr("Set by {option} until Foretoken is closed.", option=given) if given else ""
        default = preference.kind.shown(preference.default)
        self.show_value(
            self._preferences.get(preference),
            note=" ".join(filter(None, (note, self._override_of(preference)))),
            strong=True,
            reset=tr("Reset to {value}", value=default) if self.is_changed else "",
            enabled=not given,
        )

    def fits(self, words: str) -> bool:
        """Return whether a search for ``words`` matches; empty words match everything."""
        preference, kind = self.preference, self.preference.kind
        titles = kind.titles if isinstance(kind, ChoiceKind) else ()
        values = " ".join(kind.shown(each) for each in titles)
        room, key = room_title(preference.room), preference.key.replace(".", " ").replace("_", " ")
        title = tr(preference.title)
        said = f"{room} {title} {tr(preference.help)} {key} {preference.key} {values}"
        return fit(words, title) is not None or begins_words(words, said)


class SettingsSection(FormSection):
    """The settings of a room."""

    def __init__(self, room: str, parent: QWidget) -> None:
        super().__init__(room_title(room), parent)
        self.rows: list[SettingRow] = []

    def look_for(self, words: str) -> bool:
        """Show the matching rows; return whether there are any."""
        for row in self.rows:
            row.setVisible(row.fits(words))
        return any(not row.isHidden() for row in self.rows)


class SettingsDialog(FittedDialog):
    """Every change applies at once and can be undone."""

    def __init__(
        self,
        preferences: KeptPreferences,
        override_of: OverrideOf,
        parent: QWidget,
        declared: Sequence[Preference[Any]] = USER_PREFERENCES,
    ) -> None:
        super().__init__(parent, tr("Settings"), size=_SIZE)
        self._preferences = preferences
        self._changing = False
        self.stack = QUndoStack(self)
        self.search = SearchLine(tr("Search settings"), "settings.search", self)
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._on_return)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Sections"))
        self.list.itemActivated.connect(self._on_return)
        self.list.itemClicked.connect(self.search.clear)
        self._nothing = styled(Label(self), Tone.MUTED)
        self.sections: list[SettingsSection] = []
        for room, found in rooms(declared).items():
            section = SettingsSection(room, self)
            for preference in found:
                row = SettingRow(preference, preferences, override_of, section.form)
                row.chosen.connect(lambda each, value: self._on_chosen(each, value, each))
                row.reset_requested.connect(lambda each: self._on_chosen(each, each.default))
                preferences.changed(preference).connect(self._on_changed)
                section.rows.append(row)
            self.sections.append(section)
            self.list.addItem(room_title(room))
        inside = QWidget(self)
        self.page = FormPage(inside, self)
        self.page.setAccessibleName(tr("Settings"))
        self.undo = UndoLine(self, keys=False)
        self.undo.follow(self.stack)
        buttons = DialogButtons(self)
        self.close_button = buttons.leave
        self.close_button.setDefault(False)  # leaves Enter to the fields
        self.close_button.setToolTip(tooltip_with_keys("settings.close"))
        tip = tr("Reset all settings to their defaults")
        self.reset_all = buttons.add(tr("Reset all"), self._on_reset_all, tip)
        add_scoped_action(self, command("settings.search"), self.search.take_focus)
        add_scoped_action(self, command("settings.take_back"), self.stack.undo)
        self._lay_out(inside, buttons)
        self.list.setCurrentRow(0)
        self.list.currentRowChanged.connect(self._show)
        self._show()
        self._on_changed()
        self.search.setFocus()

    @property
    def rows(self) -> list[SettingRow]:
        return [row for section in self.sections for row in section.rows]

    def row(self, preference: Preference[Any]) -> SettingRow:
        return next(row for row in self.rows if row.preference is preference)

    @Slot()
    def refresh(self) -> None:
        """Update which preferences are overridden."""
        for row in self.rows:
            row.refresh()

    def done(self, result: int) -> None:
        """Commit what is being typed, and close."""
        if (field := self.focusWidget()) is not None:
            field.clearFocus()
        super().done(result)

    def _lay_out(self, inside: QWidget, buttons: DialogButtons) -> None:
        inner = column(inside, self._nothing, *self.sections, None, spacing=Space.TIGHT)
        inner.setContentsMargins(margins(0, 0, Space.MEDIUM, 0))
        both = FoldingRow((self.list, 1), (self.page, 3), spacing=Space.LARGE)
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        parts = self.search, (both, 1), self.undo, buttons
        column(self.content, *parts, margins=edges, spacing=Space.MEDIUM)

    # --- search and sections -----------------------------------------------------------------

    @Slot()
    def _show(self) -> None:
        """Show the chosen section, or what matches the search in all of them."""
        words = self.search.text().strip()
        for index, section in enumerate(self.sections):
            fits = section.look_for(words)
            section.setVisible(fits if words else index == self.list.currentRow())
            self.list.item(index).setHidden(not fits)
        self._nothing.setText(tr("No settings match “{words}”.", words=words))
        self._nothing.setVisible(all(section.isHidden() for section in self.sections))
        self.page.verticalScrollBar().setValue(0)

    @Slot()
    def _on_return(self) -> None:
        """Focus the first setting that is shown, which follows the list."""
        if self._nothing.isHidden():
            self.list.setFocus()
            self.focusNextChild()

    # --- changes -----------------------------------------------------------------------------

    def _on_chosen(self, preference: Preference[Any], value: object, of: object = None) -> None:
        title, shown = tr(preference.title), preference.kind.shown(value)
        told = tr("{title}: {value}", title=title, value=shown)
        self._change(told, {preference: value}, of)

    @Slot()
    def _on_reset_all(self) -> None:
        values = {row.preference: row.preference.default for row in self.rows if row.is_changed}
        told = tr_n("{count} setting was reset.", "{count} settings were reset.", len(values))
        self._change(told, values)

    def _change(self, told: str, values: Mapping[Preference[Any], Any], of: object = None) -> None:
        before = {each: self._preferences.get(each) for each in values}
        if before != values:
            self.stack.push(ValueChange(told, self._apply, before, values, of))

    def _apply(self, values: Mapping[Preference[Any], Any]) -> None:
        self._changing = True
        self._preferences.set_together(values)
        self._changing = False

    @Slot()
    def _on_changed(self) -> None:
        """Clear the undo history if the change was made elsewhere."""
        if not self._changing:
            self.stack.clear()
        self.reset_all.setEnabled(any(row.is_changed for row in self.rows))
