"""Which native code is chosen when some crashes: the crashes are real ones, in child processes."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama.cpu_variants import BUILT_IN, VARIANT_VARIABLE
from foretoken.engine.llama.gpu_modules import GPU_VARIABLE, MODULES_VARIABLE
from foretoken.engine.llama.library import cpu_variant, module_mark
from foretoken.models.probe import child_process, native_choice
from foretoken.models.probe.child_process import ChildAnswer, run_in_child
from foretoken.models.probe.native_choice import NativeChoice, choose_native_code, try_in_child
from foretoken.system.records import read_record
from native_libraries import add_module, compile_library, make_portable_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="compiles libraries for Linux")

SCORES = {"x64": 1, "sse42": 5, "haswell": 63, "zen4": 1983, "future": 0}
DIES = "import os, signal; os.kill(os.getpid(), signal.SIGILL)"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_portable_folder(tmp_path_factory.mktemp("portable") / "lib", SCORES)


@pytest.fixture(autouse=True)
def _fresh(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first start of a portable build, with an empty cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(folder))
    # Set before they are removed, so that what the choice sets is undone afterwards.
    for variable in (VARIANT_VARIABLE, GPU_VARIABLE, MODULES_VARIABLE):
        monkeypatch.setenv(variable, "")
        monkeypatch.delenv(variable)


Trials = list[NativeChoice]


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Trials]:
    """``crashing(*choices)``: these crash in their trials; returns the list of all trials."""

    def prepare(*choices: NativeChoice) -> Trials:
        trials: Trials = []

        def run(options: list[str], limit_s: float) -> ChildAnswer | None:
            tried = read_record(NativeChoice, options[1], "")._replace(reason="")
            trials.append(tried)
            code = DIES if tried in choices else ""
            return run_in_child(["-c", code], limit_s)

        monkeypatch.setattr(child_process, "own_command", lambda: [sys.executable])
        monkeypatch.setattr(native_choice, "run_in_child", run)
        return trials

    return prepare


def test_the_best_is_tried_once_for_a_processor_and_a_build(
    monkeypatch: pytest.MonkeyPatch, folder: Path, crashing: Callable[..., Trials]
) -> None:
    trials = crashing()
    choose_native_code()
    choose_native_code()  # as a child process that inherits the variable
    del os.environ[VARIANT_VARIABLE]
    choose_native_code()  # as the next start
    assert os.environ[VARIANT_VARIABLE] == "zen4"
    assert trials == [NativeChoice("zen4")]
    del os.environ[VARIANT_VARIABLE]
    monkeypatch.setattr(native_choice, "processor_flags", lambda: "fpu sse2 of another machine")
    choose_native_code()
    del os.environ[VARIANT_VARIABLE]
    os.utime(folder / "libggml-cpu-x64.so")
    choose_native_code()
    assert trials == [NativeChoice("zen4")] * 3


def test_a_crash_leads_to_the_next_best_or_to_a_message(crashing: Callable[..., Trials]) -> None:
    trials = crashing(*map(NativeChoice, SCORES))
    with pytest.raises(NativeCodeError) as refused:
        choose_native_code()
    facts = {"last": "x64", "reason": "crashed (Illegal instruction)"}
    assert (refused.value.kind, refused.value.facts) == ("variants-fail", facts)
    assert len(trials) == 4
    assert VARIANT_VARIABLE not in os.environ
    trials = crashing(NativeChoice("zen4"), NativeChoice("haswell"))
    choose_native_code()
    assert os.environ[VARIANT_VARIABLE] == "sse42"
    assert trials == [NativeChoice("zen4"), NativeChoice("haswell"), NativeChoice("sse42")]


Modules = Callable[[dict[str, int], tuple[str, ...]], None]


@pytest.fixture
def with_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Modules:
    """``with_modules(scores, names)`` makes the folder of llama.cpp that is started."""

    def make(scores: dict[str, int], names: tuple[str, ...]) -> None:
        folder = make_portable_folder(tmp_path / "lib", scores)
        for name in names:
            add_module(folder, name)
        monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(folder))

    return make


def test_a_gpu_driver_that_crashes_is_left_out_and_tried_again_on_demand(
    monkeypatch: pytest.MonkeyPatch, crashing: Callable[..., Trials], with_modules: Modules
) -> None:
    with_modules({"x64": 1, "haswell": 63}, ("vulkan",))
    gpu = NativeChoice("haswell", ("vulkan",))
    trials = crashing(gpu)
    choose_native_code()
    reason = "off: the trial of vulkan crashed (Illegal instruction)"
    assert (os.environ[VARIANT_VARIABLE], os.environ[GPU_VARIABLE]) == ("haswell", reason)
    choose_native_code()  # as a child process
    del os.environ[VARIANT_VARIABLE], os.environ[GPU_VARIABLE]
    choose_native_code()  # as the next start
    assert os.environ[GPU_VARIABLE] == reason
    assert trials == [NativeChoice("haswell"), gpu]
    monkeypatch.setenv(GPU_VARIABLE, "again")
    choose_native_code()
    assert os.environ[GPU_VARIABLE] == reason
    assert trials[2:] == [NativeChoice("haswell"), gpu]


def test_the_best_of_crashing_ones(crashing: Callable[..., Trials], with_modules: Modules) -> None:
    with_modules({}, ("vulkan", "cuda"))  # the CPU code is built in
    both, cuda = NativeChoice(BUILT_IN, ("cuda", "vulkan")), NativeChoice(BUILT_IN, ("cuda",))
    trials = crashing(both, cuda)
    choose_native_code()
    chosen, _, reason = os.environ[GPU_VARIABLE].partition(": ")
    assert chosen == "vulkan"
    assert reason.startswith("the trial of cuda, vulkan crashed")
    assert VARIANT_VARIABLE not in os.environ
    choose_native_code()
    assert trials == [both, cuda, NativeChoice(BUILT_IN, ("vulkan",))]


def test_a_forced_variant_is_tried_too_and_a_wrong_name_is_refused(
    monkeypatch: pytest.MonkeyPatch, crashing: Callable[..., Trials]
) -> None:
    trials = crashing(NativeChoice("haswell"))
    monkeypatch.setenv(VARIANT_VARIABLE, "x64")
    choose_native_code()
    choose_native_code()
    assert trials == [NativeChoice("x64")]
    for name, kind in (
        ("haswell", "variant-fails"),
        ("zen5", "variant-unusable"),
        ("future", "variant-unusable"),
    ):
        monkeypatch.setenv(VARIANT_VARIABLE, name)
        with pytest.raises(NativeCodeError) as refused:
            choose_native_code()
        assert refused.value.kind == kind
    assert refused.value.facts["known"] == "zen4, haswell, sse42, x64"
    assert trials[1:] == [NativeChoice("haswell")]


def test_the_trial_is_real_work_in_a_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """By this installation's own llama.cpp."""
    monkeypatch.delenv("LLAMA_CPP_LIB_PATH")
    assert try_in_child(NativeChoice(cpu_variant())) == ""


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("__builtin_trap(); return 0;", "off: the trial of other crashed (Illegal instruction)"),
        ("for (;;) sleep(1);", "off: the trial of other took longer than 2 s"),
    ],
)
def test_a_real_module_that_crashes_or_hangs_costs_a_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, said: str
) -> None:
    """It says that it was built for this llama.cpp, and is the first to do what its driver does."""
    source = f'''
    #include <unistd.h>
    const char *foretoken_built_for(void) {{ return "{module_mark()}"; }}
    void *ggml_backend_init(void) {{ {body} }}
    '''
    compile_library(tmp_path / "libggml-other.so", source)
    monkeypatch.delenv("LLAMA_CPP_LIB_PATH")
    monkeypatch.setenv(MODULES_VARIABLE, str(tmp_path))
    monkeypatch.setenv(GPU_VARIABLE, "other")  # whatever else this llama.cpp has
    if "longer" in said:
        monkeypatch.setattr(native_choice, "_MOST_SECONDS", 2)
    choose_native_code()
    assert os.environ[GPU_VARIABLE] == said
