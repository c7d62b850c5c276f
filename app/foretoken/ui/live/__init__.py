"""The panel beside the chat: charts, figures, and the legend of the colours."""
