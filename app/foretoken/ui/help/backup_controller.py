"""Controller to back up, restore or delete all chats; reports the state of the store."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from foretoken.chat.store.conversations import StoreContents
from foretoken.chat.store.errors import StoreError
from foretoken.chat.store.store import ChatStore
from foretoken.control.controller import ChatController
from foretoken.models.amounts import size_text
from foretoken.system.language import day_text, tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.dialogs import QuestionDialog
from foretoken.ui.parts.files import file_to_open, file_to_save, show_in_folder
from foretoken.ui.parts.notices import Action, NoticeBar

T = TypeVar("T")
_NOTICE = "backup"


class BackupController(QObject):
    """Reports every outcome in a notice above the chat."""

    chats_replaced = Signal()
    """All chats are about to be deleted or replaced; caches of them must be dropped."""

    def __init__(self, controller: ChatController, notices: NoticeBar, window: QWidget) -> None:
        super().__init__(window)
        archive = controller.archive
        self._controller, self._archive = controller, archive
        self._notices, self._window = notices, window
        archive.opened.connect(self._on_opened)
        archive.failed.connect(self._on_failed)
        archive.written_again.connect(self._on_written_again)

    # --- the archive -------------------------------------------------------------------------

    @Slot(object)
    def _on_opened(self, notice: str | None) -> None:
        if notice:
            self._notices.tell(notice, lasting=True)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._notices.tell(sentence, serious=True)

    @Slot(object)
    def _on_written_again(self, message: set[str]) -> None:
        for sentence in message:
            self._notices.dismiss(sentence)

    # --- back up -----------------------------------------------------------------------------

    @Slot()
    def back_up(self) -> None:
        """Ask for a file, and write all chats into it."""
        name = f"foretoken-chats-{date.today().isoformat()}.db"
        file = file_to_save(self._window, tr("Back up chats"), name, _files())
        if file is None:
            return
        self._tell(tr("Backing up chats…"))

        def back_up(store: ChatStore) -> tuple[StoreContents, int]:
            store.backup_to(file)
            return store.contents(), file.stat().st_size

        def tell(made: tuple[StoreContents, int]) -> None:
            message = tr_n(
                "Backed up {count} chat to {file} ({size}).",
                "Backed up {count} chats to {file} ({size}).",
                made[0].conversations,
                file=shown_path(file),
                size=size_text(made[1]),
            )
            self._tell(message, (tr("Show in folder"), lambda: show_in_folder(file)))

        self._ask(back_up, tell)

    # --- restore -----------------------------------------------------------------------------

    @Slot()
    def restore(self) -> None:
        """Ask for a backup, and offer to replace all chats with it."""
        file = file_to_open(self._window, tr("Restore chats"), _files())
        if file is not None:
            self._tell(tr("Checking {file}…", file=shown_name(file.name)))
            self._ask(
                lambda store: (store.inspect_backup(file), store.contents()),
                lambda found: self._offer_restore(file, *found),
            )

    def _offer_restore(self, file: Path, backup: StoreContents, present: StoreContents) -> None:
        details = [_contents_text(file, backup)]
        if present.conversations:
            details.append(
                tr_n(
                    "It replaces the {count} chat you have now. A copy is kept.",
                    "It replaces the {count} chats you have now. A copy is kept.",
                    present.conversations,
                )
            )

        def restore() -> None:
            self._replace(
                tr("Restoring chats…"),
                lambda store: store.restore_from(file),
                lambda message: self._tell(message, (tr("Undo"), self._undo_restore)),
            )

        title = tr_n("Restore {count} chat?", "Restore {count} chats?", backup.conversations)
        self._confirm(title, "\n\n".join(details), tr("Restore"), restore)

    def _undo_restore(self) -> None:
        def undo(store: ChatStore) -> StoreContents:
            store.undo_restore()
            return store.contents()

        def tell(present: StoreContents) -> None:
            message = tr_n(
                "Restored your {count} previous chat.",
                "Restored your {count} previous chats.",
                present.conversations,
            )
            self._notices.tell(message)

        self._replace(tr("Restoring chats…"), undo, tell)

    # --- delete all --------------------------------------------------------------------------

    @Slot()
    def delete_all(self) -> None:
        """Ask whether to delete all chats."""
        self._ask(ChatStore.contents, self._offer_delete_all)

    def _offer_delete_all(self, present: StoreContents) -> None:
        count = present.conversations
        text = tr(
            "Everything is deleted permanently: chats, archived chats, folders, system prompts, "
            "and automatic backups. This cannot be undone. Backups that you saved yourself are "
            "kept."
        )
        message = tr_n(
            "Permanently deleted {count} chat.", "Permanently deleted {count} chats.", count
        )
        title = tr_n("Delete {count} chat?", "Delete all {count} chats?", count)
        if not count:  # folders and prompts may still exist
            title, message = tr("Delete everything?"), tr("Permanently deleted everything.")

        def delete() -> None:
            self._replace(
                tr("Deleting all chats…"), ChatStore.delete_all, lambda _: self._tell(message)
            )

        self._confirm(title, text, tr("Delete all"), delete, destroys=True)

    # --- helpers -----------------------------------------------------------------------------

    def _tell(self, text: str, *actions: Action) -> None:
        self._notices.tell(text, actions, lasting=True, name=_NOTICE)

    def _confirm(
        self, title: str, text: str, verb: str, then: Callable[[], None], *, destroys: bool = False
    ) -> None:
        question = QuestionDialog(title, text, verb, self._window, destroys=destroys)
        question.accepted.connect(then)
        question.open()

    def _replace(
        self, message: str, work: Callable[[ChatStore], T], then: Callable[[T], None]
    ) -> None:
        """Replace all chats, after the window has closed them."""
        self._controller.start_anew()
        self.chats_replaced.emit()
        self._tell(message)
        self._ask(work, then, changes=True)

    def _ask(
        self, work: Callable[[ChatStore], T], then: Callable[[T], None], *, changes: bool = False
    ) -> None:
        """Run ``work`` on the store; report every failure, as the user is waiting."""

        def tried(store: ChatStore) -> T | StoreError:
            try:
                return work(store)
            except StoreError as error:
                return error

        def take(result: T | StoreError) -> None:
            self._notices.dismiss(_NOTICE)
            if isinstance(result, StoreError):
                self._on_failed(str(result))
            else:
                then(result)

        def refuse() -> None:
            self._notices.dismiss(_NOTICE)
            self._on_failed(tr("The chats could not be opened. Restart Foretoken and try again."))

        self._archive.ask(tried, take, otherwise=refuse, changes=changes)


def _files() -> str:
    """Return the file filters for Qt's dialogs."""
    return f"{tr('Chat backups')} (*.db);;{tr('All files')} (*)"


def _contents_text(file: Path, backup: StoreContents) -> str:
    message = tr_n(
        "{file} contains {count} chat.",
        "{file} contains {count} chats.",
        backup.conversations,
        file=shown_name(file.name),
    )
    if backup.newest_ms is None:
        return message
    newest = day_text(datetime.fromtimestamp(backup.newest_ms / 1000).date())
    return f"{message} {tr('The newest is from {day}.', day=newest)}"
