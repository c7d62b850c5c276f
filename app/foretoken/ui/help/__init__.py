"""Help and maintenance: about, guide, shortcuts, diagnostics, backups and updates."""
