"""Recorded /proc/cpuinfo texts, cut to what is read and the lines around it."""

from pathlib import Path

import pytest

from foretoken.engine.llama import processor
from foretoken.engine.llama.processor import missing_instructions, processor_flags, too_old

HEAD = "processor\t: 0\nvendor_id\t: GenuineIntel\nmodel name\t: {}\nfpu\t\t: yes\nflags\t\t: {}\n"
V1 = "fpu vme de pse tsc msr pae mce cx8 apic sep mtrr pge mca cmov pat pse36 clflush mmx fxsr sse"
NEW = f"{V1} sse2 ht syscall nx lm pni pclmulqdq ssse3 fma cx16 sse4_1 sse4_2 movbe popcnt avx avx2"
RECORDED = {
    "Xeon (Sapphire Rapids)": (f"{NEW} avx512f avx_vnni avx512_bf16 amx_tile", []),
    "Core i7 920": (f"{V1} sse2 ht lm pni ssse3 cx16 sse4_1 sse4_2 popcnt lahf_lm", []),
    "Core 2 Duo E8400": (f"{V1} sse2 ht lm pni ssse3 cx16 sse4_1 lahf_lm", ["SSE4.2", "POPCNT"]),
    "Phenom II X4": (
        f"{V1} sse2 ht lm 3dnow pni cx16 popcnt lahf_lm abm sse4a",
        ["SSSE3", "SSE4.1", "SSE4.2"],
    ),
    "QEMU Virtual CPU version 2.5+": (
        f"{V1} sse2 syscall nx lm pni cx16 hypervisor lahf_lm",
        ["SSSE3", "SSE4.1", "SSE4.2", "POPCNT"],
    ),
}


def cpuinfo(folder: Path, text: str) -> Path:
    path = folder / "cpuinfo"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_processors(tmp_path: Path, name: str) -> None:
    flags, missing = RECORDED[name]
    text = HEAD.format(name, flags) + "bugs\t\t: spectre_v1\n\n" + HEAD.format(name, "other flags")
    assert processor_flags(cpuinfo(tmp_path, text)) == flags
    assert missing_instructions(flags, "x86_64") == missing


@pytest.mark.parametrize("text", ["", "processor\t: 0\n", "flags\t\t:\n"])
def test_what_is_not_known_is_not_missing(tmp_path: Path, text: str) -> None:
    assert missing_instructions(processor_flags(cpuinfo(tmp_path, text)), "x86_64") == []
    assert missing_instructions(processor_flags(tmp_path / "none"), "x86_64") == []


def test_the_message_says_what_is_missing_and_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    flags, _ = RECORDED["Core 2 Duo E8400"]
    monkeypatch.setattr(processor, "processor_flags", lambda: flags)
    monkeypatch.setattr(processor.platform, "machine", lambda: "x86_64")
    assert "needs: SSE4.2, POPCNT." in too_old()
    assert "virtual machine" in too_old()
