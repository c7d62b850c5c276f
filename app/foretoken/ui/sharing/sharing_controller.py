"""Export, printing and import of chats: asks for settings and files, and reports the outcome."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.sharing.exporting import ExportFormat, ExportOptions, file_name
from foretoken.chat.sharing.shared import SharedChat, held
from foretoken.chat.sharing.stored_chats import Selection
from foretoken.chat.store.conversations import ConversationRow, Folder
from foretoken.control.chats.conversation_sharing import ConversationSharing, Imported
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import EXPORT_COLOURS, EXPORT_FORMAT
from foretoken.system.language import tr, tr_n
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.files import file_to_save, show_in_folder, standard_folder
from foretoken.ui.parts.notices import Action, NoticeBar
from foretoken.ui.sharing.export_dialog import ExportDialog
from foretoken.ui.sharing.paper import PaperRun

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

_CHAT_FILES = "(*.json *.zip)"  # not translated: a pattern
_FILES_OF_OTHERS = (
    "Foretoken, ChatGPT, LM Studio (*.json *.zip *.conversation.json)"  # not translated: names
)
_DOING, _OUTCOME = "sharing", "shared"
"""Names of notices: one during an operation, one afterwards until another chat is opened."""
_ALL_CHATS = "all chats"  # not translated: the name of a file


class SharingController(QObject):
    """Runs one operation at a time; starting another one cancels it."""

    def __init__(
        self,
        controller: ChatController,
        folders: Callable[[], Sequence[Folder]],
        preferences: KeptPreferences,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._folders = folders
        self._preferences = preferences
        self._notices = notices
        self._window = window
        self._folder = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        self._progress_text = ""
        """Notice of the operation in progress; empty if there is none."""
        self._imported_ids: Collection[int] = ()
        self._paper: PaperRun | None = None
        self.dialog: ExportDialog | QPrintDialog | None = None
        """The open dialog, if any."""
        self.sharing = ConversationSharing(controller.archive, self)
        self.sharing.progressed.connect(self._on_progressed)
        self.sharing.exported.connect(self._on_exported)
        self.sharing.imported.connect(self._on_imported)
        self.sharing.failed.connect(self._on_failed)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.answers.started.connect(self._forget_outcome)

    # --- commands ----------------------------------------------------------------------------

    def why_no_chat(self) -> str:
        """Return why the current chat cannot be exported; empty if it can."""
        return "" if self._controller.current.roots else tr("This chat is empty")

    @Slot()
    def export_chat(self) -> None:
        if self._says_why_not():
            return
        chat = self._current()
        self._ask(tr("Export this chat"), [chat], chat.conversation.title)

    @Slot(object)
    def export_message(self, message: Message) -> None:
        """Export one message of the current chat."""
        chat = self._current(message)
        is_answer = message.role is Role.ASSISTANT
        said = tr("Export this answer") if is_answer else tr("Export this message")
        self._ask(said, [chat], chat.conversation.title)

    @Slot(object)
    def export_listed(self, listed: Sequence[ConversationRow] | Folder) -> None:
        """Export stored chats, or all those of a folder."""
        if isinstance(listed, Folder):
            wanted, title = Selection(folder_id=listed.id), listed.name
            said = tr("Export the chats in “{folder}”", folder=shown_name(title, 60))
        elif len(listed) == 1:
            wanted, title = Selection((listed[0].id,)), listed[0].title
            said = tr("Export “{title}”", title=shown_name(title, 60))
        else:
            wanted = Selection(tuple(row.id for row in listed))
            title = f"{len(listed)} chats"  # not translated: the name of a file
            said = tr_n("Export {count} chat", "Export {count} chats", len(listed))
        self._ask(said, wanted, title)

    @Slot()
    def export_all(self) -> None:
        self._ask(tr("Export all chats"), Selection(), _ALL_CHATS)

    @Slot()
    def import_chats(self) -> None:
        """Ask for files and import their chats."""
        kinds = f"{tr('Chats')} {_CHAT_FILES};;{_FILES_OF_OTHERS};;{tr('All files')} (*)"
        paths, _ = QFileDialog.getOpenFileNames(
            self._window, tr("Import chats"), str(self._folder), kinds
        )
        if paths:
            self._folder = Path(paths[0]).parent
            self._begin(tr("Importing chats…"))
            self.sharing.import_files([Path(path) for path in paths])

    @Slot()
    def print_chat(self) -> None:
        """Ask for a printer and print the current chat."""
        if self._says_why_not():
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # a separate library

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        chat = self._current()
        printer.setDocName(file_name(chat.conversation.title))
        dialog = QPrintDialog(printer, self._window)
        dialog.setWindowTitle(tr("Print this chat"))
        dialog.accepted.connect(lambda: self._print(printer, chat))
        dialog.finished.connect(self._on_answered)
        self.dialog = dialog
        QDialog.open(dialog)  # QPrintDialog's own open() requires a slot

    def shut_down(self) -> None:
        """Stop printing or writing a PDF; an existing file is left unchanged."""
        if self._paper is not None:
            self._paper.cancel()
            self._paper = None

    # --- exporting ---------------------------------------------------------------------------

    def _says_why_not(self) -> bool:
        """Notify if the chat is empty: menus are disabled then, but shortcuts still arrive."""
        why = self.why_no_chat()
        if why:
            self._notices.tell(tr("This chat is empty."))
        return bool(why)

    def _current(self, message: Message | None = None) -> SharedChat:
        current = self._controller.current
        names = {folder.id: folder.name for folder in self._folders()}
        folder = "" if current.folder_id is None else names.get(current.folder_id, "")
        return held(current, message, folder)

    def _ask(self, said: str, wanted: Selection | Sequence[SharedChat], title: str) -> None:
        last = self._preferences.get(EXPORT_FORMAT)
        chosen = ExportFormat(last) if last in set(ExportFormat) else ExportFormat.HTML
        options = ExportOptions(chosen, self._preferences.get(EXPORT_COLOURS))
        dialog = ExportDialog(said, options, self._window)
        dialog.accepted.connect(lambda: self._ask_where(dialog.options, wanted, title))
        dialog.finished.connect(self._on_answered)
        self.dialog = dialog
        dialog.open()

    @Slot()
    def _on_answered(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()  # otherwise its thread that watches folders stays

    def _ask_where(
        self, options: ExportOptions, wanted: Selection | Sequence[SharedChat], title: str
    ) -> None:
        self._preferences.set(EXPORT_FORMAT, options.format.value)
        self._preferences.set(EXPORT_COLOURS, options.colours)
        suffix = options.format.suffix
        kinds = f"{options.format.words} (*{suffix});;{tr('All files')} (*)"
        suggested = self._folder / f"{file_name(title)}{suffix}"
        file = file_to_save(self._window, tr("Export"), suggested, kinds)
        if file is None:
            return
        self._folder = file.parent
        self._begin(tr("Exporting…"))
        if options.format is not ExportFormat.PDF:
            self.sharing.export(wanted, options, file)
            return
        run = self._paper_run(wanted)
        run.ended.connect(lambda done: self._on_exported(file, done))
        run.begin_pdf(str(file), title, colours=options.colours)

    @Slot(object, int)
    def _on_exported(self, file: Path, chats: int) -> None:
        self._end()
        words = tr_n(
            "Exported {count} chat to {file}.",
            "Exported {count} chats to {file}.",
            chats,
            file=shown_path(file),
        )
        self._tell_outcome(words, [(tr("Show in folder"), lambda: show_in_folder(file))])

    # --- paper -------------------------------------------------------------------------------

    def _print(self, printer: QPrinter, chat: SharedChat) -> None:
        self._begin(tr("Printing…"))
        run = self._paper_run([chat])
        run.ended.connect(lambda _: self._on_printed())
        run.begin(printer, colours=self._preferences.get(EXPORT_COLOURS))

    def _paper_run(self, wanted: Selection | Sequence[SharedChat]) -> PaperRun:
        run = PaperRun(wanted, self._controller.archive, self)
        run.progressed.connect(self._on_progressed)
        run.failed.connect(self._on_failed)
        self._paper = run
        return run

    def _on_printed(self) -> None:
        self._end()
        self._notices.tell(tr("Sent to the printer."))

    # --- importing ---------------------------------------------------------------------------

    @Slot(object)
    def _on_imported(self, imported: Imported) -> None:
        self._end()
        words = imported.words
        undo: list[Action] = [(tr("Undo"), lambda: self._undo(imported))]
        self._tell_outcome(words, undo if imported.added else [], imported.arrivals.ids)

    def _undo(self, imported: Imported) -> None:
        self._notices.dismiss(_OUTCOME)
        if self._controller.current.id in imported.arrivals.ids:
            self._controller.new_conversation()
        self.sharing.undo_import(imported, self._on_taken_back)

    def _on_taken_back(self, staying: tuple[int, ...]) -> None:
        said = tr("Import undone.")
        if staying:
            stays = tr_n(
                "{count} chat was kept because it has new messages.",
                "{count} chats were kept because they have new messages.",
                len(staying),
            )
            said = f"{said} {stays}"
        self._notices.tell(said)

    # --- outcome -----------------------------------------------------------------------------

    def _tell_outcome(
        self, words: str, actions: Sequence[Action], imported_ids: Collection[int] = ()
    ) -> None:
        self._imported_ids = imported_ids
        self._notices.tell(words, actions, lasting=True, name=_OUTCOME)

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        if conversation.id not in self._imported_ids:  # the user looks at what was imported
            self._forget_outcome()

    @Slot()
    def _forget_outcome(self) -> None:
        self._notices.dismiss(_OUTCOME)

    # --- progress ----------------------------------------------------------------------------

    def _begin(self, what: str) -> None:
        self._stop()
        self._progress_text = what
        self._notices.tell(what, [(tr("Cancel"), self._on_cancel)], lasting=True, name=_DOING)

    @Slot(int, int)
    def _on_progressed(self, done: int, of: int) -> None:
        if not self._progress_text:
            return
        words = tr("{doing} {done}", doing=self._progress_text, done=done)
        if of:
            words = tr("{doing} {done} of {total}", doing=self._progress_text, done=done, total=of)
        self._notices.reword(_DOING, words)

    @Slot()
    def _on_cancel(self) -> None:
        self._stop()
        self._notices.tell(tr("Cancelled. Nothing was changed."))

    @Slot(str)
    def _on_failed(self, words: str) -> None:
        self._end()
        self._notices.tell(words, serious=True)

    def _stop(self) -> None:
        self.sharing.cancel()
        if self._paper is not None:
            self._paper.cancel()
        self._end()

    def _end(self) -> None:
        self._paper = None
        self._notices.dismiss(_DOING)
        self._progress_text = ""
