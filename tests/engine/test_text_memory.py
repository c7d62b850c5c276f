"""The memory of texts: against brute force, and what is drafted from it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, Answer, answer
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.drafting import memory as text_memory
from foretoken.engine.drafting.lookup import LookupDrafter, MatchAcceptance
from foretoken.engine.drafting.memory import (
    CONTEXT,
    MemorySegment,
    Places,
    RememberedText,
    TextMemory,
)
from foretoken.engine.events import CopiedFrom
from foretoken.engine.session import Session
from known_costs import ENDLESS, Wishes, make_drafting_pay, make_like_new


def text(number: int, tokens: Sequence[int], asked: Sequence[int] = ()) -> RememberedText:
    return RememberedText(CopiedFrom(number), len(tokens), tokens, asked)


def memory_of(*texts: RememberedText) -> TextMemory:
    return TextMemory("words").extended(texts)


def random_texts(rng: np.random.Generator, count: int) -> list[RememberedText]:
    """Texts of few different tokens, some of them similar: matches of all lengths are common."""
    found: list[RememberedText] = []
    for number in range(count):
        tokens = rng.integers(int(rng.integers(2, 6)), size=int(rng.integers(0, 60))).tolist()
        if found and rng.random() < 0.5:
            copied = [*found[int(rng.integers(len(found)))].tokens]
            if copied:
                copied[int(rng.integers(len(copied)))] = 9
            tokens = [*copied, *tokens]
        found.append(text(number, tokens, rng.integers(3, size=int(rng.integers(4))).tolist()))
    return found


def followers(texts: Sequence[RememberedText], last: Sequence[int]) -> tuple[int, Counter[int]]:
    """Brute force: return the length of the longest match and the counts of what followed."""
    best, found = 0, Counter[int]()
    for one in texts:
        whole = [*one.asked, *one.tokens]
        for place in range(1, len(whole)):
            length = 0
            while (
                length < min(CONTEXT, place, len(last))
                and whole[place - 1 - length] == last[-1 - length]
            ):
                length += 1
            if length > best:
                best, found = length, Counter[int]()
            if length == best:
                found[whole[place]] += 1
    return best, found


def told(places: Places | None) -> tuple[int, Counter[int]]:
    if places is None:
        return 0, Counter()
    tokens = places.segment.view
    return places.length, Counter(tokens[place] for place in places.places)


def test_after_the_longest_match_as_a_full_search_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_memory, "_MOST_PLACES", 10_000)
    rng = np.random.default_rng(5)
    lengths = set()
    for _ in range(60):
        texts = random_texts(rng, int(rng.integers(1, 12)))
        segment = MemorySegment.of(texts)
        for _ in range(12):
            one = texts[int(rng.integers(len(texts)))]
            whole = [*one.asked, *one.tokens]
            last = whole[: int(rng.integers(len(whole) + 1))][-40:]
            if rng.random() < 0.3:
                last = [7, *last]
            length, counts = followers(texts, last)
            if length:
                assert told(segment.longest(last, 1)) == (length, counts)
                assert segment.longest(last, length + 1) is None
            lengths.add(length)
    assert {1, 2, 3, 10, 20, CONTEXT} <= lengths


def test_what_followed_most_often_is_the_draft_and_its_share_the_probability() -> None:
    memory = memory_of(
        text(1, [1, 2, 3, 10, 11, 12]),
        text(2, [1, 2, 3, 20, 21, 22]),
        text(3, [1, 2, 3, 10, 11, 13]),
        text(4, [1, 2, 3]),  # ends there: nothing followed
    )
    found = memory.longest([5, 1, 2, 3], 3)
    path = found.path(10)
    assert [(step.token, step.share) for step in path] == [(10, 2 / 3), (11, 1.0), (13, 0.5)]
    # On a tie, the newest one is followed and named.
    assert {found.segment.source_at(step.place) for step in path} == {CopiedFrom(3)}
    assert found.path(2) == path[:2]


def test_it_knows_the_same_grown_by_bits_or_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_memory, "_LEAST_SORTED_ANEW", 64)
    monkeypatch.setattr(text_memory, "_MOST_PLACES", 10_000)
    rng = np.random.default_rng(6)
    texts = random_texts(rng, 60)
    grown, segments = TextMemory("words"), set()
    for start in range(0, 60, 3):
        grown = grown.extended(texts[start : start + 3])
        segments.add(len(grown.segments))
    whole = MemorySegment.of(texts)
    assert segments == {1, 2}
    assert grown.revisions() == memory_of(*texts).revisions()
    dropped = set(range(0, 60, 4))
    less = grown.without(dropped)
    rest = [one for one in texts if one.source.text not in dropped]
    assert set(less.revisions()) == {one.source.text for one in rest}
    assert less.without(dropped) is less
    remaining = MemorySegment.of(rest)
    for one in texts:
        whole_text = [*one.asked, *one.tokens]
        last = whole_text[: int(rng.integers(len(whole_text) + 1))]
        for memory, expected in ((grown, whole), (less, remaining)):
            found, wanted = memory.longest(last, 1), expected.longest(last, 1)
            assert (found and found.length) == (wanted and wanted.length)
            if len(memory.segments) == 1:
                assert told(found) == told(wanted)


def test_the_oldest_texts_go_and_are_not_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_memory, "MOST_TOKENS", 40)
    monkeypatch.setattr(text_memory, "_LEAST_SORTED_ANEW", 1)
    memory = TextMemory("words")
    for number in range(8):
        memory = memory.extended([text(number, range(10 * number, 10 * number + 9))])
        assert sum(len(segment.tokens) for segment in memory.segments) < 40 + 30
    assert set(memory.revisions()) == set(range(8))
    assert memory.longest([0, 1, 2], 3) is None
    assert told(memory.longest([70, 71, 72], 3)) == (3, Counter([73]))
    assert memory.without([7]).longest([70, 71, 72], 3) is None


def test_an_answer_is_found_by_its_question_behind_a_template() -> None:
    memory = memory_of(
        text(1, [50, 51, 52, 53], asked=[20, 21, 22, 23]),
        text(2, [60, 61, 62, 63], asked=[30, 31, 22, 23]),
        text(3, [20, 21, 22, 23]),  # the question itself, where nothing follows
    )
    for question, follower in (([20, 21, 22, 23], 50), ([30, 31, 22, 23], 60)):
        for template in ([], [5, 6, 7, 8]):
            found = memory.answers_to([1, 2, 3, *question, *template])
            assert [step.token for step in found.path(2)] == [follower, follower + 1]
    # Only the first token of a question may differ, as it does after a template.
    assert memory.answers_to([1, 2, 3, 29, 21, 22, 23, 5]) is not None
    assert memory.answers_to([1, 2, 3, 28, 29, 22, 23, 5]) is None
    # A longer question that ends like a shorter one is a different question.
    shorter = memory.extended([text(4, [70], asked=[8, 9]), text(5, [80], asked=[5, 6, 7, 8, 9])])
    found = shorter.answers_to([1, 2, 3, 8, 9])
    assert [step.token for step in found.path(2)] == [70]
    assert memory.answers_to([]) is None
    assert TextMemory("words").answers_to([1, 2, 3]) is None


def reading(memory: TextMemory | None, prompt: Sequence[int]) -> LookupDrafter:
    drafter = LookupDrafter(ENDLESS)
    drafter.memory = memory
    list(drafter.prefill(prompt))
    return drafter


def test_the_draft_says_where_it_was_copied_from_unless_that_is_the_prompt() -> None:
    memory = memory_of(text(7, [10, 11, 12, 13, 14, 15]))
    remembered = [1, 2, 10, 11, 12]
    for known, prompt, tokens, source in (
        (memory, [1, 2, 3, 4, 5, 1, 2, 3], [4, 5], None),
        (memory, remembered, [13, 14], CopiedFrom(7)),
        (None, remembered, [], None),
    ):
        found = reading(known, prompt).draft(prompt, 2, GREEDY, np.random.default_rng(0))
        assert (found.tokens, found.copied_from) == (tokens, source)


def test_a_memory_that_misleads_is_no_longer_believed_and_matches_in_the_chat_still_are() -> None:
    rng = np.random.default_rng(7)
    phrases = [(100 + 4 * number, 101 + 4 * number, 102 + 4 * number) for number in range(40)]
    memory = memory_of(*(text(n, [*phrase, 1]) for n, phrase in enumerate(phrases)))
    written = [5, 6]
    drafter = reading(memory, written)
    heard: list[float] = []
    for phrase in phrases:  # what the memory says never follows
        stopping = Wishes(0)
        written += phrase
        drafter.draft(written, 4, GREEDY, rng, stopping=stopping)
        heard += stopping.heard[0][:1]
        written += [2]
    assert heard[0] == pytest.approx(MatchAcceptance().probability(3))
    assert heard == sorted(heard, reverse=True)
    assert heard[-1] < 0.1
    repeated = Wishes(0)
    drafter.draft([*written, *written[2:6]], 1, GREEDY, rng, stopping=repeated)
    assert repeated.heard[0][0] > 0.2


_SIZE = 500


@pytest.fixture(scope="module")
def session(models: Path) -> Iterator[Session]:
    """A model whose text depends on its context and never ends."""
    path = tiny.write_random_model(
        models / "remembering.gguf",
        seed=18,
        vocab_size=_SIZE,
        context_length=512,
        **tiny.endless_tokens(_SIZE),
    )
    with Session.load(path, path) as loaded:
        make_drafting_pay(loaded)
        yield loaded


@pytest.mark.parametrize(
    "way",
    [
        SpeculativeConfig(Method.LOOKUP, 5),
        SpeculativeConfig(Method.LOOKUP),
        SpeculativeConfig(Method.AUTO),
    ],
    ids=str,
)
def test_memory_changes_no_answer(session: Session, way: SpeculativeConfig) -> None:
    def answered(memory: TextMemory | None, config: SpeculativeConfig = way) -> Answer:
        make_like_new(session)
        return answer(session, [3, 4, 5], config, count=120, memory=memory)

    plain = answered(None, SpeculativeConfig(Method.PLAIN)).ids
    rng = np.random.default_rng(8)
    wrong = [int(one) if rng.random() < 0.8 else 7 for one in plain]
    right, other = text(1, plain, asked=[3, 4, 5]), text(2, wrong, asked=[3, 4, 5])
    shuffled = text(1, rng.permutation(plain).tolist(), asked=[3, 4, 5])
    for texts in ((), (shuffled,), (other,), (other, right), (right,)):
        done = answered(memory_of(*texts) if texts else None)
        assert done.ids == plain
        if not texts:
            assert {step.copied_from for step in done.steps} == {None}
    assert len(done.steps) <= 120 / 5
    assert {step.copied_from for step in done.steps if step.drafted} == {CopiedFrom(1)}
