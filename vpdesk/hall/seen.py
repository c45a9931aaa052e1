"""What players may see of an event or an evening at a moment: a value without the rest.

Whatever is made of that value (pages, the size of an answer, a number that goes up) cannot tell
what is not in it.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from vpdesk.event.event import Event, KeptMatch, Stage
from vpdesk.event.kept_matches import game_at
from vpdesk.pairs.evening import Evening, without_entries
from vpdesk.tournament.round import FIRST_LEG, Game
from vpdesk.tournament.tournament import Tournament


class Seen(Enum):
    """What players see while the session is played; afterwards they see everything."""

    NOTHING = "nothing"
    SEATS = "clock and seats"
    RESULTS = "everything but the running ranking"
    EVERYTHING = "everything"

    @property
    def results(self) -> bool:
        """Results that nobody still has to play for are seen."""
        return self in (Seen.RESULTS, Seen.EVERYTHING)


def evening_over(evening: Evening) -> bool:
    """Whether every result of an evening is there."""
    return bool(evening.due) and not evening.missing


def seen_evening(evening: Evening, seen: Seen) -> Evening:
    """The evening without what players may not see now.

    That are the results and the cards of a board that somebody has still to play, in whichever
    section, even where the board counts for nobody; penalties before the end; what the director
    decided and corrected.
    """
    evening = replace(evening, decisions=())
    if evening_over(evening):
        return evening
    if not seen.results:
        return replace(evening, entries={}, deals=(), adjustments=())
    hidden = {each.board for each in evening.due if each not in evening.entries}
    gone = [place for place in evening.entries if place.board in hidden]
    deals = tuple(each for each in evening.deals if each.board not in hidden)
    adjustments = evening.adjustments if seen is Seen.EVERYTHING else ()
    return replace(without_entries(evening, gone), deals=deals, adjustments=adjustments)


def seen_event(event: Event, seen: Seen) -> Event:
    """The event without what players may not see now.

    That are the sheets and rulings of matches in a round of which a match is still played, in
    whichever group of its stage, as they have the same boards, or that go on in the next round;
    and before the end, where results are not seen, the results of a round that is not complete.
    """
    kept = tuple(each for each in event.matches if _round_over(event, each))
    if not seen.results:
        stages = tuple(_without_results(each) for each in event.stages)
        return replace(event, matches=(), stages=stages)
    return replace(event, matches=kept)


def _round_over(event: Event, match: KeptMatch) -> bool:
    place = match.place
    last = place.round + (game_at(event, place).leg == FIRST_LEG)  # a triangle of two rounds
    return all(
        each.finished_rounds() >= min(last, max(each.planned, len(each.rounds)))
        for each in event.stage(place.stage).groups
    )


def _without_results(stage: Stage) -> Stage:
    return replace(stage, groups=tuple(map(_open_rounds, stage.groups)))


def _open_rounds(group: Tournament) -> Tournament:
    """A group whose rounds that are not complete have no result at all."""
    whole = group.finished_rounds()
    rounds = tuple(
        each if number <= whole else replace(each, games=tuple(map(_without_result, each.games)))
        for number, each in enumerate(group.rounds, 1)
    )
    return replace(group, rounds=rounds)


def _without_result(game: Game) -> Game:
    return replace(
        game,
        home_result=None,
        visitor_result=None,
        points=None,
        score=None,
        on_boards=None,
        boards="",
        segments=(),
    )
