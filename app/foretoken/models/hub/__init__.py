"""The Hugging Face hub: search, access, and resumable downloads."""
