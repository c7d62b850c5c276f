"""``foretoken prove`` on real tiny models."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from commands import Call
from foretoken.engine import generation
from foretoken.engine.config import VerificationRule
from foretoken.engine.sampling import verification
from foretoken.engine.sampling.verification import Verification
from foretoken.models.pairs import proof
from foretoken.models.pairs.proof_results import Proofs


@pytest.fixture(autouse=True)
def _short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of its own, and few questions."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(proof, "_PROMPT_FILES", ("quick",))


def test_a_proof_is_told_kept_and_written(
    call: Call, tmp_path: Path, endless_target: Path, hopeless_draft: Path
) -> None:
    report = tmp_path / "proof.html"
    options = ["--target", endless_target, "--draft", hopeless_draft]
    shown = call("prove", *options, "--seconds", 2, "--report", report).done()
    result = Proofs().result(endless_target, hopeless_draft, VerificationRule.TOKEN)
    assert result is not None
    assert "Drafting is lossless" in shown
    rows = [line.rsplit("  ", 1) for line in shown.splitlines()]
    figures = {row[0].strip(): row[-1].strip() for row in rows}
    assert figures["Tokens written with drafting"] == f"{result.sampling.drafted.tokens:,}"
    texts = str(len(result.greedy.texts))
    assert figures["Texts compared"] == figures["Identical, token for token"] == texts
    page = report.read_text("utf-8")
    assert "Drafting is lossless" in page
    assert page.count("<svg") == 2
    assert "<script" not in page


def test_a_fault_is_an_exit_code(
    call: Call, monkeypatch: pytest.MonkeyPatch, endless_target: Path, hopeless_draft: Path
) -> None:
    def accepts_all(drafted: Sequence[int], likeliest: Callable[[int], int]) -> Verification:
        return verification.verify_greedy(drafted, lambda i: (*drafted, likeliest(i))[i])

    monkeypatch.setattr(verification, "_accepts", lambda target, draft, rng: True)
    monkeypatch.setattr(generation, "verify_greedy", accepts_all)
    options = ["--target", endless_target, "--draft", hopeless_draft]
    code, out, _ = call("prove", *options, "--seconds", 2, "--json")
    told = json.loads(out)
    assert (code, told["verdict"], told["greedy"]["verdict"]) == (1, "failed", "failed")
    assert told["draft"] == str(hopeless_draft)
    chances = [test["chance"] for test in told["sampling"]["drafted"]["tests"]]
    assert min(chances) < told["sampling"]["limit"]


@pytest.mark.parametrize("wrong", ["--seconds 0", "--seconds nan", "--seed -1"])
def test_what_makes_no_sense_is_refused(call: Call, wrong: str) -> None:
    call("prove", *wrong.split()).refused(2)
