"""Folders of conversations and the library of system prompts, in the store."""

from __future__ import annotations

from collections.abc import Sequence

from foretoken.chat.conversations.conversation import new_id
from foretoken.chat.store.database import Database
from foretoken.chat.store.stored import Folder, SystemPrompt


class StoreShelves:
    """What ``ChatStore`` can do with folders and prompts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def folders(self) -> list[Folder]:
        """All folders, by their positions."""
        rows = self._database.rows(
            "SELECT id, name, position FROM folders WHERE deleted IS NULL ORDER BY position, id"
        )
        return [Folder(*row) for row in rows]

    def add_folder(self, name: str) -> Folder:
        """A new folder behind the others."""
        with self._database.transaction():
            last = self._database.rows("SELECT coalesce(max(position), -1) FROM folders")[0][0]
            folder = Folder(new_id(), name, last + 1)
            self._database.run(
                "INSERT INTO folders (id, name, position) VALUES (?, ?, ?)",
                folder.id,
                folder.name,
                folder.position,
            )
        return folder

    def rename_folder(self, folder_id: int, name: str) -> None:
        """Give a folder another name."""
        self._database.run("UPDATE folders SET name = ? WHERE id = ?", name, folder_id)

    def order_folders(self, ids: Sequence[int]) -> None:
        """Put folders into this order."""
        with self._database.transaction():
            self._database.run_many(
                "UPDATE folders SET position = ? WHERE id = ?", list(enumerate(ids))
            )

    def delete_folder(self, folder_id: int) -> None:
        """Delete a folder; its conversations are then in none, and remember it."""
        with self._database.transaction():
            self._database.run(
                "UPDATE folders SET deleted = ? WHERE id = ? AND deleted IS NULL",
                new_id(),
                folder_id,
            )
            self._database.run(
                "UPDATE conversations SET left_folder_id = folder_id, folder_id = NULL "
                "WHERE folder_id = ?",
                folder_id,
            )

    def restore_folder(self, folder_id: int) -> None:
        """Undo ``delete_folder``; conversations go back unless they were put elsewhere."""
        with self._database.transaction():
            if self._database.run("UPDATE folders SET deleted = NULL WHERE id = ?", folder_id):
                self._database.run(
                    "UPDATE conversations SET folder_id = left_folder_id, left_folder_id = NULL "
                    "WHERE left_folder_id = ?",
                    folder_id,
                )

    def prompts(self) -> list[SystemPrompt]:
        """The library of system prompts, by name."""
        rows = self._database.rows(
            "SELECT id, name, text FROM prompts ORDER BY name COLLATE NOCASE, id"
        )
        return [SystemPrompt(*row) for row in rows]

    def save_prompt(self, prompt: SystemPrompt) -> None:
        """Add a prompt (with a ``new_id()``), or replace the one with its id."""
        self._database.run(
            "INSERT OR REPLACE INTO prompts (id, name, text) VALUES (?, ?, ?)",
            prompt.id,
            prompt.name,
            prompt.text,
        )

    def delete_prompt(self, prompt_id: int) -> None:
        """Delete a prompt; saved again with the same id, it is back."""
        self._database.run("DELETE FROM prompts WHERE id = ?", prompt_id)
