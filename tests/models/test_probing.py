"""A file that ends llama.cpp's process must not end ours."""

from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.engine.errors import LoadCancelled, ModelLoadError
from foretoken.models import probing
from foretoken.models.probing import repacking_works


@pytest.mark.parametrize("kind", [*tiny.LOAD_ABORT_KINDS, *tiny.DECODE_ABORT_KINDS])
def test_a_file_that_crashes_llama_cpp_is_refused(tmp_path: Path, kind: tiny.BrokenKind) -> None:
    path = tiny.write_broken_file(tmp_path / "crash.gguf", kind)
    with pytest.raises(ModelLoadError, match="crash.gguf makes llama.cpp crash") as refused:
        repacking_works(path)
    assert "/vendor/" not in str(refused.value)


def test_a_file_that_llama_cpp_refuses_keeps_its_reason(tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "cut.gguf", "truncated")
    with pytest.raises(ModelLoadError, match="cut.gguf: .*corrupted or incomplete"):
        repacking_works(path)


@pytest.mark.parametrize("quantization", ["F16", "Q8_0", "Q4_0"])
def test_good_files_pass_and_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quantization: tiny.Quantization
) -> None:
    path = tmp_path / "good.gguf"
    tiny.write_random_model(path, seed=1, vocab_size=300, quantization=quantization)
    first = repacking_works(path)

    def fail(*_: object) -> tuple[int, str]:
        raise AssertionError("probed again")

    monkeypatch.setattr(probing, "_run_child", fail)
    assert repacking_works(path) is first
    tiny.write_random_model(path, seed=2, vocab_size=301, quantization=quantization)
    with pytest.raises(AssertionError, match="probed again"):
        repacking_works(path)  # another file under the same name


def test_the_slow_kernels_are_the_second_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "slow.gguf"
    tiny.write_random_model(path, seed=1, vocab_size=300)
    monkeypatch.setattr(probing, "_run_child", lambda path, repack, keep_on: (-11 * repack, ""))
    assert repacking_works(path) is False


def test_a_probe_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "good.gguf"
    tiny.write_random_model(path, seed=1, vocab_size=300)
    with pytest.raises(LoadCancelled):
        repacking_works(path, keep_on=lambda: False)


def test_a_cache_that_cannot_be_written_costs_only_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_a_folder = tmp_path / "file"
    not_a_folder.write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(not_a_folder))
    path = tmp_path / "good.gguf"
    tiny.write_random_model(path, seed=1, vocab_size=300)
    assert repacking_works(path)
    assert repacking_works(path)
