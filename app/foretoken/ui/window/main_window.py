"""Main window: lays out its parts and connects them to the controller."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from foretoken.control.answers.examples import last_answer
from foretoken.control.background import shut_down_below
from foretoken.control.composing import RecentFiles
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import LookaheadRule
from foretoken.preferences.declared import LIVE_PANEL, RECORDED_RUNS, SIDEBAR, WINDOW_GEOMETRY
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.command_palette.command_palette import CommandPalette, Kind, PaletteOffers
from foretoken.ui.commands.command import ON_MAC, Command, Commands, Menu
from foretoken.ui.commands.table import COMMANDS
from foretoken.ui.composer.composer import Composer
from foretoken.ui.composer.composer_controller import ComposerController
from foretoken.ui.composer.context_controller import ContextController
from foretoken.ui.composer.sampling_controller import SamplingController
from foretoken.ui.composer.system_prompt_dialog import SystemPromptController
from foretoken.ui.help.backup_controller import BackupController
from foretoken.ui.help.guide_dialog import GuideDialog
from foretoken.ui.help.help_controller import HelpController
from foretoken.ui.help.keys_dialog import KeyChoice
from foretoken.ui.inspect.inspect_controller import InspectController
from foretoken.ui.jobs.job_dialog import JobsController
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.look.appearance import Appearance
from foretoken.ui.look.language import use_language
from foretoken.ui.look.mirrored import corner_below
from foretoken.ui.look.theme import Space, scaled
from foretoken.ui.models.models_controller import ModelsController
from foretoken.ui.parts.dialogs import FittedDialog, fit_window, size_of
from foretoken.ui.parts.explained import ShowsGuide, Word, word_of
from foretoken.ui.parts.forms import column, row
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS
from foretoken.ui.parts.keys import StrayTyping
from foretoken.ui.replay.replay_controller import ReplayController
from foretoken.ui.settings.settings_dialog import SettingsDialog
from foretoken.ui.sharing.sharing_controller import SharingController
from foretoken.ui.sidebar.sidebar import Sidebar
from foretoken.ui.sidebar.sidebar_controller import SidebarController
from foretoken.ui.window.activity import describe_activity, describe_sending, describe_target
from foretoken.ui.window.conversation_controller import ConversationController
from foretoken.ui.window.drop_overlay import DropOverlay
from foretoken.ui.window.notifications import AnswerAlert, Notifier, Tray
from foretoken.ui.window.reading_controller import ReadingController
from foretoken.ui.window.recovery_controller import RecoveryController
from foretoken.ui.window.side_panels import SidePanels
from foretoken.ui.window.top_bar import OFF, TopBar
from foretoken.ui.window.welcome_controller import WelcomeController

_SIZE, _MIN_SIZE = QSize(1280, 800), (420, 360)
_LONGEST_TITLE = 80
# Time for the window manager to raise the window, if it will.
_ALERT_DELAY_MS = 500


class MainWindow(ShowsGuide, QMainWindow):
    """Main window of a controller."""

    closing = Signal()
    """The window is about to close and shut everything down."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        commands: Sequence[Command] = COMMANDS,
    ) -> None:
        use_language(preferences)
        appearance = Appearance(preferences)  # before any widgets need restyling
        keys = KeyChoice(preferences, commands)
        super().__init__()
        appearance.setParent(self)
        keys.setParent(self)
        self.appearance = appearance
        self._controller = controller
        self._preferences = preferences
        self.resize(_SIZE)
        self._whole = QWidget(self)
        self._centre = QWidget(self)
        self._sidebar = Sidebar(self)
        self._top_bar = TopBar(self)
        self._chat = ChatView(self)
        self._composer = Composer(self)
        self._live_panel = LivePanel()
        self.panels = SidePanels(
            preferences, self._sidebar, self._centre, self._live_panel, self._top_bar, self._whole
        )
        self.conversation = ConversationController(
            controller, self._chat, self._composer, self._live_panel
        )
        self.reading = ReadingController(
            preferences, self._chat, self._live_panel.legend, self._top_bar.colours
        )
        self._welcome = WelcomeController(controller, self._chat)
        self.sidebar_controller = SidebarController(controller, self._sidebar, preferences)
        self.help_controller = HelpController(controller.engine, preferences, keys, self)
        notices = self.help_controller.notices
        self.conversation.live.tell = notices.tell
        self.models = ModelsController(controller, preferences, notices, self)
        RecoveryController(controller, self.models, self._chat, notices)
        self.jobs = JobsController(
            controller,
            self.models.services.feed,
            self.models.recent,
            self.models.use_drafting,
            lambda: describe_target(controller.engine.pair),
            self,
        )
        self.composer_controller = ComposerController(
            controller, self._composer, notices.tell, self
        )
        files = self.composer_controller.files
        self.context_controller = ContextController(controller, self._composer, files, self)
        self.context_controller.template_failed.connect(self.models.notices.offer_plain_format)
        self.system_prompts = SystemPromptController(controller, self._composer, self)
        self.system_prompts.changed.connect(self.context_controller.watch.look_again)
        self.sampling_controller = SamplingController(
            controller, preferences, self._composer, self._chat, self._centre
        )
        self.backup = BackupController(controller, notices, self)
        self.backup.chats_replaced.connect(self.sidebar_controller.forget_changes)
        self.sharing_controller = SharingController(
            controller, lambda: self.sidebar_controller.folders, preferences, notices, self
        )
        self.replay = ReplayController(
            lambda: self.conversation.answer_in_view,
            lambda answer: answer is controller.answers.answer,
            lambda chat, legend: ReadingController(preferences, chat, legend),
            notices.tell,
            self,
        )
        preferences.changed(RECORDED_RUNS).connect(self._on_recording_changed)
        self._on_recording_changed()
        self._notifier = Notifier(self)
        self._notifier.clicked.connect(self.bring_to_front)
        AnswerAlert(controller, preferences, self._notifier.tell, self)
        self.sampling_controller.parameters.changed.connect(
            self.context_controller.watch.look_again
        )
        StrayTyping(self, self._composer.field)
        self._drop_overlay = DropOverlay(self)
        self.recent_files = RecentFiles(controller, preferences, files, self)
        self.commands = Commands(self, commands)
        keys.changed.connect(self.commands.take_keys)
        self.tray = Tray(preferences, self.commands, self._notifier, self)
        self.tray.show_window.triggered.connect(self.bring_to_front)
        offers = PaletteOffers(
            self.commands,
            controller.archive,
            self.sidebar_controller.unsaved_chats,
            self.models.services.feed,
            self.models.services.servers,
            self.models.recent_targets,
            lambda: self.recent_files.paths,
            self,
        )
        uses: dict[Kind, Callable[..., object]] = {
            Kind.COMMAND: self.commands.run,
            Kind.CHAT: self.sidebar_controller.open_chat,
            Kind.MODEL: self.models.open_at,
            Kind.SERVER: self.models.open_at,
            Kind.PAIR: self.models.use_again,
            Kind.FILE: lambda path: self.composer_controller.attach([path]),
        }
        self._palette = CommandPalette(offers, uses, self)
        if ON_MAC:
            self.setMenuBar(self.commands.make_menu_bar())
        self._lay_out()
        self.inspector = InspectController(
            controller, self._chat, self._composer.focus_editor, self._whole
        )
        self._connect()
        self._on_state_changed()
        self._show_title()
        self.setMinimumSize(size_of(self, *_MIN_SIZE))
        geometry = preferences.get(WINDOW_GEOMETRY)
        if geometry is not None:
            self.restoreGeometry(QByteArray(geometry))
        fit_window(self)
        self.panels.fit()
        self._composer.focus_editor()

    # --- set-up ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.conversation.undo.setMaximumWidth(scaled(COLUMN_PIXELS))
        undo = row(None, (self.conversation.undo, 1000), None)  # aligned with the messages
        undo.setContentsMargins(SIDE_GAP_PIXELS, Space.SMALL, SIDE_GAP_PIXELS, Space.SMALL)
        above = self._top_bar, self.help_controller.notices, (self._chat, 1), undo
        column(self._centre, *above, self.composer_controller.queued, self._composer, spacing=0)
        column(self._whole, self.panels)
        self.setCentralWidget(self._whole)

    def _connect(self) -> None:
        controller, engine = self._controller, self._controller.engine
        self.sidebar_controller.chat_begun.connect(self._composer.focus_editor)
        self.sidebar_controller.message_requested.connect(self.conversation.show_message)
        self.sidebar_controller.export_requested.connect(self.sharing_controller.export_listed)
        self.conversation.export_requested.connect(self.sharing_controller.export_message)
        self.conversation.replay_requested.connect(self.replay.open_answer)
        self._sidebar.settings.clicked.connect(self.open_settings)
        self._sidebar.more.clicked.connect(self._on_new_menu)
        self.models.chat_requested.connect(self.sidebar_controller.begin_chat)
        self.models.closed.connect(self._composer.focus_editor)
        self.models.test_requested.connect(self.jobs.open_pair_test)
        self.models.tuning_requested.connect(self.jobs.open_tuning)
        self.jobs.closed.connect(self._composer.focus_editor)
        self.composer_controller.model_given.connect(
            lambda path: self.models.open().open_file(path)
        )
        self._drop_overlay.dropped.connect(self.composer_controller.attach)
        self._top_bar.pair.clicked.connect(self.models.open)
        self._top_bar.pair.customContextMenuRequested.connect(self._on_pair_menu)
        self._top_bar.sidebar.clicked.connect(lambda: self.panels.toggle(SIDEBAR))
        self._top_bar.live_panel.clicked.connect(lambda: self.panels.toggle(LIVE_PANEL))
        self._top_bar.lookahead.chosen.connect(self._on_drafting_chosen)
        self._top_bar.lookahead.engine_settings.triggered.connect(self.models.open_engine_settings)
        self._top_bar.lookahead.proof.triggered.connect(self.jobs.open_proof)
        self.jobs.proofs.changed.connect(self._on_state_changed)
        self._top_bar.menu.clicked.connect(self.show_main_menu)
        self.composer_controller.edit_last_requested.connect(self.conversation.edit_last)
        self._chat.commands.ask = self.composer_controller.ask
        self._chat.commands.why_no_continue = lambda: engine.why_no_continue
        self._chat.commands.choose_models = self.models.open
        self._chat.commands.open_preset = self.models.open_preset
        self.conversation.figures.due.connect(self._show_activity)
        engine.state_changed.connect(self._on_state_changed)
        engine.load_progressed.connect(self._on_state_changed)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.conversations_changed.connect(self._show_title)

    # --- actions -----------------------------------------------------------------------------

    @Slot()
    def search_chats(self) -> None:
        self.panels.reveal(SIDEBAR)
        self._sidebar.search.take_focus()

    @Slot(object)
    def _on_drafting_chosen(self, choice: int | str | None) -> None:
        engine = self._controller.engine
        if not isinstance(choice, str):
            engine.set_lookahead(choice)
        engine.set_speculate(choice != OFF)

    def show_guide(self) -> None:
        """Explain how speculative decoding works, with the last answer as the example."""
        self._guide().show_how_it_works()

    def show_help(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Open the guide: on a word, or on the first one that explains the focused widget."""
        self._guide(above).show_page(word or word_of(QApplication.focusWidget()))

    def _guide(self, above: QWidget | None = None) -> GuideDialog:
        parent = above or self
        guide = parent if isinstance(parent, GuideDialog) else GuideDialog.of(parent)
        guide = guide or GuideDialog(parent)
        guide.answer = last_answer(self._controller.current)
        return guide

    @Slot()
    def open_settings(self) -> None:
        """Open the settings, or bring them to the front."""
        dialog = SettingsDialog.of(self)
        if dialog is None:
            note = self.sampling_controller.override_note
            dialog = SettingsDialog(self._preferences, note, self)
            self.sampling_controller.parameters.changed.connect(dialog.refresh)
        dialog.bring_to_front()

    def open_statistics(self) -> None:
        """Open the statistics, or bring them to the front."""
        from foretoken.ui.statistics.statistics_dialog import StatisticsDialog  # loads pyqtgraph

        dialog = StatisticsDialog.of(self)
        dialog = dialog or StatisticsDialog(self._controller.runs, self._preferences, self)
        dialog.bring_to_front()

    def open_palette(self) -> None:
        """Open the command palette, which is created after the commands that it lists."""
        self._palette.open_palette()

    def add_folder(self) -> None:
        """Add a folder for chats and edit its name."""
        self.panels.reveal(SIDEBAR)
        self.sidebar_controller.add_folder()

    def show_archive(self) -> None:
        """List the archived chats."""
        self.panels.reveal(SIDEBAR)
        self._sidebar.show_archive()

    @Slot()
    def show_main_menu(self) -> None:
        """Open the main menu below its button."""
        menu = self.commands.menu(Menu.MAIN)
        menu.popup(corner_below(menu, self._top_bar.menu, -1, at_end=True) - QPoint(1, 0))
        menu.setActiveAction(menu.actions()[0])  # for keyboard use

    @Slot()
    def _on_pair_menu(self) -> None:
        menu = self.models.pair_menu()
        menu.popup(corner_below(menu, self._top_bar.pair, 3))

    @Slot()
    def _on_new_menu(self) -> None:
        menu = self.commands.menu(Menu.NEW)
        menu.popup(corner_below(menu, self._sidebar.new_chat, 4))

    @Slot()
    def bring_to_front(self, token: str = "") -> None:
        """Raise the window, or at least highlight it in the task bar.

        ``token`` is a Wayland activation token, the proof that the user requested it.
        """
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # read by Qt
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        # In case the window manager refused; a window in front is not highlighted anyway.
        QTimer.singleShot(_ALERT_DELAY_MS, self, lambda: QApplication.alert(self))

    # --- signals of the controller -----------------------------------------------------------

    @Slot()
    def _on_state_changed(self) -> None:
        engine = self._controller.engine
        text = self._show_activity()
        known = self.jobs.proof_words if engine.served is None else describe_sending(engine.served)
        placement = engine.pair and engine.pair.placement
        known = "\n".join(filter(None, (placement.text if placement else "", known)))
        self._top_bar.show_pair(describe_target(engine.target), known)
        answering = engine.answering
        rule = answering.drafting.effective_rule
        ruled = rule not in (LookaheadRule.ADAPTIVE, LookaheadRule.FIXED)
        choice = 0 if ruled else answering.lookahead
        self._top_bar.lookahead.set_choice(choice if answering.speculate else OFF)
        generating = engine.state is EngineState.GENERATING
        testing = engine.state is EngineState.TESTING
        stops = tr("Stop: {what}", what=text) if testing else ""
        self._composer.set_generating(generating or testing, stops)
        self._composer.set_can_send(engine.state is EngineState.READY, text)
        self._top_bar.lookahead.refuse(engine.why_no_pair)

    @Slot()
    def _on_recording_changed(self) -> None:
        self._controller.runs.recording = self._preferences.get(RECORDED_RUNS)

    @Slot()
    def _show_activity(self) -> str:
        text, active = describe_activity(self._controller.engine)
        self._top_bar.show_activity(text, active=active)
        return text

    @Slot()
    def _on_conversation_shown(self) -> None:
        self._show_title()
        if self.panels.close_drawer():
            self._composer.focus_editor()

    @Slot()
    def _show_title(self) -> None:
        conversation, product = self._controller.current, "Foretoken"  # not translated: the product
        named = conversation.roots or conversation.given_title
        name = tr("Temporary chat") if conversation.temporary else conversation.title
        title = product
        if named or conversation.temporary:
            chat = shown_name(name, _LONGEST_TITLE)
            title = tr("{chat} - {product}", about="a window", chat=chat, product=product)
        # Qt replaces [*] with its mark for unsaved changes; doubling escapes it.
        self.setWindowTitle(title.replace("[*]", "[*][*]"))

    # --- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panels.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setMinimumSize(size_of(self, *_MIN_SIZE))
            self.panels.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        self.tray.shut_down()
        for dialog in self.findChildren(FittedDialog):
            dialog.close()  # saves pending input, and stops what it runs
        self._preferences.set(WINDOW_GEOMETRY, bytes(self.saveGeometry().data()))
        self.panels.save_widths()
        self.hide()  # so that no frozen window is visible during shutdown
        self._preferences.shut_down()
        self._controller.shut_down()  # first saves the answer
        self.sharing_controller.shut_down()
        shut_down_below(self)
        self.context_controller.shut_down()
        self.help_controller.shut_down()
        self.models.shut_down()
        super().closeEvent(event)
