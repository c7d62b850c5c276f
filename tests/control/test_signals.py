"""Signals must not eat references: with PySide6 6.12.0 on Python 3.11 each one took one of True."""

import sys

from PySide6.QtCore import QObject, Signal

_EMISSIONS = 100


class _Sender(QObject):
    happened = Signal(object)


def test_emitting_a_signal_keeps_the_reference_counts() -> None:
    sender = _Sender()
    sender.happened.connect(lambda value: None)
    before = sys.getrefcount(True), sys.getrefcount(False)
    for _ in range(_EMISSIONS):
        sender.happened.emit(None)
    after = sys.getrefcount(True), sys.getrefcount(False)
    lost = max(b - a for b, a in zip(before, after, strict=True))
    assert lost < _EMISSIONS // 2
