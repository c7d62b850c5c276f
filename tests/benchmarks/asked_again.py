"""Asking the same questions a second time in new chats, without a draft model.

``python tests/benchmarks/asked_again.py FOLDER`` takes the targets SIZE-TYPE.gguf that
padded_models.py writes there, or any with ``--target``. The product's own parts do everything, on
an archive of their own: the controller answers ten questions, each in a new chat, and the keeper of
the memory takes these answers in. Then, as often as there are rounds, the questions are asked
again, and ten others that nobody has asked before. Each is answered in three ways, another one
first each time: plainly, with lookup in its own chat alone, and with the memory. Chats of the
rounds are temporary, so that the memory stays as it is. Greedy; speeds leave out reading the
prompt. Told are medians of the speed over that of the plain answer to the same question, in the
same round, and how many texts differ.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication

from foretoken.chat.conversations.conversation import Conversation, Message
from foretoken.control.chats.chat_archive import ChatArchive
from foretoken.control.chats.memory_keeper import MemoryKeeper
from foretoken.control.controller import ChatController
from foretoken.control.engine.engine_control import EngineState
from foretoken.control.engine.records import AnswerSettings, PairFiles
from foretoken.control.preferences.kept_preferences import KeptPreferences
from foretoken.engine.config import GenerationLimits, Method, SamplingParams, SpeculativeConfig
from foretoken.models.pairs.prompt_files import read_prompts

GREEDY = SamplingParams(temperature=0.0)
_PATIENCE_S = 300.0
_QUESTIONS = 10
_PLAIN, _ALONE, _MEMORY = _WAYS = ("plain", "own chat alone", "memory")
_MESSAGES = Path(__file__).resolve().parents[2] / "packaging" / "models" / "messages.jsonl"


class Bench:
    """The parts of the product without a window."""

    def __init__(self, folder: Path, target: Path, tokens: int) -> None:
        self._app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        self.preferences = KeptPreferences(folder / "config")
        self.archive = ChatArchive(folder / "chats" / "chats.db")
        self.controller = ChatController(archive=self.archive)
        engine = self.controller.engine
        self.keeper = MemoryKeeper(engine, self.archive, self.preferences, folder / "memory")
        self.controller.answers.limits = GenerationLimits(tokens)
        engine.load_pair(PairFiles(target, None))
        self.wait(lambda: engine.state is EngineState.READY and not engine.measuring)

    def wait(self, done: Callable[[], bool]) -> None:
        """Let everything go on until it is so."""
        ends = time.monotonic() + _PATIENCE_S
        while not done():
            if time.monotonic() > ends:
                sys.exit("It takes too long.")
            self._app.processEvents()
            time.sleep(0.002)

    def answer(self, question: str, method: Method, *, temporary: bool) -> Message:
        """Ask in a new chat, and wait for the whole answer."""
        controller = self.controller
        controller.engine.set_answers(AnswerSettings(GREEDY, SpeculativeConfig(method)))
        controller.show_conversation(Conversation(temporary=temporary))
        ended: list[Message] = []
        controller.answers.ended.connect(ended.append)
        if not controller.send(question):
            sys.exit("It cannot be asked now.")
        self.wait(lambda: bool(ended) and controller.engine.state is EngineState.READY)
        controller.answers.ended.disconnect(ended.append)
        if ended[0].error is not None:
            sys.exit(ended[0].error)
        return ended[0]

    def shut_down(self) -> None:
        """End all."""
        self.controller.shut_down()
        self.keeper.shut_down()
        self.archive.shut_down()
        self.preferences.shut_down()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--targets", default="400M-Q4_0")
    parser.add_argument("--target", type=Path, help="a file, in the place of those")
    parser.add_argument("--prompts", type=Path, default=_MESSAGES, help="20 or more")
    parser.add_argument("--tokens", type=int, default=160)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    names = [options.folder / f"{name}.gguf" for name in options.targets.split(",")]
    for target in [options.target] if options.target else names:
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(Path(folder), target, options.tokens)
            try:
                _compare(bench, target, options)
            finally:
                bench.shut_down()


def _compare(bench: Bench, target: Path, options: argparse.Namespace) -> None:
    questions = [text for _, text in read_prompts(options.prompts)]
    asked, others = questions[:_QUESTIONS], questions[_QUESTIONS : 2 * _QUESTIONS]
    for question in asked:
        bench.answer(question, Method.AUTO, temporary=False)
    bench.wait(lambda: bench.keeper.up_to_date)
    memory = bench.controller.engine.written.memory
    print(f"{target.stem}: {memory.tokens if memory else 0} tokens are remembered", flush=True)
    answers: dict[tuple[str, str], list[Message]] = defaultdict(list)
    for turn in range(options.rounds):
        for kind, texts in (("asked again", asked), ("never asked", others)):
            for index, question in enumerate(texts):
                first = (turn + index) % len(_WAYS)
                for way in (*_WAYS[first:], *_WAYS[:first]):
                    # Not by its preference, behind which all of it would be made anew.
                    bench.controller.engine.written.memory = memory if way == _MEMORY else None
                    method = Method.PLAIN if way == _PLAIN else Method.AUTO
                    answers[kind, way].append(bench.answer(question, method, temporary=True))
    for (kind, way), found in answers.items():
        if way != _PLAIN:
            _tell(f"{target.stem} {kind}, {way}", found, answers[kind, _PLAIN])


def _tell(name: str, found: Sequence[Message], plain: Sequence[Message]) -> None:
    pairs = list(zip(found, plain, strict=True))
    ratios = [_speed(one) / _speed(other) for one, other in pairs]
    low, _, high = statistics.quantiles(ratios, n=4)
    drafted, accepted = (
        sum(getattr(one.statistics, of) for one in found) for of in ("drafted", "accepted")
    )
    print(
        f"{name}: {statistics.median(ratios):.2f} of plain (quarters {low:.2f} to {high:.2f}),"
        f" {statistics.median(map(_speed, found)):.1f} tokens per second,"
        f" {accepted} of {drafted} drafted accepted,"
        f" {sum(one.text != other.text for one, other in pairs)} of {len(pairs)} texts differ",
        flush=True,
    )


def _speed(answer: Message) -> float:
    told = answer.statistics
    return (told.tokens_per_second if told is not None else None) or 0.0


if __name__ == "__main__":
    main()
