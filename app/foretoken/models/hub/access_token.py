"""The access token for the hub: in the system's keyring, for this session only, or in HF_TOKEN.

It is kept by ``system.kept_secrets``; ``hub.hub`` sends it to no other server than the hub's own.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING

from foretoken.system.kept_secrets import KeptSecrets
from foretoken.system.language import tr_noop

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

TOKEN_VARIABLE = "HF_TOKEN"
_TOKEN = re.compile(r"[\x21-\x7e]{8,500}")


class HubTokens(KeptSecrets):
    """Tokens by the hub's server. Asking a locked keyring waits for the person: no GUI thread."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` replaces the system's, which is looked for when first needed."""
        refusal = tr_noop("This is no access token: one is a line of letters and digits.")
        super().__init__(_TOKEN, refusal, keyring)

    def token(self, host: str) -> str | None:
        """The token for a server, the one that was entered before that of HF_TOKEN."""
        entered = self.secret(host)
        with suppress(ValueError):
            return entered or self.checked(os.environ.get(TOKEN_VARIABLE, ""))
        return None

    def origin(self, of: str) -> str:
        """Where the token of a server comes from; empty without one.

        ``IN_KEYRING``, ``IN_SESSION`` (to be shown by ``tr``), or ``TOKEN_VARIABLE``.
        """
        return super().origin(of) or (TOKEN_VARIABLE if self.token(of) else "")
