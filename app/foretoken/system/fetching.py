"""What this program asks of a network, all of it: plain HTTPS that can be cancelled at any time.

Only ``https`` is spoken, also after redirects; ``http`` to this very computer is allowed, and to
another one where its caller has asked a person. A request says nothing beyond the address that is
asked for, unless its caller adds headers or a body; an authorization never reaches another server
than the one that is asked. Proxies are those of the environment or the system.
"""

from __future__ import annotations

import hashlib
import http.client
import io
import ipaddress
import os
import socket
import ssl
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from foretoken.system.errors import ErrorInWords
from foretoken.system.language import tr

_TIMEOUT_S = 15
_CHUNK_BYTES = 1 << 16
# Where distributions keep certificates, for a packaged OpenSSL that was built on another one.
_CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)


class FetchError(ErrorInWords):
    """Nothing was fetched; the message says why, for a person."""


class FetchCancelled(FetchError):
    """It was cancelled, so nobody needs to be told why."""


class Deadline:
    """Until when an answer is waited for; whoever reads it moves this on."""

    def __init__(self, seconds: float) -> None:
        self.extend(seconds)

    def extend(self, seconds: float) -> None:
        """Wait so long from now on."""
        self._end = time.monotonic() + seconds

    @property
    def left_s(self) -> float:
        """Seconds that are left, 0 or less when none are."""
        return self._end - time.monotonic()


class Cancel:
    """Ends a fetch from another thread, even while it waits for the network."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._event = threading.Event()

    @property
    def is_set(self) -> bool:
        """Whether the fetch should end."""
        return self._event.is_set()

    def wait(self, seconds: float) -> None:
        """Let time pass before another try. Raises ``FetchCancelled``, at once when it is set."""
        if self._event.wait(seconds):
            raise FetchCancelled(tr("Cancelled."))

    def set(self) -> None:
        """End it."""
        with self._lock:
            self._event.set()
            if self._socket is not None:
                with suppress(OSError):  # wakes whoever reads from it
                    # Not TLS's own: it drops what the other thread is reading with.
                    socket.socket.shutdown(self._socket, socket.SHUT_RDWR)

    def watch(self, connection: socket.socket) -> None:
        """Take over the socket that the fetch now waits for. Raises ``FetchCancelled``."""
        with self._lock:
            self._socket = connection
            if self._event.is_set():
                raise FetchCancelled(tr("Cancelled."))


def fetch_text(url: str, cancel: Cancel, *, most_bytes: int, within_s: float) -> str:
    """Return a short UTF-8 text. Raises ``FetchError``."""
    content = b""
    end = time.monotonic() + within_s
    for chunk in _chunks(url, cancel):
        content += chunk
        if len(content) > most_bytes:
            words = tr(
                "{host} sent more than the {most} bytes expected.",
                host=host_of(url),
                most=most_bytes,
            )
            raise FetchError(words)
        if time.monotonic() > end:
            words = tr(
                "{host} is too slow: no whole answer in {seconds} s.",
                host=host_of(url),
                seconds=round(within_s),
            )
            raise FetchError(words)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        words = tr("{host} sent something that is no text.", host=host_of(url))
        raise FetchError(words) from None


def fetch_file(
    url: str,
    target: Path,
    cancel: Cancel,
    *,
    size: int,
    sha256: str,
    progress: Callable[[int], None],
) -> None:
    """Write a file of known size and checksum; anything else leaves nothing behind.

    ``progress`` hears how many bytes have arrived. Raises ``FetchError``.
    """
    partial = target.with_name(f".{target.name}.{os.getpid()}.part")
    digest, received = hashlib.sha256(), 0
    try:
        with partial.open("xb") as file:
            for chunk in _chunks(url, cancel):
                received += len(chunk)
                if received > size:
                    words = tr(
                        "{file} is larger than announced. Nothing was kept.", file=target.name
                    )
                    raise FetchError(words)
                digest.update(chunk)
                file.write(chunk)
                progress(received)
        if received < size:
            words = tr(
                "Only {received} of the {size} bytes of {file} arrived. "
                "Nothing was kept; try again.",
                received=received,
                size=size,
                file=target.name,
            )
            raise FetchError(words)
        if digest.hexdigest() != sha256.lower():
            words = tr(
                "{file} is not the file that was announced: its checksum differs. "
                "Nothing was kept.",
                file=target.name,
            )
            raise FetchError(words)
        partial.replace(target)
    except OSError as error:
        words = tr(
            "{file} cannot be written to {folder}: {reason}.",
            file=target.name,
            folder=target.parent,
            reason=error.strerror or str(error),
        )
        raise FetchError(words) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def is_allowed(url: str, *, plain_agreed: bool = False) -> bool:
    """Whether a URL may be asked: https, or http on this very computer or where that is agreed."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return False
    if parts.username or parts.password or not host:
        return False
    if parts.scheme == "http":
        return plain_agreed or _is_loopback(host)
    return parts.scheme == "https"


def has_socks_proxy() -> bool:
    """Whether environment or system name a proxy of a kind that is not spoken here."""
    return any(proxy.startswith("socks") for proxy in urllib.request.getproxies().values())


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def _chunks(url: str, cancel: Cancel) -> Iterator[bytes]:
    """Yield the body as it comes; the only place that speaks to a network."""
    try:
        with closing(open_address(url, cancel).body) as answer:
            while not cancel.is_set:
                chunk = answer.read1(_CHUNK_BYTES)
                if not chunk:
                    break
                yield chunk
            length = answer.length
            if length:
                raise http.client.IncompleteRead(b"", length)
    except FetchError:
        raise
    except urllib.error.HTTPError as error:
        with error:  # it is the answer, too
            raise FetchError(_refusal(url, error)) from None
    except (OSError, http.client.HTTPException, ValueError) as error:
        if cancel.is_set:
            raise FetchCancelled(tr("Cancelled.")) from None
        raise FetchError(_network_trouble(url, error)) from error
    if cancel.is_set:
        raise FetchCancelled(tr("Cancelled."))


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer whose body is still to be read, and what was said on the way to it."""

    body: http.client.HTTPResponse
    redirects: tuple[Message, ...]
    """The headers of each answer that led elsewhere, first to last."""


def open_address(
    url: str,
    cancel: Cancel,
    *,
    headers: Mapping[str, str] | None = None,
    authorization: str | None = None,
    timeout_s: float = _TIMEOUT_S,
    body: bytes | None = None,
    plain_agreed: bool = False,
    follow: bool = True,
    deadline: Deadline | None = None,
) -> Answer:
    """Ask ``url``, follow where it leads, and return the answer; its caller closes the body.

    ``headers`` go to every server on the way, ``authorization`` only to the one of ``url``: the
    same scheme, name and port. ``timeout_s`` limits every single wait, ``deadline`` all of them
    once there is a connection. With ``body`` it is a POST. Unless ``follow``, an address that leads
    elsewhere is a refusal. Raises ``FetchError`` for an address that may not be asked, and what
    urllib raises, ``HTTPError`` for a refusal.
    """
    if not is_allowed(url, plain_agreed=plain_agreed):
        raise FetchError(tr("{address} is no https address, so it was not asked.", address=url))
    opener = urllib.request.OpenerDirector()
    redirects = _SafeRedirects(url, authorization)
    for handler in (
        urllib.request.ProxyHandler({} if _is_loopback(urlsplit(url).hostname or "") else None),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
        *([redirects] if follow else []),
        _Http(cancel, deadline),
        _Https(cancel, deadline),
    ):
        opener.add_handler(handler)
    opener.addheaders = [  # not translated: HTTP
        ("User-Agent", "Foretoken"),
        ("Accept-Encoding", "identity"),
    ]
    request = urllib.request.Request(url, body, headers=dict(headers or {}))
    redirects.authorize(request)
    answered: http.client.HTTPResponse = opener.open(request, timeout=timeout_s)
    return Answer(answered, tuple(redirects.passed))


def origin(url: str) -> tuple[str, str | None, int | None]:
    """What makes two addresses one server's: scheme, name, port. Raises ``ValueError``."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or {"https": 443, "http": 80}.get(parts.scheme)


class _SafeRedirects(urllib.request.HTTPRedirectHandler):
    max_redirections = 5

    def __init__(self, url: str, authorization: str | None) -> None:
        self._origin = origin(url)
        self._authorization = authorization
        self.passed: list[Message] = []

    def authorize(self, request: urllib.request.Request) -> None:
        """Add the authorization where it belongs; urllib itself would pass it on to any server."""
        if self._authorization is not None and origin(request.full_url) == self._origin:
            header = "Authorization"  # not translated: HTTP
            request.add_unredirected_header(header, self._authorization)

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request | None:
        if not is_allowed(newurl) or (req.type == "https" and not newurl.startswith("https:")):
            fp.close()
            words = tr("{host} leads to an address that is not https.", host=host_of(req.full_url))
            raise FetchError(words)
        self.passed.append(headers)
        request = super().redirect_request(req, fp, code, msg, headers, newurl)
        if request is not None:
            self.authorize(request)
        return request


class _Http(urllib.request.HTTPHandler):
    def __init__(self, cancel: Cancel, deadline: Deadline | None) -> None:
        super().__init__()
        self._ways = cancel, deadline

    def http_open(self, req: urllib.request.Request) -> http.client.HTTPResponse:
        class PlainConnection(_Watched, http.client.HTTPConnection):
            cancel, deadline = self._ways

        return self.do_open(PlainConnection, req)


class _Https(urllib.request.HTTPSHandler):
    def __init__(self, cancel: Cancel, deadline: Deadline | None) -> None:
        super().__init__()
        self._ways = cancel, deadline

    def https_open(self, req: urllib.request.Request) -> http.client.HTTPResponse:
        class SecureConnection(_Watched, http.client.HTTPSConnection):
            cancel, deadline = self._ways

            def connect(self) -> None:
                # As it does itself, but what shakes hands can be cancelled.
                http.client.HTTPConnection.connect(self)
                name = self._tunnel_host or self.host  # type: ignore[attr-defined]
                self.sock = context.wrap_socket(
                    self.sock, server_hostname=name, do_handshake_on_connect=False
                )
                self.cancel.watch(self.sock)
                self.sock.do_handshake()

        context = _tls_context()
        return self.do_open(SecureConnection, req, context=context)


class _Watched(http.client.HTTPConnection):
    """Can be cancelled from its first moment, and reads until a deadline."""

    cancel: Cancel
    deadline: Deadline | None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._create_connection = self._connected
        if self.deadline is not None:
            self.response_class = self._timed  # type: ignore[assignment]  # it is only called

    def _connected(
        self, address: tuple[str, int], timeout: float, _source: object
    ) -> socket.socket:
        trouble: OSError = socket.gaierror(socket.EAI_NONAME)
        for family, kind, protocol, _, place in socket.getaddrinfo(
            *address, type=socket.SOCK_STREAM
        ):
            connection = socket.socket(family, kind, protocol)
            try:
                connection.settimeout(timeout)
                self.cancel.watch(connection)
                connection.connect(place)
            except OSError as error:
                connection.close()
                trouble = error
            except BaseException:
                connection.close()
                raise
            else:
                return connection
        raise trouble

    def _timed(
        self, connection: socket.socket, *more: Any, **named: Any
    ) -> http.client.HTTPResponse:
        assert self.deadline is not None
        response = http.client.HTTPResponse(connection, *more, **named)
        timed = _TimedReading(response.fp.detach(), connection, self.deadline)
        response.fp = io.BufferedReader(timed)
        return response


class _TimedReading(io.RawIOBase):
    """What comes from a socket until a deadline, however slowly it drips."""

    def __init__(self, raw: io.RawIOBase, connection: socket.socket, deadline: Deadline) -> None:
        super().__init__()
        self._raw, self._connection, self._deadline = raw, connection, deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        left_s = self._deadline.left_s
        if left_s <= 0:
            raise TimeoutError
        self._connection.settimeout(left_s)
        return self._raw.readinto(buffer)

    def close(self) -> None:
        self._raw.close()
        super().close()


def _tls_context() -> ssl.SSLContext:
    context = ssl.create_default_context()
    if not context.get_ca_certs() and ssl.get_default_verify_paths().cafile is None:
        for bundle in _CERTIFICATES:
            if os.path.isfile(bundle):
                context.load_verify_locations(bundle)
                break
    return context


def _refusal(url: str, error: urllib.error.HTTPError) -> str:
    host, code = host_of(url), str(error.code)
    if error.code == http.client.NOT_FOUND:
        return tr(
            "{host} did not send it. There is nothing at this address (HTTP {code}).",
            host=host,
            code=code,
        )
    return tr("{host} did not send it. It refused (HTTP {code}).", host=host, code=code)


def _network_trouble(url: str, error: Exception) -> str:
    reason, host = getattr(error, "reason", error), host_of(url)
    if isinstance(error, http.client.IncompleteRead):
        return tr("The connection to {host} broke off. Nothing was kept; try again.", host=host)
    if isinstance(reason, TimeoutError):
        return tr("{host} does not answer. Try again later.", host=host)
    if isinstance(reason, ssl.SSLError):
        return tr(
            "The connection to {host} is not safe: {reason}.",
            host=host,
            reason=reason.reason or str(reason),
        )
    if isinstance(reason, socket.gaierror):
        return tr("{host} was not found. Is this computer online?", host=host)
    if isinstance(reason, OSError):
        return tr(
            "{host} cannot be reached: {reason}.", host=host, reason=reason.strerror or str(reason)
        )
    return tr(
        "{host} sent something that makes no sense ({error}).",
        host=host,
        error=type(error).__name__,
    )


def host_of(url: str) -> str:
    """The server that an address names, as it is shown."""
    with suppress(ValueError):
        return urlsplit(url).netloc or url
    return url
