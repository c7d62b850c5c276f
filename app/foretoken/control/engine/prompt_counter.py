"""Work of other threads with the target's vocabulary: counting prompts, remembering texts.

Each has its own copy of the vocabulary, so that this and answering run in parallel; llama.cpp's
server tokenizes on many threads in the same way.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from foretoken.chat.conversations.conversation import Attachment, Message, PromptMessage, Role
from foretoken.chat.memory.memory_folder import MemoryFolder, remembered_texts
from foretoken.chat.prompt.context_window import (
    answer_reserve,
    first_kept,
    system_messages,
    without_turns,
)
from foretoken.chat.prompt.plain_format import chosen_template
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.chat.prompt.template_rendering import NO_SWITCHES
from foretoken.chat.store.conversations import WrittenText
from foretoken.engine.config import ContextPolicy
from foretoken.engine.drafting.memory import TextMemory
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.engine.session import Session
from foretoken.engine.text.vocabulary import fingerprint

COUNT_AFTER_MS = 150
"""Typed text is counted after a pause of this length."""
_NEARLY_FULL = 0.85
"""Share of the room for a prompt."""
_ANY_TEXT = "Text"  # not translated: model input


@dataclass(frozen=True, slots=True)
class NextPrompt:
    """The prompt as it would be if the message were sent now."""

    messages: tuple[PromptMessage, ...]
    """The messages before it: system prompt and turns."""
    start: int
    """Index of the first message in the last prompt of this conversation; 0 for the first."""
    text: str
    attachments: tuple[Attachment, ...]
    policy: ContextPolicy
    max_tokens: int
    """Limit of the answer."""
    switches: Mapping[str, Any] = field(default_factory=dict)
    """Chosen values of the chat template's own options."""


@dataclass(frozen=True, slots=True)
class ContextUse:
    """Context usage, in tokens, after the next prompt."""

    total: int
    """The whole prompt, without turns that will be dropped."""
    context_length: int
    reserve: int
    """Room that a prompt leaves for the answer if possible."""
    system: int
    attachments: tuple[int, ...]
    """The message's attachments, in order."""
    text: int
    """The typed text."""
    turns: int = 0
    """Earlier turns (questions with their answers) that the model has seen so far."""
    left_out: int = 0
    """How many of the oldest of these will be dropped."""
    left_out_tokens: int = 0

    @property
    def conversation(self) -> int:
        """The earlier turns, and what the template adds around everything."""
        return max(0, self.total - self.system - sum(self.attachments) - self.text)

    @property
    def before_dropping(self) -> int:
        """Tokens of the prompt if no more turns were dropped."""
        return self.total + self.left_out_tokens

    @property
    def room(self) -> int:
        """Room for the answer."""
        return max(0, self.context_length - self.total)

    @property
    def fits(self) -> bool:
        """Whether there is any room for an answer."""
        return self.room > 0

    @property
    def nearly_full(self) -> bool:
        """Whether turns will soon be dropped, or answers cut."""
        return self.total > _NEARLY_FULL * (self.context_length - self.reserve)


class PromptCounter:
    """Token counter for one thread; the worker's thread sets the session."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._vocabulary: LlamaVocabulary | None = None
        self._source: str | None = None
        self._template: ChatTemplate | None = None
        self._context_length = 0
        self._counted: tuple[tuple[PromptMessage, ...], Mapping[str, Any]] = (), {}
        self._sizes: dict[int, int] = {}
        self._attached: tuple[Attachment, ...] = ()
        self._attached_sizes: tuple[int, ...] = ()

    def use(self, session: Session | None) -> None:
        """Count for the model of this session, or (None) for none; cancels a running count.

        Must be called before the previous model is closed.
        """
        self.cancel()
        with self._lock:
            self._vocabulary = self._template = None
            self._sizes, self._attached = {}, ()
            if session is not None:
                self._vocabulary = session.vocabulary.twin()
                self._source = chosen_template(session.target_metadata.chat_template)
                self._context_length = session.context_length

    def cancel(self) -> None:
        """Cancel the rendering of a running count; may be called on any thread."""
        running = self._template
        if running is not None:
            running.cancel()

    def count(self, prompt: NextPrompt) -> ContextUse | None:
        """Count a prompt; None without a model. Raises ``PromptError`` if the template fails."""
        with self._lock:
            template, vocabulary = self._template, self._vocabulary
            if vocabulary is None:
                return None
            if template is None:
                template = ChatTemplate(vocabulary, self._source, self._context_length)
                self._template = template
            switches = prompt.switches
            if (prompt.messages, switches) != self._counted:
                self._counted, self._sizes = (prompt.messages, switches), {}
            text = _question_size(template, prompt.text, switches)
            text -= _question_size(template, "", switches)
            attachments = self._attachment_sizes(template, vocabulary, prompt.attachments)
            asked = text + sum(attachments)
            messages = (*prompt.messages, PromptMessage(Role.USER, ""))
            systems = system_messages(messages)

            def size(first: int) -> int:
                if first not in self._sizes:
                    kept = without_turns(messages, first)
                    self._sizes[first] = len(template.prompt(kept, switches=switches).tokens)
                return self._sizes[first] + asked

            length = self._context_length
            reserve = answer_reserve(length, prompt.max_tokens)
            first = first_kept(
                messages,
                size,
                room=length - max(1, reserve),
                start=prompt.start,
                policy=prompt.policy,
            )
            seen = max(prompt.start, systems)
            left_out = _questions(messages[seen:first])
            anything = prompt.messages or prompt.text or prompt.attachments
            system = "\n\n".join(message.text for message in messages[:systems])
            return ContextUse(
                total=size(first) if anything else 0,
                context_length=length,
                reserve=reserve,
                system=len(vocabulary.tokenize(system)),
                attachments=attachments,
                text=text,
                turns=_questions(prompt.messages[seen:]),
                left_out=left_out,
                left_out_tokens=size(prompt.start) - size(first) if left_out else 0,
            )

    def _attachment_sizes(
        self,
        template: ChatTemplate,
        vocabulary: LlamaVocabulary,
        attachments: tuple[Attachment, ...],
    ) -> tuple[int, ...]:
        """Return the tokens of each, exact in sum. Cached: they may be megabytes long."""
        if attachments and attachments != self._attached:
            sizes = [len(vocabulary.tokenize(f"{one.prompt_text}\n\n")) for one in attachments]
            question = Message(Role.USER, _ANY_TEXT, attachments=attachments).prompt_text
            whole = _question_size(template, question) - _question_size(template, _ANY_TEXT)
            sizes[-1] += whole - sum(sizes)  # templates may trim, tokens may span two attachments
            self._attached, self._attached_sizes = attachments, tuple(sizes)
        return self._attached_sizes if attachments else ()


def _question_size(
    template: ChatTemplate, text: str, switches: Mapping[str, Any] = NO_SWITCHES
) -> int:
    return len(template.prompt([PromptMessage(Role.USER, text)], switches=switches).tokens)


def _questions(messages: Sequence[PromptMessage]) -> int:
    return sum(message.role is Role.USER for message in messages)


class WrittenMemory:
    """Text memory filled by one thread; the worker's thread sets the session and reads it."""

    def __init__(self) -> None:
        self.memory: TextMemory | None = None
        """For the vocabulary of the loaded target; None until it has been read."""
        self._lock = threading.RLock()
        self._session: Session | None = None
        self._vocabulary: LlamaVocabulary | None = None
        self._known: set[int] | None = None  # what existed when the files were last searched

    def use(self, session: Session | None) -> None:
        """Remember texts for the model of this session, or (None) for none.

        Must be called before the previous model is closed.
        """
        if session is self._session:
            return
        with self._lock:
            self._session, self.memory = session, None
            self._vocabulary = None if session is None else session.vocabulary.twin()

    def follow(self, folder: MemoryFolder, revisions: Mapping[int, int]) -> list[int]:
        """Forget all but these texts, and return those that are not remembered yet.

        They are returned oldest first, the order in which ``take`` wants them. Raises ``OSError``.
        """
        with self._lock:
            self.keep_only(folder, revisions)
            if self._vocabulary is None:
                return []
            memory = self.memory
            if memory is None:
                memory = folder.read(fingerprint(self._vocabulary), self._vocabulary.size)
            known = memory.revisions()
            stale = {text for text in known if revisions.get(text) != known[text]}
            self.memory = memory.without(stale)
            if stale:
                folder.write(self.memory)
            return sorted(revisions.keys() - (known.keys() - stale))

    def take(self, folder: MemoryFolder, texts: Sequence[WrittenText]) -> None:
        """Remember texts that are newer than all the others. Raises ``OSError``."""
        with self._lock:
            memory, vocabulary = self.memory, self._vocabulary
            if memory is None or vocabulary is None:
                return
            found = [one for text in texts for one in remembered_texts(text, vocabulary)]
            self.memory = memory.extended(found)
            # Newer texts are read again at the next start: less work than writing everything after
            # each answer.
            if self.memory.segments[:1] != memory.segments[:1]:
                folder.write(self.memory)

    def keep_only(self, folder: MemoryFolder, revisions: Mapping[int, int]) -> None:
        """Remove everything but these texts from the files. Raises ``OSError``."""
        with self._lock:
            if self._known is None or self._known - revisions.keys():
                folder.keep_only(revisions)
            self._known = set(revisions)

    def forget(self, folder: MemoryFolder) -> None:
        """Forget everything and delete the files. Raises ``OSError``."""
        with self._lock:
            self.memory = None
            folder.erase()
