"""Conversations as one page that any browser shows as the window does: no scripts, nothing fetched.

Whatever models and people wrote is escaped, and stands in elements of our own making. The page
forbids by its policy whatever is not its own style sheet.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.markdown.highlight import CodeRole
from foretoken.chat.sharing.html_text import clean, html_body, in_own_language
from foretoken.chat.sharing.shared import SharedChat, attached, author, facts, moment
from foretoken.engine.token_kind import KIND_LABELS, TokenKind
from foretoken.system.language import tr, tr_n
from foretoken.system.shown_text import shown_name

COLOURS = {
    "window": ("#ffffff", "#15181c"),
    "panel": ("#f5f7f9", "#1b2027"),
    "border": ("#e2e6eb", "#2b323b"),
    "text": ("#1a2330", "#e4e8ed"),
    "muted": ("#5f6b7a", "#98a3b0"),
    "accent": ("#3d5afe", "#8c9eff"),
    "bubble": ("#edf1ff", "#262c41"),
    "error": ("#b3261e", "#ff8a80"),
    "draft": ("#009e73", "#2bc195"),
    "draft_tint": ("#d6f1e7", "#123e31"),
    "correction": ("#b84a00", "#ff9d5c"),
    "bonus": ("#0064ad", "#6db8f5"),
    "code_keyword": ("#7b2ba6", "#d3a6ff"),
    "code_name": ("#2b4a9e", "#9fbaff"),
    "code_builtin": ("#0b6272", "#6fd3dc"),
    "code_string": ("#8a3350", "#f2a7bb"),
    "code_number": ("#744d00", "#e0c07a"),
    "code_comment": ("#55606e", "#a7b1bd"),
}
"""By day and by night: those of the window's themes."""
_SHEET = (  # not translated: a style sheet
    """
* { box-sizing: border-box; }
body { margin: 0; background: var(--window); color: var(--text);
  font: 15px/1.55 system-ui, "Segoe UI", Inter, "Helvetica Neue", Arial, sans-serif; }
main, .bar { max-width: 792px; margin: 0 auto; padding: 0 16px; }
main { padding-bottom: 64px; overflow-wrap: break-word; }
article { border-top: 1px solid var(--border); padding-top: 8px; margin-top: 40px; }
article:first-of-type { border-top: 0; margin-top: 0; }
h1 { font-size: 22px; line-height: 1.3; margin: 24px 0 4px; }
.told { color: var(--muted); font-size: 13px; margin: 0 0 24px; }
section { margin: 24px 0; }
.who { color: var(--muted); font-size: 12px; font-weight: 600; margin: 0 0 6px; }
.you { display: flex; flex-direction: column; align-items: flex-end; }
.you .who { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.you .said { background: var(--bubble); border-radius: 12px; padding: 10px 14px; max-width: 85%; }
.plain { white-space: pre-wrap; }
.plain, .body :is(p, h3, h4, h5, h6, th, td) { unicode-bidi: plaintext; }
.files { color: var(--muted); font-size: 13px; margin: 0 0 6px; }
.numbers { color: var(--muted); font-size: 12px; margin: 8px 0 0; }
.failed { color: var(--error); font-size: 13px; margin: 8px 0 0; }
details { background: var(--panel); border: 1px solid var(--border); border-radius: 8px;
  padding: 8px 12px; margin: 16px 0; }
summary { color: var(--muted); font-size: 13px; cursor: pointer; }
nav { margin: 24px 0; }
nav ol { margin: 8px 0 0; padding-inline-start: 28px; }
a { color: var(--accent); }
.body > :first-child { margin-top: 0; }
.body > :last-child { margin-bottom: 0; }
.body h3, .body h4, .body h5, .body h6 { line-height: 1.3; margin: 24px 0 8px; }
.body p { margin: 12px 0; }
.body p.tight { margin: 4px 0; }
.body ul, .body ol { margin: 12px 0; padding-inline-start: 28px; }
.body ul ul, .body ul ol, .body ol ul, .body ol ol { margin: 4px 0; }
.body blockquote { margin: 12px 0; padding-inline-start: 14px; color: var(--muted);
  border-inline-start: 3px solid var(--border); }
.body hr { border: 0; border-top: 1px solid var(--border); margin: 20px 0; }
.body li.task { list-style: none; position: relative; }
.box { position: absolute; inset-inline-start: -22px; top: 0; }
.thought { color: var(--muted); }
.thought > div { margin-top: 8px; }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
  font-size: 13px; }
p code, li code, td code, th code { background: var(--panel); border-radius: 4px;
  padding: 1px 4px; }
.code { background: var(--panel); border: 1px solid var(--border); border-radius: 8px;
  margin: 12px 0; overflow: hidden; }
.code .language { color: var(--muted); border-bottom: 1px solid var(--border); font-size: 12px;
  margin: 0; padding: 6px 12px; }
.code pre { margin: 0; padding: 10px 12px; overflow-x: auto; line-height: 1.45; tab-size: 4; }
.wide { overflow-x: auto; margin: 12px 0; }
table { border-collapse: collapse; font-size: 14px; }
th, td { border: 1px solid var(--border); padding: 6px 10px; text-align: start;
  vertical-align: top; }
th { background: var(--panel); }
.center { text-align: center; }
.right { text-align: right; }
.formula { margin: 12px 0; padding-bottom: 6px; text-align: center; overflow-x: auto; }
.formula > code { white-space: pre-wrap; }
.set { display: inline-block; position: relative; direction: ltr; }
svg { font-size: 1.1em; vertical-align: middle; overflow: visible; }
sup { font-size: 11px; line-height: 1; }
.footnote { color: var(--muted); font-size: 13px; display: flex; gap: 8px; }
.footnote p { margin: 0; }
#colours { position: absolute; opacity: 0; }
.bar { display: flex; flex-wrap: wrap; gap: 6px 18px; padding-top: 12px; padding-bottom: 12px;
  font-size: 13px; color: var(--muted); }
.bar label { cursor: pointer; color: var(--text); }
.bar label::before { content: "\\2610\\00a0"; }
#colours:checked ~ .bar label::before { content: "\\2611\\00a0"; }
#colours:focus-visible ~ .bar label { outline: 2px solid var(--accent); outline-offset: 3px; }
.draft, .lookup { background: var(--draft-tint); }
.lookup { text-decoration: underline dashed 1px var(--draft); text-underline-offset: 3px; }
.correction { color: var(--correction); text-decoration: underline solid 2px;
  text-underline-offset: 3px; }
.bonus { color: var(--bonus); text-decoration: underline dotted 2px; text-underline-offset: 3px; }
.chosen { text-decoration: underline wavy 1px var(--accent); text-underline-offset: 3px; }
#colours:not(:checked) ~ main :is(.draft, .lookup, .chosen) { background: none;
  text-decoration: none; }
#colours:not(:checked) ~ main :is(.correction, .bonus) { color: inherit; text-decoration: none; }
.strip { display: flex; height: 3px; position: absolute; left: 0; right: 0; bottom: -5px; }
#colours:not(:checked) ~ main .strip { visibility: hidden; }
.strip i { flex: 1; }
.strip .draft, .strip .lookup { background: var(--draft); }
.strip .correction { background: var(--correction); }
.strip .bonus { background: var(--bonus); }
.strip .chosen { background: var(--accent); }
@media print {
  #colours:not(:checked) ~ .bar { display: none; }
  .code pre { white-space: pre-wrap; }
  section { break-inside: auto; }
  .draft, .lookup { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
)
_MOST_LISTED = 1000
# Texts of chats are in any language; the words around them are in that of the window.
_IN_ANY_LANGUAGE = ' lang="" dir="auto"'


def page_pieces(
    chats: Iterable[SharedChat],
    titles: Sequence[str],
    product: str,
    *,
    colours: bool,
) -> Iterator[str]:
    """The text of a page; ``titles`` are those of ``chats``, where they are known before."""
    sheet = _sheet()
    digest = b64encode(hashlib.sha256(sheet.encode()).digest()).decode()
    many = tr_n("{count} chat", "{count} chats", len(titles))
    title = _name(titles[0] if len(titles) == 1 else many)
    yield (
        f'<!DOCTYPE html>\n<html{in_own_language()}>\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" '
        f"content=\"default-src 'none'; style-src 'sha256-{digest}'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f'<meta name="generator" content="{escape(product)}">\n'
        f"<title>{title}</title>\n<style>{sheet}</style>\n</head>\n<body>\n"
    )
    if colours:
        yield _legend()
    yield "<main>\n"
    if 1 < len(titles) <= _MOST_LISTED:
        yield _contents(titles)
    for number, chat in enumerate(chats, 1):
        yield from _article(chat, number, colours=colours)
    yield "</main>\n</body>\n</html>\n"


def _sheet() -> str:
    light, dark = (
        " ".join(f"--{name.replace('_', '-')}: {one[by]};" for name, one in COLOURS.items())
        for by in (0, 1)
    )
    code = "\n".join(
        f".{role} {{ color: var(--{role.replace('_', '-')}); }}"  # not translated: a style sheet
        for role in CodeRole
    )
    return (  # not translated: a style sheet
        f"\n:root {{ color-scheme: light dark; {light} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n{code}{_SHEET}"
    )


def _legend() -> str:
    kinds = "\n".join(
        f'<span><span class="{kind}">{escape(tr(KIND_LABELS[kind]))}</span></span>'
        for kind in TokenKind
    )
    label = escape(tr("Token colours"))
    return (
        f'<input type="checkbox" id="colours" checked aria-label="{label}">\n'
        f'<header class="bar">\n<label for="colours" aria-hidden="true">{label}</label>\n'
        f"{kinds}\n</header>\n"
    )


def _contents(titles: Sequence[str]) -> str:
    lines = "\n".join(
        f'<li><a href="#chat-{number}"{_IN_ANY_LANGUAGE}>{_name(title)}</a></li>'
        for number, title in enumerate(titles, 1)
    )
    return f'<nav aria-label="{escape(tr("Chats"))}">\n<ol>\n{lines}\n</ol>\n</nav>\n'


def _article(chat: SharedChat, number: int, *, colours: bool) -> Iterator[str]:
    conversation = chat.conversation
    told = [moment(conversation.created_ms), *([_name(chat.folder)] if chat.folder else [])]
    yield (
        f'<article id="chat-{number}">\n<h1{_IN_ANY_LANGUAGE}>{_name(conversation.title)}</h1>\n'
        f'<p class="told">{" · ".join(told)}</p>\n'
    )
    if conversation.system_prompt.strip() and chat.only is None:
        prompt = escape(clean(conversation.system_prompt))
        yield (
            f"<details>\n<summary>{escape(tr('System prompt'))}</summary>\n"
            f'<div class="plain"{_IN_ANY_LANGUAGE}>{prompt}</div>\n</details>\n'
        )
    for message in chat.shown:
        yield _section(message, colours=colours)
    yield "</article>\n"


def _section(message: Message, *, colours: bool) -> str:
    who = f'<h2 class="who">{_name(author(message))}</h2>\n'
    names = attached(message)
    files = f'<p class="files">{escape(clean(names))}</p>\n' if names else ""
    if message.role is not Role.ASSISTANT:
        said = f'<div class="plain"{_IN_ANY_LANGUAGE}>{escape(clean(message.text))}</div>\n'
        bubble = f'<div class="said">\n{files}{said}</div>\n'
        return f'<section class="you">\n{who}{bubble}</section>\n'
    said = html_body(message, colours=colours)
    body = f'<div class="body"{_IN_ANY_LANGUAGE}>\n{said}</div>\n'
    failed = f'<p class="failed">{_name(message.error)}</p>\n' if message.error else ""
    numbers = escape(clean(facts(message)))
    numbers = f'<p class="numbers">{numbers}</p>\n' if numbers else ""
    return f'<section class="answer">\n{who}{files}{body}{failed}{numbers}</section>\n'


def _name(text: str) -> str:
    return escape(clean(shown_name(text)))
