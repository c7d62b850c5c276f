"""Sampling sheet over the edge of the chat, and the controller of its values and their scope."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QStyle, QWidget

from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.answer_parameters import (
    AnswerParameters,
    Layer,
    SamplingStyles,
    Values,
    kind_title,
)
from foretoken.preferences.declared import OWN_SAMPLING, SAMPLING_PARAMETERS, TEMPERATURE
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr, tr_noop
from foretoken.ui.composer.composer import Composer
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import BAR_PIXELS, Space
from foretoken.ui.look.themed import Button, Edge, Fit, Surface, Tone, Type, styled
from foretoken.ui.parts.choice_box import ChoiceBox
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import column, note, paragraph, push_button, row
from foretoken.ui.parts.notices import CloseButton, UndoLine, ValueChange
from foretoken.ui.parts.preference_row import FormPage, PreferenceRow

_WIDTH_LINES = 22
"""Width in line heights."""
_UNDO = QKeySequence.StandardKey.Undo
CUSTOM = tr_noop("Custom", about="a kind of sampling")
"""Entry shown if the values match no style."""


class SamplingSheet(QFrame):
    """View of the sampling values; its controller fills it and connects its parts."""

    def __init__(
        self, switches: Sequence[Preference[Any]], place: QWidget, parent: QWidget
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
        self.delete = self._button(tr("Delete"), tr("Delete this style; the values stay"))
        self.name = QLineEdit(self._content)
        self.name.setPlaceholderText(tr("Name of the style", about="of sampling"))
        self.name.setAccessibleName(tr("Name of the style", about="of sampling"))
        self.refusal = paragraph("", self._content, Type.SMALL, Tone.ERROR)
        self.advice = paragraph("", self._content, Type.SMALL)
        self.take_advice = self._button(tr("Apply"), tr("Apply these values to this model"))
        self.own = QWidget(self._content)
        layout = column(self.own, note(tr("Options of this model"), self.own), spacing=Space.HAIR)
        self.switches = [PreferenceRow(each, layout) for each in switches]
        values = QWidget(self._content)
        layout = column(values, spacing=Space.HAIR)
        self.rows = [PreferenceRow(each, layout, slider=True) for each in SAMPLING_PARAMETERS]
        explain(self, Word.SAMPLING)
        explain(self.row(TEMPERATURE), Word.TEMPERATURE)
        self.undo = UndoLine(self, keys=False)
        for part in (self.refusal, self.own, self):
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
        for part in (self.name, self.save):
            part.setVisible(not present)
        self.refuse("")
        self.delete.setVisible(own)

    def show_advice(self, advice: str) -> None:
        """Show the values that the model file recommends; empty hides them."""
        self.advice.setText(advice)
        for part in (self.advice, self.take_advice):
            part.setVisible(bool(advice))

    def refuse(self, why: str) -> None:
        """Show why a style cannot have this name; empty if it can."""
        self.refusal.setText(why)
        self.refusal.setVisible(bool(why))

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
        if event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        elif event.matches(_UNDO):
            self.undo.button.click()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        area = self._place.geometry()
        needed = self._content.minimumSizeHint().width() + BAR_PIXELS + 2  # in any language
        width = min(area.width(), max(_WIDTH_LINES * self.fontMetrics().height(), needed))
        sheet = QRect(area.right() + 1 - width, area.top(), width, area.height())
        self.setGeometry(QStyle.visualRect(self.layoutDirection(), area, sheet))

    def _lay_out(self, values: QWidget) -> None:
        lines: list[QHBoxLayout] = []
        for parts in (
            (self.scope, self.reset_all),
            (self.remark,),
            (self.style_box, self.delete),
            (self.name, self.save),
            (self.refusal,),
            (self.advice, self.take_advice),
        ):
            lines.append(row(*parts))
            lines[-1].setStretch(0, 1)
        edges = Space.LARGE, 0, Space.LARGE, Space.MEDIUM
        content = *lines, self.own, values, None
        column(self._content, *content, margins=edges, spacing=Space.TIGHT)
        area = FormPage(self._content, self)
        head = row((styled(Label(tr("Sampling"), self), Type.SECTION), 1), self.close_button)
        head.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        column(self, head, (area, 1), self.undo, margins=(1, 0, 1, Space.SMALL), spacing=0)

    def _button(self, text: str, tip: str) -> QPushButton:
        return styled(push_button(text, self._content, tip), Button.QUIET, Fit.DENSE)


_SCOPES = {
    Layer.ANSWER: tr_noop("Next answer"),
    Layer.CHAT: tr_noop("This chat"),
    Layer.MODEL: tr_noop("This model"),
    Layer.EVERYWHERE: tr_noop("Default"),
}
_REMARKS = {
    Layer.ANSWER: tr_noop("Applies to the next answer only."),
    Layer.CHAT: tr_noop("Applies to all answers in this chat, with any model."),
    Layer.MODEL: tr_noop("Applies to this model, unless a chat has its own value."),
    Layer.EVERYWHERE: tr_noop("Applies unless a chat or a model has its own value."),
}
_PRESET = tr_noop("The preset")


class SamplingController(QObject):
    """Opens the sheet and updates it and the label below the message field."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        composer: Composer,
        place: QWidget,
        parent: QWidget,
    ) -> None:
        """The sheet covers the trailing side of ``place``."""
        super().__init__(parent)
        self.parameters = AnswerParameters(controller, preferences, self)
        self._kinds = SamplingStyles(preferences)
        self._preferences = preferences
        self._composer = composer
        self._layer = Layer.CHAT
        self._stack = QUndoStack(self)
        self._switches = self.parameters.switches
        self._place, self._parent = place, parent
        self.sheet: SamplingSheet | None = None
        """The open sheet, if any."""
        composer.status.sampling.clicked.connect(self.toggle)
        self.parameters.changed.connect(self._on_changed)
        preferences.changed(OWN_SAMPLING).connect(self._show)
        controller.conversation_shown.connect(self._stack.clear)
        self._show()

    @Slot()
    def toggle(self) -> None:
        if self.sheet is not None:
            self.close()
        else:
            self._open().scope.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> SamplingSheet:
        self.sheet = sheet = SamplingSheet(self._switches, self._place, self._parent)
        for each in (*sheet.switches, *sheet.rows):
            each.chosen.connect(self._on_chosen)
            each.reset_requested.connect(self._on_reset)
        sheet.scope.picked.connect(self._on_scope_picked)
        sheet.style_box.picked.connect(self._on_style_picked)
        sheet.name.returnPressed.connect(self._on_style_named)
        sheet.save.clicked.connect(self._on_style_named)
        sheet.delete.clicked.connect(self._on_style_deleted)
        sheet.take_advice.clicked.connect(self._on_advice_taken)
        sheet.reset_all.clicked.connect(lambda: self._change({}, tr("all values reset")))
        sheet.undo.follow(self._stack)
        sheet.close_button.clicked.connect(self.close)
        self._show()
        sheet.show()
        sheet.raise_()
        return sheet

    @Slot()
    def close(self) -> None:
        """Accept pending input, close the sheet and focus the message field."""
        if (sheet := self.sheet) is not None:
            self._composer.focus_editor()
            self.sheet = None
            sheet.hide()
            sheet.deleteLater()

    def override_note(self, parameter: Preference[Any]) -> str:
        """Return which value overrides the default in this chat; empty if none does."""
        if parameter not in SAMPLING_PARAMETERS:
            return ""
        found = self.parameters.find(parameter)
        return "" if found.layer is Layer.EVERYWHERE else _used(parameter, found.layer, found.value)

    # --- user actions ------------------------------------------------------------------------

    @Slot(object)
    def _on_scope_picked(self, layer: Layer) -> None:
        self._layer = layer
        self._show()

    @Slot(object, object)
    def _on_chosen(self, parameter: Preference[Any], value: object) -> None:
        change = f"{tr(parameter.title)} {parameter.kind.shown(value)}"
        values = {**self.parameters.values(self._layer), parameter.name: value}
        self._change(values, change, of=(self._layer, parameter))

    @Slot(object)
    def _on_reset(self, parameter: Preference[Any]) -> None:
        values = dict(self.parameters.values(self._layer))
        values.pop(parameter.name, None)
        self._change(values, tr("{title} reset", title=tr(parameter.title)))

    @Slot(object)
    def _on_style_picked(self, name: str) -> None:
        if name != CUSTOM:
            values = {**self.parameters.values(self._layer), **self._kinds.all[name]}
            self._change(values, kind_title(name))

    @Slot()
    def _on_style_named(self) -> None:
        if self.sheet is not None:
            name = self.sheet.name.text()
            why_not = self._kinds.why_not(name)
            self.sheet.refuse(why_not)
            if not why_not:
                self.sheet.name.clear()
                self._kinds.keep(name, self._effective_values)

    @Slot()
    def _on_style_deleted(self) -> None:
        self._kinds.delete(self._kinds.name_of(self._effective_values))

    @Slot()
    def _on_advice_taken(self) -> None:
        values = {**self.parameters.values(Layer.MODEL), **self.parameters.advised}
        self._change(values, tr("recommended values"), Layer.MODEL)

    def _change(
        self, values: Values, change: str, layer: Layer | None = None, of: object = None
    ) -> None:
        layer = layer or self._layer
        before = self.parameters.values(layer)
        if values != before:
            change = tr("{scope}: {change}", scope=tr(_SCOPES[layer]), change=change)
            put = partial(self.parameters.put, layer)
            self._stack.push(ValueChange(change, put, before, values, of))

    # --- display -----------------------------------------------------------------------------

    @property
    def _effective_values(self) -> Values:
        """All values effective in the chosen scope."""
        return {
            each.name: self.parameters.find(each, self._layer).value for each in SAMPLING_PARAMETERS
        }

    @Slot()
    def _on_changed(self) -> None:
        if self._switches != self.parameters.switches:  # another model's options
            self._switches = self.parameters.switches
            self._stack.clear()
            if self.sheet is not None:
                self.close()
                self._open()
        self._show()

    @Slot()
    def _show(self) -> None:
        self._show_words()
        if (sheet := self.sheet) is None:
            return
        layers = [each for each in _SCOPES if not self.parameters.why_not(each)]
        if self._layer not in layers:
            self._layer = Layer.CHAT
        sheet.scope.set_choices([(each, tr(_SCOPES[each])) for each in layers], self._layer)
        sheet.remark.setText(tr(_REMARKS[self._layer]))
        present = self._kinds.name_of(self._effective_values)
        styles = [(name, kind_title(name)) for name in self._kinds.all]
        sheet.show_styles(styles, present, own=present in self._kinds.own)
        # Template options differ too much between models for a common default.
        sheet.own.setVisible(bool(sheet.switches) and self._layer is not Layer.EVERYWHERE)
        resettable = [self._show_row(each) for each in (*sheet.switches, *sheet.rows)]
        sheet.reset_all.setVisible(any(resettable))
        sheet.show_advice(self._advice())

    def _show_words(self) -> None:
        used = {each.name: self.parameters.get(each) for each in SAMPLING_PARAMETERS}
        name = self._kinds.name_of(used)
        kind = kind_title(name) if name else tr(CUSTOM, about="a kind of sampling")
        layer = self.parameters.find(TEMPERATURE).layer
        scope = "" if layer is Layer.EVERYWHERE else tr(_SCOPES.get(layer, _PRESET))
        self._composer.status.show_sampling(kind, self.parameters.get(TEMPERATURE), scope)

    def _show_row(self, row: PreferenceRow) -> bool:
        """Show a value and its origin; return whether it can be reset."""
        parameter, layer, layers = row.preference, self._layer, list(Layer)
        everywhere = layer is Layer.EVERYWHERE
        seen, used = self.parameters.find(parameter, layer), self.parameters.find(parameter)
        given = self._preferences.given_by(parameter) if everywhere else ""
        unsent = self.parameters.why_unsent(parameter)
        overruled = layers.index(used.layer) < layers.index(layer)
        own = seen.layer is layer
        if everywhere:
            own = parameter.kind.to_json(seen.value) != parameter.kind.to_json(parameter.default)
            reset = tr("Reset to {value}", value=parameter.kind.shown(parameter.default))
        else:
            reset = tr("Use the inherited value")
        note = unsent
        if given:
            note = tr("Set by {option} until Foretoken is closed.", option=given)
        elif overruled:
            note = _used(parameter, used.layer, used.value)
        elif not note and not own and seen.layer is not Layer.EVERYWHERE:
            note = tr("Inherited: {scope}", scope=tr(_SCOPES.get(seen.layer, _PRESET)))
        elif not note and not own and parameter not in SAMPLING_PARAMETERS:
            note = tr("From the chat template")
        can_reset = own and not given
        row.show_value(
            seen.value,
            note=note,
            strong=overruled,
            reset=reset if can_reset else "",
            enabled=not given and not (unsent and layer in (Layer.ANSWER, Layer.MODEL)),
        )
        return can_reset

    def _advice(self) -> str:
        advised = self.parameters.advised
        seen = {each.name: self.parameters.get(each) for each in SAMPLING_PARAMETERS}
        if all(seen[name] == value for name, value in advised.items()):
            return ""
        words: Sequence[str] = [
            f"{tr(each.title)} {each.kind.shown(advised[each.name])}"
            for each in SAMPLING_PARAMETERS
            if each.name in advised
        ]
        comma = tr(", ", about="between things in a list")
        return tr("Recommended for this model: {values}.", values=comma.join(words))


def _used(parameter: Preference[Any], layer: Layer, value: object) -> str:
    scope = tr(_SCOPES.get(layer, _PRESET))
    return tr("{scope} uses {value}.", scope=scope, value=parameter.kind.shown(value))
