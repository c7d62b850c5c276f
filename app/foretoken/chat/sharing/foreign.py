"""Import from ChatGPT's export and from LM Studio. Values may be missing or of any type.

A conversation of ChatGPT is a tree of nodes with a message each. Nodes that users never see (system
notes, tool calls and their results) are left out; their children are attached to the message before
them. Consecutive answers, as produced with tools, are joined.

A conversation of LM Studio is a list of turns with one or more versions each. The following turns
belong to the selected version; those after other versions are not in the file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from foretoken.chat.conversations.conversation import (
    LAST_MS,
    AnswerSource,
    Conversation,
    Message,
    Role,
    TitleSource,
    new_id,
    now_ms,
)
from foretoken.chat.sharing.shared import MOST_MESSAGES, SharedChat
from foretoken.engine.events import FinishReason
from foretoken.system.errors import UserError

T = TypeVar("T")
NO_QUESTION = "(This chat began with an answer.)"  # not translated: it is stored
_LONGEST_NAME = 500
_ROLES = {"user": Role.USER, "assistant": Role.ASSISTANT}


class NotImportable(UserError):
    """Raised if a conversation cannot be imported; the message completes a sentence about it."""


def require_few(messages: Collection[object]) -> None:
    """Raise ``NotImportable`` if there are implausibly many messages."""
    if len(messages) > MOST_MESSAGES:
        raise NotImportable("chat-too-many-messages", count=MOST_MESSAGES)


def mapping_of(values: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """Return a mapping; empty if there is none."""
    found = values.get(name)
    return found if isinstance(found, dict) else {}


def list_of(values: Mapping[str, Any], name: str, kind: type[T]) -> list[T]:
    """Return the items of a list that have this type; empty if there is no list."""
    found = values.get(name)
    return [one for one in found if isinstance(one, kind)] if isinstance(found, list) else []


def text_of(values: Mapping[str, Any], name: str) -> str:
    """Return a text; empty if there is none."""
    found = values.get(name)
    return found if isinstance(found, str) else ""


def short_name(name: str) -> str:
    """Truncate a name, and normalise its white space."""
    return " ".join(name[:_LONGEST_NAME].split())


def add_message(
    conversation: Conversation, message: Message, above: Message | None, question_id: int
) -> Message:
    """Add a message after ``above``; return the message that contains it.

    An answer after another answer is appended to it; an answer without a question gets one.
    """
    if message.role is Role.ASSISTANT and above is not None and above.role is message.role:
        above.text = f"{above.text}\n\n{message.text}"
        return above
    if message.role is Role.ASSISTANT and above is None:
        above = Message(Role.USER, NO_QUESTION, id=question_id, created_ms=conversation.created_ms)
        conversation.add(above, None)
    conversation.add(message, above)
    return message


def moment_of(found: object, milliseconds: int = 1) -> int:
    """Parse a timestamp in units of ``milliseconds``; return 0 if there is none."""
    if not isinstance(found, int | float) or isinstance(found, bool):
        return 0
    return int(found * milliseconds) if 0 < found <= LAST_MS / milliseconds else 0


def stable_id(*parts: str) -> int:
    """Return a unique number that is always the same for the same parts."""
    digest = hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big") >> 2 or 1


# --- ChatGPT -------------------------------------------------------------------------------------

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
    title = short_name(text_of(values, "title"))
    conversation = Conversation(
        id=stable_id("chatgpt", key),
        given_title=title,
        title_source=TitleSource.MODEL if title else TitleSource.FIRST_WORDS,
        created_ms=created_ms,
        archived=values.get("is_archived") is True,
    )
    _Tree(conversation, key, nodes).fill(text_of(values, "current_node"))
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
                order = list_of(self._nodes[parent], "children", str)
                places = {id_: at for at, id_ in enumerate(order)}
                children.sort(key=lambda id_: places.get(id_, len(places)))
        at: dict[str, Message | None] = {}
        waiting: list[tuple[str, Message | None]] = [
            (id_, None) for id_ in reversed(behind.get(None, []))
        ]
        while waiting:
            id_, above = waiting.pop()
            at[id_] = self._add(id_, above)
            waiting.extend((child, at[id_]) for child in reversed(behind.get(id_, [])))
        if len(at) < len(self._nodes):
            raise NotImportable("chat-in-a-loop")
        if not self._conversation.roots:
            raise NotImportable("chat-without-messages")
        leaf = at.get(current)
        self._conversation.select(leaf or self._conversation.roots[-1])

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
    elsewhere = given.get("recipient") not in (None, "all")
    if hidden or elsewhere or content.get("content_type") not in _SEEN:
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


# --- LM Studio -----------------------------------------------------------------------------------

_PRODUCT = "LM Studio"  # not translated: a name
_PROMPT_KEY = "llm.prediction.systemPrompt"
_STOP_REASONS = {
    "maxPredictedTokensReached": FinishReason.LENGTH,
    "contextLengthReached": FinishReason.CONTEXT_FULL,
    "userStopped": FinishReason.CANCELLED,
    "stopStringFound": FinishReason.STOP_STRING,
}


def is_lm_studio(values: Mapping[str, Any]) -> bool:
    """Return whether the values look like a conversation of LM Studio."""
    turns = values.get("messages")
    return isinstance(turns, list) and all(
        isinstance(turn, dict) and isinstance(turn.get("versions"), list) for turn in turns[:10]
    )


def read_lm_studio(values: Mapping[str, Any]) -> SharedChat:
    """Parse a conversation with all versions. Raises ``NotImportable``."""
    turns = values["messages"]
    require_few(turns)
    created_ms = moment_of(values.get("createdAt")) or now_ms()
    title = short_name(text_of(values, "name"))
    conversation = Conversation(
        given_title=title,
        title_source=TitleSource.MODEL if title else TitleSource.FIRST_WORDS,
        created_ms=created_ms,
        pinned=values.get("pinned") is True,
        system_prompt=_system_prompt(values),
    )
    for number, turn in enumerate(turns):
        _add_turn(conversation, number, turn)
    if not conversation.roots:
        raise NotImportable("chat-without-messages")
    # The file has no id: use its creation time and first text.
    key = f"{values.get('createdAt')} {conversation.roots[0].text}"
    conversation.id = stable_id("lm-studio", key)
    for place, message in enumerate(conversation.all_messages()):
        message.id = stable_id("lm-studio", key, str(place))
    names = ("userLastMessagedAt", "assistantLastMessagedAt", "createdAt")
    updated_ms = max(moment_of(values.get(name)) for name in names)
    return SharedChat(conversation, max(updated_ms, created_ms))


def _add_turn(conversation: Conversation, number: int, turn: object) -> None:
    if not isinstance(turn, dict) or not isinstance(turn.get("versions"), list):
        raise NotImportable("chat-message-malformed", number=str(number + 1))
    require_few(turn["versions"])
    selected, above = turn.get("currentlySelected"), conversation.leaf
    shown: Message | None = None
    for at, version in enumerate(turn["versions"]):
        message = _version(version, conversation.created_ms + number)
        if message is None:
            continue
        added = add_message(conversation, message, above, new_id())
        if added is above:
            return
        above = added.parent
        if shown is None or at == selected:
            shown = added
    conversation.show_up_to(shown or above)


def _version(version: object, created_ms: int) -> Message | None:
    """Parse a version; return None if it has no text."""
    if not isinstance(version, dict):
        return None
    role = _ROLES.get(text_of(version, "role"))
    stepped = isinstance(version.get("steps"), list)
    blocks = list_of(version, "steps", dict) if stepped else [version]
    text = "\n\n".join(filter(str.strip, map(_block_text, blocks)))
    if role is None or not text:
        return None
    message = Message(role, text, created_ms=created_ms)
    if role is Role.ASSISTANT:
        made = next(filter(None, (mapping_of(block, "genInfo") for block in blocks)), {})
        name = text_of(mapping_of(version, "senderInfo"), "senderName")
        name = short_name(name or text_of(made, "identifier")) or _PRODUCT
        ending = text_of(mapping_of(made, "stats"), "stopReason")
        message.source = AnswerSource(name, None, "{}")
        message.finish_reason = _STOP_REASONS.get(ending, FinishReason.STOP)
    return message


def _block_text(block: Mapping[str, Any]) -> str:
    if block.get("type") not in ("contentBlock", "singleStep", "multiStep"):
        return ""  # a tool call, or a note of the program
    if text := text_of(block, "content"):
        return text
    text = "".join(map(_content_part, list_of(block, "content", dict)))
    if text_of(mapping_of(block, "style"), "type") == "thinking" and text.strip():
        return f"<think>\n{text.strip()}\n</think>"
    return text


def _content_part(part: Mapping[str, Any]) -> str:
    if part.get("type") == "file":
        name = short_name(text_of(part, "fileIdentifier"))
        return f"(Attached: {name})\n\n"  # not translated: it is stored
    return text_of(part, "text") if part.get("type") in ("text", None) else ""


def _system_prompt(values: Mapping[str, Any]) -> str:
    if prompt := text_of(values, "systemPrompt"):
        return prompt
    fields = list_of(mapping_of(values, "perChatPredictionConfig"), "fields", dict)
    found = (text_of(one, "value") for one in fields if one.get("key") == _PROMPT_KEY)
    return next(found, "")
