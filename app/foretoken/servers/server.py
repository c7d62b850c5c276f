"""A server as a person entered it, and what it tells of itself."""

from __future__ import annotations

import ipaddress
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated
from urllib.parse import quote, urlsplit

from msgspec import Meta

from foretoken.servers.errors import ServerError, ServerTrouble
from foretoken.system.fetching import is_loopback
from foretoken.system.language import quoted, tr, tr_noop
from foretoken.system.shown_text import shown_name

MOST_CHARACTERS = 2000
"""Of an address."""
MOST_NAME_CHARACTERS = 200
_HTTP, _HTTPS = "http", "https"
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")
_HOST = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")
# Interfaces under another path than /v1 end with their version, or say whose they are like.
_API = re.compile(r"v\d\w*|openai", re.IGNORECASE)


class ServerKind(StrEnum):
    """Whose program answers: each has habits of its own."""

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
"""To be shown by ``tr``."""
# These take ``continue_final_message`` and ``chat_template_kwargs``.
_FOR_TEMPLATES = frozenset({ServerKind.LLAMA_SERVER, ServerKind.VLLM, ServerKind.SGLANG})


@dataclass(frozen=True, slots=True)
class Server:
    """A server that a person chose."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
    """What it is called in files; it stays when name and address change."""
    name: Annotated[str, Meta(min_length=1, max_length=MOST_NAME_CHARACTERS)]
    """For people."""
    address: str
    """Normalised by ``normal_address``: where its interface begins, without a slash at its end."""
    plain_agreed: bool = False
    """A person agreed that everybody on the way to this address may read along."""

    @classmethod
    def entered(
        cls, address: str, name: str = "", *, plain_agreed: bool = False, id_: str | None = None
    ) -> Server:
        """A server as somebody typed it. Raises ``ServerError``."""
        normal = normal_address(address)
        called = name.strip()[:MOST_NAME_CHARACTERS] or urlsplit(normal).netloc
        return cls(id_ or secrets.token_hex(8), called, normal, plain_agreed)

    @property
    def host(self) -> str:
        """Name and port, as they are shown."""
        return urlsplit(self.address).netloc

    @property
    def origin(self) -> str:
        """Scheme, name and port: to nobody else a key is sent."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def key_name(self) -> str:
        """What its key is kept by: one that was entered for an address is sent to no other one."""
        return f"server {self.origin}"  # not translated: a key

    @property
    def on_this_computer(self) -> bool:
        """Whether nothing leaves this computer."""
        return is_loopback(urlsplit(self.address).hostname or "")

    @property
    def is_plain(self) -> bool:
        """Whether others on the way could read along."""
        return self.address.startswith("http:") and not self.on_this_computer

    @property
    def root(self) -> str:
        """The address above its OpenAI-compatible interface, where its own one begins."""
        head, _, last = self.address.rpartition("/")
        return head if last == "v1" else self.address

    def url(self, path: str) -> str:
        """Where the OpenAI-compatible interface has ``path``."""
        return f"{self.address}/{path}"


def normal_address(typed: str) -> str:
    """What somebody typed, or copied from a manual, as the address of an interface.

    Without a scheme it is http on this computer and in the network around it, otherwise https.
    Where no version ends the path, ``/v1`` is added. Raises ``ServerError``.
    """
    text = typed.strip()
    if not text or len(text) > MOST_CHARACTERS or not text.isprintable() or " " in text:
        raise _no_address(typed)
    scheme = _SCHEME.match(text)
    if scheme is None:
        text = f"{_usual_scheme(text)}://{text}"
    try:
        parts = urlsplit(text)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        raise _no_address(typed) from None
    if parts.username is not None or parts.password is not None:
        words = tr("The address holds a name or a password. Enter the key in its own field.")
        raise ServerError(ServerTrouble.ADDRESS, words)
    if parts.scheme not in (_HTTP, _HTTPS) or parts.query or parts.fragment or port == 0:
        raise _no_address(typed)
    host = f"[{name}]" if ":" in name else _ascii(name)
    if not _HOST.fullmatch(host):
        raise _no_address(typed)
    usual = {_HTTP: 80, _HTTPS: 443}[parts.scheme]
    place = host if port in (None, usual) else f"{host}:{port}"
    path = re.sub("/+", "/", quote(parts.path, safe="/%:@!$&'()*+,;=~-._")).rstrip("/")
    for ending in ("/chat/completions", "/models"):  # as some manuals give it
        path = path.removesuffix(ending)
    if not _API.fullmatch(path.rpartition("/")[2]):
        path += "/v1"
    return f"{parts.scheme}://{place}{path}"


def _usual_scheme(text: str) -> str:
    try:
        parts = urlsplit(f"//{text}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return _HTTPS
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return _HTTP
    near = "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".internal"))
    return _HTTP if near and port != 443 else _HTTPS


def _ascii(name: str) -> str:
    """A name as it is asked for; letters that only look like others become visible."""
    if name.isascii():
        return name
    try:
        return name.encode("idna").decode("ascii")
    except UnicodeError:
        return name


def _no_address(typed: str) -> ServerError:
    words = tr(
        "{address} is no address of a server. One looks like http://localhost:8080 or "
        "https://example.org/v1.",
        address=quoted(shown_name(typed.strip(), 80)),
    )
    return ServerError(ServerTrouble.ADDRESS, words)


@dataclass(frozen=True, slots=True)
class ServedModel:
    """A model that a server offers; None is what it does not tell."""

    name: str
    """What the server calls it, unchanged; others' names are shown by ``shown_name``."""
    context_length: int | None = None
    """Tokens of prompt and answer together."""
    trained_length: int | None = None
    """The same, as far as its training goes."""
    reasons: bool | None = None
    """Whether it may think before it answers."""
    loaded: bool | None = None
    """Whether it is in the server's memory, so that it answers at once."""
    template: str | None = None
    """Its chat template, where its own switches are found."""
    parameters: int | None = None
    bytes: int | None = None
    """Of its weights."""


class SpeculationTold(StrEnum):
    """What a server tells of its own speculation."""

    STEPS = "steps"
    """Counters with each piece: most pieces can be coloured."""
    COUNTERS = "counters"
    """Counters of the whole server, which are an answer's while nobody else is answered."""
    TOTALS = "totals"
    """Counters of an answer at its end."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """What a server told when it was looked at."""

    kind: ServerKind
    models: tuple[ServedModel, ...] = ()
    version: str = ""
    """Of its program, as it writes it; empty: not told."""
    speculation: SpeculationTold = SpeculationTold.NOTHING
    speculates: bool | None = None
    """Whether it drafts; None: it does not tell before it has answered."""
    method: str = ""
    """How it drafts, in its own words; empty: not told."""
    notes: tuple[str, ...] = field(default=())
    """What a person should know, in words: what could not be asked, and why."""

    @property
    def can_continue(self) -> bool:
        """Whether it goes on with an answer that was begun."""
        return self.kind in _FOR_TEMPLATES

    @property
    def takes_switches(self) -> bool:
        """Whether what a model's template lets people choose reaches the template."""
        return self.kind in _FOR_TEMPLATES

    def model(self, name: str) -> ServedModel | None:
        """One of its models."""
        return next((model for model in self.models if model.name == name), None)
