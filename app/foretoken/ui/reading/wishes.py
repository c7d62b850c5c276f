"""How people want to read what was written."""

from __future__ import annotations

from dataclasses import dataclass

from foretoken.chat.conversations.conversation import Role


@dataclass(frozen=True, slots=True)
class ReadingWishes:
    """For a whole window."""

    rendered: bool = True
    """Markdown in answers is shown as what it means."""
    copies_source: bool = False
    """A selection is copied as it was written, not as it is read."""
    own_messages: bool = False
    """Markdown in a person's own messages is shown so, too."""

    def renders(self, role: Role) -> bool:
        """Whether Markdown in messages of this role is shown as what it means."""
        return self.own_messages if role is Role.USER else self.rendered
