"""The access token for the hub: in the system's keyring, for this session only, or in HF_TOKEN.

A token is a password. It is kept in a real keyring of the desktop or nowhere: a backend of the
keyring library that writes plain files is refused. It is not logged, and ``hub.hub`` sends it to no
other server than the hub's own.
"""

from __future__ import annotations

import logging
import os
import re
import threading
from typing import TYPE_CHECKING

from foretoken.system.language import tr, tr_noop

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVICE = "Foretoken"  # not translated: a key
TOKEN_VARIABLE = "HF_TOKEN"
IN_KEYRING, IN_SESSION = tr_noop("the system's keyring"), tr_noop("this session")
# Keyrings of the systems themselves, which lock with the session and ask before others may read.
_SAFE = (
    "keyring.backends.SecretService",
    "keyring.backends.libsecret",
    "keyring.backends.kwallet",
    "keyring.backends.macOS",
    "keyring.backends.Windows",
)
_TOKEN = re.compile(r"[\x21-\x7e]{8,500}")
_log = logging.getLogger(__name__)


class HubTokens:
    """Tokens by the hub's server. Asking a locked keyring waits for the person: no GUI thread."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` replaces the system's, which is looked for when first needed."""
        self._lock = threading.RLock()
        self._keyring = keyring
        self._looked_for = keyring is not None
        self._known: dict[str, str | None] = {}

    def token(self, host: str) -> str | None:
        """The token for a server, the one that was entered before that of HF_TOKEN."""
        entered = self._entered(host)
        return entered or _usable(os.environ.get(TOKEN_VARIABLE, ""))

    def origin(self, host: str) -> str:
        """Where the token of a server comes from; empty without one.

        ``IN_KEYRING``, ``IN_SESSION`` (to be shown by ``tr``), or ``TOKEN_VARIABLE``.
        """
        if self._entered(host):
            return IN_KEYRING if self._in_keyring(host) else IN_SESSION
        return TOKEN_VARIABLE if self.token(host) else ""

    def keep(self, host: str, token: str) -> bool:
        """Use a token from now on; return whether it outlives this session.

        Raises ``ValueError``, in words for a person, for what cannot be a token.
        """
        usable = _usable(token)
        if usable is None:
            words = tr("This is no access token: one is a line of letters and digits.")
            raise ValueError(words)
        with self._lock:
            self._known[host] = usable
            backend = self._backend()
            if backend is None:
                return False
            try:
                backend.set_password(SERVICE, host, usable)
            except Exception as error:  # whatever the desktop's service raises
                _log.warning("The keyring does not keep the token: %s", type(error).__name__)
                return False
            return True

    def forget(self, host: str) -> None:
        """Remove the token that was entered, here and in the keyring."""
        with self._lock:
            self._known[host] = None
            backend = self._backend()
            if backend is None:
                return
            try:
                if backend.get_password(SERVICE, host) is not None:
                    backend.delete_password(SERVICE, host)
            except Exception as error:
                _log.warning("The keyring does not remove the token: %s", type(error).__name__)

    def _entered(self, host: str) -> str | None:
        with self._lock:
            if host not in self._known:
                self._known[host] = self._read(host)
            return self._known[host]

    def _in_keyring(self, host: str) -> bool:
        with self._lock:
            return self._read(host) == self._known[host]

    def _read(self, host: str) -> str | None:
        backend = self._backend()
        if backend is None:
            return None
        try:
            return _usable(backend.get_password(SERVICE, host) or "")
        except Exception as error:  # locked, or the person said no
            _log.warning("The keyring cannot be read: %s", type(error).__name__)
            return None

    def _backend(self) -> KeyringBackend | None:
        if not self._looked_for:
            self._keyring, self._looked_for = system_keyring(), True
        return self._keyring


def system_keyring() -> KeyringBackend | None:
    """The desktop's keyring, or None where there is none that is safe.

    Who chose a backend of the keyring library (PYTHON_KEYRING_BACKEND, keyringrc.cfg) gets it if it
    is safe, and else none: the choice may also be "no keyring".
    """
    from keyring import core
    from keyring.backends import SecretService, Windows, kwallet, libsecret, macOS

    try:
        chosen = core.load_env() or core.load_config()
    except Exception as error:
        _log.warning("The chosen keyring cannot be used: %s", type(error).__name__)
        return None
    if chosen is not None:
        return chosen if type(chosen).__module__ in _SAFE else None
    kinds: tuple[type[KeyringBackend], ...] = (
        macOS.Keyring,
        Windows.WinVaultKeyring,
        SecretService.Keyring,
        kwallet.DBusKeyring,
        libsecret.Keyring,
    )
    try:
        viable = [kind for kind in kinds if kind.viable]
        return max(viable, key=lambda kind: kind.priority)() if viable else None
    except Exception as error:
        _log.warning("There is no keyring: %s", type(error).__name__)
        return None


def _usable(text: str) -> str | None:
    """A token without what was copied along with it; None if it is none."""
    text = text.strip()
    return text if _TOKEN.fullmatch(text) else None
