"""Events and evenings that differ in nothing but what is hidden."""

from dataclasses import replace
from random import Random

from tests.unit.event.kept_matches_builders import scored
from vpdesk.deals.dealing import make_deals
from vpdesk.event.event import MatchPlace
from vpdesk.event.kept_matches import match_at, with_match
from vpdesk.pairs.evening import with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.tournament.draws.teams.scoring import scored as by_imps
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.score import MatchImps

TEXTS = ("420", "-50", "140", "-430", "90", "-110", "620", "-1430")


def deals(count, seed):
    return make_deals(1, count, Random(seed).randrange)


def moments(evening, seed):
    """An evening after each result, which come in the order of a hall: by rounds, at random."""
    dice = Random(seed)
    due = sorted(evening.due, key=lambda each: (each.round, dice.random()))
    yield evening
    for place in due:
        evening = with_entry(evening, parse_result(dice.choice(TEXTS), place))
        yield evening


def hidden_otherwise(evening, seed):
    """The same evening with other results and cards of the boards that somebody has to play."""
    dice, missing = Random(seed), {each.board for each in evening.missing}
    for place in list(evening.entries):
        if place.board in missing:
            evening = with_entry(evening, parse_result(dice.choice(TEXTS), place))
    other = {each.board: each for each in deals(60, seed)}
    found = tuple(other[each.board] if each.board in missing else each for each in evening.deals)
    return replace(evening, deals=found)


def sheet_of(event, place, home, away):
    """With the scores of one room, or of both, on the first boards of a match."""
    return with_match(event, place, scored(match_at(event, place), range(1, 3), home, away))


def places(event, number=1):
    group = event.group(1)
    return [MatchPlace(1, 1, number, *game.sides) for game in group.rounds[number - 1].games]


def with_results(event, number, count, seed):
    """With the results of the first matches of a round."""
    dice, group = Random(seed), event.group(1)
    for board, game in list(enumerate(group.rounds[number - 1].games, 1))[:count]:
        imps = MatchImps(dice.randrange(60), dice.randrange(60))
        group = with_game(group, number, board, by_imps(group.teams, game, imps))
    return event.with_group(1, 1, group)
