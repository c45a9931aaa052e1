"""The pairs room: an evening of pairs from the names to the ranking."""
