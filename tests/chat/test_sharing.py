"""Export of conversations to files, and import, also from other programs."""

import csv
import io
import json
import random
import zipfile
from dataclasses import replace
from functools import reduce
from io import BytesIO
from itertools import pairwise
from operator import getitem
from pathlib import Path
from typing import Any

import html5lib
import pytest
from PIL import Image

from foreign import foreign
from foretoken.chat.conversations.conversation import (
    AnswerSource,
    Attachment,
    Conversation,
    Message,
    Role,
    TitleSource,
    new_id,
)
from foretoken.chat.markdown.blocks import Style
from foretoken.chat.markdown.stream import parse
from foretoken.chat.sharing import importing
from foretoken.chat.sharing.animation import AnimationFormat, write_animation
from foretoken.chat.sharing.exporting import (
    ExportFormat,
    ExportOptions,
    export_file,
    export_pieces,
    file_name,
)
from foretoken.chat.sharing.html_page import ATTRIBUTES, SHAPES, formula_html
from foretoken.chat.sharing.importing import read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError, held
from foretoken.chat.sharing.stored_chats import (
    ChatImport,
    ImportResult,
    Selection,
    read_shared,
    selected,
)
from foretoken.chat.store.store import ChatStore
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    DraftSource,
    FinishReason,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.system.language import Language
from stored_answers import kept_answer
from stored_chats import chat, keep, opened, state

HOSTILE = '<script>alert(1)</script> & "quoted" \'\u202e\x00\x1b[2J\ufdd0 <!-- ]]>'


def answer(count: int = 60, seed: int = 1) -> Message:
    made = kept_answer(count, seed=seed)
    made.tokens[3] = replace(made.tokens[3], source=DraftSource.LOOKUP)
    served = made.tokens[4]
    made.tokens[4] = TokenEmitted(UNKNOWN_ID, served.text, TokenOrigin.UNKNOWN, served.step)
    made.source = AnswerSource("large model", "small model", '{"seed": 1}')
    return made


def tree(seed: int = 0) -> Conversation:
    """Questions and answers in several versions, with all that a message can have."""
    rng = random.Random(seed)
    conversation = Conversation(
        given_title="Tides & <moons>",
        title_source=TitleSource.PERSON,
        pinned=True,
        system_prompt='Be "brief".\n\u2014 now',
        unsent_text="and",
    )
    files = (Attachment("notes.txt", "low\nhigh"), Attachment("<b>.md", ""))
    conversation.append(Message(Role.USER, "Tell me \U0001f30a", attachments=files), answer(40))
    for number in range(8):
        message = rng.choice(list(conversation.all_messages()))
        if message.role is Role.USER:
            conversation.add(answer(12, number), message)
        else:
            conversation.add(Message(Role.USER, f"more {number} {HOSTILE}"), message)
    broken = Message(Role.ASSISTANT, "half", error="The model was closed.")
    conversation.add(broken, conversation.roots[0])
    return conversation


def exported(*chats: SharedChat, format_: ExportFormat, colours: bool = True) -> str:
    titles = [one.conversation.title for one in chats]
    return "".join(export_pieces(chats, titles, ExportOptions(format_, colours)))


def page_of(conversation: Conversation, *, colours: bool = True) -> Any:
    page = exported(held(conversation), format_=ExportFormat.HTML, colours=colours)
    return html5lib.parse(page, namespaceHTMLElements=False)


def written(folder: Path, *chats: SharedChat) -> Path:
    file = folder / "chats.json"
    export_file(chats, [], ExportOptions(ExportFormat.JSON), file)
    return file


def read(file: Path) -> list[SharedChat]:
    """The conversations of a file, of which none is left out."""
    chats = list(read_chats(file))
    assert all(isinstance(one, SharedChat) for one in chats), chats
    return chats


def test_what_is_imported_is_as_it_was_in_the_store(store: ChatStore, tmp_path: Path) -> None:
    folder = store.add_folder("Seas")
    for seed in range(2):
        conversation = tree(seed)
        conversation.folder_id = folder.id
        keep(store, conversation)

    def everything(store: ChatStore) -> list[SharedChat]:
        found = [read_shared(store, row) for row in selected(store, Selection())]
        return [one for one in found if one is not None]

    before = everything(store)
    file = written(tmp_path, *before)
    with opened(tmp_path / "other" / "chats.db") as other:
        arrivals = ChatImport()
        assert {arrivals.add(other, one) for one in read(file)} == {ImportResult.ADDED}
        for old, new in zip(before, everything(other), strict=True):
            assert (new.updated_ms, new.folder) == (old.updated_ms, old.folder)
            new.conversation.folder_id = old.conversation.folder_id  # folders are found by name
            assert state(new.conversation) == state(old.conversation)
        assert {ChatImport().add(other, one) for one in read(file)} == {ImportResult.KNOWN}
        assert arrivals.undo(other) == ()
        assert everything(other) == other.folders() == []


def test_a_chat_continued_elsewhere_stands_beside_the_own(store: ChatStore, tmp_path: Path) -> None:
    conversation = chat("one", "two")
    keep(store, conversation)
    conversation.append(Message(Role.USER, "three"))
    file = written(tmp_path, held(conversation))
    for result in (ImportResult.COPIED, ImportResult.KNOWN):
        assert [ChatImport().add(store, one) for one in read(file)] == [result]
    assert sorted(row.message_count for row in store.rows()) == [2, 3]
    own = store.load(conversation.id)
    assert [m.text for m in own.messages] == ["one", "two"]
    foreign = chat("theirs", "too")
    foreign.roots[0].id = own.roots[0].id  # ids of a file never touch what is here
    for one in read(written(tmp_path, held(foreign))):
        assert ChatImport().add(store, one) is ImportResult.ADDED
    assert state(store.load(own.id)) == state(own)


def test_what_somebody_went_on_with_stays(store: ChatStore, tmp_path: Path) -> None:
    first, second = chat("one", "1"), chat("two", "2")
    arrivals = ChatImport()
    for one in read(written(tmp_path, held(first), held(second))):
        arrivals.add(store, one)
    store.delete_messages([second.messages[1].id])
    found = store.load(first.id)
    found.append(Message(Role.USER, "and?"))
    keep(store, found)
    assert arrivals.undo(store) == (first.id,)
    assert [row.id for row in store.rows()] == [first.id]


def test_a_message_is_written_with_its_question_where_it_is_read_again(tmp_path: Path) -> None:
    conversation = tree()
    question, wanted = conversation.roots[0], conversation.roots[0].children[0]
    wanted.steps[0] = replace(wanted.steps[0], copied_from=CopiedFrom(other := new_id(), 1))
    one = held(conversation, wanted)
    (back,) = read(file := written(tmp_path, one))
    assert [m.id for m in back.conversation.messages] == [question.id, wanted.id]
    assert back.conversation.messages[1].tokens == wanted.tokens
    # Another chat that was copied from is not named; only that there was one.
    assert str(other) not in file.read_text(encoding="utf-8")
    assert back.conversation.messages[1].steps[0].copied_from == CopiedFrom(0)
    page = exported(one, format_=ExportFormat.MARKDOWN)
    assert "Tell me" not in page
    assert wanted.text.strip("\n") in page


def test_a_row_for_each_answer_and_a_line_for_each_step() -> None:
    conversation = chat("=cmd()", "one")
    conversation.given_title = "=HYPERLINK(0)"
    conversation.add(said := answer(), conversation.roots[0])
    table = exported(held(conversation), format_=ExportFormat.STATISTICS)
    first, second = csv.DictReader(io.StringIO(table))
    assert (first["shown"], first["title"], first["tokens"]) == ("no", "'=HYPERLINK(0)", "")
    assert (second["shown"], second["target"]) == ("yes", "large model")
    assert int(second["accepted"]) == said.statistics.accepted
    assert float(second["tokens_per_second"]) == said.statistics.tokens_per_second
    lines = exported(held(conversation), format_=ExportFormat.STEPS).splitlines()
    steps = [json.loads(line) for line in lines]
    assert {step["message"] for step in steps} == {str(said.id)}
    assert [step["accepted"] for step in steps] == [step.accepted for step in said.steps]
    tokens = [token for step in steps for token in step["tokens"]]
    assert "".join(token["text"] for token in tokens) == said.text
    assert {"id", "origin", "target_prob", "draft_prob", "rejected"} <= tokens[-1].keys()


def test_markdown_ends_what_an_answer_leaves_open() -> None:
    conversation = Conversation(given_title="A *star* and # more")
    conversation.append(
        Message(Role.USER, "Code?", attachments=(Attachment("a_b.txt", "text"),)),
        Message(Role.ASSISTANT, "````py\n```\nx = 1", source=AnswerSource("m", None, "{}")),
        Message(Role.USER, "Thanks"),
    )
    page = exported(held(conversation), format_=ExportFormat.MARKDOWN)
    assert page.startswith("# A \\*star\\* and \\# more\n")
    assert "x = 1\n````\n" in page
    assert "*Attached: a\\_b.txt*" in page
    heads = [line for line in page.splitlines() if line.startswith("## ")]
    assert heads == ["## You", "## m", "## You"]


def test_a_page_is_valid_and_holds_nothing_but_its_own(tmp_path: Path) -> None:
    conversation = tree()
    conversation.given_title = HOSTILE
    conversation.roots[0].text = HOSTILE
    shared = SharedChat(conversation, 0, HOSTILE)
    for colours in (True, False):
        page = exported(shared, shared, format_=ExportFormat.HTML, colours=colours)
        document = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page)
        elements = {element.tag for element in document.iter() if isinstance(element.tag, str)}
        assert not elements & {"script", "img", "iframe", "link", "object", "form", "base"}
        for element in document.iter():
            assert not [name for name in element.attrib if name.startswith("on") or name == "style"]
            assert element.get("src") is None
            assert (element.get("href") or "#").startswith("#")
        assert "default-src 'none'" in page
        assert ("correction" in "".join(page.split("</style>")[1:])) is colours


MARKED = """# *Tides* & <moons> \U0001f30a

| a | `b` |
|---|----:|
| **c** | ~~d~~ |

1. one
   - [x] two
> three $x^2$ e\u0301

```py
if a < b: return "\U0001f30a"
```

$$y_1$$ [link](https://example.org) and\\
the end"""


def test_each_character_of_a_page_has_the_colour_of_its_token() -> None:
    rng = random.Random(0)
    kinds_of_tokens = [
        *((TokenOrigin.DRAFT, source) for source in (DraftSource.MODEL, DraftSource.LOOKUP)),
        *((TokenOrigin(name), None) for name in ("correction", "bonus", "target")),
    ]
    cuts = sorted({0, len(MARKED), *rng.sample(range(len(MARKED)), 40)})
    tokens, kinds = [], ""
    for start, end in pairwise(cuts):
        origin, source = rng.choice(kinds_of_tokens)
        token = TokenEmitted(1, MARKED[start:end], origin, 0, None, None, None, None, source)
        tokens.append(token)
        kinds += ("l" if source is DraftSource.LOOKUP else origin[0]) * (end - start)
    conversation = chat("?", MARKED)
    conversation.leaf.tokens = tokens
    body = page_of(conversation).find(".//section[@class='answer']/div[@class='body']")
    assert [written.text for written in body.findall(".//{*}text")] == ["x^2", "y_1"]
    runs = [
        run
        for block in parse(MARKED)
        for run in (*block.runs, *(run for row in block.rows for cell in row for run in cell))
    ]
    for kind in ("draft", "lookup", "correction", "bonus"):
        spans = [span for span in body.iter("span") if span.get("class") == kind]
        painted = "".join("".join(span.itertext()) for span in spans)
        drawn = sum(part.get("class") == kind for part in body.iter("i"))
        written, formulas = "", 0
        for run in runs:
            if run.style & Style.MATH:
                formulas += kinds[slice(*run.span)].count(kind[0])
            else:
                places = zip(run.text, run.places, strict=True)
                written += "".join(letter for letter, at in places if kinds[at] == kind[0])
        assert drawn == formulas
        assert "".join(painted.split()) == "".join(written.split())


def test_a_formula_on_a_page_does_nothing_but_show() -> None:
    for number, tex in enumerate(
        (r"\text{</text><script>a</script> < b & c}", r"\colorbox{blue}{y}\chemfig{**6(---)}")
    ):
        drawn = formula_html(tex, display=bool(number % 2))
        tree = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parseFragment(drawn)
        elements = [one for one in tree.iter() if one.tag != "DOCUMENT_FRAGMENT"]
        assert {one.tag.rpartition("}")[2] for one in elements} <= {"svg", "title", "text"} | SHAPES
        names = {name for one in tree.iter() for name in one.attrib}
        text = {"viewBox", "role", "font-size", "textLength", "lengthAdjust", "aria-hidden"}
        assert names <= text | ATTRIBUTES
        assert tree.find(".//{*}text").text == tex
        assert tree.find(".//{*}title").text


def test_a_page_is_in_the_language_of_the_window_and_what_was_said_in_its_own() -> None:
    shared = held(tree())
    english = exported(shared, format_=ExportFormat.JSON)
    with foreign(Language("zh_CN", lambda text, *_: f"\u05d0{text}", right_to_left=True)):
        page = exported(shared, format_=ExportFormat.HTML)
        assert exported(shared, format_=ExportFormat.JSON) == english
    document = html5lib.parse(page, namespaceHTMLElements=False)
    assert (document.get("lang"), document.get("dir")) == ("zh-CN", "rtl")
    assert document.find(".//h2[@class='who']").text == "\u05d0You"
    for said in (".//h1", ".//div[@class='body']", ".//section[@class='you']//div[@class='plain']"):
        element = document.find(said)
        assert (element.get("lang"), element.get("dir")) == ("", "auto")


def test_what_a_model_thought_is_folded_on_a_page() -> None:
    text = "<think>\nHmm, **tides**.\n</think>\n\n- [x] The Moon.\n- The Sun."
    conversation = chat("?", text)
    document = page_of(conversation)
    (thought,) = document.iter("details")
    assert "".join("".join(thought.itertext()).split()) == "ThoughtHmm,tides."
    items = [" ".join("".join(item.itertext()).split()) for item in document.iter("li")]
    assert items == ["\u2611 The Moon.", "The Sun."]
    written = exported(held(conversation), format_=ExportFormat.MARKDOWN)
    assert "> *Thought*\n>\n> Hmm, **tides**.\n" in written
    for shown in ("".join(document.itertext()), written):
        assert "think>" not in shown


def test_names_of_files_are_such_as_every_system_takes() -> None:
    names = {"a/b\\c: what? \u202e<x>": "a b c what x", "con": "chat con", "...": "chat"}
    assert {title: file_name(title) for title in names} == names
    assert len(file_name("x" * 300)) <= 80


def test_a_file_stays_as_it_was_where_it_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "chats.json"
    file.write_text("before")

    def give_up() -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        export_file([held(tree())], ["one"], ExportOptions(ExportFormat.JSON), file, give_up)
    assert [one.name for one in tmp_path.iterdir()] == ["chats.json"]
    assert file.read_text() == "before"
    with pytest.raises(SharingError, check=lambda error: error.kind == "export-not-written"):
        export_file([], [], ExportOptions(ExportFormat.JSON), tmp_path / "none" / "chats.json")
    export_file([held(chat("half \ud83d"))], [], ExportOptions(ExportFormat.MARKDOWN), file)
    assert "half ?" in file.read_text()


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


def saved(folder: Path, values: object, name: str = "conversations.json") -> Path:
    file = folder / name
    file.write_text(json.dumps(values), encoding="utf-8")
    return file


def test_chatgpt_with_all_its_versions(tmp_path: Path) -> None:
    first, second = read(saved(tmp_path, EXPORT))
    talk = first.conversation
    assert [m.text for m in talk.messages] == ["Why tides?", "The Moon.\n\nAnd the Sun.", "Thanks"]
    (question,) = talk.roots
    assert [m.text for m in question.children] == ["The Moon.\n\nAnd the Sun.", "Gravity."]
    (picture,) = question.children[1].children
    assert picture.text == "(An image, which is not in this file.)\n\nAnd this?"
    assert (talk.title, talk.archived) == ("Tides", True)
    assert (talk.created_ms, first.updated_ms) == (1_700_000_000_000, 1_700_000_900_250)
    answer = talk.messages[1]
    assert answer.source.target == "gpt-4o"
    assert not answer.interrupted
    assert [m.role for m in second.conversation.messages] == [Role.USER, Role.ASSISTANT]
    again, _ = read(saved(tmp_path, EXPORT))
    assert again.conversation.id == talk.id
    assert [m.id for m in again.conversation.all_messages()] == [m.id for m in talk.all_messages()]


def test_chatgpt_as_it_is_downloaded(tmp_path: Path) -> None:
    file = tmp_path / "export.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("user.json", "{}")
        archive.writestr("conversations-001.json", json.dumps(EXPORT[1:]))
        archive.writestr("conversations-000.json", json.dumps(EXPORT[:1]))
    titles = [one.conversation.title for one in read(file)]
    assert titles == ["Tides", "(This chat began with an answer.)"]


def lm_studio() -> dict[str, Any]:
    def block(text: str, **more: Any) -> Any:
        return {"content": [{"type": "text", "text": text}], **more}

    def answer(text: str, reason: str, *before: Any) -> Any:
        told = {"identifier": "qwen3-4b", "stats": {"stopReason": reason}}
        said = block(text, type="contentBlock", genInfo=told)
        steps = [*before, said, {"type": "debugInfoBlock", "debugInfo": "hidden"}]
        return {"type": "multiStep", "role": "assistant", "steps": steps}

    thought = block("hm", type="contentBlock", style={"type": "thinking", "ended": True})
    hi, hello, more = (
        block(text, type="singleStep", role="user") for text in ("Hi", "Hello", "More")
    )
    answers = [answer("One", "userStopped"), answer("Two", "eosFound", thought)]
    versions = (([hi, hello], 0), (answers, 1), ([{**more, "steps": None}], 0))
    return {
        "name": "Testing",
        "pinned": True,
        "createdAt": 1_774_506_311_562,
        "userLastMessagedAt": 1_774_511_711_357,
        "systemPrompt": "Be brief.",
        "messages": [{"versions": each, "currentlySelected": shown} for each, shown in versions],
    }


def test_lm_studio_with_all_its_versions(tmp_path: Path) -> None:
    (found,) = read(saved(tmp_path, lm_studio(), "1774506311562.conversation.json"))
    talk = found.conversation
    assert [m.text for m in talk.messages] == ["Hi", "<think>\nhm\n</think>\n\nTwo", "More"]
    assert [m.text for m in talk.roots] == ["Hi", "Hello"]
    first = talk.roots[0].children[0]
    assert (first.text, first.finish_reason) == ("One", FinishReason.CANCELLED)
    assert first.source.target == "qwen3-4b"
    assert (talk.title, talk.pinned, talk.system_prompt) == ("Testing", True, "Be brief.")
    assert (talk.created_ms, found.updated_ms) == (1_774_506_311_562, 1_774_511_711_357)


def own_text(*conversations: Conversation) -> str:
    return exported(*map(held, conversations), format_=ExportFormat.JSON)


DEEP = "[" * 5000 + "]" * 5000


def test_a_file_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "given.json"
    newer = own_text(chat("one")).replace('"version":1', '"version":2')
    for content, words in (
        ("Dear diary", "cannot be imported: JSON is malformed"),
        ('{"a": 1}', "contains no conversations in a known format"),
        ("[1, 2]", "something other than conversations"),
        ("[]", "contains no chats"),
        (newer, "newer version of Foretoken"),
        (own_text(chat("one", "two"))[:-40], "truncated"),
        (f'{{"mapping": {DEEP}}}', "levels"),
    ):
        file.write_text(content)
        with pytest.raises(SharingError, match=words):
            list(read_chats(file))
    file.write_bytes(b'\xef\xbb\xbf[{"mapping": {"\xff\xfe": 1}}]')
    with pytest.raises(SharingError, match="it is not text"):
        list(read_chats(file))


IMPOSSIBLE: dict[tuple[str | int, ...], list[dict[str, Any]]] = {
    (): [{"id": str(2**63)}, {"created_ms": 10**17}, {"messages": [3]}, {"leaf": "1"}],
    ("messages", 1): [{"role": "x"}, {"parent": "1"}, {"tokens": [["x"]]}, {"attachments": ["a"]}],
    ("messages", 1, "statistics"): [{"tokens": -1}],
    ("messages", 1, "tokens", 0): [{"id": 2**60}, {"target_prob": 7}],
    ("messages", 1, "steps", 0): [{"accepted": 500}, {"drafted": 10**9}],
}


def test_only_impossible_chats_are_left_out(tmp_path: Path) -> None:
    conversation = chat("one")
    conversation.append(answer())
    for place, changes in IMPOSSIBLE.items():
        for change in changes:
            values = json.loads(own_text(conversation, chat("three")))
            reduce(getitem, place, values[0]).update(change)
            first, second = read_chats(saved(tmp_path, values))
            assert isinstance(first, str)
            assert isinstance(second, SharedChat)
            assert not place or "messages[1]" in first or "message 2" in first


def test_an_id_that_comes_twice_is_refused(tmp_path: Path) -> None:
    values = json.loads(own_text(chat("one", "two")))
    question, said = values[0]["messages"]
    values[0]["leaf"] = said["id"] = question["id"]
    (refused,) = read_chats(saved(tmp_path, values))
    assert isinstance(refused, str)
    for wrong in (None, 3, "x", [], {"author": 1, "content": 2}, {"content": {}}):
        strange = {"id": "z", "message": wrong, "parent": 5, "children": wrong}
        nodes = [node("q", None, "user", "Hi"), strange]
        (found,) = read(saved(tmp_path, [chatgpt(*nodes, current_node=wrong)]))
        assert [m.text for m in found.conversation.messages] == ["Hi"]
    nodes = [node("a", "b", "user", "x"), node("b", "a", "assistant", "y")]
    (circle,) = read_chats(saved(tmp_path, [chatgpt(*nodes)]))
    assert circle == "its messages reply to each other in a loop"


def test_unpacking_to_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "chats.zip"

    def refused(words: str) -> None:
        with pytest.raises(SharingError, match=words):
            list(read_chats(file))

    monkeypatch.setattr(importing, "_MOST_BYTES", 1 << 20)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("conversations.json", "[" + " " * (8 << 20))
    refused("unpacks to more than")
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("letter.txt", "Dear diary")
    refused("contains no conversations")
    file.write_bytes(b"PK\x03\x04 and nothing")
    refused("cannot be unpacked")
    monkeypatch.setattr(importing, "_LONGEST_CHAT", 10_000)
    file.write_text(own_text(chat("x" * 20_000)))
    refused("longer than")


@pytest.mark.parametrize("kind", AnimationFormat)
def test_every_picture_stands_for_its_time_in_its_colours(kind: AnimationFormat) -> None:
    durations = {80: "white", 160: "#1a2330", 2500: "#c03030"}
    pictures = [Image.new("RGB", (40, 30), colour) for colour in durations.values()]
    everything = pictures[0].copy()  # what the colours of a GIF are taken from
    for number, picture in enumerate(pictures):
        everything.paste(picture, (10 * number, 0))
    raw = [picture.tobytes("raw", "BGRX") for picture in (everything, *pictures)]
    out = BytesIO()
    write_animation(out, kind, (40, 30), list(durations), raw[0], iter(raw[1:]))
    made = Image.open(out)
    assert (made.format, made.size, made.n_frames) == (kind.name, (40, 30), len(durations))
    for number, duration in enumerate(durations):
        made.seek(number)
        made.load()
        assert made.info["duration"] == duration
        assert made.convert("RGB").tobytes() == pictures[number].tobytes()
