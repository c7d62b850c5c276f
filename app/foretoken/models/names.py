"""Names of models and pairs, and which names of the hub can be used.

A model is named after its file, which shows its size and quantisation: the name inside a file
("general.name") is the same for all its quantisations, or says nothing. The built-in models have
fixed names. Invisible characters in a name are made visible.
"""

from __future__ import annotations

import re
from pathlib import PurePath

from foretoken.models.builtin import builtin_models
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name

BUILT_IN_PAIR = tr_noop("Built-in pair")
BUILT_IN_PURPOSE = tr_noop("Tiny models for trying out Foretoken.")
BUILT_IN_ADVICE = tr_noop("For real work, choose larger models.")
OWN_HEAD = tr_noop("Built into the model (MTP)")
"""Name of a draft that is the head in its target's own file, as stored in chats."""
_BUILT_IN = (
    tr_noop("Built-in target"),
    tr_noop("Built-in draft"),
    tr_noop("Built-in EAGLE-3 head"),
)
"""Chats store these, so they are translated only when shown."""
_SPLIT_NAME = re.compile(r"-(\d{5})-of-(\d{5})\.gguf$", re.IGNORECASE)
"""End of the name of a part of a split model (llama.cpp src/llama.cpp, SPLIT_PATH_FORMAT)."""
_REPOSITORY = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}")
# Most disks allow names of 255 bytes, and the note next to a file has a longer one.
_LONGEST_PART, _LONGEST_PATH = 230, 1000
# Names of devices on Windows, and characters with a meaning in paths.
_UNSAFE = re.compile(
    r'[<>:"/\\|?*\x00-\x1f\ud800-\udfff]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)', re.I
)
_NAMELESS = re.compile(r"(ggml-)?model([-_.].*)?", re.IGNORECASE)


def model_name(path: PurePath) -> str:
    """Return the name of a model: that of its file without suffix and part number, as shown.

    A file that is only called model.gguf, as with Jan, is named after its folder.
    """
    for built_in, name in zip(builtin_models(), _BUILT_IN, strict=True):
        if path.name == built_in.name:  # its folder changes with an update
            return name
    stem, _, _ = split_name(path.name)
    if not _NAMELESS.fullmatch(stem) or not path.parent.name:
        return shown_name(stem)
    folder = path.parent.name
    return shown_name(folder if stem.lower() == "model" else f"{folder}/{stem}")


def split_name(name: str) -> tuple[str, int, int]:
    """Return a file name without its ending, and the number and the count of parts: 1 if whole.

    Only .gguf files have an ending: those of Ollama, or of the user, may be called anything.
    """
    if split := _SPLIT_NAME.search(name):
        return name[: split.start()], int(split[1]), int(split[2])
    return name[:-5] if name.lower().endswith(".gguf") else name, 1, 1


def name_of_files(target: PurePath, draft: PurePath | None) -> str:
    """Return the name of a pair by its files; a target as its own draft stands for its head."""
    its = None if draft is None else OWN_HEAD if draft == target else model_name(draft)
    return pair_name(model_name(target), its)


def pair_name(target: str, draft: str | None) -> str:
    """Return the name of a pair by the names of its models; without a draft, the target's."""
    if (target, draft) == _BUILT_IN[:2]:
        return tr(BUILT_IN_PAIR)
    return f"{shown_model(target)} + {shown_model(draft)}" if draft else shown_model(target)


def shown_model(name: str) -> str:
    """Return the name of a model for the user."""
    # A name from a file of chats is untrusted.
    return tr(name) if name in (*_BUILT_IN, OWN_HEAD) else shown_name(name)


def is_repository(name: str) -> bool:
    """Whether it has the form owner/name."""
    return _REPOSITORY.fullmatch(name) is not None and ".." not in name and "--" not in name


def is_safe_path(path: str) -> bool:
    """Whether a path in a repository stays below a folder, on every system."""
    return (
        path.lower().endswith(".gguf")
        and len(path) <= _LONGEST_PATH
        and all(
            part
            and not _UNSAFE.search(part)
            and len(part.encode("utf-8", "replace")) <= _LONGEST_PART
            for part in path.split("/")
        )
    )
