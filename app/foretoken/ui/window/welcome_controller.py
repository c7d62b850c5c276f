"""Controller of the page of an empty chat: introduction and a recommended pair."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import PairLoaded, ServerConnected
from foretoken.control.models.model_services import MemoryMonitor
from foretoken.models.builtin import is_builtin
from foretoken.models.presets.suggested import Recommendation, builtin_presets, recommended
from foretoken.system.language import tr, tr_noop
from foretoken.system.machine import processor_cores
from foretoken.system.shown_text import shown_name
from foretoken.ui.chat.chat_view import ChatView
from foretoken.ui.window.activity import describe_target

# At the default temperature the built-in pair answers the last two without mistakes (40 of 40
# runs each). Stories are its longest answers and show the colours best.
SUGGESTIONS: tuple[str, ...] = (  # not translated: the built-in pair knows only English
    "Tell me a story about a fox.",
    "How do I make a sandwich?",
    "Write a Python function that adds two numbers.",
)
_FOR_OTHERS = (
    tr_noop("Tell me a story about a lighthouse keeper."),
    tr_noop("How do tides work? Explain it to a curious ten-year-old."),
    tr_noop("Write a Python function that finds the longest word in a text."),
)
_TITLE = tr_noop("See how a small model speeds up a large one")
_TEXT = tr_noop(
    "The small model guesses the next words, and the large one checks them all at once. "
    "Colours show which guesses were right."
)
_WITHOUT_DRAFT = tr_noop(
    "Without a small model, words are guessed from earlier text. "
    "Colours show which guesses were right."
)


class WelcomeController(QObject):
    """Updates the page when the conversation or the pair changes."""

    def __init__(self, controller: ChatController, view: ChatView) -> None:
        super().__init__(view)
        self._controller, self._engine = controller, controller.engine
        self._view = view
        self._target = self._engine.target
        self._memory = MemoryMonitor(self)
        self._memory.told.connect(self._show)
        self._looked = False
        controller.conversation_shown.connect(self._show)
        self._engine.state_changed.connect(self._on_state_changed)
        self._show()

    @property
    def _is_builtin(self) -> bool:
        return isinstance(self._target, PairLoaded) and is_builtin(self._target.files.target)

    @Slot()
    def _show(self) -> None:
        welcome, target = self._view.welcome, self._target
        title, text, suggestions = tr(_TITLE), tr(_TEXT), SUGGESTIONS
        if target is not None and not self._is_builtin:
            title = tr("Chat with {model}", model=shown_name(describe_target(target)))
            suggestions = tuple(map(tr, _FOR_OTHERS))
            if isinstance(target, ServerConnected):
                text = tr("Answers come from a server: what you write here is sent to it.")
            elif target.no_draft_reason is not None:
                text = tr(_WITHOUT_DRAFT)
        if self._controller.current.temporary:
            title = tr("Temporary chat")
            text = tr("This chat is not saved. It will be lost when you close the window.")
        welcome.set_content(title, text, suggestions)
        if self._is_builtin:
            welcome.recommend(self._recommendation())
        welcome.card.setVisible(self._is_builtin)

    @Slot()
    def _on_state_changed(self) -> None:
        engine = self._engine
        if engine.target is not self._target:
            self._target, self._looked = engine.target, False
            self._view.change(suggests_models=self._is_builtin)
            self._show()
        ready = engine.state is EngineState.READY and not engine.measuring
        if self._is_builtin and ready and not self._looked:
            self._looked = True
            self._memory.look()  # asks GPUs, which would disturb measuring

    def _recommendation(self) -> Recommendation | None:
        return recommended(builtin_presets(), self._memory.room, processor_cores())
