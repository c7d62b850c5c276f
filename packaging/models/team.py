"""Several processes that train one model together in shared memory.

On a CPU one process with many threads waits at every product for its slowest thread, and beside
other programs that costs most of the speed. Processes with a thread each meet only a few times in
a step: each takes the next part of the batch when it is done with one, so none waits for long.
Weights, gradients and the optimizer's memory are shared; each member steps its own weights.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing import connection
from typing import Any

import torch
from torch import Tensor, nn
from torch import multiprocessing as processes

_PARENT_DEATH_SIGNAL = 1


class Team:
    """What the members of a team share; the member of rank 0 leads."""

    def __init__(self, size: int) -> None:
        context = processes.get_context("spawn")
        self.size = size
        self.rank = 0
        self._context = context
        self._barrier = context.Barrier(size)
        self._taken = context.Value("q", 0)
        self._told = torch.zeros(8, dtype=torch.float64).share_memory_()
        self._sums = torch.zeros(size, dtype=torch.float64).share_memory_()
        self._gradients: list[Tensor] = []
        self._members: list[Any] = []
        self._ending = False

    def __getstate__(self) -> dict[str, Any]:
        """Members get everything but their like."""
        return {**self.__dict__, "_members": [], "_context": None}

    def share(self, model: nn.Module, moments: list[Tensor]) -> None:
        """Move weights and the optimizer's memory to shared memory, before members are started."""
        if self.size == 1:
            return
        model.share_memory()
        for moment in moments:
            moment.share_memory_()
        count = sum(parameter.numel() for parameter in model.parameters())
        self._gradients = [torch.zeros(count).share_memory_() for _ in range(self.size)]

    def start(self, work: Callable[..., None], *shared: Any) -> None:
        """Start the other members with ``work(team, *shared)``."""
        for rank in range(1, self.size):
            member = self._context.Process(
                target=_member, args=(self, rank, os.getpid(), work, shared), daemon=True
            )
            member.start()
            self._members.append(member)
        if self._members:
            threading.Thread(target=self._watch, daemon=True).start()

    def end(self) -> None:
        """Tell the other members to end, and wait until they have."""
        self._ending = True
        self.tell(0.0)
        for member in self._members:
            member.join(timeout=30.0)

    def bind(self, model: nn.Module) -> None:
        """Let this member's gradients lie where the others see them."""
        if self.size == 1:
            return
        left = self._gradients[self.rank]
        for parameter in model.parameters():
            parameter.grad = left[: parameter.numel()].view_as(parameter)
            left = left[parameter.numel() :]

    def tell(self, *numbers: float) -> list[float]:
        """All members get the leader's numbers; they meet here."""
        if self.size == 1:
            return list(numbers)
        if self.rank == 0:
            self._told[: len(numbers)] = torch.tensor(numbers, dtype=torch.float64)
            self._taken.value = 0
        self._barrier.wait()
        return [float(number) for number in self._told[: len(numbers)]]

    def parts(self, count: int) -> Iterator[int]:
        """Numbers of the parts that fall to this member, of ``count`` in all."""
        if self.size == 1:
            yield from range(count)
            return
        while True:
            with self._taken.get_lock():
                part = int(self._taken.value)
                self._taken.value = part + 1
            if part >= count:
                return
            yield part

    def clear_gradients(self, model: nn.Module) -> None:
        """Begin a new sum."""
        if self.size == 1:
            model.zero_grad()
        else:
            self._gradients[self.rank].zero_()

    def summed_gradients(self, model: nn.Module) -> dict[int, Tensor]:
        """Gradients over the whole team of the weights that this member steps, by their places."""
        parameters = list(model.parameters())
        if self.size == 1:
            return {i: p.grad for i, p in enumerate(parameters) if p.grad is not None}
        self._barrier.wait()
        loads = [0] * self.size
        found, start = {}, 0
        for place, parameter in enumerate(parameters):
            end = start + parameter.numel()
            mine = loads.index(min(loads))
            loads[mine] += parameter.numel()
            if mine == self.rank:
                total = self._gradients[0][start:end]
                for other in self._gradients[1:]:
                    total = total + other[start:end]
                found[place] = total.view_as(parameter)
            start = end
        return found

    def _watch(self) -> None:
        """End the others' waiting, with an error, where a member has died."""
        connection.wait([member.sentinel for member in self._members])
        if not self._ending:
            self._barrier.abort()

    def sum(self, number: float) -> float:
        """The sum of the members' numbers; they meet here."""
        if self.size == 1:
            return number
        self._sums[self.rank] = number
        self._barrier.wait()
        total = float(self._sums.sum())
        self._barrier.wait()
        return total


def _member(
    team: Team, rank: int, parent: int, work: Callable[..., None], shared: tuple[Any, ...]
) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # the leader tells when to end
        signal.signal(number, signal.SIG_IGN)
    if sys.platform == "linux":  # a member whose leader was killed would wait for ever
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:
            return
    team.rank = rank
    work(team, *shared)
