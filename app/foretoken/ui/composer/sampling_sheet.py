"""Sheet over the edge of the chat with the sampling values and their scope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QStyle, QWidget

from foretoken.preferences.declared import TEMPERATURE
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Edge, Fit, Surface, Tone, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import column, note, paragraph, push_button, row
from foretoken.ui.parts.notices import CloseButton, UndoLine
from foretoken.ui.parts.preference_row import FormPage, PreferenceRow

_WIDTH_LINES = 22
"""Width in line heights."""
_UNDO = QKeySequence.StandardKey.Undo
CUSTOM = tr_noop("Custom", about="a kind of sampling")
"""Entry shown if the values match no style."""


class SamplingSheet(QFrame):
    """View of the sampling values; its controller fills it and connects its parts."""

    def __init__(
        self,
        parameters: Sequence[Preference[Any]],
        switches: Sequence[Preference[Any]],
        place: QWidget,
        parent: QWidget,
    ) -> None:
        """The sheet covers the trailing side of ``place``, which has the same parent.

        ``switches`` are the options of the model's chat template.
        """
        super().__init__(parent)
        styled(self, Surface.PANEL, Edge.LEFT)
        self.setAccessibleName(tr("Sampling"))
        self._place = place
        self.close_button = CloseButton(self)
        self.close_button.setAccessibleName(tr("Close sampling"))
        self._content = QWidget(self)
        self.scope = ChoiceBox(tr("Apply to"), tr("What the values below apply to"), self._content)
        self.reset_all = self._button(tr("Reset all"), tr("Remove all values set here"))
        self.remark = note("", self._content)
        self.style_box = ChoiceBox(
            tr("Style", about="of sampling"), tr("A set of values that go together"), self._content
        )
        self.save = self._button(tr("Save as…"), tr("Save these values as a style"))
        self.save.clicked.connect(self._on_save)
        self.delete = self._button(tr("Delete"), tr("Delete this style; the values stay"))
        self.name = QLineEdit(self._content)
        self.name.setPlaceholderText(tr("Name of the style", about="of sampling"))
        self.name.setAccessibleName(tr("Name of the style", about="of sampling"))
        self.refusal = paragraph("", self._content, Type.SMALL, Tone.ERROR)
        self.advice = paragraph("", self._content, Type.SMALL)
        self.take_advice = self._button(tr("Apply"), tr("Apply these values to this model"))
        self._own = QWidget(self._content)
        layout = column(self._own, note(tr("Options of this model"), self._own), spacing=Space.HAIR)
        self.switches = [PreferenceRow(each, layout) for each in switches]
        values = QWidget(self._content)
        layout = column(values, spacing=Space.HAIR)
        self.rows = [PreferenceRow(each, layout, slider=True) for each in parameters]
        explain(self, Word.SAMPLING)
        explain(self.row(TEMPERATURE), Word.TEMPERATURE)
        self.undo = UndoLine(self, keys=False, small=True)
        for part in (self.name, self.refusal, self._own, self):
            part.hide()
        self._lay_out(values)
        place.installEventFilter(self)
        self._fit()

    def row(self, parameter: Preference[Any]) -> PreferenceRow:
        """Return the row of a parameter."""
        return next(each for each in (*self.rows, *self.switches) if each.preference is parameter)

    def show_styles(self, styles: Sequence[tuple[object, str]], present: str, *, own: bool) -> None:
        """Set the styles; ``present`` is the current one, or empty if the values match none."""
        custom = (CUSTOM, tr(CUSTOM, about="a kind of sampling"))
        self.style_box.set_choices(styles if present else [custom, *styles], present or CUSTOM)
        self.save.setVisible(not present and self.name.isHidden())
        self.delete.setVisible(own)

    def show_switches(self, shown: bool) -> None:
        """Show or hide the options of the chat template."""
        self._own.setVisible(shown and bool(self.switches))

    def show_advice(self, advice: str) -> None:
        """Show the values that the model file recommends; empty hides them."""
        self.advice.setText(advice)
        for part in (self.advice, self.take_advice):
            part.setVisible(bool(advice))

    def end_naming(self, refusal: str = "") -> None:
        """Hide the name field, or show why the name was refused."""
        self.refusal.setText(refusal)
        self.refusal.setVisible(bool(refusal))
        if not refusal and not self.name.isHidden():
            self.style_box.setFocus(Qt.FocusReason.OtherFocusReason)
            self.name.hide()
            self.save.setVisible(self.style_box.value == CUSTOM)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the geometry of the chat."""
        if watched is self._place and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._fit()
        return False

    def event(self, event: QEvent) -> bool:
        """Claim Esc and Ctrl+Z before the window's shortcuts while the sheet has the focus."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (event.key() == Qt.Key.Key_Escape or event.matches(_UNDO))
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc, undo the last change on Ctrl+Z."""
        if event.key() == Qt.Key.Key_Escape and not self.name.isHidden():
            self.end_naming()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        elif event.matches(_UNDO):
            self.undo.button.click()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_save(self) -> None:
        self.save.hide()
        self.name.clear()
        self.name.show()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        area = self._place.geometry()
        width = min(area.width(), _WIDTH_LINES * self.fontMetrics().height())
        sheet = QRect(area.right() + 1 - width, area.top(), width, area.height())
        self.setGeometry(QStyle.visualRect(self.layoutDirection(), area, sheet))

    def _lay_out(self, values: QWidget) -> None:
        lines: list[QHBoxLayout] = []
        for parts in (
            (self.scope, self.reset_all),
            (self.remark,),
            (self.style_box, self.save, self.delete),
            (self.name,),
            (self.refusal,),
            (self.advice, self.take_advice),
        ):
            lines.append(row(*parts))
            lines[-1].setStretch(0, 1)
        edges = Space.LARGE, 0, Space.LARGE, Space.MEDIUM
        content = *lines, self._own, values, None
        column(self._content, *content, margins=edges, spacing=Space.TIGHT)
        area = FormPage(self._content, self)
        head = row((styled(Label(tr("Sampling"), self), Type.SECTION), 1), self.close_button)
        head.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        column(self, head, (area, 1), self.undo, margins=(1, 0, 1, Space.SMALL), spacing=0)

    def _button(self, text: str, tip: str) -> QPushButton:
        return styled(push_button(text, self._content, tip), Button.QUIET, Fit.DENSE)
