"""What is shown or printed, as plain values: the screen and the paper read the same report."""

PRINTED = {
    "scales": "scales",
    "movements": "movements",
    "swiss": "events",
    "laboratory": "laboratory",
    "match": "match",
    "pairs": "pairs",
    "deals": "deals",
    "hall": "hall",
}
"""What prints, as settings call it, and its folder here, which has a module of sheets."""
