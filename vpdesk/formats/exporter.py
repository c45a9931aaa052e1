"""Every export: a subject and a choice of a format become the bytes of a file, step by step."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from typing import TypeVar

from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.errors import MANY_PAGES, ExportError
from vpdesk.paper.page_plan import Plan, plan_steps, small_type
from vpdesk.paper.page_setup import CARDS, Size, card_grid, card_setup
from vpdesk.report.chart import Chart
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import as_subject
from vpdesk.report.sheet import Sheet, Subject
from vpdesk.scales import Scale

T = TypeVar("T")
Steps = Generator[float, None, T]  # yields the share that is done, 0 to 1

PLANNING = 0.2  # of the time that pages take
LEGIBLE_CARD = 7.5  # points: the type of a card that is looked at in every round


def plan_pages(
    choice: ExportChoice, subject: Subject | ScaleChoice, letterhead: Letterhead, language: Language
) -> Steps[Plan]:
    """The pages of an export. Needs a QGuiApplication. Raises WordedError, as ScaleError.

    Cards are of the smallest size that holds each of them in a legible type, and where there
    are several sizes they have all the same type.
    """
    found = as_subject(subject)
    count = found.section_count(choice)

    def planned(card: Size, most: float | None = None) -> Generator[None, None, Plan]:
        from vpdesk.paper.fonts import ems  # Qt, which other formats do without

        sections = found.sections(choice, language)
        form, setup = choice.page_form, choice.page_setup
        if form is Form.CARD:
            setup = card_setup(choice.paper, card)
        one = choice.of_format.one_page  # a picture may be as large as it must
        return plan_steps(
            sections, letterhead, form, setup, language, ems, card, most, one_sheet=one
        )

    sizes = cards_for(choice.what, choice.paper)
    if choice.page_form is not Form.CARD or len(sizes) == 1:
        return (yield from shares(planned(sizes[0]), count, 0, 1))
    for number, card in enumerate(sizes):
        share = number / (len(sizes) + 1)
        plan = yield from shares(planned(card), count, share, share + 1 / (len(sizes) + 1))
        if plan.whole_cards and plan.type_size >= LEGIBLE_CARD:
            break
    return (yield from shares(planned(card, plan.type_size), count, share, 1))


def export_steps(
    choice: ExportChoice,
    subject: Subject | ScaleChoice,
    letterhead: Letterhead,
    language: Language,
    warn: Callable[[str], object] | None = None,
) -> Steps[bytes]:
    """The bytes of a file of the choice's format, neither of the printer nor of the clipboard.

    warn: told in a sentence where the type of pages is too small to be read.
    PDF, PNG, SVG, and HTML with a chart need a QGuiApplication.
    Raises WordedError, as ScaleError, and ExportError where a picture would need several pages.
    """
    found = as_subject(subject)
    if choice.whole:
        return found.written(choice.format).encode()
    if choice.paged and not choice.bare_chart:
        return (yield from _paged(choice, found, letterhead, language, warn))
    steps = _written(choice, found, letterhead, language)
    return (yield from shares(steps, found.section_count(choice), 0, 1))


def cards_for(what: Sheet, paper: str) -> tuple[Size, ...]:
    """The cards that it may be cut into of a paper, the smallest first."""
    cards = (CARDS[name] for name in what.cards)
    return tuple(card for card in cards if math.prod(card_grid(card_setup(paper, card), card)))


def shares(steps: Generator[object, None, T], count: int, start: float, end: float) -> Steps[T]:
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


def _written(
    choice: ExportChoice, subject: Subject, letterhead: Letterhead, language: Language
) -> Generator[None, None, bytes]:
    """The bytes of a format without pages, a section a step."""
    sections = subject.sections(choice, language)
    if choice.bare_chart:
        (section,) = sections
        assert section.chart is not None
        return _chart_picture(choice.format, section.chart, language)
    if choice.format == "json":
        from vpdesk.formats.json_file import to_json  # one format a run

        found: list[Scale] = []
        for section in sections:
            found += section.scales
            yield
        return to_json(found).encode()
    if choice.format == "csv":
        from vpdesk.formats.csv_file import csv_steps

        return (yield from csv_steps(sections, language))
    if choice.format == "html":
        from vpdesk.formats.html_file import html_steps

        def picture(chart: Chart) -> str:
            return _chart_picture("svg", chart, language).decode()

        heading = subject.heading(language)
        return (yield from html_steps(sections, letterhead, language, picture, heading))
    from vpdesk.formats.xlsx_file import xlsx_steps

    return (yield from xlsx_steps(sections, letterhead, language, choice.page_setup))


def _paged(
    choice: ExportChoice,
    subject: Subject,
    letterhead: Letterhead,
    language: Language,
    warn: Callable[[str], object] | None,
) -> Steps[bytes]:
    steps = plan_pages(choice, subject, letterhead, language)
    plan = yield from shares(steps, subject.section_count(choice), 0, PLANNING)
    small = small_type(plan, language)
    if small and warn is not None:
        warn(small)
    if choice.format == "pdf":
        from vpdesk.formats.pdf_file import pdf_steps

        return (yield from shares(pdf_steps(plan), len(plan.pages), PLANNING, 1))
    if len(plan.pages) > 1:
        raise ExportError(MANY_PAGES, pages=len(plan.pages))
    if choice.format == "png":
        from vpdesk.formats.png_file import page_to_png

        return page_to_png(plan, language)
    from vpdesk.formats.svg_file import page_to_svg

    return page_to_svg(plan, language)


def _chart_picture(ending: str, chart: Chart, language: Language) -> bytes:
    if ending == "png":
        from vpdesk.formats.png_file import to_png

        return to_png(chart, language)
    from vpdesk.formats.svg_file import to_svg

    return to_svg(chart, language)
