"""All network access of this program: cancellable HTTPS.

Only ``https`` is allowed, also after redirects, plus ``http`` to this computer, and to others if
the caller has the user's agreement. A request sends nothing beyond its URL unless the caller adds
headers or a body, and an authorization is sent only to the origin of the requested URL. Proxies are
those of the environment or the system.

HTTP is implemented by ``httpcore2``, loaded with the first request. Its connections are opened
here, so that every wait can be cancelled, except the system's DNS lookup.
"""

from __future__ import annotations

import logging
import os
import socket
import ssl
import string
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from enum import StrEnum
from ipaddress import ip_address
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, unquote, urljoin, urlsplit

from foretoken.system.errors import Cancelled, UserError
from foretoken.system.language import said
from foretoken.system.shown_text import shown_name

if TYPE_CHECKING:
    import httpcore2

_TIMEOUT_S = 15
_REDIRECTS = (301, 302, 303, 307, 308)
_MAX_REDIRECTS = 5
_MAX_DETAIL = 300
_NOT_TLS = ("WRONG_VERSION_NUMBER", "HTTP_REQUEST", "RECORD_LAYER_FAILURE")
# Certificate bundles of distributions, for a packaged OpenSSL that was built on another one.
_CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)


class NetworkFault(StrEnum):
    """Reasons why a fetch failed or is incomplete; each is a kind of error."""

    TIMEOUT = "host-silent"
    UNKNOWN_HOST = "host-unknown"
    REFUSED = "host-refuses"
    UNREACHABLE = "host-unreachable"
    PROXY = "proxy-failed"
    UNTRUSTED = "host-untrusted"
    UNSAFE = "host-unsafe"
    SPEAKS_PLAIN = "host-speaks-plain"
    SPEAKS_TLS = "host-speaks-tls"
    CUT = "host-cut"
    INVALID_RESPONSE = "host-invalid-response"


class FetchError(UserError):
    """A failed fetch; the message gives the user the reason."""


class ResponseTooLarge(FetchError):
    """A response over the size limit."""


class NetworkError(FetchError):
    """A network failure."""

    def __init__(self, host: str, fault: NetworkFault, detail: str = "") -> None:
        """``detail`` is the error text of the system or a library."""
        self.fault, self.detail = fault, shown_name(detail, _MAX_DETAIL)
        super().__init__(fault.value, host=host, reason=self.detail, error=self.detail)


class Deadline:
    """Time limit for a response, which its reader may extend."""

    def __init__(self, seconds: float) -> None:
        self.extend(seconds)

    def extend(self, seconds: float) -> None:
        """Set the time left to ``seconds``."""
        self._end = time.monotonic() + seconds

    @property
    def left_s(self) -> float:
        """Remaining seconds, 0 or less when expired."""
        return self._end - time.monotonic()


class Cancel:
    """Cancels a fetch from another thread, even while it waits for the network."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._event = threading.Event()

    @property
    def is_set(self) -> bool:
        """Whether the fetch is cancelled."""
        return self._event.is_set()

    def check(self) -> None:
        """Raise ``Cancelled`` if it is set."""
        if self._event.is_set():
            raise Cancelled

    def wait(self, seconds: float) -> None:
        """Sleep before a retry. Raises ``Cancelled``, at once when it is set."""
        self._event.wait(seconds)
        self.check()

    def set(self) -> None:
        """Cancel the fetch."""
        with self._lock:
            self._event.set()
            if self._socket is not None:
                with suppress(OSError):  # wakes the reading thread
                    # Not TLS's own ``shutdown``: it drops the state that the other thread is using.
                    socket.socket.shutdown(self._socket, socket.SHUT_RDWR)

    def watch(self, connection: socket.socket) -> None:
        """Set the socket to shut down on cancellation. Raises ``Cancelled``."""
        with self._lock:
            self._socket = connection
            self.check()


# --- requests ------------------------------------------------------------------------------------


class Answer:
    """A response whose body has yet to be read; the caller must close it."""

    def __init__(self, url: str, response: httpcore2.Response, connection: _Connection) -> None:
        self.url = url
        """URL of the response, after redirects."""
        self.status = response.status
        self.headers: Mapping[str, str] = {
            name.decode("latin-1").lower(): value.decode("latin-1")
            for name, value in reversed(response.headers)
        }
        """Headers by lower-case name."""
        self.passed: tuple[Mapping[str, str], ...] = ()
        """Headers of each redirect, in order."""
        self._response, self._connection = response, connection

    @property
    def is_error(self) -> bool:
        """Whether this is an error or redirect, not a successful response."""
        return not 200 <= self.status < 300

    def chunks(self, most_bytes: int | None = None) -> Iterator[bytes]:
        """Yield the body as it arrives. Raises ``FetchError``.

        ``ResponseTooLarge`` after ``most_bytes``.
        """
        received = 0
        with self._connection.errors():
            for chunk in self._response.iter_stream():
                self._connection.cancel.check()
                received += len(chunk)
                if most_bytes is not None and received > most_bytes:
                    host = host_of(self.url)
                    raise ResponseTooLarge("host-sent-too-much", host=host, most=most_bytes)
                yield chunk
        self._connection.cancel.check()  # cancelling makes the body seem to end

    def close(self) -> None:
        """Close the connection."""
        self._connection.opened.close()


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
    """Request ``url``, follow redirects, and return the response, even an HTTP error.

    ``headers`` are sent to every server on the way, ``authorization`` only to the origin of
    ``url``: the same scheme, host and port. ``timeout_s`` limits each single wait; ``deadline``
    replaces it in waits for the response and limits their total. Neither limits the DNS lookup.
    A ``body`` makes it a POST, which is not repeated at a redirect. Raises ``FetchError``.
    """
    if not is_allowed(url, plain_agreed=plain_agreed):
        raise FetchError("address-not-https", address=url)
    home = origin(url)
    passed: list[Mapping[str, str]] = []
    while True:
        sent = {  # not translated: HTTP
            "Host": urlsplit(url).netloc,
            "User-Agent": "Foretoken",
            "Accept-Encoding": "identity",
            "Connection": "close",
            **(headers or {}),
        }
        if authorization is not None and origin(url) == home:
            sent["Authorization"] = authorization  # not translated: HTTP
        answer = _Connection(url, cancel, deadline).request(url, sent, body, timeout_s)
        answer.passed = tuple(passed)
        location = answer.headers.get("location")
        led_on = follow and answer.status in _REDIRECTS and len(passed) < _MAX_REDIRECTS
        if not led_on or location is None:
            return answer
        answer.close()
        passed.append(answer.headers)
        url, body = _redirect_target(url, location), None


def _redirect_target(url: str, location: str) -> str:
    """Return the target of a redirect. Raises ``FetchError`` if it is not allowed."""
    with suppress(ValueError):
        target = urljoin(url, quote(location.encode("latin-1"), safe=string.punctuation))
        downgraded = urlsplit(url).scheme == "https" != urlsplit(target).scheme
        if is_allowed(target) and not downgraded:
            return target
    raise FetchError("host-redirects-to-plain", host=host_of(url))


def is_allowed(url: str, *, plain_agreed: bool = False) -> bool:
    """Return whether a URL may be requested: https, or http if agreed or to this computer."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if not url.isascii() or parts.username or parts.password or not host:
        return False
    if parts.scheme == "http":
        return plain_agreed or is_loopback(host)
    return parts.scheme == "https"


def origin(url: str) -> tuple[str, str | None, int | None]:
    """Return scheme, host and port, which identify a server. Raises ``ValueError``."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or {"https": 443, "http": 80}.get(parts.scheme)


def host_of(url: str) -> str:
    """Return host and port of a URL, for display."""
    with suppress(ValueError):
        return urlsplit(url).netloc or url
    return url


def is_loopback(host: str) -> bool:
    """Return whether a host is this computer, so that no data leaves it."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


# --- connections ---------------------------------------------------------------------------------

_FAULTS = (
    (ssl.SSLCertVerificationError, NetworkFault.UNTRUSTED),
    (ssl.SSLError, NetworkFault.UNSAFE),
    (TimeoutError, NetworkFault.TIMEOUT),
    (socket.gaierror, NetworkFault.UNKNOWN_HOST),
    (ConnectionRefusedError, NetworkFault.REFUSED),
    (ConnectionError, NetworkFault.CUT),
    (OSError, NetworkFault.UNREACHABLE),
)


class _Connection:
    """The connection of one request: network backend and stream for httpcore2.

    Every wait for its socket can be cancelled.
    """

    _socket: socket.socket  # opened before httpcore2 gets the stream

    def __init__(self, url: str, cancel: Cancel, deadline: Deadline | None) -> None:
        self.opened = ExitStack()
        """Resources to close at the end."""
        self.host, self.cancel, self._deadline = host_of(url), cancel, deadline
        self._proxy = _proxy_for(url)
        self._connected = self._received = self._ended = False

    def request(
        self, url: str, headers: Mapping[str, str], body: bytes | None, timeout_s: float
    ) -> Answer:
        """Send a request; return its response. Raises ``FetchError``."""
        try:
            with self.errors():
                stream = self._pool(url).stream(
                    "GET" if body is None else "POST",
                    url,
                    headers=list(headers.items()),
                    content=body,
                    extensions={"timeout": dict.fromkeys(("connect", "read", "write"), timeout_s)},
                )
                return Answer(url, self.opened.enter_context(stream), self)
        except BaseException:
            self.opened.close()
            raise

    def _pool(self, url: str) -> httpcore2.ConnectionPool:
        """Return a connection pool for ``url``, through the environment's or system's proxy."""
        import httpcore2

        # Its log would contain URLs, which may be signed, and responses.
        logging.getLogger("httpcore2").setLevel(logging.WARNING)
        backend = cast("httpcore2.NetworkBackend", self)
        tls = _tls_context() if urlsplit(url).scheme == "https" else None
        proxy = None
        if self._proxy is not None:
            kind, _, place = self._proxy.rpartition("://")
            if kind.startswith("socks"):
                raise NetworkError(self.host, NetworkFault.PROXY, said("proxy-socks"))
            credentials, _, address = place.partition("/")[0].rpartition("@")
            name, _, password = credentials.partition(":")
            login = (unquote(name), unquote(password)) if credentials else None
            proxy = httpcore2.Proxy(f"http://{address}", login)
        pool = httpcore2.ConnectionPool(tls, proxy, network_backend=backend)
        return self.opened.enter_context(pool)

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Convert httpcore2's errors to ``NetworkError``, or to ``Cancelled``."""
        import httpcore2

        client_errors = httpcore2.ProtocolError, httpcore2.ProxyError, httpcore2.NetworkError
        try:
            yield
        except (OSError, ValueError, *client_errors) as error:
            self.cancel.check()
            detail = getattr(error, "strerror", None) or str(error).rstrip(".")
            if isinstance(error, ssl.SSLError):
                detail = getattr(error, "verify_message", None) or error.reason or detail
            fault = self._fault_of(error)
            if fault is NetworkFault.INVALID_RESPONSE or not detail:
                detail = type(error).__name__
            raise NetworkError(self.host, fault, detail) from error
        except NetworkError:
            self.cancel.check()
            raise

    def _fault_of(self, error: Exception) -> NetworkFault:
        import httpcore2

        before_proxy = self._proxy is not None and not self._connected
        if before_proxy or isinstance(error, httpcore2.ProxyError):
            return NetworkFault.PROXY
        if isinstance(error, ssl.SSLError) and error.reason in _NOT_TLS:
            return NetworkFault.SPEAKS_PLAIN
        other = NetworkFault.CUT if self._ended else NetworkFault.INVALID_RESPONSE
        return next((fault for kind, fault in _FAULTS if isinstance(error, kind)), other)

    # --- for httpcore2 ---------------------------------------------------------------------------

    def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, **_options: object
    ) -> _Connection:
        """Like ``socket.create_connection``, but cancellable after the DNS lookup."""
        trouble: OSError = socket.gaierror(socket.EAI_NONAME)
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for family, kind, protocol, _, place in addresses:
            self._socket = connection = socket.socket(family, kind, protocol)
            self.opened.callback(connection.close)
            connection.settimeout(timeout)
            self.cancel.watch(connection)
            try:
                connection.connect(place)
                self._connected = True
                return self
            except OSError as error:
                trouble = error
        raise trouble

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> _Connection:
        """Switch to TLS."""
        # The socket is watched, so that the handshake can be cancelled.
        self._socket = safe = ssl_context.wrap_socket(
            self._socket, server_hostname=server_hostname, do_handshake_on_connect=False
        )
        self.opened.callback(safe.close)
        safe.settimeout(timeout)
        self._received = False
        self.cancel.watch(safe)
        safe.do_handshake()
        return self

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Wait for some bytes; empty at the end."""
        left_s = timeout if self._deadline is None else self._deadline.left_s
        if left_s is not None and left_s <= 0:
            raise TimeoutError
        self._socket.settimeout(left_s)
        data = self._socket.recv(max_bytes)
        self._ended = not data
        if data and not self._received:  # fail at once: other protocols send a line and wait
            if data[:1] in (b"\x15", b"\x16"):  # a TLS record
                raise NetworkError(self.host, NetworkFault.SPEAKS_TLS)
            if not data.startswith(b"HTTP/"[: len(data)]):
                what = "no HTTP"  # not translated: for programmers
                raise NetworkError(self.host, NetworkFault.INVALID_RESPONSE, what)
        self._received = True
        return data

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send all of ``buffer``."""
        import httpcore2

        try:
            self._socket.settimeout(timeout)
            self._socket.sendall(buffer)
        except TimeoutError:
            raise
        except OSError as error:  # a server that refuses early may not read all of it
            raise httpcore2.WriteError(str(error)) from error

    def close(self) -> None:
        """Close the socket."""
        self._socket.close()

    def get_extra_info(self, _info: str) -> None:
        """Return None: httpcore2 needs no extra information here."""


def load_client() -> str:
    """Load the HTTP library, as the first request does; return its name and version."""
    import httpcore2

    return f"httpcore2 {httpcore2.__version__}"  # not translated: a name


def _proxy_for(url: str) -> str | None:
    from urllib.request import getproxies, proxy_bypass

    parts = urlsplit(url)
    if is_loopback(parts.hostname or "") or proxy_bypass(parts.netloc):
        return None
    proxies = getproxies()
    return proxies.get(parts.scheme) or proxies.get("all")


def _tls_context() -> ssl.SSLContext:
    context = ssl.create_default_context()
    missing = not context.get_ca_certs() and ssl.get_default_verify_paths().cafile is None
    if missing and (bundle := next(filter(os.path.isfile, _CERTIFICATES), None)):
        context.load_verify_locations(bundle)
    return context
