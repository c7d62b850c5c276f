"""How the next answer is written: sampling and drafting, as people or a preset chose."""

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
    """Sampling, and how to draft; drafting is switched off and on without being forgotten."""

    def __init__(self) -> None:
        self.chosen_sampling: SamplingParams | None = None
        """Set by ``AnswerParameters``; None without one."""
        self.preset_sampling: SamplingParams | None = None
        """Of the loaded preset, if any."""
        self.speculate = True
        """Draft, or decode plainly."""
        self.drafting = SpeculativeConfig()
        """How to draft while ``speculate`` is on."""
        self._drafting_of_pair = False

    @property
    def sampling(self) -> SamplingParams:
        """How tokens are drawn."""
        return self.chosen_sampling or self.preset_sampling or CHAT_SAMPLING

    @property
    def lookahead(self) -> int | None:
        """Tokens to draft per step; None adapts it."""
        if self.drafting.effective_rule is not LookaheadRule.FIXED:
            return None
        return self.drafting.lookahead or DEFAULT_LOOKAHEAD

    @property
    def settings(self) -> AnswerSettings:
        """Both, as a preset keeps them."""
        return AnswerSettings(self.sampling, self._present_drafting)

    @property
    def of_preset(self) -> AnswerSettings:
        """What the preset brought, without what was chosen besides; drafting as it is now."""
        return AnswerSettings(self.preset_sampling or CHAT_SAMPLING, self._present_drafting)

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft so many tokens per step, or (None) as many as pay."""
        forced = self.drafting.method is Method.DRAFT
        method = Method.AUTO if forced and lookahead is None else self.drafting.method
        self.drafting = replace(self.drafting, method=method, lookahead=lookahead, rule=None)

    def set_drafting(self, drafting: SpeculativeConfig) -> None:
        """Draft like this with the pair that is loaded; sampling stays."""
        self._drafting_of_pair = True
        self._draft_as(drafting)

    def follow_load(self, load: LoadSettings) -> None:
        """A pair was loaded: forget what was chosen for the one before."""
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
        # What is drafted if people switch it on.
        self.drafting = drafting if self.speculate else replace(drafting, method=Method.AUTO)
