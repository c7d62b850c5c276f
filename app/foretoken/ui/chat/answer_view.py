"""One answer: its text with token colours, what happened to it, its numbers, its actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QTimer, Slot
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foretoken.chat.conversations.conversation import Message
from foretoken.chat.conversations.text_search import Span
from foretoken.chat.reasoning.dealing import Dealt, TokenDealer, spans_of_kind
from foretoken.chat.reasoning.marks import Marks
from foretoken.chat.reasoning.parts import PartKind, milliseconds
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.engine.token_kind import ALL_KINDS, TokenKind
from foretoken.engine.token_shade import ColourView
from foretoken.system.language import tr, tr_noop
from foretoken.ui.chat.answer_notice import (
    DECLINED,
    Notice,
    NoticeKind,
    Way,
    can_continue,
    describe_ending,
    is_declined,
)
from foretoken.ui.chat.chat_commands import ChatCommands
from foretoken.ui.chat.footer import Footer
from foretoken.ui.chat.message_actions import OVERHANG, MessageAction
from foretoken.ui.chat.message_view import MessageView
from foretoken.ui.chat.place_editor import PlaceEditor
from foretoken.ui.chat.thought_fold import ThoughtFold, thinking_words, thought_words
from foretoken.ui.chat.token_walk import WalkedText
from foretoken.ui.look.sizes import Space
from foretoken.ui.look.spoken import Spoken
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.reading.wishes import ReadingWishes

# Shorter waits than this pass without words.
_READING_DELAY_MS = 250
_DEALT_AT_ONCE = 8_000
"""Tokens; of more, the rest is dealt in turns, between which others have theirs."""
_ROW_GAP = 2
_BOTTOM = 12  # the next question has nothing to do with the row above it


class AnswerView(Spoken, MessageView):
    """An answer with everything that belongs to it."""

    body: WalkedText
    editing_verb = tr_noop("Save")
    editing_keys = tr_noop("Enter saves, Esc cancels")

    def __init__(
        self, message: Message, commands: ChatCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(message, commands, WalkedText(), parent, at_right=False)
        self.body.copied_texts = self.message.copied_texts
        self.body.token_chosen.connect(self._on_token_chosen)
        self.body.walked.connect(self._on_walked)
        self.notice = Notice(self)
        self.notice.go_on.clicked.connect(self._on_continue)
        self.notice.again.clicked.connect(self._on_again)
        self.notice.choose.clicked.connect(self._on_choose)
        self._suggests_models = self._streaming = False
        self._reading = ReadingWishes()
        self.is_turned = False
        """Whether it is shown in the other way than the wish is."""
        self._ended: Message | None = None
        self.footer = Footer(self)
        self.thought: ThoughtFold | None = None
        """What the model thought before it answered."""
        self._dealer = self._new_dealer()
        self._undealt: list[TokenEmitted] = []
        self._deal_timer = QTimer(self, singleShot=True, interval=0)
        self._deal_timer.timeout.connect(self._on_deal)
        self._thinking_ms, self._thinks = 0.0, False
        self._growing = (False, False, "")
        self._visible_kinds: frozenset[TokenKind] = ALL_KINDS
        self._colour_view = ColourView.ORIGIN
        self._progress = ""
        # Words for a short wait would only flicker.
        self._reading_timer = QTimer(self, singleShot=True, interval=_READING_DELAY_MS)
        self._reading_timer.timeout.connect(self._on_reading_for_long)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        self._column.setSpacing(Space.SMALL)
        for part in (self.body, self.notice, self.footer):
            self._column.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, _BOTTOM)
        whole.setSpacing(_ROW_GAP)
        whole.addLayout(self._column)
        whole.addWidget(self.row)

    @property
    def text(self) -> str:
        """The answer as the model wrote it."""
        self._deal_all()
        return self._dealer.text

    @property
    def offered(self) -> tuple[MessageAction, ...]:
        """Going on is offered where the answer broke off; the notice does it where it says so."""
        actions = [MessageAction.COPY, MessageAction.EDIT, MessageAction.REGENERATE]
        message = self.message
        if can_continue(message) and not message.interrupted and message.error is None:
            actions.append(MessageAction.CONTINUE)
        actions.append(MessageAction.BRANCH)
        if self.message.tokens:
            actions.append(MessageAction.REPLAY)
        return (*actions, MessageAction.EXPORT, MessageAction.DELETE)

    @property
    def is_in_use(self) -> bool:
        """Also while it is shown in another way than it would be anew."""
        opened = self.thought is not None and self.thought.is_open
        return super().is_in_use or self.is_turned or opened

    def show_text(self) -> None:
        """Show what the message says; to be called in the final width, or it takes longer."""
        self._dealer = self._new_dealer()
        self._thinking_ms = 0.0
        tokens = self.message.tokens
        self._undealt = tokens[_DEALT_AT_ONCE:]
        self._expect()
        if self.message.text and not tokens:
            self._show(self._dealer.add_written(self.message.text), anew=True)
        else:
            self._show(self._dealer.add(tokens[:_DEALT_AT_ONCE]), anew=True)

    def start(self) -> None:
        """Wait for the first token, or for the next one of an answer that goes on."""
        self._ended = None
        self._deal_all()
        as_it_is = self._dealer.can_go_on and self._marks == self._dealt_by
        if self._dealer.count != len(self.message.tokens) or not as_it_is:
            self.show_text()  # what was only half said is said anew
        self._progress = tr("Reading the prompt…")
        self._reading_timer.start()
        self._set_streaming(True)
        self.set_busy(True)
        self.set_notice("", NoticeKind.INFO)
        self.footer.hide()

    def set_progress(self, processed: int, total: int) -> None:
        """Tell how many tokens of the prompt are read."""
        share = 100 * processed // total if total else 100
        self._progress = tr("Reading the prompt… {share}\u00a0%", share=share)
        self.setAccessibleDescription(self._progress)
        if not self._reading_timer.isActive():
            self._on_reading_for_long()

    def append_tokens(self, tokens: Sequence[TokenEmitted]) -> None:
        """Add tokens at the end."""
        if self._progress:
            self._end_reading(streaming=True)
        if not self._dealer.count:
            self._dealer = self._new_dealer()  # its marks are known now
        self._deal_all()
        self._show(self._dealer.add(tokens))
        self._set_streaming(True)

    def go_back(self, tokens: Sequence[TokenEmitted]) -> None:
        """Have these tokens, the first ones of those that there are, and go on from there."""
        self._ended = None
        self._deal_all()
        self._dealer = self._new_dealer()
        dealt = self._dealer.add(tokens)
        self._thinks = self._dealer.reasons
        self.body.keep_tokens(dealt.answer)
        if self.thought is not None:
            self.thought.body.keep_tokens(dealt.reasoning)
            self.thought.setVisible(bool(dealt.reasoning))
            self._tell_thought(exactly=True)
        self.set_notice("", NoticeKind.INFO)
        self.footer.hide()
        self._growing = (False, False, "")
        self._set_streaming(True)

    @property
    def is_reading(self) -> bool:
        """Whether some of what it was given is still being read."""
        return any(body.is_reading for body in self._bodies)

    def add_steps(self, steps: Iterable[StepFinished]) -> None:
        """Take over how long each step took, for the thoughts and for the tooltips."""
        steps = list(steps)
        thought = self._thinks and not self._dealer.reasons
        self._thinks = self._dealer.reasons
        if self._thinks:
            self._thinking_ms += sum(step.total_ms for step in steps)
        for body in self._bodies:
            body.add_steps(steps)
        self._tell_thought(exactly=thought)

    def finish(self, message: Message, *, measuring: bool = True, replayed: bool = False) -> None:
        """End the streaming; show why it ended, and the numbers.

        ``measuring`` tells whether a plain speed that is missing can still be measured;
        ``replayed``: nothing can be done with it here.
        """
        self._ended = message
        if not self._undealt:
            self._show(self._dealer.finish())
        self._end_reading(streaming=False)
        for body in self._bodies:
            body.add_steps(message.steps)
        self._tell_thought(exactly=True)
        self.body.setVisible(bool(self.body.offsets.length))
        self.footer.show_message(message, measuring=measuring)
        self._tell_ending(message, offers=not replayed)
        self.set_busy(replayed)

    def set_suggests_models(self, suggests: bool) -> None:
        """Tell whether another model is suggested where the built-in one cannot answer."""
        if suggests is not self._suggests_models:
            self._suggests_models = suggests
            if self._ended is not None and not self._busy:
                self._tell_ending(self._ended)

    def set_notice(
        self,
        text: str,
        kind: NoticeKind,
        details: str = "",
        *,
        continues: bool = False,
        retries: bool = False,
        chooses: bool = False,
        ways: Sequence[Way] = (),
    ) -> None:
        """Say something about the answer in its place; no text says nothing."""
        self.notice.show_notice(
            text, kind, details, continues=continues, retries=retries, chooses=chooses, ways=ways
        )

    def tell_ending(self) -> None:
        """Say anew why it ended, and how it could go on."""
        if self._ended is not None and not self._busy:
            self._tell_ending(self._ended)
            self.chain_focus(None)

    def _tell_ending(self, message: Message, *, offers: bool = True) -> None:
        ending = describe_ending(message)
        if offers and ending is None and self._suggests_models and is_declined(message):
            self.set_notice(tr(DECLINED), NoticeKind.INFO, chooses=True)
            return
        text, kind = ending or ("", NoticeKind.INFO)
        # An error that has more to say than its first line keeps the rest for copying.
        first, _, more = text.partition("\n")
        retries = offers and message.served and message.error is not None
        continues = offers and (message.interrupted or (retries and can_continue(message)))
        details = text if more else ""
        ways = self.commands.ways_out(message) if offers else ()
        self.set_notice(
            first,
            kind,
            details,
            continues=continues,
            retries=retries,
            chooses=retries,
            ways=ways,
        )

    def on_language_changed(self) -> None:
        """Say anew why it ended."""
        self.tell_ending()

    def set_blocked(self, blocked: bool) -> None:
        """Tell whether the model cannot write now."""
        super().set_blocked(blocked)
        self.notice.set_blocked(blocked, self.commands.why_no_continue())

    @property
    def can_edit_now(self) -> bool:
        """A person's version of an answer needs no model."""
        return True

    def place_editor(self, editor: PlaceEditor) -> None:
        """Show the editor instead of the answer."""
        for part in (self.body, self.notice, self.footer):
            part.hide()
        if self.thought is not None:
            self.thought.hide()
        self._column.insertWidget(0, editor)

    def remove_editor(self, editor: PlaceEditor) -> None:
        """Show the answer again."""
        self._column.removeWidget(editor)
        if self.thought is not None:
            self.thought.show()
        self.body.setVisible(bool(self.body.offsets.length))
        self.notice.setVisible(bool(self.notice.text))
        self.footer.setVisible(bool(self.footer.figures))

    @property
    def focus_stops(self) -> list[QWidget]:
        """The buttons of the notice come before the row."""
        body, *rest = super().focus_stops
        thought = [] if self.thought is None else self.thought.focus_stops
        buttons = [*self.body.buttons, *self.notice.buttons]
        return [*thought, body, *buttons, *rest]

    def update_actions(self) -> None:
        """The buttons in the text are tab stops with those of the row."""
        super().update_actions()
        stops = self._focused or self._last
        for body in self._bodies:
            body.set_tab_stops(stops)
        if self.thought is not None:
            self.thought.set_tab_stops(stops)

    def moveEvent(self, event: QMoveEvent) -> None:
        """What is shown beside the text comes along."""
        super().moveEvent(event)
        self.body.follow()

    # --- places and colours -------------------------------------------------------------------

    def set_visible_kinds(self, visible: frozenset[TokenKind]) -> None:
        """Show the colours of these kinds only."""
        self._visible_kinds = visible
        for body in self._bodies:
            body.set_visible_kinds(visible)

    def set_colour_view(self, view: ColourView) -> None:
        """Let the colours of the tokens tell this."""
        self._colour_view = view
        for body in self._bodies:
            body.set_colour_view(view)

    def colour_anew(self) -> None:
        """Draw the tokens in the colours of the theme, which takes longer in a long text."""
        for body in self._bodies:
            body.colour_anew()

    def set_reading(self, wishes: ReadingWishes) -> None:
        """Show the text as people want to read it, unless they chose another way for this one."""
        self._reading = wishes
        for body in self._bodies:
            body.copies_source = wishes.copies_source
            body.set_rendered(wishes.rendered is not self.is_turned)

    def toggle_source(self) -> None:
        """Show the text as the model wrote it, or as it is read again."""
        self.is_turned = not self.is_turned
        self.set_reading(self._reading)

    def highlight_step(self, step: int) -> QRect:
        """Mark the text of a step for a moment; return its place here, null without text."""
        self._deal_all()
        for body in self._bodies:
            start, end = body.offsets.of_step(step)
            if start < end:
                self._open_for(body)
                area = body.highlight(step)
                return area.translated(self._place_of(body)) if area.isValid() else area
        return QRect()

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Mark what was found, each place in its text; the one that people look at is opened."""
        if spans:
            self._deal_all()
        for body in self._bodies:
            own = self._own_spans(body, spans)
            looked_at = self._own_spans(body, [] if current is None else [current])
            if looked_at:
                self._open_for(body)
            body.show_found(own, looked_at[0] if looked_at else None)

    def area_of(self, span: Span) -> QRect:
        """Where a part of the text is in this widget; null without text."""
        for body in self._bodies:
            for own in self._own_spans(body, [span]):
                self._open_for(body)
                area = body.area_of(own)
                return area.translated(self._place_of(body)) if area.isValid() else area
        return QRect()

    @property
    def texts(self) -> Sequence[ReadingText]:
        return self._bodies

    @property
    def _bodies(self) -> list[WalkedText]:
        return [self.body] if self.thought is None else [self.thought.body, self.body]

    def _own_spans(self, body: WalkedText, spans: Sequence[Span]) -> list[Span]:
        if self.thought is None:
            return list(spans)
        kind = PartKind.ANSWER if body is self.body else PartKind.REASONING
        return spans_of_kind(self._dealer.text, self._dealer.parts, spans, kind)

    def _place_of(self, body: WalkedText) -> QPoint:
        return body.mapTo(self, QPoint())

    def _open_for(self, body: WalkedText) -> None:
        """Show a text that may be folded."""
        if self.thought is not None and body is not self.body and not self.thought.is_open:
            self._set_open(True)

    # --- thoughts and answer ------------------------------------------------------------------

    @property
    def _marks(self) -> tuple[Marks, ...] | None:
        """How its author marks reasoning."""
        source = self.message.source
        return None if source is None else source.marks

    def _new_dealer(self) -> TokenDealer:
        self._dealt_by = self._marks
        return TokenDealer(self._dealt_by)

    def _show(self, dealt: Dealt, *, anew: bool = False) -> None:
        """Add tokens to the text that each belongs to."""
        if dealt.anew or anew:
            self.body.set_tokens(dealt.answer)
        else:
            self.body.append_tokens(dealt.answer)
        thinks = any(part.kind is PartKind.REASONING for part in self._dealer.parts)
        if self.thought is None and thinks:
            self._begin_thought()
        if self.thought is None:
            return
        if dealt.anew or anew:
            self.thought.body.set_tokens(dealt.reasoning)
        else:
            self.thought.body.append_tokens(dealt.reasoning)
        self.thought.setVisible(self.editor is None and thinks)
        self._fold()

    def _deal_all(self) -> None:
        """Have all tokens that there are dealt."""
        while self._undealt:
            self._on_deal()

    @Slot()
    def _on_deal(self) -> None:
        """Deal some of a long answer."""
        if not self._undealt:
            return
        tokens, self._undealt = self._undealt[:_DEALT_AT_ONCE], self._undealt[_DEALT_AT_ONCE:]
        self._show(self._dealer.add(tokens))
        if not self._undealt and self._ended is not None:
            self._show(self._dealer.finish())
            self._tell_thought(exactly=True)
            self.body.setVisible(self.editor is None and bool(self.body.offsets.length))
        self._expect()

    def _expect(self) -> None:
        for body in self._bodies:
            body.set_expects(bool(self._undealt))
        if self._undealt:
            self._deal_timer.start()
        else:
            self._deal_timer.stop()

    def _begin_thought(self) -> None:
        self.thought = thought = ThoughtFold(self)
        thought.body.set_expects(bool(self._undealt))
        self.connect_text(thought.body)
        thought.body.set_visible_kinds(self._visible_kinds)
        thought.body.set_colour_view(self._colour_view)
        thought.body.copied_texts = self.message.copied_texts
        self.set_reading(self._reading)
        thought.body.place_wanted.connect(self._on_place_wanted)
        thought.body.token_chosen.connect(self._on_thought_chosen)
        thought.body.walked.connect(self._on_walked)
        thought.button.clicked.connect(self._on_folded)
        thought.body.add_steps(self.message.steps)
        self._column.insertWidget(0, thought)
        self._tell_thought()
        self.update_actions()

    def _fold(self) -> None:
        """Be open while it thinks, and closed once it answers; as people want it if they said."""
        thought = self.thought
        if thought is not None:
            by_hand = self.commands.unfolded.get(self.message.id)
            wanted = self._streaming and self._dealer.reasons if by_hand is None else by_hand
            if wanted is not thought.is_open:
                thought.open(wanted)

    def _tell_thought(self, *, exactly: bool = False) -> None:
        """Say how long it thinks, or thought: to be exact all steps are looked at."""
        thought, message = self.thought, self.message
        if thought is None:
            return
        if self._streaming and self._dealer.reasons:
            thought.button.say(thinking_words(self._thinking_ms))
            return
        own = [part for part in self._dealer.parts if part.kind is PartKind.REASONING]
        if exactly:
            self._thinking_ms = sum(
                milliseconds(part, message.tokens, message.steps) for part in own
            )
        count = sum(part.tokens for part in own) if message.tokens else 0
        thought.button.say(thought_words(self._thinking_ms, count))

    def _set_streaming(self, streaming: bool, waiting_text: str = "") -> None:
        """Show where the answer grows."""
        self._streaming = streaming
        thinks = streaming and self._dealer.reasons and self.thought is not None
        state = (streaming, thinks, waiting_text)
        if state == self._growing:
            return
        self._growing = state
        if self.thought is not None:
            self.thought.body.set_streaming(thinks, waiting_text)
        self.body.set_streaming(streaming and not thinks, waiting_text)
        if streaming:
            self.body.setVisible(not thinks or bool(self.body.offsets.length))
            self._fold()

    def _set_open(self, opened: bool) -> None:
        thought = self.thought
        if thought is not None:
            self.commands.unfolded[self.message.id] = opened
            self.commands.hold_still(thought.button, lambda: thought.open(opened))
            self.chain_focus(None)

    @Slot(bool)
    def _on_folded(self, opened: bool) -> None:
        self._set_open(opened)

    def _end_reading(self, *, streaming: bool) -> None:
        self._progress = ""
        self._reading_timer.stop()
        self.setAccessibleDescription("")
        self._set_streaming(streaming)

    @Slot()
    def _on_reading_for_long(self) -> None:
        self._set_streaming(True, self._progress)

    @Slot(bool)
    def _on_token_chosen(self, by_keyboard: bool) -> None:
        self.commands.inspect(self.message, self.body, by_keyboard)

    @Slot(bool)
    def _on_thought_chosen(self, by_keyboard: bool) -> None:
        if self.thought is not None:
            self.commands.inspect(self.message, self.thought.body, by_keyboard)

    @Slot()
    def _on_walked(self) -> None:
        walks = next((body for body in self._bodies if body.piece is not None), None)
        tokens = [] if walks is None else walks.offsets.of_piece(walks.piece or 0)
        self.commands.point_at(self.message, tokens[-1].step if tokens else None)

    @Slot()
    def _on_continue(self) -> None:
        self.commands.act(self.message, MessageAction.CONTINUE)

    @Slot()
    def _on_again(self) -> None:
        self.commands.act(self.message, MessageAction.REGENERATE)

    @Slot()
    def _on_choose(self) -> None:
        self.commands.choose_models()
