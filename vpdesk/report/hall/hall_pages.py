"""The pages that players have on their phones, of what they may see.

They are the published pages, with those that a hall needs first: where do I sit, the rounds, and
a page for each pair or team with its own rounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, event_over
from vpdesk.event.place import StagePlace, StageState, state_of, tournament_at
from vpdesk.event.tables import byes_of, match_tables, rounds_drawn
from vpdesk.hall.seen import Seen, evening_over, seen_evening, seen_event
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.round_on import rounds_on
from vpdesk.pairs.scored_evening import PairsRanking, Ranked, ScoredEvening
from vpdesk.report.document import Section
from vpdesk.report.events.event_pages import INDEX, WebPage, event_pages
from vpdesk.report.events.kind_words import FIRST, SECOND, TABLE
from vpdesk.report.events.knock_out_words import match_result
from vpdesk.report.events.names import entrant_file, name_cell, player_name
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.stage_tables import StageTables
from vpdesk.report.events.tables import EventTables
from vpdesk.report.hall.pairs_seats import ROUND, evening_seats
from vpdesk.report.language import Language
from vpdesk.report.movements.cards import boards_text
from vpdesk.report.pairs.pairs_cards import PairsCards
from vpdesk.report.pairs.pairs_pages import evening_pages
from vpdesk.report.pairs.pairs_tables import PairsTables, pair_file
from vpdesk.report.pairs.pairs_words import NOTHING, labels_text, named_text, pair_text
from vpdesk.report.table import Cell, Table, with_columns
from vpdesk.tournament.tournament import Tournament

WHERE = QT_TRANSLATE_NOOP("HallPages", "Where do I sit?")
CLOSED = QT_TRANSLATE_NOOP("HallPages", "Nothing is shown during play.")
ROUNDS = QT_TRANSLATE_NOOP("HallPages", "Round")
RANKING_FILE, BOARDS_FILE = "ranking.html", "boards.html"


@dataclass(frozen=True, slots=True)
class MainPage:
    """One of the few pages that every page leads to. key: "where", "round", "ranking", "boards"."""

    key: str
    file: str
    title: str


def round_on(group: Tournament) -> int:
    """The round that is played now, of those that are drawn; the last one when all are over."""
    return min(group.finished_rounds() + 1, len(group.rounds))


def page_of_round(event: Event | Evening) -> str:
    """The file of the round that is played now, in the newest stage; "" before the first draw."""
    if isinstance(event, Evening):
        of_sections = rounds_on(event).values()
        return round_file(min(of_sections)) if of_sections else ""
    for number in range(len(event.stages), 0, -1):
        rounds = [round_on(each) for each in event.stage(number).groups if each.rounds]
        if rounds:
            return round_file(min(rounds), number)
    return ""


def main_pages(
    pages: Iterable[WebPage], language: Language, round_now: str = ""
) -> Iterator[MainPage]:
    """Where do I sit, the round, the ranking and the boards, as far as they are there.

    round_now: the file of the round that is on. In an evening with a clock the phone asks that.
    """
    files = [each.file for each in pages]
    translate = language.translate
    rounds = [each for each in files if re.fullmatch(r"(stage-\d+-)?round-\d+\.html", each)]
    if files == [INDEX] or not files:
        return
    yield MainPage("where", INDEX, translate("HallPages", WHERE))
    if rounds:
        file = round_now if round_now in rounds else rounds[0]
        yield MainPage("round", file, translate("HallPages", ROUNDS))
    ranks = [each for each in files if re.fullmatch(r"stage-\d+-standings\.html", each)]
    for each in ("final-ranking.html", RANKING_FILE, *reversed(ranks)):
        if each in files:
            yield MainPage("ranking", each, translate("PairsReport", "Ranking"))
            break
    if BOARDS_FILE in files:
        yield MainPage("boards", BOARDS_FILE, translate("PairsReport", "Boards"))


def hall_evening_pages(evening: Evening, seen: Seen, language: Language) -> Iterator[WebPage]:
    """The pages of an evening at this moment, the first one first."""
    over = evening_over(evening)
    if seen is Seen.NOTHING and not over:
        yield _closed(language)
        return
    shown = seen_evening(evening, seen)
    scored, ranked = ScoredEvening(shown), over or seen is Seen.EVERYTHING
    tables = PairsTables(scored, language)
    seats = evening_seats(shown, rounds_on(evening), language)
    yield _page(INDEX, language.translate("HallPages", WHERE), *seats)
    published = {each.file: each for each in evening_pages(scored, language)}
    ranking = published.pop(INDEX)
    sections = published.pop("sections.html", None)
    yield from _evening_rounds(shown, language)
    if ranked and shown.entries:
        title = language.translate("PairsReport", "Ranking")
        yield replace(ranking, file=RANKING_FILE, title=title)
        if sections is not None:
            yield sections
    yield from (each for each in published.values() if not each.called)
    yield from _pair_pages(tables, ranked=ranked)


def _evening_rounds(evening: Evening, language: Language) -> Iterator[WebPage]:
    """Who plays whom where in each round, and which boards."""
    translate = language.translate
    headings = tuple(translate("MovementCards", each) for each in ("Table", "NS", "EW", "Boards"))
    rounds = max((each.movement.rounds for each in evening.sections), default=0)

    def named(numbers: tuple[int, ...]) -> Cell:
        if not all(numbers):
            return Cell(NOTHING)
        to = pair_file(numbers[0]) if len(numbers) == 1 else ""
        return Cell(
            f"{labels_text(evening, numbers)} {pair_text(evening, numbers, language)}", to=to
        )

    for number in range(1, rounds + 1):
        rows = tuple(
            (
                Cell(f"{each.section}{each.table}", each.table),
                named(each.ns),
                named(each.ew),
                Cell(boards_text(each.boards, language) if each.plays else ""),
            )
            for section in evening.sections
            for each in section.in_round(number)
        )
        title = translate("HallPages", ROUND).format(round=number)
        table = Table(title, "", headings, rows, tuple(range(len(rows))), words=(1, 2, 3))
        yield replace(_page(round_file(number), title, table), listed=number == 1)


def _pair_pages(tables: PairsTables, *, ranked: bool) -> Iterator[WebPage]:
    """A page for each pair: its rounds, and its results as far as they are seen."""
    evening, scored = tables.evening, tables.scored
    lines = {line.number: (line, ranking) for ranking in scored.rankings for line in ranking.lines}
    guides = dict(zip(_seated(evening), PairsCards(evening, tables.language).guides(), strict=True))
    for number in sorted(guides):
        entrant, found = evening.by_number[number], [replace(guides[number], leading=1)]
        if evening.entries and number in lines:
            found.append(_sheet(tables, *lines[number], ranked=ranked))
        against = (
            f"{labels_text(evening, (number,))} {pair_text(evening, (number,), tables.language)}"
        )
        called = dict.fromkeys(
            (
                entrant.full_name,
                *entrant.names,
                named_text(evening, (number,), tables.language),
                against,
            )
        )
        page = _page(pair_file(number), guides[number].title, *found)
        yield replace(page, called=tuple(filter(None, called)))


def _seated(evening: Evening) -> list[int]:
    return [number for section in evening.sections for number in section.start_of]


def _sheet(tables: PairsTables, line: Ranked, ranking: PairsRanking, *, ranked: bool) -> Table:
    """The results of a pair; what it has in all only where there is a ranking."""
    if ranked:
        return tables.whole_sheet(line, ranking)
    return replace(tables.score_sheet(line), rule="")


def round_file(number: int, stage: int = 0) -> str:
    """The file of a round."""
    return f"stage-{stage}-round-{number}.html" if stage else f"round-{number}.html"


def hall_event_pages(event: Event, seen: Seen, language: Language) -> Iterator[WebPage]:
    """The same of an event of teams, pairs or players in matches."""
    over = event_over(event)
    if seen is Seen.NOTHING and not over:
        yield _closed(language)
        return
    shown = event if over else seen_event(event, seen)
    everything = over or seen is Seen.EVERYTHING
    yield _page(INDEX, language.translate("HallPages", WHERE), *_seats(shown, language))
    if everything:
        for page in event_pages(shown, language):
            if page.file != INDEX:
                yield page
        return
    for number, stage in enumerate(shown.stages, 1):
        tables = StageTables(shown, number, language)
        for each in range(1, rounds_drawn(shown, number) + 1):
            found = [_of_round(table, language, seen) for table in tables.hall(each)]
            yield _page(round_file(each, number), tables.round_title(each), *found)
        if seen.results and stage.draw.is_knock_out and shown.numbers_of(number):
            title = language.translate("EventReport", "Bracket")
            yield _page(
                f"stage-{number}-bracket.html", tables.titled(title), *tables.brackets(title)
            )
    yield from _entrant_pages(shown, seen, language)


def _seats(event: Event, language: Language) -> Iterator[Table]:
    """Everybody by name, with table and opponent of the round that is on, group by group."""
    for number, stage in enumerate(event.stages, 1):
        if state_of(event, number) is not StageState.IN_PLAY:
            continue
        for part, _ in enumerate(stage.groups, 1):
            group = tournament_at(event, StagePlace(number, part))
            if group.rounds:
                for table in EventTables(group, language).by_name(round_on(group)):
                    yield replace(table, leading=1)


def _of_round(table: Table, language: Language, seen: Seen) -> Table:
    """The table of a round; without the column of the results where they are not seen."""
    result = language.translate("EventReport", "Result")
    if seen.results or result not in table.headings:
        return table
    at = table.headings.index(result)
    columns = [each for each, _ in enumerate(table.headings) if each != at]
    return with_columns(table, columns)


def _entrant_pages(event: Event, seen: Seen, language: Language) -> Iterator[WebPage]:
    """The matches of each entrant; what they come to together is in no page."""
    translate = language.translate
    headings = [
        translate("EventReport", "Round"),
        TABLE.of(event.kind, language),
        FIRST.of(event.kind, language),
        SECOND.of(event.kind, language),
        translate("EventReport", "Result"),
    ]
    rows: dict[int, list[tuple[Cell, ...]]] = {each.number: [] for each in event.entrants}
    for number, _ in enumerate(event.stages, 1):
        for player, row in _outings(event, number, language):
            rows[player].append(row)
    for each in event.entrants:
        title = player_name(each)
        mine = tuple(rows[each.number])
        table = Table(title, "", tuple(headings), mine, tuple(range(len(mine))), words=(2, 3, 4))
        if not seen.results:
            table = with_columns(table, (0, 1, 2, 3))
        page = _page(entrant_file(each.number), title, table)
        yield replace(page, called=(title,))


def _outings(
    event: Event, number: int, language: Language
) -> Iterator[tuple[int, tuple[Cell, ...]]]:
    """Each match of a stage once for either side, and who sits out."""
    names = {each.number: player_name(each) for each in event.entrants}
    scores = Scores(event.kind, language)
    of_group = dict(enumerate(event.stage(number).groups, 1))
    for each in range(1, rounds_drawn(event, number) + 1):
        to = round_file(each, number)
        for at in match_tables(event, number, each):
            result = match_result(of_group[at.group], each, at.game, scores)
            row = (
                Cell(str(each), each, to=to),
                Cell(str(at.table_number), at.table_number),
                *(name_cell(names[player], player) for player in at.game.sides),
                Cell(result),
            )
            yield from ((player, row) for player in at.game.sides)
        for _, bye in byes_of(event, number, each):
            kind = Cell(scores.bye(bye.kind))
            yield bye.entrant, (Cell(str(each), each, to=to), Cell(""), kind, Cell(""), Cell(""))


def _closed(language: Language) -> WebPage:
    text = language.translate("HallPages", CLOSED)
    return WebPage(INDEX, text, ())


def _page(file: str, title: str, *tables: Table) -> WebPage:
    return WebPage(file, title, tuple(Section(each, None) for each in tables))
