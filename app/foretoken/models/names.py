"""How a model and a pair are called, and which names of the hub can be used.

A model is called as its file is, which tells its size and quantisation: the name inside a file
("general.name") is the same for all its quantisations, or says nothing. The models that come
with the product are called what they are. What a name has that cannot be seen is shown.
"""

from __future__ import annotations

import re
from pathlib import PurePath

from foretoken.models.builtin import builtin_models
from foretoken.system.language import tr, tr_noop
from foretoken.system.shown_text import shown_name

BUILT_IN_PAIR = tr_noop("Built-in pair")
OWN_HEAD = tr_noop("Built into the model (MTP)")
"""The name of a draft that is the head in its target's own file, as chats keep it."""
_BUILT_IN = (
    tr_noop("Built-in target"),
    tr_noop("Built-in draft"),
    tr_noop("Built-in EAGLE-3 head"),
)
"""Chats keep these, so they are translated only where they are shown."""
SPLIT_NAME = re.compile(r"-(\d{5})-of-(\d{5})\.gguf$", re.IGNORECASE)
"""How the name of a part of a split model ends (llama.cpp src/llama.cpp, SPLIT_PATH_FORMAT)."""
_REPOSITORY = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}")
# Of a name most disks take 255 bytes, and a note beside the file has a longer one.
_LONGEST_PART, _LONGEST_PATH = 230, 1000
# On Windows these are devices or mean something in a path.
_UNSAFE = re.compile(
    r'[<>:"/\\|?*\x00-\x1f\ud800-\udfff]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)', re.I
)
_NAMELESS = re.compile(r"(ggml-)?model([-_.].*)?", re.IGNORECASE)


def model_name(path: PurePath) -> str:
    """The name of a model: its file's without suffix and number of the part, as it is shown.

    A file that is only called model.gguf, as Jan does, has its folder's name.
    """
    for built_in, name in zip(builtin_models(), _BUILT_IN, strict=True):
        if path.name == built_in.name:  # its folder is another one after an update
            return name
    stem = SPLIT_NAME.sub("", path.name) if SPLIT_NAME.search(path.name) else path.stem
    if path.suffix.lower() != ".gguf":
        stem = path.name  # a file of Ollama's, or of a person's own
    if not _NAMELESS.fullmatch(stem) or not path.parent.name:
        return shown_name(stem)
    folder = path.parent.name
    return shown_name(folder if stem.lower() == "model" else f"{folder}/{stem}")


def name_of_files(target: PurePath, draft: PurePath | None) -> str:
    """The name of a pair by its files; a target that drafts for itself does so by its head."""
    its = None if draft is None else OWN_HEAD if draft == target else model_name(draft)
    return pair_name(model_name(target), its)


def pair_name(target: str, draft: str | None) -> str:
    """The name of a pair by the names of its models; without a draft, the target's."""
    if (target, draft) == _BUILT_IN[:2]:
        return tr(BUILT_IN_PAIR)
    return f"{shown_model(target)} + {shown_model(draft)}" if draft else shown_model(target)


def shown_model(name: str) -> str:
    """The name of a model as a person reads it."""
    # Where it comes from a file of chats, nobody has looked at it yet.
    return tr(name) if name in (*_BUILT_IN, OWN_HEAD) else shown_name(name)


def is_repository(name: str) -> bool:
    """Whether it looks like owner/name."""
    return _REPOSITORY.fullmatch(name) is not None and ".." not in name and "--" not in name


def is_safe_path(path: str) -> bool:
    """Whether a repository's path stays below a folder, on every system."""
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
