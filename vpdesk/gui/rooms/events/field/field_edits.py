"""What is typed in a cell of the field, and what the rating list fills in."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.gui.rooms.events.field.field_columns import HERE
from vpdesk.gui.tables.name_completer import Offer
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.changed import changed
from vpdesk.tournament.draws.teams.seats import read_seat
from vpdesk.tournament.fide.player_data import READERS
from vpdesk.tournament.fide.rated import Pace, filled_in
from vpdesk.tournament.fide.tournament_data import pace_of
from vpdesk.tournament.field import leaving
from vpdesk.tournament.field.left_league import in_league
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Entrant, Tournament

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.field.rating_shelf import RatingShelf

MOST_RATING = 9999


def offers(ratings: RatingShelf, typed: str) -> list[Offer]:
    """The players of the rating list for what is typed, with what tells them apart."""
    found = [each.player for each in ratings.search(typed)]
    return [Offer(_line(each), each.register_number or each.name) for each in found]


def from_list(
    ratings: RatingShelf | None, entrant: Entrant, typed: str, pace: Pace
) -> Entrant | None:
    """The player filled in with what the list says of a FIDE number or a name; None for nobody."""
    found = ratings.find(typed) if ratings is not None and typed else None
    return None if found is None else filled_in(entrant, found.entry(pace))


def all_from_list(ratings: RatingShelf, tournament: Tournament) -> tuple[Tournament, int]:
    """With all entrants filled in by their numbers, or else their names; and how many those are."""
    pace = pace_of(tournament)
    found = [
        from_list(ratings, each, each.register_number or each.name, pace)
        for each in tournament.entrants
    ]
    entrants = tuple(new or old for new, old in zip(found, tournament.entrants, strict=True))
    return replace(tournament, entrants=entrants), sum(each is not None for each in found)


def ticked(tournament: Tournament, numbers: Collection[int], field: str) -> Tournament:
    """With a field, which is true or not, of these entrants true; where it is of all, of none."""
    chosen = [each for each in tournament.entrants if each.number in numbers]
    on = not all(getattr(each, field) for each in chosen)
    entrants = (
        changed(each, {field: on}) if each in chosen else each for each in tournament.entrants
    )
    return replace(tournament, entrants=tuple(entrants))


def left_text(before: Tournament, after: Tournament, chosen: Collection[Entrant]) -> str:
    """What became of it that these entrants left, or came back."""
    name = ", ".join(each.name for each in chosen)
    last = max(after.by_number[each.number].last_round for each in chosen)
    if not last:
        return translate("EventField", "{name} is back.").format(name=name)
    told = [translate("EventField", "{name} leaves after round {round}.")]
    if in_league(after) and last < len(after.rounds):
        cancelled = [leaving.cancels(before, each.number) for each in chosen]
        if any(cancelled):
            told.append(
                translate(
                    "EventField",
                    "Fewer than half of the matches are played, so the results are cancelled.",
                )
            )
        if not all(cancelled):
            told.append(
                translate(
                    "EventField",
                    "Those who have not met them get the best of three averages, or 60 %.",
                )
            )
    return " ".join(told).format(name=name, round=last)


def out_text(before: Tournament, numbers: Collection[int]) -> str:
    """What became of it that these entrants do not come to a later stage."""
    names = ", ".join(before.by_number[each].name for each in numbers)
    text = translate(
        "EventField",
        "{names}: removed from this stage, withdrawn before it. Undo brings them back.",
    )
    return text.format(names=names)


def has_imps(tournament: Tournament) -> bool:
    """Whether a match has IMPs, of which a scale makes VPs."""
    return any(game.score is not None for each in tournament.rounds for game in each.games)


def with_field(entrant: Entrant, field: str, text: str, kind: Kind) -> Entrant:
    """The entrant with another text in a field; ValueError, in words, where it is none for it."""
    if field == "members":
        members = tuple(name.strip() for name in text.split(",") if name.strip())
        return replace(entrant, members=members)
    if field in ("rating", "first_round", "last_round"):
        least = 1 if field == "first_round" else 0
        found = least if not text else whole_number(text)
        if found is None or not least <= found <= MOST_RATING:
            reason = translate("EventField", "“{text}” is not a number allowed here.")
            raise ValueError(reason.format(text=text))
        return changed(entrant, {field: found})
    if field == "name" and not text:
        raise ValueError(translate("EventField", "Every entrant needs a name; Delete removes one."))
    if field == HERE:
        return replace(entrant, here=bool(text))
    if field == "seat":
        text = read_seat(text)
    if field in READERS and not kind.play.with_teams:  # a register of teams is not the FIDE's
        text = READERS[field](text)
    if field in ("title", "federation"):
        text = text.upper()
    return changed(entrant, {field: text})


def _line(entrant: Entrant) -> str:
    rating, year = str(entrant.rating or ""), entrant.birth[:4]
    told = (entrant.title, entrant.name, entrant.federation, rating, year, entrant.register_number)
    return "  ".join(filter(None, told))
