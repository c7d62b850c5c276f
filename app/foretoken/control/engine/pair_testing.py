"""Testing what drafting gains with the loaded pair, as work of the engine."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.control.engine.engine_work import Workplace
from foretoken.engine.config import CHAT_SAMPLING
from foretoken.models.pairs.pair_test import PairTest
from foretoken.models.pairs.pair_test_results import PairTestResult
from foretoken.system.language import tr_noop


@dataclass(frozen=True, slots=True)
class PairTestWork:
    """Takes about 20 seconds; the result is remembered for the pair."""

    task = "Testing"  # not translated: for the log
    doing = tr_noop("testing this pair {share} %")

    def run(self, place: Workplace) -> PairTestResult | None:
        """Test the pair; it reports the share that is done."""
        return PairTest(
            place.session,
            place.prompt_tokens,
            CHAT_SAMPLING,
            progress=lambda progress: place.progress(progress.share, None),
            keep_on=place.keep_on,
        ).run()
