"""A pairs evening as pages: ranking, frequencies, boards, a page a board and a pair."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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

    A board that somebody has still to play is on none of them: neither its cards nor its results.
    """
    tables, translate = PairsTables(scored, language), language.translate
    evening = scored.evening
    hidden = {each.board for each in evening.missing}
    yield _page(INDEX, evening.name or translate("PairsReport", "Ranking"), tables.rankings())
    if len(evening.sections) > 1:
        title = translate("ExportForm", "Ranking by section")
        yield _page("sections.html", title, tables.section_rankings())
    boards = dict(_boards(tables, hidden))
    if boards:
        title = translate("PairsReport", "Frequencies")
        yield _page("frequencies.html", title, [tables.frequencies(hidden)])
        listed = _listed(tables, boards)
        yield _page("boards.html", translate("PairsReport", "Boards"), [listed])
    yield _page("start.html", translate("ExportForm", "Start list by table"), tables.by_table())
    for board, travellers in boards.items():
        title = translate("PairsReport", "Board {board}").format(board=board)
        found = [*_cards(tables, board), *travellers]
        yield replace(_page(board_file(board), title, found), listed=False)
    for ranking in scored.rankings:
        for each in ranking.lines:
            sheet = _shown(tables.whole_sheet(each, ranking), hidden)
            number = (each.number,)
            name = entrant_text(evening, each.number, language, full=True)
            against = f"{labels_text(evening, number)} {pair_text(evening, number, language)}"
            called = dict.fromkeys((name, named_text(evening, number, language), against))
            yield _page(pair_file(each.number), sheet.title, [sheet], tuple(called))


def _boards(tables: PairsTables, hidden: Collection[int]) -> Iterator[tuple[int, list[Table]]]:
    """The results of each board that may be seen; of sections scored apart, a table each."""
    found: dict[int, list[Table]] = {}
    for board, results in tables.scored.boards.items():
        if results and board.board not in hidden:
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


def _shown(sheet: Table, hidden: Collection[int]) -> Table:
    """A score sheet without the boards that somebody has still to play."""
    rows = tuple(row for row in sheet.rows if row[1].value not in hidden)
    return replace(sheet, rows=rows, row_starts=sheet.row_starts[: len(rows)])


def _page(file: str, title: str, tables: Iterable[Table], called: tuple[str, ...] = ()) -> WebPage:
    return WebPage(file, title, tuple(Section(each, None) for each in tables), called)
