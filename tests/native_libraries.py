"""Folders like a portable llama.cpp's, with tiny real libraries compiled on the spot."""

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

MARK = "llama-cpp-python 1, ggml 2"
"""What the GPU modules here are built for."""
_SOURCE = """
static int backend = API;
int ggml_backend_score(void) { return SCORE; }
void *ggml_backend_init(void) { return STARTS ? &backend : 0; }
"""
_MARKED = """
const char *foretoken_built_for(void) { return "%s"; }
"""
_REGISTRY = """
static int ours = 2;
static unsigned long count = BEFORE;
unsigned long ggml_backend_reg_count(void) { return count; }
void *ggml_backend_reg_get(unsigned long index) { (void)index; return &ours; }
void ggml_backend_register(void *backend) { (void)backend; count += 1; }
"""


def compile_library(path: Path, source: str, **definitions: int) -> Path:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("needs a C compiler")
    options = [f"-D{name}={value}" for name, value in definitions.items()]
    command = [compiler, "-shared", "-fPIC", "-x", "c", "-", "-o", str(path), *options]
    subprocess.run(command, input=source, text=True, check=True)
    return path


def add_module(
    folder: Path, name: str, *, score: int = 0, starts: bool = True, mark: str = MARK, api: int = 2
) -> Path:
    """Add ``libggml-NAME.so``, for a GPU or as cpu-NAME; without ``mark`` its build is unknown."""
    source = _SOURCE + (_MARKED % mark if mark else "")
    path = folder / f"libggml-{name}.so"
    return compile_library(path, source, SCORE=score, STARTS=int(starts), API=api)


def make_portable_folder(folder: Path, scores: dict[str, int]) -> Path:
    folder.mkdir()
    for name, score in scores.items():
        add_module(folder, f"cpu-{name}", score=score)
    (folder / "libggml-base.so").touch()  # not a loadable one, like two more:
    (folder / "libggml.so").touch()
    (folder / "libllama.so").touch()
    return folder


def make_registry(path: Path, *, registered: int = 0) -> Any:
    """ggml's list of backends, as far as loading needs it."""
    return ctypes.CDLL(str(compile_library(path, _REGISTRY, BEFORE=registered)))
