"""Keys of servers: in the system's keyring, or for this session only.

A key belongs to an origin - scheme, name and port -, so that one that was entered for an address is
not sent to another one that the person enters for the same server later.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from foretoken.servers.server import Server
from foretoken.system.kept_secrets import KeptSecrets
from foretoken.system.language import tr, tr_noop

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

# What may stand in a header; some servers' keys are a word that somebody made up.
_KEY = re.compile(r"[\x21-\x7e]{1,4000}")
_REFUSAL = tr_noop("This is no key: one is a line of letters, digits and signs.")


class ServerKeys:
    """Keys by server. Asking a locked keyring waits for the person: no GUI thread."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` replaces the system's, which is looked for when first needed."""
        self._kept = KeptSecrets(_KEY, _REFUSAL, keyring)

    def key(self, server: Server) -> str | None:
        """The key that was entered for a server's origin."""
        return self._kept.secret(_of(server))

    def keep(self, server: Server, key: str, *, lasting: bool = True) -> bool:
        """Use a key from now on, as ``KeptSecrets.keep`` has it. Raises ``ValueError``."""
        return self._kept.keep(_of(server), key, lasting=lasting)

    def forget(self, server: Server) -> None:
        """Remove a key, here and in the keyring."""
        self._kept.forget(_of(server))


def usable_key(text: str) -> str:
    """A key without the white space around it. Raises ``ValueError``, in words for a person."""
    key = text.strip()
    if not _KEY.fullmatch(key):
        raise ValueError(tr(_REFUSAL))
    return key


def _of(server: Server) -> str:
    return f"server {server.origin}"  # not translated: a key
