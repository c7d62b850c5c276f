"""Writes THIRD_PARTY_NOTICES.txt: who made what is inside, and under which terms."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from components import Component

_LINE = "=" * 100
_START = """\
Foretoken contains the work of others. This file names every part and repeats its licence.

Qt, PySide6 and Shiboken are used under the LGPL version 3, unchanged and as separate libraries:
whoever wants may put other builds of them into the folder PySide6 and shiboken6 of the installed
program. Their source is at https://download.qt.io/official_releases/QtForPython/.
"""


def notices(components: Sequence[Component], own_texts: Sequence[tuple[str, str]]) -> str:
    """Return the whole text; ``own_texts`` are titles and texts of fonts, models and the like."""
    parts = [_START, "Parts\n-----\n" + "".join(_entry(c) for c in components)]
    shown: dict[str, str] = {}
    for component in components:
        parts.append(_section(f"{component.name} {component.version}", component.texts, shown))
    parts += [_section(title, (text.strip(),), shown) for title, text in own_texts]
    return "\n".join(parts)


def own_texts(resources: Path) -> list[tuple[str, str]]:
    """Texts about the fonts and the models that travel along."""
    files = {
        "The fonts Inter": resources / "fonts" / "OFL.txt",
        "The built-in models": resources / "models" / "ATTRIBUTION.md",
    }
    return [(title, file.read_text(encoding="utf-8")) for title, file in files.items()]


def _entry(component: Component) -> str:
    return f"{component.name} {component.version}: {component.license}\n"


def _section(title: str, texts: Sequence[str], shown: dict[str, str]) -> str:
    """One part's texts; a text that was there before is only referred to."""
    lines = [_LINE, title, _LINE, ""]
    for text in texts:
        if text in shown:
            lines += [f"The same text as of {shown[text]}.", ""]
        else:
            shown[text] = title
            lines += [text, ""]
    return "\n".join(lines)
