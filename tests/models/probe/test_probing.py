"""A file that ends llama.cpp's process must not end ours."""

import contextlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest
from gguf import TokenType

import tiny_models as tiny
from foreign import foreign
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.llama.library import native
from foretoken.engine.text.spelling import is_lone_surrogate
from foretoken.models.probe import child_process, probing
from foretoken.models.probe.probing import PairProbe, ProbeResult, probe, probe_pair
from foretoken.models.probe.trial import AWKWARD_TEXTS
from foretoken.system.errors import Cancelled
from foretoken.system.paths import own_command

HANGING = [sys.executable, "-c", "import time; time.sleep(600)"]


Child = Callable[[list[str]], None]


@pytest.fixture
def child_is(monkeypatch: pytest.MonkeyPatch) -> Child:
    """``child_is(command)``: this is started in place of the program."""
    return lambda command: monkeypatch.setattr(child_process, "own_command", lambda: command)


def picky(dies_without: str, how: str = "os.abort()") -> list[str]:
    """A child that does its work only if asked for this; otherwise it dies as native code does."""
    script = f"""
import os, signal, subprocess, sys
if {dies_without!r} not in sys.argv[-1]:
    {how}
sys.exit(subprocess.run({own_command()!r} + sys.argv[1:]).returncode)
"""
    return [sys.executable, "-c", script]


def all_bytes() -> list[tiny.TokenLike]:
    return [tiny.Token(bytes([byte]), TokenType.BYTE) for byte in range(256)]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.gguf"
    tiny.write_random_model(path, seed=1, vocab_size=300)
    return path


# --- files that can be used -----------------------------------------------------------------------


@pytest.mark.parametrize("quantization", ["F16", "Q4_0"])
def test_good_files_pass_and_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quantization: tiny.Quantization
) -> None:
    path = tmp_path / "good.gguf"
    tiny.write_random_model(path, seed=1, vocab_size=300, quantization=quantization)
    first = probe(path)
    assert first.can_roll_back
    assert first.spells_everything
    assert first.finite
    assert first.seconds > 0

    def fail(*_: object) -> None:
        raise AssertionError("probed again")

    monkeypatch.setattr(probing, "_try", fail)
    assert probe(path) == first
    with pytest.raises(AssertionError, match="probed again"):
        probe(path, again=True)
    tiny.write_random_model(path, seed=2, vocab_size=301, quantization=quantization)
    with pytest.raises(AssertionError, match="probed again"):
        probe(path)  # another file under the same name


def test_a_recurrent_model_cannot_roll_back(tmp_path: Path) -> None:
    path = tiny.write_recurrent_model(tmp_path / "mamba.gguf", seed=1, vocab_size=300)
    found = probe(path)
    assert not found.can_roll_back
    assert found.finite


@pytest.mark.parametrize("spells", [True, False])
def test_a_vocabulary_without_byte_tokens_is_found(tmp_path: Path, spells: bool) -> None:
    """An unknown character ends llama.cpp's process, so it must not come so far."""
    entries: list[tiny.TokenLike] = ["a", "b", " ", *(all_bytes() if spells else [])]
    path = tmp_path / "spm.gguf"
    tiny.write_random_model(
        path,
        seed=1,
        vocab_size=len(entries) + 1,
        tokens=[*entries, tiny.control(tiny.END_TEXT)],
        tokenizer="spm",
    )
    assert probe(path).spells_everything is spells


def test_a_model_of_letters_is_not_damaged(tmp_path: Path) -> None:
    """The first thing that it cannot spell is half a character, which nothing can encode."""
    awkward = {*"".join(AWKWARD_TEXTS)}
    letters = sorted(character for character in awkward if not is_lone_surrogate(character))
    letters.remove("\0")  # in a file it would end the token
    path = tmp_path / "letters.gguf"
    tiny.write_random_model(
        path,
        seed=1,
        vocab_size=len(letters) + 1,
        tokens=[*letters, tiny.control(tiny.END_TEXT)],
        tokenizer="spm",
    )
    assert not probe(path).spells_everything  # no NUL


def test_the_builtin_pair_is_known(builtin_target: Path, builtin_draft: Path) -> None:
    found = probe_pair(builtin_target, builtin_draft)
    assert found == PairProbe(ProbeResult(), ProbeResult())
    assert found.repack


# --- files that cannot ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*tiny.LOAD_ABORT_KINDS, *tiny.DECODE_ABORT_KINDS])
def test_a_file_that_crashes_llama_cpp_is_refused(tmp_path: Path, kind: tiny.BrokenKind) -> None:
    path = tiny.write_broken_file(tmp_path / "crash.gguf", kind)
    with pytest.raises(ModelLoadError, match="crash.gguf makes llama.cpp crash") as refused:
        probe(path)
    assert "/vendor/" not in str(refused.value)


def test_a_file_that_llama_cpp_refuses_keeps_its_reason(tmp_path: Path) -> None:
    path = tiny.write_broken_file(tmp_path / "cut.gguf", "truncated")
    with pytest.raises(ModelLoadError, match="cut.gguf: .*corrupted or incomplete"):
        probe(path)
    with foreign(), pytest.raises(ModelLoadError, match="^<.*cut.gguf: .*incomplete.*>$"):
        probe(path)  # its process knows no language


def test_a_text_file_needs_no_trial(tmp_path: Path, child_is: Child) -> None:
    child_is(HANGING)
    path = tiny.write_broken_file(tmp_path / "text.gguf", "not_gguf")
    with pytest.raises(ModelLoadError, match="text.gguf is not a GGUF file"):
        probe(path)


def test_a_file_without_numbers_is_found(tmp_path: Path) -> None:
    """It loads, and its answers fail with a reason; its kernels are not to blame."""
    path = tiny.write_broken_file(tmp_path / "nan.gguf", "nan_weights")
    found = probe(path)
    assert not found.finite
    assert found.repack


# --- safe settings --------------------------------------------------------------------------------


def test_the_slow_kernels_are_the_second_try(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(child_process, "own_command", lambda: picky('"repack":false'))
        found = probe(good)
    assert (found.repack, found.one_thread, found.can_roll_back) == (False, False, True)
    assert probe(good) == found  # remembered, although the real program would not have died


def test_one_thread_is_the_last_try(good: Path, child_is: Child) -> None:
    child_is(picky('"threads":1'))
    found = probe(good)
    assert found.one_thread
    wished = ModelSettings(threads=4, batch_length=64)
    assert found.applied(wished) == replace(wished, threads=1)


def test_a_gpu_that_crashes_is_left_out(
    good: Path, monkeypatch: pytest.MonkeyPatch, child_is: Child
) -> None:
    monkeypatch.setattr(native, "llama_supports_gpu_offload", lambda: True)
    child_is(picky('"devices":"none"'))
    found = probe(good)
    assert (found.repack, found.one_thread, found.no_gpu) == (True, False, True)
    assert found.applied(ModelSettings(gpu_layers=99)) == ModelSettings(devices="none")


def test_kernels_that_compute_no_numbers_are_not_used(good: Path, child_is: Child) -> None:
    child_is(picky('"repack":false', "print('{\"finite\": false}'); sys.exit(0)"))
    found = probe(good)
    assert found.finite
    assert not found.repack


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_a_trial_that_the_system_ends_is_no_crash(good: Path, child_is: Child) -> None:
    child_is(picky("nothing", "os.kill(os.getpid(), signal.SIGKILL)"))
    with pytest.raises(ModelLoadError, match="memory ran out"):
        probe(good)


def test_what_libraries_print_does_not_matter(good: Path, child_is: Child) -> None:
    noisy = f"""
import subprocess, sys
print("driver: hello")
code = subprocess.run({own_command()} + sys.argv[1:]).returncode
print("driver: good bye", file=sys.stderr)
sys.exit(code)
"""
    child_is([sys.executable, "-c", noisy])
    assert probe(good).can_roll_back


def test_a_pair_takes_the_safer_kernels_of_both() -> None:
    draft = ProbeResult(repack=False, one_thread=True, no_gpu=True)
    pair = PairProbe(ProbeResult(), draft)
    assert not pair.repack
    assert pair.settings() == ModelSettings()
    assert pair.draft_settings() == ModelSettings(threads=1, devices="none")


# --- time -----------------------------------------------------------------------------------------


def test_a_trial_that_hangs_is_refused(
    good: Path, monkeypatch: pytest.MonkeyPatch, child_is: Child
) -> None:
    child_is(HANGING)
    monkeypatch.setattr(probing, "_PATIENCE_S", 0.2)
    with pytest.raises(ModelLoadError, match="good.gguf was not loaded: its trial hung"):
        probe(good)


def test_big_files_get_more_time(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []

    def stop(*arguments: Any) -> None:
        limits.append(arguments[-1])
        raise Cancelled

    monkeypatch.setattr(probing, "_try", stop)
    for size in (good.stat().st_size, 8_000_000_000):
        with good.open("r+b") as file:
            file.truncate(size)  # a hole, which takes no disk
        with pytest.raises(Cancelled):
            probe(good)
    assert 120 <= limits[0] < 121
    assert limits[1] > 500


def test_a_probe_can_be_cancelled(good: Path) -> None:
    with pytest.raises(Cancelled):
        probe(good, keep_on=lambda: False)


ORPHAN = """
import subprocess, sys
child = "import time; from foretoken.models.probe import child_process as module;"
child += "module._WATCH_S = 0.05; module.end_with_parent();"
child += "print('ready', flush=True); time.sleep(600)"
process = subprocess.Popen([sys.executable, "-c", child], stdout=subprocess.PIPE)
process.stdout.readline()
print(process.pid, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell of it")
def test_a_trial_that_hangs_does_not_outlive_what_it_was_made_for() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, timeout=60, check=True
    )
    with contextlib.suppress(psutil.NoSuchProcess):
        psutil.Process(int(done.stdout)).wait(30)


# --- heads ----------------------------------------------------------------------------------------


def test_heads_are_tried_with_their_targets(tmp_path: Path) -> None:
    shape: dict[str, Any] = {"seed": 1, "vocab_size": 40}
    own = tiny.write_dense_head_model(tmp_path / "own.gguf", **shape)
    assert probe_pair(own, own).draft == probe(own)
    target = tiny.write_random_model(tmp_path / "target.gguf", layers=3, **shape)
    head = tiny.write_eagle_head(tmp_path / "head.gguf", target, target_layers=(0, 1, 2))
    assert probe_pair(target, head).draft is not None
    with pytest.raises(ModelLoadError, match="head that drafts for one certain model"):
        probe(head)


def test_a_misfit_is_left_to_the_verdict(tmp_path: Path) -> None:
    """The same head would abort llama.cpp beside this target."""
    shape: dict[str, Any] = {"seed": 1, "vocab_size": 40}
    target = tiny.write_random_model(tmp_path / "target.gguf", layers=3, **shape)
    head = tiny.write_eagle_head(tmp_path / "head.gguf", target, target_layers=(0, 1, 5))
    assert probe_pair(target, head).draft is not None
