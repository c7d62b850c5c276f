"""A race of the loaded pair, as work of the engine."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.control.engine.engine_work import Workplace
from foretoken.engine.config import GenerationLimits, ModelSettings
from foretoken.models.pairs.racing import PairRace, RaceProgress, RaceResult, RaceWish


@dataclass(frozen=True, slots=True)
class RaceWork:
    """Races as ``wish`` says; what a chat has read stays. It tells ``RaceProgress``."""

    wish: RaceWish
    target: ModelSettings
    draft: ModelSettings
    task = "Racing"  # not translated: for the log

    def run(self, place: Workplace) -> RaceResult | None:
        """Take as long as all the answers need."""
        probed = place.probed
        prompt = place.template.prompt([PromptMessage(Role.USER, self.wish.question)])

        def on_progress(told: RaceProgress) -> None:
            place.progress(told.share, told)

        return PairRace(
            place.session,
            probed,
            place.prompt_tokens,
            GenerationLimits(
                stop_strings=prompt.stop_strings, shown_controls=prompt.shown_controls
            ),
            self.wish,
            settings=(probed.settings(self.target), probed.draft_settings(self.draft)),
            progress=on_progress,
            keep_on=place.keep_on,
        ).run()
