"""Opens the replay of an answer: of the one in view, of any other, or of one in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.conversations.conversation import Message, first_words
from foretoken.chat.sharing.exporting import file_name
from foretoken.chat.sharing.recorded_answer import answers_in_file
from foretoken.control.background import Background, in_words
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.control.replay.replay import replay_of, why_no_replay
from foretoken.system.language import tr
from foretoken.ui.replay.answer_choice_dialog import AnswerChoiceDialog
from foretoken.ui.replay.replay_dialog import ReplayDialog
from foretoken.ui.sharing.sharing_controller import Tell
from foretoken.ui.window.replay_stage import ReplayStage

_FILES = "Foretoken (*.json *.zip)"  # not translated: a name
_NAME = "replay"  # not translated: of a file


class ReplayDesk(QObject):
    """An answer that is still being written can wait: what plays is whole."""

    def __init__(
        self,
        in_view: Callable[[], Message | None],
        is_written: Callable[[Message], bool],
        preferences: KeptPreferences,
        tell: Tell,
        window: QWidget,
    ) -> None:
        """``in_view`` is the answer that people look at; ``is_written`` tells of one just now."""
        super().__init__(window)
        self._in_view = in_view
        self._is_written = is_written
        self._preferences = preferences
        self._tell = tell
        self._window = window
        self._folder = _pictures()
        self._reading = Background("replay file", self)

    def why_not(self) -> str:
        """Why the answer in view cannot play again; empty: it can."""
        answer = self._in_view()
        if answer is None:
            return tr("There is no answer yet")
        return self._why_not(answer).rstrip(".")

    def _why_not(self, answer: Message) -> str:
        if self._is_written(answer):
            return tr("This answer is still being written.")
        return why_no_replay(answer)

    @Slot()
    def open(self) -> None:
        """Play the answer in view again, or say why that is not possible."""
        answer = self._in_view()
        if answer is None:
            self._tell(tr("There is no answer yet."))
        else:
            self.open_answer(answer)

    @Slot(object)
    def open_answer(self, answer: Message) -> None:
        """Play an answer again, or say why that is not possible."""
        why = self._why_not(answer)
        replay = None if why else replay_of(answer)
        if replay is None:
            self._tell(why)
            return
        asked = replay.question.text if replay.question is not None else ""
        dialog = ReplayDialog(
            replay.timeline,
            partial(ReplayStage, replay, self._preferences),
            file_name(first_words(asked, _NAME).rstrip("…")),
            self._folder,
            self._window,
        )
        dialog.finished.connect(lambda: self._note_folder(dialog.folder))
        dialog.open()

    def shut_down(self) -> None:
        """End what plays and what is recorded: the window goes."""
        for choice in self._window.findChildren(AnswerChoiceDialog):
            choice.close()
        for dialog in self._window.findChildren(ReplayDialog):
            dialog.close()

    def _note_folder(self, folder: Path) -> None:
        self._folder = folder

    @Slot()
    def choose_file(self) -> None:
        """Ask for a file, and play an answer in it."""
        kinds = f"{_FILES};;{tr('All files')} (*)"
        path, _ = QFileDialog.getOpenFileName(
            self._window, tr("Replay an answer from a file"), str(self._folder), kinds
        )
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Play an answer that is kept in a file; nothing of it comes into the chats."""
        self._reading.start(
            lambda running: answers_in_file(path, running.require),
            self._on_read,
            lambda error: self._tell(in_words(error), serious=True),
        )

    def _on_read(self, answers: Sequence[Message]) -> None:
        """Play the only answer, or ask which one."""
        if len(answers) == 1:
            self.open_answer(answers[0])
            return
        dialog = AnswerChoiceDialog(answers, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.open_answer(dialog.answer))
        dialog.open()


def _pictures() -> Path:
    place = QStandardPaths.StandardLocation.PicturesLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()
