"""The computer that the product runs on: files, logs, crash reports, the network."""
