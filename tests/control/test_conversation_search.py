"""Words are looked for while somebody types, and only the last answer counts."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chat_shelf import Shelf, save
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import SearchHit
from foretoken.control.chats.conversation_search import ConversationSearch, search_memory


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[Shelf]:
    result = Shelf(qtbot, tmp_path / "chats" / "chats.db")
    yield result
    result.archive.shut_down()


def places(hits: list[SearchHit]) -> list[tuple[int, int | None]]:
    return [(hit.conversation.id, hit.message_id) for hit in hits]


def test_every_message_is_searched(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.do(lambda store: save(store, 1, "Tell me about bread", "Sourdough needs patience."))
    shelf.do(lambda store: save(store, 2, "And bees?", "They dance."))
    search = ConversationSearch(shelf.archive, list)
    with qtbot.waitSignal(search.found) as told:
        search.look_for(" sourd ")
    [hit] = told.args[0]
    assert places([hit]) == [(1, 11)]
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Sourd"]


def test_only_what_was_found_for_the_last_words_is_told(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.do(lambda store: save(store, 1, "bread"))
    shelf.do(lambda store: save(store, 2, "bees"))
    search = ConversationSearch(shelf.archive, list)
    told: list[list[tuple[int, int | None]]] = []
    search.found.connect(lambda hits: told.append(places(hits)))
    search.look_for("bread")
    search._search()  # the pause is over, and the store is asked
    search.look_for("bees")
    qtbot.waitUntil(lambda: bool(told))
    assert told == [[(2, 20)]]
    search.look_for("bread")
    search._search()
    search.look_for("")
    shelf.rows()  # the store has answered all that was asked
    assert told == [[(2, 20)]]


def test_what_changes_is_looked_through_again(shelf: Shelf, qtbot: QtBot) -> None:
    search = ConversationSearch(shelf.archive, list)
    with qtbot.waitSignal(search.found) as told:
        search.look_for("bees")
    assert told.args[0] == []
    with qtbot.waitSignal(search.found) as told:
        shelf.do(lambda store: save(store, 2, "bees"))
    assert places(told.args[0]) == [(2, 20)]


def test_chats_in_memory_are_searched_too(qtbot: QtBot) -> None:
    secret = Conversation(id=5, temporary=True)
    secret.append(Message(Role.USER, "The Key\nis under the mat, and " + "x" * 300, id=50))
    search = ConversationSearch(None, lambda: [secret])
    with qtbot.waitSignal(search.found) as told:
        search.look_for("key MAT")
    [hit] = told.args[0]
    assert places([hit]) == [(5, 50)]
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Key", "mat"]
    assert "\n" not in hit.snippet
    assert hit.at == len("The ")
    assert len(hit.snippet) < 200
    assert search_memory([secret], "cellar") == []
    assert search_memory([secret], " ") == []
