"""How a widget gets its look: by roles that the style sheet knows, and by following a change.

The application has one style sheet (``style``), which selects by the roles below: a widget says
once what it is. What paints itself asks ``theme()`` while it paints, and needs nothing else. What
neither covers, such as a height that follows the text or colours in marked text, is set in
``Themed.on_look_changed``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget


class Tone(StrEnum):
    """The colour of a label's or a field's text."""

    TEXT = "text"
    MUTED = "muted"
    ERROR = "error"


class Type(StrEnum):
    """The size and weight of a label's text; ``sizes`` has the pixels."""

    NORMAL = ""
    DISPLAY = "display"
    TITLE = "title"
    SECTION = "section"
    HEADING = "heading"
    """Bold, in the normal size."""
    LARGE = "large"
    NOTE = "note"
    SMALL = "small"
    CAPTION = "caption"


class Surface(StrEnum):
    """What lies below other parts: of a ``QFrame``, or a few rules would be asked of all."""

    NONE = ""
    WINDOW = "window"
    PANEL = "panel"
    LINE = "line"
    """A line that parts two things."""
    CARD = "card"
    FIELD = "field"
    """Where a message is edited."""
    FLASH = "flash"
    """It draws attention for a moment."""
    BUBBLE = "bubble"
    """A person's own message."""
    OVERLAY = "overlay"
    """What lies over a darkened window."""
    PAGE = "page"
    """A field for a long text."""
    BARE = "bare"
    """A list or a scroll area, through which one sees what is below."""
    NOTICE = "notice"
    WARNING = "warning"
    """Something is wrong; labels on it say so."""


class Edge(StrEnum):
    """At which side of a surface there is a line; left is where lines begin, in Arabic too."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"


class Shape(StrEnum):
    """Corners of a surface, and room around the text of a label."""

    NONE = ""
    ROUNDED = "rounded"
    BOX = "box"


class Button(StrEnum):
    """What kind of button it is."""

    NORMAL = ""
    PRIMARY = "primary"
    """What Enter does."""
    DANGER = "danger"
    """What Enter does not do by itself: it destroys something."""
    NOTICE = "notice"
    PILL = "pill"
    CHIP = "chip"
    ROUND = "round"
    CARD = "card"
    LEADING_CARD = "leading-card"
    QUIET = "quiet"
    """A picture or a word without an outline."""


class Fit(StrEnum):
    """How much room a button or a field has around its words."""

    NONE = "none"
    LOW = "low"
    """None above and below: its height is set."""
    DENSE = "dense"
    WIDE = "wide"
    JOINED_LEFT = "joined-left"
    """The left one of two buttons that look like one; in Arabic it is the right one."""
    JOINED_RIGHT = "joined-right"


Role = Tone | Type | Surface | Edge | Shape | Button | Fit
_Widget = TypeVar("_Widget", bound=QWidget)


def styled(widget: _Widget, *roles: Role) -> _Widget:
    """Give a widget its roles, one of each kind, now or anew; return it."""
    changed = []
    for role in roles:
        kind = type(role).__name__.lower()
        if widget.property(kind) != role.value:
            widget.setProperty(kind, role.value)
            changed.append(role)
    parts: list[QWidget] = [widget] if changed else []
    if any(isinstance(role, Surface) for role in changed):
        widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        parts += widget.findChildren(QWidget)  # some rules are about what is on it
    for part in parts:
        if part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            part.style().unpolish(part)
            part.style().polish(part)
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.StyleChange))  # sizes are kept
    return widget


class Themed:
    """A base of widgets that have something to do when the theme or the text size has changed."""

    def on_look_changed(self) -> None:
        """Take over the theme and the text size; to be called once when the widget is made."""
        raise NotImplementedError


def tell_themed(app: QApplication) -> None:
    """Tell all of them, parts before what they are on: that asks the parts how large they are.

    (Qt's own event of another style comes to parents first, and to each widget many times.)
    """
    themed = [widget for widget in app.allWidgets() if isinstance(widget, Themed)]
    for widget in sorted(themed, key=_depth, reverse=True):
        widget.on_look_changed()


def _depth(widget: QWidget) -> int:
    depth, above = 0, widget.parentWidget()
    while above is not None:
        depth, above = depth + 1, above.parentWidget()
    return depth
