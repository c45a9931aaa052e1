"""Every export: a choice of scales and of a format becomes the bytes of a file, step by step."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeVar

from vpdesk.export.choice import ExportChoice
from vpdesk.export.errors import MANY_PAGES, ExportError
from vpdesk.export.page_plan import Plan, plan_steps
from vpdesk.report.chart import Chart
from vpdesk.report.document import Letterhead, Section
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice
from vpdesk.report.scale_sections import scale_sections, section_count
from vpdesk.scales import Scale

T = TypeVar("T")
Steps = Generator[float, None, T]  # yields the share that is done, 0 to 1

PLANNING = 0.2  # of the time that pages take


def export_sections(
    choice: ExportChoice, scales: ScaleChoice, language: Language
) -> Iterator[Section]:
    """The sections of an export. Raises ScaleError."""
    return scale_sections(scales, choice.what, choice.page_form, choice.booklet, language)


def _count(choice: ExportChoice) -> int:
    """How many sections there will be."""
    return section_count(choice.what, choice.page_form, choice.booklet)


def plan_pages(
    choice: ExportChoice, scales: ScaleChoice, letterhead: Letterhead, language: Language
) -> Steps[Plan]:
    """The pages of an export. Needs a QGuiApplication. Raises ScaleError."""
    from vpdesk.export.fonts import ems  # noqa: PLC0415 - Qt, which other formats do without

    sections = export_sections(choice, scales, language)
    steps = plan_steps(sections, letterhead, choice.page_form, choice.page_setup, language, ems)
    count = _count(choice)
    return (yield from shares(steps, count, 0, 1))


def export_steps(
    choice: ExportChoice, scales: ScaleChoice, letterhead: Letterhead, language: Language
) -> Steps[bytes]:
    """The bytes of a file of the choice's format, one of FILES.

    PDF, PNG, SVG, and HTML with a chart need a QGuiApplication.
    Raises ScaleError, and ExportError where a picture would need several pages.
    """
    if choice.format in ("pdf", "svg", "png") and not choice.bare_chart:
        return (yield from _paged(choice, scales, letterhead, language))
    sections = export_sections(choice, scales, language)
    count = _count(choice)
    steps = _written(choice, sections, letterhead, language)
    return (yield from shares(steps, count, 0, 1))


def finished(steps: Generator[object, None, T]) -> T:
    """The result of all steps."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: T = stop.value
            return result


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
    choice: ExportChoice, sections: Iterator[Section], letterhead: Letterhead, language: Language
) -> Generator[None, None, bytes]:
    """The bytes of a format without pages, a section a step."""
    if choice.bare_chart:
        (section,) = sections
        assert section.chart is not None
        return _chart_picture(choice.format, section.chart, language)
    if choice.format == "json":
        from vpdesk.export.json_file import to_json  # noqa: PLC0415 - one format a run

        found: list[Scale] = []
        for section in sections:
            found += section.scales
            yield
        return to_json(found).encode()
    if choice.format == "csv":
        from vpdesk.export.csv_file import csv_steps  # noqa: PLC0415

        return (yield from csv_steps(sections, language))
    if choice.format == "html":
        from vpdesk.export.html_file import html_steps  # noqa: PLC0415

        def picture(chart: Chart) -> str:
            return _chart_picture("svg", chart, language).decode()

        return (yield from html_steps(sections, letterhead, language, picture))
    from vpdesk.export.xlsx_file import xlsx_steps  # noqa: PLC0415

    return (yield from xlsx_steps(sections, letterhead, language, choice.page_setup))


def _paged(
    choice: ExportChoice, scales: ScaleChoice, letterhead: Letterhead, language: Language
) -> Steps[bytes]:
    plan = yield from shares(
        plan_pages(choice, scales, letterhead, language),
        _count(choice),
        0,
        PLANNING,
    )
    if choice.format == "pdf":
        from vpdesk.export.pdf_file import pdf_steps  # noqa: PLC0415

        return (yield from shares(pdf_steps(plan), len(plan.pages), PLANNING, 1))
    if len(plan.pages) > 1:
        raise ExportError(MANY_PAGES, pages=len(plan.pages))
    if choice.format == "png":
        from vpdesk.export.png_file import page_to_png  # noqa: PLC0415

        return page_to_png(plan, language)
    from vpdesk.export.svg_file import page_to_svg  # noqa: PLC0415

    return page_to_svg(plan, language)


def _chart_picture(ending: str, chart: Chart, language: Language) -> bytes:
    if ending == "png":
        from vpdesk.export.png_file import to_png  # noqa: PLC0415

        return to_png(chart, language)
    from vpdesk.export.svg_file import to_svg  # noqa: PLC0415

    return to_svg(chart, language)
