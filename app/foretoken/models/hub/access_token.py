"""The access token for the hub: in the system's keyring, for this session only, or in HF_TOKEN.

It is kept by ``system.kept_secrets``; ``hub.hub`` sends it to no other server than the hub's own.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from foretoken.system.kept_secrets import KeptSecrets
from foretoken.system.language import tr

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

TOKEN_VARIABLE = "HF_TOKEN"
_TOKEN = re.compile(r"[\x21-\x7e]{8,500}")


class HubTokens:
    """Tokens by the hub's server. Asking a locked keyring waits for the person: no GUI thread."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` replaces the system's, which is looked for when first needed."""
        self._kept = KeptSecrets(_TOKEN, keyring)

    def token(self, host: str) -> str | None:
        """The token for a server, the one that was entered before that of HF_TOKEN."""
        given = os.environ.get(TOKEN_VARIABLE, "")
        return self._kept.secret(host) or self._kept.usable(given)

    def origin(self, host: str) -> str:
        """Where the token of a server comes from; empty without one.

        ``IN_KEYRING``, ``IN_SESSION`` (to be shown by ``tr``), or ``TOKEN_VARIABLE``.
        """
        return self._kept.origin(host) or (TOKEN_VARIABLE if self.token(host) else "")

    def keep(self, host: str, token: str) -> bool:
        """Use a token from now on; return whether it outlives this session.

        Raises ``ValueError``, in words for a person, for what cannot be a token.
        """
        kept = self._kept.keep(host, token)
        if kept is None:
            words = tr("This is no access token: one is a line of letters and digits.")
            raise ValueError(words)
        return kept

    def forget(self, host: str) -> None:
        """Remove the token that was entered, here and in the keyring."""
        self._kept.forget(host)
