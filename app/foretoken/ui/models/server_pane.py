"""The right side of the model picker for a server: its models, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foretoken.control.models.known_servers import ListedServer
from foretoken.servers.server import ServedModel
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_message, shown_name
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Shape, Surface, Tone, Type, dress
from foretoken.ui.models.server_rows import kind_title, served_row, speculation_words
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row


class ServerPane(QWidget):
    """``list`` tells which ServedModel a person goes to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._listed: ListedServer | None = None
        self._in_use = ""
        self._heading = dress(Label(self), Type.HEADING)
        self._note = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._error = dress(Label(self), Surface.WARNED, Shape.BOX)
        for label in (self._heading, self._note, self._error):
            label.setWordWrap(True)
        self.list = RowList(tr("Models of the server"), _key, self._row, self)
        self._heading.setBuddy(self.list)
        self.list.typed.connect(self.list.move_by)
        self.ask = self._button(tr("Ask again"), tr("Ask the server for its models again"))
        self.edit = self._button(tr("Change…"), tr("Change its address, its key or its name"))
        self.remove = self._button(tr("Remove"), tr("Forget this server, and its key"))
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        for button in (self.ask, self.edit, self.remove):
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self._heading)
        layout.addWidget(self._note)
        layout.addWidget(self._error)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)

    @property
    def note(self) -> str:
        """What is said of the server."""
        return self._note.text()

    @property
    def error(self) -> str:
        """Why nothing is known of its models; empty where something is, or is asked for."""
        return "" if self._error.isHidden() else self._error.text()

    def show_server(self, listed: ListedServer, in_use: str) -> None:
        """Show what is known of it; ``in_use``: the model that answers now, empty for none."""
        self._listed, self._in_use = listed, in_use
        name = shown_name(listed.server.name)
        self._heading.setText(tr("Models of {server}", server=name))
        notes = [listed.server.address]
        models: list[ServedModel] = []
        if listed.facts is not None:
            models = list(listed.facts.models)
            notes = [f"{listed.server.address} · {kind_title(listed.facts)}"]
            notes += [speculation_words(listed.facts), *listed.facts.notes]
        if listed.asking:
            notes.append(tr("Asking it for its models…"))
        self._note.setText(shown_message("\n".join(notes)))
        self._error.setText(shown_message(listed.error))
        self._error.setVisible(bool(listed.error) and not listed.asking)
        self.ask.setEnabled(not listed.asking)
        self.list.show_items(models)

    def _row(self, model: ServedModel) -> Row:
        return served_row(model, in_use=model.name == self._in_use)

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setToolTip(tip)
        return button


def _key(model: ServedModel) -> str:
    return model.name
