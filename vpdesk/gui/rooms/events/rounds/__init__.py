"""The rounds: drawn, played, explained."""
