"""Servers in the model picker: the models of the chosen one, and the dialog to edit a server."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from foretoken.control.models.known_servers import KnownServers
from foretoken.servers.server import ServedModel, Server, ServerError
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.themed import Type
from foretoken.ui.models.model_choice import ModelChoice
from foretoken.ui.models.model_rows import kind_title, served_row, speculation_words
from foretoken.ui.models.row_tree import RowTree
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.forms import (
    DialogButtons,
    MessageLabel,
    add_row,
    column,
    form,
    note,
    paragraph,
    push_button,
    row,
)
from foretoken.ui.parts.row_painting import Row

_WIDTH = 560
_EXAMPLE = "http://127.0.0.1:8080"  # not translated: an address


class ServerDialog(FittedDialog):
    """Stays open until the server is saved or the user cancels; nothing is saved before."""

    def __init__(self, servers: KnownServers, server: Server | None, parent: QWidget) -> None:
        """``server`` is the one to edit; None: a new one."""
        heading = tr("Connect to a server") if server is None else tr("Edit server")
        super().__init__(parent, heading, width=_WIDTH)
        self._servers, self._edited = servers, server
        explanation = paragraph(
            tr(
                "Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and "
                "others. Chats with its models are sent only there."
            )
        )
        self.address, self.key, self.name = QLineEdit(), QLineEdit(), QLineEdit()
        self.address.setPlaceholderText(_EXAMPLE)
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.name.setPlaceholderText(tr("Optional; defaults to its address"))
        self.warning = MessageLabel()
        warning = tr(
            "Plain HTTP to another computer: others on the network can read and change your chats "
            "and the key. Use an HTTPS address or an SSH tunnel instead."
        )
        self.warning.say(warning, serious=True)
        self.agreement = QCheckBox(tr("Send my chats unencrypted"))
        self.message, self._where = MessageLabel(), note("")
        buttons = DialogButtons(self, tr("Add") if server is None else tr("Save"))
        self.save = buttons.ok
        tip = tr("Remove it from this computer")
        self.forget = buttons.add(tr("Forget key"), self._on_forget, tip)
        self.forget.hide()
        fields = form()
        add_row(fields, tr("Address"), self.address)
        add_row(fields, tr("API key"), self.key)
        add_row(fields, tr("Name"), self.name)
        notes = (self._where, self.warning, self.agreement, self.message)
        fill_dialog(self, heading, explanation, fields, *notes, buttons)
        if server is not None:
            self.address.setText(server.address)
            self.name.setText(server.name)
            self.agreement.setChecked(server.plain_agreed)
        for field in (self.address, self.key):
            field.textChanged.connect(self._on_changed)
        self.agreement.toggled.connect(self._update)
        servers.key_found.connect(self._on_key_found)
        servers.kept.connect(self._on_kept)
        servers.refused.connect(self._on_failed)
        self._update()
        self.address.setFocus()
        servers.ask_for_key(server)

    def accept(self) -> None:
        """Save the server; the dialog closes once that is done."""
        if (server := self._entered()) is not None:
            self.save.setEnabled(False)
            self._servers.keep(server, self.key.text())

    def _entered(self, *, say_why: bool = True) -> Server | None:
        """Return the entered server; None if the input is invalid."""
        try:
            return Server.entered(
                self.address.text(),
                self.name.text(),
                plain_agreed=self.agreement.isChecked(),
                id_=None if self._edited is None else self._edited.id,
            )
        except ServerError as error:
            if say_why:
                self._on_failed(str(error))
            return None

    @Slot()
    def _on_changed(self) -> None:
        self.message.say("")
        self._update()

    @Slot()
    def _update(self) -> None:
        """Update warnings and buttons for the current input."""
        server = self._entered(say_why=False)
        exposed = server is not None and server.is_plain
        self.warning.setVisible(exposed)
        self.agreement.setVisible(exposed)
        agreed = self.agreement.isChecked() or not exposed
        self.save.setEnabled(agreed and bool(self.address.text().strip()))
        self.fit()

    @Slot(bool, bool)
    def _on_key_found(self, there: bool, keyring: bool) -> None:
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
        if self._edited is not None:
            self._servers.forget_key(self._edited)

    @Slot()
    def _on_kept(self) -> None:
        super().accept()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self.message.say(why, serious=True)
        self._update()


class ServerPane(QWidget):
    """Shows the chosen server and its models; the choice itself is stored in ``ModelChoice``."""

    def __init__(self, choice: ModelChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice, self._servers = choice, choice.services.servers
        self._heading = paragraph("", self, Type.HEADING)
        self._note, self.error, self._remark = note("", self), MessageLabel(self), note("", self)
        name = tr("Models of the server")
        self.list = RowTree(name, {"": True}, attrgetter("name"), self._row, self)
        self._heading.setBuddy(self.list)
        self.ask = push_button(tr("Refresh"), self, tr("Ask the server for its models again"))
        self.edit = push_button(tr("Edit…"), self, tr("Edit its address, key or name"))
        self.remove = push_button(tr("Remove"), self, tr("Remove this server and its key"))
        buttons = row(self.ask, self.edit, self.remove, None)
        column(self, self._heading, self._note, self.error, (self.list, 1), buttons, self._remark)
        choice.changed.connect(self._show)
        self.list.chosen.connect(lambda model: choice.choose(choice.row, model.name))
        self.ask.clicked.connect(lambda: self._servers.ask(choice.server_id))
        self.edit.clicked.connect(lambda: self.open_dialog(choice.server_id))
        self.remove.clicked.connect(lambda: self._servers.remove(choice.server_id))

    @Slot()
    def _show(self) -> None:
        """Show the current state of the server."""
        listed = self._servers.find(self._choice.server_id)
        if listed is None:
            return
        server, facts, target = listed.server, listed.facts, self._choice.served_target
        self._heading.setText(tr("Models of {server}", server=shown_name(server.name)))
        notes = [server.address]
        if facts is not None:
            notes = [f"{server.address} · {kind_title(facts)}"]
            notes += [speculation_words(facts), *facts.notes]
        if listed.asking:
            notes.append(tr("Requesting its models…"))
        self._note.setText(shown_message("\n".join(notes)))
        self.error.say("" if listed.asking else shown_message(listed.error), serious=True)
        self.ask.setEnabled(not listed.asking)
        self.list.show_groups([] if facts is None else list(facts.models))
        self.list.choose(None if target is None else target.model)
        self._remark.setText(_remark(server))

    def open_dialog(self, server_id: str = "") -> None:
        """Open the dialog for a new server, or to edit one."""
        listed = self._servers.find(server_id)
        server = None if listed is None else listed.server
        ServerDialog(self._servers, server, self.window()).open()

    def _row(self, model: ServedModel) -> Row:
        used = self._choice.served_in_use
        here = used is not None and (used.server.id, used.model) == (
            self._choice.server_id,
            model.name,
        )
        return served_row(model, in_use=here)


def _remark(server: Server) -> str:
    if server.on_this_computer:
        return tr("Runs on this computer. What it stores of your chats is up to the server.")
    return tr("Messages, files and the system prompt are sent to {host}.", host=server.host)
