"""What people can have done in a chat: every part of it calls the command itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.token_walk import WalkedText


def _nothing(*_what: object) -> None:
    """A command that nobody carries out."""


def _just_do(_part: QWidget, change: Callable[[], None]) -> None:
    """There is nothing that could scroll."""
    change()


def _no_ways(_message: Message) -> Sequence[tuple[str, Callable[[], object]]]:
    return ()


@dataclass(slots=True, eq=False)
class ChatCommands:
    """One for a ``ChatView`` and all that is in it; whoever carries a command out puts it here."""

    act: Callable[[Message, MessageAction], object] = _nothing
    """Regenerate, continue, branch from, or delete a message."""
    show_version: Callable[[Message, int], object] = _nothing
    """Show the version that is so many places further in place of this message."""
    replace: Callable[[Message, str], object] = _nothing
    """Let a message say this instead."""
    focus_field: Callable[[], object] = _nothing
    """Go on in the field below the messages."""
    ask: Callable[[str], object] = _nothing
    """Send one of the suggestions."""
    choose_models: Callable[[], object] = _nothing
    open_preset: Callable[[str], object] = _nothing
    """Show the recommended pair, by its ``Preset.id``."""

    ways_out: Callable[[Message], Sequence[tuple[str, Callable[[], object]]]] = _no_ways
    """How an answer can go on whose GPU failed: texts of buttons, with what they do."""
    why_no_continue: Callable[[], str] = str
    """Why no answer could be continued now, though others could be written; empty: one could."""
    inspect: Callable[[Message, WalkedText, bool], object] = _nothing
    """Show all about the token where somebody walks in the text of an answer; True: by keyboard."""
    point_at: Callable[[Message, int | None], object] = _nothing
    """Show where a step of an answer is in the charts; None: nobody points at a token any more."""

    unfolded: dict[int, bool] = field(default_factory=dict)
    """Whose thoughts (by ``Message.id``) somebody has opened or closed by hand."""

    # Carried out by the view itself.
    edit: Callable[[Message], object] = _nothing
    """Edit a message in its place."""
    focus_neighbour: Callable[[Message, int], object] = _nothing
    """Go to the message above (-1) or below (1) this one."""
    keep_in_view: Callable[[QPoint], object] = _nothing
    """Scroll to a place on the screen, unless it can be seen."""
    hold_still: Callable[[QWidget, Callable[[], None]], object] = _just_do
    """Do something that changes heights, while this part of the chat stays where it is."""
    note_place: Callable[[], object] = _nothing
    """Something will change heights at once."""
    take_place: Callable[[], object] = _nothing
    """It has: what was seen is to be seen where it was."""
