"""What is remembered between runs, and how the window fits its user."""

import json
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel

from vpdesk import settings
from vpdesk.files.atomic import StorageError
from vpdesk.gui.desk import disk_writer, remembered
from vpdesk.gui.theme import is_dark
from vpdesk.report.scales.report import View
from vpdesk.settings import settings_path


def test_everything_chosen_is_there_again(open_desk):
    desk = open_desk()
    chosen = replace(
        desk.room.choice,
        boards=27,
        kind="discrete",
        v0=5.0,
        blitz=33.5,
        pins=(20, 4),
        view=View.DIFFERENCES,
        base=4,
        per_root_board=True,
    )
    desk.room.request(chosen)
    chosen = replace(chosen, own_style=desk.room.choice.own_style)  # the room picks a colour
    desk.menus.action("zoom_in").trigger()
    desk.set_theme("dark")
    desk.resize(760, 560)
    for _ in range(5):  # the larger text takes its place; a layout in a layout takes a turn each
        QApplication.processEvents()
    desk.room.splitter.setSizes([300, 500])
    sizes = desk.room.splitter.sizes()
    desk.close()
    again = open_desk()
    assert again.room.choice == chosen
    assert again.room.controls.blitz_value.value() == 33.5
    assert again.room.axis.currentIndex() == 1
    assert again.room.base.currentText() == "4"
    assert again.settings.zoom == 110
    assert again.settings.theme == "dark"
    assert again.size().toTuple() == (760, 560)
    assert again.room.splitter.sizes() == sizes


def test_a_change_is_saved_while_the_window_is_open(qtbot, open_desk, monkeypatch):
    monkeypatch.setattr("vpdesk.gui.desk.remembered.SAVE_AFTER_MS", 50)
    desk = open_desk()
    desk.room.controls.boards.setValue(31)
    qtbot.waitUntil(lambda: settings_path().exists())
    assert json.loads(settings_path().read_text())["choice"]["boards"] == 31


def test_a_change_is_saved_however_busy_the_user_is(qtbot, open_desk, monkeypatch):
    monkeypatch.setattr("vpdesk.gui.desk.remembered.SAVE_AFTER_MS", 100)
    desk, typing = open_desk(), QTimer(interval=20)
    boards = desk.room.controls.boards
    typing.timeout.connect(lambda: boards.setValue(31 if boards.value() == 32 else 32))
    typing.start()
    qtbot.waitUntil(lambda: settings_path().exists())
    typing.stop()


def test_a_slow_disk_does_not_hold_the_window_and_the_last_choice_wins(
    qtbot, open_desk, monkeypatch
):
    desk, may_write, slow = open_desk(), Event(), settings.save
    monkeypatch.setattr(disk_writer, "AT_ONCE", 0)

    def save(*args):
        may_write.wait()
        slow(*args)

    monkeypatch.setattr(remembered, "save", save)
    for boards in (31, 32, 31):
        desk.room.controls.boards.setValue(boards)
        desk.remembered.save()  # comes back before it is written
    assert not settings_path().exists()
    may_write.set()
    desk.close()  # which waits
    assert json.loads(settings_path().read_text())["choice"]["boards"] == 31


def test_the_window_fits_the_screen_at_first(desk):
    room = desk.screen().availableGeometry()
    assert desk.width() < room.width()
    assert desk.height() < room.height()


def test_broken_settings_are_set_aside_with_one_quiet_sentence(open_desk):
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"choice": {"boards"')
    desk = open_desk()
    assert desk.room.choice.boards == 16
    assert "settings could not be read" in desk.statusBar().currentMessage()
    assert path.with_name("settings.json.broken").read_text() == '{"choice": {"boards"'
    desk.close()
    assert json.loads(path.read_text())["choice"]["boards"] == 16


def test_a_folder_in_the_place_of_the_settings_is_left_alone_and_told_once(open_desk, caplog):
    path = settings_path()
    path.mkdir(parents=True)
    (path / "letter.txt").write_text("dear")
    desk = open_desk()
    assert desk.room.choice.boards == 16
    assert f"settings in “{path}” could not be read" in desk.statusBar().currentMessage()
    for _ in range(3):
        desk.remembered.save()
    desk.close()
    assert caplog.text.count("Settings were not saved") == 1
    assert [each.name for each in path.iterdir()] == ["letter.txt"]
    assert not path.with_name("settings.json.broken").exists()
    caplog.clear()


def test_a_remembered_choice_without_a_scale_opens_with_its_reason(open_desk):
    desk = open_desk()
    desk.room.request(replace(desk.room.choice, kind="discrete", v0=12.5))
    desk.close()
    desk = open_desk()
    assert desk.findChild(QLabel, "errorLabel").isVisible()
    desk.room.controls.range.setValue(20)
    assert desk.room.table.isVisible()
    assert desk.room.table.model().rowCount() == 11


def test_zoom_makes_all_text_larger(qtbot, desk):
    table, plot = desk.room.table, desk.room.plot
    small = (table.rowHeight(0), table.fontMetrics().height())
    for _ in range(10):
        qtbot.keyClick(desk, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert desk.settings.zoom == 200
    assert table.rowHeight(0) >= 1.4 * small[0]  # rows of small type have more air
    assert table.fontMetrics().height() >= 1.9 * small[1]
    assert plot.font().pointSizeF() == QApplication.font().pointSizeF() == 20
    legend = plot._legend  # away where it would cover curves
    assert legend.isHidden() or plot.rect().contains(legend.geometry())
    qtbot.keyClick(desk, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert desk.settings.zoom == 190
    qtbot.keyClick(desk, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert desk.settings.zoom == 100
    QApplication.processEvents()
    assert (table.rowHeight(0), table.fontMetrics().height()) == small


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_no_text_is_cut_at_any_size(desk, zoom):
    desk.resize(1366, 768)
    desk._zoom_to(zoom)
    desk.room.controls.kind.setCurrentIndex(1)
    for _ in range(5):  # a layout in a layout takes a turn each
        QApplication.processEvents()
    widgets = [
        *desk.room.controls.findChildren(QLabel),
        *desk.room.results.findChildren(QLabel),
        desk.room.controls.half_match,
        desk.room.controls.kind,
        desk.room.controls.blitz,
        desk.room.pin_button,
        desk.room.read_out,
    ]
    for widget in widgets:
        if widget.isVisible():
            assert widget.width() >= widget.sizeHint().width(), widget
            assert widget.height() >= widget.minimumSizeHint().height(), widget
            assert desk.rect().contains(widget.mapTo(desk, widget.rect().bottomRight())), widget


def test_themes(desk):
    light, dark, system = (
        [desk.menus.action(f"theme {name}") for name in ("system", "light", "dark")][i]
        for i in (1, 2, 0)
    )
    dark.trigger()
    QApplication.processEvents()
    assert is_dark(desk.palette())
    ground = desk.room.plot.grab().toImage().pixelColor(0, 0)
    assert ground == desk.palette().color(QPalette.ColorRole.Base)
    for change, wanted in (
        (light.trigger, False),
        (system.trigger, False),
        (lambda: desk._scheme_changed(Qt.ColorScheme.Dark), True),
        (light.trigger, False),
    ):
        change()
        QApplication.processEvents()
        assert is_dark(desk.palette()) == wanted
    assert light.isChecked()
    assert not system.isChecked()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_stand_out_from_their_ground(desk, theme):
    """The contrast that WCAG asks of text: 4.5 to 1."""
    desk.set_theme(theme)
    palette, role = desk.palette(), QPalette.ColorRole

    def luminance(colour):
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.PlaceholderText, role.Base),
        (role.PlaceholderText, role.AlternateBase),
        (role.ToolTipText, role.ToolTipBase),
    ):
        dark, light = sorted(luminance(palette.color(r)) for r in (text, ground))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (text, ground)


def test_reset_layout_keeps_what_is_chosen(desk):
    desk.room.controls.boards.setValue(40)
    size = desk.size()
    widths = desk.room.splitter.sizes()
    desk.resize(700, 500)
    desk.room.splitter.setSizes([500, 200])
    desk.menus.action("zoom_in").trigger()
    desk.menus.action("reset_layout").trigger()
    QApplication.processEvents()
    assert desk.size() == size
    assert desk.room.splitter.sizes() == pytest.approx(widths, abs=2)
    assert desk.settings.zoom == 100
    assert desk.room.choice.boards == 40


def test_reset_layout_brings_the_window_back_to_the_screen(desk):
    desk.move(-3000, -3000)
    desk.menus.action("reset_layout").trigger()
    assert desk.screen().availableGeometry().contains(desk.pos())


def test_unwritable_settings_do_not_keep_the_window_open(open_desk, home, caplog, monkeypatch):
    def fail(path, settings, before):
        raise StorageError("no room")

    desk = open_desk()
    monkeypatch.setattr(remembered, "save", fail)
    desk.close()
    assert not desk.isVisible()
    assert "Settings were not saved: no room" in caplog.text
    caplog.clear()
