"""How the next answer is written: sampling and drafting, as people or a preset chose."""

from __future__ import annotations

from dataclasses import replace

from foretoken.control.engine.records import CHAT_SAMPLING, AnswerSettings
from foretoken.engine.config import DEFAULT_LOOKAHEAD, LookaheadRule, Method, SpeculativeConfig


class AnswerChoice:
    """Sampling, and how to draft; drafting is switched off and on without being forgotten."""

    def __init__(self) -> None:
        self.sampling = CHAT_SAMPLING
        self.speculate = True
        """Draft, or decode plainly."""
        self._drafting = SpeculativeConfig()
        self._of_preset = False

    @property
    def method(self) -> Method:
        """How to draft while ``speculate`` is on."""
        return self._drafting.method

    @property
    def lookahead(self) -> int | None:
        """Tokens to draft per step; None adapts it."""
        if self._drafting.effective_rule is not LookaheadRule.FIXED:
            return None
        return self._drafting.lookahead or DEFAULT_LOOKAHEAD

    @property
    def settings(self) -> AnswerSettings:
        """All of it, as a preset keeps it."""
        if self.speculate:
            return AnswerSettings(self.sampling, self._drafting)
        return AnswerSettings(self.sampling, replace(self._drafting, method=Method.PLAIN))

    def set_lookahead(self, lookahead: int | None) -> None:
        """Draft so many tokens per step, or (None) as many as pay."""
        forced = self._drafting.method is Method.DRAFT
        method = Method.AUTO if forced and lookahead is None else self._drafting.method
        self._drafting = replace(self._drafting, method=method, lookahead=lookahead, rule=None)

    def take(self, settings: AnswerSettings) -> None:
        """Do as a preset says."""
        self._of_preset = True
        self._set(settings)

    def follow_load(self, settings: AnswerSettings | None) -> None:
        """A pair was loaded, of a preset (with its settings) or of none (None)."""
        if settings is not None:
            self.take(settings)
        elif self._of_preset:  # which another pair has nothing to do with
            self._of_preset = False
            self._set(AnswerSettings())

    def _set(self, settings: AnswerSettings) -> None:
        drafting = settings.speculative
        self.sampling = settings.sampling
        self.speculate = drafting.method is not Method.PLAIN
        # What is drafted if people switch it on.
        self._drafting = drafting if self.speculate else replace(drafting, method=Method.AUTO)
