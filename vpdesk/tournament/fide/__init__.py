"""What FIDE asks for: data of players, norms, ratings, report files."""
