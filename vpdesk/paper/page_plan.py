"""The pages of a document: what stands where, before anything is painted."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from vpdesk.paper.blanks import blank_blocks
from vpdesk.paper.blocks import (
    JOIN_GAP,
    Block,
    Box,
    card_blocks,
    fitted_blocks,
    joined_block,
    prose_blocks,
    table_blocks,
    unbroken_blocks,
    wrapped_pages,
)
from vpdesk.paper.characters import one_line
from vpdesk.paper.page_setup import CARD, POINTS_PER_MM, PageSetup, Size
from vpdesk.paper.page_space import body_box, card_pages, on_small_paper, scaled, shared
from vpdesk.paper.plan import (
    CAP_HEIGHT,
    LED_CARD,
    LEGIBLE,
    METRE,
    TYPES,
    Page,
    Panel,
    Plan,
    Type,
    reading_distance,
)
from vpdesk.paper.sheet_layout import (
    DENSITIES,
    HEAT_MAPS,
    LEAST_TYPE,
    POCKET_TYPE,
    ROW,
    Density,
    Ems,
    make_columns,
)
from vpdesk.paper.text_lines import (
    NO_LINES,
    TextLines,
    fitted_lines,
    note_lines,
    prose_lines,
)
from vpdesk.paper.tiled_pages import tiled_panels
from vpdesk.paper.words_beside import arranged, said_steps
from vpdesk.report.chart import Chart
from vpdesk.report.document import Form, Letterhead, Section
from vpdesk.report.language import Language
from vpdesk.report.table import Table

CHART_SHARES = (0.5, 0.45, 0.4, 0.35, 0.3)  # of a page's body; the rest is the table's
LEAST_SHARED = 7.0  # points: a smaller type than usual, where the chart would go elsewhere
WALL_DISTANCE = 2.0  # metres from which the wall chart of a scale can be read
WALL_TYPE = WALL_DISTANCE * METRE / (CAP_HEIGHT * LEGIBLE)  # 26.5 points
FEW_WORDS = 2.2  # ems from row to row, at most, of what is read a row at a time
PROSE_TYPES = (10.5, 9.5, 8.5, 7.5)  # points: those of sentences, the usual one first
SMALL_PAPER = 400.0  # points of a page's body: that of a sheet of A4 is wider
TIGHT = 0.4  # ems: of columns that would be too small to be read otherwise
STACKED_PADDING = 0.5  # ems: of columns in which numbers stand below each other
LEAST_ON_WALL = 9.0  # points: of a table that may go on on another page
CARD_PADDING = 0.25  # ems: no mark hangs in it
HAND_TYPE, HAND_ROW = 10.0, 3.0  # points; ems: room for what is filled in by hand
MOST_HEADING = 2.0  # times the type of the rows: a larger heading takes the room of names
LEAST_HEADING, BELOW_TITLE = 9.0, 0.7  # points; times the title, what stands below it at most
LONGEST_FOOT = 22.0  # ems of what else may stand in the footer, as the number of the page
AS_LARGE = 0.85  # of the type above it: a table that would be smaller has the next page
MOST_NOTES = 0.3  # of the height
DOT = "\xa0\xa0\N{MIDDLE DOT}\xa0 "
DRAWN_MARGIN, DRAWN_TITLE = 10 * POINTS_PER_MM, 14.0  # of pages of boards that are drawn
CARD_FOOT = 7.5  # points at most: no footer is larger than the rows
LEADING = 1.6  # times the usual title of a card: whom it is for is seen across the table


def plan_steps(
    sections: Iterable[Section],
    letterhead: Letterhead,
    form: Form,
    setup: PageSetup,
    language: Language,
    ems: Ems,
    card: Size = CARD,
    most: float | None = None,
    *,
    one_sheet: bool = False,
    on_page: int = 1,
    brief: bool = False,
) -> Generator[None, None, Plan]:
    """Plan the pages, a section a step.

    card: the size of the cards, if the form is one. most: the largest type of a table in
    points, None for that of the form. one_sheet: a wall chart has no second sheet.
    on_page: how many diagrams stand on a page. brief: names are shortened, see Section.

    A table with a chart shares its page where its type stays readable; else the chart has a
    page of its own. A wall chart of a scale has as many sheets as it takes to be read from
    WALL_DISTANCE; any other is one page a section. Cards fill the page: a single one with
    copies of itself.
    """
    letterhead = replace(
        letterhead,
        title=one_line(letterhead.title),
        event=one_line(letterhead.event),
        date=one_line(letterhead.date),
    )
    planner = _Planner(letterhead, form, setup, language, ems, card, most, one_sheet)
    panels: list[Panel] = []
    drawn: list[Section] = []
    title, led, said = "", False, set[tuple[str, str]]()
    for section in sections:
        led = led or section.leads
        if brief and section.brief is not None and section.diagram is None:
            section = replace(section, table=section.brief)  # noqa: PLW2901
        if section.diagram is not None:
            drawn.append(section)
            yield
            continue
        of = (section.event or section.rule) if section.leads else section.title
        title = title or letterhead.title or of
        said.add((of, section.rule))
        joined = planner.joined(panels[-1], section) if panels and section.joins else None
        opened = planner.opened(section) if joined is None else None
        if joined is not None:
            panels[-1] = joined
        elif opened is not None:
            panels.append(opened)
        else:
            panels += planner.panels(section)
        yield
    if drawn:
        title = title or letterhead.title or planner.drawn_title(drawn)
        panels += planner.drawn(drawn, on_page)
    if len(said) > 1 and not letterhead.title:
        title = _shared_rule(said) or title
    pages = planner.pages(panels)
    type_size = min((size for panel in panels for size in panel.sizes), default=0.0)
    least = LEAST_TYPE if led else POCKET_TYPE
    return Plan(setup, letterhead, title, pages, type_size, least)


class _Part(NamedTuple):
    """What stands on one page or card of a section."""

    block: Block | None = None
    chart: Chart | None = None
    below: tuple[Block, ...] = ()


def _shared_rule(said: Iterable[tuple[str, str]]) -> str:
    """What the titles and rules of sections call all of them; "" where they have nothing shared."""
    rules = {rule for _, rule in said}
    return rules.pop() if len(rules) == 1 else ""


class _Planner:
    def __init__(
        self,
        letterhead: Letterhead,
        form: Form,
        setup: PageSetup,
        language: Language,
        ems: Ems,
        card: Size,
        most: float | None,
        one_sheet: bool,
    ) -> None:
        self.letterhead, self.form, self.setup = letterhead, form, setup
        self.language, self.ems, self.card = language, ems, card
        self.one_sheet = one_sheet
        self.type, self.density = TYPES[form], DENSITIES[form]
        size = setup.size
        if form is Form.CARD:
            size, larger = card, max(card) / CARD.height
            self.type = scaled(self.type, larger)
            self.density = replace(self.density, most=self.density.most * larger)
        elif min(size) < min(PageSetup().size):
            self.type = on_small_paper(self.type, min(size) / min(PageSetup().size))
        elif min(size) > min(PageSetup("A3").size):
            larger = min(size) / min(PageSetup("A3").size)
            self.type = replace(scaled(self.type, larger), chart=larger)
            self.density = replace(self.density, most=self.density.most * larger)
        if most is not None:
            least, paired = min(self.density.least, most), form is not Form.CARD
            self.density = replace(self.density, most=most, least=least, paired=paired)
        self.box = self._box(self.type)

    def panels(self, section: Section) -> list[Panel]:
        """The pages or cards of a section, each as if it were alone at the upper left."""
        kind = self._type(section)
        box = self._box(kind)
        room = box.width - self._logo_width()
        text = self.letterhead.title or section.title
        if section.leads:
            text = section.title
        legend = section.table is not None and bool(section.table.legend)
        logo, notes, most = self.letterhead.logo is not None, self._notes(section), kind.title
        rule = "" if notes.lines else section.rule
        foot = self.form is not Form.CARD or not section.leads or bool(rule)
        while True:
            title = fitted_lines(text, most, room, self.ems, bold=True)
            below = min(kind.subtitle, max(LEAST_TYPE, BELOW_TITLE * most))
            subtitle = fitted_lines(self._subtitle(section), below, room, self.ems)
            told = {"legend": legend, "logo": logo, "foot": foot}
            body = body_box(box, kind, title, subtitle, notes=notes, **told)
            parts, chart_box = self._parts(section, body)
            rows = min((part.block.layout.size for part in parts if part.block), default=most)
            if title.size > max(MOST_HEADING * rows, LEAST_HEADING):
                most = max(MOST_HEADING * rows, LEAST_HEADING)  # the rows have more room then
            elif len(parts) > 1 and not foot:
                foot = True  # which says which of the cards it is
            else:
                break
        return [
            Panel(
                box,
                kind,
                title,
                subtitle,
                self._left_foot(rule, block),
                self._card_number(number, len(parts)),
                section.table.legend if section.table and block else (),
                block,
                chart,
                chart_box,
                below,
                notes,
                foot=foot,
            )
            for number, (block, chart, below) in enumerate(parts, 1)
        ]

    def drawn_title(self, sections: Sequence[Section]) -> str:
        """What stands over boards that are drawn."""
        first = sections[0]
        if first.diagram is not None and first.title != first.diagram.title:
            return first.title
        return self.language.translate("ExportForm", "Hand records")

    def drawn(self, sections: Sequence[Section], on_page: int) -> list[Panel]:
        """The pages, or cards, of boards that are drawn; on cards without results."""
        card = self.form is Form.CARD
        if card:
            sections = [replace(each, beside=None) for each in sections]
        kind = replace(self.type, title=DRAWN_TITLE, margin=min(self.type.margin, DRAWN_MARGIN))
        if card:
            kind = self._type(sections[0])
        box = self._box(kind)
        room = box.width - self._logo_width()
        text = "" if card else self.letterhead.title or self.drawn_title(sections)
        title = fitted_lines(text, kind.title, room, self.ems, bold=True)
        head = self.letterhead
        said = (sections[0].event if text != sections[0].event else "", head.event, head.date)
        told = DOT.join(dict.fromkeys(filter(None, said)))
        subtitle = fitted_lines(told, kind.subtitle, room, self.ems)
        logo = head.logo is not None
        body = body_box(box, kind, title, subtitle, legend=False, logo=logo)
        if not card:
            body = body._replace(height=body.height + 1.2 * kind.footer)
        heading = (title, subtitle)
        return tiled_panels(sections, 1 if card else on_page, box, body, kind, heading, self.ems)

    def opened(self, section: Section) -> Panel | None:
        """A page of one of many that share pages, under what they are of; None of any other."""
        table, rule = section.table, section.rule if section.one_rule else ""
        name = self.letterhead.title or section.event or rule
        if not (self.form is Form.SHEET and section.joins and section.leads and table and name):
            return None
        headed = replace(table, title=name, rule=rule if rule != name else "")
        panel = self.panels(replace(section, table=headed, leads=False))[0]
        above = panel.chart_box.y - JOIN_GAP * self._joined_density(leads=True).most
        block = self._joined_block(section, panel.chart_box, above)
        return None if block is None else replace(panel, block=block)

    def _joined_block(self, section: Section, body: Box, above: float) -> Block | None:
        """Its table below a place, and what is said of it below its title."""
        table, density = section.table, self._joined_density(leads=section.leads)
        assert table is not None
        said = NO_LINES
        if section.leads and section.rule and not section.one_rule:
            said = note_lines(section.rule, (density.most,), body.width, body.height, self.ems)
        return joined_block(table, body, above, density, self.ems, said.lines)

    def joined(self, panel: Panel, section: Section) -> Panel | None:
        """The panel with a section below what is on it; None where it has no room for it."""
        table = section.table
        if self.form is not Form.SHEET or table is None or panel.block is None:
            return None
        body, legend = panel.chart_box, dict(panel.legend) | dict(table.legend)
        if legend and not panel.legend:
            body = body._replace(height=body.height - 1.8 * panel.type.legend)
        above = (panel.block, *panel.below)[-1].bottom
        block = self._joined_block(section, body, above)
        least = AS_LARGE * panel.block.layout.size if section.leads else 0.0
        if block is None or block.layout.size < least:
            return None
        return replace(
            panel, chart_box=body, below=(*panel.below, block), legend=tuple(legend.items())
        )

    def _joined_density(self, *, leads: bool = False) -> Density:
        """All sections that stand on one page are in the type of prose; many in a smaller one."""
        return replace(self.density, most=PROSE_TYPES[leads], row=ROW)

    def _type(self, section: Section) -> Type:
        if section.leads and self.form is Form.CARD:
            kind = scaled(LED_CARD, max(self.card) / CARD.height)
            below = min(kind.footer, CARD_FOOT)
            return replace(kind, title=LEADING * kind.title, footer=below)
        return self.type

    def _box(self, kind: Type) -> Box:
        """What the margins leave of a page, or of a card."""
        size = self.card if self.form is Form.CARD else self.setup.size
        margin = kind.margin
        return Box(margin, margin, size.width - 2 * margin, size.height - 2 * margin)

    def _density(self, section: Section) -> Density:
        found = self._usual_density(section)
        if self.form is Form.CARD and section.leads:
            return replace(found, least=max(found.least, min(LEAST_TYPE, found.most)))
        return found

    def _usual_density(self, section: Section) -> Density:
        if section.table is not None and section.table.is_heat_map:
            return HEAT_MAPS.get(self.form, HEAT_MAPS[Form.SHEET])
        if self.form is Form.WALL and section.scales:
            return replace(self.density, least=WALL_TYPE, pages=int(self.one_sheet))
        if not section.leads:
            return self.density
        if section.joins and self.form is Form.SHEET:
            return self._joined_density()
        if section.table is not None and section.table.filled_in:
            most = min(self.density.most, HAND_TYPE)
            return replace(self.density, padding=CARD_PADDING, most=most, row=HAND_ROW)
        padding = CARD_PADDING if self.form is Form.CARD else self.density.padding
        return replace(self.density, padding=padding, row=FEW_WORDS)

    def _logo_width(self) -> float:
        """What the logo takes from the lines of the title."""
        logo = self.letterhead.logo
        if logo is None:
            return 0.0
        return min(self.type.logo * logo.aspect, self.box.width / 3) + self.type.subtitle

    def _subtitle(self, section: Section) -> str:
        head = self.letterhead
        own = section.title if head.title and head.title != section.title else ""
        if section.leads:
            own = head.title or section.event
        # A line may end with the dot; it does not begin with it.
        return DOT.join(filter(None, (own, head.event, head.date)))

    def _parts(self, section: Section, body: Box) -> tuple[list[_Part], Box]:
        """What stands on each page, and the place of the chart."""
        table, chart = section.table, section.chart
        if table is None:
            return [_Part(None, chart)], body
        if table.prose:
            return [_Part(block) for block in self._prose_blocks(table, body)], body
        if table.shares:
            blocks = blank_blocks(table, body, self.ems, self.density.most)
            return [_Part(block) for block in blocks], body
        columns = make_columns(table, self.ems)
        if section.words is not None and chart is not None:
            return self._explained(section.words, table, chart, body)
        if chart is not None:
            for least, share in product((self.density.least, LEAST_SHARED), CHART_SHARES):
                table_box, chart_box = shared(body, share)
                density = replace(self.density, least=least)
                blocks = table_blocks(table, columns, table_box, density)
                if len(blocks) == 1 and blocks[0].layout.size >= least:
                    return [_Part(blocks[0], chart)], chart_box
        parts = self._table_parts(section, table, body)
        return parts + ([_Part(None, chart)] if chart is not None else []), body

    def _table_parts(self, section: Section, table: Table, body: Box) -> list[_Part]:
        """The parts of a table on pages or cards."""
        density, card = self._density(section), self.form is Form.CARD
        if table.wraps:
            return self._wrapped_parts(section, table, body, density)
        if table.goes_on and not card:
            if self.form is Form.WALL and not self.one_sheet:
                density = replace(density, pages=0, least=LEAST_ON_WALL)
            return [_Part(block) for block in unbroken_blocks(table, body, density, self.ems)]
        if card and not section.leads:
            columns = make_columns(table, self.ems)
            return [_Part(each) for each in card_blocks(table, columns, body, density, self.ems)]
        blocks = fitted_blocks(table, body, density, self.ems)
        if blocks[0].layout.size < LEAST_TYPE and density.padding > TIGHT and section.leads:
            blocks = fitted_blocks(table, body, replace(density, padding=TIGHT), self.ems)
        return [_Part(block) for block in blocks]

    def _wrapped_parts(
        self, section: Section, table: Table, body: Box, density: Density
    ) -> list[_Part]:
        """The parts of a table whose columns may go on below, or on another page."""
        least = LEAST_TYPE if section.leads else POCKET_TYPE
        if self.form is Form.WALL:
            least = LEAST_ON_WALL if section.leads else density.least
            density = replace(density, least=least)
        if table.stacked:
            density = replace(density, padding=min(density.padding, STACKED_PADDING))
        least = 0.0 if self.one_sheet else least
        pages = wrapped_pages(table, body, density, least, self.ems)
        return [_Part(first, None, tuple(below)) for first, *below in pages]

    def _explained(
        self, words: Table, table: Table, chart: Chart, body: Box
    ) -> tuple[list[_Part], Box]:
        """Table, chart and words on one page; where the table is too long, it follows them."""
        columns = make_columns(table, self.ems)
        found = arranged(words, table, columns, body, self.density, self.ems)
        if found is not None:
            block, chart_box, said = found
            return [_Part(block, chart, (said,))], chart_box
        said, rest = next(said_steps(words, body, self.ems))
        blocks = table_blocks(table, columns, body, self.density)
        return [_Part(said, chart), *(_Part(block) for block in blocks)], rest

    def _prose_blocks(self, table: Table, body: Box) -> list[Block]:
        """The lines of prose: on a card, or on small paper, in the largest type that it holds."""
        small = self.form is Form.CARD or body.width < SMALL_PAPER
        blocks: list[Block] = []
        for size in PROSE_TYPES if small else PROSE_TYPES[:1]:
            density = replace(self.density, least=size, most=size, stretch=0, row=ROW)
            lines = prose_lines(table, body.width / size, density.padding, self.ems)
            blocks = prose_blocks(lines, make_columns(lines, self.ems), body, density)
            if len(blocks) == 1:
                break
        return blocks

    def _notes(self, section: Section) -> TextLines:
        """What the footer has no room for in its full size."""
        kind, box = self.type, self.box
        others = LONGEST_FOOT if self.form is not Form.WALL else 2 * LONGEST_FOOT
        fits = self.ems(section.rule, False) + others <= box.width / kind.footer
        if fits or not section.leads or section.table is None:  # of a scale every row counts
            return NO_LINES
        sizes = [max(kind.legend, LEAST_TYPE), LEAST_TYPE]
        return note_lines(section.rule, sizes, box.width, MOST_NOTES * box.height, self.ems)

    def _left_foot(self, rule: str, block: Block | None) -> str:
        if self.form is not Form.WALL or block is None:
            return rule
        text = self.language.translate("Export", "type {size} pt, legible from {metres} m")
        size = block.layout.size
        said = text.format(
            size=self.language.number(size, 0),
            metres=self.language.number(reading_distance(size), 1),
        )
        return "; ".join(filter(None, (rule, said)))

    def _card_number(self, number: int, count: int) -> str:
        """Which card of a table that one card does not hold."""
        if self.form is not Form.CARD or count == 1:
            return ""
        return self.language.translate("Export", "Card {card} / {cards}").format(
            card=number, cards=count
        )

    def pages(self, panels: list[Panel]) -> tuple[Page, ...]:
        """Number the pages, or put the cards on them."""
        if self.form is Form.CARD:
            return card_pages(panels, self.setup, self.card)
        text = self.language.translate("Export", "Page {page} / {pages}")
        return tuple(
            Page((replace(panel, right_foot=text.format(page=number, pages=len(panels))),))
            for number, panel in enumerate(panels, 1)
        )
