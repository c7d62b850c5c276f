"""What people can have done with models of the hub: each row of the page calls it itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from foretoken.control.downloads.download_job import DownloadJob
from foretoken.models.hub.files import HubModel
from foretoken.models.presets.suggested import Preset


@dataclass(frozen=True, slots=True)
class GetCommands:
    """Carried out by the page; what is done with downloads themselves, their queue does."""

    get_preset: Callable[[Preset], object]
    get_model: Callable[[HubModel], object]
    use_preset: Callable[[Preset], object]
    """Choose a pair whose files are there."""
    use_model: Callable[[Path], object]
    use_job: Callable[[DownloadJob], object]
    """Choose what was downloaded."""
    open_page: Callable[[str], object]
    """Show the page of a repository."""
    enter_token: Callable[[str], object]
    """Ask for an access token, for this repository."""
