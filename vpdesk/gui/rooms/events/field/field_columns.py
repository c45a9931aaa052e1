"""The columns of a tournament's field: what is known of an entry, then its byes by round."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.texts import user_language
from vpdesk.report.events import kind_words
from vpdesk.report.events.kind_words import KindWords
from vpdesk.report.step_words import step_words
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
    """A column: the field of an entrant that it shows, or a round and its number.

    step: what a change in it is called.
    """

    field: str
    heading: str
    tip: str
    step: str = ""
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
        *(
            FieldColumn(ROUND, str(number), tip.format(round=number), round=number)
            for number in rounds
        ),
    )


def rounds_shown(tournament: Tournament) -> int:
    """How many rounds have columns: all that are planned, or some more than are drawn."""
    drawn = len(tournament.rounds)
    return max(tournament.planned or drawn + MORE_ROUNDS, drawn)


def _column(field: str, kind: Kind) -> FieldColumn:
    heading, tip = _WORDS[field] if field != "register_number" else _register(kind)
    step, language = step_words(heading.context, heading.text(kind)), user_language()
    return FieldColumn(field, heading.of(kind, language), tip.of(kind, language), step)


def _register(kind: Kind) -> tuple[KindWords, KindWords]:
    """A number in the list of a federation, or in any register."""
    return _WORDS["register_number" if kind.play.with_teams else "fide_number"]


def _same(text: str) -> KindWords:
    """A text of all kinds."""
    return KindWords._make(("FieldModel", text, text, "", ""))


# The heading of each column, and what it means.
_WORDS = {
    "number": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "No.")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Pairing number")),
    ),
    HERE: (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Here")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Checked in (Space toggles)")),
    ),
    "name": (kind_words.FIELD_NAME, kind_words.FIELD_NAME),
    "rating": (kind_words.RATING, kind_words.RATING_TIP),
    "fide_number": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "FIDE No.")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Number of the player in the rating list")),
    ),
    "register_number": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Reg. No.")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Number in a register, of a club or federation")),
    ),
    "title": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Title")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Title: GM, IM, FM and so on")),
    ),
    "federation": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Fed.")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Federation, such as CZE")),
    ),
    "captain": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Captain")),
        _same(
            QT_TRANSLATE_NOOP(
                "FieldModel", "Captain of the team, who need not be one of its players"
            )
        ),
    ),
    "birth": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Born")),
        _same(
            QT_TRANSLATE_NOOP("FieldModel", "Date of birth, such as 1990/05/31, 31.5.1990 or 1990")
        ),
    ),
    "sex": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Sex")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Sex: m or w, as report files have it")),
    ),
    "group": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Club")),
        _same(
            QT_TRANSLATE_NOOP(
                "FieldModel", "Club, school or family whose members may be kept apart"
            )
        ),
    ),
    "first_round": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "From")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "First round of a late entry")),
    ),
    "last_round": (
        _same(QT_TRANSLATE_NOOP("FieldModel", "Until")),
        _same(QT_TRANSLATE_NOOP("FieldModel", "Last round before the withdrawal")),
    ),
    "seat": (_same(QT_TRANSLATE_NOOP("FieldModel", "Seat")), kind_words.SEAT_TIP),
    "members": (_same(QT_TRANSLATE_NOOP("FieldModel", "Players")), kind_words.MEMBERS_TIP),
}
