"""Attachments of a question: text extraction within limits."""
