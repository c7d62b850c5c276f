"""The settings: everything that the preferences declare, to be changed at once and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import DECLARED
from foretoken.preferences.described import rooms
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.sizes import Space, scaled, text_scale
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Themed
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.search_line import SearchLine
from foretoken.ui.parts.undo_line import UndoLine
from foretoken.ui.settings.setting_changes import SettingChanges
from foretoken.ui.settings.setting_row import OverrideOf, SettingRow
from foretoken.ui.settings.settings_page import SectionList, SettingsPage, SettingsSection

_SIZE = (780, 620)
_LIST_FROM = 620
"""A dialog that is narrower, at the normal text size, has no list of sections."""


class SettingsDialog(Spoken, Themed, FittedDialog):
    """What is chosen holds at once; nothing waits for a button."""

    def __init__(
        self,
        preferences: KeptPreferences,
        override_of: OverrideOf,
        parent: QWidget,
        declared: Sequence[Preference[Any]] = DECLARED,
    ) -> None:
        """``override_of`` says what is used in the place of a preference, or nothing."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self.prefer_size(*_SIZE)
        self._scale = text_scale()
        self._changes = SettingChanges(preferences)
        self.search = SearchLine(tr("Search the settings"), "settings.search", self)
        self.search.textChanged.connect(self._on_searched)
        self.search.returnPressed.connect(self._on_return)
        self.list = SectionList(self)
        self.list.gone_to.connect(self._on_gone_to)
        self.list.clicked.connect(self._on_list_clicked)
        self.list.typed.connect(self._on_typed)
        sections = [
            SettingsSection(room, found, self._changes, override_of, self)
            for room, found in rooms(declared).items()
        ]
        self.page = SettingsPage(sections, self)
        self.page.setAccessibleName(tr("Settings"))
        self.page.reached.connect(self._on_reached)
        self.undo = UndoLine(self, keys=False)  # its button is too slow for many in a row
        self.undo.button.clicked.connect(self._on_undone)
        self.reset_all = QPushButton(tr("Reset all"), self)
        self.reset_all.setAutoDefault(False)
        self.reset_all.setToolTip(tr("Every setting becomes what it is unless changed"))
        self.reset_all.clicked.connect(self._on_reset_all)
        self.close_button = QPushButton(tr("Close"), self)
        self.close_button.setAutoDefault(False)
        self.close_button.setToolTip(keyed("settings.close"))
        self.close_button.clicked.connect(self.accept)
        for command_id, run in (
            ("settings.search", self._on_search_wanted),
            ("settings.take_back", self._on_undone),
        ):
            for keys in command(command_id).sequences():
                QShortcut(keys, self).activated.connect(run)
        for section in sections:
            section.changed.connect(self._on_changed)
        self._lay_out()
        self.page.look_for("")
        self._show_state()
        self.list.choose(sections[0].room if sections else None)
        self._show_list()
        self.search.setFocus()

    def row(self, preference: Preference[Any]) -> SettingRow:
        """The row of a preference."""
        return next(row for row in self.page.rows if row.preference is preference)

    def refresh(self) -> None:
        """Something else may be used now in the place of preferences."""
        for row in self.page.rows:
            row.refresh()

    def done(self, result: int) -> None:
        """Take what is typed."""
        for row in self.page.rows:
            row.control.settle()
        super().done(result)

    def on_language_changed(self) -> None:
        """Say anew what was changed; the rows see to themselves."""
        self._show_state()

    def on_look_changed(self) -> None:
        """Grow and shrink with the text that is chosen here."""
        before, self._scale = self._scale, text_scale()
        if self._scale != before:
            self.resize(self.size() * (self._scale / before))
            self.fit()
        self._show_list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_list()

    def _show_list(self) -> None:
        """Where there is room for it."""
        self.list.setVisible(self.width() >= scaled(_LIST_FROM))

    def _lay_out(self) -> None:
        both = QHBoxLayout()
        both.setSpacing(Space.LARGE)
        both.addWidget(self.list)
        both.addWidget(self.page, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.reset_all)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self.search)
        layout.addLayout(both, 1)
        layout.addWidget(self.undo)
        layout.addLayout(buttons)

    def _show_state(self) -> None:
        """Say what can be taken back and reset."""
        if told := self._changes.told:
            self.undo.tell(told)
        else:
            self.undo.hide()
        self.reset_all.setEnabled(any(section.differing for section in self.page.sections))
        self.list.show_sections(self.page.sections)

    # --- search and sections -----------------------------------------------------------------

    @Slot(str)
    def _on_searched(self, words: str) -> None:
        self.page.look_for(words)
        self.list.show_sections(self.page.sections)
        first = next((each.room for each in self.page.sections if each.fitting), None)
        self.list.choose(first)

    @Slot()
    def _on_search_wanted(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot(object)
    def _on_typed(self, event: QKeyEvent) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendEvent(self.search, event)

    @Slot(str)
    def _on_reached(self, room: str) -> None:
        self.list.choose(room)

    @Slot(str)
    def _on_gone_to(self, room: str) -> None:
        self.page.go_to(room)

    @Slot()
    def _on_list_clicked(self) -> None:
        """Show where the section is, also where nothing has to be scrolled for it."""
        self._focus_section()

    @Slot()
    def _on_return(self) -> None:
        if self.list.item is not None:
            self._focus_section()

    def _focus_section(self) -> None:
        row = self.page.go_to(str(self.list.key))
        if row is not None:
            row.control.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- changes -----------------------------------------------------------------------------

    @Slot(object)
    def _on_changed(self) -> None:
        self._show_state()

    @Slot()
    def _on_undone(self) -> None:
        changed = self._changes.take_back()
        self._show_state()
        if len(changed) == 1:
            self.page.ensureWidgetVisible(self.row(changed[0]))

    @Slot()
    def _on_reset_all(self) -> None:
        self._changes.reset(p for section in self.page.sections for p in section.preferences)
        self._show_state()
