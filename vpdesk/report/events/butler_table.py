"""The Butler of an event as a table."""

from __future__ import annotations

from vpdesk.event.butler import event_butler
from vpdesk.event.event import Event, event_over
from vpdesk.report.events.names import player_name, provisional
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table


def butler_table(event: Event, language: Language, *, players: bool = False) -> Table:
    """The pairs, or the players, of all score sheets by IMPs a board."""
    translate = language.translate
    names = {each.number: player_name(each) for each in event.entrants}
    headings = (
        translate("EventReport", "Place"),
        translate("EventReport", "Player") if players else translate("EventReport", "Pair"),
        translate("EventReport", "Team"),
        translate("EventReport", "Boards"),
        translate("EventReport", "IMPs"),
        translate("EventReport", "IMPs per board"),
        translate("EventReport", "Cross-IMPs per board"),
        translate("EventReport", "Place by cross-IMPs"),
    )
    ranked = event_butler(event, players=players)
    averages = [each.average for each in ranked]
    crossed = sorted((each.crossed_average for each in ranked), reverse=True)
    rows = tuple(
        (
            _place(averages.index(each.average) + 1, averages.count(each.average) > 1),
            Cell(each.names),
            Cell(names[each.entrant]),
            Cell(str(each.boards), each.boards),
            _gain(round(100 * each.imps), language),
            _gain(round(100 * each.average), language),
            _gain(round(100 * each.crossed_average), language),
            _place(
                crossed.index(each.crossed_average) + 1,
                crossed.count(each.crossed_average) > 1,
            ),
        )
        for each in ranked
    )
    rule = translate(
        "EventReport",
        "Against the datum (the board's mean, to 10 points). Cross-IMPs: against every "
        "other score.",
    )
    starts = tuple(range(1, len(rows) + 1))
    title = translate("EventReport", "Butler of the pairs")
    if players:
        title = translate("ExportForm", "Butler of the players")
    if not event_over(event):
        title = provisional(title, language)
    return Table(title, rule, headings, rows, starts, words=(1, 2))


def _place(place: int, shared: bool) -> Cell:
    return Cell(f"{place} =" if shared else str(place), place)


def _gain(hundredths: int, language: Language) -> Cell:
    return Cell(language.gain(hundredths), hundredths / 100)
