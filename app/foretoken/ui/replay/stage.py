"""What a replay needs of the parts that show an answer, which the window puts together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget


def _nothing(_step: int) -> None:
    """Nobody wants to know."""


class Stage(QWidget):
    """Shows an answer with its charts at one of its moments."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choose_step: Callable[[int], object] = _nothing
        """Called with the index of a step whose bar was clicked."""

    def show_moment(self, index: int, *, at_once: bool = False) -> None:
        """Show the moment of the timeline with this index; ``at_once``: also what is paced."""
        raise NotImplementedError

    @property
    def is_settled(self) -> bool:
        """Whether all of the moment is shown; of a long way there is some in each turn."""
        raise NotImplementedError
