"""The dates of the rounds of a stage: one for all of its groups, known before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta

from vpdesk.event.event import Event
from vpdesk.tournament.fide.tournament_data import data_of, with_data
from vpdesk.tournament.tournament import Tournament

RoundDates = tuple[tuple[str, str], ...]  # date as YYYY/MM/DD and time as HH:MM, "" if not known


def dates_of(event: Event, number: int) -> RoundDates:
    """The dates and times of the rounds of a stage, as far as there are any."""
    groups = event.stage(number).groups
    return data_of(groups[0]).rounds if groups else ()


def with_dates(event: Event, number: int, dates: RoundDates) -> Event:
    """With other dates of the rounds of a stage."""
    stage = event.stage(number)
    groups = tuple(dated(each, dates) for each in stage.groups)
    return event.with_stage(number, replace(stage, groups=groups))


def with_some(dates: RoundDates, new: Mapping[int, tuple[str, str]]) -> RoundDates:
    """Dates, with other ones of these rounds, by number."""
    count = max((len(dates), *new))
    padded = (*dates, *[("", "")] * (count - len(dates)))
    made = [new.get(at, each) for at, each in enumerate(padded, 1)]
    while made and not any(made[-1]):
        made.pop()
    return tuple(made)


def following(dates: RoundDates, planned: int, days: int) -> dict[int, tuple[str, str]]:
    """The dates of the rounds behind the last one that has any, so many days apart, by number."""
    known = [at for at, (day, _) in enumerate(dates, 1) if day]
    if not known:
        return {}
    day, time = dates[known[-1] - 1]
    begin = date.fromisoformat(day.replace("/", "-"))
    return {
        number: (f"{begin + timedelta(days=days * (number - known[-1])):%Y/%m/%d}", time)
        for number in range(known[-1] + 1, planned + 1)
    }


def dated(group: Tournament, dates: RoundDates) -> Tournament:
    """A group with the dates of its rounds, and no others."""
    return with_data(group, replace(data_of(group), rounds=dates))
