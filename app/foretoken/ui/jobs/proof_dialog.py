"""The check that drafting is lossless: its verdict, both of its parts, and every figure."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from foretoken.control.engine.engine_control import EngineControl
from foretoken.control.engine.pair_proof import ProofWork
from foretoken.control.models.proof_shelf import ProofShelf
from foretoken.models.pairs.proof_report import histograms, report_json, report_page
from foretoken.models.pairs.proof_results import (
    GreedyCheck,
    ProofProgress,
    ProofResult,
    ProofVerdict,
    SamplingCheck,
    WrittenTokens,
)
from foretoken.models.pairs.proof_words import (
    GREEDY_TITLE,
    INTRO,
    SAMPLING_TITLE,
    greedy_words,
    headline,
    percent,
    progress_words,
    result_words,
    sampling_words,
    test_rows,
    token_words,
    verdict_words,
)
from foretoken.system.language import moment_text, number, tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.jobs.job_dialog import JobDialog
from foretoken.ui.jobs.job_files import JobFiles
from foretoken.ui.jobs.plots import PointChart
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.forms import row
from foretoken.ui.parts.result_table import ResultCell, ResultTable, Row

_SIZE, _SIZE_OF_INTRO = (720, 640), (560, 300)
_MOST_PARTINGS = 6
_SIGNS = {
    ProofVerdict.PASSED: "\N{CHECK MARK}",
    ProofVerdict.FAILED: "\N{BALLOT X}",
    ProofVerdict.UNCLEAR: "?",
}


class CheckCard(QFrame):
    """One of the two checks."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self.setAccessibleName(title)
        self._verdict = Label(self)
        self.words = Label(self)
        self.words.setWordWrap(True)
        self.inside = QVBoxLayout(self)
        self.inside.setSpacing(Space.SMALL)
        self.inside.addLayout(row(dress(Label(title, self), Type.SECTION), None, self._verdict))
        self.inside.addWidget(self.words)

    def show_check(self, verdict: ProofVerdict, words: str) -> None:
        """Say what it found."""
        show_verdict(self._verdict, verdict)
        self.words.setText(words)
        self.setAccessibleDescription(f"{verdict_words(verdict)}. {words}")


def show_verdict(label: Label, verdict: ProofVerdict) -> None:
    """Say how a check came out."""
    failed = verdict is ProofVerdict.FAILED
    dress(label, Surface.WARNED if failed else Surface.TOLD, Shape.ROUNDED, Type.HEADING)
    label.setText(f" {_SIGNS[verdict]} {verdict_words(verdict)} ")


class ProofPage(QWidget):
    """The result; its figures are folded unless something is wrong."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._detailed = False
        self.headline = dress(Label(self), Type.TITLE)
        self.about = dress(Label(self), Type.NOTE, Tone.MUTED)
        self.words = Label(self)
        self._verdict = Label(self)
        for label in (self.headline, self.about, self.words):
            label.setWordWrap(True)
        self.sampling = CheckCard(tr(SAMPLING_TITLE), self)
        self.greedy = CheckCard(tr(GREEDY_TITLE), self)
        self.charts = (
            PointChart(tr("With drafting"), "draft", self),
            PointChart(tr("Plain"), "target", self),
        )
        self.figures = ResultTable(tr("Figures"), self)
        self.tests = [ResultTable(tr("Tests"), self) for _ in self.charts]
        self.partings = ResultTable(tr("Texts that differ"), self)
        charts = row(*self.charts)
        charts.setSpacing(Space.WIDE)
        self.sampling.inside.addLayout(charts)
        for table in (self.figures, *self.tests):
            self.sampling.inside.addWidget(table)
        self.greedy.inside.addWidget(self.partings)
        head = row(self.headline, self._verdict)
        head.setStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(head)
        for part in (self.about, self.words, self.sampling, self.greedy):
            column.addWidget(part)
        column.addStretch(1)

    def show_result(self, result: ProofResult, pair: str) -> None:
        """Show a result; ``pair`` names the models."""
        sampling, greedy = result.sampling, result.greedy
        self.headline.setText(headline(result.verdict))
        show_verdict(self._verdict, result.verdict)
        moment = moment_text(result.proved_at.astimezone())
        seconds = tr("{number} s", about="seconds", number=number(result.seconds))
        self.about.setText(" · ".join((pair, moment, seconds)))
        self.words.setText(result_words(result))
        self.sampling.show_check(sampling.verdict, sampling_words(sampling))
        self.greedy.show_check(greedy.verdict, greedy_words(greedy))
        sides = (sampling.drafted, sampling.plain)
        for chart, written in zip(self.charts, sides, strict=True):
            chart.show_test(histograms(written))
        self.figures.show_rows([tr("Figure"), ""], _figures(sampling))
        for table, name, written in zip(
            self.tests, (tr("With drafting"), tr("Plain")), sides, strict=True
        ):
            heads = [name, tr("Tokens"), tr("Deviation"), tr("p value")]
            rows = [
                [ResultCell(text, bold=found.worst)
                 for text in (found.what, found.tokens, found.distance, found.chance)]
                for found in test_rows(written)
            ]  # fmt: skip
            table.show_rows(heads, rows)
        self.partings.show_rows(*_partings(greedy))
        self._differs = bool(greedy.differing)
        self.show_details(self._detailed)

    @Slot(bool)
    def show_details(self, shown: bool) -> None:  # a slot
        """Show every figure, or only the verdicts."""
        self._detailed = shown
        for table in (self.figures, *self.tests):
            table.setVisible(shown)
        # Texts that differ are the result; near ties are a detail.
        self.partings.setVisible(bool(self.partings.texts) and (shown or self._differs))


class ProofDialog(JobDialog):
    """Begins with what is known of the pair, if anything."""

    def __init__(
        self,
        pair: str,
        engine: EngineControl,
        proofs: ProofShelf,
        files: JobFiles,
        parent: QWidget,
    ) -> None:
        """``pair`` names the models; ``proofs`` knows earlier results, and keeps new ones."""
        super().__init__(tr("Verify losslessness"), engine, files, parent)
        self.prefer_size(*(_SIZE_OF_INTRO if proofs.result is None else _SIZE))
        self._pair, self._proofs = pair, proofs
        self.page, intro = ProofPage(self), QWidget(self)
        column = QVBoxLayout(intro)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        self._title = dress(Label(intro), Type.TITLE)
        told = Label(tr(INTRO), intro)
        told.setWordWrap(True)
        for label in (self._title, dress(Label(pair, intro), Type.NOTE, Tone.MUTED), told):
            column.addWidget(label)
        column.addStretch(1)
        self.start.setText(tr("Verify"))
        self.again.setText(tr("Verify again"))
        self.details = self.add_button(tr("Details"))
        self.details.setCheckable(True)
        self.details.toggled.connect(self.page.show_details)
        self.offer_export(tr("Web page"), self._on_export_page)
        self.offer_export("JSON", self._on_export_json)  # not translated: a name
        self.lay_out(intro, self.page)
        proofs.changed.connect(self._on_kept)
        self._on_kept()

    def work(self) -> ProofWork:
        return ProofWork(self.engine.answering.drafting.verification)

    def show_progress(self, progress: ProofProgress) -> str:
        return progress_words(progress)

    def show_result(self, result: ProofResult) -> None:
        before = self.size()
        self.prefer_size(*_SIZE)
        self.resize(self.size().expandedTo(before))
        self.fit()
        self._proofs.take(result)

    @Slot()
    def _on_kept(self) -> None:
        """Show what is known of the pair, unless something newer is on its way."""
        result = self._proofs.result
        if result is not None and not self.running:
            self.page.show_result(result, self._pair)
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

    @Slot()
    def _on_export_page(self) -> None:
        if (result := self._proofs.result) is not None:
            page = report_page(result, self._pair)  # in the language of this thread
            self._export(".html", tr("Web page"), page)

    @Slot()
    def _on_export_json(self) -> None:
        if (result := self._proofs.result) is not None:
            self._export(".json", "JSON", report_json(result))

    def _export(self, suffix: str, kind: str, text: str) -> None:
        self.files.export("foretoken-proof", suffix, kind, text.encode, self)


def _figures(check: SamplingCheck) -> list[Row]:
    """What was written, and how small a fault would be noticed."""
    drafted = check.drafted
    rows: list[Row] = [
        [tr("Answers"), number(drafted.answers)],
        [tr("Drafted tokens accepted"), number(drafted.accepted)],
        [tr("Drafted tokens replaced"), number(drafted.corrected)],
        [tr("Bonus tokens"), number(drafted.bonus)],
    ]
    for name, written in (
        (tr("Target's first choice written, with drafting"), drafted),
        (tr("Target's first choice written, plain"), check.plain),
    ):
        if told := _first_choice(written):
            rows.append([name, told])
    if check.noticeable is not None:
        tip = tr("Of what is written where draft and target differ")
        rows.append(
            [ResultCell(tr("Smallest change that is noticed"), tip), percent(check.noticeable)]
        )
    return rows


def _first_choice(written: WrittenTokens) -> str:
    found = written.first_choice
    if found.share is None or found.expected_share is None or found.uncertainty is None:
        return ""
    return tr(
        "{share} (expected {expected} ± {uncertainty})",
        share=percent(found.share),
        expected=percent(found.expected_share),
        uncertainty=percent(found.uncertainty),
    )


def _partings(check: GreedyCheck) -> tuple[Sequence[str], list[Row]]:
    """The texts that differ first, near ties after them."""
    heads = [
        tr("Text"), tr("Token"), tr("Plain"), tr("With drafting"), tr("Logit gap"),
        tr("Rounding"), "",
    ]  # fmt: skip
    rows: list[Row] = []
    for text in sorted(check.texts, key=lambda text: text not in check.differing):
        parting = text.parting
        if parting is None or len(rows) == _MOST_PARTINGS:
            continue
        near = check.is_near_tie(parting)
        rows.append(
            [
                shown_name(text.name),
                number(parting.position + 1),
                f"{token_words(parting.plain)} {percent(parting.plain_prob)}",
                f"{token_words(parting.drafted)} {percent(parting.drafted_prob)}",
                number(parting.gap, 3),
                number(check.near_tie, 3),
                ResultCell(tr("Near tie") if near else tr("Differs"), bold=not near),
            ]
        )
    return heads, rows
