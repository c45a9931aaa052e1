"""What is shown and printed of a pairs evening."""
