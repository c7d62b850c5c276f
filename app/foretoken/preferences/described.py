"""Descriptions of preferences for the dialog, the command line's help and the guide.

Only the dialog is translated; the guide and the command line are in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from foretoken.preferences.declared import SECTION_TITLES, USER_PREFERENCES
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr


def rooms(declared: Iterable[Preference[Any]]) -> dict[str, list[Preference[Any]]]:
    """Group preferences by section."""
    found: dict[str, list[Preference[Any]]] = {}
    for each in declared:
        found.setdefault(each.room, []).append(each)
    return found


def room_title(room: str) -> str:
    """Return the title of a section in the dialog."""
    return tr(SECTION_TITLES.get(room, room.capitalize()))


def default_words(preference: Preference[Any]) -> str:
    """Return a sentence for the dialog with the default and the limits."""
    default = preference.kind.shown(preference.default)
    if preference.kind.range:
        return tr("Default: {default}, {range}.", default=default, range=preference.kind.range)
    return tr("Default: {default}.", default=default)


def help_lines(preference: Preference[Any]) -> Sequence[str]:
    """Return the key with its limits, and the text to print below it."""
    text = f"{preference.title}; default: {_default(preference)}"  # not translated: in a shell
    return f"{preference.key} ({preference.kind.limits})", text


def markdown_table() -> str:
    """Return the table for the guide."""
    head = "| key | meaning | default | allowed values |"  # not translated: in English
    lines = [head, "|---|---|---|---|"]
    for each in USER_PREFERENCES:
        title = f"**{each.title}**: {each.help}"
        cells = f"`{each.key}`", title, _default(each), each.kind.limits
        lines.append("| {} |".format(" | ".join(cell.replace("|", "\\|") for cell in cells)))
    return "\n".join(lines)


def _default(preference: Preference[Any]) -> str:
    return preference.kind.to_text(preference.default) or "nothing"
