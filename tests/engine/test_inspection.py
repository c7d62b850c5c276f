"""Inspection of an answer agrees with llama.cpp's sampler chain and with the recorded values."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, answer
from foretoken.engine.config import Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import DraftSource, TokenEmitted, TokenOrigin
from foretoken.engine.inspection import InspectionTask, continuability, inspect_answer
from foretoken.engine.loaded_model import LoadedModel
from foretoken.engine.model_pass import Logits
from foretoken.engine.session import Session
from sampler_chain import llama_cpp_probs

OFF = SamplingParams(temperature=1.0, seed=4)
SAMPLINGS = [
    SamplingParams(temperature=0.8, top_k=40, top_p=0.95, min_p=0.02, seed=5),
    SamplingParams(temperature=1.3, seed=6),
    SamplingParams(temperature=0.7, repeat_penalty=1.3, repeat_last_n=12, seed=7),
    SamplingParams(temperature=1.0, top_p=0.7, presence_penalty=0.6, frequency_penalty=0.3, seed=8),
]
DRAFT = SpeculativeConfig(Method.DRAFT, 4)
PROMPT = [3, 14, 15, 92, 65, 35]


@pytest.fixture(scope="module")
def pair(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


def answer_of(
    session: Session,
    sampling: SamplingParams,
    config: SpeculativeConfig = DRAFT,
    prompt: Sequence[int] = PROMPT,
) -> tuple[list[TokenEmitted], InspectionTask]:
    done = answer(session, prompt, config, sampling)
    by_index = {step.index: step.source for step in done.steps}
    sources = [by_index.get(token.step) for token in done.tokens]
    tokens = done.tokens
    return tokens, InspectionTask(prompt, tokens, 0, len(tokens), sampling, sources)


def rows_of(loaded: LoadedModel, tokens: Sequence[int]) -> list[Logits]:
    """Return the logits after each token, from the last one of the prompt on.

    The passes have the sizes of an inspection's: logits depend slightly on the batch.
    """
    sequence, start = loaded.sequence, len(PROMPT) - 1
    sequence.keep_prefix(0)
    sequence.feed(tokens[:start], rows=0)
    parts = [tokens[at : at + 16] for at in range(start, len(tokens), 16)]
    return [row.copy() for part in parts for row in sequence.feed(part, rows=len(part))]


@pytest.mark.parametrize("sampling", SAMPLINGS)
def test_probabilities_are_the_sampler_chains(pair: Session, sampling: SamplingParams) -> None:
    tokens, task = answer_of(pair, sampling)
    found = inspect_answer(pair, task)
    ids = [*PROMPT, *(token.id for token in tokens)]
    rows = [rows_of(loaded, ids[:-1]) for loaded in pair.models]
    assert [each.index for each in found] == list(range(len(tokens)))
    for index, each in enumerate(found):
        recent = ids[: len(PROMPT) + index][-sampling.repeat_last_n :]
        before, after = (
            [llama_cpp_probs(side[index], *transforms) for side in rows]
            for transforms in ((OFF, []), (sampling, recent))
        )
        for one in each.alternatives:
            for side, opinion in enumerate((one.target, one.draft)):
                assert opinion.before == pytest.approx(before[side][one.id], rel=1e-4, abs=1e-9)
                assert opinion.after == pytest.approx(after[side][one.id], rel=1e-4, abs=1e-9)
        likely = {*np.argsort(-before[0])[:8], *np.argsort(-before[1])[:4]}
        assert likely <= {one.id for one in each.alternatives}
        assert each.any_draft == pytest.approx(np.minimum(*after).sum(), rel=1e-4)
        assert each.remaining == np.count_nonzero(after[0])


@pytest.mark.parametrize("sampling", SAMPLINGS)
def test_they_are_those_that_were_recorded(pair: Session, sampling: SamplingParams) -> None:
    tokens, task = answer_of(pair, sampling)
    assert {token.origin for token in tokens} >= {TokenOrigin.DRAFT, TokenOrigin.CORRECTION}
    for token, each in zip(tokens, inspect_answer(pair, task), strict=True):
        here = each.of(token.id)
        assert here.target.after == pytest.approx(token.target_prob, abs=1e-3)
        if token.origin is TokenOrigin.DRAFT:
            assert here.draft.after == pytest.approx(token.draft_prob, abs=1e-3)
            assert token.target_prob is not None
            assert token.draft_prob is not None
            chance = min(1.0, token.target_prob / token.draft_prob)
            assert each.acceptance == pytest.approx(chance, abs=1e-3)
            assert (each.proposed, each.instead) == (token.id, None)
        elif token.rejected is not None:
            rejected = each.of(token.rejected.id)
            assert rejected.draft.after == pytest.approx(token.rejected.draft_prob, abs=1e-3)
            assert rejected.target.after == pytest.approx(token.rejected.target_prob, abs=1e-3)
            assert each.acceptance < 1.0
            # The target's excess over the draft, as a share of the total excess.
            more = here.target.after - here.draft.after
            assert each.any_draft is not None
            assert each.instead == pytest.approx(more / (1.0 - each.any_draft), rel=1e-3)
        else:
            assert (each.proposed, each.acceptance, each.instead) == (None, None, None)


def test_at_temperature_0_before_is_what_was_recorded_and_after_is_certain(pair: Session) -> None:
    tokens, task = answer_of(pair, GREEDY)
    for token, each in zip(tokens, inspect_answer(pair, task), strict=True):
        here = each.of(token.id)
        assert here.target.before == pytest.approx(token.target_prob, abs=1e-3)
        assert (here.target.after, each.remaining) == (1.0, 1)
        assert each.alternatives[0] is here
        if token.rejected is not None:
            assert (each.acceptance, each.instead) == (0.0, 1.0)
        elif token.origin is TokenOrigin.DRAFT:
            assert (each.acceptance, each.any_draft) == (1.0, 1.0)


def test_what_is_copied_is_drawn_with_certainty(pair: Session) -> None:
    prompt = [*PROMPT, 7, 8, 9, 10] * 6
    sampling = SamplingParams(temperature=1.0, top_k=20, seed=3)
    tokens, task = answer_of(pair, sampling, SpeculativeConfig(Method.LOOKUP, 4), prompt)
    found = inspect_answer(pair, task)
    copied = [i for i, token in enumerate(tokens) if token.source is DraftSource.LOOKUP]
    replaced = [i for i, token in enumerate(tokens) if token.rejected is not None]
    assert replaced
    for index in [*copied, *replaced]:
        each = found[index]
        assert each.proposed is not None
        assert each.acceptance == each.of(each.proposed).target.after
    for index in replaced:
        rejected, here = (found[index].of(found[index].proposed or 0), tokens[index])
        rest = 1.0 - rejected.target.after
        assert found[index].instead == pytest.approx(found[index].of(here.id).target.after / rest)


def test_a_part_of_an_answer_is_told_as_the_whole_and_the_chat_stays_read(pair: Session) -> None:
    tokens, task = answer_of(pair, SAMPLINGS[0])
    before = list(pair.cached_tokens), list(pair.draft.sequence.tokens)
    whole = inspect_answer(pair, task)
    shares: list[float] = []
    told = inspect_answer(pair, replace(task, first=20, last=41), progress=shares.append)
    assert told is not None
    assert [each.index for each in told] == list(range(20, 41))
    for one, other in zip(told, whole[20:41], strict=True):
        here, there = (each.of(tokens[one.index].id).target.after for each in (one, other))
        assert here == pytest.approx(there, abs=1e-4)
    assert shares == sorted(shares)
    assert (list(pair.cached_tokens), list(pair.draft.sequence.tokens)) == before


def test_it_can_be_stopped(pair: Session) -> None:
    _, task = answer_of(pair, OFF)
    left = iter([True, True, False])
    assert inspect_answer(pair, task, should_continue=lambda: next(left)) is None
    pair.cancel()
    assert inspect_answer(pair, task) is None
    pair.cancel_flag.clear()
    assert inspect_answer(pair, task) is not None


def test_behind_which_tokens_a_text_can_go_on(tmp_path: Path) -> None:
    tokens = ["a", *tiny.split_bytes("é"), tiny.control("<x>"), tiny.control("<|end|>")]
    path = tiny.write_bigram_model(
        tmp_path / "t.gguf", tiny.random_table(len(tokens), seed=1), tokens=tokens
    )
    with Session.load(path) as session:
        found = [continuability(session.vocabulary, token).name for token in range(len(tokens))]
    assert found == ["YES", "PART", "PART", "CONTROL", "END"]
