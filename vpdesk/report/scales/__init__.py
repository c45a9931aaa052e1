"""What is shown and printed of scales."""
