"""What is said above the chat of the model in use: its template fails, it has none, it hangs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from foretoken.chat.conversations.conversation import Role
from foretoken.control.controller import ChatController
from foretoken.control.engine.records import PairLoaded
from foretoken.control.models.pair_trial import PairTrial
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.parts.notice_bar import Action, NoticeBar

if TYPE_CHECKING:
    from foretoken.ui.models.models_controller import ModelsController


class ModelNotices(QObject):
    """One notice of the template for each pair that is loaded, and one while a model hangs."""

    def __init__(
        self,
        controller: ChatController,
        trial: PairTrial,
        notices: NoticeBar,
        models: ModelsController,
    ) -> None:
        super().__init__(models)
        self._controller, self._engine = controller, controller.engine
        self._trial, self._notices, self._models = trial, notices, models
        self._choose = (tr("Choose models"), models.open)
        self._offered: PairLoaded | None = None
        self._answers_again = False
        self._told_template = self._told_hanging = ""
        self._engine.load_ended.connect(self._on_load_ended)
        self._engine.unheeded.connect(self._on_unheeded)

    # --- templates ---------------------------------------------------------------------------

    @Slot()
    def offer_plain_format(self) -> None:
        """The template of the target has failed; the sentence that says why is at the message."""
        pair = self._engine.pair
        if pair is None or pair is self._offered or pair.chat_template is None:
            return
        self._offered = pair
        text = tr(
            "The chat template of {model} does not work. You can use a plain chat format instead; "
            "answers may be worse.",
            model=pair.target_name,
        )
        use = (tr("Use plain format"), self._on_plain_wanted)
        self._tell(text, (use, self._choose), serious=True)

    def _tell(self, text: str, actions: Sequence[Action], *, serious: bool = False) -> None:
        self._told_template = text
        self._notices.show_notice(text, actions, serious=serious, stays=True)

    @Slot()
    def _on_plain_wanted(self) -> None:
        self._answers_again = True
        self._engine.ask_otherwise(True)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        again, self._answers_again = self._answers_again, False
        pair = self._engine.pair
        if pair is not self._offered:
            self._offered = None  # its template may have megabytes
        if error is not None:
            return  # the pair of before stays, with what was said of it
        if self._told_template:
            self._notices.dismiss(self._told_template)
        self._told_template = ""
        if pair is None or self._engine.trying:
            return
        name = pair.target_name
        if pair.chat_template is None and pair.completes:
            text = tr("Completion mode: {model} continues what you write.", model=name)
            self._tell(text, [(tr("Chat instead"), lambda: self._engine.ask_otherwise(False))])
        elif pair.chat_template is None:
            text = tr("{model} is a base model: it only continues text.", model=name)
            complete = (tr("Use completion mode"), lambda: self._engine.ask_otherwise(True))
            self._tell(text, (complete, self._choose))
        elif pair.plain_format:
            text = tr("{model} uses the plain chat format because its template failed.", model=name)
            own = (tr("Use its own template"), lambda: self._engine.ask_otherwise(False))
            self._tell(text, [own])
            leaf = self._controller.current.leaf
            failed = leaf is not None and leaf.role is Role.ASSISTANT and leaf.error is not None
            if again and leaf is not None and failed:
                self._controller.regenerate(leaf)

    # --- a model that does not stop ----------------------------------------------------------

    @Slot(str)
    def _on_unheeded(self, name: str) -> None:
        if not name:
            self._take_back()
            return
        self._told_hanging = tr(
            "{name} does not stop. Its memory stays in use until it ends, or you close Foretoken.",
            name=shown_name(name),
        )
        go_on = (tr("Continue without it"), self._on_go_on)
        self._notices.show_notice(self._told_hanging, [go_on], stays=True)
        if self._models.picker is not None:  # nobody can reach the notice behind it
            self._models.picker.say(self._told_hanging, [go_on])

    def _take_back(self) -> None:
        if not self._told_hanging:
            return
        if self._models.picker is not None:
            self._models.picker.message.dismiss(self._told_hanging)
        self._notices.dismiss(self._told_hanging)
        self._told_hanging = ""

    @Slot()
    def _on_go_on(self) -> None:
        if hanging := self._engine.hanging_pair:
            self._trial.leave_behind(*hanging)
        self._engine.go_on_without()
        self._take_back()
