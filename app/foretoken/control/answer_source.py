"""What wrote an answer: names and settings that are kept with it, and read from it again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from typing import Any, TypeVar

from foretoken.chat.conversation import AnswerSource
from foretoken.control.records import AnswerSettings, PairLoaded
from foretoken.engine.config import LookaheadRule, Method, SamplingParams, SpeculativeConfig
from foretoken.settings.given_json import parse_json

_THEN = ", then "
_WITHOUT_DRAFT = (Method.PLAIN, Method.LOOKUP)
_T = TypeVar("_T", SamplingParams, SpeculativeConfig)


def source_of(pair: PairLoaded, settings: AnswerSettings) -> AnswerSource:
    """What is about to write an answer; a draft that is not asked for has no part in it."""
    drafts = pair.no_draft_reason is None and settings.speculative.method not in _WITHOUT_DRAFT
    draft = pair.draft_name if drafts else None
    return AnswerSource(pair.target_name, draft, json.dumps(asdict(settings)))


def joined_source(before: AnswerSource | None, after: AnswerSource) -> AnswerSource:
    """Of an answer that two models have written: both names, in their order."""
    names = [] if before is None else before.target.split(_THEN)
    if names[-1:] != [after.target]:
        names.append(after.target)
    return replace(after, target=_THEN.join(names))


def settings_of(source: AnswerSource) -> AnswerSettings | None:
    """How it was written; None where that was kept by a version that knew other settings."""
    try:
        kept = parse_json(source.settings)
        sampling, drafting = kept["sampling"], dict(kept["speculative"])
        drafting["method"] = Method(drafting["method"])
        drafting["rule"] = None if drafting["rule"] is None else LookaheadRule(drafting["rule"])
        return AnswerSettings(_made(SamplingParams, sampling), _made(SpeculativeConfig, drafting))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _made(kind: type[_T], values: Mapping[str, Any]) -> _T:
    known = {one.name for one in fields(kind)}
    return kind(**{name: value for name, value in values.items() if name in known})
