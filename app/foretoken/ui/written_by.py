"""Which pair wrote an answer, and how, as the answer tells it."""

from __future__ import annotations

from foretoken.chat.conversation import AnswerSource
from foretoken.control.answer_source import settings_of
from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.figures import Figure
from foretoken.engine.shown_text import shown_name
from foretoken.models.names import pair_name

_METHODS = {
    Method.PLAIN: "plain decoding",
    Method.LOOKUP: "drafts by prompt lookup only",
    Method.DRAFT: "drafts in every step",
}


def written_by(source: AnswerSource) -> Figure:
    """The name of the pair, explained by its models and the settings."""
    models = f"Written by {shown_name(source.target)}"
    if source.draft is not None:
        models += f", with drafts by {shown_name(source.draft)}"
    lines = [f"{models}."]
    settings = settings_of(source)
    if settings is not None:
        words = [*_sampling_words(settings.sampling), _drafting_words(settings.speculative)]
        said = " · ".join(words)
        lines.append(f"{said[:1].upper()}{said[1:]}.")
    return Figure("", pair_name(source.target, source.draft), "\n".join(lines))


def _sampling_words(sampling: SamplingParams) -> list[str]:
    """What is off is left out."""
    words = [f"temperature {sampling.temperature:g}"]
    if sampling.top_k:
        words.append(f"top-k {sampling.top_k}")
    if sampling.top_p < 1:
        words.append(f"top-p {sampling.top_p:g}")
    if sampling.min_p:
        words.append(f"min-p {sampling.min_p:g}")
    if sampling.repeat_penalty != 1:
        words.append(f"repeat penalty {sampling.repeat_penalty:g}")
    if sampling.seed is not None:
        words.append(f"seed {sampling.seed}")
    return words


def _drafting_words(drafting: SpeculativeConfig) -> str:
    if drafting.method in _METHODS and drafting.method is not Method.DRAFT:
        return _METHODS[drafting.method]
    if drafting.lookahead is not None:
        return f"fixed lookahead {drafting.lookahead}"
    if drafting.method is Method.DRAFT:
        return _METHODS[drafting.method]
    rule = drafting.effective_rule
    return f"{'fixed' if rule is LookaheadRule.FIXED else rule.value} lookahead"
