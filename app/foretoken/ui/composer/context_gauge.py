"""How full the model's context is: a number, with the parts in a tooltip."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent, QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from foretoken.system.language import tr, tr_n
from foretoken.ui.look.plain_text import Label, Marked
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.parts.rich_tip import RichTip


class ContextGauge(Label):
    """Hidden until it is known how many tokens the context holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Type.SMALL, Tone.MUTED)
        self.details = Marked()
        """What the number is made of."""
        self._tip = RichTip(self)
        self.hide()

    def show_use(self, used: int, total: int, *, urgent: bool = False) -> None:
        """Show ``used`` of ``total`` tokens, and whether that is nearly all; hide without a total.

        More may be used than there is: then something has to go.
        """
        told = tr_n(
            "Context: {used} of {count} token",
            "Context: {used} of {count} tokens",
            total,
            used=used,
        )
        if urgent:
            told = tr("{context}, nearly full", about="behind “Context: …”", context=told)
            text = tr("Context nearly full: {used} of {total}", used=used, total=total)
        else:
            text = tr("Context {used} of {total}", used=used, total=total)
        dress(self, Tone.ERROR if urgent else Tone.MUTED)
        self.setText(text)
        self.setAccessibleName(told)
        self.setVisible(total > 0)

    def explain(self, details: Marked) -> None:
        """Tell in a tooltip what the number is made of."""
        self.details = details
        self.setAccessibleDescription(QTextDocumentFragment.fromHtml(details).toPlainText())

    def event(self, event: QEvent) -> bool:
        """Show the details where the mouse rests."""
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        if self.details:
            self._tip.tell(self.details, event.globalPos())
        return True
