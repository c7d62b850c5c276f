"""Sentences about llama.cpp, loading and generating."""

from __future__ import annotations

from foretoken.system.language import Sentences

ENGINE: Sentences = {}
