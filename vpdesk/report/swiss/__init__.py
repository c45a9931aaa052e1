"""What is shown and printed of Swiss tournaments."""
