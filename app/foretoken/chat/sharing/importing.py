"""Import of chats from Foretoken's own JSON, ChatGPT's export, and LM Studio's conversations.

Files are not trusted: their size, also unpacked, and the length and depth of a conversation are
limited. Conversations are parsed one by one. One that cannot be imported is reported, and the
others are still imported.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.sharing.foreign import (
    NotImportable,
    is_chatgpt,
    is_lm_studio,
    read_chatgpt,
    read_lm_studio,
)
from foretoken.chat.sharing.own_json import FORMAT, read_chat
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.models.amounts import size_text
from foretoken.system.language import said
from foretoken.system.records import RecordError
from foretoken.system.shown_text import shown_name
from foretoken.system.untrusted_files import (
    FOLDER,
    FileRefused,
    InvalidJson,
    open_untrusted,
    parse_json,
    read_rest,
)

# An answer of ten thousand tokens takes three megabytes.
_LONGEST_CHAT = 256 << 20
_MOST_CHATS = 200_000
_MOST_BYTES = 1 << 30
"""Limit for a file, or for each one in an archive."""
_ZIP_MARK = b"PK\x03\x04"
_PACKED = re.compile(r"(?:^|/)(?:conversations(?:-\d+)?|[^/]*\.conversation)\.json$")


def read_chats(path: Path, check: Callable[[], None] = lambda: None) -> Iterator[SharedChat | str]:
    """Yield the conversations of a file, and why others cannot be imported.

    ``check`` is called regularly and may raise to cancel. Raises ``SharingError``, possibly after
    some conversations, if the file turns out to be damaged.
    """
    name = shown_name(path.name)
    count = 0
    try:
        for count, found in enumerate(_read(path, check), 1):
            if count > _MOST_CHATS:
                raise SharingError("import-too-many-chats", name=name, count=_MOST_CHATS)
            yield found
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        if isinstance(error, RecursionError):
            raise
        raise SharingError("import-not-unpacked", name=name) from error
    except OSError as error:
        if isinstance(error, FileRefused) and error.kind == FOLDER:
            raise SharingError("import-of-folder", name=name) from error
        reason = error.strerror or error
        raise SharingError("import-unreadable", name=name, reason=reason) from error
    except InvalidJson as error:
        raise SharingError("import-unusable", name=name, reason=str(error)) from error
    if not count:
        raise SharingError("import-without-chats", name=name)


def _read(path: Path, check: Callable[[], None]) -> Iterator[SharedChat | str]:
    for content in _contents(path, check):
        for found in _objects(content.removeprefix(BOM_UTF8)):
            check()
            if not isinstance(found, dict):
                raise InvalidJson(said("import-list-of-others"))
            yield _chat(found)


def _contents(path: Path, check: Callable[[], None]) -> Iterator[bytes]:
    """Yield the content of a file, or of each file with conversations in an archive."""
    with open_untrusted(path) as file:
        packed = file.read(len(_ZIP_MARK)) == _ZIP_MARK
        file.seek(0)
        if not packed:
            yield read_rest(file, path, _MOST_BYTES, check)
            return
        with zipfile.ZipFile(file) as archive:
            members = [one for one in archive.infolist() if _PACKED.search(one.filename)]
            if not members:
                raise SharingError("import-archive-without-chats", name=shown_name(path.name))
            for member in sorted(members, key=lambda one: one.filename):
                with archive.open(member) as unpacked:
                    content = unpacked.read(_MOST_BYTES + 1)
                if len(content) > _MOST_BYTES:
                    raise InvalidJson(said("import-unpacks-large", size=size_text(_MOST_BYTES)))
                yield content


def _objects(content: bytes) -> Iterator[Any]:
    """Parse the items of an array one by one, or the only object. Raises ``InvalidJson``."""
    try:
        parts = msgspec.json.decode(content, type=list[msgspec.Raw])
    except msgspec.ValidationError:  # no array
        yield parse_json(content, _LONGEST_CHAT)
    except msgspec.DecodeError as error:
        raise InvalidJson(str(error)) from None
    else:
        yield from (parse_json(bytes(part), _LONGEST_CHAT) for part in parts)


def _chat(values: dict[str, Any]) -> SharedChat | str:
    try:
        if values.get("format") == FORMAT:
            return read_chat(values)
        if is_chatgpt(values):
            return read_chatgpt(values)
        if is_lm_studio(values):
            return read_lm_studio(values)
    except (NotImportable, RecordError) as error:
        return str(error)
    raise InvalidJson(said("import-format-unknown"))


def answers_in_file(path: Path, check: Callable[[], None] = lambda: None) -> list[Message]:
    """Return the displayed answers with tokens of the first chat that has any, oldest first.

    ``check`` is called regularly and may raise to cancel. Raises ``SharingError``, also if there is
    no such answer.
    """
    for found in read_chats(path, check):
        if isinstance(found, SharedChat):
            answers = [one for one in found.shown if one.role is Role.ASSISTANT and one.tokens]
            if answers:
                return answers
    raise SharingError("replay-without-tokens", name=shown_name(path.name))
