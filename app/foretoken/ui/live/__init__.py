"""Live panel next to the chat: charts, figures, and the legend of the colours."""
