"""Heads that come with a target: what they draft changes nothing, and their caches are true."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

import tiny_models as tiny
from foretoken.engine.cancellation import CancelFlag
from foretoken.engine.config import (
    CacheType,
    GenerationLimits,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.events import GenerationFinished, RunStatistics, TokenEmitted
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.sampling.probabilities import distribution
from foretoken.engine.session import Session
from known_costs import make_drafting_pay

CONTEXT, VOCABULARY = 1024, 40
SETTINGS = ModelSettings(batch_length=64, cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
PLAIN = SpeculativeConfig(Method.PLAIN)
FIXED = SpeculativeConfig(Method.DRAFT, lookahead=4)
DRAFTING = {
    "fixed": FIXED,
    "longer than a state can be dropped": SpeculativeConfig(Method.DRAFT, lookahead=9),
    "adaptive": SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE),
    "by block": SpeculativeConfig(Method.DRAFT, lookahead=4, verification=VerificationRule.BLOCK),
}
GREEDY = SamplingParams(temperature=0.0)


SHAPE = {"seed": 5, "vocab_size": VOCABULARY, "context_length": CONTEXT, "scale": 0.3}


@pytest.fixture(scope="module")
def files(models: Path) -> dict[str, tuple[Path, Path]]:
    """Targets with drafts: a hybrid model and one with attention alone, each with its own head.

    And a llama with EAGLE-3 heads, of which one knows three quarters of the tokens.
    """
    hybrid = tiny.write_delta_net_model(models / "head-delta-net.gguf", head=True, **SHAPE)
    dense = tiny.write_dense_head_model(models / "head-dense.gguf", head=True, **SHAPE)
    llama = tiny.write_random_model(models / "head-llama.gguf", layers=3, **SHAPE)
    layers = (0, 1, 2)
    eagle = tiny.write_eagle_head(
        models / "eagle.gguf", llama, target_layers=layers, context_length=CONTEXT
    )
    few = tiny.write_eagle_head(
        models / "eagle-few.gguf",
        llama,
        target_layers=layers,
        context_length=CONTEXT,
        drafted=30,
    )
    return {
        "delta net": (hybrid, hybrid),
        "dense": (dense, dense),
        "eagle": (llama, eagle),
        "eagle, few tokens": (llama, few),
    }


@pytest.fixture(params=["delta net", "dense", "eagle", "eagle, few tokens"])
def pair(request: pytest.FixtureRequest, files: dict[str, tuple[Path, Path]]) -> tuple[Path, Path]:
    return files[request.param]


@pytest.fixture
def session(pair: tuple[Path, Path]) -> Iterator[Session]:
    with Session.load(*pair, settings=SETTINGS) as session:
        make_drafting_pay(session)
        yield session


def answer(
    session: Session,
    prompt: Sequence[int],
    config: SpeculativeConfig,
    sampling: SamplingParams = GREEDY,
    count: int = 60,
) -> tuple[list[int], RunStatistics]:
    events = list(session.generate(prompt, sampling, config, GenerationLimits(max_tokens=count)))
    finished = events[-1]
    assert isinstance(finished, GenerationFinished)
    return [each.id for each in events if isinstance(each, TokenEmitted)], finished.statistics


@pytest.mark.parametrize("name", DRAFTING)
def test_greedy_text_is_that_of_plain_decoding(session: Session, name: str) -> None:
    draw, accepted, rejected = random.Random(1), 0, 0
    for _ in range(6):
        prompt = [draw.randrange(3, VOCABULARY - 1) for _ in range(draw.choice([1, 8, 200]))]
        plain, _ = answer(session, prompt, PLAIN)
        drafted, statistics = answer(session, prompt, DRAFTING[name])
        assert drafted == plain
        accepted += statistics.accepted
        rejected += statistics.drafted - statistics.accepted
    assert min(accepted, rejected) > 15


@pytest.mark.parametrize(
    ("name", "sampling"),
    [
        ("fixed", SamplingParams(temperature=1.0)),
        ("by block", SamplingParams(temperature=0.7, top_p=0.9)),
        ("adaptive", SamplingParams(temperature=1.3, repeat_penalty=1.3, presence_penalty=0.5)),
    ],
)
def test_sampled_tokens_follow_the_target(
    session: Session, name: str, sampling: SamplingParams, draws: float
) -> None:
    """Pairs of tokens behind one prompt, against the target's own products of probabilities."""
    prompt = [5, 9, 7, 12, 30, 8]
    wanted = pair_probabilities(session, prompt, sampling)
    counts = np.zeros_like(wanted)
    accepted = 0
    for seed in range(round(1500 * draws)):
        of_seed = SamplingParams(**{**fields(sampling), "seed": seed})
        ids, statistics = answer(session, prompt, DRAFTING[name], of_seed, 3)
        accepted += statistics.accepted
        if len(ids) > 1:
            counts[ids[0], ids[1]] += 1
    assert accepted > 250
    assert p_value(counts, wanted) > 0.001
    mixed = 0.9 * wanted + 0.1 * np.roll(wanted, 1, axis=1)
    assert p_value(counts, mixed) < 0.001, "a tenth of another distribution would be seen"


def fields(sampling: SamplingParams) -> dict[str, float]:
    return {name: getattr(sampling, name) for name in sampling.__dataclass_fields__}


def pair_probabilities(
    session: Session, prompt: Sequence[int], sampling: SamplingParams
) -> np.ndarray:
    """Probability of each pair of tokens that do not end the answer."""
    sequence = session.target.sequence
    end = [token for token in range(VOCABULARY) if session.vocabulary.is_end(token)]
    sequence.keep_prefix(0)
    first = _probs(sequence.feed(prompt, rows=1)[0], prompt, sampling)
    table = np.zeros((VOCABULARY, VOCABULARY))
    for token in np.flatnonzero(first):
        if int(token) in end:
            continue
        sequence.keep_prefix(0)
        text = [*prompt, int(token)]
        table[token] = first[token] * _probs(sequence.feed(text, rows=1)[0], text, sampling)
    table[:, end] = 0.0
    sequence.keep_prefix(0)
    return table / table.sum()


def _probs(row: np.ndarray, text: Sequence[int], sampling: SamplingParams) -> np.ndarray:
    recent = list(text[-sampling.repeat_last_n :]) if sampling.penalises else []
    probs = distribution(row.copy(), sampling, recent)
    return np.array([probs.prob(token) for token in range(VOCABULARY)])


def p_value(counts: np.ndarray, wanted: np.ndarray) -> float:
    expected = counts.sum() * wanted
    assert counts[wanted < 1e-12].sum() == 0
    usable = expected >= 5
    observed = [*counts[usable], counts[~usable].sum()]
    cells = [*expected[usable], expected[~usable].sum()]
    kept = [(o, w) for o, w in zip(observed, cells, strict=True) if w > 0.5]
    statistic = sum((o - w) ** 2 / w for o, w in kept)
    return float(stats.chi2.sf(statistic, len(kept) - 1))


# --- caches ---------------------------------------------------------------------------------------


class Reference:
    """The same file opened once more: what a head says that has read a text from its start."""

    def __init__(self, target: Path, head: Path) -> None:
        self.model = LlamaModel.load(target, settings=SETTINGS)
        self.draft = self.model.load_draft(head, settings=SETTINGS)
        flag = CancelFlag()
        self.target = LlamaContext(self.model, CONTEXT, cancel=flag, settings=SETTINGS)
        self.head = LlamaContext(
            self.draft, CONTEXT, cancel=flag, settings=SETTINGS, target=self.target
        )

    def close(self) -> None:
        self.head.close()
        self.target.close()
        self.draft.close()
        self.model.close()

    def logits(self, tokens: Sequence[int]) -> np.ndarray:
        """Behind all of these and token 3, which is read with a state of zeros."""
        self.target.clear()
        self.head.clear()
        before = None
        for start in range(0, len(tokens), 64):
            part = tokens[start : start + 64]
            self.target.decode(part, rows=0)
            states = self.target.hidden_states(start, start + len(part))
            assert states is not None
            first = np.zeros_like(states[:1]) if before is None else before
            paired = np.concatenate([first, states[:-1]])
            before = states[-1:].copy()
            self.head.decode(part, rows=0, states=paired)
        return self.head.decode([3], rows=1)[0].copy()


@pytest.fixture
def reference(pair: tuple[Path, Path]) -> Iterator[Reference]:
    reference = Reference(*pair)
    yield reference
    reference.close()


def test_caches_are_true_after_random_stops(
    session: Session, reference: Reference, draws: float
) -> None:
    """Answers that end by length, are closed or cancelled in all places; chats go on or begin."""
    draw = random.Random(4)
    text: list[int] = []
    compared = 0
    for _ in range(round(60 * draws)):
        if draw.random() < 0.2:
            text = []
        prompt = [*text, *(draw.randrange(3, VOCABULARY - 1) for _ in range(draw.randint(1, 90)))]
        if len(prompt) > CONTEXT - 100:
            text = []
            continue
        sampling = SamplingParams(temperature=draw.choice([0.0, 1.0]), seed=draw.randrange(99))
        events = session.generate(
            prompt, sampling, draw.choice([*DRAFTING.values()]), GenerationLimits(max_tokens=40)
        )
        text = list(prompt)
        left, cancelled = draw.choice([3, 12, 999]), draw.random() < 0.3
        for event in events:
            if isinstance(event, TokenEmitted):
                text.append(event.id)
            left -= 1
            if not left and cancelled:
                session.cancel()
            elif not left:
                events.close()
                break
        session.cancel_flag.clear()
        assert session.draft is not None
        head, target = session.draft.sequence, session.target.sequence
        assert list(head.tokens) == text[: len(head)]
        assert list(target.tokens) == text[: len(target)]
        if len(head) > 1:
            compared += 1
            found = head.feed([3], rows=1)[0].copy()
            head.keep_prefix(len(head) - 1)
            np.testing.assert_allclose(found, reference.logits(head.tokens), atol=2e-3)
    assert compared > 20 * draws


def test_the_comparison_would_notice_a_state_of_another_place(
    session: Session, reference: Reference
) -> None:
    assert session.draft is not None
    answer(session, [5, 9, 7, 12, 30, 8], FIXED)
    head = session.draft.sequence
    tokens = list(head.tokens)
    head.keep_prefix(len(tokens) - 2)
    head.feed(tokens[-2:], rows=0)  # with zeros in the place of states
    found = head.feed([3], rows=1)[0].copy()
    known = np.isfinite(found)
    assert np.abs(found[known] - reference.logits(tokens)[known]).max() > 4e-3


@pytest.mark.parametrize("before", [PLAIN, FIXED], ids=["not told of", "told of"])
def test_a_chat_that_goes_on_from_an_earlier_place(
    session: Session, before: SpeculativeConfig
) -> None:
    """Some states before that place are gone: drafts may be worse, the text is the same."""
    accepted = 0
    for first in range(5, 15):
        session.clear_caches()
        text, _ = answer(session, [first, 9, 7, 12], before)
        prompt = [first, 9, 7, 12, *text[:20], 6, 6]
        drafted, statistics = answer(session, prompt, FIXED)
        accepted += statistics.accepted
        session.clear_caches()
        assert answer(session, prompt, PLAIN)[0] == drafted
    assert accepted > 5


def test_a_head_stops_where_its_context_ends(files: dict[str, tuple[Path, Path]]) -> None:
    llama, eagle = files["eagle"]
    short = tiny.write_eagle_head(
        eagle.with_name("short.gguf"), llama, target_layers=(0, 1, 2), context_length=128
    )
    with Session.load(llama, short, settings=SETTINGS) as session:
        make_drafting_pay(session)
        for length in (100, 127, 128, 129, 300):
            prompt = [3 + 7 * index % 30 for index in range(length)]
            plain, _ = answer(session, prompt, PLAIN)
            drafted, statistics = answer(session, prompt, FIXED)
            assert drafted == plain
            assert (statistics.drafted > 0) == (length <= 128), length


# --- files ----------------------------------------------------------------------------------------


def test_a_head_is_told_by_the_file(files: dict[str, tuple[Path, Path]]) -> None:
    for target, draft in files.values():
        with Session.load(target, draft) as session:
            assert session.draft is not None
            assert session.draft.model.is_head
            assert session.target_metadata.has_head == (target == draft)
    llama, _ = files["eagle"]
    with Session.load(llama, llama) as session:
        assert session.draft is not None
        assert not session.draft.model.is_head


def test_a_file_cut_down_to_the_model_has_no_head(files: dict[str, tuple[Path, Path]]) -> None:
    """llama.cpp would abort at the head's first pass."""
    file, _ = files["dense"]
    cut = tiny.write_without_tensors(file, file.with_name("cut-dense.gguf"), "nextn")
    with Session.load(cut, cut, settings=SETTINGS) as session:
        assert not session.target_metadata.has_head
        answered, _ = answer(session, [5, 9, 7], PLAIN)
    with Session.load(file, settings=SETTINGS) as session:
        assert answer(session, [5, 9, 7], PLAIN)[0] == answered


def test_a_file_that_llama_cpp_refuses_without_its_head(
    files: dict[str, tuple[Path, Path]],
) -> None:
    file, _ = files["delta net"]
    cut = tiny.write_without_tensors(file, file.with_name("cut-delta-net.gguf"), "nextn")
    with pytest.raises(ModelLoadError, match=r"nextn\.eh_proj.* not found"):
        Session.load(cut)


def test_a_head_in_another_part_of_a_split_file(files: dict[str, tuple[Path, Path]]) -> None:
    for name in ("delta net", "dense"):
        file, _ = files[name]
        folder = file.with_suffix("")
        folder.mkdir()
        copy = folder / file.name
        copy.write_bytes(file.read_bytes())
        parts = tiny.write_split(copy, 10)
        assert len(parts) > 2
        with Session.load(parts[0], parts[0], settings=SETTINGS) as session:
            assert session.draft is not None
            assert session.draft.model.is_head


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"target_layers": (0, 1, 3)}, "reads layer 3 of a model with 3"),
        ({"target_width": 96}, "made for a model of width 96, not 64"),
        ({"width": 96}, "made for a model of width"),
        ({"tokens": tiny.default_tokens(VOCABULARY)[::-1]}, "token"),
    ],
    ids=str,
)
def test_a_head_for_another_model_is_refused(
    files: dict[str, tuple[Path, Path]], wrong: dict[str, Any], reason: str
) -> None:
    """llama.cpp would abort, or draft nonsense."""
    llama, eagle = files["eagle"]
    head = tiny.write_eagle_head(
        eagle.with_name("wrong.gguf"), llama, **{"target_layers": (0, 1, 2), **wrong}
    )
    with Session.load(llama, head) as session:
        assert not session.has_draft
        assert reason in (session.no_draft_reason or "")


def test_a_head_for_a_family_that_tells_no_states_is_refused(
    files: dict[str, tuple[Path, Path]], models: Path
) -> None:
    window = tiny.write_sliding_window_model(
        models / "window.gguf", seed=1, vocab_size=VOCABULARY, layers=3
    )
    with Session.load(window, files["eagle"][1]) as session:
        assert "inner states of gemma3" in (session.no_draft_reason or "")


def test_an_eagle_head_is_no_target(files: dict[str, tuple[Path, Path]]) -> None:
    with pytest.raises(ModelLoadError, match="head that drafts for one certain model"):
        Session.load(files["eagle"][1])


def test_another_draft_and_back(pair: tuple[Path, Path], session: Session) -> None:
    plain, _ = answer(session, [5, 9, 7, 12], PLAIN)
    for _ in range(2):
        session.set_draft(None)
        assert not session.has_draft
        session.set_draft(session.target.model.load_draft(pair[1]))
        make_drafting_pay(session)
        assert answer(session, [5, 9, 7, 12], FIXED)[0] == plain


def test_another_session_over_the_same_weights(session: Session) -> None:
    plain, _ = answer(session, [5, 9, 7], PLAIN)
    with session.beside(CONTEXT, SETTINGS, SETTINGS) as other:
        assert answer(other, [5, 9, 7], FIXED)[0] == plain
    assert answer(session, [5, 9, 7], FIXED)[0] == plain


@pytest.mark.parametrize("micro_batch", [1, 2, 3, 4, 31])
def test_any_micro_batch_will_do(pair: tuple[Path, Path], micro_batch: int) -> None:
    """llama.cpp aborts over encoded rows, or kept states, that a micro-batch has no room for."""
    settings = ModelSettings(batch_length=64, micro_batch_length=micro_batch)
    prompt = [3 + 7 * index % 30 for index in range(70)]
    with Session.load(*pair, settings=settings) as session:
        make_drafting_pay(session)
        plain, _ = answer(session, prompt, PLAIN, count=20)
        session.clear_caches()
        assert answer(session, prompt, FIXED, count=20)[0] == plain
