"""Where the models of a preset lie on this computer."""

from __future__ import annotations

from pathlib import Path, PurePath

from foretoken.models.builtin import builtin_models
from foretoken.models.library.files import name_at
from foretoken.models.library.folders import model_folders
from foretoken.models.names import OWN_HEAD, model_name, pair_name
from foretoken.models.presets.user_presets import ModelSource, UserPreset
from foretoken.system.given_files import first_line, is_file
from foretoken.system.language import tr
from foretoken.system.paths import shown_path
from foretoken.system.shown_text import shown_name


def find_model_file(source: ModelSource) -> Path | None:
    """Return the file of a model; None if it is not here. Looks at disks, which may be slow."""
    if source.path is None:
        return _of_hub(source)
    if is_file(source.path):
        return source.path
    # The built-in models lie elsewhere after an update, or at every start.
    return next((path for path in builtin_models() if path.name == source.path.name), None)


def models_of(preset: UserPreset) -> str:
    """What the pair of a preset is called; looks at disks."""
    target, draft = preset.target, preset.draft
    its = None if draft is None else OWN_HEAD if draft == target else _name(draft)
    return pair_name(_name(target), its)


def why_missing(source: ModelSource) -> str:
    """Say to people that a model is not here, and what to do."""
    name = shown_name(source.name)
    if source.path is None:
        where = shown_name(source.repository)
        return tr(
            "{model} of {repository} is not on this computer: download it first",
            model=name,
            repository=where,
        )
    folder = shown_path(source.path.parent)
    return tr("{model} is no longer in {folder}", model=name, folder=folder)


def _name(source: ModelSource) -> str:
    return model_name(PurePath(source.name)) if source.path is None else name_at(source.path)


def _of_hub(source: ModelSource) -> Path | None:
    """Find what Foretoken, LM Studio or a tool with the hub's own cache has downloaded.

    The first two keep owner/name/file; the cache keeps models--owner--name/snapshots/commit/file
    and in refs/ which commit a branch is (huggingface_hub, file_download.py).
    """
    for folder in model_folders():
        plain = folder.path.joinpath(*source.repository.split("/"), source.file)
        if is_file(plain):
            return plain
        kept = folder.path / f"models--{source.repository.replace('/', '--')}"
        snapshots = kept / "snapshots"
        try:
            commits = sorted(snapshots.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        except OSError:
            continue
        wanted = source.revision
        if wanted:
            commit = first_line(kept / "refs" / wanted) or wanted
            commits = [path for path in commits if path.name == commit]
        for path in reversed(commits):
            if is_file(path / source.file):
                return path / source.file
    return None
