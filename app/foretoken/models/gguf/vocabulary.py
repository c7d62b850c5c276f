"""The vocabulary in a GGUF file, read without loading the model.

llama.cpp completes what a file declares: default ids by tokenizer, special tokens found by their
text, tokens that end an answer. The rules here are those of ``llama_vocab::impl::load`` in
src/llama-vocab.cpp of the build that the product uses; a test compares both.
"""

from __future__ import annotations

import hashlib
import struct
from typing import NamedTuple

from foretoken.engine.heads import names_in
from foretoken.engine.text.vocabulary import TokenAttribute
from foretoken.models.gguf.file import BrokenFile, GgufFile

_TOKENS = "tokenizer.ggml.tokens"
_TOKEN_TYPES = "tokenizer.ggml.token_type"
_INT32 = 5


class _Tokenizer(NamedTuple):
    """llama.cpp's defaults for what a file does not declare."""

    kind: str
    default_ids: dict[str, int]
    adds_bos: bool = False


_GPT2 = _Tokenizer("bpe", {"bos": 11, "eos": 11})
_TOKENIZERS = {
    "llama": _Tokenizer("spm", {"bos": 1, "eos": 2}, adds_bos=True),
    "bert": _Tokenizer("wpm", {"bos": 101, "sep": 102, "pad": 0}, adds_bos=True),
    "gpt2": _GPT2,
    "hybriddna": _GPT2,
    "whitespace": _GPT2,
    "gemma4": _Tokenizer("bpe", {}, adds_bos=True),
    "t5": _Tokenizer("ugm", {"eos": 1, "pad": 0}),
    "rwkv": _Tokenizer("rwkv", {}),
    "plamo2": _Tokenizer("plamo2", {"bos": 1, "eos": 2, "pad": 3}),
    "none": _Tokenizer("none", {}),
    "no_vocab": _Tokenizer("none", {}),
}
"""By ``tokenizer.ggml.model``."""
# By tokenizer.ggml.pre, which only counts for byte-pair encodings.
_BOS_BEFORE = names_in(  # not translated: names
    "llama3 llama-v3 llama-bpe falcon3 falcon-h1 pixtral midm-2.0 lfm2 jina-v5-nano tekken "
    "chameleon"
)
_BOS_ALWAYS_BEFORE = names_in("gemma4 granite-embed-multi-311m")  # not translated: names
_NO_DEFAULT_BOS = names_in("chatglm-bpe glm4 glm5")  # not translated: names

_ID_KEYS = (
    *[(role, f"{role}_token_id") for role in ("bos", "eos", "eot", "eom")],
    ("sep", "seperator_token_id"),
    ("pad", "padding_token_id"),
    *[
        (f"fim_{part}", f"fim_{part}_token_id")
        for part in ("pre", "suf", "mid", "pad", "rep", "sep")
    ],
    # Former names.
    ("fim_pre", "prefix_token_id"),
    ("fim_suf", "suffix_token_id"),
    ("fim_mid", "middle_token_id"),
)
# \uff5c is a full-width vertical bar and \u2581 the space of SentencePiece.
_TEXTS_OF_ROLES = {
    "eot": names_in(
        "<|eot_id|> <|im_end|> <|end|> <end_of_turn> <|endoftext|> <|end_of_text|> <EOT> _<EOT> "
        "[EOT] <\uff5cend\u2581of\u2581sentence\uff5c> <end_of_utterance>"
    ),
    "eom": names_in("<|eom_id|>"),
    "fim_pre": names_in(
        "<|fim_prefix|> <fim-prefix> <fim_prefix> <\uff5cfim\u2581begin\uff5c> <PRE> \u2581<PRE> "
        "<|code_prefix|> <|prefix|>"
    ),
    "fim_suf": names_in(
        "<|fim_suffix|> <fim-suffix> <fim_suffix> <\uff5cfim\u2581hole\uff5c> <SUF> \u2581<SUF> "
        "<|code_suffix|> <|suffix|>"
    ),
    "fim_mid": names_in(
        "<|fim_middle|> <fim-middle> <fim_middle> <\uff5cfim\u2581end\uff5c> <MID> \u2581<MID> "
        "<|code_middle|> <|middle|>"
    ),
    "fim_pad": names_in("<|fim_pad|> <fim-pad> <fim_pad> <PAD> [PAD]"),
    "fim_rep": names_in("<|fim_repo|> <|repo_name|> <fim-repo> <REPO> <reponame>"),
    "fim_sep": names_in("<|file_sep|>"),
}
_END_TEXTS = names_in(
    "<|eot_id|> <|im_end|> <|end|> <|return|> <|call|> <|flush|> <|calls|> <end_of_turn> "
    "<|endoftext|> </s> <|eom_id|> <EOT> _<EOT> [EOT] [EOS] <|end_of_text|> <end_of_utterance> "
    "<eos> <turn|> <|tool_response> <\uff5cend\u2581of\u2581sentence\uff5c> [e~["
)
_SHOWN_MARKERS = names_in("<|channel|> <|message|> <|start|> <|constrain|>")
"""Markers of one model family, which llama.cpp always writes out."""
_SPECIAL_TEXTS = frozenset(
    text.encode()
    for text in (_END_TEXTS | _SHOWN_MARKERS | {"<|plamo:eos|>"}).union(*_TEXTS_OF_ROLES.values())
)
_ATTRIBUTES = (
    TokenAttribute(0),
    TokenAttribute.NORMAL,
    TokenAttribute.UNKNOWN,
    TokenAttribute.CONTROL,
    TokenAttribute.USER_DEFINED,
    TokenAttribute.UNUSED,
    TokenAttribute.BYTE,
)
"""By token type in the file."""


class FileVocabulary:
    """The vocabulary of one file: a ``TokenTable`` with the answers of ``LlamaVocabulary``.

    Two differences: ``special_ids`` has no ``nl``, which only the tokenizer knows, and attributes
    lack the flags for spaces next to a token. If several tokens could have the same role by their
    text, llama.cpp takes any of them, this one the first.
    """

    def __init__(self, file: GgufFile) -> None:
        """Read the entries. Raises ``BrokenFile`` if llama.cpp would fail, and ``OSError``."""
        start = _Declared.of(file)
        self.kind = start.kind
        self.adds_bos = start.adds_bos
        self._texts = _texts(file) if start.kind != "none" else []
        self.size = start.size
        if len(set(self._texts)) != len(self._texts):
            # llama.cpp would abort the whole process with an assertion.
            raise BrokenFile("vocabulary-same-tokens", file=file.path.name)
        self._types = file.numbers(_TOKEN_TYPES) if _TOKEN_TYPES in file.arrays else None
        self._changed: dict[int, TokenAttribute] = {}
        """Attributes that differ from those in the file."""
        self._ids = dict(start.ids)
        self._ends = self._find_ends()

    @property
    def bos_id(self) -> int | None:
        """The token that begins a text, if there is one."""
        return self._ids.get("bos")

    @property
    def special_ids(self) -> dict[str, int]:
        """Ids by role name: those that exist and that llama.cpp reports."""
        unreported = ("eom", "fim_pad", "fim_rep", "fim_sep")
        return {role: token for role, token in self._ids.items() if role not in unreported}

    @property
    def end_ids(self) -> list[int]:
        """All end-of-generation tokens, ascending."""
        return sorted(self._ends)

    def is_end(self, token: int) -> bool:
        """Whether ``token`` ends a generation."""
        return token in self._ends

    def text(self, token: int) -> str:
        """Return the entry as spelled in the file; empty for the dummies of a file without any."""
        return self._texts[token].decode("utf-8", "replace") if self._texts else ""

    def attribute(self, token: int) -> TokenAttribute:
        """Return the attributes of an entry."""
        if token in self._changed:
            return self._changed[token]
        if self._types is None:
            return TokenAttribute.NORMAL
        kind = int(self._types[token])
        attribute = _ATTRIBUTES[kind] if 0 <= kind < len(_ATTRIBUTES) else TokenAttribute(0)
        if attribute == TokenAttribute.CONTROL and b"unused" in self._texts[token]:
            return attribute | TokenAttribute.UNUSED
        return attribute

    def _find_ends(self) -> frozenset[int]:
        """Complete the special tokens by their texts; return those that end an answer."""
        found = {
            text.decode(): token for token, text in enumerate(self._texts) if text in _SPECIAL_TEXTS
        }
        for role, texts in _TEXTS_OF_ROLES.items():
            candidates = [found[text] for text in texts if text in found]
            if role not in self._ids and candidates:
                self._ids[role] = min(candidates)
                self._mark_as_control(self._ids[role])
        ends = {self._ids[role] for role in ("fim_pad", "fim_rep", "fim_sep") if role in self._ids}
        for text in _END_TEXTS & found.keys():
            ends.add(found[text])
            self._mark_as_control(found[text])
        for text in _SHOWN_MARKERS & found.keys():
            self._changed[found[text]] = TokenAttribute.USER_DEFINED
        ends |= {self._ids[role] for role in ("eos", "eot", "eom") if role in self._ids}
        ending = {text for text, token in found.items() if token in ends}
        calls = "<|call|>" in ending or "<|calls|>" in ending
        if calls and {"<|return|>", "<|flush|>"} & ending and "<|end|>" in ending:
            # Here it only ends a part of the answer.
            ends.remove(found["<|end|>"])
            self._changed[found["<|end|>"]] = TokenAttribute.USER_DEFINED
        if {"<|tool_response>", "<|plamo:eos|>"} & ending and "</s>" in ending:
            ends.remove(found["</s>"])
            self._changed[found["</s>"]] = TokenAttribute.NORMAL
        return frozenset(ends)

    def _mark_as_control(self, token: int) -> None:
        self._changed[token] = self.attribute(token) | TokenAttribute.CONTROL


def _texts(file: GgufFile) -> list[bytes]:
    """Return the entries as llama.cpp stores them: up to a zero byte, and none empty."""
    texts = file.strings(_TOKENS)
    for token, text in enumerate(texts):
        if not text or b"\0" in text:
            texts[token] = text.split(b"\0")[0] or b"[EMPTY_%d]" % token
    return texts


def vocabulary_digest(file: GgufFile) -> str:
    """Return 32 hex digits; equal ones mean equal entries, kinds, special tokens and BOS behaviour.

    Empty for a file without a vocabulary. Different digests may still fit: see
    ``compare_vocabularies``. The arrays are hashed as stored: 10 ms of CPU time for 150,000 tokens.
    Raises ``BrokenFile`` and ``OSError`` like ``FileVocabulary``.
    """
    if "tokenizer.ggml.model" not in file.values:
        return ""
    start = _Declared.of(file)
    if start.kind == "none":
        return ""
    digest = hashlib.sha256(repr((start.model, sorted(start.ids.items()), start.adds_bos)).encode())
    for key in (_TOKENS, _TOKEN_TYPES):
        if key in file.arrays:
            digest.update(struct.pack("<Q", file.arrays[key].count))
            for piece in file.array_bytes(key):
                digest.update(piece)
    return digest.hexdigest()[:32]


class _Declared(NamedTuple):
    """Properties known before the entries are read."""

    model: str
    kind: str
    size: int
    ids: dict[str, int]
    adds_bos: bool

    @classmethod
    def of(cls, file: GgufFile) -> _Declared:
        model, pre = file.text("tokenizer.ggml.model"), file.text("tokenizer.ggml.pre")
        tokenizer = _TOKENIZERS.get(model)
        if tokenizer is None:
            if not model:
                raise BrokenFile("no-tokenizer", file=file.path.name)
            named = repr(model[:64])
            raise BrokenFile("unknown-tokenizer", file=file.path.name, tokenizer=named)
        if tokenizer.kind == "none":
            size = file.number(f"{file.text('general.architecture')}.vocab_size", 0)
            return cls(model, "none", size, {}, False)
        size = _checked_size(file)
        defaults, adds_bos = dict(tokenizer.default_ids), tokenizer.adds_bos
        if tokenizer.kind == "bpe":
            adds_bos = adds_bos or pre in _BOS_BEFORE
            if pre in _NO_DEFAULT_BOS:
                defaults.pop("bos", None)
        ids = {role: token for role, token in defaults.items() if token < size}
        for role, key in _ID_KEYS:
            token = file.number(f"tokenizer.ggml.{key}", -1)
            if 0 <= token < size:
                ids[role] = token
        declared = file.values.get("tokenizer.ggml.add_bos_token")
        if isinstance(declared, bool):
            adds_bos = declared
        always = tokenizer.kind == "bpe" and (model == "gemma4" or pre in _BOS_ALWAYS_BEFORE)
        return cls(model, tokenizer.kind, size, ids, (adds_bos or always) and "bos" in ids)


def _checked_size(file: GgufFile) -> int:
    tokens, types = file.arrays.get(_TOKENS), file.arrays.get(_TOKEN_TYPES)
    if tokens is None or tokens.type != 8:
        raise BrokenFile("vocabulary-without-tokens", file=file.path.name)
    if types is not None and (types.type != _INT32 or types.count < tokens.count):
        raise BrokenFile("vocabulary-types-short", file=file.path.name)
    return tokens.count
