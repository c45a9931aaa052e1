"""The room of events: leagues, Swiss tournaments, cups, of teams and of entrants."""
