"""The suggested pairs are complete; the user's own are stored, changed and exchanged."""

import json
import subprocess
import sys
import tomllib
from dataclasses import replace
from datetime import date
from importlib.metadata import version
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
from foretoken.engine.heads import HEAD_FAMILIES
from foretoken.models.amounts import size_text
from foretoken.models.memory.free_memory import Room
from foretoken.models.names import is_repository, is_safe_path
from foretoken.models.pair_setup import AnswerSettings, LoadSettings
from foretoken.models.presets.suggested import (
    builtin_presets,
    read_presets,
    recommended,
    why_too_big,
)
from foretoken.models.presets.user_presets import (
    ModelSource,
    PresetError,
    PresetStore,
    Remembered,
    UserPreset,
    export_presets,
    from_builtin,
    read_exported,
)
from foretoken.system.language import said
from foretoken.system.paths import resource_path
from foretoken.system.records import RecordError

PRESETS = builtin_presets()
BY_ID = {preset.id: preset for preset in PRESETS}
MODELS = {model.key: model for preset in PRESETS for model in preset.models}
TEXT = resource_path("presets.toml").read_text(encoding="utf-8")
TOLD = tomllib.loads(TEXT)
"""The file as it is, with the sources that only its maintainers read."""


def test_there_are_pairs_from_half_a_gigabyte_to_seventy_billion_parameters() -> None:
    assert len(PRESETS) >= 12
    assert len({preset.id for preset in PRESETS}) == len(PRESETS)
    assert len({preset.title for preset in PRESETS}) == len(PRESETS)
    needs = [sum(model.estimated_bytes for model in preset.models) for preset in PRESETS]
    assert needs == sorted(needs)
    assert needs[0] < 0.6e9
    assert any("70B" in preset.title for preset in PRESETS)
    assert TEXT.count("\n[models.") == len(MODELS), "each of them is used"
    digests = [model.sha256 for model in MODELS.values() if model.sha256]
    assert len(set(digests)) == len(digests)


def test_a_pair_says_why_and_where_that_is_written() -> None:
    for preset, told in zip(PRESETS, TOLD["presets"], strict=True):
        assert preset.reason.endswith("."), preset.id
        facts = {"pair", "sampling"} | (set() if preset.own_head else {"vocabulary"})
        assert told["sources"].keys() == facts, preset.id
        assert all(url.startswith("https://") for url in told["sources"].values()), preset.id
        assert told["looked_up"] <= date.today(), preset.id
        sizes = {TOLD["models"][told[role]]["vocabulary_size"] for role in ("target", "draft")}
        expected = "same" if len(sizes) == 1 else "padding"
        assert told.get("vocabulary", "same") == expected, preset.id
        # A suggestion of the makers, and not by chance what the engine does anyway.
        assert preset.sampling != SamplingParams(), preset.id
        # Otherwise a pass of the draft costs so much that nothing can be gained.
        small = preset.draft.estimated_bytes < 0.4 * preset.target.estimated_bytes
        assert small or preset.own_head, preset.id


def test_a_model_is_told_completely() -> None:
    for model in MODELS.values():
        told = TOLD["models"][model.key]
        sources = told["sources"]
        place = f"{model.repository}/blob/{model.revision or 'main'}/{model.file}"
        assert sources["file"] == f"https://huggingface.co/{place}", model.key
        assert is_repository(model.repository)
        assert is_safe_path(model.file)
        assert not model.gated, "others offer the same file without a sign-in"
        if told["architecture"] != "gemma4-assistant":  # those are offered in one type only
            assert told["quantisation"].casefold() in model.file.casefold(), model.key
        facts = {"file", "shape"} | ({"licence"} if model.licence else set())
        assert sources.keys() == facts, model.key


def test_the_list_of_architectures_is_that_of_the_installed_bindings() -> None:
    taken_from, known = TOLD["llama_cpp"]["version"], TOLD["llama_cpp"]["architectures"]
    assert taken_from == version("llama-cpp-python"), "take the list from the new source"
    architectures = {key: model["architecture"] for key, model in TOLD["models"].items()}
    assert set(architectures.values()) <= set(known)
    assert not {architectures[preset.target.key] for preset in PRESETS} & HEAD_FAMILIES


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "qwen3-4b"\n', "", r"missing required field `id` - at `\$\[3\]`"),
        ('draft = "qwen3-1_7b"', 'draft = "qwen9"', "there is no 'qwen9'"),
    ],
)
def test_a_wrong_value_is_reported(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    file = tmp_path / "presets.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RecordError, match=complaint):
        read_presets(file)


def test_a_preset_runs_where_there_is_room() -> None:
    preset = BY_ID["qwen3-8b"]
    assert preset.download_bytes == 5_027_783_488 + 639_446_688
    # 36 layers, keys and values of 8 heads with 128 numbers, two bytes each.
    assert preset.target.cache_bytes(8192, preset.target.layers) == 8192 * 36 * 2 * 8 * 128 * 2
    assert preset.memory_bytes > preset.download_bytes
    assert why_too_big(preset, preset.memory_bytes) == ""
    assert said("need-less-memory") in why_too_big(preset, preset.memory_bytes - 1)
    with_head = BY_ID["qwen3.5-9b"]
    assert with_head.models == (with_head.target,), "its head is no second file"
    assert with_head.download_bytes == with_head.target.size_bytes
    # Where the size is not known, it is reckoned: two billion parameters at 4.8944 bits.
    assert MODELS["qwen3_5-2b"].estimated_bytes == pytest.approx(1.2236e9, rel=0.001)
    assert BY_ID["qwen3.5-2b"].download_bytes is None


GB = 1_000_000_000


def suited(total: float, free: float, cores: int, *, on_gpus: bool = False) -> str:
    """Id of what is recommended for a computer, checked against the memory that it has."""
    room = Room(round(free * GB), round(total * GB), on_gpus)
    found = recommended(PRESETS, room, cores)
    if found is None:
        return ""
    assert found.preset.memory_bytes <= room.free
    assert found.preset.memory_bytes < (0.85 if on_gpus else 0.5) * room.total + 1
    for amount in (found.preset.memory_bytes, room.total, room.free):
        assert size_text(amount) in found.reason
    return found.preset.id


def test_each_computer_gets_the_largest_pair_that_suits_it() -> None:
    assert suited(2, 1.5, 4) == ""
    assert suited(4, 3, 4) == "qwen3.5-2b"
    assert suited(16, 12, 8) == "qwen3.5-9b"
    assert suited(64, 50, 16) == "gemma-4-12b"
    assert suited(12, 11.5, 8, on_gpus=True) == "qwen3.5-9b"
    assert suited(24, 23, 8, on_gpus=True) == "qwen3.6-27b"
    assert suited(80, 78, 8, on_gpus=True) == "llama-3.3-70b"
    assert suited(16, 4, 8) == "qwen3.5-4b"  # other programs have the memory
    # Two cores would take seconds for a word, unless half of the parameters are tables.
    assert suited(25, 24, 2) == "gemma-4-e2b"
    few = recommended(PRESETS, Room(24 * GB, 25 * GB), 2)
    assert "slow on this processor" in few.reason
    # Pairs for one purpose are recommended to nobody.
    special = {preset.id for preset in PRESETS if preset.purpose}
    assert len(special) == 3
    for total in range(2, 100, 8):
        for on_gpus in (False, True):
            assert suited(total, total * 0.9, 64, on_gpus=on_gpus) not in special


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
    """A pair of a file on disk, whose name is not UTF-8, and one on the hub."""
    target = ModelSource(tmp_path / "models" / "gro\udcdf ü.gguf")
    draft = ModelSource(repository="Qwen/Qwen3-0.6B-GGUF", file="a/b.gguf", revision="main")
    return UserPreset("Évènement 日本", target, draft, SETTINGS)


def test_presets_come_back_as_they_were(store: PresetStore, file: Path, mine: UserPreset) -> None:
    built_in = [from_builtin(preset) for preset in builtin_presets()]
    for preset in (mine, *built_in):
        store.create(preset)
    assert PresetStore(file).read().presets == (mine, *built_in)
    assert [path.name for path in file.parent.iterdir()] == ["presets.json"]
    qwen = next(kept for kept in built_in if kept.name == "Qwen3 8B")
    assert qwen.target.key == "hub:Qwen/Qwen3-8B-GGUF"
    assert qwen.settings.answers.sampling.top_k == 20


def test_a_change_that_makes_no_sense_is_refused(store: PresetStore, mine: UserPreset) -> None:
    store.create(replace(mine, name="one"))
    store.create(replace(mine, name="two"))
    before = store.read()
    for change, kind in (
        (lambda: store.create(replace(mine, name="ONE")), "preset-name-taken"),
        (lambda: store.edit("one", lambda one: replace(one, name="Two")), "preset-name-taken"),
        (lambda: store.edit("one", lambda one: replace(one, name="a\nb")), "preset-invalid"),
        (lambda: store.edit("three", lambda _: mine), "preset-missing"),
        (lambda: store.delete("three"), "preset-missing"),
        (lambda: store.duplicate("three"), "preset-missing"),
    ):
        with pytest.raises(PresetError) as refused:
            change()
        assert refused.value.kind == kind
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
    assert list(store.read().settings_by_model) == [*many[2:], on_disk.key]


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
from foretoken.models.presets.user_presets import ModelSource, PresetStore, UserPreset
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
    "field": (exported(colour="red"), "unknown field: $.presets[0].colour"),
    "relative": (exported(target={"path": "a.gguf"}), "path must be an absolute path"),
    "outside": (exported(target={"repository": "o/r", "file": "../a.gguf"}), ".gguf file"),
    "both": (exported(draft={"path": "/a", "file": "b"}), "a model must be either"),
    "number": (exported(settings={"context_length": 10**900}), "<= 16777216 - at `$.presets[0]"),
    "nan": (
        exported(settings={"answers": {"sampling": {"top_p": float("nan")}}}),
        "NaN is not a valid number",
    ),
    "name": (exported(name="\x1b]0;\x07"), "one line of text"),
    "path": (exported(target={"path": "/" + "p" * 900_000}), "a valid file name"),
    "many": (exported() | {"presets": [exported()["presets"][0]] * 1001}, "length <= 1000"),
    "half": ("{", "half.json is not a JSON file: "),
    "large": (" " * (2**20 + 1), "too large"),
    "levels": ('{"a":' * 10_000 + "1" + "}" * 10_000, "nested"),
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
    assert refused.value.kind == "presets-not-imported"
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 600
    assert file.read_bytes() == before
