"""Sentences about attachments, prompts, samplings and preferences."""

from __future__ import annotations

from foretoken.system.language import Sentences

ANSWERS: Sentences = {}
