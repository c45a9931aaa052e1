"""The log of an event as a table: when, what, of whom, and what was there before."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.carry import first_table
from vpdesk.event.event import Adjustment, Event
from vpdesk.event.logged import Logged, LogKind
from vpdesk.event.place import StagePlace
from vpdesk.report.events.kind_words import TABLE
from vpdesk.report.events.place_words import place_name
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.stage_columns import adjusted_by
from vpdesk.report.events.stage_words import stage_name
from vpdesk.report.language import Language
from vpdesk.report.step_words import told_step
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.round import Game

KINDS = {
    LogKind.DRAW: QT_TRANSLATE_NOOP("EventLog", "Draw"),
    LogKind.RESULT: QT_TRANSLATE_NOOP("EventLog", "Result"),
    LogKind.CORRECTION: QT_TRANSLATE_NOOP("EventLog", "Correction"),
    LogKind.SHEET: QT_TRANSLATE_NOOP("EventLog", "Score sheet"),
    LogKind.RULING: QT_TRANSLATE_NOOP("EventLog", "Ruling"),
    LogKind.ADJUSTMENT: QT_TRANSLATE_NOOP("EventLog", "Adjustment"),
    LogKind.FIELD: QT_TRANSLATE_NOOP("EventLog", "Entrants"),
    LogKind.STAGE: QT_TRANSLATE_NOOP("EventLog", "Stage"),
    LogKind.OTHER: QT_TRANSLATE_NOOP("EventLog", "Other"),
}
DATE_AND_TIME = len("2026-11-21T19:05:30")
WORDS = (0, 1, 2, 3, 6, 7, 8)  # columns


def log_table(event: Event, logged: Sequence[Logged], language: Language) -> Table:
    """All that was done, or some of it, in the order in which it is given."""
    translate = language.translate
    headings = (
        translate("EventLog", "Time"),
        translate("EventLog", "Kind"),
        translate("EventLog", "Done"),
        translate("EventLog", "Undone"),
        translate("EventReport", "Round"),
        TABLE.of(event.kind, language),
        translate("EventLog", "Of"),
        translate("EventReport", "Result"),
        translate("EventLog", "Before"),
    )
    words = _Words(event, language)
    rows = tuple(words.cells(each) for each in logged)
    title = translate("ExportForm", "Log of the event")
    return Table(title, "", headings, rows, tuple(range(1, len(rows) + 1)), words=WORDS)


def kind_name(kind: LogKind, language: Language) -> str:
    """What an action was about."""
    return language.translate("EventLog", KINDS[kind])


class _Words:
    def __init__(self, event: Event, language: Language) -> None:
        self._event, self._language = event, language
        self._scores = Scores(event.kind, language)

    def cells(self, each: Logged) -> tuple[Cell, ...]:
        before, after = self._game(each, each.before), self._game(each, each.after)
        if each.kind is LogKind.ADJUSTMENT:
            before, after = map(self._adjusted, (each.withdrawn, each.given))
        return (
            Cell(_time(each.at)),
            Cell(kind_name(each.kind, self._language)),
            Cell(told_step(each.what, self._language)),
            Cell(_time(each.undone)),
            Cell(str(each.round), each.round) if each.round else Cell(""),
            self._table(each),
            Cell(", ".join(filter(None, (self._where(each), " \N{EN DASH} ".join(each.names))))),
            Cell(after),
            Cell(before),
        )

    def _table(self, each: Logged) -> Cell:
        """What the table is called at which it was."""
        if not each.table:
            return Cell("")
        stages = self._event.stages
        known = each.stage <= len(stages) and each.group <= len(stages[each.stage - 1].groups)
        first = first_table(self._event, each.stage, each.group) if known else 1
        table = first + each.table - 1
        return Cell(str(table), table)

    def _where(self, each: Logged) -> str:
        """The stage and group, where there are several."""
        event = self._event
        if not each.group and 1 <= each.stage <= len(event.stages) and len(event.stages) > 1:
            return stage_name(event, each.stage, self._language)
        groups = len(event.stages[each.stage - 1].groups) if each.stage <= len(event.stages) else 0
        if not each.group or each.group > groups:  # of all of it, or it is gone since
            return ""
        return place_name(event, StagePlace(each.stage, each.group), self._language)

    def _game(self, each: Logged, game: Game | None) -> str:
        """A result; VPs say nothing in a knock-out."""
        if game is None:
            return ""
        stages = self._event.stages[each.stage - 1 : each.stage]
        return self._scores.result(
            game, points=not any(stage.draw.is_knock_out for stage in stages)
        )

    def _adjusted(self, found: Sequence[Adjustment]) -> str:
        """With its reason, though the stage may be gone since."""
        told = ((adjusted_by(each, self._event.kind, self._language), each) for each in found)
        return "; ".join(f"{amount}: {each.reason}" for amount, each in told)


def _time(text: str) -> str:
    """Date and time of a clock on the wall, which every country reads."""
    return text[:DATE_AND_TIME].replace("T", " ")
