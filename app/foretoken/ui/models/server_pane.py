"""The right side of the model picker for a server: its models, and what can be done with it."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from foretoken.control.models.known_servers import ListedServer
from foretoken.servers.server import ServedModel
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Type, dress
from foretoken.ui.models.server_rows import kind_title, served_row, speculation_words
from foretoken.ui.parts.forms import Message, note, row
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row


class ServerPane(QWidget):
    """``list`` tells which ServedModel a person goes to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._in_use = ""
        self._heading = dress(Label(self), Type.HEADING)
        self._heading.setWordWrap(True)
        self._note, self._error = note("", self), Message(self)
        self.list = RowList(tr("Models of the server"), attrgetter("name"), self._row, self)
        self._heading.setBuddy(self.list)
        self.list.typed.connect(self.list.move_by)
        self.ask = self._button(tr("Ask again"), tr("Ask the server for its models again"))
        self.edit = self._button(tr("Change…"), tr("Change its address, its key or its name"))
        self.remove = self._button(tr("Remove"), tr("Forget this server, and its key"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        for part in (self._heading, self._note, self._error):
            layout.addWidget(part)
        layout.addWidget(self.list, 1)
        layout.addLayout(row(self.ask, self.edit, self.remove, None))

    @property
    def note(self) -> str:
        """What is said of the server."""
        return self._note.text()

    @property
    def error(self) -> str:
        """Why nothing is known of its models; empty where something is, or is asked for."""
        return self._error.text()

    def show_server(self, listed: ListedServer, in_use: str) -> None:
        """Show what is known of it; ``in_use``: the model that answers now, empty for none."""
        self._in_use = in_use
        name, facts = shown_name(listed.server.name), listed.facts
        self._heading.setText(tr("Models of {server}", server=name))
        notes = [listed.server.address]
        if facts is not None:
            notes = [f"{listed.server.address} · {kind_title(facts)}"]
            notes += [speculation_words(facts), *facts.notes]
        if listed.asking:
            notes.append(tr("Asking it for its models…"))
        self._note.setText(shown_message("\n".join(notes)))
        self._error.say("" if listed.asking else shown_message(listed.error), serious=True)
        self.ask.setEnabled(not listed.asking)
        self.list.show_items([] if facts is None else facts.models)

    def _row(self, model: ServedModel) -> Row:
        return served_row(model, in_use=model.name == self._in_use)

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        return button
