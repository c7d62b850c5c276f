"""The Hugging Face hub, or a server with the same API (HF_ENDPOINT): search and repositories.

Two endpoints of the API are used (https://huggingface.co/docs/hub/api), through ``system.fetching``
and not huggingface_hub, which takes half a second to import, sleeps for as long as a server likes,
sends details of the client, and looks for tokens and caches by itself. ``hub.transfer`` receives
the bytes of a model. An access token is sent to the hub's own server, and to no other.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import closing, suppress
from datetime import datetime
from functools import cached_property
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from foretoken.models.hub.errors import HubError, HubReason, file_gone, hub_error, refusal
from foretoken.models.hub.files import Commit, HubFile, HubModel, models_of
from foretoken.models.names import is_repository
from foretoken.system.errors import UserError
from foretoken.system.fetching import (
    Cancel,
    Deadline,
    FetchError,
    host_of,
    is_allowed,
    open_address,
)
from foretoken.system.records import Count, RecordError, read_record, record_from
from foretoken.system.secret_store import SecretStore
from foretoken.system.shown_text import shown_name

TOKEN_VARIABLE = "HF_TOKEN"
_TOKEN = re.compile(r"[\x21-\x7e]{8,500}")


class HubTokens(SecretStore):
    """Tokens by hub server. A locked keyring blocks until the user answers: no GUI thread."""

    form = _TOKEN
    refusal = "hub-no-token"

    def token(self, host: str) -> str | None:
        """Return the token for a server; an entered one takes precedence over HF_TOKEN."""
        entered = self.secret(host)
        with suppress(UserError):
            return entered or self.checked(os.environ.get(TOKEN_VARIABLE, ""))
        return None

    def origin(self, of: str) -> str:
        """Return where the token of a server comes from; empty without one.

        ``IN_KEYRING``, ``IN_SESSION`` (to be shown by ``tr``), or ``TOKEN_VARIABLE``.
        """
        return super().origin(of) or (TOKEN_VARIABLE if self.token(of) else "")


_T = TypeVar("_T")
DEFAULT_ENDPOINT = "https://huggingface.co"
ENDPOINT_VARIABLE = "HF_ENDPOINT"
OFFLINE_VARIABLES = ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE")
_TIMEOUT_S = 10.0
_WITHIN_S = 30.0
_MOST_BYTES = 20_000_000
_MOST_FOUND = 30
_TRUE = {"1", "ON", "YES", "TRUE"}  # as huggingface_hub reads its variables
_EXPANDED = ("downloads", "likes", "gated", "gguf", "lastModified", "tags")


class Hub:
    """Client of the hub; every method blocks on the network and raises ``HubError``."""

    def __init__(self, tokens: HubTokens | None = None) -> None:
        self.tokens = tokens or HubTokens()

    @property
    def host(self) -> str:
        """Host of the server, as shown and as the key of its token. Raises ``HubError``."""
        return host_of(endpoint())

    def authorization(self) -> str | None:
        """Return the Authorization header, which is for the hub's own server only."""
        token = self.tokens.token(self.host)
        return f"Bearer {token}" if token else None  # not translated: HTTP

    def search(self, words: str, cancel: Cancel | None = None) -> list[FoundRepository]:
        """Find repositories with GGUF files by words of their names, most downloaded first.

        Raises ``HubError``, and ``Cancelled`` once ``cancel`` is set.
        """
        parameters = [("search", words.strip()), ("filter", "gguf"), ("sort", "downloads")]
        parameters += [("limit", str(_MOST_FOUND)), *(("expand", name) for name in _EXPANDED)]
        found = []
        for row in self._ask(list[Any], f"?{urlencode(parameters)}", None, cancel)[:_MOST_FOUND]:
            with suppress(RecordError):  # one odd row must not lose the others
                found.append(record_from(FoundRepository, row, self.host))
        return found

    def repository(
        self, name: str, revision: str | None = None, cancel: Cancel | None = None
    ) -> HubRepository:
        """Return what ``owner/name`` offers, by default its newest version.

        Raises ``HubError`` and ``Cancelled``.
        """
        if not is_repository(name):
            raise HubError("hub-no-repository-name", name=repr(name))
        question = f"/{name}/revision/{quote(revision or 'main', safe='')}?blobs=true"
        found = self._ask(HubRepository, question, name, cancel)
        found.name = name  # a renamed repository keeps its old name
        _ = found.models  # grouped here, not in the window's thread
        return found

    def address(self, model: HubModel, file: HubFile) -> str:
        """Return the download URL of a file. Raises ``HubError``."""
        _check_network()
        where = f"{model.repository}/resolve/{quote(model.commit, safe='')}/{quote(file.path)}"
        return f"{endpoint()}/{where}"

    def refused(self, status: int, headers: Mapping[str, str], repository: str | None) -> HubError:
        """Return the error for a refusal by the hub's own server; arguments as for ``refusal``."""
        with_token = self.tokens.token(self.host) is not None
        return refusal(
            status, headers, host=self.host, repository=repository, with_token=with_token
        )

    def _ask(
        self, kind: type[_T], question: str, repository: str | None, cancel: Cancel | None
    ) -> _T:
        _check_network()
        try:
            answer = open_address(
                f"{endpoint()}/api/models{question}",
                cancel or Cancel(),
                authorization=self.authorization(),
                timeout_s=_TIMEOUT_S,
                deadline=Deadline(_WITHIN_S),
            )
            with closing(answer):
                if answer.is_error:
                    raise self.refused(answer.status, answer.headers, repository)
                return read_record(kind, b"".join(answer.chunks(_MOST_BYTES)), self.host)
        except RecordError as error:
            why = str(error).rstrip(".")
            raise HubError("host-invalid-response", host=self.host, error=why) from error
        except HubError:
            raise
        except FetchError as error:
            raise hub_error(error) from error


def endpoint() -> str:
    """Return the hub's URL without a trailing slash. Raises ``HubError``."""
    address = os.environ.get(ENDPOINT_VARIABLE, "").strip().rstrip("/") or DEFAULT_ENDPOINT
    if not is_allowed(address):
        raise HubError("hub-address-not-https", name=ENDPOINT_VARIABLE)
    return address


def _check_network() -> None:
    for name in OFFLINE_VARIABLES:
        if os.environ.get(name, "").upper() in _TRUE:
            raise HubError("hub-blocked", HubReason.OFFLINE, name=name)


# --- responses ------------------------------------------------------------------------------------


_SHA256 = re.compile(r"[0-9a-f]{64}")


class _Gguf(msgspec.Struct):
    architecture: str | None = None
    total: int | None = None


class _Lfs(msgspec.Struct):
    size: Count
    sha256: str


class _File(msgspec.Struct):
    path: str = msgspec.field(name="rfilename")
    lfs: _Lfs | None = None
    """None: not in large-file storage, so without a SHA-256 to verify; GGUF files are always there,
    by the hub's own rules for binary files."""


class _ModelCard(msgspec.Struct):
    license: Any = None
    license_name: Any = None


class FoundRepository(msgspec.Struct):
    """A repository with GGUF files, as the hub describes it."""

    name: str = msgspec.field(name="id")
    downloads: Count = 0
    likes: Count = 0
    gated: bool | str = False
    """Whether its terms must be accepted first; the hub may also say who approves."""
    tags: tuple[str, ...] | None = ()
    gguf: _Gguf | None = None
    modified: datetime | None = msgspec.field(name="lastModified", default=None)
    card: _ModelCard | None = msgspec.field(name="cardData", default=None)

    @property
    def licence(self) -> str:
        """As the repository names it; empty if it does not."""
        card = self.card or _ModelCard()
        tagged = (
            tag.removeprefix("license:") for tag in self.tags or () if tag.startswith("license:")
        )
        declared = card.license_name or card.license
        return shown_name(declared if isinstance(declared, str) else next(tagged, ""))

    @property
    def architecture(self) -> str:
        """Family of the model; empty if the hub does not know it."""
        return shown_name(self.gguf.architecture or "") if self.gguf else ""

    @property
    def parameters(self) -> int:
        """Number of parameters; 0 if the hub does not know it."""
        return max(0, self.gguf.total or 0) if self.gguf else 0


class HubRepository(FoundRepository, kw_only=True, dict=True):
    """A repository with its files, as they are now."""

    sha: Commit
    siblings: tuple[_File, ...] = ()

    @cached_property
    def models(self) -> tuple[HubModel, ...]:
        """Models in these files, smallest first; large repositories take time at first."""
        files = [
            HubFile(file.path, file.lfs.size, file.lfs.sha256.lower())
            for file in self.siblings
            if file.lfs is not None and _SHA256.fullmatch(file.lfs.sha256.lower())
        ]
        return tuple(models_of(self.name, self.sha, files))

    def find(self, file: str, sha256: str | None = None) -> HubModel:
        """Return the model that a file belongs to; ``sha256`` is the file's expected digest.

        Raises ``HubError``.
        """
        for model in self.models:
            for each in model.files:
                if each.path == file and sha256 in (None, each.sha256):
                    return model
        raise file_gone(self.name, file)
