"""Asks for a server: its address, a key, a name; and tests whether it answers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QLineEdit, QWidget

from foretoken.control.models.known_servers import KnownServers
from foretoken.servers.errors import ServerError
from foretoken.servers.server import Server, ServerFacts
from foretoken.system.language import tr
from foretoken.ui.look.plain_text import Label
from foretoken.ui.models.server_rows import facts_words
from foretoken.ui.parts.forms import (
    MessageLabel,
    accept_button,
    add_row,
    button_box,
    fill_dialog,
    form,
    note,
)
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 560
_EXAMPLE = "http://127.0.0.1:8080"  # not translated: an address


class ServerDialog(FittedDialog):
    """Stays open until the server is kept or the person gives up; nothing is kept before."""

    def __init__(self, servers: KnownServers, server: Server | None, parent: QWidget) -> None:
        """``server``: the one that is to be changed; None: a new one."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._servers, self._before = servers, server
        heading = tr("Connect to a server") if server is None else tr("Edit server")
        self.setWindowTitle(heading)
        explanation = Label(
            tr(
                "Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and "
                "others. Chats with its models are sent only there."
            )
        )
        explanation.setWordWrap(True)
        self.address, self.key, self.name = QLineEdit(), QLineEdit(), QLineEdit()
        self.address.setPlaceholderText(_EXAMPLE)
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.name.setPlaceholderText(tr("Optional; otherwise its address"))
        self.warning = MessageLabel()
        warning = tr(
            "Plain HTTP to another computer: others on the network can read and change your chats "
            "and the key. Use an https address or an SSH tunnel instead."
        )
        self.warning.say(warning, serious=True)
        self.agreement = QCheckBox(tr("Send my chats unencrypted"))
        self.message, self._where = MessageLabel(), note("")
        buttons = button_box(self, tr("Add") if server is None else tr("Save"))
        self.keep = accept_button(buttons)
        left = QDialogButtonBox.ButtonRole.ResetRole
        self.test = buttons.addButton(tr("Test connection"), left)
        self.test.setToolTip(tr("Ask the server what it is and which models it has"))
        self.forget = buttons.addButton(tr("Forget key"), left)
        self.forget.setToolTip(tr("Remove it from this computer"))
        self.forget.hide()
        fields = form()
        add_row(fields, tr("Address"), self.address)
        add_row(fields, tr("API key"), self.key)
        add_row(fields, tr("Name"), self.name)
        told = (self._where, self.warning, self.agreement, self.message)
        fill_dialog(self, heading, explanation, fields, *told, buttons)
        if server is not None:
            self.address.setText(server.address)
            self.name.setText(server.name)
            self.agreement.setChecked(server.plain_agreed)
        for field in (self.address, self.key):
            field.textChanged.connect(self._on_changed)
        self.agreement.toggled.connect(self._update)
        self.test.clicked.connect(self._on_test)
        self.forget.clicked.connect(self._on_forget)
        servers.key_told.connect(self._on_key_told)
        servers.tested.connect(self._on_tested)
        servers.test_failed.connect(self._on_failed)
        servers.kept.connect(self._on_kept)
        servers.refused.connect(self._on_failed)
        self.finished.connect(servers.end_test)
        self._update()
        self.address.setFocus()
        servers.ask_for_key(server)

    def accept(self) -> None:
        """Keep the server; the dialog closes when that is done."""
        if (server := self._entered()) is not None:
            self.keep.setEnabled(False)
            self._servers.keep(server, self.key.text())

    def _entered(self, *, say_why: bool = True) -> Server | None:
        """What is typed; None if it is no server."""
        try:
            return Server.entered(
                self.address.text(),
                self.name.text(),
                plain_agreed=self.agreement.isChecked(),
                id_=None if self._before is None else self._before.id,
            )
        except ServerError as error:
            if say_why:
                self._on_failed(str(error))
            return None

    @Slot()
    def _on_changed(self) -> None:
        self._servers.end_test()
        self.message.say("")
        self._update()

    @Slot()
    def _update(self) -> None:
        """Offer what can be done with what is typed."""
        server = self._entered(say_why=False)
        exposed = server is not None and server.is_plain
        self.warning.setVisible(exposed)
        self.agreement.setVisible(exposed)
        agreed = self.agreement.isChecked() or not exposed
        for button in (self.test, self.keep):
            button.setEnabled(agreed and bool(self.address.text().strip()))
        self.fit()

    @Slot()
    def _on_test(self) -> None:
        if (server := self._entered()) is not None:
            self.message.say(tr("Contacting {host}…", host=server.host))
            self.fit()
            self.test.setEnabled(False)
            self._servers.test(server, self.key.text())

    @Slot(bool, bool)
    def _on_key_told(self, there: bool, keyring: bool) -> None:
        self.forget.setVisible(there)
        stored = tr("A key is stored; leave empty to keep it")
        self.key.setPlaceholderText(stored if there else tr("If the server requires one"))
        self._where.setText(
            tr("Keys are stored in the system keyring and sent to no other server.")
            if keyring
            else tr("No keyring found: a key is used in this session only and not stored.")
        )
        self.fit()

    @Slot()
    def _on_forget(self) -> None:
        if self._before is not None:
            self._servers.forget_key(self._before)

    @Slot()
    def _on_kept(self) -> None:
        super().accept()

    @Slot(object)
    def _on_tested(self, facts: ServerFacts) -> None:
        self.message.say(facts_words(facts))
        self._update()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self.message.say(why, serious=True)
        self._update()
