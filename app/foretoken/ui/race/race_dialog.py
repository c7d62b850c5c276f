"""The race: first what is to race, then that it runs, then how it went."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from foretoken.models.pairs.racing import RaceProgress, RaceResult, RaceWish
from foretoken.system.language import tr, tr_noop
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Button, Tone, Type, dress
from foretoken.ui.parts.screen_room import FittedDialog
from foretoken.ui.race.race_setup import RaceOffer, RaceSetup
from foretoken.ui.race.race_stage import RaceStage
from foretoken.ui.race.race_words import progress_words

_SIZE = (1000, 720)
_STEPS = 1000
_INTRO = tr_noop(
    "Two ways answer the same question at the same time. They take turns on the same cores, so "
    "that whatever slows this computer slows both. Your chats stay as they are."
)
STOPPED = tr_noop("The race was stopped; nothing of it is kept.")


class RaceDialog(FittedDialog):
    """Asks for a race, and shows what it is told of it."""

    begin_requested = Signal(object)
    """The RaceWish that is to be raced."""
    export_requested = Signal(object)
    """The RaceResult of which a file is to be written."""

    def __init__(self, offer: RaceOffer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Race"))
        self.prefer_size(*_SIZE)
        self.running = False
        self._wish: RaceWish | None = None
        self._progress: RaceProgress | None = None
        self._said, self._is_error = "", False
        self._is_stored = False
        self._intro = dress(Label(tr(_INTRO), self), Tone.MUTED)
        self._intro.setWordWrap(True)
        self.setup = RaceSetup(offer, self)
        self.stage = RaceStage(self)
        self._pages = QStackedWidget(self)
        asked = QWidget(self)
        column = QVBoxLayout(asked)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self._intro)
        column.addWidget(self.setup, 1)
        for page in (asked, self.stage):
            self._pages.addWidget(page)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Racing"))
        self._words = dress(Label(self), Type.NOTE, Tone.MUTED)
        self._words.setWordWrap(True)
        self.begin = dress(self._button(tr("Start the race")), Button.PRIMARY)
        self.stop = self._button(tr("Stop"))
        self.again = self._button(tr("Another race"))
        self.export = self._button(tr("Export…"))
        self.open_file = self._button(tr("Open…"))
        self.open_file.setToolTip(tr("Show the race of a file that was exported"))
        self.close_button = self._button(tr("Close"))
        self.begin.clicked.connect(self._on_begin)
        self.again.clicked.connect(self._on_again)
        self.export.clicked.connect(self._on_export)
        self.close_button.clicked.connect(self.accept)
        self.setup.changed.connect(self._show_state)
        self._lay_out()
        self._show_state()

    def sizeHint(self) -> QSize:
        """As large as a text of each side and a chart want."""
        return QSize(scaled(_SIZE[0]), scaled(_SIZE[1])).boundedTo(self.room.size())

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self._words, 1)
        for each in (
            self.open_file,
            self.export,
            self.again,
            self.stop,
            self.close_button,
            self.begin,
        ):
            buttons.addWidget(each)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(Space.WIDER, Space.WIDE, Space.WIDER, Space.WIDE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self._pages, 1)
        column.addWidget(self.bar)
        column.addLayout(buttons)

    @property
    def words(self) -> str:
        """What is said beside the buttons."""
        return self._words.text()

    @property
    def shows_result(self) -> bool:
        """Whether it shows how a race went."""
        return self._pages.currentWidget() is self.stage

    def show_begun(self, wish: RaceWish) -> None:
        """It races from now on."""
        self.running, self._wish, self._progress, self._said = True, wish, None, ""
        self._show_state()
        self.stop.setFocus()

    def show_refused(self, why: str) -> None:
        """It cannot begin, for this reason."""
        self._said, self._is_error = why, True
        self._show_state()

    @Slot(float, object)
    def show_progress(self, _share: float, progress: RaceProgress) -> None:
        """Show how far it is."""
        self._progress = progress
        self._show_state()

    @Slot(object, object)
    def show_ended(self, result: RaceResult | None, error: str | None) -> None:
        """Show how it went; or why it did not; both None: it was stopped."""
        self.running = False
        self._is_error = error is not None
        self._said = "" if result is not None else error or tr(STOPPED)
        if result is not None:
            self._show_result(result, stored=False)
        self._show_state()
        (self.stage.play if result is not None else self.begin).setFocus()

    def show_stored(self, result: RaceResult, said: str) -> None:
        """Show a race of another time, and ``said`` of it; it has its file already."""
        self._said, self._is_error = said, False
        self._show_result(result, stored=True)
        self._show_state()
        self.stage.play.setFocus()

    def _show_result(self, result: RaceResult, *, stored: bool) -> None:
        self._is_stored = stored
        self._pages.setCurrentWidget(self.stage)
        self.stage.show_result(result)

    def show_exported(self, said: str, *, failed: bool) -> None:
        """Say where the file is, or why there is none."""
        self._said, self._is_error = said, failed
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        asking = not self.shows_result
        why_not = self.setup.why_not
        self.setup.setEnabled(not self.running)
        self.bar.setVisible(self.running)
        self.stop.setVisible(self.running)
        self.again.setVisible(not asking)
        self.export.setVisible(not asking and not self._is_stored)
        self.open_file.setVisible(asking and not self.running)
        self.begin.setVisible(asking and not self.running)
        self.begin.setEnabled(not why_not)
        self.begin.setToolTip(why_not)
        self.begin.setDefault(asking)
        tone = Tone.ERROR if self._is_error and not self.running else Tone.MUTED
        said = self._said
        if self.running and self._wish is not None:
            said = progress_words(self._progress, self._wish)
            share = self._progress.share if self._progress is not None else 0.0
            self.bar.setValue(round(_STEPS * share))
        elif asking and not said:
            said = why_not
        dress(self._words, tone)
        self._words.setText(said)
        self._words.setAccessibleName(said)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        return button

    @Slot()
    def _on_begin(self) -> None:
        self._said, self._is_error = "", False
        self.begin_requested.emit(self.setup.wish)

    @Slot()
    def _on_again(self) -> None:
        self.stage.clock.pause()
        self._said, self._is_error = "", False
        self._pages.setCurrentIndex(0)
        self._show_state()
        self.begin.setFocus()

    @Slot()
    def _on_export(self) -> None:
        if self.stage.result is not None:
            self.export_requested.emit(self.stage.result)
