"""Stand-alone HTML pages with light and dark colours, without scripts or external resources.

The content security policy allows only the page's own style sheet. Callers must escape texts
from files, models and users in the body.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping

from foretoken import __version__
from foretoken.system.language import spoken

COLOURS = {
    "window": ("#ffffff", "#15181c"),
    "panel": ("#f5f7f9", "#1b2027"),
    "border": ("#e2e6eb", "#2b323b"),
    "text": ("#1a2330", "#e4e8ed"),
    "muted": ("#5f6b7a", "#98a3b0"),
}
"""Light and dark values, as in the window's themes; each is a variable of the style sheet."""


def style_sheet(colours: Mapping[str, tuple[str, str]], rules: str) -> str:
    """Return a style sheet of ``rules``, with ``colours`` as variables."""
    day, night = (
        " ".join(f"--{name.replace('_', '-')}: {one[at]};" for name, one in colours.items())
        for at in (0, 1)
    )
    return (  # not translated: a style sheet
        f"\n:root {{ color-scheme: light dark; {day} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {night} }} }}"
        f"{rules}"
    )


def page(title: str, sheet: str, body: Iterable[str]) -> Iterator[str]:
    """Yield a page in parts; ``title`` and ``body`` are HTML."""
    digest = b64encode(hashlib.sha256(sheet.encode()).digest()).decode()
    yield (
        f'<!DOCTYPE html>\n<html{in_own_language()}>\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" '
        f"content=\"default-src 'none'; style-src 'sha256-{digest}'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f'<meta name="generator" content="Foretoken {__version__}">\n'
        f"<title>{title}</title>\n<style>{sheet}</style>\n</head>\n<body>\n"
    )
    yield from body
    yield "</body>\n</html>\n"


def in_own_language() -> str:
    """Return the HTML attributes for text in the window's language."""
    language = spoken()
    side = "rtl" if language.right_to_left else "ltr"
    return f' lang="{language.code.replace("_", "-")}" dir="{side}"'
