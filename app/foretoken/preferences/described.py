"""What is told of preferences: in the dialog, in the help of the command line and in the guide.

Only the dialog speaks other languages; the guide and the command line are in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from foretoken.preferences.declared import DECLARED, ROOM_TITLES
from foretoken.preferences.preference import Preference
from foretoken.system.language import tr, tr_noop

RELOAD = tr_noop("Takes effect when the model is loaded again.")


def chosen(declared: Iterable[Preference[Any]] = DECLARED) -> list[Preference[Any]]:
    """Those that a person chooses by themselves."""
    return [each for each in declared if not each.remembered]


def rooms(declared: Iterable[Preference[Any]]) -> dict[str, list[Preference[Any]]]:
    """What a person chooses, by the room it belongs to."""
    found: dict[str, list[Preference[Any]]] = {}
    for each in chosen(declared):
        found.setdefault(each.room, []).append(each)
    return found


def room_title(room: str) -> str:
    """What a room is called, in the dialog."""
    return tr(ROOM_TITLES.get(room, room.capitalize()))


def default_words(preference: Preference[Any]) -> str:
    """The default and the limits, in a sentence of the dialog."""
    default = preference.kind.shown(preference.default)
    if preference.kind.range:
        return tr("Default: {default}, {range}.", default=default, range=preference.kind.range)
    return tr("Default: {default}.", default=default)


def help_lines(preference: Preference[Any]) -> Sequence[str]:
    """Key and limits as they are typed, and below them what it means."""
    told = (
        f"{preference.title}; {_default(preference)} unless changed"  # not translated: in a shell
    )
    if preference.needs_reload:
        told = f"{told}. {RELOAD.removesuffix('.')}"
    return f"{preference.key} ({preference.kind.limits})", told


def markdown_table(declared: Iterable[Preference[Any]] = DECLARED) -> str:
    """The table of the guide."""
    head = "| key | what it is | unless changed | it may be |"  # not translated: in English
    lines = [head, "|---|---|---|---|"]
    for each in chosen(declared):
        title = f"**{each.title}**: {each.help}"
        cells = f"`{each.key}`", title, _default(each), each.kind.limits
        lines.append("| {} |".format(" | ".join(cell.replace("|", "\\|") for cell in cells)))
    return "\n".join(lines)


def _default(preference: Preference[Any]) -> str:
    return preference.kind.to_text(preference.default) or "nothing"
