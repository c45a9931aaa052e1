"""What is shown or printed, as plain values: the screen and the paper read the same report."""

PRINTED = ("scales", "movements", "swiss", "laboratory", "match", "pairs", "deals", "hall")
"""The rooms that print, and the deals: each has a folder here, with a module of sheets."""
