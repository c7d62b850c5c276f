"""Export of conversations as Markdown, to read and edit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.sharing.answer_text import sections_of
from foretoken.chat.sharing.shared import SharedChat, attached, author, facts, moment
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!$])")
_FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})([^\n]*)$", re.MULTILINE)


def markdown_pieces(chats: Iterable[SharedChat]) -> Iterator[str]:
    """Yield the displayed branch of each conversation, with a heading for each message."""
    before = ""
    for chat in chats:
        yield f"{before}# {_plain(chat.conversation.title)}\n\n{_subtitle(chat)}\n"
        prompt = chat.conversation.system_prompt.strip()
        if prompt and chat.only is None:
            yield f"\n## {tr('System prompt')}\n\n{_closed(prompt)}\n"
        for message in chat.shown:
            yield f"\n{_written(message)}"
        before = "\n---\n\n"


def _subtitle(chat: SharedChat) -> str:
    parts = [moment(chat.conversation.created_ms)]
    if chat.folder:
        parts.append(tr("folder {name}", name=_plain(chat.folder)))
    return f"*{' · '.join(parts)}*"


def _written(message: Message) -> str:
    lines = [f"## {_plain(author(message))}", ""]
    if files := attached(message):
        lines += [f"*{_escaped(files)}*", ""]
    if message.role is Role.ASSISTANT:
        for section in sections_of(message):
            text = section.text.strip("\n")
            if section.thought:
                quoted = "\n".join(f"> {line}".rstrip() for line in text.split("\n"))
                lines += [f"> *{section.thought}*\n>\n{quoted}", ""]
            elif text.strip():
                lines += [_closed(text), ""]
    elif message.text.strip():
        lines += [_closed(message.text.strip("\n")), ""]
    if message.error:
        lines += [f"*{_plain(message.error)}*", ""]
    if message.role is Role.ASSISTANT and (numbers := facts(message)):
        lines += [f"*{_escaped(numbers)}*", ""]
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Escape a name, and reduce it to one line."""
    return _escaped(shown_name(text))


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def _closed(text: str) -> str:
    """Close a code block left open at the end of a text, which would otherwise continue."""
    fence = ""
    for found in _FENCE.finditer(text):
        mark, info = found[1], found[2]
        if not fence:
            fence = mark if mark[0] == "~" or "`" not in info else ""
        elif mark[0] == fence[0] and len(mark) >= len(fence) and not info.strip():
            fence = ""
    return f"{text}\n{fence}" if fence else text
