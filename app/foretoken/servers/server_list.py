"""The user's servers, stored in a file, and their API keys, stored separately."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretoken.servers.errors import ServerError
from foretoken.servers.server import MOST_NAME_CHARACTERS, Server, normal_address
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import config_path
from foretoken.system.records import RecordError, RecordFile, record_from, record_values
from foretoken.system.secret_store import SecretStore

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVERS_FILE = "servers.json"
MOST_SERVERS = 100
# Characters allowed in a header; some servers use an arbitrary word as key.
_KEY = re.compile(r"[\x21-\x7e]{1,4000}")


@dataclass(frozen=True, slots=True)
class _Servers:
    servers: tuple[Any, ...] = ()
    """Each is parsed separately."""


class ServerList:
    """The file of servers, which several windows may read and change."""

    def __init__(self, file: Path | None = None) -> None:
        """``file`` overrides the one in the configuration folder."""
        self.file = file or config_path(SERVERS_FILE)
        self._kept = RecordFile(self.file, _Servers)

    def servers(self) -> tuple[Server, ...]:
        """Return the stored servers in the order in which they were added.

        Invalid entries are skipped. Raises ``OSError``, ``RecordError``.
        """
        return _read(self._kept.read())

    def keep(self, server: Server) -> None:
        """Add a server, or replace the one with its id. Raises ``OSError``, ``ValueError``."""

        def change(kept: _Servers) -> _Servers:
            known = {one.id: one for one in _read(kept)} | {server.id: server}
            if len(known) > MOST_SERVERS:
                words = tr("You already have {most} servers. Remove one first.", most=MOST_SERVERS)
                raise ValueError(words)
            return _Servers(tuple(map(record_values, known.values())))

        self._kept.change(change)

    def remove(self, id_: str) -> None:
        """Remove a server; the caller deletes its key. Raises ``OSError``."""

        def change(kept: _Servers) -> _Servers:
            return _Servers(tuple(record_values(one) for one in _read(kept) if one.id != id_))

        self._kept.change(change)


def _read(kept: _Servers) -> tuple[Server, ...]:
    found = {}
    for row in kept.servers:
        try:
            server = record_from(Server, _repaired(row), SERVERS_FILE)
            normal = normal_address(server.address)
        except (RecordError, ServerError):
            continue
        # The agreement covers only the address exactly as stored.
        agreed = server.plain_agreed and normal == server.address
        found[server.id] = replace(server, address=normal, plain_agreed=agreed)
    return tuple(found.values())[:MOST_SERVERS]


def _repaired(row: Any) -> Any:
    """Make the name of a row displayable, as users may edit the file."""
    if not isinstance(row, dict):
        return row
    name, agreed = row.get("name"), row.get("plain_agreed") is True
    name = name.strip() if isinstance(name, str) else ""
    name = (name or str(row.get("address")))[:MOST_NAME_CHARACTERS]
    return row | {"name": name, "plain_agreed": agreed}


class ServerKeys(SecretStore):
    """API keys by ``Server.key_name``. Reads may wait for the user: not on the GUI thread."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` replaces the system's, which is looked up when first needed."""
        refusal = tr_noop("This is not a key. A key is one line of letters, digits and symbols.")
        super().__init__(_KEY, refusal, keyring)
