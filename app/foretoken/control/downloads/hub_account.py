"""The access token for the hub, kept and asked for beside the GUI thread: keyrings may ask back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.control.downloads.hub_work import HubWork
from foretoken.models.hub.access_token import system_keyring
from foretoken.models.hub.hub import Hub
from foretoken.system.fetching import Cancel, FetchError


class HubAccount(QObject):
    """Tells where a token comes from, never the token itself."""

    told = Signal(str, bool)
    """Where the token comes from (``HubTokens.origin``), empty where there is none, and whether one
    that is entered would outlive this session: in the system's keyring."""
    kept = Signal(str)
    """A token that was entered is used from now on; where it is kept."""
    refused = Signal(str)
    """Why a text is not taken as a token."""

    def __init__(self, hub: Hub, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hub = hub
        self._work = HubWork("hub token", self)
        self._work.ended.connect(self._on_ended)
        self._work.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Look for a token; ``told`` answers."""
        self._work.start(lambda _cancel: self._state())

    def enter(self, token: str) -> None:
        """Use a token; ``kept`` or ``refused`` answers."""

        def keep(_cancel: Cancel) -> str:
            host = self._hub.host
            try:
                self._hub.tokens.keep(host, token)
            except ValueError as error:
                raise FetchError(str(error)) from None
            return self._hub.tokens.origin(host)

        self._work.start(keep)

    def forget(self) -> None:
        """Remove the token that was entered; ``told`` answers."""

        def remove(_cancel: Cancel) -> tuple[str, bool]:
            self._hub.tokens.forget(self._hub.host)
            return self._state()

        self._work.start(remove)

    def shut_down(self) -> None:
        """End the thread."""
        self._work.shut_down()

    def _state(self) -> tuple[str, bool]:
        return self._hub.tokens.origin(self._hub.host), system_keyring() is not None

    @Slot(object)
    def _on_ended(self, answer: str | tuple[str, bool]) -> None:
        if isinstance(answer, str):
            self.kept.emit(answer)
        else:
            self.told.emit(*answer)

    @Slot(object)
    def _on_failed(self, error: FetchError) -> None:
        self.refused.emit(str(error))
