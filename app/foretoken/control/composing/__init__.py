"""The message being written: its attachments, its token costs and the queue."""
