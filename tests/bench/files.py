"""What exports for spreadsheets and browsers cost: python -m tests.bench.files."""

import gc
from collections.abc import Callable
from time import perf_counter

from vpdesk.formats.csv_file import csv_steps
from vpdesk.formats.html_file import html_steps
from vpdesk.formats.xlsx_file import xlsx_steps
from vpdesk.paper.page_setup import PageSetup
from vpdesk.report.document import Form, Letterhead, Section
from vpdesk.report.language import Language
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sections import scale_sections
from vpdesk.report.scales.sheets import Booklet
from vpdesk.stepwise import finished

LANGUAGE, LETTERHEAD, PAGE = Language(), Letterhead("Cup"), PageSetup()
JOBS: dict[str, Callable[[list[Section]], bytes]] = {
    "XLSX": lambda found: finished(xlsx_steps(found, LETTERHEAD, LANGUAGE, PAGE)),
    "HTML": lambda found: finished(html_steps(found, LETTERHEAD, LANGUAGE, lambda _: "<svg/>")),
    "CSV": lambda found: finished(csv_steps(found, LANGUAGE)),
}


def main() -> None:
    booklet = Booklet(1, 100, continuous=True, discrete=True)
    contents = {"24 boards": scale_sheets.TABLE, "booklet 1-100": scale_sheets.BOOKLET}
    for name, what in contents.items():
        found = list(scale_sections(ScaleChoice(24), what, Form.SHEET, booklet, LANGUAGE))
        for ending, job in JOBS.items():
            best, size = float("inf"), 0
            for _ in range(3):
                gc.collect()
                start = perf_counter()
                size = len(job(found))
                best = min(best, perf_counter() - start)
            aim = "  aim 3000" if (what, ending) == (scale_sheets.BOOKLET, "XLSX") else ""
            print(f"{ending:4}  {name:14} {1000 * best:8.1f} ms  {size // 1000:5} kB{aim}")


if __name__ == "__main__":
    main()
