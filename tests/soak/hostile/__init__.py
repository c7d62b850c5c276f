"""Files that load and mean harm, made by code of our own; see ``soak/hostile_corpus.py``."""
