"""View of an answer: text with token colours, notice, figures and actions."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, QTimer, Slot
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.text_search import Span
from foretoken.chat.reasoning.marks import Marks
from foretoken.chat.reasoning.parts import PartKind, milliseconds
from foretoken.chat.reasoning.token_splitter import SplitTokens, TokenSplitter, spans_of_kind
from foretoken.chat.sharing.answer_text import thinking_words, thought_words
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.system.language import tr
from foretoken.ui.chat.answer_notice import (
    DECLINED,
    Notice,
    NoticeAction,
    can_continue,
    choose_models_offer,
    describe_ending,
    is_declined,
    waiting_words,
)
from foretoken.ui.chat.footer import Footer
from foretoken.ui.chat.message_actions import ChatCommands, MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.plain_text_view import is_plain
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.icons import ICON_PIXELS, Icon, icon_pixels
from foretoken.ui.look.mirrored import margins
from foretoken.ui.look.theme import Space
from foretoken.ui.look.themed import Surface, styled
from foretoken.ui.parts.buttons import IconButton
from foretoken.ui.parts.forms import column, row
from foretoken.ui.reading.reading_text import ReadingText

_BAR_PIXELS = 2
_INDENT = 20


class ThoughtFold(QWidget):
    """Foldable thinking section: a button, and below it the text next to a bar.

    The owner connects ``button`` and calls ``open``.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.body = WalkedText(self)
        self.body.setAccessibleName(tr("Thoughts"))
        self.button = IconButton(Icon.RIGHT, "", self, width=ICON_PIXELS)
        self.button.setCheckable(True)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.setAccessibleDescription(tr("Show or hide the model's thoughts"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._bar = styled(QFrame(self), Surface.LINE)
        self._bar.setFixedWidth(_BAR_PIXELS)
        below, side = row(self._bar, self.body), (icon_pixels() - _BAR_PIXELS) // 2
        below.setContentsMargins(margins(side, 0, 0, Space.TINY))  # below the chevron
        below.setSpacing(_INDENT - side - _BAR_PIXELS)
        column(self, self.button, below, spacing=Space.TINY)
        self.open(False)

    @property
    def is_open(self) -> bool:
        """Whether the text is unfolded."""
        return self.button.isChecked()

    def open(self, opened: bool) -> None:
        """Show or hide the text."""
        self.button.setChecked(opened)
        icon = Icon.DOWN if opened else Icon.RIGHT
        if icon is not self.button.picture:
            self.button.show_icon(icon)
        self.body.setVisible(opened)
        self._bar.setVisible(opened)

    def set_tab_stops(self, stops: bool) -> None:
        """Set whether it can be focused with the Tab key, or only with the mouse."""
        policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
        for part in (self.button, self.body):
            part.setFocusPolicy(policy)

    @property
    def focus_stops(self) -> list[QWidget]:
        """Tab stops in order."""
        return [self.button, self.body, *self.body.buttons] if self.is_open else [self.button]


# Progress is shown only if reading the prompt takes longer.
_READING_DELAY_MS = 250
# CPU time of the GUI thread: if two batches in a row take longer, the answer is not formatted.
_SLOW_S = 0.1
_BOTTOM = 12  # separates the next question from the actions above


class AnswerView(MessageView):
    """An answer with its thinking section, notice, footer and actions."""

    body: WalkedText
    editing_asks = False

    def __init__(
        self, message: Message, commands: ChatCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(message, commands, WalkedText(), parent, at_right=False)
        self.thought: ThoughtFold | None = None
        """Thinking section, if the answer has one."""
        self.footer = Footer(self)
        self._ended: Message | None = None
        self._streaming = self._thinks = self._slow = self._too_slow = False
        self._thinking_ms = 0.0
        self._progress = ""
        # A short wait would make the text flicker.
        self._reading_timer = QTimer(self, singleShot=True, interval=_READING_DELAY_MS)
        self._reading_timer.timeout.connect(self._show_progress)
        for part in (self.body, self.footer):
            self.column.addWidget(part)
        self.whole.setContentsMargins(0, 0, 0, _BOTTOM)
        self.grows = self._with_ancestors(self.body)
        """Widgets that grow with the text."""
        self._begin()

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """Available actions; Continue only if the notice does not already offer it."""
        actions = [MessageAction.COPY, MessageAction.EDIT, MessageAction.REGENERATE]
        message = self.message
        if can_continue(message) and not message.interrupted and message.error is None:
            actions.append(MessageAction.CONTINUE)
        actions.append(MessageAction.BRANCH)
        if message.tokens:
            actions.append(MessageAction.REPLAY)
        return (*actions, MessageAction.EXPORT, MessageAction.DELETE)

    def place_notice(self, notice: Notice) -> None:
        self.column.insertWidget(self.column.indexOf(self.footer), notice)

    @property
    def texts(self) -> Sequence[WalkedText]:
        return [self.body] if self.thought is None else [self.thought.body, self.body]

    @property
    def focus_stops(self) -> list[QWidget]:
        thought = [] if self.thought is None else self.thought.focus_stops
        return [*thought, *super().focus_stops]

    def update_settings(self) -> None:
        super().update_settings()
        commands = self.commands
        for text in self.texts:
            text.set_colours(commands.visible_kinds, commands.colour_view)
        self.footer.set_loaded(commands.loaded)
        self.update_notice()

    def update_actions(self) -> None:
        super().update_actions()
        if self.thought is not None:
            self.thought.set_tab_stops(self._focused or self._last)

    def toggle_source(self) -> None:
        """Toggle between plain source and formatted text."""
        self.commands.turned ^= {self.message.id}
        self.update_settings()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Move the tooltip with the text."""
        super().moveEvent(event)
        for text in self.texts:
            text.follow()

    # --- writing -----------------------------------------------------------------------------

    def show_text(self) -> None:
        """Show the message; faster if the view already has its final width."""
        self._begin()
        message = self.message
        if self._show_plain():
            return
        if message.text and not message.tokens:
            new = self._splitter.add_written(message.text)
        else:
            new = self._splitter.add(message.tokens)
        new.anew = True
        self._show(new)
        self._update_thought_words(exactly=True)

    def start(self) -> None:
        """Wait for the first token, or for the next one of a continued answer."""
        self._ended = None
        unchanged = self._splitter.can_continue and self._marks == self._splitter_marks
        if self._splitter.count != len(self.message.tokens) or not unchanged:
            self.show_text()  # rewrites an incomplete ending
        self._progress = tr("Reading the prompt…")
        self._reading_timer.start()
        self._set_streaming(True)
        self.set_busy(True)
        self.say("")
        self.footer.hide()

    def set_progress(self, processed: int, total: int) -> None:
        """Show how many tokens of the prompt have been read."""
        share = 100 * processed // total if total else 100
        self._progress = tr("Reading the prompt… {share}\u00a0%", share=share)
        self.setAccessibleDescription(self._progress)
        if not self._reading_timer.isActive():
            self._show_progress()

    def append_tokens(self, tokens: Sequence[TokenEmitted]) -> None:
        if self._progress:
            self._end_reading(streaming=True)
        if not self._splitter.count:
            self._begin()  # its author's marks are known now
        began = time.thread_time()
        if not self._show_plain():
            self._show(self._splitter.add(tokens))
        before, self._slow = self._slow, time.thread_time() - began > _SLOW_S
        self._too_slow |= before and self._slow
        if self.thought is not None:  # thinking may have ended
            self._set_streaming(True)

    def add_steps(self, steps: Iterable[StepFinished]) -> None:
        """Add steps, for the thinking time and the tooltips."""
        steps = list(steps)
        thought = self._thinks and not self._splitter.reasons
        self._thinks = self._splitter.reasons
        if self._thinks:
            self._thinking_ms += sum(step.total_ms for step in steps)
        for text in self.texts:
            text.add_steps(steps)
        self._update_thought_words(exactly=thought)

    def finish(self, message: Message) -> None:
        """End streaming; show why the answer ended, and its figures."""
        self._ended = message
        if not self._show_plain():
            self._show(self._splitter.finish())
        self._end_reading(streaming=False)
        for text in self.texts:
            text.add_steps(message.steps)
        self._update_thought_words(exactly=True)
        self.body.setVisible(bool(self.body.offsets.length))
        self.footer.show_message(message)
        self.set_busy(False)
        self.update_notice()

    def update_notice(self) -> None:
        """Update the notice: why the answer ended, and the actions to continue."""
        message = self._ended
        if message is None or self._busy:
            return
        ending = describe_ending(message)
        if ending is not None:
            self.say(*ending, self._offers(message))
        elif self.commands.suggests_models and (offers := self._offers(message)):
            self.say(tr(DECLINED), offers=offers)
        else:
            self.say("")
        self.chain_focus(None)

    def _offers(self, message: Message) -> list[NoticeAction]:
        """Return the actions that the ending of the answer calls for."""
        commands = self.commands
        if commands.read_only:
            return []
        tip = tr("Load the pair this way and continue the answer")
        offers = [
            NoticeAction(words, tip, run) for words, run in commands.recovery_options(message)
        ]
        waits = waiting_words(commands.blocked)
        retries = message.served and message.error is not None
        if message.interrupted or (retries and can_continue(message)):
            run = partial(commands.act, self.message, MessageAction.CONTINUE)
            tip = tr("Continue where the answer stopped")
            offers.append(
                NoticeAction(tr("Continue"), tip, run, waits or commands.why_no_continue())
            )
        if retries:
            again = partial(commands.act, self.message, MessageAction.REGENERATE)
            offers.append(
                NoticeAction(tr("Try again"), tr("Ask the same question again"), again, waits)
            )
        if retries or (describe_ending(message) is None and is_declined(message)):
            offers.append(choose_models_offer(commands.choose_models))
        return offers

    # --- positions ---------------------------------------------------------------------------

    def highlight_step(self, step: int) -> QRect:
        """Highlight the text of a step briefly; return its area, null without text."""
        for text in self.texts:
            start, end = text.offsets.of_step(step)
            if start < end:
                self._unfold(text)
                return self._here(text, text.mark(text.place_of(start), text.place_of(end)))
        return QRect()

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark search matches in their texts, and unfold the current one."""
        if self.plain is not None:
            self.plain.show_found(spans, current)
            return
        for text in self.texts:
            looked_at = self._own_spans(text, [] if current is None else [current])
            if looked_at:
                self._unfold(text)
            text.show_found(self._own_spans(text, spans), looked_at[0] if looked_at else None)

    def area_of(self, span: Span) -> QRect:
        """Return the area of a part of the text in this widget; null without text."""
        if self.plain is not None:
            return super().area_of(span)
        for text in self.texts:
            for own in self._own_spans(text, [span]):
                self._unfold(text)
                return self._here(text, text.area_of(own))
        return QRect()

    def _own_spans(self, text: WalkedText, spans: Sequence[Span]) -> list[Span]:
        if self.thought is None:
            return list(spans)
        kind = PartKind.ANSWER if text is self.body else PartKind.REASONING
        return spans_of_kind(self._splitter.text, self._splitter.parts, spans, kind)

    def _unfold(self, text: WalkedText) -> None:
        """Unfold the thinking section if the text is in it."""
        if self.thought is not None and text is not self.body and not self.thought.is_open:
            self._set_open(True)

    # --- thoughts and answer -----------------------------------------------------------------

    @property
    def _marks(self) -> tuple[Marks, ...] | None:
        """The marks of reasoning that the model uses."""
        source = self.message.source
        return None if source is None else source.marks

    def _begin(self) -> None:
        """Reset the view to an empty answer."""
        self._thinking_ms = 0.0
        self._splitter_marks = self._marks
        self._splitter = TokenSplitter(self._splitter_marks)

    def _show(self, new: SplitTokens) -> None:
        """Add tokens to the answer or to its thinking section."""
        thinks = any(part.kind is PartKind.REASONING for part in self._splitter.parts)
        if self.thought is None and thinks:
            self._begin_thought()
        for text in self.texts:
            tokens = new.answer if text is self.body else new.reasoning
            if new.anew:
                text.set_tokens(tokens)
            elif tokens:
                text.append_tokens(tokens)
        if self.thought is not None:
            self.thought.setVisible(thinks)
            self._fold()

    def _show_plain(self) -> bool:
        """Show plain text if the message is too long to be formatted; return whether it is."""
        if self.plain is None and not self._too_slow and not is_plain(self.message):
            return False
        if self.plain is None:
            for text in self.texts:
                text.set_tokens([])
            self.body.hide()
            if self.thought is not None:
                self.thought.hide()
        self.show_plain(self.message.text, tr("Answer"))
        return True

    def _begin_thought(self) -> None:
        self.thought = thought = ThoughtFold(self)
        thought.button.clicked.connect(self._set_open)
        self.connect_text(thought.body)
        thought.body.add_steps(self.message.steps)
        self.column.insertWidget(0, thought)
        self.grows |= self._with_ancestors(thought.body)
        self.update_settings()
        self._update_thought_words()

    def _with_ancestors(self, text: WalkedText) -> set[QWidget]:
        found: set[QWidget] = set()
        part: QWidget | None = text.viewport()
        while part is not None and part is not self:
            found.add(part)
            part = part.parentWidget()
        return found

    def connect_text(self, text: ReadingText) -> None:
        super().connect_text(text)
        assert isinstance(text, WalkedText)
        text.copied_texts = self.message.copied_texts
        text.walked.connect(self._on_walked)
        text.token_chosen.connect(
            lambda by_keyboard: self.commands.inspect(self.message, text, by_keyboard)
        )

    def _fold(self) -> None:
        """Unfold while the model thinks, fold when it answers; the user's choice has priority."""
        if self.thought is not None:
            chosen = self.commands.unfolded.get(self.message.id)
            wanted = self._streaming and self._splitter.reasons if chosen is None else chosen
            self.thought.open(wanted)

    def _update_thought_words(self, *, exactly: bool = False) -> None:
        """Show how long the model has been thinking; ``exactly`` computes it from all steps."""
        thought, message = self.thought, self.message
        if thought is None:
            return
        if self._streaming and self._splitter.reasons:
            thought.button.setText(thinking_words(self._thinking_ms))
            return
        own = [part for part in self._splitter.parts if part.kind is PartKind.REASONING]
        if exactly:
            times = (milliseconds(part, message.tokens, message.steps) for part in own)
            self._thinking_ms = sum(times)
        count = sum(part.tokens for part in own) if message.tokens else 0
        thought.button.setText(thought_words(self._thinking_ms, count))

    def _set_streaming(self, streaming: bool, waiting_text: str = "") -> None:
        """Show or hide the caret where the answer grows."""
        self._streaming = streaming
        thinks = streaming and self._splitter.reasons and self.thought is not None
        if self.thought is not None:
            self.thought.body.set_streaming(thinks, waiting_text)
        self.body.set_streaming(streaming and not thinks, waiting_text)
        if streaming:
            hidden = thinks or self.plain is not None
            self.body.setVisible(not hidden or bool(self.body.offsets.length))
            self._fold()

    @Slot(bool)
    def _set_open(self, opened: bool) -> None:
        if self.thought is not None:
            self.commands.unfolded[self.message.id] = opened
            self.commands.stay()
            self.thought.open(opened)
            self.chain_focus(None)

    def _end_reading(self, *, streaming: bool) -> None:
        self._progress = ""
        self._reading_timer.stop()
        self.setAccessibleDescription("")
        self._set_streaming(streaming)

    @Slot()
    def _show_progress(self) -> None:
        self._set_streaming(True, self._progress)

    @Slot()
    def _on_walked(self) -> None:
        walks = next((text for text in self.texts if text.piece is not None), None)
        tokens = [] if walks is None else walks.offsets.of_piece(walks.piece or 0)
        self.commands.point_at(self.message, tokens[-1].step if tokens else None)
