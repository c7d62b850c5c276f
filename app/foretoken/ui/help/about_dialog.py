"""What this program is, what it is made of, and where help begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from foretoken import __version__
from foretoken.system.language import tr, tr_noop
from foretoken.system.paths import resource_path
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Tone, Type, dress
from foretoken.ui.parts.forms import MessageLabel, add_row, button_box, fill_dialog, form
from foretoken.ui.parts.screen_room import FittedDialog

_WIDTH = 540
_ICON_PIXELS = 72
_SENTENCE = tr_noop(
    "A desktop chat for local language models that makes speculative decoding fast, visible and "
    "trustworthy. Everything runs on this computer."
)


class AboutDialog(FittedDialog):
    """Stays small: facts that fit on one line each, and four buttons."""

    def __init__(
        self,
        facts: Sequence[tuple[str, str]],
        copy_diagnostics: Callable[[], str],
        open_logs: Callable[[], str],
        parent: QWidget,
    ) -> None:
        """``facts`` are names and what stands beside them; the calls return what to say."""
        super().__init__(parent, width=_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About Foretoken"))
        table = form()
        table.setVerticalSpacing(Space.SMALL)
        for name, text in facts:
            label = dress(add_row(table, name, _selectable(text)), Tone.MUTED)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        message = MessageLabel()

        def run(action: Callable[[], str]) -> None:
            message.say(action())
            self.fit()

        buttons = button_box(self)
        left = QDialogButtonBox.ButtonRole.ResetRole
        self.licences = buttons.addButton(tr("Licences…"), left)
        self.licences.setToolTip(tr("Authors and licences of the parts of this program"))
        self.copy = buttons.addButton(tr("Copy diagnostics"), left)
        self.copy.setToolTip(tr("Facts about this computer and program; nothing of your chats"))
        self.copy.clicked.connect(lambda: run(copy_diagnostics))
        logs = buttons.addButton(tr("Open logs"), left)
        logs.setToolTip(tr("Show the folder with the logs; they contain nothing of your chats"))
        logs.clicked.connect(lambda: run(open_logs))
        fill_dialog(self, "", _heading(self.devicePixelRatioF()), table, message, buttons)


def _heading(ratio: float) -> QHBoxLayout:
    icon, name = Label(), dress(Label("Foretoken"), Type.DISPLAY)  # not translated: a name
    size = QSize(scaled(_ICON_PIXELS), scaled(_ICON_PIXELS))
    icon.setPixmap(QIcon(str(resource_path("icons/foretoken.svg"))).pixmap(size, ratio))
    words = QVBoxLayout()
    words.setSpacing(Space.TINY)
    words.addWidget(name)
    words.addWidget(dress(_selectable(tr("Version {version}", version=__version__)), Tone.MUTED))
    words.addSpacing(Space.TINY)
    words.addWidget(_selectable(tr(_SENTENCE)))
    heading = QHBoxLayout()
    heading.setSpacing(Space.WIDE)
    heading.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
    heading.addLayout(words, 1)
    return heading


def _selectable(text: str) -> Label:
    label = Label(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
