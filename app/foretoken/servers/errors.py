"""What goes wrong with a server, in words and by kind."""

from __future__ import annotations

from enum import StrEnum

from foretoken.system.errors import ErrorInWords


class ServerTrouble(StrEnum):
    """The kinds of trouble that are treated differently."""

    ADDRESS = "address"
    """What was entered is no address of a server."""
    PLAIN = "plain"
    """It would have been asked over plain http, to which nobody has agreed."""
    NOT_FOUND = "not-found"
    """No computer has its name."""
    REFUSED = "refused"
    """Nothing listens there, or the network does not lead there."""
    UNSAFE = "unsafe"
    """TLS failed: a certificate, or the wrong protocol on one of both sides."""
    UNAUTHORISED = "unauthorised"
    """It wants a key, or another one."""
    UNKNOWN_MODEL = "unknown-model"
    """It has no such model, or nothing at this address."""
    BUSY = "busy"
    """It wants less to do: 429, 503, or its model is loading."""
    CONTEXT_FULL = "context-full"
    """What it was told does not fit its context."""
    REJECTED = "rejected"
    """It understood the question and will not answer it."""
    FAULT = "fault"
    """Something failed inside of it."""
    CUT = "cut"
    """The connection broke off."""
    SILENT = "silent"
    """It says nothing."""
    PROTOCOL = "protocol"
    """What it says is not the protocol that is spoken here."""
    TOO_MUCH = "too-much"
    """It sends more than anybody asked for."""
    ELSEWHERE = "elsewhere"
    """It sends us to another address, where nothing is sent."""


class ServerError(ErrorInWords):
    """A server did not do what it was asked; the message says what, why, and what to do.

    It may quote what the server said, which may quote the chat.
    """

    def __init__(self, trouble: ServerTrouble, words: str) -> None:
        super().__init__(words)
        self.trouble = trouble
