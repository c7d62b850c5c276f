"""Composer: message field, status line, context gauge, sampling and system prompts."""
