"""Every print with names of 30 letters on A4: python -m tests.bench.prints [FOLDER].

Of each its pages and its smallest type, as the PDF has it; with a FOLDER the files are left there.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from tests.gui.export.printed_builders import SUBJECTS
from tests.gui.export.reports import page_texts, read_pdf
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps
from vpdesk.report.document import Letterhead
from vpdesk.report.language import Language
from vpdesk.report.sheet import Subject
from vpdesk.stepwise import finished

LANGUAGE = Language()


def main() -> None:
    """Print a line a print and form, the smallest type of all at the end."""
    _app = QGuiApplication.instance() or QGuiApplication([])
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    wanted = sys.argv[2:]
    found: list[tuple[float, str]] = []
    for name, make in SUBJECTS.items():
        subject: Subject = make()  # type: ignore[operator]
        for sheet in subject.sheets:
            for form in sheet.forms:
                called = f"{name}-{subject.part(sheet)}-{form.value}"
                if wanted and not any(each in called for each in wanted):
                    continue
                choice = ExportChoice(sheet, form)
                told: list[str] = []
                data = finished(export_steps(choice, subject, Letterhead(), LANGUAGE, told.append))
                pages = read_pdf(data).pages
                texts = [text for page in pages for text in page_texts(page)]
                least = min(texts, key=lambda text: text.size)
                found.append((least.size, called))
                warned = "told" if told else ""
                print(
                    f"{called:42} {len(pages):3} p. {least.size:5.1f} pt {least.text[:40]} {warned}"
                )
                if folder is not None:
                    folder.mkdir(exist_ok=True)
                    (folder / f"{called}.pdf").write_bytes(data)
    print("smallest", *min(found))


if __name__ == "__main__":
    main()
