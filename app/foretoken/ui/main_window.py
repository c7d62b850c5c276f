"""The window: puts the parts beside each other and connects them with the controller."""

from __future__ import annotations

from PySide6.QtCore import QSettings, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from foretoken.chat.conversation import Conversation, Message, Role
from foretoken.control.controller import ChatController, EngineState
from foretoken.control.run_history import RunHistory
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.ui.activity import describe_activity, describe_limits, describe_pair
from foretoken.ui.appearance import Appearance
from foretoken.ui.chat_view import ChatView
from foretoken.ui.composer import Composer
from foretoken.ui.dropped_files import accept_files
from foretoken.ui.help_desk import HelpDesk
from foretoken.ui.live_panel import LivePanel
from foretoken.ui.model_desk import ModelDesk
from foretoken.ui.shortcuts import Shortcut, ShortcutsDialog, add_shortcuts
from foretoken.ui.side_panels import SidePanel, SidePanels
from foretoken.ui.sidebar import Sidebar
from foretoken.ui.theme import Palette
from foretoken.ui.token_style import ALL_KINDS, TokenKind
from foretoken.ui.top_bar import TopBar

# Below these widths the live panel, then the sidebar, folds away by itself.
_LIVE_PANEL_NEEDS = 900
_SIDEBAR_NEEDS = 640
_CURVES_INTERVAL_MS = 100
_NUMBERS_INTERVAL_MS = 300
_WELCOME = "Which words did the small model earn?"
_WELCOME_TEXT = (
    "A draft model runs ahead, the target model verifies every token. "
    "Colours and charts show whose token each one is, and what that gains."
)
_SUGGESTIONS = [
    "Hi! How are you?",
    "Write a Python function that adds two numbers.",
    "Tell me a story about a fox.",
]


class MainWindow(QMainWindow):
    """One window on one controller."""

    def __init__(self, controller: ChatController, settings: QSettings) -> None:
        super().__init__()
        self._controller = controller
        self._settings = settings
        self._load_share = 0.0
        self._coloured = True
        self._legend_kinds = ALL_KINDS
        self._histories: dict[int, RunHistory] = {}  # by index of the answer in the conversation
        self.setWindowTitle("Foretoken")
        self.setMinimumSize(420, 360)
        self.setAcceptDrops(True)
        self.resize(1280, 800)
        self._sidebar = Sidebar(self)
        self._top_bar = TopBar(self)
        self._chat = ChatView(self)
        self._composer = Composer(self)
        self._live_panel = LivePanel()
        self._curves_timer = QTimer(self, interval=_CURVES_INTERVAL_MS)
        self._curves_timer.timeout.connect(self._live_panel.refresh_curves)
        self._numbers_timer = QTimer(self, interval=_NUMBERS_INTERVAL_MS)
        self._numbers_timer.timeout.connect(self._on_numbers_due)
        self._appearance = Appearance(settings, self)
        self.help_desk = HelpDesk(settings, lambda: controller.requested, self)
        self.model_desk = ModelDesk(
            controller, settings, self.help_desk.notices, lambda: self._appearance.palette, self
        )
        self._panels = SidePanels(
            settings,
            (
                SidePanel("live_panel", self._live_panel, _LIVE_PANEL_NEEDS),
                SidePanel("sidebar", self._sidebar, _SIDEBAR_NEEDS),
            ),
        )
        self._shortcuts = self._make_shortcuts()
        add_shortcuts(self, self._shortcuts)
        self._lay_out()
        self._connect_widgets()
        self._connect_controller()
        self._chat.set_welcome(_WELCOME, _WELCOME_TEXT, _SUGGESTIONS)
        for part in (self._chat, self._composer):
            part.set_text_scale(self._appearance.text_scale)
        self._appearance.refresh()
        self._on_state_changed()
        self._show_conversations()
        geometry = settings.value("window/geometry")
        if geometry is not None:
            self.restoreGeometry(geometry)
        self._panels.fit(self.width())
        self._composer.focus_editor()

    # --- set-up ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top_bar)
        column.addWidget(self.help_desk.notices)
        column.addWidget(self._chat, 1)
        column.addWidget(self._composer)
        whole = QWidget(self)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._sidebar)
        row.addWidget(centre, 1)
        row.addWidget(self._live_panel)
        self.setCentralWidget(whole)

    def _connect_widgets(self) -> None:
        controller = self._controller
        self._sidebar.new_chat_requested.connect(self._on_new_chat)
        self._sidebar.conversation_requested.connect(controller.show_conversation)
        self._sidebar.models_requested.connect(self.model_desk.open)
        self._sidebar.theme_requested.connect(self._on_theme_menu)
        self._sidebar.shortcuts_requested.connect(self._on_shortcuts_help)
        self.help_desk.shortcuts_requested.connect(self._on_shortcuts_help)
        self.model_desk.closed.connect(self._composer.focus_editor)
        self._top_bar.pair_clicked.connect(self.model_desk.open)
        self._top_bar.colours_toggled.connect(self._on_colours_toggled)
        self._top_bar.sidebar_clicked.connect(self._on_toggle_sidebar)
        self._top_bar.live_panel_clicked.connect(self._on_toggle_live_panel)
        self._top_bar.lookahead_chosen.connect(controller.set_lookahead)
        self._top_bar.help_clicked.connect(self._on_help_menu)
        self._composer.send_requested.connect(self._on_send)
        self._composer.stop_requested.connect(controller.stop)
        self._composer.edit_last_requested.connect(self._on_edit_last)
        self._composer.speculate_toggled.connect(controller.set_speculate)
        self._chat.suggestion_clicked.connect(controller.send)
        self._chat.models_requested.connect(self.model_desk.open)
        self._chat.answer_in_view_changed.connect(self._on_answer_in_view)
        self._live_panel.step_clicked.connect(self._chat.show_step)
        self._live_panel.kinds_changed.connect(self._on_kinds_changed)
        self._appearance.palette_changed.connect(self._on_palette_changed)
        self._appearance.text_scale_changed.connect(self._chat.set_text_scale)
        self._appearance.text_scale_changed.connect(self._composer.set_text_scale)

    def _connect_controller(self) -> None:
        controller = self._controller
        controller.state_changed.connect(self._on_state_changed)
        controller.load_progressed.connect(self._on_load_progressed)
        controller.load_ended.connect(self._on_load_ended)
        controller.conversations_changed.connect(self._show_conversations)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.answer_started.connect(self._on_answer_started)
        controller.prefill_progressed.connect(self._on_prefill_progressed)
        controller.tokens_arrived.connect(self._on_tokens_arrived)
        controller.answer_ended.connect(self._on_answer_ended)
        controller.plain_speed_changed.connect(self._live_panel.set_plain_speed)
        controller.context_changed.connect(self._composer.set_context)
        controller.context_start_changed.connect(self._chat.show_context_start)

    def _make_shortcuts(self) -> list[Shortcut]:
        return [
            Shortcut("Enter", "Send the message", None),
            Shortcut("Shift+Enter", "Break the line", None),
            Shortcut("Esc", "Stop the answer, or a test of the pair", self._controller.stop),
            Shortcut("Up", "Edit the last message again, in the empty field", None),
            Shortcut("Ctrl+N", "New chat", self._on_new_chat),
            Shortcut("Ctrl+K", "Search the chats", self._on_search),
            Shortcut("Ctrl+O", "Choose models", self.model_desk.open),
            Shortcut("F2", "Token colours on and off", self._top_bar.toggle_colours),
            Shortcut("Ctrl+Shift+C", "Copy the last answer", self._on_copy_last),
            Shortcut("Ctrl+B", "Show or hide the conversations", self._on_toggle_sidebar),
            Shortcut("Ctrl+L", "Show or hide the live panel", self._on_toggle_live_panel),
            Shortcut("Ctrl++ or Ctrl+=", "Larger text", self._appearance.enlarge_text),
            Shortcut("Ctrl+-", "Smaller text", self._appearance.shrink_text),
            Shortcut("Ctrl+0", "Normal text size", self._appearance.reset_text),
            Shortcut("F1", "Show this list", self._on_shortcuts_help),
            Shortcut("F10", "Help, diagnostics, updates", self._on_help_menu),
            Shortcut("Ctrl+Q", "Quit", self.close),
        ]

    # --- what people do ----------------------------------------------------------------------

    @Slot(str)
    def _on_send(self, text: str) -> None:
        if self._controller.send(text):
            self._composer.set_text("")

    @Slot()
    def _on_edit_last(self) -> None:
        asked = [m.text for m in self._controller.current.messages if m.role is Role.USER]
        if asked:
            self._composer.set_text(asked[-1])

    @Slot()
    def _on_new_chat(self) -> None:
        self._controller.new_conversation()
        self._composer.focus_editor()

    @Slot()
    def _on_search(self) -> None:
        self._panels.show("sidebar")
        self._sidebar.focus_search()

    @Slot()
    def _on_copy_last(self) -> None:
        answers = [m.text for m in self._controller.current.messages if m.role is Role.ASSISTANT]
        if answers:
            QApplication.clipboard().setText(answers[-1])

    @Slot(bool)
    def _on_colours_toggled(self, coloured: bool) -> None:
        self._coloured = coloured
        self._show_kinds()

    @Slot(object)
    def _on_kinds_changed(self, kinds: frozenset[TokenKind]) -> None:
        self._legend_kinds = kinds
        self._show_kinds()

    def _show_kinds(self) -> None:
        self._chat.set_visible_kinds(self._legend_kinds if self._coloured else frozenset())

    @Slot()
    def _on_shortcuts_help(self) -> None:
        dialog = ShortcutsDialog(self._shortcuts, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def _on_help_menu(self) -> None:
        self.help_desk.show_menu(self._top_bar.help_menu_corner())

    # --- what the controller tells -----------------------------------------------------------

    @Slot()
    def _on_state_changed(self) -> None:
        controller = self._controller
        text = self._show_activity()
        self._top_bar.show_pair(describe_pair(controller.pair))
        self._chat.set_welcome_note(describe_limits(controller.pair))
        answering = controller.answering
        self._top_bar.show_lookahead(answering.lookahead)
        self._composer.set_temperature(answering.sampling.temperature)
        generating = controller.state is EngineState.GENERATING
        testing = controller.state is EngineState.TESTING
        stops = "Stop the test" if testing else "Stop the answer and keep its text"
        self._composer.set_generating(generating or testing, stops)
        self._composer.set_can_send(controller.state is EngineState.READY, text)
        available = controller.pair is not None  # earlier text can be drafted from in any case
        self._composer.set_speculating(answering.speculate and available, available)
        self._live_panel.set_speculating(answering.speculate and available)
        for timer in (self._curves_timer, self._numbers_timer):
            if generating and not timer.isActive():
                timer.start()
            elif not generating:
                timer.stop()

    @Slot()
    def _on_numbers_due(self) -> None:
        self._live_panel.refresh_numbers()
        self._show_activity()

    def _show_activity(self) -> str:
        text, active = describe_activity(self._controller, self._load_share)
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
    def _show_conversations(self) -> None:
        self._sidebar.show_conversations(self._controller.conversations, self._controller.current)

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        self._histories = {
            index: RunHistory.from_steps(message.steps, message.tokens)
            for index, message in enumerate(conversation.messages)
            if message.steps
        }
        self._chat.show_conversation(conversation, measuring=False)
        self._chat.show_context_start(conversation.context_start)
        last = max(self._histories, default=None)
        self._live_panel.show_history(None if last is None else self._histories[last])

    @Slot(object, object)
    def _on_answer_started(self, question: Message, answer: Message) -> None:
        del answer
        self._histories[len(self._controller.current.messages) - 1] = self._controller.history
        self._chat.add_user_message(question.text)
        self._chat.begin_answer()
        self._live_panel.show_history(self._controller.history)

    @Slot(int, int)
    def _on_prefill_progressed(self, processed: int, total: int) -> None:
        if self._chat.current_answer is not None:
            self._chat.current_answer.set_progress(processed, total)

    @Slot(object, object)
    def _on_tokens_arrived(self, tokens: list[TokenEmitted], steps: list[StepFinished]) -> None:
        self._chat.append_tokens(tokens)
        self._chat.add_steps(steps)

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        self._chat.finish_answer(answer)
        self._live_panel.refresh_curves()
        self._live_panel.refresh_numbers()

    @Slot(int)
    def _on_answer_in_view(self, index: int) -> None:
        history = self._histories.get(index)
        if history is not None:
            self._live_panel.show_history(history)

    # --- panels and colours ------------------------------------------------------------------

    @Slot()
    def _on_theme_menu(self) -> None:
        self._appearance.show_theme_menu(self._sidebar.theme_menu_position())

    @Slot(object)
    def _on_palette_changed(self, palette: Palette) -> None:
        for part in (self._sidebar, self._top_bar, self._chat, self._composer, self._live_panel):
            part.apply_palette(palette)
        self.help_desk.apply_palette(palette)
        self.model_desk.apply_palette(palette)

    @Slot()
    def _on_toggle_sidebar(self) -> None:
        self._panels.toggle("sidebar")

    @Slot()
    def _on_toggle_live_panel(self) -> None:
        self._panels.toggle("live_panel")

    # --- Qt ----------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        accept_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.model_desk.take_dropped(event.mimeData())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panels.fit(self.width(), event.oldSize().width())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.setValue("window/geometry", self.saveGeometry())
        self._curves_timer.stop()
        self._numbers_timer.stop()
        self._controller.shut_down()
        self.help_desk.shut_down()
        self.model_desk.shut_down()
        super().closeEvent(event)
