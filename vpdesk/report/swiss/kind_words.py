"""What things are called where players meet, and where teams do: the one list of both."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.language import Language
from vpdesk.swiss.tournament import ByeKind, Kind


class KindWords(NamedTuple):
    """A text of a context as it is for players, and as it is for teams."""

    context: str
    chess: str
    teams: str

    def of(self, kind: Kind, language: Language) -> str:
        """The one for a kind of tournament, in a language; its places are not filled yet."""
        return language.translate(self.context, self.teams if kind is Kind.TEAMS else self.chess)


# In tables and on cards.
BOARD = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Board"),
    QT_TRANSLATE_NOOP("SwissReport", "Table"),
)
BOARD_NUMBER = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Board {number}"),
    QT_TRANSLATE_NOOP("SwissReport", "Table {number}"),
)
BOARDS = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "{round}, boards {boards}"),
    QT_TRANSLATE_NOOP("SwissReport", "{round}, tables {boards}"),
)
NAME = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Name"),
    QT_TRANSLATE_NOOP("SwissReport", "Team"),
)
FIRST = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "White"),
    QT_TRANSLATE_NOOP("SwissReport", "Home"),
)
SECOND = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Black"),
    QT_TRANSLATE_NOOP("SwissReport", "Visitors"),
)
SEAT = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Colour"),
    QT_TRANSLATE_NOOP("SwissReport", "Seat"),
)
POINTS = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Points"),
    QT_TRANSLATE_NOOP("SwissReport", "VP"),
)
POINTS_BEFORE = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Points"),
    QT_TRANSLATE_NOOP("SwissReport", "VP before"),
)
POINTS_SO_FAR = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "{name} ({points})"),
    QT_TRANSLATE_NOOP("SwissReport", "{name} ({points} VP so far)"),
)
GOT = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "Result"),
    QT_TRANSLATE_NOOP("SwissReport", "VP"),
)
CROSSTABLE_KEY = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP(
        "SwissReport",
        "in each round the opponent's place, w for White or b for Black, the result; "
        "+½ and the like: a bye",
    ),
    QT_TRANSLATE_NOOP("SwissReport", "in each round the opponent's place and the VPs"),
)
BYES = {  # a teams event says beside them what they are worth
    ByeKind.PAIRING: KindWords(
        "SwissReport",
        QT_TRANSLATE_NOOP("SwissReport", "bye"),
        QT_TRANSLATE_NOOP("SwissReport", "bye"),
    ),
    ByeKind.FULL: KindWords(
        "SwissReport",
        QT_TRANSLATE_NOOP("SwissReport", "full-point bye"),
        QT_TRANSLATE_NOOP("SwissReport", "bye"),
    ),
    ByeKind.HALF: KindWords(
        "SwissReport",
        QT_TRANSLATE_NOOP("SwissReport", "half-point bye"),
        QT_TRANSLATE_NOOP("SwissReport", "bye"),
    ),
    ByeKind.ZERO: KindWords(
        "SwissReport",
        QT_TRANSLATE_NOOP("SwissReport", "absent"),
        QT_TRANSLATE_NOOP("SwissReport", "absent"),
    ),
}
BYE_WORTH = KindWords(
    "SwissReport",
    "{bye}",
    QT_TRANSLATE_NOOP("SwissReport", "{bye}, {points} VP"),
)
RANKED_BY = KindWords(
    "TieBreaks",
    QT_TRANSLATE_NOOP("TieBreaks", "Points"),
    QT_TRANSLATE_NOOP("TieBreaks", "VPs"),
)
PARTED_BY = KindWords(
    "StandingWords",
    QT_TRANSLATE_NOOP("StandingWords", "points"),
    QT_TRANSLATE_NOOP("StandingWords", "VPs"),
)
HAS_POINTS = KindWords(
    "StandingText",
    QT_TRANSLATE_NOOP("StandingText", "{points} points"),
    QT_TRANSLATE_NOOP("StandingText", "{points} VP"),
)
DIRECT_ENCOUNTER = KindWords(
    "TieBreaks",
    QT_TRANSLATE_NOOP(
        "TieBreaks",
        "The points in the games of those who are level. "
        "Where some have not met, only who would be ahead in any case is ahead.",
    ),
    QT_TRANSLATE_NOOP(
        "TieBreaks",
        "The VPs in the matches of those who are level. "
        "Where some have not met, only who would be ahead in any case is ahead.",
    ),
)

# What can be printed: titles; in names of files and on the command line.
BY_BOARD = KindWords(
    "ExportForm",
    QT_TRANSLATE_NOOP("ExportForm", "Pairings by board"),
    QT_TRANSLATE_NOOP("ExportForm", "Pairings by table"),
)
SLIPS = KindWords(
    "ExportForm",
    QT_TRANSLATE_NOOP("ExportForm", "Result slips, one a board"),
    QT_TRANSLATE_NOOP("ExportForm", "Result slips, one a table"),
)
CARDS = KindWords(
    "ExportForm",
    QT_TRANSLATE_NOOP("ExportForm", "Cards of the players"),
    QT_TRANSLATE_NOOP("ExportForm", "Cards of the teams"),
)

# In the room.
PTS_BEFORE = KindWords(
    "BoardsModel",
    QT_TRANSLATE_NOOP("BoardsModel", "Pts"),
    QT_TRANSLATE_NOOP("BoardsModel", "VP before"),
)
BYE_OF_DRAW = KindWords(
    "SwissReport",
    QT_TRANSLATE_NOOP("SwissReport", "bye"),
    QT_TRANSLATE_NOOP("SwissReport", "bye of the draw"),
)
SHOW_BY_BOARD = KindWords(
    "SwissPresentation",
    QT_TRANSLATE_NOOP("SwissPresentation", "Pairings by Board"),
    QT_TRANSLATE_NOOP("SwissPresentation", "Pairings by Table"),
)
