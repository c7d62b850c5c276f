"""Row of actions below a message, with arrows to its other versions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.engine.token_display import ALL_KINDS, ColourView, TokenKind
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import waiting_words
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.commands.command import Command
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.look.icons import Icon, icon_pixels
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import scaled
from foretoken.ui.look.themed import Themed, Tone, Type, styled
from foretoken.ui.parts.buttons import ROW_PIXELS, IconButton
from foretoken.ui.parts.forms import fill, row

OVERHANG = 8
"""Pixels by which a message is wider than its text on both sides, to align the action icons."""
_ARROW_PIXELS = 22


class MessageAction(StrEnum):
    """Actions on a message, each a declared command."""

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
        """The command, with its texts and icon."""
        return command(f"message.{self}")


ANSWERING = frozenset({MessageAction.REGENERATE, MessageAction.CONTINUE})
"""Actions that start the model, unavailable while it is busy."""

_WITH_TITLE = frozenset({MessageAction.CONTINUE})
"""Actions whose title is shown next to the icon, which is unclear on its own."""


def _nothing(*_what: object) -> None:
    """Default command: no-op."""


@dataclass(slots=True, eq=False)
class ChatCommands:
    """Callbacks and settings shared by a ``ChatView`` and its contents, set by controllers."""

    act: Callable[[Message, MessageAction], object] = _nothing
    """Run an action on a message."""
    show_version: Callable[[Message, int], object] = _nothing
    """Show another version of a message, by offset."""
    replace: Callable[[Message, str], object] = _nothing
    """Replace the text of a message."""
    focus_field: Callable[[], object] = _nothing
    """Focus the message field below the messages."""
    ask: Callable[[str], object] = _nothing
    """Send a suggestion."""
    choose_models: Callable[[], object] = _nothing
    open_preset: Callable[[str], object] = _nothing
    """Show the recommended pair, by its ``Preset.id``."""
    recovery_options: Callable[[Message], Sequence[tuple[str, Callable[[], object]]]] = (
        lambda _message: ()
    )
    """Return the recovery options of an answer whose GPU failed: button texts and actions."""
    why_no_continue: Callable[[], str] = str
    """Return why answers cannot be continued, even if new ones can; empty if they can."""
    inspect: Callable[[Message, WalkedText, bool], object] = _nothing
    """Inspect the current token in the text of an answer; True: requested by keyboard."""
    point_at: Callable[[Message, int | None], object] = _nothing
    """Mark a step of an answer in the charts; None removes the mark."""

    # Set by the view itself.
    edit: Callable[[Message], object] = _nothing
    """Edit a message in place."""
    focus_neighbour: Callable[[Message, int], object] = _nothing
    """Focus the message above (-1) or below (1)."""
    keep_in_view: Callable[[QPoint], object] = _nothing
    """Scroll to a point of the screen unless it is visible."""
    stay: Callable[[], object] = _nothing
    """Stop following the end."""

    # Display settings, applied by ``MessageView.update_settings``.
    visible_kinds: frozenset[TokenKind] = ALL_KINDS
    """Kinds of tokens with visible colours."""
    colour_view: ColourView = ColourView.ORIGIN
    """Meaning of the token colours."""
    rendered: bool = True
    """Render Markdown in answers."""
    own_messages: bool = False
    """Render Markdown in the user's own messages, too."""
    copies_source: bool = False
    """Copy selections as Markdown source instead of as displayed."""
    read_only: bool = False
    """Offer no actions on messages, as in a replay."""
    blocked: bool = False
    """The model is not available."""
    suggests_models: bool = False
    """Suggest other models below answers of the built-in pair that decline."""
    loaded: str = ""
    """The pair in use, as named by ``written_by``."""
    unfolded: dict[int, bool] = field(default_factory=dict)
    """Thinking sections that the user folded or unfolded, by ``Message.id``."""
    turned: set[int] = field(default_factory=set)
    """Answers (``Message.id``) with the opposite of the ``rendered`` setting."""

    def renders(self, message: Message) -> bool:
        """Return whether Markdown in a message is rendered."""
        rendered = self.own_messages if message.role is Role.USER else self.rendered
        return rendered is not (message.id in self.turned)


class MessageActions(Themed, QWidget):
    """Row of actions with a constant height; buttons are created when first shown."""

    chosen = Signal(object)
    """A MessageAction."""
    stepped = Signal(int)
    """Another version is requested: -1 or 1."""

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
        """Buttons created so far from left to right, including hidden ones."""
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
        """Update the row.

        ``version`` is an index and a count; arrows are visible if there are several versions,
        actions only if ``shown``. ``tab_stops``: reachable with the Tab key. ``blocked``: the model
        cannot write now. ``no_continue``: why answers cannot be continued.
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
        self.setFixedHeight(scaled(ROW_PIXELS))
        side = max(0, OVERHANG - (scaled(ROW_PIXELS) - icon_pixels()) // 2)  # -1: style default
        self._line.setContentsMargins(side, 0, side, 0)

    def _add(self, action: MessageAction) -> None:
        declared = action.declared
        label = tr(declared.title) if action in _WITH_TITLE else ""
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
        arrow.setToolTip(tooltip_with_keys(name))
        arrow.clicked.connect(lambda: self.stepped.emit(by))
        return arrow

    def _choose(self, action: MessageAction, *_: object) -> None:
        if action is MessageAction.COPY:
            self.by_action[action].confirm()
        self.chosen.emit(action)
