"""The peer: ``llama-speculative-simple`` of the llama.cpp inside the installed llama-cpp-python.

Built from the sources that the installed package was built from, with the flags of
packaging/setup.sh, so that both sides of a comparison run the same kernels. The program is kept in
the cache folder, under a key of version, flags and CPU.

``python tests/benchmarks/peer.py`` builds it; with ``--target T --draft D --prompt TEXT`` it also
answers once and prints the figures. With ``--server`` it builds ``llama-server`` instead, which
tests/soak/llama_server.py drives.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from foretoken.models.gguf.file import header_text

PROGRAM, SERVER = "llama-speculative-simple", "llama-server"
_NO_AMX = "-mno-amx-tile -mno-amx-int8 -mno-amx-bf16"
_FLAGS = [
    "-DCMAKE_BUILD_TYPE=Release",
    "-DLLAMA_BUILD_COMMON=ON",
    "-DLLAMA_BUILD_EXAMPLES=ON",
    "-DLLAMA_BUILD_TESTS=OFF",
    "-DLLAMA_BUILD_TOOLS=OFF",
    "-DLLAMA_BUILD_SERVER=OFF",
    "-DLLAMA_BUILD_APP=OFF",
    "-DLLAMA_USE_PREBUILT_UI=OFF",
    "-DLLAMA_OPENSSL=OFF",
    "-DCMAKE_BUILD_RPATH_USE_ORIGIN=ON",  # the libraries move to the cache together with it
]
# Later ones win.
_MORE_FLAGS = {
    PROGRAM: [],
    SERVER: [
        "-DLLAMA_BUILD_EXAMPLES=OFF",
        "-DLLAMA_BUILD_TOOLS=ON",
        "-DLLAMA_BUILD_SERVER=ON",
        "-DLLAMA_BUILD_UI=OFF",
    ],
}


# --spec-type by a head's architecture.
_KINDS = {"eagle3": "draft-eagle3", "dflash": "draft-dflash", "gemma4-assistant": "draft-mtp"}


# --- building -------------------------------------------------------------------------------------


def build_peer(name: str = PROGRAM) -> Path:
    """Return a program, built at the first call: minutes. Raises ``CalledProcessError``."""
    package = f"llama-cpp-python=={version('llama-cpp-python')}"
    flags = [*_cmake_flags(), *_MORE_FLAGS[name]]
    folder = _cache_folder() / _key(package, *flags, _cpu())
    program = folder / "bin" / name
    if program.is_file():
        return program
    environment = _build_environment()
    with tempfile.TemporaryDirectory(prefix="peer-build-") as work:
        source = _unpacked_source(package, Path(work)) / "vendor" / "llama.cpp"
        build = Path(work) / "build"
        configure = ["cmake", "-G", "Ninja", "-S", str(source), "-B", str(build), *flags]
        _run(configure, environment)
        _run(["cmake", "--build", str(build), "--target", name], environment)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copytree(build / "bin", folder / "part", symlinks=True, dirs_exist_ok=True)
    (folder / "part").rename(folder / "bin")  # a program that is there is whole
    return program


def _cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "foretoken" / "peer"


def _cmake_flags() -> list[str]:
    """The flags of packaging/setup.sh, without AMX where the compiler knows it."""
    switches = ""
    if platform.machine() == "x86_64" and _compiles(_NO_AMX):
        switches = _NO_AMX
    flags = list(_FLAGS)
    for language, variable in (("C", "CFLAGS"), ("CXX", "CXXFLAGS")):
        flags.append(f"-DCMAKE_{language}_FLAGS={switches} {os.environ.get(variable, '')}".strip())
    return [*flags, *shlex.split(os.environ.get("CMAKE_ARGS", ""))]


def _compiles(switches: str) -> bool:
    compiler = shlex.split(os.environ.get("CC", "cc"))
    command = [*compiler, *switches.split(), "-x", "c", "-c", "-o", os.devnull, "-"]
    return subprocess.run(command, input=b"", capture_output=True).returncode == 0


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line for line in lines if line.startswith(("flags", "Features"))), "")


def _key(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _build_environment() -> dict[str, str]:
    """PATH with CMake and Ninja: the system's, otherwise the packages of that name."""
    if shutil.which("cmake") and shutil.which("ninja"):
        return dict(os.environ)
    tools = _cache_folder() / "tools"
    _run([sys.executable, "-m", "pip", "install", "--target", str(tools), "cmake", "ninja"])
    path = os.pathsep.join([str(tools / "bin"), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTHONPATH": str(tools)}


def _unpacked_source(package: str, work: Path) -> Path:
    name, number = package.replace("-", "_").split("==")
    archive = _cache_folder() / f"{name}-{number}.tar.gz"
    if not archive.is_file():
        archive.parent.mkdir(parents=True, exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--dest", str(work)]
        _run([*pip, "--no-binary", "llama-cpp-python", package])
        shutil.move(work / archive.name, archive)
    with tarfile.open(archive) as content:
        content.extractall(work, filter="data")
    return work / f"{name}-{number}"


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    print("$", shlex.join(command), file=sys.stderr)
    subprocess.run(command, check=True, env=environment, stdout=sys.stderr)


# --- running --------------------------------------------------------------------------------------


class PeerError(RuntimeError):
    """The program failed; the message holds the end of what it said."""


@dataclass(frozen=True, slots=True)
class PeerRun:
    """One greedy answer of the peer."""

    tokens_per_second: float
    """Of decoding, prefill excluded; as in ours, the last prompt token is read while decoding."""
    tokens: int
    """Generated: at least what was asked for, as its last step is shown whole."""
    drafted: int
    accepted: int
    prompt_tokens: int
    text: str
    """Without the prompt."""


def run_peer(
    target: Path | str,
    draft: Path | str,
    prompt: str,
    *,
    n_max: int | None = None,
    tokens: int = 200,
    threads_target: int = 2,
    threads_draft: int = 1,
    context_length: int = 512,
    timeout_s: float = 600.0,
) -> PeerRun:
    """Let the peer go on from ``prompt``, which is plain text. Raises ``PeerError``.

    ``n_max`` is its lookahead; None leaves its default, 3 in llama.cpp 0.5.0-dev, with no least
    probability. Everything else that costs time (flash attention, KV types, repacking, waiting of
    threads) is at the defaults, which are ours too. Top-k 1 as the only sampler is a pure argmax
    and cheaper than its default chain at temperature 0. An end token stops it, as it stops ours.
    """
    threads = [str(threads_target), str(threads_draft)]
    command = [str(build_peer()), "-m", str(target)]
    kind = "draft-mtp"
    if Path(draft) != Path(target):  # else the head in its own file drafts
        command += ["-md", str(draft)]
        kind = _KINDS.get(header_text(Path(draft), "general.architecture"), "draft-simple")
    command += ["--spec-type", kind, "-t", threads[0], "-td", threads[1]]
    command += ["-c", str(context_length), "--temp", "0", "--samplers", "top_k", "--top-k", "1"]
    # It stops once more than -n tokens are there.
    command += ["-n", str(tokens - 1), "--no-escape", "-p", prompt]
    if n_max is not None:
        command += ["--spec-draft-n-max", str(n_max)]
    environment = {"GOMP_SPINCOUNT": "1000", **os.environ}  # as engine/llama_library.py sets it
    done = subprocess.run(
        command,
        env=environment,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=timeout_s,
    )
    if done.returncode != 0:
        raise PeerError(f"{PROGRAM} ended with {done.returncode}: {done.stderr[-600:]}")
    return _parsed(done.stdout, done.stderr, prompt)


def _parsed(output: str, log: str, prompt: str) -> PeerRun:
    decoded = re.search(r"decoded +(\d+) tokens in +([\d.]+) seconds", log)
    encoded = re.search(r"encoded +(\d+) tokens in", log)
    counts = {name: re.search(rf"{name} += (\d+)", log) for name in ("n_drafted", "n_accept")}
    drafted, accepted = counts["n_drafted"], counts["n_accept"]
    _, found, text = output.partition(prompt)
    if not (decoded and encoded and drafted and accepted and found):
        raise PeerError(f"{PROGRAM} said something unexpected: {log[-600:]}")
    tokens = int(decoded[1])
    return PeerRun(
        tokens_per_second=tokens / float(decoded[2]),
        tokens=tokens,
        drafted=int(drafted[1]),
        accepted=int(accepted[1]),
        prompt_tokens=int(encoded[1]),
        text=text.removesuffix("\n\n\n\n"),
    )


def main() -> None:
    """Build the program; with models and a prompt, run it once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", type=Path)
    parser.add_argument("--draft", type=Path)
    parser.add_argument("--prompt", default="Once upon a time")
    parser.add_argument("--n-max", type=int)
    parser.add_argument("--tokens", type=int, default=200)
    parser.add_argument("--server", action="store_true", help=f"build {SERVER}, and nothing else")
    options = parser.parse_args()
    begun = time.perf_counter()
    program = build_peer(SERVER if options.server else PROGRAM)
    print(f"{program} ({time.perf_counter() - begun:.0f} s)")
    if options.server:
        return
    if options.target and options.draft:
        print(
            run_peer(
                options.target,
                options.draft,
                options.prompt,
                n_max=options.n_max,
                tokens=options.tokens,
            )
        )


if __name__ == "__main__":
    main()
