"""The prizes of an event and who has won them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, EventError, Prize, finished

if TYPE_CHECKING:
    from vpdesk.event.final import FinalPlace

MOST_LETTERS, MOST_PRIZES = 200, 500
_PLACES = re.compile(r"([1-9][0-9]{0,3})(?:\s*[-\N{EN DASH}]\s*([1-9][0-9]{0,3}))?")
TOO_LONG = QT_TRANSLATE_NOOP("EventError", "A prize has {most} letters at most.")
TOO_MANY = QT_TRANSLATE_NOOP("EventError", "An event has {most} prizes at most.")


class Award(NamedTuple):
    """A prize for one place or the like; winners: numbers, () while it is open."""

    wins: str
    text: str
    winners: tuple[int, ...]


def with_prizes(event: Event, prizes: Iterable[Prize]) -> Event:
    """With these prizes, in this order. Raises EventError for what is no prize."""
    made = tuple(prizes)
    if len(made) > MOST_PRIZES:
        raise EventError(TOO_MANY, most=MOST_PRIZES)
    if any(len(text) > MOST_LETTERS for each in made for text in (each.wins, each.text)):
        raise EventError(TOO_LONG, most=MOST_LETTERS)
    return replace(event, prizes=made)


def awards(event: Event) -> tuple[Award, ...]:
    """Who has won which prize, place by place; nobody yet until all stages are finished.

    Where several share places they share the prizes of these, and of their club or group.
    Raises EventError.
    """
    from vpdesk.event.final import final_ranking  # noqa: PLC0415 - for prizes alone

    over = event.prizes and all(finished(event, at) for at, _ in enumerate(event.stages, 1))
    ranked = tuple(each for each in final_ranking(event) if each.place) if over else ()
    return tuple(award for each in event.prizes for award in _awards(event, each, ranked))


def _awards(event: Event, prize: Prize, ranked: tuple[FinalPlace, ...]) -> Iterator[Award]:
    found = _PLACES.fullmatch(prize.wins)
    if prize.winner or not found:
        of_group = [each for each in ranked if _is_of(event, each.number, prize.wins)]
        best = tuple(each.number for each in of_group if each.place == of_group[0].place)
        yield Award(prize.wins, prize.text, (prize.winner,) if prize.winner else best)
        return
    first, last = int(found[1]), int(found[2] or found[1])
    level: dict[int, list[int]] = {}
    for each in ranked:
        level.setdefault(each.place, []).append(each.number)
    for place in range(first, min(last, max(first, len(event.entrants))) + 1):
        won = [each for at, each in level.items() if at <= place < at + len(each)]
        yield Award(str(place), prize.text, tuple(won[0]) if won else ())


def _is_of(event: Event, number: int, group: str) -> bool:
    (entrant,) = (each for each in event.entrants if each.number == number)
    return bool(entrant.group) and entrant.group.casefold() == group.casefold()
