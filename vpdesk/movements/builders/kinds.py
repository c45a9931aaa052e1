"""What there is to build, each in one record: its name, what is said of it, for whom it is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders import (
    even,
    extended,
    few_teams,
    hesitation,
    large,
    perfect,
    teams,
    whist,
)
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.howell import howell, three_quarter_howell
from vpdesk.movements.builders.individual import WHIST_PLAYERS, whist_tournament
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.rover import bump, bump_rounds, rover, rover_rounds
from vpdesk.movements.movement import Movement

PAIRS, TEAMS, PLAYERS = ENTRANTS = ("pairs", "teams", "players")
_CENTRAL = "http://www.bridgecentral.com/MvtHTML/"

Rounds = Callable[[int], Collection[int]]


class Builder(NamedTuple):
    """A kind of movement that can be built.

    key: on the command line. name, sentence: for people, to be translated (MovementChoice).
    source: where the construction is described.
    build: takes how many pairs (players, of an individual) and, where all_rounds is false, rounds.
    rounds: how many rounds it can have for so many pairs or players; none where it cannot be.
    switched: whether whole rounds of it may be switched, and else it has two winners.
    """

    key: str
    name: str
    sentence: str
    source: str
    build: Callable[..., Movement]
    rounds: Rounds
    entrants: str = PAIRS
    all_rounds: bool = False
    switched: bool = False


def _tables(pairs: int) -> int:
    return (pairs + 1) // 2


def _least(pairs: int) -> int:
    """The fewest rounds in which everybody plays: of an odd number one sits out the first."""
    return 1 + pairs % 2


def _only(rounds: int, *, where: bool) -> Collection[int]:
    return (rounds,) if where else ()


_TEAM_SENTENCE = QT_TRANSLATE_NOOP(
    "MovementChoice", "Each team meets each other one on the same boards both ways."
)
RECORDS: Final[tuple[Builder, ...]] = (
    Builder(
        "mitchell",
        QT_TRANSLATE_NOOP("MovementChoice", "Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "North-South sit, East-West go up a table, the boards down one."
        ),
        _CENTRAL,
        mitchell,
        lambda pairs: range(_least(pairs), _tables(pairs) + 1) if 3 <= pairs <= 200 else (),
        switched=True,
    ),
    Builder(
        "howell",
        QT_TRANSLATE_NOOP("MovementChoice", "Howell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "Most pairs follow the one with the next lower number."
        ),
        "a search for balanced bases",
        howell,
        lambda pairs: range(_tables(pairs) + 1, 2 * _tables(pairs)) if 3 <= pairs <= 60 else (),
    ),
    Builder(
        "threequarter",
        QT_TRANSLATE_NOOP("MovementChoice", "Three-quarter Howell"),
        QT_TRANSLATE_NOOP("MovementChoice", "A Howell in which not everybody meets everybody."),
        "a search for balanced bases",
        three_quarter_howell,
        lambda pairs: range(_tables(pairs) + 1, 2 * _tables(pairs)) if 3 <= pairs <= 60 else (),
    ),
    Builder(
        "perfect",
        QT_TRANSLATE_NOOP("MovementChoice", "Perfect Howell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "Everybody is compared with everybody to the same extent."
        ),
        "cyclic difference sets",
        perfect.perfect,
        lambda pairs: _only(pairs - 1, where=pairs in perfect.PERFECT_PAIRS),
        all_rounds=True,
    ),
    Builder(
        "barometer",
        QT_TRANSLATE_NOOP("MovementChoice", "Barometer"),
        QT_TRANSLATE_NOOP("MovementChoice", "All tables play the same boards in a round."),
        "the circle method",
        barometer,
        lambda pairs: range(_least(pairs), pairs + pairs % 2) if 3 <= pairs <= 60 else (),
    ),
    Builder(
        "hesitation",
        QT_TRANSLATE_NOOP("MovementChoice", "Hesitation Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "At the last table pairs stay for a second round, North-South."
        ),
        "https://docslib.org/doc/13710955/some-standard-duplicate-bridge-movements",
        hesitation.hesitation,
        lambda pairs: range(_least(pairs), _tables(pairs) + 2) if 5 <= pairs <= 200 else (),
    ),
    Builder(
        "double-hesitation",
        QT_TRANSLATE_NOOP("MovementChoice", "Double hesitation Mitchell"),
        QT_TRANSLATE_NOOP("MovementChoice", "At two tables pairs play a round North-South."),
        "https://www.bridgewebs.com/exeter/info.html",
        hesitation.double_hesitation,
        lambda pairs: range(_least(pairs), _tables(pairs) + 3) if 9 <= pairs <= 200 else (),
    ),
    Builder(
        "extended",
        QT_TRANSLATE_NOOP("MovementChoice", "Extended Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "One round more than tables; everybody meets one pair twice."
        ),
        "a search for quasi-difference matrices",
        extended.extended,
        lambda pairs: _only(_tables(pairs) + 1, where=extended.fits(pairs)),
        all_rounds=True,
        switched=True,
    ),
    Builder(
        "rover",
        QT_TRANSLATE_NOOP("MovementChoice", "Rover Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "The odd pair takes the place of a North-South pair each round; that one sits out.",
        ),
        f"{_CENTRAL}rovermitchell.htm",
        rover,
        rover_rounds,
        switched=True,
    ),
    Builder(
        "bump",
        QT_TRANSLATE_NOOP("MovementChoice", "Bump Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "The odd pair takes the first table for good, its pair moves to the next, and so on.",
        ),
        f"{_CENTRAL}displacementmitchell.htm",
        bump,
        bump_rounds,
        switched=True,
    ),
    Builder(
        "blackpool",
        QT_TRANSLATE_NOOP("MovementChoice", "Blackpool"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "Two stands, no shared boards; East-West end where the card says and meet two pairs "
            "twice.",
        ),
        f"{_CENTRAL}eventables.htm",
        even.blackpool,
        lambda pairs: _only(_tables(pairs) + 2, where=even.fits(pairs)),
        all_rounds=True,
        switched=True,
    ),
    Builder(
        "double-weave",
        QT_TRANSLATE_NOOP("MovementChoice", "Double weave Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "No shared boards, no stand, no skip; every moving pair needs a card."
        ),
        "orthogonal Latin squares of a group",
        even.double_weave,
        lambda pairs: _only(_tables(pairs), where=even.fits(pairs) and not _tables(pairs) % 4),
        all_rounds=True,
        switched=True,
    ),
    Builder(
        "twin",
        QT_TRANSLATE_NOOP("MovementChoice", "Twin Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "Two sections on the same boards; after half, East-West change the section.",
        ),
        f"{_CENTRAL}twinmitchells.htm",
        even.twin,
        lambda pairs: _only(_tables(pairs), where=even.fits_twin(pairs)),
        all_rounds=True,
        switched=True,
    ),
    Builder(
        "web",
        QT_TRANSLATE_NOOP("MovementChoice", "Web Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "Some tables have a copy of the boards in upward order, the others in downward order.",
        ),
        f"{_CENTRAL}webmitchell.htm",
        large.web,
        lambda pairs: large.web_rounds(_tables(pairs)),
        switched=True,
    ),
    Builder(
        "bowman",
        QT_TRANSLATE_NOOP("MovementChoice", "Bowman"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "A Mitchell with two or more tables added; at one of two the boards go up.",
        ),
        f"{_CENTRAL}bowmanlargepairsmovement.htm",
        large.bowman,
        lambda pairs: large.bowman_rounds(_tables(pairs)),
        switched=True,
    ),
    Builder(
        "appendix-mitchell",
        QT_TRANSLATE_NOOP("MovementChoice", "Appendix Mitchell"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "Pairs go round both ways; at some places they pass two tables with stationary pairs.",
        ),
        "EBUScore Pairs, manual of movements",
        large.appendix_mitchell,
        lambda pairs: large.appendix_mitchell_rounds(_tables(pairs)),
    ),
    Builder(
        "american-whist",
        QT_TRANSLATE_NOOP("MovementChoice", "American Whist"),
        _TEAM_SENTENCE,
        "https://docsbay.net/teams-of-four-single-session",
        whist.american_whist,
        lambda pairs: _only(pairs // 2 - 1, where=pairs % 4 == 2 and 6 <= pairs <= 198),
        entrants=TEAMS,
        all_rounds=True,
    ),
    Builder(
        "new-england",
        QT_TRANSLATE_NOOP("MovementChoice", "New England Relay"),
        _TEAM_SENTENCE,
        "MIT/DL Bridge Club, team movements",
        teams.new_england,
        lambda pairs: _only(pairs // 2 - 1, where=pairs % 4 == 0 and 8 <= pairs <= 200),
        entrants=TEAMS,
        all_rounds=True,
    ),
    Builder(
        "stagger",
        QT_TRANSLATE_NOOP("MovementChoice", "Stagger"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "All teams meet on the same boards both ways; after half of them there are new boards.",
        ),
        "EBUScore Teams, user movements",
        teams.stagger,
        lambda pairs: _only(pairs // 2 - 1, where=pairs % 4 == 0 and 8 <= pairs <= 200),
        entrants=TEAMS,
        all_rounds=True,
    ),
    Builder(
        "stagger-of-six",
        QT_TRANSLATE_NOOP("MovementChoice", "Stagger of six teams"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "All tables play the same boards in a round; all teams meet."
        ),
        "The stagger for six teams, as it is written out",
        few_teams.stagger_of_six,
        lambda pairs: _only(5, where=pairs == few_teams.SIX_TEAMS),
        entrants=TEAMS,
        all_rounds=True,
    ),
    Builder(
        "changing-teams",
        QT_TRANSLATE_NOOP("MovementChoice", "Changing teams"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "Six pairs are teams with each of the others in turn; two rounds make three matches.",
        ),
        "French movement of three tables",
        few_teams.changing_teams,
        lambda pairs: _only(10, where=pairs == few_teams.SIX_PAIRS),
        entrants=TEAMS,
        all_rounds=True,
    ),
    Builder(
        "thurner",
        QT_TRANSLATE_NOOP("MovementChoice", "Thurner"),
        QT_TRANSLATE_NOOP(
            "MovementChoice",
            "All teams meet on the same boards both ways; only two tables share them.",
        ),
        "EBUScore Teams, user movements",
        teams.thurner,
        lambda pairs: _only(pairs // 2 - 1, where=teams.has_thurner(pairs)),
        entrants=TEAMS,
        all_rounds=True,
    ),
    Builder(
        "rainbow",
        QT_TRANSLATE_NOOP("MovementChoice", "Rainbow"),
        QT_TRANSLATE_NOOP("MovementChoice", "Everybody meets all players of the other seats once."),
        "http://www.baronbarclay.com/rainbow.html",
        whist.rainbow,
        lambda players: _only(players // 4, where=whist.has_rainbow(players)),
        entrants=PLAYERS,
        all_rounds=True,
    ),
    Builder(
        "whist-tournament",
        QT_TRANSLATE_NOOP("MovementChoice", "Whist tournament"),
        QT_TRANSLATE_NOOP(
            "MovementChoice", "Everybody plays with everybody once, and against everybody twice."
        ),
        "Z-cyclic whist tournaments",
        whist_tournament,
        lambda players: _only(players - 1, where=players in WHIST_PLAYERS),
        entrants=PLAYERS,
        all_rounds=True,
    ),
)
