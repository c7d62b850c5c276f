"""The page where models are got from the hub: ready-made pairs, a search, and the downloads."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.downloads.download_job import DownloadJob
from foretoken.control.downloads.download_queue import DownloadQueue
from foretoken.control.downloads.hub_search import HubSearch, page_of
from foretoken.control.engine.records import LoadSettings, PairFiles
from foretoken.control.models.pair_choice import load_settings
from foretoken.models.hub.files import HubModel
from foretoken.models.presets.suggested import Preset
from foretoken.models.presets.user_presets import from_builtin
from foretoken.system.language import tr
from foretoken.ui.commands.table import command, keyed
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.themed import Surface, Tone, Type, dress
from foretoken.ui.models.download_tray import DownloadTray
from foretoken.ui.models.get_commands import GetCommands
from foretoken.ui.models.hub_browser import HubBrowser
from foretoken.ui.models.hub_token_dialog import HubTokenDialog
from foretoken.ui.models.preset_rows import PresetRows
from foretoken.ui.parts.dropped_files import TextOnlyField
from foretoken.ui.parts.outside import open_address

_TRAY_SHARE = 0.36
_LEAST_TRAY_HEIGHT = 136


class GetModelsPage(QFrame):
    """Shows what queue and search tell; both outlive it."""

    pair_ready = Signal(object, object)
    """PairFiles that are here and shall be used, and LoadSettings: what a preset says."""
    model_ready = Signal(object)
    """The Path of a single model that is here and shall be used."""

    def __init__(self, queue: DownloadQueue, search: HubSearch, parent: QWidget | None) -> None:
        super().__init__(parent)
        dress(self, Surface.WINDOW)
        self._queue, self._search = queue, search
        self._dialog: HubTokenDialog | None = None
        self._field = TextOnlyField(self)
        self._field.setPlaceholderText(tr("Search the hub for a model, or paste owner/name"))
        self._field.setAccessibleName(tr("Search the hub"))
        tip = tr("GGUF models whose names contain these words")
        self._field.setToolTip(keyed("picker.search", tip))
        self._field.setClearButtonEnabled(True)
        self._privacy = dress(Label(_privacy_text(search.host), self), Type.SMALL, Tone.MUTED)
        self._privacy.setWordWrap(True)
        commands = GetCommands(
            get_preset=self._get_preset,
            get_model=self._get_model,
            use_preset=self._use_preset,
            use_model=self._use_model,
            use_job=self._use_job,
            open_page=self._open_page,
            enter_token=self._enter_token,
        )
        self._presets = PresetRows(queue, commands, self)
        self._browser = HubBrowser(search, queue, commands, self)
        self._tray = DownloadTray(queue, commands, self)
        self._body = QStackedWidget(self)
        self._body.addWidget(self._presets)
        self._body.addWidget(self._browser)
        self._lay_out()
        self._field.textChanged.connect(self._on_words_changed)
        self._field.returnPressed.connect(self._on_return)
        queue.arrived.connect(self._on_arrived)
        queue.removed.connect(self._on_arrived)
        queue.found.connect(self._on_found)

    def show_preset(self, preset_id: str) -> None:
        """Show the ready-made pairs with this one in view, and the keyboard at its button."""
        self._field.clear()
        self._presets.show_row(preset_id)

    def focus_search(self) -> None:
        """Let people type what they look for."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._queue.find_unfinished()
        self._queue.memory.look()
        self._presets.look_again()
        self._browser.look_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tray.set_most_height(max(_LEAST_TRAY_HEIGHT, round(self.height() * _TRAY_SHARE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody below wanted; the dialog around this page takes none of them."""
        pressed = QKeySequence(event.keyCombination())
        if pressed in command("picker.search").sequences():
            self.focus_search()
        elif event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif event.key() == Qt.Key.Key_Down and self._field.hasFocus():
            self._browser.focus_list()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(focused := QApplication.focusWidget(), QPushButton):
            focused.click()

    # --- search ----------------------------------------------------------------------------------

    @Slot()
    def _on_words_changed(self) -> None:
        enough = self._browser.search(self._field.text())
        self._body.setCurrentWidget(self._browser if enough else self._presets)

    @Slot()
    def _on_return(self) -> None:
        if self._browser.search(self._field.text(), at_once=True):
            self._body.setCurrentWidget(self._browser)

    def _go_back(self) -> None:
        """One step: from files to results, from results to pairs, from there to the picker."""
        if self._body.currentWidget() is self._browser and self._browser.go_back():
            return
        if self._field.text():
            self._field.clear()
            self._field.setFocus()
        else:
            self.back.click()

    # --- downloads -------------------------------------------------------------------------------

    def _get_preset(self, preset: Preset) -> None:
        self._tray.show_job(self._queue.get_preset(preset))

    def _get_model(self, model: HubModel) -> None:
        self._tray.show_job(self._queue.get_model(model))

    def _use_preset(self, preset: Preset) -> None:
        paths = self._queue.paths_of(preset)
        if paths is not None:
            self.pair_ready.emit(PairFiles(*paths), _settings_of(preset))
        else:
            self._presets.look_again()  # removed by somebody meanwhile

    def _use_model(self, path: Path) -> None:
        self.model_ready.emit(path)

    def _use_job(self, job: DownloadJob) -> None:
        if job.preset is not None:
            files = PairFiles(job.paths[0], job.paths[1])
            self.pair_ready.emit(files, _settings_of(job.preset))
        else:
            self._use_model(Path(job.paths[0]))

    @Slot(object)
    def _on_arrived(self, _what: object) -> None:
        self._browser.look_again()

    @Slot()
    def _on_found(self) -> None:
        if self.isVisible():
            self._presets.look_again()
            self._browser.look_again()

    def _open_page(self, repository: str) -> None:
        open_address(page_of(repository))

    def _enter_token(self, repository: str) -> None:
        self._dialog = HubTokenDialog(self._queue.account, self._search.host, repository, self)
        self._dialog.token_kept.connect(self._queue.try_with_token)
        self._dialog.open()

    @Slot()
    def _on_token_button(self) -> None:
        self._enter_token("")

    # --- layout ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.back = back = QPushButton(tr("← Back"), self)
        """Leads to the models of this computer, from wherever people are on this page."""
        back.setToolTip(keyed("picker.close", tr("Back to the models of this computer")))
        back.setAccessibleName(tr("Back"))
        title = dress(Label(tr("Get models"), self), Type.TITLE)
        token = QPushButton(tr("Access token…"), self)
        token.setToolTip(tr("For models whose makers ask for a sign-in"))
        token.clicked.connect(self._on_token_button)
        for button in (back, token):
            button.setAutoDefault(False)
        self.setTabOrder(back, token)
        self.setTabOrder(token, self._field)
        self._tray.set_tab_start(self._browser.last_control)
        self.setFocusProxy(self._field)
        head = QHBoxLayout()
        head.setContentsMargins(Space.WIDER, Space.MEDIUM, Space.WIDER, Space.TINY)
        head.setSpacing(Space.SMALL)
        head.addWidget(back)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(token)
        search = QVBoxLayout()
        search.setContentsMargins(Space.WIDER, 0, Space.WIDER, Space.SMALL)
        search.setSpacing(Space.SMALL)
        search.addWidget(self._field)
        search.addWidget(self._privacy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addLayout(search)
        layout.addWidget(self._body, 1)
        layout.addWidget(self._tray)


def _settings_of(preset: Preset) -> LoadSettings:
    """Its context, and the sampling that the makers suggest."""
    return load_settings(from_builtin(preset).settings)


def _privacy_text(host: str) -> str:
    if host:
        return tr(
            "Nothing is asked before you search or get something. Then {host} sees your words or "
            "the model's name, and your network address.",
            host=host,
        )
    return tr(
        "Nothing is asked before you search or get something. Then the hub sees your words or the "
        "model's name, and your network address."
    )
