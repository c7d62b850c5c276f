"""The servers that a person chose, in a file of their own; their keys are elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path

from foretoken.servers.errors import ServerError
from foretoken.servers.server import MOST_NAME_CHARACTERS, Server, normal_address
from foretoken.system.atomic_file import locked, write_atomically
from foretoken.system.given_json import read_json
from foretoken.system.language import tr
from foretoken.system.paths import config_path

SERVERS_FILE = "servers.json"
MOST_SERVERS = 100
_MOST_BYTES = 1 << 20
_ID = re.compile(r"[0-9a-f]{16}")


class ServerList:
    """Reads and changes the file; several windows may."""

    def __init__(self, file: Path | None = None) -> None:
        """``file`` replaces the one in the configuration folder."""
        self.file = file or config_path(SERVERS_FILE)

    def servers(self) -> tuple[Server, ...]:
        """Those of the file, in the order in which they were added.

        What in it is no server is left out. Raises ``OSError``, ``NoJson``.
        """
        try:
            found = read_json(self.file, _MOST_BYTES)
        except FileNotFoundError:
            return ()
        rows = found.get("servers") if isinstance(found, dict) else None
        read = [_server(row) for row in rows] if isinstance(rows, list) else []
        known = {server.id: server for server in read if server is not None}
        return tuple(known.values())[:MOST_SERVERS]

    def keep(self, server: Server) -> None:
        """Add a server, or replace the one with its id. Raises ``OSError``, ``ValueError``."""

        def changed(servers: Sequence[Server]) -> list[Server]:
            if any(one.id == server.id for one in servers):
                return [server if one.id == server.id else one for one in servers]
            if len(servers) >= MOST_SERVERS:
                words = tr("There are {most} servers. Remove one first.", most=MOST_SERVERS)
                raise ValueError(words)
            return [*servers, server]

        self._change(changed)

    def remove(self, id_: str) -> None:
        """Take a server out; its key is for the caller to forget. Raises ``OSError``."""
        self._change(lambda servers: [one for one in servers if one.id != id_])

    def _change(self, changed: Callable[[Sequence[Server]], list[Server]]) -> None:
        with locked(self.file):
            try:
                before = self.servers()
            except ValueError:  # a damaged file: what it held is kept beside it
                self.file.replace(self.file.with_suffix(".damaged.json"))
                before = ()
            rows = [asdict(server) for server in changed(before)]
            text = json.dumps({"servers": rows}, ensure_ascii=False, indent=1)
            write_atomically(self.file, f"{text}\n")


def _server(row: object) -> Server | None:
    if not isinstance(row, dict):
        return None
    id_, name, address = (row.get(key) for key in ("id", "name", "address"))
    if not (isinstance(id_, str) and isinstance(name, str) and isinstance(address, str)):
        return None
    if not _ID.fullmatch(id_):
        return None
    try:
        normal = normal_address(address)
    except ServerError:
        return None
    server = Server(id_, name.strip()[:MOST_NAME_CHARACTERS] or address, normal)
    # An agreement is about an address as it stands here.
    agreed = row.get("plain_agreed") is True and normal == address
    return replace(server, plain_agreed=agreed)
