"""Widget roles for the style sheet, and a base for widgets that react to a change of theme.

The application's one style sheet (``style``) selects by the roles below, which a widget sets
once. Widgets that paint themselves call ``theme()`` while painting, and need nothing else. What
neither covers, such as a height that follows the text or colours in rich text, is set in
``Themed.on_look_changed``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget


class Tone(StrEnum):
    """Text colour of a label or field."""

    TEXT = "text"
    MUTED = "muted"
    ERROR = "error"


class Type(StrEnum):
    """Text size and weight of a label; ``theme`` has the pixels."""

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
    """Background of a ``QFrame``; without this class, its rules would be tried on all widgets."""

    NONE = ""
    WINDOW = "window"
    PANEL = "panel"
    LINE = "line"
    """Separator line."""
    CARD = "card"
    FIELD = "field"
    """Field in which a message is edited."""
    FLASH = "flash"
    """Brief highlight."""
    BUBBLE = "bubble"
    """The user's message."""
    OVERLAY = "overlay"
    """Panel over a darkened window."""
    PAGE = "page"
    """Field for a long text."""
    BARE = "bare"
    """Transparent list or scroll area."""
    NOTICE = "notice"
    WARNING = "warning"
    """Error message; labels on it get its text colour."""


class Edge(StrEnum):
    """Border on one side of a surface; left is where lines start, also in right-to-left layouts."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"


class Shape(StrEnum):
    """Corners of a surface, and padding around a label's text."""

    NONE = ""
    ROUNDED = "rounded"
    BOX = "box"


class Button(StrEnum):
    """Kind of button."""

    NORMAL = ""
    PRIMARY = "primary"
    """The action that Enter triggers."""
    DANGER = "danger"
    """A destructive action, not triggered by Enter alone."""
    NOTICE = "notice"
    PILL = "pill"
    CHIP = "chip"
    ROUND = "round"
    CARD = "card"
    LEADING_CARD = "leading-card"
    QUIET = "quiet"
    """An icon or a word without an outline."""


class Fit(StrEnum):
    """Padding of a button or field."""

    NONE = "none"
    LOW = "low"
    """No vertical padding: its height is fixed."""
    DENSE = "dense"
    WIDE = "wide"
    JOINED_LEFT = "joined-left"
    """The left one of two joined buttons; the right one in right-to-left layouts."""
    JOINED_RIGHT = "joined-right"


Role = Tone | Type | Surface | Edge | Shape | Button | Fit
_Widget = TypeVar("_Widget", bound=QWidget)


def styled(widget: _Widget, *roles: Role) -> _Widget:
    """Set a widget's roles, one of each kind; return the widget."""
    changed = []
    for role in roles:
        kind = type(role).__name__.lower()
        if widget.property(kind) != role.value:
            widget.setProperty(kind, role.value)
            changed.append(role)
    parts: list[QWidget] = [widget] if changed else []
    if any(isinstance(role, Surface) for role in changed):
        widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        parts += widget.findChildren(QWidget)  # some rules select its descendants
    for part in parts:
        if part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            part.style().unpolish(part)
            part.style().polish(part)
            QCoreApplication.sendEvent(
                part, QEvent(QEvent.Type.StyleChange)
            )  # cached sizes are dropped
    return widget


class Themed:
    """Base of widgets that have to react when the theme or the text size changes."""

    def on_look_changed(self) -> None:
        """Apply theme and text size; to be called once by the constructor, too."""
        raise NotImplementedError
