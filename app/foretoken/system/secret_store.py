"""API keys and tokens, stored in the system's keyring or for this session only.

They are passwords: they are stored in a real desktop keyring or not at all. Backends of the keyring
library that write plain files are rejected. Secrets are never logged.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, ClassVar

from foretoken.system.errors import UserError
from foretoken.system.language import tr_noop

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVICE = "Foretoken"  # not translated: a key
IN_KEYRING, IN_SESSION = tr_noop("the system's keyring"), tr_noop("this session")
# Keyrings of the systems, which lock with the session and ask before other programs may read.
_SAFE = (
    "keyring.backends.SecretService",
    "keyring.backends.libsecret",
    "keyring.backends.kwallet",
    "keyring.backends.macOS",
    "keyring.backends.Windows",
)
_log = logging.getLogger(__name__)


class SecretStore:
    """Secrets by name. Reads may wait for the user to unlock the keyring: not on the GUI thread."""

    form: ClassVar[re.Pattern[str]]
    """Matches a whole secret that is valid in a header."""
    refusal: ClassVar[str]
    """The kind of the error for anything else."""

    def __init__(self, keyring: KeyringBackend | None = None) -> None:
        """``keyring`` overrides the system's, which is looked up when first needed."""
        self._lock = threading.RLock()
        self._keyring = keyring
        self._keyring_loaded = keyring is not None
        self._known: dict[str, str | None] = {}

    def secret(self, of: str) -> str | None:
        """Return the secret stored for ``of``, if any."""
        with self._lock:
            if of not in self._known:
                self._known[of] = self._read(of)
            return self._known[of]

    def origin(self, of: str) -> str:
        """Return the storage, ``IN_KEYRING`` or ``IN_SESSION``, for ``tr``; empty if not stored."""
        with self._lock:
            if not self.secret(of):
                return ""
            return IN_KEYRING if self._read(of) == self._known[of] else IN_SESSION

    def store(self, of: str, text: str) -> bool:
        """Use a secret from now on; return whether it outlives this session.

        Raises ``UserError`` if it is no secret of this kind.
        """
        usable = self.checked(text)
        with self._lock:
            self._known[of] = usable
            backend = self._backend()
            if backend is not None:
                with _errors_logged("written"):
                    backend.set_password(SERVICE, of, usable)
                    return True
            return False

    def forget(self, of: str) -> None:
        """Remove a secret, here and from the keyring."""
        with self._lock:
            self._known[of] = None
            backend = self._backend()
            if backend is not None:
                with _errors_logged("changed"):
                    if backend.get_password(SERVICE, of) is not None:
                        backend.delete_password(SERVICE, of)

    def checked(self, text: str) -> str:
        """Return a secret without surrounding whitespace. Raises ``UserError``."""
        text = text.strip()
        if not self.form.fullmatch(text):
            raise UserError(self.refusal)
        return text

    def _read(self, of: str) -> str | None:
        backend = self._backend()
        if backend is not None:  # it may be locked, or the user may deny access
            with _errors_logged("read"), suppress(UserError):
                return self.checked(backend.get_password(SERVICE, of) or "")
        return None

    def _backend(self) -> KeyringBackend | None:
        if not self._keyring_loaded:
            self._keyring, self._keyring_loaded = system_keyring(), True
        return self._keyring


@contextmanager
def _errors_logged(action: str) -> Iterator[None]:
    """Log errors and go on: the desktop's service may raise anything."""
    try:
        yield
    except Exception as error:
        _log.warning("The keyring cannot be %s: %s", action, type(error).__name__)


def system_keyring() -> KeyringBackend | None:
    """Return the desktop's keyring, or None if there is no safe one.

    A backend configured for the keyring library (PYTHON_KEYRING_BACKEND, keyringrc.cfg) is used if
    it is safe, and otherwise none, since the user may have chosen to have no keyring.
    """
    from keyring import core
    from keyring.backends import SecretService, Windows, kwallet, libsecret, macOS

    kinds: tuple[type[KeyringBackend], ...] = (
        macOS.Keyring,
        Windows.WinVaultKeyring,
        SecretService.Keyring,
        kwallet.DBusKeyring,
        libsecret.Keyring,
    )
    with _errors_logged("used"):
        chosen = core.load_env() or core.load_config()
        if chosen is not None:
            return chosen if type(chosen).__module__ in _SAFE else None
        with _errors_logged("found"):
            viable = [kind for kind in kinds if kind.viable]
            return max(viable, key=lambda kind: kind.priority)() if viable else None
    return None
