"""Files and answers that mean harm, one after the other, and what becomes of the app.

    python tests/soak/hostile_corpus.py
    python tests/soak/hostile_corpus.py --only templates,names
    python tests/soak/hostile_corpus.py --case loops-nested --case names/img-file
    python tests/soak/hostile_corpus.py --output results.jsonl

Of each case: the outcome with the words that a person sees; whether the window reacted within
250 ms all the while; the memory of the window and all its children, at the peak and some seconds
later; files read (a picture that is watched) and packets sent
(where it may, all runs in a network namespace of its own, whose counters must stay as they are).
One line of JSON per case, then a table; the exit code is 1 if something is wrong. What hangs is
killed and told, and the run goes on. Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

import psutil

sys.path.append(str(Path(__file__).parents[1]))  # as pytest has it

from soak.hostile import answers, names, pdfs, presets, sockets, templates
from soak.hostile.case import Case, Right, Surroundings, device, pipe, write_model
from soak.hostile.outcome import PEAK_MB, Outcome
from soak.hostile.rig import Hangs, Window
from soak.hostile.watching import (
    MEGABYTE,
    Canary,
    adopt_orphans,
    family,
    in_own_network,
    kill_family,
    packets,
)

_LOAD_S, _ANSWER_S, _READ_S, _STOP_S = 40.0, 40.0, 200.0, 10.0
_BACK_S, GIVEN_BACK_MB = 6.0, 60
_END_S = 3.0
"""In which helper processes end after the window."""
_SETTLE_S, _AT_ONCE_S = 0.3, 0.03
_ANSWER_MB = 600
"""The texts of the test itself take some of it."""
_CASES_PER_WINDOW = 25
"""Then another one is started: what is left over of many cases is told."""
_NAME_BYTES = 180
_HANGING = (
    "loops-nested", "power", "power-dead", "repeat", "doubling", "macro-twice", "deep-blocks",
)  # fmt: skip
"""Templates that may make a start hang: the next one must come up without them."""


def _start_after(id_: str) -> Case:
    case = next(case for case in templates.CASES if case.id == id_)

    def make(around: Surroundings) -> Path:
        return write_model(around.folder / "model.gguf", case.make(around))

    return Case(id_, f"the next start, after: {case.attacks}", make, Right.WORKS)


GROUPS: dict[str, Sequence[Case]] = {
    "templates": templates.CASES,
    "answers": answers.CASES,
    "names": names.CASES,
    "pdfs": pdfs.CASES,
    "presets": (*presets.CASES, *presets.SETTINGS),
    "sockets": (*sockets.CASES, *sockets.BEFORE),
    "starts": (
        *map(_start_after, _HANGING),
        Case("pipe", "the next start", lambda a: pipe(a.folder / "pipe.gguf"), Right.WORKS),
        Case("device", "the next start", lambda a: device(a.folder / "zeros.gguf"), Right.WORKS),
    ),
}


def _hex(path: Path) -> str:
    return os.fsencode(path).hex()


class Corpus:
    """Runs cases in a window that is started anew when one of them has broken it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pictures = folder / "pictures"
        self._pictures.mkdir()
        self._canary = Canary(self._pictures)
        self._window: Window | None = None
        self._homes = self._cases_here = 0
        self._first_rest = 0
        self.notes: list[str] = []
        """What is wrong with no single case."""

    def run(self, group: str, case: Case) -> Outcome:
        """Run one case, and look whether it touched what it may not."""
        outcome = Outcome(group, case.id, case.attacks)
        folder = self._folder / f"{group}-{case.id}"
        folder.mkdir()
        around = Surroundings(folder, self._canary.picture, self._canary.port)
        self._canary.opened()
        self._canary.called()
        before = packets()
        try:
            getattr(self, f"_run_{group}")(case, around, outcome)
        except Exception as error:  # the run goes on
            outcome.wrong(f"the test itself failed: {type(error).__name__}: {error}")
            self.end_window(broken=True)
        if self._canary.opened():
            outcome.wrong("a picture was opened")
        if (calls := self._canary.called()) or packets() > before:
            outcome.wrong(f"the network was used ({calls} calls, {packets() - before} packets)")
        shutil.rmtree(folder, ignore_errors=True)
        return outcome

    # --- the window --------------------------------------------------------------------------

    def _new_home(self) -> Path:
        self._homes += 1
        home = self._folder / f"home-{self._homes}"
        home.mkdir(mode=0o700)
        return home

    def _usual_window(self) -> Window:
        if self._window is not None and self._cases_here >= _CASES_PER_WINDOW:
            self.end_window()
        if self._window is None:
            self._window = window = Window(self._new_home(), self._pictures)
            window.open()
            # What is made once, by anybody's first turn, is no case's memory.
            self._load(window, write_model(self._folder / "warm-up.gguf"))
            for _ in range(2):
                self._ask(window)
            self._go_home(window)
            self._cases_here = 0
            self._first_rest = self._settled(window)
        self._cases_here += 1
        return self._window

    def end_window(self, broken: bool = False) -> None:
        """Close it, and tell what is left over of it."""
        window, self._window = self._window, None
        if window is None:
            return
        if broken:
            window.end()
        else:
            if grown := self._not_given_back(window, self._first_rest):
                self.notes.append(f"after {self._cases_here} cases a window keeps {grown} MB")
            try:
                took = window.close()
                if took > 2.0:
                    self.notes.append(f"a window closes after {took:.1f} s")
            except Hangs as hangs:
                self.notes.append(f"a window that is closed: {hangs}")
        ends = time.monotonic() + _END_S
        while (left := _left_over()) and time.monotonic() < ends:
            time.sleep(0.1)
        for process in left:
            if not broken:
                words = " ".join(process.cmdline())[:200]
                self.notes.append(f"a process outlives the window: {words}")
            kill_family(process.pid)

    def _settled(self, window: Window) -> int:
        time.sleep(_SETTLE_S)
        return window.memory.now

    def _not_given_back(self, window: Window, rest: int) -> int:
        """Megabytes that are kept over what there was at rest; 0: not much."""
        ends = time.monotonic() + _BACK_S
        while (kept := (self._settled(window) - rest) // MEGABYTE) > GIVEN_BACK_MB:
            if time.monotonic() > ends:
                return kept
        return 0

    def _load(self, window: Window, target: Path, draft: Path | None = None) -> str | None:
        """Load it; return what is told."""
        window.ask("load", path=_hex(target), **({"draft": _hex(draft)} if draft else {}))
        told: str | None = window.await_event("load_ended", _LOAD_S)["error"]
        return told

    def _ask(self, window: Window) -> None:
        window.until_ready(_LOAD_S)
        window.ask("send", text="Hello")
        window.await_event("answer_ended", _ANSWER_S)

    def _go_home(self, window: Window) -> None:
        window.events.clear()
        window.ask("detach")
        window.ask("home")
        window.await_event("load_ended", _LOAD_S)
        window.until_ready(_LOAD_S)

    def _in_window(
        self, outcome: Outcome, act: Callable[[Window], None], peak_mb: int = PEAK_MB
    ) -> None:
        """Let ``act`` happen, and look at all that a case must not do."""
        try:
            window = self._usual_window()
        except Hangs as hangs:
            outcome.wrong(f"the window does not start: {hangs}")
            self.end_window(broken=True)
            return
        window.events.clear()
        window.ask("gaps")
        window.complaints()
        rest = window.memory.peak = self._settled(window)
        began = time.monotonic()
        broken = False
        try:
            act(window)
            outcome.seconds = round(time.monotonic() - began, 1)
            self._go_home(window)
            outcome.take_gaps(window.ask("gaps"))
            if kept := self._not_given_back(window, rest):
                outcome.kept_mb = kept
                outcome.wrong(f"keeps {kept} MB")
        except Hangs as hangs:
            outcome.seconds = round(time.monotonic() - began, 1)
            outcome.outcome = outcome.outcome or "hangs"
            outcome.wrong(f"{hangs} {window.where_it_hangs()}".strip())
            broken = True
        outcome.take_memory(window.memory.peak - rest, peak_mb, killed=window.memory.killed)
        if said := window.complaints():
            outcome.wrong(f"stderr: {_few_lines(said)}")
        if broken:
            self.end_window(broken=True)

    def _start(
        self, outcome: Outcome, home: Path, act: Callable[[Window], None] = lambda _: None
    ) -> None:
        """Start a window with this home, and look around in it."""
        self.end_window()
        began = time.monotonic()
        window = Window(home, self._pictures)
        try:
            window.open()
            outcome.outcome = f"{outcome.outcome} opens in {time.monotonic() - began:.1f} s".strip()
            window.ask("gaps")
            window.ask("picker")
            time.sleep(0.5)
            for told in window.ask("words")["words"]:
                outcome.judge_words(told)
            window.ask("chat")
            window.until_ready(_LOAD_S)
            act(window)
            outcome.take_gaps(window.ask("gaps"))
            window.close()
        except Hangs as hangs:
            outcome.wrong(f"a start: {hangs} {window.where_it_hangs()}".strip())
        finally:
            window.end()
        if said := window.complaints():
            outcome.wrong(f"a start: stderr: {_few_lines(said)}")

    # --- groups ------------------------------------------------------------------------------

    def _run_templates(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        model = write_model(around.folder / "model.gguf", case.make(around))
        self._in_window(outcome, lambda window: self._talk(window, model, case, outcome))

    def _talk(self, window: Window, model: Path, case: Case, outcome: Outcome) -> None:
        error = self._load(window, model)
        if error is not None:
            outcome.outcome, outcome.words = "not loaded", error
            outcome.judge_end(case.right, error, case.words)
            return
        for turn, right in enumerate((case.right, case.second_turn or case.right), start=1):
            window.until_ready(_LOAD_S)
            if not window.ask("send", text=f"Hello {turn}")["sent"]:
                outcome.outcome = f"turn {turn}: not sent"
                outcome.words = " / ".join(window.ask("words")["words"])[:400]
                outcome.judge_end(right, outcome.words, case.words, f"turn {turn}")
                return
            began = time.monotonic()
            try:
                answer = window.await_event("answer_ended", _ANSWER_S)
            except Hangs:
                window.ask("stop")
                outcome.wrong(f"turn {turn} does not end by itself")
                answer = window.await_event("answer_ended", _STOP_S)
            told, took = answer["error"], time.monotonic() - began
            ended = "told" if told is not None else f"answered ({answer['reason']})"
            outcome.outcome += f"turn {turn}: {ended} in {took:.1f} s; "
            outcome.words = told or outcome.words
            outcome.judge_end(right, told, case.words, f"turn {turn}")

    def _run_answers(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        """Show it as a stored one and while it streams, and use both as people do."""

        def use(window: Window) -> None:
            while window.ask("use", _ANSWER_S)["did"]:
                self._until_still(window)

        def act(window: Window) -> None:
            window.ask("prepare", _READ_S, text=case.make(around))
            window.ask("gaps")  # that was not the window's own pace
            window.ask("show_stored", _ANSWER_S)
            self._until_still(window)
            use(window)
            outcome.take_gaps(window.ask("gaps"))
            while (part := window.ask("show_part", _ANSWER_S))["shown"]:
                self._until_still(window)
                window.ask("gaps")  # likewise
                window.ask("begin", _ANSWER_S)
                while window.ask("stream", _ANSWER_S)["left"]:
                    pass
                self._until_still(window)
                use(window)
                outcome.take_gaps(window.ask("gaps"))
            window.ask("gaps")  # likewise
            for problem in part["problems"]:
                outcome.wrong(problem)

        self._in_window(outcome, act, peak_mb=_ANSWER_MB)

    def _until_still(self, window: Window) -> None:
        """Until it answers at once."""
        quick, ends = 0, time.monotonic() + _ANSWER_S
        while quick < 2 and time.monotonic() < ends:
            asked = time.monotonic()
            window.ask("state", _ANSWER_S)
            quick = quick + 1 if time.monotonic() - asked < _AT_ONCE_S else 0
            time.sleep(_AT_ONCE_S)

    def _run_names(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        made = case.make(around)
        data = made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made
        stem = _file_name(data)
        folder = around.folder / os.fsdecode(stem[:60])
        folder.mkdir()
        model, unknown, attached = (
            folder / os.fsdecode(name)
            for name in (stem + b".gguf", b"unknown " + stem + b".gguf", stem + b".txt")
        )
        write_model(model, name=data, token=data or None)
        write_model(unknown, name=data, architecture=data or b"x")
        attached.write_text("A few words.\n")
        plain = write_model(around.folder / "plain.gguf")
        imported = around.folder / "presets.json"
        preset = presets.preset(data.decode("utf-8", "replace"))
        imported.write_text(presets.whole(preset), encoding="utf-8")
        looked, kept = 0, False

        def look(window: Window, where: str) -> None:
            nonlocal looked, kept
            outcome.take_gaps(window.ask("gaps"))
            found = window.ask("look", 20.0, text=data.hex())
            window.ask("gaps")  # that was not the window's own pace
            looked += found["looked_at"]
            kept = kept or found["kept"]
            for one in found["found"]:
                outcome.wrong(f"{where}: {one['what']} in {one['where']}")
                outcome.words = outcome.words or str(one["shown"])

        def act(window: Window) -> None:
            if told := self._load(window, model):
                outcome.wrong(f"does not load: {told}")
                return
            window.until_ready(_LOAD_S)
            window.ask("chat")
            for _ in range(2):
                self._ask(window)
            window.ask("rename", text=data.hex())
            window.ask("attach", path=_hex(attached))
            window.await_event("file", _READ_S)
            look(window, "window")
            window.ask("import", path=str(imported))
            window.await_event("preset", _READ_S)
            window.ask("picker")
            time.sleep(1.0)
            look(window, "picker")
            window.ask("hub", 20.0, text=data.hex())
            window.ask("gaps")  # likewise
            look(window, "hub")
            window.ask("chat")
            self._load(window, plain, model)  # another vocabulary: it is told why not
            self._ask(window)
            look(window, "misfit")
            if told := self._load(window, unknown):
                outcome.judge_words(told)
                outcome.words = outcome.words or told
            look(window, "unknown architecture")
            window.ask("clear_presets")
            window.ask("chat")
            outcome.outcome = f"{looked} texts looked at"
            if case.right is Right.WORKS and not kept:
                outcome.wrong("the name is not shown as it is")

        self._in_window(outcome, act)

    def _run_pdfs(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        def act(window: Window) -> None:
            window.ask("attach", path=_hex(path))
            try:
                done = window.await_event("file", _READ_S)
            except Hangs:
                outcome.wrong(f"is still being read after {_READ_S:.0f} s")
                return
            told = done.get("refused")
            outcome.outcome = "refused" if told else f"attached, {done['length']:,} characters"
            outcome.words = told or ""
            outcome.judge_end(case.right, told, case.words)

        path = case.make(around)
        self._in_window(outcome, act)

    def _run_presets(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        home = self._new_home()
        config = home / "config" / "foretoken"
        config.mkdir(parents=True, mode=0o700)
        made = case.make(around)
        if case in presets.SETTINGS:
            (config / "preferences.json").write_text(made, errors="surrogateescape")
            self._start(outcome, home)
            return

        def at_rest(window: Window) -> None:
            ends = time.monotonic() + _ANSWER_S
            while window.ask("presets")["busy"] and time.monotonic() < ends:
                time.sleep(0.05)

        def act(window: Window) -> None:
            window.ask("picker")
            window.ask("import", path=str(made))
            done = window.await_event("preset", _ANSWER_S)
            told = done.get("failed")
            outcome.outcome = "refused" if told else done["put"]
            outcome.words = told or ""
            outcome.judge_end(case.right, told, case.words)
            at_rest(window)
            window.ask("clear_presets")
            at_rest(window)

        self._in_window(outcome, act)
        if case.id not in presets.STORED:
            return
        if made.is_file():
            content = made.read_bytes().replace(*presets.AS_STORED)
            (config / "presets.json").write_bytes(content)
        else:
            (config / "presets.json").symlink_to(made)
        self._start(outcome, home)

    def _run_sockets(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        if case in sockets.BEFORE:
            home = self._new_home()
            data = home / "data" / "foretoken"
            data.mkdir(parents=True, mode=0o700)
            kept = case.make()(data)
            self._start(outcome, home, lambda window: self._later_start(outcome, window))
            if kept and (not Path(kept).is_file() or "kept" not in Path(kept).read_text()):
                outcome.wrong("what the link names was destroyed")
            return

        def act(window: Window) -> None:
            with ExitStack() as held:
                case.make()(window, held)
                self._later_start(outcome, window, "while it lasts")
            self._later_start(outcome, window)

        self._in_window(outcome, act)

    def _later_start(self, outcome: Outcome, window: Window, when: str = "afterwards") -> None:
        found, seconds = sockets.second_start(window)
        outcome.outcome += f"a start {when}: {found} in {seconds:.2f} s; "
        if found != "HANDED_OVER":
            outcome.wrong(f"a start {when} is {found}")
        elif seconds > 2.0:
            outcome.wrong(f"a start {when} takes {seconds:.1f} s")

    def _run_starts(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        """Load it, kill the window in the middle, and start again in the same home."""
        self.end_window()
        home, model = self._new_home(), case.make(around)
        window = Window(home, self._pictures)
        try:
            window.open()
            window.ask("load", path=_hex(model))
            with suppress(Hangs):
                if window.await_event("load_ended", 5.0)["error"] is None:
                    window.ask("send", text="Hello")
                    window.await_event("answer_ended", 4.0)
        except Hangs as hangs:
            outcome.wrong(f"the first start: {hangs}")
        finally:
            window.end()

        def told(window: Window) -> None:
            outcome.words = " / ".join(window.ask("words")["words"])[:300]

        self._start(outcome, home, told)


def _left_over() -> list[psutil.Process]:
    """Processes below this one that have not ended."""
    return [each for each in family(os.getpid())[1:] if each.status() != psutil.STATUS_ZOMBIE]


def _few_lines(text: str) -> str:
    """The last ones, of which the first ones are where it happened."""
    return " | ".join(line.strip()[:160] for line in text.strip().splitlines()[-6:])


def _file_name(text: bytes) -> bytes:
    """What a file system takes of a text."""
    taken = text.replace(b"/", b"_").replace(b"\0", b"_")[:_NAME_BYTES]
    with suppress(UnicodeDecodeError):
        text.decode()
        taken = taken.decode("utf-8", "ignore").encode()  # no character is cut
    return taken if taken.strip(b".") else b"x" + taken


def table(outcomes: Sequence[Outcome]) -> str:
    """A line per case that is not right, and one per group."""
    lines = [f"{one.group}/{one.id}: {what}" for one in outcomes for what in one.problems]
    head = "{:<10} {:>5} {:>5} {:>14} {:>8} {:>8}"
    titles = ("group", "cases", "right", "longest pause", "peak MB", "kept MB")
    lines += ["", head.format(*titles)]
    for group in GROUPS:
        if found := [one for one in outcomes if one.group == group]:
            right = sum(not one.problems for one in found)
            figures = ("pause_ms", "peak_mb", "kept_mb")
            most = [max(getattr(one, name) for one in found) for name in figures]
            lines.append(head.format(group, len(found), right, f"{most[0]} ms", *most[1:]))
    return "\n".join(lines)


def main() -> int:
    """Run what was asked for; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--only", default=",".join(GROUPS), help="groups, with commas between them")
    parser.add_argument("--case", action="append", default=[], help="an id, or group/id")
    parser.add_argument("--output", type=Path, help="a file for the lines of JSON")
    parser.add_argument("--list", action="store_true", help="tell what there is")
    options = parser.parse_args()
    groups = options.only.split(",")
    if unknown := [group for group in groups if group not in GROUPS]:
        parser.error(f"there is no group {unknown[0]}; there are {', '.join(GROUPS)}")
    chosen = [
        (group, case)
        for group in groups
        for case in GROUPS[group]
        if not options.case or {case.id, f"{group}/{case.id}"} & set(options.case)
    ]
    if options.list:
        print("\n".join(f"{group}/{case.id}: {case.attacks}" for group, case in chosen))
        return 0
    in_own_network([sys.executable, *sys.argv])
    adopt_orphans()
    outcomes: list[Outcome] = []
    lines: Any = options.output.open("w") if options.output else sys.stdout
    with tempfile.TemporaryDirectory(prefix="hostile-", ignore_cleanup_errors=True) as folder:
        corpus = Corpus(Path(folder))
        for group, case in chosen:
            outcomes.append(corpus.run(group, case))
            print(json.dumps(asdict(outcomes[-1])), file=lines, flush=True)
            if options.output:
                state = "; ".join(outcomes[-1].problems) or "ok"
                print(f"{group}/{case.id}: {state}"[:240], flush=True)
        corpus.end_window()
    print(table(outcomes))
    wrong = sum(bool(one.problems) for one in outcomes) + len(corpus.notes)
    for note in corpus.notes:
        print(f"NOTE {note}")
    network = os.environ.get("HOSTILE_NETWORK")
    print(f"{len(outcomes)} cases, {wrong} problems; {network} network namespace")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
