"""Writes the table of preferences into README.md, as they are declared."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "app"))

from foretoken.preferences.described import markdown_table  # noqa: E402

README = ROOT / "README.md"
BEGIN = "<!-- written by packaging/document_preferences.py -->\n"
END = "<!-- end -->"


def documented(text: str) -> str:
    """Return README with the table of today."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{markdown_table()}\n{END}{after}"


if __name__ == "__main__":
    README.write_text(documented(README.read_text(encoding="utf-8")), encoding="utf-8")
