"""A match, board by board: scores to IMPs to VPs, and rulings on one that went wrong. Pure."""
