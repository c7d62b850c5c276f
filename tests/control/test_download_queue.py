"""Downloads beside the window, from a real hub: paused, broken, refused, taken up again."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control.background import shut_down_below
from foretoken.control.downloads import download_job
from foretoken.control.downloads import download_queue as module
from foretoken.control.downloads.download_job import DownloadJob, JobState
from foretoken.control.downloads.download_queue import DownloadQueue, ModelPlace
from foretoken.control.downloads.hub_search import HubAccount, HubSearch, search_words
from foretoken.control.models.library_feed import LibraryFeed
from foretoken.models.hub.download_notes import note_path
from foretoken.models.hub.errors import HubReason
from foretoken.models.hub.hub import Hub
from foretoken.models.presets.suggested import Preset, SuggestedPresets, builtin_presets
from hub_pair import DRAFT, DRAFT_NAME, TARGET, TARGET_NAME, TOKEN, served_pair, served_preset
from hub_server import HubServer, contents, silence

S = JobState


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with served_pair(monkeypatch, downloads=7) as running:
        yield running


@pytest.fixture
def preset(monkeypatch: pytest.MonkeyPatch) -> Preset:
    """A pair as if it were one of the product's own."""
    real = builtin_presets()
    made = served_preset(title="Big and small")
    monkeypatch.setattr(
        module, "builtin_presets", lambda: SuggestedPresets((made,), real.architectures)
    )
    return made


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], DownloadQueue]]:
    made = []

    def new() -> DownloadQueue:
        queue = DownloadQueue(Hub(), tmp_path)
        made.append(queue)
        return queue

    yield new
    for queue in made:
        queue.shut_down()


@pytest.fixture
def queue(make: Callable[[], DownloadQueue]) -> DownloadQueue:
    return make()


def reaches(qtbot: QtBot, job: DownloadJob, state: JobState) -> None:
    qtbot.waitUntil(lambda: job.state is state)


def moves(qtbot: QtBot, job: DownloadJob, least: int = 1) -> None:
    """Wait until bytes have come."""
    qtbot.waitUntil(lambda: job.state is S.RUNNING and job.received >= least)


def two_run_and_one_waits(jobs: list[DownloadJob]) -> bool:
    """Which of them waits is the one whose check ended last."""
    return sorted(job.state for job in jobs) == [S.RUNNING, S.RUNNING, S.WAITING]


def files(folder: Path) -> list[str]:
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


BOTH = [f"{TARGET_NAME}/big-Q4_0.gguf", f"{DRAFT_NAME}/small-Q8_0.gguf"]


# --- all is well -------------------------------------------------------------------------------


def test_a_pair_arrives(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot, tmp_path: Path
) -> None:
    seen = []
    queue.changed.connect(lambda job: seen.append(job.state))
    assert queue.paths_of(preset) is None
    with qtbot.waitSignal(queue.arrived) as arrived:
        job = queue.get_preset(preset)
    target, draft = arrived.args[0]
    assert target.read_bytes() == TARGET
    assert draft.read_bytes() == DRAFT
    assert files(tmp_path) == BOTH
    assert queue.paths_of(preset) == (target, draft)
    assert list(dict.fromkeys(seen)) == [S.CHECKING, S.WAITING, S.RUNNING, S.DONE]
    assert job.received == job.size == len(TARGET) + len(DRAFT)
    queue.dismiss(job)
    assert queue.jobs == ()


def test_more_than_two_wait_for_their_turn(
    server: HubServer, queue: DownloadQueue, qtbot: QtBot
) -> None:
    server.drip(1_000, 0.05)
    models = []
    for number in range(3):
        name = f"carl/m{number}-GGUF"
        server.add(name, {"m-Q4_0.gguf": contents(50_000, number)})
        models += queue.hub.repository(name).models
    jobs = [queue.get_model(model) for model in models]
    qtbot.waitUntil(lambda: two_run_and_one_waits(jobs))
    server.flow()
    qtbot.waitUntil(lambda: all(job.state is S.DONE for job in jobs))


def test_two_pairs_with_one_draft_do_not_get_into_each_others_way(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot, tmp_path: Path
) -> None:
    server.add("dora/other-GGUF", {"o-Q4_0.gguf": contents(120_000, 2)})
    other = replace(
        preset,
        id="other",
        target=replace(
            preset.target,
            repository="dora/other-GGUF",
            file="o-Q4_0.gguf",
            size_bytes=120_000,
            estimated_bytes=120_000,
            sha256=None,
        ),
    )
    jobs = [queue.get_preset(preset), queue.get_preset(other)]
    assert queue.get_preset(preset) is jobs[0], "asked for twice, it comes once"
    qtbot.waitUntil(lambda: all(job.state is S.DONE for job in jobs))
    assert len(server.cdn_asked) == 3
    assert jobs[1].paths[1] == jobs[0].paths[1]


# --- what was shown is checked -------------------------------------------------------------------


def test_another_size_is_told_before_anything_comes(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot
) -> None:
    server.repositories[DRAFT_NAME].commit({"small-Q8_0.gguf": DRAFT + bytes(30_000)})
    server.repositories[DRAFT_NAME].gated = "auto"
    server.repositories[TARGET_NAME].licence = "mit"
    job = queue.get_preset(preset)
    reaches(qtbot, job, S.ASKING)
    assert "is 120 kB, not about 90 kB" in job.question
    assert f"terms of {DRAFT_NAME} must be accepted" in job.question
    assert f"{TARGET_NAME} names the licence mit, not Apache-2.0" in job.question
    qtbot.wait(50)
    assert server.cdn_asked == []
    server.repositories[DRAFT_NAME].gated = False
    queue.go_on(job)
    reaches(qtbot, job, S.DONE)
    assert job.paths[1].stat().st_size == 120_000


# --- pauses and restarts -------------------------------------------------------------------------


def test_a_pause_keeps_what_came_and_resuming_goes_on(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot, tmp_path: Path
) -> None:
    server.drip(8_000, 0.05)
    job = queue.get_preset(preset)
    moves(qtbot, job, 30_000)
    queue.pause(job)
    assert job.state is S.PAUSED
    queue.go_on(job)  # at once: the thread of before may not have ended yet
    moves(qtbot, job)
    queue.pause(job)
    part = tmp_path / f"{BOTH[0]}.part"
    assert part.stat().st_size >= 30_000
    server.flow()
    queue.go_on(job)
    reaches(qtbot, job, S.DONE)
    assert files(tmp_path) == BOTH
    begun = [begin for begin in server.ranges if begin is not None]
    assert begun, "it went on behind what was there"
    assert job.paths[0].read_bytes() == TARGET


def test_closing_while_downloading_is_quick_and_the_next_start_lists_it(
    server: HubServer,
    make: Callable[[], DownloadQueue],
    preset: Preset,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    server.drip(8_000, 0.05)
    first = make()
    moves(qtbot, first.get_preset(preset), 30_000)
    before = time.monotonic()
    first.shut_down()
    assert time.monotonic() - before < 1.0
    assert not [t for t in threading.enumerate() if t.name == "download"]
    there = (tmp_path / f"{BOTH[0]}.part").stat().st_size
    assert there >= 30_000
    server.flow()

    second = make()
    with qtbot.waitSignal(second.added):
        second.find_unfinished()
    second.find_unfinished()
    (job,) = second.jobs
    assert (job.state, job.preset, job.received) == (S.PAUSED, preset, there)
    second.go_on(job)
    reaches(qtbot, job, S.DONE)
    assert server.ranges[1] == f"bytes={there}-"
    assert files(tmp_path) == BOTH


def test_what_still_waits_at_the_end_is_found_again(
    server: HubServer, make: Callable[[], DownloadQueue], qtbot: QtBot
) -> None:
    server.drip(1_000, 0.05)
    first = make()
    models = []
    for number in range(3):
        name = f"carl/m{number}-GGUF"
        server.add(name, {"m-Q4_0.gguf": contents(50_000, number)})
        models += first.hub.repository(name).models
    jobs = [first.get_model(model) for model in models]
    qtbot.waitUntil(lambda: two_run_and_one_waits(jobs))
    for job in jobs:
        if job.state is S.RUNNING:
            moves(qtbot, job)
    first.shut_down()
    second = make()
    second.find_unfinished()
    qtbot.waitUntil(lambda: bool(second.jobs))
    assert [job.models[0] for job in second.jobs] == models


# --- discarding ----------------------------------------------------------------------------------


def test_discarding_can_be_taken_back(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot, tmp_path: Path
) -> None:
    server.drip(8_000, 0.05)
    job = queue.get_preset(preset)
    moves(qtbot, job, 30_000)
    queue.discard(job)
    assert (job.state, job.can_be_taken_back) == (S.DISCARDED, True)
    server.flow()
    queue.go_on(job)
    reaches(qtbot, job, S.DONE)
    assert job.paths[0].read_bytes() == TARGET


@pytest.mark.parametrize("shared", [True, False])
def test_what_another_download_works_on_is_not_thrown_away(
    server: HubServer,
    queue: DownloadQueue,
    preset: Preset,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    shared: bool,
) -> None:
    monkeypatch.setattr(download_job, "UNDO_MS", 10)
    if shared:
        monkeypatch.setattr(DownloadQueue, "_files_beside", lambda _queue, job: job.files)
    server.drip(8_000, 0.05)
    job = queue.get_preset(preset)
    moves(qtbot, job, 30_000)
    queue.discard(job)
    qtbot.waitUntil(lambda: not queue.jobs)
    kept = [note_path(queue.folder, model).exists() for model in job.models]
    assert any(kept) == shared


def test_a_discarded_download_is_removed_when_the_window_closes(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot, tmp_path: Path
) -> None:
    server.drip(8_000, 0.05)
    job = queue.get_preset(preset)
    moves(qtbot, job, 30_000)
    queue.discard(job)
    queue.shut_down()
    assert files(tmp_path) == []


# --- trouble -------------------------------------------------------------------------------------


def test_a_gated_model_comes_once_a_token_is_entered(
    server: HubServer, queue: DownloadQueue, preset: Preset, qtbot: QtBot, tmp_path: Path
) -> None:
    repository = server.repositories[TARGET_NAME]
    repository.gated = "manual"
    job = queue.get_preset(replace(preset, target=replace(preset.target, gated=True)))
    reaches(qtbot, job, S.FAILED)
    assert job.reason is HubReason.GATED
    assert "Accept them on" in job.problem

    account: HubAccount = queue.account
    with qtbot.waitSignal(account.refused) as refused:
        account.enter("no token")
    assert "This is no access token" in refused.args[0]
    server.tokens.add(TOKEN)
    with qtbot.waitSignal(account.kept) as kept:
        account.enter(TOKEN)
    assert kept.args == ["this session"]
    queue.try_with_token()
    reaches(qtbot, job, S.FAILED)
    assert "may not download" in job.problem, "its terms are not accepted yet"
    repository.readers.add(TOKEN)
    queue.try_with_token()
    reaches(qtbot, job, S.DONE)
    assert job.paths[0].read_bytes() == TARGET
    with qtbot.waitSignal(account.told) as told:
        account.forget()
    assert told.args == ["", False]


# --- search --------------------------------------------------------------------------------------


@pytest.fixture
def search(qtbot: QtBot, server: HubServer) -> Iterator[HubSearch]:
    result = HubSearch(Hub())
    yield result
    result.shut_down()


def test_typing_asks_once_for_the_last_words(
    search: HubSearch, server: HubServer, qtbot: QtBot
) -> None:
    assert not search.search("b")
    with qtbot.waitSignal(search.found) as found:
        for words in ("bi", "big", "  big gguf "):
            assert search.search(words)
    words, repositories = found.args
    assert words == "big gguf"
    assert [r.name for r in repositories] == [TARGET_NAME]
    assert len(server.hub_asked) == 1
    assert not search.busy


def test_a_new_question_ends_the_one_that_runs(
    search: HubSearch, server: HubServer, qtbot: QtBot
) -> None:
    server.hub_faults.append(silence)
    search.search("big", at_once=True)
    qtbot.waitUntil(lambda: len(server.hub_asked) == 1)
    with qtbot.waitSignal(search.found) as found:
        search.search("small", at_once=True)
    assert found.args[0] == "small"


def test_an_address_that_was_pasted_is_understood(server: HubServer) -> None:
    assert search_words(" big   model ") == "big model"
    assert search_words("https://huggingface.co/anna/big-GGUF/tree/main") == "anna/big-GGUF"
    assert search_words(f"{server.url}/anna/big-GGUF") == "anna/big-GGUF"
    assert search_words("https://example.org/anna/big") == "https://example.org/anna/big"


# --- what other programs have ------------------------------------------------------------------

PLACES = {
    "LM Studio": ".lmstudio/models/anna/big-GGUF/big-Q4_0.gguf",
    "Hugging Face cache": "hub/models--anna--big-GGUF/snapshots/0123abcd/big-Q4_0.gguf",
    "llama.cpp cache": "llama/anna_big-GGUF_big-Q4_0.gguf",
}


@pytest.mark.parametrize("program", PLACES)
def test_what_another_program_has_is_not_downloaded_again(
    program: str,
    server: HubServer,
    preset: Preset,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home, own = tmp_path / "home", tmp_path / "own"
    for name, value in (("HOME", ""), ("HF_HUB_CACHE", "hub"), ("LLAMA_CACHE", "llama")):
        monkeypatch.setenv(name, str(home / value))
    file = home / PLACES[program]
    file.parent.mkdir(parents=True)
    tiny.write_random_model(file, seed=1, vocab_size=260)
    size = file.stat().st_size
    preset = replace(preset, target=replace(preset.target, size_bytes=size, estimated_bytes=size))
    feed = LibraryFeed()
    queue = DownloadQueue(Hub(), own, feed)
    try:
        with qtbot.waitSignal(queue.found, timeout=10_000):
            feed.begin()
        assert queue.places_of(preset) == (ModelPlace(file, program), None)
        other = replace(preset, target=replace(preset.target, size_bytes=size + 1))
        assert queue.places_of(other) == (None, None), "another file of that name"
        unknown = replace(preset, target=replace(preset.target, size_bytes=None))
        assert queue.places_of(unknown) == (None, None), "it might be half of it"
        with qtbot.waitSignal(queue.arrived) as arrived:
            job = queue.get_preset(preset)
        draft = own / DRAFT_NAME / "small-Q8_0.gguf"
        assert arrived.args[0] == (file, draft) == queue.paths_of(preset)
        assert job.size == len(DRAFT)
        assert len(server.cdn_asked) == 1
        file.unlink()
        assert queue.paths_of(preset) is None
    finally:
        queue.shut_down()
        shut_down_below(feed)
