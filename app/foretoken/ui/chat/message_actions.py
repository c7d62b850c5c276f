"""The quiet row below a message: what can be done with it, and arrows to its other versions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.engine.token_shade import ColourView
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import waiting_words
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.commands.command import Command
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.icons import Icon, icon_pixels
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import scaled
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.parts.forms import fill, row
from foretoken.ui.parts.icon_button import ROW_PIXELS, IconButton

OVERHANG = 8
"""A message is so much wider than its text at both sides: pictures are to stand below its edge."""
_ARROW_PIXELS = 22


class MessageAction(StrEnum):
    """What can be done with a message, each a declared command."""

    COPY = "copy"
    EDIT = "edit"
    REGENERATE = "regenerate"
    CONTINUE = "continue"
    BRANCH = "branch"
    REPLAY = "replay"
    EXPORT = "export"
    DELETE = "delete"

    @property
    def declared(self) -> Command:
        """Its words and its picture."""
        return command(f"message.{self}")


ANSWERING = frozenset({MessageAction.REGENERATE, MessageAction.CONTINUE})
"""Actions that have the model write: not while it already does."""

_WORDED = frozenset({MessageAction.CONTINUE})
"""Their title stands beside the picture, which alone would be a riddle."""


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
    rendered: bool = True
    """Markdown in answers is shown as what it means."""
    own_messages: bool = False
    """Markdown in a person's own messages is shown so, too."""
    copies_source: bool = False
    """A selection is copied as it was written, not as it is read."""
    read_only: bool = False
    """Nothing can be done with messages: they are played again."""
    blocked: bool = False
    """The model cannot write now."""
    suggests_models: bool = False
    """Answers of the built-in pair that decline suggest other models."""
    loaded: str = ""
    """The pair in use, as ``written_by`` names it."""
    unfolded: dict[int, bool] = field(default_factory=dict)
    """Whose thoughts (by ``Message.id``) somebody has opened or closed by hand."""
    turned: set[int] = field(default_factory=set)
    """Answers (``Message.id``) that are shown in the other way."""

    def renders(self, message: Message) -> bool:
        """Whether Markdown in a message is shown as what it means."""
        rendered = self.own_messages if message.role is Role.USER else self.rendered
        return rendered is not (message.id in self.turned)


class MessageActions(Themed, QWidget):
    """Always as tall as a row; a button is made when it is first shown."""

    chosen = Signal(object)
    """A MessageAction."""
    stepped = Signal(int)
    """Show the version so many places further: -1 or 1."""

    def __init__(self, parent: QWidget, *, at_right: bool) -> None:
        super().__init__(parent)
        self._at_right = at_right
        self._state: tuple[object, ...] = ()
        self.by_action: dict[MessageAction, IconButton] = {}
        self._arrows: tuple[IconButton, Label, IconButton] | None = None
        self._actions, self._versions = row(), row()
        self._line = QHBoxLayout(self)
        if at_right:
            fill(self._line, None, self._actions, self._versions)
        else:
            fill(self._line, self._versions, self._actions, None)
        for line in (self._actions, self._versions, self._line):
            line.setSpacing(0)
        self.on_look_changed()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def all_buttons(self) -> list[QAbstractButton]:
        """From left to right, also those that are hidden; none before any was shown."""
        actions: list[QAbstractButton] = [
            self.by_action[each] for each in MessageAction if each in self.by_action
        ]
        arrows = [] if self._arrows is None else [self._arrows[0], self._arrows[2]]
        return [*actions, *arrows] if self._at_right else [*arrows, *actions]

    def show_state(
        self,
        offered: Sequence[MessageAction],
        version: tuple[int, int],
        *,
        shown: bool,
        tab_stops: bool,
        blocked: bool,
        no_continue: str = "",
    ) -> None:
        """Say what the row offers.

        ``version`` is the place among so many versions; arrows are there wherever there are
        several, the actions only while they are ``shown``. With ``tab_stops`` the Tab key comes
        by. ``blocked``: nothing that has the model write is possible now; ``no_continue``: why
        what writes answers cannot go on with one.
        """
        state = tuple(offered), version, shown, tab_stops, blocked, no_continue
        if state == self._state:
            return
        self._state = state
        place, count = version
        for action in MessageAction if shown else ():
            if action in offered and action not in self.by_action:
                self._add(action)
        if count > 1 or self._arrows is not None:
            self._show_version(place, count)
        waits = waiting_words(blocked)
        for action, button in self.by_action.items():
            button.setVisible(shown and action in offered)
            why = waits if action in ANSWERING else ""
            if action is MessageAction.CONTINUE:
                why = why or no_continue
            button.setEnabled(not why)
            button.setToolTip(why or tr(action.declared.help))
        policy = Qt.FocusPolicy.TabFocus if tab_stops else Qt.FocusPolicy.NoFocus
        for each in self.all_buttons:
            if each.focusPolicy() is not policy:
                each.setFocusPolicy(policy)

    def on_look_changed(self) -> None:
        """Take over the text size."""
        self.setFixedHeight(scaled(ROW_PIXELS))
        side = max(0, OVERHANG - (scaled(ROW_PIXELS) - icon_pixels()) // 2)  # -1 has a meaning
        self._line.setContentsMargins(side, 0, side, 0)

    def _add(self, action: MessageAction) -> None:
        declared = action.declared
        label = tr(declared.title) if action in _WORDED else ""
        button = IconButton(declared.icon or Icon.DONE, label, self)
        button.setAccessibleName(tr(declared.title))
        button.clicked.connect(partial(self._choose, action))
        order = list(MessageAction)
        before = sum(each in self.by_action for each in order[: order.index(action)])
        self._actions.insertWidget(before, button)
        self.by_action[action] = button

    def _show_version(self, place: int, count: int) -> None:
        if self._arrows is None:
            before = self._arrow(Icon.LEFT, "message.previous_version", -1)
            after = self._arrow(Icon.RIGHT, "message.next_version", 1)
            self._arrows = before, styled(Label(self), Type.SMALL, Tone.MUTED), after
            fill(self._versions, *self._arrows).setSpacing(0)
        before, text, after = self._arrows
        for part in self._arrows:
            part.setVisible(count > 1)
        text.setText(f"{place + 1}/{count}")
        text.setAccessibleName(tr("Version {number} of {count}", number=place + 1, count=count))
        before.setEnabled(place > 0)
        after.setEnabled(place + 1 < count)

    def _arrow(self, icon: Icon, name: str, by: int) -> IconButton:
        arrow = IconButton(icon, "", self, width=_ARROW_PIXELS)
        arrow.setAccessibleName(tr(command(name).title))
        arrow.setToolTip(keyed(name))
        arrow.clicked.connect(lambda: self.stepped.emit(by))
        return arrow

    def _choose(self, action: MessageAction, *_: object) -> None:
        if action is MessageAction.COPY:
            self.by_action[action].confirm()
        self.chosen.emit(action)
