"""Tiny GGUF files for the real llama.cpp backend: a few kB to 1 MB, written in milliseconds.

Each family is deterministic: same arguments, same bytes. Random tensors are drawn by name, so that
the same seed with fewer layers, another quantisation or some ``noise`` is a related model, that is,
a draft with an acceptance between 0 and 1. The vocabulary is chosen with the same keywords
everywhere, see ``VocabularyOptions``.
"""

from __future__ import annotations

import string
import zlib
from dataclasses import dataclass
from itertools import count, islice, product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Required, TypeAlias, TypedDict, Unpack

import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, GGUFWriter, LlamaFileType, TokenType
from gguf.quants import quantize
from numpy.typing import ArrayLike, NDArray

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Floats: TypeAlias = NDArray[np.floating[Any]]
FilePath: TypeAlias = Path | str
Quantization: TypeAlias = Literal["F32", "F16", "Q8_0", "Q4_0"]
Tokenizer: TypeAlias = Literal["bpe", "spm"]

END_TEXT = "<|endoftext|>"
IM_START = "<|im_start|>"
IM_END = "<|im_end|>"
CHATML_TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n'"
    " + message['content'] + '<|im_end|>\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
QUESTION_TEMPLATE = "{% for message in messages %}Q: {{ message['content'] }}\nA:{% endfor %}"
ZERO_LOGIT = -1e4
"""Stands for log 0: finite, and its exp is exactly 0 even at temperature 10."""
BLOCK = 32
"""ggml quantises rows in blocks of 32, so the width of a llama here is a multiple of it."""
RMS_EPSILON = float(np.float32(1e-5))


@dataclass(frozen=True, slots=True)
class Token:
    """A vocabulary entry, given by the bytes that it stands for."""

    piece: bytes
    kind: TokenType = TokenType.NORMAL
    score: float = 0.0
    """For 'spm' only: of two possible merges, the one with the higher score comes first."""


TokenLike: TypeAlias = str | bytes | Token


class VocabularyOptions(TypedDict, total=False):
    """Keywords of every writer that concern the vocabulary; all may be left out."""

    tokens: Sequence[TokenLike] | None
    """One entry per id. Left out: ``default_tokens``."""
    eos_id: int | None
    """The end token. Left out: the last CONTROL entry, which is the last of the default tokens."""
    bos_id: int | None
    """Left out: the end token, as in GPT-2."""
    add_bos: bool
    """Whether the tokenizer puts the BOS token first. Off by default, for 'spm' too."""
    add_space_prefix: bool
    """Whether 'spm' puts a space before the text. Off by default, unlike in llama.cpp."""
    tokenizer: Tokenizer
    """'bpe' (the default) is byte-level GPT-2; 'spm' is SentencePiece as in Llama 2."""
    padded_to: int | None
    """Append UNUSED ``[PAD<id>]`` entries up to this size; the model never predicts one."""
    chat_template: str | None
    values: dict[str, str | float | bool | None]
    """Keys of the file to add or replace, with their values; None leaves a key out."""


class _Vocabulary(NamedTuple):
    texts: list[str]
    kinds: list[int]
    scores: list[float]
    real_size: int
    """Without padding."""
    eos_id: int
    options: VocabularyOptions

    @property
    def size(self) -> int:
        return len(self.texts)


def control(text: str) -> Token:
    """Return an entry without text: an end token or chat marker."""
    return Token(text.encode(), TokenType.CONTROL)


def split_bytes(text: str) -> list[bytes]:
    """Return an entry per UTF-8 byte, so that a character takes several tokens."""
    return [bytes([byte]) for byte in text.encode()]


def default_tokens(size: int) -> list[TokenLike]:
    """Single letters, digits, punctuation, space, newline, the other bytes, words; then an end.

    From 257 entries on every byte has a token, so any text can be tokenised.
    """
    return [*islice(_default_pieces(), size - 1), control(END_TEXT)]


def chat_tokens() -> list[TokenLike]:
    """Every byte, the end of text and the ChatML markers: 259 entries for any conversation.

    Goes with ``chat_template=CHATML_TEMPLATE``; the end token is ``<|im_end|>``.
    """
    return [*default_tokens(257), control(IM_START), control(IM_END)]


def endless_tokens(size: int) -> dict[str, Any]:
    """Return vocabulary options for tokens with whole texts, and no reachable end.

    The end token is padding, which is never predicted, so answers reach their limit.
    """
    tokens = [f"<{index}>" for index in range(size)]
    return {"tokens": tokens, "padded_to": size + 1, "eos_id": size}


def foreign_tokens(size: int) -> list[TokenLike]:
    """Return tokens that occur in no ordinary text."""
    return [*(f"§{index}" for index in range(size - 1)), control(END_TEXT)]


def _default_pieces() -> Iterator[bytes]:
    printable = string.ascii_letters + string.digits + string.punctuation + " \n"
    yield from split_bytes(printable)
    yield from (bytes([byte]) for byte in range(256) if chr(byte) not in printable)
    for length in count(2):
        for letters in product(string.ascii_lowercase, repeat=length):
            yield "".join(letters).encode()


def _build_vocabulary(size: int, options: VocabularyOptions) -> _Vocabulary:
    given = options.get("tokens")
    tokenizer = options.get("tokenizer", "bpe")
    entries = default_tokens(size) if given is None else list(given)
    if given is None and (wished := options.get("eos_id")) is not None:
        entries.insert(wished, entries.pop())
    if len(entries) != size:
        raise ValueError(f"The model has {size} tokens, but {len(entries)} entries are given.")
    tokens = [_as_token(entry, tokenizer) for entry in entries]
    for index in range(size, options.get("padded_to") or size):
        tokens.append(Token(f"[PAD{index}]".encode(), TokenType.UNUSED))
    texts = [_file_text(token, tokenizer) for token in tokens]
    if len(set(texts)) != len(texts):
        # GGML_ASSERT(id_to_token.size() == token_to_id.size()) ends the whole process.
        raise ValueError("Two entries have the same text, which aborts llama.cpp.")
    eos_id = options.get("eos_id")
    if eos_id is None:
        ends = [index for index, token in enumerate(tokens) if token.kind is TokenType.CONTROL]
        if not ends:
            # Without the key llama.cpp makes id 11 ('bpe') or 2 ('spm') the end token.
            raise ValueError("No entry is a control token, so eos_id has to say which one ends.")
        eos_id = ends[-1]
    kinds = [int(token.kind) for token in tokens]
    return _Vocabulary(texts, kinds, [token.score for token in tokens], size, eos_id, options)


def _as_token(entry: TokenLike, tokenizer: Tokenizer) -> Token:
    if isinstance(entry, Token):
        return entry
    piece = entry.encode() if isinstance(entry, str) else entry
    # An 'spm' vocabulary holds text; a byte that is no character has an entry of its own kind.
    lone_byte = tokenizer == "spm" and len(piece) == 1 and piece[0] >= 0x80
    return Token(piece, TokenType.BYTE if lone_byte else TokenType.NORMAL)


def _file_text(token: Token, tokenizer: Tokenizer) -> str:
    if token.kind is TokenType.BYTE:
        return f"<0x{token.piece[0]:02X}>"
    if token.kind is not TokenType.NORMAL:
        return token.piece.decode()
    if tokenizer == "bpe":
        return "".join(_BYTE_TO_CHARACTER[byte] for byte in token.piece)
    return token.piece.decode().replace(" ", "\u2581")


def _byte_to_character() -> dict[int, str]:
    """GPT-2's table: printable Latin-1 bytes stand for themselves, the others follow U+0100."""
    themselves = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    others = (byte for byte in range(256) if byte not in themselves)
    return {byte: chr(byte) for byte in themselves} | {
        byte: chr(0x100 + index) for index, byte in enumerate(others)
    }


_BYTE_TO_CHARACTER = _byte_to_character()


def _merges(vocabulary: _Vocabulary) -> list[str]:
    """A chain of merges that builds each longer token from the left.

    Where a prefix of a longer token is no token itself, a text that stops there is split into
    bytes again, and llama.cpp silently drops those of a non-ASCII character (a space is one).
    """
    words = [
        text
        for text, kind in zip(vocabulary.texts, vocabulary.kinds, strict=True)
        if kind == TokenType.NORMAL and len(text) > 1
    ]
    chain = [f"{word[:end]} {word[end]}" for word in words for end in range(1, len(word))]
    # llama.cpp demands the array and GGUFWriter omits an empty one, so there is one dead rule.
    return sorted(set(chain), key=lambda rule: (len(rule), rule)) or ["never merged"]


def random_table(size: int, *, seed: int, spread: float = 1.5) -> NDArray[np.float64]:
    """A (size, size) row-stochastic table: softmax of normal numbers with this deviation."""
    weights = np.exp(np.random.default_rng(seed).normal(scale=spread, size=(size, size)))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def path_table(next_ids: Sequence[int], *, certainty: float = 0.9) -> NDArray[np.float64]:
    """Return a table whose most likely token after ``i`` is ``next_ids[i]``."""
    size = len(next_ids)
    table = np.full((size, size), (1.0 - certainty) / (size - 1))
    table[np.arange(size), list(next_ids)] = certainty
    return table


class ModelOptions(VocabularyOptions, total=False):
    """Keywords of every writer of random weights; all but the first two may be left out."""

    seed: Required[int]
    vocab_size: Required[int]
    layers: int
    width: int
    heads: int
    context_length: int
    scale: float
    """Multiplies the layers' weights: 0 makes a bigram model of them."""
    sharpness: float
    """About the standard deviation of the logits."""
    noise: float
    """That share of a tensor's deviation is added in other random numbers: a draft for the model
    with the same seed and no noise."""
    quantization: Quantization
    """Of a llama; the other families are F32."""


def write_bigram_model(
    path: FilePath,
    table: ArrayLike,
    *,
    context_length: int = 256,
    **vocabulary: Unpack[VocabularyOptions],
) -> Path:
    """A llama whose next-token probabilities after token ``i`` are ``table[i]``.

    Attention and feed-forward outputs are zero, so the residual stream stays the embedding: a
    one-hot vector, whose RMS is the same for each token and is divided out by the output norm.
    The output matrix then holds the logits, log(table).
    """
    probabilities = np.asarray(table, dtype=np.float64)
    size = len(probabilities)
    rows_sum_to_one = np.allclose(probabilities.sum(axis=-1), 1.0, atol=1e-6)
    if probabilities.shape != (size, size) or probabilities.min() < 0 or not rows_sum_to_one:
        raise ValueError("The table must be square, without negatives, each row with the sum 1.")
    with np.errstate(divide="ignore"):
        logits = np.maximum(np.log(probabilities), ZERO_LOGIT)
    words, shape = _build_vocabulary(size, vocabulary), _bigram_shape(size)
    writer = _attention_writer(path, "llama", "tiny bigram", shape, context_length)
    return _finish(writer, path, words, _bigram_tensors(logits, words, shape), _BIGRAM_KINDS)


_BIGRAM_KINDS: Mapping[str, Quantization] = {"token_embd.weight": "F16"}
"""0 and 1 are exact in it."""


def _bigram_shape(size: int) -> _Shape:
    # The head size must be even and equal the rotary dimensions, no more; it need not be
    # width / heads. One small head keeps a wide vocabulary's file small.
    width = -(-size // BLOCK) * BLOCK
    return _Shape(width, layers=1, heads=1, head_size=BLOCK, feed_forward=BLOCK)


def _bigram_tensors(logits: Floats, words: _Vocabulary, shape: _Shape) -> dict[str, Floats]:
    size, width = len(logits), shape.width
    # A padding token as input acts like token 0; as output it is impossible.
    embedding = np.zeros((words.size, width))
    embedding[np.arange(words.size), [*range(size), *[0] * (words.size - size)]] = 1.0
    output = np.full((words.size, width), ZERO_LOGIT)
    output[:size, :size] = logits.T
    # The norm divides by sqrt(mean(x^2) + epsilon); a one-hot vector's mean square is 1 / width.
    norm = np.full(width, np.sqrt(1.0 / width + RMS_EPSILON))
    return {
        "token_embd.weight": embedding,
        **{name: np.zeros(dimensions) for name, dimensions in shape.layer_tensors().items()},
        "output_norm.weight": norm,
        "output.weight": output,
    }


def write_endless_model(path: FilePath, context_length: int = 8192) -> Path:
    """A chat model that never ends by itself: random bytes; thousands of tokens fit its context."""
    return _write_endless(path, chat_tokens(), 256, CHATML_TEMPLATE, context_length)


def write_wordy_model(path: FilePath) -> Path:
    """A chat model that never ends by itself, with whole words as tokens and a format of its own.

    It shares no token id with ``write_endless_model``.
    """
    tokens = [*(f" word{number}" for number in range(40)), *chat_tokens()]
    return _write_endless(path, tokens, 40, QUESTION_TEMPLATE, 8192)


def _write_endless(
    path: FilePath, tokens: list[TokenLike], written: int, template: str, context_length: int
) -> Path:
    """Write a chat model that writes only the first so many tokens."""
    table = random_table(len(tokens), seed=3)
    table[:, written:] = 0.0
    table /= table.sum(axis=1, keepdims=True)
    how = {"tokens": tokens, "chat_template": template, "context_length": context_length}
    return write_bigram_model(path, table, **how)


def write_path_model(
    path: FilePath,
    pieces: Sequence[TokenLike],
    *,
    certainty: float = 0.9,
    context_length: int = 256,
    **vocabulary: Unpack[VocabularyOptions],
) -> Path:
    """A bigram model whose greedy path is these pieces in order (ids 0, 1, 2 ...), then the end.

    The pieces must differ. ``["a", *split_bytes("🙂"), "b"]`` emits an emoji byte by byte.
    """
    end = len(pieces)
    table = path_table([*range(1, end + 1), end], certainty=certainty)
    vocabulary = {**vocabulary, "tokens": [*pieces, control(END_TEXT)], "eos_id": end}
    return write_bigram_model(path, table, context_length=context_length, **vocabulary)


class _Random:
    """Builder of a model with random weights; a family adds its tensors and keys."""

    def __init__(self, given: ModelOptions, *, more_layers: int = 0, **usual: int) -> None:
        """``usual`` are defaults of options that are left out."""
        options: Any = {"layers": 2, "width": 64, "heads": 4, **usual, **given}
        self.options = options
        self.words = _build_vocabulary(options["vocab_size"], options)
        layers = options["layers"] + more_layers
        self.shape = _Shape.of_width(options["width"], layers, options["heads"])
        self.source = _TensorSource(options["seed"], options.get("noise", 0.0))
        self.sizes: dict[str, tuple[int, ...]] = {}
        self.constants: dict[str, Floats] = {}

    def arrays(self) -> dict[str, Floats]:
        """All tensors between embedding and output."""
        sharpness, scale = self.options.get("sharpness", 2.5), self.options.get("scale", 1.0)
        embedding, output = self.source.vocabulary_tensors(self.words, self.shape.width, sharpness)
        return {
            "token_embd.weight": embedding,
            **dict(self.source.layer_tensors(self.sizes, scale)),
            "output_norm.weight": np.ones(self.shape.width),
            "output.weight": output,
            **self.constants,
        }

    def writer(self, path: FilePath, architecture: str, name: str, **more: Any) -> GGUFWriter:
        length = self.options.get("context_length", 256)
        return _attention_writer(path, architecture, name, self.shape, length, **more)


def write_random_model(path: FilePath, **options: Unpack[ModelOptions]) -> Path:
    """A llama with random weights that attends to its context.

    Acceptance (1 - total variation) by a model with the same seed and the defaults, about: noise
    0.05: 0.8, 0.1: 0.65, 0.2: 0.45; Q8_0: 0.98; Q4_0: 0.7; one layer less: 0.5; other seed: 0.1.
    """
    model, kind = _Random(options), options.get("quantization", "F32")
    model.sizes = model.shape.layer_tensors()
    arrays = model.arrays()
    # Norm weights stay F32: any other type, F16 too, aborts ggml on the first decode.
    kinds = {name: kind for name, weights in arrays.items() if weights.ndim > 1}
    writer = model.writer(path, "llama", "tiny random", quantization=kind)
    return _finish(writer, path, model.words, arrays, kinds)


def write_recurrent_model(path: FilePath, **options: Unpack[ModelOptions]) -> Path:
    """A Mamba with random weights: its state cannot be rolled back, so ``seq_rm`` says False."""
    model = _Random(options, width=32)
    width, convolution, state, rank = model.shape.width, 4, 16, 4
    inner = 2 * width  # llama.cpp accepts no other
    for layer in range(model.shape.layers):
        block = f"blk.{layer}."
        model.sizes |= {
            block + "attn_norm.weight": (width,),
            block + "ssm_in.weight": (2 * inner, width),
            block + "ssm_conv1d.weight": (inner, convolution),
            block + "ssm_x.weight": (rank + 2 * state, inner),
            block + "ssm_dt.weight": (inner, rank),
            block + "ssm_out.weight": (width, inner),
        }
        model.constants |= {
            block + "ssm_conv1d.bias": np.zeros(inner),
            block + "ssm_dt.bias": np.zeros(inner),
            # A is negative, so that the state decays: the usual -1, -2, ... -16 of Mamba.
            block + "ssm_a": -np.tile(np.arange(1.0, state + 1.0), (inner, 1)),
            block + "ssm_d": np.ones(inner),
        }
    writer = model.writer(path, "mamba", "tiny recurrent", attends=False)
    _add_state(writer, convolution, inner, state, rank)
    return _finish(writer, path, model.words, model.arrays())


def _add_state(writer: GGUFWriter, convolution: int, inner: int, state: int, rank: int) -> None:
    writer.add_ssm_conv_kernel(convolution)
    writer.add_ssm_inner_size(inner)
    writer.add_ssm_state_size(state)
    writer.add_ssm_time_step_rank(rank)


def write_hybrid_model(path: FilePath, **options: Unpack[ModelOptions]) -> Path:
    """An LFM2 with random weights: short convolutions in every second layer, else attention.

    A convolution keeps its last inputs only, so ``seq_rm`` of the last token says False, as with
    ``write_recurrent_model``; but the keys and values of the attention layers are kept by position.
    """
    model = _Random(options, layers=3)
    shape, width, convolution = model.shape, model.shape.width, 3
    for layer in range(shape.layers):
        block = f"blk.{layer}."
        if layer % 2:
            model.sizes |= shape.attention_tensors(layer) | shape.head_norms(layer)
        else:
            model.sizes |= {
                block + "attn_norm.weight": (width,),  # before either kind of layer
                block + "shortconv.in_proj.weight": (3 * width, width),
                block + "shortconv.conv.weight": (width, convolution),
                block + "shortconv.out_proj.weight": (width, width),
            }
        model.sizes |= shape.feed_forward_tensors(layer)
    arrays = model.arrays()
    # The name that LFM2 has for the norm before the output.
    arrays["token_embd_norm.weight"] = arrays.pop("output_norm.weight")
    # A layer without keys is what llama.cpp takes for a convolution.
    key_heads = [shape.heads * (layer % 2) for layer in range(shape.layers)]
    writer = model.writer(path, "lfm2", "tiny hybrid", key_heads=key_heads)
    writer.add_shortconv_l_cache(convolution)
    return _finish(writer, path, model.words, arrays)


def write_delta_net_model(
    path: FilePath, *, head: bool = False, **options: Unpack[ModelOptions]
) -> Path:
    """A Qwen3.5 with random weights: gated delta nets, and attention in every second layer.

    The state of a delta net sums up all tokens. llama.cpp can keep copies of it behind the last
    tokens of a pass, which a context has to ask for.

    A ``head`` for multi-token prediction is one more layer, which adds part of the previous hidden
    state to a token's embedding: with a small scale, many of its drafts are accepted.
    """
    model = _Random(options, more_layers=int(head), layers=4)
    shape, width = model.shape, model.shape.width
    last = shape.layers - head
    state, key_heads, value_heads, convolution = 16, 2, 4, 4
    keys, values = state * key_heads, state * value_heads
    for layer in range(shape.layers):
        block = f"blk.{layer}."
        if layer % 2 or layer == last:
            model.sizes |= shape.attention_tensors(layer) | shape.head_norms(layer)
            # Each query brings a gate.
            model.sizes[block + "attn_q.weight"] = (2 * shape.heads * shape.head_size, width)
        else:
            model.sizes |= {
                block + "attn_norm.weight": (width,),
                block + "attn_qkv.weight": (2 * keys + values, width),
                block + "attn_gate.weight": (values, width),
                block + "ssm_conv1d.weight": (2 * keys + values, convolution),
                block + "ssm_beta.weight": (value_heads, width),
                block + "ssm_alpha.weight": (value_heads, width),
                block + "ssm_norm.weight": (state,),
                block + "ssm_out.weight": (width, values),
            }
            model.constants |= {
                block + "ssm_dt.bias": np.zeros(value_heads),
                block + "ssm_a": np.full(value_heads, -0.1),  # it forgets slowly
            }
        model.sizes |= shape.feed_forward_tensors(layer)
        del model.sizes[block + "ffn_norm.weight"]
        # Before the feed-forward layer: unlike Gemma's, no residual stream passes through it.
        model.constants[block + "post_attention_norm.weight"] = np.ones(width)
    writer = model.writer(path, "qwen35", "tiny delta net")
    writer.add_rope_dimension_sections([shape.head_size // 4] * 2 + [0, 0])
    writer.add_full_attention_interval(2)
    _add_state(writer, convolution, values, state, value_heads)
    writer.add_ssm_group_count(key_heads)
    if head:
        model.constants |= _head_tensors(last, width)
        writer.add_nextn_predict_layers(1)
    return _finish(writer, path, model.words, model.arrays())


def write_dense_head_model(
    path: FilePath, *, head: int = 1, **options: Unpack[ModelOptions]
) -> Path:
    """A MiMo 2 without experts, with heads like that of ``write_delta_net_model``."""
    model = _Random(options, more_layers=head)
    shape, width = model.shape, model.shape.width
    for layer in range(shape.layers):
        block = f"blk.{layer}."
        model.sizes |= shape.attention_tensors(layer) | shape.feed_forward_tensors(layer)
        for name in "qkv":
            del model.sizes[f"{block}attn_{name}.weight"]
        model.sizes[block + "attn_qkv.weight"] = (3 * shape.heads * shape.head_size, width)
    heads = range(shape.layers - head, shape.layers)
    for layer in heads:
        model.constants |= _head_tensors(layer, width)
    writer = model.writer(path, "mimo2", "tiny dense")
    writer.add_expert_feed_forward_length(0)
    writer.add_sliding_window(model.options.get("context_length", 256))
    writer.add_sliding_window_pattern([layer in heads for layer in range(shape.layers)])
    writer.add_rope_freq_base_swa(10000.0)
    if head:
        writer.add_nextn_predict_layers(head)
    return _finish(writer, path, model.words, model.arrays())


def _head_tensors(layer: int, width: int) -> dict[str, Floats]:
    """Return a head that adds part of the previous hidden state to the token's embedding."""
    one = np.eye(width)
    return {
        f"blk.{layer}.nextn.eh_proj.weight": np.concatenate([one, 0.3 * one], axis=1),
        f"blk.{layer}.nextn.enorm.weight": np.ones(width),
        f"blk.{layer}.nextn.hnorm.weight": np.ones(width),
    }


def write_sliding_window_model(path: FilePath, **options: Unpack[ModelOptions]) -> Path:
    """A Gemma 3 with random weights: a token sees itself and the 15 before it.

    Every third layer sees everything. A context without ``swa_full`` reuses cells outside the
    window once its 256 or more are full. Going back still succeeds then, but the results are wrong.
    """
    model = _Random(options, layers=3)
    model.sizes = model.shape.gemma_tensors()
    arrays = model.arrays()
    arrays["token_embd.weight"] /= np.sqrt(model.shape.width)  # Gemma scales its embeddings
    writer = model.writer(path, "gemma3", "tiny sliding window")
    writer.add_sliding_window(16)
    writer.add_sliding_window_pattern(3)
    return _finish(writer, path, model.words, arrays)


_SHARED_HEADS = 2


def write_assisted_model(path: FilePath, **options: Unpack[ModelOptions]) -> Path:
    """A Gemma 4 with random weights that never ends, for which ``write_assistant`` writes a head.

    Its last layer sees everything, those before it 16 tokens.
    """
    model = _Random(options, layers=3)
    shape = model.shape
    model.sizes = shape.gemma_tensors()
    for layer in range(shape.layers):
        for name in ("attn_k", "attn_v"):
            size = (_SHARED_HEADS * shape.head_size, shape.width)
            model.sizes[f"blk.{layer}.{name}.weight"] = size
    arrays = model.arrays()
    arrays["output.weight"][model.words.eos_id, 0] = -1000.0
    arrays["token_embd.weight"] /= np.sqrt(shape.width)  # Gemma scales its embeddings
    arrays["rope_freqs.weight"] = np.ones(shape.head_size // 2)
    for name in arrays:
        if name.endswith(_POST_NORMS):  # their weights scale what is added
            arrays[name] *= np.float32(0.6 * options.get("scale", 1.0))
    key_heads = [_SHARED_HEADS] * shape.layers
    writer = model.writer(path, "gemma4", "tiny gemma 4", key_heads=key_heads)
    _add_windows(writer, shape)
    writer.add_embedding_length_per_layer_input(0)
    return _finish(writer, path, model.words, arrays)


def _add_windows(writer: GGUFWriter, shape: _Shape) -> None:
    writer.add_sliding_window(16)
    writer.add_sliding_window_pattern([layer < shape.layers - 1 for layer in range(shape.layers)])
    writer.add_key_length_swa(shape.head_size)
    writer.add_value_length_swa(shape.head_size)


def write_eagle_head(
    path: FilePath,
    target: FilePath,
    *,
    target_layers: tuple[int, int, int] = (0, 1, 1),
    target_width: int | None = None,
    drafted: int | None = None,
    width: int | None = None,
    context_length: int = 256,
    **vocabulary: Unpack[VocabularyOptions],
) -> Path:
    """An EAGLE-3 head for a tiny model, whose embedding and output it shares.

    It predicts mostly from the last token. With ``drafted`` it knows only the first so many
    tokens, which it lists in a table.
    """
    embedding, output = _vocabulary_of(target)
    width, inner = width or embedding.shape[1], target_width or embedding.shape[1]
    shape = _Shape.of_width(width, 1, 4)
    one, none = np.eye(width), np.zeros((width, width))
    arrays = dict(_TensorSource(0).layer_tensors(shape.feed_forward_tensors(0), 0.3))
    # Queries equal keys, so a token attends mostly to itself.
    for name, of_state in (("q", none), ("k", none), ("v", 0.3 * one)):
        arrays[f"blk.0.attn_{name}.weight"] = np.concatenate([one, of_state], axis=1)
    arrays["blk.0.attn_output.weight"] = one
    for name in ("blk.0.attn_norm", "blk.0.attn_norm_2", "output_norm"):
        arrays[f"{name}.weight"] = np.ones(width)
    # Part of the last of its three inputs is added.
    fused = np.concatenate([np.zeros((width, 2 * inner)), 0.3 * np.eye(width, inner)], axis=1)
    arrays["fc.weight"] = fused
    if drafted is not None:
        arrays["output.weight"] = output[:drafted]
    writer = _attention_writer(path, "eagle3", "tiny head", shape, context_length)
    writer.add_array("eagle3.target_layers", list(target_layers))
    writer.add_uint32("eagle3.target_hidden_size", inner)
    _add_drafted(writer, drafted)
    return _finish(writer, path, _build_vocabulary(len(embedding), vocabulary), arrays)


def write_dflash_head(
    path: FilePath,
    target: FilePath,
    *,
    target_layers: Sequence[int] = (0, 1, 1),
    markov: bool = False,
    sections: bool = False,
    drafted: int | None = None,
    width: int | None = None,
    context_length: int = 256,
    **vocabulary: Unpack[VocabularyOptions],
) -> Path:
    """A DFlash head for a tiny model; with ``markov`` it is a DSpark head.

    With ``sections`` a position has four values (M-RoPE), of which only the first has an effect.
    At all positions of a block it predicts mostly from the last known token. ``drafted`` is as for
    an EAGLE-3 head.
    """
    embedding, output = _vocabulary_of(target)
    size, width = len(embedding), width or embedding.shape[1]
    shape, source = _Shape.of_width(width, 1, 4), _TensorSource(0)
    sizes = shape.feed_forward_tensors(0) | shape.head_norms(0)
    arrays = dict(source.layer_tensors(sizes, 0.1))
    # The mask's embedding is zero, so it attends equally to all positions; the last token decides.
    embedding[_MASK] = 0.0
    arrays["token_embd.weight"] = embedding[:, :width]
    arrays["output.weight"] = output[: drafted or size, :width]
    one = np.eye(width)
    for name in ("q", "k", "v", "output"):
        arrays[f"blk.0.attn_{name}.weight"] = one
    for name in ("blk.0.attn_norm", "output_norm"):
        arrays[f"{name}.weight"] = np.ones(width)
    # Part of the last of its inputs is added.
    arrays["enc.output_norm.weight"] = np.full(width, 0.1)
    others = np.zeros((width, (len(target_layers) - 1) * width))
    arrays["fc.weight"] = np.concatenate([others, one], axis=1)
    if markov:
        arrays["markov_w1.weight"] = source.normal("markov_w1", (size, 32), 1.0)
        arrays["markov_w2.weight"] = source.normal("markov_w2", (drafted or size, 32), 0.05)
    writer = _attention_writer(path, "dflash", "tiny head", shape, context_length)
    writer.add_array("dflash.target_layers", list(target_layers))
    writer.add_uint32("dflash.block_size", 8)
    writer.add_mask_token_id(_MASK)
    if sections:
        writer.add_rope_dimension_sections([shape.head_size // 2, 0, 0, 0])
    _add_drafted(writer, drafted)
    return _finish(writer, path, _build_vocabulary(size, vocabulary), arrays)


_MASK = 0


def write_assistant(
    path: FilePath,
    target: FilePath,
    *,
    target_width: int | None = None,
    heads: int = _SHARED_HEADS,
    context_length: int = 256,
    **vocabulary: Unpack[VocabularyOptions],
) -> Path:
    """A Gemma 4 assistant for a model of ``write_assisted_model``; the last token decides most."""
    _, output = _vocabulary_of(target)
    size, inner = output.shape
    width, shape = target_width or inner, _Shape.of_width(32, 2, heads)
    arrays = dict(_TensorSource(0).layer_tensors(shape.gemma_tensors(), 0.3))
    for name in list(arrays):
        if name.endswith(_POST_NORMS):
            arrays[name] *= np.float32(0.1)
        if name.endswith(("attn_k.weight", "attn_v.weight", "attn_k_norm.weight")):
            del arrays[name]
    for layer in range(shape.layers):
        arrays[f"blk.{layer}.layer_output_scale.weight"] = np.ones(1)
    # The directions with most effect on the target's output, for both the token and its state.
    seen = np.linalg.svd(output, full_matrices=False)[2][: shape.width]
    arrays["token_embd.weight"] = output @ seen.T
    seen = np.pad(seen, ((0, 0), (0, max(0, width - inner))))[:, :width]
    arrays["nextn.pre_projection.weight"] = np.concatenate([seen, 0.3 * seen], axis=1)
    arrays["nextn.post_projection.weight"] = seen.T
    arrays["output_norm.weight"] = np.ones(shape.width)
    arrays["rope_freqs.weight"] = np.ones(shape.head_size // 2)
    writer = _attention_writer(path, "gemma4-assistant", "tiny assistant", shape, context_length)
    _add_windows(writer, shape)
    writer.add_embedding_length_out(width)
    writer.add_nextn_predict_layers(shape.layers)
    return _finish(writer, path, _build_vocabulary(size, vocabulary), arrays)


def _vocabulary_of(target: FilePath) -> tuple[Floats, Floats]:
    tensors = {tensor.name: np.array(tensor.data) for tensor in GGUFReader(target).tensors}
    return tensors["token_embd.weight"], tensors["output.weight"]


def _add_drafted(writer: GGUFWriter, drafted: int | None) -> None:
    if drafted is not None:
        table = np.arange(drafted, dtype=np.int64)
        writer.add_tensor("d2t", table, raw_dtype=GGMLQuantizationType.I64)


def write_without_tensors(whole: Path, path: Path, part: str) -> Path:
    """Copy a model without the tensors with ``part`` in their names."""
    _copy(whole, path, without=part)
    return path


def write_split(whole: Path, tensors_per_file: int) -> list[Path]:
    """Copy a model in parts next to it, named as llama.cpp names them."""
    _copy(whole, whole, split_max_tensors=tensors_per_file)
    return sorted(whole.parent.glob(f"{whole.stem}-*-of-*.gguf"))


def _copy(whole: Path, path: Path, *, without: str = "", **how: int) -> None:
    source = GGUFReader(whole)
    writer = GGUFWriter(path, source.fields["general.architecture"].contents(), **how)
    for name, field in source.fields.items():
        if not name.startswith("GGUF.") and name != "general.architecture":
            kind, *inner = field.types
            writer.add_key_value(name, field.contents(), kind, inner[0] if inner else None)
    for tensor in source.tensors:
        if not without or without not in tensor.name:
            writer.add_tensor(tensor.name, tensor.data, raw_dtype=tensor.tensor_type)
    _write(writer)


REFUSED_KINDS = (
    *("empty", "not_gguf", "wrong_version", "huge_counts", "truncated_header", "truncated"),
    *("missing_tensor", "wrong_shape"),
)
"""``llama_model_load_from_file`` returns NULL."""
LOAD_ABORT_KINDS = ("duplicate_tokens", "no_layers")
"""A ``GGML_ASSERT`` ends the whole process while such a file loads: open it in a child process."""
DECODE_ABORT_KINDS = ("half_norm",)
"""The file loads and gets a context; the first decode ends the whole process."""


def write_broken_file(path: FilePath, kind: str) -> Path:
    """A file that cannot be used; the tuples above say how each kind fails.

    One with ``nan_weights`` loads and decodes, and every logit is NaN.
    """
    path = Path(path)
    if kind in ("empty", "not_gguf"):
        path.write_bytes(b"This is no model, it only has its name.\n" * 100 * (kind != "empty"))
        return path
    words, shape = _build_vocabulary(8, {}), _bigram_shape(8)
    tensors = _bigram_tensors(np.log(random_table(8, seed=0)), words, shape)
    kinds = dict(_BIGRAM_KINDS)
    if kind == "missing_tensor":
        del tensors["output_norm.weight"]
    elif kind == "wrong_shape":
        tensors["output.weight"] = tensors["output.weight"][:-1]
    elif kind == "duplicate_tokens":
        words.texts[1] = words.texts[0]
    elif kind == "no_layers":
        shape = shape._replace(layers=0)
    elif kind == "half_norm":
        kinds["output_norm.weight"] = "F16"
    elif kind == "nan_weights":
        tensors["output.weight"][:] = np.nan
    writer = _attention_writer(path, "llama", "tiny broken", shape, 256)
    content = _finish(writer, path, words, tensors, kinds).read_bytes()
    if kind == "wrong_version":
        content = content[:4] + (99).to_bytes(4, "little") + content[8:]
    elif kind == "huge_counts":
        # Tensors and keys. Below the limit of the header check, so they are really looked for.
        content = content[:8] + (1 << 48).to_bytes(8, "little") * 2 + content[24:]
    elif kind == "truncated_header":
        content = content[:200]
    elif kind == "truncated":
        content = content[: -2 * sum(array.size for array in tensors.values())]  # half of them
    path.write_bytes(content)
    return path


class _Shape(NamedTuple):
    """Shape of a model with attention; tensors have names and dimensions (output, input)."""

    width: int
    layers: int
    heads: int
    head_size: int
    feed_forward: int

    @classmethod
    def of_width(cls, width: int, layers: int, heads: int) -> _Shape:
        if width % BLOCK or width % heads or (width // heads) % 2:
            raise ValueError("The width must be a multiple of 32, and of twice the heads for RoPE.")
        return cls(width, layers, heads, head_size=width // heads, feed_forward=2 * width)

    def layer_tensors(self) -> _Sizes:
        sizes: _Sizes = {}
        for layer in range(self.layers):
            sizes |= self.attention_tensors(layer) | self.feed_forward_tensors(layer)
        return sizes

    def gemma_tensors(self) -> _Sizes:
        sizes = self.layer_tensors()
        for layer in range(self.layers):
            sizes |= self.head_norms(layer)
            sizes |= {f"blk.{layer}.{norm}": (self.width,) for norm in _POST_NORMS}
        return sizes

    def attention_tensors(self, layer: int) -> _Sizes:
        inner = self.heads * self.head_size
        return {
            f"blk.{layer}.attn_norm.weight": (self.width,),
            f"blk.{layer}.attn_q.weight": (inner, self.width),
            f"blk.{layer}.attn_k.weight": (inner, self.width),
            f"blk.{layer}.attn_v.weight": (inner, self.width),
            f"blk.{layer}.attn_output.weight": (self.width, inner),
        }

    def head_norms(self, layer: int) -> _Sizes:
        """Norms of each query and key, which a llama does not have."""
        return {
            f"blk.{layer}.attn_q_norm.weight": (self.head_size,),
            f"blk.{layer}.attn_k_norm.weight": (self.head_size,),
        }

    def feed_forward_tensors(self, layer: int) -> _Sizes:
        return {
            f"blk.{layer}.ffn_norm.weight": (self.width,),
            f"blk.{layer}.ffn_gate.weight": (self.feed_forward, self.width),
            f"blk.{layer}.ffn_up.weight": (self.feed_forward, self.width),
            f"blk.{layer}.ffn_down.weight": (self.width, self.feed_forward),
        }


_Sizes: TypeAlias = dict[str, tuple[int, ...]]
_POST_NORMS = ("post_attention_norm.weight", "post_ffw_norm.weight")
_SHARP_TENSORS = ("attn_q.weight", "attn_k.weight", "attn_q_norm.weight", "attn_k_norm.weight")
_RESIDUAL_TENSORS = (
    "attn_output.weight",
    "ffn_down.weight",
    "ssm_out.weight",
    "shortconv.out_proj.weight",
    *_POST_NORMS,
)
"""Their outputs are added to the residual stream; the last ones are Gemma's norms before that."""


@dataclass(frozen=True, slots=True)
class _TensorSource:
    """Random tensors, each from its own stream, so that a model with fewer layers shares them."""

    seed: int
    noise: float = 0.0

    def normal(self, name: str, shape: tuple[int, ...], deviation: float) -> Floats:
        stream = zlib.crc32(name.encode())
        weights = np.random.default_rng([self.seed, stream]).normal(size=shape)
        if self.noise:
            other = np.random.default_rng([0, stream, 1]).normal(size=shape)
            weights = weights + self.noise * other
        return np.asarray(weights * deviation, dtype=np.float32)

    def layer_tensors(self, sizes: _Sizes, scale: float) -> Iterator[tuple[str, Floats]]:
        """Weights of these names and dimensions; ``scale`` multiplies all but those of norms."""
        for name, size in sizes.items():
            # With 2 for queries and keys, attention scores deviate by 4, so few tokens matter.
            sharp = name.endswith(_SHARP_TENSORS)
            if len(size) == 1:
                weights: Floats = np.full(size, 2.0 if sharp else 1.0, dtype=np.float32)
            else:
                gain = 2.0 if sharp else 1.2
                weights = self.normal(name, size, scale * gain / np.sqrt(size[1]))
            if name.endswith(_RESIDUAL_TENSORS):
                weights[0] = 0.0  # see vocabulary_tensors
            yield name, weights

    def vocabulary_tensors(
        self, words: _Vocabulary, width: int, sharpness: float
    ) -> tuple[Floats, Floats]:
        """Embedding and output matrix (tokens, width).

        Column 0 is a constant that no layer changes, so that the output matrix can make padding
        impossible: a llama has no output bias.
        """
        # Real rows first: padding must not change what is drawn for them.
        shape = (words.real_size, width)
        embedding = self.normal("token_embd", shape, 1.0)
        output = self.normal("output", shape, sharpness / np.sqrt(width))
        padding = ((0, words.size - words.real_size), (0, 0))
        embedding, output = np.pad(embedding, padding), np.pad(output, padding)
        embedding[:, 0] = 1.0
        output[:, 0] = np.where(np.arange(words.size) < words.real_size, 0.0, -1000.0)
        return embedding, output


def _attention_writer(
    path: FilePath,
    architecture: str,
    name: str,
    shape: _Shape,
    context_length: int,
    *,
    quantization: Quantization = "F32",
    key_heads: list[int] | None = None,
    attends: bool = True,
) -> GGUFWriter:
    """Return a writer with the keys that families share; ``key_heads`` if layers differ."""
    writer = GGUFWriter(path, architecture)
    writer.add_name(name)
    bits = "ALL" if quantization == "F32" else "MOSTLY"
    writer.add_file_type(LlamaFileType[f"{bits}_{quantization}"])
    # What the model claims. The context of a session is rounded up to a multiple of 256.
    writer.add_context_length(context_length)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_layer_norm_rms_eps(RMS_EPSILON)
    writer.add_feed_forward_length(shape.feed_forward if attends else 0)
    writer.add_head_count(shape.heads if attends else 0)  # llama.cpp reads "no attention" from it
    if attends:
        writer.add_head_count_kv(key_heads or shape.heads)
        writer.add_key_length(shape.head_size)
        writer.add_value_length(shape.head_size)
        writer.add_rope_dimension_count(shape.head_size)
    return writer


def _add_vocabulary(writer: GGUFWriter, words: _Vocabulary) -> None:
    options = words.options
    writer.add_vocab_size(words.size)
    if options.get("tokenizer", "bpe") == "bpe":
        writer.add_tokenizer_model("gpt2")
        writer.add_tokenizer_pre("gpt-2")
        writer.add_token_merges(_merges(words))
    else:
        writer.add_tokenizer_model("llama")
        writer.add_token_scores(words.scores)
        writer.add_add_space_prefix(options.get("add_space_prefix", False))
    writer.add_token_list(words.texts)
    writer.add_token_types(words.kinds)
    bos_id = options.get("bos_id")
    # Always written: where the keys are missing, llama.cpp takes ids that may be ordinary letters.
    writer.add_bos_token_id(words.eos_id if bos_id is None else bos_id)
    writer.add_eos_token_id(words.eos_id)
    writer.add_add_bos_token(options.get("add_bos", False))
    if template := options.get("chat_template"):
        writer.add_chat_template(template)
    for key, value in options.get("values", {}).items():
        _set_value(writer, key, value)


def _set_value(writer: GGUFWriter, key: str, value: str | float | bool | None) -> None:
    for values in writer.kv_data:
        values.pop(key, None)
    if isinstance(value, bool):
        writer.add_bool(key, value)
    elif isinstance(value, int):
        writer.add_uint32(key, value)
    elif isinstance(value, float):
        writer.add_float32(key, value)
    elif value is not None:
        writer.add_string(key, value)


def _finish(
    writer: GGUFWriter,
    path: FilePath,
    words: _Vocabulary,
    tensors: Mapping[str, Floats],
    kinds: Mapping[str, Quantization] = {},
) -> Path:
    """Write everything; ``kinds`` has the types of tensors that are not F32."""
    _add_vocabulary(writer, words)
    for name, array in tensors.items():
        kind = GGMLQuantizationType[kinds.get(name, "F32")]
        weights = np.ascontiguousarray(array, dtype=np.float32)
        writer.add_tensor(name, quantize(weights, kind), raw_dtype=kind)
    _write(writer)
    return Path(path)


def _write(writer: GGUFWriter) -> None:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
