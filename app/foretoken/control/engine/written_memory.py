"""Memory of earlier texts for the loaded target, filled on its own thread."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence

from foretoken.chat.memory.memory_folder import MemoryFolder, remembered_texts
from foretoken.chat.store.conversations import WrittenText
from foretoken.engine.drafting.memory import TextMemory
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.engine.session import Session
from foretoken.engine.text.vocabulary import fingerprint


class WrittenMemory:
    """Text memory filled by one thread; the worker's thread sets the session and reads it."""

    def __init__(self) -> None:
        self.memory: TextMemory | None = None
        """For the vocabulary of the loaded target; None until it has been read."""
        self._lock = threading.Lock()
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
            self._keep_only(folder, revisions)
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
            self._keep_only(folder, revisions)

    def forget(self, folder: MemoryFolder) -> None:
        """Forget everything and delete the files. Raises ``OSError``."""
        with self._lock:
            self.memory = None
            folder.erase()

    def _keep_only(self, folder: MemoryFolder, revisions: Mapping[int, int]) -> None:
        if self._known is None or self._known - revisions.keys():
            folder.keep_only(revisions)
        self._known = set(revisions)
