"""What exports to paper and files cost: python -m tests.bench.paper."""

import os
import time
from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.formats.pdf_file import pdf_steps
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import Language
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, scale_report
from vpdesk.report.scales.sheets import Booklet, ScaleSubject
from vpdesk.report.sheet import Sheet
from vpdesk.stepwise import finished

ENGLISH = Language()
ROWS = ScaleSubject(ScaleChoice(129))  # 172 margins
BOOKLET = Booklet(1, 100, True, True)
HEAD = Letterhead("", "Spring Teams", "14 May 2030")


def milliseconds(job: Callable[[], bytes], runs: int = 40) -> tuple[float, bytes]:
    """The least time of so many runs, for the others were disturbed, and what the job gives."""
    result = job()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        job()
        times.append(time.perf_counter() - start)
    return 1000 * min(times), result


def export(what: Sheet, ending: str, form: Form = Form.SHEET) -> Callable[[], bytes]:
    """A whole export, from the scales to the bytes of the file."""
    choice = ExportChoice(what, form, ending, booklet=BOOKLET)
    return lambda: finished(export_steps(choice, ROWS, HEAD, ENGLISH))


def show(name: str, job: Callable[[], bytes], aim: str = "", runs: int = 40) -> None:
    """Print what a job costs."""
    took, data = milliseconds(job, runs)
    print(f"{name:34} {took:8.1f} ms  {len(data) // 1000:5} kB  {aim}".rstrip())


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    rows = len(scale_report(ROWS.scales, ENGLISH).table.rows)
    plan = finished(plan_pages(ExportChoice(), ROWS, HEAD, ENGLISH))
    show(f"PDF of {rows} rows, painting", lambda: finished(pdf_steps(plan)), "aim 20")
    show(f"PDF of {rows} rows, all", export(scale_sheets.TABLE, "pdf"))
    show("PDF, table and chart", export(scale_sheets.BOTH, "pdf"))
    show("SVG, chart", export(scale_sheets.CHART, "svg"))
    show("PNG, chart of 1600 x 1120", export(scale_sheets.CHART, "png"))
    show("PNG, wall chart at 200 dpi", export(scale_sheets.TABLE, "png", Form.WALL))
    first, last = BOOKLET.first, BOOKLET.last
    for ending, form in (
        ("pdf", Form.SHEET),
        ("pdf", Form.WALL),
        ("pdf", Form.CARD),
        ("xlsx", Form.SHEET),
        ("html", Form.SHEET),
        ("csv", Form.SHEET),
        ("json", Form.SHEET),
    ):
        name = f"booklet {first}-{last}, {ending.upper()}"
        if form is not Form.SHEET:
            name += f", {form.value}s"
        show(name, export(scale_sheets.BOOKLET, ending, form), "aim 3000", 3)
    app.quit()


if __name__ == "__main__":
    main()
