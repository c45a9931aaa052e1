"""The formats that an export can have: one record each, with what writes it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Letterhead, Section
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, Sheet

if TYPE_CHECKING:
    from vpdesk.paper.page_setup import PageSetup
    from vpdesk.paper.plan import Plan
    from vpdesk.report.chart import Chart
    from vpdesk.scales import Scale

T = TypeVar("T")
ShareSteps = Generator[float, None, T]  # yields the share that is done, 0 to 1

NOTHING = Holds(0)
PRINTER, CLIPBOARD = "printer", "clipboard"


class Export(NamedTuple):
    """What a format without pages is made of; heading: over several sections."""

    sections: Iterable[Section]
    letterhead: Letterhead
    language: Language
    setup: PageSetup
    heading: str


def shares(
    steps: Generator[object, None, T], count: int, start: float, end: float
) -> ShareSteps[T]:
    """Steps that tell what share is done: so many of them lead from start to end."""
    done = 0
    try:
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                result: T = stop.value
                return result
            done += 1
            yield start + (end - start) * min(done / count, 1)
    finally:
        steps.close()


@dataclass(frozen=True, slots=True)
class Format:
    """What an export can be.

    key: in the settings and on the command line. title: in the context ExportForm.
    needs: what a thing must hold one of, for the format to hold the thing; nothing for all.
    paged: it has pages, so that form and paper matter; one_page: no more than one.
    letterhead: it has room for one. marks: what stands out is marked in it.
    data: its numbers are reckoned with. text: its beginning can be read.
    of_whole: of what it holds all, for other programs, whatever is chosen of it.
    encoding: of a text that holds all; what it has no letter for is a question mark.
    of_sections, of_pages, of_chart: its writers, where it is made of such things.
    """

    key: str
    title: str
    needs: Holds = NOTHING
    paged: bool = False
    one_page: bool = False
    letterhead: bool = False
    marks: bool = True
    data: bool = False
    text: bool = False
    of_whole: Holds = NOTHING
    ending: str = ""
    encoding: str = "utf-8"
    of_sections: Callable[[Export], Generator[None, None, bytes]] | None = None
    of_pages: Callable[[Plan, Language], ShareSteps[bytes]] | None = None
    of_chart: Callable[[Chart, Language], bytes] | None = None

    def can_hold(self, sheet: Sheet) -> bool:
        """Whether it can hold a thing."""
        return not self.needs or bool(self.needs & sheet.holds)


def _pdf(plan: Plan, language: Language) -> ShareSteps[bytes]:
    from vpdesk.formats.pdf_file import pdf_steps

    return (yield from shares(pdf_steps(plan, language.code), len(plan.pages), 0, 1))


def _xlsx(export: Export) -> Generator[None, None, bytes]:
    from vpdesk.formats.xlsx_file import xlsx_steps

    return xlsx_steps(export.sections, export.letterhead, export.language, export.setup)


def _csv(export: Export) -> Generator[None, None, bytes]:
    from vpdesk.formats.csv_file import csv_steps

    return csv_steps(export.sections, export.language)


def _html(export: Export) -> Generator[None, None, bytes]:
    from vpdesk.formats.html_file import html_steps

    language = export.language

    def picture(chart: Chart) -> str:
        return _svg_chart(chart, language).decode()

    told = (export.letterhead, language, picture, export.heading)
    return html_steps(export.sections, *told)


def _json(export: Export) -> Generator[None, None, bytes]:
    from vpdesk.formats.json_file import to_json

    found: list[Scale] = []
    for section in export.sections:
        found += section.scales
        yield
    return to_json(found).encode()


def _svg(plan: Plan, language: Language) -> ShareSteps[bytes]:
    from vpdesk.formats.svg_file import page_to_svg

    yield 0.0
    return page_to_svg(plan, language)


def _svg_with_texts(plan: Plan, language: Language) -> ShareSteps[bytes]:
    from vpdesk.formats.svg_file import page_to_svg

    yield 0.0
    return page_to_svg(plan, language, texts=True)


def _svg_chart_with_texts(chart: Chart, language: Language) -> bytes:
    from vpdesk.formats.svg_file import to_svg

    return to_svg(chart, language, texts=True)


def _svg_chart(chart: Chart, language: Language) -> bytes:
    from vpdesk.formats.svg_file import to_svg

    return to_svg(chart, language)


def _png(plan: Plan, language: Language) -> ShareSteps[bytes]:
    from vpdesk.formats.png_file import page_to_png

    yield 0.0
    return page_to_png(plan, language)


def _png_chart(chart: Chart, language: Language) -> bytes:
    from vpdesk.formats.png_file import to_png

    return to_png(chart, language)


def _whole(key: str, title: str, of: Holds, ending: str = "", encoding: str = "utf-8") -> Format:
    return Format(key, title, of, text=True, of_whole=of, ending=ending, encoding=encoding)


FORMATS = {
    each.key: each
    for each in (
        Format(PRINTER, QT_TRANSLATE_NOOP("ExportForm", "Printer"), paged=True, letterhead=True),
        Format(
            "pdf",
            QT_TRANSLATE_NOOP("ExportForm", "PDF, to print or send"),
            paged=True,
            letterhead=True,
            of_pages=_pdf,
        ),
        Format(
            "xlsx",
            QT_TRANSLATE_NOOP("ExportForm", "XLSX, for Excel and the like"),
            letterhead=True,
            data=True,
            of_sections=_xlsx,
        ),
        Format(
            "csv",
            QT_TRANSLATE_NOOP("ExportForm", "CSV, for any spreadsheet"),
            Holds.TABLE,
            marks=False,
            data=True,
            text=True,
            of_sections=_csv,
        ),
        Format(
            "html",
            QT_TRANSLATE_NOOP("ExportForm", "HTML, for a web page"),
            letterhead=True,
            of_sections=_html,
        ),
        Format(
            "json",
            QT_TRANSLATE_NOOP("ExportForm", "JSON, for another program"),
            Holds.SCALES | Holds.MOVEMENT,
            marks=False,
            text=True,
            of_whole=Holds.MOVEMENT,
            of_sections=_json,
        ),
        Format(
            "svg",
            QT_TRANSLATE_NOOP("ExportForm", "SVG, a drawing of any size"),
            Holds.PAGE,
            paged=True,
            one_page=True,
            letterhead=True,
            of_pages=_svg,
            of_chart=_svg_chart,
        ),
        Format(
            "svg-text",
            QT_TRANSLATE_NOOP("ExportForm", "SVG with texts, small"),
            Holds.PAGE,
            paged=True,
            one_page=True,
            letterhead=True,
            ending="svg",
            of_pages=_svg_with_texts,
            of_chart=_svg_chart_with_texts,
        ),
        Format(
            "png",
            QT_TRANSLATE_NOOP("ExportForm", "PNG, a picture"),
            Holds.PAGE,
            paged=True,
            one_page=True,
            letterhead=True,
            of_pages=_png,
            of_chart=_png_chart,
        ),
        _whole("asc", QT_TRANSLATE_NOOP("ExportForm", "ASC, the whole movement"), Holds.MOVEMENT),
        _whole(
            "bridgemate",
            QT_TRANSLATE_NOOP("ExportForm", "CSV of Bridgemate rows"),
            Holds.MOVEMENT,
            "csv",
        ),
        _whole("trf", QT_TRANSLATE_NOOP("ExportForm", "TRF, the whole event"), Holds.TOURNAMENT),
        _whole(
            "usebio",
            QT_TRANSLATE_NOOP("ExportForm", "USEBIO, for federations"),
            Holds.EVENING,
            "xml",
        ),
        _whole("pbn", QT_TRANSLATE_NOOP("ExportForm", "PBN with all results"), Holds.EVENING),
        _whole(
            "results", QT_TRANSLATE_NOOP("ExportForm", "CSV of all results"), Holds.EVENING, "csv"
        ),
        _whole(
            "register",
            QT_TRANSLATE_NOOP("ExportForm", "CSV for the Czech register"),
            Holds.EVENING,
            "csv",
            "cp1250",
        ),
        Format(
            CLIPBOARD,
            QT_TRANSLATE_NOOP("ExportForm", "Clipboard, to paste elsewhere"),
            Holds.PASTE,
            data=True,
        ),
    )
}


def formats_for(*sheets: Sheet) -> tuple[str, ...]:
    """The keys of the formats that can hold one of these, in the order of the offer."""
    return tuple(key for key, each in FORMATS.items() if any(map(each.can_hold, sheets)))


def files_of(*sheets: Sheet) -> tuple[str, ...]:
    """Those of them that are files."""
    return tuple(each for each in formats_for(*sheets) if each not in (PRINTER, CLIPBOARD))
