"""The trial of native code: real work, and results that must make sense."""

from pathlib import Path

import pytest

import tiny_models as tiny
from foretoken.engine.errors import NativeCodeError
from foretoken.engine.llama import native_check
from foretoken.engine.llama.native_check import check_native_code


def test_working_code_passes(builtin_draft: Path) -> None:
    check_native_code(builtin_draft)


def test_wrong_results_are_noticed(
    tmp_path: Path, builtin_draft: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The 4-bit weights calculate what another model would, then values that are no numbers."""
    other = tiny.write_random_model(tmp_path / "other.gguf", seed=1, vocab_size=4096)
    wrong = iter([other.read_bytes(), other.read_bytes()[:-64] + b"\xff" * 64])

    def convert(source: Path, result: Path, kind: int) -> None:
        result.write_bytes(next(wrong) if kind == native_check._Q4_0 else source.read_bytes())

    monkeypatch.setattr(native_check, "_convert", convert)
    with pytest.raises(NativeCodeError, match="miscalculates"):
        check_native_code(builtin_draft)
    with pytest.raises(NativeCodeError, match="no numbers"):
        check_native_code(builtin_draft)
