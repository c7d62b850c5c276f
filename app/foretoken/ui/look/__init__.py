"""How everything looks: colours, sizes, icons, tokens, and that text is shown as it is."""
