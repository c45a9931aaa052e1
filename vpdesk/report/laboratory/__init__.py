"""What the laboratory shows and prints."""
