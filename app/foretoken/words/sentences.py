"""All sentences.

Each tells what happened, why, and what to do. Placeholders are the facts of the kind; a kind with
the fact ``count`` may have two forms, for 1 and for all other numbers (``tr_noop_n``).
"""

from __future__ import annotations

from foretoken.system.language import set_sentences
from foretoken.words.answers import ANSWERS
from foretoken.words.chats import CHATS
from foretoken.words.engine import ENGINE
from foretoken.words.models import MODELS
from foretoken.words.network import NETWORK

AS_TOLD = "as-told"
SENTENCES = {AS_TOLD: "{text}", **ENGINE, **MODELS, **NETWORK, **CHATS, **ANSWERS}


def use_sentences() -> None:
    """Let errors raised from now on have sentences; a program does this first."""
    set_sentences(SENTENCES)
