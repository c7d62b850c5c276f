"""Writes the table of preferences into the guide, as they are declared."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "app"))

from foretoken.preferences.described import markdown_table  # noqa: E402

PAGE = ROOT / "resources" / "guide" / "settings.md"
BEGIN = "<!-- written by packaging/document_preferences.py -->\n"
END = "<!-- end -->"


def documented(text: str) -> str:
    """Return the page with the table of today."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{markdown_table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(documented(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
