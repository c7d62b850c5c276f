"""Work on Vulkan by Mesa's lavapipe, a slow software device for any machine.

llama.cpp loads its modules once per process, so such work runs in a process of its own:
``vulkan(function, *arguments)`` returns the result of a test module's function there.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from foretoken.engine.llama.cpu_variants import library_folder
from foretoken.engine.llama.gpu_modules import GPU_VARIABLE, MODULES_VARIABLE, module_files

REQUIRED_VARIABLE = "FORETOKEN_REQUIRE_VULKAN"
"""Environment variable: set where the tests with Vulkan must run, and fail where they cannot."""
_DRIVER_FOLDERS = ("/usr/share/vulkan/icd.d", "/usr/local/share/vulkan/icd.d", "/etc/vulkan/icd.d")
# The shaders that LLVM has compiled are worth keeping: a minute's work. Asked before the tests get
# empty folders of their own.
_SHADERS = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "foretoken/shaders"


class VulkanProcess:
    """A process in which llama.cpp has lavapipe as its device ``Vulkan0``."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def __call__(self, work: Callable[..., Any], *arguments: object, **named: object) -> Any:
        """Do ``work``, a function of a module; arguments and result are pickled."""
        return self._pool.submit(work, *arguments, **named).result()


def vulkan_environment() -> dict[str, str]:
    """Return what a process needs in its environment, or skip the test with the reason."""
    drivers = [
        str(path) for place in _DRIVER_FOLDERS for path in sorted(Path(place).glob("lvp_icd*.json"))
    ]
    if not drivers:
        _skip("needs Mesa's lavapipe: Debian's package mesa-vulkan-drivers")
    folder = library_folder()
    module = module_files(folder).get("vulkan") if folder is not None else None
    if module is None:
        _skip("needs the module for Vulkan: FORETOKEN_GPU=vulkan ./packaging/test")
    return {
        GPU_VARIABLE: "vulkan",
        MODULES_VARIABLE: os.environ.get(MODULES_VARIABLE, ""),
        "VK_DRIVER_FILES": drivers[0],
        "VK_ICD_FILENAMES": drivers[0],  # what older loaders read instead
        "GGML_VK_VISIBLE_DEVICES": "0",  # otherwise a device without a GPU is ignored
        # lavapipe says that it has both, and computes nonsense with them.
        "GGML_VK_DISABLE_F16": "1",
        "GGML_VK_DISABLE_COOPMAT": "1",
        "MESA_SHADER_CACHE_DIR": str(_SHADERS),
    }


def _skip(reason: str) -> Any:
    if os.environ.get(REQUIRED_VARIABLE):
        pytest.fail(reason)
    pytest.skip(reason)
