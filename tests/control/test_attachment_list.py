"""Files of the message being written: read one after the other, those of every conversation."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from foretoken.chat.conversations.conversation import Attachment
from foretoken.control.background import shut_down_below
from foretoken.control.composing import attachment_list
from foretoken.control.composing.attachment_list import AttachmentList


@pytest.fixture
def files(qtbot: QtBot) -> Iterator[AttachmentList]:
    result = AttachmentList()
    result.show(1)
    yield result
    shut_down_below(result)


@pytest.fixture
def refused(files: AttachmentList) -> list[str]:
    told: list[str] = []
    files.refused.connect(told.append)
    return told


def write(folder: Path, *names: str) -> list[Path]:
    paths = [folder / name for name in names]
    for path in paths:
        path.write_text(f"text of {path.name}")
    return paths


def names(files: AttachmentList) -> list[str]:
    return [file.name for file in files.files]


def test_files_are_read_in_their_order_and_attached_once(
    qtbot: QtBot, files: AttachmentList, refused: list[str], tmp_path: Path
) -> None:
    first = write(tmp_path, "b.txt", "a.txt")
    (tmp_path / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    files.add([*first, first[0], tmp_path / "photo.png"])
    assert files.reading
    files.add([*write(tmp_path, "c.txt"), first[1], tmp_path / "gone.txt"])
    qtbot.waitUntil(lambda: not files.reading)
    read = [Attachment(f"{name}.txt", f"text of {name}.txt") for name in "bac"]
    assert files.attachments == tuple(read)
    assert [said.split(" ")[0] for said in refused] == ["photo.png", "gone.txt"]
    files.remove(files.files[0])
    files.add(first)
    assert names(files) == ["a.txt", "c.txt", "b.txt"]
    qtbot.waitUntil(lambda: not files.reading)


def test_pasted_texts_are_never_lost(files: AttachmentList) -> None:
    for text in ("one", "two"):
        assert files.add_text(text)
        sent = files.files
        files.clear()
        assert files.add_text(f"after {text}")
        files.put_back(sent)
    assert [file.text for file in files.attachments] == ["one", "after one", "two", "after two"]
    assert len(set(names(files))) == 4


def test_a_drive_that_does_not_answer_holds_up_no_other_file(
    qtbot: QtBot, files: AttachmentList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dead, good = write(tmp_path, "dead.txt", "good.txt")
    began, answers = threading.Event(), threading.Event()
    read = attachment_list.read_attachment

    def read_slowly(path: Path, check: Callable[[], None]) -> Attachment:
        if path == dead:
            began.set()
            answers.wait()
        return read(path, check)

    monkeypatch.setattr(attachment_list, "read_attachment", read_slowly)
    files.add([dead, good])
    assert began.wait(5)
    files.remove(files.files[0])
    qtbot.waitUntil(lambda: not files.reading)
    assert files.attachments == (Attachment("good.txt", "text of good.txt"),)
    answers.set()
