"""Conversations in memory: the tree stays consistent; titles; search in texts."""

import random

import pytest

from foreign import foreign
from foretoken.chat.conversations.conversation import (
    Attachment,
    Conversation,
    Message,
    Removal,
    Role,
    TitleSource,
    new_id,
    path_to,
)
from foretoken.chat.conversations.text_search import FoldedText
from foretoken.chat.conversations.titles import (
    numbered_title,
    of_the_chat,
    split_number,
    tidy_title,
    title_in,
)
from foretoken.engine.events import RunStatistics, TokenEmitted, TokenOrigin
from stored_chats import chat


def question(text: str = "?") -> Message:
    return Message(Role.USER, text)


def answer(text: str = "!") -> Message:
    return Message(Role.ASSISTANT, text)


def shown(conversation: Conversation) -> list[str]:
    return [message.text for message in conversation.messages]


def check(conversation: Conversation) -> None:
    seen = set()
    for message in conversation.all_messages():
        assert message.id not in seen
        seen.add(message.id)
        assert message in conversation.siblings(message)
        assert message.parent is not None or message.role is Role.USER
        assert message.parent is None or message.role is not message.parent.role
        assert all(child.parent is message for child in message.children)
    path = conversation.messages
    assert {message.id for message in path} <= seen
    assert path == path_to(conversation.leaf)
    assert bool(path) == bool(conversation.roots)
    assert 0 <= conversation.context_start <= len(path)


def test_an_edited_question_stands_beside_the_first_one() -> None:
    conversation = chat("one", "1", "two", "2")
    first, second = conversation.messages[1:3]
    edited = question("zwei")
    conversation.add(edited, first)
    conversation.append(answer("II"))
    assert shown(conversation) == ["one", "1", "zwei", "II"]
    assert conversation.siblings(edited) == [second, edited]
    conversation.select(second)
    assert shown(conversation) == ["one", "1", "two", "2"]
    conversation.add(answer("another 1"), first.parent)
    conversation.select(first)  # and on to the newest end
    assert shown(conversation) == ["one", "1", "zwei", "II"]
    removal = conversation.remove(edited)  # its neighbour is shown instead
    assert shown(conversation) == ["one", "1", "two", "2"]
    assert not conversation.holds(edited)
    conversation.restore(removal)
    assert shown(conversation) == ["one", "1", "zwei", "II"]
    check(conversation)


def test_versions_and_copies_have_ids_of_their_own() -> None:
    conversation = chat("one", "1", "two", "2")
    first = conversation.messages[1]
    version = conversation.add_version(first)
    assert shown(conversation) == ["one", "1"]
    assert conversation.siblings(first) == [first, version]
    version.text = "changed"
    conversation.select(first)
    copy = conversation.copy()
    assert shown(copy) == ["one", "1", "two", "2"]
    assert (copy.title, copy.title_source) == ("one (2)", TitleSource.MODEL)
    ids = {message.id for message in conversation.all_messages()}
    assert ids.isdisjoint(message.id for message in copy.all_messages())
    check(copy)


def test_what_the_model_forgot_stays_forgotten_only_on_the_same_branch() -> None:
    conversation = chat("one", "1", "two", "2", "three", "3")
    conversation.context_start = 2
    conversation.add(question("drei"), conversation.messages[3])
    assert conversation.context_start == 2
    conversation.add(question("eins"), None)
    assert conversation.context_start == 0


@pytest.mark.parametrize("seed", range(4))
def test_any_sequence_keeps_the_tree_whole_and_undo_brings_everything_back(seed: int) -> None:
    rng = random.Random(seed)
    conversation = chat("one", "1")
    removals: list[tuple[Removal, list[int], list[str]]] = []

    def picture() -> tuple[list[int], list[str]]:
        return [message.id for message in conversation.all_messages()], shown(conversation)

    for _ in range(60):
        everything = list(conversation.all_messages())
        questions = [m for m in everything if m.role is Role.USER]
        action = rng.choice(["ask", "edit", "regenerate", "select", "remove", "undo", "copy"])
        if action in ("ask", "edit", "regenerate") or not everything:
            removals.clear()  # what follows a change is not undone
        if action == "ask" or not everything:
            if conversation.leaf is None or conversation.leaf.role is Role.ASSISTANT:
                conversation.append(question())
            conversation.append(answer())
        elif action == "edit":
            conversation.add(question("edited"), rng.choice(questions).parent)
            conversation.append(answer())
        elif action == "regenerate":
            conversation.add(answer("anew"), rng.choice(questions))
        elif action == "select":
            conversation.select(rng.choice(everything))
        elif action == "remove":
            before = picture()
            removals.append((conversation.remove(rng.choice(everything)), *before))
        elif action == "undo" and removals:
            removal, *before = removals.pop()
            conversation.restore(removal)
            assert picture() == tuple(before)
        elif action == "copy":
            check(conversation.copy(rng.choice(everything)))
        check(conversation)


def test_a_snapshot_does_not_change_while_an_answer_grows() -> None:
    conversation = Conversation()
    asked, said = question("one"), answer("")
    conversation.append(asked, said)
    said.append(TokenEmitted(1, "a 🙂", TokenOrigin.TARGET, 0))
    said.statistics = RunStatistics(tokens=1)
    before = conversation.snapshot()
    said.append(TokenEmitted(1, "b", TokenOrigin.TARGET, 0))
    said.statistics.tokens = 2
    assert said.text == "a 🙂b"
    conversation.append(question("two"))
    conversation.remove(asked)
    assert [(m.id, m.text) for m in before.messages] == [(asked.id, "one"), (said.id, "a 🙂")]
    assert len(before.messages[1].tokens) == 1
    assert before.messages[1].statistics == RunStatistics(tokens=1)
    assert before.messages[1].parent is before.messages[0] is before.roots[0]


def test_the_title_is_the_first_question_cut_at_a_word() -> None:
    for asked, title in (
        ("  \n ", "New chat"),
        ("  two\n\n lines ", "two lines"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        ("a" * 39 + " b", "a" * 39 + "…"),
    ):
        assert chat(asked, "An answer", "Another question").title == title
    files = (Attachment("minutes.txt", "x"), Attachment("plan.md", "y"))
    conversation = Conversation()
    conversation.append(Message(Role.USER, " ", attachments=files))
    assert conversation.title == "minutes.txt, plan.md"
    with foreign():
        assert (Conversation().title, Conversation().stored_title) == ("<New chat>", "New chat")


def test_what_a_message_is() -> None:
    failed = Message(Role.ASSISTANT, error="The model failed.")
    assert [one.interrupted for one in (answer(), question(), failed)] == [True, False, False]
    asked = question("Summarise it.")
    asked.attachments = (Attachment("notes.txt", "a\nb\n"),)
    assert asked.prompt_text == "[notes.txt]\na\nb\n[end of notes.txt]\n\nSummarise it."
    ids = [new_id() for _ in range(20_000)]
    assert ids == sorted(set(ids))
    assert 0 < ids[0] < ids[-1] < 2**63


FOXES = [
    *('"Brown Foxes."', "**Title:** Brown Foxes", "# Brown Foxes", "1. Brown Foxes"),
    *("Here is a title for this chat: Brown Foxes", "<h1>Brown Foxes</h1>"),
    *("```\nBrown Foxes\n```", "<think>What do they want?</think>\n\n Brown\tFoxes \nand more"),
]
OTHERS = {
    "2. Weltkrieg": "2. Weltkrieg",
    "`Brown` ~~red~~ __Foxes__": "Brown red Foxes",
    "Words in snake_case": "Words in snake_case",
    "Brown &amp; Red Foxes": "Brown & Red Foxes",
    "No Country for Old Men": "No Country for Old Men",
}


def test_markup_is_no_part_of_a_title() -> None:
    for text, title in {**dict.fromkeys(FOXES, "Brown Foxes"), **OTHERS}.items():
        assert tidy_title(text, whole=True) == title, text
    for text in NO_TITLES:
        assert tidy_title(text, whole=True) == "", text
    # Nor is a line that was cut.
    assert tidy_title("Why the tides are", whole=False) == ""
    assert tidy_title("Why the tides are\nThey", whole=False) == "Why the tides are"


NO_TITLES = [
    *("", "🦊🌙", "---", "| Animal | Colour |\n|---|---|\n| Fox | Brown |", "word " * 20),
    *("def add(a, b): return {a: b}", "<think>The person wants", "https://example.org/foxes"),
    *("Title:", "1, 2, 3", "Brown foxes and,", "Brown foxes are...", "Ja, gern"),
    *("Foxes are brown. They hunt at night.", "A story I like", "What a great question!"),
]


CHAT = """# Tides of the Ocean
The sea rises because of the Moon. Its pull is stronger on the near side of the Earth.
| Phase | Tide |
"""


def test_a_title_is_of_its_chat_and_no_piece_of_a_sentence() -> None:
    question = "Why are there tides, and what are spring tides? Explain it."
    for title, good in (
        ("Tides and the Moon", True),
        ("Tides of the Ocean", True),  # a heading, all of it
        ("**Ocean Tides**", True),
        ("pull is stronger on the near side", False),
        ("The sea rises in spring", False),  # it begins like a sentence of the answer
        ("| Phase | Tide |", False),
        ("The bird in the air", False),  # of another chat
    ):
        assert title_in(title, question, CHAT, whole=True) == (title.strip("*") if good else "")


def test_a_title_has_words_of_its_chat_and_a_copy_a_number() -> None:
    assert of_the_chat("海の潮汐", "海の潮はなぜ", "")
    assert not of_the_chat("猫の話", "潮", "")
    assert not of_the_chat("A title for this chat", "Give this chat a title", "")
    assert of_the_chat("Ocean gardens", "Tell me of the ocean", "")  # half of them will do
    assert not of_the_chat("Ocean garden paintings", "Tell me of the ocean", "")
    assert numbered_title("Tides", ()) == "Tides (2)"
    assert numbered_title("Tides", {"Tides (2)", "Tides (3)"}) == "Tides (4)"
    assert numbered_title("Summer (2024)", ()) == "Summer (2024) (2)"
    assert split_number("Tides (12)") == ("Tides", " (12)")
    assert split_number("Summer (2024)") == ("Summer (2024)", "")


def test_words_are_found() -> None:
    for text, words, places in (
        ("Café cafe CAFÉ cafe\u0301!", "cafe", ["Café", "cafe", "CAFÉ", "cafe\u0301"]),
        ("Straße, STRASSE", "strasse", ["Straße", "STRASSE"]),
        ("Straße", "stras", ["Straß"]),
        ("🌍 naïve 🌍 Naive", "NAÏVE", ["naïve", "Naive"]),
        ("one\ntwo, ein\u00a0über", "ein uber", ["ein\u00a0über"]),
        ("aaaa", "aa", ["aa", "aa"]),
        ("ΣΊΣΥΦΟΣ", "σισυφος", ["ΣΊΣΥΦΟΣ"]),
        ("anything", "", []),
        ("é", "\u0301", []),
    ):
        encoded = text.encode("utf-16-le")
        spans = FoldedText.of(text).find_all(FoldedText.of(words))
        assert [encoded[2 * start : 2 * end].decode("utf-16-le") for start, end in spans] == places
