"""A pair of models and how it is run, as all that load, keep or measure pairs know it."""

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
    """The files of a target and perhaps a draft."""

    target: Path
    draft: Path | None


@dataclass(frozen=True, slots=True)
class AnswerSettings:
    """How answers are written."""

    sampling: SamplingParams = CHAT_SAMPLING
    speculative: SpeculativeConfig = field(default_factory=SpeculativeConfig)

    @property
    def judged_as_a_whole(self) -> bool:
        """Whether drafts are judged as a block: tokens then have no chance of their own."""
        by_block = self.speculative.verification is VerificationRule.BLOCK
        return by_block and not self.sampling.greedy


@dataclass(frozen=True, slots=True)
class LoadSettings:
    """How a pair is to be loaded; the rest is found out by trying and measuring."""

    context_length: Annotated[int, Meta(ge=MIN_CONTEXT_LENGTH, le=MAX_CONTEXT_LENGTH)] | None = None
    """In tokens; None: as a session chooses. More than the target was made for is never used."""
    target: ModelSettings = field(default_factory=ModelSettings)
    draft: ModelSettings = field(default_factory=ModelSettings)
    answers: AnswerSettings | None = None
    """Of a preset: how answers are written once it is loaded."""
    drafting: SpeculativeConfig | None = None
    """Chosen for the pair itself: how far to draft; None: as usual, or as ``answers`` say."""

    @property
    def speculative(self) -> SpeculativeConfig:
        """How far to draft once it is loaded."""
        if self.answers is not None:
            return self.answers.speculative
        return self.drafting or SpeculativeConfig()

    def without_answers(self) -> LoadSettings:
        """Return the same without what a preset says of answers: for that nothing is loaded."""
        return replace(self, answers=None)

    def with_drafting(self, speculative: SpeculativeConfig) -> LoadSettings:
        """Return the same with another way of drafting."""
        if self.answers is not None:
            return replace(self, answers=replace(self.answers, speculative=speculative))
        usual = speculative == SpeculativeConfig()
        return replace(self, drafting=None if usual else speculative)

    @property
    def cache_types(self) -> frozenset[CacheType]:
        """All that the caches of both models are to be of; mostly it is one."""
        both = self.target, self.draft
        return frozenset(kind for each in both for kind in (each.cache_type_k, each.cache_type_v))

    def with_cache(self, cache_type: CacheType) -> LoadSettings:
        """Return the same with another cache in both models."""
        target, draft = (_with_cache(each, cache_type) for each in (self.target, self.draft))
        return replace(self, target=target, draft=draft)


def _with_cache(settings: ModelSettings, cache_type: CacheType) -> ModelSettings:
    # A quantised value cache cannot be without flash attention.
    refused = cache_type.quantised and settings.flash_attention is False
    flash_attention = None if refused else settings.flash_attention
    return replace(
        settings, cache_type_k=cache_type, cache_type_v=cache_type, flash_attention=flash_attention
    )


@dataclass(frozen=True, slots=True)
class PairSetup:
    """A pair, and how it is run."""

    files: PairFiles
    settings: LoadSettings

    @property
    def name(self) -> str:
        """What it is called."""
        return name_of_files(self.files.target, self.files.draft)
