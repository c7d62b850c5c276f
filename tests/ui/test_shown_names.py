"""Names from files and from the hub, wherever the window shows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.models.hub.files import HubFile, HubModel
from foretoken.models.hub.hub import FoundRepository
from foretoken.models.library.library import model_at
from foretoken.models.memory.rough_fit import Room
from foretoken.models.names import pair_name
from foretoken.ui.look.plain_text import Label, marked, wrapped
from foretoken.ui.models.hub_browser import file_row, repository_row
from foretoken.ui.models.model_rows import target_row
from foretoken.ui.parts.forms import MessageLabel
from foretoken.ui.parts.notice_bar import NoticeBar
from foretoken.ui.parts.row_painting import Row
from foretoken.ui.parts.undo_line import UndoLine

NAME = "a\x1b]0;x\x07\u202egnp\u200b\x9b"
SHOWN = "a⟨ESC⟩]0;x⟨BEL⟩⟨U+202E⟩gnp⟨U+200B⟩⟨U+009B⟩"
ORDINARY = "Qwen3 אבג 模型 👨\u200d👩\u200d👧 ไทย"
STEERS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def test_a_row_shows_what_its_names_hide() -> None:
    row = Row(NAME, f"{NAME}\n", NAME, tip=f"{NAME}\n{NAME}", spoken_details=NAME)
    assert (row.title, row.aside, row.spoken_details) == (SHOWN, SHOWN, SHOWN)
    assert (row.details, row.tip) == (f"{SHOWN} ", f"{SHOWN}\n{SHOWN}")
    assert Row(ORDINARY).title == ORDINARY


@pytest.mark.parametrize("name", [NAME, ORDINARY])
def test_a_model_on_disk_is_shown_and_still_found(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    path = folder / f"{name}-Q8_0.gguf"
    values = {"general.name": name, "general.architecture": "llama"}
    tiny.write_random_model(path, seed=1, vocab_size=260, values=values)
    model = model_at(path)
    assert model.path == path
    shown = SHOWN if name is NAME else ORDINARY
    assert model.name == f"{shown}-Q8_0"
    assert shown in model.source
    row = target_row(model, in_use=False)
    assert shown in row.title
    assert not any(STEERS.search(text) for text in (row.title, row.details, row.tip, row.spoken))


def test_the_hub_is_asked_for_what_it_named() -> None:
    found = FoundRepository(
        NAME, 1, 1, gated=False, licence=NAME, architecture=NAME, parameters=None, modified=None
    )
    model = HubModel(NAME, "main", "0" * 40, "", (HubFile(f"{NAME}.gguf", 1, "0" * 64),))
    for row in (repository_row(found), file_row(model, Room(1, 1), here=False)):
        assert row.title == SHOWN
        assert not STEERS.search(row.details)
    assert (found.name, model.name) == (NAME, NAME)


def test_what_is_told_is_short_and_hides_nothing(qtbot: QtBot) -> None:
    endless = f"{NAME}\n" * 100_000
    window = QWidget()
    qtbot.addWidget(window)
    notice, line, message = NoticeBar(window), UndoLine(window), MessageLabel(window)
    notice.tell(endless, [])
    line.tell(endless)
    message.say(endless)
    shown = [notice.text, notice.accessibleName(), line.text, message.text(), Label(endless).text()]
    shown += [wrapped(endless), marked("<b>{}</b>", endless), pair_name(NAME, NAME)]
    for text in shown:
        assert SHOWN in text
        assert not STEERS.search(text)
        assert len(text) < 5000
        assert text.count("\n") < 100
