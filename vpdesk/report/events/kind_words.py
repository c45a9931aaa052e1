"""What things are called where players meet, and where teams do: the one list of both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import ByeKind


class KindWords(NamedTuple):
    """A text of a context as it is for players, and as it is for teams; all are translated.

    match: as it is for teams of chess, where that for teams speaks of VPs or IMPs.
    pairs: as it is for pairs, where that for teams speaks of teams.
    A kind of play says in its record (`Play.words`) which of them it takes.
    """

    context: str
    chess: str
    teams: str
    match: str = ""
    pairs: str = ""

    def of(self, kind: Kind, language: Language) -> str:
        """The one for a kind of tournament, in a language; its places are not filled yet."""
        return language.translate(self.context, self.text(kind))

    def text(self, kind: Kind) -> str:
        """The one for a kind of tournament, as it is to be translated."""
        texts: Iterator[str] = (getattr(self, column) for column in kind.play.words)
        return next(filter(None, texts))


# What a kind of play is called: in the rules, and in the dialog of a new event.
KIND = KindWords("EventSettings", "Chess", "Bridge teams", "Chess teams", "Swiss pairs")
NEW = KindWords("NewEventDialog", "&Players", "&Teams", "Chess t&eams", "S&wiss pairs")

# In tables and on cards.
TABLE = KindWords("EventReport", "Board", "Table")
BOARD_NUMBER = KindWords("EventReport", "Board {number}", "Table {number}")
BOARDS = KindWords("EventReport", "{round}, boards {boards}", "{round}, tables {boards}")
NAME = KindWords("EventReport", "Name", "Team", pairs="Pair")
FIRST = KindWords("EventReport", "White", "Home", pairs="NS")
SECOND = KindWords("EventReport", "Black", "Visitors", pairs="EW")
SEAT = KindWords("EventReport", "Colour", "Seat")
POINTS = KindWords("EventReport", "Points", "VP", "Points")
POINTS_BEFORE = KindWords("EventReport", "Points", "VP before", "Points")
POINTS_SO_FAR = KindWords(
    "EventReport", "{name} ({points})", "{name} ({points} VP so far)", "{name} ({points})"
)
GOT = KindWords("EventReport", "Result", "VP", "Result")
CROSSTABLE_KEY = KindWords(
    "EventReport",
    "per round: the opponent's place, w (White) or b (Black), the result; +½ and so on: a bye",
    "in each round: VPs scored, and the opponent's place in brackets",
    "per round: the opponent's place, w for White or b for Black on board 1, the board points",
)
GRID_KEY = KindWords(
    "EventReport",
    "in each column: the results against the entrant in that place",
    "in each column: VPs and IMP margin against the entrant in that place",
    "in each column: the results against the entrant in that place",
)
BYES = {  # a teams event says beside them what they are worth
    ByeKind.PAIRING: KindWords("EventReport", "bye", "bye"),
    ByeKind.FULL: KindWords("EventReport", "full-point bye", "bye"),
    ByeKind.HALF: KindWords("EventReport", "half-point bye", "bye"),
    ByeKind.ZERO: KindWords("EventReport", "absent", "absent"),
}
RANKED_BY = KindWords("TieBreaks", "Points", "VPs", "Points")
PARTED_BY = KindWords("StandingWords", "points", "VPs", "points")
HAS_POINTS = KindWords("StandingText", "Points: {points}", "{points} VP", "Points: {points}")
DIRECT_ENCOUNTER = KindWords(
    "TieBreaks",
    "Points in games of level players; if some have not met, only a sure leader is ahead.",
    "VPs in matches of level teams; if some have not met, only a sure leader is ahead.",
    "Points in games of level players; if some have not met, only a sure leader is ahead.",
)

# What can be printed: titles; in names of files and on the command line.
BY_BOARD = KindWords("ExportForm", "Pairings by board", "Pairings by table")
SLIPS = KindWords("ExportForm", "Result slips, one per board", "Result slips, one per table")
CARDS = KindWords(
    "ExportForm", "Cards of the players", "Cards of the teams", pairs="Cards of the pairs"
)

# In the room.
PTS_BEFORE = KindWords("GamesModel", "Pts", "VP before", "Pts")
BYE_OF_DRAW = KindWords("EventReport", "bye", "bye of the draw")
SHOW_BY_BOARD = KindWords("EventPresentation", "Pairings by Board", "Pairings by Table")
QUICK = KindWords("EventRounds", "Board and result", "Table and result")
QUICK_TIP = KindWords(
    "EventRounds",
    "A board and its result, in any order of boards; Enter takes it (Ctrl+R)",
    "A table and its result, in any order of tables; Enter takes it (Ctrl+R)",
)
NO_BOARD = KindWords(
    "ResultEntry",
    "Type a board and its result, such as “12 =”; there is no such board.",
    "Type a table and its result, such as “12 45-23”; there is no such table.",
    pairs="Type a table and its result, such as “12 57.5”; there is no such table.",
)
RESULT_OF = KindWords("ResultEntry", "result of board {table}", "result of table {table}")
PAIRINGS = KindWords(
    "EventRounds", "Pairings and results by board", "Pairings and results by table"
)
MARKED = KindWords(
    "EventRounds",
    "{name} is selected: press X on another player to swap them, or Esc to cancel.",
    "{name} is selected: press X on another team to swap them, or Esc to cancel.",
    pairs="{name} is selected: press X on another pair to swap them, or Esc to cancel.",
)
HOW_TO_TYPE = KindWords(
    "EventRounds",
    "Type 1, =, 0; forfeit: +-, -+; unrated: W, D, L; nobody: N; X on two players swaps them.",
    "Type IMPs (45-23) or VPs (13.2-6.8); forfeit: +-, -+, both: --; X on two teams swaps them.",
    "Type points (2.5-1.5) or boards (1=01, Enter); forfeit: +-, -+, --; X on two swaps teams.",
    pairs="Type NS % (57.5, IMPs 12-0) or VPs (13.2 vp); forfeit: +-, -+, --; X on two "
    "swaps pairs.",
)
COPY_ALL = KindWords("EventsMenus", "Copy All Boards", "Copy All Tables")
TWO_OTHERS = KindWords(
    "EventExplanation",
    "Choose two different players.",
    "Choose two different teams.",
    pairs="Choose two different pairs.",
)
LINKS = KindWords(
    "EventExplanation",
    "Left and Right go from player to player, Enter explains one",
    "Left and Right go from team to team, Enter explains one",
    pairs="Left and Right go from pair to pair, Enter explains one",
)
WHY_NOT_ONE = KindWords(
    "EventExplanation",
    "Why does this player not meet the other",
    "Why does this team not meet the other",
    pairs="Why does this pair not meet the other",
)
WHY_NOT_OTHER = KindWords(
    "EventExplanation", "The other player", "The other team", pairs="The other pair"
)
FIELD_TABLE = KindWords(
    "EventField",
    "Players or teams, with their byes by round",
    "Teams, with their byes by round",
    pairs="Pairs, with their byes by round",
)
SORT = KindWords("EventField", "Number by Rating", "Number by Strength")
UNSORTED = KindWords(
    "EventRounds",
    "The numbers do not follow the ratings; “{button}” with the entrants puts that right.",
    "The numbers do not follow the strengths; “{button}” with the entrants puts that right.",
)
SORT_TIP = KindWords(
    "EventField",
    "Numbers go by rating, then title, then name.",
    "Numbers go by strength, then name.",
)
SORTED = KindWords("EventField", "numbers by rating", "numbers by strength")
SORT_LATE = KindWords(
    "EventField",
    "Entrants can be renumbered by rating until round {round} is drawn.",
    "Entrants can be renumbered by strength until round {round} is drawn.",
)
LATE = KindWords(
    "EventField",
    "{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.",
    "{name} enters in round {round} as {number}, with 0 VP before unless H or F is typed.",
    "{name} enters in round {round} as {number}, with 0 points before unless H or F is typed.",
)
LETTERS_OF_BYES = KindWords(
    "EventField",
    "Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.",
    "Round columns: Z absent, H {half} VP, F {full} VP, U bye of the draw; Delete takes back.",
    "Round columns: Z absent, H half point, F full point, U bye of the draw; Delete takes back.",
)
ROUND_TIP = KindWords(
    "FieldModel",
    "Round {round}: U, F, H or Z for a bye, – for a game",
    "Round {round}: U, F, H or Z for a bye, – for a match",
)
FIELD_NAME = KindWords("FieldModel", "Name", "Team", pairs="Pair")
RATING = KindWords("FieldModel", "Rating", "Strength")
RATING_TIP = KindWords(
    "FieldModel",
    "Rating; empty where there is none",
    "Strength of the team; a larger number is stronger",
    pairs="Strength of the pair; a larger number is stronger",
)
MEMBERS_TIP = KindWords(
    "FieldModel",
    "Players of the team, with commas between them",
    "Players of the team, with commas between them",
    pairs="Both players of the pair, with a comma between them",
)
SEAT_TIP = KindWords(
    "FieldModel",
    "Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3",
    "Where a team asks to sit: H at home, V as visitor, a table, or both, such as H3",
    pairs="Where a pair asks to sit: NS, EW, a table, or both, such as NS3",
)
NUMBERS = KindWords(
    "EventForbidden",
    "Numbers of players who may not meet",
    "Numbers of teams that may not meet",
    pairs="Numbers of pairs that may not meet",
)
TWO_NUMBERS = KindWords(
    "EventForbidden",
    "Type the numbers of two players or more, such as “3 7”.",
    "Type the numbers of two teams or more, such as “3 7”.",
    pairs="Type the numbers of two pairs or more, such as “3 7”.",
)
CARD_TAB = KindWords("EventStandings", "Player", "Team", pairs="Pair")
CARD = KindWords(
    "EventStandings", "Rounds of the player", "Rounds of the team", pairs="Rounds of the pair"
)
ADD = KindWords("Actions", "&Add a Player", "Add a &Team", pairs="Add a P&air")
ACTION_SORT = KindWords("Actions", "&Number by Rating", "&Number by Strength")
EXCHANGE = KindWords("Actions", "S&wap Players", "S&wap Teams", pairs="S&wap Pairs")
ACTION_IMPORT = KindWords("Actions", "&Import Players…", "I&mport Teams…", pairs="I&mport Pairs…")
ACTION_QUICK = KindWords("Actions", "&Board and Result", "Ta&ble and Result")
ADD_FROM_FILE = KindWords(
    "EventFiles", "Add Players from a File", "Add Teams from a File", pairs="Add Pairs from a File"
)
LISTS = KindWords("EventFiles", "Lists of players", "Lists of teams", pairs="Lists of pairs")
NOT_PLAYED_CAPPED = KindWords(
    "TieBreaks",
    "not played: as against these points, no more than the opponent has",
    "not played: counts as a match against a team with these VPs, no more than the opponent has",
    "not played: as against these points, no more than the opponent has",
)
NOT_PLAYED_DRAWS = KindWords(
    "TieBreaks",
    "not played: counts as a game against these points, at most what draws in all rounds give",
    "not played: as against these VPs, no more than draws in all rounds give",
    "not played: counts as a game against these points, at most what draws in all rounds give",
)
NOT_PLAYED = KindWords(
    "TieBreaks",
    "not played: counts as a game against somebody with as many points",
    "not played: counts as a match against a team with as many VPs",
    "not played: counts as a game against somebody with as many points",
    pairs="not played: counts as a match against a pair with as many VPs",
)
