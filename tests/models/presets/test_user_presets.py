"""A person's own presets: kept, changed, carried elsewhere, and never lost."""

import json
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
from foretoken.models.pair_setup import AnswerSettings, LoadSettings
from foretoken.models.presets.store import PresetError, PresetStore, Remembered
from foretoken.models.presets.suggested import builtin_presets
from foretoken.models.presets.user_presets import (
    ModelSource,
    UserPreset,
    export_presets,
    from_builtin,
    read_exported,
)
from foretoken.system.records import RecordError

SETTINGS = LoadSettings(
    target=ModelSettings(threads=3, batch_length=256, flash_attention=True),
    draft=ModelSettings(cache_type_k=CacheType.Q8_0, gpu_layers=0),
    answers=AnswerSettings(
        SamplingParams(temperature=0.0, top_k=20, presence_penalty=1.5, seed=7),
        SpeculativeConfig(Method.DRAFT, lookahead=6, rule=LookaheadRule.FIXED),
    ),
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


def test_presets_come_back_as_they_were(store: PresetStore, file: Path, mine: UserPreset) -> None:
    built_in = [from_builtin(preset) for preset in builtin_presets().presets]
    for preset in (mine, *built_in):
        store.create(preset)
    assert PresetStore(file).read().presets == (mine, *built_in)
    assert [path.name for path in file.parent.iterdir()] == ["presets.json"]
    qwen = next(kept for kept in built_in if kept.name == "Qwen3 8B")
    assert qwen.target.key == "hub:Qwen/Qwen3-8B-GGUF"
    assert qwen.settings.answers is not None
    assert qwen.settings.answers.sampling.top_k == 20


def test_presets_are_edited_renamed_copied_deleted(store: PresetStore, mine: UserPreset) -> None:
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


def test_settings_are_remembered_by_path_and_by_repository_until_the_oldest_make_room(
    store: PresetStore, file: Path, tmp_path: Path
) -> None:
    on_disk = ModelSource(tmp_path / "a.gguf")
    of_hub = ModelSource(repository="o/r", file="a-Q4_K_M.gguf")
    store.remember(on_disk, Remembered(SETTINGS, of_hub))
    store.remember(of_hub, Remembered(LoadSettings(512)))
    other_file = replace(of_hub, file="a-Q8_0.gguf")
    remembered = store.read().settings_by_model
    assert remembered[on_disk.key] == Remembered(SETTINGS, of_hub)
    assert remembered[other_file.key] == Remembered(LoadSettings(512))
    store.forget(on_disk)
    assert list(store.read().settings_by_model) == [of_hub.key]
    many = [str(tmp_path / f"{number}.gguf") for number in range(501)]
    file.write_text(json.dumps({"settings_by_model": {key: {} for key in many}}))
    store.remember(on_disk, Remembered(SETTINGS))
    kept = list(store.read().settings_by_model)
    assert kept == [*many[2:], on_disk.key]


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"[" * 100_000, b'{"presets": [{"name": 1}]}'],
    ids=["empty", "no text", "deep", "wrong"],
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
    file.write_bytes(b"[]")
    store.create(mine)
    assert file.with_name("presets.damaged.json").read_bytes() == content, "the first one stays"
    assert file.with_name("presets.damaged-2.json").read_bytes() == b"[]"


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


def test_imports_take_free_names(store: PresetStore, tmp_path: Path, mine: UserPreset) -> None:
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
    "format": ({"foretoken_presets": 9, "presets": []}, "<= 1 - at `$.foretoken_presets`"),
    "none": ({"foretoken_presets": 1, "presets": []}, "at `$.presets`"),
    "field": (exported(colour="red"), "no such field: $.presets[0].colour"),
    "relative": (exported(target={"path": "a.gguf"}), "path must be absolute"),
    "owner": (exported(target={"repository": "../..", "file": "a.gguf"}), "owner/name"),
    "outside": (exported(target={"repository": "o/r", "file": "../a.gguf"}), ".gguf file"),
    "both": (exported(draft={"path": "/a", "file": "b"}), "a model is either"),
    "short": (exported(settings={"context_length": 4}), ">= 16 - at `$.presets[0].settings.c"),
    "number": (exported(settings={"context_length": 10**900}), "<= 16777216 - at `$.presets[0]"),
    "truth": (exported(settings={"target": {"threads": True}}), "settings.target.threads"),
    "nan": (
        exported(settings={"answers": {"sampling": {"top_p": float("nan")}}}),
        "NaN is no number",
    ),
    "name": (exported(name="\x1b]0;\x07"), "one line of text"),
    "long": (exported(name="n" * 900_000), "100 characters at most"),
    "fields": (exported(**{"f" * 900_000: 1}), "no such field"),
    "path": (exported(target={"path": "/" + "p" * 900_000}), "a file can have"),
    "nul": (exported(target={"path": "/a\0b"}), "a file can have"),
    "many": (exported() | {"presets": [exported()["presets"][0]] * 1001}, "length <= 1000"),
    "half": ("{", "half.json is not a JSON file: "),
    "large": (" " * (2**20 + 1), "too large"),
    "levels": ('{"a":' * 10_000 + "1" + "}" * 10_000, "inside each other"),
    "digits": ('{"foretoken_presets":' + "1" * 100_000 + "}", "."),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_wrong_or_absurd_file_is_refused_in_a_sentence_and_changes_nothing(
    store: PresetStore, file: Path, tmp_path: Path, name: str, mine: UserPreset
) -> None:
    store.create(mine)
    before = file.read_bytes()
    content, reason = REFUSED[name]
    text = content if isinstance(content, str) else json.dumps(content)
    given = tmp_path / f"{name}.json"
    given.write_text(text, encoding="utf-8")
    with pytest.raises(PresetError) as refused:
        store.import_file(given)
    assert str(refused.value).startswith(f"{name}.json is not imported. ")
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 600
    assert file.read_bytes() == before
