"""Events: stages of one field, what is carried from one to the next, adjustments, standings."""
