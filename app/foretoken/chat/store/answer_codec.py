"""Compressed serialisation of texts and answer records; records take about 5 bytes per token.

Ids, origins, places, counts and texts are restored exactly. Probabilities are rounded to a
hundredth, as displayed (those below 0.005 but not zero become 0.001), and times to three digits; a
step's total is the sum of draft, pass and rest, each rounded in this way.
"""

from __future__ import annotations

import lzma
import math
import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, islice, pairwise
from typing import TypeAlias

import numpy as np

from foretoken.engine.events import (
    CopiedFrom,
    DraftLength,
    DraftSource,
    LookaheadReason,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import policy_of, policy_words

# LZMA adapts its model bit by bit; columns of a few hundred bytes are too short for zlib's tables.
# A byte does not depend on its neighbours or position, so lc, lp and pb are 0. Decompression needs
# the same parameters.
_FILTERS = [{"id": lzma.FILTER_LZMA1, "dict_size": 1 << 20, "lc": 0, "lp": 0, "pb": 0}]

_SIGNED = 16
# Enough for half a million tokens of about 15 bytes.
_NUMBER_COLUMNS_MOST_UNPACKED = 8 << 20


class UnreadableColumns(Exception):
    """Raised if the data is corrupt."""


class ColumnWriter:
    """Writer of columns; the reader must know their order and lengths."""

    def __init__(self) -> None:
        self._columns: list[bytes] = []
        self._texts: list[str] = []

    def add(self, values: Sequence[int]) -> None:
        """Add numbers between -2^62 and 2^62."""
        numbers = np.array(values, dtype=np.int64)
        signed = bool((numbers < 0).any())
        if signed:  # zigzag encoding: small absolute values become small unsigned ones
            numbers = (numbers << 1) ^ (numbers >> 63)
        width = max(1, (int(numbers.max(initial=0)).bit_length() + 7) // 8)
        # Byte planes: the lowest byte of each number, then the next one of each.
        planes = numbers.astype("<i8").view(np.uint8).reshape(-1, 8)[:, :width].T
        self._columns.append(bytes([width + _SIGNED * signed]) + planes.tobytes())

    def add_changes(self, values: Sequence[int]) -> None:
        """Add numbers as differences from their predecessors."""
        self.add([now - before for before, now in zip((0, *values), values, strict=False)])

    def add_texts(self, texts: Sequence[str]) -> None:
        """Add several texts."""
        self.add([len(text) for text in texts])
        self._texts.extend(texts)

    def packed(self) -> bytes:
        """Return all columns and texts, compressed."""
        numbers = b"".join(self._columns)
        texts = "".join(self._texts).encode("utf-8", "surrogatepass")
        content = struct.pack("<I", len(numbers)) + numbers + texts
        return lzma.compress(content, format=lzma.FORMAT_RAW, filters=_FILTERS)


class ColumnReader:
    """Reader of columns from ``ColumnWriter``, in the same order. Raises ``UnreadableColumns``."""

    def __init__(self, packed: bytes) -> None:
        try:
            unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=_FILTERS)
            content = unpacker.decompress(packed, _NUMBER_COLUMNS_MOST_UNPACKED)
            if not unpacker.eof:
                raise UnreadableColumns("They are cut off, or longer than any that are kept.")
            (size,) = struct.unpack_from("<I", content)
            self._texts = content[4 + size :].decode("utf-8", "surrogatepass")
        except (lzma.LZMAError, struct.error, UnicodeDecodeError) as error:
            raise UnreadableColumns(str(error)) from error
        self._numbers = memoryview(content)[4 : 4 + size]

    def take(self, count: int) -> list[int]:
        """Return the next column."""
        signed, width = divmod(self._numbers[0] if self._numbers else 0, _SIGNED)
        end = 1 + count * width
        if not 1 <= width <= 8 or count < 0 or end > len(self._numbers):
            raise UnreadableColumns("A column ends too early.")
        planes = np.frombuffer(self._numbers[1:end], dtype=np.uint8).reshape(width, count)
        self._numbers = self._numbers[end:]
        padded = np.zeros((count, 8), dtype=np.uint8)
        padded[:, :width] = planes.T
        numbers = padded.view("<i8").reshape(count)
        if signed:
            numbers = (numbers >> 1) ^ -(numbers & 1)
        values: list[int] = numbers.tolist()
        return values

    def take_changes(self, count: int) -> list[int]:
        """Return the next column, written by ``add_changes``."""
        return list(accumulate(self.take(count)))

    def take_texts(self, count: int) -> list[str]:
        """Return the next texts."""
        pieces = cut(self._texts, self.take(count))
        self._texts = self._texts[sum(map(len, pieces)) :]
        return pieces


def cut(text: str, lengths: Sequence[int]) -> list[str]:
    """Cut a text into pieces of these lengths. Raises ``UnreadableColumns``."""
    ends = [0, *accumulate(lengths)]
    if ends[-1] > len(text) or min(lengths, default=0) < 0:
        raise UnreadableColumns("The text is too short for its pieces.")
    return [text[start:end] for start, end in pairwise(ends)]


# The first byte. Records of a later format are ignored: the answer is then shown without them.
_FORMAT = 2
_WORTH_COMPRESSING = 200
# A few bytes can be crafted to unpack to gigabytes. A message may have twenty files of 2 MB.
_MOST_UNPACKED = 64 << 20
_MOST_DIGITS = 20
"""Longest time, in decimal digits of hundredths of a millisecond."""
# These are stored by index, so new ones must be appended.
_ORIGINS = (
    TokenOrigin.DRAFT,
    TokenOrigin.CORRECTION,
    TokenOrigin.BONUS,
    TokenOrigin.TARGET,
    TokenOrigin.CHOSEN,
    TokenOrigin.UNKNOWN,
)
_SOURCES = (None, DraftSource.MODEL, DraftSource.LOOKUP)
_REASONS = (
    *(None, DraftLength.DOUBTFUL, DraftLength.COSTLY, DraftLength.LONGEST),
    *(DraftLength.COPY, DraftLength.POOR_COPY, DraftLength.NO_COPY, DraftLength.PAUSE),
    *(DraftLength.PLAIN_MEASURED, DraftLength.FIXED, DraftLength.RAISED, DraftLength.LOWERED),
    *(DraftLength.KEPT, DraftLength.NO_ROOM, DraftLength.DRAFT_ENDED, DraftLength.CATCHING_UP),
)
# Codes of probabilities; 0 to 100 are hundredths.
_TINY, _UNKNOWN = 101, 102
_TINY_PROBABILITY = 0.001
# A token's text usually ends before a space, which is searched for up to this length.
_LONGEST_WORD = 20

_Place: TypeAlias = tuple[TokenOrigin, int, int | None, DraftSource | None]
"""Origin, step, position, source."""


class UnreadableRecords(Exception):
    """Raised for records that are damaged or of a later format."""


def pack_text(text: str) -> str | bytes:
    """Compress a text if that makes it shorter."""
    if len(text) < _WORTH_COMPRESSING:
        return text
    # A lone surrogate, from some clipboard, cannot be encoded in UTF-8.
    packed = zlib.compress(text.encode("utf-8", "replace"), 9)
    return packed if len(packed) < len(text) else text


def unpack_text(kept: str | bytes) -> str:
    """Reverse ``pack_text``. Raises ``UnreadableRecords``."""
    if isinstance(kept, str):
        return kept
    if not isinstance(kept, bytes):
        raise UnreadableRecords("It is neither a text nor a packed one.")
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(kept, _MOST_UNPACKED)
    except zlib.error as error:
        raise UnreadableRecords(str(error)) from error
    if not unpacker.eof:
        raise UnreadableRecords("It is cut off, or longer than any text that is kept.")
    return text.decode("utf-8", "replace")


def pack_records(
    tokens: Sequence[TokenEmitted], steps: Sequence[StepFinished], text: str
) -> bytes | None:
    """Serialise records; None if there are none.

    ``text`` is stored elsewhere and must be passed to ``unpack_records`` again. Usually it is the
    concatenation of the tokens' texts, which then take no space here.
    """
    if not tokens and not steps:
        return None
    out = ColumnWriter()
    out.add([len(tokens), len(steps)])
    _write_steps(out, steps)
    _write_reasons(out, steps)
    _write_tokens(out, tokens, steps, text)
    return bytes([_FORMAT]) + out.packed()


def unpack_records(data: bytes, text: str) -> tuple[list[TokenEmitted], list[StepFinished]]:
    """Reverse ``pack_records``, rounded as described above. Raises ``UnreadableRecords``."""
    if not data or data[0] != _FORMAT:
        raise UnreadableRecords(f"Format {data[0] if data else None} is unknown.")
    try:
        source = ColumnReader(data[1:])
        token_count, step_count = source.take(2)
        steps = _with_reasons(source, _read_steps(source, step_count))
        return _read_tokens(source, token_count, steps, text), steps
    except (UnreadableColumns, ValueError, IndexError, OverflowError, StopIteration) as error:
        raise UnreadableRecords(str(error)) from error


def _write_steps(out: ColumnWriter, steps: Sequence[StepFinished]) -> None:
    out.add_changes([step.index for step in steps])
    out.add([step.drafted for step in steps])
    out.add([step.lookahead - step.drafted for step in steps])
    out.add([step.drafted - step.evaluated for step in steps])
    out.add([step.evaluated - step.accepted for step in steps])
    out.add([step.reread for step in steps])
    out.add([_SOURCES.index(step.source) for step in steps])
    # A step usually advances the position by its number of tokens.
    before = (0, *(step.position for step in steps))
    out.add([s.position - b - s.accepted for s, b in zip(steps, before, strict=False)])
    out.add([_time_code(step.draft_ms) for step in steps])
    out.add([_time_code(step.verify_ms) for step in steps])
    out.add([_time_code(step.total_ms - step.draft_ms - step.verify_ms) for step in steps])
    said = [policy_words(step.policy) for step in steps]
    policies = list(dict.fromkeys(said))
    out.add([len(policies)])
    out.add_texts(policies)
    out.add([policies.index(words) for words in said])
    out.add([step.unused for step in steps])


def _read_steps(source: ColumnReader, count: int) -> list[StepFinished]:
    index = source.take_changes(count)
    drafted, undrafted, unverified, rejected, reread, who, further = (
        source.take(count) for _ in range(7)
    )
    draft, verify, rest = ([_milliseconds(code) for code in source.take(count)] for _ in range(3))
    policies = [policy_of(words) for words in source.take_texts(source.take(1)[0])]
    policy = source.take(count)
    unused = source.take(count)
    steps: list[StepFinished] = []
    position = 0
    for i in range(count):
        evaluated = drafted[i] - unverified[i]
        accepted = evaluated - rejected[i]
        position += further[i] + accepted
        steps.append(
            StepFinished(
                index=index[i],
                lookahead=drafted[i] + undrafted[i],
                drafted=drafted[i],
                evaluated=evaluated,
                accepted=accepted,
                draft_ms=draft[i],
                verify_ms=verify[i],
                total_ms=draft[i] + verify[i] + rest[i],
                position=position,
                policy=policies[policy[i]],
                source=_SOURCES[who[i]],
                reread=reread[i],
                unused=unused[i],
            )
        )
    return steps


def _write_reasons(out: ColumnWriter, steps: Sequence[StepFinished]) -> None:
    """Write the predictions for steps, and the texts that their drafts were copied from."""
    reasons = [step.reason for step in steps]
    out.add([_REASONS.index(None if one is None else one.kind) for one in reasons])
    out.add([_probability_code(None if one is None else one.chance) for one in reasons])
    out.add([step.predicted_ms is not None for step in steps])
    out.add([_time_code(step.predicted_ms) for step in steps if step.predicted_ms is not None])
    copied = [step.copied_from for step in steps]
    # Each text once, and for each step its number.
    texts = list(dict.fromkeys(one for one in copied if one is not None))
    out.add([len(texts)])
    out.add([one.text for one in texts])
    out.add([one.part for one in texts])
    out.add([0 if one is None else texts.index(one) + 1 for one in copied])


def _with_reasons(source: ColumnReader, steps: Sequence[StepFinished]) -> list[StepFinished]:
    count = len(steps)
    kinds, chances, known = (source.take(count) for _ in range(3))
    predicted = iter(source.take(sum(known)))
    many = source.take(1)[0]
    texts = [None, *map(CopiedFrom, source.take(many), source.take(many))]
    copied = source.take(count)
    found = []
    for i, step in enumerate(steps):
        kind = _REASONS[kinds[i]]
        found.append(
            replace(
                step,
                reason=None if kind is None else LookaheadReason(kind, _probability(chances[i])),
                predicted_ms=_milliseconds(next(predicted)) if known[i] else None,
                copied_from=texts[copied[i]],
            )
        )
    return found


def _write_tokens(
    out: ColumnWriter, tokens: Sequence[TokenEmitted], steps: Sequence[StepFinished], text: str
) -> None:
    _write_texts(out, [token.text for token in tokens], text)
    _write_places(out, tokens, steps)
    rejected = [token.rejected for token in tokens if token.rejected is not None]
    # Accepted tokens have a draft probability, corrections a rejection; exceptions are marked.
    out.add([(t.draft_prob is not None) != (t.origin is TokenOrigin.DRAFT) for t in tokens])
    out.add([(t.rejected is not None) != (t.origin is TokenOrigin.CORRECTION) for t in tokens])
    out.add([_probability_code(token.target_prob) for token in tokens])
    out.add([_probability_code(t.draft_prob) for t in tokens if t.draft_prob is not None])
    out.add([_probability_code(one.draft_prob) for one in rejected])
    out.add([_probability_code(one.target_prob) for one in rejected])
    pieces = _Pieces()
    out.add([pieces.code_of(token.id, token.text) for token in tokens])
    shown = len(pieces.ids)
    out.add([pieces.number_of(one.id, one.text) for one in rejected])
    out.add([len(pieces.ids)])
    out.add(pieces.ids)
    out.add_texts(pieces.texts[shown:])


def _read_tokens(
    source: ColumnReader, count: int, steps: Sequence[StepFinished], text: str
) -> list[TokenEmitted]:
    texts = _read_texts(source, count, text)
    places = _read_places(source, count, steps)
    origins = [origin for origin, _, _, _ in places]
    drafted, judged = (
        [
            bool(mark) != (one is usual)
            for mark, one in zip(source.take(count), origins, strict=True)
        ]
        for usual in (TokenOrigin.DRAFT, TokenOrigin.CORRECTION)
    )
    sizes = (count, sum(drafted), sum(judged), sum(judged))
    target_probs, draft_probs, by_draft, by_target = (
        [_probability(code) for code in source.take(size)] for size in sizes
    )
    codes, rejected_numbers = source.take(count), source.take(sum(judged))
    ids = source.take(source.take(1)[0])
    pieces = _Pieces()
    numbers = [pieces.number_of_code(*pair) for pair in zip(codes, texts, strict=True)]
    pieces.texts += source.take_texts(len(ids) - len(pieces.texts))
    of_drafts = iter(draft_probs)
    rejections = (
        RejectedDraft(ids[number], pieces.texts[number], *probabilities)
        for number, *probabilities in zip(rejected_numbers, by_draft, by_target, strict=True)
    )
    return [
        TokenEmitted(
            ids[numbers[i]],
            texts[i],
            origin,
            step,
            position,
            target_probs[i],
            next(of_drafts) if drafted[i] else None,
            next(rejections) if judged[i] else None,
            who,
        )
        for i, (origin, step, position, who) in enumerate(places)
    ]


class _Pieces:
    """Pieces of text with their ids, numbered in order of first occurrence."""

    def __init__(self) -> None:
        self.ids: list[int] = []
        self.texts: list[str] = []
        self._numbers: dict[tuple[int, str], int] = {}
        self._last: dict[str, int] = {}

    def number_of(self, id_: int, text: str) -> int:
        """Return the number of a piece, adding it if new."""
        number = self._numbers.setdefault((id_, text), len(self.ids))
        if number == len(self.ids):
            self.ids.append(id_)
            self.texts.append(text)
        return number

    def code_of(self, id_: int, text: str) -> int:
        """Return 0 if ``text`` predicts the piece (its last one, or a new one), else number + 1."""
        expected = self._last.get(text, len(self.ids))
        number = self._last[text] = self.number_of(id_, text)
        return 0 if number == expected else number + 1

    def number_of_code(self, code: int, text: str) -> int:
        """Reverse ``code_of``, without ids."""
        number = code - 1 if code else self._last.get(text, len(self.texts))
        self._last[text] = number
        if number == len(self.texts):
            self.texts.append(text)
        return number


def _write_texts(out: ColumnWriter, texts: Sequence[str], text: str) -> None:
    within = "".join(texts) == text
    out.add([within])
    if not within:
        out.add_texts(texts)
        return
    start, surprises = 0, []
    for piece in texts:
        surprises.append(len(piece) - _expected_length(text, start))
        start += len(piece)
    out.add(surprises)


def _read_texts(source: ColumnReader, count: int, text: str) -> list[str]:
    if not source.take(1)[0]:
        return source.take_texts(count)
    start, lengths = 0, []
    for surprise in source.take(count):
        lengths.append(surprise + _expected_length(text, start))
        start += lengths[-1]
    return cut(text, lengths)


def _expected_length(text: str, start: int) -> int:
    end = text.find(" ", start + 1, start + _LONGEST_WORD)
    return end - start if end > 0 else 1


def _write_places(
    out: ColumnWriter, tokens: Sequence[TokenEmitted], steps: Sequence[StepFinished]
) -> None:
    places = [(token.origin, token.step, token.position, token.source) for token in tokens]
    expected = list(_expected_places(steps))
    pairs = enumerate(zip(places, expected, strict=False))
    usual = next((i for i, (one, other) in pairs if one != other), min(len(places), len(expected)))
    out.add([usual])
    others = places[usual:]
    out.add([_ORIGINS.index(origin) for origin, _, _, _ in others])
    out.add_changes([step for _, step, _, _ in others])
    out.add([-1 if position is None else position for _, _, position, _ in others])
    out.add([_SOURCES.index(who) for _, _, _, who in others])


def _read_places(source: ColumnReader, count: int, steps: Sequence[StepFinished]) -> list[_Place]:
    places = list(islice(_expected_places(steps), min(source.take(1)[0], count)))
    others = count - len(places)
    origins, step_indices = source.take(others), source.take_changes(others)
    positions, sources = source.take(others), source.take(others)
    for origin, step, position, who in zip(origins, step_indices, positions, sources, strict=True):
        places.append((_ORIGINS[origin], step, None if position < 0 else position, _SOURCES[who]))
    return places


def _expected_places(steps: Sequence[StepFinished]) -> Iterator[_Place]:
    """Yield the places of these steps' tokens, assuming that all of them were shown."""
    for step in steps:
        for position in range(step.accepted):
            yield TokenOrigin.DRAFT, step.index, position, step.source
        if step.evaluated > step.accepted:
            yield TokenOrigin.CORRECTION, step.index, step.accepted, None
        else:
            ending = TokenOrigin.BONUS if step.drafted else TokenOrigin.TARGET
            yield ending, step.index, None, None


def _probability_code(probability: float | None) -> int:
    if probability is None or not math.isfinite(probability):
        return _UNKNOWN
    if 0.0 < probability < 0.005:
        return _TINY
    return min(max(0, math.floor(probability * 100 + 0.5)), 100)


def _probability(code: int) -> float | None:
    if code == _UNKNOWN:
        return None
    return _TINY_PROBABILITY if code == _TINY else code / 100


def _time_code(ms: float) -> int:
    """Encode a time to three digits: hundredths below 10 ms, then 900 codes per power of ten."""
    if not math.isfinite(ms):
        return 0
    if ms < 0:
        return -_time_code(-ms)
    code, above = round(ms * 100), 0
    while code >= 1000:
        above += 1
        code = round(ms * 100 / 10**above)
    return code if above == 0 else 900 * above + code


def _milliseconds(code: int) -> float:
    if code < 0:
        return -_milliseconds(-code)
    if code < 1000:
        return code / 100
    above, digits = divmod(code - 100, 900)
    if above > _MOST_DIGITS:
        raise UnreadableRecords("A time is longer than any.")
    return float((digits + 100) * 10**above) / 100
