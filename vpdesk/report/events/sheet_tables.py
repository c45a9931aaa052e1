"""The tables of the sheets that are of a whole event, or of all groups of a stage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.report.table import Table, without_empty

if TYPE_CHECKING:
    from vpdesk.report.events.sheets import EventSubject, Reports


def groups(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The standings of all groups of a stage beside each other."""
    from vpdesk.report.events.stage_tables import StageTables  # for this alone

    if of.stage is not None:
        number, language = of.stage.place.stage, reports[0].language
        yield StageTables(of.stage.event, number, language).side_by_side()


def hall(of: EventSubject, reports: Reports, most: int) -> Iterator[Table]:
    """All matches of a round by table: of all groups of the stage, and of others in play."""
    from vpdesk.report.events.stage_tables import StageTables  # for this alone

    if of.stage is not None:
        for number, round_number in of.stage.in_hall(of.number):
            tables = StageTables(of.stage.event, number, reports[0].language)
            yield from tables.hall(round_number, most)


def hall_sheets(of: EventSubject, most: int) -> int:
    """How many there are, of so many rows at most, 0 for any."""
    from vpdesk.event.tables import byes_of, match_tables  # start-up time

    if of.stage is None:
        return 1
    event, found = of.stage.event, 0
    for at in of.stage.in_hall(of.number):
        rows = len(match_tables(event, *at)) + len(byes_of(event, *at))
        found += max(1, -(-rows // most)) if most else 1
    return found


def schedule(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The matches of all rounds that are drawn, of all groups of a stage."""
    from vpdesk.report.events.stage_tables import StageTables  # for this alone

    if of.stage is not None:
        language = reports[0].language
        title = language.translate("EventReport", "Schedule")
        table = StageTables(of.stage.event, of.stage.place.stage, language).schedule(title)
        yield table if reports[0].data else rounds_once(table)


def rounds_once(table: Table) -> Table:
    """A schedule on paper: each round, and its date, is said once, and is not broken."""
    columns, before, rows = 2 if 1 in table.words else 1, "", []
    for row in table.rows:
        if row[0].text == before:
            row = (*(cell._replace(text="") for cell in row[:columns]), *row[columns:])  # noqa: PLW2901
        else:
            before = row[0].text
        rows.append(row)
    return replace(table, rows=tuple(rows), goes_on=True)


def brackets(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The brackets of a knock-out."""
    from vpdesk.report.events.stage_tables import StageTables  # for this alone

    if of.stage is not None:
        language = reports[0].language
        title = language.translate("EventReport", "Bracket")
        yield from StageTables(of.stage.event, of.stage.place.stage, language).brackets(title)


def butler(of: EventSubject, reports: Reports, *, players: bool = False) -> Iterator[Table]:
    """The Butler of all score sheets; players: one by one."""
    from vpdesk.report.events.butler_table import butler_table  # for this alone

    if of.event is not None:
        yield butler_table(of.event, reports[0].language, players=players)


def rules(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The rules of all stages in sentences."""
    from vpdesk.report.events.rule_sentences import rules_table  # for this alone

    if of.event is not None:
        yield rules_table(of.event, reports[0].language)


def stages(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The stages as boxes, with who goes where."""
    from vpdesk.report.events.stage_map import stage_map_table  # for this alone

    if of.event is not None:
        yield stage_map_table(of.event, reports[0].language)


def final(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The final ranking."""
    from vpdesk.report.events.final_table import final_table  # for this alone

    if of.event is not None:
        yield final_table(of.event, reports[0].language)


def prizes(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """The prizes, with who has won them."""
    from vpdesk.report.events.prize_table import prize_table  # for this alone

    if of.event is not None:
        table = prize_table(of.event, reports[0].language)
        yield table if reports[0].data else without_empty(table)


def log(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """All that was done."""
    from vpdesk.report.events.log_table import log_table  # for this alone

    if of.event is not None and of.log is not None:
        table = log_table(of.event, of.log(), reports[0].language)
        yield table if reports[0].data else without_empty(table)


def vp_table(of: EventSubject, reports: Reports) -> Iterator[Table]:
    """What the matches are scored by."""
    from vpdesk.report.scales.tables import single_table  # for this alone

    rules = of.tournament.teams
    yield single_table(rules.spec.scale(rules.boards), reports[0].language, gains=True, loser=True)
