"""A person's own presets: kept, changed, carried elsewhere, and never lost."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from foretoken.engine.config import (
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.models.presets.store import PresetError, PresetStore, Remembered
from foretoken.models.presets.suggested import builtin_presets
from foretoken.models.presets.user_presets import (
    ModelSource,
    PairSettings,
    UserPreset,
    export_presets,
    from_builtin,
    read_exported,
)
from foretoken.system.records import RecordError

SETTINGS = PairSettings(
    target=ModelSettings(threads=3, batch_length=256, flash_attention=True),
    draft=ModelSettings(cache_type_k=CacheType.Q8_0, gpu_layers=0),
    sampling=SamplingParams(
        temperature=0.0, top_k=20, presence_penalty=1.5, frequency_penalty=-0.25, seed=7
    ),
    speculative=SpeculativeConfig(Method.DRAFT, lookahead=6, rule=LookaheadRule.FIXED),
    context_length=4096,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "presets.json"


@pytest.fixture
def store(file: Path) -> PresetStore:
    return PresetStore(file)


@pytest.fixture
def mine(tmp_path: Path) -> UserPreset:
    """A pair of a file on disk, whose name is no UTF-8, and one of the hub."""
    target = ModelSource(tmp_path / "models" / "gro\udcdf ü.gguf")
    draft = ModelSource(repository="Qwen/Qwen3-0.6B-GGUF", file="a/b.gguf", revision="main")
    return UserPreset("Évènement 日本", target, draft, SETTINGS)


def names(store: PresetStore) -> list[str]:
    return [preset.name for preset in store.read().presets]


# --- kept and changed --------------------------------------------------------------------------


def test_a_preset_comes_back_as_it_was(store: PresetStore, file: Path, mine: UserPreset) -> None:
    store.create(mine)
    assert PresetStore(file).read().presets == (mine,)
    assert [path.name for path in file.parent.iterdir()] == ["presets.json"]


def test_a_built_in_preset_becomes_an_own_one(store: PresetStore) -> None:
    for preset in builtin_presets().presets:
        store.create(from_builtin(preset))
    stored = store.read().presets
    assert [kept.name for kept in stored] == [p.title for p in builtin_presets().presets]
    qwen = next(kept for kept in stored if kept.name == "Qwen3 8B")
    assert qwen.target.key == "hub:Qwen/Qwen3-8B-GGUF"
    assert qwen.settings.sampling.top_k == 20


def test_presets_are_edited_renamed_duplicated_and_deleted(
    store: PresetStore, mine: UserPreset
) -> None:
    store.create(replace(mine, name="one"))
    store.create(replace(mine, name="two"))
    assert store.duplicate("ONE").name == "one (2)"
    assert store.duplicate("one").name == "one (3)"
    store.edit("two", lambda preset: replace(preset, name="Two"))
    store.edit("one", lambda _: replace(mine, name="first", draft=None))
    assert names(store) == ["first", "Two", "one (2)", "one (3)"]
    assert store.read().presets[0].draft is None
    store.delete("one (2)")
    assert names(store) == ["first", "Two", "one (3)"]


def test_a_change_that_makes_no_sense_is_refused(store: PresetStore, mine: UserPreset) -> None:
    store.create(replace(mine, name="one"))
    store.create(replace(mine, name="two"))
    before = store.read()
    with pytest.raises(PresetError, match="'ONE' already"):
        store.create(replace(mine, name="ONE"))
    for name, words in (("Two", "'Two' already"), ("a\nb", "one line of text")):
        with pytest.raises(PresetError, match=words):
            store.edit("one", lambda preset, name=name: replace(preset, name=name))
    for change in (store.delete, store.duplicate, lambda name: store.edit(name, lambda _: mine)):
        with pytest.raises(PresetError, match="no preset 'three'"):
            change("three")
    assert store.read() == before


def test_settings_are_remembered_by_path_and_by_repository(
    store: PresetStore, tmp_path: Path
) -> None:
    on_disk = ModelSource(tmp_path / "a.gguf")
    of_hub = ModelSource(repository="o/r", file="a-Q4_K_M.gguf")
    store.remember(on_disk, Remembered(SETTINGS, of_hub))
    store.remember(of_hub, Remembered(PairSettings(context_length=512)))
    other_file = replace(of_hub, file="a-Q8_0.gguf")
    remembered = store.read().settings_by_model
    assert remembered[on_disk.key] == Remembered(SETTINGS, of_hub)
    assert remembered[other_file.key] == Remembered(PairSettings(context_length=512))
    store.forget(on_disk)
    assert list(store.read().settings_by_model) == [of_hub.key]


def test_the_oldest_settings_make_room(store: PresetStore, file: Path, tmp_path: Path) -> None:
    sources = [ModelSource(tmp_path / f"{number}.gguf") for number in range(502)]
    file.parent.mkdir()
    document = {"settings_by_model": {source.key: {} for source in sources[:501]}}
    file.write_text(json.dumps(document), encoding="utf-8")
    store.remember(sources[501], Remembered(SETTINGS))
    kept = store.read().settings_by_model
    assert len(kept) == 500
    assert sources[1].key not in kept
    assert kept[sources[501].key] == Remembered(SETTINGS)


@pytest.mark.parametrize("name", ["", " ", " a", "a\tb", "x" * 101])
def test_a_name_is_one_short_line(name: str, mine: UserPreset) -> None:
    with pytest.raises(ValueError, match="name"):
        replace(mine, name=name)


def test_a_model_is_a_file_or_of_the_hub(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not both"):
        ModelSource(tmp_path / "a.gguf", repository="o/r")
    with pytest.raises(ValueError, match="absolute"):
        ModelSource(Path("a.gguf"))
    with pytest.raises(ValueError, match="owner/name"):
        ModelSource(repository="o", file="a.gguf")
    for dots in ("../..", "./a", "a/..", "..../a"):
        with pytest.raises(ValueError, match="owner/name"):
            ModelSource(repository=dots, file="a.gguf")
    for file in ("", "a.txt", "../a.gguf", "a\\b.gguf", "/a.gguf"):
        with pytest.raises(ValueError, match=r"\.gguf file"):
            ModelSource(repository="o/r", file=file)


# --- damage ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"presets": [{"name": 1}]}'],
    ids=["empty", "list", "no text", "deep", "wrong"],
)
def test_a_damaged_file_is_told_and_kept_by_the_next_change(
    store: PresetStore, file: Path, mine: UserPreset, content: bytes
) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(RecordError, match=r"^presets\.json: "):
        store.read()
    assert file.read_bytes() == content
    store.create(mine)
    assert store.read().presets == (mine,)
    assert file.with_name("presets.damaged.json").read_bytes() == content


_WRITER = """
import sys
from pathlib import Path
from foretoken.models.presets.store import PresetStore
from foretoken.models.presets.user_presets import ModelSource, UserPreset
store = PresetStore(Path(sys.argv[1]))
for number in range(20):
    name = f"{sys.argv[2]} {number}"
    store.create(UserPreset(name, ModelSource(repository="o/r", file="a.gguf")))
    assert name in [preset.name for preset in store.read().presets]
"""


def test_two_processes_lose_nothing_of_each_other(store: PresetStore, file: Path) -> None:
    writers = [
        subprocess.Popen([sys.executable, "-c", _WRITER, str(file), who]) for who in ("a", "b")
    ]
    assert [writer.wait(60) for writer in writers] == [0, 0]
    stored = store.read()
    assert sorted(preset.name for preset in stored.presets) == sorted(
        f"{who} {number}" for who in ("a", "b") for number in range(20)
    )
    assert [path.name for path in file.parent.iterdir()] == ["presets.json"]


# --- carried elsewhere -------------------------------------------------------------------------


def test_exported_presets_are_imported_under_free_names(
    store: PresetStore, tmp_path: Path, mine: UserPreset
) -> None:
    store.create(mine)
    out = tmp_path / "out.json"
    export_presets([mine, replace(mine, name="other")], out)
    added = store.import_file(out)
    assert [preset.name for preset in added] == [f"{mine.name} (2)", "other"]
    assert store.read().presets == (mine, *added)
    assert added[1] == replace(mine, name="other")


def test_the_home_folder_does_not_travel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mine: UserPreset
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    out = tmp_path / "out.json"
    export_presets([mine], out)
    assert str(tmp_path) not in out.read_text(encoding="utf-8")
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "elsewhere"))
    [read] = read_exported(out)
    assert read.target.path == tmp_path / "elsewhere" / "models" / "gro\udcdf ü.gguf"


def exported(**changes: object) -> dict[str, object]:
    preset = {"name": "p", "target": {"repository": "o/r", "file": "a.gguf"}, **changes}
    return {"foretoken_presets": 1, "presets": [preset]}


REFUSED = {
    "format.json": ({"foretoken_presets": 9, "presets": []}, "<= 1 - at `$.foretoken_presets`"),
    "none.json": ({"foretoken_presets": 1, "presets": []}, "at `$.presets`"),
    "field.json": (exported(colour="red"), "no such field: $.presets[0].colour"),
    "lines.json": (exported(name="a\nb"), "one line of text"),
    "relative.json": (exported(target={"path": "a.gguf"}), "path must be absolute"),
    "both.json": (exported(draft={"path": "/a", "file": "b"}), "a model is either"),
    "short.json": (exported(settings={"context_length": 4}), "context_length must be from 16"),
    "inner.json": (exported(settings={"target": {"thread": 1}}), "settings.target.thread"),
    "truth.json": (exported(settings={"target": {"threads": True}}), "settings.target.threads"),
    "nan.json": (exported(settings={"sampling": {"top_p": float("nan")}}), "NaN is no number"),
    "ahead.json": (exported(settings={"speculative": {"lookahead": 99}}), "from 1 to 32, not 99"),
    "half.json": ("{", "half.json is not a JSON file: "),
    "large.json": (" " * (2**20 + 1), "too large"),
    "levels.json": ('{"a":' * 10_000 + "1" + "}" * 10_000, "inside each other"),
    "lists.json": (
        json.dumps(exported()).replace('"p"', "[" * 500 + "]" * 500),
        "inside each other",
    ),
    "digits.json": (json.dumps(exported(name=0)).replace("0}", "1" * 100_000 + "}"), "."),
    "number.json": (
        json.dumps(exported(settings={"context_length": 10**900})),
        "context_length must be from 16",
    ),
    "many.json": (
        json.dumps(exported() | {"presets": [exported()["presets"][0]] * 1001}),
        "length <= 1000",
    ),
    "name.json": (json.dumps(exported(name="\x1b]0;\x07")), "one line of text"),
    "long.json": (json.dumps(exported(name="n" * 900_000)), "100 characters at most"),
    "fields.json": (json.dumps(exported(**{"f" * 900_000: 1})), "no such field"),
    "path.json": (json.dumps(exported(target={"path": "/" + "p" * 900_000})), "a file can have"),
    "nul.json": (json.dumps(exported(target={"path": "/a\0b"})), "a file can have"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_wrong_or_absurd_file_is_refused_in_a_sentence_and_changes_nothing(
    store: PresetStore, file: Path, tmp_path: Path, name: str, mine: UserPreset
) -> None:
    store.create(mine)
    before = file.read_bytes()
    content, reason = REFUSED[name]
    text = content if isinstance(content, str) else json.dumps(content)
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(PresetError) as refused:
        store.import_file(tmp_path / name)
    assert str(refused.value).startswith(f"{name} is not imported. ")
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 600
    assert file.read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_device_or_pipe_as_a_file_of_presets_is_refused(
    store: PresetStore, file: Path, tmp_path: Path
) -> None:
    (tmp_path / "zeros.json").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe.json")
    for name, kind in (("zeros.json", "a device"), ("pipe.json", "a pipe")):
        with pytest.raises(OSError, match=kind):
            store.import_file(tmp_path / name)
    file.parent.mkdir(exist_ok=True)
    os.mkfifo(file)
    with pytest.raises(OSError, match="it is a pipe"):
        store.read()
