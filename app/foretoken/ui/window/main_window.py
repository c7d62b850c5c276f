"""The window: puts the parts beside each other and connects them with the controller."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from foretoken.control.answers.told_step import last_answer
from foretoken.control.background import shut_down_below
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.composing.recent_files import RecentFiles
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import LookaheadRule
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.preferences.declared import LIVE_PANEL, SIDEBAR, WINDOW_GEOMETRY
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr
from foretoken.ui.benchmark.benchmark_desk import BenchmarkDesk
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.command_palette.command_palette import CommandPalette
from foretoken.ui.command_palette.offers import ChatOffers
from foretoken.ui.commands.actions import Commands
from foretoken.ui.commands.command import ON_MAC, Command, Menu
from foretoken.ui.commands.key_choice import KeyChoice
from foretoken.ui.commands.table import COMMANDS
from foretoken.ui.composer.composer import Composer
from foretoken.ui.composer.context_desk import ContextDesk
from foretoken.ui.composer.sampling_controller import SamplingController
from foretoken.ui.composer.send_desk import SendDesk
from foretoken.ui.help.backup_controller import BackupController
from foretoken.ui.help.guide_dialog import GuideDialog
from foretoken.ui.help.help_desk import HelpDesk
from foretoken.ui.live.live_panel import LivePanel
from foretoken.ui.look.appearance import Appearance
from foretoken.ui.look.language import use_language
from foretoken.ui.look.sizes import Space, scaled
from foretoken.ui.look.themed import Themed
from foretoken.ui.models.models_controller import ModelsController
from foretoken.ui.parts.explained import TellsGuide
from foretoken.ui.parts.growing_text import COLUMN_PIXELS, SIDE_GAP_PIXELS
from foretoken.ui.parts.screen_room import fit_window, least_size
from foretoken.ui.parts.stray_typing import StrayTyping
from foretoken.ui.parts.words import Word
from foretoken.ui.proof.proof_desk import ProofDesk
from foretoken.ui.race.race_desk import RaceDesk
from foretoken.ui.settings.settings_controller import SettingsController
from foretoken.ui.sharing.sharing_controller import SharingController
from foretoken.ui.sidebar.sidebar import Sidebar
from foretoken.ui.sidebar.sidebar_controller import SidebarController
from foretoken.ui.statistics.statistics_desk import StatisticsDesk
from foretoken.ui.window.activity import (
    describe_activity,
    describe_place,
    describe_sending,
    describe_target,
)
from foretoken.ui.window.answer_alert import AnswerAlert
from foretoken.ui.window.chat_desk import ChatDesk
from foretoken.ui.window.drop_overlay import DropOverlay
from foretoken.ui.window.failure_desk import FailureDesk
from foretoken.ui.window.front import bring_to_front
from foretoken.ui.window.inspect_desk import InspectDesk
from foretoken.ui.window.notifier import Notifier
from foretoken.ui.window.reading_desk import ReadingDesk
from foretoken.ui.window.replay_desk import ReplayDesk
from foretoken.ui.window.sending_desk import SendingDesk
from foretoken.ui.window.side_panels import SidePanel, SidePanels
from foretoken.ui.window.top_bar import TopBar
from foretoken.ui.window.tray import Tray
from foretoken.ui.window.welcome_desk import WelcomeDesk
from foretoken.ui.window.window_title import WindowTitle

_SIZE, _LEAST_SIZE = QSize(1280, 800), (420, 360)


class MainWindow(Themed, TellsGuide, QMainWindow):
    """One window on one controller."""

    closing = Signal()
    """It is about to go, with all that runs behind it."""

    def __init__(
        self,
        controller: ChatController,
        preferences: KeptPreferences,
        archive: ChatArchive | None = None,
        commands: Sequence[Command] = COMMANDS,
    ) -> None:
        """``archive`` is that of the controller; without one chats last as long as the window."""
        use_language(preferences)
        appearance = Appearance(preferences)  # before there is anything that would be told of it
        keys = KeyChoice(preferences, commands)
        super().__init__()
        appearance.setParent(self)
        keys.setParent(self)
        self.appearance = appearance
        self._controller = controller
        self._preferences = preferences
        self._load_share = 0.0
        self._coloured = True
        self._legend_kinds = ALL_KINDS
        self.resize(_SIZE)
        self._whole = QWidget(self)
        self._centre = QWidget(self)
        self._sidebar = Sidebar(self)
        self._top_bar = TopBar(self)
        self._chat = ChatView(self)
        self._composer = Composer(self)
        self._live_panel = LivePanel()
        self.chat_desk = ChatDesk(controller, self._chat, self._composer, self._live_panel)
        self.reading_desk = ReadingDesk(preferences, self._chat)
        self._welcome_desk = WelcomeDesk(controller, self._chat, self)
        self.sidebar_controller = SidebarController(controller, archive, self._sidebar, preferences)
        self._title = WindowTitle(controller, self)
        self.help_desk = HelpDesk(preferences, lambda: controller.engine.requested, keys, self)
        self.chat_desk.live.tell = self.help_desk.tell
        self.help_desk.place = lambda: describe_place(controller.engine.pair)
        self.models = ModelsController(controller, preferences, self.help_desk.notices, self)
        self.failure_desk = FailureDesk(controller, self.models, self._chat, self.help_desk.notices)
        self.race_desk = RaceDesk(controller, self.models.library, self)
        self.benchmark_desk = BenchmarkDesk(
            controller.engine, self.models.library, self.models.recent, self
        )
        self.proof_desk = ProofDesk(
            controller.engine, lambda: describe_target(controller.engine.pair), self
        )
        self.context_desk = ContextDesk(controller, archive, self._composer, self)
        self.context_desk.template_failed.connect(self.models.notices.offer_plain_format)
        self.send_desk = SendDesk(controller, self.context_desk.files, self._composer)
        self.sampling_controller = SamplingController(
            controller, preferences, self._composer, self._chat, self._centre
        )
        self.sending_desk = SendingDesk(controller, self)
        self.backup: BackupController | None = None
        if archive is not None:
            self.backup = BackupController(controller, archive, self.help_desk, self)
            self.backup.began_anew.connect(self.sidebar_controller.forget_changes)
        self.statistics_desk: StatisticsDesk | None = None
        if controller.runs is not None:
            self.statistics_desk = StatisticsDesk(controller.runs, preferences, self)
        self.sharing_controller = SharingController(
            controller,
            archive,
            lambda: self.sidebar_controller.folders,
            preferences,
            self.help_desk.notices,
            self.help_desk.tell,
            self,
        )
        self.replay_desk = ReplayDesk(
            lambda: self.chat_desk.answer_in_view,
            self.chat_desk.is_written,
            preferences,
            self.help_desk.tell,
            self,
        )
        self._notifier = Notifier(self)
        self._notifier.clicked.connect(self._on_turned_to)
        AnswerAlert(controller, preferences, self._notifier, self)
        self.settings_controller = SettingsController(preferences, self)
        self.settings_controller.override_of = self.sampling_controller.instead_of
        self.sampling_controller.parameters.changed.connect(self.settings_controller.refresh)
        self.sampling_controller.parameters.changed.connect(self.context_desk.count_again)
        self._panels = SidePanels(
            preferences,
            (
                SidePanel(SIDEBAR, self._sidebar, Qt.Edge.LeftEdge),
                SidePanel(LIVE_PANEL, self._live_panel, Qt.Edge.RightEdge),
            ),
            self,
        )
        StrayTyping(self, self._composer.field)
        self._drop_overlay = DropOverlay(self, self._composer, self._top_bar.pair)
        files = self.context_desk.files
        self.recent_files = RecentFiles(controller, preferences, files, self)
        chats = ChatOffers(archive, self.sidebar_controller.unsaved_chats, self)
        self.commands = Commands(self, commands)
        keys.changed.connect(self.commands.take_keys)
        self.tray = Tray(preferences, self.commands, self._notifier, self)
        self.tray.turn_to.triggered.connect(self._on_turned_to)
        self._palette = CommandPalette(
            self.commands,
            chats,
            self.models.library,
            lambda: self.recent_files.paths,
            self.models.recent_targets,
            self.models.servers,
            self,
        )
        if ON_MAC:
            self.setMenuBar(self.commands.make_menu_bar())
        self._lay_out()
        self.inspect_desk = InspectDesk(
            controller, self._chat, self._composer.focus_editor, self._whole
        )
        self._connect_widgets()
        self._connect_controller()
        self.on_look_changed()
        self._on_state_changed()
        geometry = preferences.get(WINDOW_GEOMETRY)
        if geometry is not None:
            self.restoreGeometry(QByteArray(geometry))
        fit_window(self)
        self._panels.fit(self.width())
        self._composer.focus_editor()

    # --- set-up ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top_bar)
        column.addWidget(self.help_desk.notices)
        column.addWidget(self._chat, 1)
        undo = QHBoxLayout()  # in line with the messages
        undo.setContentsMargins(SIDE_GAP_PIXELS, Space.SMALL, SIDE_GAP_PIXELS, Space.SMALL)
        undo.addStretch(1)
        self.chat_desk.undo.setMaximumWidth(scaled(COLUMN_PIXELS))
        undo.addWidget(self.chat_desk.undo, 1000)
        undo.addStretch(1)
        column.addLayout(undo)
        column.addWidget(self.send_desk.queued)
        column.addWidget(self._composer)
        self._panels.lay_out(self._whole, self._centre, self._top_bar)
        self.setCentralWidget(self._whole)

    def _connect_widgets(self) -> None:
        engine = self._controller.engine
        self.sidebar_controller.chat_begun.connect(self._composer.focus_editor)
        self.sidebar_controller.message_requested.connect(self.chat_desk.show_message)
        self.sidebar_controller.export_requested.connect(self.sharing_controller.export_listed)
        self.chat_desk.export_requested.connect(self.sharing_controller.export_message)
        self.chat_desk.replay_requested.connect(self.replay_desk.open_answer)
        self._sidebar.models.clicked.connect(self.models.open)
        self._sidebar.theme.clicked.connect(self._on_theme_menu)
        self._sidebar.settings.clicked.connect(self.settings_controller.open)
        self._sidebar.more.clicked.connect(self._on_new_menu)
        self._sidebar.shortcuts.clicked.connect(self.help_desk.show_keys)
        self.models.chat_requested.connect(self.sidebar_controller.begin_chat)
        self.models.closed.connect(self._composer.focus_editor)
        self.closing.connect(self.models.forget_waiting)
        self.race_desk.closed.connect(self._composer.focus_editor)
        self.benchmark_desk.drafting_wanted.connect(self.models.use_drafting)
        self.benchmark_desk.closed.connect(self._composer.focus_editor)
        self.context_desk.model_given.connect(self.models.open_with)
        self._drop_overlay.dropped.connect(self.context_desk.take_dropped)
        self._palette.chat_chosen.connect(self.sidebar_controller.open_chat)
        self._palette.model_chosen.connect(self.models.open_at)
        self._palette.server_chosen.connect(self.models.open_at_server)
        self._palette.pair_chosen.connect(self.models.use_again)
        self._palette.file_chosen.connect(lambda path: self.context_desk.attach([path]))
        self._top_bar.pair.clicked.connect(self.models.open)
        self._top_bar.pair.customContextMenuRequested.connect(self._on_pair_menu)
        self._top_bar.colours.toggled.connect(self._on_colours_toggled)
        self._top_bar.sidebar.clicked.connect(lambda: self.toggle_panel(SIDEBAR))
        self._top_bar.live_panel.clicked.connect(lambda: self.toggle_panel(LIVE_PANEL))
        self._top_bar.lookahead.chosen.connect(engine.set_lookahead)
        self._top_bar.lookahead.engine_settings.triggered.connect(self.models.open_engine_settings)
        self._top_bar.lookahead.proof.triggered.connect(self.proof_desk.open)
        self.proof_desk.changed.connect(self._on_state_changed)
        self._top_bar.help.clicked.connect(self.show_help_menu)
        self.send_desk.edit_last_requested.connect(self.chat_desk.edit_last)
        self._chat.commands.ask = self.send_desk.ask
        self._composer.status.speculate.clicked.connect(engine.set_speculate)
        self._chat.commands.why_no_continue = lambda: engine.why_no_continue
        self._chat.commands.choose_models = self.models.open
        self._chat.commands.open_preset = self.models.open_preset
        self.chat_desk.numbers.due.connect(self._show_activity)
        self.reading_desk.serve(self._live_panel.legend, self._top_bar.legend)
        for part in (self._live_panel, self._top_bar):
            part.legend.kinds_changed.connect(self._on_kinds_changed)

    def _connect_controller(self) -> None:
        controller, engine = self._controller, self._controller.engine
        engine.state_changed.connect(self._on_state_changed)
        engine.load_progressed.connect(self._on_load_progressed)
        engine.load_ended.connect(self._on_load_ended)
        controller.conversation_shown.connect(self._on_conversation_shown)

    # --- what people do ----------------------------------------------------------------------

    @Slot()
    def search_chats(self) -> None:
        """Let people type what they look for in all chats."""
        self._panels.show(SIDEBAR)
        self._sidebar.focus_search()

    @Slot(bool)
    def _on_colours_toggled(self, coloured: bool) -> None:
        self._coloured = coloured
        self._show_kinds()

    @Slot(object)
    def _on_kinds_changed(self, kinds: frozenset[TokenKind]) -> None:
        self._legend_kinds = kinds
        for part in (self._live_panel, self._top_bar):
            part.legend.show_kinds(kinds)
        self._show_kinds()

    def _show_kinds(self) -> None:
        self._chat.change(visible_kinds=self._legend_kinds if self._coloured else frozenset())

    def show_guide(self, word: Word | None = None, above: QWidget | None = None) -> None:
        """Tell how speculative decoding works, with the last answer as the example."""
        GuideDialog(last_answer(self._controller.current), above or self, word).open()

    def open_palette(self) -> None:
        """Find a command, a chat or a model by a few letters."""
        self._palette.open_palette()

    def add_folder(self) -> None:
        """Make a folder of chats, which is to be named then."""
        self._panels.show(SIDEBAR)
        self.sidebar_controller.add_folder()

    def show_archive(self) -> None:
        """List the chats in the archive."""
        self._panels.show(SIDEBAR)
        self._sidebar.show_archive()

    def toggle_colours(self) -> None:
        """Colour tokens, or no more."""
        self._top_bar.colours.toggle()

    def toggle_panel(self, wanted: Preference[bool]) -> None:
        """Show or hide one of the panels at the sides."""
        self._panels.toggle(wanted)

    @Slot()
    def show_help_menu(self) -> None:
        """Open the menu below its button."""
        menu = self.commands.menu(Menu.HELP)
        menu.popup(self._top_bar.help_menu_corner(menu))
        menu.setActiveAction(menu.actions()[0])  # for the keyboard

    @Slot()
    def _on_pair_menu(self) -> None:
        menu = self.models.pair_menu()
        menu.popup(self._top_bar.pair.menu_corner(menu))

    @Slot()
    def _on_new_menu(self) -> None:
        menu = self.commands.menu(Menu.NEW)
        menu.popup(self._sidebar.new_menu_position(menu))

    @Slot()
    def _on_theme_menu(self) -> None:
        menu = self.commands.menu(Menu.THEME)
        menu.popup(self._sidebar.theme_menu_position(menu))

    @Slot()
    def _on_turned_to(self) -> None:
        bring_to_front(self)

    # --- what the controller tells -----------------------------------------------------------

    @Slot()
    def _on_state_changed(self) -> None:
        engine = self._controller.engine
        text = self._show_activity()
        told = self.proof_desk.told if engine.served is None else describe_sending(engine.served)
        told = "\n".join(filter(None, (describe_place(engine.pair), told)))
        self._top_bar.show_pair(describe_target(engine.target), told)
        answering = engine.answering
        ruled = answering.rule not in (LookaheadRule.ADAPTIVE, LookaheadRule.FIXED)
        self._top_bar.lookahead.set_choice(0 if ruled else answering.lookahead)
        generating = engine.state is EngineState.GENERATING
        testing = engine.state is EngineState.TESTING
        stops = tr("Stop the answer and keep its text")
        if testing:
            stops = tr("Stop the test") if engine.work is None else tr("Stop: {what}", what=text)
        self._composer.set_generating(generating or testing, stops)
        self._composer.set_can_send(engine.state is EngineState.READY, text)
        # Earlier text can be drafted from in any case.
        self._composer.status.set_speculating(answering.speculate, engine.why_no_pair)
        self._top_bar.lookahead.refuse(engine.why_no_pair)

    @Slot()
    def _show_activity(self) -> str:
        text, active = describe_activity(self._controller.engine, self._load_share)
        self._top_bar.show_activity(text, active=active)
        return text

    @Slot(float)
    def _on_load_progressed(self, share: float) -> None:
        self._load_share = share
        self._on_state_changed()

    @Slot()
    def _on_load_ended(self) -> None:
        self._load_share = 0.0

    @Slot()
    def _on_conversation_shown(self) -> None:
        if self._panels.close_drawer():
            self._composer.focus_editor()

    # --- panels and colours ------------------------------------------------------------------

    def on_look_changed(self) -> None:
        """Have room for the text."""
        self.setMinimumSize(least_size(self, *_LEAST_SIZE))
        self._panels.fit(self.width())  # they are as wide as the size of text asks for

    # --- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panels.fit(self.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        self.tray.shut_down()
        self.settings_controller.shut_down()  # what is typed there is kept
        if self.statistics_desk is not None:
            self.statistics_desk.shut_down()
        self._preferences.set(WINDOW_GEOMETRY, bytes(self.saveGeometry().data()))
        self.hide()  # whatever has to be waited for, nobody sees a window that is frozen
        self._preferences.shut_down()
        self.chat_desk.shut_down()
        self._controller.shut_down()  # first of all, the answer is kept
        self.sharing_controller.shut_down()
        self.replay_desk.shut_down()
        shut_down_below(self)
        self.context_desk.shut_down()
        self._drop_overlay.shut_down()
        self._welcome_desk.shut_down()
        self.help_desk.shut_down()
        self.race_desk.shut_down()
        self.benchmark_desk.shut_down()
        self.models.shut_down()
        super().closeEvent(event)
