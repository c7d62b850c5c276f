"""Import from ChatGPT's export, whose conversations are trees of nodes with a message each.

Nodes that users never see (system notes, tool calls and their results) are left out; their children
are attached to the message before them. Consecutive answers, as produced with tools, are joined.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Conversation,
    Message,
    Role,
    TitleSource,
    now_ms,
)
from foretoken.chat.sharing.foreign import (
    NotImportable,
    add_message,
    list_of,
    mapping_of,
    moment_of,
    require_few,
    short_name,
    stable_id,
    text_of,
)
from foretoken.chat.sharing.shared import SharedChat
from foretoken.engine.events import FinishReason
from foretoken.system.language import tr

_ROLES = {"user": Role.USER, "assistant": Role.ASSISTANT}
_ENDS = {"max_tokens": FinishReason.LENGTH, "interrupted": FinishReason.CANCELLED}
_SEEN = ("text", "multimodal_text", "code", None)


def is_chatgpt(values: Mapping[str, Any]) -> bool:
    """Return whether the values look like a conversation of ChatGPT."""
    return isinstance(values.get("mapping"), dict)


def read_chatgpt(values: Mapping[str, Any]) -> SharedChat:
    """Parse a conversation with all branches. Raises ``NotImportable``."""
    nodes = values["mapping"]
    require_few(nodes)
    key = text_of(values, "conversation_id") or text_of(values, "id")
    key = key or f"{values.get('create_time')} {text_of(values, 'title')}"
    updated_ms = moment_of(values.get("update_time"), 1000)
    created_ms = moment_of(values.get("create_time"), 1000) or _first_moment(nodes)
    created_ms = created_ms or updated_ms or now_ms()
    conversation = Conversation(
        id=stable_id("chatgpt", key),
        given_title=short_name(text_of(values, "title")),
        title_source=TitleSource.MODEL,
        created_ms=created_ms,
        archived=values.get("is_archived") is True,
    )
    _Tree(conversation, key, nodes).fill(text_of(values, "current_node"))
    if not conversation.given_title:
        conversation.title_source = TitleSource.FIRST_WORDS
    return SharedChat(conversation, max(updated_ms, created_ms))


def _first_moment(nodes: Mapping[str, Any]) -> int:
    messages = (mapping_of(node, "message") for node in nodes.values() if isinstance(node, dict))
    found = (moment_of(one.get("create_time"), 1000) for one in messages)
    return min(filter(None, found), default=0)


class _Tree:
    def __init__(self, conversation: Conversation, key: str, nodes: Mapping[str, Any]) -> None:
        self._conversation = conversation
        self._key = key
        self._nodes = {id_: node for id_, node in nodes.items() if isinstance(node, dict)}
        self._own_text: dict[int, str] = {}
        """Text of each message by id, before others were joined to it."""

    def fill(self, current: str) -> None:
        """Add all nodes, and show the branch of the current one."""
        behind: dict[str | None, list[str]] = {}
        for id_, node in self._nodes.items():
            parent = node.get("parent")
            known = isinstance(parent, str) and parent in self._nodes
            behind.setdefault(parent if known else None, []).append(id_)
        for parent, children in behind.items():
            if parent is not None:
                children.sort(key=self._order(parent))
        at: dict[str, Message | None] = {}
        waiting: list[tuple[str, Message | None]] = [
            (id_, None) for id_ in reversed(behind.get(None, []))
        ]
        while waiting:
            id_, above = waiting.pop()
            at[id_] = self._add(id_, above)
            waiting.extend((child, at[id_]) for child in reversed(behind.get(id_, [])))
        if len(at) < len(self._nodes):
            raise NotImportable(tr("its messages reply to each other in a loop"))
        if not self._conversation.roots:
            raise NotImportable(tr("it has no messages"))
        leaf = at.get(current)
        self._conversation.select(leaf or self._conversation.roots[-1])

    def _order(self, parent: str) -> Any:
        children = list_of(self._nodes[parent], "children", str)
        places = {id_: at for at, id_ in enumerate(children)}
        return lambda id_: places.get(id_, len(places))

    def _add(self, id_: str, above: Message | None) -> Message | None:
        """Return the message for a node: a new one, or the one above it."""
        given = self._nodes[id_].get("message")
        if not isinstance(given, dict):
            return above
        role, text = _said(given)
        if role is None or not text.strip():
            return above
        message = _message(given, role, text, stable_id("chatgpt", self._key, id_))
        earlier = self._conversation.created_ms if above is None else above.created_ms
        message.created_ms = message.created_ms or earlier
        if above is not None and above.role is role is Role.ASSISTANT:
            own = self._own_text[above.id]
            if above.children or above.text != own:  # it already has another continuation
                message.text, above = f"{own}\n\n{text}", above.parent
        self._own_text[message.id] = message.text
        question_id = stable_id("chatgpt", self._key, "?", id_)
        return add_message(self._conversation, message, above, question_id)


def _said(given: Mapping[str, Any]) -> tuple[Role | None, str]:
    author, content, metadata = (mapping_of(given, n) for n in ("author", "content", "metadata"))
    role = _ROLES.get(text_of(author, "role"))
    hidden = metadata.get("is_visually_hidden_from_conversation") is True
    if hidden or given.get("recipient") not in (None, "all"):
        return None, ""
    if content.get("content_type") not in _SEEN:
        return None, ""
    texts = [_part(part) for part in list_of(content, "parts", object)]
    return role, "\n\n".join(filter(None, [*texts, text_of(content, "text")]))


def _part(part: object) -> str:
    if isinstance(part, str):
        return part
    if not isinstance(part, dict):
        return ""
    kind = text_of(part, "content_type")
    if "image" in kind:
        return "(An image, which is not in this file.)"  # not translated: it is stored
    if "audio" in kind and not text_of(part, "text"):
        return "(A recording, which is not in this file.)"  # not translated: it is stored
    return text_of(part, "text")


def _message(given: Mapping[str, Any], role: Role, text: str, id_: int) -> Message:
    metadata = mapping_of(given, "metadata")
    message = Message(role, text, id=id_, created_ms=moment_of(given.get("create_time"), 1000))
    if role is Role.ASSISTANT:
        ending = text_of(mapping_of(metadata, "finish_details"), "type")
        message.finish_reason = _ENDS.get(ending, FinishReason.STOP)
        model = short_name(text_of(metadata, "model_slug"))
        message.source = AnswerSource(model or "ChatGPT", None, "{}")
    return message
