"""What the match room shows and prints."""
