"""Process-wide services: memory, garbage collection, Qt's messages."""
