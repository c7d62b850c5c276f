"""All chats at once: one file to keep or to come back from, deleting them, and how the store is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QDate, QLocale, QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.store.store import ChatStore, StoreContents, StoreError
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.controller import ChatController
from foretoken.models.amounts import size_text
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.help.help_desk import HelpDesk
from foretoken.ui.parts.outside import show_in_folder
from foretoken.ui.parts.question_dialog import QuestionDialog

_FILES = "Backups of chats (*.db);;All files (*)"
_NOT_OPEN = (
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

    # --- the archive -------------------------------------------------------------------------

    @Slot(object)
    def _on_opened(self, notice: str | None) -> None:
        if notice:
            self._help_desk.tell(notice, lasting=True)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._help_desk.tell(sentence, serious=True)

    # --- back up -----------------------------------------------------------------------------

    @Slot()
    def back_up(self) -> None:
        """Ask for a file, and write all chats into it."""
        name = f"foretoken-chats-{date.today().isoformat()}.db"
        path, _ = QFileDialog.getSaveFileName(
            self._window, "Back up chats", str(self._folder / name), _FILES
        )
        if path:
            file = Path(path)
            self._folder = file.parent
            self._help_desk.tell("Backing up the chats…", lasting=True)

            def back_up(store: ChatStore) -> tuple[StoreContents, int]:
                store.backup_to(file)
                return store.contents(), file.stat().st_size

            self._ask(back_up, lambda made: self._on_backed_up(file, *made))

    def _on_backed_up(self, file: Path, contents: StoreContents, size: int) -> None:
        self._help_desk.tell(
            f"Backed up {_chats(contents)} to {shown_path(file)} ({size_text(size)}).",
            [("Show in folder", lambda: show_in_folder(file))],
            lasting=True,
        )

    # --- restore -----------------------------------------------------------------------------

    @Slot()
    def restore(self) -> None:
        """Ask for a backup, and offer to put it in the place of what is here."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, "Restore chats", str(self._folder), _FILES
        )
        if path:
            file = Path(path)
            self._folder = file.parent
            self._help_desk.tell(f"Checking {shown_name(file.name)}…", lasting=True)
            self._ask(
                lambda store: (store.look_into(file), store.contents()),
                lambda found: self._offer_restore(file, *found),
            )

    def _offer_restore(self, file: Path, held: StoreContents, present: StoreContents) -> None:
        self._help_desk.notices.dismiss()
        last = "" if held.newest_ms is None else f", the last of {_day(held.newest_ms)}"
        details = f"{shown_name(file.name)} holds {_chats(held)}{last}."
        if present.conversations:
            details += (
                f"\n\nThis takes the place of what is here now ({_chats(present)}). A copy of "
                "that is kept beside the store of the chats."
            )
        self._question(
            f"Restore {_chats(held)}?",
            details,
            "Restore",
            lambda: self._restore(file),
        )

    def _restore(self, file: Path) -> None:
        self._begin_anew()
        self._help_desk.tell("Restoring the chats…", lasting=True)
        self._ask(lambda store: store.restore_from(file), self._on_restored, changes=True)

    def _on_restored(self, told: str) -> None:
        self._help_desk.tell(told, [("Undo", self._on_undo_restore)], lasting=True)

    @Slot()
    def _on_undo_restore(self) -> None:
        def undo(store: ChatStore) -> StoreContents:
            store.undo_restore()
            return store.contents()

        self._begin_anew()
        self._help_desk.tell("Bringing back the chats…", lasting=True)
        self._ask(undo, self._on_brought_back, changes=True)

    def _on_brought_back(self, present: StoreContents) -> None:
        self._help_desk.tell(f"All is as it was before: {_chats(present)}.")

    # --- delete all --------------------------------------------------------------------------

    @Slot()
    def delete_all(self) -> None:
        """Ask whether all chats should go."""
        self._ask(ChatStore.contents, self._offer_delete_all)

    def _offer_delete_all(self, present: StoreContents) -> None:
        what = f"all {_chats(present)}" if present.conversations > 1 else _chats(present)
        self._question(
            f"Delete {what}?",
            "Everything is deleted for good: chats, archived ones too, folders, system prompts, "
            "and the backups that Foretoken makes by itself. This cannot be undone. Backups that "
            "you have saved elsewhere stay.",
            f"Delete {what}",
            lambda: self._delete_all(present),
            destroys=True,
        )

    def _delete_all(self, present: StoreContents) -> None:
        self._begin_anew()
        self._ask(
            ChatStore.delete_all,
            lambda _: self._help_desk.tell(f"Deleted {_chats(present)} for good.", lasting=True),
            changes=True,
        )

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
        self._on_failed(_NOT_OPEN)


def _chats(contents: StoreContents) -> str:
    count = contents.conversations
    return "1 chat" if count == 1 else f"{count:,} chats"


def _day(moment_ms: int) -> str:
    day = datetime.fromtimestamp(moment_ms / 1000)
    return QLocale.c().toString(QDate(day.year, day.month, day.day), "d MMMM yyyy")


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()
