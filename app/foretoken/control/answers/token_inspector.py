"""Details of the tokens of an answer: recorded ones, and those found by evaluating it again.

An answer is evaluated again only by the pair that wrote it, judging by its name, and only if its
prompt has the same length as then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation, Message, PromptMessage
from foretoken.chat.prompt.context_window import prompt_of_length
from foretoken.control.answers.answer_control import (
    AnswerControl,
    asked_for,
    prompt_messages,
    settings_of,
    target_words,
)
from foretoken.control.engine.engine_control import EngineControl, EngineState
from foretoken.control.engine.engine_work import EngineJob, WorkContext
from foretoken.engine.errors import PromptError
from foretoken.engine.inspection import InspectedToken, InspectionTask, inspect_answer
from foretoken.system.language import said, tr, tr_noop

_BEFORE, _AFTER = 48, 16
"""Tokens around the inspected one that are evaluated with it, at little extra cost."""
_QUICK_S = 3.0
"""Longer evaluations are started by the user."""


@dataclass(frozen=True, slots=True)
class InspectionWork:
    """Evaluation of an answer's tokens."""

    messages: Sequence[PromptMessage]
    switches: Mapping[str, Any]
    """Options of the chat template."""
    prompt_length: int
    """Tokens in the prompt of the answer."""
    wanted: InspectionTask
    """The task, without the prompt."""
    doing = tr_noop("reading this answer again {share} %")

    def run(self, place: WorkContext) -> list[InspectedToken] | None:
        """Evaluate, which takes as long as reading the prompt and the answer."""
        length = self.prompt_length
        prompt = prompt_of_length(place.template, self.messages, length, self.switches)
        if prompt is None:
            raise PromptError("answer-prompt-changed")
        return inspect_answer(
            place.session,
            replace(self.wanted, prompt=prompt.tokens),
            should_continue=place.should_continue,
            progress=lambda share: place.progress(share, None),
        )


class TokenInspector(QObject):
    """Inspector of one token of an answer at a time."""

    changed = Signal()
    """The result, its progress, or the reason why there is none has changed."""

    def __init__(
        self, engine: EngineControl, answers: AnswerControl, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.found: InspectedToken | None = None
        """The result for the token, if known."""
        self.why_not = ""
        """Message: why only the recorded details of the token are known."""
        self.remark = ""
        """A remark on the result."""
        self._engine, self._answers = engine, answers
        self._known: dict[tuple[int, int, int], InspectedToken] = {}
        """Results of the last evaluation, by answer, index and token."""
        self._job: EngineJob | None = None
        self._place: tuple[Conversation, Message, int] | None = None
        self._failed: dict[int, str] = {}
        engine.load_ended.connect(self._on_load_ended)
        engine.state_changed.connect(self._on_state_changed)

    @property
    def running(self) -> bool:
        """Whether an evaluation is running."""
        return self._job is not None

    @property
    def share(self) -> float:
        """Completed share of it, 0 to 1."""
        return 0.0 if self._job is None else self._job.share

    @property
    def can_compute(self) -> bool:
        """Whether ``compute`` would yield a new result now."""
        waits = self._place is not None and self.found is None and not self.why_not
        return waits and self._job is None and self._engine.state is EngineState.READY

    @property
    def tokens_to_read(self) -> int:
        """Number of tokens that each model would read."""
        if self._place is None:
            return 0
        _, answer, index = self._place
        return (_prompt_length(answer, index) or 0) + min(len(answer.tokens), index + _AFTER)

    def look_at(self, conversation: Conversation, answer: Message, index: int) -> None:
        """Inspect a token; evaluates it at once if that is quick."""
        self._place = conversation, answer, index
        self._tell()
        # Quick even if the answer is read token by token.
        quick = self.tokens_to_read <= _QUICK_S * (self._engine.plain_speed or 0.0)
        if self.can_compute and quick:
            self.compute()

    def clear_inspection(self) -> None:
        """Inspect nothing and stop the evaluation."""
        self._place, self.found = None, None
        self.cancel()

    @Slot()
    def compute(self) -> None:
        """Evaluate the prompt and the answer again."""
        if not self.can_compute or self._place is None:
            return
        conversation, answer, index = self._place
        length, settings = _prompt_length(answer, index), settings_of(answer.source)
        assert length is not None
        assert settings is not None
        sources = {step.index: step.source for step in answer.steps}
        work = InspectionWork(
            prompt_messages(conversation, asked_for(answer)),
            settings.switches,
            length,
            InspectionTask(
                (),
                list(answer.tokens),
                max(0, index - _BEFORE),
                min(len(answer.tokens), index + _AFTER),
                settings.sampling,
                [sources.get(token.step) for token in answer.tokens],
                self._has_its_draft(answer),
                settings.judged_as_a_whole,
            ),
        )
        job = self._engine.begin_work(work)
        if job is None:
            return
        self._job = job
        job.progressed.connect(self.changed)
        job.ended.connect(lambda found, error: self._on_ended(answer, work, found, error))
        self.changed.emit()

    @Slot()
    def cancel(self) -> None:
        """Stop the evaluation."""
        if self._job is not None:
            self._job.cancel()

    # --- internals ---------------------------------------------------------------------------

    def _tell(self) -> None:
        if self._place is None:
            return
        _, answer, index = self._place
        if index >= len(answer.tokens):  # the end of the answer was removed, to be written again
            self.clear_inspection()
            return
        self.found = self._known.get((answer.id, index, answer.tokens[index].id))
        self.why_not = "" if self.found is not None else self._why_not(answer, index)
        self.remark = self._remark(answer)
        self.changed.emit()

    def _why_not(self, answer: Message, index: int) -> str:
        pair, source = self._engine.pair, answer.source
        if answer.id in self._failed:
            return self._failed[answer.id]
        if source is not None and source.servers:
            return said("candidates-of-server")
        if source is None or settings_of(answer.source) is None:
            return said("candidates-without-settings")
        if _prompt_length(answer, index) is None:
            return said("candidates-without-length")
        if pair is None or pair.target_name != source.target:
            return said("candidates-of-other-model", model=target_words(source))
        if self._answers.conversation is not None and answer.finish_reason is None:
            return said("candidates-of-unfinished")
        return ""

    def _remark(self, answer: Message) -> str:
        source = answer.source
        if source is None or source.draft is None or self._has_its_draft(answer):
            return ""
        return tr(
            "The draft model of this answer, {model}, is not loaded, so its recorded figures are "
            "shown.",
            model=source.draft,
        )

    def _has_its_draft(self, answer: Message) -> bool:
        """Return whether the loaded draft model is the answer's, if it had one."""
        pair, source = self._engine.pair, answer.source
        if pair is None or source is None or pair.no_draft_reason is not None:
            return False
        return source.draft is None or source.draft == pair.draft_name

    def _on_ended(
        self, answer: Message, work: InspectionWork, found: object | None, error: str | None
    ) -> None:
        self._job = None
        if error is not None:
            self._failed[answer.id] = error
        if isinstance(found, list):
            written = work.wanted.answer
            self._known = {(answer.id, one.index, written[one.index].id): one for one in found}
        self._tell()
        if found is not None and self.can_compute:
            self.compute()  # another token, beyond these, has been chosen since

    @Slot()
    def _on_load_ended(self) -> None:
        """Clear the cache: another pair may be loaded, with other probabilities."""
        self._known.clear()
        self._failed.clear()
        self._tell()

    @Slot()
    def _on_state_changed(self) -> None:
        if self._job is None:
            self._tell()


def _prompt_length(answer: Message, index: int) -> int | None:
    """Return the length of the prompt when a token of the answer was written.

    A step records how many tokens the target had read after it: the prompt and the answer so far.
    For a token that was chosen by hand or not recorded, the nearest one is used.
    """
    steps = {step.index: step for step in answer.steps}
    recorded = [i for i, token in enumerate(answer.tokens) if token.step in steps]
    if not recorded:
        return None
    nearest = min(recorded, key=lambda i: abs(i - index))
    step = steps[answer.tokens[nearest].step]
    first = next(i for i in recorded if answer.tokens[i].step == step.index)
    length = step.position - step.accepted - first
    return length if length > 0 else None
