"""Sessions: which pairs fit, opening and closing, statistics."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import tiny_models as tiny
from answer_events import GREEDY, Answer, answer
from commands import run_python
from foretoken.engine.config import Method, ModelSettings, SamplingParams, SpeculativeConfig
from foretoken.engine.errors import DraftError, PromptError
from foretoken.engine.events import TokenEmitted, TokenOrigin
from foretoken.engine.session import Session
from foretoken.system.errors import Cancelled


def run(
    session: Session,
    prompt: str | Sequence[int],
    method: Method = Method.AUTO,
    count: int = 8,
    **options: Any,
) -> Answer:
    return answer(session, prompt, SpeculativeConfig(method), count=count, **options)


def bigram(path: Path, size: int = 300, *, seed: int = 1, **options: Any) -> Path:
    return tiny.write_bigram_model(path, tiny.random_table(size, seed=seed), **options)


def test_without_a_draft_everything_is_plain(random_target: Path) -> None:
    with Session.load(random_target) as session:
        assert not session.has_draft
        assert (session.verdict, session.draft_metadata) == (None, None)
        assert session.no_draft_reason == "no draft model is chosen"
        for method in (Method.AUTO, Method.PLAIN):
            assert set(run(session, "abc", method).origins) == {TokenOrigin.TARGET}
        with pytest.raises(DraftError, check=lambda error: error.kind == "drafting-impossible"):
            session.generate("abc", GREEDY, SpeculativeConfig(Method.DRAFT))


@pytest.mark.parametrize("padded", ["target", "draft"])
def test_padding_is_tolerated(tmp_path: Path, padded: str) -> None:
    sizes = {padded: 450}
    target = bigram(tmp_path / "target.gguf", padded_to=sizes.get("target"))
    draft = bigram(tmp_path / "draft.gguf", seed=2, padded_to=sizes.get("draft"))
    with Session.load(target, draft) as session:
        for sampling in (GREEDY, SamplingParams(temperature=1.0, top_p=0.9, seed=1)):
            drafted = run(session, [1, 2], Method.DRAFT, 30, sampling=sampling)
            assert TokenOrigin.CORRECTION in drafted.origins
            assert max(drafted.ids) < 300
        plain = run(session, [1, 2], Method.PLAIN, 30)
        assert run(session, [1, 2], Method.DRAFT, 30).ids == plain.ids


def lettered(path: Path, following: Sequence[int], count: int) -> Path:
    """Write a model of an end token and letters whose greedy text follows ``following``."""
    pieces = [tiny.control(tiny.END_TEXT), *"abcdefghijk"][:count]
    return tiny.write_bigram_model(path, tiny.path_table(following), tokens=pieces, eos_id=0)


def test_few_tokens_more_on_either_side_are_tolerated(tmp_path: Path) -> None:
    """The draft cannot read those of the target, and never drafts those of its own."""
    loop = [1, *range(2, 10), 1]
    wide = [1, 2, 11, 4, 5, 6, 7, 8, 9, 1, 1, 3]  # a b k c d e f g h i, a b k ...
    eager = [11] * 12  # a k after everything
    for number, (target, draft) in enumerate(((wide, loop), (loop, eager))):
        paths = [
            lettered(tmp_path / f"{role}-{number}.gguf", following, len(following))
            for role, following in (("target", target), ("draft", draft))
        ]
        with Session.load(*paths) as session:
            assert session.has_draft
            for prompt in ([1], [1, 2, 11, 3] if target is wide else [1, 2]):
                plain = run(session, prompt, Method.PLAIN, 20)
                assert (11 in plain.ids) == (target is wide)
                for method in (Method.AUTO, Method.DRAFT):
                    assert run(session, prompt, method, 20).ids == plain.ids
            sampled = SamplingParams(temperature=1.0, seed=1)
            drafted = run(session, [1], Method.DRAFT, 20, sampling=sampled)
            assert max([token.rejected.id for token in drafted.tokens if token.rejected]) < 10


def test_progress_goes_through_both_in_order(builtin_target: Path, builtin_draft: Path) -> None:
    heard: list[float] = []
    Session.load(
        builtin_target, builtin_draft, progress=lambda share: heard.append(share) or True
    ).close()
    assert heard == sorted(heard)
    assert heard[-1] == pytest.approx(1.0)
    share = builtin_target.stat().st_size / sum(
        path.stat().st_size for path in (builtin_target, builtin_draft)
    )
    assert min(abs(at - share) for at in heard) < 1e-6, "the end of the first file"


@pytest.mark.parametrize("at", [0.0, 0.9])
def test_either_file_can_be_cancelled(random_target: Path, random_draft: Path, at: float) -> None:
    with pytest.raises(Cancelled):
        Session.load(random_target, random_draft, progress=lambda share: share < at)


@pytest.mark.parametrize("records", [0, 3])
def test_closing_ends_generations(random_target: Path, random_draft: Path, records: int) -> None:
    session = Session.load(random_target, random_draft)
    events = session.generate("abcdef", GREEDY)
    for _ in range(records):
        next(events)
    session.close()
    assert list(events) == []
    session.close()


AFTER_CLOSING = """
import sys
from foretoken.engine.session import Session
session = Session.load(sys.argv[1])
session.close()
for use in (lambda: list(session.generate([0, 1])), lambda: session.prompt("abc")):
    try:
        use()
    except Exception as error:
        print("closed" in str(error))
"""


def test_use_after_closing_is_an_error_and_no_crash(random_target: Path) -> None:
    found = run_python(AFTER_CLOSING, random_target, GGML_NO_BACKTRACE="1").done()
    assert found.split() == ["True"] * 2


@pytest.fixture
def session(random_target: Path, random_draft: Path) -> Iterator[Session]:
    with Session.load(random_target, random_draft) as session:
        yield session


@pytest.mark.parametrize("adds", [False, True])
def test_prompts_begin_as_the_model_wants(tmp_path: Path, adds: bool) -> None:
    with Session.load(bigram(tmp_path / "bos.gguf", add_bos=adds, bos_id=7)) as session:
        tokens = session.vocabulary.tokenize("abc")
        assert session.prompt("abc") == ([7, *tokens] if adds else tokens)
        assert session.prompt("") == [7]
        with pytest.raises(PromptError, check=lambda error: error.kind == "prompt-empty"):
            session.generate([])


@pytest.mark.parametrize(
    ("wished", "trained", "expected"),
    [(None, 512, 512), (1, 512, 1), (300, 40, 40)],  # the last: more than it was trained for
)
def test_context_limits(tmp_path: Path, wished: int | None, trained: int, expected: int) -> None:
    path = bigram(tmp_path / "m.gguf", context_length=trained)
    with Session.load(path, path, context_length=wished) as session:
        assert session.context_length == expected
        assert len(run(session, [1], Method.DRAFT, count=5000).ids) <= expected
        assert session.target.sequence._model.position <= expected


def test_a_closed_run_counts_what_was_shown(session: Session) -> None:
    events = session.generate("abcdef", GREEDY, SpeculativeConfig(Method.DRAFT))
    shown = 0
    for event in events:
        shown += isinstance(event, TokenEmitted)
        if shown == 3:
            break
    events.close()
    assert session.statistics.tokens == 3
    assert session.statistics.steps >= 1
    events.close()
    assert session.statistics.tokens == 3


def test_a_session_has_its_own_caches(random_target: Path, random_draft: Path) -> None:
    with Session.load(random_target, random_draft) as session:
        prompt = session.prompt("abc")
        first = run(session, prompt)
        held = list(session.cached_tokens)
        with session.beside(64, ModelSettings(threads=1), ModelSettings(threads=1)) as other:
            assert (other.context_length, other.has_draft) == (64, True)
            assert other.cached_tokens == []
            assert run(other, prompt).statistics.tokens == first.statistics.tokens
            other.generate(prompt)
            session.cancel()
            assert other.cancel_flag.is_set
        # The weights and the cache are still there.
        assert list(session.cached_tokens) == held
        assert run(session, prompt).ids
