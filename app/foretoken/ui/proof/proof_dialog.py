"""The proof of a pair on one page: what it comes to, both checks, and all figures on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.models.pairs.proof_report import histograms
from foretoken.models.pairs.proof_results import ProofProgress, ProofResult, ProofVerdict
from foretoken.models.pairs.proof_words import (
    GREEDY_TITLE,
    INTRO,
    SAMPLING_TITLE,
    TestRow,
    first_choice_words,
    greedy_words,
    headline,
    judged_words,
    noticeable_words,
    parting_words,
    progress_words,
    result_words,
    sampling_words,
    test_rows,
    verdict_words,
)
from foretoken.system.language import moment_text, number, tr, tr_noop
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Surface, Tone, Type, dress
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.proof.point_chart import PointChart

STOPPED = tr_noop("Stopped. Nothing of it is kept.")
_WIDTH = 680
_STEPS = 1000
_WAITING = tr_noop("Beginning…")
_NOTHING = tr_noop("Not verified yet")
_MOST_PARTINGS = 6
_SIGN, _SMALL_SIGN = 30, 16


class VerdictSign(QWidget):
    """A tick, a cross or a question mark in a circle; the words stand beside it."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = pixels
        self._verdict: ProofVerdict | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_verdict(self, verdict: ProofVerdict | None) -> None:
        """None: nothing is known."""
        self._verdict = verdict
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._pixels), scaled(self._pixels))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, painter, size = theme(), QPainter(self), self.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = {
            ProofVerdict.PASSED: colours.draft,
            ProofVerdict.FAILED: colours.error,
            ProofVerdict.UNCLEAR: colours.muted,
            None: colours.border,
        }[self._verdict]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(self.rect())
        pen = QPen(QColor(colours.window), size / 9.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for line in _STROKES[self._verdict]:
            painter.drawPolyline([QPointF(x * size, y * size) for x, y in line])


_STROKES: dict[ProofVerdict | None, Sequence[Sequence[tuple[float, float]]]] = {
    ProofVerdict.PASSED: (((0.28, 0.52), (0.44, 0.68), (0.73, 0.34)),),
    ProofVerdict.FAILED: (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67))),
    ProofVerdict.UNCLEAR: (((0.28, 0.5), (0.72, 0.5)),),
    None: (),
}


class CheckCard(QFrame):
    """One of the two checks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Surface.CARD)
        self._sign = VerdictSign(_SMALL_SIGN, self)
        self._title = dress(Label(self), Type.SECTION)
        self._verdict = dress(Label(self), Type.NOTE, Tone.MUTED)
        self.words = Label(self)
        self.words.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(Space.SMALL)
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        head.addWidget(self._verdict)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        self.inside.setSpacing(Space.SMALL)
        self.inside.addLayout(head)
        self.inside.addWidget(self.words)

    def show_check(self, title: str, verdict: ProofVerdict, words: str) -> None:
        """Say what it found."""
        self._sign.show_verdict(verdict)
        self._title.setText(title)
        self._verdict.setText(verdict_words(verdict))
        self.words.setText(words)
        self.setAccessibleName(f"{title}: {verdict_words(verdict)}")
        self.setAccessibleDescription(words)


class ProofDialog(FittedDialog):
    """Changes nothing by itself: it tells what a person wants."""

    begin_requested = Signal()
    stop_requested = Signal()
    export_requested = Signal(object)
    """ProofResult."""

    def __init__(self, pair: str, parent: QWidget) -> None:
        """``pair`` names the models."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.result_shown: ProofResult | None = None
        """What is shown."""
        self._pair = pair
        self._progress: ProofProgress | None = None
        self._running = False
        self._said = self._note = ""
        self._sign = VerdictSign(_SIGN, self)
        self._headline = dress(Label(self), Type.TITLE)
        self._about = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._words = Label(self)
        for label in (self._headline, self._about, self._words):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self._doing = dress(Label(self), Type.NOTE, Tone.MUTED)
        self.sampling, self.greedy = CheckCard(self), CheckCard(self)
        self.charts = (
            PointChart(tr_noop("With drafting"), "draft", self),
            PointChart(tr_noop("Plain"), "target", self),
        )
        self.details = QWidget(self)
        self._grid = QGridLayout(self.details)
        self._partings = dress(Label(self), Type.NOTE)
        self._partings.setWordWrap(True)
        self.more = self._button(self._on_more)
        self.more.setCheckable(True)
        self._note_label = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._note_label.setWordWrap(True)
        self.export = self._button(self._on_export)
        self.stop = self._button(self.stop_requested.emit)
        self.begin = self._button(self.begin_requested.emit)
        self.close_button = self._button(self.reject)
        self._lay_out()
        self._show_all()
        self.begin.setFocus()

    @property
    def running(self) -> bool:
        """Whether it is being proved now."""
        return self._running

    @property
    def told(self) -> str:
        """All that can be read now."""
        labels = self.content.findChildren(Label)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    # --- what is to be shown -----------------------------------------------------------------

    def show_result(self, result: ProofResult | None) -> None:
        """Show what was found now or before; None: this pair was not proved yet."""
        if not self._running:
            self.result_shown = result
            self._show_all()
            (self.begin if result is None else self.close_button).setFocus()

    def show_begun(self) -> None:
        """It is being proved from now on."""
        self._running, self._progress, self._said, self._note = True, None, "", ""
        self._show_all()
        self.stop.setFocus()

    @Slot(float, object)
    def show_progress(self, _share: float, progress: ProofProgress) -> None:
        """Show how far it is."""
        if self._running:
            self._progress = progress
            self._show_progress()

    def show_ended(self, result: ProofResult | None, error: str | None) -> None:
        """Show what was found; or why nothing was; both None: it was stopped."""
        self._running = False
        if result is not None:
            self.result_shown = result
        else:
            self._said = error or tr(STOPPED)
        self._show_all()
        (self.close_button if result is not None else self.begin).setFocus()

    def refuse(self, why: str) -> None:
        """Say why it cannot be proved now."""
        self._said = why
        self._show_all()

    def say(self, note: str) -> None:
        """Say something of the export."""
        self._note = note
        self._show_all()

    # --- showing -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.content)
        column.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        column.setSpacing(Space.MEDIUM)
        head = QHBoxLayout()
        head.setSpacing(Space.MEDIUM)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        titles = QVBoxLayout()
        titles.setSpacing(Space.HAIR)
        titles.addWidget(self._headline)
        titles.addWidget(self._about)
        head.addLayout(titles, 1)
        column.addLayout(head)
        column.addWidget(self._words)
        column.addWidget(self.bar)
        column.addWidget(self._doing)
        charts = QHBoxLayout()
        charts.setSpacing(Space.WIDE)
        for chart in self.charts:
            charts.addWidget(chart)
        self.sampling.inside.addLayout(charts)
        self.sampling.inside.addWidget(self.details)
        self.greedy.inside.addWidget(self._partings)
        column.addWidget(self.sampling)
        column.addWidget(self.greedy)
        column.addStretch(1)
        column.addWidget(self._note_label)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.more)
        buttons.addStretch(1)
        for button in (self.export, self.stop, self.begin, self.close_button):
            buttons.addWidget(button)
        column.addLayout(buttons)
        self._grid.setContentsMargins(0, Space.TINY, 0, 0)
        self._grid.setHorizontalSpacing(Space.WIDE)
        self._grid.setVerticalSpacing(Space.TINY)
        self._grid.setColumnStretch(0, 1)

    def _show_all(self) -> None:
        result = None if self._running else self.result_shown
        self.setWindowTitle(tr("Proof"))
        self.bar.setAccessibleName(tr("Proving"))
        self.more.setText(tr("Fewer details") if self.more.isChecked() else tr("Details"))
        self.export.setText(tr("Export…"))
        self.stop.setText(tr("Stop"))
        self.begin.setText(tr("Prove") if result is None else tr("Prove again"))
        self.close_button.setText(tr("Close"))
        self.bar.setVisible(self._running)
        self._doing.setVisible(self._running)
        self.stop.setVisible(self._running)
        self.begin.setVisible(not self._running)
        for part in (self.sampling, self.greedy, self.export, self.more):
            part.setVisible(result is not None)
        self.close_button.setVisible(not self._running)
        dress(self.begin, Button.NORMAL if result is not None else Button.PRIMARY)
        dress(self.close_button, Button.PRIMARY if result is not None else Button.NORMAL)
        self._note_label.setText(self._said if result is not None and self._said else self._note)
        self._note_label.setVisible(bool(self._note_label.text()))
        if result is not None:
            self._show_found(result)
        else:
            self._sign.show_verdict(None)
            running = tr("Proving that drafting changes nothing")
            self._headline.setText(running if self._running else tr(_NOTHING))
            self._about.setText(self._pair)
            self._words.setText(self._said or tr(INTRO))
            self._show_progress()
        if self.isVisible():
            self.fit()

    def _show_progress(self) -> None:
        progress = self._progress
        self.bar.setValue(round(_STEPS * progress.share) if progress is not None else 0)
        self._doing.setText(tr(_WAITING) if progress is None else progress_words(progress))

    def _show_found(self, result: ProofResult) -> None:
        sampling, greedy = result.sampling, result.greedy
        self._sign.show_verdict(result.verdict)
        self._headline.setText(headline(result.verdict))
        self._about.setText(
            tr(
                "{pair}, {moment}, {seconds} s",
                about="models, and when they were proved for how long",
                pair=self._pair,
                moment=moment_text(result.proved_at.astimezone()),
                seconds=number(result.seconds),
            )
        )
        self._words.setText(result_words(result))
        self.sampling.show_check(tr(SAMPLING_TITLE), sampling.verdict, sampling_words(sampling))
        for chart, written in zip(self.charts, (sampling.drafted, sampling.plain), strict=True):
            chart.show_test(histograms(written))
        self.greedy.show_check(tr(GREEDY_TITLE), greedy.verdict, greedy_words(greedy))
        self._show_details(result)

    def _show_details(self, result: ProofResult) -> None:
        shown = self.more.isChecked()
        partings = "\n".join(_partings(result))
        self._partings.setText(partings)
        self._partings.setVisible(bool(partings) and (shown or bool(result.greedy.differing)))
        self._clear()
        self.details.setVisible(shown)
        if not shown:
            return
        sampling = result.sampling
        row = 0
        for text in (
            judged_words(sampling.drafted),
            noticeable_words(sampling),
            first_choice_words(sampling.drafted, drafted=True),
            first_choice_words(sampling.plain, drafted=False),
        ):
            if text:
                self._add(row, 0, text, Type.NOTE, Tone.TEXT, columns=4)
                row += 1
        for name, written in (
            (tr("With drafting"), sampling.drafted),
            (tr("Plain"), sampling.plain),
        ):
            self._grid.setRowMinimumHeight(row, scaled(Space.SMALL))
            row += 1
            heads = (name, tr("Tokens"), tr("Deviation"), tr("p value"))
            for column, head in enumerate(heads):
                self._add(row, column, head, Type.SMALL, Tone.MUTED)
            for found in test_rows(written):
                row += 1
                self._add_row(row, found)
            row += 1

    def _add_row(self, row: int, found: TestRow) -> None:
        tone = Tone.TEXT if found.worst else Tone.MUTED
        for column, text in enumerate((found.what, found.tokens, found.distance, found.chance)):
            self._add(row, column, text, Type.NOTE, tone)

    def _add(
        self, row: int, column: int, text: str, size: Type, tone: Tone, *, columns: int = 1
    ) -> None:
        label = dress(Label(text, self.details), size, tone)
        if columns > 1:
            label.setWordWrap(True)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column, 1, columns)
        label.show()  # Qt does it later, and until then it takes no room

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _button(self, pressed: object) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button

    @Slot()
    def _on_more(self) -> None:
        self._show_all()

    @Slot()
    def _on_export(self) -> None:
        if self.result_shown is not None:
            self.export_requested.emit(self.result_shown)


def _partings(result: ProofResult) -> Iterator[str]:
    """The texts that differ first, near ties behind them."""
    greedy = result.greedy
    parted = [text for text in greedy.texts if text.parting is not None]
    parted.sort(key=lambda text: text not in greedy.differing)
    for text in parted[:_MOST_PARTINGS]:
        if text.parting is not None:
            yield parting_words(greedy, text.name, text.parting)
