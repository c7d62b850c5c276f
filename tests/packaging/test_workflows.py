"""The hosted workflows: their form, their rights, and that what they call is there."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
# Majors by GitHub itself; anything else would have to be pinned to a commit.
TRUSTED = re.compile(r"actions/[a-z-]+@v\d+")


def _read(path: Path) -> dict[str, Any]:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def _steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for name, job in _read(path)["jobs"].items():
            for step in job["steps"]:
                title = step.get("name", step.get("uses"))
                yield f"{path.stem}/{name}/{title}", step


STEPS = list(_steps())
SCRIPTS = [pytest.param(step["run"], id=title) for title, step in STEPS if "run" in step]


def _tool(name: str) -> str | None:
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


def test_both_workflows_are_there_and_obey_the_schema() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]
    checker = _tool("check-jsonschema")
    if checker is None:
        pytest.skip("check-jsonschema is not installed")
    command = [checker, "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_no_more_than_it_must(path: Path) -> None:
    workflow = _read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        writes = {right for right, kind in job.get("permissions", {}).items() if kind == "write"}
        allowed = {"contents", "id-token", "attestations"} if name == "release" else set()
        assert writes <= allowed
        assert "timeout-minutes" in job
        if name == "release":
            assert job["if"] == "github.ref_type == 'tag'"
    # Triggers that run a stranger's code with our rights.
    assert not {"pull_request_target", "workflow_run"} & set(workflow[True])


@pytest.mark.parametrize(("title", "step"), STEPS, ids=[title for title, _ in STEPS])
def test_only_githubs_own_actions_are_used(title: str, step: dict[str, Any]) -> None:
    if "uses" in step:
        assert TRUSTED.fullmatch(step["uses"])
        if "checkout" in step["uses"]:
            assert step["with"]["persist-credentials"] is False
    # What an expression puts into a script could be a command: it has to come by env.
    assert "${{" not in step.get("run", "")


def test_secrets_reach_only_the_steps_that_sign() -> None:
    holders = {title.split("/")[-1] for title, step in STEPS if "secrets." in str(step)}
    assert holders == {"Windows installer", "Certificates", "macOS disk image"}


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_in_workflows_are_sound(script: str) -> None:
    checker = _tool("shellcheck")
    if checker is None:
        subprocess.run(["bash", "-n"], input=script, text=True, check=True)
        pytest.skip("shellcheck is not installed: only the syntax was checked")
    done = subprocess.run(
        [checker, "--shell=bash", "-"],
        input="set -eo pipefail\n" + script,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "script",
    [
        *sorted(ROOT.glob("packaging/*/*.sh")),
        *(ROOT / "packaging" / name for name in ("build", "run", "setup.sh", "test")),
        ROOT / ".ci" / "run",
    ],
    ids=lambda path: path.name,
)
def test_shell_scripts_are_sound(script: Path) -> None:
    checker = _tool("shellcheck")
    if checker is None:
        pytest.skip("shellcheck is not installed")
    done = subprocess.run([checker, str(script)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def _calls(script: str) -> Iterator[list[str]]:
    """Lines of a script that call something of this repository, as words."""
    for line in script.replace("\\\n", " ").splitlines():
        if re.search(r"(^|\s|\./)(packaging/|\.ci/)\S+", line) and "-c '" not in line:
            yield shlex.split(line, comments=True)


@pytest.mark.parametrize("script", SCRIPTS)
def test_what_a_workflow_calls_exists_and_takes_the_options(script: str) -> None:
    for words in _calls(script):
        (index,) = [i for i, word in enumerate(words) if re.match(r"(\./)?(packaging|\.ci)/", word)]
        path = ROOT / words[index]
        assert path.is_file(), path
        if words[:index] != ["python"]:
            assert path.stat().st_mode & 0o111, f"{path} cannot be executed"
        options = [word for word in words[index + 1 :] if word.startswith("--")]
        if path.name == "build":  # hands its options on, once it has installed what is missing
            system = words[index + 1]
            path = path.parent / system / f"build_{system}.py"
        if options:
            command = [sys.executable, str(path), "--help"]
            text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            for option in options:
                assert option in text, f"{path.name} does not know {option}"


def test_the_recipes_that_the_release_builds_with_are_there() -> None:
    text = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    (build,) = [step["run"] for _, step in STEPS if step.get("name") == "Linux packages"]
    assert build.split()[0] == "./packaging/build"
    for system in ("linux", "windows", "macos"):
        assert f"run: ./packaging/build {system}" in WORKFLOWS[1].read_text(encoding="utf-8")
        assert (ROOT / "packaging" / system / f"build_{system}.py").is_file()
        assert system in text


def _listed_packages(script: Path) -> set[str]:
    """Debian packages in the lists ``soname package`` of the shell scripts."""
    text = script.read_text(encoding="utf-8")
    return {
        package
        for block in re.findall(r"<<'END'\n(.*?)\nEND", text, re.S)
        for package in re.findall(r"^\S+ (\S+)$", block, re.M)
    }


@pytest.mark.parametrize(("workflow", "scripts"), [("ci", ["setup.sh"]), ("release", ["build"])])
def test_workflows_install_what_the_scripts_need(workflow: str, scripts: list[str]) -> None:
    # They run as an ordinary user, for whom the scripts install nothing.
    (script,) = [
        step["run"]
        for title, step in STEPS
        if title.startswith(f"{workflow}/") and step.get("name") == "System packages"
    ]
    installed = set(script.replace("\\\n", " ").split())
    for name in [*scripts, "setup.sh"]:
        needed = _listed_packages(ROOT / "packaging" / name)
        assert needed
        assert needed <= installed, sorted(needed - installed)
