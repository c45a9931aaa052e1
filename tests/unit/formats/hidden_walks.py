"""Anything at all that a director does with an evening or an event that is shown to a hall.

At every step there are two of them, which differ in all that is hidden at that moment and in
nothing else; what can be had of one is what can be had of the other, to the last byte.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import league
from tests.unit.formats.told_hall import Told
from tests.unit.pairs.evenings import entrants, of_howell, of_mitchell
from tests.unit.report.hall.seen_builders import TEXTS, deals
from vpdesk.event.event import MatchPlace
from vpdesk.event.kept_matches import match_at, with_match
from vpdesk.hall.seen import Seen, evening_over, event_over
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import with_entry as with_score
from vpdesk.pairs.evening import Evening, PairsAdjustment, with_entry, without_entries
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.tournament.draws.teams.scoring import scored as by_imps
from vpdesk.tournament.results.results import with_game
from vpdesk.tournament.score import MatchImps

SEEN = tuple(Seen)
OF_EVENINGS = ("result", "result", "result", "round", "out", "cancel", "penalty", "seen", "all")
OF_EVENTS = ("result", "result", "sheet", "sheet", "room", "round", "seen")


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


def walk_evening(which, told):
    """Walk through an evening: one section, two, or one that is scored by IMPs."""
    made = (
        lambda: of_howell(4, 1, deals=deals(60, 1)),
        lambda: Evening(
            "Two",
            entrants=entrants(8),
            sections=(of_mitchell(4, 1, "A"), of_mitchell(4, 1, "B", 5, apart=True)),
            deals=deals(60, 2),
        ),
        lambda: replace(of_howell(4, 1, deals=deals(60, 3)), method="butler"),
    )
    _same(made[which](), evening_otherwise, told, evening_after)


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


def walk_event(which, told):
    """Walk through a league, or a cup whose matches have two segments."""
    _same((lambda: league(4), cup)[which](), event_otherwise, told, event_after)


def _rounds(event):
    return list(enumerate(event.group(1).rounds, 1))


def _place(number, game):
    return MatchPlace(1, 1, number, *game.sides)


def _with_imps(event, number, board, game, dice):
    group = event.group(1)
    imps = MatchImps(dice.randrange(60), dice.randrange(61, 99))
    return event.with_group(1, 1, with_game(group, number, board, by_imps(group.teams, game, imps)))


def event_after(event, deed, dice):
    """An event after a deed."""
    number, of = dice.choice(_rounds(event))
    games = list(enumerate(of.games, 1))
    board, game = dice.choice(games)
    if deed == "result":
        return _with_imps(event, number, board, game, dice)
    if deed == "round":
        for at, each in games:
            event = _with_imps(event, number, at, each, dice)
        return event
    last = 2 if deed == "room" else 4
    texts = [dice.choice(TEXTS), "" if deed == "room" else dice.choice(TEXTS)]
    place = _place(number, game)
    return with_match(event, place, _sheet(match_at(event, place), last, *texts))


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
    whole = event.group(1).finished_rounds()
    for number, each in _rounds(event):
        if number <= whole:
            continue
        for board, game in enumerate(each.games, 1):
            place = _place(number, game)
            kept = next((one for one in event.matches if one.place == place), None)
            if kept is not None and not (seen.results and game.finished):
                text = dice.choice(TEXTS)
                event = with_match(event, place, _sheet(match_at(event, place), 2, text, text))
            elif game.finished and not seen.results:
                event = _with_imps(event, number, board, game, dice)
    return event
