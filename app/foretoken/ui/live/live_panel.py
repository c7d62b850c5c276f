"""The panel beside the chat: how fast the answer in view is, and why."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import Qt

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.speedups import speedup_of
from foretoken.control.engine.run_history import (
    ACCEPTANCE_WINDOW,
    LOOKAHEAD_WINDOW,
    SPEED_WINDOW,
    RunHistory,
    TimeSplit,
)
from foretoken.engine.events import DraftCounts, TokenOrigin
from foretoken.engine.figures import (
    TOO_SHORT,
    accepted,
    explain_speedup,
    format_percent,
    format_rate,
    format_speedup,
    speed,
    speedup,
)
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.live.charts import (
    AcceptanceChart,
    Chart,
    LookaheadChart,
    PositionBars,
    SpeedChart,
    StepBars,
    TimeSplitBar,
    load_curves,
)
from foretoken.ui.live.legend import Legend
from foretoken.ui.look.mirrored import margins, mirrored
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import NOTE_PIXELS, SLIM_BAR_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Edge, Fit, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.explained import explain
from foretoken.ui.parts.words import Word

BEFORE = tr_noop("With the first answer: its speed, and which words the draft model earned.")
UNMEASURED = tr_noop("Nothing was measured of this answer.")

# Steps of a made-up answer: accepted tokens, and the token with which each step ended.
_STEPS = (
    (2, TokenOrigin.CORRECTION),
    (4, TokenOrigin.BONUS),
    (3, TokenOrigin.CORRECTION),
    (5, TokenOrigin.BONUS),
    (5, TokenOrigin.BONUS),
    (1, TokenOrigin.CORRECTION),
    (3, TokenOrigin.CORRECTION),
    (6, TokenOrigin.BONUS),
    (5, TokenOrigin.CORRECTION),
    (6, TokenOrigin.BONUS),
)
_MOST_TOKENS = 7
# How fast it is: corners of the curve as shares of the width and of the height.
_SPEED = ((0.0, 0.30), (0.2, 0.52), (0.42, 0.60), (0.6, 0.55), (0.8, 0.82), (1.0, 0.88))
_PLAIN = 0.3
_PAPER_STRENGTH, _STRENGTH = 0.10, 0.55
_TOP_SHARE = 0.16  # of the room that is left over, above the picture
_PICTURE_SHAPE = 0.62  # height to width
_GAP = 20
_LEAST_HEIGHT = 230


class PanelPreview(QtWidgets.QWidget):
    """Faint, and without figures: nobody takes it for a measurement."""

    def __init__(self, figures: QtWidgets.QWidget) -> None:
        """It stands in for ``figures``, so that what is below stays in its place if it can."""
        super().__init__()
        self._figures = figures
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Maximum)
        self._sentence = ""
        self.say(BEFORE)

    @property
    def sentence(self) -> str:
        """What stands below the picture."""
        return tr(self._sentence)

    def sizeHint(self) -> QtCore.QSize:
        """As tall as what it stands in for."""
        return QtCore.QSize(0, self._figures.sizeHint().height())

    def minimumSizeHint(self) -> QtCore.QSize:
        """Lower where the window is low."""
        return QtCore.QSize(0, scaled(_LEAST_HEIGHT))

    def say(self, sentence: str) -> None:
        """Show the picture with another sentence, which is translated where it is shown."""
        self._sentence = sentence
        self.setAccessibleName(tr(sentence))
        self.update()

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw a curve over bars, and the sentence."""
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setFont(sized_font(self.font(), NOTE_PIXELS))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        width, gap, metrics = self.width(), scaled(_GAP), painter.fontMetrics()
        words = metrics.boundingRect(QtCore.QRect(0, 0, width, 10_000), flags, self.sentence)
        height = min(_PICTURE_SHAPE * width, self.height() - words.height() - gap)
        if height < metrics.height():
            return
        top = _TOP_SHARE * (self.height() - height - gap - words.height())
        picture = QtCore.QRectF(0.0, top, width, height)
        self._paint_speed(painter, picture.adjusted(0, 0, 0, -0.55 * height))
        self._paint_steps(painter, picture.adjusted(0, 0.55 * height, 0, 0))
        painter.setPen(QtGui.QColor(theme().muted))
        place = QtCore.QRectF(0.0, picture.bottom() + gap, width, words.height() + 2)
        painter.drawText(place, flags, self.sentence)

    def _paint_speed(self, painter: QtGui.QPainter, place: QtCore.QRectF) -> None:
        def point(x: float, y: float) -> QtCore.QPointF:
            return QtCore.QPointF(
                place.left() + x * place.width(), place.bottom() - y * place.height()
            )

        curve = QtGui.QPainterPath(point(*_SPEED[0]))
        for (x, y), (next_x, next_y) in itertools.pairwise(_SPEED):
            middle = (x + next_x) / 2
            curve.cubicTo(point(middle, y), point(middle, next_y), point(next_x, next_y))
        area = QtGui.QPainterPath(curve)
        area.lineTo(point(1.0, 0.0))
        area.lineTo(point(0.0, 0.0))
        painter.fillPath(area, self._faint(theme().accent, _PAPER_STRENGTH))
        painter.strokePath(curve, QtGui.QPen(self._faint(theme().accent), 2.0))
        dashes = QtGui.QPen(self._faint(theme().muted), 1.0)
        dashes.setDashPattern([4, 3])
        painter.setPen(dashes)
        painter.drawLine(point(0.0, _PLAIN), point(1.0, _PLAIN))

    def _paint_steps(self, painter: QtGui.QPainter, place: QtCore.QRectF) -> None:
        pitch = place.width() / len(_STEPS)
        unit = place.height() / _MOST_TOKENS
        painter.setPen(Qt.PenStyle.NoPen)
        for index, (count, ending) in enumerate(_STEPS):
            left, width = place.left() + (index + 0.18) * pitch, 0.64 * pitch
            for token in range(count + 1):
                own = token < count
                colour = theme().draft if own else getattr(theme(), ending.value)
                top = place.bottom() - (token + 1) * unit
                block = QtCore.QRectF(left, top + 1.0, width, unit - 2.0)
                painter.setBrush(self._faint(colour))
                painter.drawRoundedRect(block, 2.0, 2.0)

    def _faint(self, colour: str, strength: float = _STRENGTH) -> QtGui.QColor:
        result = QtGui.QColor(colour)
        result.setAlphaF(strength)
        return result


WIDTH = 300
_MARGIN = 20
_LOADED_AFTER_MS = 200
"""From when it is first seen, what draws curves is loaded."""
_NO_VALUE = "\N{EN DASH}"


class Headline(QtWidgets.QWidget):
    """The speedup of the chat in large type, and beside it that of the answer in view."""

    def __init__(self) -> None:
        super().__init__()
        self._figure = _NO_VALUE
        self._lines: tuple[str, ...] = ()
        self._calm = False
        self.setAccessibleName(tr("Speedup"))
        policy = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Fixed)

    def sizeHint(self) -> QtCore.QSize:
        """As tall as the large figure needs."""
        return QtCore.QSize(0, scaled(52))

    @property
    def figure(self) -> str:
        """The large text."""
        return self._figure

    @property
    def lines(self) -> tuple[str, ...]:
        """The small texts, one below the other."""
        return self._lines

    def show_texts(
        self, figure: str, lines: tuple[str, ...], explanation: str, *, calm: bool
    ) -> None:
        """Show a figure with up to two lines, ``calm`` for words that are no measurement."""
        new = (figure, lines, explanation, calm)
        if new != (self._figure, self._lines, self.toolTip(), self._calm):
            self._figure, self._lines, self._calm = figure, lines, calm
            self.setToolTip(explanation)
            self.setAccessibleDescription(". ".join(filter(None, (figure, *lines, explanation))))
            self.update()

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """Draw the lines right of a figure, or below calm words."""
        painter = QtGui.QPainter(self)
        colours, metrics = theme(), painter.fontMetrics()
        figure_font = sized_font(self.font(), 16 if self._calm else 34, bold=not self._calm)
        painter.setFont(figure_font)
        painter.setPen(QtGui.QColor(colours.muted if self._calm else colours.text))
        metrics = painter.fontMetrics()
        baseline = metrics.ascent() + scaled(4 if self._calm else 2)
        self._write(painter, 0, baseline, self._figure)
        left = 0 if self._calm else metrics.horizontalAdvance(self._figure) + scaled(12)
        painter.setPen(QtGui.QColor(colours.muted))
        lines = self._lines
        for pixels in (13, 12, 11, 10):  # smaller where a line would be cut
            painter.setFont(sized_font(self.font(), pixels))
            metrics = painter.fontMetrics()
            if max(map(metrics.horizontalAdvance, lines), default=0) <= self.width() - left:
                break
        top = baseline + scaled(4) if self._calm else baseline - metrics.height() * (len(lines) - 1)
        bottom = top + metrics.height() if self._calm else top
        for row, line in enumerate(lines):
            room = self.width() - left
            words = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
            self._write(painter, left, bottom + row * metrics.height(), words)

    def _write(self, painter: QtGui.QPainter, left: int, baseline: int, words: str) -> None:
        width = painter.fontMetrics().horizontalAdvance(words)
        place = mirrored(QtCore.QRect(left, 0, width, 1), self.rect())
        painter.drawText(place.left(), baseline, words)


class PartFigures(QtWidgets.QWidget):
    """How much was accepted while the model thought, and in its answer; shown where it thought."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Drafted accepted, apart"))
        self._rows = [self._row(name) for name in (tr("while thinking"), tr("in the answer"))]
        rows = QtWidgets.QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(Space.HAIR)
        for name, value in self._rows:
            row = QtWidgets.QHBoxLayout()
            row.addWidget(name)
            row.addStretch(1)
            row.addWidget(value)
            rows.addLayout(row)
        self.hide()

    @property
    def texts(self) -> list[str]:
        """What stands there, row by row."""
        return [f"{name.text()} {value.text()}" for name, value in self._rows]

    def show_counts(self, reasoning: DraftCounts, answering: DraftCounts) -> None:
        """Show both, if something was drafted while the model thought."""
        for (_, value), counts in zip(self._rows, (reasoning, answering), strict=True):
            rate = counts.draft_acceptance_rate
            value.setText(
                _NO_VALUE
                if rate is None
                else tr(
                    "{accepted} of {drafted} ({share})",
                    accepted=counts.accepted,
                    drafted=counts.drafted,
                    share=format_percent(rate),
                )
            )
        self.setAccessibleDescription(", ".join(self.texts))
        self.setVisible(bool(reasoning.drafted))

    @staticmethod
    def _row(name: str) -> tuple[Label, Label]:
        return dress(Label(name), Type.SMALL, Tone.MUTED), dress(Label(_NO_VALUE), Type.SMALL)


class LivePanel(Themed, Spoken, QtWidgets.QScrollArea):
    """Figures and charts of one answer, with the legend of the token colours."""

    def __init__(self) -> None:
        super().__init__()
        self._load_timer = QtCore.QTimer(self, singleShot=True, interval=_LOADED_AFTER_MS)
        self._load_timer.timeout.connect(load_curves)
        self._history: RunHistory | None = None
        self._plain: float | None = None
        self._own_plain: float | None = None
        self._ended = True
        self._answers: tuple[Message, ...] = ()
        self._writing: RunHistory | None = None
        self._content = QtWidgets.QFrame()
        self._headline = Headline()
        self._speed = SpeedChart()
        self._acceptance = AcceptanceChart()
        self._parts = PartFigures()
        self.steps = StepBars()
        """A click on one of its bars asks for the text of the step."""
        self._positions = PositionBars()
        self._lookahead = LookaheadChart()
        self._time = TimeSplitBar()
        self._legend = Legend()
        self._figures = QtWidgets.QWidget()
        self._preview = PanelPreview(self._figures)
        self._charts: tuple[Chart, ...] = (
            self._speed,
            self._acceptance,
            self.steps,
            self._positions,
            self._lookahead,
            self._time,
        )
        self._drafting_charts = self._charts[1:5]
        for part, words in (
            (self._headline, (Word.SPEEDUP, Word.PLAIN)),
            (self._speed, (Word.TOKEN, Word.PLAIN)),
            (self._acceptance, (Word.ACCEPTANCE,)),
            (self._parts, (Word.ACCEPTANCE,)),
            (self.steps, (Word.STEP, Word.ACCEPTANCE)),
            (self._positions, (Word.ACCEPTANCE, Word.DRAFT)),
            (self._lookahead, (Word.LOOKAHEAD,)),
            (self._time, (Word.STEP, Word.DRAFT, Word.TARGET)),
            (self._legend, (Word.TOKEN, Word.DRAFT, Word.TARGET)),
        ):
            explain(part, *words)
        self._lay_out()
        self.on_look_changed()
        self.show_history(None)

    @property
    def legend(self) -> Legend:
        """The entries that hide single kinds of tokens."""
        return self._legend

    def on_look_changed(self) -> None:
        """Take over the text size."""
        width = scaled(WIDTH)
        self.setFixedWidth(width)
        # Room for the scroll bar is always kept, so that nothing moves when it appears.
        self._content.setFixedWidth(width - 1 - SLIM_BAR_PIXELS)

    def on_language_changed(self) -> None:
        """Write all figures anew; what is hidden catches up when it is shown."""
        if self.isVisible():
            self.refresh_curves()
            self.refresh_numbers()
        for widget in (self._preview, *self._charts):
            widget.update()

    def show_history(
        self,
        history: RunHistory | None,
        plain_tokens_per_second: float | None = None,
        *,
        answered: bool = False,
        ended: bool = True,
    ) -> None:
        """Show another answer, or none: ``answered`` if there is one that was not measured.

        ``plain_tokens_per_second`` is what an answer that has ``ended`` is compared with, in its
        footer too; before that ``set_plain_speed`` counts.
        """
        if history is not self._history:
            for chart in self._charts:
                chart.reset_axes()
        self._history, self._own_plain, self._ended = history, plain_tokens_per_second, ended
        self._preview.say(UNMEASURED if answered else BEFORE)
        self._figures.setVisible(history is not None)
        self._preview.setVisible(history is None)
        self.refresh_curves()
        self.refresh_numbers()

    def show_chat(self, answers: Sequence[Message], writing: RunHistory | None) -> None:
        """Tell of all answers of the chat in view, and of the one that is being written."""
        self._answers, self._writing = tuple(answers), writing
        self.refresh_numbers()

    def set_plain_speed(self, tokens_per_second: float | None) -> None:
        """Compare with this plain speed; None while it is being measured."""
        self._plain = tokens_per_second
        self.refresh_numbers()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        """Catch up: nobody refreshes what is hidden."""
        super().showEvent(event)
        self._load_timer.start()
        self.refresh_curves()
        self.refresh_numbers()

    def refresh_curves(self) -> None:
        """Draw what the history holds by now; for the eye, 5 to 10 times a second."""
        history = self._history or RunHistory()
        self._speed.set_curve(history.speed_curve)
        self._acceptance.set_curve(history.acceptance_curve)
        self.steps.set_bars(history.bars)
        self._lookahead.set_curve(history.lookahead_curve)

    def refresh_numbers(self) -> None:
        """Write what the history holds by now; for reading, 2 to 4 times a second."""
        history = self._history or RunHistory()
        self._write_headline(history)
        self._write_speed(history)
        self._write_acceptance(history)
        self._write_lookahead(history)
        self._write_time(history.time_split, history.statistics.steps)
        for chart in self._drafting_charts:
            chart.set_message(self._no_drafts(history))

    def _lay_out(self) -> None:
        dress(self, Surface.PANEL, Edge.LEFT)
        self.setAccessibleName(tr("Live", about="the panel with figures"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = self._content
        dress(content, Surface.PANEL)
        dress(self.verticalScrollBar(), Fit.SLIM)
        column = QtWidgets.QVBoxLayout(content)
        column.setContentsMargins(margins(_MARGIN - 1, 12, _MARGIN - SLIM_BAR_PIXELS, 12))
        column.setSpacing(Space.LOOSE)
        rows = QtWidgets.QVBoxLayout(self._figures)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(column.spacing())
        rows.addWidget(self._headline)
        for chart in self._charts:
            rows.addWidget(chart)
            if chart is self._acceptance:
                rows.addWidget(self._parts)
        column.addWidget(self._preview)
        column.addWidget(self._figures)
        line = dress(QtWidgets.QFrame(), Surface.LINE)
        line.setFixedHeight(1)
        column.addWidget(line)
        column.addWidget(self._legend)
        column.addStretch(1)
        self.setWidget(content)
        self.setWidgetResizable(True)

    @property
    def _compared_with(self) -> float | None:
        """The plain speed beside which the answer in view stands."""
        return self._own_plain if self._ended else self._plain

    def _write_headline(self, history: RunHistory) -> None:
        own = speedup(history.statistics, self._compared_with, measuring=not self._ended)
        parts = [(m.statistics, m.plain_tokens_per_second) for m in self._answers]
        if self._writing is not None:
            parts.append((self._writing.statistics, self._plain))
        whole = speedup_of(parts)
        of_answer = own.number or own.unit if own is not None else ""
        if own is not None and not (history.statistics.drafted or self._ended):
            of_answer = tr("no drafts yet")
        if whole is not None:
            told, also = whole.conclusive, bool(own is not None and own.number)
            lines = [tr("plain speed, this chat")] if told else []
            if also:
                lines.append(tr("this answer {speedup}", speedup=of_answer))
            elif told and of_answer:
                lines.append(tr("this answer: {state}", state=of_answer))
            self._headline.show_texts(
                format_speedup(whole.ratio) if told else tr(TOO_SHORT),
                tuple(lines),
                tr("All answers of this chat together: {told}", told=explain_speedup(whole)),
                calm=not told,
            )
        elif own is not None:
            self._headline.show_texts(of_answer, (), own.explanation, calm=True)
        elif self._history is None:
            self._headline.show_texts(_NO_VALUE, (tr("no answer yet"),), "", calm=True)
        else:
            self._headline.show_texts(tr("measuring"), (), "", calm=True)

    def _write_speed(self, history: RunHistory) -> None:
        plain = self._compared_with
        figure = speed(history.statistics)
        self._speed.set_plain_speed(
            plain if self._history else None,
            measuring=self._history is not None and not self._ended,
        )
        if figure is None:
            self._speed.set_value(_NO_VALUE)
            return
        recent = history.recent_tokens_per_second
        told = [tr("Whole answer: {told}", told=figure.explanation)]
        if recent is not None:
            told.append(
                tr_n(
                    "Last {count} step: {rate} tok/s.",
                    "Last {count} steps: {rate} tok/s.",
                    SPEED_WINDOW,
                    rate=format_rate(recent),
                )
            )
        top = f"{self._speed.axis_top:g}"
        told.append(tr("Top of the chart: {rate} tok/s.", rate=top))
        self._speed.set_value(figure.text, " ".join(told))

    def _write_acceptance(self, history: RunHistory) -> None:
        s = history.statistics
        self._parts.show_counts(history.reasoning, history.answering)
        figure = accepted(s)
        if figure is None:
            self._acceptance.set_value(_NO_VALUE)
            self.steps.set_value(_NO_VALUE)
        else:
            recent_accepted, recent_drafted = history.recent_verdicts
            recent = tr_n(
                "Last {count} step: {accepted} of {drafted}.",
                "Last {count} steps: {accepted} of {drafted}.",
                ACCEPTANCE_WINDOW,
                accepted=recent_accepted,
                drafted=recent_drafted,
            )
            self._acceptance.set_value(
                f"{figure.number} ({format_percent(s.draft_acceptance_rate)})",
                f"{figure.explanation} {recent}",
            )
            mean_drafted = f"{history.mean_drafted or 0.0:.1f}"
            self.steps.set_value(
                tr(
                    "{accepted} of {drafted}",
                    accepted=number(history.mean_accepted or 0.0, 1),
                    drafted=number(float(mean_drafted), 0 if mean_drafted.endswith(".0") else 1),
                ),
                tr_n(
                    "Means of {count} step with a draft: {accepted} drafted tokens accepted.",
                    "Means of {count} steps with a draft: {accepted} drafted tokens accepted.",
                    history.drafting_steps,
                    accepted=figure.number,
                ),
            )
        self.steps.set_captions(tr("click a bar to see its text") if history.bars else "")
        self._positions.set_positions(history.positions)
        self._positions.setAccessibleDescription(
            ", ".join(
                tr("{accepted} of {drafted}", accepted=str(p.accepted), drafted=str(p.drafted))
                for p in history.positions
            )
            or _NO_VALUE
        )

    def _write_lookahead(self, history: RunHistory) -> None:
        now, mean, paused_at = history.lookahead, history.mean_lookahead, history.paused_at
        if now is None or self._no_drafts(history):
            self._lookahead.set_value(_NO_VALUE)
        else:
            told = [
                tr_n(
                    "Tokens drafted per step, mean of the last {count} step with a draft.",
                    "Tokens drafted per step, mean of the last {count} steps with a draft.",
                    LOOKAHEAD_WINDOW,
                )
            ]
            if mean is not None:
                told.append(
                    tr_n(
                        "{mean} over all {count} step with a draft.",
                        "{mean} over all {count} steps with a draft.",
                        history.drafting_steps,
                        mean=number(mean, 1),
                    )
                )
            told.append(tr("Passes that only measure the plain speed are left out."))
            drafts = tr("paused", about="drafting") if now == 0 else str(now)
            self._lookahead.set_value(drafts, " ".join(told))
        if paused_at is not None:
            token = paused_at + 1
            self._lookahead.set_captions(
                tr("paused since token {token}", token=token)
                if now == 0
                else tr("paused at token {token}", token=token)
            )
        elif now is not None:
            self._lookahead.set_captions(
                tr_n(
                    "drafted per step, last {count} step",
                    "drafted per step, last {count} steps",
                    LOOKAHEAD_WINDOW,
                )
            )
        else:
            self._lookahead.set_captions("")

    def _write_time(self, split: TimeSplit | None, steps: int) -> None:
        self._time.set_split(split)
        if split is None:
            self._time.set_value(_NO_VALUE)
            self._time.set_captions()
            return
        self._time.set_value(
            tr("{time} ms per step", time=_short(split.total_ms)),
            tr_n(
                "Mean of {count} step: draft {draft} ms, target {target} ms, rest {rest} ms of "
                "{total} ms.",
                "Mean of {count} steps: draft {draft} ms, target {target} ms, rest {rest} ms of "
                "{total} ms.",
                steps,
                draft=number(split.draft_ms, 1),
                target=number(split.verify_ms, 1),
                rest=number(split.rest_ms, 1),
                total=number(split.total_ms, 1),
            ),
        )
        draft, target, rest = (
            number(100 * ms / split.total_ms)
            for ms in (split.draft_ms, split.verify_ms, split.rest_ms)
        )
        self._time.set_captions(
            tr("draft {share} %", about="of the time", share=draft),
            tr("target {share} %", about="of the time", share=target),
            tr("rest {share} %", about="of the time", share=rest),
        )

    def _no_drafts(self, history: RunHistory) -> str:
        """What to say instead of charts about drafts; nothing where there are some."""
        if self._history is None or history.statistics.drafted:
            return ""
        if not self._ended and not history.statistics.steps:
            return ""  # words that are gone a moment later would flicker
        return tr("no drafts yet") if not self._ended else tr("no drafts in this answer")


def _short(value: float) -> str:
    """One decimal where it says something: 3.7, but 4 and 52."""
    return number(value, 0 if value >= 10.0 or abs(value - round(value)) < 0.05 else 1)
