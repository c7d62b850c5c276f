"""Locked packages with their hashes, and the workflows: schema, rights, and what they call."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lock
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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
SCRIPTS = {title: step["run"] for title, step in STEPS if "run" in step}


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


def test_a_workflow_may_do_no_more_than_it_must() -> None:
    for workflow in map(_read, WORKFLOWS):
        assert workflow["permissions"] == {"contents": "read"}
        # Triggers that run a stranger's code with our rights.
        assert not {"pull_request_target", "workflow_run"} & set(workflow[True])
        for name, job in workflow["jobs"].items():
            rights = job.get("permissions", {}).items()
            writes = {right for right, kind in rights if kind == "write"}
            allowed = {"contents", "id-token", "attestations"} if name == "release" else set()
            assert writes <= allowed, name
            assert "timeout-minutes" in job, name
            if name == "release":
                assert job["if"] == "github.ref_type == 'tag'"


def test_only_githubs_own_actions_are_used() -> None:
    for title, step in STEPS:
        if "uses" in step:
            assert TRUSTED.fullmatch(step["uses"]), title
            if "checkout" in step["uses"]:
                assert step["with"]["persist-credentials"] is False, title
    # What an expression puts into a script could be a command: it has to come by env.
    assert [title for title, script in SCRIPTS.items() if "${{" in script] == []
    holders = {title.split("/")[-1] for title, step in STEPS if "secrets." in str(step)}
    assert holders == {"Windows installer", "Certificates", "macOS disk image"}


def test_shell_scripts_are_sound(tmp_path: Path) -> None:
    """Including those in workflows, each written to a file for the checker."""
    checker = _tool("shellcheck")
    if checker is None:
        pytest.skip("shellcheck is not installed")
    files = [*ROOT.glob("packaging/*/*.sh"), ROOT / ".ci" / "run"]
    files += [ROOT / "packaging" / name for name in ("build", "run", "setup.sh", "test")]
    for title, script in SCRIPTS.items():
        files.append(tmp_path / f"{title.replace('/', ' ')}.sh")
        files[-1].write_text(f"#!/usr/bin/env bash\nset -eo pipefail\n{script}", encoding="utf-8")
    done = subprocess.run([checker, *map(str, files)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def _calls(script: str) -> Iterator[list[str]]:
    """Yield the commands of a script that call something in this repository, as words."""
    for line in script.replace("\\\n", " ").splitlines():
        if re.search(r"(^|\s|\./)(packaging/|\.ci/)\S+", line) and "-c '" not in line:
            yield shlex.split(line, comments=True)


def test_what_a_workflow_calls_exists_and_takes_the_options() -> None:
    for words in (words for script in SCRIPTS.values() for words in _calls(script)):
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


@pytest.mark.parametrize(("workflow", "script"), [("ci", "setup.sh"), ("release", "build")])
def test_workflows_install_what_the_scripts_need(workflow: str, script: str) -> None:
    # They run as an ordinary user, for whom the scripts install nothing.
    (step,) = [run for title, run in SCRIPTS.items() if re.match(f"{workflow}/.*/System pa", title)]
    text = (ROOT / "packaging" / script).read_text(encoding="utf-8")
    lists = "\n".join(re.findall(r"<<'END'\n(.*?)\nEND", text, re.S))
    needed = set(re.findall(r"^\S+ (\S+)$", lists, re.M))
    assert needed
    assert needed <= set(step.replace("\\\n", " ").split())


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _entries(path: Path) -> list[tuple[Requirement, list[str]]]:
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [
        (Requirement(line.split(" --hash=")[0]), re.findall(r"--hash=(\S+)", line))
        for line in lines
    ]


def _version(requirement: Requirement) -> str:
    (specifier,) = requirement.specifier
    assert specifier.operator == "=="
    return specifier.version


def test_every_line_is_exact_and_of_the_projects_versions() -> None:
    names = []
    for entry, hashes in [*_entries(lock.WHEELS), *_entries(lock.SOURCES)]:
        _version(entry)
        assert entry.url is None
        assert hashes, entry
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", value) for value in hashes)
        names.append(canonicalize_name(entry.name))
    assert len(names) == len(set(names))
    ((entry, hashes),) = _entries(lock.SOURCES)
    pinned = [name for name in PROJECT["project"]["dependencies"] if name.startswith("llama")]
    assert [str(entry)] == pinned
    assert len(hashes) == 1
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert set(re.findall(r'python-version: "([\d.]+)"', workflow)) == set(lock.PYTHONS)


def test_the_lock_satisfies_the_project_and_its_builds() -> None:
    locked = {canonicalize_name(entry.name): entry for entry, _ in _entries(lock.WHEELS)}
    for line in lock.wanted():
        wanted = Requirement(line)
        if wanted.marker is not None and not wanted.marker.evaluate():
            continue
        entry = locked.get(canonicalize_name(wanted.name))
        assert entry is not None, f"{line}: run packaging/lock.py"
        assert wanted.specifier.contains(_version(entry), prereleases=True), (
            f"{line}, but {entry} is locked: run packaging/lock.py"
        )
