"""The final ranking of an event as a table, for its prizes."""

from __future__ import annotations

from vpdesk.event.event import Event
from vpdesk.event.final import FinalPlace, final_ranking
from vpdesk.report.events.kind_words import NAME
from vpdesk.report.events.names import ranked_name
from vpdesk.report.events.prize_table import prizes_won
from vpdesk.report.events.stage_words import stage_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table


def final_table(event: Event, language: Language) -> Table:
    """Everybody with those who play in the team, and where each played last."""
    translate = language.translate
    ranked = final_ranking(event)
    entrants = {each.number: each for each in event.entrants}
    members = any(each.members for each in event.entrants)
    stages = len(event.stages) > 1
    won = prizes_won(event)
    headings = (
        translate("EventReport", "Place"),
        NAME.of(event.kind, language),
        *([translate("EventReport", "Members")] if members else []),
        *([translate("EventReport", "Last stage")] if stages else []),
        *([translate("EventReport", "Prize")] if won else []),
    )
    rows = tuple(
        (
            _place(each),
            Cell(ranked_name(entrants[each.number], language, withdrawn=each.withdrawn)),
            *([Cell(", ".join(entrants[each.number].members))] if members else []),
            *([Cell(stage_name(event, each.stage, language))] if stages else []),
            *([Cell(won.get(each.number, ""))] if won else []),
        )
        for each in ranked
    )
    title = translate("ExportForm", "Final ranking")
    starts = tuple(range(1, len(rows) + 1))
    return Table(title, "", headings, rows, starts, words=tuple(range(1, len(headings))))


def _place(ranked: FinalPlace) -> Cell:
    if not ranked.place:  # plays without standing, or has withdrawn
        return Cell("\N{EN DASH}")
    return Cell(f"{ranked.place} =" if ranked.shared else str(ranked.place), ranked.place)
