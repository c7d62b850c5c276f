"""The user's named system prompts."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from foretoken.chat.conversations.conversation import new_id
from foretoken.chat.store.conversations import SystemPrompt
from foretoken.chat.store.store import ChatStore
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import tr


class PromptLibrary(QObject):
    """System prompts in memory; every change is saved to the archive."""

    changed = Signal()
    """A prompt was added, removed or changed."""

    def __init__(self, archive: ChatArchive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._prompts: dict[int, SystemPrompt] = {}
        self._changes = 0

    @property
    def prompts(self) -> list[SystemPrompt]:
        """All prompts, sorted by name."""
        return sorted(self._prompts.values(), key=lambda one: (one.name.casefold(), one.id))

    def load(self) -> None:
        """Load from the archive, whose prompts may have been replaced; ``changed`` follows."""
        changes = self._changes
        self._archive.ask(ChatStore.prompts, lambda prompts: self._take(prompts, changes))

    def prompt(self, prompt_id: int) -> SystemPrompt | None:
        """Return a prompt by its id."""
        return self._prompts.get(prompt_id)

    def with_text(self, text: str) -> SystemPrompt | None:
        """Return the prompt with this text, the first by name."""
        wanted = text.strip()
        return next((one for one in self.prompts if one.text.strip() == wanted), None)

    def add(self, text: str = "") -> SystemPrompt:
        """Add a prompt under a free name."""
        taken = {one.name for one in self._prompts.values()}
        new = tr("New prompt")
        names = (new if n == 1 else f"{new} {n}" for n in range(1, len(taken) + 2))
        prompt = SystemPrompt(new_id(), next(name for name in names if name not in taken), text)
        self.save(prompt)
        return prompt

    def change(self, prompt_id: int, *, name: str, text: str) -> None:
        """Apply an edit; an empty name keeps the present one."""
        before = self._prompts.get(prompt_id)
        if before is not None:
            after = replace(before, name=name.strip() or before.name, text=text)
            if after != before:
                self.save(after)

    def delete(self, prompt_id: int) -> SystemPrompt | None:
        """Delete and return a prompt, which ``save`` brings back; None if there is none."""
        prompt = self._prompts.pop(prompt_id, None)
        if prompt is not None:
            self._changes += 1
            self._archive.ask(lambda store: store.delete_prompt(prompt_id))
            self.changed.emit()
        return prompt

    def save(self, prompt: SystemPrompt) -> None:
        """Add or replace a prompt."""
        self._prompts[prompt.id] = prompt
        self._changes += 1
        self._archive.ask(lambda store: store.save_prompt(prompt))
        self.changed.emit()

    def _take(self, prompts: list[SystemPrompt], changes: int) -> None:
        if changes != self._changes:  # read before the last change was written
            self.load()
            return
        self._prompts = {one.id: one for one in prompts}
        self.changed.emit()
