"""Files that a user may bring: good and hostile models, and files to attach."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import tiny_models as tiny
from foretoken.models.builtin import builtin_pair
from soak.hostile import templates
from soak.hostile.case import Surroundings, write_model
from soak.hostile.pdfs import simple

MARKUP = '<img src="/tmp/nothing.png"><b>bold</b>&amp;<a href="https://example.org">link</a>'
ESCAPES = "\x1b]52;c;aGk=\x07\x1b[2J\x1b]0;title\x07"
TURNED = "\u202egnp.exe\u202c\u2066\u200b\ufeff"
HOSTILE_PIECES = (MARKUP, ESCAPES, TURNED, "\r\n\t", "\U0001f468\u200d\U0001f469")
_ODD = (
    *("loops-nested", "macro-twice", "power", "repeat", "width-percent", "doubling"),
    *("raise-long", "raise-escapes", "syntax", "not-a-string", "nothing", "surrogates"),
)
"""Of the hostile templates."""


class UserFiles:
    """Creates them in a folder; ``mend`` restores those that were moved or overwritten."""

    def __init__(self, folder: Path) -> None:
        self._kept = folder / "originals"
        self.models = folder / "home" / "data" / "foretoken" / "models"
        self.texts = folder / "texts"
        for each in (self._kept, self.models, self.texts):
            each.mkdir(parents=True, exist_ok=True)
        self.good: list[Path] = [builtin_pair()[0]]
        self.hostile: list[Path] = []
        self._make_good()
        self._make_hostile()
        self.attachable = list(self._make_texts())
        self.mend()

    def mend(self) -> None:
        """Restore missing files."""
        for original in self._kept.iterdir():
            wanted = self.models / original.name
            if not os.path.lexists(wanted):
                if original.is_file() and not original.is_symlink():
                    shutil.copyfile(original, wanted)
                elif original.is_dir():
                    wanted.mkdir()
        if not os.path.lexists(self.models / "pipe.gguf"):
            os.mkfifo(self.models / "pipe.gguf")

    def _make_good(self) -> None:
        chat = {"tokens": tiny.chat_tokens(), "chat_template": tiny.CHATML_TEMPLATE}
        random = dict(seed=7, vocab_size=259, context_length=1024, **chat)
        kept = self._kept
        tiny.write_endless_model(kept / "Talkative-1M-F32.gguf", 2048)
        tiny.write_random_model(kept / "Anna-7M-F32.gguf", **random)
        tiny.write_random_model(kept / "Anna-small-1M-F32.gguf", noise=0.1, **random)
        tiny.write_recurrent_model(kept / "Mamba-1M-F32.gguf", seed=1, vocab_size=259, **chat)
        tiny.write_random_model(kept / "Base-1M-F32.gguf", seed=3, vocab_size=300)
        self.good += [self.models / file.name for file in sorted(kept.iterdir())]

    def _make_hostile(self) -> None:
        kept, made = self._kept, list[Path]()
        around = Surroundings(kept, kept / "canary.png", 9)
        for case in templates.CASES:
            if case.id in _ODD:
                made.append(write_model(kept / f"template-{case.id}.gguf", case.make(around)))
        name = MARKUP + TURNED + "\n" + "long " * 5000
        made.append(write_model(kept / "hostile-name.gguf", name=name))
        escaped = kept / f"<b>bold<b>{TURNED}\n{ESCAPES[1:4]}.gguf"
        made.append(write_model(escaped, name=ESCAPES))
        made.append(_hostile_tokens(kept / "hostile-tokens.gguf"))
        for kind in (*tiny.REFUSED_KINDS, "duplicate_tokens", "no_layers",
                     "half_norm", "nan_weights"):  # fmt: skip
            made.append(tiny.write_broken_file(kept / f"broken-{kind}.gguf", kind))
        folder = kept / "folder.gguf"
        folder.mkdir(exist_ok=True)
        self.hostile += [self.models / file.name for file in (*made, folder)]
        self.hostile += [self.models / "missing.gguf", self.models / "pipe.gguf"]

    def _make_texts(self) -> Iterable[Path]:
        contents: dict[str, bytes] = {
            "letter.txt": b"Dear reader,\n\nall is well.\n" * 20,
            "long.md": "Grüße aus der Küche, 12 €. ".encode() * 8000,
            "code.py": b"def add(a, b):\n    return a + b\n" * 40,
            "empty.txt": b"",
            "latin.txt": "Grüße".encode("latin-1") * 10,
            "picture.png": b"\x89PNG\r\n\x1a\n" + bytes(500),
            "binary.dat": bytes(range(256)) * 200,
            "archive.zip": b"PK\x03\x04" + bytes(200),
            "paper.pdf": simple(),
            "broken.pdf": simple()[:300],
            f"{TURNED}<b>.txt": (MARKUP + ESCAPES + TURNED).encode() * 30,
        }
        for name, content in contents.items():
            path = self.texts / name
            path.write_bytes(content)
            yield path
        yield self.texts  # a folder
        yield self.texts / "missing.txt"
        os.mkfifo(self.texts / "pipe.txt")
        yield self.texts / "pipe.txt"
        yield Path("/dev/zero")


def _hostile_tokens(path: Path) -> Path:
    """Write a model whose text is markup, escapes and direction marks; it fits no other."""
    tokens = list(dict.fromkeys([*HOSTILE_PIECES, *tiny.chat_tokens()]))
    table = tiny.random_table(len(tokens), seed=5)
    table[:, : len(HOSTILE_PIECES)] *= 40
    table[:, -3:-1] = 0.0
    table /= table.sum(axis=1, keepdims=True)
    table[:, -1] = 1 / 80  # ends after some 80 tokens
    table /= table.sum(axis=1, keepdims=True)
    how = {"tokens": tokens, "chat_template": tiny.CHATML_TEMPLATE, "context_length": 1024}
    return tiny.write_bigram_model(path, table, **how)
