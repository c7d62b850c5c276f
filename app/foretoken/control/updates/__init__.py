"""Update checks and downloads."""
