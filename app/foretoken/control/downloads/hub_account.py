"""The access token for the hub, kept and asked for beside the GUI thread: keyrings may ask back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running, in_words
from foretoken.models.hub.hub import Hub
from foretoken.system.fetching import FetchError
from foretoken.system.kept_secrets import system_keyring


class HubAccount(Background):
    """Tells where a token comes from, never the token itself."""

    told = Signal(str, bool)
    """Where the token comes from (``HubTokens.origin``), empty where there is none, and whether one
    that is entered would outlive this session: in the system's keyring."""
    kept = Signal(str)
    """A token that was entered is used from now on; where it is kept."""
    refused = Signal(str)
    """Why a text is not taken as a token."""

    def __init__(self, hub: Hub, parent: QObject | None = None) -> None:
        super().__init__("hub token", parent)  # not translated: a thread
        self._hub = hub

    def ask(self) -> None:
        """Look for a token; ``told`` answers."""
        self.start(lambda _running: self._state(), self._on_state, self._on_failed)

    def enter(self, token: str) -> None:
        """Use a token; ``kept`` or ``refused`` answers."""

        def keep(_running: Running) -> str:
            host = self._hub.host
            try:
                self._hub.tokens.keep(host, token)
            except ValueError as error:
                raise FetchError(str(error)) from None
            return self._hub.tokens.origin(host)

        self.start(keep, self.kept.emit, self._on_failed)

    def forget(self) -> None:
        """Remove the token that was entered; ``told`` answers."""

        def remove(_running: Running) -> tuple[str, bool]:
            self._hub.tokens.forget(self._hub.host)
            return self._state()

        self.start(remove, self._on_state, self._on_failed)

    def _state(self) -> tuple[str, bool]:
        return self._hub.tokens.origin(self._hub.host), system_keyring() is not None

    def _on_state(self, state: tuple[str, bool]) -> None:
        self.told.emit(*state)

    def _on_failed(self, error: Exception) -> None:
        self.refused.emit(in_words(error))
