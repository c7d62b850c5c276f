"""The right side of the model picker for a server: which of its models, and what is known of it."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.known_servers import KnownServers, ListedServer
from foretoken.servers.server import ServedModel, Server
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Type, dress
from foretoken.ui.models.server_dialog import ServerDialog
from foretoken.ui.models.server_rows import kind_title, served_row, speculation_words
from foretoken.ui.parts.forms import MessageLabel, note, row
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row


class ServerPane(QWidget):
    """Asks the chosen server for its models when a person goes to it."""

    changed = Signal()
    """``target`` or ``refusal`` may be others."""

    def __init__(self, servers: KnownServers, parent: QWidget) -> None:
        super().__init__(parent)
        self._servers = servers
        self._id = ""
        self._models: dict[str, str] = {}
        """The model that was chosen of each server, by its id."""
        self.in_use: ServedTarget | None = None
        """What answers now, if that is a server."""
        self.dialog: ServerDialog | None = None
        """While it is open."""
        self._heading = dress(Label(self), Type.HEADING)
        self._heading.setWordWrap(True)
        self._note, self._error, self._remark = (note("", self), MessageLabel(self), note("", self))
        self.list = RowList(tr("Models of the server"), attrgetter("name"), self._row, self)
        self._heading.setBuddy(self.list)
        self.ask, self.edit, self.remove = (
            QPushButton(text, self) for text in (tr("Ask again"), tr("Edit…"), tr("Remove"))
        )
        self.ask.setToolTip(tr("Ask the server for its models again"))
        self.edit.setToolTip(tr("Edit its address, key or name"))
        self.remove.setToolTip(tr("Forget this server, and its key"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        for part in (self._heading, self._note, self._error):
            layout.addWidget(part)
        layout.addWidget(self.list, 1)
        layout.addLayout(row(self.ask, self.edit, self.remove, None))
        layout.addWidget(self._remark)
        self.list.chosen.connect(self._on_model_chosen)
        self.ask.clicked.connect(lambda: servers.ask(self._id))
        self.edit.clicked.connect(self._on_edit)
        self.remove.clicked.connect(lambda: servers.remove(self._id))

    @property
    def chosen(self) -> bool:
        """Whether a server is the choice, and no model on this computer."""
        return bool(self._id)

    @property
    def target(self) -> ServedTarget | None:
        """What would answer: the chosen model, or the one in use, or the first one."""
        listed = self._servers.find(self._id)
        if listed is None or listed.facts is None or not listed.facts.models:
            return None
        used = self.in_use
        here = used.model if used is not None and used.server.id == self._id else ""
        model = listed.facts.model(self._models.get(self._id, here)) or listed.facts.models[0]
        return ServedTarget(listed.server, model.name)

    @property
    def refusal(self) -> str:
        """Why it cannot be used; empty: it can."""
        listed = self._servers.find(self._id)
        if listed is None:
            return tr("Choose a model first")
        if listed.asking:
            return tr("Waiting for the server's list of models")
        if listed.error or listed.facts is None:
            return tr("The server did not answer. Try again, or edit its address.")
        return "" if listed.facts.models else tr("The server offers no model")

    @property
    def error(self) -> str:
        """Why nothing is known of its models; empty where something is, or is asked for."""
        return self._error.text()

    def go_to(self, server_id: str, model: str = "") -> None:
        """Show this server, with a model if one is given; it is asked unless it has told before."""
        self._id = server_id
        if model:
            self._models[server_id] = model
        self._servers.ask_once(server_id)
        self.refresh()

    def leave(self) -> None:
        """Something else is the choice."""
        self._id = ""

    def show_in_use(self, target: ServedTarget | None) -> None:
        """Mark what answers now."""
        self.in_use = target
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what is known by now."""
        listed = self._servers.find(self._id)
        if listed is None:
            return
        server, facts, target = listed.server, listed.facts, self.target
        self._heading.setText(tr("Models of {server}", server=shown_name(server.name)))
        notes = [server.address]
        if facts is not None:
            notes = [f"{server.address} · {kind_title(facts)}"]
            notes += [speculation_words(facts), *facts.notes]
        if listed.asking:
            notes.append(tr("Asking it for its models…"))
        self._note.setText(shown_message("\n".join(notes)))
        self._error.say("" if listed.asking else shown_message(listed.error), serious=True)
        self.ask.setEnabled(not listed.asking)
        self.list.show_items([] if facts is None else facts.models)
        self.list.choose(None if target is None else target.model)
        self._remark.setText(_remark(server))
        self.changed.emit()

    def open_dialog(self, listed: ListedServer | None = None) -> None:
        """Ask for a server that is not known yet, or for changes of one."""
        if self.dialog is not None:
            self.dialog.raise_()
            return
        server = None if listed is None else listed.server
        self.dialog = ServerDialog(self._servers, server, self.window())
        self.dialog.finished.connect(self._on_finished)
        self.dialog.open()

    def _row(self, model: ServedModel) -> Row:
        used = self.in_use
        here = used is not None and (used.server.id, used.model) == (self._id, model.name)
        return served_row(model, in_use=here)

    @Slot(object)
    def _on_model_chosen(self, model: ServedModel) -> None:
        self._models[self._id] = model.name
        self.changed.emit()

    @Slot()
    def _on_edit(self) -> None:
        self.open_dialog(self._servers.find(self._id))

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None


def _remark(server: Server) -> str:
    name = shown_name(server.name)
    if server.on_this_computer:
        return tr(
            "{name} runs on this computer and uses its memory. Chats stay on this computer, as "
            "long as the server keeps them here.",
            name=name,
        )
    return tr(
        "Chats with a model of {name} are sent to {host}: questions with their files, answers, "
        "and the system prompt.",
        name=name,
        host=server.host,
    )
