"""Heads: their drafts do not change the output, and their caches are correct."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, answer, random_chat
from exactness import p_value
from foretoken.engine.config import (
    MAX_LOOKAHEAD,
    CacheType,
    LookaheadRule,
    Method,
    ModelSettings,
    SamplingParams,
    SpeculativeConfig,
    VerificationRule,
)
from foretoken.engine.errors import ModelLoadError
from foretoken.engine.events import DraftSource
from foretoken.engine.inspection import InspectionTask, inspect_answer
from foretoken.engine.llama.backend import LlamaContext, LlamaModel
from foretoken.engine.lookahead.adaptive import AdaptiveLookahead
from foretoken.engine.lookahead.policy import NGRAM_TOKENS, Guess
from foretoken.engine.model_pass import CancelFlag
from foretoken.engine.sampling.probabilities import distribution
from foretoken.engine.session import Session
from known_costs import make_drafting_pay

CONTEXT, VOCABULARY = 1024, 40
SETTINGS = ModelSettings(batch_length=64, cache_type_k=CacheType.F32, cache_type_v=CacheType.F32)
PLAIN = SpeculativeConfig(Method.PLAIN)
FIXED = SpeculativeConfig(Method.DRAFT, lookahead=4)
ADAPTIVE = SpeculativeConfig(Method.DRAFT, rule=LookaheadRule.ADAPTIVE)
DRAFTING = {
    "fixed": FIXED,
    "longer than a state can be dropped": SpeculativeConfig(Method.DRAFT, lookahead=9),
    "adaptive": ADAPTIVE,
    "by block": SpeculativeConfig(Method.DRAFT, lookahead=4, verification=VerificationRule.BLOCK),
}


SHAPE = {"seed": 5, "vocab_size": VOCABULARY, "context_length": CONTEXT, "scale": 0.3}


def write_head(models: Path, name: str, target: Path, **options: Any) -> Path:
    """Write one of the heads in separate files: "eagle", "dflash" or "assistant"."""
    write = {
        "eagle": tiny.write_eagle_head,
        "dflash": tiny.write_dflash_head,
        "assistant": tiny.write_assistant,
    }[name.split()[0]]
    if write is not tiny.write_assistant:
        options = {"target_layers": (0, 1, 2), **options}
    path = models / f"{name}.gguf".replace(" ", "-")
    return write(path, target, **{"context_length": CONTEXT, **options})


@pytest.fixture(scope="module")
def files(models: Path) -> dict[str, tuple[Path, Path]]:
    """Targets with their heads, inside the same file or in separate ones.

    Those with few tokens know three quarters of the vocabulary.
    """
    llama = tiny.write_random_model(models / "head-llama.gguf", layers=3, **SHAPE)
    gemma = tiny.write_assisted_model(models / "head-gemma.gguf", **SHAPE)
    heads = {
        "assistant": (gemma, write_head(models, "assistant", gemma)),
        "eagle": (llama, write_head(models, "eagle", llama)),
        "eagle, few tokens": (llama, write_head(models, "eagle few", llama, drafted=30)),
        "dflash": (llama, write_head(models, "dflash", llama)),
        "dspark, few tokens": (
            llama,
            write_head(models, "dflash few", llama, markov=True, drafted=30),
        ),
    }
    noisy = tiny.write_random_model(models / "head-noisy.gguf", layers=3, noise=0.2, **SHAPE)
    heads["draft model"] = llama, noisy
    own = {
        "chained": tiny.write_dense_head_model(models / "head-chained.gguf", head=3, **SHAPE),
        "delta net": tiny.write_delta_net_model(models / "head-delta-net.gguf", head=1, **SHAPE),
        "dense": tiny.write_dense_head_model(models / "head-dense.gguf", head=1, **SHAPE),
    }
    return heads | {name: (path, path) for name, path in own.items()}


WITH_CACHES = ["chained", "delta net", "dense", "eagle", "eagle, few tokens", "dflash"]
WITH_CACHES += ["dspark, few tokens"]
PAIRS = ["assistant", *WITH_CACHES]


@pytest.fixture(params=PAIRS)
def pair(request: pytest.FixtureRequest, files: dict[str, tuple[Path, Path]]) -> tuple[Path, Path]:
    return files[request.param]


@pytest.fixture
def session(pair: tuple[Path, Path]) -> Iterator[Session]:
    with Session.load(*pair, settings=SETTINGS) as session:
        make_drafting_pay(session)
        yield session


@pytest.mark.parametrize("name", DRAFTING)
def test_greedy_text_is_that_of_plain_decoding(session: Session, name: str) -> None:
    draw, accepted, rejected = random.Random(1), 0, 0
    for _ in range(6):
        prompt = [draw.randrange(3, VOCABULARY - 1) for _ in range(draw.choice([1, 8, 200]))]
        plain, drafted = (answer(session, prompt, way) for way in (PLAIN, DRAFTING[name]))
        assert drafted.ids == plain.ids
        accepted += drafted.statistics.accepted
        rejected += drafted.statistics.drafted - drafted.statistics.accepted
    assert min(accepted, rejected) > 10


BY_BLOCK = ("by block", SamplingParams(temperature=0.7, top_p=0.9))
PENALISED = ("adaptive", SamplingParams(temperature=1.3, repeat_penalty=1.3, presence_penalty=0.5))


@pytest.mark.parametrize(
    ("pair", "name", "sampling"),
    [
        *((pair, "fixed", SamplingParams(temperature=1.0)) for pair in PAIRS),
        *((pair, *BY_BLOCK) for pair in ("eagle", "dflash")),
        *((pair, *PENALISED) for pair in ("delta net", "eagle, few tokens", "dspark, few tokens")),
    ],
    indirect=["pair"],
)
def test_sampled_tokens_follow_the_target(
    session: Session, name: str, sampling: SamplingParams, draws: float
) -> None:
    """The first two tokens after a prompt follow the target's own probabilities."""
    prompt = [5, 9, 7, 12, 30, 8]
    wanted = pair_probabilities(session, prompt, sampling)
    counts = np.zeros_like(wanted)
    accepted = 0
    runs = 1500 if sampling.penalises else 1000  # penalties spread what may follow
    for seed in range(round(runs * draws)):
        done = answer(session, prompt, DRAFTING[name], replace(sampling, seed=seed), count=3)
        accepted += done.statistics.accepted
        if len(done.ids) > 1:
            counts[done.ids[0], done.ids[1]] += 1
    assert accepted > 250
    assert p_value(counts, wanted) > 0.001
    mixed = 0.9 * wanted + 0.1 * np.roll(wanted, 1, axis=1)
    assert p_value(counts, mixed) < 0.001, "a tenth of another distribution would be seen"


def pair_probabilities(
    session: Session, prompt: Sequence[int], sampling: SamplingParams
) -> np.ndarray:
    """Return the probability of each pair of tokens that does not end the answer."""
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


# Of logits: passes of different lengths add in a different order.
TOLERANCE = 4e-3


class Reference:
    """A second copy of the files: the logits of a head that has read the whole text."""

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
        """Return the logits after these tokens and ``asked_of``, read with zeros as states."""
        self.target.clear()
        self.head.clear()
        at_its_place = self.draft.metadata.block is not None
        before = None
        for start in range(0, len(tokens), 64):
            part = tokens[start : start + 64]
            self.target.decode(part, rows=0)
            states = self.target.hidden_states(start, start + len(part))
            first = np.zeros_like(states[:1]) if before is None else before
            paired = states if at_its_place else np.concatenate([first, states[:-1]])
            before = states[-1:].copy()
            self.head.decode(part, rows=0, states=paired)
        asked = asked_of(self.draft)
        return self.head.decode(asked, rows=len(asked))[-1].copy()


def asked_of(head: LlamaModel) -> list[int]:
    """A token, followed by a mask for a head that reads blocks."""
    block = head.metadata.block
    return [3] if block is None else [3, block.mask]


@pytest.fixture
def reference(pair: tuple[Path, Path]) -> Iterator[Reference]:
    reference = Reference(*pair)
    yield reference
    reference.close()


@pytest.mark.parametrize("pair", WITH_CACHES, indirect=True)
def test_caches_outlive_random_stops(session: Session, reference: Reference, draws: float) -> None:
    """Answers end, are closed or cancelled anywhere; chats continue or begin anew."""
    draw, compared = random.Random(4), 0
    ways, letters = [*DRAFTING.values()], range(3, VOCABULARY - 1)
    for turn in random_chat(session, draw, ways, letters, rounds=round(60 * draws)):
        text = turn.text
        head, target = session.draft.sequence, session.target.sequence
        asked = asked_of(session.draft.model)
        assert list(head.tokens) == text[: len(head)]
        assert list(target.tokens) == text[: len(target)]
        if len(head) > 1:
            compared += 1
            chosen = draw.randrange(max(1, session.draft.metadata.heads))
            for context in (session.draft.context, reference.head):
                context.choose_head(chosen)
            found = head.feed(asked, rows=len(asked))[-1].copy()
            head.keep_prefix(len(head) - len(asked))
            np.testing.assert_allclose(found, reference.logits(head.tokens), atol=TOLERANCE)
    assert compared > 20 * draws


@pytest.mark.parametrize("pair", WITH_CACHES, indirect=True)
def test_it_would_notice_a_state_of_another_place(session: Session, reference: Reference) -> None:
    answer(session, [5, 9, 7, 12, 30, 8], FIXED)
    head = session.draft.sequence
    tokens = list(head.tokens)
    half = len(tokens) // 2
    head.keep_prefix(half)
    head.feed(tokens[half:], rows=0)  # with zeros in the place of states
    asked = asked_of(session.draft.model)
    found = head.feed(asked, rows=len(asked))[-1].copy()
    known = np.isfinite(found)
    assert np.abs(found[known] - reference.logits(tokens)[known]).max() > 2 * TOLERANCE


@pytest.mark.parametrize(
    "pair", ["eagle", "eagle, few tokens", "delta net", "dense", "draft model"], indirect=True
)
def test_guesses_at_a_text_are_what_a_draft_there_begins_with(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of the prompt of a new pair, and wherever the target went on alone."""
    told: list[Guess] = []

    def learn(_: AdaptiveLookahead, guesses: Sequence[Guess]) -> None:
        told.extend(guesses)

    turns = count(1)
    monkeypatch.setattr(AdaptiveLookahead, "learn_from_reading", learn)
    monkeypatch.setattr(AdaptiveLookahead, "should_draft", lambda _: next(turns) % 5 == 0)
    monkeypatch.setattr(AdaptiveLookahead, "should_propose", lambda *_: False)
    draw, texts = random.Random(8), {}
    for length in (50, 70, 50, 70):  # one or two batches
        prompt = [draw.randrange(3, VOCABULARY - 1) for _ in range(length)]
        text = [*prompt, *answer(session, prompt, ADAPTIVE, count=25).ids]
        texts |= {tuple(text[n - NGRAM_TOKENS : n]): text[:n] for n in range(17, len(text))}
    assert len(told) > 4 * MAX_LOOKAHEAD
    once, right = replace(FIXED, lookahead=1), []
    for guess in told:
        session.clear_caches()
        drafted = answer(session, texts[guess.last], once, count=2)
        right.append(bool(drafted.steps[0].accepted))
    assert right == [bool(guess.prob) for guess in told]
    assert 5 < sum(right) < len(right) - 5


def test_an_assistant_drafts_as_if_it_had_begun_anew(files: dict[str, tuple[Path, Path]]) -> None:
    draw = random.Random(6)
    with (
        Session.load(*files["assistant"], settings=SETTINGS) as session,
        Session.load(*files["assistant"], settings=SETTINGS) as other,
    ):
        text: list[int] = []
        accepted = 0
        for _ in range(40):
            text = text[: draw.randrange(len(text) + 1)]
            text += [draw.randrange(3, VOCABULARY - 1) for _ in range(draw.choice([2, 3, 80]))]
            if draw.random() < 0.4:  # a stopped answer, with or without the assistant
                events = session.generate(text, GREEDY, draw.choice([FIXED, PLAIN]))
                for _ in range(draw.randint(1, 9)):
                    next(events)
                events.close()
                text += [3, 4]  # the state comes from the target again
            other.clear_caches()
            found, anew = (answer(each, text, FIXED, count=12) for each in (session, other))
            assert found.ids == anew.ids
            assert found.statistics.drafted == anew.statistics.drafted
            assert found.statistics.accepted == anew.statistics.accepted
            accepted += anew.statistics.accepted
            text += found.ids
        assert accepted > 60


@pytest.mark.parametrize("before", [PLAIN, FIXED], ids=["not told of", "told of"])
def test_a_chat_goes_on_from_an_earlier_place(session: Session, before: SpeculativeConfig) -> None:
    """Some earlier states are lost: drafts may be worse, but the text is the same."""
    accepted = 0
    for first in range(5, 15):
        session.clear_caches()
        prompt = [first, 9, 7, 12, *answer(session, [first, 9, 7, 12], before).ids[:20], 6, 6]
        drafted = answer(session, prompt, FIXED)
        accepted += drafted.statistics.accepted
        session.clear_caches()
        assert answer(session, prompt, PLAIN).ids == drafted.ids
    assert accepted > 5


@pytest.mark.parametrize(("kind", "most"), [("eagle", 128), ("dflash", 127)])
def test_a_head_stops_at_the_end_of_its_context(
    files: dict[str, tuple[Path, Path]], tmp_path: Path, kind: str, most: int
) -> None:
    llama, _ = files[kind]
    short = write_head(tmp_path, kind, llama, context_length=128)
    with Session.load(llama, short, settings=SETTINGS) as session:
        make_drafting_pay(session)
        for length in (100, 127, 128, 129, 300):
            prompt = [3 + 7 * index % 30 for index in range(length)]
            plain, drafted = (answer(session, prompt, way) for way in (PLAIN, FIXED))
            assert drafted.ids == plain.ids
            assert (drafted.statistics.drafted > 0) == (length <= most), length


def test_a_head_may_be_cut_off_or_in_parts(
    files: dict[str, tuple[Path, Path]], tmp_path: Path
) -> None:
    """llama.cpp would abort at the first pass of a head that is missing."""
    file, _ = files["dense"]
    cut = tiny.write_without_tensors(file, tmp_path / "cut.gguf", "nextn")
    found = []
    for path in (cut, file):
        with Session.load(path, path, settings=SETTINGS) as session:
            assert session.target_metadata.has_head == (path == file)
            found.append(answer(session, [5, 9, 7], PLAIN).ids)
    assert found[0] == found[1]
    copy = tmp_path / file.name
    copy.write_bytes(file.read_bytes())
    parts = tiny.write_split(copy, 10)
    assert len(parts) > 2
    with Session.load(parts[0], parts[0], settings=SETTINGS) as session:
        assert session.draft.model.is_head


REVERSED: dict[str, Any] = {"tokens": tiny.default_tokens(VOCABULARY)[::-1]}


@pytest.mark.parametrize(
    ("kind", "wrong", "reason"),
    [
        ("eagle", {"target_layers": (0, 1, 3)}, "reads layer 3, but the model has 3 layers"),
        ("eagle", {"target_width": 96}, "made for a model of width 96, not 64"),
        ("eagle", {"width": 96}, "made for a model of width 96, not 64"),
        ("dflash", {"width": 32}, "made for a model of width 32, not 64"),
        ("dflash", REVERSED, "token"),
        ("dflash", {"values": {"tokenizer.ggml.mask_token_id": None}}, "not name a mask token"),
        ("dflash", {"values": {"dflash.selector_top_k": 4}}, "this kind of DFlash head"),
        ("dflash", {"values": {"dflash.block_size": 1}}, "no valid block size"),
        ("dflash", {"values": {"dflash.block_size": None}, "markov": True}, "no valid block size"),
        ("assistant", {"target_width": 96}, "made for a model of width 96, not 64"),
        ("assistant", {"heads": 4}, "made for a model with different attention heads"),
    ],
    ids=str,
)
def test_a_head_for_another_model_is_refused(
    files: dict[str, tuple[Path, Path]],
    tmp_path: Path,
    kind: str,
    wrong: dict[str, Any],
    reason: str,
) -> None:
    """llama.cpp would abort, or draft nonsense."""
    target, _ = files[kind]
    with Session.load(target, write_head(tmp_path, kind, target, **wrong)) as session:
        assert not session.has_draft
        assert reason in (session.no_draft_reason or "")


def test_a_head_for_another_family_is_refused(
    files: dict[str, tuple[Path, Path]], models: Path
) -> None:
    window = tiny.write_sliding_window_model(
        models / "window.gguf", seed=1, vocab_size=VOCABULARY, layers=3
    )
    for target, kind, reason in (
        (files["eagle"][0], "assistant", "made for Gemma 4, not llama"),
        (window, "eagle", "hidden states of gemma3"),
    ):
        with Session.load(target, files[kind][1]) as session:
            assert reason in (session.no_draft_reason or "")
    with pytest.raises(ModelLoadError, check=lambda error: error.kind == "load-unsuitable"):
        Session.load(files["eagle"][1])


@pytest.mark.parametrize(("name", "most"), [("dflash", 7), ("dspark, few tokens", 8)])
def test_a_pass_drafts_a_block(files: dict[str, tuple[Path, Path]], name: str, most: int) -> None:
    with Session.load(*files[name], settings=SETTINGS) as session:
        make_drafting_pay(session)
        assert session.draft is not None
        for config in (SpeculativeConfig(Method.DRAFT, lookahead=20), ADAPTIVE):
            before, drafted = session.draft.context.decode_passes, []
            for first in range(5, 15):
                drafted += [step.drafted for step in answer(session, [first, 9, 7], config).steps]
            assert session.draft.context.decode_passes - before == len(drafted)
            assert 1 <= max(drafted) <= most
            assert max(drafted) == most or config is ADAPTIVE


def test_a_dflash_head_with_several_position_values(
    files: dict[str, tuple[Path, Path]], tmp_path: Path
) -> None:
    """As for Qwen3.5: only one of them matters, so its drafts equal those of an ordinary head."""
    llama, dflash = files["dflash"]
    found = []
    for head in (write_head(tmp_path, "dflash", llama, sections=True), dflash):
        with Session.load(llama, head, settings=SETTINGS) as session:
            make_drafting_pay(session)
            for length in (1, 7, 90):
                session.clear_caches()
                done = answer(session, [3 + 7 * index % 30 for index in range(length)], FIXED)
                found.append((done.ids, done.statistics.drafted, done.statistics.accepted))
    assert found[:3] == found[3:]


def test_a_head_joins_a_target_that_has_answered(pair: tuple[Path, Path]) -> None:
    """llama.cpp moves the target's logits when it starts to store states."""
    with Session.load(pair[0], settings=SETTINGS, context_length=CONTEXT) as session:
        plain = answer(session, [5, 9, 7, 12], PLAIN).ids
        session.set_draft(session.target.model.load_draft(pair[1]))
        make_drafting_pay(session)
        for config in (PLAIN, FIXED):
            session.clear_caches()
            assert answer(session, [5, 9, 7, 12], config).ids == plain


def test_another_session_over_the_same_weights(session: Session) -> None:
    plain = answer(session, [5, 9, 7], PLAIN).ids
    with session.beside(CONTEXT, SETTINGS, SETTINGS) as other:
        assert answer(other, [5, 9, 7], FIXED).ids == plain
    assert answer(session, [5, 9, 7], FIXED).ids == plain


def test_the_inspector_does_not_ask_what_reads_the_targets_states(session: Session) -> None:
    sampling = SamplingParams(temperature=1.0, seed=4)
    tokens = answer(session, [5, 9, 7], FIXED, sampling, count=12).tokens
    sources = [DraftSource.MODEL] * len(tokens)
    found = inspect_answer(
        session, InspectionTask([5, 9, 7], tokens, 0, len(tokens), sampling, sources)
    )
    assert found is not None
    assert all(option.draft is None for each in found for option in each.alternatives)


@pytest.mark.parametrize("micro_batch", [1, 3, 31])
def test_any_micro_batch_will_do(pair: tuple[Path, Path], micro_batch: int) -> None:
    """llama.cpp aborts on more encoded rows or stored states than fit a micro-batch."""
    settings = ModelSettings(batch_length=64, micro_batch_length=micro_batch)
    prompt = [3 + 7 * index % 30 for index in range(70)]
    with Session.load(*pair, settings=settings) as session:
        make_drafting_pay(session)
        plain = answer(session, prompt, PLAIN, count=20).ids
        session.clear_caches()
        assert answer(session, prompt, FIXED, count=20).ids == plain
