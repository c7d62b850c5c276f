"""The replays of the window: of the answer in view, of any other, or of one in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from foretoken.chat.conversations.conversation import Message, first_words
from foretoken.chat.sharing.exporting import file_name
from foretoken.chat.sharing.recorded_answer import answers_in_file
from foretoken.control.background import Background, in_words
from foretoken.control.replay.replay import replay_of, why_no_replay
from foretoken.system.language import tr
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.live.legend import Legend
from foretoken.ui.replay.answer_choice_dialog import AnswerChoiceDialog
from foretoken.ui.replay.replay_dialog import ReplayDialog
from foretoken.ui.replay.replay_stage import ReplayStage

_FILES = "Foretoken (*.json *.zip)"  # not translated: a name
_NAME = "replay"  # not translated: of a file


class ReplayController(QObject):
    """Plays answers that are complete."""

    def __init__(
        self,
        in_view: Callable[[], Message | None],
        is_written: Callable[[Message], bool],
        follow_reading: Callable[[ChatView, Legend], object],
        tell: Callable[..., object],
        window: QWidget,
    ) -> None:
        """``in_view`` is the answer on the screen; ``is_written``: it still grows."""
        super().__init__(window)
        self._in_view, self._is_written = in_view, is_written
        self._follow_reading, self._tell, self._window = follow_reading, tell, window
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = Path(QStandardPaths.writableLocation(pictures))
        self._folder = folder if folder.is_dir() else Path.home()
        self._reading = Background("replay file", self)

    def why_not(self) -> str:
        """Why the answer in view cannot play again; empty: it can."""
        return self._why_not(self._in_view()).rstrip(".")

    def _why_not(self, answer: Message | None) -> str:
        if answer is None:
            return tr("There is no answer yet.")
        if self._is_written(answer):
            return tr("This answer is still being written.")
        return why_no_replay(answer)

    @Slot()
    def open(self) -> None:
        """Play the answer in view again."""
        self.open_answer(self._in_view())

    @Slot(object)
    def open_answer(self, answer: Message | None) -> None:
        """Play an answer again, or say why that is not possible."""
        why = self._why_not(answer)
        replay = None if why or answer is None else replay_of(answer)
        if replay is None:
            self._tell(why)
            return
        asked = replay.question.text if replay.question is not None else ""
        name = file_name(first_words(asked, _NAME).rstrip("…"))
        make_stage = partial(ReplayStage, replay, self._follow_reading)
        dialog = ReplayDialog(replay.timeline, make_stage, name, self._folder, self._window)
        dialog.finished.connect(self._on_replay_finished)
        dialog.open()

    @Slot()
    def _on_replay_finished(self) -> None:
        dialog = self.sender()
        assert isinstance(dialog, ReplayDialog)
        self._folder = dialog.folder

    def shut_down(self) -> None:
        """End what plays and what is recorded: the window goes."""
        for kind in (AnswerChoiceDialog, ReplayDialog):
            for dialog in self._window.findChildren(kind):
                dialog.close()

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
        """Play an answer in a file; nothing of it comes into the chats."""
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
        dialog.accepted.connect(self._on_answer_chosen)
        dialog.open()

    @Slot()
    def _on_answer_chosen(self) -> None:
        dialog = self.sender()
        assert isinstance(dialog, AnswerChoiceDialog)
        self.open_answer(dialog.answer)
