"""Form for a pair's engine settings; may hold values that are not possible yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any

from foretoken.engine.config import (
    DEFAULT_LOOKAHEAD,
    LookaheadRule,
    Method,
    ModelSettings,
    SpeculativeConfig,
)
from foretoken.models.pair_setup import LoadSettings
from foretoken.system.language import said, tr, tr_noop
from foretoken.system.machine import processor_cores


class Part(StrEnum):
    """Group of a field; the first part of its key."""

    PAIR = "pair"
    TARGET = "target"
    DRAFT = "draft"
    DRAFTING = "drafting"

    @property
    def words(self) -> str:
        """Heading; the pair's only field is shown with the target's."""
        return tr(_TITLES[self], about="heading of settings")


_TITLES = {
    Part.TARGET: tr_noop("Target", about="heading of settings"),
    Part.DRAFT: tr_noop("Draft", about="heading of settings"),
    Part.DRAFTING: tr_noop("Drafting", about="heading of settings"),
}


CONTEXT_LENGTH = f"{Part.PAIR}.context_length"
METHOD = f"{Part.DRAFTING}.method"
RULE = f"{Part.DRAFTING}.rule"
LOOKAHEAD = f"{Part.DRAFTING}.lookahead"
VERIFICATION = f"{Part.DRAFTING}.verification"


@dataclass(frozen=True, slots=True)
class MachineFacts:
    """Hardware that a pair can run on here."""

    processor_cores: int
    threads: int
    """Threads that this process may run at the same time."""
    gpus: Mapping[str, str]
    """Titles of the GPUs by llama.cpp's names, as in ``ModelSettings.devices``."""
    left_out: tuple[str, ...] = ()
    """Why bundled GPU code is not in use."""


def machine_facts() -> MachineFacts:
    """Query the processor and the loaded llama.cpp; starts no driver."""
    from foretoken.engine.llama.backend import cores
    from foretoken.engine.llama.library import gpus, modules_left_out

    titles = {device.name: device.title for device in gpus()}
    return MachineFacts(processor_cores(), cores(), titles, modules_left_out())


class EngineForm:
    """Values of all fields, keyed by group and the engine's name of the field."""

    def __init__(self, load: LoadSettings, *, has_draft: bool) -> None:
        self._load = load
        self.has_draft = has_draft
        """Whether there is a usable draft model."""
        self.values = field_values(load)

    @property
    def refusals(self) -> Mapping[Part, str]:
        """Validation errors by group; empty if the settings are valid."""
        found: dict[Part, str] = {}
        for part in (Part.TARGET, Part.DRAFT) if self.has_draft else (Part.TARGET,):
            try:
                self._model_settings(part)
            except ValueError as error:
                found[part] = str(error)
        if self.values[METHOD] is Method.DRAFT and not self.has_draft:
            found[Part.DRAFTING] = said("method-needs-draft")
        return found

    @property
    def load_settings(self) -> LoadSettings:
        """Settings to load the pair with. Raises ``ValueError`` if they are invalid."""
        settings = LoadSettings(
            self.values[CONTEXT_LENGTH],
            self._model_settings(Part.TARGET),
            self._model_settings(Part.DRAFT),
        )
        return replace(settings, answers=self._load.answers).with_drafting(self.speculative)

    @property
    def speculative(self) -> SpeculativeConfig:
        """Drafting settings."""
        method, rule = self.values[METHOD], self.values[RULE]
        fixed = rule is LookaheadRule.FIXED
        lookahead = self.values[LOOKAHEAD] if fixed else None
        config = replace(
            self._load.speculative,
            method=method,
            lookahead=lookahead,
            rule=None,
            verification=self.values[VERIFICATION],
        )
        return config if config.effective_rule is rule else replace(config, rule=rule)

    @property
    def setup(self) -> LoadSettings:
        """The part of the settings that can be tried. Raises ``ValueError`` if it is invalid."""
        target = self._model_settings(Part.TARGET)
        draft = self._model_settings(Part.DRAFT) if self.has_draft else ModelSettings()
        return LoadSettings(target=target, draft=draft).with_drafting(self.speculative)

    def take_best(self, start: LoadSettings, best: LoadSettings) -> None:
        """Apply the changes from ``start`` to ``best``."""
        before, after = setup_values(start), setup_values(best)
        self.values.update({key: value for key, value in after.items() if value != before[key]})

    def _model_settings(self, part: Part) -> ModelSettings:
        values = {
            key.partition(".")[2]: value
            for key, value in self.values.items()
            if key.startswith(f"{part}.")
        }
        return ModelSettings(**values)


def field_values(load: LoadSettings) -> dict[str, Any]:
    """Return the value of every field."""
    return {CONTEXT_LENGTH: load.context_length, **setup_values(load)}


def setup_values(setup: LoadSettings) -> dict[str, Any]:
    """Return the value of every field that can be tried."""
    drafting = setup.speculative
    return {
        **{f"{Part.TARGET}.{name}": value for name, value in asdict(setup.target).items()},
        **{f"{Part.DRAFT}.{name}": value for name, value in asdict(setup.draft).items()},
        METHOD: drafting.method,
        RULE: drafting.effective_rule,
        LOOKAHEAD: drafting.lookahead or DEFAULT_LOOKAHEAD,
        VERIFICATION: drafting.verification,
    }
