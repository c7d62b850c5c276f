"""The dialog for downloading models, with a loopback hub: its texts and buttons."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from foretoken.control import downloads
from foretoken.control.downloads import DownloadJob, DownloadQueue, HubSearch, JobState
from foretoken.control.models.model_services import LibraryFeed
from foretoken.models.hub.files import HubModel
from foretoken.models.pair_setup import PairFiles
from foretoken.models.presets.suggested import Preset
from foretoken.ui.models import hub_browser
from foretoken.ui.models.download_tray import DownloadRow
from foretoken.ui.models.get_models import GetModelsDialog, HubTokenDialog
from foretoken.ui.models.hub_browser import HubBrowser
from foretoken.ui.parts.row_painting import Row
from hub_server import (
    DRAFT,
    TARGET,
    TARGET_NAME,
    TOKEN,
    HubServer,
    refuse,
    served_pair,
    served_preset,
)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    with served_pair(monkeypatch, downloads=1_234_567) as running:
        yield running


@pytest.fixture
def presets(server: HubServer, monkeypatch: pytest.MonkeyPatch) -> tuple[Preset, ...]:
    """A pair from the loopback hub, one that is too large, and one of unknown size."""
    small = served_preset(id="small", title="Big and small, a pair with a name of some length")
    large = replace(
        small, id="large", title="Huge", target=replace(small.target, estimated_bytes=10**15)
    )
    vague = replace(
        small,
        id="vague",
        title="Vague",
        target=replace(
            small.target, size_bytes=None, estimated_bytes=400_000_000, licence=None, gated=True
        ),
    )
    made = (small, large, vague)
    for module in (downloads, hub_browser):
        monkeypatch.setattr(module, "builtin_presets", lambda: made)
    return made


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, presets: tuple[Preset, ...]) -> Iterator[GetModelsDialog]:
    queue = DownloadQueue(LibraryFeed(), tmp_path / "models")
    search = HubSearch(queue.hub)
    window = QWidget()
    qtbot.addWidget(window)
    dialog = GetModelsDialog(queue, search, window)
    dialog.open()
    yield dialog
    search.shut_down()
    queue.shut_down()


def buttons(widget: QWidget) -> dict[str, QPushButton]:
    return {b.text(): b for b in widget.findChildren(QPushButton) if b.isVisibleTo(widget)}


def preset(page: GetModelsDialog, preset_id: str = "small") -> HubBrowser:
    page.show_preset(preset_id)
    return page.browser


def only_job(page: GetModelsDialog) -> DownloadJob:
    (job,) = page._queue.jobs
    return job


def download(page: GetModelsDialog) -> DownloadRow:
    return page.tray.rows[only_job(page)]


def told(page: GetModelsDialog) -> tuple[str, str]:
    """Return the texts on the state and the problem of the download."""
    return download(page).status.text(), download(page).problem.text()


def reaches(qtbot: QtBot, page: GetModelsDialog, state: JobState) -> None:
    qtbot.waitUntil(lambda: [job.state for job in page._queue.jobs] == [state])


def search_for(page: GetModelsDialog, qtbot: QtBot, words: str) -> None:
    page.field.setText(words)
    qtbot.keyClick(page.field, Qt.Key.Key_Return)


def shown(browser: HubBrowser) -> list[Row]:
    """Return all rows of the tree, each repository followed by its models."""
    found = []
    for number in range(browser.model.rowCount()):
        item = browser.model.item(number)
        items = [item, *(item.child(row) for row in range(item.rowCount()))]
        found += [each.data(Qt.ItemDataRole.UserRole) for each in items]
    return found


def test_pairs_are_described_and_request_nothing(
    page: GetModelsDialog, server: HubServer, presets: tuple[Preset, ...], qtbot: QtBot
) -> None:
    def words(preset_id: str) -> str:
        shown = preset(page, preset_id)
        return f"{shown.message.text()} {shown.facts.text()}"

    model = presets[0].target.title
    small = words("small")
    assert all(each in small for each in ("needs about", "Apache License 2.0", f"/{TARGET_NAME}"))
    assert f"Draft: {presets[0].draft.title}. {presets[0].reason}" in small
    assert "requires accepting terms" in words("vague")
    assert f"licence of {model}: see its page" in words("vague")
    assert "this computer has" in words("large")
    assert "Download anyway" in buttons(page.browser)
    assert [row.muted for row in shown(page.browser)] == [False, False, True]
    assert "The first pair suits this computer best." in page.browser._note.text()
    qtbot.wait(100)
    assert server.hub_asked == []
    assert "Nothing is sent until you search" in page.privacy.text()


def test_a_pair_is_downloaded_and_used(
    page: GetModelsDialog, presets: tuple[Preset, ...], qtbot: QtBot
) -> None:
    assert page.tray.isHidden()
    with qtbot.waitSignal(page._queue.arrived):
        buttons(preset(page))["Download 490 kB"].click()
    assert told(page) == ("Downloaded and verified · 490 kB", "")
    for holder in (page.browser, download(page)):
        with qtbot.waitSignal(page.pair_ready) as ready:
            buttons(holder)["Use"].click()
        files = ready.args[0]
        assert isinstance(files, PairFiles)
        assert files.target.read_bytes() == TARGET
        assert files.draft.read_bytes() == DRAFT
        assert ready.args[1].answers.sampling == presets[0].sampling
    used = buttons(download(page))["Use"]
    files.target.unlink()
    used.click()
    assert "Use" not in buttons(page.browser), "it was removed"
    buttons(download(page))["Hide"].click()
    assert page.tray.isHidden()


def test_a_download_can_be_paused_resumed_discarded_and_restored(
    page: GetModelsDialog, server: HubServer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.drip(8_000, 0.05)
    start = buttons(preset(page))["Download 490 kB"]
    start.click()
    qtbot.waitUntil(lambda: only_job(page).received > 20_000)
    assert not start.isEnabled()  # the row below has the buttons
    qtbot.waitUntil(lambda: "left" in told(page)[0], timeout=10_000)
    assert "kB of 490 kB · " in told(page)[0]
    buttons(download(page))["Pause"].click()
    assert told(page)[0].startswith("Paused · ")
    buttons(download(page))["Resume"].click()
    reaches(qtbot, page, JobState.RUNNING)
    buttons(download(page))["Cancel"].click()
    assert told(page)[0].startswith("Discarded · ")
    buttons(download(page))["Undo"].click()
    reaches(qtbot, page, JobState.RUNNING)
    monkeypatch.setattr(downloads, "UNDO_MS", 1)
    with qtbot.waitSignal(page._queue.removed):
        buttons(download(page))["Cancel"].click()
    assert page.tray.isHidden()
    assert start.isEnabled()
    assert not list(page._queue.folder.rglob("*.part"))


def test_a_gated_model_asks_a_token(page: GetModelsDialog, server: HubServer, qtbot: QtBot) -> None:
    target = server.repositories[TARGET_NAME]
    target.gated, target.readers = "manual", {TOKEN}
    server.tokens.add(TOKEN)
    buttons(preset(page))["Download 490 kB"].click()
    reaches(qtbot, page, JobState.ASKING)
    assert "requires you to accept" in told(page)[1]
    buttons(download(page))["Download"].click()
    reaches(qtbot, page, JobState.FAILED)
    buttons(download(page))["Enter token…"].click()
    (dialog,) = page.findChildren(HubTokenDialog)
    assert dialog.field.echoMode() is QLineEdit.EchoMode.Password
    dialog.field.setText("no token")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "not an access token" in dialog.problem.text())
    dialog.field.setText(TOKEN)
    with qtbot.waitSignal(dialog.accepted):
        dialog.use.click()
    reaches(qtbot, page, JobState.DONE)


def test_a_model_is_found_and_downloaded(page: GetModelsDialog, qtbot: QtBot) -> None:
    search_for(page, qtbot, "big")
    browser = page.browser
    qtbot.waitUntil(lambda: browser.model.rowCount() == 1)
    found = shown(browser)[0]
    assert (found.title, found.aside) == (TARGET_NAME, "downloads: 1M")
    assert found.details == "135M parameters · llama · apache-2.0 · likes: 3 · updated May 2026"
    qtbot.keyClick(page.field, Qt.Key.Key_Down)
    qtbot.keyClick(browser.tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(browser.current, HubModel))
    file = shown(browser)[1]
    assert (file.title, file.aside, file.details) == ("Q4_0", "400 kB", "fits · big-Q4_0")
    with qtbot.waitSignal(page._queue.arrived):
        qtbot.keyClick(browser.tree, Qt.Key.Key_Return)
    assert shown(browser)[1].details == "downloaded · big-Q4_0"
    for holder in (browser, download(page)):
        with qtbot.waitSignal(page.model_ready) as ready:
            buttons(holder)["Use"].click()
        assert ready.args[0].read_bytes() == TARGET
    browser.tree.setFocus()
    qtbot.keyClick(browser.tree, Qt.Key.Key_Escape)  # goes back one step
    assert page.field.text() == ""
    assert isinstance(browser.current, Preset)


def test_failures_are_tried_again(page: GetModelsDialog, server: HubServer, qtbot: QtBot) -> None:
    browser, message = page.browser, page.browser.message
    search_for(page, qtbot, "nothing of this name")
    qtbot.waitUntil(lambda: "No GGUF models found" in message.text())
    server.add("carl/pictures", {"mmproj-F16.gguf": DRAFT})
    server.hub_faults.append(refuse(503))
    search_for(page, qtbot, "carl")
    qtbot.waitUntil(lambda: "cannot handle the request" in message.text())
    buttons(browser)["Try again"].click()
    qtbot.waitUntil(lambda: browser.model.rowCount() == 1)
    assert message.isHidden()
    browser.tree.setFocus()
    qtbot.keyClick(browser.tree, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: "no complete GGUF model" in message.text())
    assert "Try again" in buttons(browser)
