"""The built-in pairs of public models are complete, and a wrong file says what is wrong."""

import tomllib
from datetime import date
from importlib.metadata import version
from pathlib import Path

import pytest

from foretoken.engine.config import SamplingParams
from foretoken.engine.heads import HEAD_FAMILIES
from foretoken.models.amounts import size_text
from foretoken.models.memory.free_memory import Room
from foretoken.models.presets.recommended import recommended
from foretoken.models.presets.suggested import Preset, builtin_presets, read_presets, readiness
from foretoken.system.paths import resource_path
from foretoken.system.records import RecordError

PRESETS = builtin_presets().presets
MODELS = {model.key: model for preset in PRESETS for model in preset.models}
TEXT = resource_path("presets.toml").read_text(encoding="utf-8")
TOLD = tomllib.loads(TEXT)
"""With what is only for those who keep the file."""


def read(text: str, folder: Path) -> tuple[Preset, ...]:
    file = folder / "presets.toml"
    file.write_text(text, encoding="utf-8")
    return read_presets(file).presets


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
    with pytest.raises(KeyError, match=r"no preset 'qwen'.*qwen3-8b"):
        builtin_presets().find("qwen")


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
        sources = TOLD["models"][model.key]["sources"]
        place = f"{model.repository}/blob/{model.revision or 'main'}/{model.file}"
        assert sources["file"] == f"https://huggingface.co/{place}", model.key
        assert not model.gated, "others offer the same file without a sign-in"
        if model.architecture != "gemma4-assistant":  # those are offered in one type only
            assert model.quantisation.casefold() in model.file.casefold(), model.key
        facts = {"file", "shape"} | ({"licence"} if model.licence else set())
        assert sources.keys() == facts, model.key


def test_a_size_is_plausible_for_the_size_in_the_name() -> None:
    """Bits per weight, with a vocabulary that small models keep in a finer type."""
    for model in MODELS.values():
        if model.architecture in HEAD_FAMILIES or model.title.startswith("Gemma 4 E"):
            continue  # called after their target, or after the part that works on a token
        label = next(word for word in model.title.split() if word[-1] in "BM" and word[0].isdigit())
        parameters = float(label[:-1]) * (1e9 if label.endswith("B") else 1e6)
        bits = model.estimated_bytes * 8 / parameters
        assert 4.5 < bits < 11.5, model.key


def test_the_list_of_architectures_is_that_of_the_installed_bindings() -> None:
    presets = builtin_presets()
    taken_from = TOLD["llama_cpp"]["version"]
    assert taken_from == version("llama-cpp-python"), "take the list from the new source"
    assert {model.architecture for model in MODELS.values()} <= presets.architectures
    assert len(presets.architectures) > 100


SPOILED = [
    ('id = "qwen3-4b"\n', "", "missing required field `id` - at `$.presets[3]`"),
    ('draft = "qwen3-1_7b"', 'draft = "qwen9"', "there is no 'qwen9'"),
    ("size_bytes = 639_446_688", "size_bytes = '1'", "got `str`"),
    ('file = "Qwen3-4B', 'file = "../Qwen3-4B', "is not the name of a .gguf file"),
    ('target = "gemma-4-e2b"', 'target = "gemma-4-e2b-assistant"', "is a head, no target"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), SPOILED)
def test_a_wrong_value_is_pointed_to(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as refused:
        read(TEXT.replace(old, new, 1), tmp_path)
    assert complaint in str(refused.value)


def test_a_preset_runs_where_there_is_room() -> None:
    preset = builtin_presets().find("qwen3-8b")
    assert preset.download_bytes == 5_027_783_488 + 639_446_688
    # 36 layers, keys and values of 8 heads with 128 numbers, two bytes each.
    assert preset.target.cache_bytes(8192) == 8192 * 36 * 2 * 8 * 128 * 2
    assert preset.memory_bytes > preset.download_bytes
    assert readiness(preset, preset.memory_bytes).can_run
    short = readiness(preset, preset.memory_bytes - 1)
    assert (short.can_run, short.needed_bytes) == (False, preset.memory_bytes)
    assert "choose a smaller pair" in short.reason
    unknown = readiness(builtin_presets().find("gemma-4-e2b"), 10**12, frozenset({"llama"}))
    assert not unknown.can_run
    assert "gemma4" in unknown.reason
    with_head = builtin_presets().find("qwen3.5-9b")
    assert with_head.models == (with_head.target,), "its head is no second file"
    assert with_head.download_bytes == with_head.target.size_bytes
    # Where the size is not known, it is reckoned: two billion parameters at 4.8944 bits.
    assert MODELS["qwen3_5-2b"].estimated_bytes == pytest.approx(1.2236e9, rel=0.001)
    assert builtin_presets().find("qwen3.5-2b").download_bytes is None


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
    assert suited(8, 6, 4) == "qwen3.5-4b"
    assert suited(16, 12, 8) == "qwen3.5-9b"
    assert suited(64, 50, 16) == "gemma-4-12b"
    assert suited(8, 7.5, 8, on_gpus=True) == "qwen3.5-4b"
    assert suited(12, 11.5, 8, on_gpus=True) == "qwen3.5-9b"
    assert suited(24, 23, 8, on_gpus=True) == "qwen3.6-27b"
    assert suited(80, 78, 8, on_gpus=True) == "llama-3.3-70b"
    assert suited(16, 4, 8) == "qwen3.5-4b"  # other programs have the memory
    # Two cores would take seconds for a word, unless half of the parameters are tables.
    assert suited(25, 24, 2) == "gemma-4-e2b"
    few = recommended(PRESETS, Room(24 * GB, 25 * GB), 2)
    assert few is not None
    assert "slow on this processor" in few.reason
    # Pairs for one purpose are recommended to nobody.
    special = {preset.id for preset in PRESETS if preset.purpose}
    assert len(special) == 3
    for total in range(2, 100, 8):
        for on_gpus in (False, True):
            assert suited(total, total * 0.9, 64, on_gpus=on_gpus) not in special
