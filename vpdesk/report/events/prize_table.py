"""The prizes of an event as a table, with who has won them."""

from __future__ import annotations

from vpdesk.event.event import Event
from vpdesk.event.prizes import awards
from vpdesk.report.events.names import player_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table


def prize_table(event: Event, language: Language) -> Table:
    """What each prize is for, the prize, and who has won it; a dot while it is open."""
    translate = language.translate
    entrants = {each.number: each for each in event.entrants}
    members = any(each.members for each in event.entrants)
    headings = (
        translate("EventReport", "Prize for"),
        translate("EventReport", "Prize"),
        translate("EventReport", "Won by"),
        *([translate("EventReport", "Members")] if members else []),
    )
    rows = []
    for each in awards(event):
        won = [entrants[number] for number in each.winners]
        names = ", ".join(map(player_name, won))
        of = "; ".join(", ".join(one.members) for one in won if one.members)
        texts = (each.wins, each.text, names, *([of] if members else []))
        rows.append(tuple(map(Cell, texts)))
    starts = tuple(range(1, len(rows) + 1))
    words = tuple(range(1, len(headings)))
    return Table(translate("ExportForm", "Prizes"), "", headings, tuple(rows), starts, words=words)


def prizes_won(event: Event) -> dict[int, str]:
    """The prizes of each entrant who has won some."""
    found: dict[int, list[str]] = {}
    for each in awards(event):
        for number in each.winners:
            found.setdefault(number, []).append(each.text)
    # Who are level share prizes of several places, which may be the same.
    return {number: "; ".join(dict.fromkeys(texts)) for number, texts in found.items()}
