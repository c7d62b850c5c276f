"""Dialog of the chat's system prompt and the prompt library, and its controller."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from foretoken.chat.store.conversations import SystemPrompt
from foretoken.control.chats.prompt_library import PromptLibrary
from foretoken.control.controller import ChatController
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.command import add_scoped_action
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.composer.composer import Composer
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Surface, styled
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.forms import DialogButtons, column, push_button, row
from foretoken.ui.parts.message_editor import LINE_TOO_LONG, LongTextEdit, has_endless_line
from foretoken.ui.parts.notices import UndoLine

OWN = 0
"""Key of the chat's own prompt; prompts of the library have their ids."""
_KEY = Qt.ItemDataRole.UserRole
_SIZE = (760, 520)
_LONGEST_NAME = 100
_BEGINNING = 200
_SAVE_MS = 400


class SystemPromptDialog(FittedDialog):
    """Saves library changes at once, but the chat's prompt only on "Use in this chat"."""

    chosen = Signal(str)
    """The system prompt for this chat; empty for none."""

    def __init__(self, library: PromptLibrary, present: str, parent: QWidget) -> None:
        """``present`` is the prompt of the chat."""
        super().__init__(parent, tr("System prompts"), size=_SIZE)
        self._library, self._present = library, present.strip()
        known = library.with_text(self._present) if self._present else None
        self._own = "" if known is not None else present
        self._key = OWN if known is None else known.id
        self._too_long = ""
        self._deleted: list[SystemPrompt] = []
        self._save_timer = QTimer(self, singleShot=True, interval=_SAVE_MS)
        self._save_timer.timeout.connect(self._save)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("System prompts"))
        self.list.currentItemChanged.connect(self._on_item_changed)
        tip = tr("Add a prompt to the library")
        self.new = push_button(tr("New", about="system prompt"), self, tip)
        self.new.clicked.connect(self._on_new)
        self.delete = push_button(tr("Delete"), self, tooltip_with_keys("prompts.delete"))
        self.delete.clicked.connect(self._on_delete)
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setPlaceholderText(tr("Name"))
        self.name.setAccessibleName(tr("Name of the prompt"))
        self.name.textEdited.connect(self._on_edited)
        tip = tr("Name it so that you can use it in other chats too")
        self.to_library = push_button(tr("Save to library"), self, tip)
        self.to_library.clicked.connect(self._on_to_library)
        self.editor = styled(LongTextEdit(self), Surface.PAGE)
        self.editor.setAccessibleName(tr("Text of the system prompt"))
        self.editor.setPlaceholderText(tr("Instructions for the model, read before the chat"))
        self.editor.setTabChangesFocus(True)
        self.editor.textChanged.connect(self._on_edited)
        self.undo = UndoLine(self)
        buttons = DialogButtons(self, tr("Use in this chat"), leave=tr("Close"))
        self.use = buttons.ok
        self.use.setToolTip(tooltip_with_keys("prompts.use"))
        close_tip = tooltip_with_keys("dialog.close", tr("The chat keeps its system prompt"))
        buttons.leave.setToolTip(close_tip)
        none, tip = (
            tr("Use no prompt", about="system prompt"),
            tr("Remove the system prompt from this chat"),
        )
        self.none = buttons.add(none, self._on_use_none, tip)
        add_scoped_action(self, command("prompts.use"), self.use.click)
        add_scoped_action(self.list, command("prompts.delete"), self._on_delete)
        prompts = column(None, (self.list, 1), row(self.new, self.delete))
        prompt = column(None, row(self.name, self.to_library), (self.editor, 1))
        both = row((prompts, 2), (prompt, 5))
        both.setSpacing(Space.LARGE)
        edges = Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE
        parts = (both, 1), self.undo, buttons
        column(self.content, *parts, margins=edges, spacing=Space.MEDIUM)
        library.changed.connect(self._show_list)
        self._go_to(self._key)
        self.editor.setFocus()

    @property
    def text(self) -> str:
        """The text in the editor, or the one that is too long for it."""
        return self._too_long or self.editor.toPlainText()

    def choose(self, key: int) -> None:
        """Select a prompt."""
        items = map(self.list.item, range(self.list.count()))
        self.list.setCurrentItem(next(item for item in items if item.data(_KEY) == key))

    def done(self, result: int) -> None:
        """Save."""
        self._save()
        super().done(result)

    # --- library -----------------------------------------------------------------------------

    @Slot()
    def _show_list(self) -> None:
        prompts = [(OWN, tr("Only this chat"), self._own)]
        prompts += [(each.id, shown_name(each.name), each.text) for each in self._library.prompts]
        if self._key not in [key for key, *_ in prompts]:  # it was deleted
            self._key = OWN
            self._show_prompt()
        with QSignalBlocker(self.list):
            self.list.clear()
            for key, name, text in prompts:
                beginning = shown_name(text[:_BEGINNING]) or tr("empty", about="system prompt")
                if self._present and text.strip() == self._present:
                    name = tr("{name} (in use)", about="system prompt", name=name)
                item = QListWidgetItem(f"{name}\n{beginning}", self.list)
                item.setData(_KEY, key)
                item.setSizeHint(QSize(0, 3 * self.fontMetrics().height()))
            self.choose(self._key)
        self.delete.setEnabled(self._key != OWN)

    @Slot(QListWidgetItem)
    def _on_item_changed(self, item: QListWidgetItem) -> None:
        key = item.data(_KEY)
        self._save()
        self._go_to(key)

    @Slot()
    def _on_new(self) -> None:
        self._save()
        self._go_to(self._library.add().id, name=True)

    @Slot()
    def _on_to_library(self) -> None:
        """Add the prompt of this chat to the library."""
        text, self._own = self.text, ""
        self._go_to(self._library.add(text).id, name=True)

    @Slot()
    def _on_delete(self) -> None:
        self._save()
        prompt = self._library.delete(self._key)
        if prompt is not None:
            self._deleted.append(prompt)
            self._offer_undo()

    def _offer_undo(self) -> None:
        name = self._deleted[-1].name if self._deleted else ""
        self.undo.tell(tr("Deleted {name}.", name=name) if name else "", self._restore)

    def _restore(self) -> None:
        self._save()
        prompt = self._deleted.pop()
        self._library.save(prompt)
        self._offer_undo()
        self._go_to(prompt.id)

    def _go_to(self, key: int, *, name: bool = False) -> None:
        self._key = key
        self._show_list()
        self._show_prompt()
        if name:
            self.name.selectAll()
            self.name.setFocus()

    # --- text --------------------------------------------------------------------------------

    def _show_prompt(self) -> None:
        prompt = self._library.prompt(self._key)
        self.name.setText(tr("Only this chat") if prompt is None else prompt.name)
        text = self._own if prompt is None else prompt.text
        self._too_long = text if has_endless_line(text) else ""
        with QSignalBlocker(self.editor):
            self.editor.setPlainText(tr(LINE_TOO_LONG) if self._too_long else text)
        self.editor.setReadOnly(bool(self._too_long))
        self.name.setEnabled(prompt is not None)
        self.to_library.setVisible(prompt is None)
        self._show_use()

    @Slot()
    def _on_edited(self) -> None:
        self._save_timer.start()
        self._show_use()

    @Slot()
    def _save(self) -> None:
        """Save the text in the editor."""
        self._save_timer.stop()
        if self._key != OWN:
            self._library.change(self._key, name=self.name.text(), text=self.text)
        elif self._own != self.text:
            self._own = self.text
            self._show_list()

    def _show_use(self) -> None:
        text = self.text.strip()
        self.use.setEnabled(bool(text) and text != self._present)
        self.to_library.setEnabled(bool(text))
        self.none.setVisible(bool(self._present))

    # --- chat --------------------------------------------------------------------------------

    def accept(self) -> None:
        """Use the text in this chat."""
        self.chosen.emit(self.text.strip())
        super().accept()

    @Slot()
    def _on_use_none(self) -> None:
        self.chosen.emit("")
        super().accept()


class SystemPromptController(QObject):
    """Opens the dialog, and shows the prompt's name below the message field."""

    changed = Signal()
    """The chat's system prompt has changed."""

    def __init__(self, controller: ChatController, composer: Composer, window: QWidget) -> None:
        super().__init__(window)
        self._controller, self._composer, self._window = controller, composer, window
        self.prompts = PromptLibrary(controller.archive, self)
        self.prompts.changed.connect(self._show)
        composer.status.system.clicked.connect(self.open)
        controller.conversation_shown.connect(self._show)
        self.prompts.load()
        self._show()

    @Slot()
    def open(self) -> None:
        self.prompts.load()
        present = self._controller.current.system_prompt
        dialog = SystemPromptDialog(self.prompts, present, self._window)
        dialog.chosen.connect(self._on_chosen)
        dialog.finished.connect(self._composer.focus_editor)
        dialog.open()

    @Slot(str)
    def _on_chosen(self, text: str) -> None:
        self._controller.set_system_prompt(text)
        self._show()
        self.changed.emit()

    @Slot()
    def _show(self) -> None:
        text = self._controller.current.system_prompt.strip()
        known = self.prompts.with_text(text) if text else None
        name = shown_name(known.name) if known is not None else tr("custom", about="system prompt")
        self._composer.status.show_system_prompt(name if text else "", text)
