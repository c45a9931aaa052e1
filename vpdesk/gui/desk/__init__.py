"""What a room may ask of the window, and what rooms have in common."""
