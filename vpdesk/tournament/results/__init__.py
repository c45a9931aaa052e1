"""Results of games and matches: how they are typed, doubted and made."""
