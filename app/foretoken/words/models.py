"""Sentences about model files, pairs and presets."""

from __future__ import annotations

from foretoken.system.language import Sentences, tr_noop, tr_noop_n

MODELS: Sentences = {
    # GGUF files
    "gguf-empty": tr_noop("{file} is empty. Download it again."),
    "gguf-zeros": tr_noop("{file} begins with zeros: it is an unfinished download."),
    "gguf-lfs-pointer": tr_noop(
        "{file} is only a Git LFS pointer to the model. Download the model with git lfs pull."
    ),
    "gguf-web-page": tr_noop("{file} is a web page, not a model. Download the model again."),
    "gguf-former-format": tr_noop(
        "{file} is in a format older than GGUF, which llama.cpp no longer supports."
    ),
    "gguf-other-file": tr_noop("{file} is not a GGUF file."),
    "gguf-big-endian": tr_noop(
        "{file} is a big-endian file for other processors. Download a little-endian version."
    ),
    "gguf-version": tr_noop(
        "{file} uses GGUF version {version}, which this llama.cpp does not support."
    ),
    "gguf-ends-at-once": tr_noop(
        "{file} is incomplete: it ends within its header. Download it again."
    ),
    "gguf-header-ends-early": tr_noop(
        "{file} is incomplete: it ends within its header, after {size} bytes. Download it again."
    ),
    "gguf-last-bytes-missing": tr_noop(
        "{file} is incomplete: its last {missing} bytes are missing. Download it again."
    ),
    "gguf-incomplete": tr_noop(
        "{file} is incomplete: only {shown} of {whole} MB are present. Download it again."
    ),
    "gguf-unknown-tensor-type": tr_noop(
        "{file} has weights in a format that this llama.cpp does not support (type {type}). The "
        "file is damaged or made for a newer version."
    ),
    "gguf-removed-tensor-type": tr_noop(
        "{file} has weights in a format that llama.cpp no longer supports (type {type}). Download "
        "a version with another quantisation."
    ),
    "gguf-changed": tr_noop("{file} changed while it was being read. Read it again."),
    "gguf-damaged": tr_noop("{file} is damaged: {what}. Download it again."),
    "gguf-claims-tensors": tr_noop("it claims to have {count} tensors"),
    "gguf-claims-values": tr_noop("it claims to have {count} values"),
    "gguf-claims-texts": tr_noop("it claims to have a list of {count} texts"),
    "gguf-key-length": tr_noop("a name in it claims to have {count} bytes"),
    "gguf-value-type": tr_noop("it has a value of the unknown type {type}"),
    "gguf-list-type": tr_noop("it has a list of the unknown type {type}"),
    "gguf-nameless-value": tr_noop("one of its values has no name"),
    "gguf-two-values": tr_noop("it has two values with the name {name}"),
    "gguf-alignment": tr_noop("the alignment of its weights is invalid"),
    "gguf-two-tensors": tr_noop("it has two tensors with the name {name}"),
    "gguf-tensor-name-length": tr_noop("a tensor name in it claims to have {count} bytes"),
    "gguf-tensor-dimensions": tr_noop("tensor {name} has {count} dimensions"),
    "gguf-tensor-shape": tr_noop("tensor {name} has an invalid shape"),
    "gguf-tensor-place": tr_noop("tensor {name} is in the wrong place"),
    "no-tokenizer": tr_noop("{file} has no tokenizer, so this llama.cpp cannot read text with it."),
    "unknown-tokenizer": tr_noop(
        "{file} uses the tokenizer {tokenizer}, which this llama.cpp does not support."
    ),
    "vocabulary-without-tokens": tr_noop("{file} is damaged: it contains no list of tokens."),
    "vocabulary-same-tokens": tr_noop("{file} is damaged: two of its tokens have the same text."),
    "vocabulary-types-short": tr_noop("{file} is damaged: its list of token types is too short."),
    # The library
    "folder-missing": tr_noop("does not exist", about="a folder, named before"),
    "folder-is-file": tr_noop("is a file, not a folder", about="a folder, named before"),
    "folder-unreadable": tr_noop("cannot be read: {reason}", about="a folder, named before"),
    "models-folder-missing": tr_noop("{folder} does not exist. Check the name."),
    "models-folder-is-file": tr_noop("{folder} is a file. Choose the folder that contains it."),
    "folders-not-changed": tr_noop("The list of folders was not changed. {error}"),
    "model-search-failed": tr_noop("The search for models failed: {error}"),
    "not-a-model-file": tr_noop("{name} is not a model file."),
    "path-unreadable": tr_noop("{path} cannot be read: {why}."),
    "model-file-invalid": tr_noop("{path} is invalid ({error})."),
    "model-gone": tr_noop("It is no longer there."),
    "model-broken-link": tr_noop(
        "It is a link to a file that does not exist. Download the model again."
    ),
    "model-unreadable": tr_noop("It cannot be read: {reason}."),
    "model-not-regular": tr_noop("It is not a regular file."),
    "model-header-invalid": tr_noop("Its header is invalid ({error})."),
    "model-part-missing": tr_noop(
        "Part {number} of {count} is missing. Download it to the same folder."
    ),
    "model-part-name": tr_noop(
        "It is part {number} of {count}, but its name does not end like -00001-of-00003.gguf, so "
        "the other parts cannot be found. Rename the parts."
    ),
    "model-parts-differ": tr_noop("Its parts belong to different models. Download them again."),
    "ollama-manifest-damaged": tr_noop("Ollama's manifest of it is damaged. Pull the model again."),
    "ollama-manifest-unreadable": tr_noop("Ollama's manifest of it cannot be read: {reason}."),
    "ollama-data-missing": tr_noop("Its data is missing. Pull the model again with Ollama."),
    "model-imatrix": tr_noop("It is an importance matrix for quantisation (imatrix), not a model."),
    "model-diffusion": tr_noop("It generates text by diffusion, not token by token."),
    "model-head": tr_noop(
        "It is an add-on that speeds up one specific model, not a model in itself."
    ),
    "model-speech": tr_noop("It generates speech."),
    "model-encoder": tr_noop(
        "Its encoder would have to read the prompt first, which Foretoken does not support."
    ),
    "model-no-vocabulary": tr_noop("It has no vocabulary, so it is not a text model."),
    "model-no-weights": tr_noop("It contains only a vocabulary, no weights."),
    # Moving a model to the trash and back
    "built-in-stays": tr_noop("The built-in models are part of Foretoken and cannot be removed."),
    "ollama-removes": tr_noop(
        "This model is managed by Ollama, and other models may share its files. Remove it with: "
        "{command}"
    ),
    "trash-refuses": tr_noop(
        "{name} could not be moved to the trash: {why}. It stays where it is. Delete it in your "
        "file manager."
    ),
    "trash-emptied": tr_noop("{name} is no longer in the trash, so it cannot be restored."),
    "trash-place-taken": tr_noop(
        "{name} cannot be restored: {folder} already contains a file with that name. It stays in "
        "the trash."
    ),
    "trash-unrestored": tr_noop(
        "{name} cannot be restored: {why}. It is in the trash of your system."
    ),
    # Why a model cannot draft, or a pair is not for this computer
    "draft-is-target": tr_noop("it is the target itself"),
    "draft-embeds": tr_noop("it computes embeddings"),
    "draft-is-add-on": tr_noop("it is an add-on for images or audio"),
    "draft-is-adapter": tr_noop("it is an adapter, not a whole model"),
    "draft-writes-no-text": tr_noop("it does not generate text"),
    "draft-broken": tr_noop("it is broken"),
    "draft-trouble": tr_noop("{what}: {why}", about="a model and its trouble"),
    "draft-recurrent": tr_noop("cannot roll back: recurrent"),
    "draft-unreadable": tr_noop("cannot be read: {reason}", about="a model, named before"),
    "draft-larger": tr_noop("larger than the target"),
    "draft-hardly-cheaper": "hardly cheaper than the target",  # not translated: command line
    "draft-gains-little": tr_noop("different vocabulary, {speedup}x the plain speed at best"),
    "cannot-draft-here": tr_noop("{name} cannot draft here: {reason}."),
    "method-needs-draft": tr_noop(
        "This method requires a draft model. Choose one in the list of models, or set Method to "
        "Automatic."
    ),
    "no-memory-beside-models": tr_noop(
        "{name} does not fit in memory together with the loaded models: {needs}. Choose a smaller "
        "model, load a smaller pair first, or close other programs."
    ),
    "pair-too-big": tr_noop("The pair needs about {needed} of memory; {free} is free (estimated)."),
    "need-less-memory": tr_noop(
        "Close other programs, shorten the context, or choose a smaller pair."
    ),
    "last-target-gone": tr_noop(
        "{name}, which you used last, is no longer in {folder}. The built-in pair is used instead."
    ),
    "last-draft-gone": tr_noop(
        "The draft {name} is no longer in {folder}. The target is used without a draft model."
    ),
    # Tests, benchmarks and races of pairs
    "nothing-measured": tr_noop("nothing was measured"),
    "too-slow-to-test": tr_noop("too slow to test in {seconds} s"),
    "prompts-too-long": tr_noop("prompts too long for the context"),
    "answers-too-short": tr_noop("answers too short to time"),
    "no-time-to-tune": tr_noop("not enough time"),
    "no-other-threads": tr_noop("no other thread count is possible"),
    "tuning-without-drafting": tr_noop("drafting is off"),
    "no-draft-in-use": tr_noop("no draft model is used"),
    "flash-attention-required": tr_noop("required by the value cache"),
    "batch-too-small": tr_noop("the batch is too small for another size"),
    "race-question-too-long": tr_noop(
        "The question is too long for the context. Race a shorter one."
    ),
    "not-a-benchmark": tr_noop("This is not a Foretoken benchmark."),
    "not-a-race": tr_noop("This is not a Foretoken race."),
    "experiment-file-newer": tr_noop("This file was written by a newer version of Foretoken."),
    "accepted-beyond-drafted": tr_noop("more tokens were accepted than drafted"),
    "benchmark-unlisted-run": tr_noop("an answer has a mode or a kind of text that is not listed"),
    "race-inconsistent": tr_noop("its answers are inconsistent"),
    "benchmarks-not-saved": tr_noop("The benchmarks could not be saved: {why}."),
    # Prompt files, of the command line only
    "prompts-too-large": "{path} is larger than the limit of {most} bytes.",  # not translated
    "prompts-not-utf-8": "{path} is not UTF-8 text. Save it as UTF-8.",  # not translated
    "prompts-missing": "{path} contains no prompts.",  # not translated
    "prompts-same-name": (
        "{path} contains two prompts with the same name. "  # not translated
        "Give each a different name."
    ),
    "prompts-not-json": (
        'Line {number} of {path} is not {{"name": ..., "prompt": ...}} in JSON.'  # not translated
    ),
    # Presets
    "presets-reference": "{file}: there is no {name} in its lists",  # not translated: maintainers
    "preset-model-twice": tr_noop(
        "a model must be either a file on disk or a file on the hub, not both"
    ),
    "preset-path": tr_noop("path must be an absolute path and a valid file name"),
    "preset-repository": tr_noop("repository must be owner/name, not {name}"),
    "preset-file": tr_noop("file must be the name of a .gguf file, not {name}"),
    "preset-name-length": tr_noop("a preset's name can have at most {most} characters"),
    "preset-name-characters": tr_noop("a preset's name must be one line of text, not {name}"),
    "preset-invalid": tr_noop("{problem}.", about="what is wrong in a file"),
    "preset-missing": tr_noop(
        "The preset {name} does not exist. It may have been deleted or renamed."
    ),
    "preset-name-taken": tr_noop("A preset named {name} already exists. Choose another name."),
    "preset-not-downloaded": tr_noop(
        "{model} of {repository} is not on this computer: download it first"
    ),
    "preset-model-gone": tr_noop("{model} is no longer in {folder}"),
    "preset-gone-before-export": tr_noop("This preset no longer exists, so nothing was exported."),
    "presets-too-many": tr_noop_n(
        "This would make {count} preset; the limit is {most}. Delete some that you do not need.",
        "This would make {count} presets; the limit is {most}. Delete some that you do not need.",
    ),
    "presets-file-too-large": tr_noop("{file} is too large to be a presets file."),
    "presets-file-not-json": tr_noop("{file} is not a JSON file: {reason}."),
    "presets-not-imported": tr_noop("{file} was not imported. {reason}"),
    "presets-not-changed": tr_noop("The presets were not changed. {why}"),
    "presets-unreadable": tr_noop(
        "Your presets cannot be read: {reason} The next change starts a new file and keeps this "
        "one under another name."
    ),
}
