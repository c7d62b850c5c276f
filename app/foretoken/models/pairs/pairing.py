"""Compatibility of the library's models as drafts for a target, with reasons and cost estimates.

Everything comes from the headers of the files; nothing is loaded. The cost ratio is an estimate:
bytes of weights read by a draft pass over those read by a target pass. Decoding token by token is
memory-bound, so time roughly follows bytes; small models take longer than that, because each pass
has a fixed overhead, and so do models with weights on a slower device. The pair test measures the
real ratio.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from foretoken.engine.heads import HEAD_FAMILIES, head_misfit
from foretoken.engine.text.bridge import (
    LEAST_SHARE,
    can_bridge,
    little_shared,
    sample_tokens,
    shared_share,
)
from foretoken.engine.text.vocabulary import PairVerdict, compare_vocabularies
from foretoken.models.builtin import builtin_pair
from foretoken.models.gguf.file import BrokenFile, GgufFile, read_gguf
from foretoken.models.gguf.tensor_types import LOOKED_UP
from foretoken.models.gguf.vocabulary import FileVocabulary
from foretoken.models.library.facts import ModelKind
from foretoken.models.library.library import LibraryModel
from foretoken.models.names import OWN_HEAD
from foretoken.system.language import number, said, spoken

_USED_OF_BLOCK = 4
"""Tokens of a block that are counted: later ones are seldom accepted."""
_MOST_USEFUL_RATIO = 0.5
"""Above it even three accepted tokens in four gain little: a step of 3 drafts then costs 2.5 passes
for 2.7 tokens (Leviathan et al. 2023, section 3.3)."""
_LEAST_GAIN = 1.1
"""Least ``most_gain`` of a draft of another vocabulary: not all that it proposes is accepted."""
_LONGEST_DRAFT = 16
_NEGLIGIBLE_RATIO = 0.05
"""Below it draft passes hardly count, so the bigger draft model is better."""
_WHY_NOT = {
    ModelKind.EMBEDDING: "draft-embeds",
    ModelKind.PROJECTOR: "draft-is-add-on",
    ModelKind.ADAPTER: "draft-is-adapter",
    ModelKind.OTHER: "draft-writes-no-text",
    ModelKind.BROKEN: "draft-broken",
}
_FULL_STOPS = ".。"
_EXPERT = re.compile(r"_exps\.|\.ffn_(gate|up|down)\.\d+\.")
_BLOCK = re.compile(r"blk\.(\d+)\.")


@dataclass(frozen=True, slots=True)
class PairingVerdict:
    """Whether a model can draft for the target."""

    compatible: bool
    reason: str | None = None
    """Why it cannot draft; if it can, the reservation, if any."""
    cost_ratio: float | None = None
    """Estimated time of a draft pass over that of a target pass; None where it does not matter."""
    shared: float | None = None
    """With another vocabulary: the share of a text that it can draft, 0 to 1."""
    most_gain: float | None = None
    """With another vocabulary: upper bound on the speedup."""

    @property
    def worthwhile(self) -> bool:
        """Whether it can draft, without reservation."""
        return self.compatible and self.reason is None


@dataclass(frozen=True, slots=True)
class DraftChoice:
    """An entry of the list of drafts."""

    model: LibraryModel | None
    """None: no draft model; drafts are looked up in the text so far, at no cost."""
    verdict: PairingVerdict
    own_head: bool = False
    """Whether ``model`` is the target itself, drafting with the head in its file."""

    @property
    def path(self) -> Path | None:
        """File of the draft model; None without one."""
        return None if self.model is None else self.model.path

    @property
    def name(self) -> str:
        """Name for ``shown_model``; empty without a draft model."""
        if self.model is None:
            return ""
        return OWN_HEAD if self.own_head else self.model.name


@dataclass(frozen=True, slots=True)
class PassWeights:
    """Estimated bytes of weights read by passes of a model."""

    model: int
    """Read by a pass of one token. A mixture of experts counts with its active share, an embedding
    table only if it is the output matrix, too."""
    head: int
    """Read by a pass of its own head: the layers after the model's and, unless the head brings
    one, the output matrix."""
    output: int
    """Size of its output matrix; 0 if it has none."""


class Pairing:
    """Judges pairs. Caches headers and comparisons until a file changes."""

    def __init__(self) -> None:
        self._headers: dict[tuple[Path, int, int], tuple[PassWeights, str]] = {}
        self._comparisons: dict[tuple[str, str, bool], PairVerdict] = {}
        # Of the last target; 8 MB for 150,000 tokens.
        self._target_vocabulary = lru_cache(maxsize=1)(_vocabulary)
        self._target_sample = lru_cache(maxsize=1)(sample_tokens)

    def verdict(self, target: LibraryModel, model: LibraryModel) -> PairingVerdict:
        """Return whether ``model`` can draft for ``target``; reads headers, raises nothing."""
        itself = _same_file(target.path, model.path)
        if itself and not target.head:
            return PairingVerdict(False, said("draft-is-target"))
        if not itself and (reason := _plain_reason(model)) is not None:
            return PairingVerdict(False, reason)
        try:
            if itself:
                own, _ = self._header(target)
                return PairingVerdict(True, None, own.head / own.model)
            if _is_head(model):
                reason = head_misfit(target.shape, model.shape)
                if reason is not None:
                    return PairingVerdict(False, reason)
            fits = self._compare(target, model)
            if not fits.compatible:
                return PairingVerdict(False, fits.reason)
            (own, _), (its, _) = self._header(target), self._header(model)
            read = its.model
            if _is_head(model) and not its.output:
                read += own.output
            ratio = read / own.model
            if model.shape.block:  # one pass drafts the whole block
                ratio /= min(model.shape.block, _USED_OF_BLOCK)
        except BrokenFile as error:
            return PairingVerdict(False, str(error).rstrip(_FULL_STOPS))
        except OSError as error:
            reason = error.strerror or str(error)
            return PairingVerdict(False, said("draft-unreadable", reason=reason))
        if ratio > 1:
            return PairingVerdict(False, said("draft-larger"), ratio)
        gain = None if fits.shared is None else most_gain(fits.shared, ratio)
        if gain is not None and gain < _LEAST_GAIN:
            reason = said("draft-gains-little", speedup=number(gain, 2))
            return PairingVerdict(False, reason, ratio)
        hardly = said("draft-hardly-cheaper") if ratio > _MOST_USEFUL_RATIO else None
        return PairingVerdict(True, hardly, ratio, fits.shared, gain)

    def ranked_drafts(
        self, target: LibraryModel, models: Iterable[LibraryModel]
    ) -> list[DraftChoice]:
        """Sort a library for the choice of a draft.

        Good drafts come first: the target's own family, then others, the likely fastest first. Then
        lookup, then drafts of another vocabulary, whose gain only a test can tell, then drafts that
        would gain little, then the rest by name.
        """
        choices = [
            DraftChoice(
                model,
                self.verdict(target, model),
                own_head=target.head and _same_file(target.path, model.path),
            )
            for model in models
        ]
        choices.append(DraftChoice(None, PairingVerdict(True, None, 0.0)))
        return sorted(choices, key=lambda choice: self._rank(target, choice))

    def _rank(self, target: LibraryModel, choice: DraftChoice) -> tuple[object, ...]:
        model, verdict = choice.model, choice.verdict
        if model is None:
            return (1,)
        by_name = (model.name.lower(), str(model.path))
        if not verdict.compatible or verdict.cost_ratio is None:
            # What fits but is too large comes before what does not fit.
            return (4, verdict.cost_ratio is None, *by_name)
        if model.path == builtin_pair()[1]:
            kinship = 3  # measured to be faster than the head that ships with it
        elif choice.own_head or _is_head(model):
            kinship = 2  # nothing predicts the target better than its head
        else:
            kinship = int(self._header(target)[1] == self._header(model)[1] != "")
        cost = max(verdict.cost_ratio, _NEGLIGIBLE_RATIO)
        other = verdict.shared is not None
        place = (2 if other else 0) if verdict.worthwhile else 3
        return (place, other, -kinship, cost, -verdict.cost_ratio, *by_name)

    def _compare(self, target: LibraryModel, draft: LibraryModel) -> PairVerdict:
        """Compare vocabularies, as ``check_pair`` does with those of loaded models."""
        one, other, head = target.vocabulary_digest, draft.vocabulary_digest, _is_head(draft)
        if one and one == other:
            return PairVerdict(True)
        key = one, other, head
        if key not in self._comparisons or not (one and other):
            mine = self._target_vocabulary(target.path, target.modified_ns)
            its = _vocabulary(draft.path, draft.modified_ns)
            fits = compare_vocabularies(mine, its)
            if not fits.compatible and not head and can_bridge(mine, its):
                share = shared_share(self._target_sample(mine), sample_tokens(its))
                fits = PairVerdict(True, shared=share)
                if share < LEAST_SHARE:
                    fits = PairVerdict(False, little_shared(share))
            self._comparisons[key] = fits
        return self._comparisons[key]

    def _header(self, model: LibraryModel) -> tuple[PassWeights, str]:
        """Return what a pass reads, and the family of the model."""
        key = (model.path, model.size_bytes, model.modified_ns)
        if key not in self._headers:
            files = [read_gguf(part) for part in model.parts or (model.path,)]
            name = files[0].text("general.basename") or model.name
            self._headers[key] = pass_weights(files), family_name(name)
        return self._headers[key]


def _vocabulary(path: Path, _modified_ns: int) -> FileVocabulary:
    return FileVocabulary(read_gguf(path))


def pass_weights(files: list[GgufFile]) -> PassWeights:
    """Return what passes of a model read; ``files`` are all its parts."""
    family = files[0].text("general.architecture")

    def number(key: str) -> int:
        return files[0].number(f"{family}.{key}", 0)

    experts = number("expert_count")
    active = min(number("expert_used_count") or experts, experts)
    # Layers that predict further tokens come last and take no part in an ordinary pass.
    layers = number("block_count") - number("nextn_predict_layers")
    sizes = {tensor.name: tensor.size_bytes for file in files for tensor in file.tensors}
    output = sizes.get("output.weight", sizes.get("token_embd.weight", 0))
    model = head = 0
    brings_output = False
    for name, size in sizes.items():
        block = _BLOCK.match(name)
        if number("nextn_predict_layers") and block and int(block[1]) >= layers:
            brings_output |= name.endswith("nextn.shared_head_head.weight")
            head += 0 if name.endswith("nextn.embed_tokens.weight") else size
        elif name not in LOOKED_UP or (
            name == "token_embd.weight" and "output.weight" not in sizes
        ):
            model += size * active // experts if experts and _EXPERT.search(name) else size
    return PassWeights(max(1, model), head + (0 if brings_output else output), output)


def most_gain(shared: float, cost_ratio: float) -> float:
    """Return the speedup if all tokens that can be proposed are accepted, at the best draft length.

    Leviathan et al. 2023, theorem 3.8, with the share as the acceptance rate.
    """
    tokens, best = 1.0, 1.0
    for length in range(1, _LONGEST_DRAFT + 1):
        tokens += shared**length
        best = max(best, tokens / (1.0 + cost_ratio * length))
    return best


def family_name(name: str) -> str:
    """Return what names a family and its version: ``qwen2.5`` of Qwen2.5 7B."""
    words = re.split(r"[\s_:/-]+", name.lower())
    return next((word for word in words if word not in ("meta", "")), "")


def _plain_reason(model: LibraryModel) -> str | None:
    """Return the reason if the library's facts alone rule the model out as a draft."""
    if model.kind in _WHY_NOT and not _is_head(model):
        why, problem = said(_WHY_NOT[model.kind]), (model.problem or "").rstrip(_FULL_STOPS)
        if not problem:
            return why
        if spoken().code == "en":  # other languages may capitalise nouns
            problem = f"{problem[:1].lower()}{problem[1:]}"
        return said("draft-trouble", what=why, why=problem)
    if model.recurrent:
        # Restoring saved states pays for a target's long passes; for a draft it takes too much.
        return said("draft-recurrent")
    return None


def _is_head(model: LibraryModel) -> bool:
    return model.shape.family in HEAD_FAMILIES


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one == other or os.path.samefile(one, other)
    except OSError:
        return False
