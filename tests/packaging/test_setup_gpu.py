"""The GPU module that packaging/setup.sh builds, depending on the machine."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "packaging" / "setup.sh"
NVIDIA = {"nvidia-smi": "echo 'GPU 0: a card'"}
NVCC = {"nvcc": "true"}
NODE = {"find": "echo /dev/dri/renderD128"}
NO_NODE = {"find": "false"}
CARD = {"vulkaninfo": "echo 'deviceType = PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU'"}
SOFTWARE = {"vulkaninfo": "echo 'deviceType = PHYSICAL_DEVICE_TYPE_CPU'"}
LINUX = {"uname": "echo Linux"}

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")


def choice(folder: Path, tools: dict[str, str], **environment: str) -> tuple[str, str]:
    """Run the script's function with only these tools, each given as a shell command."""
    found = re.search(
        r"^choose_gpu\(\) \{\n.*?^\}\n", SETUP.read_text(encoding="utf-8"), re.M | re.S
    )
    assert found is not None
    for name, text in {**LINUX, **tools}.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    (folder / "grep").symlink_to(str(shutil.which("grep")))
    script = f"set -euo pipefail\ngiven_cmake_args=${{CMAKE_ARGS-}}\n{found[0]}"
    done = subprocess.run(
        [str(shutil.which("bash")), "-c", f'{script}choose_gpu\necho "$gpu:$gpu_reason"'],
        env={"PATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    module, _, reason = done.stdout.strip().partition(":")
    return module, reason


@pytest.mark.parametrize(
    ("tools", "wish", "module", "reason"),
    [
        (NO_NODE, {}, "", "no GPU"),
        (NODE | CARD, {}, "vulkan", "a GPU"),
        (NODE | SOFTWARE, {}, "", "driver may be missing"),
        (NODE | NVIDIA | NVCC, {}, "cuda", "nvcc are here"),
        ({"uname": "echo Darwin"}, {}, "", "Metal"),
        (NODE, {"FORETOKEN_GPU": "off"}, "", ""),
        (NODE, {"FORETOKEN_GPU": "cuda"}, "cuda", ""),
        (NODE | CARD, {"CMAKE_ARGS": "-DGGML_CUDA=ON"}, "", ""),
    ],
)
def test_the_machine_decides_unless_the_user_does(
    tmp_path: Path, tools: dict[str, str], wish: dict[str, str], module: str, reason: str
) -> None:
    found, why = choice(tmp_path, tools, **wish)
    assert found == module
    assert reason in why
