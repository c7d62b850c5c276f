"""Ready-made pairs whose draft is a head, from the download to the first answer, in a window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.downloads import download_queue
from foretoken.models.presets.suggested import Preset, SuggestedPresets, builtin_presets
from foretoken.ui.models import preset_rows
from foretoken.ui.models.get_models import GetModelsPage
from hub_pair import served_pair
from hub_server import HubServer, sha256
from open_window import OpenWindow, light_preferences

WORDS = {
    "vocab_size": len(tiny.chat_tokens()),
    "tokens": tiny.chat_tokens(),
    "chat_template": tiny.CHATML_TEMPLATE,
    "context_length": 2048,
}


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with served_pair(monkeypatch, downloads=7) as running:
        yield running


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenWindow]:
    result = OpenWindow(qtbot, light_preferences(tmp_path))
    yield result
    result.close()


def offer(
    server: HubServer, monkeypatch: pytest.MonkeyPatch, preset_id: str, *files: Path
) -> Preset:
    """A built-in pair whose models are these files, which the hub has; it is the only one."""
    known = builtin_presets()
    preset = known.find(preset_id)
    data = {model: file.read_bytes() for model, file in zip(preset.models, files, strict=True)}
    # Both may lie in one repository.
    server.add(preset.target.repository, {model.file: data[model] for model in data})
    served = [
        replace(
            model,
            repository=preset.target.repository,
            revision=None,
            size_bytes=len(data[model]),
            estimated_bytes=len(data[model]),
            sha256=sha256(data[model]),
        )
        for model in preset.models
    ]
    preset = replace(preset, target=served[0], draft=served[-1], context_length=256)
    only = SuggestedPresets((preset,), known.architectures, known.bindings)
    for module in (download_queue, preset_rows):
        monkeypatch.setattr(module, "builtin_presets", lambda: only)
    return preset


def get_and_use(desk: OpenWindow, preset: Preset) -> list[Path]:
    """Download the pair, load it, ask a question; returns the files that came."""
    qtbot, models = desk.qtbot, desk.window.models
    models.open_preset(preset.id)
    picker, page = models.picker, desk.window.findChild(GetModelsPage)
    assert picker is not None
    assert page is not None
    row = page.presets.rows[preset.id]
    told = [label.text() for label in row.findChildren(QLabel)]
    assert f"Draft: {preset.draft_title}. {preset.reason}" in told
    with qtbot.waitSignal(page._queue.arrived):
        row.button.click()
    files = sorted(page._queue.folder.rglob("*.gguf"))
    row.button.click()  # "Use"
    qtbot.waitUntil(picker.load.isEnabled, timeout=10_000)
    with qtbot.waitSignal(desk.controller.engine.load_ended, timeout=20_000) as ended:
        picker.load.click()
    assert ended.args == [None]
    desk.controller.engine.set_lookahead(4)
    with qtbot.waitSignal(desk.controller.answers.ended, timeout=30_000):
        assert desk.controller.send("Go on.")
    statistics = desk.controller.current.messages[-1].statistics
    assert statistics is not None
    assert statistics.evaluated > 0, "it drafts"
    return files


def test_a_head_of_another_repository_is_no_target(
    desk: OpenWindow, server: HubServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tiny.write_assisted_model(tmp_path / "t.gguf", seed=5, **WORDS)
    head = tiny.write_assistant(tmp_path / "h.gguf", file, **WORDS)
    preset = offer(server, monkeypatch, "gemma-4-12b", file, head)
    files = get_and_use(desk, preset)
    pair = desk.controller.engine.pair
    assert pair is not None
    assert pair.files.draft is not None
    assert sorted((pair.files.target, pair.files.draft)) == files
    assert pair.files.draft.name == preset.draft.file
    desk.window.models.open_at(pair.files.draft)
    picker = desk.window.models.picker
    assert picker is not None
    desk.qtbot.waitUntil(lambda: bool(picker.choice.refusal), timeout=10_000)
    assert not picker.load.isEnabled()
    picker.reject()
