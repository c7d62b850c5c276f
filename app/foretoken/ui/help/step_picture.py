"""A step as a picture: what was drafted, what the target made of it, what was written."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextCharFormat
from PySide6.QtWidgets import QSizePolicy, QWidget

from foretoken.control.answers.told_step import ToldStep
from foretoken.engine.events import TokenOrigin
from foretoken.engine.token_kind import TokenKind, kind_of
from foretoken.system.language import quoted, tr, tr_n, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.mirrored import (
    draw_words,
    has_letters_from_right,
    layout_is_mirrored,
    mirrored,
)
from foretoken.ui.look.sizes import (
    CAPTION_PIXELS,
    CONTROL_RADIUS,
    NORMAL_PIXELS,
    scaled,
    sized_font,
)
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Themed
from foretoken.ui.look.token_style import token_formats, underline_pens

_LONGEST = 16
_ROW, _PADDING, _GAP, _ROW_GAP = 30, 8, 5, 10
_NAMES = (tr_noop("Drafted"), tr_noop("Checked in one pass"), tr_noop("Written"))
_MOST_UNSEEN = 4
_WHITE = str.maketrans({"\n": "↵", "\t": "⇥", "\r": "↵"})


@dataclass(frozen=True, slots=True)
class _Chip:
    text: str
    kind: TokenKind | None = None
    """In whose colours; None: in none."""
    dashed: bool = False
    struck: bool = False


class StepPicture(Themed, Spoken, QWidget):
    """Three rows of tokens, broken where there is too little room."""

    def __init__(self, told: ToldStep, parent: QWidget) -> None:
        super().__init__(parent)
        self._told = told
        self._rows = _rows(told)
        self.on_language_changed()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.on_look_changed()

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.setFont(sized_font(self.font(), NORMAL_PIXELS))
        self.updateGeometry()

    def on_language_changed(self) -> None:
        self.setAccessibleName(caption(self._told))
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(width, None)

    def sizeHint(self) -> QSize:
        return QSize(scaled(420), self.heightForWidth(scaled(420)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._lay_out(self.width(), painter)

    def _lay_out(self, width: int, painter: QPainter | None) -> int:
        """Place, and with a painter draw, all rows; return the height."""
        names = sized_font(self.font(), CAPTION_PIXELS)
        metrics, small = QFontMetricsF(self.font()), QFontMetricsF(names)
        formats = token_formats(theme())
        y = 0.0
        for name, chips in zip(_NAMES, self._rows, strict=True):
            if painter is not None:
                painter.setFont(names)
                painter.setPen(QColor(theme().muted))
                row = QRectF(0, y, width, small.height())
                painter.drawText(row, Qt.AlignmentFlag.AlignLeft, tr(name))
            y += small.height() + scaled(3)
            x = 0.0
            line: list[tuple[_Chip, QRectF]] = []
            for chip in chips:
                wide = metrics.horizontalAdvance(chip.text) + 2 * scaled(_PADDING)
                if x and x + wide > width:
                    self._draw_line(painter, line, formats)
                    x, y, line = 0.0, y + scaled(_ROW) + scaled(_GAP), []
                line.append((chip, QRectF(x, y, min(wide, width - x), scaled(_ROW))))
                x += wide + scaled(_GAP)
            self._draw_line(painter, line, formats)
            y += scaled(_ROW) + scaled(_ROW_GAP)
        return round(y - scaled(_ROW_GAP))

    def _draw_line(
        self,
        painter: QPainter | None,
        line: list[tuple[_Chip, QRectF]],
        formats: dict[TokenKind, QTextCharFormat],
    ) -> None:
        """At the side where lines begin, in the direction of the text that the tokens make."""
        if painter is None or not line:
            return
        line_area = line[0][1].united(line[-1][1])
        seen = mirrored(line_area, self.rect())
        turned = layout_is_mirrored() and any(has_letters_from_right(c.text) for c, _ in line)
        for chip, place in line:
            area = mirrored(place, line_area) if turned else place
            self._draw(painter, chip, area.translated(seen.left() - line_area.left(), 0), formats)

    def _draw(
        self,
        painter: QPainter,
        chip: _Chip,
        place: QRectF,
        formats: dict[TokenKind, QTextCharFormat],
    ) -> None:
        colours = theme()
        shape = formats[chip.kind] if chip.kind is not None else QTextCharFormat()
        tinted = shape.background().style() != Qt.BrushStyle.NoBrush
        pen = QPen(QColor(colours.border))
        if chip.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(shape.background() if tinted else QColor(colours.window))
        area = place.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, CONTROL_RADIUS, CONTROL_RADIUS)
        font = sized_font(self.font(), NORMAL_PIXELS)
        font.setStrikeOut(chip.struck)
        painter.setFont(font)
        written = shape.foreground().style() != Qt.BrushStyle.NoBrush
        faint = chip.dashed or chip.struck
        colour = QColor(colours.muted if faint else colours.text)
        painter.setPen(shape.foreground().color() if written else colour)
        draw_words(painter, area, Qt.AlignmentFlag.AlignCenter, chip.text)
        if chip.kind is not None and (line := underline_pens(formats).get(chip.kind)) is not None:
            painter.setPen(line)
            low = area.bottom() - scaled(5)
            left, right = area.left() + scaled(_PADDING), area.right() - scaled(_PADDING)
            painter.drawLine(QPointF(left, low), QPointF(right, low))


def caption(told: ToldStep) -> str:
    """The same in words."""
    drafted, accepted = told.step.drafted, len(told.accepted)
    if told.rejected is not None and told.own is not None:
        said = tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target; in place "
            "of {rejected} it put {own}.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target; in place "
            "of {rejected} it put {own}.",
            drafted,
            accepted=accepted,
            rejected=_shown(told.rejected.text),
            own=_shown(told.own.text),
        )
    elif told.own is not None and told.own.origin is TokenOrigin.BONUS:
        said = tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target, and {own} "
            "came with it as a bonus.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target, and {own} "
            "came with it as a bonus.",
            drafted,
            accepted=accepted,
            own=_shown(told.own.text),
        )
    else:
        said = tr_n(
            "{count} token drafted, {accepted} accepted in a single pass of the target.",
            "{count} tokens drafted, {accepted} accepted in a single pass of the target.",
            drafted,
            accepted=accepted,
        )
    gained = tr_n(
        "That is {count} token for one pass instead of one.",
        "That is {count} tokens for one pass instead of one.",
        accepted + (told.own is not None),
    )
    return f"{said} {gained}"


def _shown(text: str) -> str:
    return quoted(_visible(text).strip("·"))


def _visible(text: str) -> str:
    """Spaces of tokens can be seen, and nothing of them steers what is around."""
    shown = shown_name(text.translate(_WHITE), _LONGEST)
    return shown.replace(" ", "·") or "∅"


def _rows(told: ToldStep) -> tuple[list[_Chip], list[_Chip], list[_Chip]]:
    accepted = [_Chip(_visible(token.text)) for token in told.accepted]
    drafted, checked = list(accepted), [_Chip(f"{chip.text} ✓") for chip in accepted]
    if told.rejected is not None:
        text = _visible(told.rejected.text)
        drafted.append(_Chip(text))
        checked.append(_Chip(text, struck=True))
    unseen = told.unseen
    for row in (drafted, checked):
        row += [_Chip("…", dashed=True)] * min(unseen, _MOST_UNSEEN)
    written = [_Chip(_visible(token.text), kind_of(token)) for token in told.accepted]
    if told.own is not None:
        written.append(_Chip(_visible(told.own.text), kind_of(told.own)))
    return drafted, checked, written
