"""The setting for update checks; off by default."""

from __future__ import annotations

from datetime import datetime, timedelta

from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.preferences.declared import (
    DISMISSED_UPDATE,
    LAST_UPDATE_LOOK,
    UPDATE_LOOK,
    UpdateLook,
)

_INTERVAL = timedelta(days=1)


class UpdateChoice:
    """Reads and writes the setting."""

    def __init__(self, preferences: KeptPreferences) -> None:
        self._preferences = preferences

    @property
    def look(self) -> UpdateLook:
        """What is allowed."""
        return self._preferences.get(UPDATE_LOOK)

    def allow(self, look: UpdateLook) -> None:
        """Remember what a person allowed."""
        self._preferences.set(UPDATE_LOOK, look)

    def is_due(self, now: datetime) -> bool:
        """Whether to look without being asked: once a day, if that was allowed."""
        if self.look is not UpdateLook.DAILY:
            return False
        last = self._preferences.get(LAST_UPDATE_LOOK)
        # A clock that was set back must not silence this for years.
        return last is None or not timedelta(0) <= now - last < _INTERVAL

    def note_look(self, now: datetime) -> None:
        """Remember that the feed was asked at ``now``."""
        self._preferences.set(LAST_UPDATE_LOOK, now.replace(microsecond=0))

    def is_dismissed(self, version: str) -> bool:
        """Whether the user has dismissed this version."""
        return self._preferences.get(DISMISSED_UPDATE) == version

    def dismiss(self, version: str) -> None:
        """Do not mention this version again by itself."""
        self._preferences.set(DISMISSED_UPDATE, version)
