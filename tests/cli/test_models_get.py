"""``foretoken models get``: download of a pair from a hub on loopback."""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tiny_models as tiny
from commands import Call
from foretoken.cli import models as get_command
from foretoken.cli.terminal import Terminal
from foretoken.models.hub.downloads import Phase, Progress
from foretoken.models.presets.suggested import Preset, builtin_presets
from hub_server import HubServer, only_hub


@pytest.fixture(autouse=True)
def folders(home: Path) -> Path:
    """Where models are kept."""
    return home / "data/foretoken/models"


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with only_hub(monkeypatch) as served:
        yield served


@pytest.fixture
def preset(monkeypatch: pytest.MonkeyPatch) -> Preset:
    """A built-in pair, but for the size and digest of the real files."""
    known = builtin_presets()
    preset = known[0]
    target, draft = (
        replace(model, revision=None, size_bytes=None, sha256=None) for model in preset.models
    )
    preset = replace(preset, target=target, draft=draft)
    monkeypatch.setattr(get_command, "builtin_presets", lambda: (preset, *known[1:]))
    return preset


@pytest.fixture
def offered(hub: HubServer, preset: Preset, models: Path) -> HubServer:
    for model, seed in ((preset.target, 1), (preset.draft, 2)):
        file = tiny.write_random_model(models / f"get-{seed}.gguf", seed=seed, vocab_size=30)
        hub.add(model.repository, {model.file: file.read_bytes()})
    return hub


def test_a_pair_is_loaded(offered: HubServer, preset: Preset, folders: Path, call: Call) -> None:
    printed = call("models", "get", preset.id, "--json")
    paths = printed.report()
    for role, model in (("target", preset.target), ("draft", preset.draft)):
        assert paths[role] == str(folders / model.repository / model.file)
        assert model.title in printed.err
        assert model.licence.source in printed.err
    assert f"{preset.target.file}: " in printed.err, "how far it is"
    assert "\r" not in printed.err, "a file is no terminal"
    listed = call("models", "--json").report()["models"]
    own = {model["path"] for model in listed if model["source"] == "Foretoken"}
    assert own == set(paths.values())


def test_a_target_with_its_own_head_is_one_file(
    hub: HubServer, folders: Path, models: Path, monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    preset = next(each for each in builtin_presets() if each.id == "qwen3.5-2b")
    monkeypatch.setattr(get_command, "builtin_presets", lambda: (preset,))
    file = tiny.write_delta_net_model(models / "get-head.gguf", seed=1, vocab_size=30, head=True)
    hub.add(preset.target.repository, {preset.target.file: file.read_bytes()})
    printed = call("models", "get", preset.id)
    assert "Draft:  Built into the model (MTP)" in printed.out
    assert "--draft" not in printed.out, "it drafts by itself"
    [path] = folders.rglob("*.gguf")
    report = call("models", "get", preset.id, "--json").report()
    assert report == {"target": str(path), "draft": str(path)}


def test_a_download_that_was_stopped_goes_on_at_the_next_call(
    offered: HubServer, preset: Preset, folders: Path, monkeypatch: pytest.MonkeyPatch, call: Call
) -> None:
    def interrupted(_: object, progress: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopping:
        stopping.setattr(get_command._ProgressLine, "show", interrupted)
        printed = call("models", "get", preset.id)
    assert (printed.code, printed.out) == (130, "")
    assert "Run the same command again" in printed.err
    assert not list(folders.rglob("*.gguf"))
    assert call("models", "get", preset.id).code == 0
    assert len(list(folders.rglob("*.gguf"))) == 2


def test_refused_and_unknown_pairs_are_reported(hub: HubServer, preset: Preset, call: Call) -> None:
    printed = call("models", "get", preset.id)
    assert (printed.code, printed.out) == (1, "")
    assert f"has no public repository {preset.target.repository}" in printed.err
    call("models", "get", "nothing").refused(2, "There is no preset 'nothing'")


def test_the_list_of_pairs(call: Call) -> None:
    lines = call("models", "get").done().splitlines()
    presets = builtin_presets()
    assert [line.split()[0] for line in lines[1 : len(presets) + 1]] == [p.id for p in presets]
    listed = call("models", "get", "--json").report()["presets"]
    assert listed[0]["download_bytes"] == presets[0].download_bytes


def test_a_terminal_shows_one_line_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal(io.BytesIO(), "utf-8", newline="")
    monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr("sys.stderr", stream)
    line = get_command._ProgressLine()
    half, whole = 2_400_000_000, 4_800_000_000
    line.show(Progress(Phase.DOWNLOADING, "q/model.gguf", half, whole, 24e6, 100.0, ""))
    line.show(Progress(Phase.WAITING, "q/model.gguf", half, whole, 0.0, None, "No network."))
    line.status.clear()
    shown = [part.rstrip(" ") for part in stream.buffer.getvalue().decode().split("\r")]
    assert [part for part in shown if part] == [
        "model.gguf: 2.4 GB of 4.8 GB, 24 MB/s, 1:40 left",
        "No network.\n",
        "model.gguf: 2.4 GB of 4.8 GB, waiting",
    ]
