"""A server as entered by the user, the facts that it reports about itself, and its errors.

The user's servers are stored in a file, and their API keys separately.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import quote, urlsplit

from msgspec import Meta

from foretoken.system.errors import UserError
from foretoken.system.fetching import is_loopback
from foretoken.system.language import quoted, tr_noop
from foretoken.system.paths import config_path
from foretoken.system.records import RecordFile
from foretoken.system.secret_store import SecretStore
from foretoken.system.shown_text import shown_name

# --- errors ---------------------------------------------------------------------------------------


class ServerErrorKind(StrEnum):
    """Kinds of errors that are handled differently."""

    ADDRESS = "address"
    """The entered text is not a server address."""
    PLAIN = "plain"
    """The request would go over plain HTTP, which the user has not agreed to."""
    NOT_FOUND = "not-found"
    """The host name cannot be resolved."""
    REFUSED = "refused"
    """Connection refused, or host unreachable."""
    UNSAFE = "unsafe"
    """TLS failed: untrusted certificate, or one side speaks no TLS."""
    UNAUTHORISED = "unauthorised"
    """The server requires a key, or rejects the given one."""
    UNKNOWN_MODEL = "unknown-model"
    """Unknown model, or wrong address."""
    BUSY = "busy"
    """The server is overloaded (429, 503) or still loading its model."""
    CONTEXT_FULL = "context-full"
    """The prompt does not fit the context."""
    REJECTED = "rejected"
    """The server understood the request and rejected it."""
    FAULT = "fault"
    """Internal server error."""
    CUT = "cut"
    """The connection broke off."""
    TIMEOUT = "silent"
    """Timeout."""
    PROTOCOL = "protocol"
    """The response does not follow the protocol."""
    TOO_MUCH = "too-much"
    """The response exceeds the size limit."""
    ELSEWHERE = "elsewhere"
    """The server redirects to another address, where nothing is sent."""


class ServerError(UserError):
    """Failed request to a server; it may quote the server's response, which may quote the chat."""

    def __init__(self, kind: str, trouble: ServerErrorKind, /, **facts: object) -> None:
        super().__init__(kind, **facts)
        self.trouble = trouble


# --- servers --------------------------------------------------------------------------------------

MOST_CHARACTERS = 2000
"""Maximum length of an address."""
MOST_NAME_CHARACTERS = 200
_HTTP, _HTTPS = "http", "https"
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_HOST = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")
# APIs at a path other than /v1 end with a version, or name the API they imitate.
_API = re.compile(r"v\d\w*|openai", re.IGNORECASE)


class ServerKind(StrEnum):
    """Server programs that are treated differently."""

    LLAMA_SERVER = "llama-server"
    VLLM = "vllm"
    SGLANG = "sglang"
    LM_STUDIO = "lm-studio"
    OLLAMA = "ollama"
    OTHER = "other"


KIND_TITLES = {
    ServerKind.LLAMA_SERVER: "llama-server",  # not translated: a name
    ServerKind.VLLM: "vLLM",  # not translated: a name
    ServerKind.SGLANG: "SGLang",  # not translated: a name
    ServerKind.LM_STUDIO: "LM Studio",  # not translated: a name
    ServerKind.OLLAMA: "Ollama",  # not translated: a name
    ServerKind.OTHER: tr_noop("OpenAI-compatible server"),
}
"""Titles, to be passed to ``tr``."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server chosen by the user."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
    """Identifier in files, independent of name and address."""
    name: Annotated[str, Meta(min_length=1, max_length=MOST_NAME_CHARACTERS)]
    """Name shown to the user."""
    address: str
    """Base URL of the API, normalised by ``normal_address``, without a trailing slash."""
    plain_agreed: bool = False
    """Whether the user accepted that traffic to this address can be intercepted."""

    def __post_init__(self) -> None:
        with suppress(ServerError):
            if self.address == normal_address(self.address):
                return
        raise ValueError(str(_invalid_address(self.address)))

    @classmethod
    def entered(
        cls, address: str, name: str = "", *, plain_agreed: bool = False, id_: str | None = None
    ) -> Server:
        """Return a server for an address as typed. Raises ``ServerError``."""
        normal = normal_address(address)
        called = name.strip()[:MOST_NAME_CHARACTERS] or urlsplit(normal).netloc
        return cls(id_ or secrets.token_hex(8), called, normal, plain_agreed)

    @property
    def host(self) -> str:
        """Host name and port, for display."""
        return urlsplit(self.address).netloc

    @property
    def origin(self) -> str:
        """Scheme, host and port; the API key is sent to this origin only."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def key_name(self) -> str:
        """Name under which the API key is stored, so that it is never sent to another origin."""
        return f"server {self.origin}"  # not translated: a key

    @property
    def on_this_computer(self) -> bool:
        """Whether the server is on this computer, so that no data leaves it."""
        return is_loopback(urlsplit(self.address).hostname or "")

    @property
    def is_plain(self) -> bool:
        """Whether the traffic could be intercepted."""
        return self.address.startswith("http:") and not self.on_this_computer

    @property
    def root(self) -> str:
        """Base URL of the server's own API, above the OpenAI-compatible one."""
        head, _, last = self.address.rpartition("/")
        return head if last == "v1" else self.address

    def url(self, path: str) -> str:
        """Return the URL of ``path`` in the OpenAI-compatible API."""
        return f"{self.address}/{path}"


def normal_address(typed: str) -> str:
    """Return the base URL of an API from a typed address, or one copied from a manual.

    The default scheme is http on this computer and in the local network, otherwise https.
    ``/v1`` is added unless the path ends with a version. Raises ``ServerError``.
    """
    text = typed.strip()
    if not text or len(text) > MOST_CHARACTERS or not text.isprintable() or " " in text:
        raise _invalid_address(typed)
    try:
        parts = urlsplit(text if _SCHEME.match(text) else f"//{text}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        raise _invalid_address(typed) from None
    if parts.username is not None or parts.password is not None:
        raise ServerError("server-address-with-password", ServerErrorKind.ADDRESS)
    scheme = parts.scheme or _usual_scheme(name, port)
    if scheme not in (_HTTP, _HTTPS) or parts.query or parts.fragment or port == 0:
        raise _invalid_address(typed)
    host = f"[{name}]" if ":" in name else _ascii(name)
    if not _HOST.fullmatch(host):
        raise _invalid_address(typed)
    usual = {_HTTP: 80, _HTTPS: 443}[scheme]
    place = host if port in (None, usual) else f"{host}:{port}"
    path = re.sub("/+", "/", quote(parts.path, safe="/%:@!$&'()*+,;=~-._")).rstrip("/")
    for ending in ("/chat/completions", "/models"):  # as given in some manuals
        path = path.removesuffix(ending)
    if not _API.fullmatch(path.rpartition("/")[2]):
        path += "/v1"
    return f"{scheme}://{place}{path}"


def _usual_scheme(name: str, port: int | None) -> str:
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return _HTTP
    near = "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".internal"))
    return _HTTP if near and port != 443 else _HTTPS


def _ascii(name: str) -> str:
    """Return the name as used for DNS, which exposes letters that only look like others."""
    with suppress(UnicodeError):
        return name.encode("idna").decode("ascii")
    return name


def _invalid_address(typed: str) -> ServerError:
    # What follows a question mark may be a key.
    shown = re.sub(r"([?#]).*", r"\1…", typed.strip(), flags=re.DOTALL)
    address = quoted(shown_name(shown, 80))
    return ServerError("server-address-invalid", ServerErrorKind.ADDRESS, address=address)


@dataclass(frozen=True, slots=True)
class ServedModel:
    """A model offered by a server; None for facts not reported."""

    name: str
    """The server's unchanged name for it; to be displayed by ``shown_name``."""
    context_length: int | None = None
    """Maximum tokens of prompt and answer together."""
    trained_length: int | None = None
    """Context length the model was trained for."""
    reasons: bool | None = None
    """Whether the model may reason before answering."""
    loaded: bool | None = None
    """Whether the model is in the server's memory and can answer at once."""
    template: str | None = None
    """Chat template, which may define switches."""
    parameters: int | None = None
    bytes: int | None = None
    """Size of the weights."""


class SpeculationReporting(StrEnum):
    """How a server reports its speculation."""

    STEPS = "steps"
    """Counters with each piece: most pieces can be coloured."""
    COUNTERS = "counters"
    """Server-wide counters, valid for an answer if no other was generated at the same time."""
    TOTALS = "totals"
    """Totals at the end of an answer."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """Facts that a server reported when last examined."""

    kind: ServerKind
    models: tuple[ServedModel, ...] = ()
    version: str = ""
    """Version of the program as reported; empty if not."""
    speculation: SpeculationReporting = SpeculationReporting.NOTHING
    speculates: bool | None = None
    """Whether it drafts; None if it does not say before its first answer."""
    method: str = ""
    """How it drafts, in the server's terms; empty if not reported."""
    notes: tuple[str, ...] = field(default=())
    """Sentences for the user: facts that could not be determined, and why."""

    @property
    def passes_template_fields(self) -> bool:
        """Whether it can continue an unfinished answer, and switches reach the chat template."""
        return self.kind in (ServerKind.LLAMA_SERVER, ServerKind.VLLM, ServerKind.SGLANG)

    def model(self, name: str) -> ServedModel | None:
        """Return the model of this name, if any."""
        return next((model for model in self.models if model.name == name), None)


# --- stored servers and keys ----------------------------------------------------------------------

SERVERS_FILE = "servers.json"
MOST_SERVERS = 100


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

    def save(self, server: Server) -> None:
        """Add a server, or replace the one with its id. Raises ``OSError``, ``UserError``."""

        def change(kept: _Servers) -> _Servers:
            known = {one.id: one for one in kept.servers} | {server.id: server}
            if len(known) > MOST_SERVERS:
                raise UserError("server-list-full", most=MOST_SERVERS)
            return _Servers(tuple(known.values()))

        self._kept.change(change)

    def remove(self, id_: str) -> None:
        """Remove a server; the caller deletes its key. Raises ``OSError``."""
        self._kept.change(
            lambda kept: _Servers(tuple(one for one in kept.servers if one.id != id_))
        )


class ServerKeys(SecretStore):
    """API keys by ``Server.key_name``. Reads may wait for the user: not on the GUI thread."""

    form = re.compile(r"[\x21-\x7e]{1,4000}")  # some servers use an arbitrary word
    refusal = "server-no-key"
