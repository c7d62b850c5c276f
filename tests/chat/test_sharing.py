"""Conversations go into files and come back out of them as they were."""

import csv
import io
import json
import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import html5lib
import pytest

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
from foretoken.chat.markdown.highlight import CodeRole, highlight
from foretoken.chat.markdown.stream import parse
from foretoken.chat.sharing.exporting import export_file, export_pieces, file_name
from foretoken.chat.sharing.formats import ExportFormat, ExportOptions
from foretoken.chat.sharing.html_text import ATTRIBUTES, SHAPES, formula_html
from foretoken.chat.sharing.importing import LeftOut, read_chats
from foretoken.chat.sharing.shared import SharedChat, SharingError, held
from foretoken.chat.sharing.stored_chats import Arrival, Arrivals, Selection, read_shared, selected
from foretoken.chat.store.store import ChatStore
from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    DraftSource,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.system.language import Language, speak
from stored_answers import kept_answer
from stored_chats import chat, keep, opened, state

KINDS = (
    (TokenOrigin.DRAFT, DraftSource.MODEL),
    (TokenOrigin.DRAFT, DraftSource.LOOKUP),
    (TokenOrigin.CORRECTION, None),
    (TokenOrigin.BONUS, None),
    (TokenOrigin.TARGET, None),
)
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


def written(folder: Path, *chats: SharedChat) -> Path:
    file = folder / "chats.json"
    options = ExportOptions(ExportFormat.JSON)
    export_file(chats, [one.conversation.title for one in chats], options, file)
    return file


def read(file: Path) -> list[SharedChat]:
    found = list(read_chats(file))
    assert not [one for one in found if isinstance(one, LeftOut)]
    return [one for one in found if isinstance(one, SharedChat)]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_written_as_json_is_read_as_it_was(tmp_path: Path, seed: int) -> None:
    conversation = tree(seed)
    shared = SharedChat(conversation, conversation.created_ms + 5, "A folder")
    (back,) = read(written(tmp_path, shared))
    assert state(back.conversation) == state(conversation)
    assert (back.updated_ms, back.folder) == (shared.updated_ms, shared.folder)


def test_a_file_names_no_other_chat_from_which_something_was_copied(tmp_path: Path) -> None:
    conversation = tree(1)
    message = next(one for one in conversation.all_messages() if one.steps)
    other = new_id()
    message.steps = [
        replace(step, copied_from=None if index % 2 else CopiedFrom(other, 1))
        for index, step in enumerate(message.steps)
    ]
    file = written(tmp_path, SharedChat(conversation, conversation.created_ms))
    assert str(other) not in file.read_text(encoding="utf-8")
    (back,) = read(file)
    steps = next(one for one in back.conversation.all_messages() if one.id == message.id).steps
    # But that it was another one is told, so that nobody looks for it in this one.
    assert [step.copied_from for step in steps] == [
        None if step.copied_from is None else CopiedFrom(0) for step in message.steps
    ]


def test_what_is_imported_is_as_it_was_in_the_store(store: ChatStore, tmp_path: Path) -> None:
    folder = store.add_folder("Seas")
    for seed in range(3):
        conversation = tree(seed)
        conversation.folder_id = folder.id
        keep(store, conversation)
    rows = selected(store, Selection())
    before = [read_shared(store, row) for row in rows]
    file = written(tmp_path, *(one for one in before if one))
    with opened(tmp_path / "other" / "chats.db") as other:
        arrivals = Arrivals()
        assert {arrivals.take(other, one) for one in read(file)} == {Arrival.ADDED}
        after = [read_shared(other, row) for row in selected(other, Selection())]
        assert [(one.updated_ms, one.folder) for one in after if one] == [
            (one.updated_ms, one.folder) for one in before if one
        ]
        for old, new in zip(before, after, strict=True):
            assert old is not None
            assert new is not None
            new.conversation.folder_id = old.conversation.folder_id  # folders are found by name
            assert state(new.conversation) == state(old.conversation)
        again = Arrivals()
        assert {again.take(other, one) for one in read(file)} == {Arrival.KNOWN}
        assert arrivals.take_back(other) == ()
        assert not selected(other, Selection())
        assert not other.folders()


def test_a_chat_that_went_on_elsewhere_stands_beside_the_own_one(
    store: ChatStore, tmp_path: Path
) -> None:
    conversation = chat("one", "two")
    keep(store, conversation)
    conversation.append(Message(Role.USER, "three"))
    file = written(tmp_path, held(conversation))
    arrivals = Arrivals()
    assert [arrivals.take(store, one) for one in read(file)] == [Arrival.COPIED]
    assert sorted(row.message_count for row in store.rows()) == [2, 3]
    own = store.load(conversation.id)
    assert own is not None
    assert [m.text for m in own.messages] == ["one", "two"]
    assert [Arrivals().take(store, one) for one in read(file)] == [Arrival.KNOWN]
    foreign = chat("theirs", "too")
    foreign.roots[0].id = own.roots[0].id  # ids of a file never touch what is here
    for one in read(written(tmp_path, held(foreign))):
        assert Arrivals().take(store, one) is Arrival.ADDED
    assert state(store.load(own.id)) == state(own)


def test_what_somebody_went_on_with_stays(store: ChatStore, tmp_path: Path) -> None:
    first, second = chat("one", "1"), chat("two", "2")
    arrivals = Arrivals()
    for one in read(written(tmp_path, held(first), held(second))):
        arrivals.take(store, one)
    store.delete_messages([second.messages[1].id])
    found = store.load(first.id)
    assert found is not None
    found.append(Message(Role.USER, "and?"))
    keep(store, found)
    assert arrivals.take_back(store) == (first.id,)
    assert [row.id for row in store.rows()] == [first.id]


def test_a_file_that_another_program_wrote_anew_is_read_too(tmp_path: Path) -> None:
    file = written(tmp_path, held(tree()))
    values = json.loads(file.read_text())
    file.write_text(json.dumps(values, indent=2, sort_keys=True))
    assert state(read(file)[0].conversation)["title"] == "Tides & <moons>"
    values[0]["version"] = 2
    file.write_text(json.dumps(values))
    with pytest.raises(SharingError, match="newer Foretoken"):
        read(file)


def test_one_message_is_written_with_its_question_where_it_is_to_be_read_again(
    tmp_path: Path,
) -> None:
    conversation = tree()
    one = held(conversation, conversation.roots[0].children[0])
    (back,) = read(written(tmp_path, one))
    assert [m.id for m in back.conversation.messages] == [
        m.id for m in conversation.messages[:1]
    ] + [conversation.roots[0].children[0].id]
    assert back.conversation.messages[1].tokens == conversation.roots[0].children[0].tokens
    page = exported(one, format_=ExportFormat.MARKDOWN)
    assert "Tell me" not in page
    assert one.only is not None
    assert one.only.text.strip("\n") in page


def test_a_row_for_each_answer(store: ChatStore) -> None:
    conversation = chat("=cmd()", "one")
    conversation.given_title = "=HYPERLINK(0)"
    conversation.add(answer(), conversation.roots[0])
    rows = list(
        csv.DictReader(io.StringIO(exported(held(conversation), format_=ExportFormat.STATISTICS)))
    )
    assert [row["shown"] for row in rows] == ["no", "yes"]
    assert rows[0]["title"] == "'=HYPERLINK(0)"
    assert rows[0]["tokens"] == ""
    statistics = conversation.messages[1].statistics
    assert statistics is not None
    assert int(rows[1]["accepted"]) == statistics.accepted
    assert float(rows[1]["tokens_per_second"]) == statistics.tokens_per_second
    assert rows[1]["target"] == "large model"


def test_a_line_for_each_step() -> None:
    conversation = tree()
    lines = exported(held(conversation), format_=ExportFormat.STEPS).splitlines()
    steps = [json.loads(line) for line in lines]
    answers = [m for m in conversation.all_messages() if m.steps]
    assert len(steps) == sum(len(m.steps) for m in answers)
    mine = [step for step in steps if step["message"] == str(answers[0].id)]
    assert [step["accepted"] for step in mine] == [step.accepted for step in answers[0].steps]
    texts = "".join(token["text"] for step in mine for token in step["tokens"])
    assert texts == answers[0].text
    assert {"id", "text", "origin", "target_prob", "draft_prob", "rejected"} <= set(
        mine[0]["tokens"][-1]
    )


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
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## You",
        "## m",
        "## You",
    ]


# --- pages -------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("seed", range(2))
def test_each_character_of_a_page_has_the_colour_of_its_token(seed: int) -> None:
    rng = random.Random(seed)
    cuts = sorted({0, len(MARKED), *rng.sample(range(len(MARKED)), 40)})
    tokens, kinds = [], ""
    for start, end in pairwise(cuts):
        origin, source = rng.choice(KINDS)
        token = TokenEmitted(1, MARKED[start:end], origin, 0, None, None, None, None, source)
        tokens.append(token)
        kinds += ("l" if source is DraftSource.LOOKUP else origin[0]) * (end - start)
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), Message(Role.ASSISTANT, MARKED, tokens))
    page = exported(held(conversation), format_=ExportFormat.HTML)
    document = html5lib.parse(page, namespaceHTMLElements=False)
    body = document.find(".//section[@class='answer']/div[@class='body']")
    shown = [
        (run.text, run.places, bool(run.style & Style.MATH))
        for block in parse(MARKED)
        for run in (*block.runs, *(run for row in block.rows for cell in row for run in cell))
    ]
    assert [written.text for written in body.findall(".//{*}text")] == ["x^2", "y_1"]
    for kind in ("draft", "lookup", "correction", "bonus"):
        spans = [span for span in body.iter("span") if span.get("class") == kind]
        painted = "".join("".join(span.itertext()) for span in spans)
        drawn = sum(part.get("class") == kind for part in body.iter("i"))
        wanted = [
            (character, math)
            for text, places, math in shown
            for character, place in zip(text, places, strict=True)
            if kinds[place] == kind[0]
        ]
        assert drawn == sum(math for _, math in wanted)
        written = "".join(character for character, math in wanted if not math)
        assert "".join(painted.split()) == "".join(written.split())


CODE = 'def area(radius):  # "a" < b\n    return "\U0001f30a" * 3.14\n'


@pytest.mark.parametrize("colours", [True, False])
def test_code_on_a_page_has_the_colours_of_its_language(colours: bool) -> None:
    text = f"> ```py\n> {CODE.replace(chr(10), chr(10) + '> ')}\n> ```\n\n```unknown\ndef\n```\n"
    tokens = [
        TokenEmitted(1, text[at : at + 4], TokenOrigin.CORRECTION, 0, None, None, None, None)
        for at in range(0, len(text), 4)
    ]
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), Message(Role.ASSISTANT, text, tokens))
    page = exported(held(conversation), format_=ExportFormat.HTML, colours=colours)
    document = html5lib.parse(page, namespaceHTMLElements=False)
    code, unknown = document.findall(".//pre/code")
    assert "".join(code.itertext()) == CODE
    shown = [
        ("".join(span.itertext()), span.get("class"), [inner.get("class") for inner in span])
        for span in code.findall("span")
        if span.get("class") in list(CodeRole)
    ]
    inside = ["correction"] if colours else []
    assert shown == [
        (CODE[one.start : one.stop], one.role, inside) for one in highlight(CODE, "py")
    ]
    assert not any(part.get("class") in list(CodeRole) for part in unknown.iter())


def test_a_formula_on_a_page_does_nothing_but_show() -> None:
    for number, tex in enumerate(
        (
            r"\color{red}{x}\colorbox{blue}{y}",
            r"\text{</text><script>a</script> < b & c}",
            r"\ce{2 H2O -> 2 H2 + O2}\chemfig{**6(------)}",
            r"\begin{tikzcd} A \arrow[r] & B \end{tikzcd} \cancel{z}",
        )
    ):
        drawn = formula_html(tex, display=bool(number % 2))
        assert drawn is not None
        tree = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parseFragment(drawn)
        elements = [one for one in tree.iter() if one.tag != "DOCUMENT_FRAGMENT"]
        assert {one.tag.rpartition("}")[2] for one in elements} <= {"svg", "title", "text"} | SHAPES
        names = {name for one in tree.iter() for name in one.attrib}
        text = {"viewBox", "role", "font-size", "textLength", "lengthAdjust", "aria-hidden"}
        assert names <= text | ATTRIBUTES
        assert tree.find(".//{*}text").text == tex
        assert tree.find(".//{*}title").text


def test_a_page_is_in_the_language_of_the_window_and_what_was_said_in_its_own() -> None:
    conversation = tree()
    shared = held(conversation)
    english = exported(shared, format_=ExportFormat.JSON)
    speak(Language("zh_CN", lambda text, _about, _count: f"\u05d0{text}", right_to_left=True))
    try:
        page = exported(shared, format_=ExportFormat.HTML)
        assert exported(shared, format_=ExportFormat.JSON) == english
    finally:
        speak(None)
    document = html5lib.parse(page, namespaceHTMLElements=False)
    assert (document.get("lang"), document.get("dir")) == ("zh-CN", "rtl")
    assert document.find(".//label").text == "\u05d0Token colours"
    assert document.find(".//h2[@class='who']").text == "\u05d0You"
    for said in (".//h1", ".//div[@class='body']", ".//section[@class='you']//div[@class='plain']"):
        element = document.find(said)
        assert (element.get("lang"), element.get("dir")) == ("", "auto")


def test_what_a_model_thought_is_folded_on_a_page() -> None:
    text = "<think>\nHmm, **tides**.\n</think>\n\n- [x] The Moon.\n- The Sun."
    conversation = Conversation()
    conversation.append(Message(Role.USER, "?"), Message(Role.ASSISTANT, text))
    page = exported(held(conversation), format_=ExportFormat.HTML)
    document = html5lib.parse(page, namespaceHTMLElements=False)
    (thought,) = document.iter("details")
    assert "".join("".join(thought.itertext()).split()) == "ThoughtHmm,tides."
    items = [" ".join("".join(item.itertext()).split()) for item in document.iter("li")]
    assert items == ["\u2611 The Moon.", "The Sun."]
    assert "think>" not in page
    written = exported(held(conversation), format_=ExportFormat.MARKDOWN)
    assert "> *Thought*\n>\n> Hmm, **tides**.\n" in written
    assert "think>" not in written


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
    with pytest.raises(SharingError, match="cannot be written"):
        export_file([], [], ExportOptions(ExportFormat.JSON), tmp_path / "none" / "chats.json")
