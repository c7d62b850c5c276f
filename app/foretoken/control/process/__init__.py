"""What the whole process needs: its memory, its garbage, Qt's messages."""
