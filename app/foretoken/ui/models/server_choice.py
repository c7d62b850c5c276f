"""A server as the choice of the model picker: which one, and which of its models."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.known_servers import KnownServers, ListedServer
from foretoken.servers.server import ServedModel
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.themed import Tone, dress
from foretoken.ui.models.server_dialog import ServerDialog
from foretoken.ui.models.server_pane import ServerPane


class ServerChoice(QObject):
    """Shows what is known of the chosen server, and asks it when a person goes to it."""

    changed = Signal()
    """``target`` or ``refusal`` may be others."""

    def __init__(self, servers: KnownServers, parent: QWidget) -> None:
        super().__init__(parent)
        self._servers = servers
        self._window = parent
        self._id = ""
        self._models: dict[str, str] = {}
        """The model that was chosen of each server, by its id."""
        self.in_use: ServedTarget | None = None
        """What answers now, if that is a server."""
        self.dialog: ServerDialog | None = None
        """While it is open."""
        self.pane = ServerPane(parent)
        self.remark = dress(Label(parent), Tone.MUTED)
        """Below the lists: what there is to know of any server."""
        self.remark.setWordWrap(True)
        self.remark.hide()
        self.pane.list.chosen.connect(self._on_model_chosen)
        self.pane.ask.clicked.connect(self._on_ask)
        self.pane.edit.clicked.connect(self._on_edit)
        self.pane.remove.clicked.connect(self._on_remove)

    @property
    def chosen(self) -> bool:
        """Whether a server is the choice, and no model on this computer."""
        return bool(self._id)

    @property
    def target(self) -> ServedTarget | None:
        """What would answer; None while that is not known."""
        listed, model = self._listed, self._model
        return None if listed is None or model is None else ServedTarget(listed.server, model.name)

    @property
    def refusal(self) -> str:
        """Why it cannot be used; empty: it can."""
        listed = self._listed
        if listed is None:
            return tr("Choose a model first")
        if listed.asking:
            return tr("Waiting for the server's list of models")
        if listed.facts is None:
            return tr("The server did not answer. Try again, or edit its address.")
        return "" if self._model is not None else tr("The server offers no model")

    def go_to(self, server_id: str) -> None:
        """A person went to this server: show it, and ask it unless it has told before."""
        self._id = server_id
        self.remark.show()
        self._servers.ask_once(server_id)
        self.refresh()

    def choose(self, server_id: str, model: str) -> None:
        """Choose a model of a server, for when it is gone to; empty: the first one."""
        if model:
            self._models[server_id] = model

    def leave(self) -> None:
        """Something else is the choice."""
        self._id = ""
        self.remark.hide()

    def show_in_use(self, target: ServedTarget | None) -> None:
        """Mark what answers now."""
        self.in_use = target
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what is known by now."""
        listed = self._listed
        if listed is None:
            return
        self.pane.show_server(listed, self._model_in_use)
        model = self._model
        self.pane.list.choose(None if model is None else model.name)
        self.remark.setText(_remark(listed))
        self.changed.emit()

    @Slot()
    def add(self) -> None:
        """Ask for a server that is not known yet."""
        self._open(None)

    # --- inside ------------------------------------------------------------------------------

    @property
    def _listed(self) -> ListedServer | None:
        return self._servers.find(self._id)

    @property
    def _model_in_use(self) -> str:
        """The model of the chosen server that answers now; empty for none."""
        used = self.in_use
        return used.model if used is not None and used.server.id == self._id else ""

    @property
    def _model(self) -> ServedModel | None:
        """The chosen one, or the one in use, or the first one."""
        listed = self._listed
        if listed is None or listed.facts is None or not listed.facts.models:
            return None
        wanted = self._models.get(self._id, self._model_in_use)
        return listed.facts.model(wanted) or listed.facts.models[0]

    @Slot(object)
    def _on_model_chosen(self, model: ServedModel) -> None:
        self._models[self._id] = model.name
        self.changed.emit()

    @Slot()
    def _on_ask(self) -> None:
        self._servers.ask(self._id)

    @Slot()
    def _on_edit(self) -> None:
        self._open(self._listed)

    @Slot()
    def _on_remove(self) -> None:
        self._servers.remove(self._id)

    def _open(self, listed: ListedServer | None) -> None:
        if self.dialog is not None:
            self.dialog.raise_()
            return
        server = None if listed is None else listed.server
        self.dialog = ServerDialog(self._servers, server, self._window)
        self.dialog.finished.connect(self._on_finished)
        self.dialog.open()

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None


def _remark(listed: ListedServer) -> str:
    server = listed.server
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
