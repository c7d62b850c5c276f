"""Sentences about the network, the model hub, updates and servers."""

from __future__ import annotations

from foretoken.system.language import Sentences

NETWORK: Sentences = {}
