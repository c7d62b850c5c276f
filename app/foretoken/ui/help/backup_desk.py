"""All chats at once: one file to keep or to come back from, deleting them, and how the store is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.store.store import ChatStore, StoreContents, StoreError
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.controller import ChatController
from foretoken.models.amounts import size_text
from foretoken.system.language import day_text, tr, tr_n, tr_noop
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.help.help_desk import HelpDesk
from foretoken.ui.parts.outside import show_in_folder
from foretoken.ui.parts.question_dialog import QuestionDialog

_NOT_OPEN = tr_noop(
    "This is not possible now, because the chats could not be opened. Close Foretoken and start it "
    "again."
)
T = TypeVar("T")


class BackupDesk(QObject):
    """Each of the three tells its outcome above the chat."""

    began_anew = Signal()
    """All chats are about to be deleted or replaced: forget what was there."""

    def __init__(
        self,
        controller: ChatController,
        archive: ChatArchive,
        help_desk: HelpDesk,
        window: QWidget,
    ) -> None:
        """``archive`` is that of the controller."""
        super().__init__(window)
        self._controller = controller
        self._archive = archive
        self._help_desk = help_desk
        self._window = window
        self._folder = _documents()
        self.question: QuestionDialog | None = None
        """What is being asked."""
        archive.opened.connect(self._on_opened)
        archive.failed.connect(self._on_failed)
        archive.written_again.connect(self._on_written_again)

    # --- the archive -------------------------------------------------------------------------

    @Slot(object)
    def _on_opened(self, notice: str | None) -> None:
        if notice:
            self._help_desk.tell(notice, lasting=True)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._help_desk.tell(sentence, serious=True)

    @Slot(object)
    def _on_written_again(self, told: set[str]) -> None:
        for sentence in told:
            self._help_desk.notices.dismiss(sentence)

    # --- back up -----------------------------------------------------------------------------

    @Slot()
    def back_up(self) -> None:
        """Ask for a file, and write all chats into it."""
        name = f"foretoken-chats-{date.today().isoformat()}.db"
        path, _ = QFileDialog.getSaveFileName(
            self._window, tr("Back up chats"), str(self._folder / name), _files()
        )
        if path:
            file = Path(path)
            self._folder = file.parent
            self._help_desk.tell(tr("Backing up the chats…"), lasting=True)

            def back_up(store: ChatStore) -> tuple[StoreContents, int]:
                store.backup_to(file)
                return store.contents(), file.stat().st_size

            self._ask(back_up, lambda made: self._on_backed_up(file, *made))

    def _on_backed_up(self, file: Path, contents: StoreContents, size: int) -> None:
        told = tr_n(
            "Backed up {count} chat to {file} ({size}).",
            "Backed up {count} chats to {file} ({size}).",
            contents.conversations,
            file=shown_path(file),
            size=size_text(size),
        )
        show = (tr("Show in folder"), lambda: show_in_folder(file))
        self._help_desk.tell(told, [show], lasting=True)

    # --- restore -----------------------------------------------------------------------------

    @Slot()
    def restore(self) -> None:
        """Ask for a backup, and offer to put it in the place of what is here."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, tr("Restore chats"), str(self._folder), _files()
        )
        if path:
            file = Path(path)
            self._folder = file.parent
            told = tr("Checking {file}…", file=shown_name(file.name))
            self._help_desk.tell(told, lasting=True)
            self._ask(
                lambda store: (store.look_into(file), store.contents()),
                lambda found: self._offer_restore(file, *found),
            )

    def _offer_restore(self, file: Path, held: StoreContents, present: StoreContents) -> None:
        self._help_desk.notices.dismiss()
        details = [_what_it_holds(file, held)]
        if present.conversations:
            details.append(
                tr_n(
                    "This takes the place of what is here now ({count} chat). A copy of that is "
                    "kept beside the store of the chats.",
                    "This takes the place of what is here now ({count} chats). A copy of that is "
                    "kept beside the store of the chats.",
                    present.conversations,
                )
            )
        self._question(
            tr_n("Restore {count} chat?", "Restore {count} chats?", held.conversations),
            "\n\n".join(details),
            tr("Restore"),
            lambda: self._restore(file),
        )

    def _restore(self, file: Path) -> None:
        self._begin_anew()
        self._help_desk.tell(tr("Restoring the chats…"), lasting=True)
        self._ask(lambda store: store.restore_from(file), self._on_restored, changes=True)

    def _on_restored(self, told: str) -> None:
        self._help_desk.tell(told, [(tr("Undo"), self._on_undo_restore)], lasting=True)

    @Slot()
    def _on_undo_restore(self) -> None:
        def undo(store: ChatStore) -> StoreContents:
            store.undo_restore()
            return store.contents()

        self._begin_anew()
        self._help_desk.tell(tr("Bringing back the chats…"), lasting=True)
        self._ask(undo, self._on_brought_back, changes=True)

    def _on_brought_back(self, present: StoreContents) -> None:
        self._help_desk.tell(
            tr_n(
                "All is as it was before: {count} chat.",
                "All is as it was before: {count} chats.",
                present.conversations,
            )
        )

    # --- delete all --------------------------------------------------------------------------

    @Slot()
    def delete_all(self) -> None:
        """Ask whether all chats should go."""
        self._ask(ChatStore.contents, self._offer_delete_all)

    def _offer_delete_all(self, present: StoreContents) -> None:
        count = present.conversations
        if count > 1:
            question = tr_n("Delete {count} chat?", "Delete all {count} chats?", count)
            answer = tr_n("Delete {count} chat", "Delete all {count} chats", count)
        else:
            question = tr_n("Delete {count} chat?", "Delete {count} chats?", count)
            answer = tr_n("Delete {count} chat", "Delete {count} chats", count)
        self._question(
            question,
            tr(
                "Everything is deleted for good: chats, archived ones too, folders, system "
                "prompts, and the backups that Foretoken makes by itself. This cannot be undone. "
                "Backups that you have saved elsewhere stay."
            ),
            answer,
            lambda: self._delete_all(present),
            destroys=True,
        )

    def _delete_all(self, present: StoreContents) -> None:
        def tell(_: object) -> None:
            told = tr_n(
                "Deleted {count} chat for good.",
                "Deleted {count} chats for good.",
                present.conversations,
            )
            self._help_desk.tell(told, lasting=True)

        self._begin_anew()
        self._ask(ChatStore.delete_all, tell, changes=True)

    # --- inner -------------------------------------------------------------------------------

    def _begin_anew(self) -> None:
        self._controller.start_anew()
        self.began_anew.emit()

    def _question(
        self,
        question: str,
        details: str,
        answer: str,
        then: Callable[[], None],
        *,
        destroys: bool = False,
    ) -> None:
        dialog = QuestionDialog(question, details, answer, self._window, destroys=destroys)
        dialog.accepted.connect(then)
        dialog.finished.connect(self._on_answered)
        self.question = dialog
        dialog.open()

    @Slot()
    def _on_answered(self) -> None:
        self.question = None

    def _ask(
        self,
        work: Callable[[ChatStore], T],
        then: Callable[[T], None],
        *,
        changes: bool = False,
    ) -> None:
        """Ask the archive; what it cannot do is told each time, as somebody waits for it."""

        def tried(store: ChatStore) -> T | StoreError:
            try:
                return work(store)
            except StoreError as error:
                return error

        def take(result: T | StoreError) -> None:
            if isinstance(result, StoreError):
                self._on_failed(str(result))
            else:
                then(result)

        self._archive.ask(tried, take, otherwise=self._on_impossible, changes=changes)

    def _on_impossible(self) -> None:
        self._on_failed(tr(_NOT_OPEN))


def _files() -> str:
    """The kinds of files that Qt's dialog offers."""
    return f"{tr('Backups of chats')} (*.db);;{tr('All files')} (*)"


def _what_it_holds(file: Path, held: StoreContents) -> str:
    name = shown_name(file.name)
    if held.newest_ms is None:
        return tr_n(
            "{file} holds {count} chat.",
            "{file} holds {count} chats.",
            held.conversations,
            file=name,
        )
    return tr_n(
        "{file} holds {count} chat, the last of {day}.",
        "{file} holds {count} chats, the last of {day}.",
        held.conversations,
        file=name,
        day=day_text(datetime.fromtimestamp(held.newest_ms / 1000).date()),
    )


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()
