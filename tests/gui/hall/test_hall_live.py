"""The pages of the hall from the window to a phone: started, followed, ended."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog, QLineEdit

from vpdesk.files.child import child_environment
from vpdesk.files.hall_file import HALL, hall_path
from vpdesk.files.networks import Network
from vpdesk.gui.desk.samples import SAMPLES, copied
from vpdesk.gui.hall.code_picture import wifi_text
from vpdesk.gui.hall.firewall_words import firewall_advice, firewall_text
from vpdesk.gui.hall.hall_dialog import HallDialog
from vpdesk.gui.hall.hall_light import HallLight
from vpdesk.gui.hall.hall_live import HallLive
from vpdesk.gui.hall.network_check import NetworkCheck
from vpdesk.gui.hall.sheet_dialog import SheetDialog
from vpdesk.gui.hall.sheet_painter import SIZES, sentences, sheet_pdf
from vpdesk.hall.seen import Seen
from vpdesk.next_step import HowFar, WayPart
from vpdesk.pairs.evening import with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.report.language import Language

HERE = (Network("127.0.0.1", "lo"),)
PATIENCE = 30_000  # milliseconds that a busy machine may take; nothing is measured


@pytest.fixture
def evening_desk(desk):
    desk.menus.action("sample evening").trigger()
    return desk


@pytest.fixture
def live(evening_desk):
    found = evening_desk.hall.live
    found._find = lambda: HERE
    with socket.create_server(("127.0.0.1", 0)) as free:  # other tests run beside it
        found.kept = replace(found.kept, port=free.getsockname()[1])
    yield found
    found.end()


def started(qtbot, desk, live, seen=Seen.EVERYTHING):
    live.start(desk.directed, "127.0.0.1", seen)
    qtbot.waitUntil(lambda: live.figures.number > 0 or look(live), timeout=PATIENCE)
    return live.url


def look(live):
    """Whether the first snapshot is served."""
    return bool(live.url) and state(live.url)["number"] > 0


def got(address, **heads):
    with urlopen(Request(address, headers=heads), timeout=20) as answer:
        return answer.read().decode()


def state(url, since=0):
    return json.loads(got(f"{url}/1/state?since={since}"))


def changed(qtbot, url, since):
    """The state once it is another one."""
    qtbot.waitUntil(lambda: state(url)["number"] > since, timeout=PATIENCE)
    return state(url, since)


def test_a_result_typed_in_the_window_is_on_the_phones(qtbot, evening_desk, live):
    url = started(qtbot, evening_desk, live)
    page = got(f"{url}/", **{"Accept-Language": "en"})
    assert "Where do I sit?" in page
    assert "Tuesday" in page
    document = evening_desk.house.keepers["pairs"].files.document
    before = state(url)["number"]
    board = document.evening.missing[0].board
    evening = document.evening
    for place in evening.missing:  # until nobody has to play it
        if place.board == board:
            evening = with_entry(evening, parse_result("420", place))
    document.request(evening, "results")
    told = changed(qtbot, url, before)
    assert told["since"] == before
    assert told["pages"]


def test_nothing_is_served_before_start_and_after_the_end(qtbot, evening_desk, live, home):
    url = started(qtbot, evening_desk, live)
    folder = live._writer.folder
    assert folder.is_dir()
    live.end()
    assert not live.on
    assert live.url == ""
    assert not folder.exists()
    with pytest.raises(OSError, match="refused"):
        got(url)


def test_a_process_that_is_killed_is_back_at_the_same_port(qtbot, evening_desk, live):
    url = started(qtbot, evening_desk, live)
    for _ in range(3):
        before = live.process.number
        os.kill(before, signal.SIGTERM)
        qtbot.waitUntil(
            lambda before=before: live.process.number != before and live.figures.number > 0,
            timeout=PATIENCE,
        )
        assert live.url == url
        assert state(url)["number"] > 0


def test_a_message_and_what_players_see_change_at_once(qtbot, evening_desk, live):
    url = started(qtbot, evening_desk, live)
    number = state(url)["number"]
    live.say("Dinner at six")
    assert changed(qtbot, url, number)["messages"] == ["Dinner at six"]
    number = state(url)["number"]
    live.set_seen(Seen.NOTHING)
    assert "index.html" in changed(qtbot, url, number)["pages"]
    assert "Nothing is shown" in got(f"{url}/en/index.html")
    live.take_back("Dinner at six")
    assert live.messages == ()


def test_pages_in_another_language_are_made_when_somebody_asks(qtbot, evening_desk, live):
    url = started(qtbot, evening_desk, live)
    found = []

    def ask():
        found.append(got(f"{url}/", **{"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.5"}))

    from threading import Thread

    thread = Thread(target=ask)
    thread.start()
    qtbot.waitUntil(lambda: not thread.is_alive(), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "cs" in live._languages, timeout=PATIENCE)
    assert "<html lang=" in found[0]


def test_what_was_refused_is_a_line_in_the_log_without_a_name(qtbot, evening_desk, live, caplog):
    url = started(qtbot, evening_desk, live)
    caplog.set_level(logging.INFO, "vpdesk")
    host = urlsplit(url).netloc
    asked = f"POST /en/secret-name.html HTTP/1.1\r\nHost: {host}\r\n\r\n"
    for data in (asked, asked, asked.replace("POST", "GET").replace(host, "evil.example")):
        with socket.create_connection(("127.0.0.1", urlsplit(url).port)) as line:
            line.sendall(data.encode())
            assert line.recv(12).startswith(b"HTTP/1.1 4")
    told = {"405": 2, "421": 1}
    qtbot.waitUntil(lambda: live.figures.refused == told, timeout=PATIENCE)
    live.process._log()
    live.end()
    assert caplog.messages == ["The hall refused requests: 2 with 405, 1 with 421"]
    caplog.clear()


def test_another_address_is_told_and_served(qtbot, evening_desk, live):
    started(qtbot, evening_desk, live)
    said = []
    live.said.connect(said.append)
    live._find = lambda: (Network("127.0.0.2"),)
    assert "network" in live.trouble
    live._look()
    assert "127.0.0.2" in said[0]
    dialog = evening_desk.findChild(HallDialog)
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: "127.0.0.2" in live.url and look(live), timeout=PATIENCE)
    assert not live.trouble
    assert dialog.address.text() == live.url
    assert dialog.code.accessibleName() == f"Code that opens {live.url}"


def test_a_full_disk_leaves_what_was_there(qtbot, evening_desk, live, monkeypatch):
    from vpdesk.files.atomic import StorageError
    from vpdesk.formats import hall_writer

    url = started(qtbot, evening_desk, live)
    before = state(url)

    def full(*args):
        raise StorageError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(hall_writer, "write_snapshot", full)
        live.say("Dinner at six")
        qtbot.waitUntil(lambda: live.trouble == "The disk is full.", timeout=PATIENCE)
        assert state(url) == before
    live._write()
    qtbot.waitUntil(lambda: not live.trouble, timeout=PATIENCE)
    qtbot.waitUntil(lambda: state(url)["messages"] == ["Dinner at six"], timeout=PATIENCE)


def test_the_dialog_starts_shows_and_ends_it(qtbot, evening_desk, live):
    hall = evening_desk.hall
    dialog = HallDialog(live, lambda: evening_desk.directed, evening_desk, lambda: HERE)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.starts.isVisible()
    asked = dialog.height()
    dialog.seen.setCurrentIndex(dialog.seen.findData(Seen.SEATS))
    dialog.start.click()
    assert live.kept.seen is Seen.SEATS
    qtbot.waitUntil(lambda: live.url != "" and look(live), timeout=PATIENCE)
    assert dialog.runs.isVisible()
    qtbot.waitUntil(lambda: dialog.height() > asked, timeout=PATIENCE)  # no larger than need be
    assert dialog.address.text() == live.url
    dialog.message.setText("Dinner at six")
    dialog.say.click()
    assert live.messages == ("Dinner at six",)
    dialog.take_back.click()
    assert live.messages == ()
    dialog.end.click()
    assert not live.on
    assert dialog.starts.isVisible()
    assert hall is evening_desk.hall


@pytest.mark.parametrize(
    ("system", "word"), [("win32", "private"), ("darwin", "macOS"), ("linux", "8083")]
)
def test_each_system_is_told_of_its_firewall(system, word):
    assert word in firewall_text(8083, system)
    advice = firewall_advice(8083, system)
    assert "firewall" in advice
    assert ("ufw" in advice) is (system == "linux")


def test_a_port_that_is_taken_is_the_next_and_is_tried_first_the_next_time(
    qtbot, evening_desk, live
):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        live._keep(replace(live.kept, port=port))
        started(qtbot, evening_desk, live)
        taken = live.figures.port
        assert port < taken < port + 10
    live.end()
    started(qtbot, evening_desk, live)
    assert live.figures.port == taken
    assert HALL.read(hall_path(live._settings)).port == taken


def test_two_events_at_once_have_two_ports_and_their_names(qtbot, evening_desk, live, tmp_path):
    url = started(qtbot, evening_desk, live)
    evening_desk.menus.action("sample league").trigger()
    other = HallLive(evening_desk.hall.clock, tmp_path / "settings.json", live, lambda: HERE)
    try:
        other._keep(live.kept)
        second = started(qtbot, evening_desk, other)
        assert second != url
        names = {state(each)["event"] for each in (url, second)}
        assert names == {live.name, other.name}
        assert len(names) == 2
    finally:
        other.end()


def test_the_hall_is_a_part_of_the_way(qtbot, evening_desk, live):
    keeper = evening_desk.house.keepers["pairs"]

    def part():
        found = keeper.room.header.parts.buttons
        return next(each for each in found if each.state.part is WayPart.HALL)

    assert part().state.progress is HowFar.OPEN
    part().click()
    assert evening_desk.findChild(HallDialog).isVisible()
    started(qtbot, evening_desk, live)
    assert part().state.progress is HowFar.BEGUN
    assert part().accessibleName() == "Hall: begun"
    live.end()
    assert part().state.progress is HowFar.OPEN


def test_another_file_in_the_room_ends_it(qtbot, evening_desk, live, home):
    (evening,) = (each for each in SAMPLES if each.name == "evening")
    started(qtbot, evening_desk, live)
    said = []
    live.said.connect(said.append)
    evening_desk.open_file(copied(evening, home / "another"))
    qtbot.waitUntil(lambda: not live.on, timeout=PATIENCE)
    assert "no longer open" in said[0]


def test_the_start_loads_nothing_of_it():
    code = (
        "import sys, vpdesk.gui.start, vpdesk.gui.menus, vpdesk.gui.frame;"
        "print([m for m in sys.modules if m.split('.')[0] in ('h11', 'segno', 'asyncio')"
        " or m.startswith(('vpdesk.cli', 'vpdesk.hall', 'vpdesk.gui.hall'))])"
    )
    python = [sys.executable, "-c", code]
    found = subprocess.run(python, env=child_environment(), capture_output=True, check=True)
    assert found.stdout.strip() == b"[]"


def test_the_network_check_waits_for_a_phone_and_says_what_may_be_wrong(qtbot, evening_desk, live):
    started(qtbot, evening_desk, live)
    check = NetworkCheck(live, evening_desk)
    qtbot.addWidget(check)
    qtbot.waitUntil(lambda: check.here is True, timeout=PATIENCE)
    assert "✓ The page opens on this computer." in check.lines.text()
    assert "mobile data" not in check.lines.text()
    check._be_late()
    for word in ("mobile data", "firewall", "hides devices", "Too many phones"):
        assert word in check.lines.text()
    live.process.figures = replace(live.figures, others=live.figures.others + 1)
    check.show_state()
    assert "✓ A phone has opened the page." in check.lines.text()
    assert "firewall" not in check.lines.text()
    live.process.figures = replace(live.figures, crowded=3, port=8083)
    check.show_state()
    assert "An access point hides the phones" in check.lines.text()
    assert "8083" in check.lines.text()
    check.close()


def test_the_sheet_has_both_codes_and_what_players_see(qtbot, evening_desk, live, tmp_path):
    url = started(qtbot, evening_desk, live, Seen.SEATS)
    dialog = SheetDialog(live, evening_desk)
    qtbot.addWidget(dialog)
    assert dialog.sheet.url == url
    assert "clock and the seats" in sentences(dialog.sheet, Language())[2]
    one = sheet_pdf(dialog.sheet, "A4", Language())
    dialog.wifi.setText("Bridge Hall")
    dialog.password.setText("four;hearts")
    assert live.kept.wifi == "Bridge Hall"
    assert "four" not in hall_path(live._settings).read_text(encoding="utf-8")
    assert wifi_text("Bridge Hall", "four;hearts") == "WIFI:T:WPA;S:Bridge Hall;P:four\\;hearts;;"
    for size in SIZES:
        dialog.size_.setCurrentText(size)
        dialog.save_as(tmp_path / f"{size}.pdf")
        assert (tmp_path / f"{size}.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "A4.pdf").read_bytes() != one
    dialog.save_as(tmp_path / "no" / "A4.pdf")
    assert "was not" in dialog.line.text()


def test_the_sheet_goes_where_files_went_last(qtbot, evening_desk, live, tmp_path):
    started(qtbot, evening_desk, live, Seen.SEATS)
    dialog = SheetDialog(live, evening_desk, tmp_path)
    qtbot.addWidget(dialog)
    dialog.print.click()
    (question,) = dialog.findChildren(QPrintDialog)
    (field,) = question.findChildren(QLineEdit, "filename")
    assert Path(field.text()).parent == tmp_path
    assert Path(field.text()).stem not in ("", "print")
    question.reject()
    dialog.save.click()
    (asked,) = dialog.findChildren(QFileDialog)
    assert Path(asked.directory().absolutePath()) == tmp_path
    asked.reject()


def test_the_light_says_how_it_goes(qtbot, evening_desk, live):
    light = evening_desk.findChild(HallLight)
    assert light.accessibleName() == "Hall: off"
    started(qtbot, evening_desk, live)
    assert light.accessibleName() == "Hall: 0 phones"
    assert light.toolTip() == live.url
    live._find = tuple
    light.show_state()
    assert light.accessibleName() == "Hall: trouble"
    assert "no network" in light.accessibleDescription()
