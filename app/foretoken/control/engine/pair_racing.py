"""A race of the loaded pair, and of other targets beside it, as work of the engine."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.control.engine.engine_work import Workplace
from foretoken.engine.config import GenerationLimits, ModelSettings
from foretoken.engine.llama.backend import LlamaModel
from foretoken.models.pairs.racing import (
    Ask,
    AskedQuestion,
    PairRace,
    RaceProgress,
    RaceResult,
    RaceWish,
)
from foretoken.system.language import tr_noop


@dataclass(frozen=True, slots=True)
class RaceWork:
    """Races as ``wish`` says; what a chat has read stays. It tells ``RaceProgress``."""

    wish: RaceWish
    target: ModelSettings
    draft: ModelSettings
    task = "Racing"  # not translated: for the log
    doing = tr_noop("racing {share} %")

    def run(self, place: Workplace) -> RaceResult | None:
        """Take as long as all the answers need."""
        probed, loaded = place.probed, place.session.target.model

        def ask_of(model: LlamaModel) -> Ask:
            return _ask(place.template if model is loaded else _template_of(model))

        def on_progress(told: RaceProgress) -> None:
            place.progress(told.share, told)

        return PairRace(
            place.session,
            probed,
            ask_of,
            self.wish,
            settings=(probed.settings(self.target), probed.draft_settings(self.draft)),
            progress=on_progress,
            keep_on=place.keep_on,
        ).run()


def _template_of(model: LlamaModel) -> ChatTemplate:
    metadata = model.metadata
    source = chosen_template(metadata.chat_template)
    return ChatTemplate(model.vocabulary, source, metadata.context_length)


def _ask(template: ChatTemplate) -> Ask:
    def asked(question: str) -> AskedQuestion:
        prompt = template.prompt([PromptMessage(Role.USER, question)])
        limits = GenerationLimits(
            stop_strings=prompt.stop_strings, shown_controls=prompt.shown_controls
        )
        return AskedQuestion(prompt.tokens, limits)

    return asked
