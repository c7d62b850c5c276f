"""Sampling and drafting of the next answer, as chosen by the user or a preset."""

from __future__ import annotations

from dataclasses import replace

from foretoken.engine.config import (
    CHAT_SAMPLING,
    DEFAULT_LOOKAHEAD,
    LookaheadRule,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.models.pair_setup import AnswerSettings, LoadSettings


class AnswerChoice:
    """Sampling and drafting settings; drafting can be switched off without losing its settings."""

    def __init__(self) -> None:
        self.chosen_sampling: SamplingParams | None = None
        """Set by ``AnswerParameters``; None without one."""
        self.preset_sampling: SamplingParams | None = None
        """Sampling of the loaded preset, if any."""
        self.speculate = True
        """Whether to draft; otherwise answers are decoded plainly."""
        self.drafting = SpeculativeConfig()
        """Drafting settings while ``speculate`` is on."""
        self._drafting_of_pair = False

    @property
    def sampling(self) -> SamplingParams:
        """The effective sampling settings."""
        return self.chosen_sampling or self.preset_sampling or CHAT_SAMPLING

    @property
    def lookahead(self) -> int | None:
        """Tokens to draft per step; None: adaptive."""
        if self.drafting.effective_rule is not LookaheadRule.FIXED:
            return None
        return self.drafting.lookahead or DEFAULT_LOOKAHEAD

    @property
    def settings(self) -> AnswerSettings:
        """Both, as stored in a preset."""
        return AnswerSettings(self.sampling, self._present_drafting)

    @property
    def of_preset(self) -> AnswerSettings:
        """The preset's sampling without the user's changes, and the present drafting."""
        return AnswerSettings(self.preset_sampling or CHAT_SAMPLING, self._present_drafting)

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft this many tokens per step, or (None) as many as pay off."""
        forced = self.drafting.method is Method.DRAFT
        method = Method.AUTO if forced and lookahead is None else self.drafting.method
        self.drafting = replace(self.drafting, method=method, lookahead=lookahead, rule=None)

    def set_drafting(self, drafting: SpeculativeConfig) -> None:
        """Set drafting for the loaded pair; sampling stays."""
        self._drafting_of_pair = True
        self._draft_as(drafting)

    def follow_load(self, load: LoadSettings) -> None:
        """Apply what was loaded, dropping choices made for the pair before."""
        sampling = None if load.answers is None else load.answers.sampling
        says = sampling is not None or load.drafting is not None
        if says or self.preset_sampling is not None or self._drafting_of_pair:
            self.preset_sampling = sampling
            self._draft_as(load.speculative)
        self._drafting_of_pair = load.drafting is not None

    @property
    def _present_drafting(self) -> SpeculativeConfig:
        return self.drafting if self.speculate else replace(self.drafting, method=Method.PLAIN)

    def _draft_as(self, drafting: SpeculativeConfig) -> None:
        self.speculate = drafting.method is not Method.PLAIN
        # Used if the user switches drafting on again.
        self.drafting = drafting if self.speculate else replace(drafting, method=Method.AUTO)
