"""Files that load and mean harm, one after the other, and what becomes of the app.

    python tests/soak/hostile_corpus.py
    python tests/soak/hostile_corpus.py --only templates,names
    python tests/soak/hostile_corpus.py --case loops-nested --case names/img-file
    python tests/soak/hostile_corpus.py --cli-only --output results.jsonl

Of each case: the outcome with the words that a person sees; whether the window reacted within
100 ms all the while; the memory of the window and all its children, at the peak and some seconds
later; the time of the command line; files read (a picture that is watched) and packets sent
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
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))  # as pytest has it

from soak.hostile import names, pdfs, presets, sockets, starts, templates
from soak.hostile.case import Case, Right, Surroundings
from soak.hostile.models import write_model
from soak.hostile.outcome import GIVEN_BACK_MB, KILLED_S, Outcome
from soak.hostile.rig import MEGABYTE, Hangs, Ran, Window, run_command
from soak.hostile.watching import (
    Canary,
    adopt_orphans,
    in_own_network,
    kill_all,
    orphans,
    packets,
    reap,
)

_LOAD_S, _ANSWER_S, _READ_S, _STOP_S = 40.0, 40.0, 200.0, 10.0
_BACK_S = 6.0
_END_S = 3.0
"""In which helper processes end after the window."""
_SETTLE_S = 0.3
_CASES_PER_WINDOW = 25
"""Then another one is started: what is left over of many cases is told."""
_NAME_BYTES = 180


def _hex(path: Path) -> str:
    return os.fsencode(path).hex()


class Corpus:
    """Runs cases in a window that is started anew when one of them has broken it."""

    def __init__(self, folder: Path, *, cli_only: bool = False) -> None:
        self._folder = folder
        self._cli_only = cli_only
        self._pictures = folder / "pictures"
        self._pictures.mkdir()
        self._canary = Canary(self._pictures)
        self._window_now: Window | None = None
        self._homes = 0
        self._cases_here = 0
        self._first_rest = 0
        self._command_rest = 0
        self.notes: list[str] = []
        """What is wrong with no single case."""

    # --- the window --------------------------------------------------------------------------

    def _new_home(self) -> Path:
        self._homes += 1
        home = self._folder / f"home-{self._homes}"
        home.mkdir(mode=0o700)
        return home

    def _window(self) -> Window:
        if self._window_now is not None and self._cases_here >= _CASES_PER_WINDOW:
            self.end_window()
        if self._window_now is None:
            self._window_now = window = Window(self._new_home(), self._pictures)
            window.open()
            # What is made once, by anybody's first turn, is no case's memory.
            good = write_model(self._folder / "warm-up.gguf")
            self._chat_with(window, good)
            self._go_home(window)
            self._cases_here = 0
            self._first_rest = self._settled(window)
        self._cases_here += 1
        return self._window_now

    def end_window(self, broken: bool = False) -> None:
        """Close it, and tell what is left over of it."""
        window, self._window_now = self._window_now, None
        if window is None:
            return
        if broken:
            window.end()
        else:
            ends = time.monotonic() + _BACK_S
            most = self._first_rest + GIVEN_BACK_MB * MEGABYTE
            while (kept := self._settled(window)) > most and time.monotonic() < ends:
                pass
            grown = (kept - self._first_rest) // MEGABYTE
            if grown > GIVEN_BACK_MB:
                self.notes.append(f"after {self._cases_here} cases a window keeps {grown} MB")
            try:
                took = window.close()
                if took > 2.0:
                    self.notes.append(f"a window closes after {took:.1f} s")
            except Hangs as hangs:
                self.notes.append(f"a window that is closed: {hangs}")
        ends = time.monotonic() + _END_S
        while (left := list(orphans(set()))) and time.monotonic() < ends:
            time.sleep(0.1)
        for pid, words in left:
            if not broken:
                self.notes.append(f"a process outlives the window: {words}")
            kill_all([pid])

    def _settled(self, window: Window) -> int:
        time.sleep(_SETTLE_S)
        return window.memory.now

    def _chat_with(self, window: Window, model: Path) -> None:
        window.ask("load", path=_hex(model))
        window.await_event("load_ended", _LOAD_S)
        for _ in range(2):
            window.until_ready(_LOAD_S)
            window.ask("send", text="Hello")
            window.await_event("answer_ended", _ANSWER_S)

    def _go_home(self, window: Window) -> None:
        window.events.clear()
        window.ask("detach")
        window.ask("home")
        window.await_event("load_ended", _LOAD_S)
        window.until_ready(_LOAD_S)

    def _in_window(self, outcome: Outcome, act: Callable[[Window], None]) -> None:
        """Let ``act`` happen, and look at all that a case must not do."""
        try:
            window = self._window()
        except Hangs as hangs:
            outcome.wrong(f"the window does not start: {hangs}")
            self.end_window(broken=True)
            return
        window.events.clear()
        window.ask("gaps")
        window.complaints()
        rest = self._settled(window)
        window.memory.begin_peak()
        began = time.monotonic()
        try:
            act(window)
            outcome.seconds = round(time.monotonic() - began, 1)
            outcome.take_gaps(window.ask("gaps")["gaps"])
            self._go_home(window)
            outcome.take_gaps(window.ask("gaps")["gaps"])
            outcome.take_memory(window, rest)
            self._ask_back(outcome, window, rest)
        except Hangs as hangs:
            outcome.seconds = round(time.monotonic() - began, 1)
            outcome.outcome = outcome.outcome or "hangs"
            place = window.where_it_hangs() if window.process.poll() is None else ""
            outcome.wrong(f"{hangs} {place}".strip())
            outcome.take_memory(window, rest)
            self.end_window(broken=True)
        if said := window.complaints():
            outcome.wrong(f"stderr: {_few_lines(said)}")

    def _ask_back(self, outcome: Outcome, window: Window, rest: int) -> None:
        ends = time.monotonic() + _BACK_S
        while (kept := window.memory.now - rest) > GIVEN_BACK_MB * MEGABYTE:
            if time.monotonic() > ends:
                outcome.wrong(f"keeps {kept // MEGABYTE} MB")
                break
            time.sleep(0.1)
        outcome.kept_mb = kept // MEGABYTE

    # --- the command line --------------------------------------------------------------------

    def _command(self, *arguments: str, terminal: bool = False) -> Ran:
        home = self._folder / "home-commands"
        home.mkdir(exist_ok=True, mode=0o700)
        return run_command(arguments, home, self._pictures, KILLED_S, terminal=terminal)

    def _generate(self, model: Path, *, terminal: bool = False) -> Ran:
        if not self._command_rest:
            good = write_model(self._folder / "harmless.gguf")
            self._command_rest = 1
            for _ in range(2):  # the first one is slower
                self._command_rest = self._generate(good).peak_bytes
        options = ("--prompt", "Hi", "--max-tokens", "8")
        return self._command("generate", "--target", str(model), *options, terminal=terminal)

    # --- groups ------------------------------------------------------------------------------

    def run(self, group: str, case: Case) -> Outcome:
        """Run one case, and look whether it touched what it may not."""
        outcome = Outcome.of(group, case)
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
        outcome.judge_pause()
        after = packets()
        outcome.files_read = self._canary.opened()
        outcome.calls = self._canary.called()
        outcome.packets = None if after is None or before is None else after - before
        if outcome.files_read:
            outcome.wrong(f"a picture was opened ({outcome.files_read})")
        if outcome.calls or outcome.packets:
            outcome.wrong(
                f"the network was used ({outcome.calls} calls, {outcome.packets} packets)"
            )
        shutil.rmtree(folder, ignore_errors=True)
        reap({self._window_now.process.pid} if self._window_now is not None else set())
        return outcome

    def _run_templates(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        model = write_model(around.folder / "model.gguf", case.make(around))
        if not self._cli_only:
            self._in_window(outcome, lambda window: self._talk(window, model, case, outcome))
        outcome.take_command(self._generate(model), case.right, case.words, self._command_rest)

    def _talk(self, window: Window, model: Path, case: Case, outcome: Outcome) -> None:
        window.ask("load", path=_hex(model))
        error = window.await_event("load_ended", _LOAD_S)["error"]
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
            took = time.monotonic() - began
            told = answer["error"]
            ended = "told" if told is not None else f"answered ({answer['reason']})"
            outcome.outcome += f"turn {turn}: {ended} in {took:.1f} s; "
            outcome.words = told or outcome.words
            outcome.judge_end(right, told, case.words, f"turn {turn}")

    def _run_names(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        made = case.make(around)
        data = made.encode("utf-8", "surrogatepass") if isinstance(made, str) else made
        stem = _file_name(data)
        folder = around.folder / os.fsdecode(stem[:60])
        folder.mkdir()
        model = folder / os.fsdecode(stem + b".gguf")
        write_model(model, name=data, token=data or None)
        plain = write_model(around.folder / "plain.gguf")
        unknown = folder / os.fsdecode(b"unknown " + stem + b".gguf")
        write_model(unknown, name=data, architecture=data or b"x")
        attached = folder / os.fsdecode(stem + b".txt")
        attached.write_text("A few words.\n")
        imported = around.folder / "presets.json"
        text = data.decode("utf-8", "replace")
        imported.write_text(presets._whole(presets.preset(text)), encoding="utf-8")

        def act(window: Window) -> None:
            looked = 0
            kept = False

            def look(where: str) -> None:
                nonlocal looked, kept
                outcome.take_gaps(window.ask("gaps")["gaps"])
                found = window.ask("look", 20.0, text=data.hex())
                window.ask("gaps")  # that was not the window's own pace
                looked += found["looked_at"]
                kept = kept or found["kept"]
                for one in found["found"]:
                    outcome.wrong(f"{where}: {one['what']} in {one['where']}")
                    outcome.words = outcome.words or str(one["shown"])

            def load(target: Path, draft: Path | None = None) -> str | None:
                window.ask("load", path=_hex(target), **({"draft": _hex(draft)} if draft else {}))
                told: str | None = window.await_event("load_ended", _LOAD_S)["error"]
                window.until_ready(_LOAD_S)
                return told

            told = load(model)
            if told is not None:
                outcome.wrong(f"does not load: {told}")
                return
            window.ask("chat")
            for question in ("Hello", "Hello again"):
                window.until_ready(_LOAD_S)
                window.ask("send", text=question)
                window.await_event("answer_ended", _ANSWER_S)
            window.ask("rename", text=data.hex())
            window.ask("attach", path=_hex(attached))
            window.await_event("file", _READ_S)
            look("window")
            window.ask("import", path=str(imported))
            window.await_event("preset", _READ_S)
            window.ask("picker")
            time.sleep(1.0)
            look("picker")
            window.ask("hub", 20.0, text=data.hex())
            window.ask("gaps")  # likewise
            look("hub")
            window.ask("chat")
            load(plain, model)  # a draft with another vocabulary: it is told why not
            window.ask("send", text="Hello")
            window.await_event("answer_ended", _ANSWER_S)
            look("misfit")
            if told := load(unknown):
                outcome.judge_words(told)
                outcome.words = outcome.words or told
            look("unknown architecture")
            window.ask("clear_presets")
            window.ask("chat")
            outcome.outcome = f"{looked} texts looked at"
            if case.right is Right.WORKS and not kept:
                outcome.wrong("the name is not shown as it is")

        if not self._cli_only:
            self._in_window(outcome, act)
        ran = self._generate(model, terminal=True)
        outcome.take_command(ran, Right.WORKS, "", self._command_rest)
        outcome.take_terminal(ran.output, "generate")
        self._read_only(outcome, model, unknown, folder)

    def _read_only(self, outcome: Outcome, model: Path, unknown: Path, folder: Path) -> None:
        """Commands that only tell what there is."""
        for words, arguments in (
            (
                "generate, unknown architecture",
                ("generate", "--target", str(unknown), "--prompt", "x"),
            ),
            ("inspect", ("inspect", str(model))),
        ):
            ran = self._command(*arguments, terminal=True)
            if ran.code is None or ran.code < 0:
                outcome.wrong(f"{words}: ends with {ran.code} after {ran.seconds:.1f} s")
            if b"Traceback" in ran.output:
                outcome.wrong(f"{words}: a traceback")
            if ran.written > 100_000:
                outcome.wrong(f"{words}: writes {ran.written:,} bytes")
            outcome.take_terminal(ran.output, words)

    def _run_pdfs(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        def act(window: Window) -> None:
            window.ask("attach", path=_hex(path))
            try:
                done = window.await_event("file", _READ_S)
            except Hangs:
                outcome.wrong(f"is still being read after {_READ_S:.0f} s")
                outcome.take_gaps(window.ask("gaps")["gaps"])
                window.ask("detach")
                return
            told = done.get("refused")
            outcome.outcome = "refused" if told else f"attached, {done['length']:,} characters"
            outcome.words = told or ""
            outcome.judge_end(case.right, told, case.words)
            window.ask("state")

        path = case.make(around)
        if not self._cli_only:
            self._in_window(outcome, act)

    def _run_presets(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        if case in presets.SETTINGS:
            self._start_with(outcome, settings=case.make(around))
            return
        path = case.make(around)

        def act(window: Window) -> None:
            window.ask("picker")
            window.ask("import", path=str(path))
            try:
                done = window.await_event("preset", _ANSWER_S)
            except Hangs:
                outcome.wrong(f"is still being read after {_ANSWER_S:.0f} s")
                raise
            told = done.get("failed")
            outcome.outcome = "refused" if told else done["put"]
            outcome.words = told or ""
            outcome.judge_end(case.right, told, case.words)
            self._until_presets_rest(window)
            window.ask("clear_presets")
            self._until_presets_rest(window)

        if self._cli_only:
            return
        self._in_window(outcome, act)
        if case.id in presets.STORED:
            self._start_with(outcome, stored=path)

    def _until_presets_rest(self, window: Window) -> None:
        ends = time.monotonic() + _ANSWER_S
        while window.ask("presets")["busy"] and time.monotonic() < ends:
            time.sleep(0.05)

    def _start_with(
        self, outcome: Outcome, *, settings: str = "", stored: Path | None = None
    ) -> None:
        """Start a window that finds these settings, or this file in the place of its presets."""
        if self._cli_only:
            return
        home = self._new_home()
        config = home / "config" / "foretoken"
        config.mkdir(parents=True, mode=0o700)
        if settings:
            (config / "preferences.json").write_text(settings, errors="surrogateescape")
        elif stored is not None and stored.is_file():
            content = stored.read_bytes().replace(*presets.AS_STORED)
            (config / "presets.json").write_bytes(content)
        elif stored is not None:
            (config / "presets.json").symlink_to(stored)
        self._start(outcome, home)

    def _start(
        self, outcome: Outcome, home: Path, act: Callable[[Window], None] | None = None
    ) -> None:
        self.end_window()
        began = time.monotonic()
        window = Window(home, self._pictures)
        try:
            window.open(_LOAD_S)
            outcome.outcome = f"{outcome.outcome} opens in {time.monotonic() - began:.1f} s".strip()
            window.ask("gaps")
            window.ask("picker")
            time.sleep(0.5)
            words = window.ask("words")["words"]
            for told in words:
                outcome.judge_words(told or " ")
            window.ask("chat")
            window.until_ready(_LOAD_S)
            if act is not None:
                act(window)
            outcome.take_gaps(window.ask("gaps")["gaps"])
            window.close()
        except Hangs as hangs:
            place = window.where_it_hangs() if window.process.poll() is None else ""
            outcome.wrong(f"a start: {hangs} {place}".strip())
        finally:
            window.end()
        if said := window.complaints():
            outcome.wrong(f"a start: stderr: {_few_lines(said)}")

    def _run_sockets(self, case: Case, around: Surroundings, outcome: Outcome) -> None:
        if self._cli_only:
            return
        if case in sockets.BEFORE:
            home = self._new_home()
            data = home / "data" / "foretoken"
            data.mkdir(parents=True, mode=0o700)
            kept = case.make()(data)

            def later(window: Window) -> None:
                self._later_start(outcome, window)
                if kept and (not Path(kept).is_file() or "kept" not in Path(kept).read_text()):
                    outcome.wrong("what the link names was destroyed")

            self._start(outcome, home, later)
            return

        def act(window: Window) -> None:
            with ExitStack() as held:
                if problem := case.make()(window, held):
                    outcome.wrong(problem)
                window.ask("state")
                if case.id != "hung":
                    outcome.take_gaps(window.ask("gaps")["gaps"])
                    self._later_start(outcome, window, "while it lasts")
                else:
                    window.ask("gaps")  # it was stopped
            self._later_start(outcome, window)
            picker = window.ask("words")["words"]
            outcome.words = next((w for w in picker if "cannot" in w or "not" in w.split()), "")[
                :200
            ]

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
        if self._cli_only:
            return
        self.end_window()
        home = self._new_home()
        model = case.make(around)
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


def _few_lines(text: str) -> str:
    """The last ones, of which the first ones are where it happened."""
    return " | ".join(line.strip()[:160] for line in text.strip().splitlines()[-6:])


def _file_name(text: bytes) -> bytes:
    """What a file system takes of a text."""
    taken = text.replace(b"/", b"_").replace(b"\0", b"_")[:_NAME_BYTES]
    taken = taken.decode("utf-8", "ignore").encode() if _is_utf8(text) else taken
    return taken if taken.strip(b".") else b"x" + taken


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


GROUPS: dict[str, Sequence[Case]] = {
    "templates": templates.CASES,
    "names": names.CASES,
    "pdfs": pdfs.CASES,
    "presets": (*presets.CASES, *presets.SETTINGS),
    "sockets": (*sockets.CASES, *sockets.BEFORE),
    "starts": starts.CASES,
}


def table(outcomes: Sequence[Outcome]) -> str:
    """A line per case that is not right, and one per group."""
    lines = []
    for one in outcomes:
        for problem in one.problems:
            lines.append(f"{one.group}/{one.id}: {problem}")
    lines.append("")
    lines.append(
        f"{'group':<10} {'cases':>5} {'right':>5} {'longest pause':>14} {'peak MB':>8} "
        f"{'kept MB':>8} {'command s':>9} {'files':>5} {'packets':>7}"
    )
    for group in GROUPS:
        found = [one for one in outcomes if one.group == group]
        if not found:
            continue
        sent = [one.packets for one in found]
        lines.append(
            f"{group:<10} {len(found):>5} {sum(not one.problems for one in found):>5} "
            f"{max(one.pause_own_ms for one in found):>11} ms "
            f"{max(one.peak_mb for one in found):>8} "
            f"{max(one.kept_mb for one in found):>8} "
            f"{max(one.command_s or 0 for one in found):>9.1f} "
            f"{sum(one.files_read for one in found):>5} "
            f"{'?' if None in sent else sum(n or 0 for n in sent):>7}"
        )
    kinds = Counter(" ".join(p.split()[:4]) for one in outcomes for p in one.problems)
    lines.append("")
    lines += [f"{count:>4} x {kind}" for kind, count in kinds.most_common(12)]
    return "\n".join(lines)


def main() -> int:
    """Run what was asked for; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--only", default=",".join(GROUPS), help="groups, with commas between them")
    parser.add_argument("--case", action="append", default=[], help="an id, or group/id")
    parser.add_argument("--cli-only", action="store_true", help="no window")
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
    if not sys.platform.startswith("linux"):
        parser.error("this looks at processes as only Linux shows them")
    in_own_network([sys.executable, *sys.argv])
    adopt_orphans()
    outcomes: list[Outcome] = []
    lines: Any = options.output.open("w") if options.output else sys.stdout
    with tempfile.TemporaryDirectory(prefix="hostile-", ignore_cleanup_errors=True) as folder:
        corpus = Corpus(Path(folder), cli_only=options.cli_only)
        for group, case in chosen:
            outcomes.append(corpus.run(group, case))
            print(json.dumps(asdict(outcomes[-1])), file=lines, flush=True)
            if options.output:
                state = "ok" if not outcomes[-1].problems else f"WRONG {outcomes[-1].problems[0]}"
                print(f"{group}/{case.id}: {state}"[:240], flush=True)
        corpus.end_window()
    network = os.environ.get("HOSTILE_NETWORK")
    print(table(outcomes))
    print(f"network: {network} namespace; picture watched by inotify")
    for note in corpus.notes:
        print(f"NOTE {note}")
    wrong = sum(bool(one.problems) for one in outcomes) + len(corpus.notes)
    print(f"{len(outcomes)} cases, {wrong} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
