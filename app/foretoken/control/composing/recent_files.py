"""Recently attached files, to be attached again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from foretoken.control.composing.attachment_list import AttachmentList
from foretoken.control.controller import ChatController
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import MOST_RECENT_FILES, RECENT_FILES
from foretoken.system.language import tr


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
