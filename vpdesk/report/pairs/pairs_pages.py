"""A pairs evening as pages: ranking, frequencies, boards, a page a board and a pair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.deals.hand_records import hand_record
from vpdesk.report.deals.tricks_table import tricks_table
from vpdesk.report.document import Section
from vpdesk.report.events.event_pages import INDEX, WebPage
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_tables import PairsTables, board_file, pair_file
from vpdesk.report.pairs.pairs_words import (
    board_text,
    entrant_text,
    labels_text,
    named_text,
    pair_text,
)
from vpdesk.report.table import Cell, Table


def evening_pages(scored: ScoredEvening, language: Language) -> Iterator[WebPage]:
    """All pages, the first one first.

    What they may contain while a session runs, here as on the live pages of a hall: who plays
    where, and all of the boards that nobody has still to play. Of any other board there is
    nothing on any page: no cards, no result, no frequency, no row of a pair's sheet, and no part
    of a sum, per cent or place.
    """
    seen, translate = scored.over(), language.translate
    evening, in_play = scored.evening, bool(scored.evening.missing and scored.evening.entries)
    tables = PairsTables(seen, language, in_play=in_play)
    seated = PairsTables(scored, language)  # start lists have no scores
    first = tables.rankings() if seen.evening.entries else seated.by_table()
    yield _page(INDEX, evening.name or translate("PairsReport", "Ranking"), first)
    if len(evening.sections) > 1:
        title = translate("ExportForm", "Ranking by section")
        yield _page("sections.html", title, tables.section_rankings())
    boards = dict(_boards(tables))
    if boards:
        title = translate("PairsReport", "Frequencies")
        yield _page("frequencies.html", title, [tables.frequencies()])
        listed = _listed(tables, boards)
        yield _page("boards.html", translate("PairsReport", "Boards"), [listed])
    yield _page("start.html", translate("ExportForm", "Start list by table"), seated.by_table())
    for board, travellers in boards.items():
        title = translate("PairsReport", "Board {board}").format(board=board)
        found = [*_cards(tables, board), *travellers]
        yield replace(_page(board_file(board), title, found), listed=False)
    for ranking in seen.rankings:
        for each in ranking.lines:
            sheet = tables.whole_sheet(each, ranking)
            number = (each.number,)
            name = entrant_text(evening, each.number, language, full=True)
            against = f"{labels_text(evening, number)} {pair_text(evening, number, language)}"
            called = dict.fromkeys((name, named_text(evening, number, language), against))
            yield _page(pair_file(each.number), sheet.title, [sheet], tuple(called))


def _boards(tables: PairsTables) -> Iterator[tuple[int, list[Table]]]:
    """The results of each board that is over; of sections scored apart, a table each."""
    found: dict[int, list[Table]] = {}
    for board, results in tables.scored.boards.items():
        if results:
            found.setdefault(board.board, []).append(
                replace(tables.traveller(board, results), leading=3)
            )
    yield from sorted(found.items())


def _listed(tables: PairsTables, boards: Mapping[int, Sequence[Table]]) -> Table:
    """The boards, each of which leads to its page: all their results were too much for one."""
    translate = tables.language.translate
    headings = (
        translate("PairsReport", "Board"),
        translate("HandRecords", "Deals"),
        translate("PairsReport", "Times"),
    )
    rows = tuple(
        (
            Cell(str(board), board, to=board_file(board)),
            Cell(board_text(board, tables.language), to=board_file(board)),
            Cell(str(sum(len(each.rows) for each in travellers))),
        )
        for board, travellers in boards.items()
    )
    title = translate("PairsReport", "Boards")
    return Table(title, "", headings, rows, tuple(range(len(rows))), words=(1,))


def _cards(tables: PairsTables, board: int) -> Iterator[Table]:
    """The hands of a board and what can be made, where they are known."""
    for deal in tables.evening.deals:
        if deal.board == board:
            made = tricks_table(deal, tables.language)
            yield replace(hand_record(deal, tables.language), lined=True)
            if made is not None:
                yield made


def _page(file: str, title: str, tables: Iterable[Table], called: tuple[str, ...] = ()) -> WebPage:
    return WebPage(file, title, tuple(Section(each, None) for each in tables), called)
