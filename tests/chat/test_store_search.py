"""Everything that was written is found by its words, whatever people type."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.store import messages as store_messages
from foretoken.chat.store.store import ChatStore, SearchHit
from stored_chats import chat, keep, keep_message, opened


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChatStore]:
    with opened(tmp_path / "chats" / "chats.db") as store:
        yield store


def found(store: ChatStore, words: str, **options: int) -> list[str]:
    """The marked words of all hits in messages."""
    return [
        "|".join(hit.snippet[start:end] for start, end in hit.marks)
        for hit in store.search(words, **options)
        if hit.message_id is not None
    ]


@pytest.mark.parametrize(
    ("typed", "marked"),
    [
        ("quince", "Quince"),
        ("QUIN", "Quin"),
        ("quince jelly", "Quince|jelly"),
        ("jelly qui", "Qui|jelly"),
        ("qui jelly", None),  # only the last word may go on
        ('"quince jelly"', "Quince jelly"),
        ('"jelly quince"', None),
        ('"quince je', "Quince je"),
        ('"quin"', None),
        ("uince", None),
        ("cafe", "café"),
        ("Café", "café"),
        ("cafe\u0301", "café"),
        ("strasse", None),  # ß has no accent
        ("straße", "Straße"),
        ("ΑΘΗΝΑ", "Αθήνα"),
        ("e-mail", "e-mail"),
        ("mail", "mail"),
        ("foo_bar", "foo_bar"),
        ("3.14", "3.14"),
        ("quince  -- jelly", "Quince|jelly"),
        ("AND", "and"),
        ("quince AND jelly", "Quince|jelly|and"),
    ],
)
def test_words(store: ChatStore, typed: str, marked: str | None) -> None:
    text = "Quince jelly and a café: Straße, Αθήνα, e-mail, foo_bar, 3.14"
    keep(store, chat("Something else", text))
    assert found(store, typed) == ([] if marked is None else [marked])


@pytest.mark.parametrize(
    ("typed", "marked"),
    [
        ("投机", "投机"),
        ("解码", "解码"),
        ("机解", "机解"),
        ("码机", None),
        ("推測", "推測"),
        ("デコード", "デコード"),
        ("コード", "コード"),
        ("학교", "학교"),
        ("สวัสดี", "สวัสดี"),
        ("gguf模型", "GGUF模型"),
        ("模型", "模型"),
    ],
)
def test_words_in_scripts_without_spaces(store: ChatStore, typed: str, marked: str | None) -> None:
    keep(store, chat("?", "投机解码。推測デコードの学校 나는 학교에 간다 สวัสดีครับ GGUF模型"))
    assert found(store, typed) == ([] if marked is None else [marked])


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", '"', '""', "'", "*", "-", "()", "^", "NEAR(", "a:b", "{", "\0", "\0a", "\ud83d"),
        *("🙂", "AND", "OR NOT", '"a" "', 'a"b', "a*", "text:x", "\u0301", "; DROP TABLE messages"),
        *("a" * 5000, "a " * 5000, '"a b' * 500, "中" * 3000, "a\nb\tc", "%"),
    ],
)
def test_odd_input_is_no_error(store: ChatStore, typed: str) -> None:
    keep(store, chat("a b c", "and a text with x"))
    for hit in store.search(typed):
        assert isinstance(hit, SearchHit)


@pytest.mark.parametrize("seed", range(5))
def test_any_input_is_no_error(store: ChatStore, seed: int) -> None:
    rng = random.Random(seed)
    letters = "ab \"'*-()^:{}\\%_;中é\u0301\0\n" + chr(rng.randrange(0x250, 0xD000))
    keep(store, chat("a b ab", "é 中 " + letters))
    for _ in range(60):
        typed = "".join(rng.choices(letters, k=rng.randrange(12)))
        for hit in store.search(typed):
            assert all(0 <= start < end <= len(hit.snippet) for start, end in hit.marks)


def test_titles_come_first_and_then_the_newest(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(2 * 10**12, 3 * 10**12))
    monkeypatch.setattr(store_messages, "now_ms", lambda: next(clock))
    old, new, other = chat("plum one"), chat("plum two"), chat("else")
    keep(store, old, new, other)
    store.rename(other.id, "About a plum")
    late = Message(Role.ASSISTANT, "plum three")
    old.append(late)
    keep_message(store, late, old)
    hits = store.search("plum")
    assert [(hit.snippet, hit.message_id is None) for hit in hits] == [
        ("plum one", True),  # where something was written last
        ("About a plum", True),  # saved last
        ("plum two", True),
        ("plum three", False),
        ("plum two", False),
        ("plum one", False),
    ]
    assert [hit.conversation.id for hit in hits[:2]] == [old.id, other.id]
    assert store.search("plum", limit=4) == hits[:4]
    assert store.search("plum", limit=2) == hits[:2]


def test_what_changes_is_found_as_it_is(store: ChatStore) -> None:
    conversation = chat("one", "first words")
    keep(store, conversation)
    answer = conversation.messages[1]
    answer.text = "second words"
    keep_message(store, answer, conversation)
    store.rename(conversation.id, "Another title")
    assert found(store, "first") == []
    assert found(store, "second") == ["second"]
    assert [hit.snippet for hit in store.search("another")] == ["Another title"]
    store.rename(conversation.id, "Third")
    assert store.search("another") == []


def test_archived_conversations_are_found_and_deleted_ones_are_not(store: ChatStore) -> None:
    archived, deleted, partly = chat("plum a"), chat("plum b"), chat("plum c", "plum d")
    keep(store, archived, deleted, partly)
    store.set_archived([archived.id], True)
    store.delete_conversations([deleted.id])
    store.delete_messages([partly.messages[1].id])
    hits = [hit for hit in store.search("plum") if hit.message_id is not None]
    assert [(hit.snippet, hit.conversation.archived) for hit in hits] == [
        ("plum c", False),
        ("plum a", True),
    ]


def test_a_snippet_shows_the_place_within_its_text(store: ChatStore) -> None:
    text = "Some words before it. " * 30 + "\n\n# Here is\tthe quince\n" + "and words behind. " * 30
    keep(store, chat("?", text))
    (hit,) = store.search("quince")
    assert hit.at == text.index("quince")
    assert hit.snippet.startswith("…")
    assert hit.snippet.endswith("…")
    assert "# Here is the quince and words" in hit.snippet
    assert len(hit.snippet) <= 162
    ((start, end),) = hit.marks
    assert hit.snippet[start:end] == "quince"
    assert not hit.snippet[1].isspace()


def test_a_damaged_index_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "chats" / "chats.db"
    conversation = chat("A quince", "and a pear")
    with opened(path) as store:
        keep(store, conversation)
        store._database.run("UPDATE messages_index_data SET block = x'0102030405' WHERE id > 9")
    with opened(path) as store:
        assert found(store, "quince") == ["quince"]
        store._database.run("UPDATE messages_index_data SET block = x'0102030405' WHERE id > 9")
        assert found(store, "pear") == ["pear"]
        store._database.run("UPDATE messages_index_data SET block = x'0102030405' WHERE id > 9")
        conversation.messages[1].text = "and a plum"
        keep_message(store, conversation.messages[1], conversation)
        assert found(store, "plum") == ["plum"]
        assert found(store, "pear") == []
