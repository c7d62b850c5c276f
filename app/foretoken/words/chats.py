"""Sentences about saving, importing and exporting chats."""

from __future__ import annotations

from foretoken.system.language import Sentences

CHATS: Sentences = {}
