"""Dialog for getting models from the hub: ready-made pairs, search, downloads, access token."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLineEdit, QTreeView, QWidget

from foretoken.control.downloads import (
    DownloadJob,
    DownloadQueue,
    HubAccount,
    HubSearch,
    JobState,
    page_of,
)
from foretoken.models.amounts import count_text, size_text
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import TOKEN_VARIABLE, FoundRepository, HubRepository
from foretoken.models.memory.free_memory import Room, RoughFit
from foretoken.models.pair_setup import PairFiles
from foretoken.models.presets.suggested import Preset, builtin_presets, recommended
from foretoken.models.presets.user_presets import from_builtin
from foretoken.system.language import month_text, tr, tr_n
from foretoken.system.machine import processor_cores
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.command import add_scoped_action
from foretoken.ui.commands.table import command, tooltip_with_keys
from foretoken.ui.look.plain_text import Label, MarkedLabel, link, marked, wrapped
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Fit, Tone, Type, styled
from foretoken.ui.models.download_tray import DownloadTray
from foretoken.ui.models.preset_rows import (
    download_size,
    preset_facts,
    preset_reason,
    preset_row,
    why_not_here,
)
from foretoken.ui.parts.dialogs import FittedDialog, fill_dialog
from foretoken.ui.parts.files import open_address
from foretoken.ui.parts.forms import (
    DialogButtons,
    MessageLabel,
    SearchLine,
    column,
    note,
    push_button,
    row,
)
from foretoken.ui.parts.row_painting import Row, RowDelegate, Sign, as_row_list

_ROW, _VALUE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_FIT_SIGNS = {
    RoughFit.FITS: Sign.GOOD,
    RoughFit.TIGHT: Sign.WARNING,
    RoughFit.NOT_NOW: Sign.WARNING,
    RoughFit.TOO_BIG: Sign.REFUSED,
}


def repository_row(found: FoundRepository) -> Row:
    """Return a repository's row in the search results."""
    parts = [
        tr("requires accepting terms") if found.gated else "",
        tr("{number} parameters", number=count_text(found.parameters)) if found.parameters else "",
        found.architecture,
        found.licence,
        tr("likes: {number}", number=count_text(found.likes) or "0"),
        tr("updated {month}", month=month_text(found.modified)) if found.modified else "",
    ]
    aside = tr("downloads: {number}", number=count_text(found.downloads) or "0")
    sign = Sign.WARNING if found.gated else Sign.NONE
    return Row(found.name, " · ".join(filter(None, parts)), aside, sign)


def file_row(model: HubModel, room: Room, *, here: bool) -> Row:
    """Return the row of a repository's model, titled with its quantisation."""
    fit = room.fit_of(model.size)
    parts = [tr("downloaded") if here else tr(fit.value)]
    if model.quantisation:
        parts.append(model.name)
    if len(model.files) > 1:
        parts.append(tr_n("{count} part", "{count} parts", len(model.files)))
    title, sign = model.quantisation or model.name, Sign.GOOD if here else _FIT_SIGNS[fit]
    return Row(title, " · ".join(parts), size_text(model.size), sign)


class HubBrowser(QWidget):
    """Ready-made pairs or search results, with details and actions for the current row."""

    preset_used = Signal(object)
    """A Preset to use, whose files are downloaded."""
    model_used = Signal(object)
    """Path of a downloaded model to use."""

    def __init__(self, search: HubSearch, queue: DownloadQueue, parent: QWidget) -> None:
        super().__init__(parent)
        self._search, self._queue = search, queue
        self._asked: QStandardItem | None = None  # the repository whose models are being listed
        self.model = QStandardItemModel(self)
        self.tree = styled(QTreeView(self), Fit.NONE)
        as_row_list(self.tree)
        self.tree.setModel(self.model)
        self.tree.setItemDelegate(RowDelegate(self.tree))
        self.tree.setUniformRowHeights(True)
        self.tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self._note, self.message = note("", self), MessageLabel(self)
        self.facts = styled(MarkedLabel(self), Type.SMALL, Tone.MUTED)
        """Sizes, memory and licences of a pair."""
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.facts.linkActivated.connect(open_address)
        self.facts.setWordWrap(True)
        self._again = push_button(tr("Try again"), self)
        tip = tr("Open its page on the hub in the browser")
        self._page = push_button(tr("Model page"), self, tip)
        self._button = styled(push_button("", self), Button.PRIMARY)
        texts = column(None, self.message, self.facts, spacing=Space.TINY)
        foot = row((texts, 1000), None, self._again, self._page, self._button)
        edges = Space.WIDER, 0, Space.WIDER, Space.MEDIUM
        # The stretch at the end fills the space below a message while there is no tree.
        column(self, self._note, (self.tree, 1000), foot, None, margins=edges)
        for signal in (self.tree.clicked, self.tree.activated):
            signal.connect(self.tree.expand)
        self.tree.activated.connect(self._on_button)
        self.tree.expanded.connect(self._on_expanded)
        self.tree.selectionModel().currentChanged.connect(self._show_current)
        self._button.clicked.connect(self._on_button)
        self._again.clicked.connect(self._on_again)
        self._page.clicked.connect(self._on_page)
        search.found.connect(self._on_found)
        search.listed.connect(self._on_listed)
        search.failed.connect(self._on_failed)
        for changed in (queue.added, queue.changed):
            changed.connect(self._on_job_changed)
        for changed in (queue.arrived, queue.removed, queue.found, queue.memory.told):
            changed.connect(self.look_again)
        self.show_presets()

    def search(self, words: str, *, at_once: bool = False) -> None:
        """Start a search, or show the ready-made pairs if the words do not suffice for one."""
        if not self._search.search(words, at_once=at_once):
            self.show_presets()
            return
        self._clear()
        self.tree.setAccessibleName(tr("Search results"))
        self.tree.setRootIsDecorated(True)
        self._say(tr("Searching for “{words}”…", words=words.strip()))

    def show_presets(self, preset_id: str = "") -> None:
        """List the pairs, first the best one for this computer, last those that cannot run here.

        The one of this id is selected, or the first.
        """
        self._clear()
        room = self._queue.memory.room
        best = recommended(builtin_presets(), room, processor_cores())
        first = None if best is None else best.preset
        presets = sorted(builtin_presets(), key=lambda p: (p != first, bool(why_not_here(p, room))))
        for preset in presets:
            shown = preset_row(preset, room, self._queue.places_of(preset))
            self.model.appendRow(_fill(QStandardItem(), shown, preset))
        size = size_text(room.free)
        text = tr("{size} of memory is free now", size=size)
        if first is not None:
            text = tr(
                "{size} of memory is free now. The first pair suits this computer best.", size=size
            )
        self._note.setText(text)
        self._note.show()
        self.tree.setAccessibleName(tr("Ready-made pairs"))
        self.tree.setRootIsDecorated(False)
        self.tree.show()
        row = next((row for row, p in enumerate(presets) if p.id == preset_id), 0)
        self.tree.setCurrentIndex(self.model.index(row, 0))

    @Slot()
    def look_again(self) -> None:
        """Update which models are downloaded and which fit the memory."""
        if isinstance(self.current, Preset):
            self.show_presets(self.current.id)
            return
        for number in range(self.model.rowCount()):
            repository = self.model.item(number)
            for file in map(repository.child, range(repository.rowCount())):
                if isinstance(file.data(_VALUE), HubModel):
                    _fill(file, self._file_row(file.data(_VALUE)))
        if isinstance(self.current, HubModel):
            self._show_current()

    @property
    def current(self) -> object:
        """The Preset, FoundRepository or HubModel of the current row; None for other rows."""
        return self.tree.currentIndex().data(_VALUE)

    # --- results from the hub ------------------------------------------------------------------

    @Slot(str, object)
    def _on_found(self, words: str, found: Sequence[FoundRepository]) -> None:
        self._clear()
        for each in found:
            repository = _fill(QStandardItem(), repository_row(each), each)
            repository.appendRow(_fill(QStandardItem(), Row(tr("Loading files…"))))
            self.model.appendRow(repository)
        self.tree.setVisible(bool(found))
        self.tree.setCurrentIndex(self.model.index(0, 0))
        if not found:
            self._say(
                tr("No GGUF models found for “{words}”. Try fewer or other words.", words=words)
            )

    @Slot(object)
    def _on_listed(self, listed: HubRepository) -> None:
        repository, self._asked = self._asked, None
        if repository is None or repository.data(_VALUE).name != listed.name:
            return
        if not listed.models:
            self.tree.collapse(repository.index())
            self._say(tr("This repository has no complete GGUF model with a checksum."), again=True)
            return
        there = self._repository(self.tree.currentIndex()) == repository.index()
        repository.appendRows(
            [_fill(QStandardItem(), self._file_row(model), model) for model in listed.models]
        )
        repository.removeRow(0)
        if there:  # the user has not selected another one in the meantime
            self.tree.setCurrentIndex(repository.child(0).index())

    @Slot(str, object)
    def _on_failed(self, why: str, reason: HubReason | None) -> None:
        repository, self._asked = self._asked, None
        if repository is not None:
            self.tree.collapse(repository.index())
        self._say(why, serious=reason is not HubReason.OFFLINE, again=True)

    # --- the tree ------------------------------------------------------------------------------

    def _clear(self) -> None:
        self._asked = None
        self.model.clear()
        self.tree.hide()
        self._note.hide()
        self._page.hide()
        self._button.hide()

    def _file_row(self, model: HubModel) -> Row:
        here = self._queue.path_of(model) is not None
        return file_row(model, self._queue.memory.room, here=here)

    @Slot(QModelIndex)
    def _on_expanded(self, index: QModelIndex) -> None:
        if not isinstance(index.data(_VALUE), FoundRepository) or self._models_listed(index):
            return
        if self._asked is not None:  # one request to the hub at a time
            if self._asked.index() == index:
                return
            self.tree.collapse(self._asked.index())
        self._asked = self.model.itemFromIndex(index)
        self._search.list_models(index.data(_VALUE).name)
        self._say("")

    @staticmethod
    def _repository(index: QModelIndex) -> QModelIndex:
        return index.parent() if index.parent().isValid() else index

    def _models_listed(self, repository: QModelIndex) -> bool:
        return self.model.index(0, 0, repository).data(_VALUE) is not None

    # --- details and actions -------------------------------------------------------------------

    def _say(self, text: str, *, serious: bool = False, again: bool = False) -> None:
        self.message.say(text, serious=serious)
        self.facts.hide()
        self._again.setVisible(again)

    def _offer(self, action: str, name: str, tip: str = "", *, enabled: bool = True) -> None:
        if not enabled and self._button.hasFocus():
            self.tree.setFocus()
        self._button.setText(action)
        self._button.setToolTip(tip)
        self._button.setEnabled(enabled)
        self._button.setAccessibleName(tr("{action}: {name}", action=action, name=name))
        self._button.show()

    @Slot()
    def _show_current(self) -> None:
        """Show details and actions for the current row."""
        value, room = self.current, self._queue.memory.room
        self._page.setVisible(self.tree.currentIndex().isValid() and not isinstance(value, Preset))
        self._button.hide()
        self._say("")
        if isinstance(value, Preset):
            self._show_preset(value)
        elif isinstance(value, HubModel):
            action = tr("Use", about="verb")
            if self._queue.path_of(value) is None:
                action = tr("Download {size}", size=size_text(value.size))
                free, total = size_text(room.free), size_text(room.total)
                self._say(tr("Memory: {free} of {total} free", free=free, total=total))
            self._offer(action, shown_name(value.name))

    def _show_preset(self, preset: Preset) -> None:
        places, job = self._queue.places_of(preset), self._queue.job_of(preset)
        why_not = why_not_here(preset, self._queue.memory.room)
        self._say("\n".join(filter(None, (preset_reason(preset), why_not))))
        self.facts.setText(preset_facts(preset, places))
        self.facts.show()
        missing = [m for m, place in zip(preset.models, places, strict=True) if place is None]
        size, enabled = download_size(missing), True
        text = tr("Download anyway") if why_not else tr("Download {size}", size=size)
        tip = tr("Download {size}; the details are checked with the hub first", size=size)
        if not missing:
            text, tip = tr("Use", about="verb"), tr("Choose this pair")
            if any(place is not None and place.source for place in places):
                tip = tr(
                    "Files of other programs were matched by name and size; their checksums were "
                    "not computed"
                )
        elif job is not None and job.state is not JobState.DONE:
            tip, enabled = tr("See the downloads below"), False
        self._offer(text, tr(preset.title), tip, enabled=enabled)
        # Once the texts have their room.
        QTimer.singleShot(0, self, lambda: self.tree.scrollTo(self.tree.currentIndex()))

    @Slot(object)
    def _on_job_changed(self, job: DownloadJob) -> None:
        if job.preset is not None and job.preset == self.current:
            self._show_current()

    @Slot()
    def _on_button(self) -> None:
        value = self.current
        if isinstance(value, Preset) and self._button.isEnabled():
            if self._queue.paths_of(value) is None:
                self._queue.get_preset(value)
            else:
                self.preset_used.emit(value)
        elif isinstance(value, HubModel):
            place = self._queue.path_of(value)
            if place is None:
                self._queue.get_model(value)
            else:
                self.model_used.emit(place)

    @Slot()
    def _on_again(self) -> None:
        if self.tree.isHidden():
            self.search(self._search.words, at_once=True)
        else:
            self.tree.expand(self._repository(self.tree.currentIndex()))

    @Slot()
    def _on_page(self) -> None:
        open_address(page_of(self._repository(self.tree.currentIndex()).data(_VALUE).name))


def _fill(item: QStandardItem, shown: Row, value: object = None) -> QStandardItem:
    """Show a row in an item, and store ``value`` in it unless None."""
    item.setText(shown.title)
    item.setToolTip(wrapped(shown.details))
    item.setData(shown, _ROW)
    item.setData(shown.spoken, Qt.ItemDataRole.AccessibleTextRole)
    if value is not None:
        item.setData(value, _VALUE)
    return item


_SIZE, _WIDTH = (940, 640), 480
_TOKENS_PAGE = "settings/tokens"


class HubTokenDialog(FittedDialog):
    """Dialog for an access token; accepted once the token is in use."""

    def __init__(self, account: HubAccount, host: str, repository: str, parent: QWidget) -> None:
        """``repository`` is the one whose terms have to be accepted; empty: any."""
        super().__init__(parent, tr("Access token"), width=_WIDTH)
        self._account = account
        text = MarkedLabel(self)
        text.setWordWrap(True)
        text.linkActivated.connect(open_address)
        explanation = tr(
            "Some models require you to accept their terms. Sign in, accept the terms on "
            "{model_page}, create a token with read access on {token_page}, and paste it here."
        )
        text.setText(
            marked(
                explanation,
                model_page=link(page_of(repository), repository or tr("the model page")),
                token_page=link(page_of(_TOKENS_PAGE), tr("your token page")),
            )
        )
        self.field = QLineEdit(self)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText(tr("Paste the token: hf_…"))
        self.field.setAccessibleName(tr("Access token"))
        self.where = note(tr("Looking for a keyring…"))
        self.problem = MessageLabel()
        buttons = DialogButtons(self, tr("Use token"))
        self.use = buttons.ok
        self.use.setEnabled(False)
        tip = tr("Remove it from this computer")
        self.forget = buttons.add(tr("Forget token"), account.forget, tip)
        self.forget.hide()
        title = tr("Access token for {host}", host=host)
        fill_dialog(self, title, text, self.field, self.where, self.problem, buttons)
        self.field.textChanged.connect(self._on_text_changed)
        account.told.connect(self._on_told)
        account.kept.connect(self._on_kept)
        account.refused.connect(self._on_refused)
        self.field.setFocus()
        account.ask()

    def accept(self) -> None:
        """Submit the token; the dialog closes once it is in use."""
        self.use.setEnabled(False)
        self._account.enter(self.field.text())

    @Slot()
    def _on_kept(self) -> None:
        super().accept()

    @Slot()
    def _on_text_changed(self) -> None:
        self.use.setEnabled(bool(self.field.text().strip()))
        self.problem.say("")

    @Slot(str, bool)
    def _on_told(self, origin: str, keyring: bool) -> None:
        self.forget.setVisible(origin not in ("", TOKEN_VARIABLE))
        where = (
            tr("The token is stored in the system keyring and sent to no other server.")
            if keyring
            else tr("No keyring found: the token is used in this session only and not stored.")
        )
        if origin:
            here = tr("A token from {place} is in use; a new one replaces it.", place=tr(origin))
            where = f"{here} {where}"
        self.where.setText(where)
        self.fit()

    @Slot(str)
    def _on_refused(self, why: str) -> None:
        self.use.setEnabled(True)
        self.problem.say(why, serious=True)
        self.fit()


class GetModelsDialog(FittedDialog):
    """Dialog that shows a download queue and a hub search; both outlive it."""

    pair_ready = Signal(object, object)
    """Downloaded PairFiles to use, and the preset's LoadSettings."""
    model_ready = Signal(object)
    """Path of a downloaded single model to use."""

    def __init__(self, queue: DownloadQueue, search: HubSearch, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Download models"), size=_SIZE)
        self._queue, self._search = queue, search
        tip = tooltip_with_keys("picker.close", tr("Back to your models"))
        back = push_button(tr("← Back"), self, tip, tr("Back"))
        title = styled(Label(tr("Download models"), self), Type.TITLE)
        tip = tr("For models that require accepting terms")
        token = push_button(tr("Access token…"), self, tip)
        self.field = SearchLine(tr("Search the hub, or paste owner/name"), "picker.search", self)
        self.field.setAccessibleName(tr("Search the hub"))
        self.field.setToolTip(tooltip_with_keys("picker.search", tr("Find GGUF models by name")))
        privacy = tr(
            "Nothing is sent until you search or download. Then {host} sees your search or the "
            "model's name, and your IP address.",
            host=search.host or tr("the hub"),
        )
        self.privacy = note(privacy)
        self.browser = HubBrowser(search, queue, self)
        self.tray = DownloadTray(queue, self)
        edges = Space.WIDER, Space.MEDIUM, Space.WIDER, Space.SMALL
        above = column(None, row(back, title, None, token), self.field, self.privacy, margins=edges)
        # The tray takes at most a third.
        column(self.content, above, (self.browser, 2), (self.tray, 1), spacing=0)
        add_scoped_action(self, command("picker.search"), self.field.take_focus)
        self.field.setFocus()
        back.clicked.connect(self.close)
        token.clicked.connect(lambda: self.ask_for_token(""))
        self.field.textChanged.connect(self.browser.search)
        self.field.returnPressed.connect(self._on_return)
        self.browser.preset_used.connect(self._use_preset)
        self.browser.model_used.connect(self.model_ready)
        self.tray.use_requested.connect(self._use_job)
        self.tray.token_requested.connect(self.ask_for_token)

    def show_preset(self, preset_id: str) -> None:
        """Show the ready-made pairs, and choose this one."""
        self.field.clear()
        self.browser.show_presets(preset_id)
        self.browser.tree.setFocus()

    @Slot(str)
    def ask_for_token(self, repository: str) -> None:
        """Ask for an access token, for this repository or for any (empty)."""
        dialog = HubTokenDialog(self._queue.account, self._search.host, repository, self)
        dialog.accepted.connect(self._queue.try_with_token)
        dialog.open()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._queue.find_unfinished()
        self._queue.memory.look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()  # the next Escape closes the dialog
            self.field.setFocus()
        elif event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self.browser.tree.setFocus()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_return(self) -> None:
        self.browser.search(self.field.text(), at_once=True)

    @Slot(object)
    def _use_preset(self, preset: Preset) -> None:
        """Use a pair with the context and sampling recommended by its makers."""
        paths = self._queue.paths_of(preset)
        if paths is not None:
            settings = from_builtin(preset).settings
            self.pair_ready.emit(PairFiles(*paths), settings)
        else:
            self.browser.look_again()  # removed in the meantime

    @Slot(object)
    def _use_job(self, job: DownloadJob) -> None:
        if job.preset is not None:
            self._use_preset(job.preset)
        else:
            self.model_ready.emit(job.paths[0])
