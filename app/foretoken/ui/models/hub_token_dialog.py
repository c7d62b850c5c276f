"""Asks for an access token for the hub."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QWidget

from foretoken.control.downloads.hub_account import HubAccount
from foretoken.control.downloads.hub_search import page_of
from foretoken.models.hub.access_token import TOKEN_VARIABLE
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import MarkedLabel, link, marked
from foretoken.ui.parts.forms import MessageLabel, accept_button, button_box, fill_dialog, note
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
        text = MarkedLabel(self)
        text.setWordWrap(True)
        text.linkActivated.connect(open_address)
        explanation = tr(
            "Some models require you to accept their terms. Sign in, accept the terms on "
            "{model_page}, create a token with read access on {token_page}, and paste it here."
        )
        text.setText(
            marked(
                explanation,
                model_page=link(page_of(repository), repository or tr("the model page")),
                token_page=link(page_of(_TOKENS_PAGE), tr("your token page")),
            )
        )
        self.field = QLineEdit(self)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText(tr("Paste the token: hf_…"))
        self.field.setAccessibleName(tr("Access token"))
        self.where = note(tr("Looking for a keyring…"))
        self.problem = MessageLabel()
        buttons = button_box(self, tr("Use token"))
        self.use = accept_button(buttons)
        self.use.setEnabled(False)
        left = QDialogButtonBox.ButtonRole.ResetRole
        self.forget = buttons.addButton(tr("Forget token"), left)
        self.forget.setToolTip(tr("Remove it from this computer"))
        self.forget.hide()
        title = tr("Access token for {host}", host=host)
        fill_dialog(self, title, text, self.field, self.where, self.problem, buttons)
        self.field.textChanged.connect(self._on_text_changed)
        self.forget.clicked.connect(account.forget)
        account.told.connect(self._on_told)
        account.kept.connect(self._on_kept)
        account.refused.connect(self._on_refused)
        self.field.setFocus()
        account.ask()

    def accept(self) -> None:
        """Use the token; the dialog closes when it is in use."""
        self.use.setEnabled(False)
        self._account.enter(self.field.text())

    @Slot()
    def _on_kept(self) -> None:
        super().accept()

    @Slot()
    def _on_text_changed(self) -> None:
        self.use.setEnabled(bool(self.field.text().strip()))
        self.problem.say("")

    @Slot(str, bool)
    def _on_told(self, origin: str, keyring: bool) -> None:
        self.forget.setVisible(origin not in ("", TOKEN_VARIABLE))
        where = (
            tr("The token is stored in the system keyring and sent to no other server.")
            if keyring
            else tr("No keyring found: the token is used in this session only and not stored.")
        )
        if origin:
            here = tr("A token from {place} is in use; a new one replaces it.", place=tr(origin))
            where = f"{here} {where}"
        self.where.setText(where)
        self.fit()

    @Slot(str)
    def _on_refused(self, why: str) -> None:
        self.use.setEnabled(True)
        self.problem.say(why, serious=True)
        self.fit()
