"""Kill a streaming chat at random moments, and check that its store is complete.

    python tests/soak/crash_test.py --kills 100 --seed 1

In each round a child process (``crashing_chat``) chats on the same store and reports every text as
it is shown: usually with the built-in pair, in every third round with a tiny model whose long
answers are random bytes. After SIGKILL the store must be intact, contain all text that was shown
more than ``--limit-ms`` before the kill, and be otherwise unchanged. The exit code is 1 if not.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import selectors
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))  # as pytest has it

import tiny_models as tiny
from foretoken.chat.conversations.conversation import Conversation, Message, TitleSource
from foretoken.chat.store.store import ChatStore

LIMIT_MS = 300
"""Text shown earlier than this must be in the store."""
LONGEST_S = 3.0
"""Most answers take less."""
# Unsent text is written less often than answers.
_UNSENT_LIMIT_S = 1.0
_START_LIMIT_S = 60.0
# One child in this many is killed during its start, while the store is opened and cleaned up.
_KILLED_EARLY = 8
_RANDOM_BYTES = 3
# One child in this many is killed just after it has requested a write.
_KILLED_WRITING = 2
_WRITING_S = 0.008
_EARLIEST_S, _LATEST_S = 0.3, 1.6

# Events that request a write.
_WRITES = frozenset({"asked", "ended", "renamed", "deleted", "backed up", "daily backup"})

Fingerprint = tuple[object, ...]


@dataclass(slots=True)
class Shown:
    """An answer as it was displayed."""

    conversation: int
    question: int
    asked_text: str | None
    """Text of the question if it is new."""
    at: float
    """When it began or was continued."""
    text: str = ""
    before: str | None = None
    """Its text before it was continued; may be longer, as half a character is removed."""
    pieces: list[tuple[float, int]] = field(default_factory=list)
    """Times, and the length in characters reached then."""
    ended_at: float | None = None

    def length_at(self, moment: float) -> int:
        """Return how many characters had been shown by then."""
        return max((length for at, length in self.pieces if at <= moment), default=0)

    def shown_at(self, length: int) -> float | None:
        """Return when the next character after ``length`` was shown; None if there is none."""
        return next((at for at, shown in self.pieces if shown > length), None)


@dataclass(slots=True)
class Round:
    """The events of a child process until it was killed."""

    answers: dict[int, Shown] = field(default_factory=dict)
    typed: dict[int, list[tuple[float, str]]] = field(default_factory=dict)
    renamed: dict[int, list[tuple[float, str]]] = field(default_factory=dict)
    deleted: dict[int, float] = field(default_factory=dict)
    """When deletion was requested."""
    problems: list[str] = field(default_factory=list)
    went_on: int = 0
    writes: int = 0
    """Number of requested writes."""

    @property
    def streams(self) -> bool:
        return any(answer.text and answer.ended_at is None for answer in self.answers.values())

    def take(self, event: dict[str, Any]) -> None:
        """Process one event."""
        at, kind = event["at"], event["kind"]
        self.writes += kind in _WRITES and not event.get("done")
        if kind == "asked":
            self.answers[event["answer"]] = Shown(
                event["conversation"], event["question"], event["text"], at
            )
        elif kind == "goes on":
            self.went_on += 1
            before, text = self.answers.get(event["answer"]), event["text"]
            shown = Shown(event["conversation"], event["question"], None, at, text)
            shown.before = before.text if before else None
            shown.pieces = [(at, len(text))]
            self.answers[event["answer"]] = shown
        elif kind == "text":
            answer = self.answers[event["answer"]]
            answer.text += event["text"]
            answer.pieces.append((at, len(answer.text)))
        elif kind == "ended":
            self.answers[event["answer"]].ended_at = at
            if event["error"]:
                self.problems.append(f"an answer failed: {event['error']}")
        elif kind == "typed":
            self.typed.setdefault(event["conversation"], []).append((at, event["text"]))
        elif kind == "renamed" and not event["done"]:
            conversation, title = event["what"]
            self.renamed.setdefault(conversation, []).append((at, title))
        elif kind == "deleted" and not event["done"]:
            self.deleted[event["what"][0]] = at
        elif kind == "failed" or (kind == "opened" and event["notice"]):
            told = event.get("sentence") or event.get("notice")
            self.problems.append(f"the app reported: {told}")


@dataclass(slots=True)
class Summary:
    """Results of all rounds."""

    kills: int = 0
    lost_ms: list[float] = field(default_factory=list)
    """Age of the oldest lost text at each kill during an answer; 0 if nothing was lost."""
    answers: int = 0
    interrupted: int = 0
    went_on: int = 0
    problems: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return a summary in words."""
        lines = [
            f"{self.kills} kills, {len(self.lost_ms)} of them during an answer",
            f"{self.answers} answers checked, {self.interrupted} interrupted, "
            f"{self.went_on} continued",
        ]
        if self.lost_ms:
            lines.append(
                f"oldest lost text: median {statistics.median(self.lost_ms):.0f} ms, "
                f"maximum {max(self.lost_ms):.0f} ms before the kill"
            )
        lines += [f"PROBLEM {problem}" for problem in self.problems]
        return "\n".join([*lines, f"{len(self.problems)} problems"])


class CrashTest:
    """Rounds of chatting and killing on one store."""

    def __init__(
        self, folder: Path, seed: int, *, limit_ms: float = LIMIT_MS, longest_s: float = LONGEST_S
    ) -> None:
        """A chat streams for at most ``longest_s`` before it is killed."""
        self._path = folder / "chats" / "chats.db"
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._homes = {f"XDG_{kind}_HOME": str(folder) for kind in ("CONFIG", "DATA", "STATE")}
        self._scratch = folder / "scratch"
        self._endless = tiny.write_endless_model(folder / "endless.gguf")
        self._dice = random.Random(seed)
        self._limit_s, self._longest_s = limit_ms / 1000, longest_s
        self._expected: dict[int, dict[int, Fingerprint]] = {}
        self._titles: dict[int, str] = {}
        self.summary = Summary()

    def run(self, kills: int) -> Summary:
        """Run this many rounds."""
        for number in range(self.summary.kills + 1, self.summary.kills + kills + 1):
            models = [str(self._endless)] if number % _RANDOM_BYTES == 0 else []
            early, writing = number % _KILLED_EARLY == 0, number % _KILLED_WRITING == 0
            told, killed_at = self._chat(models, early=early, writing=writing)
            problems = [*told.problems, *self._broken_files(), *self._look(told, killed_at)]
            self.summary.kills += 1
            self.summary.went_on += told.went_on
            self.summary.problems += [f"after kill {number}: {what}" for what in problems]
        return self.summary

    # --- the child ---------------------------------------------------------------------------

    def _chat(self, models: Sequence[str], *, early: bool, writing: bool) -> tuple[Round, float]:
        """Let a child chat and kill it; return its events, and the latest time of its death."""
        script = Path(__file__).with_name("crashing_chat.py")
        seed = self._dice.randrange(1 << 30)
        told, rest = Round(), b""
        with tempfile.TemporaryFile() as complaints:
            child = subprocess.Popen(
                [sys.executable, str(script), str(self._path), str(seed), *models],
                stdout=subprocess.PIPE,
                stderr=complaints,
                env={**os.environ, **self._homes},
            )
            assert child.stdout is not None
            stream = child.stdout.fileno()
            ends = time.monotonic() + _START_LIMIT_S
            if early:
                ends = time.monotonic() + self._dice.uniform(_EARLIEST_S, _LATEST_S)
            streams, awaited = early, None
            with selectors.DefaultSelector() as selector:
                selector.register(stream, selectors.EVENT_READ)
                while True:
                    left = ends - time.monotonic()
                    if left > 0 and selector.select(left):
                        data = os.read(stream, 1 << 16)
                        if not data:
                            break
                        *lines, rest = (rest + data).split(b"\n")
                        for line in lines:
                            told.take(json.loads(line))
                        if told.streams and not streams:
                            streams = True
                            ends = time.monotonic() + self._dice.uniform(0.0, self._longest_s)
                        if awaited is not None and told.writes > awaited:
                            time.sleep(self._dice.uniform(0.0, _WRITING_S))
                            break
                    elif writing and streams and awaited is None:
                        awaited = told.writes
                        ends = time.monotonic() + self._longest_s
                    else:
                        break
            ended = child.poll()
            child.kill()
            killed_at = time.monotonic()
            with child.stdout:
                rest += child.stdout.read()
            child.wait()
            for line in rest.split(b"\n")[:-1]:
                told.take(json.loads(line))
            if ended is not None or not streams:
                told.problems.append(f"the chat ended ({ended}) or never began")
            if told.problems:
                complaints.seek(0)
                told.problems.append(complaints.read().decode("utf-8", "replace"))
        return told, killed_at

    # --- the store ---------------------------------------------------------------------------

    def _broken_files(self) -> Iterator[str]:
        """Check copies of the files as they were left by the kill."""
        if not self._path.exists():
            return
        shutil.rmtree(self._scratch, ignore_errors=True)
        self._scratch.mkdir(mode=0o700)
        for file in self._path.parent.glob(f"{self._path.name}*"):
            if file.is_file():
                shutil.copy(file, self._scratch)
        with closing(sqlite3.connect(self._scratch / self._path.name)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()
            found += connection.execute("PRAGMA foreign_key_check").fetchall()
        if found != [("ok",)]:
            yield f"the file is damaged: {found[:3]}"
        backup = self._path.parent.parent / "backup.db"
        if backup.exists():
            folder = self._scratch / "of backup"
            folder.mkdir(mode=0o700)
            shutil.copy(backup, folder / "chats.db")
            with closing(ChatStore(folder / "chats.db")) as store:
                if store.notice or not store.rows():
                    yield f"the backup is not whole: {store.notice}"

    def _look(self, told: Round, killed_at: float) -> Iterator[str]:
        """Open the store as the app does, and compare it with the events."""
        with closing(ChatStore(self._path)) as store:
            if store.notice:
                yield f"the store reported: {store.notice}"
            found = {row.id: row.title for row in store.rows(limit=-1)}
            trees: dict[int, Conversation] = {}
            for conversation_id in found:
                tree = store.load(conversation_id)
                if tree is None:
                    yield "a conversation is listed and cannot be loaded"
                else:
                    trees[conversation_id] = tree
            yield from self._wrong_answers(told, killed_at, trees, store)
            yield from self._wrong_before(told, killed_at, trees)
            yield from self._wrong_titles(told, killed_at, found)
            self._expected = {
                tree.id: {m.id: _fingerprint(m) for m in tree.all_messages()}
                for tree in trees.values()
            }
            self._titles = {
                tree.id: tree.title
                for tree in trees.values()
                if tree.title_source is TitleSource.PERSON
            }

    def _wrong_answers(
        self, told: Round, killed_at: float, trees: dict[int, Conversation], store: ChatStore
    ) -> Iterator[str]:
        due = killed_at - self._limit_s
        lost_ms = 0.0
        for answer_id, shown in told.answers.items():
            tree = trees.get(shown.conversation)
            messages = {} if tree is None else {m.id: m for m in tree.all_messages()}
            found, question = messages.get(answer_id), messages.get(shown.question)
            self.summary.answers += 1
            if found is None or question is None:
                if shown.at <= due:
                    yield "a question or its answer is missing"
                lost_ms = max(lost_ms, (killed_at - shown.at) * 1000)
                continue
            if shown.asked_text not in (None, question.text) or found.parent is not question:
                yield "a question is another one"
            if "".join(token.text for token in found.tokens) != found.text:
                yield "the tokens of an answer are not its text"
            if shown.before is not None and found.text == shown.before and shown.at > due:
                continue  # it did not go on yet
            if not shown.text.startswith(found.text):
                yield f"an answer has a text that was never shown: {found.text[-40:]!r}"
            if len(found.text) < shown.length_at(due):
                yield "text is missing that was shown long ago"
            if (at := shown.shown_at(len(found.text))) is not None:
                lost_ms = max(lost_ms, (killed_at - at) * 1000)
            self.summary.interrupted += found.interrupted
            if shown.ended_at is not None and shown.ended_at <= due and found.interrupted:
                yield "an answer that ended is interrupted"
            words = found.text.split()[:2]
            if words and all(word.isascii() and word.isalpha() for word in words):
                hits = store.search(f'"{" ".join(words)}"', limit=1_000_000)
                if answer_id not in {hit.message_id for hit in hits}:
                    yield "an answer is not found by its words"
        if told.streams:
            self.summary.lost_ms.append(lost_ms)
        for conversation_id, typed in told.typed.items():
            last = [text for at, text in typed if at <= killed_at - _UNSENT_LIMIT_S][-1:]
            later = [text for at, text in typed if at > killed_at - _UNSENT_LIMIT_S]
            tree = trees.get(conversation_id)
            if tree and last and tree.unsent_text not in (*last, *later):
                yield "what was typed and not sent is missing"

    def _wrong_before(
        self, told: Round, killed_at: float, trees: dict[int, Conversation]
    ) -> Iterator[str]:
        for conversation_id, before in self._expected.items():
            tree = trees.get(conversation_id)
            asked_at = told.deleted.get(conversation_id)
            if tree is None:
                if asked_at is None:
                    yield "a conversation of an earlier round is missing"
                continue
            if asked_at is not None and asked_at <= killed_at - self._limit_s:
                yield "a deleted conversation is there"
            now = {m.id: _fingerprint(m) for m in tree.all_messages()}
            for message_id, fingerprint in before.items():
                if message_id not in told.answers and now.get(message_id) != fingerprint:
                    yield "a message of an earlier round is missing or another one"

    def _wrong_titles(self, told: Round, killed_at: float, found: dict[int, str]) -> Iterator[str]:
        for conversation_id, title in found.items():
            renamed = told.renamed.get(conversation_id, [])
            due = [text for at, text in renamed if at <= killed_at - self._limit_s]
            before = due[-1] if due else self._titles.get(conversation_id)
            allowed = [text for at, text in renamed if at > killed_at - self._limit_s]
            if before is not None and title not in (before, *allowed):
                yield "a title is another one"


def _fingerprint(message: Message) -> Fingerprint:
    return (
        message.parent.id if message.parent else None,
        message.role,
        message.text,
        tuple(token.id for token in message.tokens),
        len(message.steps),
        message.finish_reason,
        message.error,
        message.created_ms,
    )


def main() -> int:
    """Kill as often as requested, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit-ms", type=float, default=LIMIT_MS)
    parser.add_argument("--folder", type=Path, help="keep the store here, and go on with it")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        test = CrashTest(options.folder or Path(temporary), options.seed, limit_ms=options.limit_ms)
        for done in range(options.kills):
            test.run(1)
            print(f"\r{done + 1} of {options.kills} kills", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(test.summary.text())
    return 1 if test.summary.problems else 0


if __name__ == "__main__":
    sys.exit(main())
