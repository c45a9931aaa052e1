"""Deals: the cards of the boards, how they are dealt, and what they are worth double dummy."""
