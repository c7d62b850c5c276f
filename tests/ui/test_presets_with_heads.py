"""A ready-made pair whose draft is a head, from the download to the first answer, in a window."""

from dataclasses import replace
from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.control.downloads import download_queue
from foretoken.models.presets.suggested import SuggestedPresets, builtin_presets
from foretoken.ui.models import preset_rows
from foretoken.ui.models.get_models import GetModelsPage
from hub_pair import served_pair
from hub_server import sha256
from open_window import OpenWindow

WORDS = {
    "vocab_size": len(tiny.chat_tokens()),
    "tokens": tiny.chat_tokens(),
    "chat_template": tiny.CHATML_TEMPLATE,
    "context_length": 2048,
}


def test_a_head_is_downloaded_and_drafts(
    desk: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tiny.write_assisted_model(tmp_path / "t.gguf", seed=5, **WORDS)
    head = tiny.write_assistant(tmp_path / "h.gguf", file, **WORDS)
    known = builtin_presets()
    preset = known.find("gemma-4-12b")
    data = {preset.target: file.read_bytes(), preset.draft: head.read_bytes()}
    target, draft = (
        replace(
            model,
            repository=preset.target.repository,
            revision=None,
            size_bytes=len(content),
            estimated_bytes=len(content),
            sha256=sha256(content),
        )
        for model, content in data.items()
    )
    preset = replace(preset, target=target, draft=draft, context_length=256)
    only = SuggestedPresets((preset,), known.architectures)
    for module in (download_queue, preset_rows):
        monkeypatch.setattr(module, "builtin_presets", lambda: only)
    qtbot, controller, models = desk.qtbot, desk.controller, desk.window.models
    with served_pair(monkeypatch, downloads=7) as server:
        server.add(target.repository, {model.file: data[model] for model in data})
        models.open_preset(preset.id)
        picker, page = models.picker, desk.window.findChild(GetModelsPage)
        row = page.presets.rows[preset.id]
        with qtbot.waitSignal(page._queue.arrived):
            row.button.click()
    row.button.click()  # "Use"
    qtbot.waitUntil(picker.load.isEnabled, timeout=10_000)
    with qtbot.waitSignal(controller.engine.load_ended, timeout=20_000) as ended:
        picker.load.click()
    assert ended.args == [None]
    controller.engine.set_lookahead(4)
    with qtbot.waitSignal(controller.answers.ended, timeout=30_000):
        assert controller.send("Go on.")
    statistics = controller.current.messages[-1].statistics
    assert statistics.evaluated > 0, "it drafts"
    pair = controller.engine.pair
    assert pair.files.draft.name == preset.draft.file
