"""Settings of the next answer, by scope: this answer, its chat, its model, or everywhere.

The parameters are the declared preferences of sampling and the options of the loaded model's chat
template. A layer holds values of some of them, by name; the first layer with a value decides.
Values for another model's template are stored but not used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.prompt.template_rendering import is_passed, variable
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import CHAT_SAMPLING, GenerationLimits, SamplingParams
from foretoken.models.builtin import builtin_pair
from foretoken.preferences.declared import (
    CONTEXT_POLICY,
    MAX_TOKENS,
    OWN_SAMPLING,
    SAMPLING_OF_MODELS,
    SAMPLING_PARAMETERS,
    STOP_STRINGS,
)
from foretoken.preferences.preference import Preference
from foretoken.servers.answer import unsent_settings
from foretoken.system.language import said, tr, tr_noop

T = TypeVar("T")
Values: TypeAlias = Mapping[str, Any]
"""Values of some parameters, by name."""
_MOST_MODELS = 500
_BUILT_IN, _SERVER = "built-in", "server"
_BY_NAME = {parameter.name: parameter for parameter in SAMPLING_PARAMETERS}
_SAMPLING = tuple(one.name for one in fields(SamplingParams))


class Layer(StrEnum):
    """Scopes of a setting, highest priority first."""

    ANSWER = "answer"
    CHAT = "chat"
    MODEL = "model"
    PRESET = "preset"
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class Found:
    """A value and the scope that it comes from."""

    value: Any
    layer: Layer


class AnswerParameters(QObject):
    """Effective settings; applied to ``EngineControl.answering`` and ``AnswerControl``'s limits."""

    changed = Signal()
    """A value of a layer, or an effective value, has changed."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._answer: dict[str, Any] = {}
        self._seen: object = None
        for preference in (*SAMPLING_PARAMETERS, SAMPLING_OF_MODELS):
            preferences.changed(preference).connect(self._use)
        controller.engine.state_changed.connect(self._on_state_changed)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.answers.started.connect(self._on_answer_begun)
        controller.answers.continued.connect(self._on_answer_begun)
        self._use()

    @property
    def switches(self) -> Sequence[Preference[Any]]:
        """Options of the model's template; none can be set everywhere."""
        target = self._controller.engine.target
        return () if target is None else target.switches

    # --- lookup ------------------------------------------------------------------------------

    def get(self, parameter: Preference[T]) -> T:
        """Return the effective value."""
        value: T = self.find(parameter).value
        return value

    def find(self, parameter: Preference[Any], seen_from: Layer = Layer.ANSWER) -> Found:
        """Return the value that applies at a layer: its own, or that of a later layer."""
        layers = list(Layer)
        for layer in layers[layers.index(seen_from) :]:
            values = self.values(layer)
            if parameter.name in values:
                return Found(values[parameter.name], layer)
        return Found(parameter.default, Layer.EVERYWHERE)

    def values(self, layer: Layer) -> Values:
        """Return the values of a layer; everywhere, all preferences have one."""
        if layer is Layer.EVERYWHERE:
            return {each.name: self._preferences.get(each) for each in SAMPLING_PARAMETERS}
        if layer is Layer.PRESET:
            preset = self._controller.engine.answering.preset_sampling
            return {} if preset is None else {name: getattr(preset, name) for name in _SAMPLING}
        if layer is Layer.MODEL:
            kept = self._preferences.get(SAMPLING_OF_MODELS).get(self._model)
            return self._sound(kept) if self._model and isinstance(kept, dict) else {}
        of_chat = self._controller.current.parameters
        return self._sound(of_chat if layer is Layer.CHAT else self._answer)

    def why_not(self, layer: Layer) -> str:
        """Return why a layer cannot be changed now; empty if it can."""
        return said("no-model") if layer is Layer.MODEL and not self._model else ""

    def why_unsent(self, parameter: Preference[Any]) -> str:
        """Return why a value is not sent to the server; empty if it is."""
        served = self._controller.engine.served
        if served is None:
            return ""
        if parameter is CONTEXT_POLICY:
            return said("server-drops-turns")
        if parameter.name in unsent_settings(served.facts.kind):
            return said("server-takes-no-setting")
        return ""

    @property
    def advised(self) -> Values:
        """Valid values recommended by the makers of the model."""
        target = self._controller.engine.target
        return {} if target is None else sound_values(target.advised_sampling)

    # --- user's choices ----------------------------------------------------------------------

    def put(self, layer: Layer, values: Values) -> None:
        """Set all values of a layer; everywhere, those not given are reset to their defaults.

        The preset cannot be changed. Raises ``ValueError``.
        """
        known = self._by_name
        written = {
            name: known[name].kind.to_json(value) for name, value in values.items() if name in known
        }
        for name, value in written.items():
            known[name].kind.from_json(value)
        if layer is Layer.EVERYWHERE:
            wanted = {each: values.get(each.name, each.default) for each in SAMPLING_PARAMETERS}
            kept = self._preferences
            kept.set_together({each: v for each, v in wanted.items() if v != kept.get(each)})
        elif layer is Layer.MODEL:
            self._put_for_model(written)
        elif layer is Layer.CHAT:
            unknown = self._unknown(self._controller.current.parameters)
            self._controller.set_parameters({**unknown, **written})
        else:
            self._answer = written
        self._use()

    def _put_for_model(self, written: Values) -> None:
        if not self._model:
            return
        kept_models: Values = self._preferences.get(SAMPLING_OF_MODELS)
        models = dict(kept_models)
        before = models.pop(self._model, None)
        kept = {**(self._unknown(before) if isinstance(before, dict) else {}), **written}
        if kept:
            models[self._model] = kept
        self._preferences.set(SAMPLING_OF_MODELS, dict(list(models.items())[-_MOST_MODELS:]))

    @property
    def _by_name(self) -> Mapping[str, Preference[Any]]:
        return {**_BY_NAME, **{switch.name: switch for switch in self.switches}}

    def _sound(self, values: Values) -> dict[str, Any]:
        return sound_values(values, self._by_name)

    def _unknown(self, values: Values) -> dict[str, Any]:
        """Return unknown values: of another version, or options of another model's template."""
        known = self._by_name
        return {name: value for name, value in values.items() if name not in known}

    @property
    def _model(self) -> str:
        """Key of the target; empty without one."""
        engine = self._controller.engine
        pair, served = engine.pair, engine.served
        if served is not None:
            return f"{_SERVER}:{served.target.server.id}:{served.target.model}"
        if pair is None:
            return ""
        # The path of the built-in pair changes with updates.
        return _BUILT_IN if pair.files.target == builtin_pair()[0] else str(pair.files.target)

    # --- applying ----------------------------------------------------------------------------

    @Slot()
    def _use(self) -> None:
        answers, answering = self._controller.answers, self._controller.engine.answering
        answering.sampling = SamplingParams(
            **{name: self.find(_BY_NAME[name]).value for name in _SAMPLING}
        )
        answers.limits = GenerationLimits(self.get(MAX_TOKENS), self.get(STOP_STRINGS))
        answers.context_policy = self.get(CONTEXT_POLICY)
        found = [(switch, self.find(switch)) for switch in self.switches]
        answers.switches = {
            variable(switch): each.value
            for switch, each in found
            if each.layer is not Layer.EVERYWHERE and is_passed(switch, each.value)
        }
        self.changed.emit()

    @Slot()
    def _on_state_changed(self) -> None:
        engine = self._controller.engine
        seen = self._model, self.switches, engine.answering.preset_sampling
        if seen != self._seen:
            self._seen = seen
            self._use()

    @Slot()
    def _on_conversation_shown(self) -> None:
        self._answer = {}  # was meant for the next answer in the other chat
        self._use()

    @Slot()
    def _on_answer_begun(self) -> None:
        if self._answer:
            self._answer = {}
            self._use()


def sound_values(values: Values, known: Mapping[str, Preference[Any]] = _BY_NAME) -> dict[str, Any]:
    """Return known values within their limits; the input is untrusted."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        if name in known:
            try:
                found[name] = known[name].kind.from_json(value)
            except ValueError:
                continue
    return found


# --- sampling styles: named sets of values, built in or saved by the user -------------------------

LONGEST_NAME = 40
_MOST_KINDS = 200
_NAMES = tuple(name for name in _SAMPLING if name != "seed")


def values_of(sampling: SamplingParams) -> Values:
    """Return the values of a style: all but the seed."""
    return {name: getattr(sampling, name) for name in _NAMES}


READY_MADE: Mapping[str, Values] = {
    name: values_of(sampling)
    for name, sampling in {
        tr_noop("Greedy", about="a kind of sampling"): SamplingParams(temperature=0.0),
        tr_noop("Precise", about="a kind of sampling"): SamplingParams(
            temperature=0.3, top_k=40, top_p=0.9, min_p=0.05
        ),
        tr_noop("Balanced", about="a kind of sampling"): CHAT_SAMPLING,
        tr_noop("Conversational", about="a kind of sampling"): SamplingParams(
            temperature=0.9, top_k=60, top_p=0.95, min_p=0.05
        ),
        # Min-p keeps a high temperature coherent (Nguyen et al. 2024, arXiv 2407.01082).
        tr_noop("Creative", about="a kind of sampling"): SamplingParams(temperature=1.2, min_p=0.1),
    }.items()
}
"""From the least to the most random; names are translated where they are shown."""


class SamplingStyles:
    """The built-in styles, and the user's own, which are stored in the preferences."""

    def __init__(self, preferences: KeptPreferences) -> None:
        self._preferences = preferences

    @property
    def own(self) -> Mapping[str, Values]:
        """The user's own styles by name, oldest first."""
        usual = values_of(SamplingParams())
        return {
            name: {**usual, **_of_kind(sound_values(values))}
            for name, values in self._kept.items()
            if name not in READY_MADE and isinstance(values, dict)
        }

    @property
    def all(self) -> Mapping[str, Values]:
        """All styles by name."""
        return {**READY_MADE, **self.own}

    def name_of(self, values: Values) -> str:
        """Return the style with these values; empty if there is none."""
        wanted = _of_kind(values)
        return next((name for name, kind in self.all.items() if kind == wanted), "")

    def why_not(self, name: str) -> str:
        """Return why a style cannot have this name; empty if it can."""
        if not name.strip():
            return said("style-without-name")
        taken = {each.casefold() for kind in self.all for each in (kind, kind_title(kind))}
        if name.strip().casefold() in taken:
            return said("style-exists", name=name.strip())
        if len(self._kept) >= _MOST_KINDS:
            return said("styles-too-many", count=_MOST_KINDS)
        return ""

    def keep(self, name: str, values: Values) -> None:
        """Save values under a name."""
        self._preferences.set(OWN_SAMPLING, {**self._kept, name.strip(): dict(_of_kind(values))})

    def delete(self, name: str) -> None:
        """Delete one of the user's own styles."""
        kept = {each: values for each, values in self._kept.items() if each != name}
        self._preferences.set(OWN_SAMPLING, kept)

    @property
    def _kept(self) -> Mapping[str, Any]:
        return self._preferences.get(OWN_SAMPLING)


def kind_title(name: str) -> str:
    """Return the displayed name of a style; the user's own are not translated."""
    return tr(name, about="a kind of sampling") if name in READY_MADE else name


def _of_kind(values: Values) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name in _NAMES}
