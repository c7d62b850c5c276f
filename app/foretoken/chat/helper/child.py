"""Child process: runs jobs one after another until its pipe is closed, and reads PDFs page by page.

Nothing else imports pypdf.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import math
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import BinaryIO

import psutil

from foretoken.chat.helper.process import Breach, Job, packed, unpacked
from foretoken.chat.helper.rendering import find_switches, render
from foretoken.system.untrusted_files import FileRefused, open_untrusted

if sys.platform != "win32":
    import resource


def read_pdf(job: Job, progress: Callable[[], None]) -> Job:
    """Read the file at ``path``; call ``progress`` for each page.

    The answer has the ``text`` of all pages with an empty line between them, or ``failed``, a kind
    of error, and facts about it.
    """
    # pypdf's log messages may quote the file.
    logging.getLogger("pypdf").addHandler(logging.NullHandler())
    logging.getLogger("pypdf").propagate = False
    try:
        with open_untrusted(job["path"]) as file:
            if os.fstat(file.fileno()).st_size > job["most_bytes"]:
                return {"failed": "pdf-changed"}
            return _read_pages(file, job["most_pages"], job["most_characters"], progress)
    except FileRefused:  # it was replaced, perhaps by a pipe
        return {"failed": "pdf-changed"}
    except OSError as error:
        return {"failed": "pdf-unreadable", "reason": error.strerror or type(error).__name__}


def _read_pages(
    file: BinaryIO, most_pages: int, most_characters: int, progress: Callable[[], None]
) -> Job:
    from pypdf import PasswordType, PdfReader  # takes 0.1 s, which no prompt needs
    from pypdf.errors import DependencyError

    pages: list[str] = []
    length = 0
    try:
        reader = PdfReader(file)
        # Many are encrypted with an empty password, only to restrict printing and the like.
        if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
            return {"failed": "pdf-password"}
        count = len(reader.pages)
        if count > most_pages:
            return {"failed": "pdf-pages", "count": count, "most": most_pages}
        for number in range(count):
            progress()
            page = reader.pages[number].extract_text()
            # Broken character tables produce lone surrogates.
            pages.append(page.encode("utf-8", "replace").decode("utf-8").strip())
            length += len(page)
            if length > most_characters:
                return {"failed": "pdf-long", "count": most_characters}
    except MemoryError:
        raise
    except DependencyError:
        return {"failed": "pdf-encrypted"}
    except Exception:  # foreign code on foreign files: it can raise anything
        return {"failed": "pdf-damaged"}
    text = "\n\n".join(page for page in pages if page)
    return {"text": text} if text.strip("\ufffd \n") else {"failed": "pdf-scan"}


# --- main loop -----------------------------------------------------------------------------------

_JOBS: dict[str, Callable[[Job, Callable[[], None]], Job]] = {
    "render": render,
    "switches": find_switches,
    "pdf": read_pdf,
}
_MOST_JOB = 256_000_000
# The parent ends a job before this, unless it has died itself.
_ABANDONED_CPU_S, _ABANDONED_S = 2.0, 30.0


def serve(handle: int) -> int:
    """Run jobs from the pipe with this descriptor or handle; return an exit code."""
    _restrict_process()
    with _pipe(handle) as pipe, open(os.devnull, "wb") as nowhere:
        progress = partial(pipe.send_bytes, packed({"progress": True}))
        progress()
        while True:
            try:
                request = unpacked(pipe.recv_bytes(_MOST_JOB))
            except (EOFError, OSError):
                return 0
            job, limits = request["job"], request["limits"]
            wall_s = limits["wall_s"] + _ABANDONED_S
            # This ends the process even if something holds the GIL.
            faulthandler.dump_traceback_later(wall_s, exit=True, file=nowhere)
            _limit_time(limits["cpu_s"] + _ABANDONED_CPU_S)
            _limit_memory(limits["memory"])
            try:
                answer: Job = {"answer": _JOBS[job["kind"]](job, progress)}
            except MemoryError:
                answer = {"breach": Breach.MEMORY.value}
            faulthandler.cancel_dump_traceback_later()
            _limit_memory(None)
            with contextlib.suppress(OSError):  # the parent no longer waits for it
                pipe.send_bytes(packed(answer))


def _pipe(handle: int) -> Connection:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        return PipeConnection(handle)
    return Connection(handle)


def _restrict_process() -> None:
    """Forbid writing files and core dumps, and ignore Ctrl+C: it is meant for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.dont_write_bytecode = True
    if sys.platform != "win32":
        for limit in (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE):
            resource.setrlimit(limit, (0, 0))


def _limit_time(more_s: float) -> None:
    """Have the system end this process after this much more CPU time."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        soft = math.ceil(time.process_time() + more_s)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, most))


def _limit_memory(more: int | None) -> None:
    """Limit the growth of memory on Linux (None: lift the limit); elsewhere the parent watches."""
    if sys.platform == "linux":
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        soft = most if more is None else psutil.Process().memory_info().data + more
        resource.setrlimit(resource.RLIMIT_DATA, (soft, most))
