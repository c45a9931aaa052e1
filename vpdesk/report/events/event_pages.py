"""An event as pages: schedule, rounds, standings, crosstables, brackets, a page a team."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count, groupby

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.carry import as_played
from vpdesk.event.event import Event, event_over
from vpdesk.event.final import final_ranking
from vpdesk.event.place import has_final_ranking
from vpdesk.event.tables import rounds_drawn
from vpdesk.report.document import Section
from vpdesk.report.events.cards import EventCards
from vpdesk.report.events.final_table import final_table
from vpdesk.report.events.kind_words import GOT, POINTS, TABLE
from vpdesk.report.events.names import entrant_file, listed_name, player_name, ranked_name
from vpdesk.report.events.prize_table import prize_table
from vpdesk.report.events.rule_sentences import rules_table
from vpdesk.report.events.stage_map import stage_map
from vpdesk.report.events.stage_tables import StageTables, adjustment_table
from vpdesk.report.events.tables import span_of
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table, with_columns, without_empty
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.player_card import PlayerCard, player_cards
from vpdesk.tournament.tournament import Entrant, Tournament

INDEX = "index.html"
SCHEDULE = QT_TRANSLATE_NOOP("EventReport", "Schedule")
STANDINGS = QT_TRANSLATE_NOOP("EventReport", "Standings")
CROSSTABLE = QT_TRANSLATE_NOOP("EventReport", "Crosstable")
BRACKET = QT_TRANSLATE_NOOP("EventReport", "Bracket")
FEW_ROWS, MOST_ROWS = 80, 150  # of a schedule in one table, and on a page

CellRow = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class WebPage:
    """A page. file: its name.

    called: of a page about an entrant what tables call it, which leads there; () of any other.
    listed: it is among the pages to which each leads.
    """

    file: str
    title: str
    sections: tuple[Section, ...]
    called: tuple[str, ...] = ()
    listed: bool = True


def event_pages(event: Event, language: Language) -> Iterator[WebPage]:
    """All pages of an event, the first one first. Raises EventError."""
    stages = [
        page
        for number, _ in enumerate(event.stages, 1)
        if event.numbers_of(number)
        for page in _stage_pages(event, number, language)
    ]
    name = event.name or language.translate("EventReport", "The event")
    ranked = final_ranking(event) if has_final_ranking(event) and stages else ()
    ranking = [final_table(event, language)] if ranked else []
    leading = dict.fromkeys(each.stage for each in ranked) or {1: None}
    found = [
        section
        for number in leading
        for part in ("bracket", "standings")
        for page in stages
        if page.file == _file(number, part)
        for section in page.sections
    ]
    told = _sections([_stages(event, language)] if len(event.stages) > 1 else [])
    yield WebPage(INDEX, name, (*_sections(ranking if event_over(event) else ()), *found, *told))
    if any(rounds_drawn(event, at) for at, _ in enumerate(event.stages, 1)):
        yield from (_page("final-ranking.html", each.title, [each]) for each in ranking)
    if event.prizes:
        prizes = without_empty(prize_table(event, language))
        yield _page("prizes.html", prizes.title, [prizes])
    yield from stages
    rules = rules_table(event, language)
    yield _page("rules.html", rules.title, [rules])
    yield from _entrant_pages(event, language)


def _stages(event: Event, language: Language) -> Table:
    """The stages with how they are played and how far they are; each leads to its page."""
    translate = language.translate
    rows = []
    for box in stage_map(event, language).boxes:
        part = "bracket" if event.stage(box.number).draw.is_knock_out else "standings"
        to = _file(box.number, part) if event.numbers_of(box.number) else ""
        name = Cell(box.name, to=to)
        rows.append((Cell(str(box.number)), name, Cell(box.draw), Cell(box.state_text)))
    headings = (
        translate("EventReport", "No."),
        translate("EventReport", "Stage"),
        translate("EventReport", "System"),
        translate("EventReport", "State"),
    )
    title = translate("StageMap", "Stages")
    return Table(title, "", headings, tuple(rows), tuple(range(len(rows))), words=(1, 2, 3))


def _stage_pages(event: Event, number: int, language: Language) -> Iterator[WebPage]:
    tables = StageTables(event, number, language)
    rounds = rounds_drawn(event, number)

    def page(part: str, title: str, found: Iterable[Table]) -> WebPage:
        return _page(_file(number, part), tables.titled(title), found)

    got = {GOT.of(event.kind, language), POINTS.of(event.kind, language)}
    result = {language.translate("EventReport", "Result")}
    standings = _led_by(tables.standings(), got)
    knock_out = event.stage(number).draw.is_knock_out
    if not knock_out or any(last_counted(each) for each in event.stage(number).groups):
        yield page("standings", language.translate("EventReport", STANDINGS), standings)
    if rounds:
        title = language.translate("EventReport", SCHEDULE)
        schedule = _with_rounds(tables.schedule(title), number, language)
        for at, rows in enumerate(_shares(schedule.rows), 1):
            part = title if len(rows) == len(schedule.rows) else _of_rounds(title, rows, language)
            shown = _by_round(replace(schedule, rows=rows), tables)
            yield page(f"schedule-{at}" if at > 1 else "schedule", part, _led_by(shown, result))
    if knock_out:
        title = language.translate("EventReport", BRACKET)
        yield _bracket_page(page("bracket", title, tables.brackets(title)), tables, rounds)
    elif crosstables := tuple(tables.crosstables()):
        headed = (_with_leads(each, number) for each in crosstables)
        yield page("crosstable", language.translate("EventReport", CROSSTABLE), headed)
    for each in range(1, rounds + 1):
        yield _page(
            _file(number, f"round-{each}"),
            tables.round_title(each),
            _led_by(tables.round(each), result),
        )


def _bracket_page(page: WebPage, tables: StageTables, rounds: int) -> WebPage:
    """A bracket; where it has no room its rounds in its place, the last one first."""
    result = {tables.language.translate("EventReport", "Result")}
    narrow = tuple(
        replace(table, title=tables.round_title(number))
        for number in range(rounds, 0, -1)
        for table in _led_by(tables.round(number), result)
    )
    first, *others = page.sections
    return replace(page, sections=(replace(first, narrow=narrow), *others))


def _shares(rows: tuple[CellRow, ...]) -> Iterator[tuple[CellRow, ...]]:
    """The rows of a schedule in pages of about as many, each of whole rounds."""
    count, start = max(1, -(-len(rows) // MOST_ROWS)), 0
    for number in range(1, count + 1):
        end = len(rows) * number // count
        while 0 < end < len(rows) and rows[end][0].text == rows[end - 1][0].text:
            end += 1
        if start < end:
            yield rows[start:end]
        start = end


def _of_rounds(title: str, rows: tuple[CellRow, ...], language: Language) -> str:
    text = language.translate("EventReport", "{title}, rounds {rounds}")
    return text.format(title=title, rounds=span_of([rows[0][0].text, rows[-1][0].text]))


def _by_round(table: Table, tables: StageTables) -> Iterator[Table]:
    """A schedule; of a long one a table for each round, with its date."""
    if len(table.rows) <= FEW_ROWS:
        yield table
        return
    dated = 1 if 1 in table.words else 0
    columns = range(1 + dated, len(table.headings))
    for _, found in groupby(table.rows, key=lambda row: row[0].text):
        rows = tuple(found)
        title = tables.round_title(int(rows[0][0].value or 0))
        title = ", ".join(filter(None, (title, rows[0][1].text if dated else "")))
        part = with_columns(replace(table, rows=rows), columns)
        yield replace(part, title=title, row_starts=tuple(range(len(rows))))


def _entrant_pages(event: Event, language: Language) -> Iterator[WebPage]:
    cards = _cards(event, language)
    for each in event.entrants:
        adjusted = adjustment_table(event, language, entrant=each.number)
        found = [*cards[each.number], *([adjusted] if adjusted else [])]
        found += _members(each, language)
        title = player_name(each)
        names = (
            title,
            listed_name(each),
            *(ranked_name(each, language, withdrawn=left) for left in (False, True)),
        )
        called = tuple(dict.fromkeys(names))
        yield replace(_page(entrant_file(each.number), title, found), called=called)


def _led_by(tables: Iterable[Table], headings: Collection[str]) -> Iterator[Table]:
    """Tables of which a narrow screen shows this column beside the names."""
    for each in tables:
        found = (at for at, heading in enumerate(each.headings) if heading in headings)
        yield replace(each, leading=next(found, None))


def _with_rounds(table: Table, stage: int, language: Language) -> Table:
    """A table whose first column are rounds of a stage: these and their tables lead to its page."""
    of_table = {TABLE.of(kind, language) for kind in Kind}
    tables = {0} | {at for at, heading in enumerate(table.headings) if heading in of_table}

    def led(row: tuple[Cell, ...]) -> tuple[Cell, ...]:
        if row[0].value is None:
            return row
        file = _file(stage, f"round-{row[0].value:.0f}")
        cells = (cell._replace(to=file) if at in tables else cell for at, cell in enumerate(row))
        return tuple(cells)

    return replace(table, rows=tuple(map(led, table.rows)))


def _with_leads(table: Table, stage: int) -> Table:
    """A crosstable whose headings lead to those who have a place, or to the rounds."""
    leads, numbers = [], count(1)
    for heading in table.headings:
        if heading.isdecimal():
            leads.append(table.rows[int(heading) - 1][1].to)
        elif heading[-1:].isdecimal():
            leads.append(_file(stage, f"round-{next(numbers)}"))
        else:
            leads.append("")
    return replace(table, leads=tuple(leads))


def _members(entrant: Entrant, language: Language) -> list[Table]:
    """Who plays in a team, and who leads it."""
    if not entrant.members:
        return []
    captain = language.translate("EventReport", "captain: {name}").format(name=entrant.captain)
    rows = tuple((Cell(each),) for each in entrant.members)
    title = language.translate("EventReport", "Members")
    told = captain if entrant.captain else ""
    return [Table(title, told, (title,), rows, tuple(range(len(rows))), words=(0,))]


def _cards(event: Event, language: Language) -> dict[int, list[Table]]:
    """The rounds of every entrant, a table a stage."""
    found: dict[int, list[Table]] = {each.number: [] for each in event.entrants}
    for number, stage in enumerate(event.stages, 1):
        for part, _ in enumerate(stage.groups, 1):
            tournament = as_played(event, number, part)
            title = StageTables(event, number, language).name
            made = EventCards(tournament, language)
            brought = tournament.brought_after(0)
            for card in _cards_with_next(tournament):
                points, _ = brought.get(card.entrant.number, (0, 0))
                table = replace(made.card(_with_totals(card, tournament)), title=title)
                if not stage.draw.is_knock_out:  # where they are within the results
                    table = _with_brought(table, points, language)
                found[card.entrant.number].append(_with_rounds(table, number, language))
    return found


def _cards_with_next(tournament: Tournament) -> Iterator[PlayerCard]:
    """Everybody's rounds that count, and the game that is next."""
    counted = last_counted(tournament)
    after = player_cards(tournament, min(counted + 1, len(tournament.rounds)))
    for card, coming in zip(player_cards(tournament, counted), after, strict=True):
        rows = (each for each in coming.rows if each.outing.round > counted and each.opponent)
        yield replace(card, rows=(*card.rows, *rows))


def _with_totals(card: PlayerCard, tournament: Tournament) -> PlayerCard:
    """A card with all that counts beside the matches in its totals, each from its round on."""

    def more(rounds: int) -> int:
        return tournament.brought_after(rounds).get(card.entrant.number, (0, 0))[0]

    rows = (replace(each, total=each.total + more(each.outing.round)) for each in card.rows)
    return replace(card, rows=tuple(rows))


def _with_brought(table: Table, points: int, language: Language) -> Table:
    """A card with what was brought as its first row."""
    if not points:
        return table
    said = language.translate("EventReport", "Carried over and adjusted")
    amount = Cell(language.vp(points) if points > 0 else language.gain(points), points / 100)
    blanks = [Cell("")] * (len(table.headings) - 3)
    first = (*blanks, amount, amount)
    who = next(iter(table.words), 1)
    first = (*first[:who], Cell(said), *first[who:])
    starts = tuple(range(1, len(table.rows) + 2))
    return replace(table, rows=(first, *table.rows), row_starts=starts)


def _page(file: str, title: str, tables: Iterable[Table]) -> WebPage:
    return WebPage(file, title, _sections(tables))


def _sections(tables: Iterable[Table]) -> tuple[Section, ...]:
    return tuple(Section(each, None) for each in tables)


def _file(number: int, part: str) -> str:
    return f"stage-{number}-{part}.html"
