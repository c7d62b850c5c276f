"""What the window does about a chat template that fails, or that a model does not have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot

from foretoken.chat.conversations.conversation import Role
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairLoaded
from foretoken.system.language import tr
from foretoken.ui.parts.notice_bar import Action, NoticeBar


class TemplateDesk(QObject):
    """One offer for each pair that is loaded; the sentence that says why stands at the message."""

    def __init__(
        self,
        controller: ChatController,
        notices: NoticeBar,
        choose_models: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._engine = controller.engine
        self._notices = notices
        self._choose_models = choose_models
        self._offered: PairLoaded | None = None
        self._answers_again = False
        self._said = ""
        self._engine.load_ended.connect(self._on_load_ended)

    @Slot()
    def offer(self) -> None:
        """The template of the target has failed."""
        pair = self._engine.pair
        if pair is None or pair is self._offered or pair.chat_template is None:
            return
        self._offered = pair
        self._show(
            tr(
                "The chat template of {model} does not work here. The plain chat format, which "
                "only says who speaks, can take its place; answers may be worse for it.",
                model=pair.target_name,
            ),
            [
                (tr("Use the plain format"), self._on_wanted),
                (tr("Choose models"), self._choose_models),
            ],
            serious=True,
        )

    def _show(self, text: str, actions: Sequence[Action], *, serious: bool = False) -> None:
        self._said = text
        self._notices.show_notice(text, actions, serious=serious, stays=True)

    @Slot()
    def _on_wanted(self) -> None:
        self._answers_again = True
        self._engine.ask_otherwise(True)

    @Slot()
    def _on_unwanted(self) -> None:
        self._engine.ask_otherwise(False)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        again, self._answers_again = self._answers_again, False
        pair = self._engine.pair
        if pair is not self._offered:
            self._offered = None  # its template may have megabytes
        if error is not None:
            return  # the pair of before stays, with what was said of it
        if self._said:
            self._notices.dismiss(self._said)
            self._said = ""
        if pair is None or self._engine.trying:
            return
        if pair.chat_template is None:
            self._tell_of_base_model(pair)
            return
        if not pair.plain_format:
            return
        self._show(
            tr(
                "{model} is asked in the plain chat format, as you chose, because its own "
                "template failed.",
                model=pair.target_name,
            ),
            [(tr("Use its own template"), self._on_unwanted)],
        )
        leaf = self._controller.current.leaf
        if again and leaf is not None and leaf.role is Role.ASSISTANT and leaf.error is not None:
            self._controller.regenerate(leaf)

    def _tell_of_base_model(self, pair: PairLoaded) -> None:
        if pair.completes:
            self._show(
                tr("Completion mode: {model} continues what you write.", model=pair.target_name),
                [(tr("Chat instead"), self._on_unwanted)],
            )
            return
        self._show(
            tr(
                "{model} has no chat template: it is a base model, which continues text instead of "
                "answering.",
                model=pair.target_name,
            ),
            [
                (tr("Use completion mode"), self._on_completion_wanted),
                (tr("Choose models"), self._choose_models),
            ],
        )

    @Slot()
    def _on_completion_wanted(self) -> None:
        self._engine.ask_otherwise(True)
