"""A pair of models and its settings, shared by all that load, store or measure pairs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from foretoken.engine.config import (
    CHAT_SAMPLING,
    MAX_CONTEXT_LENGTH,
    MIN_CONTEXT_LENGTH,
    CacheType,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.models.names import name_of_files


@dataclass(frozen=True, slots=True)
class PairFiles:
    """Files of a target and an optional draft."""

    target: Path
    draft: Path | None


@dataclass(frozen=True, slots=True)
class AnswerSettings:
    """Settings for writing answers."""

    sampling: SamplingParams = CHAT_SAMPLING
    speculative: SpeculativeConfig = field(default_factory=SpeculativeConfig)

    @property
    def judged_as_a_whole(self) -> bool:
        """Whether drafts are judged as a block: tokens then have no chance of their own."""
        by_block = self.speculative.verification is VerificationRule.BLOCK
        return by_block and not self.sampling.greedy


@dataclass(frozen=True, slots=True)
class LoadSettings:
    """Settings for loading a pair; the rest is found by trials and measurements."""

    context_length: Annotated[int, Meta(ge=MIN_CONTEXT_LENGTH, le=MAX_CONTEXT_LENGTH)] | None = None
    """In tokens; None: as a session chooses. At most what the target was trained for is used."""
    target: ModelSettings = field(default_factory=ModelSettings)
    draft: ModelSettings = field(default_factory=ModelSettings)
    answers: AnswerSettings | None = None
    """Of a preset: settings for answers, applied once the pair is loaded."""
    drafting: SpeculativeConfig | None = None
    """Drafting chosen for the pair itself; None: the default, or as in ``answers``."""

    @property
    def speculative(self) -> SpeculativeConfig:
        """Drafting once the pair is loaded."""
        if self.answers is not None:
            return self.answers.speculative
        return self.drafting or SpeculativeConfig()

    def without_answers(self) -> LoadSettings:
        """Return the same without a preset's settings for answers, which need no loading."""
        return replace(self, answers=None)

    def with_drafting(self, speculative: SpeculativeConfig) -> LoadSettings:
        """Return the same with another way of drafting."""
        if self.answers is not None:
            return replace(self, answers=replace(self.answers, speculative=speculative))
        usual = speculative == SpeculativeConfig()
        return replace(self, drafting=None if usual else speculative)

    @property
    def cache_types(self) -> frozenset[CacheType]:
        """All cache types of both models; usually one."""
        both = self.target, self.draft
        return frozenset(kind for each in both for kind in (each.cache_type_k, each.cache_type_v))

    def with_cache(self, cache_type: CacheType) -> LoadSettings:
        """Return the same with another cache type in both models."""
        target, draft = (_with_cache(each, cache_type) for each in (self.target, self.draft))
        return replace(self, target=target, draft=draft)


def _with_cache(settings: ModelSettings, cache_type: CacheType) -> ModelSettings:
    # A quantised value cache needs flash attention.
    refused = cache_type.quantised and settings.flash_attention is False
    flash_attention = None if refused else settings.flash_attention
    return replace(
        settings, cache_type_k=cache_type, cache_type_v=cache_type, flash_attention=flash_attention
    )


@dataclass(frozen=True, slots=True)
class PairSetup:
    """A pair and its settings."""

    files: PairFiles
    settings: LoadSettings

    @property
    def name(self) -> str:
        """Name of the pair."""
        return name_of_files(self.files.target, self.files.draft)
