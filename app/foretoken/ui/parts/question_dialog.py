"""Confirmation before an action that cannot be undone."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from foretoken.ui.look.themed import Button, styled
from foretoken.ui.parts.forms import accept_button, button_box, fill_dialog, leave_button, paragraph
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 480


class QuestionDialog(FittedDialog):
    """A question, the consequences of a yes, and a button labelled with the action."""

    def __init__(
        self, question: str, details: str, answer: str, parent: QWidget, *, destroys: bool
    ) -> None:
        """``accepted`` is emitted for the ``answer``; if it ``destroys``, Enter chooses Cancel."""
        super().__init__(parent, "Foretoken", width=_WIDTH)  # not translated: a name
        self.setAccessibleName(question)
        box = button_box(self, answer)
        self.answer = accept_button(box)
        self.answer.setAccessibleDescription(details)
        if destroys:
            styled(self.answer, Button.DANGER)
        fill_dialog(self, question, paragraph(details), box)
        chosen = leave_button(box) if destroys else self.answer
        chosen.setDefault(True)
        chosen.setFocus()
