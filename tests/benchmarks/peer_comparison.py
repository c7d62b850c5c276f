"""Our ways of decoding against the peer's, on the same files, prompts and threads.

``python tests/benchmarks/peer_comparison.py FOLDER --targets 400M-Q4_0,1B-F16 --own
plain,fixed:3,adaptive --peer default,3 --json runs.jsonl --minutes 30`` works on FOLDER as
padded_models.py writes it: TARGET.gguf and draft-KIND.gguf. Both sides decode greedily, and a speed
is generated tokens per second of decoding, prefill excluded.

A cell is a prompt of a pair. Within a round, everything of a cell runs in turn, the turn begins
elsewhere each time, and speeds are compared by their ratio to the cell's plain run, so that a
machine whose speed drifts treats all alike. Every run is appended to the file at once; the command
goes on from there when it is called again, repeating only the plain run of an unfinished cell.
All cells finish a round before any begins the next, so coverage is even at any time. A run beside
which others took more of the CPU than ``--quiet`` allows is done again, up to three times, and
counts nowhere if that does not help.

Racing saves time: the first round runs everything; later ones run plain, everything that is no
constant (rules, adaptive), the peer's default, and of the fixed lookaheads and of the peer's
numbers the two that are best in that cell so far. ``--no-racing`` runs all in every round.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from peer import build_peer, run_peer
from peer_tables import (
    PEER_DEFAULT,
    Row,
    cell_values,
    is_constant,
    measured,
    print_tables,
    read_rows,
)
from quiet import others_share, wait_for_quiet

from foretoken.engine.benchmark import PLAIN, Mode, Prompt, parse_mode
from foretoken.engine.config import GenerationLimits, SamplingParams
from foretoken.engine.events import GenerationFinished, TokenEmitted
from foretoken.engine.llama.backend import default_threads
from foretoken.engine.session import Session

_BEST = 2
_TRIES = 3
_WARM_UP_TOKENS = 16
_PROMPTS = Path(__file__).with_name("prompts.jsonl")


def main() -> None:
    """Run what is missing, then print the tables."""
    options = _options()
    rows = read_rows(options.json)
    if not options.report_only:
        try:
            run_grid(options, rows)
        except KeyboardInterrupt:
            print("Interrupted; call again to go on.")
    print_tables([row for row in rows if row.others <= options.quiet], options.subject)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--targets", default="400M-Q4_0,400M-F16")
    parser.add_argument("--drafts", default="good,middling,hopeless")
    parser.add_argument("--prompts", default="", help=f"names in {_PROMPTS.name}; all by default")
    parser.add_argument("--tokens", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--own",
        default="plain,fixed:1,fixed:2,fixed:3,fixed:5,fixed:7,fixed:15,step-rule,ewma,adaptive",
    )
    parser.add_argument("--peer", default="default,1,3,7,15", help="its numbers; empty for none")
    parser.add_argument("--json", type=Path, required=True, help="one run per line; appended to")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--no-racing", dest="racing", action="store_false")
    parser.add_argument("--report-only", action="store_true")
    parser.add_argument(
        "--quiet", type=float, default=0.05, help="CPU share of others beside which a run counts"
    )
    parser.add_argument("--subject", default="adaptive", help="the mode that is held against all")
    options = parser.parse_args()
    try:
        options.own = {name: parse_mode(name) for name in [PLAIN, *names(options.own)]}
    except ValueError as error:
        parser.error(str(error))
    options.peer = {
        PEER_DEFAULT if name == "default" else f"peer:{name}": None
        if name == "default"
        else int(name)
        for name in names(options.peer)
    }
    return options


def run_grid(options: argparse.Namespace, rows: list[Row]) -> None:
    """Append the missing runs to ``rows`` and to the file, until all are there or time is up."""
    if options.peer:
        build_peer()
    deadline = time.monotonic() + options.minutes * 60.0

    def late() -> bool:
        return bool(time.monotonic() > deadline)

    prompts = prompts_named(options.prompts)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    with options.json.open("a") as file:
        for round_ in range(options.rounds):
            for target in names(options.targets):
                for draft in names(options.drafts):
                    due = [p for p in prompts if _due(options, rows, (target, draft, p[0]), round_)]
                    if not due:
                        continue
                    for row in _pair_runs(options, rows, target, draft, due, round_, late):
                        rows.append(row)
                        file.write(json.dumps(asdict(row)) + "\n")
                        file.flush()
                    if late():
                        print(f"Time is up after {len(rows)} runs; call again to go on.")
                        return


def _due(
    options: argparse.Namespace, rows: list[Row], cell: tuple[str, str, str], round_: int
) -> list[str]:
    """Modes that this cell still needs in this round, and plain, which measures all of them."""
    of_cell = measured(row for row in rows if row.cell == cell and row.others <= options.quiet)
    modes = [*options.own, *options.peer]
    if options.racing and round_ > 0:
        modes = _still_racing(modes, [row for row in of_cell if row.round < round_])
    done = {row.mode for row in of_cell if row.round == round_}
    missing = [mode for mode in modes if mode not in done]
    return [PLAIN, *(m for m in missing if m != PLAIN)] if missing else []


def _still_racing(modes: list[str], before: list[Row]) -> list[str]:
    values = cell_values(before)
    kept = {mode for mode in modes if not is_constant(mode)}
    for prefix in ("fixed:", "peer:"):
        racers = [m for m in modes if is_constant(m) and m.startswith(prefix) and m in values]
        kept.update(sorted(racers, key=lambda m: -values[m])[:_BEST])
    return [mode for mode in modes if mode in kept]


def _pair_runs(
    options: argparse.Namespace,
    rows: list[Row],
    target: str,
    draft: str,
    prompts: list[tuple[str, str]],
    round_: int,
    late: Callable[[], bool],
) -> Iterator[Row]:
    """Yield the runs of one pair, which is loaded once for all of its prompts.

    Once it is late, only the plain run is still made that measures what the cell has.
    """
    files = options.folder / f"{target}.gguf", options.folder / f"draft-{draft}.gguf"
    sitting = time.time()
    with Session.load(*files) as session:
        for loaded in session.models:
            session.calibrate(loaded)
        for mode in options.own.values():  # the first answers after loading are slower than others
            _answer(session, Prompt("", session.prompt(prompts[0][1])), mode, _WARM_UP_TOKENS)
        for index, (name, text) in enumerate(prompts):
            if late():
                return
            modes = _due(options, rows, (target, draft, name), round_)
            first = (round_ + index) % len(modes)
            prompt = Prompt(name, session.prompt(text))
            for mode in [*modes[first:], *modes[:first]]:
                run = (target, draft, name, round_, mode, sitting)
                for _ in range(_TRIES if mode == PLAIN or not late() else 0):
                    wait_for_quiet(options.quiet, late)
                    if mode in options.peer:
                        row = _peer_row(options, session, files, text, options.peer[mode], run)
                    else:
                        row = _own_row(session, prompt, options.own[mode], options.tokens, run)
                    print(
                        f"round {round_} {target} {draft} {name}: {mode} {row.speed:.1f} tokens/s, "
                        f"{row.accepted} of {row.drafted} drafted accepted, "
                        f"others {row.others:.0%}",
                        flush=True,
                    )
                    yield row
                    if row.others <= options.quiet:
                        break


_RunKey = tuple[str, str, str, int, str, float]


def _own_row(session: Session, prompt: Prompt, mode: Mode, tokens: int, run: _RunKey) -> Row:
    others = others_share()
    finished, text = _answer(session, prompt, mode, tokens)
    counted = finished.statistics
    return Row(
        *run,
        speed=counted.tokens_per_second or 0.0,
        tokens=counted.tokens,
        steps=counted.steps,
        drafted=counted.drafted,
        accepted=counted.accepted,
        prompt_tokens=len(prompt.tokens),
        text=text,
        others=others(),
    )


def _peer_row(
    options: argparse.Namespace,
    session: Session,
    files: tuple[Path, Path],
    prompt: str,
    n_max: int | None,
    run: _RunKey,
) -> Row:
    assert session.draft_metadata is not None
    others = others_share()
    told = run_peer(
        *files,
        prompt,
        n_max=n_max,
        tokens=options.tokens,
        threads_target=default_threads(session.target_metadata.parameters),
        threads_draft=default_threads(session.draft_metadata.parameters),
        context_length=session.context_length,
    )
    if told.prompt_tokens != len(session.prompt(prompt)):
        raise RuntimeError(f"The peer reads {prompt!r} as {told.prompt_tokens} tokens.")
    return Row(
        *run,
        speed=told.tokens_per_second,
        tokens=told.tokens,
        steps=told.tokens - told.accepted,
        drafted=told.drafted,
        accepted=told.accepted,
        prompt_tokens=told.prompt_tokens,
        text=told.text,
        others=others(),
    )


def _answer(
    session: Session, prompt: Prompt, mode: Mode, tokens: int
) -> tuple[GenerationFinished, str]:
    session.clear_caches()
    sampling, limits = SamplingParams(temperature=0.0), GenerationLimits(tokens)
    text: list[str] = []
    answer = session.generate(prompt.tokens, sampling, mode.config, limits, show_probs=False)
    with closing(answer) as events:
        for event in events:
            if isinstance(event, TokenEmitted):
                text.append(event.text)
            elif isinstance(event, GenerationFinished):
                return event, "".join(text)
    raise RuntimeError("A generation ended without its last record.")


def prompts_named(wanted: str) -> list[tuple[str, str]]:
    """Names and texts of the prompts; of all where none is wanted by its name."""
    lines = [json.loads(line) for line in _PROMPTS.read_text().splitlines()]
    chosen = names(wanted) or [line["name"] for line in lines]
    return [(line["name"], line["prompt"]) for line in lines if line["name"] in chosen]


def names(text: str) -> list[str]:
    """What a list with commas holds."""
    return [name for name in text.split(",") if name]


if __name__ == "__main__":
    main()
