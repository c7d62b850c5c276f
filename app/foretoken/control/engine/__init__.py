"""The GUI thread's side of the engine: the worker that owns it, requests and records."""
