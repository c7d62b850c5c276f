"""All that this program asks of a network: HTTPS that can be cancelled.

Only ``https`` is spoken, also after redirects; ``http`` to this very computer is allowed, and to
another one where the caller has asked a person. A request says nothing beyond its address unless
its caller adds headers or a body, and an authorization never reaches another origin than the one
that is asked. Proxies are those of the environment or the system.

``httpcore2`` speaks HTTP; it is loaded with the first request. Its connections are opened here, so
that each wait can be cancelled, except for the system's look-up of a name, which ends when it ends.
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

from foretoken.system.errors import Cancelled, ErrorInWords
from foretoken.system.language import tr, tr_noop
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


class NetworkFault(StrEnum):
    """Why nothing came, or not all of it; each value is the sentence that says so, for ``tr``."""

    SILENT = tr_noop("{host} does not answer. Try again later.")
    UNKNOWN_HOST = tr_noop("{host} was not found. Is this computer online?")
    REFUSED = tr_noop("Nobody answers at {host}. Is a firewall in between? Try again later.")
    UNREACHABLE = tr_noop("{host} cannot be reached: {reason}.")
    PROXY = tr_noop(
        "The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the "
        "variables http_proxy, https_proxy and no_proxy."
    )
    UNTRUSTED = tr_noop(
        "The connection to {host} is not safe: {reason}. Check this computer's clock, "
        "and whether a network guard reads along with a certificate of its own."
    )
    UNSAFE = tr_noop("The connection to {host} is not safe: {reason}.")
    SPEAKS_PLAIN = tr_noop("{host} does not speak https. Its address may begin with http://.")
    SPEAKS_TLS = tr_noop("{host} wants https. Let its address begin so.")
    CUT = tr_noop("The connection to {host} broke off. Try again.")
    NONSENSE = tr_noop("{host} sent something that makes no sense ({error}).")


class FetchError(ErrorInWords):
    """Nothing was fetched; the message says why, for a person."""


class TooMuch(FetchError):
    """More came than anybody asked for."""


class NetworkError(FetchError):
    """The network failed."""

    def __init__(self, host: str, fault: NetworkFault, detail: str = "") -> None:
        """``detail``: what the system or a library says of it."""
        self.fault, self.detail = fault, shown_name(detail, _LONGEST_DETAIL)
        words = tr(fault.value, host=host, reason=self.detail, error=self.detail)
        super().__init__(words)


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
        """Raise ``Cancelled`` once it is set."""
        if self._event.is_set():
            raise Cancelled

    def wait(self, seconds: float) -> None:
        """Let time pass before another try. Raises ``Cancelled``, at once when it is set."""
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
        """Take over the socket that the fetch now waits for. Raises ``Cancelled``."""
        with self._lock:
            self._socket = connection
            self.check()


# --- requests ------------------------------------------------------------------------------------


class Answer:
    """An answer whose body is still to be read; whoever asked closes it."""

    def __init__(self, url: str, response: httpcore2.Response, connection: _Connection) -> None:
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
        self._response, self._connection = response, connection

    @property
    def is_refusal(self) -> bool:
        """Whether this is not what was asked for."""
        return not 200 <= self.status < 300

    def chunks(self, most_bytes: int | None = None) -> Iterator[bytes]:
        """Yield the body as it comes. Raises ``FetchError``; ``TooMuch`` behind ``most_bytes``."""
        received = 0
        with self._connection.errors():
            for chunk in self._response.iter_stream():
                self._connection.cancel.check()
                received += len(chunk)
                if most_bytes is not None and received > most_bytes:
                    host, most = host_of(self.url), most_bytes
                    words = tr(
                        "{host} sent more than the {most} bytes expected.", host=host, most=most
                    )
                    raise TooMuch(words)
                yield chunk
        self._connection.cancel.check()  # then what was read only looks as if it had ended

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
    """Ask ``url``, follow where it leads, and return the answer, a refusal too.

    ``headers`` go to every server on the way, ``authorization`` only to the origin of ``url``: the
    same scheme, name and port. ``timeout_s`` limits each single wait; ``deadline`` takes its place
    in those for the answer and limits all of them together. Neither limits the look-up of a name.
    With ``body`` it is a POST, which is not sent on to where an address leads. Raises
    ``FetchError``.
    """
    if not is_allowed(url, plain_agreed=plain_agreed):
        raise FetchError(tr("{address} is no https address, so it was not asked.", address=url))
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
        answer = _asked(url, sent, body, timeout_s, _Connection(url, cancel, deadline))
        answer.passed = tuple(passed)
        location = answer.headers.get("location")
        led_on = follow and answer.status in _REDIRECTS and len(passed) < _MOST_REDIRECTS
        if not led_on or location is None:
            return answer
        answer.close()
        passed.append(answer.headers)
        url, body = _led_to(url, location), None


def _asked(
    url: str,
    headers: Mapping[str, str],
    body: bytes | None,
    timeout_s: float,
    connection: _Connection,
) -> Answer:
    try:
        with connection.errors():
            stream = connection.pool(url).stream(
                "GET" if body is None else "POST",
                url,
                headers=list(headers.items()),
                content=body,
                extensions={"timeout": dict.fromkeys(("connect", "read", "write"), timeout_s)},
            )
            return Answer(url, connection.opened.enter_context(stream), connection)
    except BaseException:
        connection.opened.close()
        raise


def _led_to(url: str, location: str) -> str:
    """Where a redirect leads. Raises ``FetchError`` for what may not be asked."""
    with suppress(ValueError):
        target = urljoin(url, quote(location.encode("latin-1"), safe=string.punctuation))
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
    if not url.isascii() or parts.username or parts.password or not host:
        return False
    if parts.scheme == "http":
        return plain_agreed or is_loopback(host)
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


def is_loopback(host: str) -> bool:
    """Whether a host is this very computer, so that nothing is sent anywhere."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


# --- connections ---------------------------------------------------------------------------------

_FAULTS = (
    (ssl.SSLCertVerificationError, NetworkFault.UNTRUSTED),
    (ssl.SSLError, NetworkFault.UNSAFE),
    (TimeoutError, NetworkFault.SILENT),
    (socket.gaierror, NetworkFault.UNKNOWN_HOST),
    (ConnectionRefusedError, NetworkFault.REFUSED),
    (ConnectionError, NetworkFault.CUT),
    (OSError, NetworkFault.UNREACHABLE),
)


class _Connection:
    """The connection of one request, for httpcore2 its network backend and stream.

    Each wait for its socket can be cancelled.
    """

    def __init__(self, url: str, cancel: Cancel, deadline: Deadline | None) -> None:
        self.opened = ExitStack()
        """What is to be closed in the end."""
        self.host, self.cancel, self._deadline = host_of(url), cancel, deadline
        self._proxy = _proxy_for(url)
        self._socket: socket.socket | None = None
        self._connected = self._heard = self._ended = False

    def pool(self, url: str) -> httpcore2.ConnectionPool:
        """What asks for ``url``, through the proxy of the environment or the system."""
        import httpcore2

        # It would log addresses, which may be signed, and what is answered.
        logging.getLogger("httpcore2").setLevel(logging.WARNING)
        backend = cast("httpcore2.NetworkBackend", self)
        tls = _tls_context() if urlsplit(url).scheme == "https" else None
        if self._proxy is None:
            pool = httpcore2.ConnectionPool(ssl_context=tls, network_backend=backend)
            return self.opened.enter_context(pool)
        kind, _, place = self._proxy.rpartition("://")
        if kind.startswith("socks"):
            words = tr("SOCKS proxies are not supported")
            raise NetworkError(self.host, NetworkFault.PROXY, words)
        credentials, _, address = place.partition("/")[0].rpartition("@")
        name, _, password = credentials.partition(":")
        through = httpcore2.HTTPProxy(
            f"http://{address}",
            proxy_auth=(unquote(name), unquote(password)) if credentials else None,
            ssl_context=tls,
            network_backend=backend,
        )
        return self.opened.enter_context(through)

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Raise ``NetworkError``, or ``Cancelled``, for what the client raises."""
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
            if fault is NetworkFault.NONSENSE or not detail:
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
        if isinstance(error, ssl.SSLError) and error.reason in _NO_TLS:
            return NetworkFault.SPEAKS_PLAIN
        other = NetworkFault.CUT if self._ended else NetworkFault.NONSENSE
        return next((fault for kind, fault in _FAULTS if isinstance(error, kind)), other)

    # --- for httpcore2 ---------------------------------------------------------------------------

    def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, **_options: object
    ) -> _Connection:
        """As ``socket.create_connection``, but it can be cancelled once the name is looked up."""
        trouble: OSError = socket.gaierror(socket.EAI_NONAME)
        for family, kind, protocol, _, place in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        ):
            self._socket = connection = socket.socket(family, kind, protocol)
            self.opened.callback(connection.close)
            connection.settimeout(timeout)
            self.cancel.watch(connection)
            try:
                connection.connect(place)
            except OSError as error:
                trouble = error
            else:
                self._connected = True
                return self
        raise trouble

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> _Connection:
        """Go on in TLS."""
        # The handshake can be cancelled by the socket that it is done on.
        self._socket = safe = ssl_context.wrap_socket(
            self._open, server_hostname=server_hostname, do_handshake_on_connect=False
        )
        self.opened.callback(safe.close)
        safe.settimeout(timeout)
        self._heard = False
        self.cancel.watch(safe)
        safe.do_handshake()
        return self

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Wait for some bytes; none at the end."""
        left_s = timeout if self._deadline is None else self._deadline.left_s
        if left_s is not None and left_s <= 0:
            raise TimeoutError
        self._open.settimeout(left_s)
        data = self._open.recv(max_bytes)
        self._ended = not data
        if data and not self._heard:  # refused at once: other protocols say a line and wait
            if data[:1] in (b"\x15", b"\x16") and data[1:2] in (b"\x03", b""):
                raise NetworkError(self.host, NetworkFault.SPEAKS_TLS)
            if not data.startswith(b"HTTP/"[: len(data)]):
                said = "no HTTP"  # not translated: for programmers
                raise NetworkError(self.host, NetworkFault.NONSENSE, said)
        self._heard = True
        return data

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send it all."""
        import httpcore2

        try:
            self._open.settimeout(timeout)
            self._open.sendall(buffer)
        except TimeoutError:
            raise
        except OSError as error:  # who refuses early may not have read all of it
            raise httpcore2.WriteError(str(error)) from error

    def close(self) -> None:
        """End what can be read and written."""
        self._open.close()

    def get_extra_info(self, _info: str) -> None:
        """Nothing that this client needs."""

    @property
    def _open(self) -> socket.socket:
        if self._socket is None:
            raise ConnectionError
        return self._socket


def load_client() -> str:
    """Load what speaks HTTP, as the first request does; return its name and version."""
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
    if not context.get_ca_certs() and ssl.get_default_verify_paths().cafile is None:
        for bundle in _CERTIFICATES:
            if os.path.isfile(bundle):
                context.load_verify_locations(bundle)
                break
    return context
