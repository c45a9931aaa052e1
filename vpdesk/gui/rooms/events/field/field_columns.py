"""The columns of a tournament's field: what is known of an entry, then its byes by round."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.gui.texts import translate, user_language
from vpdesk.report.events import kind_words
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Tournament

MORE_ROUNDS = 3  # that have columns where nobody has said how many are to come
ROUND = "round"  # the field of a column of byes
HERE = "here"
OF_FIDE = ("register_number", "birth", "sex", "captain")  # what is told beside the rest
TEXTS = ("name", "members", "title", "federation", "group", "seat", *OF_FIDE)
OF_TEAMS = (
    "number",
    "name",
    HERE,
    "members",
    "captain",
    "register_number",
    "rating",
    "group",
    "seat",
    "first_round",
    "last_round",
)
OF_PLAYERS = (
    "number",
    "name",
    HERE,
    "title",
    "rating",
    "federation",
    "register_number",
    "birth",
    "sex",
    "group",
    "first_round",
    "last_round",
)


class FieldColumn(NamedTuple):
    """A column: the field of an entrant that it shows, or a round and its number."""

    field: str
    heading: str
    tip: str
    round: int = 0


def columns(
    tournament: Tournament, *, fide: bool = True, here: bool = False
) -> tuple[FieldColumn, ...]:
    """Those for the kind of a tournament and its rounds; those of OF_FIDE may be left out.

    here: with a column for who has checked in.
    """
    fields = OF_TEAMS if tournament.play.with_teams else OF_PLAYERS
    rounds = range(1, rounds_shown(tournament) + 1)
    tip = kind_words.ROUND_TIP.of(tournament.kind, user_language())
    return (
        *(
            _column(field, tournament.kind)
            for field in fields
            if (fide or field not in OF_FIDE)
            and (field != "seat" or not tournament.play.has_colours)
            and (field != "captain" or tournament.play.has_captains)
            and (here or field != HERE)
        ),
        *(FieldColumn(ROUND, str(number), tip.format(round=number), number) for number in rounds),
    )


def rounds_shown(tournament: Tournament) -> int:
    """How many rounds have columns: all that are planned, or some more than are drawn."""
    drawn = len(tournament.rounds)
    return max(tournament.planned or drawn + MORE_ROUNDS, drawn)


def _column(field: str, kind: Kind) -> FieldColumn:
    heading, tip = _texts(field, kind)
    return FieldColumn(field, heading, tip)


def _texts(field: str, kind: Kind) -> tuple[str, str]:
    """The heading of a column, and what it means."""
    name, rating, rating_tip = (
        each.of(kind, user_language())
        for each in (kind_words.FIELD_NAME, kind_words.RATING, kind_words.RATING_TIP)
    )
    register = (
        translate("FieldModel", "FIDE No."),
        translate("FieldModel", "Number of the player in the rating list"),
    )
    if kind.play.with_teams:
        register = (
            translate("FieldModel", "Reg. No."),
            translate("FieldModel", "Number in a register, of a club or federation"),
        )
    texts = {
        "number": (translate("FieldModel", "No."), translate("FieldModel", "Pairing number")),
        HERE: (
            translate("FieldModel", "Here"),
            translate("FieldModel", "Checked in (Space toggles)"),
        ),
        "name": (name, name),
        "title": (
            translate("FieldModel", "Title"),
            translate("FieldModel", "Title: GM, IM, FM and so on"),
        ),
        "rating": (rating, rating_tip),
        "federation": (
            translate("FieldModel", "Fed."),
            translate("FieldModel", "Federation, such as CZE"),
        ),
        "register_number": register,
        "captain": (
            translate("FieldModel", "Captain"),
            translate("FieldModel", "Captain of the team, who need not be one of its players"),
        ),
        "birth": (
            translate("FieldModel", "Born"),
            translate("FieldModel", "Date of birth, such as 1990/05/31, 31.5.1990 or 1990"),
        ),
        "sex": (
            translate("FieldModel", "Sex"),
            translate("FieldModel", "Sex: m or w, as report files have it"),
        ),
        "group": (
            translate("FieldModel", "Club"),
            translate("FieldModel", "Club, school or family whose members may be kept apart"),
        ),
        "seat": (
            translate("FieldModel", "Seat"),
            kind_words.SEAT_TIP.of(kind, user_language()),
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
            kind_words.MEMBERS_TIP.of(kind, user_language()),
        ),
    }
    return texts[field]
