"""Button that elides its text to the available width."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from foretoken.ui.look.mirrored import aligned_to_layout
from foretoken.ui.look.plain_text import set_literal_text
from foretoken.ui.look.themed import Button, styled

_ICON_GAP = 4
"""Qt's gap between an icon and a text."""


class ElidedButton(QPushButton):
    """At most as wide as its text, with ``&`` taken literally; the tooltip has the full text."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, least: int = 8, arrow: bool = False
    ) -> None:
        """``least`` is the minimum width in average characters.

        ``arrow`` draws the arrow of a menu button, with or without a menu.
        """
        super().__init__(parent)
        self._least, self._arrow = least, arrow
        styled(self, Button.PILL)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        set_literal_text(self, text)

    @property
    def _arrow_width(self) -> int:
        if not self._arrow:
            return 0
        return self.style().pixelMetric(QStyle.PixelMetric.PM_MenuButtonIndicator, None, self)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint if self.menu() else hint + QSize(self._arrow_width, 0)

    def minimumSizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance(self.text())
        least = self._least * self.fontMetrics().averageCharWidth()
        return self.sizeHint() - QSize(max(0, text - least), 0)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        content = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(content, option, self).width() - self._arrow_width
        if not option.icon.isNull():
            room -= option.iconSize.width() + _ICON_GAP
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        # Not ``escape_mnemonics``: it would escape the mark that Qt adds to an Arabic ellipsis.
        option.text = aligned_to_layout(text.replace("&", "&&"))
        if self._arrow:
            option.features |= QStyleOptionButton.ButtonFeature.HasMenu
