"""What an entrant brings into a stage: carried over from an earlier one, and adjusted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from vpdesk.event.draws import StageRule
from vpdesk.event.event import Adjustment, CarryKind, Event, met_before
from vpdesk.event.stage_rules import takes
from vpdesk.tournament.round import SECOND_LEG, ByeKind, Game
from vpdesk.tournament.team_rules import OddField, TeamMethod
from vpdesk.tournament.tournament import Ahead, Brought, Forbidden, Lots, OddBefore, Tournament

CarriedOver = dict[
    int, tuple[int, int, int]
]  # VPs (hundredths), net IMPs and the IMPs lost that come along, by entrant


@dataclass(frozen=True, slots=True)
class Brings:
    """What one entrant brings: VPs (hundredths) and net IMPs carried over, and adjustments.

    carried_imps: of a chess team its board points, in hundredths. lost_imps: those that were
        lost in the matches that are carried over.
    """

    entrant: int
    carried: int = 0
    carried_imps: int = 0
    adjustments: tuple[Adjustment, ...] = ()
    lost_imps: int = 0

    @property
    def adjusted(self) -> int:
        """VPs of all adjustments, in hundredths."""
        return sum(each.points for each in self.adjustments)

    @property
    def adjusted_imps(self) -> int:
        """IMPs of all adjustments."""
        return sum(each.imps for each in self.adjustments)

    def after(self, rounds: int) -> Brings:
        """What of it counts after so many rounds of the stage."""
        there = tuple(each for each in self.adjustments if each.round <= rounds)
        return self if there == self.adjustments else replace(self, adjustments=there)


def brought_into(event: Event, number: int) -> dict[int, Brings]:
    """What everybody in a stage (from 1) brings, by entrant. Raises EventError."""
    adjustments, carried = adjustments_of(event, number), _carried(event, number)
    found = {}
    for entrant in event.numbers_of(number):
        points, imps, lost = carried.get(entrant, (0, 0, 0))
        adjusted = tuple(each for each in adjustments if each.entrant == entrant)
        found[entrant] = Brings(entrant, points, imps, adjusted, lost)
    return found


def adjustments_of(event: Event, number: int) -> tuple[Adjustment, ...]:
    """The adjustments in a stage; of a round beyond those that are planned they are of the last."""
    stage = event.stage(number)
    planned = bool(stage.groups) and all(each.planned for each in stage.groups)
    if not planned:
        return stage.adjustments
    last = max(max(each.planned, len(each.rounds)) for each in stage.groups)
    return tuple(
        each if each.round <= last else replace(each, round=last) for each in stage.adjustments
    )


def _brought(brings: Brings) -> Iterator[Brought]:
    """What an entrant brings and what is adjusted, each from its round on."""
    yield Brought(brings.entrant, brings.carried, brings.carried_imps, lost=brings.lost_imps)
    for each in brings.adjustments:
        yield Brought(brings.entrant, each.points, each.imps, each.round)


def _in_matches(brings: Brings) -> Iterator[Ahead]:
    """The IMPs that are adjusted in a knock-out: they count in the match of their round."""
    for each in brings.adjustments:
        if each.imps:
            yield Ahead(max(1, each.round), brings.entrant, each.imps, bool(each.round))


def as_played(event: Event, number: int, group: int = 1) -> Tournament:
    """A group with what its entrants bring, and without matches of before if those are barred."""
    kept = event.group(number, group)
    found = brought_into(event, number)
    here = [found[each.number] for each in kept.entrants]
    brought = [one for each in here for one in _brought(each)]
    ahead = [*ahead_of(event, number, group)]
    if event.stage(number).draw.is_knock_out and kept.play.has_imps:
        brought = [Brought(each.entrant, each.carried, each.carried_imps) for each in here]
        ahead += [one for each in here for one in _in_matches(each)]
    return replace(
        kept,
        brought=tuple(each for each in brought if each.counts),
        forbidden=(*kept.forbidden, *met_already(event, number, group)),
        first_table=first_table(event, number, group),
        ahead=tuple(ahead),
        seeds=_seeds(kept) if number > 1 else (),
        odd_before=tuple(_odd_before(event, number, group)),
        lots=kept.lots or Lots(kept.name),  # whatever it is called where it is shown
    )


def _seeds(kept: Tournament) -> tuple[int, ...]:
    """The entrants of a later stage in their order, where that is not by number."""
    numbers = [each.number for each in kept.entrants]
    return tuple(numbers) if numbers != sorted(numbers) else ()


def _odd_before(event: Event, number: int, group: int) -> Iterator[OddBefore]:
    """The byes and triangles that those of a group of a Swiss had in the stages before."""
    stage, here = event.stage(number), event.group(number, group).by_number
    if not stage.draw.row.by_results or event.play.dutch:
        return
    byes, triangles = Counter[int](), Counter[int]()
    for drawn in (
        each for one in event.stages[: number - 1] for it in one.groups for each in it.rounds
    ):
        byes.update(bye.entrant for bye in drawn.byes if bye.kind is ByeKind.PAIRING)
        there = (each for each in drawn.games if each.triangle and each.leg != SECOND_LEG)
        triangles.update({entrant for game in there for entrant in game.sides})
    yield from (
        OddBefore(each, byes[each], triangles[each])
        for each in here
        if byes[each] or triangles[each]
    )


def first_table(event: Event, number: int, group: int) -> int:
    """What the first table of a group is called: those of a stage are numbered through."""
    groups = event.stage(number).groups
    return groups[0].first_table + sum(map(_tables, groups[: group - 1]))


def tables_of(event: Event, number: int) -> range:
    """What the tables of a stage that has begun are called."""
    groups = event.stage(number).groups
    first = groups[0].first_table if groups else 1
    return range(first, first + sum(map(_tables, groups)))


def _tables(group: Tournament) -> int:
    """The most that a round of a group needs, with three for a triangle."""
    odd = (
        len(group.entrants) % 2 and group.play.has_triangles and group.teams.odd is not OddField.BYE
    )
    usual = len(group.entrants) // 2 + 2 * odd
    return max(usual, *(len(each.games) for each in group.rounds), 0)


def met_already(event: Event, number: int, group: int = 1) -> Iterator[Forbidden]:
    """Those of a group who have met in a stage before, where they are not to meet again.

    In Danish rounds they may.
    """
    stage = event.stage(number)
    if stage.no_repeats and takes(stage.draw, StageRule.NO_REPEATS):
        kept = event.group(number, group)
        here, spans = kept.by_number.keys(), tuple(_undanish(kept))
        for couple in met_before(event, number):
            if here >= set(couple):
                yield from (Forbidden(couple, *span) for span in spans)


def _undanish(group: Tournament) -> Iterator[tuple[int, int]]:
    """The first and last rounds, 0 for the end, of those that are not Danish, in a row."""
    if group.play.dutch:
        yield 1, 0
    elif group.teams.method is not TeamMethod.DANISH:
        first = 1
        for danish in sorted(group.teams.danish_rounds):
            if first < danish:
                yield first, danish - 1
            first = danish + 1
        yield first, 0


def as_kept(played: Tournament, kept: Tournament) -> Tournament:
    """The same tournament as the event keeps it: what is derived is left out."""
    return replace(
        played,
        brought=(),
        forbidden=kept.forbidden,
        first_table=kept.first_table,
        ahead=(),
        seeds=(),
        odd_before=(),
        lots=played.lots if played.lots is not None and played.lots.at else kept.lots,
    )


def _carried(event: Event, number: int) -> CarriedOver:
    """What comes along into a stage, as its kind of carry-over has it."""
    return CARRIES[event.stage(number).carry.kind](event, number)


def _scored(event: Event, number: int, factor: Fraction) -> CarriedOver:
    """So much of the score, of chess teams of their board points, too."""
    from vpdesk.event.ranking import totals  # noqa: PLC0415 - which asks for what was carried

    here = set(event.numbers_of(number))
    boards = factor if event.play.has_boards else Fraction(0)
    return {
        each: (_rounded(points * factor), _rounded(second * boards), 0)
        for each, (points, second) in totals(event, event.stage(number).carry.stage).items()
        if each in here
    }


def _share(event: Event, number: int) -> CarriedOver:
    return _scored(event, number, Fraction(event.stage(number).carry.per_cent, 100))


def _ebu(event: Event, number: int) -> CarriedOver:
    return _scored(event, number, _ebu_factor(event, number, event.stage(number).carry.stage))


def _qualified(event: Event, number: int) -> CarriedOver:
    return _among(event, event.stage(number).carry.stage, set(event.numbers_of(number)))


def _margins(event: Event, number: int) -> CarriedOver:
    """They are IMPs of the first match of a knock-out; elsewhere there is none for them."""
    stage = event.stage(number)
    if not stage.draw.is_knock_out:
        return {}
    return dict(_half_margins(event, number, stage.carry.stage, stage.carry.cap))


def _ebu_factor(event: Event, number: int, before: int) -> Fraction:
    """1/2 x NumQ / MaxQ x MaxF / NumF (EBU White Book 3.8).

    Num: the boards of an entrant in the qualifying and in the final; Max: the VPs that can be
    had in them. So a board of the qualifying weighs half as much as one of the final.
    """
    boards, most = _size(event, before)
    final_boards, final_most = _size(event, number)
    if not most or not final_boards:
        return Fraction(0)
    return Fraction(1, 2) * Fraction(boards, most) * Fraction(final_most, final_boards)


def _size(event: Event, number: int) -> tuple[int, int]:
    """Boards of an entrant in a stage, and the VPs that can be had on them (hundredths).

    Every game of chess, and every match of it, counts as one board.
    """
    group = event.group(number)
    matches = max(group.planned, len(group.rounds))
    boards = group.teams.boards if group.play.has_vps else 1
    return matches * boards, matches * 2 * group.teams.draw


def _among(event: Event, before: int, here: set[int]) -> CarriedOver:
    """The matches of an earlier stage among those who are here."""
    found = dict.fromkeys(here, (0, 0, 0))
    for group in event.stage(before).groups:
        for drawn in group.rounds:
            for game in drawn.games:
                if not here.issuperset(game.sides):
                    continue
                home, visitor = game.score or (0, 0)
                lost = 0, 0
                if game.percentages is not None:  # no IMPs follow from them
                    home, visitor = 0, 0
                elif group.play.has_imps:  # of chess they are the board points
                    lost = visitor, home
                    home, visitor = home - visitor, visitor - home
                points = group.points_of_game(game)
                for entrant, *more in (
                    (game.home, points[0], home, lost[0]),
                    (game.visitor, points[1], visitor, lost[1]),
                ):
                    got, net, other = (a + b for a, b in zip(found[entrant], more, strict=True))
                    found[entrant] = got, net, other
    return found


def _half_margins(
    event: Event, number: int, before: int, cap: int
) -> Iterator[tuple[int, tuple[int, int, int]]]:
    """What those who meet in round 1 begin with."""
    group = event.group(number)
    for game in group.rounds[0].games if group.rounds else ():
        for entrant, imps in _half_margin(event, game, before, cap):
            yield entrant, (0, imps, 0)


def ahead_of(event: Event, number: int, group: int) -> Iterator[Ahead]:
    """What those begin with who meet in a later round of a knock-out."""
    stage = event.stage(number)
    if stage.carry.kind is not CarryKind.HALF_MARGIN or not stage.draw.is_knock_out:
        return
    for at, drawn in enumerate(event.group(number, group).rounds[1:], 2):
        for game in drawn.games:
            for entrant, imps in _half_margin(event, game, stage.carry.stage, stage.carry.cap):
                if imps:
                    yield Ahead(at, entrant, imps)


def _half_margin(event: Event, game: Game, before: int, cap: int) -> Iterator[tuple[int, int]]:
    """Half of the IMPs between two in a stage before, for who was ahead; fractions down."""
    nets = _among(event, before, set(game.sides))
    for entrant in game.sides:
        imps = max(0, nets[entrant][1]) // 2
        yield entrant, min(imps, cap) if cap else imps


def _rounded(points: Fraction) -> int:
    """To whole hundredths, halves up."""
    return int((2 * points + 1) // 2)


# Another kind of carry-over is a row here; its words are one in
# `vpdesk/report/events/stage_words.py`.
CARRIES: dict[CarryKind, Callable[[Event, int], CarriedOver]] = {
    CarryKind.NOTHING: lambda _event, _number: {},
    CarryKind.ALL: lambda event, number: _scored(event, number, Fraction(1)),
    CarryKind.SHARE: _share,
    CarryKind.QUALIFIED: _qualified,
    CarryKind.HALF_MARGIN: _margins,
    CarryKind.EBU: _ebu,
}
