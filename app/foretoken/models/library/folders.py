"""Folders of GGUF files on this computer: those of programs, the user's own, and opened files.

No folder is searched here; ``library.files`` does that. Each function below names where the program
documents its folder.
"""

from __future__ import annotations

import configparser
import logging
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import platformdirs

from foretoken.system.language import said, tr, tr_noop
from foretoken.system.logs import loggable_message
from foretoken.system.paths import config_path, data_path, shown_path
from foretoken.system.records import RecordFile
from foretoken.system.untrusted_files import first_line, read_json, read_untrusted_text

USER_FOLDERS_FILE = "model-folders.json"
OPENED_FILES_FILE = "opened-models.json"
_MOST_OPENED = 100
"""The ones opened last: a list that only grows is of no use."""
_MOST_BYTES = 1 << 20
_log = logging.getLogger(__name__)


OLLAMA = "Ollama"  # not translated: a name
_HUGGING_FACE, _LLAMA_CPP = tr_noop("Hugging Face cache"), tr_noop("llama.cpp cache")


@dataclass(frozen=True, slots=True)
class ModelFolder:
    """A folder to search, and its owner."""

    path: Path
    source: str
    """Name of the program, or the user's own folder, as shown."""
    chosen: bool = False
    """Whether the user named it, so that its absence is reported."""


def model_folders() -> list[ModelFolder]:
    """Return all folders to search, existing or not; of two names of one file the first counts.

    Ollama comes last, because its files have no names of their own.
    """
    programs = program_folders()
    named = [folder for folder in programs if folder.source != OLLAMA]
    own = [chosen_folder(path) for path in user_folders()]
    return named + own + [folder for folder in programs if folder.source == OLLAMA]


def chosen_folder(path: Path) -> ModelFolder:
    """Return a folder that the user named; its source is the folder itself."""
    return ModelFolder(path, shown_path(path), chosen=True)


def program_folders() -> list[ModelFolder]:
    """Return the folders of this and other programs, each path once."""
    found: dict[Path, ModelFolder] = {}
    for source, paths in (  # not translated: names; ``shown_source`` is for people
        ("Foretoken", iter([data_path("models")])),
        ("LM Studio", _lm_studio()),
        (_HUGGING_FACE, _hugging_face()),
        (_LLAMA_CPP, _llama_cpp()),
        ("GPT4All", _gpt4all()),
        ("Jan", _jan()),
        (OLLAMA, _ollama()),
    ):
        for path in paths:
            found.setdefault(path, ModelFolder(path, source))
    return list(found.values())


def shown_source(source: str) -> str:
    """Return the name of a program or a folder, for the user."""
    return tr(source) if source in (_HUGGING_FACE, _LLAMA_CPP) else source


# --- programs --------------------------------------------------------------------------------


def _lm_studio() -> Iterator[Path]:
    # lmstudio.js packages/lms-common-server/src/findLMStudioHome.ts: a file points to its home.
    # lms src/modelsFolder.ts: <home>/settings.json may name another folder as "downloadsFolder".
    homes = [_home() / ".lmstudio", _home() / ".cache" / "lm-studio"]
    if pointed := first_line(_home() / ".lmstudio-home-pointer"):
        homes.insert(0, Path(pointed))
    for home in homes:
        if chosen := _setting(home / "settings.json", "downloadsFolder"):
            yield chosen
        yield home / "models"


def _hugging_face() -> Iterator[Path]:
    # huggingface_hub/constants.py; snapshots of a cache link to blobs without a suffix.
    cache = _environment("XDG_CACHE_HOME") or _home() / ".cache"
    home = _environment("HF_HOME") or cache / "huggingface"
    hub = _environment("HF_HUB_CACHE") or _environment("HUGGINGFACE_HUB_CACHE")
    yield hub or home / "hub"


def _llama_cpp() -> Iterator[Path]:
    # llama.cpp common/common.cpp, fs_get_cache_directory(). Newer versions store their downloads
    # like Hugging Face (common/hf-cache.cpp), in LLAMA_CACHE itself if that is set.
    usual = platformdirs.user_cache_path("llama.cpp", appauthor=False, opinion=False)
    yield _environment("LLAMA_CACHE") or usual


def _gpt4all() -> Iterator[Path]:
    # gpt4all-chat/src/mysettings.cpp: "modelPath" in an INI file of Qt's, or AppLocalDataLocation;
    # main.cpp names organisation and application. Where Qt stores an INI file:
    # https://doc.qt.io/qt-6/qsettings.html#locations-where-application-settings-are-stored
    settings = platformdirs.user_config_path(roaming=True)
    if sys.platform == "darwin":  # Qt's INI files are where Linux has them
        settings = _home() / ".config"
    if chosen := _ini_value(settings / "nomic.ai/GPT4All.ini", "modelPath"):
        yield Path(chosen)
    yield platformdirs.user_data_path() / "nomic.ai" / "GPT4All"
    # gpt4all-bindings/python/gpt4all/gpt4all.py, DEFAULT_MODEL_DIRECTORY
    yield _home() / ".cache" / "gpt4all"


def _jan() -> Iterator[Path]:
    # janhq/jan src-tauri/src/core/app/commands.rs: JAN_DATA_FOLDER, or "data_folder" in the
    # settings, or the usual one. Models are in llamacpp/models, before version 0.6 in models.
    name = "Jan"  # not translated: a folder
    home = platformdirs.user_data_path(name, appauthor=False, roaming=True)
    folders = [home / "data", _home() / "jan"]
    if chosen := _setting(home / "settings.json", "data_folder"):
        folders.insert(0, chosen)
    if named := _environment("JAN_DATA_FOLDER"):
        folders.insert(0, named)
    for folder in folders:
        yield folder / "llamacpp" / "models"
        yield folder / "models"


def _ollama() -> Iterator[Path]:
    # https://docs.ollama.com/faq "Where are models stored?"; ollama envconfig/config.go, Models()
    if chosen := _environment("OLLAMA_MODELS"):
        yield chosen
    yield _home() / ".ollama" / "models"
    if sys.platform not in ("win32", "darwin"):
        yield Path("/usr/share/ollama/.ollama/models")  # if it runs as a service


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # the user has no home: nothing is found below this path
        return Path(os.devnull)


def _environment(name: str) -> Path | None:
    return _path(os.path.expandvars(os.environ.get(name, "").strip()))


def _setting(file: Path, key: str) -> Path | None:
    """Return the path that a JSON file names under ``key``."""
    try:
        content = read_json(file, _MOST_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        _log.warning("%s is not used: %s", file.name, loggable_message(error))
        return None
    return _path(content.get(key)) if isinstance(content, dict) else None


def _path(named: object) -> Path | None:
    if not isinstance(named, str) or not named:
        return None
    try:
        return Path(named).expanduser()
    except RuntimeError:  # ~ of an unknown user
        return None


def _ini_value(file: Path, key: str) -> str:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string(read_untrusted_text(file, _MOST_BYTES))
    except (OSError, ValueError, configparser.Error):
        return ""
    value = parser.get("General", key, fallback="").strip()  # not translated: a section
    # Qt quotes values with commas or semicolons and doubles backslashes.
    if len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    return value.replace("\\\\", "\\")


# --- folders and files of the user ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Paths:
    paths: tuple[Path, ...] = ()


def user_folders() -> list[Path]:
    """Return the folders that were added, in order; empty if the file cannot be read."""
    return list(_file(USER_FOLDERS_FILE).read_or_default().paths)


def add_user_folder(folder: Path) -> bool:
    """Add a folder; return False if it was known. Raises ``ValueError`` and ``OSError``."""
    folder = _absolute(folder)
    if not folder.exists():
        raise ValueError(said("models-folder-missing", folder=folder))
    if not folder.is_dir():
        raise ValueError(said("models-folder-is-file", folder=folder))
    return _file(USER_FOLDERS_FILE).change(
        lambda known: known if folder in known.paths else _Paths((*known.paths, folder))
    )


def remove_user_folder(folder: Path) -> bool:
    """Remove a folder from the list, existing or not; return False if it was unknown.

    The folder itself stays as it is. Raises ``OSError``.
    """
    return _file(USER_FOLDERS_FILE).change(partial(_without, path=_absolute(folder)))


def opened_files() -> list[Path]:
    """Return the opened files that exist, the last one first.

    Accesses disks. A missing file is left out, and listed again when it is back.
    """
    return list(filter(os.path.isfile, _file(OPENED_FILES_FILE).read_or_default().paths))


def add_opened_file(path: Path) -> None:
    """Store that a file was opened. Raises ``OSError``."""
    path = _absolute(path)
    _file(OPENED_FILES_FILE).change(
        lambda kept: _Paths((path, *_without(kept, path).paths)[:_MOST_OPENED])
    )


def forget_opened_file(path: Path) -> None:
    """Remove a file from the list; the file itself stays as it is. Raises ``OSError``."""
    _file(OPENED_FILES_FILE).change(partial(_without, path=_absolute(path)))


def _without(known: _Paths, path: Path) -> _Paths:
    return _Paths(tuple(other for other in known.paths if other != path))


def _absolute(path: Path) -> Path:
    # Links are not resolved: one that is pointed at another disk later should be followed.
    return Path(os.path.abspath(path.expanduser()))


def _file(name: str) -> RecordFile[_Paths]:
    return RecordFile(config_path(name), _Paths)
