"""Models and contexts of llama.cpp, through llama_cpp's low-level functions.

A ``LlamaModel`` owns the weights and the vocabulary, a ``LlamaContext`` the KV cache and the batch.
A context must be closed before its model.
"""

from __future__ import annotations

import ctypes
import glob
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any, Self

import numpy as np

from foretoken.engine.config import MAX_LOOKAHEAD, CacheType, ModelSettings, SamplingParams
from foretoken.engine.errors import (
    DecodeAborted,
    DecodeFailed,
    DeviceFailed,
    ModelLoadError,
    OutOfMemory,
    RollbackUnsupported,
    UnknownDevice,
)
from foretoken.engine.heads import (
    ASSISTANT,
    DFLASH,
    EAGLE,
    GEMMA_4,
    HEAD_FAMILIES,
    HEAD_SIZE_KEYS,
    LATER_DFLASH,
    MARKOV,
    TARGET_WIDTH_KEYS,
    ModelShape,
    block_of,
    head_count,
)
from foretoken.engine.llama.library import (
    abort_function,
    backend_log,
    device_handles,
    gpus,
    layer_inputs,
    logits_address,
    native,
    native_heads,
    set_fields,
    set_layer_inputs,
    target_layers,
)
from foretoken.engine.llama.vocabulary import LlamaVocabulary
from foretoken.engine.model_pass import CancelFlag, HiddenStates, Logits
from foretoken.system.errors import Cancelled
from foretoken.system.language import listed, said
from foretoken.system.untrusted_files import open_untrusted

# On a CPU, llama.cpp's flash attention processes the small batches of decoding query by query:
# after 1,900 tokens a pass of one token took 60 ms with it and 35 without, one of four 150 and 47
# (400 million parameters, Q4_0, two AVX-512 cores; prompts of 1,500 tokens took a quarter longer).
# Without it the attention scores of a micro-batch are held in memory, so these are short there.
_CPU_MICRO_BATCH_LENGTH = 128
# Copies of a recurrent state, one after each of the last tokens of a pass. They cost time: with 2 a
# pass of one token took 1 % longer and one of three 9 %, with 4 one token 4 % and five 16 % (the
# shape of Qwen3.5-0.8B, Q4_0, two AVX-512 cores). Saving a state took 7 % of a pass of one token,
# and each re-read token 20 %.
_MOST_DROPPED = 2
# Results of llama_decode (llama-context.cpp): no memory for a pass, or failure of a device.
_NO_MEMORY, _FAILED = -2, -3
_decode = native.llama_decode
_PARTIAL_STATE = native.LLAMA_STATE_SEQ_FLAGS_PARTIAL_ONLY
# Vocabularies and their merges come before the names of tensors.
_MAX_HEADER = 128 << 20
_ENCODER_BATCH = 32
_FOUR_POSITIONS = (native.LLAMA_ROPE_TYPE_MROPE, native.LLAMA_ROPE_TYPE_IMROPE)
_PART = re.compile(r"-\d{5}-of-(\d{5})\.gguf$")
_SINGLE_THREAD_PARAMETERS = 50_000_000
_MAX_THREADS = 8
# From gguf-py, constants.py; llama.cpp's own programs use them (common/common.cpp,
# common_init_sampler_from_model).
_SAMPLING_KEYS = {
    "temperature": "general.sampling.temp",
    "top_k": "general.sampling.top_k",
    "top_p": "general.sampling.top_p",
    "min_p": "general.sampling.min_p",
    "repeat_penalty": "general.sampling.penalty_repeat",
    "repeat_last_n": "general.sampling.penalty_last_n",
}
_INTEGERS = ("top_k", "repeat_last_n")


@dataclass(frozen=True, slots=True)
class DraftBlock:
    """Block of tokens that a DFlash head drafts in one pass."""

    tokens: int
    """Tokens of the pass, including the text's last one."""
    mask: int
    """Mask token that stands for each token to be drafted."""
    causal: bool
    """Whether attention within a block is causal."""
    from_last: bool
    """Whether the position of the text's last token drafts the next one (DSpark)."""

    @property
    def drafted(self) -> int:
        """Number of drafted tokens."""
        return self.tokens if self.from_last else self.tokens - 1


@dataclass(frozen=True, slots=True)
class ModelMetadata:
    """Metadata of a GGUF file."""

    path: Path
    name: str
    architecture: str
    description: str
    parameters: int
    size_bytes: int
    context_length: int
    layers: int
    embedding_length: int
    chat_template: str | None
    can_roll_back: bool
    """False for recurrent and hybrid models: their state cannot drop its last tokens."""
    heads: int = 0
    """Number of its multi-token prediction (MTP) heads, each of which drafts one token."""
    shape: ModelShape = field(default_factory=ModelShape)
    """Properties that decide whether a head in a separate file fits."""
    block: DraftBlock | None = None
    """Set for a DFlash head."""
    sampling: Mapping[str, float] = field(default_factory=dict)
    """Recommended values by names of ``SamplingParams``; invalid ones are left out."""

    @property
    def has_head(self) -> bool:
        """Whether the file contains a head that drafts."""
        return self.heads > 0


class LlamaModel:
    """Weights and vocabulary of one GGUF file."""

    def __init__(self, handle: Any, path: Path, settings: ModelSettings) -> None:
        self._handle = handle
        self._path = path
        self._settings = settings
        self._lent = False
        self.is_head = False
        """Whether this is a head, which drafts from its target's states: one inside the target's
        file, or in a separate file."""
        adds_space = self.metadata_value("tokenizer.ggml.add_space_prefix") != "false"
        self.vocabulary = LlamaVocabulary(handle, adds_space)
        self.metadata = self._read_metadata()

    @classmethod
    def load(
        cls,
        path: Path | str,
        *,
        progress: Callable[[float], bool] | None = None,
        settings: ModelSettings | None = None,
        repack: bool = True,
        as_draft: bool = False,
        for_inspection: bool = False,
        for_measuring: bool = False,
    ) -> Self:
        """Load a file. Raises ``ModelLoadError``, ``UnknownDevice`` or ``Cancelled``.

        ``progress`` receives the loaded share, 0 to 1, and cancels by returning False. ``settings``
        place layers on GPUs. ``repack`` lets llama.cpp rearrange quantised weights for its fastest
        kernels. ``as_draft`` also accepts heads in separate files. ``for_inspection`` maps the
        weights without preparing them for fast passes. ``for_measuring`` reads no weights: contexts
        then only log their memory requirements. llama.cpp may abort then, so use a child process.
        """
        path = Path(path)
        check_readable(path)
        cancelled = False

        def on_progress(share: float, user_data: object) -> bool:
            nonlocal cancelled
            del user_data
            cancelled = progress is not None and not progress(share)
            return not cancelled

        parameters = native.llama_model_default_params()
        callback = native.llama_progress_callback(on_progress)
        set_fields(parameters, progress_callback=callback, use_extra_bufts=repack)
        settings = settings or ModelSettings()
        if for_inspection:
            settings = settings.on_cpu()
            set_fields(parameters, use_extra_bufts=False)
        places = _set_placement(parameters, settings)
        if for_measuring:  # the default mode fails an assertion
            set_fields(parameters, no_alloc=True, load_mode=native.LLAMA_LOAD_MODE_NONE)
        logged = backend_log.count
        set_fields(parameters, load_mtp=not for_inspection)
        handle = native.llama_model_load_from_file(os.fsencode(path), parameters)
        del places
        if cancelled:
            if handle:
                native.llama_model_free(handle)
            raise Cancelled
        if not handle:
            reason = backend_log.reason(logged)
            failure = OutOfMemory if "alloc" in reason else ModelLoadError
            raise failure("load-refused", file=path, reason=reason)
        model = cls(handle, path, settings)
        model.is_head = model.metadata.architecture in HEAD_FAMILIES
        unsuitable = None if model.is_head and as_draft else model._unsuitable()
        if unsuitable:
            model.close()
            raise ModelLoadError("load-unsuitable", file=path, reason=said(unsuitable))
        return model

    @property
    def handle(self) -> Any:
        """llama.cpp's pointer; raises ``ValueError`` once closed."""
        if self._handle is None:
            raise ValueError("The model is closed.")  # not translated: a programming error
        return self._handle

    def metadata_value(self, key: str) -> str | None:
        """Return a metadata value as text; None if the file lacks the key."""
        buffer = ctypes.create_string_buffer(512)
        length = native.llama_model_meta_val_str(self.handle, key.encode(), buffer, len(buffer))
        if length >= len(buffer):
            buffer = ctypes.create_string_buffer(length + 1)
            native.llama_model_meta_val_str(self.handle, key.encode(), buffer, len(buffer))
        return buffer.value.decode("utf-8", "replace") if length >= 0 else None

    @property
    def gpu_layers(self) -> int:
        """Number of its ``layers + 1`` layers, counting the output, that are on GPUs."""
        wanted, most = self._settings.gpu_layers, self.metadata.layers + 1
        if self._settings.device_names == () or not gpus():
            return 0
        return most if wanted is None else min(wanted, most)

    @property
    def on_gpus(self) -> bool:
        """Whether all layers are on GPUs."""
        return self.gpu_layers == self.metadata.layers + 1

    def placed(self, settings: ModelSettings) -> ModelSettings:
        """Return ``settings`` with the layer placement that the model was loaded with."""
        return settings.placed_as(self._settings)

    @property
    def gpu_titles(self) -> tuple[str, ...]:
        """Titles of the GPUs that may have some of its layers."""
        if not self.gpu_layers:
            return ()
        names = self._settings.device_names
        return tuple(each.title for each in gpus() if names is None or each.name in names)

    def borrowed(self) -> LlamaModel:
        """Return a view of the same weights for another session, which must be closed before this.

        Closing it frees nothing.
        """
        other = copy(self)
        other._lent = True
        return other

    def load_draft(
        self,
        path: Path | str,
        *,
        progress: Callable[[float], bool] | None = None,
        settings: ModelSettings | None = None,
        repack: bool = True,
    ) -> LlamaModel:
        """Load a draft for this model, or the head in its own file if ``path`` is that file.

        Closing such a head frees nothing. Otherwise like ``load``.
        """
        if self.metadata.has_head and os.path.realpath(path) == os.path.realpath(self._path):
            head = self.borrowed()
            head.is_head = True
            if progress is not None:
                progress(1.0)
            return head
        return LlamaModel.load(
            path, progress=progress, settings=settings, repack=repack, as_draft=True
        )

    def close(self) -> None:
        """Free the weights; contexts must be closed before. Idempotent."""
        if self._handle is not None:
            if not self._lent:
                native.llama_model_free(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _unsuitable(self) -> str | None:
        """Return the kind of reason why it cannot be used for chat."""
        if self.is_head:
            return "unsuitable-head"
        causal = self.metadata_value(f"{self.metadata.architecture}.attention.causal")
        if native.llama_model_has_encoder(self.handle):
            return "unsuitable-encoder"
        if not native.llama_model_has_decoder(self.handle) or causal == "false":
            return "unsuitable-embeddings"
        if native.llama_model_is_diffusion(self.handle):
            return "unsuitable-diffusion"
        return None

    def _read_metadata(self) -> ModelMetadata:
        buffer = ctypes.create_string_buffer(256)
        native.llama_model_desc(self.handle, buffer, len(buffer))
        template: bytes | None = native.llama_model_chat_template(self.handle, None)
        recurrent = native.llama_model_is_recurrent(self.handle)
        architecture = self.metadata_value("general.architecture") or "unknown"
        layers = int(native.llama_model_n_layer(self.handle))
        width = int(native.llama_model_n_embd(self.handle))
        is_head = architecture in HEAD_FAMILIES
        block = self._read_block() if architecture == DFLASH else None
        return ModelMetadata(
            path=self._path,
            name=self.metadata_value("general.name") or self._path.stem,
            architecture=architecture,
            description=buffer.value.decode("utf-8", "replace"),
            parameters=int(native.llama_model_n_params(self.handle)),
            size_bytes=int(native.llama_model_size(self.handle)),
            context_length=int(native.llama_model_n_ctx_train(self.handle)),
            layers=layers,
            embedding_length=width,
            chat_template=template.decode("utf-8", "replace") if template else None,
            can_roll_back=not (recurrent or native.llama_model_is_hybrid(self.handle)),
            heads=self._count_heads(architecture, layers),
            shape=ModelShape(
                family=architecture,
                layers=layers,
                width=width,
                target_layers=target_layers(self.handle) if is_head else (),
                target_width=self._whole(TARGET_WIDTH_KEYS.get(architecture, "")),
                head_sizes=tuple(self._whole(f"{architecture}.{key}") for key in HEAD_SIZE_KEYS)
                if architecture in (ASSISTANT, GEMMA_4)
                else (),
                owns_embedding=not is_head or _holds_tensor(self._path, "token_embd.weight"),
                block=block.tokens if block is not None else 0,
                has_mask=block is None or block.mask >= 0,
                unknown_kind=any(self.metadata_value(key) is not None for key in LATER_DFLASH),
            ),
            block=block,
            sampling=dict(self._recommended_sampling()),
        )

    def _count_heads(self, architecture: str, layers: int) -> int:
        stated = head_count(architecture, int(native.llama_model_n_layer_nextn(self.handle)))
        # Stripped files may still declare heads, over which llama.cpp aborts.
        last = f"blk.{layers + stated - 1}.nextn.eh_proj.weight"
        return stated if stated and _holds_tensor(self._path, last) else 0

    def _whole(self, key: str) -> int:
        """Return an integer of the metadata, 0 if missing."""
        return int(self.metadata_value(key) or 0)

    def _read_block(self) -> DraftBlock:
        stated = self.metadata_value(f"{DFLASH}.block_size")
        chained = _holds_tensor(self._path, MARKOV)
        return DraftBlock(
            tokens=block_of(int(stated) if stated is not None else None, chained=chained),
            mask=int(native.llama_vocab_mask(native.llama_model_get_vocab(self.handle))),
            causal=self.metadata_value(f"{DFLASH}.attention.causal") == "true",
            from_last=chained and self.metadata_value(f"{DFLASH}.sample_from_anchor") != "false",
        )

    def _recommended_sampling(self) -> Iterator[tuple[str, float]]:
        for name, key in _SAMPLING_KEYS.items():
            try:
                number = float(f"{float(self.metadata_value(key) or ''):.6g}")
                value = int(number) if name in _INTEGERS else number
                SamplingParams(**{name: value})  # type: ignore[arg-type]  # validates
            except (ValueError, OverflowError):
                continue
            yield name, value


class LlamaContext:
    """A KV cache with its batch."""

    def __init__(
        self,
        model: LlamaModel,
        context_length: int,
        *,
        cancel: CancelFlag,
        settings: ModelSettings | None = None,
        target: LlamaContext | None = None,
    ) -> None:
        """``target`` is that of a head, whose passes read the target's hidden states.

        Raises ``ModelLoadError`` if the cache does not fit in memory.
        """
        settings = settings or ModelSettings()
        self._model = model
        self._cancel = cancel  # keeps the flag's byte alive
        # Heads are attention layers in all families.
        self.can_roll_back = model.metadata.can_roll_back or target is not None
        family = model.metadata.architecture
        self._shared = target if family == ASSISTANT else None
        """Context whose cache an assistant uses; it has none of its own, but counts its tokens."""
        self.most_dropped = 0
        """If it cannot roll back freely, the most tokens of its last pass that it can drop."""
        self.threads = settings.threads or (
            # The thread only submits work and waits: llama.cpp recommends one.
            1 if model.on_gpus else default_threads(model.metadata.parameters)
        )
        self.batch_threads = self.threads
        """Threads of a pass over several tokens."""
        self._block = model.metadata.block if target is not None else None
        batch_length = settings.batch_length
        self.decode_seconds = 0.0
        """Time spent in llama.cpp."""
        self.decode_passes = self.decode_tokens = 0
        """Passes in that time, and their tokens."""
        parameters = native.llama_context_default_params()
        flash = settings.flash_attention
        if flash is None and not model.gpu_layers:
            flash = settings.cache_type_v.quantised
        self.flash_attention = flash
        """None if llama.cpp decides."""
        micro_batch_length = 512 if flash is not False else _CPU_MICRO_BATCH_LENGTH
        micro_batch_length = settings.micro_batch_length or micro_batch_length
        self.micro_batch_length = min(micro_batch_length, batch_length)
        if self._block is not None:
            # llama.cpp aborts on a longer pass without causal attention.
            self.micro_batch_length = max(self.micro_batch_length, self._block.tokens)
            batch_length = self.micro_batch_length
        self.batch_length = min(batch_length, context_length)
        if flash is not None:
            set_fields(parameters, flash_attn_type=int(flash))
        set_fields(
            parameters,
            n_ctx=context_length,
            n_batch=batch_length,
            n_ubatch=self.micro_batch_length,
            type_k=_ggml_type(settings.cache_type_k),
            type_v=_ggml_type(settings.cache_type_v),
            n_seq_max=1,
            # Stays 0 in families without support; a micro-batch has to be longer than all copies.
            n_rs_seq=0
            if self.can_roll_back
            else max(0, min(_MOST_DROPPED, self.micro_batch_length - 2)),
            # A row for every drafted token and one more; the default reserves a whole batch.
            n_outputs_max=MAX_LOOKAHEAD + 1,
            n_threads=self.threads,
            n_threads_batch=self.threads,
            # A sliding window would drop tokens that a rolled back cache still needs.
            swa_full=True,
            no_perf=True,
        )
        self.returns_all_rows = family == EAGLE
        """Whether a pass has to return the logits of all its tokens, or of none."""
        if target is not None:
            set_fields(parameters, ctx_other=target._handle)
            if family not in HEAD_FAMILIES:
                set_fields(parameters, ctx_type=native.LLAMA_CONTEXT_TYPE_MTP)
        logged = backend_log.count
        self._handle: Any = native.llama_init_from_model(model.handle, parameters)
        if not self._handle:
            reason = backend_log.reason(logged)
            failure = OutOfMemory if "alloc" in reason else ModelLoadError
            file, count = model.metadata.path, str(context_length)
            raise failure("context-refused", count=count, file=file, reason=reason)
        # llama.cpp rounds the cache up; only the requested length is used.
        self.context_length = context_length
        self._memory = native.llama_get_memory(self._handle)
        if not self.can_roll_back:
            self.most_dropped = int(native.llama_n_rs_seq(self._handle))
        self._abort = abort_function()
        native.llama_set_abort_callback(self._handle, self._abort, ctypes.c_void_p(cancel.address))
        self.position = 0
        # If only tokens of the last pass can be dropped, and only once, that is deferred to the
        # next pass: llama.cpp's memory ends at ``_end``, and its last pass began at
        # ``_pass_start``.
        self._end = self._pass_start = 0
        self._row_length = model.vocabulary.size
        self._waits_for_logits = bool(native.llama_supports_gpu_offload())
        self._logits_address = 0
        self._logits: Logits = np.empty((0, self._row_length), dtype=np.float32)
        self._states_span = 0, 0
        """Start and number of the states of the last pass, including any dropped since."""
        self._states_of_rows = False
        self._state_layers: tuple[int, ...] = ()
        self._states: HiddenStates | None = None
        self._width = int(native.llama_model_n_embd_out(model.handle))
        both = target is not None and self._block is None
        self._allocate_batch(self.batch_length, self._width if both else 0)
        self._states_batch: _StatesBatch | None = None
        if target is not None:
            layers = model.metadata.shape.target_layers
            target._keep_states(of_rows=False, layers=layers)
            if self._block is None:
                self._keep_states(of_rows=True)
            else:
                native.llama_set_causal_attn(self._handle, self._block.causal)
                places = 4 if native.llama_model_rope_type(model.handle) in _FOUR_POSITIONS else 1
                self._states_batch = _StatesBatch(
                    self.batch_length, len(layers) * target._width, places
                )

    def _keep_states(self, *, of_rows: bool, layers: tuple[int, ...] = ()) -> None:
        """Make passes store the states that ``hidden_states`` returns.

        A head has them ``of_rows`` with wanted logits only. With ``layers`` they are the
        concatenated inputs of these layers, else the output of the last layer.
        """
        for layer in {*self._state_layers, *layers}:
            set_layer_inputs(self._handle, layer, layer in layers)
        native_heads.llama_set_embeddings_nextn(self._handle, not layers, of_rows)
        self._states = np.empty((0, self._width), dtype=np.float32)
        self._states_of_rows, self._state_layers = of_rows, layers
        self._logits = self._logits[:0]  # the next pass moves the buffer that has both

    def choose_head(self, number: int) -> None:
        """Select one of several heads, from 0, for the next passes."""
        native_heads.llama_set_nextn_layer_offset(self._handle, number)

    def drop_states(self) -> None:
        """Stop storing states: no head reads them."""
        if self._states is not None:
            self._keep_states(of_rows=False)
            native_heads.llama_set_embeddings_nextn(self._handle, False, False)
            self._states = None

    def hidden_states(self, start: int, stop: int) -> HiddenStates | None:
        """Return the states at these positions, all from the last pass; valid until the next one.

        Shape (stop - start, width). None if they are not stored.
        """
        if self._states is None:
            return None
        first, count = self._states_span
        if not len(self._states):  # the buffers move for a longer pass than any before
            if self._state_layers:
                pointers = [layer_inputs(self._handle, layer) for layer in self._state_layers]
            else:
                pointers = [native_heads.llama_get_embeddings_nextn(self._handle)]
            views = [np.ctypeslib.as_array(each, (count, self._width)) for each in pointers]
            self._states = views[0] if len(views) == 1 else np.concatenate(views, axis=1)
        return self._states[start - first : stop - first]

    def _encode_states(self, states: HiddenStates) -> HiddenStates:
        """Return an EAGLE-3 head's encoding of its target's layer inputs, row by row."""
        # An encoder's output has the width of the vocabulary for every row.
        most = min(_ENCODER_BATCH, self.micro_batch_length)
        batch = native.llama_batch_init(most, states.shape[1], 1)
        inputs = np.ctypeslib.as_array(batch.embd, (most, states.shape[1]))
        found = []
        try:
            for index in range(most):
                batch.pos[index] = self.position + index  # not stored in the cache
                batch.n_seq_id[index], batch.seq_id[index][0], batch.logits[index] = 1, 0, 1
            for start in range(0, len(states), most):
                part = states[start : start + most]
                inputs[: len(part)] = part
                batch.n_tokens = len(part)
                status = native.llama_encode(self._handle, batch)
                if status != 0:
                    words = f"llama.cpp failed to encode (status {status})."  # not translated: rare
                    raise DecodeFailed(words)
                pointer = native_heads.llama_get_embeddings_nextn(self._handle)
                found.append(np.ctypeslib.as_array(pointer, (len(part), self._width)).copy())
        finally:
            native.llama_batch_free(batch)
            self._logits = self._logits[:0]  # the buffer may have moved
        return np.concatenate(found)

    def decode(
        self, tokens: Sequence[int], rows: int, states: HiddenStates | None = None
    ) -> Logits:
        """Append ``tokens`` to the cache; return the logits of the last ``rows`` of them.

        A head reads ``states`` with them, a row per token; None stands for zeros. A DFlash head
        reads only states if no logits are wanted, else a block of tokens without states.

        Returns a view of shape (rows, vocabulary size), valid until the next call. Raises
        ``DecodeAborted`` or ``DecodeFailed``; the cache is then as before. If it cannot roll back,
        its contents are unusable: ``restore`` or ``clear`` it.
        """
        count = len(tokens)
        if not 0 < count <= self.batch_length or not 0 <= rows <= min(count, MAX_LOOKAHEAD + 1):
            raise DecodeFailed("pass-impossible", tokens=count, rows=rows)
        start = self._shared.position if self._shared is not None else self.position
        if start + count > self.context_length:
            raise DecodeFailed("pass-beyond-context", count=str(self.context_length))
        if self._cancel.is_set:
            raise DecodeAborted("pass-stopped")
        try:
            self._drop()
        except RollbackUnsupported as error:
            raise DecodeFailed(error.kind, **error.facts) from error
        batch = self._batch
        states_batch = None if rows else self._states_batch
        if states_batch is not None:
            batch = states_batch.filled(count, start, states)
        elif count == 1:  # drafting: every microsecond counts
            self._batch_tokens[0] = tokens[0]
            self._batch_positions[0] = start
            self._batch_wants_logits[0] = rows
        else:
            self._batch_tokens[:count] = tokens
            self._batch_positions[:count] = self._positions[start : start + count]
            first = self.batch_length - (count - rows)
            self._batch_wants_logits[:count] = self._zeros_and_ones[first : first + count]
        batch.n_tokens = count
        if self._batch_states is not None:
            if states is not None and states.shape[1] != self._width:
                states = self._encode_states(states)
            self._batch_states[:count] = 0.0 if states is None else states
        if self._states is not None:
            self._states = self._states[:0]
        logged = backend_log.count
        started = time.perf_counter()
        status = _decode(self._handle, batch)
        if status != 0:
            self._logits = self._logits[:0]  # the buffer may have moved
        elif rows and (self._waits_for_logits or rows > len(self._logits)):
            self._locate_logits(rows)
        if states_batch is None:
            self.decode_seconds += time.perf_counter() - started
            self.decode_passes += 1
            self.decode_tokens += count
        if status != 0:
            # Finished micro-batches of the failed pass are still in the cache.
            kept = native.llama_memory_seq_rm(self._memory, 0, self.position, -1)
            if self.can_roll_back and not kept:
                self.clear()
            if status == 2:
                raise DecodeAborted("pass-stopped")
            facts = {"count": str(count), "status": status, "reason": backend_log.reason(logged)}
            if self._model.gpu_layers and status in (_NO_MEMORY, _FAILED):
                raise DeviceFailed("pass-failed", out_of_memory=status == _NO_MEMORY, **facts)
            raise DecodeFailed("pass-failed", **facts)
        self._pass_start = self.position
        kept = rows if self._states_of_rows else count
        self._states_span = self.position + count - kept, kept
        self.position = self._end = self.position + count
        return self._logits[:rows]

    @property
    def droppable(self) -> int:
        """Number of last tokens that ``roll_back`` can drop now."""
        if self.can_roll_back:
            return self.position
        # States are stored after each token of a pass, but not before it.
        first = max(self._pass_start + 1, self._end - self.most_dropped)
        return max(0, self.position - first)

    def roll_back(self, position: int) -> None:
        """Keep the first ``position`` tokens. Raises ``RollbackUnsupported``."""
        # llama.cpp would also drop tokens of earlier passes, and use a wrong state for them.
        if self.most_dropped and self.position - position <= self.droppable:
            self.position = position
            return
        if self.most_dropped or not native.llama_memory_seq_rm(self._memory, 0, position, -1):
            # Despite its metadata: from now on its state is saved instead.
            self.can_roll_back = False
            raise RollbackUnsupported("rollback-refused", model=self._model.metadata.name)
        self.position = self._end = position

    def save(self, spare: Any = None) -> Any:
        """Copy the recurrent part of the memory, which ``restore`` cannot truncate by itself.

        A ``spare`` state is overwritten, because new memory doubles the time. Raises
        ``RollbackUnsupported``.
        """
        self._drop()
        size = native.llama_state_seq_get_size_ext(self._handle, 0, _PARTIAL_STATE)
        fits = spare is not None and len(spare) == size
        state = spare if fits else (ctypes.c_uint8 * size)()
        written = native.llama_state_seq_get_data_ext(self._handle, state, size, 0, _PARTIAL_STATE)
        if not 0 < written == size:
            raise RollbackUnsupported("state-unsaved", model=self._model.metadata.name)
        return state

    def restore(self, state: Any, position: int) -> None:
        """Return to the saved ``state`` with ``position`` tokens in the cache.

        Raises ``RollbackUnsupported``.
        """
        size = len(state)
        read = native.llama_state_seq_set_data_ext(self._handle, state, size, 0, _PARTIAL_STATE)
        # Then the attention part, if any, can be truncated to the same length.
        if read != size or not native.llama_memory_seq_rm(self._memory, 0, position, -1):
            raise RollbackUnsupported("state-unrestored", model=self._model.metadata.name)
        self.position = self._end = self._pass_start = position

    def set_threads(self, threads: int, batch_threads: int | None = None) -> None:
        """Set the threads of the next passes, and, if given, of those over several tokens."""
        batch_threads = batch_threads or threads
        if (threads, batch_threads) != (self.threads, self.batch_threads):
            native.llama_set_n_threads(self._handle, threads, batch_threads)
            self.threads, self.batch_threads = threads, batch_threads

    def clear(self) -> None:
        """Empty the cache; never fails."""
        if self._shared is None:  # llama.cpp would empty the target's cache
            native.llama_memory_clear(self._memory, False)
        self.position = self._end = self._pass_start = 0

    def close(self) -> None:
        """Free the batch and the cache. Idempotent."""
        if self._handle is not None:
            if self._batch_states is not None:
                self._batch.token = None  # not llama.cpp's to free
            if self._states_batch is not None:
                self._states_batch.close()
            native.llama_batch_free(self._batch)
            native.llama_free(self._handle)
            self._handle = None

    def _drop(self) -> None:
        """Drop from llama.cpp's memory what ``roll_back`` deferred.

        Raises ``RollbackUnsupported``.
        """
        if self.can_roll_back or self.position >= self._end:
            return
        if not native.llama_memory_seq_rm(self._memory, 0, self.position, -1):
            raise RollbackUnsupported("rollback-refused", model=self._model.metadata.name)
        self._end = self._pass_start = self.position

    def _allocate_batch(self, length: int, width: int) -> None:
        """``width`` is that of the states that a head reads with the tokens, else 0."""
        self._batch = native.llama_batch_init(length, width, 1)
        self._batch_states: HiddenStates | None = None
        if width:  # llama.cpp allocates only one of the two
            self._batch_states = np.ctypeslib.as_array(self._batch.embd, (length, width))
            self._own_tokens = (native.llama_token * length)()
            self._batch.token = ctypes.cast(self._own_tokens, ctypes.POINTER(native.llama_token))
        self._batch_tokens = np.ctypeslib.as_array(self._batch.token, (length,))
        self._batch_positions = np.ctypeslib.as_array(self._batch.pos, (length,))
        self._positions = np.arange(self.context_length, dtype=np.int32)
        self._zeros_and_ones = np.repeat(
            np.array([0, 1], dtype=np.int8), [self.batch_length, MAX_LOOKAHEAD + 1]
        )
        self._batch_wants_logits = np.ctypeslib.as_array(self._batch.logits, (length,))
        for index in range(length):
            self._batch.n_seq_id[index] = 1
            self._batch.seq_id[index][0] = 0

    def _locate_logits(self, rows: int) -> None:
        """Wait for a GPU, and locate the rows in llama.cpp's buffer.

        There is one buffer, which moves only to hold more rows than ever before.
        """
        address = logits_address(self._handle)
        if address != self._logits_address or rows > len(self._logits):
            pointer = native.llama_get_logits(self._handle)
            self._logits = np.ctypeslib.as_array(pointer, (rows, self._row_length))
            self._logits_address = address


class _StatesBatch:
    """Batch of a target's states without tokens, for a DFlash head."""

    def __init__(self, length: int, width: int, places: int) -> None:
        """``places`` is the number of position values per row (M-RoPE)."""
        self._batch = native.llama_batch_init(length, width, 1)
        self._states = np.ctypeslib.as_array(self._batch.embd, (length, width))
        self._places = places
        self._llama_positions = ctypes.cast(self._batch.pos, ctypes.c_void_p).value or 0
        self._positions = np.zeros(places * length, dtype=np.int32)
        self._batch.pos = self._positions.ctypes.data_as(ctypes.POINTER(native.llama_pos))
        for index in range(length):
            self._batch.n_seq_id[index], self._batch.logits[index] = 1, 0
            self._batch.seq_id[index][0] = 0

    def filled(self, count: int, position: int, states: HiddenStates | None) -> Any:
        """Return it with ``count`` rows from ``position`` on; None stands for zero states."""
        self._states[:count] = 0.0 if states is None else states
        rows = self._positions[: self._places * count].reshape(self._places, count)
        rows[:3], rows[3:] = np.arange(position, position + count), 0
        return self._batch

    def close(self) -> None:
        """Free the batch."""
        self._batch.pos = ctypes.cast(self._llama_positions, ctypes.POINTER(native.llama_pos))
        native.llama_batch_free(self._batch)


def _ggml_type(cache_type: CacheType) -> int:
    return int(getattr(native, f"GGML_TYPE_{cache_type.name}"))


def check_devices(settings: ModelSettings) -> list[int]:
    """Return ggml's pointers to the named GPUs. Raises ``UnknownDevice``."""
    try:
        return device_handles(settings.device_names or ())
    except KeyError as error:
        known, missing = [device.name for device in gpus()], error.args[0]
    if known:
        raise UnknownDevice("gpu-unknown", name=missing, known=listed(known))
    raise UnknownDevice("gpu-missing", name=missing)


def _set_placement(parameters: Any, settings: ModelSettings) -> list[Any]:
    """Set the placement of layers; the returned objects must live until the model is loaded.

    Raises ``UnknownDevice``.
    """
    if settings.gpu_layers is not None:
        set_fields(parameters, n_gpu_layers=settings.gpu_layers)
    if settings.device_names is None:
        return []
    handles = check_devices(settings)
    devices = (ctypes.c_void_p * (len(handles) + 1))(*handles, None)
    set_fields(parameters, devices=ctypes.cast(devices, ctypes.c_void_p))
    split = settings.layers_per_device
    if not split:
        return [devices]
    shares = (ctypes.c_float * native.llama_max_devices())(*split)
    set_fields(parameters, tensor_split=ctypes.cast(shares, ctypes.POINTER(ctypes.c_float)))
    return [devices, shares]


def can_tap_layers() -> bool:
    """Whether the inputs of a model's layers can be read, as EAGLE-3 heads need."""
    return set_layer_inputs is not None and layer_inputs is not None


def default_threads(parameters: int) -> int:
    """Return a thread count for a model of this size.

    Tiny models lose more at the barriers between threads than they gain from a second core, most of
    all next to another busy program.
    """
    return 1 if parameters < _SINGLE_THREAD_PARAMETERS else most_threads()


def most_threads() -> int:
    """Return the default maximum of threads per pass: more cores rarely help."""
    return max(1, min(_MAX_THREADS, cores()))


def cores() -> int:
    """Return the number of cores available to this process."""
    # Where available, the affinity takes containers and taskset into account.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _holds_tensor(path: Path, name: str) -> bool:
    """Whether a loaded file, or another part of it, contains this tensor."""
    parts = [path]
    if part := _PART.search(path.name):
        stem = glob.escape(path.name[: part.start()])
        parts = list(path.parent.glob(f"{stem}-?????-of-{part[1]}.gguf"))
    for each in parts:
        with each.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as content:
            if content.find(name.encode(), 0, _MAX_HEADER) >= 0:
                return True
    return False


def check_readable(path: Path) -> None:
    """Raise ``ModelLoadError`` unless ``path`` is a readable GGUF file."""
    if path.is_dir():
        raise ModelLoadError("load-folder", file=path)
    try:
        with open_untrusted(path) as file:  # llama.cpp would wait forever on a pipe
            magic = file.read(4)
    except FileNotFoundError:
        raise ModelLoadError("load-missing", file=path) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise ModelLoadError("load-unreadable", file=path, reason=why) from error
    if not magic:
        raise ModelLoadError("load-empty", file=path)
    if magic != b"GGUF":
        raise ModelLoadError("load-not-gguf", file=path)
