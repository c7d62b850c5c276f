"""Offers of the palette, and matching them with the typed words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from foretoken.chat.conversations.conversation import Conversation
from foretoken.chat.conversations.text_search import Span
from foretoken.chat.store.store import ConversationRow, SearchHit
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.conversation_list import (
    ConversationSearch,
    local_day,
    row_of,
    short_day,
)
from foretoken.control.engine.records import ServedTarget
from foretoken.control.models.known_servers import KnownServers
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.control.models.recent_pairs import Recent, chosen, named_apart, place_of
from foretoken.models.amounts import size_text
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.facts import ModelKind
from foretoken.models.names import BUILT_IN_PAIR
from foretoken.servers.server import Server
from foretoken.system.language import tr
from foretoken.system.shown_text import shown_name
from foretoken.ui.commands.actions import Commands
from foretoken.ui.commands.command import Subject
from foretoken.ui.parts.fuzzy import begins_words, fit

MOST_SHOWN = 60
_MAX_CHATS = 300
_MAX_WITHOUT_WORDS = 8
"""Most chats without words; all commands and models are offered then."""
_LONGEST_NAME = 200
_COMMAND_BONUS = 0.15
_KEYWORD_SCORE = 0.8
_MIN_KEYWORD_LETTERS = 3
"""With fewer letters, too many words of a sentence match."""
_CONTENT_SCORE = 0.3
"""Score of a chat whose content matches, below everything whose name does."""
_UNAVAILABLE_PENALTY = -2.0


class Kind(Enum):
    """Kind of an offer."""

    COMMAND = "command"
    CHAT = "chat"
    MODEL = "model"
    FILE = "file"
    PAIR = "pair"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class PaletteOffer:
    """An entry of the palette."""

    kind: Kind
    key: Hashable
    """Id of a command, conversation or server, path of a model or file, or a recent pair."""
    title: str
    about: str
    """Its category, in a word or two."""
    also: str = ""
    """More words by which it is found, including English ones."""
    keys: tuple[str, ...] = ()
    why_not: str = ""
    """Why it is not possible now; empty if it is."""
    arguments: tuple[Any, ...] = ()
    """Arguments of its use, if other than the key alone."""
    spans: tuple[Span, ...] = ()
    """Matched letters of the title."""

    @property
    def spoken(self) -> str:
        """Text for screen readers."""
        return ", ".join(filter(None, (self.title, self.why_not, *self.keys, self.about)))


def command_offers(commands: Commands) -> list[PaletteOffer]:
    """Return the window's commands by subject, with why they are not possible now."""
    subjects = list(Subject)
    return [
        PaletteOffer(
            Kind.COMMAND,
            each.id,
            tr(each.title),
            each.subject.shown,
            f"{each.words} {each.subject.shown} {each.subject}",
            keys=tuple(each.key_names()[:1]),
            why_not=commands.why_not(each.id),
        )
        for each in sorted(commands.offered(), key=lambda one: subjects.index(one.subject))
        if each.id != "palette.open"
    ]


def model_offers(feed: LibraryFeed) -> list[PaletteOffer]:
    """Return the built-in pair, and the chat and base models found so far."""
    kind = tr("Model", about="what the command palette offers")
    builtin = builtin_pair()[0]
    offers = [PaletteOffer(Kind.MODEL, builtin, tr(BUILT_IN_PAIR), kind, BUILT_IN_PAIR)]
    for model in feed.models:
        if model.kind in (ModelKind.CHAT, ModelKind.BASE):
            details = " ".join(filter(None, (model.quantisation, size_text(model.size_bytes))))
            also = f"{_name(model.path.name)} {model.source}"
            about = f"{kind} · {details}"
            offers.append(PaletteOffer(Kind.MODEL, model.path, _name(model.name), about, also))
    return offers


def file_offer(path: Path) -> PaletteOffer:
    """Return a recently attached file; whether it still exists is checked when it is read."""
    name = _name(path.name)
    also = f"Attach again: {name} {_name(str(path.parent))}"  # not translated: the English words
    return PaletteOffer(
        Kind.FILE, path, tr("Attach again: {file}", file=name), tr("Recent file"), also
    )


def pair_offer(pair: Recent, name: str) -> PaletteOffer:
    """Return a recent pair or server."""
    about = tr("Recent server") if isinstance(pair, ServedTarget) else tr("Recent pair")
    title = tr("Use again: {pair}", pair=name)
    also = f"Use again: {name} {_name(place_of(pair))}"  # not translated: the English words
    return PaletteOffer(Kind.PAIR, chosen(pair), title, about, also, arguments=(pair,))


def server_offer(server: Server) -> PaletteOffer:
    """Return a known server; its model is chosen in the picker."""
    about = f"{tr('Server', about='what the command palette offers')} · {server.host}"
    asked = ("server", server.id)
    return PaletteOffer(
        Kind.SERVER, server.id, _name(server.name), about, server.address, arguments=(asked,)
    )


def chat_offer(row: ConversationRow) -> PaletteOffer:
    """Return a chat, with its day."""
    day = short_day(local_day(row.updated_ms), date.today())
    kind = tr("Chat", about="what the command palette offers")
    return PaletteOffer(Kind.CHAT, row.id, _name(row.title), f"{kind} · {day}")


def _name(name: str) -> str:
    return shown_name(name, _LONGEST_NAME)


class PaletteOffers(QObject):
    """All offers; chats and models may arrive while the user types."""

    changed = Signal()
    """The result of ``matching`` may have changed."""

    def __init__(
        self,
        commands: Commands,
        archive: ChatArchive,
        unsaved: Callable[[], Sequence[Conversation]],
        feed: LibraryFeed,
        servers: KnownServers,
        pairs: Callable[[], Sequence[Recent]],
        files: Callable[[], Sequence[Path]],
        parent: QObject,
    ) -> None:
        """``unsaved`` returns the conversations that are not stored."""
        super().__init__(parent)
        self._commands, self._archive, self._unsaved = commands, archive, unsaved
        self._feed, self._servers, self._pairs, self._files = feed, servers, pairs, files
        self._ready: list[PaletteOffer] = []
        self._chats: list[PaletteOffer] = []
        self._hits: list[PaletteOffer] = []
        self._models: list[PaletteOffer] = []
        self._search = ConversationSearch(archive, unsaved, self)
        self._search.found.connect(self._on_found)
        feed.changed.connect(self._on_models_changed)

    def begin(self) -> None:
        """Collect the offers that are known, and look for chats and models."""
        pairs = self._pairs()
        self._ready = [
            *command_offers(self._commands),
            *(pair_offer(pair, name) for pair, name in zip(pairs, named_apart(pairs), strict=True)),
            *map(server_offer, self._servers.servers),
            *map(file_offer, self._files()),
        ]
        self._models = model_offers(self._feed)
        self._feed.begin()
        self._show_chats([])
        self._archive.ask(lambda store: store.rows(limit=_MAX_CHATS), self._show_chats)

    def end(self) -> None:
        """Stop searching."""
        self.look_for("")
        self._feed.end()

    def look_for(self, words: str) -> None:
        """Search the texts of chats; without words, stop searching."""
        if not words.strip():
            self._hits = []
        self._search.look_for(words)

    def matching(self, words: str) -> list[PaletteOffer]:
        """Return the best matches first; without words, possible offers and the newest chats."""
        if not words.split():
            offers = [*self._ready, *self._chats[:_MAX_WITHOUT_WORDS], *self._models]
            return [each for each in offers if not each.why_not][:MOST_SHOWN]
        found: list[tuple[float, PaletteOffer]] = []
        for offer in (*self._ready, *self._chats, *self._models):
            fitting = fit(words, offer.title)
            other_words = len(words.strip()) >= _MIN_KEYWORD_LETTERS
            if fitting is not None:
                offer, score = replace(offer, spans=fitting.spans), fitting.score
            elif other_words and begins_words(words, f"{offer.title} {offer.also}"):
                score = _KEYWORD_SCORE
            else:
                continue
            score += _COMMAND_BONUS if offer.kind is Kind.COMMAND else 0.0
            score += _UNAVAILABLE_PENALTY if offer.why_not else 0.0
            found.append((score, offer))
        named = {(offer.kind, offer.key) for _, offer in found}
        found += [(_CONTENT_SCORE, hit) for hit in self._hits if (hit.kind, hit.key) not in named]
        found.sort(key=lambda scored: -scored[0])
        return [offer for _, offer in found[:MOST_SHOWN]]

    def _show_chats(self, rows: list[ConversationRow]) -> None:
        known = [row_of(each) for each in self._unsaved() if each.messages]
        ids = {row.id for row in known}
        self._chats = [chat_offer(row) for row in known + [r for r in rows if r.id not in ids]]
        self.changed.emit()

    @Slot()
    def _on_models_changed(self) -> None:
        self._models = model_offers(self._feed)
        self.changed.emit()

    @Slot(object)
    def _on_found(self, hits: list[SearchHit]) -> None:
        found: dict[int, PaletteOffer] = {}
        for hit in hits:
            row = hit.conversation
            offer = replace(chat_offer(row), arguments=(row.id, hit.message_id, hit.at))
            found.setdefault(row.id, offer)
        self._hits = list(found.values())
        self.changed.emit()
