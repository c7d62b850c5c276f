"""Trying other ways of running the loaded pair, as work of the engine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foretoken.control.engine.engine_work import Workplace
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.engine.llama.backend import cores
from foretoken.models.pairs.tuning import PairTuning
from foretoken.models.pairs.tuning_results import RunSetup, TuningProgress, TuningResult
from foretoken.models.presets.recommended import processor_cores
from foretoken.system.language import tr_noop


@dataclass(frozen=True, slots=True)
class TuningWork:
    """Tries other ways than ``start``; what a chat has read stays, and nothing is changed."""

    start: RunSetup
    task = "Trying settings"  # not translated: logged
    doing = tr_noop("trying settings {share} %")

    def run(self, place: Workplace) -> TuningResult | None:
        """Take about a minute and a half; it tells ``TuningProgress``."""
        probed, start = place.probed, self.start

        def on_progress(told: TuningProgress) -> None:
            place.progress(told.share, told)

        one_thread = probed.settings().threads is not None
        return PairTuning(
            place.session,
            place.prompt_tokens,
            CHAT_SAMPLING,
            replace(
                start,
                target=probed.settings(start.target),
                draft=probed.draft_settings(start.draft),
            ),
            () if one_thread else _thread_counts(),
            progress=on_progress,
            keep_on=place.keep_on,
        ).run()


def _thread_counts() -> list[int]:
    """Worth trying: as many as the processor has cores, as may run at a time, and half of it."""
    own, most = processor_cores(), cores()
    return list(dict.fromkeys([min(own, most), most, max(1, min(own, most) // 2)]))
