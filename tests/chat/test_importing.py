"""Files of other programs, damaged files, and files that were made to do harm."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from foretoken.chat.conversations.conversation import Conversation, Role
from foretoken.chat.sharing import importing
from foretoken.chat.sharing.exporting import export_pieces
from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.importing import LeftOut, read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError, held
from foretoken.engine.events import FinishReason, StepFinished, TokenEmitted, TokenOrigin
from foretoken.system.json_stream import JsonStream
from stored_chats import chat


def node(id_: str, parent: str | None, role: str = "", text: str = "", **more: Any) -> Any:
    message = {
        "id": id_,
        "author": {"role": role, "name": None, "metadata": {}},
        "create_time": 1_700_000_000.5,
        "content": {"content_type": "text", "parts": [text]},
        "status": "finished_successfully",
        "metadata": {"model_slug": "gpt-4o"} if role == "assistant" else {},
        "recipient": "all",
        **more,
    }
    return {"id": id_, "message": message if role else None, "parent": parent, "children": []}


def chatgpt(*nodes: Any, **more: Any) -> Any:
    mapping = {each["id"]: each for each in nodes}
    for each in nodes:
        if each["parent"] in mapping:
            mapping[each["parent"]]["children"].append(each["id"])
    return {
        "title": "Tides",
        "create_time": 1_700_000_000.0,
        "update_time": 1_700_000_900.25,
        "mapping": mapping,
        "conversation_id": "aaaa-bbbb",
        "current_node": nodes[-1]["id"],
        **more,
    }


PICTURE = [{"content_type": "image_asset_pointer"}, "And this?"]
EXPORT = [
    chatgpt(
        node("root", None),
        node("s", "root", "system", ""),
        node("q", "s", "user", "Why tides?"),
        node("t", "q", "assistant", "search(tides)", recipient="browser"),
        node("r", "t", "tool", "a page"),
        node("a", "r", "assistant", "The Moon."),
        node("a2", "a", "assistant", "And the Sun."),
        node("b", "q", "assistant", "Gravity."),
        node("p", "b", "user", content={"content_type": "multimodal_text", "parts": PICTURE}),
        node("c", "a2", "user", "Thanks"),
        is_archived=True,
    ),
    chatgpt(node("only", None, "assistant", "Hello!"), conversation_id="cccc", title=None),
]


def only(found: Any) -> list[SharedChat]:
    chats = list(found)
    assert all(isinstance(one, SharedChat) for one in chats), chats
    return chats


def saved(folder: Path, values: object, name: str = "conversations.json") -> Path:
    file = folder / name
    file.write_text(json.dumps(values), encoding="utf-8")
    return file


def test_chatgpt_with_all_its_versions(tmp_path: Path) -> None:
    first, second = only(read_chats(saved(tmp_path, EXPORT)))
    talk = first.conversation
    assert [m.text for m in talk.messages] == ["Why tides?", "The Moon.\n\nAnd the Sun.", "Thanks"]
    (question,) = talk.roots
    assert [m.text for m in question.children] == ["The Moon.\n\nAnd the Sun.", "Gravity."]
    (picture,) = question.children[1].children
    assert picture.text == "(An image, which is not in this file.)\n\nAnd this?"
    assert (talk.title, talk.archived) == ("Tides", True)
    assert (talk.created_ms, first.updated_ms) == (1_700_000_000_000, 1_700_000_900_250)
    answer = talk.messages[1]
    assert answer.source is not None
    assert answer.source.target == "gpt-4o"
    assert not answer.interrupted
    assert [m.role for m in second.conversation.messages] == [Role.USER, Role.ASSISTANT]
    later = node("a", "q", "assistant", "Hello", create_time=1_700_000_800.0)
    timeless = chatgpt(node("q", None, "user", "Hi"), later, create_time=None, update_time=None)
    (third,) = only(read_chats(saved(tmp_path, [timeless])))
    assert third.conversation.created_ms == 1_700_000_000_500  # that of its first message
    again, _ = only(read_chats(saved(tmp_path, EXPORT)))
    assert again.conversation.id == talk.id
    assert [m.id for m in again.conversation.all_messages()] == [m.id for m in talk.all_messages()]


def test_chatgpt_as_it_is_downloaded(tmp_path: Path) -> None:
    file = tmp_path / "export.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("user.json", "{}")
        archive.writestr("conversations-001.json", json.dumps(EXPORT[1:]))
        archive.writestr("conversations-000.json", json.dumps(EXPORT[:1]))
    titles = [one.conversation.title for one in only(read_chats(file))]
    assert titles == ["Tides", "(This chat began with an answer.)"]


def lm_studio() -> dict[str, Any]:
    def turn(*versions: Any, selected: int = 0) -> Any:
        return {"versions": list(versions), "currentlySelected": selected}

    def user(text: str) -> Any:
        content = [{"type": "text", "text": text}]
        return {"type": "singleStep", "role": "user", "content": content}

    def answer(*texts: str, thought: str = "", reason: str = "eosFound") -> Any:
        steps = [
            {
                "type": "contentBlock",
                "content": [{"type": "text", "text": text, "fromDraftModel": False}],
                "genInfo": {"identifier": "qwen3-4b", "stats": {"stopReason": reason}},
            }
            for text in texts
        ]
        if thought:
            content = [{"type": "text", "text": thought}]
            style = {"type": "thinking", "ended": True}
            steps.insert(0, {"type": "contentBlock", "content": content, "style": style})
        steps.append({"type": "debugInfoBlock", "debugInfo": "hidden"})
        return {"type": "multiStep", "role": "assistant", "steps": steps}

    return {
        "name": "Testing",
        "pinned": True,
        "createdAt": 1_774_506_311_562,
        "userLastMessagedAt": 1_774_511_711_357,
        "systemPrompt": "Be brief.",
        "messages": [
            turn(user("Hi"), user("Hello")),
            turn(answer("One", reason="userStopped"), answer("Two", thought="hm"), selected=1),
            turn(user("More")),
        ],
    }


def test_lm_studio_with_all_its_versions(tmp_path: Path) -> None:
    given = lm_studio()
    given["messages"][2]["versions"][0]["steps"] = None
    (found,) = only(read_chats(saved(tmp_path, given, "1774506311562.conversation.json")))
    talk = found.conversation
    assert [m.text for m in talk.messages] == ["Hi", "<think>\nhm\n</think>\n\nTwo", "More"]
    assert [m.text for m in talk.roots] == ["Hi", "Hello"]
    first = talk.roots[0].children[0]
    assert (first.text, first.finish_reason) == ("One", FinishReason.CANCELLED)
    assert first.source is not None
    assert first.source.target == "qwen3-4b"
    assert (talk.title, talk.pinned, talk.system_prompt) == ("Testing", True, "Be brief.")
    assert (talk.created_ms, found.updated_ms) == (1_774_506_311_562, 1_774_511_711_357)


# --- what is refused ---------------------------------------------------------------------------


def own_text(*conversations: Conversation) -> str:
    chats = [held(one) for one in conversations]
    return "".join(export_pieces(chats, [], ExportOptions(ExportFormat.JSON)))


DEEP = "[" * 5000 + "]" * 5000
FILES = {
    "nothing": ("", "cannot be imported"),
    "no JSON": ("Dear diary", "cannot be imported: line 1"),
    "no UTF-8": (b'[{"mapping": {"\xff\xfe', "it is no text"),
    "another kind": ('{"a": 1}', "no conversation of a known kind"),
    "a list of numbers": ("[1, 2]", "something else than conversations"),
    "an empty list": ("[]", "There is no chat"),
    "cut off": (own_text(chat("one", "two"))[:-40], "its end is missing"),
    "cut off in a text": ('[{"title": "abc', "its end is missing"),
    "levels": (f'[{{"mapping": {DEEP}}}]', "levels"),
    "levels of one object": (f'{{"mapping": {DEEP}}}', "levels"),
    "many digits": ('[{"mapping": {}, "x": ' + "9" * 9000 + "}]", "thousands of digits"),
    "no number": ('{"mapping": {}, "create_time": NaN}', "no number"),
}


def test_a_file_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "given.json"
    for content, words in FILES.values():
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        with pytest.raises(SharingError, match=words):
            list(read_chats(file))


CHANGES: dict[str, dict[str, Any]] = {
    "no id": {"id": 7},
    "an id that is too large": {"id": str(2**63)},
    "a title that is a list": {"title": []},
    "no moment": {"created_ms": 10**17},
    "a flag that is none": {"pinned": "yes"},
    "messages that are none": {"messages": [3]},
    "no messages": {"messages": []},
    "an unknown leaf": {"leaf": "1"},
}
TOKEN = {
    "id": 1, "text": "a", "origin": "draft", "step": 0, "position": 0, "target_prob": 0.5,
    "draft_prob": 0.5, "rejected": None,
}  # fmt: skip
STEP = {
    "index": 0, "lookahead": 1, "drafted": 1, "evaluated": 1, "accepted": 1, "draft_ms": 0,
    "verify_ms": 0, "total_ms": 0, "position": 0,
}  # fmt: skip
MESSAGE_CHANGES: dict[str, dict[str, Any]] = {
    "a role of none": {"role": "god"},
    "a parent behind it": {"parent": "12345"},
    "a text that is none": {"text": None},
    "tokens that are none": {"tokens": [["x"]]},
    "an id of a token that is too large": {"tokens": [TOKEN | {"id": 2**60}]},
    "a probability above all": {"tokens": [TOKEN | {"target_prob": 7}]},
    "a step that accepts more than was drafted": {"steps": [STEP | {"accepted": 5}]},
    "a step that drafts more than any": {"steps": [STEP | {"drafted": 10**9}]},
    "statistics that are none": {"statistics": {"tokens": -1}},
    "counters of no source": {"statistics": {"by_source": {"magic": {}}}},
    "attachments that are none": {"attachments": ["a"]},
}


def test_a_conversation_that_cannot_be_is_left_out_and_others_are_not(tmp_path: Path) -> None:
    text = own_text(chat("one", "two"), chat("three"))
    for name, change in {**CHANGES, **MESSAGE_CHANGES}.items():
        values = json.loads(text)
        if name in CHANGES:
            values[0].update(change)
        else:
            values[0]["messages"][1].update(change)
        first, second = read_chats(saved(tmp_path, values))
        assert isinstance(first, LeftOut), name
        assert isinstance(second, SharedChat)
        assert name in CHANGES or "messages[1]" in first.why or "message 2" in first.why


def test_an_odd_answer_spoils_no_file(tmp_path: Path) -> None:
    odd = chat("one", "two")
    assert odd.leaf is not None
    odd.leaf.steps = [StepFinished(0, 1, 1, 1, 5, 0.0, 0.0, 0.0, 0)]
    odd.leaf.tokens = [TokenEmitted(2**60, "a", TokenOrigin.TARGET, 0)]
    file = tmp_path / "chats.json"
    file.write_text(own_text(odd, chat("three")))
    first, second = read_chats(file)
    assert isinstance(first, LeftOut)
    assert isinstance(second, SharedChat)


def test_an_unknown_end_of_an_answer_is_none(tmp_path: Path) -> None:
    values = json.loads(own_text(chat("one", "two")))
    values[0]["messages"][1]["finish_reason"] = "tired"
    (found,) = only(read_chats(saved(tmp_path, values)))
    assert found.conversation.messages[1].finish_reason is None


def test_nodes_of_any_kind_do_no_harm(tmp_path: Path) -> None:
    for wrong in (None, 3, "x", [], {"author": 1, "content": 2}, {"content": {}}):
        strange = {"id": "z", "message": wrong, "parent": 5, "children": wrong}
        nodes = [node("q", None, "user", "Hi"), strange]
        (found,) = only(read_chats(saved(tmp_path, [chatgpt(*nodes, current_node=wrong)])))
        assert [m.text for m in found.conversation.messages] == ["Hi"]
    nodes = [node("a", "b", "user", "x"), node("b", "a", "assistant", "y")]
    (circle,) = read_chats(saved(tmp_path, [chatgpt(*nodes)]))
    assert circle == LeftOut("its nodes answer themselves")


def test_what_unpacks_to_too_much_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "_FROM_BYTES", 1 << 20)
    file = tmp_path / "bomb.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("conversations.json", "[" + " " * (8 << 20))
    with pytest.raises(SharingError, match="unpacks to more than"):
        list(read_chats(file))
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("letter.txt", "Dear diary")
    with pytest.raises(SharingError, match="no conversations in"):
        list(read_chats(file))
    file.write_bytes(b"PK\x03\x04 and nothing")
    with pytest.raises(SharingError, match="cannot be unpacked"):
        list(read_chats(file))
    monkeypatch.setattr(importing, "_LONGEST_CHAT", 10_000)
    file.write_text(own_text(chat("x" * 20_000)))
    with pytest.raises(SharingError, match="longer than 10,000"):
        list(read_chats(file))


def test_objects_are_cut_out_wherever_the_pieces_end() -> None:
    objects = [{"a": '"}]\\'}, {}, {"b": [{"c": "]"}, "\U0001f30a\\\\"]}]
    text = json.dumps(objects, indent=1, ensure_ascii=False)
    for size in (1, 7, 1000):
        data = io.BytesIO(text.encode("utf-8-sig"))
        stream = JsonStream(lambda _, data=data, size=size: data.read(size), lambda: None)
        assert stream.beginning(1) == "["
        stream.skip(1)
        assert [json.loads(found) for found in stream.objects(1 << 20)] == objects
