"""Proving the loaded pair lossless, as work of the engine."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.control.engine.engine_work import Workplace
from foretoken.engine.config import VerificationRule
from foretoken.models.pairs.proof import PairProof
from foretoken.models.pairs.proof_results import ProofProgress, ProofResult
from foretoken.system.language import tr_noop


@dataclass(frozen=True, slots=True)
class ProofWork:
    """Takes about a minute; what a chat has read stays, and nothing is changed."""

    verification: VerificationRule
    """How drafts are judged with it."""
    task = "Proving"  # not translated: for the log
    doing = tr_noop("verifying losslessness {share} %")

    def run(self, place: Workplace) -> ProofResult | None:
        """Prove it; it tells ``ProofProgress``."""

        def on_progress(told: ProofProgress) -> None:
            place.progress(told.share, told)

        return PairProof(
            place.session,
            place.prompt_tokens,
            verification=self.verification,
            progress=on_progress,
            keep_on=place.keep_on,
        ).run()
