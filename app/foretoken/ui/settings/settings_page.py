"""All settings below each other, by sections, and the list of the sections beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from foretoken.preferences.described import room_title
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr, tr_n
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.settings.setting_changes import SettingChanges
from foretoken.ui.settings.setting_row import OverrideOf, SettingRow

_LIST_WIDTH = 176
_ENDLESS = (1 << 24) - 1
_SETTLING_MS = 100
"""After other words came, rows find their heights in several turns."""


class SettingsSection(QWidget):
    """A heading, and a card with the settings of a room."""

    changed = Signal(object)
    """A Preference of it has another value."""

    def __init__(
        self,
        room: str,
        preferences: Iterable[Preference[Any]],
        changes: SettingChanges,
        override_of: OverrideOf,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.room = room
        self.fitting = 0
        """How many of the settings are shown."""
        self.preferences = tuple(preferences)
        self._changes = changes
        self._override_of = override_of
        self._words = ""
        self._card = dress(QFrame(self), Surface.CARD)
        self._card.setAccessibleName(room_title(room))
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(dress(Label(room_title(room), self), Type.SECTION))
        column.addWidget(self._card)
        self._rows: list[SettingRow] = []
        self.complete()

    @property
    def rows(self) -> list[SettingRow]:
        """A row for each of the settings."""
        self.complete()
        return self._rows

    @property
    def differing(self) -> int:
        """How many of the settings have another value than the default."""
        return sum(map(self._changes.can_reset, self.preferences))

    def look_for(self, words: str) -> None:
        """Show the settings that fit."""
        self._words = words
        found = [row for row in self.rows if row.fits(words)]
        for row in self.rows:
            row.setVisible(row in found)
            row.line.setVisible(row is not found[0] if found else False)
        self.fitting = len(found)
        self.setVisible(bool(found))

    def let_go(self) -> None:
        """Keep the room of the rows only."""
        self._card.setFixedHeight(self._card.height())
        rows, self._rows = self._rows, []
        for row in rows:
            row.control.settle()
            row.deleteLater()
            QCoreApplication.sendPostedEvents(row, QEvent.Type.DeferredDelete.value)

    def complete(self) -> bool:
        """Make the rows again if they were let go; return whether they were."""
        if self._rows or not self.preferences:
            return False
        inside = self._card.layout()
        assert inside is not None
        for preference in self.preferences:
            row = SettingRow(preference, self._changes, self._override_of, self._card)
            row.changed.connect(self.changed)
            self._rows.append(row)
            inside.addWidget(row)
        self._card.setMinimumHeight(0)
        self._card.setMaximumHeight(_ENDLESS)
        if self._words:
            self.look_for(self._words)
        else:
            self._rows[0].line.hide()
        inside.activate()
        return True


class SettingsPage(Themed, Spoken, QScrollArea):
    """The sections; those without a setting that fits are not shown."""

    reached = Signal(str)
    """The room of the section that a person has scrolled to."""

    def __init__(self, sections: Sequence[SettingsSection], parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.sections = sections
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scrolling = False
        self._kept: tuple[SettingRow, int] | None = None
        """A row that is to stay where it is in what is seen, for a moment."""
        self._settling = QTimer(self, singleShot=True, interval=_SETTLING_MS)
        self._settling.timeout.connect(self._on_settled)
        self._completing = QTimer(self, singleShot=True, interval=0)
        self._completing.timeout.connect(self._on_completing)
        self._nothing = dress(Label(self), Tone.MUTED)
        self._nothing.setWordWrap(True)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(margins(0, 0, Space.MEDIUM, 0))
        column.setSpacing(Space.WIDE)
        column.addWidget(self._nothing)
        for section in sections:
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(inside)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._keep_in_place)

    @property
    def rows(self) -> list[SettingRow]:
        """All of them."""
        return [row for section in self.sections for row in section.rows]

    def sizeHint(self) -> QSize:
        """Little: what does not fit is scrolled here, and not the dialog."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in view what has the keyboard."""
        super().resizeEvent(event)
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.ensureWidgetVisible(focus)

    def on_look_changing(self) -> None:
        """Keep what is in view only, each row takes a while; the rest is made again afterwards."""
        if not self.isVisible():
            return
        for section in self.sections:
            top = section.mapTo(self.viewport(), QPoint()).y()
            if section.isVisible() and (top > self.height() or top + section.height() < 0):
                section.let_go()

    def on_look_changed(self) -> None:
        """Make what was let go."""
        self._completing.start()

    @Slot()
    def _on_completing(self) -> None:
        """One section at a time."""
        if any(section.complete() for section in self.sections):
            self._completing.start()

    def on_language_changed(self) -> None:
        """Keep what is read where it is, though other words are above it.

        What a search has found stays, too: the setting of the language may be found by its name.
        """
        focus = QApplication.focusWidget()
        seen = [row for row in self.rows if row.isVisible() and 0 <= self._top(row) < self.height()]
        if not seen:
            return
        row = next((each for each in seen if focus and each.isAncestorOf(focus)), seen[0])
        self._kept = row, self._top(row)
        self._settling.start()

    def look_for(self, words: str) -> None:
        """Show what fits, from the top."""
        for section in self.sections:
            section.look_for(words)
        none = not any(section.fitting for section in self.sections)
        told = tr("Nothing fits “{words}”.", words=words.strip())
        self._nothing.setText(told if none else "")
        self._nothing.setVisible(none)
        self.verticalScrollBar().setValue(0)

    def go_to(self, room: str) -> SettingRow | None:
        """Scroll to a section; return the first of its rows that can be changed, or None."""
        section = next(each for each in self.sections if each.room == room)
        self._scroll_by(section.y() - self.verticalScrollBar().value())
        usable = (row for row in section.rows if not row.isHidden() and row.control.isEnabled())
        return next(usable, None)

    def _top(self, row: SettingRow) -> int:
        """Where a row begins in what is seen."""
        return row.mapTo(self.viewport(), QPoint()).y()

    def _scroll_by(self, pixels: int) -> None:
        """Scroll without a person; which section is chosen does not follow."""
        self._scrolling = True
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + pixels)
        self._scrolling = False

    @Slot()
    def _keep_in_place(self) -> None:
        if self._kept is not None:
            row, top = self._kept
            self._scroll_by(self._top(row) - top)

    @Slot()
    def _on_settled(self) -> None:
        self._keep_in_place()
        self._kept = None

    @Slot(int)
    def _on_scrolled(self, top: int) -> None:
        shown = [section for section in self.sections if section.fitting]
        if self._scrolling or self._kept is not None or not shown:
            return
        line = top + self.viewport().height() // 3
        above = [section for section in shown if section.y() <= line]
        if top == self.verticalScrollBar().maximum() and top:
            above = shown
        self.reached.emit((above or shown)[-1 if above else 0].room)


@dataclass(frozen=True, slots=True)
class ListedSection:
    """A row of the list."""

    room: str
    fitting: int
    settings: int
    changed: int


class SectionList(Themed, RowList):
    """The sections, with how many settings they have."""

    gone_to = Signal(str)
    """The room of a section that is to be shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Sections"), lambda each: each.room, _described, parent)
        self.chosen.connect(self._on_chosen)
        self.setSizePolicy(self.sizePolicy().Policy.Fixed, self.sizePolicy().Policy.Expanding)
        self.on_look_changed()

    def show_sections(self, sections: Sequence[SettingsSection]) -> None:
        """Tell of each that has something that fits how much it is, and how much is changed."""
        self.show_items(
            [
                ListedSection(
                    section.room,
                    section.fitting,
                    len(section.preferences),
                    section.differing,
                )
                for section in sections
                if section.fitting
            ]
        )

    def on_look_changed(self) -> None:
        """Have room for the titles."""
        self.setFixedWidth(scaled(_LIST_WIDTH))

    @Slot(object)
    def _on_chosen(self, listed: ListedSection) -> None:
        self.gone_to.emit(listed.room)


def _described(listed: ListedSection) -> Row:
    if listed.fitting < listed.settings:
        told = tr("{fitting} of {settings} fit", fitting=listed.fitting, settings=listed.settings)
    else:
        told = tr_n("{count} setting", "{count} settings", listed.settings)
    if listed.changed:
        told = tr_n("{told}, {count} changed", "{told}, {count} changed", listed.changed, told=told)
    title = room_title(listed.room)
    return Row(title, told, spoken=tr("{title}, {told}", title=title, told=told))
