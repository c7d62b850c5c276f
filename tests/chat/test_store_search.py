"""Everything that was written is found by its words, whatever people type."""

import random
from pathlib import Path

import pytest

from foretoken.chat.conversations.conversation import Message, Role
from foretoken.chat.store import index as store_index
from foretoken.chat.store import messages as store_messages
from foretoken.chat.store.errors import DamagedIndex
from foretoken.chat.store.store import ChatStore
from stored_chats import chat, keep, keep_message, opened


def found(store: ChatStore, words: str, **options: int) -> list[str]:
    """The marked words of all hits in messages."""
    return [
        "|".join(hit.snippet[start:end] for start, end in hit.marks)
        for hit in store.search(words, **options)
        if hit.message_id is not None
    ]


WORDS: dict[str, dict[str, str]] = {
    "Quince jelly and a café: Straße, Αθήνα, e-mail, foo_bar, 3.14": {
        "quince": "Quince", "QUIN": "Quin", "quince jelly": "Quince|jelly", "jelly qui":
        "Qui|jelly", "qui jelly": "", '"quince jelly"': "Quince jelly", '"jelly quince"': "",
        '"quince je': "Quince je", '"quin"': "", "uince": "", "cafe": "café", "Café": "café",
        "cafe\u0301": "café", "strasse": "", "straße": "Straße", "ΑΘΗΝΑ": "Αθήνα", "e-mail":
        "e-mail", "mail": "mail", "foo_bar": "foo_bar", "3.14": "3.14", "quince  -- jelly":
        "Quince|jelly", "AND": "and", "quince AND jelly": "Quince|jelly|and",
    },
    "投机解码。推測デコードの学校 나는 학교에 간다 สวัสดีครับ GGUF模型": {
        "投机": "投机", "机解": "机解", "码机": "", "推測": "推測", "コード": "コード",
        "학교": "학교", "สวัสดี": "สวัสดี", "gguf模型": "GGUF模型", "模型": "模型",
    },
}  # fmt: skip


@pytest.mark.parametrize("text", WORDS)
def test_words_are_found_and_marked(store: ChatStore, text: str) -> None:
    keep(store, chat("Something else", text))
    for typed, marked in WORDS[text].items():
        assert found(store, typed) == ([marked] if marked else []), typed


ODD = [
    *("", " ", '"', '""', "'", "*", "-", "()", "^", "NEAR(", "a:b", "{", "\0", "\0a", "\ud83d"),
    *("🙂", "AND", "OR NOT", '"a" "', 'a"b', "a*", "text:x", "\u0301", "; DROP TABLE messages"),
    *("a" * 5000, "a " * 5000, '"a b' * 500, "中" * 3000, "a\nb\tc", "%"),
]


@pytest.mark.parametrize("seed", range(3))
def test_no_input_is_an_error(store: ChatStore, seed: int) -> None:
    rng = random.Random(seed)
    letters = "ab \"'*-()^:{}\\%_;中é\u0301\0\n" + chr(rng.randrange(0x250, 0xD000))
    keep(store, chat("a b ab c", "é 中 and a text with x " + letters))
    typed = ["".join(rng.choices(letters, k=rng.randrange(12))) for _ in range(60)]
    for words in [*typed, *ODD]:
        for hit in store.search(words):
            assert all(0 <= start < end <= len(hit.snippet) for start, end in hit.marks)


def test_titles_come_first_and_then_the_newest(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(2 * 10**12, 3 * 10**12))
    monkeypatch.setattr(store_messages, "now_ms", lambda: next(clock))
    old, new, other = chat("plum one"), chat("plum two"), chat("else")
    keep(store, old, new, other)
    store.rename(other.id, "About a plum")
    old.append(late := Message(Role.ASSISTANT, "plum three"))
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
    for limit in (2, 4):
        assert store.search("plum", limit=limit) == hits[:limit]


def test_what_changes_is_found_as_it_is(store: ChatStore) -> None:
    conversation = chat("one", "first words")
    keep(store, conversation)
    answer = conversation.messages[1]
    answer.text = "second words"
    keep_message(store, answer, conversation)
    for title, words in (("Another title", "another"), ("Third", "third")):
        store.rename(conversation.id, title)
        assert [hit.snippet for hit in store.search(words)] == [title]
    assert found(store, "first") == store.search("another") == []
    assert found(store, "second") == ["second"]


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
    assert hit.snippet[0] == hit.snippet[-1] == "…"
    assert "# Here is the quince and words" in hit.snippet
    assert len(hit.snippet) <= 162
    ((start, end),) = hit.marks
    assert hit.snippet[start:end] == "quince"
    assert not hit.snippet[1].isspace()


def test_a_damaged_index_is_made_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conversation, other = chat("A quince", "and a pear"), chat("pomeloword in a question")
    damage = "UPDATE messages_index_data SET block = x'0102030405' WHERE id > 9"
    with opened(path) as store:
        keep(store, conversation, other)
        store._database.run(damage)
    with opened(path) as store:
        assert found(store, "quince") == ["quince"]
        store._database.run(damage)
        assert found(store, "pear") == ["pear"]
        store._database.run(damage)
        conversation.messages[1].text = "and a plum"
        keep_message(store, conversation.messages[1], conversation)
        assert (found(store, "plum"), found(store, "pear")) == (["plum"], [])
        store._database.run("DROP TABLE messages_index")
    with opened(path) as store:
        assert found(store, "plum") == ["plum"]

        def damaged(*_: object) -> None:
            raise DamagedIndex

        store.delete_conversations([other.id])
        monkeypatch.setattr(store_index, "_remove", damaged)
    assert b"plum" in path.read_bytes()
    assert b"pomelo" not in path.read_bytes()
