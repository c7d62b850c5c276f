"""Sentences about llama.cpp, loading and generating."""

from __future__ import annotations

from foretoken.system.language import Sentences, tr_noop, tr_noop_n

_IN_ENGLISH: Sentences = {  # not translated: read in a terminal or a log, or remembered
    "cpu-code-missing": "{folder} contains no CPU code named {name}.",
    "cpu-code-refused": "The CPU code {path} cannot be loaded: {error}.",
    "cpu-code-unsuitable": (
        "None of the CPU code in {folder} can run on this processor. Reinstalling Foretoken may "
        "help."
    ),
    "variant-built-in": (
        "{variable} is set to {value}, but the CPU code is built in here. Unset it."
    ),
    "variant-unusable": (
        "{variable} is set to {value}, which does not exist or uses instructions that this "
        "processor lacks. Available: {known}. Unset it to choose the best one automatically."
    ),
    "variant-fails": (
        "The CPU code {value}, set by {variable}, does not work here: its trial {reason}. Unset "
        "the variable to choose the best one automatically."
    ),
    "variants-unusable": (
        "None of Foretoken's CPU code runs on this computer's processor. Build Foretoken from "
        "source on this computer."
    ),
    "variants-fail": (
        "None of Foretoken's native code works on this computer; the last trial, of {last}, "
        "{reason}. If the processor is emulated, build Foretoken from source here; otherwise "
        "reinstall it."
    ),
    "trial-too-long": "took longer than {seconds} s",
    "trial-crashed": "crashed ({signal})",
    "trial-failed": "failed with code {code}",
    "trial-failed-saying": "failed with code {code} ({message})",
    "trial-of-modules": "the trial of {names} {reason}",
    "native-no-numbers": "The {what} returns values that are not numbers.",
    "native-miscalculates": "The {what} miscalculates: the correlation is {correlation}.",
    "native-no-conversion": "llama.cpp cannot convert the built-in model.",
    "module-does-not-start": "it does not start",
    "module-built-for": "it was built for {other}, but this is {this}",
    "module-built-by-others": "it was built by others, but this is {this}",
    "module-interface": (
        "it uses version {its} of ggml's interface, but llama.cpp uses version {ours}"
    ),
    "mode-unknown": (
        "{mode} is not one of plain, lookup, fixed:N, draft-adaptive, step-rule, ewma, adaptive."
    ),
    "pass-impossible": "A pass of {tokens} tokens with {rows} rows is not possible.",
}
ENGINE: Sentences = {
    **_IN_ENGLISH,
    # A model is loaded, or tried before.
    "load-folder": tr_noop("{file} is a folder. Choose a .gguf file in it."),
    "load-missing": tr_noop("{file} does not exist. Check the name or choose another file."),
    "load-unreadable": tr_noop("{file} cannot be read: {reason}."),
    "load-empty": tr_noop("{file} is empty. Models for Foretoken are .gguf files."),
    "load-not-gguf": tr_noop("{file} is not a GGUF file. Models for Foretoken are .gguf files."),
    "load-refused": tr_noop("llama.cpp cannot load {file}: {reason}."),
    "load-unsuitable": tr_noop("{file} cannot be used for chat: {reason}. Choose a text model."),
    "unsuitable-head": tr_noop("it is a draft head for one specific model"),
    "unsuitable-encoder": tr_noop("it is an encoder-decoder model"),
    "unsuitable-embeddings": tr_noop("it computes embeddings, not text"),
    "unsuitable-diffusion": tr_noop(
        "it is a diffusion model, which does not write from left to right"
    ),
    "context-refused": tr_noop_n(
        "llama.cpp cannot create a context of {count} token for {file}: {reason}.",
        "llama.cpp cannot create a context of {count} tokens for {file}: {reason}.",
    ),
    "no-reason-given": tr_noop("no reason was given"),
    "gpu-missing": tr_noop("The GPU {name} was not found, nor any other GPU."),
    "gpu-unknown": tr_noop("The GPU {name} was not found. Available: {known}."),
    "trial-killed": tr_noop(
        "{file} was not loaded: the system ended its trial run, most likely because "
        "memory ran out. Close other programs or choose a smaller model."
    ),
    "trial-crashes": tr_noop(
        "{file} was not loaded, because it makes llama.cpp crash. The file is damaged or not "
        "supported by this version."
    ),
    "trial-endless": tr_noop(
        "{file} was not loaded: its trial run did not finish within {seconds} seconds. The file "
        "may be damaged, or the disk very slow. Try again, or choose another file."
    ),
    "tokenizer-damaged": tr_noop(
        "The file is damaged: its tokenizer produces tokens that are not in the "
        "vocabulary. Download it again, or choose another file."
    ),
    "measuring-endless": tr_noop(
        "The memory that {file} needs could not be measured within {seconds} seconds. Try "
        "again, or choose another file."
    ),
    "measuring-crashes": tr_noop(
        "The memory that {file} needs could not be measured, because llama.cpp crashed. The "
        "file is damaged or not supported by this version."
    ),
    # A draft does not fit its target.
    "cannot-draft": tr_noop("{file} cannot draft: {why}."),
    "drafting-impossible": tr_noop("Drafting is not possible: {reason}."),
    "no-draft-model": tr_noop("no draft model is chosen"),
    "misfit-kind-of-head": tr_noop("this kind of DFlash head is not supported yet"),
    "misfit-no-mask": tr_noop("its file does not name a mask token"),
    "misfit-no-block": tr_noop("its file has no valid block size"),
    "misfit-not-gemma": tr_noop("made for Gemma 4, not {family}"),
    "misfit-no-states": tr_noop("llama.cpp does not expose the hidden states of {family}"),
    "misfit-width": tr_noop("made for a model of width {width}, not {other}"),
    "misfit-attention": tr_noop("made for a model with different attention heads"),
    "misfit-layers": tr_noop("reads layer {layer}, but the model has {layers} layers"),
    "misfit-build": tr_noop("this build of llama.cpp does not expose the hidden states of models"),
    "misfit-recurrent": tr_noop("the draft model cannot roll back: it is recurrent"),
    "misfit-tokenizers": tr_noop("the tokenizers are of different kinds, {target} and {draft}"),
    "misfit-sizes": tr_noop("vocabulary sizes differ: {target} / {draft}"),
    "misfit-token": tr_noop("token {token} differs: {target} / {draft}"),
    "misfit-end-of-target": tr_noop("token {token} differs: it ends an answer only for the target"),
    "misfit-end-of-draft": tr_noop("token {token} differs: it ends an answer only for the draft"),
    "misfit-begin": tr_noop("prompts begin with different tokens"),
    "misfit-little-shared": tr_noop(
        "different vocabulary, only {percent} % of the text can be drafted"
    ),
    # A setting is out of range.
    "value-wrong": tr_noop("{name} must be {allowed}, not {value}."),
    "allowed-from": tr_noop("from {least} to {most}", about="a value that is allowed"),
    "allowed-from-off": tr_noop("from {least} (off) to {most}", about="a value that is allowed"),
    "allowed-to-batch": tr_noop(
        "from {least} to the batch size ({most})", about="a value that is allowed"
    ),
    "allowed-above": tr_noop(
        "above {least} and at most {most} (off)", about="a value that is allowed"
    ),
    "allowed-or-more": tr_noop("{least} or more", about="a value that is allowed"),
    "lookahead-wrong": tr_noop(
        "The lookahead must be a whole number from {least} to {most}, not {given}."
    ),
    "cache-needs-flash": tr_noop(
        "A value cache of type {type} needs flash attention. Leave flash attention "
        "on, or choose f16 for the values."
    ),
    "devices-wrong": tr_noop("devices must be names such as CUDA0,CUDA1, or {none}, not {value}."),
    "tensor-split-wrong": tr_noop(
        "tensor-split must be one whole number per device, such as 20,13, not {value}."
    ),
    "stop-strings-empty": tr_noop("stop strings must not be empty: {value}"),
    # A prompt is read, or an answer generated.
    "prompt-empty": tr_noop("The prompt is empty. Enter some text for the model to continue."),
    "prompt-unknown-token": tr_noop(
        "The prompt contains a token that is not in the model's vocabulary."
    ),
    "prompt-no-vocabulary": tr_noop("This model has no vocabulary, so it cannot read text."),
    "prompt-no-space": tr_noop(
        "This model's vocabulary has no token for the space that precedes every text, so "
        "it cannot read any text. Choose another model."
    ),
    "characters-left-out": tr_noop(
        "Left out, because this model cannot represent it: {characters}."
    ),
    "pass-stopped": tr_noop("The pass was stopped."),
    "pass-beyond-context": tr_noop_n(
        "The context of {count} token is full.", "The context of {count} tokens is full."
    ),
    "pass-failed": tr_noop_n(
        "llama.cpp failed in a pass of {count} token (status {status}): {reason}.",
        "llama.cpp failed in a pass of {count} tokens (status {status}): {reason}.",
    ),
    "logits-not-finite": tr_noop("The model returned logits that are not finite numbers."),
    "target-not-finite": tr_noop(
        "The target model failed to compute the next token. {error} Its file is probably damaged."
    ),
    "draft-not-finite": tr_noop("The draft model failed: {reason}"),
    "rollback-refused": tr_noop("{model} cannot roll back its last tokens."),
    "rollback-unmarked": tr_noop("The model cannot roll back its last tokens."),
    "state-unsaved": tr_noop("The state of {model} cannot be saved."),
    "state-unrestored": tr_noop("{model} cannot restore its saved state."),
}
