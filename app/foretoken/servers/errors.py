"""Errors of servers, classified and described."""

from __future__ import annotations

from enum import StrEnum

from foretoken.system.errors import UserError


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
    """Failed request to a server; the message says what failed, why, and what to do.

    It may quote the server's response, which may quote the chat.
    """

    def __init__(self, trouble: ServerErrorKind, words: str) -> None:
        super().__init__(words)
        self.trouble = trouble
