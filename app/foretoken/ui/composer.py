"""Where people write: a field that grows, one button that sends or stops, and a status line."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foretoken.ui.bubble import (
    COLUMN_PIXELS,
    SIDE_GAP_PIXELS,
    SMALL_PIXELS,
    TEXT_PIXELS,
    scaled_font,
)
from foretoken.ui.dropped_files import has_local_files
from foretoken.ui.theme import LIGHT, Palette
from foretoken.ui.token_style import readable_on

_MOST_LINES = 8
_BUTTON_SIZE = QSize(64, 32)
_RADIUS = 14.0
_GAP = 8
_CONTEXT_INTERVAL_MS = 200


class Composer(QWidget):
    """Reports what people want; the text is only taken away when its owner says so."""

    send_requested = Signal(str)
    stop_requested = Signal()
    edit_last_requested = Signal()
    """Up was pressed in the empty field."""
    speculate_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self._scale = 1.0
        self._generating, self._stops = False, ""
        self._can_send = False
        self._why = ""
        self._editor = MessageEditor(self)
        self._editor.send_pressed.connect(self._on_send_pressed)
        self._editor.up_pressed.connect(self.edit_last_requested)
        self._editor.textChanged.connect(self._update_button)
        self._editor.focus_changed.connect(self.update)
        self._context = QLabel(self)
        self._context.setToolTip("Tokens of this conversation, and how many the model can hold")
        self._speculate = SpeculateSwitch(self)
        self._speculate.clicked.connect(self.speculate_toggled)
        self._temperature = QLabel(self)
        self._temperature.setToolTip("How freely tokens are drawn; 0 takes the likeliest")
        self._dots = first, second = QLabel("·", self), QLabel("·", self)
        self._status = (self._context, first, self._speculate, second, self._temperature)
        self._hint = QLabel(self)
        self._hint.setAccessibleName("Why a message cannot be sent now")
        self._button = QPushButton("Send", self)
        self._button.setProperty("primary", True)
        self._button.setFixedSize(_BUTTON_SIZE)
        self._button.setStyleSheet("padding: 0;")  # the words need the room
        self._button.clicked.connect(self._on_button_clicked)
        self._used = self._total = 0
        self._context_timer = QTimer(self, singleShot=True, interval=_CONTEXT_INTERVAL_MS)
        self._context_timer.timeout.connect(self._on_context_due)
        self._lay_out()
        self._on_context_due()
        self.set_speculating(False, False)
        self.apply_palette(LIGHT)
        self._update_button()

    def text(self) -> str:
        """What is written so far."""
        return self._editor.toPlainText()

    def set_text(self, text: str) -> None:
        """Replace what is written, with the cursor at its end; undo brings it back."""
        self._editor.selectAll()
        self._editor.insertPlainText(text)
        self._editor.ensureCursorVisible()
        self.focus_editor()

    def focus_editor(self) -> None:
        """Let people type."""
        self._editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_generating(self, generating: bool, stops: str = "Stop the answer") -> None:
        """Turn the button into Stop, or back into Send; ``stops`` tells what it does then."""
        self._generating, self._stops = generating, stops
        self._update_button()

    def set_can_send(self, can_send: bool, why: str = "") -> None:
        """Allow sending, or say why not."""
        self._can_send, self._why = can_send, why
        self._update_button()

    @Slot(int, int)
    def set_context(self, used: int, total: int) -> None:
        """Show how full the context is; nothing without a ``total``."""
        self._used, self._total = used, total
        if not self._context_timer.isActive():  # it can be told thousands of times a second
            self._on_context_due()
            self._context_timer.start()

    def set_temperature(self, temperature: float) -> None:
        """Show the sampling temperature."""
        self._temperature.setText(f"Temperature {temperature:g}")
        self._fit_status()

    def set_speculating(self, on: bool, available: bool) -> None:
        """Show whether drafts are made; without a fitting draft there is nothing to switch."""
        self._speculate.set_state(on, available)

    def set_text_scale(self, factor: float) -> None:
        """Set the text size to ``factor`` times the normal one."""
        self._scale = factor
        self._editor.setFont(scaled_font(self.font(), TEXT_PIXELS, factor))
        self._editor.fit()
        small = scaled_font(self.font(), SMALL_PIXELS, factor)
        for part in (*self._status, self._hint):
            part.setFont(small)
        self._fit_status()

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        role = QPalette.ColorRole
        colours = self._editor.palette()
        for name, colour in (
            (role.Text, palette.text),
            (role.PlaceholderText, palette.muted),
            (role.Highlight, palette.accent),
            (role.HighlightedText, palette.on_accent),
        ):
            colours.setColor(name, QColor(colour))
        self._editor.setPalette(colours)
        for label in (self._context, self._temperature, self._hint, *self._dots):
            colours = label.palette()
            colours.setColor(role.WindowText, QColor(palette.muted))
            label.setPalette(colours)
        self._speculate.apply_palette(palette)
        self.set_text_scale(self._scale)  # another style sheet takes fonts back
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """A style sheet takes colours back when it first sees a part."""
        super().showEvent(event)
        self.apply_palette(self._palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the field in line with the column of the conversation."""
        super().resizeEvent(event)
        side = max(SIDE_GAP_PIXELS, (self.width() - COLUMN_PIXELS) // 2)
        self._layout.setContentsMargins(side + 14, 16 + 12, side + 14, 16 + 12)
        self._fit_status()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line above and the field."""
        colours = self._palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.window))
        painter.fillRect(0, 0, self.width(), 1, QColor(colours.border))
        side = self._layout.contentsMargins().left() - 14
        field = QRectF(self.rect()).adjusted(side + 0.5, 16.5, -side - 0.5, -16.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self._editor.hasFocus()
        painter.setPen(QColor(colours.accent if focused else colours.border))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(field, _RADIUS, _RADIUS)

    @Slot()
    def _on_context_due(self) -> None:
        self._context.setText(f"Context {self._used:,} of {self._total:,}")
        self._context.setVisible(self._total > 0)
        self._dots[0].setVisible(self._total > 0)
        self._fit_status()

    @Slot()
    def _on_send_pressed(self) -> None:
        if self._can_send and not self._generating and self.text().strip():
            self.send_requested.emit(self.text())

    @Slot()
    def _on_button_clicked(self) -> None:
        if self._generating:
            self.stop_requested.emit()
        else:
            self._on_send_pressed()
        self.focus_editor()

    @Slot()
    def _update_button(self) -> None:
        written = not self._editor.is_blank()
        if self._generating:
            self._show_button("Stop", f"{self._stops} (Esc)", True)
        elif self._can_send:
            self._show_button("Send", "Send (Enter)", written)
        else:
            self._show_button("Send", f"Not now: {self._why}" if self._why else "Not now", False)
        waiting = not self._can_send and not self._generating
        self._hint.setText(self._why)
        self._hint.setVisible(waiting and written and bool(self._why))
        self._fit_status()

    def _show_button(self, text: str, tip: str, enabled: bool) -> None:
        self._button.setText(text)
        self._button.setAccessibleName(text)
        self._button.setToolTip(tip)
        self._button.setEnabled(enabled)

    def _fit_status(self) -> None:
        """Leave out the temperature where the line is too narrow."""
        needed = sum(part.sizeHint().width() + _GAP for part in self._status)
        if not self._hint.isHidden():
            needed += self._hint.sizeHint().width() + _GAP
        room = self.width() - 2 * self._layout.contentsMargins().left() - _BUTTON_SIZE.width()
        for part in self._status[3:]:
            part.setVisible(needed <= room)

    def _lay_out(self) -> None:
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        status = QHBoxLayout()
        status.setSpacing(_GAP)
        for part in self._status:
            status.addWidget(part)
        status.addWidget(self._hint, 1)
        status.addStretch()
        status.addWidget(self._button)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._editor)
        self._layout.addLayout(status)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


class MessageEditor(QPlainTextEdit):
    """Plain text that grows up to eight lines; Enter sends."""

    send_pressed = Signal()
    up_pressed = Signal()
    focus_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setPlaceholderText("Write a message…")
        self.setAccessibleName("Message")
        self.setAccessibleDescription("Enter sends, Shift and Enter break the line")
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    def is_blank(self) -> bool:
        """Whether there is nothing to send; looks no further than needed."""
        block = self.document().begin()
        while block.isValid() and not block.text().strip():
            block = block.next()
        return not block.isValid()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sends, Shift+Enter breaks the line, Up in the empty field edits the last one."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        if self._composing:  # every key belongs to the input method
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if modifiers & Qt.KeyboardModifier.ShiftModifier:
                self.insertPlainText("\n")
                self.ensureCursorVisible()
            else:
                self.send_pressed.emit()
        elif key == Qt.Key.Key_Up and not modifiers and self.document().isEmpty():
            self.up_pressed.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Remember whether a word is being composed: its Enter must not send."""
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, which takes models."""
        if has_local_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste and drop plain text only."""
        if source.hasText():
            self.insertPlainText(source.text())
            self.ensureCursorVisible()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the field has the focus."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the field has lost the focus."""
        super().focusOutEvent(event)
        self.focus_changed.emit()

    @Slot()
    def fit(self) -> None:
        """Take the height that the text needs."""
        # A plain text layout measures its height in lines.
        lines = round(self.document().size().height())
        shown = max(1, min(_MOST_LINES, lines))
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if lines > _MOST_LINES else policy.ScrollBarAlwaysOff
        )
        self.setFixedHeight(shown * QFontMetrics(self.font()).lineSpacing() + 2)


class SpeculateSwitch(QAbstractButton):
    """A word that switches drafting on and off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = LIGHT
        self.setText("Speculate")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(self._on_toggled)
        self._on_toggled()

    def set_state(self, on: bool, available: bool) -> None:
        """Show ``on`` or off; what is not ``available`` cannot be switched."""
        self.setChecked(on)
        self.setEnabled(available)
        tip = "From the next answer on: draft ahead, with a draft model or from earlier text"
        self.setToolTip(tip if available else "No model is loaded")

    def apply_palette(self, palette: Palette) -> None:
        """Draw in another theme's colours."""
        self._palette = palette
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the longer state, so that nothing beside it moves."""
        regular, bold = QFontMetrics(self.font()), QFontMetrics(self._bold())
        width = regular.horizontalAdvance("Speculate ") + bold.horizontalAdvance(self._state)
        return QSize(width + 2, regular.height() + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the word quietly, its state in bold."""
        colours = self._palette
        painter = QPainter(self)
        room = self.rect()
        painter.setPen(QColor(colours.muted))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, "Speculate")
        room.setLeft(painter.fontMetrics().horizontalAdvance("Speculate "))
        if self.isChecked():
            painter.setPen(QColor(readable_on(colours.draft, colours.panel, colours.text)))
        painter.setFont(self._bold())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._state)
        if self.isEnabled() and (self.hasFocus() or self.underMouse()):
            painter.setPen(QColor(colours.accent if self.hasFocus() else colours.muted))
            painter.drawLine(0, self.height() - 2, self.width(), self.height() - 2)

    @property
    def _state(self) -> str:
        return "on" if self.isChecked() else "off"

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @Slot()
    def _on_toggled(self) -> None:
        self.setAccessibleName(f"Speculative decoding: {self._state}")
        self.updateGeometry()
