"""Compressed serialisation of texts and answer records; records take about 5 bytes per token.

Ids, origins, places, counts and texts are restored exactly. Probabilities are rounded to a
hundredth, as displayed (those below 0.005 but not zero become 0.001), and times to three digits; a
step's total is the sum of draft, pass and rest, each rounded in this way.

Records are tables of whole numbers: a row for each token, rejected token, step, and text that
drafts were copied from. Their columns are written as planes of bytes, the lowest byte of each
number first, which LZMA compresses well.
"""

from __future__ import annotations

import lzma
import math
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise, repeat
from operator import add
from typing import TypeAlias

import numpy as np

from foretoken.engine.events import (
    UNKNOWN_ID,
    CopiedFrom,
    DraftLength,
    DraftSource,
    LookaheadReason,
    PolicyStatus,
    RejectedDraft,
    StepFinished,
    TokenEmitted,
    TokenOrigin,
)
from foretoken.engine.figures import policy_of, policy_words

# The first byte. Records of a later format are ignored: the answer is then shown without them.
_FORMAT = 3
# LZMA adapts its model bit by bit; columns of a few hundred bytes are too short for zlib's tables.
# A byte does not depend on its neighbours or position, so lc, lp and pb are 0. Decompression needs
# the same parameters.
_FILTERS = [{"id": lzma.FILTER_LZMA1, "dict_size": 1 << 20, "lc": 0, "lp": 0, "pb": 0}]
_HEAD = struct.Struct("<5I")
"""Numbers of rows of each table, and of policies."""
_COLUMNS = (4, 9, 17, 2)
"""Columns of rejected tokens, tokens, steps, and copied texts."""
_MOST_RECORDS, _MOST_ROWS = 64 << 20, 1 << 19
"""Bytes of all tables, and rows of one; columns of zeros take no bytes."""
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
_DRAFT, _CORRECTION, _BONUS, _TARGET = range(4)
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
_NONE = -1


_Table: TypeAlias = Sequence[Sequence[int]]


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
    own_text = "".join(token.text for token in tokens)
    rejected = [token.rejected for token in tokens if token.rejected is not None]
    policies = list(dict.fromkeys(policy_words(step.policy) for step in steps))
    copied = list(dict.fromkeys(step.copied_from for step in steps if step.copied_from))
    ids: dict[str, int] = {}
    tables: tuple[_Table, ...] = (
        list(_rejected_rows(rejected, ids)),
        list(_token_rows(tokens, steps, ids)),
        list(_step_rows(steps, policies, copied)),
        [(one.text, one.part) for one in copied],
    )
    content = _HEAD.pack(*map(len, tables), len(policies))
    content += b"".join(map(_planes, tables, _COLUMNS))
    texts = [one.text for one in rejected] + [own_text] * (own_text != text)
    content += "\n".join([*policies, "".join(texts)]).encode("utf-8", "surrogatepass")
    return bytes([_FORMAT]) + lzma.compress(content, format=lzma.FORMAT_RAW, filters=_FILTERS)


def unpack_records(data: bytes, text: str) -> tuple[list[TokenEmitted], list[StepFinished]]:
    """Reverse ``pack_records``, rounded as described above. Raises ``UnreadableRecords``."""
    if not data or data[0] != _FORMAT:
        raise UnreadableRecords(f"Format {data[0] if data else None} is unknown.")
    try:
        unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=_FILTERS)
        content = unpacker.decompress(data[1:], _MOST_RECORDS)
        if not unpacker.eof:
            raise UnreadableRecords("They are cut off, or longer than any that are kept.")
        *counts, policy_count = _HEAD.unpack_from(content)
        if max(counts) > _MOST_ROWS:
            raise UnreadableRecords("There are more than in any answer.")
        tables, at = [], _HEAD.size
        for count, columns in zip(counts, _COLUMNS, strict=True):
            rows, at = _rows(content, at, count, columns)
            tables.append(rows)
        rejected_rows, token_rows, step_rows, copied_rows = tables
        words = content[at:].decode("utf-8", "surrogatepass").split("\n", policy_count)
        policies = [policy_of(one) for one in words[:policy_count]]
        *others, rest = _cut(words[policy_count], [row[1] for row in rejected_rows])
        texts = _cut(rest or text, [row[5] for row in token_rows])
        ids: dict[str, int] = {}
        rejected = [
            RejectedDraft(_id_of(ids, id_code, other), other, _chance(draft), _chance(target))
            for other, (id_code, _, draft, target) in zip(others, rejected_rows, strict=True)
        ]
        copied = [None, *(CopiedFrom(*row) for row in copied_rows)]
        steps = list(_steps(step_rows, policies, copied))
        return list(_tokens(token_rows, steps, texts, iter(rejected), ids)), steps
    except (lzma.LZMAError, struct.error, ValueError, LookupError, OverflowError) as error:
        raise UnreadableRecords(str(error)) from error


def _planes(rows: _Table, columns: int) -> bytes:
    """Serialise a table by planes, without those of zeros only."""
    table = np.array(rows, dtype="<i8").reshape(len(rows), columns)
    zigzag = ((table << 1) ^ (table >> 63)).T.copy()  # small values are small unsigned numbers
    planes = zigzag.view(np.uint8).reshape(columns, len(rows), 8).transpose(0, 2, 1)
    used = planes.any(axis=2)
    return np.packbits(used).tobytes() + planes[used].tobytes()


def _rows(content: bytes, at: int, count: int, columns: int) -> tuple[list[list[int]], int]:
    """Return the rows of a table that starts at this place, and its end."""
    used = np.unpackbits(np.frombuffer(content, np.uint8, columns, at)).reshape(columns, 8) > 0
    kept = np.frombuffer(content, np.uint8, count * np.count_nonzero(used), at + columns)
    planes = np.zeros((columns, 8, count), np.uint8)
    planes[used] = kept.reshape(np.count_nonzero(used), count)
    zigzag = planes.transpose(0, 2, 1).copy().view("<u8")[:, :, 0]
    table = ((zigzag >> 1) ^ (~(zigzag & 1) + 1)).view("<i8")
    return table.T.tolist(), at + columns + kept.size


def _rejected_rows(
    rejected: Iterable[RejectedDraft], ids: dict[str, int]
) -> Iterator[tuple[int, ...]]:
    for one in rejected:
        chances = _chance_code(one.draft_prob), _chance_code(one.target_prob)
        yield _id_code(ids, one.id, one.text), len(one.text), *chances


def _token_rows(
    tokens: Iterable[TokenEmitted], steps: Iterable[StepFinished], ids: dict[str, int]
) -> Iterator[tuple[int, ...]]:
    for token, usual in zip(tokens, _usual_places(steps), strict=False):
        yield (
            token.step - usual[0],
            _ORIGINS.index(token.origin) - usual[1],
            (_NONE if token.position is None else token.position) - usual[2],
            _SOURCES.index(token.source) - usual[3],
            _id_code(ids, token.id, token.text),
            len(token.text),
            _chance_code(token.target_prob),
            _chance_code(token.draft_prob),
            # Usually a correction has one, and no other token.
            (token.rejected is not None) != (token.origin is TokenOrigin.CORRECTION),
        )


def _tokens(
    rows: Iterable[Sequence[int]],
    steps: Iterable[StepFinished],
    texts: Iterable[str],
    rejected: Iterator[RejectedDraft],
    ids: dict[str, int],
) -> Iterator[TokenEmitted]:
    for row, usual, text in zip(rows, _usual_places(steps), texts, strict=False):
        step, origin, position, source = map(add, row[:4], usual)
        id_code, _, target, draft, odd = row[4:]
        judged = bool(odd) != (_ORIGINS[origin] is TokenOrigin.CORRECTION)
        yield TokenEmitted(
            _id_of(ids, id_code, text),
            text,
            _ORIGINS[origin],
            step,
            None if position == _NONE else position,
            _chance(target),
            _chance(draft),
            next(rejected, None) if judged else None,
            _SOURCES[source],
        )


def _usual_places(steps: Iterable[StepFinished]) -> Iterator[tuple[int, int, int, int]]:
    """Yield step, origin, position and source of these steps' tokens if all of them are shown."""
    for step in steps:
        source = _SOURCES.index(step.source)
        for position in range(step.accepted):
            yield step.index, _DRAFT, position, source
        if step.evaluated > step.accepted:
            yield step.index, _CORRECTION, step.accepted, 0
        else:
            yield step.index, _BONUS if step.drafted else _TARGET, _NONE, 0
    yield from repeat((0, 0, 0, 0))


def _id_code(ids: dict[str, int], id_: int, text: str) -> int:
    """Return 0 if this text had the same id before, which is usual."""
    same = ids.get(text) == id_
    ids[text] = id_
    return 0 if same else id_ - UNKNOWN_ID + 1


def _id_of(ids: dict[str, int], code: int, text: str) -> int:
    """Reverse ``_id_code``."""
    ids[text] = code + UNKNOWN_ID - 1 if code else ids[text]
    return ids[text]


def _step_rows(
    steps: Sequence[StepFinished], policies: Sequence[str], copied: Sequence[CopiedFrom]
) -> Iterator[tuple[int, ...]]:
    before = 0
    for number, step in enumerate(steps):
        reason, rest = step.reason, step.total_ms - step.draft_ms - step.verify_ms
        yield (
            step.index - number,
            # A step usually advances the position by its number of tokens.
            step.position - before - step.accepted,
            step.drafted,
            step.lookahead - step.drafted,
            step.drafted - step.evaluated,
            step.evaluated - step.accepted,
            step.reread,
            step.unused,
            _SOURCES.index(step.source),
            _time_code(step.draft_ms),
            _time_code(step.verify_ms),
            _time_code(rest),
            policies.index(policy_words(step.policy)),
            _REASONS.index(None if reason is None else reason.kind),
            _chance_code(None if reason is None else reason.chance),
            _NONE if step.predicted_ms is None else _time_code(step.predicted_ms),
            0 if step.copied_from is None else copied.index(step.copied_from) + 1,
        )
        before = step.position


def _steps(
    rows: Iterable[Sequence[int]],
    policies: Sequence[PolicyStatus | None],
    copied: Sequence[CopiedFrom | None],
) -> Iterator[StepFinished]:
    position = 0
    for number, row in enumerate(rows):
        index, moved, drafted, undrafted, unverified, rejected, reread, unused, source = row[:9]
        draft, verify, rest, policy, kind, chance, predicted, copy = row[9:]
        accepted = drafted - unverified - rejected
        position += moved + accepted
        reason = _REASONS[kind]
        draft_ms, verify_ms = _milliseconds(draft), _milliseconds(verify)
        yield StepFinished(
            index=number + index,
            lookahead=drafted + undrafted,
            drafted=drafted,
            evaluated=accepted + rejected,
            accepted=accepted,
            draft_ms=draft_ms,
            verify_ms=verify_ms,
            total_ms=draft_ms + verify_ms + _milliseconds(rest),
            position=position,
            policy=policies[policy],
            source=_SOURCES[source],
            reread=reread,
            unused=unused,
            reason=None if reason is None else LookaheadReason(reason, _chance(chance)),
            predicted_ms=None if predicted == _NONE else _milliseconds(predicted),
            copied_from=copied[copy],
        )


def _cut(text: str, lengths: Sequence[int]) -> list[str]:
    """Cut pieces of these lengths off a text; the last element is the rest."""
    ends = [0, *accumulate(lengths)]
    if ends[-1] > len(text) or min(lengths, default=0) < 0:
        raise UnreadableRecords("The text is too short for its pieces.")
    return [*(text[start:end] for start, end in pairwise(ends)), text[ends[-1] :]]


def _chance_code(probability: float | None) -> int:
    if probability is None or not math.isfinite(probability):
        return _UNKNOWN
    if 0.0 < probability < 0.005:
        return _TINY
    return min(max(0, math.floor(probability * 100 + 0.5)), 100)


def _chance(code: int) -> float | None:
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
