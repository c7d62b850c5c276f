"""Editing, answering anew, deleting and undoing keep a conversation a tree and lose nothing."""

import random

import pytest

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


def question(text: str = "?") -> Message:
    return Message(Role.USER, text)


def answer(text: str = "!") -> Message:
    return Message(Role.ASSISTANT, text)


def chat(*texts: str) -> Conversation:
    conversation = Conversation()
    for index, text in enumerate(texts):
        conversation.append(question(text) if index % 2 == 0 else answer(text))
    return conversation


def shown(conversation: Conversation) -> list[str]:
    return [message.text for message in conversation.messages]


def check(conversation: Conversation) -> None:
    """What holds whatever was done."""
    seen = set()
    for message in conversation.all_messages():
        assert message.id not in seen
        seen.add(message.id)
        assert message in conversation.siblings(message)
        wanted = Role.USER if message.parent is None else None
        assert wanted is None or message.role is wanted
        if message.parent is not None:
            assert message.role is not message.parent.role
        for child in message.children:
            assert child.parent is message
    path = conversation.messages
    assert all(message.id in seen for message in path)
    assert path == path_to(conversation.leaf)
    assert bool(path) == bool(conversation.roots)
    assert 0 <= conversation.context_start <= len(path)


def test_an_edited_question_stands_beside_the_first_one() -> None:
    conversation = chat("one", "1", "two", "2")
    second = conversation.messages[2]
    edited = question("zwei")
    conversation.add(edited, second.parent)
    conversation.append(answer("II"))
    assert shown(conversation) == ["one", "1", "zwei", "II"]
    assert conversation.siblings(edited) == [second, edited]
    conversation.select(second)
    assert shown(conversation) == ["one", "1", "two", "2"]
    check(conversation)


def test_selecting_goes_on_to_the_newest_end() -> None:
    conversation = chat("one", "1", "two", "2")
    first = conversation.messages[1]
    conversation.add(answer("another 1"), first.parent)
    conversation.add(question("new"), first)
    conversation.select(conversation.roots[0].children[1])
    conversation.select(first)
    assert shown(conversation) == ["one", "1", "new"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_removed_version_gives_way_to_its_neighbour_and_comes_back(place: int) -> None:
    conversation = chat("one", "1")
    asked = conversation.roots[0]
    for text in ("I", "i"):
        conversation.add(answer(text), asked)
    versions = list(asked.children)
    conversation.select(versions[place])
    removal = conversation.remove(versions[place])
    assert versions[place] not in asked.children
    assert conversation.leaf in asked.children
    check(conversation)
    conversation.restore(removal)
    assert asked.children == versions
    assert conversation.leaf is versions[place]
    check(conversation)


def test_a_removed_message_is_held_no_more() -> None:
    conversation = chat("one", "1", "two", "2")
    first, last = conversation.messages[0], conversation.messages[3]
    removal = conversation.remove(conversation.messages[1])
    assert conversation.holds(first)
    assert not conversation.holds(last)
    assert not chat("one").holds(first)
    conversation.restore(removal)
    assert conversation.holds(last)


def test_a_version_is_a_copy_beside_a_message() -> None:
    conversation = chat("one", "1", "two")
    first = conversation.messages[1]
    version = conversation.add_version(first)
    assert shown(conversation) == ["one", "1"]
    assert conversation.siblings(first) == [first, version]
    assert version.id != first.id
    version.text = "changed"
    assert first.text == "1"
    check(conversation)


def test_a_copy_has_all_branches_and_ids_of_its_own() -> None:
    conversation = chat("one", "1", "two", "2")
    conversation.add(answer("II"), conversation.messages[2])
    conversation.select(conversation.messages[2].children[0])
    copy = conversation.copy()
    assert shown(copy) == shown(conversation) == ["one", "1", "two", "2"]
    assert (copy.title, copy.title_source) == ("one (2)", TitleSource.MODEL)
    ids = {message.id for message in conversation.all_messages()}
    assert len(ids) == 5
    assert ids.isdisjoint(message.id for message in copy.all_messages())
    copy.messages[0].text = "changed"
    assert conversation.messages[0].text == "one"
    check(copy)


def test_what_the_model_forgot_stays_forgotten_only_on_the_same_branch() -> None:
    conversation = chat("one", "1", "two", "2", "three", "3")
    conversation.context_start = 2
    conversation.add(question("drei"), conversation.messages[3])
    assert conversation.context_start == 2
    conversation.add(question("eins"), None)
    assert conversation.context_start == 0


@pytest.mark.parametrize("seed", range(15))
def test_any_sequence_keeps_the_tree_whole_and_undo_brings_everything_back(seed: int) -> None:
    rng = random.Random(seed)
    conversation = chat("one", "1")
    removals: list[tuple[Removal, list[int], list[str]]] = []

    def picture() -> list[int]:
        return [message.id for message in conversation.all_messages()]

    for _ in range(60):
        everything = list(conversation.all_messages())
        action = rng.choice(["ask", "edit", "regenerate", "select", "remove", "undo", "copy"])
        if action in ("ask", "edit", "regenerate") or not everything:
            removals.clear()  # what follows a change is not undone
        if action == "ask" or not everything:
            if conversation.leaf is None or conversation.leaf.role is Role.ASSISTANT:
                conversation.append(question(), answer())
            else:
                conversation.append(answer())
        elif action == "edit":
            old = rng.choice([m for m in everything if m.role is Role.USER])
            conversation.add(question("edited"), old.parent)
            conversation.append(answer())
        elif action == "regenerate":
            asked = rng.choice([m for m in everything if m.role is Role.USER])
            conversation.add(answer("anew"), asked)
        elif action == "select":
            conversation.select(rng.choice(everything))
        elif action == "remove":
            before, branch = picture(), shown(conversation)
            removals.append((conversation.remove(rng.choice(everything)), before, branch))
        elif action == "undo" and removals:
            removal, before, branch = removals.pop()
            conversation.restore(removal)
            assert picture() == before
            assert shown(conversation) == branch
        elif action == "copy":
            check(conversation.copy(rng.choice(everything)))
        check(conversation)


def test_an_answer_without_an_end_is_interrupted() -> None:
    assert answer().interrupted
    assert not question().interrupted
    failed = answer()
    failed.error = "The model failed."
    assert not failed.interrupted


def test_attachments_are_told_before_the_question() -> None:
    asked = question("Summarise it.")
    asked.attachments = (Attachment("notes.txt", "a\nb\n"),)
    assert asked.prompt_text == "[notes.txt]\na\nb\n[end of notes.txt]\n\nSummarise it."
    assert question("Hi").prompt_text == "Hi"


def test_ids_are_never_the_same_and_grow() -> None:
    ids = [new_id() for _ in range(20_000)]
    assert ids == sorted(set(ids))
    assert 0 < ids[0] < ids[-1] < 2**63
