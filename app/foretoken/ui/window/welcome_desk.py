"""What an empty chat says: of the app, of the pair in use, of the pair that would suit better."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import Answerer, PairLoaded, ServerConnected
from foretoken.control.models.memory_look import MemoryLook
from foretoken.models.presets.recommended import Recommendation, processor_cores, recommended
from foretoken.models.presets.suggested import builtin_presets
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.window.activity import describe_limits, describe_target

# At the default temperature the built-in pair answers the last two without a slip (40 of 40 times
# each; other recipes 37 to 39). Stories are its longest answers and show the colours best.
SUGGESTIONS: tuple[str, ...] = (  # not translated: the built-in pair knows English alone
    "Tell me a story about a fox.",
    "How do I make a sandwich?",
    "Write a Python function that adds two numbers.",
)
_FOR_OTHERS = (
    tr_noop("Tell me a story about a lighthouse keeper."),
    tr_noop("How do tides work? Explain it to a curious ten-year-old."),
    tr_noop("Write a Python function that finds the longest word in a text."),
)
_TITLE = tr_noop("Which words did the small model earn?")
_TEXT = tr_noop(
    "A draft model runs ahead, the target model verifies every token. "
    "Colours and charts show whose token each one is, and what that gains."
)
_WITHOUT_DRAFT = tr_noop(
    "Colours and charts show whose token each one is, and what drafts copied from earlier text "
    "gain."
)
_TEMPORARY = tr_noop("A temporary chat")
_TEMPORARY_TEXT = tr_noop(
    "Nothing of it is written to the disk. It is gone when the window is closed."
)
# GPUs are asked for their memory when nothing is measured any more that this could disturb.
_LOOK_DELAY_MS = 3000


class WelcomeDesk(QObject):
    """Keeps the page of the empty chat in step with conversation and pair."""

    def __init__(self, controller: ChatController, view: ChatView, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = controller.engine
        self._view = view
        self._controller = controller
        self._target: Answerer | None = None
        self._memory = MemoryLook(self)
        self._memory.told.connect(self._recommend)
        self._timer = QTimer(self, singleShot=True, interval=_LOOK_DELAY_MS)
        self._timer.timeout.connect(self._on_time_to_look)
        controller.conversation_shown.connect(self._on_conversation_shown)
        self._engine.state_changed.connect(self._on_state_changed)
        self._on_conversation_shown()
        self._on_state_changed()

    def shut_down(self) -> None:
        """End what runs in the background."""
        self._timer.stop()
        self._memory.shut_down()

    @Slot()
    def _on_conversation_shown(self) -> None:
        target = self._target
        if target is None or self._limits:
            title, text, suggestions = tr(_TITLE), tr(_TEXT), SUGGESTIONS
        else:
            drafts = isinstance(target, PairLoaded) and target.no_draft_reason is None
            title = tr("Chat with {model}", model=shown_name(describe_target(target)))
            text = tr(_TEXT if drafts else _WITHOUT_DRAFT)
            suggestions = tuple(tr(one) for one in _FOR_OTHERS)
            if isinstance(target, ServerConnected):
                text = tr("Answers come from a server: what you write here is sent to it.")
        if self._controller.current.temporary:
            title, text = tr(_TEMPORARY), tr(_TEMPORARY_TEXT)
        self._view.welcome.set_content(title, text, suggestions)

    @property
    def _limits(self) -> str:
        return describe_limits(self._target) if isinstance(self._target, PairLoaded) else ""

    @Slot()
    def _on_state_changed(self) -> None:
        target = self._engine.target
        if target is self._target:
            return
        self._target = target
        limits = self._limits
        self._view.welcome.set_note(limits)
        self._view.change(suggests_models=bool(limits))
        self._on_conversation_shown()
        self._recommend()
        if limits:
            self._timer.start()

    @Slot()
    def _on_time_to_look(self) -> None:
        busy = self._engine.state is not EngineState.READY or self._engine.measuring
        if busy:
            self._timer.start()
        else:
            self._memory.look()

    @Slot()
    def _recommend(self) -> None:
        self._view.welcome.recommend(self._recommendation())

    def _recommendation(self) -> Recommendation | None:
        """Nothing beside a pair that people chose themselves."""
        if not self._limits:
            return None
        try:
            return recommended(builtin_presets().presets, self._memory.room, processor_cores())
        except (OSError, ValueError):
            return None  # Get models tells what is wrong with the list
