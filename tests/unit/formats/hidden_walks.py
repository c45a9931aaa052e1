"""Anything at all that a director does with an evening or an event that is shown to a hall.

At every step there are two of them, which differ in all that is hidden at that moment and in
nothing else; what can be had of one is what can be had of the other, to the last byte.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hypothesis import strategies as st

from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import RULES, field, league
from tests.unit.formats.told_hall import Told
from tests.unit.pairs.evenings import entrants, of_howell, of_mitchell
from tests.unit.report.hall.seen_builders import TEXTS, deals
from vpdesk.event.event import DrawKind, Event, EventError, MatchPlace, Stage, event_over
from vpdesk.event.kept_matches import match_at, with_match
from vpdesk.event.stages import begun, drawn
from vpdesk.hall.seen import Seen, evening_over
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import with_entry as with_score
from vpdesk.pairs.evening import Evening, PairsAdjustment, with_entry, without_entries
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.tournament.draws.teams.scoring import scored as by_imps
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.results.match_segments import with_segments
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import FIRST_LEG, Game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import OddField, TeamRules

SEEN = tuple(Seen)
OF_EVENINGS = ("result", "result", "result", "round", "out", "cancel", "penalty", "seen", "all")
OF_EVENTS = ("result", "result", "segment", "sheet", "sheet", "room", "round", "next", "seen")


def steps(deeds, most):
    """What is done, one after another: a deed, and a number that says to what."""
    return st.lists(
        st.tuples(st.sampled_from(deeds), st.integers(0, 10**6)), min_size=most // 2, max_size=most
    )


def _same(value, otherwise, told, dice):
    """Walk on: what one tells, the other tells, too."""
    with TemporaryDirectory() as folder:
        one, two = (Told(Path(folder, name)) for name in ("one", "two"))
        seen = Seen.EVERYTHING
        for deed, number in told:
            if deed == "seen":
                seen = SEEN[number % len(SEEN)]
            else:
                value = dice(value, deed, Random(number))
            other = otherwise(value, seen, Random(number))
            assert one.all_of(value, seen) == two.all_of(other, seen), (deed, number, seen)


# Evenings


def _of_two(seed, *, apart):
    """Two sections, scored apart or across the field: the same boards in both."""
    sections = of_mitchell(4, 1, "A"), of_mitchell(4, 1, "B", 5, apart=apart)
    return Evening("Two", entrants=entrants(8), sections=sections, deals=deals(60, seed))


EVENINGS = (
    lambda: of_howell(4, 1, deals=deals(60, 1)),
    lambda: _of_two(2, apart=True),
    lambda: replace(of_howell(4, 1, deals=deals(60, 3)), method="butler"),
    lambda: _of_two(4, apart=False),
    lambda: replace(_of_two(5, apart=False), method="butler"),
)


def walk_evening(which, told):
    """Walk through one of EVENINGS."""
    _same(EVENINGS[which](), evening_otherwise, told, evening_after)


def evening_after(evening, deed, dice):
    """An evening after a deed."""
    due, missing = list(evening.due), list(evening.missing)
    wanted: list[BoardPlace] = []
    if deed == "result":
        wanted = [dice.choice(due)]
    elif deed == "round" and missing:
        first = min(each.round for each in missing)
        wanted = [each for each in missing if each.round == first]
    elif deed == "all":
        wanted = missing[: -dice.randrange(2) or None]
    elif deed == "out" and evening.entries:
        return without_entries(evening, [dice.choice(list(evening.entries))])
    elif deed == "cancel":
        gone = {dice.choice(due).board} ^ set(evening.cancelled)
        return replace(evening, cancelled=tuple(sorted(gone)))
    elif deed == "penalty":
        return replace(evening, adjustments=(PairsAdjustment(1, -dice.randrange(2000)),))
    for place in wanted:
        evening = with_entry(evening, parse_result(dice.choice(TEXTS), place))
    return evening


def evening_otherwise(evening, seen, dice):
    """The same with other results, cards and penalties, as far as these are hidden."""
    if evening_over(evening):
        return evening
    open_boards = {each.board for each in evening.due if each not in evening.entries}
    hidden = open_boards if seen.results else {each.board for each in evening.due}
    for place in list(evening.entries):
        if place.board in hidden:
            evening = with_entry(evening, parse_result(dice.choice(TEXTS), place))
    other = {each.board: each for each in deals(60, dice.randrange(9))}
    cards = tuple(other[each.board] if each.board in hidden else each for each in evening.deals)
    if seen is not Seen.EVERYTHING:
        evening = replace(evening, adjustments=(PairsAdjustment(2, -dice.randrange(999)),))
    return replace(evening, deals=cards)


# Events of matches


def _of_teams(count, draw, members, **rules):
    """A stage of teams, its first round drawn."""
    made = Event(field(count), (Stage(draw=draw),), "Teams", RULES.kind)
    made = begun(made, 1, replace(RULES, **rules), members)
    return made if made.group(1).rounds else drawn(made, 1)


EVENTS = (
    lambda: league(4),
    cup,  # in two halves
    lambda: cup(3, 8),
    lambda: _of_teams(8, DrawKind.ROUND_ROBIN, [(1, 2, 3, 4), (5, 6, 7, 8)]),
    lambda: _of_teams(6, DrawKind.HALVES, [tuple(range(1, 7))]),
    lambda: _of_teams(
        7,
        DrawKind.SWISS,
        [tuple(range(1, 8))],
        teams=TeamRules(odd=OddField.TWO_ROUNDS),
        planned=4,
    ),
)


def walk_event(which, told):
    """Walk through one of EVENTS."""
    _same(EVENTS[which](), event_otherwise, told, event_after)


class _At(NamedTuple):
    """A match in an event. board: its number in the round."""

    part: int
    round: int
    board: int
    game: Game

    @property
    def place(self):
        return MatchPlace(1, self.part, self.round, *self.game.sides)


def _matches(event):
    """All that are drawn."""
    return [
        _At(part, number, board, game)
        for part, group in enumerate(event.stage(1).groups, 1)
        for number, each in enumerate(group.rounds, 1)
        for board, game in enumerate(each.games, 1)
    ]


def _with_game(event, at, game):
    group = with_game(event.group(1, at.part), at.round, at.board, game)
    return event.with_group(1, at.part, group)


def _with_imps(event, at, dice):
    imps = MatchImps(dice.randrange(60), dice.randrange(61, 99))
    return _with_game(event, at, by_imps(event.group(1, at.part).teams, at.game, imps))


def _with_segment(event, at, dice):
    """With one more segment of a match, or another first one."""
    group, before = event.group(1, at.part), at.game.parts
    if at.game.finished and not before:
        return event
    kept = before if len(before) < group.segments else ()
    parts = (*kept, (dice.randrange(30), dice.randrange(31, 60)))
    return _with_game(event, at, with_segments(group, at.game, parts))


def _with_next(event):
    """With the next round where it can be drawn."""
    try:
        return drawn(event, 1)
    except (EventError, TournamentError):
        return event


def event_after(event, deed, dice):
    """An event after a deed."""
    at = dice.choice(_matches(event))
    if deed == "next":
        return _with_next(event)
    if deed == "result":
        return event if at.game.leg == FIRST_LEG else _with_imps(event, at, dice)
    if deed == "segment":
        is_cup = event.group(1, at.part).is_knock_out
        return _with_segment(event, at, dice) if is_cup else event_after(event, "result", dice)
    if deed == "round":
        for each in _matches(event):
            if each.round == at.round and each.game.lacking:
                event = _with_imps(event, each, dice)
        return event
    last = 2 if deed == "room" else 4
    texts = [dice.choice(TEXTS), "" if deed == "room" else dice.choice(TEXTS)]
    return with_match(event, at.place, _sheet(match_at(event, at.place), last, *texts))


def _sheet(match, last, *texts):
    """With the scores of one room on the first boards, or of both; "" for none."""
    sheet = match.sheet
    for number in range(1, last):
        for room, text in enumerate(texts):
            if text:
                sheet = with_score(sheet, number, room, parse_entry(text))
    return replace(match, sheet=sheet)


def event_otherwise(event, seen, dice):
    """The same with other score sheets, and other results where none may be seen."""
    if event_over(event):
        return event
    groups = event.stage(1).groups
    whole = [each.finished_rounds() for each in groups]
    for at in _matches(event):
        kept = any(each.place == at.place for each in event.matches)
        last = at.round + (at.game.leg == FIRST_LEG)  # of a match that is played in two rounds
        over = at.round <= whole[at.part - 1]
        played_by_all = all(
            done >= min(last, max(each.planned, len(each.rounds)))
            for done, each in zip(whole, groups, strict=True)
        )
        if kept and not played_by_all and not ((seen.results or over) and at.game.finished):
            text = dice.choice(TEXTS)
            sheet = _sheet(match_at(event, at.place), 2, text, text)
            event = with_match(event, at.place, sheet)
        elif over or seen.results:
            continue
        elif at.game.finished:
            event = _with_imps(event, at, dice)
        elif at.game.segments:
            event = _with_segment(event, at, dice)
    return event
