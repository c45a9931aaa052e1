"""The columns of a tournament's field: what is known of an entry, then its byes by round."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.gui.texts import translate
from vpdesk.swiss.tournament import Kind, Tournament

MORE_ROUNDS = 3  # that have columns where nobody has said how many are to come
ROUND = "round"  # the field of a column of byes
TEXTS = ("name", "members", "title", "federation", "group")
OF_TEAMS = ("number", "name", "members", "rating", "group", "first_round", "last_round")
OF_PLAYERS = (
    "number",
    "name",
    "title",
    "rating",
    "federation",
    "group",
    "first_round",
    "last_round",
)


class FieldColumn(NamedTuple):
    """A column: the field of a player that it shows, or a round and its number."""

    field: str
    heading: str
    tip: str
    round: int = 0


def columns(tournament: Tournament) -> tuple[FieldColumn, ...]:
    """Those for the kind of a tournament and its rounds."""
    teams = tournament.kind is Kind.TEAMS
    fields = OF_TEAMS if teams else OF_PLAYERS
    rounds = range(1, rounds_shown(tournament) + 1)
    tip = translate("FieldModel", "Round {round}: U, F, H or Z for a bye, – for a game")
    return (
        *(_column(field, teams=teams) for field in fields),
        *(FieldColumn(ROUND, str(number), tip.format(round=number), number) for number in rounds),
    )


def rounds_shown(tournament: Tournament) -> int:
    """How many rounds have columns: all that are planned, or some more than are drawn."""
    drawn = len(tournament.rounds)
    return max(tournament.planned or drawn + MORE_ROUNDS, drawn)


def _column(field: str, *, teams: bool) -> FieldColumn:
    heading, tip = _texts(field, teams=teams)
    return FieldColumn(field, heading, tip)


def _texts(field: str, *, teams: bool) -> tuple[str, str]:
    """The heading of a column, and what it means."""
    texts = {
        "number": (translate("FieldModel", "No."), translate("FieldModel", "Pairing number")),
        "name": (translate("FieldModel", "Name"), translate("FieldModel", "Name")),
        "title": (
            translate("FieldModel", "Title"),
            translate("FieldModel", "Title: GM, IM, FM and so on"),
        ),
        "rating": (
            translate("FieldModel", "Rating"),
            translate("FieldModel", "Rating; empty where there is none"),
        ),
        "federation": (
            translate("FieldModel", "Fed."),
            translate("FieldModel", "Federation, such as CZE"),
        ),
        "group": (
            translate("FieldModel", "Club"),
            translate("FieldModel", "Club, school or family whose members may be kept apart"),
        ),
        "first_round": (
            translate("FieldModel", "From"),
            translate("FieldModel", "First round of a late entry"),
        ),
        "last_round": (
            translate("FieldModel", "Until"),
            translate("FieldModel", "Last round before the withdrawal"),
        ),
        "members": (
            translate("FieldModel", "Players"),
            translate("FieldModel", "Players of the team, with commas between them"),
        ),
    }
    if teams and field == "name":
        return translate("FieldModel", "Team"), translate("FieldModel", "Team")
    if teams and field == "rating":
        return (
            translate("FieldModel", "Strength"),
            translate("FieldModel", "Strength of the team; a larger number is stronger"),
        )
    return texts[field]
