"""Import from LM Studio, whose conversations are a list of turns with one or more versions each.

The following turns belong to the selected version; those after other versions are not in the file.
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
    new_id,
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
_PRODUCT = "LM Studio"  # not translated: a name
_PROMPT_KEY = "llm.prediction.systemPrompt"
_ENDS = {
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
        raise NotImportable(tr("it has no messages"))
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
        raise NotImportable(tr("message {number} is not a message", number=str(number + 1)))
    require_few(turn["versions"])
    selected, above = turn.get("currentlySelected"), conversation.leaf
    shown: Message | None = None
    for at, version in enumerate(turn["versions"]):
        message = _message(version, conversation.created_ms + number)
        if message is None:
            continue
        added = add_message(conversation, message, above, new_id())
        if added is above:
            return
        above = added.parent
        if shown is None or at == selected:
            shown = added
    conversation.show_up_to(shown or above)


def _message(version: object, created_ms: int) -> Message | None:
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
        message.finish_reason = _ENDS.get(ending, FinishReason.STOP)
    return message


def _block_text(block: Mapping[str, Any]) -> str:
    if block.get("type") not in ("contentBlock", "singleStep", "multiStep"):
        return ""  # a tool call, or a note of the program
    if text := text_of(block, "content"):
        return text
    text = "".join(map(_part, list_of(block, "content", dict)))
    if text_of(mapping_of(block, "style"), "type") == "thinking" and text.strip():
        return f"<think>\n{text.strip()}\n</think>"
    return text


def _part(part: Mapping[str, Any]) -> str:
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
