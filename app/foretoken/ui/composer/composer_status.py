"""Status line below the message field: attach, system prompt, sampling and context."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStyleOptionToolButton, QToolButton, QWidget

from foretoken.system.language import spoken, tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import set_tooltip_with_keys
from foretoken.ui.look.icons import Icon
from foretoken.ui.look.plain_text import Label, escape_mnemonics, wrapped
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Fit, Tone, Type, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.forms import fill, row

_LONGEST_NAME = 20
_SHOWN_KEYS = Qt.TextFlag.TextShowMnemonic.value


class ComposerStatus(QWidget):
    """Status line in one row, or in two if that is too narrow."""

    def __init__(self, parent: QWidget, *buttons: QWidget) -> None:
        """``buttons`` are placed at the end."""
        super().__init__(parent)
        self.attach = IconButton(Icon.ATTACH, "", self)
        self.attach.setAccessibleName(tr("Attach files"))
        then = tr(", or drop them on the window.", about="behind “Attach text files”")
        discarded = tr("Files that you have not sent are discarded when you quit.")
        set_tooltip_with_keys(self.attach, "message.attach", then=f"{then}\n{discarded}")
        self.system = _WordButton(self)
        self.sampling = _WordButton(self)
        self.gauge = ContextGauge(self)
        explain(self.sampling, Word.SAMPLING, Word.TEMPERATURE)
        explain(self.gauge, Word.CONTEXT)
        self._buttons = buttons
        first = row(self.attach, self.system, self.sampling, None)
        self._rows = first, row(self.gauge, None, *buttons)
        for each in self._rows:
            each.setSpacing(Space.TIGHT)
        self._box = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), *self._rows)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setStretch(1, 1)
        self.show_system_prompt("", "")
        self.show_sampling("", 0.0, "")

    def show_sampling(self, kind: str, temperature: float, of: str) -> None:
        """Show the sampling style; ``of`` names its scope, if any."""
        shown = f"{temperature:g}".replace(".", spoken().point)
        short = shown_name(kind, _LONGEST_NAME)
        self.sampling.setText(escape_mnemonics(f"{short} {shown}" if temperature else short))
        said = tr("Sampling: {kind}, temperature {t}", kind=kind, t=shown)
        if of:
            said = tr("{sampling} ({scope})", about="sampling", sampling=said, scope=of)
        self.sampling.setAccessibleName(said)
        set_tooltip_with_keys(self.sampling, "message.sampling", then=f"\n{said}")

    def show_system_prompt(self, name: str, text: str) -> None:
        """Show the name of the chat's system prompt; empty if it has none."""
        named = tr("System prompt: {name}", name=name)
        short = tr("System: {name}", name=shown_name(name, _LONGEST_NAME))
        self.system.setText(escape_mnemonics(short) if name else tr("System prompt"))
        self.system.setAccessibleName(named if name else tr("System prompt: none"))
        beginning = " ".join(text[:200].split())
        said = f"\n“{beginning}{'…' if len(text) > 200 else ''}”" if beginning else ""
        set_tooltip_with_keys(
            self.system, "message.system_prompt", then=f"\n{named}{said}" if name else ""
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        """Fold or unfold if the size of a part has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold()
        return super().event(event)

    def _fold(self) -> None:
        """Use one row if it fits everything, hidden buttons included."""
        hidden = [button for button in self._buttons if button.isHidden()]
        needed = sum(button.sizeHint().width() + Space.TIGHT for button in hidden)
        needed += sum(row.sizeHint().width() for row in self._rows)
        ways = QBoxLayout.Direction
        fits = needed + Space.SMALL <= self.width()
        self._box.setDirection(ways.LeftToRight if fits else ways.TopToBottom)


class _WordButton(QToolButton):
    """Button that elides its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Type.SMALL, Fit.NONE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width() - Space.SMALL, _SHOWN_KEYS
        )


class ContextGauge(Label):
    """Label with the use of the context; hidden while its length is unknown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, Type.SMALL, Tone.MUTED)
        self.hide()

    def show_use(self, used: int, total: int, *, urgent: bool = False) -> None:
        """Show ``used`` of ``total`` tokens; ``urgent``: nearly full. Without a total, hide.

        ``used`` may exceed ``total``, in which case old turns are dropped.
        """
        text = tr("Context {used} of {total}", used=used, total=total)
        if used > total:
            text = tr("Context full: {used} of {total}", used=used, total=total)
        elif urgent:
            text = tr("Context nearly full: {used} of {total}", used=used, total=total)
        styled(self, Tone.ERROR if urgent or used > total else Tone.MUTED)
        same = len(text) == len(self.text())
        self.setText(text)
        self._fit(at_least=self.width() if same else 0)
        self.setVisible(total > 0)

    def _fit(self, at_least: int = 0) -> None:
        """Fix the size, so that changing figures do not update the layout."""
        hint = self.sizeHint()
        even = hint.height() + hint.height() % 2  # keeps it aligned with the buttons
        self.setFixedSize(max(hint.width(), at_least), even)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def explain(self, details: str) -> None:
        """Set the tooltip with the breakdown of the number."""
        self.setToolTip(wrapped(details))
        self.setAccessibleDescription(details)
