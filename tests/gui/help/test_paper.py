"""The help on paper, and the keyboard map on one page of it."""

import errno
import os
import re
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.gui.help.outline import Outline, joined
from vpdesk.gui.help.keys import keyboard_html
from vpdesk.gui.help.paper import topic_pdf
from vpdesk.gui.help.topics import load_topic, native_keys, plain_words
from vpdesk.gui.rooms.scales.presentation import Presentation
from vpdesk.report.language import Language


def keys_of(desk):
    return [
        key.toString(key.SequenceFormat.NativeText)
        for action in desk.actions()
        for key in action.shortcuts()
    ]


@pytest.mark.parametrize(
    ("code", "paper"), [("en", "Letter"), ("cs", "A4"), ("de", "A4"), ("ru", "A4")]
)
def test_the_keyboard_map_has_every_key_on_one_page(desk, code, paper):
    desk.set_preferences(replace(desk.settings, language=code, zoom=250))
    topic = load_topic("keyboard", code, lambda: keyboard_html(desk, columns=4))
    data = topic_pdf(topic, Language(), paper, one_page=True)
    (page,) = PdfReader(BytesIO(data)).pages
    text = joined(page.extract_text())
    for action in desk.actions():
        if action.shortcuts():
            assert joined(plain_words(action.text())) in text
    for keys in [*keys_of(desk), native_keys("PgUp"), native_keys("Shift+F3")]:
        assert joined(keys) in text


def test_the_keyboard_map_on_screen_has_every_key(desk, show_help):
    text = show_help("keyboard").page.toPlainText()
    assert len(keys_of(desk)) >= 25
    for keys in keys_of(desk):
        assert keys in text


def test_the_keyboard_map_has_the_keys_of_the_presentation(qtbot, desk):
    presentation = Presentation()
    qtbot.addWidget(presentation)
    presentation.follow(desk.room)
    text = joined(Outline(keyboard_html(desk)).text)
    for action in presentation.actions():
        for key in action.shortcuts():
            assert joined(key.toString(key.SequenceFormat.NativeText)) in text


@pytest.mark.parametrize(("name", "code"), [("scales", "cs"), ("trouble", "en"), ("export", "cs")])
def test_a_topic_is_whole_on_paper(desk, name, code):
    desk.set_preferences(replace(desk.settings, language=code))
    topic = load_topic(name, code, str)
    pages = PdfReader(BytesIO(topic_pdf(topic, Language(), "A4"))).pages
    text = joined(" ".join(page.extract_text() for page in pages))
    for heading in re.findall(r"<h[12][^>]*>(.*?)</h[12]>", topic.html):
        assert joined(heading) in text
    assert f"{len(pages)}/{len(pages)}" in text
    assert (len(pages[0].images) + len(pages[-1].images) > 0) == (name == "scales")


def save_as(qtbot, window, path):
    window.output.save_pdf_as(path, window.page.topic)
    QApplication.processEvents()


def test_a_topic_is_saved_as_pdf(qtbot, show_help, home):
    window = show_help("example")
    qtbot.mouseClick(window.pdf_button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog)
    assert dialog.isVisible()
    dialog.fileSelected.emit(str(home / "example.pdf"))
    dialog.close()
    assert "17.25" in PdfReader(home / "example.pdf").pages[0].extract_text()
    assert window.message.isVisible()
    assert "example.pdf" in window.message.text()


def test_a_pdf_that_cannot_be_saved_is_told_and_the_old_one_stays(
    qtbot, show_help, home, monkeypatch
):
    window = show_help("news")
    (home / "news.pdf").write_bytes(b"old")

    def full(source, target):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    save_as(qtbot, window, home / "news.pdf")
    assert "disk is full" in window.message.text()
    assert (home / "news.pdf").read_bytes() == b"old"
    save_as(qtbot, window, home / "nowhere" / "news.pdf")
    assert "there is no folder" in window.message.text()


def test_a_topic_is_printed(qtbot, show_help, home):
    window = show_help("result")
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(QPrintDialog)
    assert dialog.isVisible()
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(home / "printed.pdf"))
    dialog.accepted.emit(printer)
    dialog.close()
    assert str(home / "printed.pdf") in window.message.text()
    text = PdfReader(home / "printed.pdf").pages[0].extract_text()
    assert "Reading off a result" in text


def test_a_printer_that_takes_nothing_is_told(qtbot, show_help, home):
    window = show_help("result")
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(home / "nowhere" / "printed.pdf"))
    window.output.print_on(printer, window.page.topic)
    assert "printer takes no pages" in window.message.text()
