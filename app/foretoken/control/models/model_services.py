"""Background services of the model picker; they live as long as the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from foretoken.control.background import shut_down_below
from foretoken.control.models.draft_ranking import DraftRanking
from foretoken.control.models.fit_check import FitCheck
from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.model_trash import ModelTrash
from foretoken.control.models.preset_list import PresetList
from foretoken.servers.server import ServerKeys


class ModelServices(QObject):
    """Library, its folders, presets, trash, draft ranking, memory fit and servers."""

    def __init__(self, keys: ServerKeys, parent: QObject | None = None) -> None:
        """``keys`` are the API keys of servers."""
        super().__init__(parent)
        self.feed = LibraryFeed(self)
        self.ranking = DraftRanking(self)
        self.fit = FitCheck(self)
        self.trash = ModelTrash(self)
        self.presets = PresetList(self)
        self.servers = KnownServers(keys, self)
        for changing in (self.trash.moved, self.trash.restored):
            changing.connect(self.feed.look_again)

    def rest(self) -> None:
        """Stop work for a picker that is closed."""
        self.feed.end()
        self.ranking.cancel()
        self.fit.cancel()

    def shut_down(self) -> None:
        """End all threads."""
        self.feed.end()
        shut_down_below(self)
