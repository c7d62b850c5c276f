"""Sentences about model files, pairs and presets."""

from __future__ import annotations

from foretoken.system.language import Sentences

MODELS: Sentences = {}
