"""Chats outlive the app and are found by their words; streaming answers survive kill -9."""

import os
import random
import signal
import stat
import subprocess
import sys
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    Message,
    Role,
    TitleSource,
    conclusive_speedup,
    new_id,
)
from foretoken.chat.store import index as store_index
from foretoken.chat.store import messages as store_messages
from foretoken.chat.store.answer_codec import UnreadableRecords, pack_records, unpack_records
from foretoken.chat.store.errors import DamagedIndex, StoreError
from foretoken.chat.store.store import ChatStore
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    DraftLength,
    DraftSource,
    FinishReason,
    LookaheadReason,
    PolicyState,
    PolicyStatus,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import policy_of
from stored_answers import answer_records, kept_answer
from stored_chats import chat, keep, keep_message, opened, state, titles


def test_a_whole_conversation_comes_back(path: Path) -> None:
    conversation = chat("one", "1", "two", "2 é🙂\n中文 \0")
    conversation.system_prompt, conversation.unsent_text = "Be brief.", "half a que"
    conversation.pinned = conversation.archived = True
    conversation.given_title, conversation.title_source = "My chat", TitleSource.PERSON
    second = conversation.messages[2]
    edited = Message(Role.USER, "zwei", attachments=(Attachment("a.txt", "text " * 100),))
    conversation.add(edited, second.parent)
    conversation.append(Message(Role.ASSISTANT, "", error="The model failed."))
    conversation.add(Message(Role.USER, "one, anew"), None)
    conversation.select(second)
    with opened(path) as store:
        keep(store, conversation)
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.load(new_id()) is None
        keep(store, broken := chat("a\ud83d", "long \udc00" * 100))  # halves of characters
        assert [one.text for one in store.load(broken.id).messages] == ["a?", "long ?" * 100]
        assert len(store.search("long")) == 1


def test_an_answer_comes_back_with_its_records_and_all_its_figures(store: ChatStore) -> None:
    conversation, answer = chat("one"), kept_answer(300)
    answer.source = AnswerSource("Big model", "Small model", '{"temperature": 0.7}')
    conversation.append(answer)
    keep(store, conversation)
    (row,) = store.rows()
    assert (row.title, row.title_source) == ("one", TitleSource.FIRST_WORDS)
    assert (row.message_count, store.row(row.id)) == (2, row)
    loaded = store.load(conversation.id)
    twin = loaded.messages[1]
    # Every figure is the one that was shown before, though times of steps are rounded.
    for kept in ("statistics", "finish_reason", "source", "interrupted"):
        assert getattr(twin, kept) == getattr(answer, kept)
    assert conclusive_speedup(loaded) == conclusive_speedup(conversation) is not None
    keep_message(store, twin, loaded)  # what is rounded once stays as it is
    assert state(store.load(conversation.id)) == state(loaded)
    store._database.run("UPDATE messages SET records = x'ff00'")  # of a later format
    late = store.load(conversation.id)
    assert (late.messages[1].text, late.messages[1].tokens) == (answer.text, [])


def test_only_messages_move_a_chat_up(store: ChatStore, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = chat("first"), chat("second")
    clock = iter(range(2 * 10**12, 3 * 10**12))
    monkeypatch.setattr(store_messages, "now_ms", lambda: next(clock))
    keep(store, first, second)
    store.rename(first.id, "1st")
    store.save_unsent(first.id, "text")
    store.save_leaf(first.id, None)
    store.save_conversation(first)
    assert titles(store) == ["second", "1st"]
    first.append(answer := Message(Role.ASSISTANT, "1"))
    keep_message(store, answer, first)
    monkeypatch.setattr(store_messages, "now_ms", lambda: 5)  # a clock that was put back
    keep_message(store, answer, first)
    assert titles(store) == ["1st", "second"]


def test_lists_are_ordered_by_folders(store: ChatStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_messages, "now_ms", lambda: 2 * 10**12)  # all at the same moment
    folder_id = store.add_folder("a").id
    for number in range(9):
        conversation = chat(f"number {number}")
        conversation.pinned = number % 3 == 0
        conversation.folder_id = folder_id if number % 2 else None
        keep(store, conversation)
    everything = titles(store, limit=-1)
    assert everything == [f"number {number}" for number in (6, 3, 0, 8, 7, 5, 4, 2, 1)]
    assert titles(store, limit=4) == everything[:4]
    assert titles(store, pinned=True) == everything[:3]
    assert titles(store, folder_id=folder_id, pinned=False) == ["number 7", "number 5", "number 1"]
    assert titles(store, folder_id=None, pinned=False) == ["number 8", "number 4", "number 2"]
    assert titles(store, archived=True) == []


def test_the_open_conversation_does_not_overwrite_the_list(store: ChatStore) -> None:
    conversation = chat("one")
    keep(store, conversation)
    folder = store.add_folder("Work")
    store.set_pinned([conversation.id], True)
    store.set_folder([conversation.id], folder.id)
    store.rename(conversation.id, "Mine")
    conversation.given_title, conversation.title_source = "By a model", TitleSource.MODEL
    conversation.system_prompt = "new"
    store.save_conversation(conversation)
    loaded = store.load(conversation.id)
    assert (loaded.title, loaded.title_source) == ("Mine", TitleSource.PERSON)
    assert (loaded.pinned, loaded.folder_id, loaded.system_prompt) == (True, folder.id, "new")
    conversation.given_title, conversation.title_source = "By me", TitleSource.PERSON
    store.save_conversation(conversation)
    assert titles(store) == ["By me"]


def test_deleting_messages_can_be_undone(store: ChatStore) -> None:
    conversation = chat("one", "1", "two", "2", "three", "3")
    keep(store, conversation)
    everything = state(conversation)
    ids = [message.id for message in conversation.messages]

    def check(shown: int) -> None:
        store.save_leaf(conversation.id, ids[shown - 1])
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.rows()[0].message_count == shown
        assert len(store.search("three")) == (shown == 6)

    inner = conversation.remove(conversation.messages[4])
    store.delete_messages([ids[4]])
    check(4)
    outer = conversation.remove(conversation.messages[2])
    store.delete_messages(ids[2:4])
    check(2)
    store.restore_messages([ids[2]])
    conversation.restore(outer)
    check(4)
    store.restore_messages([ids[4]])
    conversation.restore(inner)
    check(6)
    assert state(conversation) == everything
    store.delete_messages([ids[4]])
    late = Message(Role.ASSISTANT, "too late")  # to a question that was deleted meanwhile
    conversation.add(late, conversation.messages[4])
    keep_message(store, late, conversation)
    assert [message.id for message in store.load(conversation.id).messages] == ids[:4]


def test_deleting_conversations_can_be_undone_until_the_store_is_closed(path: Path) -> None:
    first, second = chat("first quince", "1"), chat("second", "2")
    with opened(path) as store:
        keep(store, first, second)
        store.delete_conversations([first.id, second.id])
        assert store.rows() == []
        assert store.load(first.id) is store.row(first.id) is None
        assert not store.search("quince")
        store.restore_conversations([first.id, second.id])
        assert state(store.load(first.id)) == state(first)
        assert len(store.search("quince")) == 2  # title and text
        store.delete_conversations([first.id])
        store.delete_messages([second.messages[1].id])
    with opened(path) as store:
        assert store._database.rows("SELECT count(*) FROM messages") == [(1,)]
        assert titles(store) == ["second"]


def test_nothing_of_what_was_deleted_is_left_in_the_file(path: Path) -> None:
    conversation = chat("A kumquatword in a question", "Another PomeloWord in the answer " * 40)
    conversation.messages[1].source = AnswerSource("Lycheemodel", None, "{}")
    with opened(path) as store:
        keep(store, chat("kept words"), conversation)
        store.delete_conversations([conversation.id])
    files = [file for file in path.parent.rglob("*") if file.is_file()]
    assert path in files
    for file in files:
        content = file.read_bytes().lower()
        assert b"kept" in content
        assert not [word for word in (b"kumquat", b"pomelo", b"lychee") if word in content]


def test_everything_is_private_and_has_one_user(path: Path) -> None:
    path.parent.mkdir(mode=0o755)
    with opened(path) as store:
        keep(store, chat("one"))
        store.make_daily_backup()
        store.backup_to(copy := path.parent.parent / "copy.db")
        for file in (path.parent, *path.parent.rglob("*"), copy):
            wanted = 0o700 if file.is_dir() else 0o600
            assert stat.S_IMODE(file.stat().st_mode) == wanted, file
        with pytest.raises(StoreError, check=lambda error: error.kind == "chats-in-use"):
            ChatStore(path)
    with opened(path) as store:
        assert titles(store) == ["one"]


def test_each_version_of_a_message_is_read_by_its_id(store: ChatStore) -> None:
    conversation = chat("One?", "1")
    question, first = conversation.messages
    conversation.add(again := Message(Role.ASSISTANT, "uno"), question)
    keep(store, conversation)
    found = store.written_texts([again.id, 5, question.id, first.id])
    assert [(text.id, text.text, text.asked) for text in found] == [
        (again.id, "uno", "One?"),
        (question.id, "One?", ""),
        (first.id, "1", "One?"),
    ]
    before = store.written_revisions(9)
    again.text = "uno!"
    keep_message(store, again, conversation)
    after = store.written_revisions(9)
    assert after == before | {again.id: after[again.id]} != before
    (changed,) = store.written_texts([again.id])
    assert (changed.text, changed.revision) == ("uno!", after[again.id])
    store.delete_messages([first.id])
    assert list(store.written_revisions(1)) == [again.id]  # the newest first
    assert list(store.written_revisions(9)) == [again.id, question.id]
    store.delete_conversations([conversation.id])
    assert list(store.written_revisions(9)) == store.written_texts([question.id]) == []


def found(store: ChatStore, words: str, **options: int) -> list[str]:
    """The marked words of all hits in messages."""
    return [
        "|".join(hit.snippet[start:end] for start, end in hit.marks)
        for hit in store.search(words, **options)
        if hit.message_id is not None
    ]


WORDS: dict[str, dict[str, str]] = {
    "Quince jelly and a café: Straße, Αθήνα, e-mail, foo_bar, 3.14": {
        "QUIN": "Quin", "jelly qui": "Qui|jelly", "qui jelly": "", '"quince jelly"':
        "Quince jelly", '"jelly quince"': "", '"quince je': "Quince je", '"quin"': "", "uince": "",
        "cafe": "café", "cafe\u0301": "café", "ΑΘΗΝΑ": "Αθήνα", "e-mail": "e-mail", "foo_bar":
        "foo_bar", "3.14": "3.14", "quince AND jelly": "Quince|jelly|and",
    },
    "投机解码。推測デコードの学校 나는 학교에 간다 สวัสดีครับ GGUF模型": {
        "机解": "机解", "码机": "", "コード": "コード", "학교": "학교", "สวัสดี": "สวัสดี",
        "gguf模型": "GGUF模型", "模型": "模型",
    },
}  # fmt: skip


def test_words_are_found_and_marked(store: ChatStore) -> None:
    keep(store, *(chat("Something else", text) for text in WORDS))
    for words in WORDS.values():
        for typed, marked in words.items():
            assert found(store, typed) == ([marked] if marked else []), typed


ODD = [
    *("", " ", '"', '""', "'", "*", "-", "()", "^", "NEAR(", "a:b", "{", "\0", "\0a", "\ud83d"),
    *("🙂", "AND", "OR NOT", '"a" "', 'a"b', "a*", "text:x", "\u0301", "; DROP TABLE messages"),
    *("a" * 5000, "a " * 5000, '"a b' * 500, "中" * 3000, "a\nb\tc", "%"),
]


def test_no_input_is_an_error(store: ChatStore) -> None:
    rng = random.Random(1)
    letters = "ab \"'*-()^:{}\\%_;中é\u0301\0\n" + chr(rng.randrange(0x250, 0xD000))
    keep(store, chat("a b ab c", "é 中 and a text with x " + letters))
    typed = ["".join(rng.choices(letters, k=rng.randrange(12))) for _ in range(60)]
    for words in [*typed, *ODD]:
        for hit in store.search(words):
            assert all(0 <= start < end <= len(hit.snippet) for start, end in hit.marks)


def test_titles_first_then_the_newest(store: ChatStore, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(2 * 10**12, 3 * 10**12))
    monkeypatch.setattr(store_messages, "now_ms", lambda: next(clock))
    old, new, other, gone = chat("plum one"), chat("plum two"), chat("else"), chat("plum a")
    keep(store, old, new, other, gone)
    store.rename(other.id, "About a plum")
    late, removed = Message(Role.ASSISTANT, "plum three"), Message(Role.ASSISTANT, "plum four")
    for answer in (late, removed):
        old.add(answer, old.roots[0])
        keep_message(store, answer, old)
    store.delete_conversations([gone.id])
    store.delete_messages([removed.id])
    hits = store.search("plum")
    # The chat that was written to last, then the one that was saved last.
    of_titles = ["plum one", "About a plum", "plum two"]
    snippets = [*of_titles, "plum three", "plum two", "plum one"]
    assert [hit.snippet for hit in hits] == snippets
    assert [hit.message_id is None for hit in hits] == [True] * 3 + [False] * 3
    assert store.search("plum", limit=4) == hits[:4]
    store.rename(other.id, "Third")
    assert store.search("about") == []
    assert [hit.snippet for hit in store.search("third")] == ["Third"]


def test_a_snippet_shows_the_place_within_its_text(store: ChatStore) -> None:
    text = "Some words before it. " * 30 + "\n\n# Here is\tthe quince\n" + "and words behind. " * 30
    keep(store, chat("?", text))
    (hit,) = store.search("quince")
    assert hit.at == text.index("quince")
    assert hit.snippet[0] == hit.snippet[-1] == "…"
    assert "# Here is the quince and words" in hit.snippet
    assert len(hit.snippet) <= 162
    assert found(store, "quince") == ["quince"]


def test_a_damaged_index_is_made_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conversation, other = chat("A quince", "and a pear"), chat("pomeloword in a question")
    damage = "UPDATE messages_index_data SET block = x'0102030405' WHERE id > 9"
    with opened(path) as store:
        keep(store, conversation, other)
        store._database.run(damage)
    with opened(path) as store:
        for word in ("quince", "pear"):
            assert found(store, word) == [word]
            store._database.run(damage)
        conversation.messages[1].text = "and a plum"
        keep_message(store, conversation.messages[1], conversation)
        assert (found(store, "plum"), found(store, "pear")) == (["plum"], [])
        store._database.run("DROP TABLE messages_index")
    with opened(path) as store:
        assert found(store, "plum") == ["plum"]
        store.delete_conversations([other.id])
        monkeypatch.setattr(
            store_index, "_remove", Mock(side_effect=DamagedIndex("search-index-damaged"))
        )
    assert b"plum" in path.read_bytes()
    assert b"pomelo" not in path.read_bytes()


def abandon(store: ChatStore) -> None:
    """End as a process that was killed: nothing is written any more, and locks are gone."""
    store._database.close()
    store._files.close()


def kept_pieces(store: ChatStore) -> list[int]:
    """Return the sizes of the pieces of answers that are being written."""
    rows = store._database.rows("SELECT length(text) + length(records) FROM pieces")
    return [size for (size,) in rows]


def test_a_streaming_answer_is_written_bit_by_bit_and_there_after_the_app_died(path: Path) -> None:
    conversation = chat("one")
    source = AnswerSource("Big", None, "{}")
    answer = Message(Role.ASSISTANT, source=source, plain_tokens_per_second=20.5)
    store = ChatStore(path)
    keep(store, conversation)
    conversation.append(answer)
    tokens, steps = answer_records(500)
    for start in range(0, 500, 10):
        for token in tokens[start : start + 10]:
            answer.append(token)
        answer.steps[:] = [step for step in steps if step.index < answer.tokens[-1].step]
        store.save_partial(conversation.id, answer)
    sizes = kept_pieces(store)
    assert len(sizes) == 50
    assert max(sizes) < 550
    abandon(store)
    with opened(path) as store:
        kept = store.load(conversation.id).messages[1]
        assert (kept.id, kept.text, kept.created_ms) == (answer.id, answer.text, answer.created_ms)
        assert [(t.id, t.origin) for t in kept.tokens] == [(t.id, t.origin) for t in answer.tokens]
        assert [s.accepted for s in kept.steps] == [s.accepted for s in answer.steps]
        assert (kept.source, kept.plain_tokens_per_second) == (source, 20.5)
        assert kept.interrupted
        answer.finish_reason = FinishReason.STOP
        store.save_partial(conversation.id, answer)
        keep_message(store, answer, conversation)
        assert not store.load(conversation.id).messages[1].interrupted
        assert kept_pieces(store) == []


@pytest.mark.parametrize(
    "texts", [("It was", " a", " dark", " night"), ("first", " try", None, "2nd")]
)
def test_an_answer_continued_or_anew_stays(path: Path, texts: tuple[str | None, ...]) -> None:
    conversation = chat("one")
    answer = Message(Role.ASSISTANT, texts[0] or "", finish_reason=FinishReason.LENGTH)
    conversation.append(answer)
    conversation.add(Message(Role.ASSISTANT, "another"), conversation.roots[0])
    store = ChatStore(path)
    keep(store, conversation)
    conversation.select(answer)
    answer.finish_reason = None
    for text in texts[1:]:
        answer.text = "" if text is None else answer.text + text
        store.save_partial(conversation.id, answer)
    assert state(store.load(conversation.id)) == state(conversation)
    abandon(store)
    with opened(path) as store:
        assert state(store.load(conversation.id)) == state(conversation)
        assert store.rows()[0].message_count == 2, "of the shown branch"
        assert len(store.search(answer.text.split()[-1])) == 1


def test_a_streaming_answer_goes_with_its_conversation_and_none_is_without(path: Path) -> None:
    conversation = chat("one")
    store = ChatStore(path)
    keep(store, conversation)
    conversation.append(answer := Message(Role.ASSISTANT, "half"))
    store.save_partial(conversation.id, answer)
    lost = Message(Role.ASSISTANT, "half", parent=Message(Role.USER))
    with pytest.raises(StoreError, check=lambda error: error.kind == "chats-row-refused"):
        store.save_partial(conversation.id, lost)
    store.delete_conversations([conversation.id])
    abandon(store)
    with opened(path) as store:
        assert store._database.rows("SELECT count(*) FROM messages") == [(0,)]


_WRITER = """
import sys
from pathlib import Path
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import ChatStore
from stored_answers import answer_records

store = ChatStore(Path(sys.argv[1]))
conversation = Conversation()
conversation.append(Message(Role.USER, "Go on for ever."))
store.save_whole(conversation)
answer = Message(Role.ASSISTANT)
conversation.append(answer)
tokens, _ = answer_records(1000, seed=int(sys.argv[2]))
print(conversation.id, flush=True)
for round in range(1000):
    for token in tokens[round % 100 * 10 : round % 100 * 10 + 10]:
        answer.append(token)
    store.save_partial(conversation.id, answer)
    print(len(answer.text), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.parametrize("rounds", [1, 40])
def test_kill_9_loses_nothing_that_was_saved(path: Path, rounds: int) -> None:
    places = [str(Path(__file__).parents[1]), *sys.path]
    with subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path), str(rounds)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))},
    ) as writer:
        conversation_id = int(writer.stdout.readline())
        saved = [int(writer.stdout.readline()) for _ in range(rounds)]
        writer.kill()
        saved += [int(line) for line in writer.stdout.read().split("\n")[:-1]]
    with opened(path) as store:
        assert store._database.damage(thorough=True) is None
        answer = store.load(conversation_id).messages[1]
        assert (text_of(answer_records(1000, seed=rounds)[0]) * 10).startswith(answer.text)
        assert len(answer.text) >= saved[-1]
        assert text_of(answer.tokens) == answer.text
        assert answer.interrupted


def text_of(tokens: list[TokenEmitted]) -> str:
    return "".join(token.text for token in tokens)


def nearly(new: object, old: object, name: str = "") -> bool:
    """Probabilities and times are rounded; a probability is none or zero where it was."""
    if is_dataclass(old):
        names = [each.name for each in fields(old)]
        return all(nearly(getattr(new, name), getattr(old, name), name) for name in names)
    if not isinstance(old, float) or not isinstance(new, float):
        return new == old
    if name.endswith("_ms"):
        return new == pytest.approx(old, rel=0.006, abs=0.015)
    return new == pytest.approx(old, abs=0.005 + 1e-9) and (new == 0.0) == (old == 0.0)


def comes_back(tokens: list[TokenEmitted], steps: list[StepFinished], text: str) -> None:
    packed = pack_records(tokens, steps, text)
    back = unpack_records(packed, text)
    for new, old in zip((*back[0], *back[1]), (*tokens, *steps), strict=True):
        assert nearly(new, old), (new, old)
    assert pack_records(*back, text) == packed  # rounding once more changes nothing


def test_records_come_back_and_take_few_bytes() -> None:
    tokens, steps = answer_records(1000)
    text = text_of(tokens)
    places = (None, CopiedFrom(2**62 + 5), CopiedFrom(9, 3))
    copied = [replace(s, copied_from=places[n % 3], reason=None) for n, s in enumerate(steps)]
    for some in (steps, copied, []):
        comes_back(tokens, some, text)
    assert len(pack_records(tokens, steps, text) or b"") < 8 * len(tokens)
    tokens = [
        TokenEmitted(0, "", TokenOrigin.TARGET, 0, None, None, None, None),
        TokenEmitted(3, "or", TokenOrigin.CHOSEN, 1, None, 0.25, None, None),
        TokenEmitted(UNKNOWN_ID, " it", TokenOrigin.UNKNOWN, 1, None, None, None, None),
        TokenEmitted(7, "", TokenOrigin.DRAFT, 0, 0, None, None, None, DraftSource.LOOKUP),
        TokenEmitted(8, "é🙂", TokenOrigin.DRAFT, 0, 3, 1.0, 1e-9, None, DraftSource.MODEL),
        TokenEmitted(2**31 - 1, "\ud800", TokenOrigin.BONUS, 9_999_999, None, 0.0, 0.5, None),
        TokenEmitted(9, "\0 \n", TokenOrigin.CORRECTION, 1, 2, 0.996, None, None),
        TokenEmitted(
            8, "\0 \n", TokenOrigin.TARGET, 1, 2, 0.3, 0.2, RejectedDraft(8, "x", None, 0.0)
        ),
    ]
    paused, ewma = PolicyStatus(PolicyState.PAUSED), PolicyStatus(PolicyState.EWMA, 12)
    steps = [
        StepFinished(5, 4, 3, 1, 0, 0.0, 1234.5, 1300.0, 17, paused, None, 6),
        StepFinished(2, 0, 0, 0, 0, 0.0, 0.004, 0.0, 3, None, DraftSource.LOOKUP, 0),
        StepFinished(3, 32, 0, 0, 0, 1e-7, 987654.0, 999999.0, 2**40, ewma, DraftSource.MODEL),
    ]
    blank = StepFinished(0, 1, 1, 1, 1, 1.0, 2.0, 3.0, 4)
    steps += [replace(blank, index=i, reason=LookaheadReason(k)) for i, k in enumerate(DraftLength)]
    steps.append(replace(blank, reason=LookaheadReason(DraftLength.DOUBTFUL, 0.25)))
    steps += [replace(blank, policy=PolicyStatus(each)) for each in PolicyState]
    assert policy_of("of a later version") is policy_of("fixed x") is None
    comes_back(tokens, steps, text_of(tokens))
    comes_back([], steps, "no tokens")
    packed = pack_records([], [replace(blank, draft_ms=float("nan"), total_ms=float("inf"))], "")
    (step,) = unpack_records(packed, "")[1]
    assert (step.draft_ms, step.verify_ms) == (0.0, 2.0)  # what is no number is none


def test_damage_is_told_and_nothing_else_happens() -> None:
    tokens, steps = answer_records(60)
    text, rng = text_of(tokens), random.Random(0)
    packed = pack_records(tokens, steps, text) or b""
    for number in range(60):
        data = bytearray(packed)
        for _ in range(rng.randint(1, 5)):
            data[rng.randrange(1, len(data))] = rng.randrange(256)
        with suppress(UnreadableRecords):
            kept = bytes(data[: rng.randrange(len(data))] if number % 2 else data)
            assert all(isinstance(one, TokenEmitted) for one in unpack_records(kept, text)[0])
    for kept, said in ((packed, "short"), (b"\4" + packed[1:], text)):  # or of a later format
        with pytest.raises(UnreadableRecords):
            unpack_records(kept, said)
