"""The system that the coded type of a tournament (record 192 of a report file) names."""

from __future__ import annotations

from vpdesk.swiss.tournament import Edition, TeamMethod, Tournament

DUTCH, BAKU = "FIDE_DUTCH", "BAKU"
# Round robins, by how often everybody meets everybody.
ROUND_ROBINS = {
    "BERGER_ROUNDROBIN_G1": TeamMethod.ROUND_ROBIN,
    "BERGER_ROUNDROBIN_G2": TeamMethod.TWICE,
}
# The years of the congress or council that took the wording, and of the first day it holds.
EDITIONS = {
    "2012": Edition.E2012,
    "2013": Edition.E2012,
    "2016": Edition.E2017,
    "2017": Edition.E2017,
    "2025": Edition.E2026,
    "2026": Edition.E2026,
}


def coded_system(code: str) -> str:
    """The system of a coded type, without edition and acceleration; "" for none."""
    words = [each for each in code.upper().split("_") if each != BAKU and each not in EDITIONS]
    return "_".join(words)


def other_system(tournament: Tournament) -> str:
    """The coded type of a tournament that is not drawn by the Dutch rules; "" if it may be."""
    code = dict(tournament.details).get("192", "")
    return code if coded_system(code) not in ("", DUTCH) else ""
