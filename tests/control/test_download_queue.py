"""Downloads beside the window, from a real hub: paused, broken, refused, taken up again."""

import threading
import time
from collections.abc import Iterator
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


BOTH = [f"{TARGET_NAME}/big-Q4_0.gguf", f"{DRAFT_NAME}/small-Q8_0.gguf"]


# --- all is well -------------------------------------------------------------------------------


class Desk:
    """Queues over one folder."""

    def __init__(self, qtbot: QtBot, server: HubServer, folder: Path) -> None:
        self.qtbot, self.server, self.folder = qtbot, server, folder
        self.queues: list[DownloadQueue] = []

    def open(self) -> DownloadQueue:
        """Another one."""
        self.queues.append(DownloadQueue(Hub(), self.folder))
        return self.queues[-1]

    @property
    def queue(self) -> DownloadQueue:
        return self.queues[-1] if self.queues else self.open()

    @property
    def files(self) -> list[str]:
        found = self.folder.rglob("*")
        return sorted(str(path.relative_to(self.folder)) for path in found if path.is_file())

    def reaches(self, state: JobState, *jobs: DownloadJob) -> None:
        self.qtbot.waitUntil(lambda: all(job.state is state for job in jobs))

    def moves(self, job: DownloadJob, least: int = 1) -> None:
        """Wait until bytes have come."""
        self.qtbot.waitUntil(lambda: job.state is S.RUNNING and job.received >= least)

    def begun(self, preset: Preset) -> DownloadJob:
        """A slow download of which something is there."""
        self.server.drip(8_000, 0.05)
        job = self.queue.get_preset(preset)
        self.moves(job, 30_000)
        return job


@pytest.fixture
def desk(qtbot: QtBot, server: HubServer, tmp_path: Path) -> Iterator[Desk]:
    result = Desk(qtbot, server, tmp_path)
    yield result
    for queue in result.queues:
        queue.shut_down()


def test_a_pair_arrives(desk: Desk, preset: Preset) -> None:
    seen, queue = [], desk.queue
    queue.changed.connect(lambda job: seen.append(job.state))
    assert queue.paths_of(preset) is None
    with desk.qtbot.waitSignal(queue.arrived) as arrived:
        job = queue.get_preset(preset)
    target, draft = arrived.args[0]
    assert (target.read_bytes(), draft.read_bytes()) == (TARGET, DRAFT)
    assert desk.files == BOTH
    assert queue.paths_of(preset) == (target, draft)
    assert list(dict.fromkeys(seen)) == [S.CHECKING, S.WAITING, S.RUNNING, S.DONE]
    assert job.received == job.size == len(TARGET) + len(DRAFT)
    queue.dismiss(job)
    assert queue.jobs == ()


def test_two_pairs_with_one_draft_do_not_get_into_each_others_way(
    desk: Desk, preset: Preset
) -> None:
    desk.server.add("dora/other-GGUF", {"o-Q4_0.gguf": contents(120_000, 2)})
    target = replace(
        preset.target,
        repository="dora/other-GGUF",
        file="o-Q4_0.gguf",
        size_bytes=120_000,
        estimated_bytes=120_000,
        sha256=None,
    )
    other = replace(preset, id="other", target=target)
    jobs = [desk.queue.get_preset(each) for each in (preset, other)]
    assert desk.queue.get_preset(preset) is jobs[0], "asked for twice, it comes once"
    desk.reaches(S.DONE, *jobs)
    assert len(desk.server.cdn_asked) == 3
    assert jobs[1].paths[1] == jobs[0].paths[1]


# --- what was shown is checked -------------------------------------------------------------------


def test_another_size_is_told_before_anything_comes(desk: Desk, preset: Preset) -> None:
    target, draft = (desk.server.repositories[name] for name in (TARGET_NAME, DRAFT_NAME))
    draft.commit({"small-Q8_0.gguf": DRAFT + bytes(30_000)})
    draft.gated, target.licence = "auto", "mit"
    job = desk.queue.get_preset(preset)
    desk.reaches(S.ASKING, job)
    for told in ("is 120 kB, not about 90 kB", f"terms of {DRAFT_NAME}", "the licence mit"):
        assert told in job.question
    desk.qtbot.wait(50)
    assert desk.server.cdn_asked == []
    draft.gated = False
    desk.queue.go_on(job)
    desk.reaches(S.DONE, job)
    assert job.paths[1].stat().st_size == 120_000


# --- pauses and restarts -------------------------------------------------------------------------


def test_a_pause_keeps_what_came_and_resuming_goes_on(desk: Desk, preset: Preset) -> None:
    job, queue = desk.begun(preset), desk.queue
    queue.pause(job)
    assert job.state is S.PAUSED
    queue.go_on(job)  # at once: the thread of before may not have ended yet
    desk.moves(job)
    queue.discard(job)
    assert (job.state, job.can_be_taken_back) == (S.DISCARDED, True)
    assert (desk.folder / f"{BOTH[0]}.part").stat().st_size >= 30_000
    desk.server.flow()
    queue.go_on(job)
    desk.reaches(S.DONE, job)
    assert desk.files == BOTH
    assert any(begin is not None for begin in desk.server.ranges), "it went on behind what came"
    assert job.paths[0].read_bytes() == TARGET


def test_closing_while_downloading_is_quick_and_the_next_start_lists_it(
    desk: Desk, preset: Preset
) -> None:
    desk.begun(preset)
    before = time.monotonic()
    desk.queue.shut_down()
    assert time.monotonic() - before < 1.0
    assert not [t for t in threading.enumerate() if t.name == "download"]
    there = (desk.folder / f"{BOTH[0]}.part").stat().st_size
    assert there >= 30_000
    desk.server.flow()

    second = desk.open()
    with desk.qtbot.waitSignal(second.added):
        second.find_unfinished()
    second.find_unfinished()
    (job,) = second.jobs
    assert (job.state, job.preset, job.received) == (S.PAUSED, preset, there)
    second.go_on(job)
    desk.reaches(S.DONE, job)
    assert desk.server.ranges[1] == f"bytes={there}-"
    assert desk.files == BOTH


def test_what_waits_for_its_turn_at_the_end_is_found_again(desk: Desk) -> None:
    desk.server.drip(1_000, 0.05)
    models = []
    for number in range(3):
        name = f"carl/m{number}-GGUF"
        desk.server.add(name, {"m-Q4_0.gguf": contents(50_000, number)})
        models += desk.queue.hub.repository(name).models
    jobs = [desk.queue.get_model(model) for model in models]
    # Which of them waits is the one whose check ended last.
    desk.qtbot.waitUntil(
        lambda: sorted(job.state for job in jobs) == [S.RUNNING, S.RUNNING, S.WAITING]
    )
    for job in jobs:
        if job.state is S.RUNNING:
            desk.moves(job)
    desk.queue.shut_down()
    second = desk.open()
    second.find_unfinished()
    desk.qtbot.waitUntil(lambda: bool(second.jobs))
    assert [job.models[0] for job in second.jobs] == models
    desk.server.flow()
    for job in second.jobs:
        second.go_on(job)
    desk.reaches(S.DONE, *second.jobs)


# --- discarding ----------------------------------------------------------------------------------


@pytest.mark.parametrize("shared", [True, False])
def test_what_another_download_works_on_is_not_thrown_away(
    desk: Desk, preset: Preset, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    monkeypatch.setattr(download_job, "UNDO_MS", 10)
    if shared:
        monkeypatch.setattr(DownloadQueue, "_files_beside", lambda _queue, job: job.files)
    job, queue = desk.begun(preset), desk.queue
    queue.discard(job)
    desk.qtbot.waitUntil(lambda: not queue.jobs)
    kept = [note_path(queue.folder, model).exists() for model in job.models]
    assert any(kept) == shared


def test_a_discarded_download_is_removed_when_the_window_closes(desk: Desk, preset: Preset) -> None:
    desk.queue.discard(desk.begun(preset))
    desk.queue.shut_down()
    assert desk.files == []


# --- trouble -------------------------------------------------------------------------------------


def test_a_gated_model_comes_once_a_token_is_entered(desk: Desk, preset: Preset) -> None:
    repository, queue = desk.server.repositories[TARGET_NAME], desk.queue
    repository.gated = "manual"
    job = queue.get_preset(replace(preset, target=replace(preset.target, gated=True)))
    desk.reaches(S.FAILED, job)
    assert job.reason is HubReason.GATED

    account: HubAccount = queue.account
    with desk.qtbot.waitSignal(account.refused):
        account.enter("no token")
    desk.server.tokens.add(TOKEN)
    with desk.qtbot.waitSignal(account.kept) as kept:
        account.enter(TOKEN)
    assert kept.args == ["this session"]
    queue.try_with_token()
    desk.reaches(S.FAILED, job)
    assert "may not download" in job.problem, "its terms are not accepted yet"
    repository.readers.add(TOKEN)
    queue.try_with_token()
    desk.reaches(S.DONE, job)
    assert job.paths[0].read_bytes() == TARGET
    with desk.qtbot.waitSignal(account.told) as told:
        account.forget()
    assert told.args == ["", False]


# --- search --------------------------------------------------------------------------------------


@pytest.fixture
def search(qtbot: QtBot, server: HubServer) -> Iterator[HubSearch]:
    result = HubSearch(Hub())
    yield result
    result.shut_down()


def test_typing_asks_once_for_the_last_words_and_ends_the_question_that_runs(
    search: HubSearch, server: HubServer, qtbot: QtBot
) -> None:
    server.hub_faults.append(silence)
    search.search("small", at_once=True)
    qtbot.waitUntil(lambda: len(server.hub_asked) == 1)
    assert not search.search("b")
    with qtbot.waitSignal(search.found) as found:
        for words in ("bi", "big", "  big gguf "):
            assert search.search(words)
    words, repositories = found.args
    assert words == "big gguf"
    assert [r.name for r in repositories] == [TARGET_NAME]
    assert len(server.hub_asked) == 2
    assert not search.busy


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
    with qtbot.waitSignal(queue.found, timeout=10_000):
        feed.begin()
    assert queue.places_of(preset) == (ModelPlace(file, program), None)
    for wrong in (size + 1, None):  # another file of that name, or half of it
        other = replace(preset, target=replace(preset.target, size_bytes=wrong))
        assert queue.places_of(other) == (None, None)
    with qtbot.waitSignal(queue.arrived) as arrived:
        job = queue.get_preset(preset)
    draft = own / DRAFT_NAME / "small-Q8_0.gguf"
    assert arrived.args[0] == (file, draft) == queue.paths_of(preset)
    assert job.size == len(DRAFT)
    assert len(server.cdn_asked) == 1
    file.unlink()
    assert queue.paths_of(preset) is None
    queue.shut_down()
    shut_down_below(feed)
