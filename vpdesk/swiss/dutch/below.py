"""Whether those who are not paired yet can all be paired, and how well the next bracket can."""

from __future__ import annotations

from vpdesk.swiss.dutch.bracket_2017 import Bracket, View
from vpdesk.swiss.dutch.field import Field, mask_of, members
from vpdesk.swiss.matching import most_pairs

MOST_TRIALS = 40  # of players that the next bracket could leave over


def completes(field: Field, players: int, byes: int = 0, apart: int = 0) -> bool:
    """Whether all of players (a mask) can be paired, one of byes being left if they are odd.

    apart: of these no two are to meet.
    """
    size = players.bit_count()
    odd = size % 2
    if odd and not byes & players:
        return False
    if size <= 1 or fewest_choices(field, players, apart) >= size // 2 + odd:
        return True  # Dirac: who has so many to choose from never runs out of them
    order = list(members(players))
    place = {player: k for k, player in enumerate(order)}
    neighbours = []
    for player in order:
        mask = 1 << size if odd and byes >> player & 1 else 0
        for other in members(_choices(field, player, players, apart)):
            mask |= 1 << place[other]
        neighbours.append(mask)
    if odd:
        neighbours.append(sum(1 << place[each] for each in members(byes & players)))
    return min(most_pairs(len(neighbours), neighbours)) >= 0


def _choices(field: Field, player: int, players: int, apart: int) -> int:
    mask = field.allowed[player] & players
    return mask & ~apart if apart >> player & 1 else mask


def fewest_choices(field: Field, players: int, apart: int = 0) -> int:
    """How many of players the one of them may meet who has the fewest to choose from."""
    return min(_choices(field, each, players, apart).bit_count() for each in members(players))


def bye_candidates(field: Field) -> int:
    """Who may get the bye (C5): the mask of the eligible ones of the lowest score at which
    everybody else can be paired; 0 if nobody can get it."""
    everybody = (1 << len(field.states)) - 1
    for group in reversed(field.brackets()):
        byes = field.eligible & mask_of(group)
        if byes and completes(field, everybody, byes):
            return byes
    return 0


def suits(field: Field, bracket: Bracket, floaters: list[int], view: View) -> bool:
    """Whether floaters leave nothing to be desired below, whatever the others of the bracket do:
    all of them find opponents in the next bracket, as many pairs are made there as so many
    players can make, and the round can be completed as far as the view asks for that.

    False also where that cannot be told quickly.
    """
    after, rest = mask_of(bracket.following), mask_of(bracket.rest)
    for each in floaters:
        if not field.allowed[each] & (mask_of(bracket.players) | after):
            rest |= 1 << each  # whatever the candidate
    apart = mask_of(floaters) & ~rest
    if not apart:  # and other candidates as good leave nobody else
        return not view.completes or completes(field, after | rest, bracket.byes)
    match view:
        case View.ALONE:
            return True
        case View.WHOLE:
            return completes(field, apart | after | rest, bracket.byes, apart)
        case View.LAST_NEXT:
            return completes(field, apart | after | rest, bracket.byes & ~apart, apart)
        case View.NEXT:
            return _next_suits(field, apart, after)
        case View.WHOLE_AND_NEXT if (apart | after).bit_count() % 2 == 0:
            ends = completes(field, rest, bracket.byes)
            return ends and completes(field, apart | after, 0, apart)
        case View.WHOLE_AND_NEXT:
            return _next_suits(field, apart, after, rest, bracket.byes)


def _next_suits(
    field: Field, floaters: int, after: int, rest: int | None = None, byes: int = 0
) -> bool:
    """Whether the next bracket can pair all but at most one of its own players.

    rest: who is below and must then be paired with that one; None if that does not matter.
    """
    everybody = floaters | after
    size = everybody.bit_count()
    if size % 2 == 0:
        return completes(field, everybody, 0, floaters)
    plenty = fewest_choices(field, everybody, floaters) > size // 2
    for trial, last in enumerate(reversed(list(members(after)))):
        if trial == MOST_TRIALS:
            break
        left = 1 << last
        if rest is not None and not completes(field, rest | left, byes):
            continue
        if plenty or completes(field, everybody ^ left, 0, floaters):
            return True
    return False
