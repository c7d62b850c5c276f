"""Asks for a server: its address, a key, a name; and tries whether it answers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
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
from foretoken.ui.parts.check_box import CheckBox
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
        said = tr("Connect to a server") if server is None else tr("Change the server")
        self.setWindowTitle(said)
        title = dress(Label(said, self), Type.TITLE)
        explanation = Label(
            tr(
                "Any server that speaks as OpenAI does: llama-server, vLLM, SGLang, LM Studio, "
                "Ollama and others. What is said in a chat with one of its models is sent there, "
                "and nowhere else."
            ),
            self,
        )
        self.address = self._field(tr("Address"), _EXAMPLE)
        self.key = self._field(tr("Key"), tr("Only where the server asks for one"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.name = self._field(tr("Name"), tr("What you call it; else the computer's name"))
        self._where = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._warning = dress(Label(self), Surface.WARNED, Shape.BOX)
        self.agreement = CheckBox(tr("Send my chats there unencrypted"), self)
        self._message = Label(self)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (explanation, self._where, self._warning, self._message):
            label.setWordWrap(True)
        self.forget = QPushButton(tr("Forget the key"), self)
        self.forget.setToolTip(tr("Remove it from this computer"))
        self.test = QPushButton(tr("Test the connection"), self)
        self.test.setToolTip(tr("Ask the server what it is, and for its models"))
        cancel = QPushButton(tr("Cancel"), self)
        cancel.clicked.connect(self.reject)
        self.keep = dress(QPushButton(self), Button.PRIMARY)
        self.keep.setText(tr("Add the server") if server is None else tr("Keep the changes"))
        self.keep.setDefault(True)
        for button in (self.forget, self.test, cancel):
            button.setAutoDefault(False)
        for part in (self._warning, self.agreement, self._message, self.forget):
            part.hide()
        fields = QGridLayout()
        fields.setHorizontalSpacing(Space.MEDIUM)
        fields.setVerticalSpacing(Space.SMALL)
        for row, field in enumerate((self.address, self.key, self.name)):
            label = Label(field.accessibleName(), self)
            label.setBuddy(field)
            fields.addWidget(label, row, 0)
            fields.addWidget(field, row, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.test)
        buttons.addWidget(self.forget)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.keep)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDEST, Space.WIDER, Space.WIDEST, Space.WIDE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(title)
        layout.addWidget(explanation)
        layout.addLayout(fields)
        for widget in (self._where, self._warning, self.agreement, self._message):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addLayout(buttons)
        self.address.textChanged.connect(self._on_changed)
        self.key.textChanged.connect(self._on_changed)
        self.agreement.toggled.connect(self._on_agreed)
        self.test.clicked.connect(self._on_test)
        self.forget.clicked.connect(self._on_forget)
        self.keep.clicked.connect(self._on_keep)
        servers.key_told.connect(self._on_key_told)
        servers.tested.connect(self._on_tested)
        servers.test_failed.connect(self._on_test_failed)
        servers.kept.connect(self.accept)
        servers.refused.connect(self._on_refused)
        self.finished.connect(servers.end_test)
        if server is not None:
            self.address.setText(server.address)
            self.name.setText(server.name)
            self.agreement.setChecked(server.plain_agreed)
        self._on_changed()
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

    def _field(self, name: str, placeholder: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(name)
        field.setPlaceholderText(placeholder)
        return field

    # --- what people do ----------------------------------------------------------------------

    @property
    def _server(self) -> Server:
        """What is typed. Raises ``ServerError``."""
        before = self._before
        return Server.entered(
            self.address.text(),
            self.name.text(),
            plain_agreed=self.agreement.isChecked(),
            id_=None if before is None else before.id,
        )

    @Slot()
    def _on_changed(self) -> None:
        self._servers.end_test()
        self._message.hide()
        try:
            exposed = self._server.is_plain
        except ServerError:
            exposed = False
        if exposed:
            self._warning.setText(
                tr(
                    "This address is plain http to another computer: your chats and the key cross "
                    "the network unencrypted. Whoever is on the way can read and change them. "
                    "Better is an address with https, or a tunnel such as SSH makes."
                )
            )
        self._warning.setVisible(exposed)
        self.agreement.setVisible(exposed)
        self._update()

    @Slot(bool)
    def _on_agreed(self, _agreed: bool) -> None:
        self._update()

    def _update(self) -> None:
        typed = bool(self.address.text().strip())
        agreed = self.agreement.isHidden() or self.agreement.isChecked()
        for button in (self.test, self.keep):
            button.setEnabled(typed and agreed)
        self.fit()

    @Slot()
    def _on_test(self) -> None:
        try:
            server = self._server
        except ServerError as error:
            self._say(str(error), serious=True)
            return
        self.test.setEnabled(False)
        self._say(tr("Asking {host}…", host=server.host), serious=False)
        self._servers.test(server, self.key.text())

    @Slot()
    def _on_forget(self) -> None:
        if self._before is not None:
            self._servers.forget_key(self._before)

    @Slot()
    def _on_keep(self) -> None:
        try:
            server = self._server
        except ServerError as error:
            self._say(str(error), serious=True)
            return
        self.keep.setEnabled(False)
        self._servers.keep(server, self.key.text())

    # --- what is told ------------------------------------------------------------------------

    @Slot(bool, bool)
    def _on_key_told(self, there: bool, keyring: bool) -> None:
        self.forget.setVisible(there)
        if there:
            self.key.setPlaceholderText(tr("A key is kept; leave this empty to go on with it"))
        else:
            self.key.setPlaceholderText(tr("Only where the server asks for one"))
        self._where.setText(
            tr("A key is kept in the system's keyring, and sent to no other server.")
            if keyring
            else tr("There is no keyring here: a key is used in this session only, kept nowhere.")
        )
        self.fit()

    @Slot(object)
    def _on_tested(self, facts: ServerFacts) -> None:
        self._update()
        self._say(facts_words(facts), serious=False)

    @Slot(str)
    def _on_test_failed(self, why: str) -> None:
        self._update()
        self._say(why, serious=True)

    @Slot(str)
    def _on_refused(self, why: str) -> None:
        self._update()
        self._say(why, serious=True)

    def _say(self, text: str, *, serious: bool) -> None:
        dress(self._message, Surface.WARNED if serious else Surface.TOLD, Shape.BOX)
        self._message.setText(shown_message(text))
        self._message.show()
        self.fit()
