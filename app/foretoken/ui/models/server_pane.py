"""The right side of the model picker for a server: which of its models, and what is known of it."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from foretoken.servers.server import ServedModel, Server
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Type, dress
from foretoken.ui.models.model_choice import ModelChoice
from foretoken.ui.models.row_tree import RowTree
from foretoken.ui.models.server_dialog import ServerDialog
from foretoken.ui.models.server_rows import kind_title, served_row, speculation_words
from foretoken.ui.parts.forms import MessageLabel, note, row
from foretoken.ui.parts.row_painting import Row


class ServerPane(QWidget):
    """Shows the chosen server; what is chosen of it, the choice knows."""

    def __init__(self, choice: ModelChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice, self._servers = choice, choice.services.servers
        self.dialog: ServerDialog | None = None
        """While it is open."""
        self._heading = dress(Label(self), Type.HEADING)
        self._heading.setWordWrap(True)
        self._note, self.error, self._remark = note("", self), MessageLabel(self), note("", self)
        name = tr("Models of the server")
        self.list = RowTree(name, {"": True}, attrgetter("name"), self._row, self)
        self._heading.setBuddy(self.list)
        self.ask, self.edit, self.remove = (
            QPushButton(text, self) for text in (tr("Refresh"), tr("Edit…"), tr("Remove"))
        )
        self.ask.setToolTip(tr("Ask the server for its models again"))
        self.edit.setToolTip(tr("Edit its address, key or name"))
        self.remove.setToolTip(tr("Remove this server and its key"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        for part in (self._heading, self._note, self.error):
            layout.addWidget(part)
        layout.addWidget(self.list, 1)
        layout.addLayout(row(self.ask, self.edit, self.remove, None))
        layout.addWidget(self._remark)
        choice.changed.connect(self._show)
        self.list.chosen.connect(lambda model: choice.choose(choice.row, model.name))
        self.ask.clicked.connect(lambda: self._servers.ask(choice.server_id))
        self.edit.clicked.connect(lambda: self.open_dialog(choice.server_id))
        self.remove.clicked.connect(lambda: self._servers.remove(choice.server_id))

    @Slot()
    def _show(self) -> None:
        """Show what is known by now."""
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
            notes.append(tr("Asking for its models…"))
        self._note.setText(shown_message("\n".join(notes)))
        self.error.say("" if listed.asking else shown_message(listed.error), serious=True)
        self.ask.setEnabled(not listed.asking)
        self.list.show_groups([] if facts is None else list(facts.models))
        self.list.choose(None if target is None else target.model)
        self._remark.setText(_remark(server))

    def open_dialog(self, server_id: str = "") -> None:
        """Ask for a server that is not known yet, or for changes of one."""
        if self.dialog is not None:
            self.dialog.raise_()
            return
        listed = self._servers.find(server_id)
        server = None if listed is None else listed.server
        self.dialog = ServerDialog(self._servers, server, self.window())
        self.dialog.finished.connect(self._on_finished)
        self.dialog.open()

    def _row(self, model: ServedModel) -> Row:
        used = self._choice.served_in_use
        here = used is not None and (used.server.id, used.model) == (
            self._choice.server_id,
            model.name,
        )
        return served_row(model, in_use=here)

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None


def _remark(server: Server) -> str:
    if server.on_this_computer:
        return tr("Runs on this computer. What it stores of your chats is up to the server.")
    return tr("Messages, files and the system prompt are sent to {host}.", host=server.host)
