"""The system prompts that a person keeps by name."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from foretoken.chat.conversations.conversation import new_id
from foretoken.chat.store.store import SystemPrompt
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.system.language import tr


class PromptLibrary(QObject):
    """A copy in memory; every change is saved to the archive."""

    changed = Signal()
    """``prompts`` has others, or one of them has changed."""
    deleted = Signal(str)
    """The name of one that ``restore`` can bring back."""
    restored = Signal()
    """All are back."""

    def __init__(self, archive: ChatArchive | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._prompts: dict[int, SystemPrompt] = {}
        self._deleted: list[SystemPrompt] = []
        self._changes = 0

    @property
    def prompts(self) -> list[SystemPrompt]:
        """All, by name."""
        return sorted(self._prompts.values(), key=lambda one: (one.name.casefold(), one.id))

    def load(self) -> None:
        """Read them from the archive, where they may have been replaced; ``changed`` follows."""
        if self._archive is not None:
            changes = self._changes
            self._archive.ask(
                lambda store: store.prompts(), lambda prompts: self._take(prompts, changes)
            )

    def prompt(self, prompt_id: int) -> SystemPrompt | None:
        """One of them."""
        return self._prompts.get(prompt_id)

    def with_text(self, text: str) -> SystemPrompt | None:
        """One that says this; the first by name."""
        wanted = text.strip()
        return next((one for one in self.prompts if one.text.strip() == wanted), None)

    def add(self, text: str = "") -> SystemPrompt:
        """Add one with a name that is free."""
        taken = {one.name for one in self._prompts.values()}
        new = tr("New prompt")
        names = (new if n == 1 else f"{new} {n}" for n in range(1, len(taken) + 2))
        prompt = SystemPrompt(new_id(), next(name for name in names if name not in taken), text)
        self._save(prompt)
        return prompt

    def change(self, prompt_id: int, *, name: str, text: str) -> None:
        """Take over what was edited; without a name it keeps the one that it has."""
        before = self._prompts.get(prompt_id)
        if before is not None:
            after = replace(before, name=name.strip() or before.name, text=text)
            if after != before:
                self._save(after)

    def delete(self, prompt_id: int) -> None:
        """Take one out; ``restore`` brings it back."""
        prompt = self._prompts.pop(prompt_id, None)
        if prompt is None:
            return
        self._deleted.append(prompt)
        self._changes += 1
        if self._archive is not None:
            self._archive.ask(lambda store: store.delete_prompt(prompt_id))
        self.changed.emit()
        self.deleted.emit(prompt.name)

    def restore(self) -> SystemPrompt | None:
        """Bring back the one that was deleted last; return it."""
        if not self._deleted:
            return None
        prompt = self._deleted.pop()
        self._save(prompt)
        if self._deleted:
            self.deleted.emit(self._deleted[-1].name)
        else:
            self.restored.emit()
        return prompt

    def forget_deleted(self) -> None:
        """Nothing can be brought back any more."""
        self._deleted.clear()

    def _save(self, prompt: SystemPrompt) -> None:
        self._prompts[prompt.id] = prompt
        self._changes += 1
        if self._archive is not None:
            self._archive.ask(lambda store: store.save_prompt(prompt))
        self.changed.emit()

    def _take(self, prompts: list[SystemPrompt], changes: int) -> None:
        if changes != self._changes:  # read before what was written since
            self.load()
            return
        self._prompts = {one.id: one for one in prompts}
        self.changed.emit()
