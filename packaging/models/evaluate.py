"""Answer fixed questions with a pair and tell how good it is, and how well the draft foretells.

``python packaging/models/evaluate.py TARGET DRAFT`` needs the app and no PyTorch. It prints the
share of questions answered rightly by kind, how often an answer ends by itself, and the acceptance
rates. ``--samples FILE`` writes a page with answers to fixed messages, ``--json FILE`` the numbers.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tasks.questions import score

from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine.benchmark import PLAIN, WARM_UP_TOKENS, Prompt, answer_in_turns, parse_mode
from foretoken.engine.config import (
    CHAT_SAMPLING,
    GenerationLimits,
    Method,
    SamplingParams,
    SpeculativeConfig,
)
from foretoken.engine.events import FinishReason, GenerationFinished, RunStatistics, TokenEmitted
from foretoken.engine.session import Session

HERE = Path(__file__).resolve().parent
GREEDY = SamplingParams(temperature=0.0)
Conversation = Sequence[Mapping[str, str]]
LOOKAHEAD = 4
_ANSWER_TOKENS = 256


@dataclass(frozen=True, slots=True)
class Answer:
    """What a pair said."""

    text: str
    ended: bool
    """By its own end token."""
    statistics: RunStatistics


class Pair:
    """A loaded pair that answers conversations."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._template = ChatTemplate(session.vocabulary, session.target_metadata.chat_template)
        draft = session.has_draft
        self._config = SpeculativeConfig(
            method=Method.DRAFT if draft else Method.PLAIN, lookahead=LOOKAHEAD
        )

    def prompt(self, messages: Iterable[Mapping[str, str]]) -> list[int]:
        """Token ids of a conversation and the beginning of an answer."""
        told = [PromptMessage(Role(turn["role"]), turn["content"]) for turn in messages]
        return self._template.prompt(told).tokens

    def answer(self, messages: Iterable[Mapping[str, str]], sampling: SamplingParams) -> Answer:
        """Answer with a fixed lookahead, or without a draft where there is none."""
        self.session.clear_caches()
        prompt, limits = self.prompt(messages), GenerationLimits(_ANSWER_TOKENS)
        text, finished = [], None
        for event in self.session.generate(
            prompt, sampling, self._config, limits, show_probs=False
        ):
            if isinstance(event, TokenEmitted):
                text.append(event.text)
            elif isinstance(event, GenerationFinished):
                finished = event
        assert finished is not None
        return Answer("".join(text), finished.reason is FinishReason.STOP, finished.statistics)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The records of a file with one JSON object a line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def score_questions(pair: Pair, questions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Answer greedily and count; wrong answers are kept for reading."""
    right: dict[str, list[bool]] = defaultdict(list)
    ended, wrong = 0, []
    for question in questions:
        answer = pair.answer(question["messages"], GREEDY)
        good = score(question, answer.text)
        right[question["kind"]].append(good)
        ended += answer.ended
        if not good:
            asked = question["messages"][-1]["content"]
            wrong.append({"kind": question["kind"], "asked": asked, "said": answer.text})
    everything = [good for kind in right.values() for good in kind]
    return {
        "right": sum(everything) / len(everything),
        "by kind": {kind: f"{sum(found)}/{len(found)}" for kind, found in sorted(right.items())},
        "ended by itself": ended / len(everything),
        "wrong": wrong,
    }


def measure_acceptance(pair: Pair, conversations: Sequence[Conversation]) -> dict[str, Any]:
    """Acceptance rates with lookahead 4, greedily and at temperature 0.7."""
    found: dict[str, Any] = {}
    for name, sampling in (
        ("greedy", GREEDY),
        ("temperature 0.7", SamplingParams(temperature=0.7, seed=1)),
    ):
        total = RunStatistics()
        for messages in conversations:
            total.add(pair.answer(messages, sampling).statistics)
        found[name] = {
            "acceptance rate": total.acceptance_rate,
            "tokens per target pass": total.mean_acceptance_length,
            "tokens": total.tokens,
        }
    return found


def measure_speed(
    pair: Pair, conversations: Sequence[Conversation], modes: Sequence[str], rounds: int
) -> list[str]:
    """Speed against plain decoding by mode, greedily, on a calibrated pair."""
    for loaded in pair.session.models:
        pair.session.calibrate(loaded)
    prompts = [
        Prompt(str(index), pair.prompt(messages)) for index, messages in enumerate(conversations)
    ]
    ways = [parse_mode(mode) for mode in (PLAIN, *modes)]
    speeds: dict[str, list[float]] = {way.name: [] for way in ways}
    for number, prompt in enumerate(prompts * rounds):
        warm = 0 if number else WARM_UP_TOKENS
        done = answer_in_turns(
            pair.session, prompt, ways, GREEDY, _ANSWER_TOKENS, number=number, warm_up_tokens=warm
        )
        for mode, counted in (done or {}).items():
            speeds[mode].append(counted.tokens_per_second or 0.0)
    lines = []
    for mode, found in speeds.items():
        ratios = [one / plain for one, plain in zip(found, speeds[PLAIN], strict=True) if plain]
        speed, speedup = statistics.median(found), statistics.median(ratios)
        lines.append(f"{mode}: {speed:.0f} tokens/s, {speedup:.2f} of plain")
    return lines


def write_samples(pair: Pair, conversations: Sequence[Conversation], path: Path) -> None:
    """Write a page of answers, greedy and with the default sampling."""
    lines = ["# What the built-in pair says", ""]
    for messages in conversations:
        lines.append(f"**You:** {messages[-1]['content']}  ")
        for name, sampling in (("Greedy", GREEDY), ("Sampled", replace(CHAT_SAMPLING, seed=1))):
            answer = pair.answer(messages, sampling)
            end = "" if answer.ended else " *(cut off)*"
            quoted = answer.text.replace("\n", "\n> ")
            lines += ["", f"> **{name}:** {quoted}{end}"]
        lines += ["", "---", ""]
    path.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Evaluate a pair."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("target", type=Path)
    parser.add_argument("draft", type=Path, nargs="?")
    parser.add_argument("--questions", type=Path, default=HERE / "questions.jsonl")
    parser.add_argument("--messages", type=Path, default=HERE / "messages.jsonl")
    parser.add_argument("--samples", type=Path, help="write a page of answers")
    parser.add_argument("--json", type=Path, help="write all numbers and wrong answers")
    parser.add_argument("--speed", default="", help="modes to time, e.g. fixed:2,fixed:4,adaptive")
    parser.add_argument("--rounds", type=int, default=3, help="of --speed")
    parser.add_argument("--wrong", type=int, default=10, help="wrong answers to print")
    options = parser.parse_args()
    questions, records = read_lines(options.questions), read_lines(options.messages)
    begun = time.monotonic()
    with Session.load(options.target, options.draft) as session:
        pair = Pair(session)
        found: dict[str, Any] = {"questions": score_questions(pair, questions)}
        conversations = [[{"role": "user", "content": record["prompt"]}] for record in records]
        if session.has_draft:
            asked = [question["messages"] for question in questions]
            found["acceptance"] = {
                f"{what}, {name}": numbers
                for what, told in (("questions", asked), ("messages", conversations))
                for name, numbers in measure_acceptance(pair, told).items()
            }
        if options.samples is not None:
            write_samples(pair, conversations, options.samples)
        if options.speed and session.has_draft:
            modes = options.speed.split(",")
            found["speed"] = measure_speed(pair, conversations, modes, options.rounds)
    _print(found, options.wrong)
    print(f"took {time.monotonic() - begun:.0f} s")
    if options.json is not None:
        options.json.write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")


def _print(found: Mapping[str, Any], most_wrong: int) -> None:
    scored = found["questions"]
    print(f"right: {scored['right']:.1%}; ended by itself: {scored['ended by itself']:.1%}")
    print("  " + ", ".join(f"{kind} {share}" for kind, share in scored["by kind"].items()))
    for record in scored["wrong"][:most_wrong]:
        print(f"  wrong ({record['kind']}): {record['asked']!r} -> {record['said']!r}")
    for name, numbers in found.get("acceptance", {}).items():
        print(
            f"{name}: acceptance rate {numbers['acceptance rate'] or 0.0:.3f}, "
            f"{numbers['tokens per target pass'] or 0.0:.2f} tokens per target pass "
            f"with lookahead {LOOKAHEAD} ({numbers['tokens']} tokens)"
        )
    for line in found.get("speed", []):
        print(line)


if __name__ == "__main__":
    main()
