"""What the memory of texts is told of the archive."""

from pathlib import Path

from foretoken.chat.conversations.conversation import Attachment, CopiedText, Message, Role
from foretoken.engine.events import CopiedFrom
from stored_chats import chat, keep, keep_message, opened


def test_all_that_was_written_is_listed_newest_first_unless_it_is_deleted(tmp_path: Path) -> None:
    first, second = chat("One?", "1", "Two?", "2"), chat("Three?", "3", "", "4")
    ids = [message.id for one in (first, second) for message in one.messages]
    with opened(tmp_path / "chats" / "chats.db") as store:
        keep(store, first, second)
        empty = second.messages[2].id
        written = [id_ for id_ in reversed(ids) if id_ != empty]
        assert list(store.written_revisions(100)) == written
        assert list(store.written_revisions(3)) == written[:3]
        store.delete_messages([ids[2]])
        assert list(store.written_revisions(100)) == [i for i in written if i not in ids[2:4]]
        store.delete_conversations([second.id])
        assert list(store.written_revisions(100)) == [ids[1], ids[0]]
        assert store.written_texts(ids[4:]) == []
        store.restore_conversations([second.id])
        store.restore_messages([ids[2]])
        assert list(store.written_revisions(100)) == written


def test_a_text_that_grew_has_another_revision(tmp_path: Path) -> None:
    conversation = chat("One?", "1")
    question, answer = conversation.messages
    with opened(tmp_path / "chats" / "chats.db") as store:
        keep(store, conversation)
        before = store.written_revisions(9)
        answer.text += " and more"
        keep_message(store, answer, conversation)
        after = store.written_revisions(9)
        assert before[question.id] == after[question.id]
        assert before[answer.id] != after[answer.id]
        (text,) = store.written_texts([answer.id])
        assert (text.text, text.asked, text.revision) == ("1 and more", "One?", after[answer.id])
        (text,) = store.written_texts([question.id])
        assert (text.text, text.asked) == ("One?", "")


def test_texts_are_called_by_their_chat_and_their_file(tmp_path: Path) -> None:
    conversation = chat("Tides?", "They come.")
    question = conversation.messages[0]
    question.attachments = (Attachment("a.txt", "Moon"),)
    with opened(tmp_path / "chats" / "chats.db") as store:
        keep(store, conversation)
        wanted = [
            CopiedFrom(question.id),
            CopiedFrom(question.id, 1),
            CopiedFrom(question.id, 2),
            CopiedFrom(question.id, -1),
            CopiedFrom(5),
        ]
        assert store.copied_texts(wanted, conversation_id=1) == {
            wanted[0]: CopiedText("Tides?"),
            wanted[1]: CopiedText("Tides?", "a.txt"),
        }
        assert store.copied_texts(wanted, conversation.id) == {
            wanted[0]: CopiedText(None),
            wanted[1]: CopiedText(None, "a.txt"),
        }
        store.delete_conversations([conversation.id])
        assert store.copied_texts(wanted, conversation.id) == {}


def test_each_version_of_a_message_is_read_by_its_id(tmp_path: Path) -> None:
    conversation = chat("One?", "1")
    other, again = Message(Role.USER, "One, please?"), Message(Role.ASSISTANT, "uno")
    conversation.add(again, conversation.roots[0])
    conversation.add(other, None)
    conversation.append(unanswered := Message(Role.USER, "Two?"))
    first = conversation.roots[0].children[0]
    with opened(tmp_path / "chats" / "chats.db") as store:
        keep(store, conversation)
        wanted = [again.id, other.id, 5, unanswered.id, first.id]
        assert [(text.id, text.text, text.asked) for text in store.written_texts(wanted)] == [
            (again.id, "uno", "One?"),
            (other.id, "One, please?", ""),
            (unanswered.id, "Two?", ""),
            (first.id, "1", "One?"),
        ]
        again.text = "uno!"
        keep_message(store, again, conversation)
        versions = store.written_texts([first.id, again.id])
        assert [text.text for text in versions] == ["1", "uno!"]
