"""How a person wants a pair to be run, field by field, also while that is not possible yet."""

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
from foretoken.system.language import tr, tr_noop
from foretoken.system.machine import processor_cores


class Part(StrEnum):
    """What a field is about; its key begins with it."""

    PAIR = "pair"
    TARGET = "target"
    DRAFT = "draft"
    DRAFTING = "drafting"

    @property
    def words(self) -> str:
        """For people; the only field of the pair is shown with the target's."""
        return tr(_TITLES[self], about="heading of settings")


_TITLES = {
    Part.TARGET: tr_noop("Target", about="heading of settings"),
    Part.DRAFT: tr_noop("Draft", about="heading of settings"),
    Part.DRAFTING: tr_noop("Drafting", about="heading of settings"),
}


class FlashAttention(StrEnum):
    """``ModelSettings.flash_attention`` as words."""

    AUTOMATIC = "automatic"
    ON = "on"
    OFF = "off"

    @classmethod
    def of(cls, wanted: bool | None) -> FlashAttention:
        """The word for what a model is asked to do."""
        return cls.AUTOMATIC if wanted is None else cls.ON if wanted else cls.OFF

    @property
    def wanted(self) -> bool | None:
        """What a model is asked to do."""
        return None if self is FlashAttention.AUTOMATIC else self is FlashAttention.ON


CONTEXT_LENGTH = f"{Part.PAIR}.context_length"
METHOD = f"{Part.DRAFTING}.method"
RULE = f"{Part.DRAFTING}.rule"
LOOKAHEAD = f"{Part.DRAFTING}.lookahead"
VERIFICATION = f"{Part.DRAFTING}.verification"
_FLASH = "flash_attention"


@dataclass(frozen=True, slots=True)
class MachineFacts:
    """What a pair can be run on here."""

    processor_cores: int
    threads: int
    """That this process may use at the same time."""
    gpus: tuple[str, ...]
    """What they are, with llama.cpp's names for them."""
    gpu_devices: tuple[str, ...] = ()
    """These names alone, as ``ModelSettings.devices`` has them."""
    left_out: tuple[str, ...] = ()
    """Why code for GPUs that came with the product is not in use."""


def machine_facts() -> MachineFacts:
    """Ask the processor and the loaded llama.cpp; no driver is started for it."""
    from foretoken.engine.llama.backend import cores
    from foretoken.engine.llama.backend_query import gpus
    from foretoken.engine.llama.library import modules_left_out

    found = gpus()
    return MachineFacts(
        processor_cores(),
        cores(),
        tuple(device.title for device in found),
        tuple(device.name for device in found),
        modules_left_out(),
    )


class EngineForm:
    """Holds a value for every field; its key is the part with the engine's name of it."""

    def __init__(self, load: LoadSettings, *, has_draft: bool) -> None:
        self._load = load
        self.has_draft = has_draft
        """Whether there is a draft model that can be used."""
        self.values = field_values(load)

    @property
    def refusals(self) -> Mapping[Part, str]:
        """Why it cannot be done, by what is at fault; empty: it can."""
        found: dict[Part, str] = {}
        for part in (Part.TARGET, Part.DRAFT) if self.has_draft else (Part.TARGET,):
            try:
                self._model_settings(part)
            except ValueError as error:
                found[part] = str(error)
        if self.values[METHOD] is Method.DRAFT and not self.has_draft:
            found[Part.DRAFTING] = tr(
                "There is no draft model that could draft in every step. Choose one with the "
                "models, or draft automatically."
            )
        return found

    @property
    def load_settings(self) -> LoadSettings:
        """How the pair is to be loaded. Raises ``ValueError`` where that is refused."""
        settings = LoadSettings(
            self.values[CONTEXT_LENGTH],
            self._model_settings(Part.TARGET),
            self._model_settings(Part.DRAFT),
        )
        return replace(settings, answers=self._load.answers).with_drafting(self.speculative)

    @property
    def speculative(self) -> SpeculativeConfig:
        """How far to draft."""
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
        """What of it can be tried. Raises ``ValueError`` where it is refused."""
        target = self._model_settings(Part.TARGET)
        draft = self._model_settings(Part.DRAFT) if self.has_draft else ModelSettings()
        return LoadSettings(target=target, draft=draft).with_drafting(self.speculative)

    def take_best(self, start: LoadSettings, best: LoadSettings) -> dict[str, Any]:
        """Take over what ``best`` has changed of ``start``; return what these fields held."""
        before, after = setup_values(start), setup_values(best)
        changed = {key: value for key, value in after.items() if value != before[key]}
        held = {key: self.values[key] for key in changed}
        self.values.update(changed)
        return held

    def _model_settings(self, part: Part) -> ModelSettings:
        values = {
            key.partition(".")[2]: value
            for key, value in self.values.items()
            if key.startswith(f"{part}.")
        }
        return ModelSettings(**{**values, _FLASH: values[_FLASH].wanted})


def field_values(load: LoadSettings) -> dict[str, Any]:
    """Return the value of every field."""
    return {CONTEXT_LENGTH: load.context_length, **setup_values(load)}


def setup_values(setup: LoadSettings) -> dict[str, Any]:
    """Return the value of every field that can be tried."""
    drafting = setup.speculative
    return {
        **_model_values(Part.TARGET, setup.target),
        **_model_values(Part.DRAFT, setup.draft),
        METHOD: drafting.method,
        RULE: drafting.effective_rule,
        LOOKAHEAD: drafting.lookahead or DEFAULT_LOOKAHEAD,
        VERIFICATION: drafting.verification,
    }


def _model_values(part: Part, settings: ModelSettings) -> dict[str, Any]:
    values = asdict(settings)
    values[_FLASH] = FlashAttention.of(settings.flash_attention)
    return {f"{part}.{name}": value for name, value in values.items()}
