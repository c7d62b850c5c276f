"""What the parts of a chat share: commands that they call, and how messages are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint

from foretoken.chat.conversations.conversation import Message
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.engine.token_shade import ColourView
from foretoken.ui.chat.message_actions import MessageAction
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.reading.wishes import ReadingWishes


def _nothing(*_what: object) -> None:
    """A command that nobody carries out."""


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
    ways_out: Callable[[Message], Sequence[tuple[str, Callable[[], object]]]] = lambda _message: ()
    """How an answer can go on whose GPU failed: texts of buttons, with what they do."""
    why_no_continue: Callable[[], str] = str
    """Why no answer could be continued now, though others could be written; empty: one could."""
    inspect: Callable[[Message, WalkedText, bool], object] = _nothing
    """Show all about the token where somebody walks in the text of an answer; True: by keyboard."""
    point_at: Callable[[Message, int | None], object] = _nothing
    """Show where a step of an answer is in the charts; None: nobody points at a token any more."""

    # Carried out by the view itself.
    edit: Callable[[Message], object] = _nothing
    """Edit a message in its place."""
    focus_neighbour: Callable[[Message, int], object] = _nothing
    """Go to the message above (-1) or below (1) this one."""
    keep_in_view: Callable[[QPoint], object] = _nothing
    """Scroll to a place on the screen, unless it can be seen."""
    stay: Callable[[], object] = _nothing
    """Follow the end no longer."""

    # How messages are shown; ``MessageView.update_settings`` takes it over.
    visible_kinds: frozenset[TokenKind] = ALL_KINDS
    """The tokens that are coloured."""
    colour_view: ColourView = ColourView.ORIGIN
    """What the colours of the tokens tell."""
    reading: ReadingWishes = field(default_factory=ReadingWishes)
    read_only: bool = False
    """Nothing can be done with messages: they are played again."""
    blocked: bool = False
    """The model cannot write now."""
    suggests_models: bool = False
    """Answers of the built-in pair that decline suggest other models."""
    loaded: str = ""
    """The pair in use, as ``written_by`` names it."""
    measuring: bool = True
    """Plain speeds that are missing can still be measured."""
    unfolded: dict[int, bool] = field(default_factory=dict)
    """Whose thoughts (by ``Message.id``) somebody has opened or closed by hand."""
