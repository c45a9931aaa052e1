"""The final ranking of an event as a table, for its prizes."""

from __future__ import annotations

from vpdesk.event.carry import as_played, brought_into
from vpdesk.event.event import Event, event_over
from vpdesk.event.final import FinalPlace, final_ranking
from vpdesk.event.ranking import stage_standings
from vpdesk.report.events.kind_words import NAME, POINTS
from vpdesk.report.events.knock_out_words import how_it_ended
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
    carried, ends = _carried(event, points), _ends(event, language)
    scores = Scores(event.kind, language)
    headings = (
        translate("EventReport", "Place"),
        NAME.of(event.kind, language),
        *([translate("EventReport", "Members")] if members else []),
        *([translate("EventReport", "Last stage")] if stages else []),
        *([POINTS.of(event.kind, language)] if points else []),
        *([translate("EventReport", "of it carried over")] if carried else []),
        *([translate("EventReport", "Prize")] if won else []),
    )
    rows = tuple(
        (
            _place(each),
            name_cell(
                ranked_name(entrants[each.number], language, withdrawn=each.withdrawn), each.number
            ),
            *([Cell(", ".join(entrants[each.number].members))] if members else []),
            *(
                [Cell(ends.get((each.stage, each.number), stage_name(event, each.stage, language)))]
                if stages
                else []
            ),
            *([_scored(points.get((each.stage, each.number)), scores)] if points else []),
            *([_scored(carried.get((each.stage, each.number)), scores)] if carried else []),
            *([Cell(won.get(each.number, ""))] if won else []),
        )
        for each in ranked
    )
    title = translate("ExportForm", "Final ranking")
    if not event_over(event):
        title = provisional(title, language)
    starts = tuple(range(1, len(rows) + 1))
    end = len(headings) - bool(won)
    scored = range(end - bool(points) - bool(carried), end)
    words = tuple(at for at in range(1, len(headings)) if at not in scored)
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


def _carried(event: Event, points: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """What of these points was carried over."""
    stages = {stage for stage, _ in points if stage > 1}
    brought = {stage: brought_into(event, stage) for stage in stages}
    amounts = {at: brought[at[0]][at[1]].carried for at in points if at[0] > 1}
    return {at: amount for at, amount in amounts.items() if amount}


def _ends(event: Event, language: Language) -> dict[tuple[int, int], str]:
    """How knock-outs ended, by their number and that of an entrant."""
    return {
        (number, each.number): how_it_ended(played, each.number, name, language)
        for number, stage in enumerate(event.stages, 1)
        if stage.draw.is_knock_out
        for name in (stage_name(event, number, language),)
        for played in (as_played(event, number, at) for at, _ in enumerate(stage.groups, 1))
        for each in played.entrants
    }


def _scored(points: int | None, scores: Scores) -> Cell:
    return Cell("") if points is None else scores.points(points)


def _place(ranked: FinalPlace) -> Cell:
    if not ranked.place:  # plays without standing, or has withdrawn
        return Cell("\N{EN DASH}")
    return Cell(f"{ranked.place} =" if ranked.shared else str(ranked.place), ranked.place)
