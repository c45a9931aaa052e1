"""The final ranking of an event as a table, for its prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.event.event import Event
from vpdesk.event.final import FinalPlace, final_ranking
from vpdesk.event.ranking import stage_standings
from vpdesk.report.events.kind_words import NAME, POINTS
from vpdesk.report.events.names import ranked_name
from vpdesk.report.events.prize_table import prizes_won
from vpdesk.report.events.scores import Scores
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
    won, points = prizes_won(event), dict(_points(event, ranked, language))
    scored = bool(points)
    headings = (
        translate("EventReport", "Place"),
        NAME.of(event.kind, language),
        *([translate("EventReport", "Members")] if members else []),
        *([translate("EventReport", "Last stage")] if stages else []),
        *([POINTS.of(event.kind, language)] if scored else []),
        *([translate("EventReport", "Prize")] if won else []),
    )
    rows = tuple(
        (
            _place(each),
            Cell(ranked_name(entrants[each.number], language, withdrawn=each.withdrawn)),
            *([Cell(", ".join(entrants[each.number].members))] if members else []),
            *([Cell(stage_name(event, each.stage, language))] if stages else []),
            *([points.get(each.number, Cell(""))] if scored else []),
            *([Cell(won.get(each.number, ""))] if won else []),
        )
        for each in ranked
    )
    title = translate("ExportForm", "Final ranking")
    starts = tuple(range(1, len(rows) + 1))
    return Table(title, "", headings, rows, starts, words=tuple(range(1, len(headings))))


def _points(
    event: Event, ranked: Sequence[FinalPlace], language: Language
) -> Iterator[tuple[int, Cell]]:
    """What each has in the stage played last, but for a knock-out."""
    scores = Scores(event.kind, language)
    last = {each.number: each.stage for each in ranked}
    for number in sorted({*last.values()}):
        stage = event.stage(number)
        for part, _ in enumerate(stage.groups if not stage.draw.is_knock_out else (), 1):
            for each in stage_standings(event, number, part):
                if last.get(each.number) == number:
                    yield each.number, scores.points(each.points)


def _place(ranked: FinalPlace) -> Cell:
    if not ranked.place:  # plays without standing, or has withdrawn
        return Cell("\N{EN DASH}")
    return Cell(f"{ranked.place} =" if ranked.shared else str(ranked.place), ranked.place)
