"""Asks for an access token for the hub, and says where it is kept."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.downloads.hub_account import HubAccount
from foretoken.control.downloads.hub_search import page_of
from foretoken.models.hub.access_token import TOKEN_VARIABLE
from foretoken.system.kept_secrets import IN_KEYRING
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, marked
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Shape, Surface, Themed, Tone, Type, dress
from foretoken.ui.parts.outside import open_address
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480
_TOKENS_PAGE = "settings/tokens"


class HubTokenDialog(Themed, FittedDialog):
    """Stays open until a token is in use or the person gives up."""

    token_kept = Signal()
    """A token is in use from now on."""

    def __init__(self, account: HubAccount, host: str, repository: str, parent: QWidget) -> None:
        """``repository``: whose terms are to be accepted; empty: any."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Access token"))
        self._account, self._repository = account, repository
        title = dress(Label(tr("Access token for {host}", host=host), self), Type.TITLE)
        self._text = MarkedLabel(self)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._text.linkActivated.connect(open_address)
        self._field = QLineEdit(self)
        self._field.setEchoMode(QLineEdit.EchoMode.Password)
        self._field.setPlaceholderText(tr("Paste the token: hf_…"))
        self._field.setAccessibleName(tr("Access token"))
        self._field.textChanged.connect(self._on_text_changed)
        self._where = dress(Label(tr("Looking for a keyring…"), self), Type.SMALL, Tone.MUTED)
        self._message = Label(self)
        for label in (self._text, self._where, self._message):
            label.setWordWrap(True)
        self._message.hide()
        self._forget = QPushButton(tr("Forget the token"), self)
        self._forget.setToolTip(tr("Remove it from this computer"))
        self._forget.clicked.connect(self._on_forget)
        self._forget.hide()
        self._close = QPushButton(tr("Cancel"), self)
        self._close.clicked.connect(self.reject)
        self._use = dress(QPushButton(tr("Use this token"), self), Button.PRIMARY)
        self._use.setDefault(True)
        self._use.setEnabled(False)
        self._use.clicked.connect(self._on_use)
        for button in (self._forget, self._close):
            button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addWidget(self._forget)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self._use)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        layout.setSpacing(Space.MEDIUM)
        for widget in (title, self._text, self._field, self._where, self._message):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addSpacing(Space.TINY)
        layout.addLayout(buttons)
        self.on_look_changed()
        self._field.setFocus()
        account.told.connect(self._on_told)
        account.kept.connect(self._on_kept)
        account.refused.connect(self._on_refused)
        account.ask()

    @property
    def told(self) -> tuple[str, str]:
        """Where a token is or would be kept, and how entering one went."""
        return self._where.text(), "" if self._message.isHidden() else self._message.text()

    @Slot()
    def _on_text_changed(self) -> None:
        self._use.setEnabled(bool(self._field.text().strip()))
        self._message.hide()

    @Slot()
    def _on_use(self) -> None:
        self._use.setEnabled(False)
        self._account.enter(self._field.text())

    @Slot()
    def _on_forget(self) -> None:
        self._forget.setEnabled(False)
        self._account.forget()

    @Slot(str, bool)
    def _on_told(self, origin: str, keyring: bool) -> None:
        self._forget.setEnabled(True)
        self._forget.setVisible(origin not in ("", TOKEN_VARIABLE))
        place = (
            tr("It will be kept in the system's keyring, and sent to no other server.")
            if keyring
            else tr("There is no keyring here: it is used in this session only and kept nowhere.")
        )
        self._where.setText(f"{_token_here(origin)} {place}" if origin else place)
        self.fit()

    @Slot(str)
    def _on_kept(self, origin: str) -> None:
        self._field.clear()
        self._field.hide()
        self._where.hide()
        self._use.hide()
        self._close.setText(tr("Close"))
        self._close.setDefault(True)
        self._close.setFocus()
        self._say(
            tr("The token is in use, and kept in the system's keyring.")
            if origin == IN_KEYRING
            else tr(
                "The token is in use, and used in this session only: there is no keyring to keep "
                "it."
            ),
            serious=False,
        )
        self.token_kept.emit()

    @Slot(str)
    def _on_refused(self, why: str) -> None:
        self._use.setEnabled(True)
        self._say(why, serious=True)

    def on_look_changed(self) -> None:
        """Take over the colours of links, which no style sheet reaches."""
        self._text.setText(_explanation(self._repository))

    def _say(self, text: str, *, serious: bool) -> None:
        dress(self._message, Surface.WARNED if serious else Surface.TOLD, Shape.BOX)
        self._message.setText(text)
        self._message.show()
        self.fit()


def _token_here(origin: str) -> str:
    if origin == TOKEN_VARIABLE:
        return tr(
            "There is a token already, from the variable {variable}. A new one takes its place.",
            variable=origin,
        )
    if origin == IN_KEYRING:
        return tr("There is a token already, from the system's keyring. A new one takes its place.")
    return tr("There is a token already, from this session. A new one takes its place.")


def _explanation(repository: str) -> Marked:
    def link(address: str) -> Marked:
        form = '<a href="{}" style="color: {};">'  # not translated: markup
        return marked(form, address, theme().accent)

    tokens, end = link(page_of(_TOKENS_PAGE)), Marked("</a>")
    if not repository:
        return marked(
            tr(
                "Some makers give their models only to accounts that have accepted their terms. "
                "Sign in and accept the terms on the model's page, make a token that may read on "
                "{tokens}the page of your tokens{end}, and paste it here."
            ),
            tokens=tokens,
            end=end,
        )
    return marked(
        tr(
            "Some makers give their models only to accounts that have accepted their terms. Sign "
            "in and accept the terms on {page}the page of {repository}{end}, make a token that "
            "may read on {tokens}the page of your tokens{end}, and paste it here."
        ),
        page=link(page_of(repository)),
        repository=repository,
        tokens=tokens,
        end=end,
    )
