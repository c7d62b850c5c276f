"""The model picker: the choice of a pair, loading and testing it, and the way to more models."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from foretoken.control.engine.records import (
    AnswerSettings,
    LoadSettings,
    PairFiles,
    PairLoaded,
    ServedTarget,
)
from foretoken.control.models.model_services import ModelServices
from foretoken.control.models.preset_list import ListedPreset
from foretoken.models.library.library import LibraryModel
from foretoken.models.pairs.pair_test_results import PairTestProgress, PairTestResult
from foretoken.system.language import tr, tr_noop
from foretoken.ui.commands.actions import add_scoped_action
from foretoken.ui.commands.table import command
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.models.engine_settings_dialog import EngineSettingsDialog
from foretoken.ui.models.load_bar import LoadBar, Work
from foretoken.ui.models.model_chooser import ModelChooser
from foretoken.ui.models.model_menu import ModelMenu
from foretoken.ui.models.model_rows import tested_words
from foretoken.ui.models.preset_menu import PresetMenu
from foretoken.ui.models.row_wishes import wish_of
from foretoken.ui.parts.choice_button import ChoiceButton
from foretoken.ui.parts.dropped_files import accept_files, dropped_model
from foretoken.ui.parts.screen_room import FittedDialog

_SIZE = (1000, 680)
_TOO_BIG = tr_noop(
    "This needs more memory than there is: the system may stand still, or end Foretoken. Take a "
    "way above that fits, a shorter context or a smaller model; or press “Load anyway”."
)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ModelPicker(Spoken, FittedDialog):
    """Stays open while a pair loads, and shows errors in place."""

    load_requested = Signal(object, object)
    """PairFiles and LoadSettings."""
    trial_requested = Signal(object, object)
    """The same, of a pair that is to be loaded for a test only, which follows by itself."""
    answers_requested = Signal(object)
    """AnswerSettings of a preset whose pair is loaded already."""
    chat_requested = Signal()
    """A chat is to begin with the pair that is loaded now."""
    connect_requested = Signal(object)
    """A ServedTarget that is to answer."""
    cancel_requested = Signal()
    """The running load should end."""
    test_requested = Signal()
    """The pair that is loaded should be tested."""
    test_cancel_requested = Signal()
    """The running test should end."""

    def __init__(self, services: ModelServices, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Choose models"))
        self.prefer_size(*_SIZE)
        self.setAcceptDrops(True)
        self._loaded: PairLoaded | None = None
        self._test_follows = self._chat_follows = False
        self._settles_for: Path | None = None
        """The target of a chat that begins once its draft and its memory are known."""
        self._feed, self._presets, self._fit = services.feed, services.presets, services.fit
        self.chooser = ModelChooser(services, self)
        self.bar = LoadBar(services.folders, self)
        self.menu = ModelMenu(services.feed, services.trash, services.presets, self)
        self.preset_menu = PresetMenu(services.presets, lambda: self.chooser.choice, self)
        self.pages = QStackedWidget(self)
        """The choice first; ``show_page`` adds others."""
        self._first = QWidget(self)
        column = QVBoxLayout(self._first)
        column.setContentsMargins(Space.WIDER, Space.WIDE, Space.WIDER, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        area = QScrollArea(self._first)  # so that what loads stays in view on a small screen
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(self.chooser)
        column.addWidget(area, 1)
        column.addWidget(self.bar)
        self.pages.addWidget(self._first)
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        self._connect(services)
        self._on_choice_changed()

    # --- what the window says ----------------------------------------------------------------

    def show_choice(self, files: PairFiles | None, settings: LoadSettings) -> None:
        """Mark a pair as the present choice, wherever its files lie."""
        self.show_page(None)
        self.chooser.show_choice(files, settings)

    def show_target(self, path: Path) -> None:
        """Choose this model as the target, wherever it lies."""
        self.show_page(None)
        self.chooser.show_target(path)

    def open_file(self, path: Path) -> None:
        """Choose a file that a person named as the target; it stays in the list."""
        self._feed.keep(path)
        self.show_target(path)

    def show_server(self, server_id: str, model: str = "") -> None:
        """Choose a model of a server; it is asked for them where that was not done yet."""
        self.show_page(None)
        self.chooser.show_server(server_id, model)

    @Slot()
    def add_server(self) -> None:
        """Ask for a server that is not known yet."""
        if not self.bar.busy:
            self.show_page(None)
            self.chooser.served.add()

    def follow_load(self, files: PairFiles, settings: LoadSettings) -> None:
        """Show a load that was asked for elsewhere, like one of the picker's own."""
        self.show_choice(files, settings)
        self._test_follows = False
        self.bar.hide_message()
        self._set_work(Work.LOADING)

    def show_loaded(self, pair: PairLoaded | None, served: ServedTarget | None = None) -> None:
        """Mark what answers now."""
        self._loaded = pair
        self.chooser.show_loaded(pair, served)

    def show_answers(self, answers: AnswerSettings) -> None:
        """Take over how answers are written now."""
        self.chooser.show_answers(answers)

    def show_progress(self, share: float) -> None:
        """Show the loaded share, 0 to 1."""
        if self.bar.work is Work.LOADING:
            self.bar.show_progress(share)

    def show_ended(self, error: str | None) -> None:
        """Close after success; show ``error`` in place and let people try again."""
        if self.bar.work is not Work.LOADING:
            if error is not None:
                self.show_error(error)  # of a load that had begun before this opened
            return
        if error is None and self._test_follows:
            self._set_work(Work.TESTING)
            return
        self._set_work(Work.NONE)
        self.bar.hide_message()
        if error is None:
            self._done()
        else:
            self._chat_follows = False
            self.show_error(error)

    def offer(self, ways: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Add buttons to what is said of a load that failed."""
        self.bar.offer(ways)

    def show_test_progress(self, progress: PairTestProgress) -> None:
        """Show how far a test has come."""
        if self.bar.work is Work.TESTING:
            self.bar.show_progress(progress.share)

    def show_test_ended(self, result: PairTestResult | None, error: str | None) -> None:
        """Show what a test found, in place; with neither, it was stopped."""
        if self.bar.work is not Work.TESTING:
            return
        self._set_work(Work.NONE)
        if error is not None:
            self.show_error(error)
        elif result is not None:
            self.bar.show_message(tested_words(result), serious=False)
            self.chooser.compare()  # the row has the figure then

    @Slot(str)
    def show_error(self, error: str) -> None:
        """Say in place why something was not done."""
        self.bar.show_message(error, serious=True)

    def show_page(self, page: QWidget | None) -> None:
        """Show another page in the dialog, such as one with more models; None: the choice."""
        if page is not None and self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        if page is None:
            self.pages.setCurrentIndex(0)
            self.chooser.targets.list.setFocus()
        else:
            self.pages.setCurrentWidget(page)

    def on_language_changed(self) -> None:
        """Say anew why the choice cannot be loaded; the parts see to the rest."""
        self._on_choice_changed()

    # --- Qt ----------------------------------------------------------------------------------

    def reject(self) -> None:
        """Cancel what runs, or close."""
        work = self.bar.work
        if work is Work.TESTING:
            self.test_cancel_requested.emit()  # its end is told like any other
        elif work is Work.LOADING:
            self._chat_follows = False
            self._set_work(Work.NONE)
            self.cancel_requested.emit()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        work = self.bar.work
        if work is not Work.NONE:
            self._set_work(Work.NONE)
            (self.test_cancel_requested if work is Work.TESTING else self.cancel_requested).emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        search = self.chooser.targets.search
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and search.text() and not self.bar.busy:
            search.clear()  # first what was typed goes, then the dialog
        elif (
            event.key() in _ENTER
            and isinstance(focused, QPushButton)
            and not isinstance(focused, ChoiceButton)
        ):
            focused.click()  # and not the default button, which is another one
        elif event.key() in _ENTER and not self.bar.busy:
            self._on_taken()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        accept_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        found = dropped_model(event.mimeData())
        self.activateWindow()  # the keys still go to where the file was dragged from
        if isinstance(found, Path) and not self.bar.busy:
            self.bar.hide_message()
            self.open_file(found)
        elif isinstance(found, str):
            self.show_error(found)

    # --- what people do ----------------------------------------------------------------------

    def _connect(self, services: ModelServices) -> None:
        add_scoped_action(self._first, command("picker.search"), self._on_search)
        add_scoped_action(self._first, command("picker.open_file"), self._on_open)
        add_scoped_action(self._first, command("picker.save_preset"), self._on_save_preset)
        for changing in (
            self.chooser.changed,
            self.chooser.targets.search.textChanged,  # it may have found nothing
            self.chooser.fit.graded,
            self.chooser.served.changed,
        ):
            changing.connect(self._on_choice_changed)
        self.chooser.picked.connect(self._on_picked)
        for known in (
            services.ranking.ranked,
            services.ranking.failed,
            services.fit.measured,
            services.fit.failed,
        ):
            known.connect(self._begin_when_settled)
        for pane in (self.chooser.targets, self.chooser.drafts):
            pane.list.taken.connect(self._on_taken)
        self.chooser.menu_requested.connect(self._on_menu)
        self.chooser.undo.said.connect(self._on_said)
        self.chooser.failed.connect(self.show_error)
        self.chooser.served.pane.list.taken.connect(self._on_taken)
        bar = self.bar
        bar.load.clicked.connect(self._on_load)
        bar.test.clicked.connect(self._on_test)
        self.chooser.drafts.test.clicked.connect(bar.test.click)
        bar.cancel.clicked.connect(self.reject)
        bar.open.clicked.connect(self._on_open)
        bar.server.clicked.connect(self.add_server)
        self.menu.target_wanted.connect(self._on_target_wanted)
        self.menu.draft_wanted.connect(self._on_draft_wanted)
        self.menu.chat_wanted.connect(self._on_chat_wanted)
        self.menu.usual_wanted.connect(self._on_usual_wanted)
        self.menu.said.connect(self.show_error)
        self.menu.noted.connect(self._on_said)
        self.chooser.fit.preset.clicked.connect(self._on_preset_menu)
        self.chooser.fit.engine.clicked.connect(self._on_engine_settings)
        services.presets.said.connect(self._on_said)
        services.presets.failed.connect(self.show_error)
        services.folders.failed.connect(self.show_error)
        services.trash.failed.connect(self.show_error)
        services.servers.failed.connect(self.show_error)

    @Slot()
    def _on_choice_changed(self) -> None:
        self.chooser.fit.engine.setEnabled(not self.chooser.refusal)
        served = self.chooser.served.chosen
        self.bar.set_connects(served)
        too_big = self.chooser.fit.too_big and not served
        self.bar.set_refusal(self.chooser.refusal, too_big=too_big)
        self.chooser.drafts.test.setEnabled(not too_big)
        if self.bar.warns_of_memory and not self.chooser.fit.too_big:
            self.bar.hide_message()

    @Slot(object, QPoint)
    def _on_menu(self, model: LibraryModel | ListedPreset, place: QPoint) -> None:
        if isinstance(model, ListedPreset):
            self.preset_menu.show_menu(model, place)
            return
        self.menu.show_menu(model, self.chooser.target_path, place)

    @Slot(object)
    def _on_target_wanted(self, model: LibraryModel) -> None:
        self.chooser.show_target(model.path)

    @Slot(object)
    def _on_draft_wanted(self, model: LibraryModel) -> None:
        self.chooser.show_draft(model.path)

    @Slot(object)
    def _on_usual_wanted(self, model: LibraryModel) -> None:
        self._presets.forget(model.path)
        self.chooser.show_usual(model.path)

    @Slot()
    def _on_preset_menu(self) -> None:
        button = self.chooser.fit.preset
        self.preset_menu.show_menu(None, button.mapToGlobal(QPoint(0, button.height())))

    @Slot()
    def _on_engine_settings(self) -> None:
        files, pair = self.chooser.files, self._loaded
        if files is None or self.chooser.refusal:
            return
        dialog = EngineSettingsDialog(
            files,
            self.chooser.load_settings,
            self._fit,
            self,
            loaded=None if pair is None else wish_of(pair.files, pair.settings),
            longest_context=self.chooser.longest_context,
        )
        dialog.finished.connect(self.chooser.measure)
        dialog.chosen.connect(self.chooser.use_settings)
        dialog.open()

    @Slot()
    def _on_save_preset(self) -> None:
        if not self.bar.busy:
            self.preset_menu.save()

    @Slot(str)
    def _on_said(self, text: str) -> None:
        self.bar.show_message(text, serious=False)

    @Slot()
    def _on_search(self) -> None:
        self.chooser.targets.search.setFocus()
        self.chooser.targets.search.selectAll()

    @Slot()
    def _on_open(self) -> None:
        if self.bar.busy:
            return
        path, _ = QFileDialog.getOpenFileName(
            self, tr("Open a model"), str(Path.home()), tr("GGUF models (*.gguf)")
        )
        if path:
            self.open_file(Path(path))

    @Slot()
    def _on_taken(self) -> None:
        """Enter or a double click; what may end the program takes the button itself."""
        if self.chooser.fit.too_big and self.bar.load.isEnabled():
            self.bar.show_message(tr(_TOO_BIG), serious=True, of_memory=True)
        else:
            self._on_load()

    @Slot()
    def _on_load(self) -> None:
        self._test_follows = False
        if self._is_loaded() and self.bar.load.isEnabled():
            if self.chooser.load_settings.answers is not None:
                self.answers_requested.emit(self.chooser.load_settings.answers)
            self._done()  # there is nothing to load
        else:
            self._start_load()

    def _done(self) -> None:
        """The choice is loaded."""
        if self._chat_follows:
            self.chat_requested.emit()
        self.accept()

    @Slot(object)
    def _on_chat_wanted(self, model: LibraryModel) -> None:
        if not self.bar.busy:
            self.chooser.show_target(model.path)
            self._settles_for = model.path
            self._begin_when_settled()

    @Slot()
    def _begin_when_settled(self) -> None:
        """Load what a chat was wanted with, as Enter does, when it is known what belongs to it."""
        wanted = self._settles_for
        if wanted is None or self.chooser.settling:
            return
        self._settles_for = None
        if wanted != self.chooser.target_path or self.bar.busy:
            return
        if self.chooser.refusal:
            self.show_error(self.chooser.refusal)
        else:
            self._chat_follows = True
            self._on_taken()
            self._chat_follows = self.bar.busy

    @Slot()
    def _on_picked(self) -> None:
        self._settles_for = None  # something else is chosen now
        self.bar.hide_message()  # it was about another choice

    @Slot()
    def _on_test(self) -> None:
        if self._is_loaded():
            self._start_test()
        else:
            self._test_follows = True
            self._start_load()

    def _is_loaded(self) -> bool:
        """Whether the choice is in use already, just as it is."""
        if self.chooser.served.chosen:
            return self.chooser.served.target == self.chooser.served.in_use
        pair, wanted = self._loaded, (self.chooser.files, self.chooser.load_settings)
        return pair is not None and (pair.files, pair.settings) == wanted

    def _start_load(self) -> None:
        files, served = self.chooser.files, self.chooser.served
        if served.chosen and served.target is not None and self.bar.load.isEnabled():
            self.bar.hide_message()
            self._set_work(Work.LOADING)
            asking = tr("Asking {host}…", host=served.target.server.host)
            self.bar.show_message(asking, serious=False)
            self.connect_requested.emit(served.target)
            return
        if files is None or not self.bar.load.isEnabled():
            return
        self.bar.hide_message()
        self._set_work(Work.LOADING)
        wanted = self.trial_requested if self._test_follows else self.load_requested
        wanted.emit(files, self.chooser.load_settings)

    def _start_test(self) -> None:
        self.bar.hide_message()
        self._set_work(Work.TESTING)
        self.test_requested.emit()

    def _set_work(self, work: Work) -> None:
        self.bar.set_work(work)
        self.chooser.set_choosing(work is Work.NONE)
        self._settles_for = None
        if work is not Work.NONE:
            self.bar.cancel.setFocus()
