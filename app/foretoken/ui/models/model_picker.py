"""Model picker: choose and load a pair, with access to tests and more models."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QStackedWidget, QWidget

from foretoken.control.models.model_trash import TrashedModel
from foretoken.control.models.remembered_pairs import ListedPreset, as_preset, suggested_name
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import name_of_files
from foretoken.models.pair_setup import LoadSettings, PairFiles, PairSetup
from foretoken.models.pairs.pairing import DraftChoice
from foretoken.models.presets.user_presets import free_name
from foretoken.system.language import tr, tr_n, tr_noop
from foretoken.system.paths import shown_path
from foretoken.ui.commands.command import add_scoped_action
from foretoken.ui.commands.table import command, set_tooltip_with_keys, tooltip_with_keys
from foretoken.ui.look.plain_text import Label
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Button, Shape, Type, styled
from foretoken.ui.models.fit_panel import FitPanel
from foretoken.ui.models.model_choice import ModelChoice
from foretoken.ui.models.model_rows import (
    TargetItem,
    draft_key,
    draft_row,
    make_add_menu,
    make_model_menu,
    make_preset_menu,
    target_key,
    target_row,
    target_words,
)
from foretoken.ui.models.row_tree import RowTree
from foretoken.ui.models.server_pane import ServerPane
from foretoken.ui.parts.dialogs import FittedDialog
from foretoken.ui.parts.explained import Word, explain
from foretoken.ui.parts.files import Place, dropped_model, file_to_open, has_local_files
from foretoken.ui.parts.forms import BusyBar, FoldingRow, SearchLine, column, note, push_button, row
from foretoken.ui.parts.notices import Action, NoticeBar, UndoLine
from foretoken.ui.parts.pacing import Paced
from foretoken.ui.parts.preference_row import FormPage
from foretoken.ui.parts.row_painting import ENTER, Row

if TYPE_CHECKING:
    from foretoken.ui.models.models_controller import ModelsController

_SIZE = 1000, 680
# A scan finds models many times a second; the list is updated a few times a second.
_LIST_INTERVAL_MS = 150
_MEMORY = "memory"
"""Name of a notice."""
_TOO_BIG = tr_noop(
    "This needs more memory than is free: your system may freeze, or close Foretoken. Choose a "
    "shorter context or a smaller model, or press “Load anyway”."
)


class ModelPicker(FittedDialog):
    """Dialog that stays open while a pair loads, and shows errors in place."""

    def __init__(self, controller: ModelsController, parent: QWidget | None) -> None:
        super().__init__(parent, tr("Choose models"), size=_SIZE)
        self.setAcceptDrops(True)
        self._controller, self._engine = controller, controller.engine
        self.services = controller.services
        self.busy = False
        """Whether a load started here is running; nothing can be chosen then."""
        self._new_preset = ""
        """Newly saved preset whose name is edited once the list shows it."""
        self.choice = ModelChoice(self.services, self._engine, self)
        self._make_lists()
        self.fit_panel = FitPanel(self.choice, self)
        self.message = styled(NoticeBar(self), Shape.ROUNDED)
        self._progress = BusyBar(self)
        tip = tr("Find and download more models")
        self.get_models = push_button(tr("Download models…"), self, tip)
        self.add = push_button(tr("Add  ▾"), self, tr("Add model files, folders and servers"))
        self.test = push_button(tr("Test pair"), self)
        self.cancel = push_button("", self, tooltip_with_keys("picker.close"))
        self.load = styled(push_button("", self), Button.PRIMARY)
        self.load.setDefault(True)
        self._lay_out()
        self._connect()
        self._list_targets()
        self._on_choice_changed()

    def _make_lists(self) -> None:
        self.search = SearchLine(tr("Search models"), "picker.search", self)
        self.search.setAccessibleName(tr("Search models and presets"))
        set_tooltip_with_keys(
            self.search, "picker.search", tr("Filter the list; just start typing")
        )
        groups = {
            tr("My pairs"): True,
            tr("Servers"): True,
            tr("Models"): True,
            tr("Not for chatting"): False,
            tr("Broken", about="models"): False,
        }
        self.targets = RowTree(
            tr("Target models"),
            groups,
            target_key,
            lambda item: target_row(item, in_use=target_key(item) in self.choice.rows_in_use),
            self,
            target_words,
            lambda item: isinstance(item, ListedPreset),
        )
        self.targets.search, self.search.list = self.search, self.targets
        groups = {tr("Can draft"): True, tr("Cannot draft"): True}
        self.drafts = RowTree(tr("Draft models"), groups, draft_key, self._draft_row, self)
        self.served = ServerPane(self.choice, self)
        """Replaces drafts and memory needs while a server is chosen."""
        self.undo = UndoLine(self)
        self.status, self.drafts_note = note("", self), note("", self)

    def _lay_out(self) -> None:
        # From outside in: reparenting a widget restyles it with all its children.
        self._content = QWidget(self.content)
        # Scrolls, so that the load buttons stay in view on a small screen.
        page = FormPage(self._content, self.content), 1
        more = row(self.get_models, self.add, None)
        buttons = FoldingRow(more, row(None, self.test, self.cancel, self.load))
        edges = Space.WIDER, Space.WIDE, Space.WIDER, Space.LARGE
        below = self.message, self._progress, buttons
        column(self.content, page, *below, margins=edges, spacing=Space.MEDIUM)
        name = tr("Target: the model that answers")
        target = self._titled(name, self.targets, self.undo, self.status, above=self.search)
        explain(target, Word.TARGET)
        name = tr("Draft: the small model that guesses ahead")
        drafts = self._titled(name, self.drafts, self.drafts_note)
        explain(drafts, Word.DRAFT, Word.LOOKUP, Word.ACCEPTANCE)
        self._right = QStackedWidget(self._content)
        self._right.addWidget(drafts)
        self._right.addWidget(self.served)
        lists = FoldingRow((target, 1), (self._right, 1), spacing=Space.WIDER)
        column(self._content, (lists, 1), self.fit_panel, spacing=Space.MEDIUM)
        stops = (self.search, self.targets, self.drafts, self.served.list)
        for before, then in pairwise(stops):
            QWidget.setTabOrder(before, then)

    def _titled(
        self, title: str, tree: RowTree, *below: QWidget, above: QWidget | None = None
    ) -> QWidget:
        side = QWidget(self._content)
        heading = styled(Label(title, side), Type.HEADING)
        heading.setBuddy(tree)
        column(side, *filter(None, (heading, above)), (tree, 1), *below)
        return side

    def _connect(self) -> None:
        for name, run in (
            ("picker.search", self.search.take_focus),
            ("picker.open_file", self.ask_for_file),
            ("picker.save_preset", self.save_preset),
        ):
            add_scoped_action(self, command(name), run)
        services, choice, fit = self.services, self.choice, self.fit_panel
        presets, trash, servers = services.presets, services.trash, services.servers
        self._listing = Paced(_LIST_INTERVAL_MS, self)
        self._listing.due.connect(self._list_targets)
        self.search.textChanged.connect(self._on_search_changed)
        choice.changed.connect(self._on_choice_changed)
        services.feed.changed.connect(self._listing.note)
        for listing in (presets, servers):
            listing.changed.connect(self._list_targets)
        self.targets.chosen.connect(self._on_target_chosen)
        self.targets.renamed.connect(lambda each, name: presets.rename(each.preset.name, name))
        self.drafts.chosen.connect(self._on_draft_chosen)
        for tree in (self.targets, self.drafts):
            tree.menu_requested.connect(self._on_menu)
        for tree in (self.targets, self.drafts, self.served.list):
            tree.confirmed.connect(self._on_confirmed)
        fit.view.graded.connect(self._show_state)
        fit.preset.clicked.connect(lambda: self._pop_up(make_preset_menu(None, self), fit.preset))
        fit.engine.clicked.connect(self._on_engine_settings)
        for failing in (choice, presets, services.feed, trash, servers):
            failing.failed.connect(self.show_error)
        presets.said.connect(self.say)
        for undoing in (presets, servers):
            undoing.undoable.connect(self.undo.tell)
        trash.moved.connect(self._on_trashed)
        trash.restored.connect(self.undo.hide)
        self.load.clicked.connect(self._on_load)
        self.test.clicked.connect(self._on_test)
        self.cancel.clicked.connect(self.reject)
        self.get_models.clicked.connect(self._controller.open_more)
        self.add.clicked.connect(lambda: self._pop_up(make_add_menu(self), self.add))
        self._engine.load_progressed.connect(self._progress.show_share)
        self._engine.test_ended.connect(choice.compare)  # the row then shows the measured gain

    # --- called by the controller ------------------------------------------------------------

    def show_choice(self, files: PairFiles, settings: LoadSettings) -> None:
        """Choose a pair, which need not be in the library."""
        self._show_all()
        self.choice.choose_pair(files, settings)

    def show_target(self, key: Hashable, model: str = "") -> None:
        """Choose a target by its key: a file, a preset, or a server with one of its models."""
        self._show_all()
        self.choice.choose(key, model)

    def open_file(self, path: Path) -> None:
        """Choose a file picked by the user as the target, and add it to the list."""
        self.services.feed.keep(path)
        self.show_target(path)

    def add_server(self) -> None:
        """Open the dialog for a new server."""
        if not self.busy:
            self.served.open_dialog()

    def follow_load(self, files: PairFiles, settings: LoadSettings) -> None:
        """Show a load that was started elsewhere like one of the picker's own."""
        self.show_choice(files, settings)
        self._set_busy(True)

    def show_ended(self, error: str | None) -> None:
        """Close after success; show ``error`` in place so that the user can retry."""
        self.choice.refresh()  # marks what is in use now
        if self.busy:
            self._set_busy(False)
            if error is None:
                self.accept()
        if error is not None:
            self.show_error(error, self._controller.recovery_options(error))

    def show_error(self, error: str, ways: Sequence[Action] = ()) -> None:
        """Show an error in place, with recovery options."""
        self.say(error, ways, serious=True)

    def say(
        self, text: str, ways: Sequence[Action] = (), *, serious: bool = False, name: str = ""
    ) -> None:
        """Show a message above the buttons, in place of the previous one."""
        self.message.dismiss()
        self.message.tell(text, ways, serious=serious, name=name)

    def _show_all(self) -> None:
        self.search.clear()
        self.targets.setFocus()

    # --- Qt ----------------------------------------------------------------------------------

    def reject(self) -> None:
        """Cancel the running load, or close."""
        if self.busy:
            self._set_busy(False)
            self._engine.cancel_load()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.busy:
            self.reject()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_button = isinstance(QApplication.focusWidget(), QPushButton)
        if event.key() == Qt.Key.Key_Escape and self.search.text() and not self.busy:
            self.search.clear()  # the next Escape closes the dialog
        elif event.key() in ENTER and not at_button and not self.busy:
            self._on_confirmed()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(has_local_files(event.mimeData()))  # of any type: a drop says why not

    def dropEvent(self, event: QDropEvent) -> None:
        found = dropped_model(event.mimeData())
        self.activateWindow()  # keys still go to the drag's source window
        if isinstance(found, str):
            self.show_error(found)
        elif not self.busy:
            self.message.dismiss()
            self.open_file(found)

    # --- display -----------------------------------------------------------------------------

    @Slot()
    def _list_targets(self) -> None:
        if self.targets.editing:
            self._listing.note()
            return
        before = self.targets.item
        self.targets.show_groups(*self.choice.targets)
        if before is None or self.targets.item != before:
            self.targets.choose(self.choice.row)  # its group may have changed
        if self._new_preset in self.services.presets.names:
            name, self._new_preset = self._new_preset, ""
            self.rename_preset(name)
        self._show_state()

    @Slot()
    def _on_choice_changed(self) -> None:
        choice, served = self.choice, bool(self.choice.server_id)
        self.targets.viewport().update()
        if self.targets.key != choice.row:
            self.targets.choose(choice.row)
        can = [each for each in choice.drafts if each.verdict.compatible]
        cannot = [each for each in choice.drafts if not each.verdict.compatible]
        self.drafts.show_groups(can, cannot)
        if self.drafts.key != choice.draft or self.drafts.item is None:
            self.drafts.choose(choice.draft)
        self._right.setCurrentIndex(1 if served else 0)
        self.fit_panel.setVisible(not served)
        self._show_state()

    @property
    def refusal(self) -> str:
        """Why the choice cannot be loaded; empty if it can."""
        if self.targets.first is None:
            return tr("No model matches your search")
        return self.choice.refusal

    @Slot()
    def _show_state(self) -> None:
        """Update buttons and notes."""
        busy, connects, refusal = self.busy, bool(self.choice.server_id), self.refusal
        too_big = self.fit_panel.view.too_big and not connects
        if not too_big:
            self.message.dismiss(_MEMORY)
        possible = not busy and not refusal
        self.load.setEnabled(possible)
        text = tr("Loading…") if busy else tr("Load")
        if connects:
            text = tr("Connecting…") if busy else tr("Connect")
        elif too_big and possible:
            text = tr("Load anyway")
        self.load.setText(text)
        tip = tr("Your system may freeze, or close Foretoken") if too_big else ""
        self.load.setToolTip(refusal or tip or tooltip_with_keys("picker.load"))
        self.cancel.setText(tr("Cancel") if busy else tr("Close"))
        self.test.setEnabled(possible and not too_big and not connects)
        self.test.setVisible(not busy)  # leaves its room to the cancel button
        tip = tr("Measure for 20 seconds how much faster drafting makes this pair")
        no_test = tr("Drafting on a server cannot be measured here")
        self.test.setToolTip(no_test if connects else tip)
        self._progress.setVisible(busy and not connects)
        self._progress.setAccessibleName(text)
        for button in (self.get_models, self.add):
            button.setEnabled(not busy)
        self.fit_panel.engine.setEnabled(not refusal)
        self._show_notes()

    def _show_notes(self) -> None:
        feed, draft = self.services.feed, self.choice.draft_choice
        count = len(feed.models)
        found = tr_n("{count} model found", "{count} models found", count)
        if feed.scanning:
            found = tr_n("Searching… {count} model", "Searching… {count} models", count)
        elif not count:
            found = tr("No other models found. Download some, or add a file or folder.")
        parts = [found]
        if self.targets.first is None:
            parts.insert(0, self.refusal)
        parts += [
            tr("{folder}: {reason}", folder=shown_path(each.folder), reason=each.reason)
            for each in feed.problems
        ]
        self.status.setText(" · ".join(parts))
        text = self.choice.drafts_note
        if not text and draft is not None and draft.verdict.compatible:
            untested = tr("Test the pair to see what this draft gains.")
            text = "" if self.choice.is_tested(draft) else untested
        self.drafts_note.setText(text)

    def _draft_row(self, choice: DraftChoice) -> Row:
        path = None if choice.model is None else choice.model.path
        in_use = draft_key(choice) == self.choice.draft_in_use
        return draft_row(choice, in_use=in_use, tested=self.choice.tested.get(path))

    def _pop_up(self, menu: QMenu, button: QWidget) -> None:
        """Show a menu above a button."""
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    # --- user choices ------------------------------------------------------------------------

    @Slot(object)
    def _on_target_chosen(self, item: TargetItem) -> None:
        self.message.dismiss()  # it was about the previous choice
        self.choice.choose(target_key(item))

    @Slot(object)
    def _on_draft_chosen(self, item: DraftChoice) -> None:
        self.message.dismiss()
        self.choice.choose_draft(draft_key(item))

    @Slot(str)
    def _on_search_changed(self, text: str) -> None:
        self._listing.finish()  # may add models that match
        self.targets.filter(text)
        found = self.targets.first
        if text.strip() and found is not None and self.targets.item is None:
            self._on_target_chosen(found)  # keep in view what Enter would load
        self._show_state()

    @Slot(object, QPoint)
    def _on_menu(self, item: object, place: QPoint) -> None:
        model = item.model if isinstance(item, DraftChoice) else item
        if isinstance(model, LibraryModel):
            make_model_menu(model, self).popup(place)
        elif isinstance(model, ListedPreset):
            make_preset_menu(model, self).popup(place)

    def begin_chat(self, path: Path) -> None:
        """Begin a chat, and choose a model for it, which is loaded once the user confirms."""
        self._controller.chat_requested.emit()
        self.show_target(path)

    @Slot()
    def ask_for_file(self) -> None:
        """Choose a model file in a file dialog."""
        if self.busy:
            return
        kinds = tr("GGUF models (*.gguf)")
        path = file_to_open(self, tr("Open a model"), kinds, Place.HomeLocation)
        if path is not None:
            self.open_file(path)

    @Slot()
    def _on_engine_settings(self) -> None:
        choice, files = self.choice, self.choice.files
        if files is None or choice.refusal:
            return
        setup = PairSetup(files, choice.settings)
        dialog = self._controller.show_engine_settings(setup, self, choice.longest_context)
        dialog.finished.connect(self.fit_panel.measure_again)
        dialog.chosen.connect(choice.use_settings)

    # --- presets and undo ---------------------------------------------------------------------

    @Slot()
    def save_preset(self) -> None:
        """Save the choice as a preset, and edit its name in the list."""
        choice, presets = self.choice.savable, self.services.presets
        if choice is None or self.busy:
            return
        name = suggested_name(name_of_files(choice.files.target, choice.files.draft))
        preset = as_preset(choice, free_name(name, presets.names))
        self._new_preset = preset.name
        self._show_all()
        presets.create(preset)

    def rename_preset(self, name: str) -> None:
        """Edit a preset's name in the list."""
        if not self.busy:
            self.choice.choose(("preset", name))
            self.targets.rename_chosen()

    @Slot(object)
    def _on_trashed(self, trashed: TrashedModel) -> None:
        text = tr("Moved {name} to the trash.", name=trashed.model.name)
        if trashed.can_restore:
            self.undo.tell(text, self.services.trash.restore)
        else:
            self.undo.hide()
            self.say(f"{text} {tr('You can restore it from there.')}")

    # --- loading and testing --------------------------------------------------------------

    @Slot()
    def _on_confirmed(self) -> None:
        """Handle Enter and double click; a load that may exhaust memory needs the button itself."""
        if self.fit_panel.view.too_big and not self.choice.server_id and self.load.isEnabled():
            self.say(tr(_TOO_BIG), serious=True, name=_MEMORY)
        else:
            self._on_load()

    @Slot()
    def _on_load(self) -> None:
        choice, files, target = self.choice, self.choice.files, self.choice.served_target
        if not self.load.isEnabled():
            return
        if choice.in_use:
            if files is not None:
                self._controller.use_answers(choice.settings.answers)
            self.accept()  # nothing to load
        elif target is not None:
            self._set_busy(True)
            self.say(tr("Contacting {host}…", host=target.server.host))
            self._controller.connect_to(target)
        elif files is not None:
            self._set_busy(True)
            self._controller.load(files, choice.settings, remembers=True)

    @Slot()
    def _on_test(self) -> None:
        choice, files = self.choice, self.choice.files
        if files is not None:
            setup = PairSetup(files, choice.settings)
            self._controller.test_pair(setup, in_use=choice.in_use)

    def _set_busy(self, busy: bool) -> None:
        self.message.dismiss()
        self.busy = busy
        self._progress.show_share(0.0)
        self._content.setEnabled(not busy)
        (self.cancel if busy else self.targets).setFocus()
