"""What people choose in the sampling sheet, and what the composer says of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.sampling.answer_parameters import AnswerParameters, Layer, Values
from foretoken.control.sampling.sampling_kinds import SamplingKinds, kind_title
from foretoken.preferences.declared import OWN_SAMPLING, SAMPLING_PARAMETERS, TEMPERATURE
from foretoken.preferences.preference import Preference
from foretoken.system.language import told_anew, tr, tr_noop
from foretoken.ui.composer.composer import Composer
from foretoken.ui.composer.sampling_sheet import CUSTOM, SamplingSheet
from foretoken.ui.parts.parameter_row import ShownParameter


class _Choosing(NamedTuple):
    """What is said while people choose for a layer; all of it is translated where it is shown."""

    title: str
    remark: str
    chosen: str
    kind: str
    reset: str
    reset_all: str


_CHOOSING = {
    Layer.ANSWER: _Choosing(
        tr_noop("The next answer"),
        tr_noop("Only the next answer is written so."),
        tr_noop("{title}: {value} for this answer."),
        tr_noop("{kind} for this answer.", about="a kind of sampling"),
        tr_noop("{title}: nothing of its own for this answer."),
        tr_noop("All back to what it is without a choice for this answer."),
    ),
    Layer.CHAT: _Choosing(
        tr_noop("This chat"),
        tr_noop("All answers in this chat are written so, whatever the model."),
        tr_noop("{title}: {value} for this chat."),
        tr_noop("{kind} for this chat.", about="a kind of sampling"),
        tr_noop("{title}: nothing of its own for this chat."),
        tr_noop("All back to what it is without a choice for this chat."),
    ),
    Layer.MODEL: _Choosing(
        tr_noop("This model"),
        tr_noop("All answers of this model, where a chat has nothing of its own."),
        tr_noop("{title}: {value} for this model."),
        tr_noop("{kind} for this model.", about="a kind of sampling"),
        tr_noop("{title}: nothing of its own for this model."),
        tr_noop("All back to what it is without a choice for this model."),
    ),
    Layer.EVERYWHERE: _Choosing(
        tr_noop("Everywhere"),
        tr_noop("Where neither a chat nor a model has something of its own."),
        tr_noop("{title}: {value} everywhere."),
        tr_noop("{kind} everywhere.", about="a kind of sampling"),
        tr_noop("{title}: nothing of its own everywhere."),
        tr_noop("All back to what it is without a choice everywhere."),
    ),
}


class _Deciding(NamedTuple):
    """What is said of the layer that decides, if it is not for everywhere."""

    of: str
    instead: str
    instead_of_all: str
    """As a sentence, among what is chosen everywhere."""
    decided: str


_DECIDING = {
    Layer.ANSWER: _Deciding(
        tr_noop("for this answer"),
        tr_noop("This answer uses {value} instead"),
        tr_noop("The next answer uses {value} instead."),
        tr_noop("Chosen for this answer"),
    ),
    Layer.CHAT: _Deciding(
        tr_noop("for this chat"),
        tr_noop("This chat uses {value} instead"),
        tr_noop("This chat uses {value} instead."),
        tr_noop("Chosen for this chat"),
    ),
    Layer.MODEL: _Deciding(
        tr_noop("for this model"),
        tr_noop("This model uses {value} instead"),
        tr_noop("This model uses {value} instead."),
        tr_noop("Chosen for this model"),
    ),
    Layer.PRESET: _Deciding(
        tr_noop("for the preset"),
        tr_noop("The preset uses {value} instead"),
        tr_noop("The preset uses {value} instead."),
        tr_noop("Chosen for the preset"),
    ),
}


@dataclass(frozen=True, slots=True)
class _Undoable:
    layer: Layer
    before: Values
    told: str
    chat: object
    """In which it was chosen: what is for one chat is taken back in that one alone."""
    switches: object
    """Of the model that was there: what another one has cannot be taken back."""


class SamplingDesk(QObject):
    """Opens the sheet, and keeps it and the words below the field true."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        composer: Composer,
        place: QWidget,
        parent: QWidget,
    ) -> None:
        """``place``: over whose right side the sheet lies."""
        super().__init__(parent)
        self.parameters = AnswerParameters(controller, preferences, self)
        self._kinds = SamplingKinds(preferences)
        self._controller = controller
        self._preferences = preferences
        self._composer = composer
        self._layer = Layer.CHAT
        self._changes: list[_Undoable] = []
        self._place, self._parent = place, parent
        self.sheet: SamplingSheet | None = None
        """While it is open: another theme would go through all of its parts."""
        composer.status.sampling.clicked.connect(self.toggle)
        self.parameters.changed.connect(self._on_changed)
        preferences.changed(OWN_SAMPLING).connect(self._show)
        controller.conversation_shown.connect(self._on_conversation_shown)
        self._show()

    # --- for the window ----------------------------------------------------------------------

    @Slot()
    def toggle(self) -> None:
        """Open the sheet, or close it."""
        if self.sheet is not None:
            self.close()
            return
        sheet = self.sheet = SamplingSheet(SAMPLING_PARAMETERS, self._place, self._parent)
        sheet.layer.picked.connect(self._on_layer_picked)
        sheet.kind_picked.connect(self._on_kind_picked)
        sheet.kind_named.connect(self._on_kind_named)
        sheet.delete.clicked.connect(self._on_kind_deleted)
        sheet.take_advice.clicked.connect(self._on_advice_taken)
        sheet.value_chosen.connect(self._on_value_chosen)
        sheet.reset_requested.connect(self._on_reset)
        sheet.undo.button.clicked.connect(self.take_back)
        sheet.close_button.clicked.connect(self.close)
        self._show()
        sheet.open()

    @Slot()
    def close(self) -> None:
        """Take what is typed, and go on with the message."""
        if self.sheet is not None:
            self.sheet.settle()
            self._composer.focus_editor()
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    @Slot()
    def refresh(self) -> None:
        """Another language is spoken: say all of it anew."""
        self._changes = [
            replace(change, told=told_anew(change.told) or change.told) for change in self._changes
        ]
        self._show()

    @Slot()
    def take_back(self) -> None:
        """Undo the last change."""
        if self._changes:
            change = self._changes.pop()
            self.parameters.put(change.layer, change.before)
            self._show()

    def instead_of(self, parameter: Preference[Any]) -> str:
        """Say that something else is used here than what is chosen everywhere; empty: it is not."""
        if parameter not in SAMPLING_PARAMETERS:
            return ""
        found = self.parameters.find(parameter)
        if found.layer is Layer.EVERYWHERE:
            return ""
        said = _DECIDING[found.layer].instead_of_all
        return tr(said, value=parameter.kind.shown(found.value))

    # --- what people choose ------------------------------------------------------------------

    @Slot(object)
    def _on_layer_picked(self, layer: Layer) -> None:
        self._layer = layer
        self._show()

    @Slot(object, object)
    def _on_value_chosen(self, parameter: Preference[Any], value: object) -> None:
        if parameter not in (*SAMPLING_PARAMETERS, *self.parameters.switches):
            return  # it was typed for a model that has gone
        shown = parameter.kind.shown(value)
        told = tr(_CHOOSING[self._layer].chosen, title=tr(parameter.title), value=shown)
        self._put({**self.parameters.values(self._layer), parameter.name: value}, told)

    @Slot(object)
    def _on_reset(self, parameter: Preference[Any] | None) -> None:
        if parameter is None:
            self._put({}, tr(_CHOOSING[self._layer].reset_all))
            return
        values = dict(self.parameters.values(self._layer))
        values.pop(parameter.name, None)
        self._put(values, tr(_CHOOSING[self._layer].reset, title=tr(parameter.title)))

    @Slot(str)
    def _on_kind_picked(self, name: str) -> None:
        values = {**self.parameters.values(self._layer), **self._kinds.all[name]}
        said = _CHOOSING[self._layer].kind
        self._put(values, tr(said, about="a kind of sampling", kind=kind_title(name)))

    @Slot(str)
    def _on_kind_named(self, name: str) -> None:
        why = self._kinds.why_not(name)
        if not why:
            self._kinds.keep(name, self._seen)
        if self.sheet is not None:
            self.sheet.refuse_name(why)

    @Slot()
    def _on_kind_deleted(self) -> None:
        self._kinds.delete(self._kinds.name_of(self._seen))

    @Slot()
    def _on_advice_taken(self) -> None:
        layer = Layer.MODEL
        values = {**self.parameters.values(layer), **self.parameters.advised}
        self._put(values, tr("What its makers advise, for this model."), layer)

    def _put(self, values: Values, told: str, layer: Layer | None = None) -> None:
        layer = layer or self._layer
        before = self.parameters.values(layer)
        if values == before:
            return
        here, switches = self._controller.current, self.parameters.switches
        self._changes.append(_Undoable(layer, before, told, here, switches))
        self.parameters.put(layer, values)
        self._show()

    # --- what is shown -----------------------------------------------------------------------

    @property
    def _switches(self) -> Sequence[Preference[Any]]:
        """Models are too different for a choice that is for all of them."""
        return () if self._layer is Layer.EVERYWHERE else self.parameters.switches

    @property
    def _seen(self) -> Values:
        """All values as they are for whom is chosen."""
        return {
            each.name: self.parameters.find(each, self._layer).value for each in SAMPLING_PARAMETERS
        }

    @Slot()
    def _on_changed(self) -> None:
        switches = self.parameters.switches
        self._changes = [change for change in self._changes if change.switches == switches]
        self._show()

    @Slot()
    def _on_conversation_shown(self) -> None:
        # What was changed for another chat, or for a single answer there, is no more in view.
        here = (Layer.MODEL, Layer.EVERYWHERE)
        self._changes = [change for change in self._changes if change.layer in here]
        self._show()

    @Slot()
    def _show(self) -> None:
        self._show_words()
        sheet = self.sheet
        if sheet is None:
            return
        layers = [each for each in _CHOOSING if not self.parameters.why_not(each)]
        if self._layer not in layers:
            self._layer = Layer.CHAT
        present = self._kinds.name_of(self._seen)
        sheet.show_layers([(each, tr(_CHOOSING[each].title)) for each in layers], self._layer)
        sheet.remark(tr(_CHOOSING[self._layer].remark))
        kinds = {name: kind_title(name) for name in self._kinds.all}
        sheet.show_kinds(kinds, present, own=present in self._kinds.own)
        sheet.show_parameters(
            {each: self._shown(each) for each in SAMPLING_PARAMETERS},
            {each: self._shown_switch(each) for each in self._switches},
        )
        sheet.show_advice(self._advice())
        sheet.tell_changed(self._changes[-1].told if self._changes else "")

    def _show_words(self) -> None:
        used = {each.name: self.parameters.get(each) for each in SAMPLING_PARAMETERS}
        name = self._kinds.name_of(used)
        temperature = self.parameters.get(TEMPERATURE)
        layer = self.parameters.find(TEMPERATURE).layer
        kind = kind_title(name) if name else tr(CUSTOM, about="a kind of sampling")
        of = "" if layer is Layer.EVERYWHERE else tr(_DECIDING[layer].of)
        self._composer.status.show_sampling(kind, temperature, of)

    def _shown(self, parameter: Preference[Any]) -> ShownParameter:
        layer, everywhere = self._layer, self._layer is Layer.EVERYWHERE
        seen = self.parameters.find(parameter, layer)
        used = self.parameters.find(parameter)
        shown = parameter.kind.shown
        given = self._preferences.given_by(parameter) if everywhere else ""
        if everywhere:
            own = parameter.kind.to_json(seen.value) != parameter.kind.to_json(parameter.default)
            told, reset = "", tr("Back to {value}", value=shown(parameter.default))
        else:
            own = seen.layer is layer
            everyone = seen.layer is Layer.EVERYWHERE
            told = "" if own or everyone else tr(_DECIDING[seen.layer].decided)
            reset = tr("Choose nothing of its own here")
        unsent = self.parameters.why_unsent(parameter)
        told = unsent or told
        overruled = list(Layer).index(used.layer) < list(Layer).index(layer)
        if overruled:
            told = tr(_DECIDING[used.layer].instead, value=shown(used.value))
        return ShownParameter(
            seen.value, told, overruled=overruled, reset=reset if own and not given else "",
            given=given, unavailable=unsent if layer in (Layer.ANSWER, Layer.MODEL) else "",
        )  # fmt: skip

    def _shown_switch(self, switch: Preference[Any]) -> ShownParameter:
        shown = self._shown(switch)
        unchosen = not shown.told and not shown.reset
        return replace(shown, told=tr("As its template has it")) if unchosen else shown

    def _advice(self) -> str:
        advised = self.parameters.advised
        seen = {each.name: self.parameters.get(each) for each in SAMPLING_PARAMETERS}
        if all(seen[name] == value for name, value in advised.items()):
            return ""
        words = [
            f"{tr(each.title)} {each.kind.shown(advised[each.name])}"
            for each in SAMPLING_PARAMETERS
            if each.name in advised
        ]
        comma = tr(", ", about="between things in a list")
        return tr("The makers of this model advise: {values}.", values=comma.join(words))
