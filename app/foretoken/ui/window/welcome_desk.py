"""What an empty chat says: of the app, of the pair in use, of the pair that would suit better."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from foretoken.chat.conversations.conversation import Conversation
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairLoaded
from foretoken.control.models.memory_look import MemoryLook
from foretoken.models.presets.recommended import Recommendation, processor_cores, recommended
from foretoken.models.presets.suggested import builtin_presets
from foretoken.system.language import tr, tr_noop
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.window.activity import describe_limits

# Measured with the built-in pair: stories are its longest answers, with nearly all of the draft
# accepted, bonus tokens in most steps and now and then a correction.
SUGGESTIONS = (  # not translated: the built-in pair knows English alone
    "Tell me a story about a fox.",
    "How do I make pancakes?",
    "Write a Python function that adds two numbers.",
)
"""The first one shows the colours best."""
_TITLE = tr_noop("Which words did the small model earn?")
_TEXT = tr_noop(
    "A draft model runs ahead, the target model verifies every token. "
    "Colours and charts show whose token each one is, and what that gains."
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
        self._pair: PairLoaded | None = None
        self._memory = MemoryLook(self)
        self._memory.told.connect(self._recommend)
        self._timer = QTimer(self, singleShot=True, interval=_LOOK_DELAY_MS)
        self._timer.timeout.connect(self._on_time_to_look)
        controller.conversation_shown.connect(self._on_conversation_shown)
        self._engine.state_changed.connect(self._on_state_changed)
        self._on_conversation_shown(controller.current)
        self._on_state_changed()

    def shut_down(self) -> None:
        """End what runs in the background."""
        self._timer.stop()
        self._memory.shut_down()

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        if conversation.temporary:
            self._view.set_welcome(tr(_TEMPORARY), tr(_TEMPORARY_TEXT), SUGGESTIONS)
        else:
            self._view.set_welcome(tr(_TITLE), tr(_TEXT), SUGGESTIONS)

    @Slot()
    def _on_state_changed(self) -> None:
        pair = self._engine.pair
        if pair is self._pair:
            return
        self._pair = pair
        limits = describe_limits(pair)
        self._view.set_welcome_note(limits)
        self._view.set_suggests_models(bool(limits))
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
        self._view.show_recommendation(self._recommendation())

    def _recommendation(self) -> Recommendation | None:
        """Nothing beside a pair that people chose themselves."""
        if not describe_limits(self._pair):
            return None
        try:
            return recommended(builtin_presets().presets, self._memory.room, processor_cores())
        except (OSError, ValueError):
            return None  # Get models tells what is wrong with the list
