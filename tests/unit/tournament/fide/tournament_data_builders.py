"""What test_tournament_data and others are made of."""

from vpdesk.tournament.fide.tournament_data import (
    TournamentData,
)

DATA = TournamentData(
    city="Praha",
    federation="CZE",
    begin="2026/05/01",
    end="2026/05/03",
    arbiter="IA Kos, Eva",
    deputies=("Novák, Jan", "Malá, Iva"),
    time_control="90 min + 30 s a move",
    clock="5400+30",
    ratings="FIDON",
    rounds=(("2026/05/01", "10:00"), ("", ""), ("2026/05/03", "")),
)
