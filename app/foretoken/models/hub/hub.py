"""The Hugging Face hub, or another server of its kind (HF_ENDPOINT): search, and what is offered.

The only door to huggingface_hub, which is loaded when it is first needed: it takes half a second.
It says what is asked and reads what is answered; in between, its client is replaced by
``system.fetching``, through which everything that this program asks of a network goes: with limits
on time and size, without tries again (the library may sleep for as long as a server likes), and
ending at once when it is cancelled. It asks for lists only; the bytes of a model come by
``hub.transfer``. Nothing is told about who asks beyond the names and versions of program, library
and Python; its telemetry, its cache of files and links and its own ways to a token are not used.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime
from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar
from urllib.parse import quote

from foretoken import __version__
from foretoken.models.hub.access_token import HubTokens
from foretoken.models.hub.errors import HubError, HubReason, hub_error, refusal
from foretoken.models.hub.files import HubFile, HubModel, is_commit, models_of
from foretoken.models.names import is_repository
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import (
    Cancel,
    Deadline,
    FetchError,
    NetworkFault,
    host_of,
    is_allowed,
    open_address,
    origin,
)
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

if TYPE_CHECKING:
    from huggingface_hub.hf_api import HfApi, ModelInfo

_T = TypeVar("_T")
DEFAULT_ENDPOINT = "https://huggingface.co"
ENDPOINT_VARIABLE = "HF_ENDPOINT"
OFFLINE_VARIABLES = ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE")
MAIN = "main"
_TIMEOUT_S = 10.0
_WITHIN_S = 30.0
_MOST_BYTES = 20_000_000
_MOST_COUNTED = 1 << 50
_TRUE = {"1", "ON", "YES", "TRUE"}  # as huggingface_hub reads its variables


@dataclass(frozen=True, slots=True)
class FoundRepository:
    """A repository with GGUF files, as a search tells of it."""

    name: str
    downloads: int
    likes: int
    gated: bool
    licence: str
    architecture: str
    parameters: int | None
    modified: datetime | None


@dataclass(frozen=True, slots=True)
class HubRepository:
    """What a repository offers at one time."""

    name: str
    revision: str
    commit: str
    licence: str
    """As the repository calls it; empty if it says nothing."""
    gated: bool
    """Whether its terms must be accepted first."""
    models: tuple[HubModel, ...]
    """Smallest first."""

    def find(self, file: str, sha256: str | None = None) -> HubModel:
        """Return the model that a file belongs to; ``sha256``: what that file must be.

        Raises ``HubError``.
        """
        found = [(model, each) for model in self.models for each in model.files]
        for model, each in found:
            if each.path != file:
                continue
            if sha256 is None:
                return model
            if each.sha256 == sha256.lower():
                return model.pinned
            words = tr(
                "{file} of {repository} is no longer the file that is meant: its owner has "
                "replaced it. Choose it in the list of models if you want it.",
                file=file,
                repository=self.name,
            )
            raise HubError(words, HubReason.CHANGED)
        words = tr(
            "{repository} has no file {file}. Choose one of its other files.",
            repository=self.name,
            file=file,
        )
        raise HubError(words, HubReason.NOT_FOUND)


class Hub:
    """Asks the hub; every method waits for the network and raises ``HubError``."""

    def __init__(self, tokens: HubTokens | None = None) -> None:
        self.tokens = tokens or HubTokens()

    @property
    def host(self) -> str:
        """The server, as it is shown and as its token is kept. Raises ``HubError``."""
        return host_of(endpoint())

    def authorization(self) -> str | None:
        """The header's text that goes to the hub's own server, and to no other."""
        token = self.tokens.token(self.host)
        return f"Bearer {token}" if token else None  # not translated: HTTP

    def search(
        self, words: str, cancel: Cancel | None = None, *, limit: int = 30
    ) -> list[FoundRepository]:
        """Find repositories with GGUF files by words of their names, most downloaded first.

        Raises ``HubError``, and ``Cancelled`` once ``cancel`` is set.
        """
        wanted = ["downloads", "likes", "gated", "gguf", "lastModified", "tags"]

        def ask(api: HfApi) -> list[FoundRepository]:
            found = api.list_models(
                search=words.strip(),
                filter="gguf",
                sort="downloads",
                limit=limit,
                expand=wanted,  # type: ignore[arg-type]  # a list of its literals
            )
            return [_found(info) for info in found]

        return self._ask(ask, None, cancel)

    def repository(
        self, name: str, revision: str = MAIN, cancel: Cancel | None = None
    ) -> HubRepository:
        """List what ``owner/name`` offers. Raises ``HubError`` and ``Cancelled``."""
        if not is_repository(name):
            words = tr(
                "{name} names no repository: owner/name is needed, as in Qwen/Qwen3-8B-GGUF.",
                name=repr(name),
            )
            raise HubError(words, HubReason.NOT_FOUND)

        def ask(api: HfApi) -> HubRepository:
            info = api.model_info(name, revision=revision, files_metadata=True)
            return _offer(info, name, revision)

        return self._ask(ask, name, cancel)

    def address(self, model: HubModel, file: HubFile) -> str:
        """Where the bytes of a file are asked for. Raises ``HubError``."""
        _check_network()
        where = f"{model.repository}/resolve/{quote(model.commit, safe='')}/{quote(file.path)}"
        return f"{endpoint()}/{where}"

    def refused(self, model: HubModel, status: int, headers: Mapping[str, str]) -> HubError:
        """What a refusal by the hub's own server means."""
        with_token = self.tokens.token(self.host) is not None
        return refusal(
            status, headers, host=self.host, repository=model.repository, with_token=with_token
        )

    def _ask(
        self, question: Callable[[HfApi], _T], repository: str | None, cancel: Cancel | None
    ) -> _T:
        _check_network()
        token = self.tokens.token(self.host)
        refused = partial(
            refusal, host=self.host, repository=repository, with_token=token is not None
        )
        api = _loaded_library()(endpoint(), token or False)
        asking = _asking.set((cancel or Cancel(), refused))
        try:
            return question(api)
        except (Cancelled, FetchError):
            raise
        except Exception as error:
            words = tr(NetworkFault.NONSENSE.value, host=self.host, error=type(error).__name__)
            raise HubError(words, HubReason.SERVER) from error
        finally:
            _asking.reset(asking)


def endpoint() -> str:
    """The hub's address without a slash at its end. Raises ``HubError``."""
    address = os.environ.get(ENDPOINT_VARIABLE, "").strip().rstrip("/") or DEFAULT_ENDPOINT
    if not is_allowed(address):
        words = tr(
            "The variable {name} holds no https address. Correct or remove it.",
            name=ENDPOINT_VARIABLE,
        )
        raise HubError(words, HubReason.SETTINGS)
    return address


def load_library() -> str:
    """Load what asks the hub, as the first question would; return its name and version."""
    import huggingface_hub

    _loaded_library()
    return f"huggingface_hub {huggingface_hub.__version__}"  # not translated: a name


def _check_network() -> None:
    for name in OFFLINE_VARIABLES:
        if os.environ.get(name, "").upper() in _TRUE:
            words = tr(
                "The variable {name} forbids asking the hub. Remove it to download models.",
                name=name,
            )
            raise HubError(words, HubReason.OFFLINE)


# --- what the library returns ------------------------------------------------------------------


def _found(info: ModelInfo) -> FoundRepository:
    gguf: dict[str, Any] = info.gguf or {}
    return FoundRepository(
        name=_text(info.id),
        downloads=_count(info.downloads) or 0,
        likes=_count(info.likes) or 0,
        gated=bool(info.gated),
        licence=_licence(info),
        architecture=shown_name(_text(gguf.get("architecture") or "")),
        parameters=_count(gguf.get("total")),
        modified=info.last_modified,
    )


def _text(value: object) -> str:
    """Raises ``TypeError`` for what is none."""
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _count(value: object) -> int | None:
    """None for what cannot be one."""
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value if 0 <= value <= _MOST_COUNTED else None


def _offer(info: ModelInfo, name: str, revision: str) -> HubRepository:
    commit = _text(info.sha or "")
    if not is_commit(commit):
        raise ValueError("no commit")  # not translated: for programmers
    # A file that is not in large-file storage has no SHA-256 and could not be checked; GGUF always
    # is there, by the hub's own rules for binary files.
    files = [
        HubFile(_text(sibling.rfilename), sibling.lfs.size, _text(sibling.lfs.sha256).lower())
        for sibling in info.siblings or ()
        if sibling.lfs is not None
    ]
    # A renamed repository answers under its old name, which goes on to work.
    models = models_of(name, revision, commit, files)
    return HubRepository(name, revision, commit, _licence(info), bool(info.gated), tuple(models))


def _licence(info: ModelInfo) -> str:
    card: dict[str, Any] = vars(info.card_data) if info.card_data else {}
    said = card.get("license_name") or card.get("license")
    if isinstance(said, str) and said:
        return shown_name(said)
    tags = [tag.removeprefix("license:") for tag in info.tags or () if tag.startswith("license:")]
    return shown_name(tags[0]) if tags else ""


# --- its client --------------------------------------------------------------------------------


_Refused: TypeAlias = Callable[[int, Mapping[str, str]], HubError]
"""What a refusal means."""
_asking: ContextVar[tuple[Cancel, _Refused]] = ContextVar("asking")
"""The question that is asked, for the client deep inside the library."""
_loading = threading.Lock()


def _whole(chunks: Iterable[bytes], host: str) -> bytes:
    """All of an answer, unpacked. Raises ``HubError`` where it is too much."""
    content = bytearray()
    for chunk in chunks:
        content += chunk
        if len(content) > _MOST_BYTES:
            words = tr("{host} sends too much or too slowly. Try again later.", host=host)
            raise HubError(words, HubReason.SERVER, passing=True)
    return bytes(content)


def _loaded_library() -> Callable[[str, str | bool], HfApi]:
    """Load it once: a second thread that did so would close the connections of the first."""
    with _loading:
        return _library()


@cache
def _library() -> Callable[[str, str | bool], HfApi]:
    """Load huggingface_hub and give it our client; return what makes its API object."""
    import httpx2
    from huggingface_hub import constants, set_client_factory
    from huggingface_hub.hf_api import HfApi

    constants.HF_HUB_DISABLE_TELEMETRY = True
    constants.HF_HUB_DISABLE_IMPLICIT_TOKEN = True
    logging.getLogger("huggingface_hub").setLevel(logging.ERROR)  # it would print to the terminal

    class Client(httpx2.Client):
        """Sends nothing itself: neither its connections nor its redirects are used."""

        def send(self, request: httpx2.Request, **_options: Any) -> httpx2.Response:
            cancel, refused = _asking.get()
            own = ("host", "connection", "accept-encoding", "authorization")  # not translated
            url = str(request.url)
            headers = {k.title(): v for k, v in request.headers.items() if k not in own}
            home = origin(url) == origin(endpoint())  # the hub names the next page of a list
            try:
                answer = open_address(
                    url,
                    cancel,
                    authorization=request.headers.get("authorization") if home else None,
                    headers=headers | {"Accept-Encoding": "gzip"},  # not translated: HTTP
                    timeout_s=_TIMEOUT_S,
                    deadline=Deadline(_WITHIN_S),
                )
                with closing(answer):
                    if answer.is_refusal:
                        raise refused(answer.status, answer.headers)
                    packed = httpx2.Response(200, headers=answer.headers, content=answer.chunks())
                    content = _whole(packed.iter_bytes(), host_of(url))
            except HubError:
                raise
            except FetchError as error:
                raise hub_error(error) from error
            kept = {k: v for k, v in answer.headers.items() if not k.startswith("content-")}
            return httpx2.Response(200, headers=kept, content=content, request=request)

    # Whatever went round ``send`` would fail there.
    set_client_factory(lambda: Client(transport=httpx2.BaseTransport()))

    def api(address: str, token: str | bool) -> HfApi:
        return HfApi(
            endpoint=address, token=token, library_name="foretoken", library_version=__version__
        )

    return api
