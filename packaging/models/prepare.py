"""Make the tokenizer and the training text of the built-in pair.

``python packaging/models/prepare.py --text FOLDER --out BUILD --tokens N`` reads the licensed text
(`corpora`), adds generated chats (`tasks`), trains one byte-level BPE tokenizer on both and writes

* tokenizer.json, the tokenizer, and chat_template.jinja, how a chat is written;
* train.bin and valid.bin: tokens of 16 bits, little-endian, shuffled samples, each one ended by
  <|endoftext|>;
* train.mask and valid.mask: for each token how much it counts in the loss, 255: fully;
* ATTRIBUTION.md, a table of the sources; manifest.json, what was made from what.

The valid text is made of held-out contents and of records that are not in the training text.
"""

import argparse
import hashlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import corpora
import numpy as np
from corpora import FULL, MIXTURE, NONE, Piece
from tasks import KINDS, conversations
from tasks.core import of_kind
from tokenizers import Tokenizer
from vocabulary import (
    CHAT_TEMPLATE,
    END_OF_TEXT,
    PRE_TOKENIZER,
    ROLES,
    SPECIAL,
    TURN_END,
    TURN_START,
    tokens_per_word,
    train_tokenizer,
)

LONGEST = 1000
"""The most tokens of one sample."""
VALID_SHARE = 100
"""One licensed piece in so many is kept for valid.bin."""
VALID_TASKS = 4000
_RECIPE = ("cleaning.py", "corpora.py", "prepare.py", "questions.jsonl", "vocabulary.py")


class Encoder:
    """Turns pieces into tokens and weights, many at once."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._heads = [self._ids(f"{role}\n") for role in ROLES]
        self._newline = self._ids("\n")

    def _ids(self, text: str) -> list[int]:
        ids: list[int] = self._tokenizer.encode(text, add_special_tokens=False).ids
        return ids

    def encode(self, pieces: Sequence[Piece]) -> Iterator[tuple[list[int], list[int]]]:
        """Yield tokens and weights of each piece, the end of the text with them."""
        texts = [turn for piece in pieces for turn in piece.turns]
        encoded = iter(self._tokenizer.encode_batch(texts, add_special_tokens=False))
        for piece in pieces:
            tokens: list[int] = []
            weights: list[int] = []
            for index, weight in enumerate(piece.weights):
                ids = next(encoded).ids
                if piece.plain:
                    tokens += ids
                    weights += [weight] * len(ids)
                    continue
                head = [TURN_START, *self._heads[index % 2]]
                tokens += [*head, *ids, TURN_END, *self._newline]
                weights += [NONE] * len(head) + [weight] * (len(ids) + 1)
                weights += [NONE] * len(self._newline)
            tokens.append(END_OF_TEXT)
            weights.append(FULL if piece.plain else NONE)
            yield tokens, weights


class Samples:
    """Encoded samples in one growing buffer, written in a shuffled order."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._tokens: list[np.ndarray] = []
        self._weights: list[np.ndarray] = []
        self._lengths: list[np.ndarray] = []
        self.counts: Counter[str] = Counter()
        self.samples: Counter[str] = Counter()
        self.counted: Counter[str] = Counter()
        self.too_long = 0

    @property
    def size(self) -> int:
        """Return the number of tokens."""
        return sum(self.counts.values())

    def add(self, name: str, pieces: Sequence[Piece]) -> None:
        """Encode these pieces and count them under this name."""
        tokens: list[int] = []
        weights: list[int] = []
        lengths: list[int] = []
        for ids, marks in self._encoder.encode(pieces):
            if len(ids) > LONGEST:
                self.too_long += 1
                continue
            tokens += ids
            weights += marks
            lengths.append(len(ids))
        self._tokens.append(np.array(tokens, dtype="<u2"))
        self._weights.append(np.array(weights, dtype=np.uint8))
        self._lengths.append(np.array(lengths, dtype=np.int64))
        self.counts[name] += len(tokens)
        self.counted[name] += int(self._weights[-1].sum(dtype=np.int64) // FULL)
        self.samples[name] += len(lengths)

    def write(self, folder: Path, name: str, seed: int) -> None:
        """Write the samples in a random order."""
        tokens, weights = np.concatenate(self._tokens), np.concatenate(self._weights)
        lengths = np.concatenate(self._lengths)
        starts = np.cumsum(lengths) - lengths
        order = np.random.default_rng(seed).permutation(len(lengths))
        places = np.repeat(starts[order] - np.cumsum(lengths[order]) + lengths[order],
                           lengths[order]) + np.arange(len(tokens))  # fmt: skip
        tokens[places].tofile(folder / f"{name}.bin")
        weights[places].tofile(folder / f"{name}.mask")


def _wording(text: str) -> str:
    return re.sub(r"[^a-z0-9+*/=-]+", " ", text.lower()).strip()


def _kept_for_scoring() -> frozenset[str]:
    """Return the wordings of the questions of one turn, which no text for training may hold."""
    with (Path(__file__).parent / "questions.jsonl").open(encoding="utf-8") as file:
        chats = [json.loads(line)["messages"] for line in file]
    return frozenset(_wording(chat[0]["content"]) for chat in chats if len(chat) == 1)


_KEPT = _kept_for_scoring()


def _is_free(turns: Sequence[str]) -> bool:
    return not any(_wording(turn) in _KEPT for turn in turns[::2])


def _task_pieces(seed: int) -> Iterator[tuple[str, Piece]]:
    for group, turns in conversations(seed):
        if _is_free(turns):
            yield group, Piece(group, tuple(turns), (NONE, FULL) * (len(turns) // 2))


def _held_out_tasks(seed: int) -> list[Piece]:
    rng = random.Random(seed)
    kinds = list(KINDS)
    weights = [KINDS[kind][0] for kind in kinds]
    pieces = []
    for kind in rng.choices(kinds, weights, k=VALID_TASKS):
        turns = of_kind(rng, KINDS, kind, of_held_out=True).turns
        pieces.append(Piece("tasks", turns, (NONE, FULL) * (len(turns) // 2)))
    return pieces


def _with_heads(piece: Piece) -> list[str]:
    """Return the texts of a piece with the roles before them, so that these become tokens."""
    if piece.plain:
        return list(piece.turns)
    return [f"{ROLES[index % 2]}\n{turn}" for index, turn in enumerate(piece.turns)]


def _for_tokenizer(licensed: dict[str, list[Piece]], seed: int) -> Iterator[str]:
    """Yield the text that the tokenizer learns from: about half of each kind."""
    size = 0
    for source in MIXTURE:
        taken = 0
        for piece in licensed[source.name]:
            taken += sum(map(len, piece.turns))
            if taken > 2_500_000:
                break
            size += sum(map(len, piece.turns))
            yield from _with_heads(piece)
    for _, piece in _task_pieces(seed):
        size -= sum(map(len, piece.turns))
        if size < 0:
            return
        yield from _with_heads(piece)


def _add_tasks(samples: Samples, tokens: int, seed: int) -> None:
    """Add generated chats until there are so many tokens of them."""
    batches: dict[str, list[Piece]] = {}
    start = samples.size
    for number, (group, piece) in enumerate(_task_pieces(seed)):
        batches.setdefault(group, []).append(piece)
        if number % 4000 == 3999:
            for name, pieces in batches.items():
                samples.add(f"tasks: {name}", pieces)
            batches = {}
            if samples.size - start >= tokens:
                return


def _add_licensed(
    samples: Samples, licensed: dict[str, list[Piece]], tokens: int, seed: int
) -> dict[str, float]:
    """Add each source up to its share; return how often each one was read."""
    passes = {}
    for source in MIXTURE:
        pieces = list(licensed[source.name])
        wanted = int(tokens * source.share / 100)
        rng = random.Random(f"{seed} {source.name}")
        done = 0.0
        while done < source.passes and samples.counts[source.name] < wanted:
            rng.shuffle(pieces)
            for at in range(0, len(pieces), 500):
                batch = pieces[at : at + 500]
                samples.add(source.name, batch)
                done += len(batch) / len(pieces)
                if samples.counts[source.name] >= wanted:
                    break
        passes[source.name] = round(done, 2)
    return passes


def _is_valid(piece: Piece) -> bool:
    digest = hashlib.sha256(piece.turns[-1].encode()).digest()
    return int.from_bytes(digest[:4]) % VALID_SHARE == 0


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def prepare(
    text: Path,
    out: Path,
    tokens: int,
    vocabulary: int,
    seed: int,
    given: Path | None = None,
    licensed_share: float = 1.0,
) -> dict[str, object]:
    """Write everything into the folder, with the given tokenizer or a new one; return a summary.

    ``licensed_share`` of what the mixture gives to licensed text is taken; tasks fill the rest.
    """
    out.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    licensed = corpora.read(text)
    valid_pieces: dict[str, list[Piece]] = {}
    for name, pieces in licensed.items():
        # By content, so that all pieces of the same record need not be on one side: a story as an
        # answer and as plain text differ, and a validation loss serves for comparing runs only.
        valid_pieces[name] = [piece for piece in pieces if _is_valid(piece)]
        licensed[name] = [
            piece
            for piece in pieces
            if not _is_valid(piece) and (piece.plain or _is_free(piece.turns))
        ]
    if given is None:
        tokenizer = train_tokenizer(_for_tokenizer(licensed, seed + 1), vocabulary)
    else:
        tokenizer = Tokenizer.from_file(str(given))
    tokenizer.save(str(out / "tokenizer.json"))
    encoder = Encoder(tokenizer)

    train = Samples(encoder)
    passes = _add_licensed(train, licensed, int(tokens * licensed_share), seed)
    _add_tasks(train, tokens - train.size, seed)
    train.write(out, "train", seed)
    valid = Samples(encoder)
    for name, pieces in valid_pieces.items():
        valid.add(name, pieces)
    valid.add("tasks", _held_out_tasks(seed + 2))
    valid.write(out, "valid", seed)

    (out / "ATTRIBUTION.md").write_text(corpora.attribution(text) + "\n", encoding="utf-8")
    (out / "chat_template.jinja").write_text(CHAT_TEMPLATE, encoding="utf-8")
    here = Path(__file__).parent
    rng = random.Random(seed)
    prose = [p.turns[0] for p in licensed["pratham-books-en"] if p.plain]
    talk = [
        turn
        for _, p in zip(range(3000), _task_pieces(seed + 3), strict=False)
        for turn in p[1].turns
    ]
    manifest: dict[str, object] = {
        "seed": seed,
        "licensed text": licensed_share,
        "vocabulary": tokenizer.get_vocab_size(),
        "tokenizer": "given" if given else "trained on this text",
        "special tokens": {name: index for index, name in enumerate(SPECIAL)},
        "tokenizer.ggml.pre": PRE_TOKENIZER,
        "chat template": CHAT_TEMPLATE,
        "tokens per word": {
            "stories": round(tokens_per_word(tokenizer, rng.sample(prose, 100)), 3),
            "tasks": round(tokens_per_word(tokenizer, talk), 3),
        },
        "mask": "255 counts fully, 128 half, 51 a fifth, 0 not at all",
        "train": _report(train),
        "valid": _report(valid),
        "passes": passes,
        "licences": {source.name: source.licence for source in MIXTURE},
        "left out": corpora.LEFT_OUT,
        "inputs": {
            str(path.relative_to(text)): _sha256(path)
            for source in MIXTURE
            for path in [text / source.name / "records.jsonl.xz"]
        },
        "recipe": {
            str(path.relative_to(here)): _sha256(path)
            for path in sorted([*(here / name for name in _RECIPE), *here.glob("tasks/*.py")])
        },
        "outputs": {
            name: {"bytes": (out / name).stat().st_size, "sha256": _sha256(out / name)}
            for name in ("tokenizer.json", "train.bin", "train.mask", "valid.bin", "valid.mask")
        },
        "seconds": round(time.monotonic() - started),
    }
    (out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    return manifest


def _report(samples: Samples) -> dict[str, object]:
    return {
        "tokens": samples.size,
        "samples": samples.samples.total(),
        "dropped as too long": samples.too_long,
        "by source": {
            name: {
                "tokens": count,
                "counted in the loss": samples.counted[name],
                "samples": samples.samples[name],
            }
            for name, count in samples.counts.most_common()
        },
    }


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--text", type=Path, required=True, help="folder of the licensed sources")
    add("--out", type=Path, required=True, help="folder to write to")
    add("--tokens", type=int, default=40_000_000, help="size of the training text")
    add("--vocabulary", type=int, default=4096, help="entries of the tokenizer")
    add("--seed", type=int, default=1)
    add("--tokenizer", type=Path, help="a tokenizer.json to keep instead of a new one")
    add("--licensed", type=float, default=1.0, help="share of the mixture's licensed text to take")
    given = parser.parse_args()
    manifest = prepare(
        given.text,
        given.out,
        given.tokens,
        given.vocabulary,
        given.seed,
        given.tokenizer,
        given.licensed,
    )
    print(json.dumps({key: manifest[key] for key in ("train", "valid", "passes")}, indent=1))


if __name__ == "__main__":
    main()
