"""A file that ends llama.cpp's process must not end ours."""

import contextlib
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import psutil
import pytest
from gguf import TokenType

import tiny_models as tiny
from foreign import foreign
from foretoken.engine.config import ModelSettings
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.llama.library import native
from foretoken.engine.text.spelling import is_lone_surrogate
from foretoken.models.builtin import builtin_pair
from foretoken.models.probe import child_process, probing
from foretoken.models.probe.probing import PairProbe, ProbeResult, probe, probe_pair
from foretoken.models.probe.trial import AWKWARD_TEXTS
from foretoken.system.errors import Cancelled
from foretoken.system.paths import own_command

HANGING = [sys.executable, "-c", "import time; time.sleep(600)"]
BYTES = [tiny.Token(bytes([byte]), TokenType.BYTE) for byte in range(256)]
SHAPE: dict[str, Any] = {"seed": 1, "vocab_size": 300}
Child = Callable[[list[str]], None]


@pytest.fixture
def child_is(monkeypatch: pytest.MonkeyPatch) -> Child:
    """``child_is(command)``: this is started in place of the program."""
    return lambda command: monkeypatch.setattr(child_process, "own_command", lambda: command)


def picky(dies_without: str, how: str = "os.abort()") -> list[str]:
    """A child that does its work only if asked for this; otherwise it dies as native code does."""
    script = f"""
import os, signal, subprocess, sys
print("driver: hello")
if {dies_without!r} not in sys.argv[-1]:
    {how}
code = subprocess.run({own_command()!r} + sys.argv[1:]).returncode
print("driver: good bye", file=sys.stderr)
sys.exit(code)
"""
    return [sys.executable, "-c", script]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return tiny.write_random_model(tmp_path / "good.gguf", **SHAPE)


def test_good_files_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tiny.write_random_model(tmp_path / "good.gguf", quantization="Q4_0", **SHAPE)
    first = probe(path)
    assert first == ProbeResult(seconds=first.seconds)
    assert first.seconds > 0
    monkeypatch.setattr(probing, "_try", Mock(side_effect=RuntimeError("probed again")))
    assert probe(path) == first
    with pytest.raises(RuntimeError, match="probed again"):
        probe(path, again=True)
    tiny.write_random_model(path, seed=2, vocab_size=301)
    with pytest.raises(RuntimeError, match="probed again"):
        probe(path)  # another file under the same name
    pair = builtin_pair()
    assert probe_pair(*pair) == PairProbe(ProbeResult(), ProbeResult()), "they are known"


def test_what_a_file_cannot_do_is_found(tmp_path: Path) -> None:
    found = probe(tiny.write_recurrent_model(tmp_path / "mamba.gguf", **SHAPE))
    assert (found.can_roll_back, found.finite) == (False, True)
    # It loads, and its answers fail with a reason; its kernels are not to blame.
    found = probe(tiny.write_broken_file(tmp_path / "nan.gguf", "nan_weights"))
    assert (found.finite, found.repack) == (False, True)


# An unknown character ends llama.cpp's process, so it must not come so far. The first thing that a
# model of letters cannot spell is half a character, which nothing can encode.
LETTERS = sorted(each for each in {*"".join(AWKWARD_TEXTS)} - {"\0"} if not is_lone_surrogate(each))


@pytest.mark.parametrize(
    ("entries", "spells"), [(["a", " "], False), (["a", " ", *BYTES], True), (LETTERS, False)]
)
def test_missing_byte_tokens(tmp_path: Path, entries: list[tiny.TokenLike], spells: bool) -> None:
    tokens = [*entries, tiny.control(tiny.END_TEXT)]
    path = tiny.write_random_model(
        tmp_path / "spm.gguf", seed=1, vocab_size=len(tokens), tokens=tokens, tokenizer="spm"
    )
    assert probe(path).spells_everything is spells


@pytest.mark.parametrize("kind", ["no_layers", *tiny.DECODE_ABORT_KINDS])
def test_a_file_that_crashes_llama_cpp_is_refused(tmp_path: Path, kind: str) -> None:
    path = tiny.write_broken_file(tmp_path / "crash.gguf", kind)
    with pytest.raises(
        ModelLoadError, match="crash.gguf was not loaded, because it makes llama.cpp crash"
    ) as refused:
        probe(path)
    assert "/vendor/" not in str(refused.value)


def test_a_file_that_llama_cpp_refuses_keeps_its_reason(tmp_path: Path, child_is: Child) -> None:
    path = tiny.write_broken_file(tmp_path / "cut.gguf", "truncated")
    with pytest.raises(ModelLoadError, match="cut.gguf: .*corrupted or incomplete"):
        probe(path)
    with foreign(), pytest.raises(ModelLoadError, match="^<.*cut.gguf: .*incomplete.*>$"):
        probe(path)  # its process knows no language
    child_is(HANGING)  # a text file needs no trial
    path = tiny.write_broken_file(tmp_path / "text.gguf", "not_gguf")
    with pytest.raises(ModelLoadError, check=lambda error: error.kind == "load-not-gguf"):
        probe(path)


@pytest.mark.parametrize(
    ("child", "found"),
    [
        (picky('"threads":1'), ProbeResult(repack=False, one_thread=True, no_gpu=True)),
        (picky('"devices":"none"'), ProbeResult(no_gpu=True)),
        # Kernels that compute no numbers are not used.
        (
            picky('"repack":false', "print('{\"finite\": false}'); sys.exit(0)"),
            ProbeResult(repack=False),
        ),
    ],
    ids=["one thread", "no GPU", "no numbers"],
)
def test_what_works_is_found_and_remembered(
    good: Path, monkeypatch: pytest.MonkeyPatch, child: list[str], found: ProbeResult
) -> None:
    monkeypatch.setattr(native, "llama_supports_gpu_offload", lambda: True)
    with monkeypatch.context() as patch:
        patch.setattr(child_process, "own_command", lambda: child)
        first = probe(good)
    assert replace(first, seconds=0.0) == found
    assert probe(good) == first  # although the real program would not have died
    # A pair takes the safer kernels of both, and each its own settings.
    pair = PairProbe(ProbeResult(), found)
    assert pair.repack == found.repack
    assert pair.settings(ModelSettings(threads=4)) == ModelSettings(threads=4)
    settings = pair.draft_settings(ModelSettings(threads=4, gpu_layers=99))
    assert settings.threads == (1 if found.one_thread else 4)
    assert settings.device_names == (() if found.no_gpu else None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_a_trial_that_the_system_ends_is_no_crash(good: Path, child_is: Child) -> None:
    child_is(picky("nothing", "os.kill(os.getpid(), signal.SIGKILL)"))
    with pytest.raises(ModelLoadError, check=lambda error: error.kind == "trial-killed"):
        probe(good)


def test_a_trial_may_hang(good: Path, monkeypatch: pytest.MonkeyPatch, child_is: Child) -> None:
    child_is(HANGING)
    with pytest.raises(Cancelled):
        probe(good, should_continue=lambda: False)
    monkeypatch.setattr(probing, "_PATIENCE_S", 0.2)
    with pytest.raises(ModelLoadError, check=lambda error: error.kind == "trial-endless"):
        probe(good)
    monkeypatch.setattr(probing, "run_in_child", lambda *_: None)
    with good.open("r+b") as file:
        file.truncate(8_000_000_000)  # a hole, which takes no disk; big files get more time
    with pytest.raises(ModelLoadError, check=lambda error: error.facts["seconds"] == "400"):
        probe(good)


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


def test_heads_are_tried_with_their_targets(tmp_path: Path) -> None:
    shape: dict[str, Any] = {"seed": 1, "vocab_size": 40}
    target = tiny.write_random_model(tmp_path / "target.gguf", layers=3, **shape)
    head = tiny.write_eagle_head(tmp_path / "head.gguf", target, target_layers=(0, 1, 2))
    assert probe_pair(target, head).draft is not None
    with pytest.raises(ModelLoadError, match="draft head for one specific model"):
        probe(head)
    # A misfit, which would abort llama.cpp beside this target, is left to the verdict.
    misfit = tiny.write_eagle_head(tmp_path / "misfit.gguf", target, target_layers=(0, 1, 5))
    assert probe_pair(target, misfit).draft is not None
