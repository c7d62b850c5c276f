"""Drafts with another vocabulary: shared tokens, text in step, exact answers."""

import itertools
import random
import string
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import answer, random_chat
from cache_witness import CacheWitness
from exactness import endless_table, write_other_draft
from foretoken.engine import session as session_module
from foretoken.engine.config import Method, ModelSettings, SamplingParams, SpeculativeConfig
from foretoken.engine.drafting.drafter import BridgedDrafter
from foretoken.engine.events import DraftSource
from foretoken.engine.inspection import InspectionTask, inspect_answer
from foretoken.engine.llama.backend import LlamaModel
from foretoken.engine.session import Session
from foretoken.engine.text.bridge import NO_TOKEN, Bridge, TextReader, can_bridge, token_bytes
from foretoken.engine.text.vocabulary import TokenAttribute, Vocabulary
from foretoken.models.gguf.file import read_gguf
from foretoken.models.gguf.vocabulary import FileVocabulary
from known_costs import make_drafting_pay

PLAIN = SpeculativeConfig(Method.PLAIN)
DRAFTING = {
    "fixed": SpeculativeConfig(Method.DRAFT, lookahead=3),
    "adaptive": SpeculativeConfig(Method.DRAFT),
    "with lookup": SpeculativeConfig(),
}
LETTERS, MOST = 10, 7
WORDS = ["the", " the", "é", "日", "🙂", " ", "\n", "  "]


@pytest.fixture(scope="module")
def vocabularies(models: Path, builtin_target: Path) -> Iterator[dict[str, Vocabulary]]:
    """Byte-level and SentencePiece, with and without a space before every text."""
    tokens = [*tiny.chat_tokens(), *(word for word in WORDS if len(word.encode()) > 1)]
    byte_tokens = [tiny.Token(bytes([byte]), tiny.TokenType.BYTE) for byte in range(256)]
    pieces = [tiny.control("<s>"), tiny.control("</s>"), *byte_tokens, *WORDS]
    of_pieces = {"tokens": pieces, "tokenizer": "spm", "eos_id": 1, "bos_id": 0}
    paths = {"built-in": builtin_target}
    for name, options in (
        ("byte-level", {"tokens": tokens}),
        ("pieces", of_pieces),
        ("pieces behind a space", {**of_pieces, "add_space_prefix": True}),
    ):
        path, size = models / f"bridge-{name}.gguf", len(options["tokens"])
        paths[name] = tiny.write_random_model(path, seed=1, width=32, vocab_size=size, **options)
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(LlamaModel.load(path)).vocabulary
            for name, path in paths.items()
        }


NAMES = ["built-in", "byte-level", "pieces", "pieces behind a space"]


def test_bytes_are_those_of_llama_cpp(vocabularies: dict[str, Vocabulary]) -> None:
    for vocabulary in vocabularies.values():
        wanted = [vocabulary.piece(token) for token in range(vocabulary.size)]
        assert token_bytes(vocabulary) == wanted


@pytest.mark.parametrize(("one", "other"), [*itertools.permutations(NAMES, 2)])
def test_the_same_bytes_or_roles(vocabularies: dict[str, Vocabulary], one: str, other: str) -> None:
    target, draft = vocabularies[one], vocabularies[other]
    assert can_bridge(target, draft)
    bridge = Bridge.between(target, draft)
    for token, same in enumerate(bridge.read_as.tolist()):
        if same != NO_TOKEN:
            assert target.piece(token) == draft.piece(same)
            assert target.is_end(token) == draft.is_end(same)
    assert bridge.drawn.tolist() == bridge.read_as[bridge.proposed].tolist()
    pieces = [piece for token in bridge.proposed.tolist() if (piece := target.piece(token))]
    assert len(set(pieces)) == len(pieces)
    assert b"the" in pieces
    # The token of a character is preferred to that of a byte.
    assert TokenAttribute.BYTE not in draft.attribute(int(bridge.read_as[lone(target, 0x20)]))
    assert any(map(target.is_end, bridge.proposed.tolist())), "an answer can end"


TEXT = (
    "The fox 🦊 said: “naïve façade”! 👩‍👩‍👧‍👦 🏳️‍🌈\n"
    "def f(x):\n\treturn {'a': [x ** 2, \"é\"]}  # 100 %\n"
    "مرحبا بالعالم، كيف حالك؟ שלום עולם\n"
    "日本語の文章です。今日はとても良い天気ですね。한국어 문장입니다.\n"
)


def tokens_of(vocabulary: Vocabulary, text: str, draw: random.Random) -> list[int]:
    """Return tokens of words, letters and bytes, and now and then a special token."""
    tokens: list[int] = []
    while text:
        length = draw.choice([1, 1, 2, 5, 30])
        tokens += vocabulary.tokenize(text[:length])
        text = text[length:]
        if draw.random() < 0.02:
            tokens.append(draw.choice(list(vocabulary.special_texts.values())))
    return tokens


@pytest.mark.parametrize("bytewise", [True, False])
@pytest.mark.parametrize(("one", "other"), [*itertools.pairwise([*NAMES, NAMES[0]])])
def test_the_drafts_text_is_the_targets_behind_every_token(
    vocabularies: dict[str, Vocabulary], one: str, other: str, bytewise: bool
) -> None:
    target, draft = vocabularies[one], vocabularies[other]
    draw = random.Random(4)
    bridge = Bridge.between(target, draft)
    if not bytewise:  # as a draft that has no tokens for single bytes
        ascii_only = [token < 256 and target.piece(token) > b"\x7f" for token in range(target.size)]
        bridge = replace(bridge, read_as=np.where(ascii_only, NO_TOKEN, bridge.read_as))
    reader = TextReader(bridge, target, draft)
    markers = {text.encode() for text in target.special_texts}
    text: list[int] = []
    waited = 0
    for token in tokens_of(target, TEXT * 8, draw)[:2000]:
        reader.extend([token])
        text.append(token)
        if draw.random() < 0.05:  # rejected after all
            del text[len(text) - draw.randrange(min(len(text), 8)) :]
            reader.keep(len(text))
        assert len(reader) == len(text)
        wanted = b"".join(map(target.piece, text))
        found = b"".join(map(draft.piece, reader.tokens))
        for marker in markers:  # special tokens that the draft lacks are read as they are written
            found = found.replace(marker, b"")
        waited += not reader.is_complete
        if reader.is_complete:
            assert found == wanted
        else:
            assert wanted.startswith(found)
            assert len(wanted) - len(found) <= 16, "more waits than half a character"
    assert len(text) > 1000
    assert waited == 0 if bytewise else waited > 0 or one == "built-in"
    again = TextReader(bridge, target, draft)
    again.extend(text)
    assert reader.tokens == again.tokens
    reader.read([*text[:500], *text[:3]])
    again.read([*text[:500], *text[:3]])
    assert reader.tokens == again.tokens


def test_half_characters_wait_but_not_for_ever(vocabularies: dict[str, Vocabulary]) -> None:
    """The draft has tokens for whole characters only."""
    target = vocabularies["byte-level"]
    draft = vocabularies["pieces"]
    bridge = Bridge.between(target, draft)
    without_bytes = np.where(np.arange(target.size) < 256, NO_TOKEN, bridge.read_as)
    reader = TextReader(replace(bridge, read_as=without_bytes), target, draft)
    complete = []
    for byte in "a🙂".encode():
        reader.extend(target.tokenize("a") if byte == ord("a") else [lone(target, byte)])
        complete.append(reader.is_complete)
    assert complete == [True, False, False, False, True]
    assert [draft.piece(token) for token in reader.tokens][-1] == "🙂".encode()
    end = next(id_ for id_ in target.special_texts.values() if bridge.read_as[id_] != NO_TOKEN)
    reader.extend([lone(target, 0xF0), end])  # which ends the half character as it is
    assert reader.is_complete
    assert reader.tokens[-1] == bridge.read_as[end]
    reader.extend([lone(target, 0xF0)] * 40)
    assert len(reader.tokens) > 30


def lone(vocabulary: Vocabulary, byte: int) -> int:
    pieces = [vocabulary.piece(token) for token in range(vocabulary.size)]
    return pieces.index(bytes([byte]))


TARGET_TABLE = endless_table(LETTERS, 1)


@pytest.fixture
def any_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny vocabularies share hardly anything of an ordinary text."""
    monkeypatch.setattr(session_module, "LEAST_SHARE", -1.0)


def write_pair(folder: Path, shared: int, *, near: bool = True) -> tuple[Path, Path]:
    """Write a target of ten letters and a draft that shares some of them under other ids."""
    table = TARGET_TABLE if near else 0.7 * TARGET_TABLE + 0.3 * endless_table(LETTERS, 2)
    tokens = [*string.ascii_lowercase[:LETTERS], tiny.control(tiny.END_TEXT)]
    target = folder / "target.gguf"
    tiny.write_bigram_model(target, TARGET_TABLE, tokens=tokens, context_length=2048)
    return target, write_other_draft(folder / f"draft-{shared}-{near}.gguf", table, shared)


@pytest.fixture
def opened(tmp_path: Path, any_share: None) -> Iterator[Callable[..., Session]]:
    del any_share
    with ExitStack() as stack:

        def open_pair(shared: int, **options: Any) -> Session:
            session = stack.enter_context(Session.load(*write_pair(tmp_path, shared, **options)))
            make_drafting_pay(session)
            assert isinstance(session._drafter, BridgedDrafter)
            return session

        yield open_pair


@pytest.mark.parametrize(
    "transforms",
    [
        {"temperature": 1.3, "top_k": 4},
        {"temperature": 0.7, "min_p": 0.1, "repeat_penalty": 1.7, "repeat_last_n": 5},
        {"presence_penalty": 1.2, "frequency_penalty": -0.4, "repeat_last_n": 4},
    ],
    ids=str,
)
def test_other_ids_are_accepted(opened: Callable[..., Session], transforms: dict[str, Any]) -> None:
    """Penalties and cuts are the same for both, or something would be rejected."""
    sampling = SamplingParams(**{"temperature": 1.0, "seed": 5, **transforms})
    done = answer(opened(LETTERS), [0, 2], DRAFTING["fixed"], sampling, count=300)
    assert done.statistics.acceptance_rate == 1.0
    assert len(set(done.ids)) > 2


def check_cache(session: Session, text: Sequence[int]) -> None:
    """The draft's cache holds a prefix of the text as it reads it."""
    drafter, draft = session._drafter, session.draft
    assert isinstance(drafter, BridgedDrafter)
    reader = TextReader(drafter._bridge, session.vocabulary, draft.model.vocabulary)
    reader.extend(text)
    cached = list(draft.sequence.tokens)
    assert cached == reader.tokens[: len(cached)]


def test_the_drafts_cache_survives_random_stops(models: Path, any_share: None) -> None:
    """Chats continue, are edited or begin anew; answers end, are closed or cancelled."""
    del any_share
    letters = [chr(ord("a") + index) for index in range(24)]
    other = [*reversed(letters[4:]), "ab", "X", "Y", "Z"]
    shape: dict[str, Any] = {"vocab_size": 25, "width": 32, "context_length": 512}
    target, draft = (
        tiny.write_random_model(
            models / f"other-{name}.gguf", seed=3, tokens=[*tokens, tiny.control(end)], **shape
        )
        for name, tokens, end in (("target", letters, tiny.END_TEXT), ("draft", other, "<end>"))
    )
    draw, ways, drafted = random.Random(6), [*DRAFTING.values(), PLAIN], 0
    with Session.load(target, draft) as session:
        make_drafting_pay(session)
        sequence = session.draft.sequence
        with closing(CacheWitness(session.draft.model, 512)) as witness:
            for turn in random_chat(session, draw, ways, range(24), edits=True):
                if turn.config is not PLAIN:  # which asks no draft
                    check_cache(session, turn.text)
                witness.check(sequence, list(sequence.tokens))
                drafted += len(sequence) > 0
    assert drafted > 30


def test_nothing_is_drafted_within_a_character(tmp_path: Path, any_share: None) -> None:
    del any_share
    pieces: list[tiny.TokenLike] = ["a", *tiny.split_bytes("🙂é"), "b", "c", "d"]
    target = tiny.write_path_model(tmp_path / "target.gguf", pieces)
    draft = tiny.write_path_model(tmp_path / "draft.gguf", ["a", "🙂", "é", "b", "c", "d"])
    with Session.load(target, draft) as session:
        make_drafting_pay(session)
        done = answer(session, [0], DRAFTING["fixed"])
        check_cache(session, [0, *done.ids])
    assert done.ids == list(range(1, 10))
    assert done.statistics.accepted >= 2
    within = [step for step in done.steps if step.position - step.accepted - 1 in (1, 2, 3, 5)]
    assert {step.drafted for step in within} == {0}


def test_the_built_in_target_answers_the_same_beside_a_draft_of_other_tokens(
    vocabularies: dict[str, Vocabulary], builtin_target: Path, models: Path, any_share: None
) -> None:
    """Prompts with the target's markers, and characters that the draft reads byte by byte."""
    del vocabularies, any_share
    for name in ("bridge-byte-level", "bridge-pieces behind a space"):
        with Session.load(
            builtin_target, models / f"{name}.gguf", settings=ModelSettings(batch_length=64)
        ) as session:
            make_drafting_pay(session)
            markers = session.vocabulary.special_texts
            prompt = [markers["<|im_start|>"], *session.prompt("user\n" + TEXT)]
            prompt += [markers["<|im_end|>"], markers["<|im_start|>"], *session.prompt("assistant")]
            plain = answer(session, prompt, PLAIN, count=40)
            drafted = 0
            for config in DRAFTING.values():
                assert answer(session, prompt, config, count=40).ids == plain.ids
                drafted += session.statistics.drafted
            assert drafted


def test_the_inspector_asks_it_by_the_targets_tokens(opened: Callable[..., Session]) -> None:
    session = opened(MOST, near=False)
    sampling = SamplingParams(temperature=1.0, seed=2)
    tokens = answer(session, [0, 3], DRAFTING["fixed"], sampling, count=40).tokens
    sources = [DraftSource.MODEL] * len(tokens)
    task = InspectionTask([0, 3], tokens, 0, len(tokens), sampling, sources)
    drafted = 0
    for each, token in zip(inspect_answer(session, task) or [], tokens, strict=True):
        told = each.of(token.id)
        assert told.target.after == pytest.approx(token.target_prob, abs=1e-4)
        if token.draft_prob is not None and token.rejected is None:
            assert told.draft.after == pytest.approx(token.draft_prob, abs=1e-4)
            drafted += 1
    assert drafted >= 10


def test_entries_that_are_no_bytes_add_none(tmp_path: Path) -> None:
    """A damaged file may have such entries; it is read before anything is loaded."""
    tokens = [tiny.Token(b"a", tiny.TokenType.BYTE), "b", tiny.control("</s>")]
    path = tiny.write_random_model(
        tmp_path / "m.gguf", seed=1, vocab_size=3, tokens=tokens, tokenizer="spm"
    )
    path.write_bytes(path.read_bytes().replace(b"<0x61>", b"<0xZZ>"))
    assert token_bytes(FileVocabulary(read_gguf(path))) == [b"", b"b", b""]


def test_too_little_in_common_is_refused_with_the_share(tmp_path: Path) -> None:
    with Session.load(*write_pair(tmp_path, MOST)) as session:
        assert not session.has_draft
        assert "only 22 % of the text can be drafted" in str(session.no_draft_reason)
        assert answer(session, [0]).ids
