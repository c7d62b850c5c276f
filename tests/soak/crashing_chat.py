"""A chat without a window that runs until it is killed, and reports what was shown.

The controller, the archive and the engine are those of the app. Each line on stdout is one event
as JSON, with the time of the monotonic clock that all processes share. It is written in the same
call in which a window would show the text.
"""

from __future__ import annotations

import json
import logging
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.conversations import ConversationRow
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.controller import ChatController
from foretoken.control.process.memory import GarbageCollector
from foretoken.engine.events import StepFinished, TokenEmitted
from foretoken.models.builtin import builtin_pair
from foretoken.models.pair_setup import PairFiles
from foretoken.words.sentences import use_sentences

QUESTIONS = (
    "Tell me a story about a fox.",
    "Hi! How are you?",
    "Write a Python function that adds two numbers.",
    "What is the Moon?",
    "Tell me a long story about two bears and a river.",
)
_SIDE_WORK_MS = 120
_LISTED = 40


def tell(kind: str, **what: object) -> None:
    """Write an event in one call, so that a kill leaves only whole lines."""
    try:
        os.write(1, json.dumps({"at": time.monotonic(), "kind": kind, **what}).encode() + b"\n")
    except BrokenPipeError:
        os._exit(1)  # whoever started it has been killed


class CrashingChat(QObject):
    """Asks, continues, regenerates, renames, deletes and backs up at random."""

    def __init__(self, path: Path, seed: int, pair: PairFiles) -> None:
        super().__init__()
        self._dice = random.Random(seed)
        self._backup = path.parent.parent / "backup.db"
        self._rows: list[ConversationRow] = []
        self._ready = {"pair", "rows"}  # what is waited for
        self._interrupted: int | None = None
        self.archive = ChatArchive(path, self)
        self.archive.opened.connect(self._on_opened)
        self.archive.failed.connect(self._on_failed)
        self.controller = controller = ChatController(self.archive, parent=self)
        controller.engine.set_lookahead(4)
        controller.engine.load_ended.connect(self._on_load_ended)
        controller.conversation_shown.connect(self._on_conversation_shown)
        controller.answers.started.connect(self._on_answer_started)
        controller.answers.continued.connect(self._on_answer_continued)
        controller.answers.tokens_arrived.connect(self._on_tokens_arrived)
        controller.answers.ended.connect(self._on_answer_ended)
        self._side_work = QTimer(self, interval=_SIDE_WORK_MS)
        self._side_work.timeout.connect(self._on_side_work)
        controller.engine.load_pair(pair)

    # --- the beginning -----------------------------------------------------------------------

    @Slot(object)
    def _on_opened(self, notice: str | None) -> None:
        tell("opened", notice=notice)
        self.archive.ask(lambda store: store.rows(limit=_LISTED), self._take_rows)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        tell("failed", sentence=sentence)

    @Slot(object)
    def _on_load_ended(self, error: str | None) -> None:
        if error:
            tell("failed", sentence=error)
        self._is_ready("pair")

    def _take_rows(self, rows: list[ConversationRow]) -> None:
        self._rows = rows
        self._is_ready("rows")

    def _is_ready(self, part: str) -> None:
        self._ready.discard(part)
        if not self._ready:
            self._side_work.start()
            # The one that the last kill has interrupted is the newest.
            if self._rows and self._dice.random() < 0.8:
                self._interrupted = self._rows[0].id
                self.controller.open_conversation(self._interrupted)
            else:
                self._go_on()

    @Slot(object)
    def _on_conversation_shown(self, conversation: Conversation) -> None:
        if conversation.id == self._interrupted:
            self._interrupted = None
            # The signal is in the middle of showing it.
            QTimer.singleShot(0, self, lambda: self._go_on(conversation.leaf))

    # --- answers -----------------------------------------------------------------------------

    def _go_on(self, last: Message | None = None) -> None:
        """Continue ``last`` if it was interrupted, or ask something."""
        controller, dice = self.controller, self._dice
        if last is not None and self._can_go_on(last) and controller.continue_answer(last):
            return
        answered = [m for m in controller.current.messages if m.role is Role.ASSISTANT]
        what = dice.random()
        if answered and what < 0.15 and controller.regenerate(answered[-1]):
            return
        question = answered[-1].parent if answered else None
        text = dice.choice(QUESTIONS)
        if question is not None and what < 0.3 and controller.edit(question, text):
            return
        if what < 0.6 or len(answered) > 4:
            controller.new_conversation()
        controller.send(text)

    def _can_go_on(self, answer: Message) -> bool:
        # Random bytes of one model are more tokens of the other than its context may hold.
        pair, source = self.controller.engine.pair, answer.source
        return answer.interrupted and (
            source is None or pair is None or source.target == pair.target_name
        )

    @Slot(object, object)
    def _on_answer_started(self, question: Message, answer: Message) -> None:
        shown = self.controller.current
        tell("typed", conversation=shown.id, text=shown.unsent_text)
        tell(
            "asked",
            conversation=shown.id,
            question=question.id,
            text=question.text,
            answer=answer.id,
        )

    @Slot(object)
    def _on_answer_continued(self, answer: Message) -> None:
        tell(
            "goes on",
            conversation=self.controller.current.id,
            answer=answer.id,
            question=answer.parent.id if answer.parent else None,
            text=answer.text,
        )

    @Slot(object, object)
    def _on_tokens_arrived(self, tokens: list[TokenEmitted], steps: list[StepFinished]) -> None:
        del steps
        leaf = self.controller.current.leaf
        assert leaf is not None
        tell("text", answer=leaf.id, text="".join(token.text for token in tokens))

    @Slot(object)
    def _on_answer_ended(self, answer: Message) -> None:
        tell("ended", answer=answer.id, error=answer.error)
        QTimer.singleShot(0, self, self._go_on)

    # --- meanwhile ---------------------------------------------------------------------------

    @Slot()
    def _on_side_work(self) -> None:
        what, shown = self._dice.random(), self.controller.current
        others = [row for row in self._rows if row.id != shown.id]
        if what < 0.15 and others:
            row = self._dice.choice(others)
            title = f"Title {self._dice.randrange(1_000_000)}"
            self._change("renamed", lambda store: store.rename(row.id, title), row.id, title)
        elif what < 0.22 and len(others) > 5:
            row = others[-1]
            self._rows.remove(row)
            self._change("deleted", lambda store: store.delete_conversations([row.id]), row.id)
        elif what < 0.3:
            self._change("backed up", lambda store: store.backup_to(self._backup))
        elif what < 0.32:
            self._change("daily backup", lambda store: store.make_daily_backup())
        elif what < 0.6 and shown.roots:
            text = f"Half a thought {self._dice.randrange(1_000_000)}"
            self.controller.set_unsent(text)
            tell("typed", conversation=shown.id, text=text)

    def _change(self, kind: str, change: Callable[[ChatStore], object], *what: int | str) -> None:
        tell(kind, what=what, done=False)
        self.archive.ask(change, lambda _: tell(kind, what=what, done=True), changes=True)


def main() -> int:
    """Chat until this process is killed.

    Arguments: the file of the store, a seed, and perhaps a model that is a draft of itself, in the
    place of the built-in pair.
    """
    use_sentences()
    sys.setswitchinterval(0.0002)  # as the app does
    app = QCoreApplication(sys.argv)
    logging.basicConfig(level=logging.WARNING)  # on stderr, for whoever looks into a failure
    store, seed, *models = sys.argv[1:]
    pair = PairFiles(Path(models[0]), Path(models[0])) if models else PairFiles(*builtin_pair())
    chat = CrashingChat(Path(store), int(seed), pair)
    collector = GarbageCollector(app)
    tell("begun")
    code = app.exec()
    del chat, collector
    return code


if __name__ == "__main__":
    sys.exit(main())
