"""An event is published from the window, and again after every action."""

import re
import subprocess
from shutil import which

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from tests.gui.rooms.events.rounds.event_matches_builders import league_of_two_boards
from tests.unit.files.web_folder_builders import contents
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.web_folder import write_web_folder
from vpdesk.formats.html_folder import MARK, event_files, others_than
from vpdesk.report.language import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CHROMIUM = which("chromium")


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "league.vpt"
    TournamentFile.create(path, league_of_two_boards()).close()
    return path


def choose(desk, folder):
    """The folder, in the dialog that asks for it."""
    dialog = desk.findChildren(QFileDialog, "publishDialog")[-1]
    dialog.fileSelected.emit(str(folder))
    dialog.close()


def timeless(page):
    """The page but for the time at which it was published."""
    return re.sub(r"\d\d:\d\d", "", page.read_text(encoding="utf-8"))


def type_result(qtbot, desk, imps):
    desk.room.go_rounds()
    quick = desk.room.rounds.entry
    quick.type_result(1, imps)


def test_a_result_typed_is_on_the_page(qtbot, open_desk, path, tmp_path, monkeypatch):
    monkeypatch.setattr("vpdesk.gui.export.publisher.DELAY_MS", 50)
    desk = open_desk(str(path))
    folder, page = tmp_path / "web", tmp_path / "web" / "stage-1-round-1.html"
    row = lambda name: desk.menus.action(name, "swiss")  # noqa: E731
    row("publish").trigger()
    choose(desk, folder)
    qtbot.waitUntil(lambda: desk.statusBar().currentMessage() == f"Published in {folder}")
    assert "League" in page.read_text(encoding="utf-8")
    assert desk.findChild(QPushButton, "openExportedButton") is not None
    assert not row("publish_again").isChecked()
    row("publish_again").trigger()
    assert row("publish_again").isChecked()
    publisher = desk.house.keepers["swiss"].publisher
    qtbot.waitUntil(lambda: publisher.idle)
    before = timeless(page)
    type_result(qtbot, desk, "34-12")
    qtbot.waitUntil(lambda: publisher.idle)
    assert timeless(page) != before
    assert re.search("34.{1,60}12", page.read_text(encoding="utf-8"), re.DOTALL)
    desk.room.document.undo()
    qtbot.waitUntil(lambda: publisher.idle)
    assert timeless(page) == before
    (folder / "letter.txt").write_text("Dear")
    for imps in ("20-10", "21-10"):
        type_result(qtbot, desk, imps)
        qtbot.waitUntil(lambda: not desk.bar.isHidden())
        qtbot.waitUntil(lambda: publisher.idle)
    assert "letter.txt" in desk.bar.label.text()
    assert len(desk.bar.buttons) == len(desk.bar._waiting) == 1  # said once
    (folder / "letter.txt").unlink()
    type_result(qtbot, desk, "22-10")
    qtbot.waitUntil(lambda: publisher.idle)
    assert desk.bar.isHidden()
    assert "22" in page.read_text(encoding="utf-8")
    row("publish_languages").trigger()
    qtbot.waitUntil(lambda: (folder / "index.pl.html").exists() and publisher.idle)
    type_result(qtbot, desk, "23-10")
    desk.close()
    polish = (folder / "stage-1-round-1.pl.html").read_text(encoding="utf-8")
    assert re.search(r"\b23\b", polish)
    assert re.search(r"\b23\b", page.read_text(encoding="utf-8"))  # what waited is there
    again = open_desk(str(path))
    qtbot.waitUntil(lambda: again.house.keepers["swiss"].publisher.again)
    assert again.house.keepers["swiss"].publisher.languages


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
def test_a_browser_shows_the_pages(tmp_path):
    found = event_files(league_of_two_boards(), Language(), others_than(Language()))
    for name, data in found.items():
        (tmp_path / name).write_bytes(data)
    shown = subprocess.run(
        [
            *(str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu"),
            *(f"--user-data-dir={tmp_path / 'user'}", "--dump-dom"),
            (tmp_path / "index.html").as_uri(),
        ],
        check=True,
        capture_output=True,
        timeout=60,
    ).stdout.decode()
    assert "League" in shown
    links = set(re.findall('href="([^"]+.html)"', shown))
    assert links
    assert all((tmp_path / each).exists() for each in links)
    assert "Čeština" in shown


def test_another_events_pages_are_replaced_only_when_that_is_wanted(
    qtbot, open_desk, path, tmp_path
):
    folder = tmp_path / "web"
    write_web_folder(folder, {"index.html": MARK, "round-9.html": MARK}, MARK, ["another"])
    before = contents(folder)
    desk = open_desk(str(path))
    publisher = desk.house.keepers["swiss"].publisher
    for leave in (True, False):
        desk.menus.action("publish", "swiss").trigger()
        choose(desk, folder)
        qtbot.waitUntil(lambda: desk.findChild(QMessageBox, "publishOverQuestion") is not None)
        question = desk.findChild(QMessageBox, "publishOverQuestion")
        assert question.text() == "The folder “web” has the pages of another event."
        yes, no = question.buttons()
        assert contents(folder) == before
        qtbot.mouseClick(no if leave else yes, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: publisher.idle)
        if leave:
            qtbot.waitUntil(lambda: not desk.findChildren(QMessageBox, "publishOverQuestion"))
            assert contents(folder) == before
    assert "round-9.html" not in contents(folder)
    desk.menus.action("publish", "swiss").trigger()
    choose(desk, folder)
    qtbot.waitUntil(lambda: publisher.idle)
    assert not [
        each for each in desk.findChildren(QMessageBox, "publishOverQuestion") if each.isVisible()
    ]
