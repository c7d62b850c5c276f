"""Chats out of files: Foretoken's own JSON, ChatGPT's export, and LM Studio's conversations.

A file may come from anywhere. It is read piece by piece, so that only one conversation is held; how
long one may be, how deep, and how much a packed file may unpack to is limited. A conversation that
cannot be taken over is told of, and the others are.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from foretoken.chat.sharing.chatgpt import is_chatgpt, read_chatgpt
from foretoken.chat.sharing.foreign import NotThis
from foretoken.chat.sharing.lm_studio import is_lm_studio, read_lm_studio
from foretoken.chat.sharing.own_json import FORMAT, read_chat, require_version
from foretoken.chat.sharing.shared import SharedChat, SharingError
from foretoken.models.amounts import size_text
from foretoken.system.given_files import FOLDER, FileRefused, open_given
from foretoken.system.given_json import NoJson, parse_json
from foretoken.system.json_stream import JsonStream
from foretoken.system.language import tr, tr_n
from foretoken.system.records import RecordError
from foretoken.system.shown_text import shown_name

# An answer of ten thousand tokens takes three megabytes.
_LONGEST_CHAT = 256 << 20
_LONGEST_WHOLE = 64 << 20
_MOST_CHATS = 200_000
_BEGINNING = 4096
_MOST_UNPACKED = 4 << 30
_MOST_RATIO, _FROM_BYTES = 300, 32 << 20
"""Texts are packed to a tenth, hardly ever to a hundredth."""
_ZIP_MARK = b"PK\x03\x04"
# Ours begins so, whatever stands between these; others have no such field.
_OWN_HEAD = re.compile(
    r'\{(?:\s*"[a-z_]+"\s*:\s*(?:"[^"\\]*"|\d+|\[[^\[\]{}]*\])\s*,)*+\s*"conversations"\s*:\s*\['
)
_FIELDS = re.compile(r'"(format|version)"\s*:\s*("[^"\\]*"|\d+)')
_PACKED = re.compile(r"(?:^|/)(?:conversations(?:-\d+)?|[^/]*\.conversation)\.json$")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A conversation of a file that cannot be taken over."""

    why: str


def read_chats(
    path: Path, check: Callable[[], None] = lambda: None
) -> Iterator[SharedChat | LeftOut]:
    """The conversations of a file, one after the other.

    ``check`` is called now and then, and may raise to end it. Raises ``SharingError``, also where
    the file turns out to be damaged behind some conversations.
    """
    name = shown_name(path.name)
    count = 0
    try:
        for found in _read(path, check):
            count += 1
            if count > _MOST_CHATS:
                raise SharingError(
                    tr_n(
                        "{name} holds more than {count} chat. Import parts.",
                        "{name} holds more than {count} chats. Import parts.",
                        _MOST_CHATS,
                        name=name,
                    )
                )
            yield found
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        if isinstance(error, RecursionError):
            raise
        raise SharingError(
            tr(
                "{name} cannot be unpacked: it is damaged, or locked by a password. Unpack it and "
                "choose the file conversations.json.",
                name=name,
            )
        ) from error
    except OSError as error:
        words = tr("{name} cannot be read: {reason}.", name=name, reason=error.strerror or error)
        if isinstance(error, FileRefused) and error.kind == FOLDER:
            words = tr("{name} is a folder. Choose the files in it.", name=name)
        raise SharingError(words) from error
    except NoJson as error:
        raise SharingError(
            tr(
                "{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's "
                "export and the conversations of LM Studio.",
                name=name,
                reason=str(error),
            )
        ) from error
    if not count:
        raise SharingError(tr("There is no chat in {name}.", name=name))


def _read(path: Path, check: Callable[[], None]) -> Iterator[SharedChat | LeftOut]:
    with open_given(path) as file:
        packed = file.read(len(_ZIP_MARK)) == _ZIP_MARK
        file.seek(0)
        if not packed:
            yield from _chats(JsonStream(file.read, check))
            return
        with zipfile.ZipFile(file) as archive:
            members = [one for one in archive.infolist() if _PACKED.search(one.filename)]
            if not members:
                raise SharingError(
                    tr(
                        "There are no conversations in {name}: it should hold a file "
                        "conversations.json, as ChatGPT's export does.",
                        name=shown_name(path.name),
                    )
                )
            for member in sorted(members, key=lambda one: one.filename):
                with _unpacked(archive, member) as read:
                    yield from _chats(JsonStream(read, check))


@contextmanager
def _unpacked(
    archive: zipfile.ZipFile, member: zipfile.ZipInfo
) -> Iterator[Callable[[int], bytes]]:
    """Read a packed file, no further than any text of its length unpacks to."""
    most = min(_MOST_UNPACKED, max(_FROM_BYTES, member.compress_size * _MOST_RATIO))
    unpacked = 0

    def read(size: int) -> bytes:
        nonlocal unpacked
        data = file.read(size)
        unpacked += len(data)
        if unpacked > most:
            raise NoJson(tr("it unpacks to more than {size}", size=size_text(most)))
        return data

    file: IO[bytes]
    with archive.open(member) as file:
        yield read


def _chats(stream: JsonStream) -> Iterator[SharedChat | LeftOut]:
    head = stream.beginning(_BEGINNING)
    own = _OWN_HEAD.match(head)
    told = {name: parse_json(value) for name, value in _FIELDS.findall(own[0] if own else "")}
    if own is not None and told.get("format") == FORMAT:
        require_version(told.get("version"))
        stream.skip(own.end())
        for text in stream.objects(_LONGEST_CHAT):
            yield _own(parse_json(text))
    elif head.startswith("["):
        stream.skip(1)
        for text in stream.objects(_LONGEST_CHAT):
            yield _foreign(parse_json(text))
    else:
        yield from _whole(parse_json(stream.rest(_LONGEST_WHOLE)))


def _whole(values: object) -> Iterator[SharedChat | LeftOut]:
    """What a file holds that is one object: our own, written anew by another program, or a chat."""
    if isinstance(values, dict) and values.get("format") == FORMAT:
        require_version(values.get("version"))
        listed = values.get("conversations")
        if not isinstance(listed, list):
            raise NoJson(tr("it has no conversations"))
        yield from map(_own, listed)
    else:
        yield _foreign(values)


def _own(values: object) -> SharedChat | LeftOut:
    try:
        return read_chat(values)
    except RecordError as error:
        return LeftOut(str(error))


def _foreign(values: Any) -> SharedChat | LeftOut:
    if not isinstance(values, dict):
        raise NoJson(tr("no conversation is in it"))
    try:
        if is_chatgpt(values):
            return read_chatgpt(values)
        if is_lm_studio(values):
            return read_lm_studio(values)
    except NotThis as error:
        return LeftOut(str(error))
    raise NoJson(tr("no conversation of a known kind is in it"))
