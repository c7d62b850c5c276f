"""Downloads with every kind of trouble: no wrong file is ever taken, nothing that came is lost."""

import json
import logging
import os
import pickle
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from foretoken.models.hub import downloads, transfer
from foretoken.models.hub.download_notes import lock_of, note_path, part_path, received, unfinished
from foretoken.models.hub.downloads import Download, Phase, Progress, ProgressMeter, discard
from foretoken.models.hub.errors import HubError, HubReason
from foretoken.models.hub.files import HubModel
from foretoken.models.hub.hub import Hub, HubTokens
from foretoken.system.errors import Cancelled
from foretoken.system.fetching import Cancel
from hub_server import (
    DATA,
    FILE,
    NAME,
    TOKEN,
    Fault,
    HubServer,
    contents,
    cut_after,
    hub_server,
    ignore_range,
    other_range,
    refuse,
    too_little,
    too_much,
    wrong_bytes,
)


class Heard(list[Progress]):
    def __call__(self, progress: Progress) -> None:
        self.append(progress)

    @property
    def notes(self) -> str:
        return "\n".join(progress.note for progress in self if progress.note)


class Home:
    def __init__(self, server: HubServer, folder: Path) -> None:
        self.server, self.folder, self.hub = server, folder, Hub(HubTokens())
        self.repository = server.repositories[NAME]
        (self.model,) = self.hub.repository(NAME).models
        self.file = folder / NAME / FILE
        self.part = part_path(folder, self.model, self.model.files[0])

    @property
    def files(self) -> list[str]:
        found = (path for path in self.folder.rglob("*") if path.is_file())
        return sorted(str(path.relative_to(self.folder)) for path in found)

    def download(self, *models: HubModel, on_progress: Callable[[Progress], None]) -> Download:
        wanted = models or (self.model,)
        return Download(wanted, self.hub, on_progress, folder=self.folder, cancel=Cancel())

    def fetch(self, *models: HubModel) -> Heard:
        heard = Heard()
        self.download(*models, on_progress=heard).run()
        return heard

    def refused(self, *models: HubModel) -> HubError:
        with pytest.raises(HubError) as caught:
            self.fetch(*models)
        return caught.value

    @property
    def received(self) -> list[int]:
        return [received(self.folder, model) for model in unfinished(self.folder)]

    def pause_at(self, count: int) -> int:
        """Download until ``count`` bytes are there; return how many really are."""
        stop_after(self.download(on_progress=Heard()), count)
        return self.part.stat().st_size


@pytest.fixture
def home(server: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    monkeypatch.setattr(downloads, "RESERVE_BYTES", 0)
    monkeypatch.setattr(downloads, "PAUSES_S", (0.001,) * 3)
    folder = tmp_path / "models"
    folder.mkdir()
    return Home(server, folder)


def stop_after(task: Download, count: int) -> None:
    came = 0
    real = transfer.PartFile.append

    def append(part: transfer.PartFile, chunk: bytes) -> None:
        nonlocal came
        real(part, chunk)
        came += len(chunk)
        if came >= count:
            task._cancel.set()

    with pytest.MonkeyPatch.context() as patch, pytest.raises(Cancelled):
        patch.setattr(transfer.PartFile, "append", append)
        task.run()


DONE = [f"{NAME}/{FILE}"]


def test_a_model_comes_whole_and_is_only_checked_the_next_time(home: Home) -> None:
    for _ in range(2):
        heard = Heard()
        (path,) = home.download(on_progress=heard).run()
        assert path == home.file
        assert path.read_bytes() == DATA
        assert home.files == DONE
        received = [progress.received for progress in heard]
        assert received == sorted(received)
        assert received[-1] == heard[-1].size == len(DATA)
        assert heard[-1].phase is Phase.DONE
        assert not heard.notes
    assert len(home.server.cdn_asked) == 1


def test_nothing_has_its_name_before_it_is_whole(home: Home) -> None:
    parts = {f"big-Q8_0-0000{n}-of-00003.gguf": contents(200_000, n) for n in (1, 2, 3)}
    home.server.repositories[NAME].commit(parts)
    (split,) = home.hub.repository(NAME).models
    seen: set[str] = set()

    def look(progress: Progress) -> None:
        if progress.phase is not Phase.DONE:
            seen.update(path.suffix for path in home.folder.rglob("*") if path.is_file())

    (path,) = home.download(split, on_progress=look).run()
    assert seen == {".part", ".json", ".lock"}
    assert path.name == "big-Q8_0-00001-of-00003.gguf"
    assert {p.name: p.read_bytes() for p in (home.folder / NAME).iterdir()} == parts


CHILD = """
import pickle, sys
from foretoken.models.hub import downloads
from foretoken.models.hub.errors import HubError
from foretoken.models.hub.hub import Hub
model, folder, most = pickle.load(sys.stdin.buffer)
if most:
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
try:
    downloads.RESERVE_BYTES = 0
    downloads.Download(
        [model], Hub(), lambda progress: None, folder=folder, cancel=downloads.Cancel()
    ).run()
except HubError as error:
    print(error)
"""


def child(model: HubModel, folder: Path, most_bytes: int = 0) -> subprocess.Popen[bytes]:
    """Download in a process of its own, which may be limited in the size of its files."""
    given = folder.parent / "given"
    given.write_bytes(pickle.dumps((model, folder, most_bytes)))
    with given.open("rb") as stdin:
        return subprocess.Popen([sys.executable, "-c", CHILD], stdin=stdin, stdout=subprocess.PIPE)


def test_a_pair_is_found_again_as_a_pair_and_can_be_given_up(home: Home) -> None:
    home.server.add("bert/small-GGUF", {"s-Q8_0.gguf": contents(70_000, 5)})
    pair = [home.model, home.hub.repository("bert/small-GGUF").models[0]]
    stop_after(home.download(*pair, on_progress=Heard()), 50_000)
    assert unfinished(home.folder) == pair
    assert received(home.folder, pair[0]) > received(home.folder, pair[1]) == 0
    for model in pair:
        discard(model, home.folder)
    assert home.files == []


def test_two_processes_do_not_damage_each_other_and_a_killed_one_loses_nothing(home: Home) -> None:
    home.server.drip(20_000, 0.05)
    process = child(home.model, home.folder)
    while not (home.part.exists() and home.part.stat().st_size >= 60_000):
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    assert home.refused().kind == "download-already-running"
    assert unfinished(home.folder) == []
    with pytest.raises(HubError) as refused:
        discard(home.model, home.folder)
    assert refused.value.kind == "download-already-running"
    process.kill()
    process.communicate()
    assert sys.platform == "win32" or process.returncode == -signal.SIGKILL
    home.server.flow()
    there = home.part.stat().st_size
    assert 60_000 <= there < len(DATA)
    assert home.part.read_bytes() == DATA[:there]
    (found,) = unfinished(home.folder)
    assert (found, received(home.folder, found)) == (home.model, there)
    looking = lock_of(home.folder, home.model)
    looking.acquire()
    threading.Timer(0.05, looking.release).start()  # a look at what is unfinished refuses none
    home.fetch(found)
    assert home.file.read_bytes() == DATA
    assert home.server.ranges == [None, f"bytes={there}-"]
    assert home.files == DONE


def test_notes_that_lead_elsewhere_or_are_damaged_are_not_followed(home: Home) -> None:
    home.pause_at(1000)
    note = note_path(home.folder, home.model)
    good = note.read_text(encoding="utf-8")
    led_out = json.loads(good)
    led_out["files"].append({**led_out["files"][0], "path": "../../b.gguf"})
    for bad in (
        json.dumps(led_out),
        good.replace(FILE, f"../../{FILE}"),
        good.replace(NAME, "anna/other-GGUF"),
        good.replace('"size":', '"size":-'),
        good.replace('"size":', '"size":' + "1" * 5000),
        good.replace(home.model.commit, "main"),
        good[:40],
        '{"files": ' + "[" * 20_000 + "]" * 20_000 + "}",
        "[]",
        "",
    ):
        note.write_text(bad, encoding="utf-8")
        assert unfinished(home.folder) == [], bad[:200]
    note.write_text(good, encoding="utf-8")
    assert len(unfinished(home.folder)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_part_that_is_a_link_is_replaced_and_what_is_no_file_is_told(home: Home) -> None:
    others = home.folder.parent / "others"
    others.write_bytes(b"words")
    home.part.parent.mkdir(parents=True)
    os.mkfifo(home.part)
    assert "cannot be used: it is a pipe, not a regular file." in str(home.refused())
    home.part.unlink(missing_ok=True)
    home.part.symlink_to(others)
    home.fetch()
    assert others.read_bytes() == b"words"
    assert home.files == DONE


def test_a_connection_that_breaks_is_taken_up_again(home: Home) -> None:
    home.server.cdn_faults.extend([cut_after(90_000)] * 4)  # more than are allowed in a row
    heard = home.fetch()
    assert home.file.read_bytes() == DATA
    assert home.server.ranges == [None, *(f"bytes={n * 90_000}-" for n in (1, 2, 3, 4))]
    assert heard.notes.count("was lost. Trying again in") == 4
    assert Phase.WAITING in {progress.phase for progress in heard}


def test_a_connection_that_stays_broken_keeps_what_came(home: Home) -> None:
    home.server.cdn_faults.append(cut_after(90_000))
    home.server.cdn_faults.extend([cut_after(0)] * 3)
    home.refused()
    assert home.received == [90_000]
    assert home.server.ranges == [None, *(["bytes=90000-"] * 3)]
    with hub_server() as gone:
        url = gone.url
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HF_ENDPOINT", url)
        assert home.refused().kind == "host-refuses"
    assert home.received == [90_000]


@pytest.mark.parametrize("fault", [ignore_range, too_little, other_range, wrong_bytes, too_much])
def test_a_server_that_sends_something_else_is_not_believed(home: Home, fault: Fault) -> None:
    home.server.cdn_faults.extend([cut_after(90_000), fault])
    if fault in (ignore_range, too_little):
        home.fetch()
        assert home.server.ranges[:2] == [None, "bytes=90000-"]
    elif fault is other_range:
        assert home.refused().kind == "download-other-part"
        assert home.part.read_bytes() == DATA[:90_000]
    else:
        expected = "too-much" if fault is too_much else "wrong-checksum"
        assert home.refused().kind == f"download-{expected}"
        assert home.files == []
    home.fetch()
    assert home.file.read_bytes() == DATA


@pytest.mark.parametrize(
    ("part", "right", "asked"),
    [
        (DATA[:45_000] + b"!!" + DATA[45_002:90_000], False, 1),
        (DATA + b"more", True, 1),
        (DATA, True, 0),
    ],
    ids=["damaged", "of something longer", "whole"],
)
def test_what_lies_in_a_part_is_checked(home: Home, part: bytes, right: bool, asked: int) -> None:
    home.part.parent.mkdir(parents=True)
    home.part.write_bytes(part)
    if right:
        home.fetch()
        assert home.file.read_bytes() == DATA
    else:
        assert home.refused().kind == "download-wrong-checksum"
    assert home.files == (DONE if right else [])
    assert len(home.server.cdn_asked) == asked


def test_another_file_of_the_same_name_is_not_touched(home: Home) -> None:
    home.file.parent.mkdir(parents=True)
    for other in (DATA[:-1] + b"!", b"short"):
        home.file.write_bytes(other)
        assert home.refused().kind == "download-other-file"
        assert home.file.read_bytes() == other
    assert home.server.cdn_asked == []
    assert unfinished(home.folder) == []


def test_trouble_of_the_servers_passes(home: Home) -> None:
    home.server.hub_faults.extend([refuse(500), refuse(429, Retry_After="0")])
    home.server.cdn_faults.append(refuse(403))  # the permission in its address had ended
    heard = home.fetch()
    assert home.file.read_bytes() == DATA
    for part in ("right now (HTTP 500)", "too many requests", "HTTP 403"):
        assert part in heard.notes
    home.server.hub_faults.append(refuse(429, Retry_After="3000"))
    home.file.unlink()
    assert home.refused().wait_s == 3000, "it gets a long rest"


@pytest.mark.parametrize("waits", ["for the next bytes", "for another try"])
def test_a_download_that_waits_ends_at_once(
    home: Home, waits: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downloads, "PAUSES_S", (50.0,))
    if waits == "for the next bytes":
        home.server.drip(1000, 30.0)
    else:
        home.server.hub_faults.append(refuse(503))
    heard, ended = Heard(), threading.Event()
    task = home.download(on_progress=heard)

    def run() -> None:
        with pytest.raises(Cancelled):
            task.run()
        ended.set()

    thread = threading.Thread(target=run)
    thread.start()
    while "Trying again in 50 s" not in heard.notes and not home.server.cdn_asked:
        time.sleep(0.01)
    time.sleep(0.05)
    task._cancel.set()
    assert ended.wait(5.0), "the next bytes come in 30 s, the network's limit is 15 s"
    thread.join()


def test_a_token_stays_with_the_hub_that_asks(home: Home, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    home.repository.gated = "manual"
    home.server.tokens.add(TOKEN)
    error = home.refused()
    assert error.reason is HubReason.ACCESS
    assert error.facts["page"] == f"https://{home.hub.host}/{NAME}"
    home.hub.tokens.store(home.hub.host, TOKEN)
    assert home.refused().kind == "hub-no-access-yet"
    assert home.files == []
    home.repository.readers.add(TOKEN)
    home.server.hub_asked.clear()
    home.server.renamed["anna/once-GGUF"] = NAME
    home.server.cdn_faults.append(cut_after(1000))
    home.fetch(replace(home.model, repository="anna/once-GGUF"))
    asked = [r for r in home.server.hub_asked if "/resolve/" in r.path]
    assert len(asked) == 4, "twice, each time led on from the old name"
    for request in asked:
        assert request.headers["Authorization"] == f"Bearer {TOKEN}"
    assert len(home.server.cdn_asked) == 2
    assert TOKEN not in str(home.server.cdn_asked)
    assert TOKEN not in caplog.text
    assert "Signature" not in caplog.text


@pytest.mark.parametrize("forgotten", [True, False])
def test_a_file_that_changed_on_the_hub_is_refused_until_chosen_again(
    home: Home, forgotten: bool
) -> None:
    """Either its commit is gone, or its address leads to another file."""
    there, new = home.pause_at(90_000), contents(500_000, seed=9)
    if forgotten:
        home.repository.commit({FILE: new}, forget=True)
    else:
        home.repository.commits[home.model.commit][FILE] = new
    assert home.refused().kind == "hub-file-gone"
    assert home.received == [there]
    home.fetch(home.hub.repository(NAME).models[0])
    assert home.file.read_bytes() == new
    assert home.files == DONE
    assert home.server.ranges[-1] is None, "it starts over"


@pytest.mark.skipif(sys.platform != "linux", reason="uses a limit that Linux has")
def test_a_file_that_may_not_grow_keeps_what_came(home: Home) -> None:
    output, _ = child(home.model, home.folder, 300_000).communicate()
    assert b"download-disk-full" in output
    assert home.received == [300_000]
    home.fetch()
    assert home.file.read_bytes() == DATA
    assert home.server.ranges == [None, "bytes=300000-"]


def test_a_disk_without_room_or_rights_is_told_before_anything_comes(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(downloads, "RESERVE_BYTES", shutil.disk_usage(home.folder).free + 10_000_000)
        assert home.refused().facts["missing"] == "400 kB"
    assert home.files == []
    shutil.rmtree(home.folder / "anna", ignore_errors=True)
    (home.folder / "anna").write_text("a file where a folder should be", encoding="utf-8")
    assert home.refused().kind == "download-unwritable"
    assert home.server.cdn_asked == []


def test_the_speed_does_not_jump_and_the_time_left_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    now, heard = [0.0], Heard()
    monkeypatch.setattr(downloads, "time", SimpleNamespace(monotonic=lambda: now[0]))
    meter = ProgressMeter(10_000_000, heard)
    meter.count(1_000_000)
    meter.tell(Phase.DOWNLOADING, FILE)
    for _ in range(30):  # 100 kB/s in chunks of 10 kB
        now[0] += 0.1
        meter.count(10_000)
    assert heard[-1].bytes_per_s == pytest.approx(100_000, rel=0.01)
    assert heard[-1].seconds_left == pytest.approx(87, abs=1)
    now[0] += 0.3
    meter.count(300_000)  # ten times as fast for a moment
    assert 100_000 < heard[-1].bytes_per_s < 200_000
    meter.tell(Phase.WAITING, FILE, "why")
    assert (heard[-1].bytes_per_s, heard[-1].seconds_left) == (0, None)
    now[0] += 60.0
    meter.tell(Phase.DOWNLOADING, FILE)
    now[0] += 0.1
    meter.count(10_000)
    assert heard[-1].bytes_per_s == pytest.approx(100_000), "the pause does not count"
