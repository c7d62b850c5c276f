"""What the text of an answer is painted as."""

from collections.abc import Iterator

from foretoken.ui.look.token_style import Mark
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.reading.token_colours import marks_in


def painted_kinds(text: ReadingText) -> Iterator[tuple[int, int, Mark]]:
    """From where to where in the document the text of tokens is painted as which kind."""
    for part in text._page.parts:
        for position, line in zip(part.positions, part.lines, strict=True):
            for first, last, kind in marks_in(line, text.offsets, 0, len(line.text) * 2):
                yield position + first, position + last, kind
