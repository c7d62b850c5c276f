"""Files that a person may come with: good pairs, pairs that mean harm, and texts to attach."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import numpy as np

import tiny_models as tiny
from foretoken.models.builtin import builtin_pair

MARKUP = '<img src="/tmp/nothing.png"><b>bold</b>&amp;<a href="https://example.org">link</a>'
ESCAPES = "\x1b]52;c;aGk=\x07\x1b[2J\x1b]0;title\x07"
TURNED = "\u202egnp.exe\u202c\u2066\u200b\ufeff"
HOSTILE_PIECES = (MARKUP, ESCAPES, TURNED, "\r\n\t", "\U0001f468\u200d\U0001f469")
_CONTEXT = 1024
_ENDLESS = (
    "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}x",
    "{{ (7 ** (7 ** 10)) % 10 }}",
    "{% macro m(n) %}{{ m(n - 1) }}{{ m(n - 1) }}{% endmacro %}{{ m(60) }}",
)
_BIG = (
    "{{ 'a' * 10**9 }}",
    "{{ '%0999999999d' % 1 }}",
    "{% for a in range(99999) %}{{ a }} {% endfor %}",
)
_RAISING = (
    "{{ raise_exception('No, never.') }}",
    "{{ raise_exception('a' * 1000000) }}",
    "{{ messages.nothing.at.all }}",
    "{% for %}",
    "{{ 1 // 0 }}",
    "{{ '" + MARKUP + "' }}{% for message in messages %}{{ message.content }}{% endfor %}",
    "",
)


class UserFiles:
    """Makes them in a folder; what was moved or downloaded over is made anew by ``mend``."""

    def __init__(self, folder: Path, *, without: frozenset[str]) -> None:
        """``without``: the kinds that are not to be met: endless, devices, pdf."""
        self._without = without
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
        """Put back what is no longer there."""
        for original in self._kept.iterdir():
            wanted = self.models / original.name
            if not os.path.lexists(wanted):
                if original.is_file() and not original.is_symlink():
                    shutil.copyfile(original, wanted)
                elif original.is_dir():
                    wanted.mkdir()
        if "devices" not in self._without and not os.path.lexists(self.models / "pipe.gguf"):
            os.mkfifo(self.models / "pipe.gguf")

    def _make_good(self) -> None:
        chat = {"tokens": tiny.chat_tokens(), "chat_template": tiny.CHATML_TEMPLATE}
        random = dict(seed=7, vocab_size=259, context_length=_CONTEXT, **chat)
        kept = self._kept
        tiny.write_endless_model(kept / "Talkative-1M-F32.gguf", 2048)
        tiny.write_random_model(kept / "Anna-7M-F32.gguf", **random)
        tiny.write_random_model(kept / "Anna-small-1M-F32.gguf", noise=0.1, **random)
        tiny.write_recurrent_model(kept / "Mamba-1M-F32.gguf", seed=1, vocab_size=259, **chat)
        tiny.write_random_model(kept / "Base-1M-F32.gguf", seed=3, vocab_size=300)
        self.good += [self.models / file.name for file in sorted(kept.iterdir())]

    def _make_hostile(self) -> None:
        kept, made = self._kept, list[Path]()
        templates = _RAISING + (() if "endless" in self._without else _ENDLESS + _BIG)
        for number, template in enumerate(templates):
            made.append(_with_template(kept / f"template-{number}.gguf", template))
        made.append(_named(kept / "hostile-name.gguf", MARKUP + TURNED + "\n" + "long " * 5000))
        made.append(_named(kept / f"<b>bold<b>{TURNED}\n{ESCAPES[1:4]}.gguf", ESCAPES))
        made.append(_hostile_tokens(kept / "hostile-tokens.gguf"))
        for kind in (*get_args(tiny.RefusedKind), "duplicate_tokens", "no_layers",
                     "half_norm", "nan_weights"):  # fmt: skip
            made.append(tiny.write_broken_file(kept / f"broken-{kind}.gguf", kind))
        folder = kept / "folder.gguf"
        folder.mkdir(exist_ok=True)
        self.hostile += [self.models / file.name for file in (*made, folder)]
        self.hostile.append(self.models / "missing.gguf")
        if "devices" not in self._without:
            self.hostile.append(self.models / "pipe.gguf")

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
            f"{TURNED}<b>.txt": (MARKUP + ESCAPES + TURNED).encode() * 30,
        }
        if "pdf" not in self._without:
            contents["paper.pdf"] = _pdf("The paper says that water is blue.")
            contents["broken.pdf"] = _pdf("Cut")[:300]
        for name, content in contents.items():
            path = self.texts / name
            path.write_bytes(content)
            yield path
        yield self.texts  # a folder
        yield self.texts / "missing.txt"
        if "devices" not in self._without:
            os.mkfifo(self.texts / "pipe.txt")
            yield self.texts / "pipe.txt"
            yield Path("/dev/zero")


def _with_template(path: Path, template: str) -> Path:
    table = _talk(tiny.chat_tokens())
    return tiny.write_bigram_model(
        path,
        table,
        tokens=tiny.chat_tokens(),
        chat_template=template,
        context_length=_CONTEXT,
    )


def _named(path: Path, name: str) -> Path:
    return tiny.write_bigram_model(
        path,
        _talk(tiny.chat_tokens()),
        tokens=tiny.chat_tokens(),
        chat_template=tiny.CHATML_TEMPLATE,
        context_length=_CONTEXT,
        values={"general.name": name, "general.author": name},
    )


def _hostile_tokens(path: Path) -> Path:
    """Writes markup, escapes and marks that turn the text around; a misfit draft for all others."""
    tokens = [*HOSTILE_PIECES, *tiny.chat_tokens()]
    unique = list(dict.fromkeys(tokens))
    return tiny.write_bigram_model(
        path,
        _talk(unique, favoured=len(HOSTILE_PIECES)),
        tokens=unique,
        chat_template=tiny.CHATML_TEMPLATE,
        context_length=_CONTEXT,
    )


def _talk(tokens: list[tiny.TokenLike], favoured: int = 0) -> tiny.Floats:
    """Ends after some 80 tokens; the first ones are frequent."""
    table = tiny.random_table(len(tokens), seed=5)
    table[:, :favoured] *= 40
    table[:, -3:] = 0.0
    table /= table.sum(axis=1, keepdims=True)
    table *= 1 - 1 / 80
    table[:, -1] = 1 / 80
    return np.asarray(table)


def _pdf(text: str) -> bytes:
    """One page; readers find the objects without a table of their places."""
    stream = f"BT /F1 12 Tf 72 700 Td ({text}) Tj ET".encode("latin-1")
    objects = (
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources "
        b"<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
    )
    data, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return data + (
        b"xref\n0 5\n0000000000 65535 f \n%strailer\n<< /Size 5 /Root 1 0 R >>\n"
        b"startxref\n%d\n%%%%EOF\n" % (table, len(data))
    )
