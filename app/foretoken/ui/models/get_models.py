"""Dialog for getting models from the hub: ready-made pairs, search, downloads, access token."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from foretoken.control.downloads import DownloadJob, DownloadQueue, HubAccount, HubSearch, page_of
from foretoken.models.hub.hub import TOKEN_VARIABLE
from foretoken.models.pair_setup import PairFiles
from foretoken.models.presets.suggested import Preset
from foretoken.models.presets.user_presets import from_builtin
from foretoken.system.language import tr
from foretoken.ui.commands.command import add_scoped_action
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.look.plain_text import Label, MarkedLabel, link, marked
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Type, styled
from foretoken.ui.models.download_tray import DownloadTray
from foretoken.ui.models.hub_browser import HubBrowser
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import (
    DialogButtons,
    MessageLabel,
    SearchLine,
    column,
    note,
    push_button,
    row,
)

_SIZE, _WIDTH = (940, 640), 480
_TOKENS_PAGE = "settings/tokens"


class HubTokenDialog(FittedDialog):
    """Dialog for an access token; accepted once the token is in use."""

    def __init__(self, account: HubAccount, host: str, repository: str, parent: QWidget) -> None:
        """``repository`` is the one whose terms have to be accepted; empty: any."""
        super().__init__(parent, tr("Access token"), width=_WIDTH)
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
        buttons = DialogButtons(self, tr("Use token"))
        self.use = buttons.ok
        self.use.setEnabled(False)
        tip = tr("Remove it from this computer")
        self.forget = buttons.add(tr("Forget token"), account.forget, tip)
        self.forget.hide()
        title = tr("Access token for {host}", host=host)
        fill_dialog(self, title, text, self.field, self.where, self.problem, buttons)
        self.field.textChanged.connect(self._on_text_changed)
        account.told.connect(self._on_told)
        account.kept.connect(self._on_kept)
        account.failed.connect(self._on_refused)
        self.field.setFocus()
        account.ask()

    def accept(self) -> None:
        """Submit the token; the dialog closes once it is in use."""
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


class GetModelsDialog(FittedDialog):
    """Dialog that shows a download queue and a hub search; both outlive it."""

    pair_ready = Signal(object, object)
    """Downloaded PairFiles to use, and the preset's LoadSettings."""
    model_ready = Signal(object)
    """Path of a downloaded single model to use."""

    def __init__(self, queue: DownloadQueue, search: HubSearch, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Download models"), size=_SIZE)
        self._queue, self._search = queue, search
        tip = tooltip_with_keys("picker.close", tr("Back to your models"))
        back = push_button(tr("← Back"), self, tip, tr("Back"))
        title = styled(Label(tr("Download models"), self), Type.TITLE)
        tip = tr("For models that require accepting terms")
        token = push_button(tr("Access token…"), self, tip)
        self.field = SearchLine(tr("Search the hub, or paste owner/name"), "picker.search", self)
        self.field.setAccessibleName(tr("Search the hub"))
        self.field.setToolTip(tooltip_with_keys("picker.search", tr("Find GGUF models by name")))
        privacy = tr(
            "Nothing is sent until you search or download. Then {host} sees your search or the "
            "model's name, and your IP address.",
            host=search.host or tr("the hub"),
        )
        self.privacy = note(privacy)
        self.browser = HubBrowser(search, queue, self)
        self.tray = DownloadTray(queue, self)
        edges = Space.WIDER, Space.MEDIUM, Space.WIDER, Space.SMALL
        above = column(None, row(back, title, None, token), self.field, self.privacy, margins=edges)
        # The tray takes at most a third.
        column(self.content, above, (self.browser, 2), (self.tray, 1), spacing=0)
        add_scoped_action(self, command("picker.search"), self.field.take_focus)
        self.field.setFocus()
        back.clicked.connect(self.close)
        token.clicked.connect(lambda: self.ask_for_token(""))
        self.field.textChanged.connect(self.browser.search)
        self.field.returnPressed.connect(self._on_return)
        self.browser.preset_used.connect(self._use_preset)
        self.browser.model_used.connect(self.model_ready)
        self.tray.use_requested.connect(self._use_job)
        self.tray.token_requested.connect(self.ask_for_token)

    def show_preset(self, preset_id: str) -> None:
        """Show the ready-made pairs, and choose this one."""
        self.field.clear()
        self.browser.show_presets(preset_id)
        self.browser.tree.setFocus()

    @Slot(str)
    def ask_for_token(self, repository: str) -> None:
        """Ask for an access token, for this repository or for any (empty)."""
        dialog = HubTokenDialog(self._queue.account, self._search.host, repository, self)
        dialog.accepted.connect(self._queue.try_with_token)
        dialog.open()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._queue.find_unfinished()
        self._queue.memory.look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()  # the next Escape closes the dialog
            self.field.setFocus()
        elif event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self.browser.tree.setFocus()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_return(self) -> None:
        self.browser.search(self.field.text(), at_once=True)

    @Slot(object)
    def _use_preset(self, preset: Preset) -> None:
        """Use a pair with the context and sampling recommended by its makers."""
        paths = self._queue.paths_of(preset)
        if paths is not None:
            settings = from_builtin(preset).settings
            self.pair_ready.emit(PairFiles(*paths), settings)
        else:
            self.browser.look_again()  # removed in the meantime

    @Slot(object)
    def _use_job(self, job: DownloadJob) -> None:
        if job.preset is not None:
            self._use_preset(job.preset)
        else:
            self.model_ready.emit(job.paths[0])
