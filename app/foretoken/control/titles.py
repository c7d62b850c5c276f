"""Titles that a model gives to conversations while nobody waits for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from foretoken.chat.conversation import Conversation, PromptMessage, Role, TitleSource
from foretoken.control.answer_run import told_messages
from foretoken.control.records import TitleRequest, TitleWritten
from foretoken.control.worker import EngineWorker

_IDLE_MS = 3000
_MOST_TOKENS = 12
_LONGEST = 60
_FEWEST_WORDS_OF_A_PART = 3
_WISH = "Write a title for this chat: two to six words in its language, and nothing else."
_LABEL = re.compile(r"^(chat |the )?title( is)?\s*:\s*", re.IGNORECASE)
_AROUND = " \t\"'`*_#\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb"
# Words that mean something; scripts without spaces have one in every character or two.
_SPACELESS = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_WORDS = re.compile(rf"[{_SPACELESS}]|[^\W\d_{_SPACELESS}]{{4,}}")
_STEM = 4


class TitleWriter(QObject):
    """Asks for a title some seconds after an answer, and gives way to everything else.

    It goes on from the prompt of the answer, which the cache holds, and asks the target alone;
    so the next question finds both caches as the answer has left them.
    """

    written = Signal(object, str)
    """The Conversation and a title for it."""

    def __init__(
        self, worker: EngineWorker, ids: Iterator[int], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._ids = ids
        self._conversation: Conversation | None = None
        self._request: TitleRequest | None = None
        self._tried: set[int] = set()
        self.timer = QTimer(self, interval=_IDLE_MS, singleShot=True)
        self.timer.timeout.connect(self._on_idle)

    def wait(self, conversation: Conversation) -> None:
        """The conversation has an answer: name it, once, if nobody wants anything for a while."""
        self.cancel()
        wanted = conversation.title_source is TitleSource.FIRST_WORDS
        if wanted and not conversation.temporary and conversation.id not in self._tried:
            self._conversation = conversation
            self.timer.start()

    def cancel(self) -> None:
        """Somebody wants something."""
        self.timer.stop()
        if self._request is not None:
            self._worker.stop(self._request)
        self._conversation = self._request = None

    def take(self, request_id: int, record: object) -> None:
        """Take over what the worker tells, be it about a title or not."""
        request, conversation = self._request, self._conversation
        if request is None or conversation is None or request_id != request.id:
            return
        if isinstance(record, TitleWritten):
            self._conversation = self._request = None
            if record.text is not None:
                self._tried.add(conversation.id)
                title = tidy_title(record.text, whole=record.whole)
                chat = " ".join(message.text for message in request.messages[:-1])
                if title and of_the_chat(title, chat):
                    self.written.emit(conversation, title)

    @Slot()
    def _on_idle(self) -> None:
        conversation = self._conversation
        # With an answer at its end, and nothing forgotten, the cache holds what is asked.
        if (
            conversation is None
            or conversation.context_start
            or conversation.leaf is None
            or conversation.leaf.role is not Role.ASSISTANT
            or conversation.title_source is not TitleSource.FIRST_WORDS
        ):
            return
        told = told_messages(conversation, conversation.messages)
        wish = PromptMessage(Role.USER, _WISH)
        self._request = TitleRequest(next(self._ids), (*told, wish), _MOST_TOKENS)
        self._worker.submit(self._request)


def tidy_title(text: str, *, whole: bool) -> str:
    """The title in what a model wrote, or nothing; not ``whole``: it was cut."""
    line = next((line for line in text.splitlines() if line.strip()), "")
    title = _LABEL.sub("", " ".join(line.split()).strip(_AROUND)).strip(_AROUND).rstrip(".")
    if not whole:
        words = title.split()[:-1]
        title = " ".join(words) + "…" if len(words) >= _FEWEST_WORDS_OF_A_PART else ""
    fits = 1 < len(title) <= _LONGEST and "<" not in title
    return title if fits else ""


def of_the_chat(title: str, chat: str) -> bool:
    """Whether the words of a title are mostly those of the chat.

    Very small models answer anything but a title when they are asked for one.
    """
    asked = _stems(_WISH)
    words = [stem for stem in _stems(title) if stem not in asked]
    known = _stems(chat)
    return bool(words) and 2 * sum(word in known for word in words) >= len(words)


def _stems(text: str) -> set[str]:
    return {word[:_STEM] for word in _WORDS.findall(text.lower())}
