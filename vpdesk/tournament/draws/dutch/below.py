"""Whether those who are not paired yet can all be paired, and how well the next bracket can."""

from __future__ import annotations

from vpdesk.tournament.draws.dutch.bracket_2017 import Bracket2017, Outlook
from vpdesk.tournament.draws.dutch.field import Field, mask_of, members
from vpdesk.tournament.draws.matching import most_pairs

MOST_TRIALS = 40  # of players that the next bracket could leave over


def completes(field: Field, players: int, byes: int = 0, apart: int = 0) -> bool:
    """Whether all of players (a mask) can be paired, one of byes being left if they are odd.

    apart: of these no two are to meet.
    """
    odd = players.bit_count() % 2
    byes = byes & players if odd else 0
    if odd and not byes:
        return False
    while players:
        choices = {each: _choices(field, each, players, apart) for each in members(players)}
        lonely = min(choices, key=lambda each: choices[each].bit_count())
        fewest = choices[lonely].bit_count()
        if fewest >= len(choices) // 2 + odd:
            return True  # Dirac: who has so many to choose from never runs out of them
        if byes >> lonely & 1 or fewest > 1:
            return _matched(choices, byes, len(field.states))
        if not fewest:
            return False
        players &= ~(choices[lonely] | 1 << lonely)  # they must meet
        byes &= players
        if odd and not byes:
            return False
    return True


def _matched(choices: dict[int, int], byes: int, size: int) -> bool:
    """Whether a matching leaves nobody over; with byes somebody is matched with the bye."""
    bye = 1 << size if byes else 0
    neighbours = [choices.get(each, 0) | (bye if byes >> each & 1 else 0) for each in range(size)]
    partners = most_pairs(size + 1, [*neighbours, byes])
    return all(partners[each] >= 0 for each in choices) and (not byes or partners[size] >= 0)


def _choices(field: Field, player: int, players: int, apart: int) -> int:
    mask = field.allowed[player] & players
    return mask & ~apart if apart >> player & 1 else mask


def fewest_choices(field: Field, players: int, apart: int = 0) -> int:
    """How many of players the one of them may meet who has the fewest to choose from."""
    return min(_choices(field, each, players, apart).bit_count() for each in members(players))


def bye_candidates(field: Field) -> int:
    """Who may get the bye in 2026 (C5), as a mask; 0 if nobody can.

    They are the eligible players of the lowest score at which everybody else can be paired.
    """
    everybody = (1 << len(field.states)) - 1
    for group in reversed(field.brackets()):
        byes = field.eligible & mask_of(group)
        if byes and completes(field, everybody, byes):
            return byes
    return 0


def suits(field: Field, bracket: Bracket2017, floaters: list[int], view: Outlook) -> bool:
    """Whether floaters leave nothing to be desired below, whatever the others of the bracket do.

    That is: all of them find opponents in the next bracket, as many pairs are made there as so
    many players can make, and the round can be completed, as far as the view asks for that.
    False also where it cannot be told quickly.
    """
    if view is Outlook.ALONE:
        return True
    after, rest = mask_of(bracket.following), mask_of(bracket.rest)
    both = mask_of(bracket.players) | after
    for each in (*floaters, *bracket.following):
        if not field.allowed[each] & both:
            rest |= 1 << each  # left over in both brackets, whatever the candidate
    after &= ~rest
    apart = mask_of(floaters) & ~rest
    if view is Outlook.WHOLE or (view.completes and not apart):
        return completes(field, apart | after | rest, bracket.byes, apart)
    if not apart:
        return True  # other candidates as good leave nobody else
    if view is Outlook.LAST_NEXT:
        return completes(field, apart | after | rest, bracket.byes & ~apart, apart)
    if view is Outlook.NEXT:
        return _next_suits(field, apart, after)
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
        ends = rest is None or completes(field, rest, byes)
        return ends and completes(field, everybody, 0, floaters)
    plenty = fewest_choices(field, everybody, floaters) > size // 2
    choices = {each: (field.allowed[each] & everybody).bit_count() for each in members(after)}
    for each in sorted(choices, key=choices.__getitem__)[:MOST_TRIALS]:
        left = 1 << each
        if rest is not None and not completes(field, rest | left, byes):
            continue
        if plenty or completes(field, everybody ^ left, 0, floaters):
            return True
    return False
