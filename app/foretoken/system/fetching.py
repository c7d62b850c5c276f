"""All that this program asks of a network: HTTPS that can be cancelled at any time.

Only ``https`` is spoken, also after redirects; ``http`` to this very computer is allowed, and to
another one where the caller has asked a person. A request says nothing beyond its address unless
its caller adds headers or a body, and an authorization never reaches another origin than the one
that is asked. Proxies are those of the environment or the system.

``httpcore2``, the lower half of the client that huggingface_hub brings, speaks HTTP; it is loaded
with the first request. Its connections are opened here, so that each wait can be cancelled.
"""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import ssl
import string
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, unquote, urljoin, urlsplit

from foretoken.system.errors import ErrorInWords
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

if TYPE_CHECKING:
    import httpcore2

_TIMEOUT_S = 15
_REDIRECTS = (301, 302, 303, 307, 308)
_MOST_REDIRECTS = 5
_LONGEST_DETAIL = 300
_NO_TLS = ("WRONG_VERSION_NUMBER", "HTTP_REQUEST", "RECORD_LAYER_FAILURE")
# Where distributions keep certificates, for a packaged OpenSSL that was built on another one.
_CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)


class NetworkFault(StrEnum):  # not translated: names
    """Why nothing came, or not all of it."""

    SILENT = "silent"
    UNKNOWN_HOST = "unknown host"
    REFUSED = "refused"
    UNREACHABLE = "unreachable"
    PROXY = "proxy"
    UNTRUSTED = "untrusted"
    """Nobody vouches for the certificate."""
    UNSAFE = "unsafe"
    """TLS failed otherwise."""
    SPEAKS_PLAIN = "speaks plain"
    """It was asked over https and answers in the clear."""
    SPEAKS_TLS = "speaks tls"
    """It was asked in the clear and wants https."""
    CUT = "cut"
    NONSENSE = "nonsense"
    """What came is not HTTP."""


class FetchError(ErrorInWords):
    """Nothing was fetched; the message says why, for a person."""


class FetchCancelled(FetchError):
    """The fetch was cancelled, so nobody needs to be told why."""

    def __init__(self) -> None:
        super().__init__(tr("Cancelled."))


class NetworkError(FetchError):
    """The network failed."""

    def __init__(self, words: str, fault: NetworkFault, detail: str = "") -> None:
        """``detail``: what the system or a library says of it."""
        super().__init__(words)
        self.fault = fault
        self.detail = detail


class Deadline:
    """Until when an answer is waited for; whoever reads the answer may move this on."""

    def __init__(self, seconds: float) -> None:
        self.extend(seconds)

    def extend(self, seconds: float) -> None:
        """Wait this long from now on."""
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

    def check(self) -> None:
        """Raise ``FetchCancelled`` once it is set."""
        if self._event.is_set():
            raise FetchCancelled

    def wait(self, seconds: float) -> None:
        """Let time pass before another try. Raises ``FetchCancelled``, at once when it is set."""
        self._event.wait(seconds)
        self.check()

    def set(self) -> None:
        """End the fetch."""
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
            self.check()


# --- whole texts and files -----------------------------------------------------------------------


def fetch_text(url: str, cancel: Cancel, *, most_bytes: int, within_s: float) -> str:
    """Return a short UTF-8 text. Raises ``FetchError``."""
    content, host = b"", host_of(url)
    with closing(open_address(url, cancel, deadline=Deadline(within_s))) as answer:
        _check_status(answer)
        for chunk in answer.chunks():
            content += chunk
            if len(content) > most_bytes:
                words = tr(
                    "{host} sent more than the {most} bytes expected.", host=host, most=most_bytes
                )
                raise FetchError(words)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise FetchError(tr("{host} sent something that is no text.", host=host)) from None


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
    digest, received, name = hashlib.sha256(), 0, target.name
    try:
        with (
            partial.open("xb") as file,
            closing(open_address(url, cancel)) as answer,
        ):
            _check_status(answer)
            for chunk in answer.chunks():
                received += len(chunk)
                if received > size:
                    words = tr("{file} is larger than announced. Nothing was kept.", file=name)
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
                file=name,
            )
            raise FetchError(words)
        if digest.hexdigest() != sha256.lower():
            words = tr(
                "{file} is not the file that was announced: its checksum differs. "
                "Nothing was kept.",
                file=name,
            )
            raise FetchError(words)
        partial.replace(target)
    except OSError as error:
        words = tr(
            "{file} cannot be written to {folder}: {reason}.",
            file=name,
            folder=target.parent,
            reason=error.strerror or str(error),
        )
        raise FetchError(words) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def _check_status(answer: Answer) -> None:
    if answer.is_refusal:
        host, code = host_of(answer.url), str(answer.status)
        if answer.status == 404:
            words = tr(
                "{host} did not send it. There is nothing at this address (HTTP {code}).",
                host=host,
                code=code,
            )
            raise FetchError(words)
        words = tr("{host} did not send it. It refused (HTTP {code}).", host=host, code=code)
        raise FetchError(words)


# --- requests ------------------------------------------------------------------------------------


class Answer:
    """An answer whose body is still to be read; whoever asked closes it."""

    def __init__(self, url: str, response: httpcore2.Response, cancel: Cancel, way: _Way) -> None:
        self.url = url
        """Where it comes from, redirects followed."""
        self.status = response.status
        self.headers: Mapping[str, str] = {
            name.decode("latin-1").lower(): value.decode("latin-1")
            for name, value in reversed(response.headers)
        }
        """By their names in small letters."""
        self.passed: tuple[Mapping[str, str], ...] = ()
        """The headers of each answer that led elsewhere, first to last."""
        self._response, self._cancel, self._way = response, cancel, way

    @property
    def is_refusal(self) -> bool:
        """Whether this is not what was asked for."""
        return not 200 <= self.status < 300

    def chunks(self) -> Iterator[bytes]:
        """Yield the body as it comes. Raises ``FetchError``."""
        with _network_errors(self.url, self._cancel, self._way):
            for chunk in self._response.iter_stream():
                self._cancel.check()
                yield chunk
        self._cancel.check()  # then what was read only looks as if it had ended

    def close(self) -> None:
        """Close the connection."""
        self._way.close()


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
    """Ask ``url``, follow where it leads, and return the answer, a refusal too.

    ``headers`` go to every server on the way, ``authorization`` only to the origin of ``url``: the
    same scheme, name and port. ``timeout_s`` limits every single wait, ``deadline`` all waits for
    the answer once there is a connection. With ``body`` it is a POST, which is not sent on to where
    an address leads. Raises ``FetchError``.
    """
    if not is_allowed(url, plain_agreed=plain_agreed):
        raise FetchError(tr("{address} is no https address, so it was not asked.", address=url))
    home = origin(url)
    passed: list[Mapping[str, str]] = []
    while True:
        sent = {
            "Host": urlsplit(url).netloc,
            "User-Agent": "Foretoken",
            "Accept-Encoding": "identity",
            "Connection": "close",
            **(headers or {}),
        }
        if authorization is not None and origin(url) == home:
            sent["Authorization"] = authorization
        answer = _ask(url, cancel, sent, body, timeout_s, deadline)
        answer.passed = tuple(passed)
        location = answer.headers.get("location")
        if (
            not follow
            or answer.status not in _REDIRECTS
            or location is None
            or len(passed) == _MOST_REDIRECTS
        ):
            return answer
        answer.close()
        passed.append(answer.headers)
        url, body = _led_to(url, location), None


def _ask(
    url: str,
    cancel: Cancel,
    headers: Mapping[str, str],
    body: bytes | None,
    timeout_s: float,
    deadline: Deadline | None,
) -> Answer:
    way = _Way()
    with ExitStack() as failed, _network_errors(url, cancel, way):
        failed.callback(way.close)
        pool = way.enter_context(_pool(url, cancel, way, deadline))
        waits = dict.fromkeys(("connect", "read", "write"), timeout_s)
        response = way.enter_context(
            pool.stream(
                "GET" if body is None else "POST",
                url,
                headers=list(headers.items()),
                content=body,
                extensions={"timeout": waits},
            )
        )
        failed.pop_all()
        return Answer(url, response, cancel, way)
    raise AssertionError  # errors above are raised on


def _led_to(url: str, location: str) -> str:
    """Where a redirect leads. Raises ``FetchError`` for what may not be asked."""
    with suppress(ValueError):
        target = urljoin(url, quote(location, safe=string.punctuation))
        downgraded = urlsplit(url).scheme == "https" != urlsplit(target).scheme
        if is_allowed(target) and not downgraded:
            return target
    words = tr("{host} leads to an address that is not https.", host=host_of(url))
    raise FetchError(words)


def is_allowed(url: str, *, plain_agreed: bool = False) -> bool:
    """Whether a URL may be asked: https, or http on this very computer or where that is agreed."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.username or parts.password or not host:
        return False
    if parts.scheme == "http":
        return plain_agreed or _is_loopback(host)
    return parts.scheme == "https"


def origin(url: str) -> tuple[str, str | None, int | None]:
    """What makes two addresses one server's: scheme, name, port. Raises ``ValueError``."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or {"https": 443, "http": 80}.get(parts.scheme)


def host_of(url: str) -> str:
    """The server that an address names, as it is shown."""
    with suppress(ValueError):
        return urlsplit(url).netloc or url
    return url


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


# --- connections ---------------------------------------------------------------------------------


class _Way(ExitStack):
    """What is closed with an answer, and what is known of its connection."""

    proxied = False
    ended = False
    """Whether the other side has closed it."""


def _pool(
    url: str, cancel: Cancel, way: _Way, deadline: Deadline | None
) -> httpcore2.ConnectionPool:
    """A pool for one request, through the proxy of the environment or the system."""
    import httpcore2

    proxy = _proxy_for(url)
    # It would log addresses, which may be signed, and what is answered.
    logging.getLogger("httpcore2").setLevel(logging.WARNING)
    sockets = cast("httpcore2.NetworkBackend", _Sockets(cancel, way, deadline))
    tls = _tls_context()
    if proxy is None:
        return httpcore2.ConnectionPool(ssl_context=tls, network_backend=sockets)
    way.proxied = True
    kind, _, place = proxy.rpartition("://")
    if kind.startswith("socks"):
        words = tr("A SOCKS proxy is set, which is not supported. Set an HTTP proxy instead.")
        raise NetworkError(words, NetworkFault.PROXY)
    credentials, _, address = place.partition("/")[0].rpartition("@")
    name, _, password = credentials.partition(":")
    return httpcore2.HTTPProxy(
        f"http://{address}",
        proxy_auth=(unquote(name), unquote(password)) if credentials else None,
        ssl_context=tls,
        network_backend=sockets,
    )


def _proxy_for(url: str) -> str | None:
    from urllib.request import getproxies, proxy_bypass

    parts = urlsplit(url)
    if _is_loopback(parts.hostname or "") or proxy_bypass(parts.netloc):
        return None
    proxies = getproxies()
    return proxies.get(parts.scheme) or proxies.get("all")


class _Sockets:
    """The connections of one request, as an ``httpcore2.NetworkBackend``."""

    def __init__(self, cancel: Cancel, way: _Way, deadline: Deadline | None) -> None:
        self.cancel, self.way, self.deadline = cancel, way, deadline

    def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, **_options: object
    ) -> _Stream:
        import httpcore2

        try:
            stream = _Stream(_connect(host, port, timeout, self.cancel), self)
        except OSError as error:
            if self.way.proxied and not self.cancel.is_set:
                raise httpcore2.ProxyError(error.strerror or str(error)) from error
            raise
        self.way.callback(stream.close)  # also where TLS fails
        return stream


class _Stream:
    """A connection that can be cancelled, as an ``httpcore2.NetworkStream``."""

    def __init__(self, connection: socket.socket, sockets: _Sockets) -> None:
        self._connection, self._sockets = connection, sockets
        self._heard = False

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        deadline = self._sockets.deadline
        left_s = timeout if deadline is None else deadline.left_s
        if left_s is not None and left_s <= 0:
            raise TimeoutError
        self._connection.settimeout(left_s)
        data = self._connection.recv(max_bytes)
        if not data:
            self._sockets.way.ended = True
        elif not self._heard:
            _check_beginning(data)
        self._heard = True
        return data

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        import httpcore2

        try:
            self._connection.settimeout(timeout)
            self._connection.sendall(buffer)
        except TimeoutError:
            raise
        except OSError as error:  # who refuses early may not have read all of it
            raise httpcore2.WriteError(str(error)) from error

    def close(self) -> None:
        self._connection.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> _Stream:
        self._connection.settimeout(timeout)
        # The handshake can be cancelled by the socket that it is done on.
        safe = ssl_context.wrap_socket(
            self._connection, server_hostname=server_hostname, do_handshake_on_connect=False
        )
        self._connection, self._heard = safe, False
        self._sockets.cancel.watch(safe)
        safe.do_handshake()
        return self

    def get_extra_info(self, _info: str) -> None:
        """Nothing that this client needs."""


def _connect(host: str, port: int, timeout: float | None, cancel: Cancel) -> socket.socket:
    """As ``socket.create_connection``, but it can be cancelled."""
    trouble: OSError = socket.gaierror(socket.EAI_NONAME)
    for family, kind, protocol, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        with ExitStack() as failed:
            connection = failed.enter_context(socket.socket(family, kind, protocol))
            try:
                connection.settimeout(timeout)
                cancel.watch(connection)
                connection.connect(place)
            except OSError as error:
                trouble = error
                continue
            failed.pop_all()
            return connection
    raise trouble


class _SpeaksTls(Exception):
    """TLS came where HTTP was expected."""


def _check_beginning(data: bytes) -> None:
    """Refuse at once what is not HTTP: other protocols say a line and wait."""
    import httpcore2

    if data[:1] in (b"\x15", b"\x16") and data[1:2] in (b"\x03", b""):
        raise _SpeaksTls
    if not data.startswith(b"HTTP/"[: len(data)]):
        raise httpcore2.RemoteProtocolError("no HTTP")  # not translated: for programmers


def _tls_context() -> ssl.SSLContext:
    context = ssl.create_default_context()
    if not context.get_ca_certs() and ssl.get_default_verify_paths().cafile is None:
        for bundle in _CERTIFICATES:
            if os.path.isfile(bundle):
                context.load_verify_locations(bundle)
                break
    return context


# --- faults --------------------------------------------------------------------------------------


@contextmanager
def _network_errors(url: str, cancel: Cancel, way: _Way) -> Iterator[None]:
    """Raise ``NetworkError``, or ``FetchCancelled``, for what the network and its client raise."""
    import httpcore2

    try:
        yield
    except (
        OSError,
        ValueError,
        httpcore2.ProtocolError,
        httpcore2.ProxyError,
        httpcore2.NetworkError,
        _SpeaksTls,
    ) as error:
        cancel.check()
        proxy_failed = isinstance(error, httpcore2.ProxyError)
        raise _fault(host_of(url), error, ended=way.ended, proxy_failed=proxy_failed) from error


def _fault(host: str, error: Exception, *, ended: bool, proxy_failed: bool) -> NetworkError:
    detail = getattr(error, "strerror", None) or str(error) or type(error).__name__
    fault = NetworkFault.NONSENSE
    if proxy_failed:
        fault = NetworkFault.PROXY
    elif isinstance(error, ssl.SSLCertVerificationError):
        fault, detail = NetworkFault.UNTRUSTED, error.verify_message or detail
    elif isinstance(error, ssl.SSLError):
        plain = error.reason in _NO_TLS
        fault = NetworkFault.SPEAKS_PLAIN if plain else NetworkFault.UNSAFE
        detail = error.reason or detail
    elif isinstance(error, _SpeaksTls):
        fault = NetworkFault.SPEAKS_TLS
    elif isinstance(error, TimeoutError):
        fault = NetworkFault.SILENT
    elif isinstance(error, socket.gaierror):
        fault = NetworkFault.UNKNOWN_HOST
    elif isinstance(error, ConnectionRefusedError):
        fault = NetworkFault.REFUSED
    elif ended or isinstance(error, ConnectionError):
        fault = NetworkFault.CUT
    elif isinstance(error, OSError):
        fault = NetworkFault.UNREACHABLE
    else:
        detail = type(error).__name__
    detail = shown_name(detail, _LONGEST_DETAIL)
    return NetworkError(_words(fault, host, detail), fault, detail)


def _words(fault: NetworkFault, host: str, detail: str) -> str:
    match fault:
        case NetworkFault.SILENT:
            return tr("{host} does not answer in time. Try again later.", host=host)
        case NetworkFault.UNKNOWN_HOST:
            return tr("{host} was not found. Is this computer online?", host=host)
        case NetworkFault.REFUSED:
            return tr(
                "Nobody answers at {host}. Is a firewall in between? Try again later.", host=host
            )
        case NetworkFault.UNREACHABLE:
            return tr("{host} cannot be reached: {reason}.", host=host, reason=detail)
        case NetworkFault.PROXY:
            return tr(
                "The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the "
                "variables http_proxy, https_proxy and no_proxy.",
                host=host,
                reason=detail,
            )
        case NetworkFault.UNTRUSTED:
            return tr(
                "The connection to {host} is not safe: {reason}. Check this computer's clock, "
                "and whether a network guard reads along with a certificate of its own.",
                host=host,
                reason=detail,
            )
        case NetworkFault.UNSAFE:
            return tr("The connection to {host} is not safe: {reason}.", host=host, reason=detail)
        case NetworkFault.SPEAKS_PLAIN:
            return tr("{host} does not speak https. Its address may begin with http://.", host=host)
        case NetworkFault.SPEAKS_TLS:
            return tr("{host} wants https. Let its address begin so.", host=host)
        case NetworkFault.CUT:
            return tr("The connection to {host} broke off. Try again.", host=host)
        case NetworkFault.NONSENSE:
            return tr(
                "{host} sent something that makes no sense ({error}).", host=host, error=detail
            )
