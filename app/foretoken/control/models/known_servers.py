"""The servers chosen by the user, queried and changed in the background.

A server is queried only in response to a user's action; nothing here runs by itself.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance

from foretoken.control.background import Background, Running, in_words
from foretoken.servers.client import ServerClient
from foretoken.servers.looking import look
from foretoken.servers.server import Server, ServerFacts, ServerKeys, ServerList
from foretoken.system.errors import UserError
from foretoken.system.language import tr
from foretoken.system.secret_store import system_keyring

_log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ListedServer:
    """A server and its last answer."""

    server: Server
    facts: ServerFacts | None = None
    """None: it was not queried since the program started, or did not answer."""
    error: str = ""
    """Why it did not answer; message for the user."""
    asking: bool = False
    """Whether a query is running."""


class KnownServers(QObject):
    """List of servers; says where keys are stored, never reveals one."""

    changed = Signal()
    """``listed`` has changed."""
    kept = Signal(object)
    """The Server that was added or changed."""
    refused = Signal(str)
    """Why a server was not added or changed."""
    undoable = Signal(str, object)
    """A sentence about a removal, empty once it is undone, and the function that undoes it."""
    failed = Signal(str)
    """Why a server was not removed or restored."""
    key_found = Signal(bool, bool)
    """Whether a key is stored, and whether one entered now would outlive this session."""

    def __init__(self, keys: ServerKeys, parent: QObject | None = None) -> None:
        """``keys`` are those used for answers."""
        super().__init__(parent)
        self.listed: Sequence[ListedServer] = ()
        self._keys = keys
        self._list = ServerList()
        self._work = Background("servers", self)
        self._key_look = Background("server key", self)
        self._looks: dict[str, Background] = {}
        self._show(self._read())  # a small file, and the program's start may need a server at once

    @property
    def servers(self) -> tuple[Server, ...]:
        """All known servers."""
        return tuple(each.server for each in self.listed)

    def find(self, server_id: str) -> ListedServer | None:
        """Return a server by its id; None if it is no longer known."""
        return next((each for each in self.listed if each.server.id == server_id), None)

    # --- queries -----------------------------------------------------------------------------

    def ask(self, server_id: str) -> None:
        """Query a server for its models; ``changed`` reports the answer."""
        listed = self.find(server_id)
        if listed is None:
            return
        server = listed.server
        work = self._looks.get(server_id)
        if work is None:
            work = self._looks[server_id] = Background("server look", self)
        work.leave_behind()  # a query that hangs delays nothing
        self._update(replace(listed, asking=True))
        work.start(
            lambda running: self._facts(server, running),
            lambda facts: self.note(server, facts),
            lambda error: self.note(server, None, in_words(error)),
        )

    def ask_once(self, server_id: str) -> None:
        """Query a server unless it was queried since the program started."""
        listed = self.find(server_id)
        if listed is not None and listed.facts is None and not listed.asking and not listed.error:
            self.ask(server_id)

    def note(self, server: Server, facts: ServerFacts | None, error: str = "") -> None:
        """Store what a server reported, or why it did not."""
        listed = self.find(server.id)
        if listed is not None and listed.server == server:
            self._update(ListedServer(server, facts, error))

    # --- keys --------------------------------------------------------------------------------

    def ask_for_key(self, server: Server | None) -> None:
        """Look for a server's key; emits ``key_found``."""

        def find(_running: Running) -> tuple[bool, bool]:
            there = server is not None and self._keys.secret(server.key_name) is not None
            return there, system_keyring() is not None

        self._key_look.start(find, lambda state: self.key_found.emit(*state))

    def forget_key(self, server: Server) -> None:
        """Remove a stored key; emits ``key_found``."""
        self._work.enqueue(
            lambda _running: self._keys.forget(server.key_name), lambda _: self.ask_for_key(server)
        )

    # --- changes -----------------------------------------------------------------------------

    def keep(self, server: Server, key: str) -> None:
        """Add or change a server, with a key if one was typed; emits ``kept`` or ``refused``."""

        def change() -> None:
            if key.strip():
                self._keys.store(server.key_name, key)
            self._list.save(server)

        def then(_done: None) -> None:
            if key:
                self._update(ListedServer(server))  # what it reported may no longer be true
            self.kept.emit(server)

        self._change(change, then, self.refused)

    def remove(self, server_id: str) -> None:
        """Remove a server and its key; see ``undoable``."""
        listed = self.find(server_id)
        if listed is None:
            return
        server = listed.server

        def change() -> str | None:
            key = self._keys.secret(server.key_name)
            self._list.remove(server.id)
            if all(other.origin != server.origin for other in self._list.servers()):
                self._keys.forget(server.key_name)
            return key

        def then(key: str | None) -> None:
            if (work := self._looks.get(server.id)) is not None:
                work.leave_behind()
            text = tr("Removed {name}, with its key.", name=server.name)
            self.undoable.emit(text, partial(self._restore, server, key))

        self._change(change, then, self.failed)

    def _restore(self, server: Server, key: str | None) -> None:
        def change() -> None:
            self._list.save(server)
            if key is not None:
                self._keys.store(server.key_name, key)

        self._change(change, lambda _done: self.undoable.emit("", None), self.failed)

    def refresh(self) -> None:
        """Read the list again, as another window may have changed it."""
        self._work.enqueue(lambda _running: self._read(), self._show)

    # --- internals ---------------------------------------------------------------------------

    def _facts(self, server: Server, running: Running) -> ServerFacts:
        return look(ServerClient(server, self._keys.secret(server.key_name)), running.cancel)

    def _read(self) -> tuple[Server, ...]:
        try:
            return self._list.servers()
        except (OSError, ValueError) as error:
            _log.warning("The list of servers is not used: %s", type(error).__name__)
            return ()

    def _change(
        self, change: Callable[[], T], then: Callable[[T], None], failed: SignalInstance
    ) -> None:
        """Change the list or a key; ``then`` gets the result, ``failed`` the error message."""

        def write(_running: Running) -> tuple[T, tuple[Server, ...]]:
            try:
                return change(), self._list.servers()
            except OSError as error:
                raise UserError("server-list-unchanged", error=str(error)) from None

        def on_written(found: tuple[T, tuple[Server, ...]]) -> None:
            result, servers = found
            self._show(servers)
            then(result)

        self._work.enqueue(write, on_written, lambda error: failed.emit(in_words(error)))

    def _show(self, servers: Sequence[Server]) -> None:
        known = {each.server: each for each in self.listed}
        self.listed = [known.get(server, ListedServer(server)) for server in servers]
        self.changed.emit()

    def _update(self, listed: ListedServer) -> None:
        found = listed.server.id
        self.listed = [listed if each.server.id == found else each for each in self.listed]
        self.changed.emit()
