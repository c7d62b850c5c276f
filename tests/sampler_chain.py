"""llama.cpp's own sampler chain, the reference for sampling distributions."""

import ctypes
from collections.abc import Sequence
from typing import Any

import llama_cpp
import numpy as np
from numpy.typing import NDArray

from foretoken.engine.config import SamplingParams

Floats = NDArray[np.float64]
TOKEN_DATA = np.dtype([("id", "<i4"), ("logit", "<f4"), ("p", "<f4")])


def llama_cpp_probs(
    row: NDArray[np.float32], params: SamplingParams, recent: Sequence[int]
) -> Floats:
    """Return the dense probabilities that llama.cpp's sampler chain makes of a row."""
    chain = llama_cpp.llama_sampler_chain_init(llama_cpp.llama_sampler_chain_default_params())
    links: list[Any] = [
        llama_cpp.llama_sampler_init_penalties(
            len(row),
            params.repeat_last_n,
            params.repeat_penalty,
            params.frequency_penalty,
            params.presence_penalty,
        ),
        llama_cpp.llama_sampler_init_top_k(params.top_k),
        llama_cpp.llama_sampler_init_top_p(params.top_p, 1),
        llama_cpp.llama_sampler_init_min_p(params.min_p, 1),
        llama_cpp.llama_sampler_init_temp(params.temperature),
    ]
    for link in links:
        llama_cpp.llama_sampler_chain_add(chain, link)
    try:
        for token in recent:
            llama_cpp.llama_sampler_accept(chain, token)
        data = np.zeros(len(row), dtype=TOKEN_DATA)
        data["id"] = np.arange(len(row))
        data["logit"] = row
        pointer = data.ctypes.data_as(ctypes.POINTER(llama_cpp.llama_token_data))
        array = llama_cpp.llama_token_data_array(pointer, len(row), -1, False)
        llama_cpp.llama_sampler_apply(chain, ctypes.byref(array))
        kept = data[: array.size]
    finally:
        llama_cpp.llama_sampler_free(chain)
    kept = kept[np.isfinite(kept["logit"])]
    weights = np.exp(kept["logit"].astype(np.float64) - kept["logit"].max())
    probs = np.zeros(len(row))
    probs[kept["id"]] = weights / weights.sum()
    return probs
