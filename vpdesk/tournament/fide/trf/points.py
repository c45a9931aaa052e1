"""What results are worth: as records say, or as the points of the players show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, product

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.abnormal import Abnormal, worth
from vpdesk.tournament.fide.trf.columns import TrfLine, quoted
from vpdesk.tournament.fide.trf.player_records import PlayerRow
from vpdesk.tournament.round import PointSystem, Round
from vpdesk.tournament.tournament import Acceleration, Request

UNKNOWN_CODE = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a known code of a point system."
)
COLOURS_DIFFER = QT_TRANSLATE_NOOP(
    "TournamentError",
    "White and Black get different points for a result; this program has one value for both.",
)
POINTS_DIFFER = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Player {number}: columns 81-84 say {told}, results {computed}; correct, or add record 162.",
)

# Which values a code sets: of record 162, of XXS, and of the BB records.
CODES_162 = {
    "W": ("win", "forfeit_win", "full_bye"),
    "D": ("draw", "half_bye"),
    "L": ("loss",),
    "A": ("zero_bye", "forfeit_loss"),
    "P": ("pairing_bye",),
    "X": (),  # a game without a result
}
CODES_XXS = {
    "WW": ("win",),
    "BW": ("win",),
    "WD": ("draw",),
    "BD": ("draw",),
    "WL": ("loss",),
    "BL": ("loss",),
    "ZPB": ("zero_bye",),
    "HPB": ("half_bye",),
    "FPB": ("full_bye",),
    "PAB": ("pairing_bye",),
    "FW": ("forfeit_win",),
    "FL": ("forfeit_loss",),
    "W": ("win", "forfeit_win", "full_bye"),
    "D": ("draw", "half_bye"),
    "L": ("loss",),
}
CODES_BB = {
    "BBW": ("win", "forfeit_win", "full_bye"),
    "BBD": ("draw", "half_bye"),
    "BBL": ("loss",),
    "BBZ": ("zero_bye",),
    "BBF": ("forfeit_loss",),
    "BBU": ("pairing_bye",),
}
_SIDES = (("WW", "BW"), ("WD", "BD"), ("WL", "BL"))


def stated_system(lines: Iterable[TrfLine]) -> PointSystem | None:
    """The point system of the records 162, XXS and BB*; None where there is none of them.

    Raises TournamentError.
    """
    values: dict[str, int] = {}
    stated = False
    sides: dict[str, int] = {}
    for line in lines:
        for codes, code, points in _told(line):
            stated = True
            if code not in codes:
                raise TournamentError(UNKNOWN_CODE, line=line.number, found=quoted(code))
            if line.code == "XXS":
                _note_sides(line, sides, code, points)
            values |= dict.fromkeys(codes[code], points)
            if "win" in codes[code] and code in ("W", "BBW"):
                # Unless something else is said, a pairing bye is worth a win.
                values.setdefault("pairing_bye", points)
    return PointSystem(**values) if stated else None


def _told(line: TrfLine) -> Iterator[tuple[Mapping[str, tuple[str, ...]], str, int]]:
    if line.code == "162":
        for start in range(6, len(line.text.rstrip()) + 1, 9):
            if code := line.field(start, start):
                yield CODES_162, code.upper(), line.points(start + 1, start + 4) or 0
    elif line.code == "XXS":
        for word in line.value.split():
            code, _, value = word.partition("=")
            yield CODES_XXS, code.upper(), line.points_word(value)
    elif line.code in CODES_BB:
        yield CODES_BB, line.code, line.points_word(line.value)


def _note_sides(line: TrfLine, sides: dict[str, int], code: str, points: int) -> None:
    """Raise TournamentError where White and Black are told different points."""
    sides[code] = points
    for white, black in _SIDES:
        if white in sides and black in sides and sides[white] != sides[black]:
            raise TournamentError(COLOURS_DIFFER, line=line.number)


@dataclass(frozen=True, slots=True)
class PointsHistory:
    """All that players got points for, as far as a file tells.

    given: points of records 299. requests: byes to come, which points may hold already.
    acceleration: fictitious points, which they may hold too.
    """

    rounds: tuple[Round, ...]
    requests: tuple[Request, ...] = ()
    given: tuple[Abnormal, ...] = ()
    acceleration: tuple[Acceleration, ...] = ()


def fitting_system(
    rows: Mapping[int, PlayerRow], history: PointsHistory, stated: PointSystem | None
) -> PointSystem:
    """The point system by which the points in the player records are right.

    Without a stated one the usual one is tried first, then others that are in use. Points may
    leave out the last round while it is played, or count its open games as draws, and may hold
    byes of the next round and the fictitious points in it.
    Raises TournamentError that names every player whose points are wrong.
    """
    told = {number: row.told for number, row in rows.items() if row.told is not None}
    candidates = [stated] if stated else list(_usual())
    for system in candidates:
        if any(not _wrong(told, sums) for sums in _sums(system, history)):
            return system
    sums = min(_sums(candidates[0], history), key=lambda each: len(_wrong(told, each)))
    faults = tuple(
        TournamentError(
            POINTS_DIFFER,
            line=rows[number].line,
            number=number,
            told=told[number] / 100,
            computed=sums.get(number, 0) / 100,
        )
        for number in _wrong(told, sums)
    )
    faults[0].faults = faults
    raise faults[0]


def first_sums(system: PointSystem, history: PointsHistory) -> Mapping[int, int]:
    """The points of the players by all that is told, by number."""
    return next(_sums(system, history))


def _wrong(told: Mapping[int, int], sums: Mapping[int, int]) -> list[int]:
    return [number for number, points in told.items() if sums.get(number, 0) != points]


def _usual() -> Iterator[PointSystem]:
    """Point systems in use, the usual one first."""
    values = product(((100, 50), (300, 100), (200, 100)), (True, False), ("win", "draw", "zero"))
    for (win, draw), half_bye, bye in values:
        yield PointSystem(
            win=win,
            draw=draw,
            forfeit_win=win,
            full_bye=win,
            half_bye=draw if half_bye else 0,
            pairing_bye={"win": win, "draw": draw, "zero": 0}[bye],
        )


def _sums(system: PointSystem, history: PointsHistory) -> Iterator[dict[int, int]]:
    """What the points of the players can be, by number, the likeliest first."""
    totals: Counter[int] = Counter()
    before = totals.copy()
    for number, each in enumerate(history.rounds, 1):
        before = totals.copy()
        totals.update(_of_round(system, history.given, number, each))
    coming = len(history.rounds) + 1
    byes = Counter(
        {
            each.entrant: system.of_bye(each.kind)
            for each in history.requests
            if each.round == coming
        }
    )
    fictitious = Counter(
        {
            each.entrant: each.points[coming - 1]
            for each in history.acceleration
            if len(each.points) >= coming
        }
    )
    yield totals
    if history.rounds and not history.rounds[-1].finished:
        yield before
        open_games = (game.sides for game in history.rounds[-1].games if not game.finished)
        drawn = Counter(dict.fromkeys(chain.from_iterable(open_games), system.draw))
        yield totals + drawn
    if byes:
        totals.update(byes)
        yield totals
    if fictitious:
        totals.update(fictitious)
        yield totals
        totals.subtract(byes)
        yield totals


def _of_round(
    system: PointSystem, given: tuple[Abnormal, ...], number: int, drawn: Round
) -> Counter[int]:
    points: Counter[int] = Counter()
    for game in drawn.games:
        for player, result in zip(game.sides, (game.home_result, game.visitor_result), strict=True):
            usual = 0 if result is None else system.of_result(result)
            points[player] += worth(given, number, player, result, usual)
    for bye in drawn.byes:
        usual = system.of_bye(bye.kind)
        points[bye.entrant] += worth(given, number, bye.entrant, bye.kind, usual)
    return points
