"""Keys and tokens: in the system's keyring, or for this session only.

They are passwords. One is kept in a real keyring of the desktop or nowhere: a backend of the
keyring library that writes plain files is refused. None is logged.
"""

from __future__ import annotations

import logging
import re
import threading
from typing import TYPE_CHECKING

from foretoken.system.language import tr, tr_noop

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVICE = "Foretoken"  # not translated: a key
IN_KEYRING, IN_SESSION = tr_noop("the system's keyring"), tr_noop("this session")
# Keyrings of the systems themselves, which lock with the session and ask before others may read.
_SAFE = (
    "keyring.backends.SecretService",
    "keyring.backends.libsecret",
    "keyring.backends.kwallet",
    "keyring.backends.macOS",
    "keyring.backends.Windows",
)
_log = logging.getLogger(__name__)


class KeptSecrets:
    """Secrets by whom they are for. Asking a locked keyring waits for the person: no GUI thread."""

    def __init__(
        self, form: re.Pattern[str], refusal: str, keyring: KeyringBackend | None = None
    ) -> None:
        """``form``: what a secret looks like as a whole, so that it can stand in a header.

        ``refusal`` is said of what is none, through ``tr``. ``keyring`` replaces the system's,
        which is looked for when first needed.
        """
        self._form, self._refusal = form, refusal
        self._lock = threading.RLock()
        self._keyring = keyring
        self._looked_for = keyring is not None
        self._known: dict[str, str | None] = {}

    def secret(self, of: str) -> str | None:
        """What was entered for ``of``."""
        with self._lock:
            if of not in self._known:
                self._known[of] = self._read(of)
            return self._known[of]

    def origin(self, of: str) -> str:
        """Where it is: ``IN_KEYRING`` or ``IN_SESSION``, to be shown by ``tr``; else empty."""
        with self._lock:
            if not self.secret(of):
                return ""
            return IN_KEYRING if self._read(of) == self._known[of] else IN_SESSION

    def keep(self, of: str, text: str) -> bool:
        """Use it from now on; return whether it outlives this session.

        Raises ``ValueError``, in words for a person, for what is no secret of this kind.
        """
        usable = self.checked(text)
        with self._lock:
            self._known[of] = usable
            backend = self._backend()
            if backend is None:
                return False
            try:
                backend.set_password(SERVICE, of, usable)
            except Exception as error:  # whatever the desktop's service raises
                _log.warning("The keyring does not keep a secret: %s", type(error).__name__)
                return False
            return True

    def forget(self, of: str) -> None:
        """Remove what was entered, here and in the keyring."""
        with self._lock:
            self._known[of] = None
            backend = self._backend()
            if backend is None:
                return
            try:
                if backend.get_password(SERVICE, of) is not None:
                    backend.delete_password(SERVICE, of)
            except Exception as error:
                _log.warning("The keyring does not remove a secret: %s", type(error).__name__)

    def checked(self, text: str) -> str:
        """A secret without what was copied along with it. Raises ``ValueError``, in words."""
        text = text.strip()
        if not self._form.fullmatch(text):
            raise ValueError(tr(self._refusal))
        return text

    def _read(self, of: str) -> str | None:
        backend = self._backend()
        if backend is None:
            return None
        try:
            return self.checked(backend.get_password(SERVICE, of) or "")
        except ValueError:
            return None
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
