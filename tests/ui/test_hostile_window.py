"""Hostile models, names, PDFs and presets in the real window, which stays responsive and frugal."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from chat_pieces import settle
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import GenerationLimits
from foretoken.models.pair_setup import PairFiles
from foretoken.ui.look.plain_text import MarkedLabel
from open_window import OpenWindow
from soak.hostile import names, pdfs, presets, templates
from soak.hostile.canary import Canary
from soak.hostile.case import LONGEST_WORDS, Case, Right, Surroundings, may_be_shown, write_model
from soak.watched import let_go, memory_mb, reacting

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.timeout(400),
    pytest.mark.usefixtures("unprobed"),
    pytest.mark.skipif(sys.platform != "linux", reason="watches by inotify"),
]
PEAK_MB, GIVEN_BACK_MB = 450, 100  # of resident memory: with the model's own pages
_BLUNT = re.compile(r"Traceback|Error\(|Exception\b|object at 0x|<class '")


Watch = Callable[[], AbstractContextManager[None]]


def ids(case: Case) -> str:
    return case.id


@pytest.fixture
def around(canary: Canary, tmp_path: Path) -> Surroundings:
    (tmp_path / "case").mkdir()
    return Surroundings(tmp_path / "case", canary.picture, canary.port)


@pytest.fixture
def watched(desk: OpenWindow, canary: Canary) -> Watch:
    """Something hostile is done meanwhile."""

    @contextmanager
    def watch() -> Iterator[None]:
        desk.controller.answers.limits = GenerationLimits(8)
        let_go()
        rest = memory_mb()
        with reacting() as waits:
            yield
            desk.controller.new_conversation()
            settle()
        assert canary.opened() == canary.called() == 0
        assert not waits.long
        assert waits.peak_mb - rest < PEAK_MB

        def given_back() -> bool:
            let_go()
            return memory_mb() - rest < GIVEN_BACK_MB

        desk.qtbot.waitUntil(given_back, timeout=6_000)

    return watch


def judge(case: Case, right: Right, told: str | None) -> None:
    """``told``: the words of a refusal; None where it worked."""
    if told is None:
        assert right is not Right.TOLD
        return
    assert right is not Right.WORKS, told
    assert re.search(case.words, told)
    judge_words(told)


def judge_words(told: str) -> None:
    assert told.strip()
    assert len(told) <= LONGEST_WORDS
    assert not _BLUNT.search(told)
    assert all(character in "\n\t" or may_be_shown(character) for character in told)


def load(desk: OpenWindow, target: Path, draft: Path | None = None) -> str | None:
    """Load a pair; return what is told of it."""
    with desk.qtbot.waitSignal(desk.controller.engine.load_ended, timeout=40_000) as ended:
        desk.controller.engine.load_pair(PairFiles(target, draft))
    return ended.args[0]


@pytest.mark.parametrize("case", templates.CASES, ids=ids)
def test_templates(desk: OpenWindow, around: Surroundings, watched: Watch, case: Case) -> None:
    model = write_model(around.folder / "model.gguf", case.make(around))
    with watched():
        if (told := load(desk, model)) is not None:
            judge(case, case.right, told)
            return
        for right in (case.right, case.second_turn or case.right):
            judge(case, right, desk.ask("Hello").error)


@pytest.mark.parametrize("case", pdfs.CASES, ids=ids)
def test_pdfs(desk: OpenWindow, around: Surroundings, watched: Watch, case: Case) -> None:
    path, told = case.make(around), list[str]()
    files = desk.window.composer_controller.files
    files.refused.connect(told.append)

    def read() -> bool:
        return bool(told) or any(file.attachment is not None for file in files.files)

    with watched():
        desk.window.composer_controller.attach([path])
        desk.qtbot.waitUntil(read, timeout=200_000)
        judge(case, case.right, told[0] if told else None)
        files.remove(files.files)


@pytest.mark.parametrize("case", presets.CASES, ids=ids)
def test_files_of_presets(
    desk: OpenWindow, around: Surroundings, watched: Watch, case: Case
) -> None:
    path, failed, said = case.make(around), list[str](), list[str]()
    kept = desk.window.models.services.presets
    kept.failed.connect(failed.append)
    kept.said.connect(said.append)
    with watched():
        desk.window.models.open()
        kept.import_file(path)
        desk.qtbot.waitUntil(lambda: bool(failed or said), timeout=40_000)
        judge(case, case.right, failed[0] if failed else None)
        desk.qtbot.waitUntil(lambda: not kept.busy, timeout=40_000)
        desk.window.models.picker.reject()


STORED = [case for case in presets.CASES if case.id in presets.STORED]


@pytest.mark.parametrize("case", [*STORED, *presets.SETTINGS], ids=ids)
def test_a_window_opens_with_hostile_files_of_its_own(
    qtbot: QtBot, tmp_path: Path, home: Path, case: Case
) -> None:
    made = case.make(Surroundings(tmp_path, tmp_path / "none.png", 9))
    config = Path(os.environ["XDG_CONFIG_HOME"]) / "foretoken"
    config.mkdir(parents=True, mode=0o700)
    if case in presets.SETTINGS:
        (config / "preferences.json").write_text(made, errors="surrogateescape")
    elif made.is_file() and not made.is_symlink():
        content = made.read_bytes().replace(*presets.AS_STORED)
        (config / "presets.json").write_bytes(content)
    else:
        (config / "presets.json").symlink_to(made)
    preferences = KeptPreferences(config)
    desk = OpenWindow(qtbot, preferences)
    desk.window.models.open()
    settle()
    for words in shown_words():
        judge_words(words)
    qtbot.waitUntil(lambda: not desk.window.models.services.presets.busy, timeout=40_000)
    desk.window.models.picker.reject()
    desk.close()
    preferences.shut_down()


@pytest.mark.parametrize("case", names.CASES, ids=ids)
def test_names(desk: OpenWindow, around: Surroundings, watched: Watch, case: Case) -> None:
    made = case.make(around)
    data = made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made
    text, stem = data.decode("utf-8", "replace"), file_name(data)
    folder = around.folder / os.fsdecode(stem[:60])
    folder.mkdir()
    model, unknown, attached = (
        folder / os.fsdecode(name)
        for name in (stem + b".gguf", b"unknown " + stem + b".gguf", stem + b".txt")
    )
    write_model(model, name=data, token=data or None)
    write_model(unknown, name=data, architecture=data or b"x")
    plain = write_model(around.folder / "plain.gguf")
    attached.write_text("A few words.\n")
    imported = around.folder / "presets.json"
    imported.write_text(presets.whole(presets.preset(text)), encoding="utf-8")
    with watched():
        assert load(desk, model) is None
        desk.ask("Hello")
        desk.window.composer_controller.attach([attached])
        desk.window.models.services.presets.import_file(imported)
        desk.window.models.open()
        desk.qtbot.waitUntil(lambda: not desk.window.models.services.presets.busy, timeout=40_000)
        settle()
        shown = shown_words()
        desk.window.models.picker.reject()
        load(desk, plain, model)  # another vocabulary: the reason is told
        shown += shown_words()
        if told := load(desk, unknown):
            judge_words(told)
        files = desk.window.composer_controller.files
        files.remove(files.files)
    for words in shown:
        assert len(words) <= 2_000
        assert all(character in "\n\t" or may_be_shown(character) for character in words)
    if case.right is Right.WORKS:
        assert any(text.strip() in words for words in shown)


def file_name(text: bytes) -> bytes:
    """What a file system takes of a text."""
    taken = text.replace(b"/", b"_").replace(b"\0", b"_")[:180]
    if not taken.isascii():  # no character is cut
        taken = taken.decode("utf-8", "ignore").encode() or taken
    return taken if taken.strip(b".") else b"x" + taken


def shown_words() -> list[str]:
    """All that can be read now apart from chats, as plain text."""
    found: list[str] = []
    for top in QApplication.topLevelWidgets():
        for widget in (top, *top.findChildren(QWidget)) if top.isVisible() else ():
            if not widget.isVisible():
                continue
            found += [widget.toolTip(), widget.windowTitle()]
            if (isinstance(widget, QLabel) and not isinstance(widget, MarkedLabel)) or isinstance(
                widget, QAbstractButton
            ):
                found.append(widget.text())
            elif isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
                rows = range(min(model.rowCount(), 40))
                found += [str(model.index(row, 0).data() or "") for row in rows]
    return [words for words in found if words.strip()]
