"""Operating system services: files, logs, crash reports, the network."""
