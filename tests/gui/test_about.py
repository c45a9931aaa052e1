"""About the program: versions, licences, the log folder."""

import re
from datetime import date, timedelta
from importlib import metadata
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

import vpdesk
from tests.gui.help.outline import ROOT
from vpdesk.gui.dialogs import about, new_version
from vpdesk.gui.dialogs.about import LICENCES, AboutDialog, bug_report, versions
from vpdesk.resources import resource
from vpdesk.settings import log_folder


@pytest.fixture
def about_dialog(desk):
    desk.menus.action("about").trigger()
    return desk.findChild(AboutDialog)


def test_about_tells_all_versions(about_dialog):
    found = versions()
    assert found["vpdesk"] == vpdesk.__version__
    for name in ("Python", "Qt", "PySide6", "pyqtgraph", "NumPy", "XlsxWriter"):
        assert re.match(r"\d+\.\d+", found[name]), name
    texts = [label.text() for label in about_dialog.findChildren(QLabel)]
    assert set(found.values()) <= set(texts) | {vpdesk.__version__}
    plain = [text.replace(about.ZERO_WIDTH_SPACE, "") for text in texts]
    assert any(str(log_folder()) in text for text in plain)


def test_versions_without_what_pip_knows(monkeypatch):
    def unknown(name):
        raise metadata.PackageNotFoundError(name)

    known = versions()
    monkeypatch.setattr(metadata, "version", unknown)
    assert versions() == known

    def nothing(name):
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(about, "import_module", nothing)
    assert versions()["NumPy"] == ""
    assert "NumPy: missing\n" in bug_report()


def test_everything_is_copied_for_a_report(qtbot, about_dialog):
    qtbot.mouseClick(about_dialog.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert f"vpdesk: {vpdesk.__version__}" in text
    assert "Qt: " in text
    assert str(log_folder()) in text


def test_the_log_folder_is_opened(qtbot, desk, monkeypatch):
    opened = []
    monkeypatch.setattr(desk, "open_log_folder", lambda: opened.append(True))
    desk.menus.action("about").trigger()
    dialog = desk.findChild(AboutDialog)
    qtbot.mouseClick(dialog.log, Qt.MouseButton.LeftButton)
    assert opened == [True]


def test_every_licence_can_be_read(about_dialog):
    for row, licence in enumerate(LICENCES):
        about_dialog.licences.setCurrentRow(row)
        assert len(about_dialog.licence.toPlainText()) > 500, licence
    about_dialog.licences.setCurrentRow(0)
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert about_dialog.licence.toPlainText().strip() == own.strip()


def test_no_licence_is_left_out():
    shown_files = {licence.file for licence in LICENCES}
    files = {f"licences/{path.name}" for path in resource("licences").iterdir()}
    assert files | {"fonts/OFL.txt"} == shown_files
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    needed = re.findall(r'^    "([A-Za-z0-9]+)', pyproject.partition("dependencies = [")[2], re.M)
    known = " ".join(licence.name.lower() for licence in LICENCES)
    for name in needed[: needed.index("pyqtgraph") + 1]:
        assert name.lower() in known


def shown(dialog):
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_about_tells_the_day_of_this_version(about_dialog):
    day = date.fromisoformat(vpdesk.RELEASED)
    assert f"{day.day} {day:%B %Y}" in shown(about_dialog)
    assert "over a year old" not in about_dialog._age(day + timedelta(days=365))
    assert "over a year old" in about_dialog._age(day + timedelta(days=366))


def test_the_day_is_that_of_the_release():
    path = ROOT / "packaging" / "linux" / "org.vpdesk.vpdesk.metainfo.xml"
    release = ElementTree.parse(path).getroot().find(f".//release[@version='{vpdesk.__version__}']")
    assert release is not None
    assert release.attrib["date"] == vpdesk.RELEASED


def test_nobody_is_asked_for_a_newer_version_until_that_is_pressed(desk, monkeypatch, qtbot):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    monkeypatch.setattr(new_version, "releases_url", lambda: "https://example.org/releases")
    desk.menus.action("about").trigger()
    (dialog,) = desk.findChildren(AboutDialog)
    (button,) = (each for each in dialog.findChildren(QPushButton) if "New" in each.text())
    assert opened == []
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    desk.menus.action("new_version").trigger()
    assert opened == ["https://example.org/releases"] * 2


def test_a_program_that_knows_no_home_offers_no_page(desk, about_dialog, tmp_path):
    assert not new_version.can_look()
    assert not desk.menus.action("new_version").isVisible()
    assert not any("New" in each.text() for each in about_dialog.findChildren(QPushButton))


def test_the_page_is_that_of_the_builders_home(monkeypatch, tmp_path):
    (tmp_path / "home.txt").write_text("https://example.org/vpdesk\n")
    monkeypatch.setattr(new_version, "resource", lambda name: tmp_path / name)
    assert new_version.releases_url() == "https://example.org/vpdesk/releases"
