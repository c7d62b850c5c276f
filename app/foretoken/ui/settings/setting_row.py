"""One setting: its title, its control, and what there is to say about them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, TypeAlias

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.preferences.described import RELOAD, room_title, unless_changed
from foretoken.preferences.preference import ChoiceKind, Preference
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.themed import Button, Fit, Surface, Tone, Type, dress
from foretoken.ui.parts.check_box import CheckBox
from foretoken.ui.parts.fuzzy import begins_words, fit
from foretoken.ui.parts.value_controls import control_for
from foretoken.ui.settings.setting_changes import SettingChanges

OverrideOf: TypeAlias = Callable[[Preference[Any]], str]
"""Says that something else than a preference is used here, such as "This chat uses 0.2 instead"."""
_BESIDE = 430
"""A row that is narrower, at the normal text size, has its control below its words."""


class _Remark(Enum):
    """What is said of a setting."""

    HELP = auto()
    DEFAULT = auto()
    RELOAD = auto()
    GIVEN = auto()
    OVERRIDE = auto()
    REFUSAL = auto()

    @property
    def tone(self) -> Tone:
        """What is always so is said quietly."""
        if self is _Remark.REFUSAL:
            return Tone.ERROR
        return Tone.TEXT if self in (_Remark.GIVEN, _Remark.OVERRIDE) else Tone.MUTED


class SettingRow(Spoken, QWidget):
    """Follows its preference, whoever changes it."""

    changed = Signal(object)
    """Its Preference has another value."""

    def __init__(
        self,
        preference: Preference[Any],
        changes: SettingChanges,
        override_of: OverrideOf,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.preference = preference
        self._changes = changes
        self._override_of = override_of
        self.line = dress(QFrame(self), Surface.LINE)
        """Parts it from the row above."""
        self.line.setFixedHeight(1)
        self.control = control_for(tr(preference.title), preference.kind, self)
        self.control.chosen.connect(self._on_chosen)
        self.control.refused.connect(self._on_refused)
        self._title = _Title(tr(preference.title), self)
        self._title.setBuddy(self.control.field)
        self._title.clicked.connect(self._on_title_clicked)
        self._remarks: dict[_Remark, Label] = {}
        self._words = QVBoxLayout()
        self.reset = dress(QPushButton(tr("Reset"), self), Button.QUIET, Fit.NONE)
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._on_reset)
        self._lay_out()
        changes.preferences.changed(preference).connect(self._on_changed)
        self.on_language_changed()

    def on_language_changed(self) -> None:
        """Say anew all that follows from the declaration."""
        preference, title = self.preference, tr(self.preference.title)
        self._title.setText(title)
        self.reset.setAccessibleName(tr("Reset: {title}", title=title))
        default = preference.kind.shown(preference.default)
        self.reset.setToolTip(tr("Back to {value}", value=default))
        self._say(_Remark.HELP, tr(preference.help))
        self._say(_Remark.DEFAULT, unless_changed(preference))
        self._say(_Remark.RELOAD, tr(RELOAD) if preference.needs_reload else "")
        self.refresh()

    @property
    def told(self) -> str:
        """All that is said about the setting now."""
        return "\n".join(label.text() for label in self._remarks.values() if label.text())

    @property
    def is_changed(self) -> bool:
        """Whether it can be reset."""
        return self._changes.can_reset(self.preference)

    def fits(self, words: str) -> bool:
        """Whether it is what ``words`` look for; no words look for everything."""
        preference, kind = self.preference, self.preference.kind
        titles = kind.titles if isinstance(kind, ChoiceKind) else ()
        values = " ".join(kind.shown(each) for each in titles)
        room, key = room_title(preference.room), preference.key.replace(".", " ").replace("_", " ")
        title, meaning = tr(preference.title), tr(preference.help)
        said = f"{room} {title} {meaning} {key} {preference.key} {values}"
        return fit(words, title) is not None or begins_words(words, said)

    def refresh(self) -> None:
        """Show the value in use, and whoever gave it."""
        preference = self.preference
        self.control.show_value(self._changes.preferences.get(preference))
        given = self._changes.preferences.given_by(preference)
        self.control.setEnabled(not given)
        told = tr("Given by {option}, until Foretoken is closed.", option=given) if given else ""
        self._say(_Remark.GIVEN, told)
        self._say(_Remark.OVERRIDE, self._override_of(preference))
        self.reset.setVisible(self.is_changed)
        self.control.field.setAccessibleDescription(" ".join(self.told.split("\n")))

    def _say(self, what: _Remark, text: str) -> None:
        """Say something below the title, or no more; most is never said."""
        label = self._remarks.get(what)
        if label is None:
            if not text:
                return
            label = self._remarks[what] = dress(Label(self), Type.SMALL, what.tone)
            label.setWordWrap(True)
            self._words.insertWidget(self._words.count() - 1, label)
        label.setText(text)
        label.setVisible(bool(text))

    def _lay_out(self) -> None:
        self._words.setSpacing(Space.TINY)
        self._words.addWidget(self._title)
        self._words.addStretch(1)
        self._side = QVBoxLayout()
        self._side.setSpacing(Space.TIGHT)
        self._side.addWidget(self.control)
        self._side.addWidget(self.reset)
        self._side.addStretch(1)
        self._both = QHBoxLayout()
        self._both.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        self._both.setSpacing(Space.MEDIUM)
        self._both.addLayout(self._words, 1)
        self._both.addLayout(self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.line)
        column.addLayout(self._both)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the control beside the words where there is room for both."""
        super().resizeEvent(event)
        beside = self.width() >= scaled(_BESIDE)
        direction = QBoxLayout.Direction
        self._both.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        side = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
        for part in (self.control, self.reset):
            self._side.setAlignment(part, side)

    @Slot(object, bool)
    def _on_chosen(self, value: object, steps: bool) -> None:
        self._changes.set(self.preference, value, steps=steps)
        self.changed.emit(self.preference)

    @Slot(str)
    def _on_refused(self, why: str) -> None:
        self._say(_Remark.REFUSAL, why)

    @Slot()
    def _on_reset(self) -> None:
        self.control.field.setFocus(Qt.FocusReason.OtherFocusReason)  # the button goes
        self._changes.reset([self.preference])
        self.changed.emit(self.preference)

    @Slot()
    def _on_title_clicked(self) -> None:
        field = self.control.field
        field.setFocus(Qt.FocusReason.MouseFocusReason)
        if isinstance(field, CheckBox):
            field.click()

    @Slot()
    def _on_changed(self) -> None:
        self._changes.note_changed(self.preference)
        self.refresh()
        self.changed.emit(self.preference)


class _Title(Label):
    """A click on it is one on its control."""

    clicked = Signal()

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        dress(self, Type.HEADING)
        self.setWordWrap(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.clicked.emit()
