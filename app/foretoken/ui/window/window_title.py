"""The title of the window: which chat it shows."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from foretoken.control.controller import ChatController
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

_PRODUCT = "Foretoken"  # not translated: the product
_LONGEST = 80


class WindowTitle(QObject):
    """Follows the conversation that is shown, and its name."""

    def __init__(self, controller: ChatController, window: QWidget) -> None:
        super().__init__(window)
        self._controller, self._window = controller, window
        controller.conversation_shown.connect(self._show)
        controller.conversations_changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        conversation = self._controller.current
        if conversation.temporary:
            name = tr("A temporary chat")
        elif conversation.roots or conversation.given_title:
            name = conversation.title
        else:
            name = ""
        title = _PRODUCT
        if name:
            title = tr("{chat} - {product}", about="a window", chat=_cut(name), product=_PRODUCT)
        # Qt takes [*] for the place of its mark of what is not saved; twice, it is the text.
        title = title.replace("[*]", "[*][*]")
        if title != self._window.windowTitle():
            self._window.setWindowTitle(title)


def _cut(name: str) -> str:
    name = shown_name(name, 2 * _LONGEST)
    return name if len(name) <= _LONGEST else f"{name[:_LONGEST].rstrip()}…"
