"""Why pairs of a round are others than the rules give, as far as that is known."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.round import Round
from vpdesk.tournament.tournament import FREE

UNKNOWN = QT_TRANSLATE_NOOP(
    "EventWords",
    "It was made by hand or drawn elsewhere, or something before it was corrected since.",
)
HAND = QT_TRANSLATE_NOOP("EventWords", "That was made by hand.")
ELSEWHERE = QT_TRANSLATE_NOOP(
    "EventWords", "The round was drawn elsewhere, or something before it was corrected since."
)
CORRECTED = QT_TRANSLATE_NOOP(
    "EventWords", "Something before it was corrected since, or the event has other rules now."
)


def why_other(there: Round | None, pairs: Iterable[Collection[int]]) -> str:
    """The sentence for some pairs of a round; there: None where the round is not known."""
    if there is None or not there.method:
        return UNKNOWN
    if there.method == FREE:
        return HAND
    changed = {frozenset(pair) for change in there.changes for pair in change.after}
    by_hand = [frozenset(pair) in changed for pair in pairs]
    if any(by_hand):
        return HAND if all(by_hand) else UNKNOWN
    return ELSEWHERE if there.method == "file" else CORRECTED


def forfeited(there: Round | None, pair: Collection[int]) -> bool:
    """The two of a pair have not played, so that their colours say nothing."""
    games = () if there is None else there.games
    return any(not game.played and set(game.sides) == set(pair) for game in games)
