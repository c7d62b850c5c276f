"""How full the model's context is: a bar with the room for the answer at its end, and a number."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.control.engine.prompt_counter import ContextUse
from foretoken.system.language import number, tr, tr_n, tr_noop
from foretoken.ui.look.mirrored import mirrored
from foretoken.ui.look.plain_text import Marked, joined, marked
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.theme import theme
from foretoken.ui.parts.rich_tip import RichTip

_BAR = QSize(56, 6)
_MARK = 12
_GAP = 6
# The room for the answer is quieter than what is taken, and parted from it.
_RESERVE_STRENGTH = 0.35
_PARTING = 1.5
# What stands beside it does not move with every token.
_WIDE_DIGITS = str.maketrans("012356789", "444444444")


class GaugeForm(IntEnum):
    """From the widest to the narrowest."""

    WITH_RESERVE = 0
    """Where it warns, words for the room that the answer needs too."""
    FULL = 1
    WITHOUT_BAR = 2
    NUMBERS = 3
    SHARE = 4


class ContextGauge(QWidget):
    """Nearly full is said by a triangle, bold figures and another colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._used = self._total = self._reserve = 0
        self._urgent = False
        self._form = GaugeForm.WITH_RESERVE
        self._details = Marked()
        self._tip = RichTip(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # so the field stays as it is
        self.hide()

    @property
    def text(self) -> str:
        """What is shown beside the bar."""
        return self._words(number(self._used))

    def _words(self, used: str) -> str:
        if self._form is GaugeForm.SHARE:
            return f"{min(999, round(100 * self._used / max(1, self._total)))} %"
        total = self._total
        if self._form is GaugeForm.NUMBERS:
            return tr("{used} of {total}", about="tokens in the context", used=used, total=total)
        if self._urgent and self._reserve and self._form is GaugeForm.WITH_RESERVE:
            return tr(
                "Context {used} of {total}, {reserve} for the answer",
                used=used,
                total=total,
                reserve=self._reserve,
            )
        return tr("Context {used} of {total}", used=used, total=total)

    @property
    def urgent(self) -> bool:
        """Whether it warns."""
        return self._urgent

    def show_use(self, used: int, total: int, *, reserve: int = 0, urgent: bool) -> None:
        """Show ``used`` of ``total`` tokens, and what is kept free; nothing without a total.

        Both together may be more than there is: then something has to go.
        """
        self._used, self._total, self._urgent = used, total, urgent
        self._reserve = reserve
        self.setVisible(total > 0)
        self.setAccessibleName(self._spoken())
        self.updateGeometry()
        self.update()

    def _spoken(self) -> str:
        used, kept = self._used, self._reserve
        if kept and self._urgent:
            return tr_n(
                "Context: {used} of {count} token, {kept} kept for the answer, nearly full",
                "Context: {used} of {count} tokens, {kept} kept for the answer, nearly full",
                self._total,
                used=used,
                kept=kept,
            )
        if kept:
            return tr_n(
                "Context: {used} of {count} token, {kept} kept for the answer",
                "Context: {used} of {count} tokens, {kept} kept for the answer",
                self._total,
                used=used,
                kept=kept,
            )
        if self._urgent:
            return tr_n(
                "Context: {used} of {count} token, nearly full",
                "Context: {used} of {count} tokens, nearly full",
                self._total,
                used=used,
            )
        return tr_n(
            "Context: {used} of {count} token",
            "Context: {used} of {count} tokens",
            self._total,
            used=used,
        )

    def set_form(self, form: GaugeForm) -> None:
        """Take less room, or more."""
        if form is not self._form:
            self._form = form
            self.updateGeometry()
            self.update()

    @property
    def details(self) -> Marked:
        """What the number is made of."""
        return self._details

    def explain(self, details: Marked) -> None:
        """Tell in a tooltip what the number is made of."""
        self._details = details
        spoken = QTextDocumentFragment.fromHtml(details).toPlainText()
        self.setAccessibleDescription(spoken)

    def event(self, event: QEvent) -> bool:
        """Show the details where the mouse rests."""
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        if self._details:
            self._tip.tell(self._details, event.globalPos())
        return True

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._figures_font())
        widest = self._words(number(self._used).translate(_WIDE_DIGITS))
        width = metrics.horizontalAdvance(widest) + 2
        if self._has_bar:
            width += scaled(_BAR.width()) + _GAP
        if self._urgent:
            width += _MARK + _GAP
        return QSize(width, max(metrics.height(), _MARK) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(colours.panel))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(colours.correction if self._urgent else colours.muted)
        left = 0.0
        if self._urgent:
            self._paint_mark(painter, colour)
            left += _MARK + _GAP
        if self._has_bar:
            self._paint_bar(painter, left, colour)
            left += scaled(_BAR.width()) + _GAP
        painter.setFont(self._figures_font())
        painter.setPen(colour)
        room = mirrored(QRectF(self.rect()).adjusted(left, 0, 0, 0), self.rect())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text)

    @property
    def _has_bar(self) -> bool:
        return self._form <= GaugeForm.FULL

    def _paint_bar(self, painter: QPainter, left: float, colour: QColor) -> None:
        """What is taken from where lines begin, what is kept for the answer from the end."""
        width, height = scaled(_BAR.width()), scaled(_BAR.height())
        top = (self.height() - height) / 2
        whole = mirrored(QRectF(left, top, width, height), self.rect())
        reserve = max(0, min(self._reserve, self._total - self._used))
        kept = width * reserve / max(1, self._total)
        taken = width * min(1.0, self._used / max(1, self._total))
        quiet = QColor(colour)
        quiet.setAlphaF(_RESERVE_STRENGTH)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, length, brush in (
            (left, float(width), QColor(theme().border)),
            (left + width - kept, kept, quiet),
            (left, min(taken, max(0.0, width - kept - _PARTING)) if kept else taken, colour),
        ):
            painter.setClipRect(mirrored(QRectF(place, top, length, height), self.rect()))
            painter.setBrush(brush)
            painter.drawRoundedRect(whole, height / 2, height / 2)
        painter.setClipping(False)

    def _paint_mark(self, painter: QPainter, colour: QColor) -> None:
        """A triangle with its point up, and a stroke in it."""
        top = (self.height() - _MARK) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        left = mirrored(QRectF(0, top, _MARK, _MARK), self.rect()).left()
        middle = left + _MARK / 2
        corners = [QPointF(middle, top), QPointF(left + _MARK, top + 11), QPointF(left, top + 11)]
        painter.drawPolygon(QPolygonF(corners))
        painter.setBrush(QColor(theme().panel))
        painter.drawRect(QRectF(middle - 0.7, top + 4, 1.4, 3.5))
        painter.drawRect(QRectF(middle - 0.7, top + 8.4, 1.4, 1.4))

    def _figures_font(self) -> QFont:
        font = QFont(self.font())
        if self._urgent:
            font.setWeight(QFont.Weight.DemiBold)
        return font


def obstacle(use: ContextUse) -> str:
    """Why the message cannot be sent; empty: it can."""
    if use.fits:
        return ""
    long = tr_n(
        "Too long by {count} token: the model's context holds {context}.",
        "Too long by {count} tokens: the model's context holds {context}.",
        use.total - use.context_length + 1,
        context=use.context_length,
    )
    return f"{long} {tr(_SHORTEN[use.system > use.text, bool(use.attachments)])}"


_SHORTEN = {
    (False, False): tr_noop("Shorten the message, or load the model with a longer context."),
    (False, True): tr_noop(
        "Shorten the message, attach less, or load the model with a longer context."
    ),
    (True, False): tr_noop(
        "Shorten the message or the system prompt, or load the model with a longer context."
    ),
    (True, True): tr_noop(
        "Shorten the message or the system prompt, attach less, or load the model with a longer "
        "context."
    ),
}
"""By whether the system prompt is longer than the message, and whether there are files."""


def warning(use: ContextUse) -> str:
    """What people should know before they send; empty: nothing."""
    if not use.fits:
        return obstacle(use)
    if use.left_out:
        full = tr_n(
            "The context is full, with {reserve} tokens kept for the answer: "
            "the oldest turn will be left out when this is sent.",
            "The context is full, with {reserve} tokens kept for the answer: "
            "the oldest {count} turns will be left out when this is sent.",
            use.left_out,
            reserve=use.reserve,
        )
        if use.room >= use.reserve:
            return full
        left = tr_n(
            "{count} token is left for the answer.",
            "{count} tokens are left for the answer.",
            use.room,
        )
        return f"{full} {left}"
    if use.room < use.reserve:
        return tr_n(
            "The context is nearly full: only {count} token is left for the answer.",
            "The context is nearly full: only {count} tokens are left for the answer.",
            use.room,
        )
    if use.nearly_full and use.turns:
        return tr_n(
            "The context is nearly full: {count} token more, and old turns are left out.",
            "The context is nearly full: {count} tokens more, and old turns are left out.",
            use.room - use.reserve,
        )
    return ""


_TABLE = "<table><tr><td colspan='2'>{}</td></tr>{}</table>"  # not translated: HTML
_ROW = "<tr><td>{}</td><td align='right' style='padding-left: 16px'>{}</td></tr>"  # not translated


def details(use: ContextUse, names: Sequence[str]) -> Marked:
    """The parts of the context as a small table; ``names`` of the attachments."""
    parts = [(tr("System prompt"), use.system)] if use.system else []
    told = tr("Conversation and chat format") if use.turns else tr("Chat format")
    parts.append((told, use.conversation))
    parts += zip(names, use.attachments, strict=False)
    parts.append((tr("This message"), use.text))
    parts.append((tr("Kept for the answer"), min(use.reserve, use.room)))
    if use.room > use.reserve:
        parts.append((tr("Free", about="tokens in the context"), use.room - use.reserve))
    if use.left_out:
        oldest = tr_n(
            "Left out: the oldest turn", "Left out: the oldest {count} turns", use.left_out
        )
        parts.append((oldest, use.left_out_tokens))
    rows = joined("", [marked(_ROW, name, number(size)) for name, size in parts])
    head = tr_n(
        "{used} of {count} token once this is sent",
        "{used} of {count} tokens once this is sent",
        use.context_length,
        used=use.total,
    )
    return marked(_TABLE, head, rows)


def live_details(used: int, total: int, reserve: int) -> Marked:
    """The same while an answer is written, for which ``reserve`` tokens are still kept."""
    said = tr_n(
        "{count} token of this chat is in the context, which holds {total}.",
        "{count} tokens of this chat are in the context, which holds {total}.",
        used,
        total=total,
    )
    if reserve:
        kept = tr_n(
            "{count} more is kept for this answer.",
            "{count} more are kept for this answer.",
            reserve,
        )
        said = f"{said} {kept}"
    return marked("{}", said)


def served_details(used: int, total: int) -> Marked:
    """The same of what a server counted."""
    said = tr_n(
        "The server counted {count} token for the last question and its answer; its context holds "
        "{total}. What a message takes is not known here: only the server has the vocabulary.",
        "The server counted {count} tokens for the last question and its answer; its context holds "
        "{total}. What a message takes is not known here: only the server has the vocabulary.",
        used,
        total=total,
    )
    return marked("{}", said)


def token_count(tokens: int) -> str:
    """A number with its unit."""
    return tr_n("{count} token", "{count} tokens", tokens)
