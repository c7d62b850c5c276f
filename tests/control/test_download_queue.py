"""Background downloads from a real HTTP server: paused, resumed, discarded, found again."""

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tiny_models as tiny
from foretoken.control import downloads
from foretoken.control.background import shut_down_below
from foretoken.control.downloads import (
    DownloadJob,
    DownloadQueue,
    JobState,
    ModelPlace,
    search_words,
)
from foretoken.control.models.model_services import LibraryFeed
from foretoken.models.presets.suggested import Preset
from hub_server import (
    DRAFT,
    DRAFT_NAME,
    TARGET,
    TARGET_NAME,
    HubServer,
    contents,
    served_pair,
    served_preset,
)

S = JobState


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with served_pair(monkeypatch, downloads=7) as running:
        yield running


@pytest.fixture
def preset(monkeypatch: pytest.MonkeyPatch) -> Preset:
    made = served_preset(title="Big and small")
    monkeypatch.setattr(downloads, "builtin_presets", lambda: (made,))
    return made


BOTH = [f"{TARGET_NAME}/big-Q4_0.gguf", f"{DRAFT_NAME}/small-Q8_0.gguf"]


class Downloads:
    def __init__(self, qtbot: QtBot, server: HubServer, folder: Path) -> None:
        self.qtbot, self.server, self.folder = qtbot, server, folder
        self.queues: list[DownloadQueue] = []

    def open(self) -> DownloadQueue:
        self.queues.append(DownloadQueue(LibraryFeed(), self.folder))
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
        """Wait until bytes have arrived."""
        self.qtbot.waitUntil(lambda: job.state is S.RUNNING and job.received >= least)

    def begun(self, preset: Preset) -> DownloadJob:
        """A slow download that has received some bytes."""
        self.server.drip(8_000, 0.05)
        job = self.queue.get_preset(preset)
        self.moves(job, 30_000)
        return job


@pytest.fixture
def desk(qtbot: QtBot, server: HubServer, tmp_path: Path) -> Iterator[Downloads]:
    result = Downloads(qtbot, server, tmp_path)
    yield result
    for queue in result.queues:
        queue.shut_down()


def test_two_pairs_with_one_draft_download_it_once(desk: Downloads, preset: Preset) -> None:
    desk.server.add("dora/other-GGUF", {"o-Q4_0.gguf": contents(120_000, 2)})
    target = replace(
        preset.target,
        repository="dora/other-GGUF",
        file="o-Q4_0.gguf",
        size_bytes=120_000,
        estimated_bytes=120_000,
        sha256=None,
    )
    seen, queue = [], desk.queue
    queue.changed.connect(lambda job: seen.append(job.state))
    jobs = [queue.get_preset(each) for each in (preset, replace(preset, id="other", target=target))]
    assert queue.get_preset(preset) is jobs[0], "asked for twice, it comes once"
    desk.reaches(S.DONE, *jobs)
    assert list(dict.fromkeys(seen)) == [S.CHECKING, S.WAITING, S.RUNNING, S.DONE]
    assert [path.read_bytes() for path in jobs[0].paths] == [TARGET, DRAFT]
    assert jobs[0].paths == queue.paths_of(preset)
    assert jobs[0].received == jobs[0].size == len(TARGET) + len(DRAFT)
    assert len(desk.server.cdn_asked) == 3
    assert jobs[1].paths[1] == jobs[0].paths[1]


def test_differences_are_confirmed_before_downloading(desk: Downloads, preset: Preset) -> None:
    target, draft = (desk.server.repositories[name] for name in (TARGET_NAME, DRAFT_NAME))
    draft.commit({"small-Q8_0.gguf": DRAFT + bytes(30_000)})
    draft.gated, target.licence = "auto", "mit"
    job = desk.queue.get_preset(preset)
    desk.reaches(S.ASKING, job)
    for told in (
        "is 120 kB; about 90 kB was expected",
        f"{DRAFT_NAME} now requires",
        "the licence mit",
    ):
        assert told in job.question
    desk.qtbot.wait(50)
    assert desk.server.cdn_asked == []
    draft.gated = False
    job.resume()
    desk.reaches(S.DONE, job)
    assert job.paths[1].stat().st_size == 120_000


def test_closing_is_quick_and_the_next_start_lists_it(desk: Downloads, preset: Preset) -> None:
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
    job.resume()
    desk.reaches(S.DONE, job)
    assert desk.server.ranges[1] == f"bytes={there}-"
    assert desk.files == BOTH


def test_waiting_downloads_are_found_at_the_next_start(desk: Downloads) -> None:
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
        job.resume()
    desk.reaches(S.DONE, *second.jobs)


def test_an_address_that_was_pasted_is_understood(server: HubServer) -> None:
    assert search_words(" big   model ") == "big model"
    assert search_words("https://huggingface.co/anna/big-GGUF/tree/main") == "anna/big-GGUF"
    assert search_words(f"{server.url}/anna/big-GGUF") == "anna/big-GGUF"
    assert search_words("https://example.org/anna/big") == "https://example.org/anna/big"


def test_files_of_other_programs_are_not_downloaded_again(
    desk: Downloads, preset: Preset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    file = tmp_path / "home/.lmstudio/models/anna/big-GGUF/big-Q4_0.gguf"
    file.parent.mkdir(parents=True)
    tiny.write_random_model(file, seed=1, vocab_size=260)
    size = file.stat().st_size
    preset = replace(preset, target=replace(preset.target, size_bytes=size, estimated_bytes=size))
    feed = LibraryFeed()
    queue = DownloadQueue(feed, tmp_path / "own")
    desk.queues.append(queue)
    with desk.qtbot.waitSignal(queue.found, timeout=10_000):
        feed.begin()
    assert queue.places_of(preset) == (ModelPlace(file, "LM Studio"), None)
    for wrong in (size + 1, None):  # another file of that name, or half of it
        other = replace(preset, target=replace(preset.target, size_bytes=wrong))
        assert queue.places_of(other) == (None, None)
    with desk.qtbot.waitSignal(queue.arrived) as arrived:
        job = queue.get_preset(preset)
    draft = tmp_path / "own" / DRAFT_NAME / "small-Q8_0.gguf"
    assert arrived.args[0] == (file, draft) == queue.paths_of(preset)
    assert job.size == len(DRAFT)
    assert len(desk.server.cdn_asked) == 1
    file.unlink()
    assert queue.paths_of(preset) is None
    shut_down_below(feed)


def test_a_discarded_download_is_removed_at_shutdown(desk: Downloads, preset: Preset) -> None:
    desk.begun(preset).discard()
    desk.queue.shut_down()
    assert desk.files == []
