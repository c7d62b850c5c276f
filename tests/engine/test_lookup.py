"""Prompt lookup: the index against brute force, copied drafts, whole answers of real models."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import tiny_models as tiny
from answer_events import GREEDY, answer
from foretoken.engine.config import Method, SpeculativeConfig
from foretoken.engine.drafting.drafter import Draft
from foretoken.engine.drafting.lookup import (
    Agreement,
    BigramIndex,
    LookupDrafter,
    Match,
    MatchAcceptance,
)
from foretoken.engine.events import DraftSource, FinishReason, TokenOrigin
from foretoken.engine.session import Session
from known_costs import ENDLESS, Wishes, make_drafting_pay, make_like_new


def index_of(text: Sequence[int]) -> BigramIndex:
    index = BigramIndex()
    index.extend(text)
    return index


def random_texts(count: int, *, longest: int = 90) -> Iterator[list[int]]:
    """Of 1 to 5 different tokens, so that matches of all lengths are common."""
    rng = np.random.default_rng(3)
    for _ in range(count):
        letters, length = int(rng.integers(1, 6)), int(rng.integers(0, longest))
        text = rng.integers(letters, size=length).tolist()
        if rng.random() < 0.5:  # long copies, with a mistake in some of them
            start = int(rng.integers(length + 1))
            copy = text[start : start + int(rng.integers(50))]
            if copy and rng.random() < 0.5:
                copy[int(rng.integers(len(copy)))] = letters
            text += copy
        yield text


def equal_tokens(text: Sequence[int], place: int) -> int:
    """How many tokens up to the one at ``place`` equal those at the end."""
    count = 0
    while count < 32 and count <= place and text[place - count] == text[-1 - count]:
        count += 1
    return count


def best_match(text: Sequence[int]) -> Match | None:
    """Brute force: try all positions, the latest first."""
    lengths = [(place, equal_tokens(text, place)) for place in range(len(text) - 2, -1, -1)]
    matches = [(place, length) for place, length in lengths if length >= 2][:32]
    if not matches:
        return None
    longest = max(length for _, length in matches)
    return Match(next(place for place, length in matches if length == longest) + 1, longest)


def test_the_longest_match_is_that_of_a_search_through_everything() -> None:
    lengths = Counter[int]()
    for text in random_texts(1500):
        found = index_of(text).longest_match()
        assert found == best_match(text), text
        lengths[found.length if found else 0] += 1
    assert set(lengths) == {0, *range(2, 33)}, "some length was not tried"


def test_what_follows_a_match_goes_on_beyond_the_end_of_the_text() -> None:
    for text in random_texts(300, longest=30):
        for source in range(len(text)):
            # Copying token by token also copies what has just been written.
            written = list(text)
            for place in range(source, source + 40):
                written.append(written[place])
            for count in (0, 1, 5, 40):
                wanted = written[len(text) : len(text) + count]
                assert index_of(text).follow(Match(source, 2), count) == wanted


def test_a_shortened_and_extended_index_is_like_a_new_one() -> None:
    rng = np.random.default_rng(4)
    for text in random_texts(300):
        index = index_of(text)
        expected = list(text)
        for _ in range(5):
            kept = int(rng.integers(len(expected) + 3))  # perhaps more than there is
            more = rng.integers(3, size=int(rng.integers(20))).tolist()
            index.truncate(kept)
            assert vars(index) == vars(index_of(expected[:kept]))
            index.extend(more)
            expected = expected[:kept] + more
            fresh = index_of(expected)
            assert vars(index) == vars(fresh)
            assert index.longest_match() == fresh.longest_match()
        index.truncate(0)
        assert vars(index) == vars(BigramIndex()), "something was left over"


# Different tokens, so that nothing else matches.
ORIGINAL = list(range(100, 140))
STRANGE = 7


def read(prompt: Sequence[int]) -> LookupDrafter:
    drafter = LookupDrafter(ENDLESS)
    assert list(drafter.prefill(prompt)) == [len(prompt)]
    return drafter


def draft(
    drafter: LookupDrafter, text: Sequence[int], lookahead: int = 8, stopping: Wishes | None = None
) -> Draft:
    return drafter.draft(text, lookahead, GREEDY, np.random.default_rng(1), stopping=stopping)


def predicted(prompt: Sequence[int], written: Sequence[int]) -> str:
    """Return a mark per written token: + predicted, - wrongly predicted, . not predicted."""
    drafter = read(prompt)
    text, marks = list(prompt), ""
    for token in written:
        tokens = draft(drafter, text, 1).tokens
        marks += "." if not tokens else "+" if tokens == [token] else "-"
        text.append(token)
        drafter.keep(len(text))
    return marks


def test_what_followed_in_the_prompt_is_the_draft() -> None:
    text = [*ORIGINAL, 0, *ORIGINAL[10:12]]
    found = draft(read(text), text, 6)
    assert found.tokens == ORIGINAL[12:18]
    assert found.source is DraftSource.LOOKUP
    assert [probs.prob(token) for probs, token in zip(found.probs, found.tokens, strict=True)] == [
        1.0
    ] * 6
    assert found.shown_probs == [1.0] * 6
    assert found.stop_probs is None


def test_a_copy_is_followed_even_where_the_same_words_stand_again_later() -> None:
    # The later position is the better guess after two tokens, but not after three.
    prompt = [*ORIGINAL, 0, *ORIGINAL[5:8], STRANGE, 8]
    assert predicted(prompt, ORIGINAL[5:15]) == "..+-++++++"
    drafter = read([*prompt, *ORIGINAL[4:8]])
    assert draft(drafter, [*prompt, *ORIGINAL[4:8]], 3).tokens == ORIGINAL[8:11]


@pytest.mark.parametrize(
    ("copy", "marks"),
    [
        # One token replaced: at once if four tokens were equal before it; else behind two.
        ([*ORIGINAL[:3], STRANGE, *ORIGINAL[4:]], "..+-..++++"),
        ([*ORIGINAL[:4], STRANGE, *ORIGINAL[5:]], "..++-+++++"),
        # Tokens left out: five are taken for one replaced token.
        ([*ORIGINAL[:6], *ORIGINAL[10:]], "..++++-++++"),
        ([*ORIGINAL[:6], *ORIGINAL[11:]], "..++++--+++"),
        # Tokens inserted: the first is taken for a replaced one.
        ([*ORIGINAL[:6], STRANGE, 8, 9, *ORIGINAL[6:]], "..++++--...++++"),
    ],
)
def test_a_copy_goes_on_behind_a_deviation(copy: list[int], marks: str) -> None:
    assert predicted([*ORIGINAL, 0], copy[: len(marks)]) == marks


def test_a_loop_is_drafted_in_whole() -> None:
    text = [1, 2, 3] * 3
    drafter = read(text)
    wanted = [1, 2, 3] * 11
    for lookahead in (0, 1, 31, 32, 40):  # never more than asked, nor more than a pass takes
        assert draft(drafter, text, lookahead).tokens == wanted[: min(lookahead, 32)]
    for text in ([], [5], [5, 5], [5, 6]):
        assert draft(read(text), text).tokens == []
    drafter = LookupDrafter(ENDLESS)
    assert draft(drafter, [5, 5, 5], 3).tokens == [5, 5, 5]
    drafter.keep(1)
    assert draft(drafter, [5]).tokens == []


def test_places_that_go_on_alike_are_believed_and_others_doubted() -> None:
    phrases = {
        Agreement.ALL: [[5, 6, 7, 8]] * 2,
        Agreement.OPEN: [[5, 6, 9, 8], [5, 6, 7, 8]],
        Agreement.FEW: [[5, 6, 9, 8], [5, 6, 3, 8], [5, 6, 7, 8]],
    }
    for agreement, earlier in phrases.items():
        text = [token for number, phrase in enumerate(earlier) for token in (100 + number, *phrase)]
        index = index_of([*text, 50, 5, 6])
        match = index.longest_match()
        assert match is not None
        # After 7, one position is left, or two that agree.
        later = Agreement.ALL if agreement is Agreement.ALL else Agreement.OPEN
        assert index.follow(match, 2) == [7, 8]
        assert list(index.agreements([7, 8])) == [agreement, later]
    first = [MatchAcceptance().probability(2, agreement) for agreement in Agreement]
    assert first == sorted(first, reverse=True)


def test_what_was_seen_often_is_known_closely() -> None:
    acceptance = MatchAcceptance()
    gaps = []
    for _ in range(3):
        gaps.append(acceptance.probability(9) - acceptance.lower_bound(9))
        for number in range(20):
            acceptance.observe(9, number % 5 > 0)
    assert gaps == sorted(gaps, reverse=True)
    assert 0.0 < gaps[-1] < 0.6 * gaps[0]


def test_the_end_of_the_prompt_counts_for_two_tokens_however_long_it_matches() -> None:
    """Every answer follows the same words of the chat template, and seldom equals the last one."""
    two = MatchAcceptance().probability(2)
    for equal in (2, 3, 10, 30):
        stopping = Wishes()
        text = [*ORIGINAL, 0, *ORIGINAL[:equal]]
        drafter = read(text)
        for written in range(5):
            found = draft(drafter, [*text, *ORIGINAL[equal : equal + written]], 3, stopping).tokens
            assert found == ORIGINAL[equal + written : equal + written + 3]
        # What the answer then copies counts in full.
        first = [chances[0] for chances in stopping.heard]
        assert first[0] == two < min(first[1:])


def test_it_learns_from_verified_tokens_only() -> None:
    stopping, text = Wishes(), [*ORIGINAL, 0, *ORIGINAL[:2]]
    drafter = read(text)
    for _ in range(5):  # drafts that nothing was said about
        draft(drafter, text, 8, stopping)
    assert all(chances == stopping.heard[0] for chances in stopping.heard)
    # Of a rejected draft, only the target's replacement is known.
    text += [STRANGE]
    drafter.keep(len(text))
    assert draft(drafter, text, 8, stopping).tokens == []
    before = stopping.heard[0][0]
    draft(drafter, [*text, *ORIGINAL[20:22]], 8, stopping)
    assert stopping.heard[-1][0] < 0.25 < before


LOOP = 10
PLAIN = SpeculativeConfig(Method.PLAIN)
LOOKUP = SpeculativeConfig(Method.LOOKUP)
AUTO = SpeculativeConfig(Method.AUTO)
LOOKUP_WAYS = [*(SpeculativeConfig(Method.LOOKUP, length) for length in (1, 8)), LOOKUP]


@pytest.fixture(scope="module")
def looping(models: Path) -> Iterator[dict[str, Session]]:
    """A model that repeats its letters in a loop, alone and as its own draft."""
    table = tiny.path_table([*range(1, LOOP), 0, LOOP])
    path = tiny.write_bigram_model(models / "lookup-loop.gguf", table)
    with Session.load(path) as alone, Session.load(path, path) as pair:
        for session in (alone, pair):
            make_drafting_pay(session)
        yield {"alone": alone, "pair": pair}


@pytest.mark.parametrize(
    ("name", "way"),
    [("alone", SpeculativeConfig(Method.LOOKUP, 8)), ("alone", AUTO), ("pair", LOOKUP)],
)
def test_a_looping_answer_comes_from_lookup(
    looping: dict[str, Session], name: str, way: SpeculativeConfig
) -> None:
    make_like_new(looping[name])
    done = answer(looping[name], [4], way, count=200)
    assert done.ids == answer(looping[name], [4], PLAIN, count=200).ids
    assert done.sources[DraftSource.LOOKUP] > 150
    assert done.sources[DraftSource.MODEL] == 0
    # Nothing can be found before one loop and two equal tokens.
    assert {token.origin for token in done.tokens[: LOOP + 1]} == {TokenOrigin.TARGET}
    assert len(done.steps) < 36
    statistics = done.statistics
    assert statistics.accepted == statistics.evaluated == done.sources[DraftSource.LOOKUP]
    drafted = [token for token in done.tokens if token.source is not None]
    assert {(token.origin, token.draft_prob) for token in drafted} == {(TokenOrigin.DRAFT, 1.0)}


@pytest.mark.parametrize("method", [Method.AUTO, Method.DRAFT])
def test_a_fixed_length_asks_the_model_alone(looping: dict[str, Session], method: Method) -> None:
    make_like_new(looping["pair"])
    done = answer(looping["pair"], [4], SpeculativeConfig(method, 4))
    assert {step.source for step in done.steps} == {DraftSource.MODEL}
    # Otherwise both take turns, and the model is asked first where nothing is found.
    make_like_new(looping["pair"])
    both = answer(looping["pair"], [4], AUTO, count=60)
    assert both.steps[0].source is DraftSource.MODEL
    assert both.ids[: len(done.ids)] == done.ids


END = 6


# Two answers, their ends included, and the beginning of a third.
ENDED = [*range(END + 1), *range(END + 1), 0, 1]


@pytest.mark.parametrize("way", [*LOOKUP_WAYS, AUTO])
def test_an_end_token_in_a_copy_ends_it(models: Path, way: SpeculativeConfig) -> None:
    table = tiny.path_table([1, 2, 3, 4, 5, END, 0])  # after its end it would start again
    tokens = [*"abcdef", tiny.control(tiny.END_TEXT)]
    path = tiny.write_bigram_model(models / "lookup-end.gguf", table, tokens=tokens)
    with Session.load(path, path) as session:
        make_drafting_pay(session)
        for kept in range(1, 6):
            prompt = [*ENDED[:-2], *range(kept)]
            done = answer(session, prompt, way)
            assert (done.reason, done.ids) == (FinishReason.STOP, list(range(kept, END)))
            cached = list(session.cached_tokens)
            assert cached == [*prompt, *done.ids][: len(cached)]
        session.clear_caches()
        done = answer(session, ENDED, way)
        assert done.ids == [2, 3, 4, 5]
        if way.lookahead == 8:
            # One pass over the four tokens and the end token: nothing is copied beyond.
            assert [(step.drafted, step.accepted) for step in done.steps] == [(5, 5)]
