"""Where the system prompt of a chat is written or chosen, with a library of prompts beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from foretoken.chat.store.store import SystemPrompt
from foretoken.control.background import Background
from foretoken.control.chats.prompt_library import PromptLibrary
from foretoken.control.engine.prompt_counter import (
    COUNT_AFTER_MS,
    PromptCounter,
    SystemCost,
    refusal,
)
from foretoken.system.language import tr, tr_n
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Surface, Tone, Type, dress
from foretoken.ui.parts.long_text import LongTextEdit
from foretoken.ui.parts.row_list import RowList
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.parts.undo_line import UndoLine

_LONGEST_NAME = 100


class SystemPromptPage(QWidget):
    """Of the library, or (without a name) of one chat."""

    edited = Signal()
    """Name or text are being changed by a person."""
    """What only this chat has should be kept in the library."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._quiet = False
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setPlaceholderText(tr("Name"))
        self.name.setAccessibleName(tr("Name of the prompt"))
        self.name.textChanged.connect(self._on_changed)
        self._about = dress(Label(tr("For this chat alone"), self), Type.HEADING)
        self.keep = QPushButton(tr("Keep in the library"), self)
        self.keep.setAutoDefault(False)
        self.keep.setToolTip(tr("Give it a name, so that other chats can use it too"))
        self.editor = dress(LongTextEdit(self), Surface.PAGE)
        self.editor.setAccessibleName(tr("Text of the system prompt"))
        self.editor.setPlaceholderText(tr("What should the model be told before the chat begins?"))
        self.editor.setTabChangesFocus(True)
        self.editor.textChanged.connect(self._on_changed)
        self._said = dress(Label(self), Type.SMALL, Tone.MUTED)
        self._said.setWordWrap(True)
        self._said.setMinimumHeight(self._said.fontMetrics().height())
        head = QHBoxLayout()
        head.setSpacing(Space.SMALL)
        head.addWidget(self.name, 1)
        head.addWidget(self._about, 1)
        head.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addLayout(head)
        column.addWidget(self.editor, 1)
        column.addWidget(self._said)

    @property
    def text(self) -> str:
        """What is written."""
        return self.editor.toPlainText()

    @property
    def said(self) -> str:
        """What is said below the text."""
        return self._said.text()

    def show_prompt(self, name: str, text: str) -> None:
        """Show a prompt of the library."""
        self._show(name, text, own=False)

    def show_own(self, text: str) -> None:
        """Show what only this chat has."""
        self._show("", text, own=True)

    def say(self, text: str) -> None:
        """Say what it costs, or what else there is to know."""
        self._said.setText(text)

    def _show(self, name: str, text: str, *, own: bool) -> None:
        self._quiet = True
        self.name.setText(name)
        self.editor.setPlainText(text)
        self._quiet = False
        self.name.setVisible(not own)
        self._about.setVisible(own)
        self.keep.setVisible(own)
        self.keep.setEnabled(bool(text.strip()))

    @Slot()
    def _on_changed(self) -> None:
        if not self._quiet:
            self.keep.setEnabled(bool(self.text.strip()))
            self.edited.emit()


OWN = 0
"""Stands for the prompt that only this chat has; those of the library have their ids."""
_BEGINNING = 200


@dataclass(frozen=True, slots=True)
class ListedPrompt:
    """A row."""

    key: int
    name: str
    text: str
    used: bool


class SystemPromptList(QWidget):
    """A list with New and Delete below it."""

    chosen = Signal(object)
    """The key of a row that a person went to."""
    delete_requested = Signal()
    """The chosen one should go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = _Rows(tr("System prompts"), lambda row: row.key, _described, self)
        self.rows.chosen.connect(self._on_chosen)
        self.rows.delete_pressed.connect(self._on_delete)
        self.new = QPushButton(tr("New", about="system prompt"), self)
        self.new.setToolTip(tr("Add a prompt to the library"))
        self.delete = QPushButton(tr("Delete"), self)
        self.delete.setToolTip(keyed("prompts.delete"))
        self.delete.clicked.connect(self._on_delete)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        for button in (self.new, self.delete):
            button.setAutoDefault(False)
            buttons.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(self.rows, 1)
        column.addLayout(buttons)
        self.setMinimumWidth(scaled(170))

    def show_prompts(self, prompts: Sequence[SystemPrompt], own: str, present: str) -> None:
        """Show all; ``own`` is what only this chat has, ``present`` what it uses."""
        used = bool(present) and own.strip() == present
        rows = [ListedPrompt(OWN, tr("Only this chat"), own, used)]
        for prompt in prompts:
            used = bool(present) and prompt.text.strip() == present
            rows.append(ListedPrompt(prompt.id, prompt.name, prompt.text, used))
        self.rows.show_items(rows)

    def choose(self, key: int) -> None:
        """Mark a row; nothing is reported."""
        self.rows.choose(key)
        self.delete.setEnabled(key != OWN)

    @Slot(object)
    def _on_chosen(self, row: ListedPrompt) -> None:
        self.delete.setEnabled(row.key != OWN)
        self.chosen.emit(row.key)

    @Slot()
    def _on_delete(self) -> None:
        if self.rows.key != OWN:
            self.delete_requested.emit()


class _Rows(RowList):
    """Delete takes the chosen row out."""

    delete_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


def _described(row: ListedPrompt) -> Row:
    beginning = " ".join(row.text[:_BEGINNING].split()) or tr("empty", about="system prompt")
    if not row.used:
        return Row(row.name, beginning, spoken=f"{row.name}: {beginning}")
    return Row(
        row.name,
        beginning,
        aside=tr("in use", about="system prompt"),
        spoken=tr("{name}, in use: {beginning}", name=row.name, beginning=beginning),
    )


_SIZE = (760, 520)
_SAVE_MS = 400


class SystemPromptDialog(FittedDialog):
    """Changes of the library are kept at once; the chat changes with "Use in this chat" only."""

    chosen = Signal(str)
    """What the model is to be told before this chat; empty: nothing."""

    def __init__(
        self,
        library: PromptLibrary,
        present: str,
        work: Background,
        counter: PromptCounter,
        model: str,
        why_not_counted: str,
        parent: QWidget,
    ) -> None:
        """``present`` is the prompt of the chat; ``model`` the name of what is loaded, or empty.

        Then ``why_not_counted`` says why its cost is not told.
        ``work`` runs what is asked of ``counter``, for this dialog alone.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("System prompt"))
        self.prefer_size(*_SIZE)
        self._library = library
        self._present = present.strip()
        self._counter = counter
        self._model, self._why_not_counted = model, why_not_counted
        known = library.with_text(self._present) if self._present else None
        self._own = "" if known is not None else present
        self._key = OWN if known is None else known.id
        self._work = work
        self._save_timer = QTimer(self, singleShot=True, interval=_SAVE_MS)
        self._save_timer.timeout.connect(self._keep)
        self.list = SystemPromptList(self)
        self.list.chosen.connect(self._on_row_chosen)
        self.list.delete_requested.connect(self._on_delete)
        self.list.new.clicked.connect(self._on_new)
        self.page = SystemPromptPage(self)
        self.page.edited.connect(self._on_edited)
        self.page.keep.clicked.connect(self._on_keep)
        self.undo = UndoLine(self)
        self.undo.button.clicked.connect(self._on_undone)
        self.use = dress(QPushButton(tr("Use in this chat"), self), Button.PRIMARY)
        self.use.setDefault(True)
        self.use.setToolTip(keyed("prompts.use"))
        self.use.clicked.connect(self._on_use)
        self.none = QPushButton(tr("Use none", about="system prompt"), self)
        self.none.setAutoDefault(False)
        self.none.setToolTip(tr("This chat has no system prompt any more"))
        self.none.clicked.connect(self._on_use_none)
        close = QPushButton(tr("Close"), self)
        close.setAutoDefault(False)
        stays = tr("The chat keeps the system prompt that it has")
        close.setToolTip(keyed("dialog.close", stays))
        close.clicked.connect(self.reject)
        for keys in command("prompts.use").sequences():
            QShortcut(keys, self).activated.connect(self.use.click)
        self._lay_out(close)
        library.changed.connect(self._show_rows)
        library.deleted.connect(self.undo.show_deleted)
        library.restored.connect(self.undo.hide)
        self._show_rows()
        self._show_page()
        self.page.editor.setFocus()

    def done(self, result: int) -> None:
        """Keep what is written; what was deleted is gone."""
        self._keep()
        self._library.forget_deleted()
        self._work.cancel()
        super().done(result)

    def _lay_out(self, close: QPushButton) -> None:
        both = QHBoxLayout()
        both.setSpacing(Space.LARGE)
        both.addWidget(self.list, 2)
        both.addWidget(self.page, 5)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.none)
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self.use)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.MEDIUM)
        layout.addLayout(both, 1)
        layout.addWidget(self.undo)
        layout.addLayout(buttons)

    # --- the library -------------------------------------------------------------------------

    @Slot()
    def _show_rows(self) -> None:
        self.list.show_prompts(self._library.prompts, self._own, self._present)
        if self._key != OWN and self._library.prompt(self._key) is None:
            self._key = OWN
            self._show_page()
        self.list.choose(self._key)

    @Slot(object)
    def _on_row_chosen(self, key: int) -> None:
        before, self._key = self._key, key
        self._keep_as(before)
        self._show_page()

    @Slot()
    def _on_new(self) -> None:
        self._keep()
        self._go_to(self._library.add().id)

    @Slot()
    def _on_keep(self) -> None:
        """What is written for this chat becomes a prompt of the library."""
        text, self._own = self.page.text, ""
        self._go_to(self._library.add(text).id)

    @Slot()
    def _on_delete(self) -> None:
        self._keep()
        if self._key != OWN:
            self._library.delete(self._key)

    @Slot()
    def _on_undone(self) -> None:
        self._keep()
        prompt = self._library.restore()
        if prompt is not None:
            self._key = prompt.id
            self._show_rows()
            self._show_page()

    def _go_to(self, key: int) -> None:
        self._key = key
        self._show_rows()
        self._show_page()
        self.page.name.selectAll()
        self.page.name.setFocus()

    # --- the page ----------------------------------------------------------------------------

    def _show_page(self) -> None:
        prompt = self._library.prompt(self._key)
        if prompt is None:
            self.page.show_own(self._own)
        else:
            self.page.show_prompt(prompt.name, prompt.text)
        self._on_text_changed()

    @Slot()
    def _on_edited(self) -> None:
        self._save_timer.start()
        self._on_text_changed()

    @Slot()
    def _keep(self) -> None:
        self._keep_as(self._key)

    def _keep_as(self, key: int) -> None:
        """Take over the page, which shows the prompt with this key."""
        self._save_timer.stop()
        if key != OWN:
            self._library.change(key, name=self.page.name.text(), text=self.page.text)
        elif self._own != self.page.text:
            self._own = self.page.text
            self._show_rows()

    def _on_text_changed(self) -> None:
        text = self.page.text.strip()
        used = bool(text) and text == self._present
        in_use = tr("In use", about="system prompt")
        self.use.setText(in_use if used else tr("Use in this chat"))
        self.use.setEnabled(bool(text) and not used)
        self.none.setVisible(bool(self._present))
        if not text:
            self._work.cancel()
            self.page.say("")
        elif not self._model:
            self.page.say(self._why_not_counted)
        else:
            counter = self._counter
            self._work.start(
                lambda _running: counter.system_cost(text),
                self._on_counted,
                self._on_failed,
                after_ms=COUNT_AFTER_MS,
            )

    def _on_counted(self, cost: SystemCost | None) -> None:
        if cost is None:
            return
        said = tr_n(
            "{count} token of every prompt.", "{count} tokens of every prompt.", cost.tokens
        )
        if not cost.takes_system:
            instead = tr(
                "The template of {model} has no place for system prompts: it is told this at the "
                "beginning of the first question.",
                model=self._model,
            )
            said = f"{said} {instead}"
        self.page.say(said)

    def _on_failed(self, error: Exception) -> None:
        if (reason := refusal(error)) is not None:
            self.page.say(str(reason))

    # --- the chat ----------------------------------------------------------------------------

    @Slot()
    def _on_use(self) -> None:
        self.chosen.emit(self.page.text.strip())
        self.accept()

    @Slot()
    def _on_use_none(self) -> None:
        self.chosen.emit("")
        self.accept()
