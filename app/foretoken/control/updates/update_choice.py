"""What a person has chosen about looking for updates, kept in the settings; off until then."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum

from PySide6.QtCore import QSettings

from foretoken.control.kept_settings import kept_text

_MODE, _LAST, _DISMISSED = "updates/look", "updates/last_look", "updates/dismissed"
_INTERVAL = timedelta(days=1)


class Look(Enum):
    """When the release feed may be asked."""

    NEVER = "never"
    """Nobody has allowed it yet."""
    ON_REQUEST = "on request"
    DAILY = "daily"


class UpdateChoice:
    """Reads and writes the choice."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @property
    def look(self) -> Look:
        """What is allowed."""
        try:
            return Look(kept_text(self._settings, _MODE, Look.NEVER.value))
        except ValueError:
            return Look.NEVER

    def allow(self, look: Look) -> None:
        """Remember what a person allowed."""
        self._settings.setValue(_MODE, look.value)

    def is_due(self, now: datetime) -> bool:
        """Whether to look without being asked: once a day, if that was allowed."""
        if self.look is not Look.DAILY:
            return False
        try:
            last = datetime.fromisoformat(kept_text(self._settings, _LAST))
            # A clock that was set back must not silence this for years.
            return not timedelta(0) <= now - last < _INTERVAL
        except (ValueError, TypeError):
            return True

    def note_look(self, now: datetime) -> None:
        """Remember that the feed was asked at ``now``."""
        self._settings.setValue(_LAST, now.isoformat(timespec="seconds"))

    def is_dismissed(self, version: str) -> bool:
        """Whether a person has already waved this version away."""
        return kept_text(self._settings, _DISMISSED) == version

    def dismiss(self, version: str) -> None:
        """Do not mention this version again by itself."""
        self._settings.setValue(_DISMISSED, version)
