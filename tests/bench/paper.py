"""What exports to paper and pictures cost: python -m tests.bench.paper."""

import os
import statistics
import time
from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from vpdesk.export.pdf_file import PageSetup, to_pdf
from vpdesk.export.png_file import to_png
from vpdesk.export.svg_file import to_svg
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice, scale_report


def milliseconds(job: Callable[[], bytes]) -> float:
    """The median of nine runs after a first one."""
    job()
    times = []
    for _ in range(9):
        start = time.perf_counter()
        job()
        times.append(time.perf_counter() - start)
    return 1000 * statistics.median(times)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    language = Language()
    report = scale_report(ScaleChoice(130), language)
    jobs: dict[str, Callable[[], bytes]] = {
        f"PDF, {len(report.table.rows)} rows": lambda: to_pdf(report.table, language, PageSetup()),
        "PDF, chart": lambda: to_pdf(report.chart, language, PageSetup(landscape=True)),
        "SVG, chart": lambda: to_svg(report.chart, language),
        "PNG, chart of 1600 x 1120": lambda: to_png(report.chart, language),
    }
    for name, job in jobs.items():
        print(f"{name:30} {milliseconds(job):6.1f} ms  {len(job()) // 1000:4} kB")
    app.quit()


if __name__ == "__main__":
    main()
