"""Pairs movements: who meets whom on which boards, how evenly, and how it can be made better."""
