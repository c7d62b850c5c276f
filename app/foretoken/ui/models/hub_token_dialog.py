"""Asks for an access token for the hub."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from foretoken.control.downloads.hub_account import HubAccount
from foretoken.control.downloads.hub_search import page_of
from foretoken.models.hub.access_token import TOKEN_VARIABLE
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label, MarkedLabel, link, marked
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, dress
from foretoken.ui.parts.outside import open_address
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480
_TOKENS_PAGE = "settings/tokens"


class HubTokenDialog(FittedDialog):
    """Stays open until a token is in use, then it is accepted, or the person gives up."""

    def __init__(self, account: HubAccount, host: str, repository: str, parent: QWidget) -> None:
        """``repository``: whose terms are to be accepted; empty: any."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Access token"))
        self._account = account
        title = dress(Label(tr("Access token for {host}", host=host), self), Type.TITLE)
        text = MarkedLabel(self)
        text.setText(
            marked(
                tr(
                    "Some models require you to accept their terms. Sign in, accept the terms on "
                    "{model_page}, create a token with read access on {token_page}, and paste it "
                    "here."
                ),
                model_page=link(page_of(repository), repository or tr("the model page")),
                token_page=link(page_of(_TOKENS_PAGE), tr("your token page")),
            )
        )
        text.linkActivated.connect(open_address)
        self.field = QLineEdit(self)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText(tr("Paste the token: hf_…"))
        self.field.setAccessibleName(tr("Access token"))
        self._where = dress(Label(tr("Looking for a keyring…"), self), Type.SMALL, Tone.MUTED)
        self._problem = dress(Label(self), Surface.WARNED, Shape.BOX)
        self._problem.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self.use = buttons.addButton(tr("Use token"), QDialogButtonBox.ButtonRole.AcceptRole)
        dress(self.use, Button.PRIMARY)
        self.use.setEnabled(False)
        self.forget = buttons.addButton(tr("Forget token"), QDialogButtonBox.ButtonRole.ResetRole)
        self.forget.setToolTip(tr("Remove it from this computer"))
        self.forget.hide()
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        layout.setSpacing(Space.MEDIUM)
        for part in (title, text, self.field, self._where, self._problem):
            layout.addWidget(part)
        for label in (text, self._where, self._problem):
            label.setWordWrap(True)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.field.textChanged.connect(self._on_text_changed)
        self.use.clicked.connect(self._on_use)
        self.forget.clicked.connect(account.forget)
        buttons.rejected.connect(self.reject)
        account.told.connect(self._on_told)
        account.kept.connect(self.accept)
        account.refused.connect(self._on_refused)
        self.field.setFocus()
        account.ask()

    @property
    def where(self) -> str:
        """Where a token is, and where one would be kept."""
        return self._where.text()

    @property
    def problem(self) -> str:
        """Why what was entered is not used."""
        return self._problem.text()

    @Slot()
    def _on_text_changed(self) -> None:
        self.use.setEnabled(bool(self.field.text().strip()))
        self._problem.clear()
        self._problem.hide()

    @Slot()
    def _on_use(self) -> None:
        self.use.setEnabled(False)
        self._account.enter(self.field.text())

    @Slot(str, bool)
    def _on_told(self, origin: str, keyring: bool) -> None:
        self.forget.setVisible(origin not in ("", TOKEN_VARIABLE))
        said = (
            tr("The token is stored in the system keyring and sent to no other server.")
            if keyring
            else tr("No keyring found: the token is used in this session only and not stored.")
        )
        if origin:
            here = tr("A token from {place} is in use; a new one replaces it.", place=tr(origin))
            said = f"{here} {said}"
        self._where.setText(said)
        self.fit()

    @Slot(str)
    def _on_refused(self, why: str) -> None:
        self.use.setEnabled(True)
        self._problem.setText(why)
        self._problem.show()
        self.fit()
