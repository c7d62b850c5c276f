"""Foretoken: a desktop chat application that makes speculative decoding visible."""

__version__ = "0.1.0"
