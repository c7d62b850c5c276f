"""Tiny models that load and generate, with hostile metadata in them."""

from __future__ import annotations

from pathlib import Path

import tiny_models as tiny

_MARK = b"STANDS-FOR-%04d-"
_CONTEXT = 4096


def write_model(
    path: Path,
    template: str | bytes | None = tiny.CHATML_TEMPLATE,
    *,
    name: str | bytes = "tiny",
    token: str | bytes | None = None,
    architecture: bytes | None = None,
) -> Path:
    """A chat model; ``token`` is the text of one more control token of its vocabulary.

    Texts may be bytes that are no UTF-8, which the library that writes the file would refuse:
    others of the same length stand in their place until it is written.
    """
    stands_for: dict[bytes, bytes] = {}

    def place(text: str | bytes) -> str:
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        mark = _MARK % len(stands_for)
        data = data.ljust(len(mark))
        held = mark.ljust(len(data), b"z")
        stands_for[held] = data
        return held.decode()

    tokens = [*tiny.chat_tokens()[:-2], tiny.control(place(token) if token else "<|more|>")]
    tokens += [tiny.control(tiny.IM_START), tiny.control(tiny.IM_END)]
    tiny.write_random_model(
        path,
        seed=3,
        vocab_size=len(tokens),
        tokens=tokens,
        chat_template=None if template is None else place(template),
        context_length=_CONTEXT,
        values={"general.name": place(name) if name else ""},
    )
    content = path.read_bytes()
    for held, data in stands_for.items():
        assert content.count(held) == 1
        content = content.replace(held, data)
    if architecture is not None:
        content = _with_architecture(content, architecture)
    path.write_bytes(content)
    return path


def _with_architecture(content: bytes, architecture: bytes) -> bytes:
    """The value alone is another one, and as long as it likes."""
    key = b"general.architecture"
    at = content.index(key) + len(key) + 4  # the kind of the value
    length = int.from_bytes(content[at : at + 8], "little")
    rest = content[at + 8 + length :]
    return content[:at] + len(architecture).to_bytes(8, "little") + architecture + rest
