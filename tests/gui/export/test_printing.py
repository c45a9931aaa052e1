"""The printer gets what the file has; what it does not take is one clear error."""

import gc

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageRanges, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from tests.gui.export.reports import page_texts, pdf, read_pdf, table_plan
from tests.sure import sure
from vpdesk.formats.errors import ExportError
from vpdesk.formats.pdf_file import page_layout, paint_steps, pdf_steps
from vpdesk.formats.print_file import check_printer, print_steps
from vpdesk.paper.page_setup import PageSetup
from vpdesk.stepwise import finished


def pdf_printer(path):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


@pytest.mark.parametrize(
    ("name", "page"),
    [("long", "A4"), ("discrete", "wall, A3 landscape"), ("continuous", "cards, Letter")],
)
def test_the_printer_gets_what_the_file_has(qapp, tmp_path, name, page):
    plan = table_plan(name, page, "long, PNG logo")
    finished(print_steps(pdf_printer(tmp_path / "printed.pdf"), plan))
    printed = read_pdf((tmp_path / "printed.pdf").read_bytes())
    filed = read_pdf(pdf(plan))
    assert sure(printed.metadata).title == plan.title
    for one, other in zip(printed.pages, filed.pages, strict=True):
        assert [float(x) for x in one.mediabox] == [float(x) for x in other.mediabox]
        for a, b in zip(page_texts(one), page_texts(other), strict=True):
            assert a.text == b.text
            assert (a.x, a.y) == pytest.approx((b.x, b.y), abs=1)


def test_printing_tells_how_much_is_done(qapp, tmp_path):
    shares = list(print_steps(pdf_printer(tmp_path / "printed.pdf"), table_plan("long")))
    assert shares == pytest.approx([0.2, 0.4, 0.6, 0.8, 1])


def test_a_printer_that_does_not_take_the_pages_is_an_error(qapp, tmp_path):
    printer = pdf_printer(tmp_path / "no such folder" / "printed.pdf")
    with pytest.raises(ExportError, match="printer takes no pages") as caught:
        finished(print_steps(printer, table_plan("discrete")))
    assert isinstance(caught.value, OSError)
    assert "PDF" in str(caught.value)  # what to do


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_file_that_cannot_be_printed_over_stays(qapp, tmp_path, monkeypatch):
    path = tmp_path / "printed.pdf"
    path.write_bytes(b"the old file")
    monkeypatch.setattr(QPainter, "begin", lambda painter, device: False)
    with pytest.raises(ExportError, match="takes no pages"):
        finished(print_steps(pdf_printer(path), table_plan("discrete")))
    assert path.read_bytes() == b"the old file"


class Jammed(QPdfWriter):
    """Takes so many pages."""

    def __init__(self, pages):
        self.buffer = QBuffer()
        self.buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        super().__init__(self.buffer)
        self.left = pages - 1

    def newPage(self):  # noqa: N802 - Qt's name
        self.left -= 1
        return self.left >= 0 and super().newPage()


def test_a_printer_that_stops_says_at_which_page(qapp):
    device = Jammed(3)
    device.setPageLayout(page_layout(PageSetup()))
    steps = paint_steps(device, table_plan("long"))
    for _ in range(3):
        next(steps)
    with pytest.raises(ExportError, match="stopped at page 4 of 5"):
        next(steps)
    assert not device.paintingActive()


@pytest.mark.parametrize("state", [QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted])
def test_a_printer_in_trouble_at_the_end_is_an_error(qapp, tmp_path, monkeypatch, state):
    monkeypatch.setattr(QPrinter, "printerState", lambda printer: state)
    with pytest.raises(ExportError, match="stopped at page 1 of 1"):
        finished(print_steps(pdf_printer(tmp_path / "printed.pdf"), table_plan("discrete")))


@pytest.mark.parametrize("fault", ["cancelled", "jammed"])
def test_what_is_not_printed_to_its_end_is_aborted(qapp, tmp_path, monkeypatch, fault):
    aborted = []
    monkeypatch.setattr(QPrinter, "abort", lambda printer: aborted.append(True))
    printer = pdf_printer(tmp_path / "printed.pdf")
    steps = print_steps(printer, table_plan("long"))
    next(steps)
    if fault == "cancelled":
        steps.close()
    else:
        monkeypatch.setattr(QPrinter, "newPage", lambda printer: False)
        with pytest.raises(ExportError):
            next(steps)
    assert aborted == [True]
    assert not printer.paintingActive()
    assert not list(tmp_path.iterdir())


def test_only_the_pages_that_were_asked_for(qapp, tmp_path):
    printer = pdf_printer(tmp_path / "printed.pdf")
    printer.setPageRanges(QPageRanges.fromString("2,4-5"))
    finished(print_steps(printer, table_plan("long")))
    texts = [
        page.extract_text() for page in read_pdf((tmp_path / "printed.pdf").read_bytes()).pages
    ]
    assert len(texts) == 3
    for number, text in zip((2, 4, 5), texts, strict=True):
        assert f"Page {number} / 5" in text


@pytest.mark.parametrize(
    ("setup", "orientation"),
    [
        (PageSetup("Letter", landscape=True), QPageLayout.Orientation.Landscape),
        (PageSetup("A3"), QPageLayout.Orientation.Portrait),
    ],
)
def test_the_device_leaves_the_margins_to_the_plan(setup, orientation):
    layout = page_layout(setup)
    assert layout.orientation() == orientation
    assert layout.pageSize().name().startswith(setup.paper)
    full = layout.fullRect(QPageLayout.Unit.Point)
    assert layout.paintRect(QPageLayout.Unit.Point) == full
    assert (full.width(), full.height()) == pytest.approx(setup.size, abs=1)


@pytest.mark.parametrize("pages", range(4))
def test_a_file_that_is_cancelled_leaves_no_painter_open(qapp, pages):
    """Qt would warn of a device that goes away under its painter."""
    devices = []

    class Watched(QPdfWriter):
        def __init__(self, buffer):
            super().__init__(buffer)
            devices.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vpdesk.formats.pdf_file.QPdfWriter", Watched)
        steps = pdf_steps(table_plan("long"))
        for _ in range(pages):
            next(steps)
        assert [device.paintingActive() for device in devices] == [True] * bool(pages)
        steps.close()
        assert not any(device.paintingActive() for device in devices)
        del steps
        gc.collect()
    assert all(isinstance(device, QPagedPaintDevice) for device in devices)


def test_a_print_to_a_file_without_a_name_is_refused(qapp):
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    assert printer.outputFileName() == ""
    with pytest.raises(ExportError, match="printer"):
        check_printer(printer)
