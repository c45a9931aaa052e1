"""What is shown and printed of movements."""
