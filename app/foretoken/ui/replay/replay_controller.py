"""Opening replays: of the answer in view, of any other answer, or of one in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QListWidget, QWidget

from foretoken.chat.conversations.conversation import Message, first_words
from foretoken.chat.sharing.exporting import file_name
from foretoken.chat.sharing.importing import answers_in_file
from foretoken.chat.sharing.shared import moment
from foretoken.control.background import Background, in_words
from foretoken.control.replay.replay import replay_of, why_no_replay
from foretoken.engine.figures import speed
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.files import Place, file_to_open
from foretoken.ui.parts.forms import DialogButtons
from foretoken.ui.replay.replay_dialog import ReplayDialog
from foretoken.ui.replay.replay_stage import FollowReading, ReplayStage

_FILES = "Foretoken (*.json *.zip)"  # not translated: a name
_CHOICE_WIDTH = 640
_NAME = "replay"  # not translated: of a file


class ReplayController(QObject):
    """Opens replays of complete answers."""

    def __init__(
        self,
        in_view: Callable[[], Message | None],
        is_written: Callable[[Message], bool],
        follow_reading: FollowReading,
        tell: Callable[..., object],
        window: QWidget,
    ) -> None:
        """``in_view`` returns the answer in view; ``is_written`` whether one is unfinished."""
        super().__init__(window)
        self._in_view, self._is_written = in_view, is_written
        self._follow_reading, self._tell, self._window = follow_reading, tell, window
        self._reading = Background("replay file", self)

    def why_not(self) -> str:
        """Return why the answer in view cannot be replayed; empty if it can."""
        return self._why_not(self._in_view()).rstrip(".")

    def _why_not(self, answer: Message | None) -> str:
        if answer is None:
            return tr("There is no answer yet.")
        if self._is_written(answer):
            return tr("This answer is still being written.")
        return why_no_replay(answer)

    @Slot()
    def open(self) -> None:
        """Replay the answer in view."""
        self.open_answer(self._in_view())

    @Slot(object)
    def open_answer(self, answer: Message | None) -> None:
        """Replay an answer, or notify the user why that is not possible."""
        why = self._why_not(answer)
        replay = None if why or answer is None else replay_of(answer)
        if replay is None:
            self._tell(why)
            return
        asked = replay.question.text if replay.question is not None else ""
        name = file_name(first_words(asked, _NAME).rstrip("…"))
        make_stage = partial(ReplayStage, replay, self._follow_reading)
        ReplayDialog(replay.timeline, make_stage, name, self._window).open()

    @Slot()
    def choose_file(self) -> None:
        """Ask for a file, and replay an answer in it."""
        kinds = f"{_FILES};;{tr('All files')} (*)"
        title = tr("Replay an answer from a file")
        path = file_to_open(self._window, title, kinds, Place.PicturesLocation)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Replay an answer in a file without importing it."""
        self._reading.start(
            lambda running: answers_in_file(path, running.require),
            self._on_read,
            lambda error: self._tell(in_words(error), serious=True),
        )

    def _on_read(self, answers: Sequence[Message]) -> None:
        """Replay the only answer, or ask which one."""
        if len(answers) == 1:
            self.open_answer(answers[0])
            return
        title = tr("Replay an answer from a file")
        dialog = FittedDialog(self._window, title, width=_CHOICE_WIDTH)
        names = QListWidget(dialog)
        names.setAccessibleName(tr("Answers"))
        names.addItems(list(map(_name, answers)))
        names.setCurrentRow(len(answers) - 1)
        names.itemDoubleClicked.connect(dialog.accept)
        fill_dialog(dialog, tr("Which answer?"), names, DialogButtons(dialog, tr("Play")))
        dialog.accepted.connect(lambda: self.open_answer(answers[names.currentRow()]))
        dialog.open()
        names.setFocus()


def _name(answer: Message) -> str:
    """Return the label of an answer in the list."""
    question = answer.parent
    asked = first_words(question.text if question is not None else "", tr("Without a question"))
    tokens = tr_n("{count} token", "{count} tokens", len(answer.tokens))
    rate = None if answer.statistics is None else speed(answer.statistics)
    parts = [shown_name(asked), tokens, *([rate.text] if rate else []), moment(answer.created_ms)]
    return " · ".join(parts)
