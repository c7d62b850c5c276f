"""Files of the message being written, those attached lately, and those dragged over the window."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.conversations.conversation import Attachment
from foretoken.chat.files.attachments import (
    MOST_TEXT,
    AttachmentRefused,
    read_attachment,
    refusal,
    too_large,
)
from foretoken.control.background import Background, Running
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.models.amounts import size_text
from foretoken.preferences.declared import MOST_RECENT_FILES, RECENT_FILES
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name

MOST_FILES = 20
MOST_TOGETHER = 2 * MOST_TEXT
"""Characters of all files of a message: no context holds more."""


@dataclass(slots=True, eq=False)
class AttachedFile:
    """A file that was chosen, whose text is there once it is read; or a text that was pasted."""

    path: Path
    """Of a pasted text only a name."""
    conversation_id: int
    attachment: Attachment | None = None
    tokens: int | None = None
    """What it costs; None: not counted yet."""
    pasted: bool = False

    @property
    def name(self) -> str:
        """For people."""
        name = self.path.name if self.attachment is None else self.attachment.name
        return shown_name(name)


class AttachmentList(QObject):
    """Every conversation has its own, until the window is closed; one of them is shown."""

    changed = Signal()
    """``files`` has others, or one of them is read."""
    refused = Signal(str)
    """Why a file is not attached, in words for a person."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[AttachedFile] = []  # of all conversations
        self._conversation_id = 0
        self._reading: AttachedFile | None = None
        self._work = Background("attachments", self)

    @property
    def files(self) -> list[AttachedFile]:
        """Those of the conversation that is shown."""
        return [file for file in self._files if file.conversation_id == self._conversation_id]

    @property
    def reading(self) -> bool:
        """Whether one of them is not read yet."""
        return any(file.attachment is None for file in self.files)

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """Texts of those that are read."""
        return tuple(file.attachment for file in self.files if file.attachment is not None)

    def show(self, conversation_id: int) -> None:
        """Go over to another conversation."""
        if conversation_id != self._conversation_id:
            self._conversation_id = conversation_id
            self.changed.emit()

    def add(self, paths: Iterable[Path]) -> None:
        """Attach files; one that is there already stays there once."""
        there = {file.path for file in self.files}
        new = [path for path in dict.fromkeys(paths) if path not in there]
        self._put([AttachedFile(path, self._conversation_id) for path in new])

    def add_text(self, text: str) -> bool:
        """Attach a text that was pasted; return whether there was room for it."""
        attachment = Attachment(_free_name({file.path for file in self.files}), text)
        path, size = Path(attachment.name), len(text.encode("utf-8", "replace"))
        file = AttachedFile(path, self._conversation_id, attachment, pasted=True)
        if size > MOST_TEXT:
            self.refused.emit(too_large(attachment.name, size, MOST_TEXT))
        elif self._fits(file, attachment):
            self._put([file])
        return file in self._files

    def _put(self, new: list[AttachedFile]) -> None:
        room = max(0, MOST_FILES - len(self.files))
        self._files += new[:room]
        if len(new) > room:
            self.refused.emit(
                tr_n(
                    "A message can have {most} files: {count} is left out. "
                    "Join some of them into one.",
                    "A message can have {most} files: {count} are left out. "
                    "Join some of them into one.",
                    len(new) - room,
                    most=MOST_FILES,
                )
            )
        self._read_next()
        self.changed.emit()

    def remove(self, file: AttachedFile) -> None:
        """Take one away; it is not read any further."""
        self._files.remove(file)
        if file is self._reading:
            self._reading = None
            self._work.leave_behind()
        self._read_next()
        self.changed.emit()

    def clear(self) -> None:
        """Take all of this conversation away: they are sent."""
        self._drop(self.files)
        self.changed.emit()

    def put_back(self, files: Iterable[AttachedFile]) -> None:
        """Attach again what was sent and did not go out, before others of its conversation.

        A pasted text whose name is in use again gets another one.
        """
        back: list[AttachedFile] = []
        for file in files:
            others = self._files + back
            there = {one.path for one in others if one.conversation_id == file.conversation_id}
            if file.pasted and file.attachment is not None and file.path in there:
                file.attachment = Attachment(_free_name(there), file.attachment.text)
                file.path = Path(file.attachment.name)
            if file.path not in there:
                back.append(file)
        if back:
            self._files = back + self._files
            self.changed.emit()

    def _drop(self, files: list[AttachedFile]) -> None:
        self._files = [file for file in self._files if file not in files]
        if self._reading in files:
            self._reading = None
            self._work.leave_behind()
            self._read_next()

    def _read_next(self) -> None:
        waiting = [file for file in self._files if file.attachment is None]
        if self._reading is None and waiting:
            path = waiting[0].path
            self._reading = waiting[0]
            self._work.start(
                lambda running: read_attachment(path, running.require),
                self._on_read,
                self._on_failed,
            )

    def _on_read(self, attachment: Attachment) -> None:
        file, self._reading = self._reading, None
        if file is not None:
            if self._fits(file, attachment):
                file.attachment = attachment
            else:
                self._files.remove(file)
        self._read_next()
        self.changed.emit()

    def _fits(self, file: AttachedFile, attachment: Attachment) -> bool:
        """Whether the files of its message are short enough together; if not it is refused."""
        others = [one for one in self._files if one.conversation_id == file.conversation_id]
        length = sum(len(one.attachment.text) for one in others if one.attachment is not None)
        if length + len(attachment.text) <= MOST_TOGETHER:
            return True
        self.refused.emit(
            tr(
                "{name} is left out: the files of a message can have {size} of text "
                "together. Send it with another message.",
                name=attachment.name,
                size=size_text(MOST_TOGETHER),
            )
        )
        return False

    def _on_failed(self, error: Exception) -> None:
        file, self._reading = self._reading, None
        if file is None:
            return
        self._files.remove(file)
        self._read_next()
        self.changed.emit()
        if isinstance(error, AttachmentRefused):
            self.refused.emit(str(error))
        else:
            self.refused.emit(
                tr(
                    "{name} cannot be read: something unexpected went wrong ({error}). "
                    "Attach a copy of it as plain text.",
                    name=file.name,
                    error=type(error).__name__,
                )
            )


def _free_name(there: Collection[Path]) -> str:
    """A name for a pasted text beside these."""
    # Paths and the store need a plain str.
    names = (str.__str__(tr("Text {number}", number=number)) for number in count(1))
    return next(name for name in names if Path(name) not in there)


_MOST_LOOKED_AT = 40


@dataclass(frozen=True, slots=True)
class DropPlan:
    """Where dragged files would go if they were dropped now."""

    models: tuple[Path, ...] = ()
    """To the choice of models: one of them, or the parts of one."""
    attached: tuple[Path, ...] = ()
    """To the message, as far as their beginnings tell."""
    refused: tuple[str, ...] = ()
    """Nowhere, and why, in sentences."""


class DropLook(Background):
    """A slow disk holds nobody up: names tell first, then what is in the files."""

    planned = Signal(object)
    """The DropPlan, twice where files have to be looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("dragged files", parent)  # not translated: a thread

    def look(self, models: Sequence[Path], others: Sequence[Path]) -> None:
        """Look at files that are new over the window; ``models`` are those by their names."""
        self.leave_behind()
        plan = DropPlan(tuple(models), tuple(others))
        self.planned.emit(plan)
        if others:
            self.start(lambda running: _looked_at(plan, running), self.planned.emit)


def _looked_at(plan: DropPlan, running: Running) -> DropPlan:
    attached, refused = list(plan.attached[_MOST_LOOKED_AT:]), []
    for path in plan.attached[:_MOST_LOOKED_AT]:
        running.require()
        reason = refusal(path)
        if reason is None:
            attached.append(path)
        else:
            refused.append(reason)
    return DropPlan(plan.models, tuple(attached), tuple(refused))


class RecentFiles(QObject):
    """Only those that could be read; what a temporary chat is given leaves no trace."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        files: AttachmentList,
        parent: QObject,
    ) -> None:
        """``files``: what is attached to the message being written."""
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._files = files
        self._attached: list[str] = []
        """What was attached and read when it changed last."""
        files.changed.connect(self._on_changed)

    @property
    def paths(self) -> list[Path]:
        """The last one first."""
        return [Path(each) for each in self._preferences.get(RECENT_FILES)]

    def forget(self) -> None:
        """Know none of them any more."""
        self._preferences.reset(RECENT_FILES)

    def why_none(self) -> str:
        """Why there is nothing to forget; empty: there is."""
        return "" if self._preferences.get(RECENT_FILES) else tr("There are no recent files")

    @Slot()
    def _on_changed(self) -> None:
        files = [each for each in self._files.files if not each.pasted]
        read = [str(each.path) for each in files if each.attachment is not None]
        newest = [path for path in reversed(read) if path not in self._attached]
        self._attached = read
        if newest and not self._controller.current.temporary:
            known = self._preferences.get(RECENT_FILES)
            found = tuple(dict.fromkeys((*newest, *known)))[:MOST_RECENT_FILES]
            self._preferences.set(RECENT_FILES, found)
