"""Background search of the hub, and its access token."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from foretoken.control.background import Background, Running, in_words
from foretoken.models.hub.errors import HubError
from foretoken.models.hub.hub import Hub, endpoint
from foretoken.models.names import is_repository
from foretoken.system.fetching import FetchError, host_of
from foretoken.system.secret_store import system_keyring

# One query per typed word, not per letter.
_DEBOUNCE_MS = 500
_LEAST_LETTERS = 2


class HubSearch(Background):
    """Queries to the hub, one at a time; a new one replaces the running one."""

    found = Signal(str, object)
    """The search words, and a list[FoundRepository] of results."""
    listed = Signal(object)
    """A HubRepository with its models."""
    failed = Signal(str, object)
    """Why there is no answer, for the user, and the HubReason or None."""

    def __init__(self, hub: Hub, parent: QObject | None = None) -> None:
        super().__init__("hub search", parent)  # not translated: a thread
        self._hub = hub
        self.words = ""
        """The last query."""

    @property
    def host(self) -> str:
        """The displayed name of the server; empty if its address is unusable."""
        try:
            return self._hub.host
        except HubError:
            return ""

    def search(self, words: str, *, at_once: bool = False) -> bool:
        """Search soon, or now; return whether the words suffice for a search."""
        self.cancel()
        self.words = wanted = search_words(words)
        if len(wanted) < _LEAST_LETTERS:
            return False
        self.start(
            lambda running: self._hub.search(wanted, running.cancel),
            lambda found: self.found.emit(wanted, found),
            self._on_failed,
            after_ms=0 if at_once else _DEBOUNCE_MS,
        )
        return True

    def list_models(self, repository: str) -> None:
        """Query the models of ``owner/name``."""
        self.start(
            lambda running: self._hub.repository(repository, cancel=running.cancel),
            self.listed.emit,
            self._on_failed,
        )

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(in_words(error), getattr(error, "reason", None))


def page_of(repository: str) -> str:
    """Return the address of a repository's page; empty if the hub's is unusable."""
    try:
        return f"{endpoint()}/{repository}"
    except HubError:
        return ""


def search_words(text: str) -> str:
    """Return the search words in ``text``, which may be the address of a repository's page."""
    words = " ".join(text.split())
    path = words.partition("://")[2]
    if " " in words or not path:
        return words
    host, _, rest = path.partition("/")
    name = "/".join(rest.split("/")[:2])
    known = {"huggingface.co", "hf.co", host_of(page_of(""))}
    return name if host in known and is_repository(name) else words


class HubAccount(Background):
    """The access token; says where it is stored, never reveals it."""

    told = Signal(str, bool)
    """The token's origin (``HubTokens.origin``), empty if there is none, and whether one entered
    now would outlive this session: in the system's keyring."""
    kept = Signal(str)
    """An entered token is now in use; where it is stored."""
    refused = Signal(str)
    """Why a text is not accepted as a token."""

    def __init__(self, hub: Hub, parent: QObject | None = None) -> None:
        super().__init__("hub token", parent)  # not translated: a thread
        self._hub = hub

    def ask(self) -> None:
        """Look for a token; emits ``told``."""
        self.start(lambda _running: self._state(), self._on_state, self._on_failed)

    def enter(self, token: str) -> None:
        """Use a token; emits ``kept`` or ``refused``."""

        def keep(_running: Running) -> str:
            host = self._hub.host
            try:
                self._hub.tokens.store(host, token)
            except ValueError as error:
                raise FetchError(str(error)) from None
            return self._hub.tokens.origin(host)

        self.start(keep, self.kept.emit, self._on_failed)

    def forget(self) -> None:
        """Remove the entered token; emits ``told``."""

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
