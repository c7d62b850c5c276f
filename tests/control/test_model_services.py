"""Background services of the model picker: memory fit in a child process, and the trash."""

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.models import model_services
from foretoken.control.models.model_services import FitCheck, FitReport
from foretoken.control.models.model_trash import (
    ModelTrash,
    bring_back,
    move_to_trash,
    trash_note,
    trash_refusal,
)
from foretoken.engine.config import CacheType
from foretoken.models.builtin import builtin_pair
from foretoken.models.library.library import model_at
from foretoken.models.memory.fit import FitGrade, PairPlan
from foretoken.models.memory.free_memory import FreeMemory
from foretoken.models.pair_setup import LoadSettings
from foretoken.system.language import said

needs_links = pytest.mark.skipif(os.name == "nt", reason="links need a right there")


@pytest.fixture(scope="session")
def chat_model(models: Path) -> Path:
    return tiny.write_random_model(
        models / "services-chat.gguf",
        seed=1,
        vocab_size=259,
        tokens=tiny.chat_tokens(),
        chat_template=tiny.CHATML_TEMPLATE,
        heads=2,  # of 32 numbers each, which a cache of 8 bits needs
        context_length=65_536,
    )


@pytest.fixture
def fit(qtbot: QtBot) -> Iterator[FitCheck]:
    result = FitCheck()
    yield result
    result.shut_down()


def measured(fit: FitCheck, qtbot: QtBot, plan: PairPlan, loaded: PairPlan | None) -> FitReport:
    with qtbot.waitSignal(fit.measured, timeout=60_000) as told:
        fit.ask(plan, loaded)
    report: FitReport = told.args[0]
    return report


def test_a_pair_is_measured_in_parts_and_what_is_loaded_is_not_needed_twice(
    fit: FitCheck, qtbot: QtBot, chat_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = FreeMemory(ram=16 << 30, ram_total=32 << 30)
    monkeypatch.setattr(model_services, "free_memory", lambda: free)
    plan = PairPlan(chat_model, chat_model)
    report = measured(fit, qtbot, plan, None)
    assert report.fit.grade is FitGrade.FITS
    need = report.fit.need.whole
    assert need.target == need.draft > 0
    assert not report.in_use
    assert report.free_bytes == free.ram
    again = measured(fit, qtbot, plan, replace(plan, draft=None))
    assert again.in_use
    assert again.free_bytes > free.ram
    # With another cache the target has to be loaded anew.
    other = replace(plan, settings=LoadSettings().with_cache(CacheType.Q8_0).target)
    assert not measured(fit, qtbot, plan, other).in_use


def test_what_does_not_fit_is_told_first_and_then_what_to_give_up(
    fit: FitCheck, qtbot: QtBot, chat_model: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plan = PairPlan(chat_model, chat_model, 65_536)
    alone = measured(fit, qtbot, replace(plan, draft=None), None).fit.need.whole.total
    # Room for the target alone, and a bit.
    free = FreeMemory(ram=alone + (1 << 20), ram_total=2 * alone)
    monkeypatch.setattr(model_services, "free_memory", lambda: free)
    told: list[FitReport] = []
    fit.measured.connect(told.append)
    fit.ask(plan, None)
    qtbot.waitUntil(lambda: len(told) == 2, timeout=60_000)
    assert told[0].fit.grade is FitGrade.TOO_BIG
    assert told[0].proposal is None
    assert told[1].proposal.plan.draft is None
    broken = tiny.write_broken_file(tmp_path / "cut.gguf", "truncated")
    with qtbot.waitSignal(fit.failed, timeout=60_000) as failed:
        fit.ask(PairPlan(broken), None)
    assert "cut.gguf" in failed.args[0]


@needs_links
def test_all_parts_go_to_the_trash_and_come_back_where_nothing_is_in_the_way(
    chat_model: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    whole = tmp_path / "big.gguf"
    shutil.copy(chat_model, whole)
    first, *_ = tiny.write_split(whole, 8)
    model = model_at(first)
    assert len(model.parts) > 1
    before = [part.read_bytes() for part in model.parts]
    trash = ModelTrash()
    with qtbot.waitSignal(trash.moved, timeout=5_000) as moved:
        trash.move(model)
    assert not any(part.exists() for part in model.parts)
    folder = tmp_path / "data" / "Trash"
    assert {path.name for path in (folder / "files").iterdir()} == {p.name for p in model.parts}
    assert moved.args[0].can_restore
    model.parts[1].write_bytes(b"new")
    with qtbot.waitSignal(trash.failed, timeout=5_000) as told:
        trash.restore()
    assert "already contains a file with that name" in told.args[0]
    assert not model.parts[0].exists()
    assert model.parts[1].read_bytes() == b"new"
    model.parts[1].unlink()
    with qtbot.waitSignal(trash.restored, timeout=5_000):
        trash.restore()
    trash.shut_down()
    assert [part.read_bytes() for part in model.parts] == before
    assert not [*(folder / "files").iterdir(), *(folder / "info").iterdir()]


@needs_links
def test_hugging_faces_cache_loses_data_too(chat_model: Path, tmp_path: Path) -> None:
    repository = tmp_path / "hub" / "models--a--b"
    blob = repository / "blobs" / "0123abcd"
    links = [repository / "snapshots" / revision / "m.gguf" for revision in ("one", "two")]
    blob.parent.mkdir(parents=True)
    shutil.copy(chat_model, blob)
    for link in links:
        link.parent.mkdir(parents=True)
        link.symlink_to("../../blobs/0123abcd")
    model = model_at(links[0])
    assert "Hugging Face cache" in trash_note(model)
    moved = move_to_trash(model)
    assert not blob.exists()
    assert not any(link.is_symlink() for link in links)
    trashed = tmp_path / "data" / "Trash" / "files" / "m.gguf"
    assert trashed.read_bytes() == chat_model.read_bytes()
    assert not trashed.is_symlink()
    bring_back(moved)
    assert blob.read_bytes() == chat_model.read_bytes()
    assert [os.readlink(link) for link in links] == ["../../blobs/0123abcd"] * 2
    assert not trashed.exists()
    # Of any other link only the link is moved.
    elsewhere = tmp_path / "link.gguf"
    elsewhere.symlink_to(chat_model)
    move_to_trash(model_at(elsewhere))
    assert not elsewhere.is_symlink()
    assert chat_model.exists()


def test_what_others_keep_is_not_ours_to_move(chat_model: Path) -> None:
    assert trash_refusal(model_at(builtin_pair()[0])) == said("built-in-stays")
    model = replace(model_at(chat_model), source="Ollama", name="tales:3m")
    assert trash_refusal(model) == said("ollama-removes", command="ollama rm tales:3m")
