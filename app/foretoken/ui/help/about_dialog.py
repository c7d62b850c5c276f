"""About dialog: the program's version, its components and its licences."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QWidget

from foretoken import __version__
from foretoken.models.builtin import builtin_description
from foretoken.models.diagnostics import Diagnostics
from foretoken.system.language import tr
from foretoken.system.paths import resource_path
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Tone, Type, styled
from foretoken.ui.parts.dialogs import FittedDialog, TextDialog, fill_dialog
from foretoken.ui.parts.forms import add_button, add_row, button_box, column, form, row

_WIDTH = 540
_ICON_LINES = 4
_log = logging.getLogger(__name__)


class AboutDialog(FittedDialog):
    """Dialog with a heading and a table of facts."""

    def __init__(self, found: Diagnostics, place: str, parent: QWidget) -> None:
        """``place`` describes where the layers of the loaded pair are."""
        super().__init__(parent, tr("About Foretoken"), width=_WIDTH)
        table = form()
        table.setVerticalSpacing(Space.SMALL)
        engine = f"llama.cpp ({found.text('llama.cpp')})"  # not translated: names
        gpu, qt = found.text("GPU backends"), found.text("Qt")  # not translated: names of facts
        facts = [
            (tr("Engine"), engine),
            (tr("CPU code"), _cpu_code(found)),
            ("GPU", gpu),
            (tr("Loaded pair"), place),
            (tr("Window"), f"Qt {qt}"),  # not translated: a name
            (tr("Built-in pair"), builtin_description()),
            (tr("Licence"), tr("MIT, with parts under their own licences")),
        ]
        for name, text in facts:
            if text and text != "none":
                label = styled(add_row(table, name, _selectable(text)), Tone.MUTED)
                label.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = button_box(self)
        self.licences = add_button(buttons, tr("Licences…"), self._on_licences)
        fill_dialog(self, "", self._heading(), table, buttons)

    def _heading(self) -> QHBoxLayout:
        icon, name = Label(), styled(Label("Foretoken"), Type.DISPLAY)  # not translated: a name
        side = _ICON_LINES * self.fontMetrics().height()
        picture = QIcon(str(resource_path("icons/foretoken.svg")))
        icon.setPixmap(picture.pixmap(QSize(side, side), self.devicePixelRatioF()))
        sentence = tr(
            "A desktop chat for local language models that shows how speculative decoding makes "
            "them faster. Your chats stay on this computer unless you connect a server."
        )
        version = styled(_selectable(tr("Version {version}", version=__version__)), Tone.MUTED)
        words = column(None, name, version, _selectable(sentence), spacing=Space.TINY)
        heading = row(column(None, icon, None), (words, 1))
        heading.setSpacing(Space.WIDE)
        return heading

    @Slot()
    def _on_licences(self) -> None:
        """Show the notices of a package, or the licence of a checkout."""
        checkout = Path(__file__).resolve().parents[4] / "LICENSE"
        places = resource_path("THIRD_PARTY_NOTICES.txt"), checkout, Path(sys.prefix) / "LICENSE"
        text = ""
        try:
            path = next((path for path in places if path.is_file()), None)
            text = "" if path is None else path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            _log.warning("The licences cannot be read: %s", error)
        TextDialog(
            tr("Licences"), text or tr("The licence texts are missing from this copy."), self
        ).open()


def _selectable(text: str) -> Label:
    label = Label(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _cpu_code(found: Diagnostics) -> str:
    variant = found.text("CPU variant")  # not translated: the name of a fact
    sets = found.text("features").split()
    best = next((name for name in ("AVX512", "AVX2", "AVX", "SVE", "NEON") if name in sets), "")
    return f"{variant}, {best}" if best else variant
