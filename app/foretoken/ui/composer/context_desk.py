"""What the next question is made of: text, files, system prompt, and what it costs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.prompt.context_window import answer_reserve
from foretoken.chat.prompt.template_rendering import TemplateFailed
from foretoken.control.background import Background
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.prompt_library import PromptLibrary
from foretoken.control.composing.attachment_list import AttachedFile, AttachmentList
from foretoken.control.composing.context_watch import ContextWatch
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.prompt_counter import ContextUse
from foretoken.control.engine.records import ServerConnected
from foretoken.engine.errors import PromptError
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.composer.composer import Composer
from foretoken.ui.composer.context_gauge import (
    details,
    live_details,
    obstacle,
    served_details,
    token_count,
    warning,
)
from foretoken.ui.composer.system_prompt_dialog import SystemPromptDialog
from foretoken.ui.parts.attachment_row import Chip, length_text
from foretoken.ui.parts.dropped_files import sorted_out
from foretoken.ui.parts.paced import Paced

# Above this share of the context an answer that is being written soon comes to its end.
_NEARLY_FULL = 0.9
_CONTEXT_INTERVAL_MS = 200


class ContextDesk(QObject):
    """Keeps the field, the files and the gauge of the conversation that is shown."""

    template_failed = Signal()
    """The model's own chat template cannot render what it would be told."""
    model_given = Signal(object)
    """The Path of a model that was dropped or pasted; of a split one, its first part."""

    def __init__(
        self,
        controller: ChatController,
        archive: ChatArchive | None,
        composer: Composer,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._composer = composer
        self._window = window
        self._use: ContextUse | None = None
        self._read: int | None = None  # tokens in the context before the answer that is written
        self._growing = (0, 0, 0)  # tokens in the context, what it holds, what is kept
        self._growth = Paced(_CONTEXT_INTERVAL_MS, self)
        self._growth.due.connect(self._on_growth_due)
        self._dialog: SystemPromptDialog | None = None
        self.prompts = PromptLibrary(archive, self)
        self.prompts.changed.connect(self._show_system_prompt)
        self.files = AttachmentList(self)
        self.files.changed.connect(self._on_files_changed)
        self.files.refused.connect(composer.tell_refused)
        self._prompt_cost = Background("system prompt", self)
        self._watch = ContextWatch(controller, self)
        self._watch.counted.connect(self._on_counted)
        self._watch.refused.connect(self._on_refused)
        composer.field.textChanged.connect(self._on_text_changed)
        composer.status.attach.clicked.connect(self.choose_files)
        composer.field.files_given.connect(self.attach)
        composer.files.remove_requested.connect(self._on_remove_requested)
        composer.status.system.clicked.connect(self.open_system_prompt)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.answers.context_changed.connect(self._on_context_changed)
        controller.engine.state_changed.connect(self._on_state_changed)
        self.prompts.load()
        self._on_conversation_shown(controller.current)

    @property
    def dialog(self) -> SystemPromptDialog | None:
        """The dialog of system prompts while it is open."""
        return self._dialog

    # --- files -------------------------------------------------------------------------------

    @Slot()
    def choose_files(self) -> None:
        """Ask for files, and attach them."""
        names, _ = QFileDialog.getOpenFileNames(self._window, tr("Attach files"), str(Path.home()))
        self.attach([Path(name) for name in names])
        self._composer.focus_editor()

    @Slot(object)
    def attach(self, paths: list[Path]) -> None:
        """Read files that are to go with the message; models are none of them."""
        models, others = sorted_out(paths)
        if models:
            self.model_given.emit(min(models))
        if others:
            self._composer.forget_refused()
            self.files.add(others)

    @Slot(object)
    def take_dropped(self, paths: list[Path]) -> None:
        """Attach files that were dropped on the window; a model is offered for loading."""
        self.attach(paths)
        self._composer.focus_editor()

    @Slot(int)
    def _on_remove_requested(self, index: int) -> None:
        self.files.remove(self.files.files[index])
        if not self.files.files:
            self._composer.focus_editor()

    @Slot()
    def _on_files_changed(self) -> None:
        self._watch.show_message(self._composer.text(), self.files.attachments)
        self._show_files()
        self._show_obstacle()

    def _show_files(self) -> None:
        counts = self._controller.engine.pair is not None
        self._composer.show_files([_chip(file, counts) for file in self.files.files])

    # --- the message -------------------------------------------------------------------------

    @Slot()
    def _on_text_changed(self) -> None:
        self._watch.show_message(self._composer.text(), self.files.attachments)

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        self._composer.forget_refused()
        self._composer.show_unsent(conversation.unsent_text)
        self.files.show(conversation.id)
        self._show_system_prompt()

    # --- the context -------------------------------------------------------------------------

    @Slot(object)
    def _on_counted(self, use: ContextUse | None) -> None:
        self._use = use
        if use is not None:
            read = [file for file in self.files.files if file.attachment is not None]
            for file, tokens in zip(read, use.attachments, strict=False):
                file.tokens = tokens
            self._show_files()
        self._show_use()

    @Slot(object)
    def _on_refused(self, error: PromptError) -> None:
        self._use = None
        self._composer.set_obstacle("")
        leaf = self._controller.current.leaf
        above = leaf.error if leaf is not None else None
        self._composer.warn("" if str(error) == above else str(error))
        if isinstance(error, TemplateFailed):
            self.template_failed.emit()

    @Slot(int, int)
    def _on_context_changed(self, used: int, total: int) -> None:
        if used == 0 and self._controller.engine.served is not None:
            return  # it tells later
        if self._generating:
            if self._read is None:
                self._read = used
            # What is written of the answer takes the room that was kept for it.
            kept = answer_reserve(total, self._controller.answers.limits.max_tokens)
            left = max(0, min(kept - (used - self._read), total - used))
            self._growing = used, total, left
            self._growth.note()

    @Slot()
    def _on_growth_due(self) -> None:
        used, total, left = self._growing
        urgent = used > _NEARLY_FULL * total
        self._composer.status.set_context(used, total, reserve=left, urgent=urgent)
        self._composer.status.gauge.explain(live_details(used, total, left))

    @Slot()
    def _on_state_changed(self) -> None:
        if not self._generating:
            self._growth.finish()
        self._show_use()

    @property
    def _generating(self) -> bool:
        return self._controller.engine.state is EngineState.GENERATING

    def _show_counted_there(self, served: ServerConnected) -> None:
        """What the server counted for the last answer: only it has the model's vocabulary."""
        leaf, total = self._controller.current.leaf, served.context_length or 0
        statistics = None if leaf is None or not leaf.served else leaf.statistics
        used = 0 if statistics is None else statistics.prompt_tokens + statistics.generated
        if statistics is None or not statistics.prompt_tokens:
            total = 0  # nothing is known
        self._composer.status.set_context(used, total, urgent=used > _NEARLY_FULL * total)
        self._composer.status.gauge.explain(served_details(used, total))

    def _show_use(self) -> None:
        """The gauge belongs to the answer while one is written, then to the next message."""
        served = self._controller.engine.served
        if served is not None and not self._generating:
            self._composer.warn("")
            self._show_counted_there(served)
            self._use = None
        use = self._use
        if self._generating:
            self._composer.warn("")
        else:
            self._read = None
        if use is not None and not self._generating:
            urgent = use.nearly_full or not use.fits or bool(use.left_out)
            kept = use.reserve if use.left_out else min(use.reserve, use.room)
            self._composer.status.set_context(
                use.before_dropping, use.context_length, reserve=kept, urgent=urgent
            )
            names = [one.name for one in self.files.attachments]
            self._composer.status.gauge.explain(details(use, names))
            self._composer.warn(warning(use))
        self._show_obstacle()

    def _show_obstacle(self) -> None:
        if self.files.reading:
            self._composer.set_obstacle(tr("a file is still being read", about="Not now: …"))
        else:
            self._composer.set_obstacle(obstacle(self._use) if self._use is not None else "")

    # --- the system prompt -------------------------------------------------------------------

    @Slot()
    def count_again(self) -> None:
        """How answers are written has changed, and with it what is kept for one."""
        self._watch.look_again()

    @Slot()
    def open_system_prompt(self) -> None:
        """Open the dialog of system prompts, or bring it to the front."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self.prompts.load()
        controller = self._controller
        pair = controller.engine.pair
        why = tr("What it costs in tokens is told once a model is loaded.")
        if controller.engine.served is not None:
            why = tr("What it costs in tokens is not known: only the server has the vocabulary.")
        self._dialog = SystemPromptDialog(
            self.prompts,
            controller.current.system_prompt,
            self._prompt_cost,
            controller.engine.counter,
            pair.target_name if pair is not None else "",
            why,
            self._window,
        )
        self._dialog.chosen.connect(self._on_prompt_chosen)
        self._dialog.finished.connect(self._on_dialog_finished)
        self._dialog.open()

    @Slot(str)
    def _on_prompt_chosen(self, text: str) -> None:
        self._controller.set_system_prompt(text)
        self._watch.look_again()
        self._show_system_prompt()

    @Slot()
    def _on_dialog_finished(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
        self._composer.focus_editor()

    @Slot()
    def _show_system_prompt(self) -> None:
        text = self._controller.current.system_prompt.strip()
        known = self.prompts.with_text(text) if text else None
        own = tr("own text", about="system prompt")
        name = shown_name(known.name) if known is not None else own
        self._composer.status.show_system_prompt(name if text else None, text)

    # --- the window --------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Another language is spoken: say all of it anew."""
        self._show_files()
        self._show_system_prompt()
        self._show_use()
        if self._generating and self._read is not None:
            self._on_growth_due()

    def shut_down(self) -> None:
        """End what runs in the background."""
        if self._dialog is not None:
            self._dialog.reject()
        self._growth.drop()
        self.files.shut_down()
        self._watch.shut_down()
        self._prompt_cost.shut_down()


def _chip(file: AttachedFile, counts: bool) -> Chip:
    """``counts``: there is a model to count for."""
    if file.attachment is None:
        return Chip(file.name, tr("reading…", about="a file"), None)
    waiting = tr("counting…", about="tokens of a file") if counts else length_text(file.attachment)
    note = waiting if file.tokens is None else token_count(file.tokens)
    return Chip(file.name, note, file.attachment)
