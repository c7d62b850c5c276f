"""Asks for a server: its address, a key, a name; and tests whether it answers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.models.known_servers import KnownServers
from foretoken.servers.errors import ServerError
from foretoken.servers.server import Server, ServerFacts
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Button, Shape, Surface, Tone, Type, dress
from foretoken.ui.models.server_rows import facts_words
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
        title = dress(Label(heading, self), Type.TITLE)
        explanation = Label(
            tr(
                "Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and "
                "others. Chats with its models are sent there, and nowhere else."
            ),
            self,
        )
        form = QFormLayout()
        form.setHorizontalSpacing(Space.MEDIUM)
        form.setVerticalSpacing(Space.SMALL)
        self.address = _add_field(form, tr("Address"), _EXAMPLE)
        self.key = _add_field(form, tr("API key"), tr("Only if the server requires one"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.name = _add_field(form, tr("Name"), tr("Optional; otherwise its address"))
        self._where = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._warning = dress(
            Label(
                tr(
                    "This address is plain HTTP to another computer: your chats and the key are "
                    "sent unencrypted, and others on the network can read and change them. Use "
                    "an https address or an SSH tunnel instead."
                ),
                self,
            ),
            Surface.WARNED,
            Shape.BOX,
        )
        self.agreement = QCheckBox(tr("Send my chats unencrypted"), self)
        self._message = Label(self)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._message.hide()
        role = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self.keep = buttons.addButton(tr("Add") if server is None else tr("Save"), role.AcceptRole)
        dress(self.keep, Button.PRIMARY)
        self.test = buttons.addButton(tr("Test connection"), role.ResetRole)
        self.test.setToolTip(tr("Ask the server what it is and which models it has"))
        self.forget = buttons.addButton(tr("Forget key"), role.ResetRole)
        self.forget.setToolTip(tr("Remove it from this computer"))
        self.forget.hide()
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(title)
        layout.addWidget(explanation)
        layout.addLayout(form)
        for part in (self._where, self._warning, self.agreement, self._message):
            layout.addWidget(part)
        for label in (explanation, self._where, self._warning, self._message):
            label.setWordWrap(True)
        layout.addStretch(1)
        layout.addWidget(buttons)
        if server is not None:
            self.address.setText(server.address)
            self.name.setText(server.name)
            self.agreement.setChecked(server.plain_agreed)
        for field in (self.address, self.key):
            field.textChanged.connect(self._on_changed)
        self.agreement.toggled.connect(self._update)
        self.test.clicked.connect(self._on_test)
        self.forget.clicked.connect(self._on_forget)
        self.keep.clicked.connect(self._on_keep)
        buttons.rejected.connect(self.reject)
        servers.key_told.connect(self._on_key_told)
        servers.tested.connect(self._on_tested)
        servers.test_failed.connect(self._on_failed)
        servers.kept.connect(self.accept)
        servers.refused.connect(self._on_failed)
        self.finished.connect(servers.end_test)
        self._update()
        self.address.setFocus()
        servers.ask_for_key(server)

    @property
    def message(self) -> str:
        """How the test went, or why the server is not kept; empty where nothing is said."""
        return "" if self._message.isHidden() else self._message.text()

    @property
    def warning(self) -> str:
        """What is said of an address that is not encrypted; empty where nothing is."""
        return "" if self._warning.isHidden() else self._warning.text()

    # --- what people do ----------------------------------------------------------------------

    def _entered(self) -> Server:
        """What is typed. Raises ``ServerError``."""
        return Server.entered(
            self.address.text(),
            self.name.text(),
            plain_agreed=self.agreement.isChecked(),
            id_=None if self._before is None else self._before.id,
        )

    def _checked(self) -> Server | None:
        """What is typed; None, after saying why, if it is no server."""
        try:
            return self._entered()
        except ServerError as error:
            self._say(str(error), serious=True)
            return None

    @Slot()
    def _on_changed(self) -> None:
        self._servers.end_test()
        self._message.hide()
        self._update()

    @Slot()
    def _update(self) -> None:
        """Offer what can be done with what is typed."""
        try:
            exposed = self._entered().is_plain
        except ServerError:
            exposed = False
        self._warning.setVisible(exposed)
        self.agreement.setVisible(exposed)
        agreed = self.agreement.isChecked() or not exposed
        for button in (self.test, self.keep):
            button.setEnabled(agreed and bool(self.address.text().strip()))
        self.fit()

    @Slot()
    def _on_test(self) -> None:
        if (server := self._checked()) is not None:
            self._say(tr("Contacting {host}…", host=server.host), serious=False)
            self.test.setEnabled(False)
            self._servers.test(server, self.key.text())

    @Slot()
    def _on_forget(self) -> None:
        if self._before is not None:
            self._servers.forget_key(self._before)

    @Slot()
    def _on_keep(self) -> None:
        if (server := self._checked()) is not None:
            self.keep.setEnabled(False)
            self._servers.keep(server, self.key.text())

    # --- what is told ------------------------------------------------------------------------

    @Slot(bool, bool)
    def _on_key_told(self, there: bool, keyring: bool) -> None:
        self.forget.setVisible(there)
        self.key.setPlaceholderText(
            tr("A key is stored; leave empty to keep it")
            if there
            else tr("Only if the server requires one")
        )
        self._where.setText(
            tr("Keys are stored in the system keyring and sent to no other server.")
            if keyring
            else tr("No keyring found: a key is used in this session only and not stored.")
        )
        self.fit()

    @Slot(object)
    def _on_tested(self, facts: ServerFacts) -> None:
        self._say(facts_words(facts), serious=False)

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._say(why, serious=True)

    def _say(self, text: str, *, serious: bool) -> None:
        dress(self._message, Surface.WARNED if serious else Surface.TOLD, Shape.BOX)
        self._message.setText(shown_message(text))
        self._message.show()
        self._update()


def _add_field(form: QFormLayout, name: str, placeholder: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setPlaceholderText(placeholder)
    form.addRow(name, field)
    return field
