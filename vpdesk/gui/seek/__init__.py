"""One line that finds anything; nothing of it is loaded before Ctrl+K is pressed."""
