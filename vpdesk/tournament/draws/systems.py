"""The system that the coded type of a tournament (record 192 of a report file) names."""

from __future__ import annotations

import re

from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Edition, Tournament

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
# Other systems, as they are named in words.
_OTHERS = re.compile(
    r"(?<![a-z])(round[ _-]?robin|berger|dubov|burstein|lim|double[ _-]swiss|custom)(?![a-z])", re.I
)


def coded_system(code: str) -> str:
    """The system of a coded type, without edition and acceleration; "" for none."""
    words = [each for each in code.upper().split("_") if each != BAKU and each not in EDITIONS]
    return "_".join(words)


def other_system(tournament: Tournament) -> str:
    """The type of a tournament that is not drawn by the Dutch rules; "" if it may be.

    It is the coded one, or where there is none, the type in words (record 092).
    """
    told = dict(tournament.details)
    if code := told.get("192", ""):
        return code if coded_system(code) != DUTCH else ""
    words = told.get("092", "")
    return words if _OTHERS.search(words) and not tournament.by_table else ""
