"""Long texts are laid out in turns: first what is seen, and nothing of that moves."""

import random
from collections.abc import Callable
from itertools import pairwise
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from chat_pieces import settle, token, wait_for
from foretoken.control.background import Running
from foretoken.engine.events import TokenEmitted
from foretoken.engine.token_kind import TokenKind
from foretoken.ui.look.theme import DARK, LIGHT
from foretoken.ui.parts import long_text as long_text_module
from foretoken.ui.reading import formula_objects, reading_text, token_colours
from foretoken.ui.reading import page as page_module
from foretoken.ui.reading import workshop as workshop_module
from foretoken.ui.reading.page import Page
from foretoken.ui.reading.placed_parts import PlacedProse, PlacedTable
from foretoken.ui.reading.reading_text import ReadingText
from foretoken.ui.reading.token_colours import TokenColours
from foretoken.ui.reading.workshop import Workshop
from looks import wear

SECTION = """\
## Part {n} of it

{words} with *stress* and `code {n}` at the end of part {n}.

- an item
- [x] {words}

```python
def part_{n}(): return "{n}"  # {words}
```

| a {n} | b |
|---|--:|
| {words} | **{n}** |

"""


def long_text(sections: int = 60) -> str:
    return "".join(
        SECTION.format(n=n, words="word and words " * (3 + n * 7 % 13)) for n in range(sections)
    )


@pytest.fixture(autouse=True)
def _painted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are compared: nothing of them is left for later, however busy the machine is."""
    monkeypatch.setattr(token_colours, "_AT_ONCE_S", 60.0)
    monkeypatch.setattr(formula_objects, "_AT_ONCE_S", 60.0)
    monkeypatch.setattr(page_module, "_SEEN_S", 0.1)


@pytest.fixture
def area(qtbot: QtBot) -> QScrollArea:
    """A view of 500 pixels on a text as high as it is."""
    made = QScrollArea()
    qtbot.addWidget(made)
    made.resize(720, 500)
    shown = ReadingText()
    shown.resize(700, 100)
    made.setWidget(shown)
    made.show()
    return made


@pytest.fixture
def text(area: QScrollArea) -> ReadingText:
    shown = area.widget()
    assert isinstance(shown, ReadingText)
    shown.use(Workshop(shown))
    shown.set_tokens([token(long_text())])
    wait_until_done(shown)
    return shown


def wait_until_done(text: ReadingText) -> None:
    def is_done() -> bool:
        read = not (text.is_reading or text._source.waits or text._source.behind)
        written = text._late is None
        return read and written and text._page.is_done and text._heads.is_done

    wait_for(is_done)


def waiting(text: ReadingText) -> int:
    return len(text._page._waiting)


def lines_of(text: ReadingText) -> list[tuple[float, ...]]:
    """Where every line of it stands."""
    found: list[tuple[float, ...]] = []
    block = text.document().begin()
    while block.isValid():
        layout = block.layout()
        for at in range(layout.lineCount()):
            line = layout.lineAt(at)
            place = layout.position() + line.position()
            found.append((place.x(), place.y(), line.naturalTextWidth(), line.textLength()))
        block = block.next()
    return found


def formats_of(text: ReadingText) -> list[tuple[object, ...]]:
    """Fonts and colours of all characters."""
    found: list[tuple[object, ...]] = []
    block = text.document().begin()
    while block.isValid():
        for run in block.textFormats():
            look = run.format
            colour = look.foreground().color().name()
            found.append((run.start, run.length, look.font().key(), colour))
        block = block.next()
    return found


def assert_same(text: ReadingText, other: ReadingText) -> None:
    """Both show the same in the same places, with what belongs beside it."""
    page, other_page = text._page, other._page
    assert text.toPlainText() == other.toPlainText()
    assert page.lines == other_page.lines
    assert [part.part for part in page.parts] == [part.part for part in other_page.parts]
    assert [part.first for part in page.parts] == [part.first for part in other_page.parts]
    assert [(part.top, part.height) for part in page.parts] == [
        (part.top, part.height) for part in other_page.parts
    ]
    assert [part.bars for part in page.parts] == [part.bars for part in other_page.parts]
    assert [part.first for part in page.boxes] == [part.first for part in other_page.boxes]
    assert lines_of(text) == lines_of(other)
    assert formats_of(text) == formats_of(other)
    assert list(text.painted_kinds()) == list(other.painted_kinds())
    assert [one.geometry() for one in text.buttons] == [one.geometry() for one in other.buttons]
    assert [one.geometry() for one in text._bars.bars] == [
        one.geometry() for one in other._bars.bars
    ]
    for bar in [*text._bars.bars, *other._bars.bars]:
        bar.hide()  # the mouse may be over one
    assert text.grab().toImage() == other.grab().toImage()


def tokens_of(source: str, chance: random.Random) -> list[TokenEmitted]:
    """A text in pieces of different kinds."""
    tokens, at = [], 0
    while at < len(source):
        size = chance.randint(1, 30)
        tokens.append(token(source[at : at + size], chance.choice(list(TokenKind)), len(tokens)))
        at += size
    return tokens


def never_changed(qtbot: QtBot, width: int, source: str = "") -> ReadingText:
    """The same text, which never had another width or look."""
    other = ReadingText()
    qtbot.addWidget(other)
    other.use(Workshop(other))
    other.resize(width, 100)
    other.set_tokens([token(source or long_text())])
    wait_until_done(other)
    return other


def test_another_width_is_first_laid_out_where_it_is_seen(
    qtbot: QtBot, area: QScrollArea, text: ReadingText
) -> None:
    page = text._page
    area.verticalScrollBar().setValue(text.height() // 2)
    text.resize(430, text.height())
    assert 0 < waiting(text) < len(page.parts)
    assert page.seen is not None
    assert not any(part in page._waiting for part in page.parts_between(*page.seen))
    wait_until_done(text)
    other = never_changed(qtbot, 430)
    assert lines_of(text) == lines_of(other)
    assert [part.height for part in page.parts] == [part.height for part in other._page.parts]
    assert text.height() == other.height()


def test_little_text_is_laid_out_at_once(text: ReadingText) -> None:
    text.set_tokens([token(long_text(4))])
    text.resize(430, text.height())
    assert text._page.is_done


def test_a_place_that_is_asked_for_is_laid_out_before(text: ReadingText) -> None:
    page = text._page
    text.resize(430, text.height())
    table = next(part for part in reversed(page.parts) if isinstance(part, PlacedTable))
    assert table in page._waiting
    start = table.blocks[2].position()
    asked = [rect.toAlignedRect() for rect in text.rects_of(start, start + 30)]
    assert waiting(text)
    assert asked
    assert not page.lacks_lines(table.first + 2, table.first + 2)
    now = page.held(asked[0].top())
    wait_until_done(text)
    (first, *_) = text.rects_of(start, start + 30)
    assert abs(page.height_of(now) - first.top()) < 1


def test_a_hit_finds_what_is_laid_out_there(text: ReadingText) -> None:
    text.resize(430, text.height())
    place = QPoint(40, text.height() - 300)
    position = text.cursorForPosition(place).position()
    assert any(
        rect.toAlignedRect().adjusted(-8, -8, 8, 8).contains(place)
        for rect in text.rects_of(position - 1, position + 1)
    )


def test_the_size_of_text_is_taken_over_in_turns(text: ReadingText, qtbot: QtBot) -> None:
    before = text.height()
    font = text.font()
    size = font.pixelSize()
    wear(LIGHT, 1.4)
    try:
        assert waiting(text)
        wait_until_done(text)
        assert text.font().pixelSize() > size
        assert text.height() > before * 1.2
        other = never_changed(qtbot, text.width())
        assert lines_of(text) == lines_of(other)
        assert formats_of(text) == formats_of(other)
    finally:
        wear(LIGHT, 1.0)


def test_a_theme_moves_nothing_and_is_seen_everywhere(text: ReadingText, qtbot: QtBot) -> None:
    places = lines_of(text)
    wear(DARK)
    text.colour_anew()
    assert waiting(text)
    assert lines_of(text) == places
    wait_until_done(text)
    assert lines_of(text) == places
    other = never_changed(qtbot, text.width())
    assert formats_of(text) == formats_of(other)
    wear(LIGHT)


def test_what_is_written_meanwhile_stands_right(text: ReadingText, qtbot: QtBot) -> None:
    text.set_streaming(True)
    text.resize(430, text.height())
    assert waiting(text)
    for piece in ("And ", "more", " of it.\n\n", "The *end*."):
        text.append_tokens([token(piece, TokenKind.BONUS)])
    text.set_streaming(False)
    wait_until_done(text)
    other = never_changed(qtbot, 430, long_text() + "And more of it.\n\nThe *end*.")
    assert lines_of(text) == lines_of(other)
    assert text.toPlainText().endswith("And more of it.\nThe end.")


def test_nothing_is_laid_out_in_the_turn_of_a_painting(
    area: QScrollArea, text: ReadingText, monkeypatch: pytest.MonkeyPatch
) -> None:
    text.resize(430, text.height())
    assert waiting(text)
    monkeypatch.setattr(reading_text, "_BUSY_S", -1.0)
    monkeypatch.setattr(reading_text, "_SLICE_S", 0.0)
    went_on: list[int] = []
    monkeypatch.setattr(text._page, "go_on", went_on.append)
    area.viewport().grab()
    text._on_slice()
    assert not went_on
    text._on_slice()
    assert len(went_on) == 1
    for _ in range(reading_text._MOST_WAITS):
        area.viewport().grab()
        text._on_slice()
    assert len(went_on) == 1
    area.viewport().grab()  # and still it goes on
    text._on_slice()
    assert len(went_on) == 2


def test_code_heads_stand_in_their_blocks_in_the_end(text: ReadingText) -> None:
    text.resize(430, text.height())
    wait_until_done(text)
    code = [part for part in text._page.parts if part.part.language]
    assert len(text.buttons) == len(code) == 60
    for button, part in zip(text.buttons, code, strict=True):
        place = QRect(button.pos(), button.size())
        assert part.top <= place.top() <= place.bottom() <= part.bottom


@pytest.mark.parametrize("seed", range(4))
def test_a_short_answer_that_streams_leaves_nothing_to_be_done(
    text: ReadingText, seed: int
) -> None:
    chance = random.Random(seed)
    source = long_text(2) + "- a\n- b\n  ===\n\n```\nx\n\n\n```\n\n> a\n\n|a|\n|-|\n|b\n\nend"
    text.set_tokens([])
    text.set_streaming(True)
    at = 0
    while at < len(source):
        size = chance.choice((1, 2, 5, 9))
        text.append_tokens([token(source[at : at + size])])
        at += size
        assert text._page.is_done
    text.set_streaming(False)
    assert text._page.is_done


def test_a_part_that_only_loses_lines_is_done(text: ReadingText) -> None:
    text.set_tokens([token("```\na\nb\nc\n```\n")])
    page = text._page
    (code,) = page.parts
    height = code.height
    page.replace(0, [code.part._replace(lines=code.part.lines[:2])])
    assert page.is_done
    assert text.toPlainText() == "a\nb"
    assert page.parts[0].height < height


def test_colours_that_take_long_are_painted_later(
    area: QScrollArea, text: ReadingText, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for(lambda: not text._colours.is_behind)
    whole = area.viewport().grab().toImage()
    text._colours.forget(0)
    monkeypatch.setattr(token_colours, "_AT_ONCE_S", -1.0)
    assert area.viewport().grab().toImage() != whole
    wait_for(lambda: not text._colours.is_behind)
    assert area.viewport().grab().toImage() == whole


VARIED = """\
# Part {n}

A word of [part {n}][{n}] and $x_{{{n}}}$, with `code` and a note[^{n}].

- one
- two $y^{n}$ and [more][{n}]

> quoted [{n}]

> | a | b |
> |---|---|
> | $z_{n}$ | {words} |

```python
def part_{n}(): return "{words}"

```

$$
\\frac{{{n}}}{{2}}
$$

"""


def varied_text(sections: int) -> str:
    """Parts of all kinds, of which much is known when the end has come, or is made elsewhere."""
    text = "".join(VARIED.format(n=n, words="word " * (1 + n * 17 % 40)) for n in range(sections))
    return text + "".join(f"[{n}]: http://a.b/{n}\n[^{n}]: A note.\n\n" for n in range(sections))


@pytest.mark.parametrize("seed", range(6))
def test_what_comes_between_parts_leaves_those_behind_it_as_they_are(
    area: QScrollArea, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = random.Random(seed)
    monkeypatch.setattr(token_colours, "_AT_ONCE_S", 60.0)
    tokens = tokens_of(varied_text(5), chance)
    other = ReadingText()
    qtbot.addWidget(other)
    other.use(Workshop(other))
    other.resize(400, 100)
    other.grab()  # which gives it this size
    other.set_tokens(tokens)
    wait_until_done(other)
    parts = [placed.part for placed in other._page.parts]

    text = area.widget()
    assert isinstance(text, ReadingText)
    text.resize(400, 100)
    text.use(Workshop(text))
    text.set_tokens(tokens)
    wait_until_done(text)
    shown = sorted(chance.sample(range(len(parts)), chance.randint(1, len(parts))))
    windows = [sorted(chance.sample(range(len(parts) + 1), 2)) for _ in range(25)]
    for first, stop in [*windows, (0, 0), (0, len(parts))]:
        before = [number for number in shown if number < first]
        between = [number for number in range(first, stop) if chance.random() < 0.6]
        if (first, stop) == (0, len(parts)):
            between = list(range(len(parts)))
        shown = before + between + [number for number in shown if number >= stop]
        text._source.parts = [parts[number] for number in shown]
        text._write(len(before))
        blocks = [block for placed in text._page.parts for block in placed.blocks]
        assert [block.blockNumber() for block in blocks] == list(range(len(blocks)))
        if chance.random() < 0.7:
            area.verticalScrollBar().setValue(chance.randrange(1 + text.height()))
            area.grab()
    wait_until_done(text)
    assert_same(text, other)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_made_or_defined_late_ends_as_if_it_had_been_there(
    area: QScrollArea, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = random.Random(seed)
    monkeypatch.setattr(token_colours, "_AT_ONCE_S", 60.0)
    monkeypatch.setattr(reading_text, "_WRITTEN_AT_ONCE", 300)
    workshop = Workshop(area)
    asked: list[tuple[Callable[..., object], Callable[..., object]]] = []
    monkeypatch.setattr(
        workshop._formulas, "line_up", lambda work, then: asked.append((work, then))
    )

    def make_some() -> None:
        for _ in range(min(len(asked), chance.randint(0, 5))):
            work, then = asked.pop(chance.randrange(len(asked)))
            then(work(Running(lambda *_: None)))

    tokens = tokens_of(varied_text(5), chance)
    text = area.widget()
    assert isinstance(text, ReadingText)
    text.resize(400, 100)
    text.use(workshop)
    text.set_streaming(True)
    at = 0
    while at < len(tokens):
        size = chance.randint(1, 30)
        text.append_tokens(tokens[at : at + size])
        at += size
        make_some()
        QCoreApplication.processEvents()
        if chance.random() < 0.3:
            area.verticalScrollBar().setValue(chance.randrange(1 + text.height()))
            area.grab()
    text.set_streaming(False)
    while asked:
        make_some()
        QCoreApplication.processEvents()
    wait_until_done(text)

    other = ReadingText()
    qtbot.addWidget(other)
    other.use(workshop)
    other.resize(400, 100)
    other.grab()  # which gives it this size
    other.set_tokens(tokens)
    wait_until_done(other)
    assert_same(text, other)


def test_a_selection_stays_where_parts_before_it_change(text: ReadingText) -> None:
    text.set_tokens([token("See [here][a].\n\nAnother one.\n\nThe last one.")])
    cursor = text.textCursor()
    cursor.setPosition(text.toPlainText().index("other"))
    cursor.setPosition(text.toPlainText().index("last"), cursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    text.append_tokens([token("\n\n[a]: http://a.b\n")])
    wait_until_done(text)
    assert text.toPlainText().startswith("See here.")
    assert text.selected_plain_text() == "other one.\n\nThe "


def many_tokens(number: int) -> list[TokenEmitted]:
    return [token(f"word {n}, " if n % 9 else f"**{n}**\n\n") for n in range(number)]


def blocks_of(text: ReadingText) -> int:
    return text.document().blockCount()


@pytest.mark.parametrize("sign", ["\U0001f1e9", "\U000e0067", "👩\u200d", "ﷺ"])
def test_signs_that_take_long_are_laid_out_in_short_blocks(
    area: QScrollArea, sign: str, qtbot: QtBot
) -> None:
    long = sign * 1_500
    text = area.widget()
    assert isinstance(text, ReadingText)
    text.set_streaming(True)
    for at in range(0, len(long), 250):
        text.append_tokens([token(long[at : at + 250])])
    text.set_streaming(False)
    wait_until_done(text)
    other = never_changed(qtbot, text.width(), long)
    for shown in (text, other):
        lines = shown._page.lines
        assert max(long_text_module.slow_in(line.text) for line in lines) <= 1_000
        assert "".join(line.text for line in lines) == long
        shown.selectAll()
        assert shown.text_to_copy() == long
    few = never_changed(qtbot, text.width(), sign * 100)
    assert blocks_of(few) == 1


def test_what_was_laid_out_tells_its_height_in_another_width(
    area: QScrollArea, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = area.widget()
    assert isinstance(text, ReadingText)
    text.set_tokens([token("\U000e0067" * 6_000 + "\n\nword")])  # nobody sees them
    wait_until_done(text)
    height = text._page.documentSize().height()
    monkeypatch.setattr(page_module, "_SEEN_S", -60.0)
    text._page._seen_last = -60.0  # long ago
    for width in (600, 610, 590):  # as a scroll bar does that comes and goes
        text.resize(width, text.height())
        assert text._page._waiting
        assert abs(text._page.documentSize().height() - height) <= 44


def test_much_that_is_in_view_is_painted_in_turns(
    area: QScrollArea, text: ReadingText, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = text._page
    whole = area.viewport().grab().toImage()
    drawn: list[QRectF] = []
    draw = Page._draw_band

    def noted(self: Page, painter: object, context: object, clip: QRectF) -> None:
        drawn.append(clip)
        draw(self, painter, context, clip)  # type: ignore[arg-type]

    monkeypatch.setattr(Page, "_draw_band", noted)
    area.viewport().grab()
    assert len(drawn) == 1
    monkeypatch.setattr(page_module, "_PAINTED_AT_ONCE", 100)
    monkeypatch.setattr(page_module, "_PAINTING_S", 60.0)
    drawn.clear()
    assert area.viewport().grab().toImage() == whole
    assert len(drawn) > 2
    assert all(one.bottom() == other.top() for one, other in pairwise(drawn))
    monkeypatch.setattr(page_module, "_PAINTING_S", -1.0)
    drawn.clear()
    follows: list[QRectF] = []
    page.update[QRectF].connect(lambda area: follows.append(QRectF(area)))
    assert area.viewport().grab().toImage() != whole
    assert len(drawn) == 1
    wait_for(lambda: bool(follows))
    assert follows[0].top() == drawn[0].bottom()
    wait_for(lambda: max(one.bottom() for one in drawn) >= follows[0].bottom())


def test_glyphs_of_what_is_seen_are_found_once(area: QScrollArea, text: ReadingText) -> None:
    page = text._page
    area.verticalScrollBar().setValue(text.height() // 2)
    text.resize(430, text.height())
    assert page.seen is not None
    seen = [
        part.blocks[number]
        for part in page.parts_between(*page.seen)
        for number in part.seen_between(*page.seen)
        if isinstance(part, PlacedProse)  # lines of code are as they were
    ]
    assert seen
    assert all(block.layout().cacheEnabled() for block in seen)
    assert not page.parts[-1].blocks[-1].layout().cacheEnabled()


def test_colours_have_their_time_however_often_is_painted(
    area: QScrollArea, text: ReadingText, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []
    find = TokenColours._find

    def noted(self: TokenColours, *arguments: object) -> None:
        found.append(1)
        self._used_s += 4.0
        find(self, *arguments)  # type: ignore[arg-type]

    settle()
    monkeypatch.setattr(token_colours, "_AT_ONCE_S", 10.0)
    monkeypatch.setattr(TokenColours, "_find", noted)
    text._colours.forget(0)
    monkeypatch.setattr(reading_text, "_COLOURS_S", 60.0)
    text._painted_until = 0.0
    area.viewport().grab()
    assert len(found) == 3
    area.viewport().grab()
    assert len(found) == 4  # one in any case
    text._painted_until -= 120.0
    area.viewport().grab()
    assert len(found) >= 7


def test_colours_are_known_of_few_lines(area: QScrollArea, text: ReadingText) -> None:
    bar = area.verticalScrollBar()
    for place in range(0, bar.maximum(), 400):
        bar.setValue(place)
        area.viewport().grab()
    known = text._colours._painted
    lines = sum(map(len, known.values()))
    assert 20 < lines <= token_colours._MOST_KNOWN
    assert max(known) > len(text._page.lines) * 0.9


def test_the_source_of_an_answer_is_forgotten_in_turns(text: ReadingText) -> None:
    text.set_tokens([token("A *word* in a paragraph.\n\n" * 2_000)])
    source = ref(text._source)
    wait_until_done(text)
    parts = [part.part for part in text._page.parts]
    assert len(parts) == 2_000
    wait_for(lambda: source() is None)
    assert text._source.parts == parts
    text.append_tokens([token("More.")])
    wait_until_done(text)
    assert [part.part for part in text._page.parts][:-1] == parts


def test_more_formulas_than_are_kept_come_to_rest(
    area: QScrollArea, text: ReadingText, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop_module, "_MOST_KEPT", 3)
    made: list[str] = []
    assert text._workshop is not None
    text._workshop.formula_made.connect(lambda tex, _: made.append(tex))
    text.set_tokens([token(" ".join(f"$x_{{{n}}}$ and $n^" for n in range(12)))])
    wait_until_done(text)
    formulas = [look.formula for line in text._page.lines for _, look in line.formulas]
    assert len(formulas) == len(made) == 12
    text.colour_anew()
    wait_until_done(text)
    area.viewport().grab()
    settle()
    assert len(made) == 12
    setting = text._page.typesetting
    assert all(
        setting.formula(look) is not None for line in text._page.lines for _, look in line.formulas
    )


def test_a_paragraph_of_very_many_formulas_is_laid_out_in_parts(text: ReadingText) -> None:
    text.set_tokens([token("$x$ " * 1_500)])
    page = text._page
    wait_for(lambda: sum(len(line.formulas) for line in page.lines) == 1_500 and page.is_done)
    assert max(len(line.formulas) for line in page.lines) <= 500
    text.selectAll()
    assert text.createMimeDataFromSelection().text().split(" ") == ["x"] * 1_500
