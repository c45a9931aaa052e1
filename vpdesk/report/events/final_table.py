"""The final ranking of an event as a table, for its prizes."""

from __future__ import annotations

from vpdesk.event.event import Event, event_over
from vpdesk.event.final import FinalPlace, final_ranking
from vpdesk.event.ranking import stage_standings
from vpdesk.report.events.kind_words import NAME, POINTS
from vpdesk.report.events.names import name_cell, provisional, ranked_name
from vpdesk.report.events.prize_table import prizes_won
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.stage_words import stage_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table


def final_table(event: Event, language: Language) -> Table:
    """Everybody with those who play in the team, where each played last, and the points there.

    It is provisional until all is played.
    """
    translate = language.translate
    ranked = final_ranking(event)
    entrants = {each.number: each for each in event.entrants}
    members = any(each.members for each in event.entrants)
    stages = len(event.stages) > 1
    won = prizes_won(event)
    points = _points(event)
    scores = Scores(event.kind, language)
    headings = (
        translate("EventReport", "Place"),
        NAME.of(event.kind, language),
        *([translate("EventReport", "Members")] if members else []),
        *([translate("EventReport", "Last stage")] if stages else []),
        *([POINTS.of(event.kind, language)] if points else []),
        *([translate("EventReport", "Prize")] if won else []),
    )
    rows = tuple(
        (
            _place(each),
            name_cell(
                ranked_name(entrants[each.number], language, withdrawn=each.withdrawn), each.number
            ),
            *([Cell(", ".join(entrants[each.number].members))] if members else []),
            *([Cell(stage_name(event, each.stage, language))] if stages else []),
            *([_scored(points.get((each.stage, each.number)), scores)] if points else []),
            *([Cell(won.get(each.number, ""))] if won else []),
        )
        for each in ranked
    )
    title = translate("ExportForm", "Final ranking")
    if not event_over(event):
        title = provisional(title, language)
    starts = tuple(range(1, len(rows) + 1))
    scored = len(headings) - 1 - bool(won) if points else 0
    words = tuple(at for at in range(1, len(headings)) if at != scored)
    return Table(title, "", headings, rows, starts, words=words)


def _points(event: Event) -> dict[tuple[int, int], int]:
    """Those of each stage and entrant; a knock-out has none that say anything."""
    return {
        (number, each.number): each.points
        for number, stage in enumerate(event.stages, 1)
        if event.numbers_of(number) and not stage.draw.is_knock_out
        for group, _ in enumerate(stage.groups, 1)
        for each in stage_standings(event, number, group)
    }


def _scored(points: int | None, scores: Scores) -> Cell:
    return Cell("") if points is None else scores.points(points)


def _place(ranked: FinalPlace) -> Cell:
    if not ranked.place:  # plays without standing, or has withdrawn
        return Cell("\N{EN DASH}")
    return Cell(f"{ranked.place} =" if ranked.shared else str(ranked.place), ranked.place)
