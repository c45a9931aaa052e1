"""A pairs evening as pages: ranking, frequencies, boards, a page a pair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.document import Section
from vpdesk.report.events.event_pages import INDEX, WebPage
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.pairs_words import named_text
from vpdesk.report.table import Table


def evening_pages(scored: ScoredEvening, language: Language) -> Iterator[WebPage]:
    """All pages, the first one first."""
    tables, translate = PairsTables(scored, language), language.translate
    evening = scored.evening
    yield _page(INDEX, evening.name or translate("PairsReport", "Ranking"), tables.rankings())
    if len(evening.sections) > 1:
        title = translate("ExportForm", "Ranking by section")
        yield _page("sections.html", title, tables.section_rankings())
    if evening.entries:
        title = translate("PairsReport", "Frequencies")
        yield _page("frequencies.html", title, [tables.frequencies()])
        yield _page("boards.html", translate("PairsReport", "Boards"), tables.travellers())
    yield _page("start.html", translate("ExportForm", "Start list by table"), tables.by_table())
    for ranking in scored.rankings:
        for each in ranking.lines:
            sheet = tables.whole_sheet(each, ranking)
            file = f"pair-{each.number}.html"
            entrant = evening.by_number[each.number]
            called = entrant.full_name, named_text(evening, (each.number,))
            yield _page(file, sheet.title, [sheet], called)


def _page(file: str, title: str, tables: Iterable[Table], called: tuple[str, ...] = ()) -> WebPage:
    return WebPage(file, title, tuple(Section(each, None) for each in tables), called)
