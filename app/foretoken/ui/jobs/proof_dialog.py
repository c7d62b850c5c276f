"""The check that drafting is lossless: its verdict, both of its parts, and every figure."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.experiments import ProofWork
from foretoken.control.models.kept_results import KeptProof
from foretoken.models.pairs.proof_report import INTRO, proof_report
from foretoken.models.pairs.proof_results import ProofResult
from foretoken.system.language import tr
from foretoken.ui.jobs.job_dialog import ExportedResult, JobDialog, JobFiles
from foretoken.ui.jobs.report_view import ReportView
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.forms import column, paragraph

_SIZE, _SIZE_OF_INTRO = (720, 640), (560, 300)


class ProofDialog(JobDialog):
    """Begins with what is known of the pair, if anything."""

    def __init__(
        self,
        pair: str,
        engine: EngineControl,
        proofs: KeptProof,
        files: JobFiles,
        parent: QWidget,
    ) -> None:
        """``pair`` names the models; ``proofs`` knows earlier results, and keeps new ones."""
        super().__init__(tr("Verify losslessness"), engine, files, parent)
        self.prefer_size(*(_SIZE_OF_INTRO if proofs.result is None else _SIZE))
        self._pair, self._proofs = pair, proofs
        self.page, intro = ReportView(self), QWidget(self)
        self._title = styled(Label(intro), Type.TITLE)
        name = styled(Label(pair, intro), Type.NOTE, Tone.MUTED)
        column(intro, self._title, name, paragraph(tr(INTRO), intro), None, spacing=Space.MEDIUM)
        self.start.setText(tr("Verify"))
        self.again.setText(tr("Verify again"))
        self.details = self.add_button(tr("Details"))
        self.details.setCheckable(True)
        self.details.toggled.connect(self.page.show_details)
        self.lay_out(intro, self.page)
        proofs.changed.connect(self._on_kept)
        self._on_kept()

    def work(self) -> ProofWork:
        return ProofWork(self.engine.answering.drafting.verification)

    def show_result(self, result: ProofResult) -> None:
        before = self.size()
        self.prefer_size(*_SIZE)
        self.resize(self.size().expandedTo(before))
        self.fit()
        self._proofs.take(result)

    def exported(self) -> ExportedResult | None:
        result = self._proofs.result
        if result is None:
            return None
        return ExportedResult("proof", result.proved_at, proof_report(result, self._pair), result)

    @Slot()
    def _on_kept(self) -> None:
        """Show what is known of the pair, unless something newer is on its way."""
        result = self._proofs.result
        if result is not None and not self.running:
            self.page.show_report(proof_report(result, self._pair))
            self.go_to(self.result_page)

    def show_state(self) -> None:
        super().show_state()
        self.details.setVisible(self.shows_result and not self.running)
        why_not = "" if self.running else self._busy_words()
        self.again.setEnabled(not why_not)
        self.again.setToolTip(why_not)
        known = self._proofs.result is not None
        self._title.setText(tr("Verify again") if known else tr("Not verified yet"))
        if known and not (self.running or self.shows_result):
            self.go_to(self.result_page)  # it was stopped: what was known before still is

    @Slot()
    def choose_again(self) -> None:
        """There is nothing to choose."""
        self.begin()
        if self.running:
            self.go_to(self.setup_page)
