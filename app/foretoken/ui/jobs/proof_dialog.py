"""Proof dialog: checks that drafting is lossless, with verdict, both parts and all figures."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.experiments import ProofWork
from foretoken.control.models.stored_results import StoredProof
from foretoken.models.pairs.proof_results import INTRO, ProofResult, proof_report
from foretoken.system.language import tr
from foretoken.ui.jobs.report_view import ReportDialog


class ProofDialog(ReportDialog):
    """Shows the last result for the pair first, if any."""

    def __init__(
        self, pair: str, engine: EngineControl, proofs: StoredProof, parent: QWidget
    ) -> None:
        """``pair`` names the models; ``proofs`` stores results."""
        super().__init__(tr("Verify losslessness"), pair, tr(INTRO), engine, parent)
        self._proofs = proofs
        self.start.setText(tr("Verify"))
        self.again.setText(tr("Verify again"))
        self.heading.setText(tr("Not verified yet"))
        self.lay_out(self.intro, self.page)
        proofs.changed.connect(self._on_kept)
        self._on_kept()

    def work(self) -> ProofWork:
        return ProofWork(self.engine.answering.drafting.verification)

    def show_result(self, result: ProofResult) -> None:
        self._proofs.take(result)

    @Slot()
    def _on_kept(self) -> None:
        """Show the stored result, unless a new one is being computed."""
        result = self._proofs.result
        if result is not None and not self.running:
            self.heading.setText(tr("Verify again"))
            self.show_report("proof", result.proved_at, proof_report(result, self.pair), result)
