"""Fixtures; warnings (see pyproject.toml) and threads left running fail a test."""

import gc
import multiprocessing
import os
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from answer_events import answer
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.control.engine.engine_work import PairMeasuring
from foretoken.control.process.memory import collect_due
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.llama.gpu_modules import GPU_OFF, GPU_VARIABLE
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.models.pairs import extra_models, preparation
from foretoken.models.probe.probing import PairProbe
from foretoken.system.load_watch import RecentLoad
from foretoken.words.sentences import use_sentences
from vulkan import VulkanProcess, vulkan_environment

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The window speaks the language of the system: here it has one, whoever runs the tests.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")
# Settings and caches of the person who runs the tests stay untouched.
_HOME = tempfile.TemporaryDirectory()
os.environ.update({f"XDG_{kind}_HOME": _HOME.name for kind in ("CACHE", "CONFIG", "DATA", "STATE")})

# The same results on every machine: what has a GPU says so (the fixture ``vulkan``).
os.environ[GPU_VARIABLE] = GPU_OFF

# Many tests start the program: where bytecode is not kept, each start compiles all of it.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

use_sentences()

# As in the app: on a worker thread it could delete Qt objects there, which hangs or crashes.
gc.disable()
_ENDING_S = 2.0
"""A thread that takes longer to end is running on."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option for longer statistical tests than each run of the suite has time for."""
    parser.addoption(
        "--draws", type=float, default=1.0, help="draw so many times as much in statistical tests"
    )


def pytest_collection_finish() -> None:
    """Exempt what exists before the first test from garbage collection."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def draws(request: pytest.FixtureRequest) -> float:
    """Return the factor for the number of draws in statistical tests."""
    return float(request.config.getoption("--draws"))


@pytest.fixture(autouse=True)
def _garbage_collected_here() -> Iterator[None]:
    yield
    collect_due()


@pytest.fixture(autouse=True)
def _no_leaked_threads() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    leaked = [thread for thread in threading.enumerate() if thread not in before]
    for thread in leaked:
        thread.join(_ENDING_S)  # one that was about to end is none
    leaked = [thread for thread in leaked if thread.is_alive()]
    assert not leaked, f"threads still running: {leaked}"


@pytest.fixture(autouse=True)
def _nothing_measured_behind_a_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the window a pair is measured once it is loaded; ``test_engine_work`` does it too.

    Elsewhere, what is known at some point of a test would depend on milliseconds.
    """
    monkeypatch.setattr(PairMeasuring, "begin", lambda _: None)


@pytest.fixture(autouse=True)
def _nothing_else_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers on a busy computer have more plain passes; ``test_load_watch`` measures the load."""
    monkeypatch.setattr(RecentLoad, "others_busy", 0.0)


@pytest.fixture
def unprobed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Load models directly, without a child process that tries them first."""
    for module in (preparation, extra_models):
        monkeypatch.setattr(module, "probe_pair", lambda *_, **__: PairProbe())


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[LlamaModel]:
    """Return a list of the models that are loaded during the test, as it grows."""
    found: list[LlamaModel] = []
    load = LlamaModel.load

    def noted(*given: Any, **options: Any) -> LlamaModel:
        found.append(load(*given, **options))
        return found[-1]

    monkeypatch.setattr(LlamaModel, "load", noted)
    return found


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("models")


@pytest.fixture(scope="session")
def vulkan() -> Iterator[VulkanProcess]:
    """Return a process in which models run on a software Vulkan device."""
    environment = vulkan_environment()
    with (
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool,
        pytest.MonkeyPatch.context() as patch,
    ):
        for name, value in environment.items():
            patch.setenv(name, value)
        pool.submit(os.getpid).result()  # from now on it is there, with this environment
        patch.undo()
        yield VulkanProcess(pool)


@pytest.fixture(scope="session")
def builtin_target() -> Path:
    return builtin_pair()[0]


@pytest.fixture(scope="session")
def builtin_draft() -> Path:
    return builtin_pair()[1]


@pytest.fixture(scope="session")
def greeting(builtin_target: Path) -> str:
    """What the built-in target alone answers to a greeting, greedily."""
    with Session.load(builtin_target, None) as session:
        template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
        prompt = template.prompt([PromptMessage(Role.USER, "Hi! How are you?")]).tokens
        text = answer(session, prompt, SpeculativeConfig(Method.PLAIN), count=1024).text
    assert text.strip()
    return text


@pytest.fixture(scope="session")
def endless_target(models: Path) -> Path:
    """A chat model that never ends by itself; thousands of tokens fit its context."""
    return tiny.write_endless_model(models / "endless.gguf")


@pytest.fixture(scope="session")
def wordy_target(models: Path) -> Path:
    """Another chat model that never ends, of another vocabulary: its tokens are longer."""
    return tiny.write_wordy_model(models / "wordy.gguf")


@pytest.fixture(scope="session")
def hopeless_draft(models: Path) -> Path:
    """A draft with the tokens of ``endless_target`` that predicts nothing of its text."""
    tokens = tiny.chat_tokens()
    table = tiny.random_table(len(tokens), seed=99)
    return tiny.write_bigram_model(
        models / "hopeless.gguf",
        table,
        tokens=tokens,
        chat_template=tiny.CHATML_TEMPLATE,
        context_length=8192,
    )


@pytest.fixture(scope="session")
def random_target(models: Path) -> Path:
    """A model whose next token depends on the tokens before the last one."""
    path = models / "random-target.gguf"
    return tiny.write_random_model(path, seed=7, vocab_size=260, context_length=512)


@pytest.fixture(scope="session")
def random_draft(models: Path) -> Path:
    """A worse model of the same text: sometimes accepted, sometimes not."""
    path = models / "random-draft.gguf"
    return tiny.write_random_model(path, seed=7, vocab_size=260, context_length=512, noise=0.25)
