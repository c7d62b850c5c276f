"""Above the chat: the pair in use, what the engine does now, switches of the view, and help."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from foretoken.ui.lookahead_menu import LookaheadMenu
from foretoken.ui.theme import LIGHT, Palette

HEIGHT = 54
_ARROW = "  ▾"
_PILL_PADDING = 36
_CHIP_PADDING = 44


class TopBar(QWidget):
    """Reports clicks; ``show_*`` methods say what it should read."""

    pair_clicked = Signal()
    colours_toggled = Signal(bool)
    sidebar_clicked = Signal()
    live_panel_clicked = Signal()
    help_clicked = Signal()
    lookahead_chosen = Signal(object)
    """Tokens to draft per step (int), or None for adaptive."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._sidebar = _PanelButton("left", "Show or hide the conversations (Ctrl+B)", self)
        self._sidebar.clicked.connect(self.sidebar_clicked)
        self._live_panel = _PanelButton("right", "Show or hide the live panel (Ctrl+L)", self)
        self._live_panel.clicked.connect(self.live_panel_clicked)
        self._help = _MoreButton("Help, backups of the chats, diagnostics and updates (F10)", self)
        self._help.clicked.connect(self.help_clicked)
        self._pair = _ElidedPill(self)
        self._pair.setToolTip("Choose the target and the draft model (Ctrl+O)")
        self._pair.clicked.connect(self.pair_clicked)
        self._chip = StatusChip(self)
        self._lookahead = LookaheadMenu(self)
        self._lookahead.chosen.connect(self.lookahead_chosen)
        self._chip.clicked.connect(self._on_chip_clicked)
        self._colours = QPushButton("Colours", self)
        self._colours.setProperty("pill", True)
        self._colours.setCheckable(True)
        self._colours.setChecked(True)
        self._colours.setToolTip("Colour tokens by their origin (F2)")
        self._colours.setAccessibleName("Token colours")
        self._colours.toggled.connect(self.colours_toggled)

        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 0, 12, 0)
        layout.setSpacing(8)
        layout.addWidget(self._sidebar)
        layout.addWidget(self._pair, 1)
        layout.addWidget(self._chip, 1)
        layout.addStretch(0)
        layout.addWidget(self._colours)
        layout.addWidget(self._help)
        layout.addWidget(self._live_panel)
        self.apply_palette(LIGHT)

    def show_pair(self, text: str) -> None:
        """Name the pair in use."""
        self._pair.show_text(text)

    def show_activity(self, text: str, *, active: bool) -> None:
        """Say what the engine does now; ``active`` is that it drafts."""
        self._chip.show_activity(text, active=active)

    def show_lookahead(self, lookahead: int | None) -> None:
        """Mark the chosen number of tokens per step; None is adaptive."""
        self._lookahead.set_choice(lookahead)

    @property
    def activity(self) -> str:
        """What the chip says."""
        return self._chip.text()

    def toggle_colours(self) -> None:
        """Do what a click on the switch does."""
        self._colours.toggle()

    def help_menu_corner(self) -> QPoint:
        """Where the upper right corner of the help menu belongs, in screen coordinates."""
        return self._help.mapToGlobal(self._help.rect().bottomRight())

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self._chip.apply_palette(palette)
        for button in (self._sidebar, self._help, self._live_panel):
            button.apply_palette(palette)
        self.setStyleSheet(
            f"TopBar {{ background: {palette.window}; border-bottom: 1px solid {palette.border}; }}"
        )

    @Slot()
    def _on_chip_clicked(self) -> None:
        self._lookahead.popup(self._chip.mapToGlobal(self._chip.rect().bottomLeft()))


class _ElidedPill(QPushButton):
    """A rounded button that shortens its text before the row runs out of room."""

    _MOST_WIDTH = 400

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("pill", True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(f"Models: {text}")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text() + _ARROW) + _PILL_PADDING
        return QSize(min(self._MOST_WIDTH, width), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(72, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        room = self.width() - _PILL_PADDING + 5 - metrics.horizontalAdvance(_ARROW)
        elided = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        option.text = elided + _ARROW
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


class StatusChip(QPushButton):
    """A dot and a few words; the words tell all that the dot's colour tells."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._active = False
        self._colours = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + _CHIP_PADDING, 30)

    def minimumSizeHint(self) -> QSize:
        return QSize(84, 30)

    def show_activity(self, text: str, *, active: bool) -> None:
        """Say what the engine does now."""
        self.setText(text)
        self._active = active
        self.setAccessibleName(f"Engine: {text}")
        self.setToolTip(f"{text}\nClick to choose how far to draft")
        self.updateGeometry()
        self.update()

    def apply_palette(self, palette: Palette) -> None:
        """Take over the colours of a theme."""
        self._colours = palette
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = painter.fontMetrics()
        room = self.width() - _CHIP_PADDING + 1
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(text) + _CHIP_PADDING - 2
        area = QRectF(0.5, 0.5, min(width, self.width() - 1), self.height() - 1)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(self._colours.accent if lit else self._colours.border)))
        painter.setBrush(QColor(self._colours.raised))
        painter.drawRoundedRect(area, 14.5, 14.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.draft if self._active else self._colours.target))
        painter.drawEllipse(QPointF(17, self.height() / 2), 4, 4)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(
            area.adjusted(28, 0, 0, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            text,
        )


class _DrawnButton(QPushButton):
    """A square button whose picture is drawn."""

    def __init__(self, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = LIGHT
        self.setFixedSize(32, 32)
        self.setProperty("quiet", True)
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def apply_palette(self, palette: Palette) -> None:
        self._colours = palette
        self.update()


class _MoreButton(_DrawnButton):
    """Three dots."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.muted))
        for x in (10.0, 16.0, 22.0):
            painter.drawEllipse(QPointF(x, 16.0), 1.7, 1.7)


class _PanelButton(_DrawnButton):
    """A small drawing of the window with one side filled."""

    def __init__(self, side: str, tip: str, parent: QWidget) -> None:
        super().__init__(tip, parent)
        self._side = side

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._colours.muted)
        painter.setPen(QPen(colour, 1.4))
        frame = QRectF(8, 9, 16, 14)
        painter.drawRoundedRect(frame, 2.5, 2.5)
        filled = QRectF(8, 9, 5.5, 14) if self._side == "left" else QRectF(18.5, 9, 5.5, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(filled, 2, 2)
