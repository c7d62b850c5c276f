"""Help and care: about, diagnostics, backups, updates, trouble."""
