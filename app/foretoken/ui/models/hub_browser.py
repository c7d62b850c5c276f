"""What a search on the hub has found, and the files of one of the repositories."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.downloads.download_queue import DownloadQueue
from foretoken.control.downloads.hub_search import HubSearch, page_of
from foretoken.models.amounts import size_text
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import FoundRepository, HubRepository
from foretoken.models.memory.rough_fit import Room, RoughFit
from foretoken.system.language import month_text, number, tr, tr_n
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.table import keyed
from foretoken.ui.look.plain_text import Label, Marked, MarkedLabel, joined, marked
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.look.theme import theme
from foretoken.ui.look.themed import Button, Shape, Surface, Themed, Tone, Type, dress
from foretoken.ui.models.get_commands import GetCommands
from foretoken.ui.parts.outside import open_address
from foretoken.ui.parts.row_painting import Row, RowDelegate, Sign, row_height

_ROW_ROLE = Qt.ItemDataRole.UserRole
_VALUE_ROLE = Qt.ItemDataRole.UserRole + 1
_BILLION, _MILLION, _THOUSAND = 1_000_000_000, 1_000_000, 1_000
_SIGNS = {
    RoughFit.FITS: Sign.GOOD,
    RoughFit.TIGHT: Sign.WARNING,
    RoughFit.NOT_NOW: Sign.WARNING,
    RoughFit.TOO_BIG: Sign.REFUSED,
}


class HubList(QListWidget):
    """``itemClicked`` and ``itemActivated`` tell that a row is wanted; ``chosen`` is its value."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """``name`` is what a screen reader says of the list."""
        super().__init__(parent)
        dress(self, Surface.BARE)
        self.setAccessibleName(name)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(row_height())
        self._delegate = RowDelegate(self)
        self.setItemDelegate(self._delegate)

    @property
    def chosen(self) -> object:
        """The value of the current row; None without one."""
        item = self.currentItem()
        return None if item is None else item.data(_VALUE_ROLE)

    def show_rows(self, rows: Sequence[tuple[Row, object]]) -> None:
        """Show rows with what they stand for; the first one is current."""
        self.clear()
        for row, value in rows:
            item = QListWidgetItem(self)
            item.setData(_ROW_ROLE, row)
            item.setData(_VALUE_ROLE, value)
            said = ", ".join(part for part in (row.title, row.aside, row.details) if part)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            item.setToolTip(row.tip)
        self.setCurrentRow(0)

    def rows(self) -> list[Row]:
        """What is shown."""
        return [self.item(number).data(_ROW_ROLE) for number in range(self.count())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # it has told of it; what has the focus now must not hear it too


class HubMessage(QWidget):
    """Stands in the place of a list that is not there; hidden while it has nothing to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told, self._failed = Label(self), dress(Label(self), Surface.WARNED, Shape.BOX)
        self.again = QPushButton(tr("Try again"), self)
        self.again.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.MEDIUM, Space.MEDIUM, 0)
        layout.setSpacing(Space.MEDIUM)
        for label in (self._told, self._failed):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(label)
        layout.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._told.text() or self._failed.text()

    @property
    def serious(self) -> bool:
        """Whether it tells of trouble."""
        return bool(self._failed.text())

    def say(self, text: str, *, serious: bool = False, again: bool = False) -> None:
        """Say ``text``, or nothing; ``again`` offers another try."""
        self._told.setText("" if serious else text)
        self._failed.setText(text if serious else "")
        for label in (self._told, self._failed):
            label.setVisible(bool(label.text()))
        self.again.setVisible(again)
        self.setVisible(bool(text))


def repository_row(found: FoundRepository) -> Row:
    """A repository as a search tells of it."""
    likes = tr_n(
        "{number} likes", "{number} likes", _plural(found.likes), number=_short(found.likes)
    )
    parts = [found.architecture, found.licence, likes]
    if found.parameters:
        parts.insert(0, tr("{number} parameters", number=_short(found.parameters)))
    if found.modified is not None:
        parts.append(tr("changed in {month}", month=month_text(found.modified)))
    if found.gated:
        parts.insert(0, tr("terms to accept"))
    return Row(
        title=found.name,
        details=" · ".join(part for part in parts if part),
        aside=tr_n(
            "{number} downloads",
            "{number} downloads",
            _plural(found.downloads),
            number=_short(found.downloads),
        ),
        sign=Sign.WARNING if found.gated else Sign.NONE,
        tip=keyed("dialog.take", tr("Show its files")),
    )


def file_row(model: HubModel, room: Room, *, here: bool) -> Row:
    """A model of a repository, by its number format."""
    fit = room.fit_of(model.size)
    count = len(model.files)
    parts = [tr("here already") if here else tr(fit.value)]
    if model.quantisation:
        parts.append(model.name)
    if count > 1:
        parts.append(tr_n("{count} part", "{count} parts", count))
    return Row(
        title=model.quantisation or model.name,
        details=" · ".join(parts),
        aside=size_text(model.size),
        sign=Sign.GOOD if here else _SIGNS[fit],
    )


def fit_sentence(model: HubModel, room: Room) -> str:
    """What a model's size means for the memory."""
    free, total = size_text(room.free), size_text(room.total)
    match room.fit_of(model.size):
        case RoughFit.FITS:
            return tr("By its size it fits: {free} of memory are free.", free=free)
        case RoughFit.TIGHT:
            return tr("By its size it just fits: {free} of memory are free.", free=free)
        case RoughFit.NOT_NOW:
            return tr(
                "Too big for the {free} of memory that are free now; there are {total} in all.",
                free=free,
                total=total,
            )
    return tr("Too big for this computer's {total} of memory.", total=total)


def _short(count: int) -> str:
    """Return 950, 12k, 1.2M, 8.0B."""
    if count >= _BILLION:
        return tr("{number}B", about="billions", number=number(count / _BILLION, 1))
    if count >= _MILLION:
        return tr("{number}M", about="millions", number=number(count / _MILLION, 1))
    if count >= 10 * _THOUSAND:
        return tr("{number}k", about="thousands", number=number(count / _THOUSAND))
    return number(count)


def _plural(count: int) -> int:
    """A number whose words are those of ``count``; a server may tell one that no int of C holds."""
    return min(count, _MILLION)


_LINK = '<a href="{}" style="color: {};">'  # not translated: markup
_LINK_END = Marked("</a>")


_WHOLE = 1000  # of the height, beside a stretch of 1


class HubBrowser(Themed, Spoken, QStackedWidget):
    """Two pages: repositories, and the models of one."""

    def __init__(
        self, search: HubSearch, queue: DownloadQueue, commands: GetCommands, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._search = search
        self._queue = queue
        self._words = ""
        self._wanted = ""
        self._found: Sequence[FoundRepository] = []
        self._repository: HubRepository | None = None
        self._lay_out_results()
        self._lay_out_files()
        search.found.connect(self._on_found)
        search.listed.connect(self._on_listed)
        search.failed.connect(self._on_failed)
        queue.memory.told.connect(self.look_again)

    # --- what the page asks for ----------------------------------------------------------------

    def search(self, words: str, *, at_once: bool = False) -> bool:
        """Look for words; return whether they are enough."""
        self._wanted = ""
        self.setCurrentIndex(0)
        if not self._search.search(words, at_once=at_once):
            return False
        self._say(tr("Looking for “{words}”…", words=words.strip()))
        return True

    def go_back(self) -> bool:
        """Leave the files for the results; return False if they are not shown."""
        if self.currentIndex() == 0:
            return False
        self._search.cancel()
        self._wanted = ""
        self.setCurrentIndex(0)
        self.results.setFocus()
        return True

    @Slot()
    def look_again(self) -> None:
        """See anew which files are here and what fits the memory."""
        if self._repository is not None and self.currentIndex() == 1:
            row = self.files.currentRow()
            self._show_files(self._repository)
            self.files.setCurrentRow(row)

    def focus_list(self) -> None:
        """Let the arrow keys walk through what is shown."""
        (self.results if self.currentIndex() == 0 else self.files).setFocus()

    def on_language_changed(self) -> None:
        """Put the rows into other words; what lies below them, too."""
        row = self.results.currentRow()
        self._show_results()
        self.results.setCurrentRow(row)
        self.look_again()

    def on_look_changed(self) -> None:
        """Take over the colours of links, which no style sheet reaches."""
        self._show_terms()

    @property
    def last_control(self) -> QWidget:
        """Where Tab leaves the browser."""
        return self._get

    @property
    def message(self) -> str:
        """What is said instead of a list; empty while a list is shown."""
        return (self._message if self.currentIndex() == 0 else self._files_message).text

    # --- what the hub tells --------------------------------------------------------------------

    @Slot(str, object)
    def _on_found(self, words: str, found: Sequence[FoundRepository]) -> None:
        self._words, self._found = words, found
        self._show_results()
        if found:
            self._say("")
            return
        self._say(
            tr("The hub has no GGUF models named “{words}”. Try fewer or other words.", words=words)
        )

    @Slot(object)
    def _on_listed(self, repository: HubRepository) -> None:
        if repository.name == self._wanted:
            self._repository = repository
            self._show_files(repository)
            self.files.setFocus()

    @Slot(str, object)
    def _on_failed(self, why: str, reason: HubReason | None) -> None:
        self._say(why, serious=reason is not HubReason.OFFLINE, again=True)

    # --- results -------------------------------------------------------------------------------

    def _lay_out_results(self) -> None:
        page = QWidget(self)
        self._message = HubMessage(page)
        self._message.again.clicked.connect(self._on_again)
        self.results = HubList(tr("Models found on the hub"), page)
        self.results.itemClicked.connect(self._on_repository_chosen)
        self.results.itemActivated.connect(self._on_repository_chosen)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(Space.MEDIUM, 0, Space.MEDIUM, Space.SMALL)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self._message)
        layout.addWidget(self.results, _WHOLE)
        layout.addStretch(1)  # below a message
        self.addWidget(page)

    def _show_results(self) -> None:
        self.results.show_rows([(repository_row(each), each) for each in self._found])

    @Slot(QListWidgetItem)
    def _on_repository_chosen(self, _item: QListWidgetItem) -> None:
        chosen = self.results.chosen
        if isinstance(chosen, FoundRepository) and chosen.name != self._wanted:
            self._open(chosen.name)

    def _open(self, name: str) -> None:
        self._wanted, self._repository = name, None
        self._name.setText(shown_name(name))
        self._terms.clear()
        self.files.show_rows([])
        self._get.hide()
        self._choice.clear()
        self.setCurrentIndex(1)
        self._say(tr("Asking for its files…"))
        self._search.list_models(name)

    @Slot()
    def _on_again(self) -> None:
        if self._wanted:
            self._open(self._wanted)
        else:
            self.search(self._search.words, at_once=True)

    def _say(self, text: str, *, serious: bool = False, again: bool = False) -> None:
        """Say ``text`` in place of the list of the page that is shown."""
        results = self.currentIndex() == 0
        shown = self._message if results else self._files_message
        shown.say(text, serious=serious, again=again)
        (self.results if results else self.files).setVisible(not text)

    # --- files ---------------------------------------------------------------------------------

    def _lay_out_files(self) -> None:
        page = QWidget(self)
        back = QPushButton(tr("← Results"), page)
        back.setToolTip(keyed("picker.close", tr("Back to what was found")))
        back.setAutoDefault(False)
        back.clicked.connect(self._on_back)
        self._name = dress(Label(page), Type.HEADING)
        self._terms = dress(MarkedLabel(page), Type.SMALL, Tone.MUTED)
        self._terms.setWordWrap(True)
        self._terms.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._terms.linkActivated.connect(self._on_link)
        self._files_message = HubMessage(page)
        self._files_message.again.clicked.connect(self._on_again)
        self.files = HubList(tr("Files of this model, smallest first"), page)
        self.files.currentRowChanged.connect(self._on_file_chosen)
        self.files.itemActivated.connect(self._on_get)
        self._choice = dress(Label(page), Type.SMALL, Tone.MUTED)
        self._choice.setWordWrap(True)
        self._get = dress(QPushButton(tr("Get", about="verb"), page), Button.PRIMARY)
        self._get.setAutoDefault(False)
        self._get.clicked.connect(self._on_get)
        head = QHBoxLayout()
        head.addWidget(back)
        head.addWidget(self._name, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(Space.MEDIUM, 0, Space.MEDIUM, 0)
        foot.setSpacing(Space.LARGE)
        foot.addWidget(self._choice, 1)
        foot.addWidget(self._get)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(Space.MEDIUM, 0, Space.MEDIUM, Space.MEDIUM)
        layout.setSpacing(Space.TINY)
        layout.addLayout(head)
        self._terms.setContentsMargins(Space.MEDIUM, 0, Space.MEDIUM, Space.TINY)
        layout.addWidget(self._terms)
        layout.addWidget(self._files_message)
        layout.addWidget(self.files, _WHOLE)
        layout.addStretch(1)
        layout.addSpacing(Space.TINY)
        layout.addLayout(foot)
        self.addWidget(page)

    def _show_files(self, repository: HubRepository) -> None:
        room = self._queue.memory.room
        self.files.show_rows(
            [
                (file_row(model, room, here=self._queue.path_of(model) is not None), model)
                for model in repository.models
            ]
        )
        self._show_terms()
        if repository.models:
            self._say("")
        else:
            self._say(tr("There is no whole GGUF model with a checksum in this repository."))
        self._on_file_chosen()

    def _show_terms(self) -> None:
        repository = self._repository
        if repository is None:
            return
        page, colour = page_of(repository.name), theme().muted
        licence = repository.licence
        told = tr("Licence: {licence}", licence=licence) if licence else tr("No licence named")
        parts = [
            marked("{}", told),
            marked("{}{}{}", marked(_LINK, page, colour), tr("Its page on the hub"), _LINK_END),
        ]
        if repository.gated:
            form = tr(
                "Its terms must be accepted on its page first; then "
                "{link}enter an access token{end}"
            )
            token = marked(_LINK, "token", colour)
            parts.append(marked(form, link=token, end=_LINK_END))
        self._terms.setText(joined(" · ", parts))

    @Slot()
    def _on_back(self) -> None:
        self.go_back()

    @Slot()
    def _on_file_chosen(self) -> None:
        model = self.files.chosen
        self._get.setVisible(isinstance(model, HubModel))
        if not isinstance(model, HubModel):
            self._choice.clear()
            return
        here = self._queue.path_of(model) is not None
        if here:
            action, tip = tr("Use", about="verb"), tr("Choose this model")
            told = tr("It is on this computer.")
        else:
            action = tr("Get {size}", size=size_text(model.size))
            tip = keyed("dialog.take", tr("Download this file"))
            told = fit_sentence(model, self._queue.memory.room)
        self._get.setText(action)
        self._get.setToolTip(tip)
        name = shown_name(model.name)
        self._get.setAccessibleName(tr("{action}: {name}", action=action, name=name))
        self._choice.setText(told)

    @Slot()
    def _on_get(self) -> None:
        model = self.files.chosen
        if not isinstance(model, HubModel):
            return
        place = self._queue.path_of(model)
        if place is not None:
            self._commands.use_model(place)
        else:
            self._commands.get_model(model)

    @Slot(str)
    def _on_link(self, address: str) -> None:
        if address == "token" and self._repository is not None:
            self._commands.enter_token(self._repository.name)
        else:
            open_address(address)
