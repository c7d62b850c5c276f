"""A store of a million messages: ``python tests/benchmarks/store_scale.py``.

Writes 10,000 conversations of 100 messages into a temporary folder (some minutes), with words as
frequent as in a language, then measures what people wait for. Prints medians of several runs.
``--store FILE`` keeps the store, and takes it as it is the next time.
"""

import argparse
import itertools
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.chat.store.store import ANY_FOLDER, ChatStore
from foretoken.engine.events import FinishReason
from stored_answers import answer_records

_LETTERS = "etaoinshrdlucmfwypvbgkqjxz"
_WORDS = 20_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--conversations", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100, help="of each conversation")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--store", type=Path, help="keep the store in this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = options.store or Path(folder) / "chats" / "chats.db"
        if not path.exists():
            _fill(path, options)
        _measure(path, options)


def _fill(path: Path, options: argparse.Namespace) -> None:
    draw = _Words(random.Random(1))
    store = ChatStore(path)
    folders = [store.add_folder(f"Folder {number}").id for number in range(5)]
    started = time.perf_counter()
    for number in range(options.conversations):
        conversation = Conversation(pinned=number % 1000 == 7, archived=number % 10 == 3)
        conversation.folder_id = folders[number % 5] if number % 4 == 0 else None
        conversation.append(*_messages(draw, options.messages))
        store.save_whole(conversation)
        if number % 500 == 499:
            print(
                f"{number + 1:,} conversations, {time.perf_counter() - started:.0f} s", flush=True
            )
    store.close()


def _messages(draw: "_Words", count: int) -> Iterator[Message]:
    for turn in range(count // 2):
        yield Message(Role.USER, draw.text(12))
        answer = Message(Role.ASSISTANT, finish_reason=FinishReason.STOP)
        if turn % 25 == 0:
            answer.tokens, answer.steps = answer_records(60, seed=turn)
            answer.text = "".join(token.text for token in answer.tokens)
        else:
            answer.text = draw.text(80)
        yield answer


class _Words:
    """Made-up words, as often as Zipf's law says."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.words = [
            "".join(rng.choices(_LETTERS, weights=range(26, 0, -1), k=rng.randint(2, 9)))
            for _ in range(_WORDS)
        ]
        weights = (1 / (rank + 3) for rank in range(_WORDS))
        self._weights = list(itertools.accumulate(weights))

    def text(self, count: int) -> str:
        return " ".join(self._rng.choices(self.words, cum_weights=self._weights, k=count))


def _measure(path: Path, options: argparse.Namespace) -> None:
    words = _Words(random.Random(1)).words
    size = sum(file.stat().st_size for file in path.parent.glob(f"{path.name}*"))
    print(f"file: {size / 2**20:,.0f} MB")
    started = time.perf_counter()
    store = ChatStore(path)
    store.rows()
    print(f"opening the store, and its first 50 rows: {_ms(started):.1f} ms")
    rows = store.rows(limit=1000)
    some = random.Random(2).sample(rows, min(options.runs, len(rows)))
    folder = store.folders()[0].id
    timed: dict[str, Callable[[int], object]] = {
        "first 50 rows": lambda _: store.rows(),
        "50 rows of a folder": lambda _: store.rows(folder_id=folder),
        "50 rows of no folder": lambda _: store.rows(folder_id=None, pinned=False),
        "50 archived rows": lambda _: store.rows(archived=True, folder_id=ANY_FOLDER),
        "opening a conversation": lambda run: store.load(some[run % len(some)].id),
        "search: a rare word": lambda run: store.search(words[-1 - run]),
        "search: a frequent word": lambda run: store.search(words[run]),
        "search: one letter": lambda run: store.search(_LETTERS[run]),
        "search: two letters": lambda run: store.search(_LETTERS[run] + _LETTERS[run + 1]),
        "search: three letters": lambda run: store.search(words[run + 40][:3]),
        "search: two frequent words": lambda run: store.search(f"{words[run]} {words[run + 9]}"),
        "search: two frequent words in quotes": lambda run: store.search(
            f'"{words[run]} {words[run + 1]}"'
        ),
        "search: nothing": lambda run: store.search(f"{words[run]} zzzzqqq{run}"),
        "saving a message": lambda run: store.save_message(some[run % len(some)].id, _more(), None),
        "saving what is new of an answer": lambda run: store.save_partial(
            some[0].id, _more("word " * (run + 1), id_=1)
        ),
    }
    for what, task in timed.items():
        times = []
        for run in range(options.runs):
            started = time.perf_counter()
            task(run)
            times.append(_ms(started))
        print(f"{what}: {statistics.median(times):.1f} ms ({min(times):.1f} to {max(times):.1f})")
    started = time.perf_counter()
    store.make_daily_backup()
    print(f"a backup, checked: {_ms(started) / 1000:.1f} s")
    store.delete_conversations([row.id for row in some])
    started = time.perf_counter()
    store.close()
    print(f"closing, with {len(some)} conversations to delete: {_ms(started):.0f} ms")


def _more(text: str = "one more", id_: int | None = None) -> Message:
    message = Message(Role.ASSISTANT, text)
    if id_ is not None:
        message.id = id_
    return message


def _ms(since: float) -> float:
    return (time.perf_counter() - since) * 1000.0


if __name__ == "__main__":
    main()
