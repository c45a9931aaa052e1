"""The stages of an event as boxes, with arrows: who goes where, and what comes along."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import CarryKind, Event, Stage, WhoKind
from vpdesk.event.place import StageState, state_of
from vpdesk.report.events.place_words import state_word
from vpdesk.report.events.stage_words import draw_name, stage_name
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, CellEdge, Table

ARROW = "\N{RIGHTWARDS ARROW}"
BACK = "\N{LEFTWARDS ARROW}"
DASH = "\N{EN DASH}"
_CARRIED = {
    CarryKind.ALL: QT_TRANSLATE_NOOP("StageMap", "whole score"),
    CarryKind.SHARE: QT_TRANSLATE_NOOP("StageMap", "{share} % of the score"),
    CarryKind.QUALIFIED: QT_TRANSLATE_NOOP("StageMap", "their matches"),
    CarryKind.HALF_MARGIN: QT_TRANSLATE_NOOP("StageMap", "half of margins"),
    CarryKind.EBU: QT_TRANSLATE_NOOP("StageMap", "by EBU 3.8"),
}
_BOX = (  # the lines around its three rows
    CellEdge.TOP | CellEdge.LEFT | CellEdge.RIGHT,
    CellEdge.LEFT | CellEdge.RIGHT,
    CellEdge.BOTTOM | CellEdge.LEFT | CellEdge.RIGHT,
)


class StageBox(NamedTuple):
    """A stage (number from 1): what it is called, how it is played, how far it is."""

    number: int
    name: str
    draw: str
    state: StageState
    state_text: str


class StageWay(NamedTuple):
    """Who goes from one stage to another, and what they bring, in few words; "" for nothing."""

    start: int
    end: int
    who: str
    carried: str


class StageMap(NamedTuple):
    """The stages in their order, and the ways between them."""

    boxes: tuple[StageBox, ...]
    ways: tuple[StageWay, ...]

    def way(self, start: int, end: int) -> StageWay | None:
        """The way from one stage to another."""
        return next((each for each in self.ways if each[:2] == (start, end)), None)


def stage_map(event: Event, language: Language) -> StageMap:
    """What there is of an event."""
    numbers = range(1, len(event.stages) + 1)
    boxes = (_box(event, number, language) for number in numbers)
    ways = (_way(event, number, language) for number in numbers)
    return StageMap(tuple(boxes), tuple(each for each in ways if each is not None))


def stage_map_table(event: Event, language: Language) -> Table:
    """The same on paper: boxes of three lines, with an arrow between those in a row."""
    drawn = stage_map(event, language)
    rows: list[list[Cell]] = [[], [], [], []]
    for at, box in enumerate(drawn.boxes):
        if at:
            _draw_way(rows, drawn.way(box.number - 1, box.number))
        texts = (box.name, box.draw, box.state_text)
        for row, text, edges in zip(rows, texts, _BOX, strict=False):
            row.append(Cell(text, strong=text == box.name, edges=edges))
        far = (each for each in drawn.ways if each.end == box.number != each.start + 1)
        told = (_far(event, each, language) for each in far)
        rows[3].append(Cell("; ".join(told)))
    if not any(cell.text for cell in rows[3]):
        rows.pop()
    width = len(rows[0])
    title = language.translate("StageMap", "Stages")
    return Table(
        title,
        "",
        ("",) * width,
        tuple(map(tuple, rows)),
        (),
        words=tuple(range(width)),
        lined=True,
    )


def _draw_way(rows: list[list[Cell]], way: StageWay | None) -> None:
    texts = ("", "", "") if way is None else (way.who, ARROW, way.carried)
    for row, text in zip(rows, (*texts, ""), strict=True):
        row.append(Cell(text))


def _far(event: Event, way: StageWay, language: Language) -> str:
    """A way from a stage that is not the one before."""
    parts = (stage_name(event, way.start, language), way.who, way.carried)
    return f"{BACK} " + ", ".join(filter(None, parts))


def _box(event: Event, number: int, language: Language) -> StageBox:
    stage, state = event.stage(number), state_of(event, number)
    draw = draw_name(stage.draw, language, double=stage.double)
    told = state_word(event, number, language)
    return StageBox(number, stage_name(event, number, language), draw, state, told)


def _way(event: Event, number: int, language: Language) -> StageWay | None:
    stage = event.stage(number)
    start = stage.who.stage or (stage.carry.kind in _CARRIED and stage.carry.stage)
    if not start:
        return None
    carried = _carried(event, stage, int(start), language)
    return StageWay(int(start), number, _who(event, stage, language), carried)


def _carried(event: Event, stage: Stage, start: int, language: Language) -> str:
    carry = stage.carry
    if carry.kind not in _CARRIED:
        return ""
    text = language.translate("StageMap", _CARRIED[carry.kind]).format(share=carry.per_cent)
    if carry.stage == start:
        return text
    told = language.translate("StageMap", "{carried} of {stage}")
    return told.format(carried=text, stage=stage_name(event, carry.stage, language))


def _who(event: Event, stage: Stage, language: Language) -> str:
    """Who goes there: "1 – 4", "1 – 2 of each group", "the rest"."""
    who, translate = stage.who, language.translate
    match who.kind:
        case WhoKind.REST:
            return translate("StageMap", "the rest")
        case WhoKind.LOSERS:
            text = translate("StageMap", "losers of round {round}")
            return text.format(round=who.first)
        case WhoKind.PLACES:
            places = f"{who.first} {DASH} {who.last}" if who.last != who.first else f"{who.first}"
            if len(event.stage(who.stage).groups) < 2:
                return places
            return translate("StageMap", "{places} of each group").format(places=places)
    return ""
