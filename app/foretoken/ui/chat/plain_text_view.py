"""View of a message that is too long to be formatted: plain text in a scrolling field."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QRect, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.conversations.text_search import Span
from foretoken.system.language import number, tr, tr_n
from foretoken.system.shown_text import utf16_length
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import LINE_PIXELS, TEXT_PIXELS, Space, scaled, sized_font
from foretoken.ui.look.themed import Surface, Themed, Tone, Type, styled
from foretoken.ui.look.token_style import shown_text
from foretoken.ui.parts.forms import column
from foretoken.ui.parts.growing_text import found_marks
from foretoken.ui.parts.message_editor import LongTextEdit, has_endless_line
from foretoken.ui.reading.lines import cut

MOST_FORMATTED, MOST_LINES = 200_000, 2_000
"""Maximum characters and lines of a formatted answer; laying out more takes noticeably long."""
_MOST_OF_OWN, _MOST_OWN_LINES = 30_000, 1_000
"""Limits for own messages, which may be whole files that the user knows already."""
_LONGEST_LINE = 10_000
"""In bytes: Qt lays out a paragraph as a whole; longer ones with rare letters are slow."""
_PIECE = re.compile(r"[\U00010000-\U0010ffff]{250}\n?|[^\n]{1,1000}\n?|\n")
"""A line as shown in the field, where longer ones are broken: all may be visible at once.

Characters beyond U+FFFF may have no width, like tags, and take Qt 20 microseconds each.
"""
_LINES = 20
_SHOWN = 20_000
"""Maximum number of lines in the field: a million take Qt seconds."""


def is_plain(message: Message) -> bool:
    """Return whether a message is too long to be formatted."""
    text, own = message.text, message.role is Role.USER
    most, lines = (_MOST_OF_OWN, _MOST_OWN_LINES) if own else (MOST_FORMATTED, MOST_LINES)
    return len(text) > most or text.count("\n") > lines or has_endless_line(text, _LONGEST_LINE)


class PlainTextView(Themed, QWidget):
    """Plain text, with a line below that says why it is plain."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self._found: tuple[Sequence[Span], Span | None] = (), None
        self.field = PlainField(self)
        self.field.setAccessibleName(name)
        self._note = styled(Label(self), Type.NOTE, Tone.MUTED)
        self._note.setWordWrap(True)
        column(self, self.field, self._note, spacing=Space.TINY)
        self.on_look_changed()

    def set_text(self, text: str) -> None:
        """Show another text, or more of the same one."""
        if text == self.text:
            return
        bar = self.field.verticalScrollBar()
        before, at_end = bar.value(), bar.value() == bar.maximum()
        lines = text.split("\n", _SHOWN)
        self.field.show_text("\n".join(lines[:_SHOWN]))
        bar.setValue(bar.maximum() if self.text and at_end else before)
        self.text = text
        said = tr_n(
            "Shown as plain text, because formatting would take too long: {count} character",
            "Shown as plain text, because formatting would take too long: {count} characters",
            len(text),
        )
        if len(lines) > _SHOWN:
            said += ". " + tr("Only the first {count} lines are shown.", count=number(_SHOWN))
        self._note.setText(said)

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark search matches; if there are very many, those around the current one."""
        self._found = spans, current
        self.field.setExtraSelections(found_marks(spans, current, self.field.cursor_of))

    def area_of(self, span: Span) -> QRect:
        """Scroll to a part of the text; return its area in this widget."""
        field = self.field
        field.setTextCursor(field.cursor_of((span[0], span[0])))
        field.ensureCursorVisible()
        area = field.cursorRect().translated(field.viewport().mapTo(self, field.viewport().pos()))
        return area.adjusted(0, 0, 1, 0)

    def on_look_changed(self) -> None:
        self.field.setFont(sized_font(self.font(), TEXT_PIXELS))
        self.field.setFixedHeight(scaled(_LINES * LINE_PIXELS))
        self.show_found(*self._found)


class PlainField(LongTextEdit):
    """Read-only field that breaks long lines but copies the original; places are in UTF-16."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._source = ""
        self._breaks: list[int] = []  # places before which a line is broken
        self._last, self._begin = "", 0  # the last line as shown, and where it begins
        self.setUndoRedoEnabled(False)
        styled(self, Surface.PAGE)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_text(self, text: str) -> None:
        """Show another text; one that has grown is only extended."""
        if not text.startswith(self._source):
            self.clear()
            self._source, self._breaks, self._last, self._begin = "", [], "", 0
        shown, added, self._source = self._last, text[len(self._source) :], text
        *lines, self._last = _PIECE.findall(shown + shown_text(added)) or [""]
        for at, line in enumerate(lines):
            self._begin += utf16_length(line)
            if not line.endswith("\n"):
                self._breaks.append(self._begin)
                lines[at] += "\n"
        new = "".join([*lines, self._last])[len(shown) :]
        if self.document().isEmpty():
            self.setPlainText(new)
        else:
            end = QTextCursor(self.document())
            end.movePosition(QTextCursor.MoveOperation.End)
            self.insert(end, new)

    def cursor_of(self, span: Span) -> QTextCursor:
        """Return a cursor that selects a part of the text."""
        last = self.document().characterCount() - 1
        start, end = (min(place + bisect_right(self._breaks, place), last) for place in span)
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the original text."""
        data, cursor = QMimeData(), self.textCursor()
        start, end = self._place(cursor.selectionStart()), self._place(cursor.selectionEnd())
        data.setText(cut(self._source, start, end))
        return data

    def _place(self, position: int) -> int:
        breaks = self._breaks
        return position - bisect_left(range(len(breaks)), position, key=lambda n: breaks[n] + n)
