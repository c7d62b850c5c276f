"""The user's servers, stored in a file, and their API keys, stored separately."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from foretoken.servers.server import Server
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import config_path
from foretoken.system.records import RecordFile
from foretoken.system.secret_store import SecretStore

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVERS_FILE = "servers.json"
MOST_SERVERS = 100
# Characters allowed in a header; some servers use an arbitrary word as key.
_KEY = re.compile(r"[\x21-\x7e]{1,4000}")


@dataclass(frozen=True, slots=True)
class _Servers:
    servers: Annotated[tuple[Server, ...], Meta(max_length=MOST_SERVERS)] = ()


class ServerList:
    """The file of servers, which several windows may read and change."""

    def __init__(self, file: Path | None = None) -> None:
        """``file`` overrides the one in the configuration folder."""
        self.file = file or config_path(SERVERS_FILE)
        self._kept = RecordFile(self.file, _Servers)

    def servers(self) -> tuple[Server, ...]:
        """Return the stored servers in the order in which they were added.

        Raises ``OSError``, ``RecordError``.
        """
        return self._kept.read().servers

    def keep(self, server: Server) -> None:
        """Add a server, or replace the one with its id. Raises ``OSError``, ``ValueError``."""

        def change(kept: _Servers) -> _Servers:
            known = {one.id: one for one in kept.servers} | {server.id: server}
            if len(known) > MOST_SERVERS:
                words = tr("You already have {most} servers. Remove one first.", most=MOST_SERVERS)
                raise ValueError(words)
            return _Servers(tuple(known.values()))

        self._kept.change(change)

    def remove(self, id_: str) -> None:
        """Remove a server; the caller deletes its key. Raises ``OSError``."""
        self._kept.change(
            lambda kept: _Servers(tuple(one for one in kept.servers if one.id != id_))
        )


class ServerKeys(SecretStore):
    """API keys by ``Server.key_name``. Reads may wait for the user: not on the GUI thread."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` replaces the system's, which is looked up when first needed."""
        refusal = tr_noop("This is not a key. A key is one line of letters, digits and symbols.")
        super().__init__(_KEY, refusal, keyring)
