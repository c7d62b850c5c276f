"""What rendering in the helper process costs a turn, against rendering in the program itself.

``python tests/benchmarks/turn_cost.py`` renders conversations of some lengths both ways in turn,
with a template of the size that models have, and prints medians in milliseconds. A turn renders a
conversation that is a question and an answer longer than the one before, and asks where that answer
stands in it.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

from foretoken.chat.helper.pool import HELPERS
from foretoken.chat.helper.process import Job, Limits
from foretoken.chat.helper.rendering import render

TEMPLATE = """
{%- if messages[0]['role'] == 'system' %}{% set loop_messages = messages[1:] %}
{%- set system_message = messages[0]['content'] %}
{%- else %}{% set loop_messages = messages %}{% set system_message = '' %}{% endif %}
{{- bos_token }}<|start_header_id|>system<|end_header_id|>

{{ system_message | trim }}<|eot_id|>
{%- for message in loop_messages %}
{%- if (message['role'] == 'user') != (loop.index0 % 2 == 0) %}
{{- raise_exception('Roles must alternate') }}{% endif %}
<|start_header_id|>{{ message['role'] }}<|end_header_id|>

{{ message['content'] | trim }}<|eot_id|>
{%- endfor %}
{%- if add_generation_prompt %}<|start_header_id|>assistant<|end_header_id|>

{% endif %}
"""
TEXT = "The quick brown fox jumps over the lazy dog, and it does so again. " * 6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=200, metavar="N")
    options = parser.parse_args()
    limits = Limits(cpu_s=5.0, memory=150_000_000, wall_s=20.0)
    ways: dict[str, Callable[[Job], Job]] = {
        "in the program": render,
        "in the helper": lambda job: HELPERS.do(job, limits),
    }
    print("messages  characters  " + "  ".join(f"{way:>14}" for way in ways) + "   extra")
    for count in (1, 21, 201, 1001):
        roles = ("user", "assistant")
        job: Job = {
            "kind": "render",
            "key": "template",
            "source": TEMPLATE,
            "messages": [[roles[number % 2], TEXT] for number in range(count)],
            "prefixes": [count - 2] if count > 1 else [],
            "context": {"bos_token": "<|begin_of_text|>", "eos_token": "<|eot_id|>"},
            "most": 10_000_000,
        }
        before = {**job, "messages": job["messages"][:-2], "prefixes": []}
        times: dict[str, list[float]] = {way: [] for way in ways}
        answers = [run(job) for run in ways.values()]
        assert answers[0] == answers[1]
        for _ in range(options.repeat):
            for way, run in ways.items():
                run(before)  # the turn before
                begun = time.perf_counter()
                run(job)
                times[way].append((time.perf_counter() - begun) * 1000.0)
        medians = [statistics.median(values) for values in times.values()]
        extra = statistics.median(
            theirs - ours for ours, theirs in zip(*times.values(), strict=True)
        )
        shown = "  ".join(f"{median:>11.2f} ms" for median in medians)
        print(f"{count:8d}  {count * len(TEXT):10,d}  {shown}  {extra:5.2f} ms", flush=True)


if __name__ == "__main__":
    main()
