"""Compare the real llama-server with the engine: the same texts and counters; record its output.

``python tests/soak/llama_server.py`` builds llama-server from the sources of the pinned
llama-cpp-python (once, several minutes; needs CMake and Ninja), starts it on loopback with the
built-in pair and its own speculation, asks it and the engine the same questions at temperature 0,
and checks:

- The texts are the same, or part where the target gave both tokens nearly the same probability.
- The counts of drafted, accepted, corrected and bonus tokens add up to those in its log.
- It continues an answer, stops at a stop string, at the end of the context and on request, and
  refuses what it must.
- If it is killed or frozen during an answer, the text so far stays and the reason is shown.

``--server PROGRAM`` uses an existing build; ``--record FOLDER`` records its responses, byte for
byte, for tests/servers.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest

import tiny_models as tiny
from answer_events import Answer
from foretoken.chat.conversations.conversation import PromptMessage, Role
from foretoken.chat.prompt.template import ChatTemplate
from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.engine.events import Event, FinishReason, TokenEmitted, TokenOrigin
from foretoken.engine.inspection import InspectionTask, inspect_answer
from foretoken.engine.session import Session
from foretoken.models.builtin import builtin_pair
from foretoken.servers.answer import ServedAnswer, ServerReport
from foretoken.servers.client import ServerClient, ServerTimeouts
from foretoken.servers.looking import look
from foretoken.servers.server import (
    Server,
    ServerError,
    ServerErrorKind,
    ServerFacts,
    SpeculationReporting,
)
from foretoken.system.fetching import Cancel
from foretoken.words.sentences import use_sentences
from llama_programs import SERVER, built_program

GREEDY = SamplingParams(temperature=0.0)
KEY = "foretoken-test-key"
TIMEOUT = ServerErrorKind.TIMEOUT
QUESTIONS = (
    "Tell me a story.",
    "Tell me about tides.",
    "What is the capital of France?",
    "Write a function that adds two numbers.",
    "Count from one to twenty.",
    "Rewrite in capital letters: the tide comes in twice a day.",
    "List three animals that live in the sea.",
    "What is 12 plus 30?",
)
NEAR_TIE = 0.02
"""In a pass over several tokens, logits and so probabilities differ by rounding."""
_DRAFTED = re.compile(r"draft acceptance = .*?\( *(\d+) accepted / *(\d+) generated\)")


class Running(NamedTuple):
    """A running server."""

    client: ServerClient
    process: subprocess.Popen[bytes]


@contextmanager
def served(
    program: Path, log: Path, *options: str, pair: tuple[Path, Path] | None = None
) -> Iterator[Running]:
    """Run a server with a pair, by default the built-in one.

    Without ``options`` it does not speculate.
    """
    target, draft = pair or builtin_pair()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    # By name only, so that what it reports is the same on every computer.
    command = [str(program.absolute()), "-m", target.name, "-a", "builtin", "-c", "1024"]
    command += ["-np", "1", "-t", "2", "--host", "127.0.0.1", "--port", port, "--no-ui"]
    command += ["--api-key", KEY]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "-md", draft.name, *options] if options else command,
            cwd=target.parent,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            running = Running(ServerClient(Server.entered(address), KEY), process)
            _wait_for(running.client, process)
            yield running
        finally:
            process.send_signal(signal.SIGCONT)
            process.terminate()
            process.wait(30)


def _wait_for(client: ServerClient, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"llama-server ended with {process.returncode}")
        try:
            look(client, Cancel())
        except ServerError as error:
            if error.trouble not in (ServerErrorKind.REFUSED, ServerErrorKind.BUSY):
                raise
            time.sleep(0.1)
        else:
            return
    raise SystemExit("llama-server does not start")


SPECULATION = ("--spec-type", "draft-simple", "--spec-draft-n-max", "4", "-td", "1")


class Written(Answer):
    """A server's answer and its report."""

    def __init__(self, events: list[Event], told: ServerReport) -> None:
        super().__init__(events)
        self.told = told


def ask(
    client: ServerClient,
    facts: ServerFacts,
    messages: Sequence[PromptMessage],
    limits: GenerationLimits,
    stop_after: int | None = None,
) -> Written:
    """Let the server answer; cancel it after ``stop_after`` tokens."""
    answer = ServedAnswer(client, facts, facts.models[0].name, messages, GREEDY, limits)
    events, tokens = list[Event](), 0
    for event in answer.events():
        events.append(event)
        tokens += isinstance(event, TokenEmitted)
        if tokens == stop_after:
            answer.stop.set()
    return Written(events, answer.report)


def question(text: str) -> list[PromptMessage]:
    """Return a chat with only this question."""
    return [PromptMessage(Role.USER, text)]


class Local:
    """The engine with the same pair."""

    def __init__(self) -> None:
        self.session = Session.load(*builtin_pair(), context_length=1024)
        self._template = ChatTemplate(
            self.session.vocabulary, self.session.target_metadata.chat_template, 1024
        )

    def answer(self, text: str, tokens: int) -> list[TokenEmitted]:
        """Return what the target writes alone."""
        prompt = self._template.prompt(question(text)).tokens
        limits = GenerationLimits(max_tokens=tokens)
        plain = SpeculativeConfig(Method.PLAIN)
        with closing(self.session.generate(prompt, GREEDY, plain, limits)) as events:
            return [event for event in events if isinstance(event, TokenEmitted)]

    def is_tie(self, text: str, tokens: Sequence[TokenEmitted], at: int, other: str) -> bool:
        """Whether the target almost wrote ``other`` instead of token ``at``."""
        prompt = self._template.prompt(question(text)).tokens
        sources = [None] * len(tokens)
        hot = SamplingParams(temperature=1.0)
        task = InspectionTask(prompt, tokens, at, at + 1, hot, sources, with_draft=False)
        found = inspect_answer(self.session, task)
        assert found is not None
        likeliest = found[0].alternatives[0].target.before
        return any(
            one.text and other.startswith(one.text) and likeliest - one.target.before < NEAR_TIE
            for one in found[0].alternatives
        )


def compare_texts(client: ServerClient, facts: ServerFacts, local: Local, tokens: int) -> None:
    """Let both answer all questions."""
    same = 0
    for text in QUESTIONS:
        theirs = ask(client, facts, question(text), GenerationLimits(max_tokens=tokens))
        ours = local.answer(text, tokens)
        written = "".join(token.text for token in ours)
        if theirs.text == written:
            same += 1
            continue
        at = length = 0
        while theirs.text.startswith(written[: length + len(ours[at].text)]):
            length += len(ours[at].text)
            at += 1
        other = theirs.text[length:]
        assert local.is_tie(text, ours, at, other), f"{text}: {other[:40]!r} behind {length}"
        print(f"parted at a near tie: {text!r} after {length} characters")
    print(f"{same} of {len(QUESTIONS)} texts are the same; all others parted at a near tie")


def compare_counters(client: ServerClient, facts: ServerFacts, log: Path, tokens: int) -> None:
    """Check that the pieces add up to the counts in the server's log."""
    for text in QUESTIONS:
        told_before = len(_DRAFTED.findall(log.read_text(errors="replace")))
        written = ask(client, facts, question(text), GenerationLimits(max_tokens=tokens))
        entries = counted(log, told_before)
        drafted, accepted = sum(d for _, d in entries), sum(a for a, _ in entries)
        told, origins = written.told, Counter(t.origin for t in written.tokens)
        assert told.coloured, told.note
        assert (told.drafted, told.accepted) == (drafted, accepted), (told, entries)
        assert sum(step.drafted for step in written.steps) == drafted
        assert sum(step.accepted for step in written.steps) == accepted
        unused = sum(step.unused for step in written.steps)
        assert accepted - unused <= origins[TokenOrigin.DRAFT] <= accepted
        print(f"{accepted:4} of {drafted:4} accepted, as logged; {dict(origins)}  {text!r}")


def counted(log: Path, before: int) -> list[tuple[int, int]]:
    """Return accepted and drafted tokens of later answers, once they are logged."""
    for _ in range(100):
        found = _DRAFTED.findall(log.read_text(errors="replace"))[before:]
        if found:
            return [(int(accepted), int(drafted)) for accepted, drafted in found]
        time.sleep(0.02)
    return []


def check_habits(client: ServerClient, facts: ServerFacts, program: Path, log: Path) -> None:
    """Check continuing, stopping and refusing."""
    whole = ask(client, facts, question(QUESTIONS[0]), GenerationLimits(max_tokens=40))
    begun = "".join(token.text for token in whole.tokens[:20])
    messages = [*question(QUESTIONS[0]), PromptMessage(Role.ASSISTANT, begun)]
    rest = ask(client, facts, messages, GenerationLimits(max_tokens=20))
    assert begun + rest.text == whole.text, (begun, rest.text, whole.text)
    assert whole.finished.reason is FinishReason.LENGTH

    stop = "".join(token.text for token in whole.tokens[10:13])
    cut = ask(client, facts, question(QUESTIONS[0]), GenerationLimits(40, (stop,)))
    assert cut.text == whole.text.partition(stop)[0], cut.text

    halted = ask(client, facts, question(QUESTIONS[0]), GenerationLimits(900), stop_after=5)
    assert halted.finished.reason is FinishReason.CANCELLED
    assert whole.text.startswith(halted.text)

    many = GenerationLimits(max_tokens=900)
    story = ask(client, facts, question(QUESTIONS[0]), many)
    again = [*question(QUESTIONS[0]), PromptMessage(Role.ASSISTANT, story.text)]
    with served(program, log, *SPECULATION, "-c", "256") as narrow:
        there = narrow.client
        full = ask(there, look(there, Cancel()), [*again, *question(QUESTIONS[0])], many)
    assert full.finished.reason is FinishReason.CONTEXT_FULL, full.finished
    assert full.told.coloured, full.told

    for messages, key, trouble in (
        (question("tide " * 3000), KEY, ServerErrorKind.CONTEXT_FULL),
        (question("hello"), None, ServerErrorKind.UNAUTHORISED),
        (question("hello"), "another", ServerErrorKind.UNAUTHORISED),
    ):
        with pytest.raises(ServerError) as refused:
            ask(ServerClient(client.server, key), facts, messages, GenerationLimits(8))
        assert refused.value.trouble is trouble, refused.value
        assert KEY not in str(refused.value)
        print(f"refused: {refused.value}")
    print("goes on, stops and refuses as it should")


def check_end(program: Path, log: Path, what: signal.Signals, trouble: ServerErrorKind) -> None:
    """Check that text is kept if the server dies or freezes within an answer."""
    with served(program, log, *SPECULATION) as (client, process):
        facts = look(client, Cancel())
        limits = GenerationLimits(max_tokens=900)
        whole = ask(client, facts, question(QUESTIONS[0]), limits).text
        hasty = ServerClient(client.server, KEY, ServerTimeouts(between_s=2.0))
        answer = ServedAnswer(hasty, facts, "builtin", question(QUESTIONS[0]), GREEDY, limits)
        shown, ended = "", None
        try:
            for event in answer.events():
                shown += event.text if isinstance(event, TokenEmitted) else ""
                if shown and process.poll() is None:
                    process.send_signal(what)
        except ServerError as error:
            ended = error
        if ended is None:  # the whole answer had been sent
            assert shown == whole
        else:
            assert ended.trouble is trouble, ended
            assert shown
            assert whole.startswith(shown)
        print(f"{what.name}: {len(shown)} of {len(whole)} characters stay; {ended}")


# --- recordings ------------------------------------------------------------------------------


THINKING = (
    "{% for m in messages %}{% if m.role == 'assistant' and m.reasoning_content %}"
    "<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}{% endfor %}"
)


def write_thinking_pair(folder: Path) -> tuple[Path, Path]:
    """A target that thinks before it answers, in characters of several tokens, and its draft."""
    pieces = ["?", "<think>", "H", "m", " so", "</think>", "Yes", " ", *tiny.split_bytes("🙂")]
    pieces += ["!", " and", " no", *tiny.split_bytes("é"), "nd"]
    files = folder / "target.gguf", folder / "draft.gguf"
    for file, certainty in zip(files, (0.9, 0.5), strict=True):
        tiny.write_path_model(file, pieces, certainty=certainty, chat_template=THINKING)
    return files


def record(client: ServerClient, facts: ServerFacts, folder: Path, without: ServerClient) -> None:
    """Record the server's HTTP responses to the product's requests."""
    story, tides = question(QUESTIONS[0]), question(QUESTIONS[1])
    limits = GenerationLimits(max_tokens=24)
    begun = PromptMessage(Role.ASSISTANT, "Once upon a time")
    asked = {
        "speculative": (story, limits),
        "ended": (tides, limits),
        "continued": ([*story, begun], GenerationLimits(max_tokens=12)),
        "stop-string": (story, GenerationLimits(24, (", a young",))),
        "context-full": (question("tide " * 3000), limits),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, (messages, how) in asked.items():
        answer = ServedAnswer(client, facts, facts.models[0].name, messages, GREEDY, how)
        body = answer.question() | {"seed": 1}
        _record(client.server, "/v1/chat/completions", folder / f"{name}.http", body)
    for name in ("v1/models", "props", "slots"):
        _record(client.server, f"/{name}", folder / f"{name.replace('/', '-')}.http")
    answer = ServedAnswer(without, facts, facts.models[0].name, story, GREEDY, limits)
    _record(without.server, "/v1/chat/completions", folder / "plain.http", answer.question())


def record_thinking(program: Path, log: Path, folder: Path) -> None:
    """Record an answer with reasoning and with characters of several tokens."""
    with tempfile.TemporaryDirectory() as work:
        pair = write_thinking_pair(Path(work))
        # Enough for characters to be split across steps.
        three = (*SPECULATION, "--spec-draft-n-max", "3")
        with served(program, log, *three, pair=pair) as (client, _):
            facts, limits = look(client, Cancel()), GenerationLimits(max_tokens=40)
            answer = ServedAnswer(client, facts, "builtin", question("?"), GREEDY, limits)
            body = answer.question() | {"seed": 1}
            _record(client.server, "/v1/chat/completions", folder / "thinking.http", body)


def _record(server: Server, path: str, file: Path, body: object = None) -> None:
    content = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
        f"Host: {server.host}",
        f"Authorization: Bearer {KEY}",
        f"Content-Length: {len(content)}",
        "Content-Type: application/json",
        "Connection: close",
    ]
    name, _, port = server.host.partition(":")
    with socket.create_connection((name, int(port)), 60) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode() + content)
        said = b""
        while more := line.recv(1 << 16):
            said += more
    file.write_bytes(said)
    print(f"{file}: {len(said)} bytes")


def main() -> None:
    """Compare and check, or record."""
    use_sentences()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", type=Path, help="llama-server, else it is built")
    log = Path(tempfile.gettempdir()) / "llama-server.log"
    parser.add_argument("--log", type=Path, default=log, help="where it logs")
    parser.add_argument("--tokens", type=int, default=120)
    parser.add_argument("--record", type=Path, help="write recordings into this folder")
    options = parser.parse_args()
    program = options.server or built_program(SERVER)
    with served(program, options.log, *SPECULATION) as (client, _):
        facts = look(client, Cancel())
        assert facts.speculation is SpeculationReporting.STEPS, facts
        assert facts.speculates, facts
        assert facts.models[0].context_length == 1024, facts
        print(facts.kind, facts.version, [model.name for model in facts.models])
        if options.record:
            with served(program, options.log.with_suffix(".plain.log")) as plain:
                record(client, facts, options.record, plain.client)
            record_thinking(program, options.log.with_suffix(".tiny.log"), options.record)
            return
        local = Local()
        try:
            compare_texts(client, facts, local, options.tokens)
        finally:
            local.session.close()
        compare_counters(client, facts, options.log, options.tokens)
        check_habits(client, facts, program, options.log.with_suffix(".narrow.log"))
    for what, trouble in ((signal.SIGKILL, ServerErrorKind.CUT), (signal.SIGSTOP, TIMEOUT)):
        check_end(program, options.log.with_suffix(f".{what.name}.log"), what, trouble)


if __name__ == "__main__":
    main()
