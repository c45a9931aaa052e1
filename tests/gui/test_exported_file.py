"""After an export the file is at hand; while one chooses, nothing in the dialog jumps."""

import json
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QPushButton

from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk.ask import existing_folder
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.report.document import Form
from vpdesk.report.events import sheets as event_sheets
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import View
from vpdesk.settings import RoomMemory
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.tournament import Edition

from .test_export_dialog import choose, export, open_dialog, press, wait_for_preview


def offered(desk):
    names = ("openExportedButton", "showInFolderButton")
    found = (desk.findChild(QPushButton, name) for name in names)
    return [each for each in found if each is not None and each.isVisible()]


def test_what_was_exported_is_opened_and_shown_in_its_folder(qtbot, open_desk, home, monkeypatch):
    desk = open_desk()
    urls, opens = [], [True]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: urls.append(url) or opens[0])
    file = home / "a scale & more.pdf"
    export(qtbot, open_dialog(desk), file)
    open_, folder = offered(desk)
    assert (open_.text(), folder.text()) == ("Open", "Show in Folder")
    assert file.name in open_.accessibleDescription()
    for button in (open_, folder):
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
    assert [url.toLocalFile() for url in urls] == [str(file), str(home)]
    again = home / "again.pdf"
    export(qtbot, open_dialog(desk), again)  # its own take the place of the former ones
    qtbot.waitUntil(lambda: len(desk.findChildren(QPushButton, "openExportedButton")) == 1)
    open_, _ = offered(desk)
    opens[0] = False
    qtbot.mouseClick(open_, Qt.MouseButton.LeftButton)
    assert urls[-1].toLocalFile() == str(again)
    assert desk.statusBar().currentMessage() == "No program of this computer opens “again.pdf”."
    qtbot.waitUntil(lambda: not desk.findChildren(QPushButton, "openExportedButton"))


def test_the_folder_of_what_is_open_is_shown(open_desk, monkeypatch):
    desk = open_desk()
    urls = []
    monkeypatch.setattr(QDesktopServices, "openUrl", urls.append)
    desk.show_room("pairs")
    desk.menus.action("show_file").trigger()  # nothing is open: where the last export went
    open_sample(SAMPLES[0], desk.open_file, desk.say, desk)
    desk.menus.action("show_file").trigger()
    path = desk.house.keepers["pairs"].path
    assert str(path) in desk.statusBar().currentMessage()
    assert [Path(each.toLocalFile()) for each in urls] == [existing_folder(""), path.parent]


def test_nothing_is_saved_among_the_copies_of_samples(open_desk):
    desk = open_desk()
    open_sample(SAMPLES[0], desk.open_file, desk.say, desk)
    files = desk.house.keepers["pairs"].files
    assert files.recent
    assert files._folder == existing_folder("")


def test_nothing_jumps_while_one_chooses(qtbot, open_desk):
    dialog = open_dialog(open_desk())
    dialog.resize(1000, 690)
    wait_for_preview(qtbot, dialog)
    watched = (dialog.form.what, dialog.form.format, dialog.form.logo, dialog.file.name,
               dialog.export_button, dialog.previews)  # fmt: skip

    def places():
        return [(each.mapTo(dialog, QPoint()).y(), each.height()) for each in watched]

    before, size = places(), dialog.size()
    for what in (scale_sheets.BOOKLET, scale_sheets.CHART, scale_sheets.TABLE):
        choose(dialog.form.what, what)
        for ending in ("csv", "clipboard", "printer", "pdf"):
            if dialog.form.format.findData(ending) >= 0:
                choose(dialog.form.format, ending)
                wait_for_preview(qtbot, dialog)
                assert places() == before, (what, ending)
        for form in (Form.WALL, Form.SHEET):
            choose(dialog.form.form, form)
            wait_for_preview(qtbot, dialog)
            assert places() == before, (what, form)
    assert dialog.size() == size


def test_options_are_remembered_and_files_have_names_of_their_own(qtbot, open_desk, home):
    desk = open_desk()
    dialog = open_dialog(desk)
    names = {}
    for what, form in (
        (scale_sheets.TABLE, Form.SHEET),
        (scale_sheets.TABLE, Form.WALL),
        (scale_sheets.TABLE, Form.CARD),
        (scale_sheets.BOTH, Form.SHEET),
        (scale_sheets.BOTH, Form.WALL),
        (scale_sheets.CHART, Form.SHEET),
    ):
        choose(dialog.form.what, what)
        choose(dialog.form.form, form)
        names[dialog.file.text()] = (what, form)
    assert len(names) == 6
    assert str(home / "vp-continuous-16-wall.pdf") in names
    choose(dialog.form.what, scale_sheets.TABLE)
    choose(dialog.form.form, Form.SHEET)
    assert [dialog.form.marks.isChecked(), dialog.form.tint.isChecked()] == [False, False]
    dialog.form.marks.click()
    dialog.form.loser.click()
    choose(dialog.form.what, scale_sheets.COMPARISON)  # of which a column is tinted
    dialog.form.tint.click()
    choose(dialog.form.what, scale_sheets.TABLE)
    export(qtbot, dialog, home / "out.pdf")
    again = open_dialog(desk).form
    assert (again.choice.marks, again.choice.tint, again.choice.loser) == (True, True, False)
    assert again.marks.isChecked()
    assert not again.loser.isChecked()
    desk.close()
    remembered = json.loads(next(home.rglob("settings.json")).read_text("utf-8"))
    remembered = remembered["rooms"]["scales"]["export"]
    assert (remembered["marks"], remembered["loser"]) == (True, False)


def test_exporting_begins_with_the_last_kind_of_file_and_printing_with_the_printer(
    qtbot, open_desk, home
):
    desk = open_desk()
    export(qtbot, (dialog := open_dialog(desk)), home / "first.pdf")
    for action, ending in (("export", "clipboard"), ("export", "png")):
        dialog = open_dialog(desk, action)
        choose(dialog.form.format, ending)
        if ending == "clipboard":
            with qtbot.waitSignal(dialog.exported):
                dialog.export_button.click()
            assert desk.settings.export_of("scales").format == "pdf"
        else:
            export(qtbot, dialog, home / "out.png")
    dialog = open_dialog(desk, "print")
    assert dialog.form.choice.format == "printer"
    dialog.reject()
    dialog = open_dialog(desk)
    assert dialog.form.choice.format == "png"
    choose(dialog.form.what, scale_sheets.BOOKLET)  # of many pages, which is no picture
    assert dialog.form.choice.format == "pdf"
    dialog.reject()
    last = replace(desk.settings.export_of("scales"), format="clipboard")
    desk.settings = desk.settings.remembering({"scales": RoomMemory(export=last)})
    assert open_dialog(desk).form.choice.format == "pdf"


def test_the_losers_vps_are_offered_only_where_they_do_something(open_desk):
    desk = open_desk()
    form = open_dialog(desk).form
    for what, offered_there in (
        (scale_sheets.TABLE, True),
        (scale_sheets.COMPARISON, False),
        (scale_sheets.CHART, False),
        (scale_sheets.BOTH, True),
        (scale_sheets.BOOKLET, False),
    ):
        choose(form.what, what)
        assert form.loser.isEnabled() is offered_there, what.key
        assert ("single scale" in form.loser.toolTip()) is not offered_there
        assert form.choice.loser  # remembered for those that have it
        assert form.tint.isEnabled() is (what is scale_sheets.COMPARISON), what.key
    choose(form.what, scale_sheets.HEAT_MAP)
    assert form.tint.isEnabled()
    choose(form.what, scale_sheets.BOOKLET)
    form.per_page.setValue(1)
    assert form.loser.isEnabled()
    form.window().reject()
    desk.room.set_choice(replace(desk.room.choice, kind="discrete"))
    assert open_dialog(desk).form.loser.isEnabled()


def test_the_dialog_begins_with_what_is_shown(qtbot, open_desk):
    desk = open_desk()
    for view, what in (
        (View.TABLE, scale_sheets.TABLE),
        (View.SIDE_BY_SIDE, scale_sheets.COMPARISON),
        (View.DIFFERENCES, scale_sheets.COMPARISON),
        (View.TABLE, scale_sheets.TABLE),
    ):
        desk.room.show_view(view)
        dialog = open_dialog(desk)
        assert dialog.form.choice.what is what
        wait_for_preview(qtbot, dialog)
        choose(dialog.form.format, "clipboard")
        with qtbot.waitSignal(dialog.exported):
            dialog.export_button.click()
        qtbot.waitUntil(lambda gone=dialog: not gone.isVisible())


def test_a_booklet_of_last_time_is_not_what_is_shown(qtbot, open_desk, home):
    desk = open_desk()
    for chosen, first in ((scale_sheets.BOOKLET, "table"), (scale_sheets.BOTH, "both")):
        dialog = open_dialog(desk)
        choose(dialog.form.what, chosen)
        export(qtbot, dialog, home / f"{first}.pdf")
        again = open_dialog(desk, "print")
        assert again.form.choice.what.key == first
        again.reject()


def test_a_tournament_is_printed_as_it_is_shown(qtbot, open_desk, home):
    file = home / "open.vpt"
    made = replace(generate(8, 3, Edition.E2026, 3), planned=5)
    TournamentFile.create(file, made).close()
    desk = open_desk(str(file))
    room = desk.room

    def begins_with():
        dialog = open_dialog(desk, "print")
        found = dialog.form.choice.what.key, dialog.form.choice.form
        dialog.reject()
        return found

    room.go_standings()
    assert begins_with() == ("standings", Form.SHEET)
    dialog = open_dialog(desk)
    export(qtbot, dialog, home / "standings.pdf")
    room.draw()
    qtbot.waitUntil(lambda: len(room.document.tournament.rounds) == 4)
    assert begins_with() == ("pairings by board", Form.WALL)
    dialog = open_dialog(desk)
    choose(dialog.form.what, event_sheets.PAIRINGS_BY_NAME)
    export(qtbot, dialog, home / "names.pdf")
    assert begins_with() == ("pairings by name", Form.WALL)
    room.go_standings()
    assert begins_with() == ("standings", Form.SHEET)
    assert desk.settings.export_of("swiss").what is event_sheets.PAIRINGS_BY_NAME


def test_odd_names_are_written_or_refused_in_words(qtbot, open_desk, home):
    dialog = open_dialog(open_desk())
    dialog.form.logo.setText("~no such user.png")
    wait_for_preview(qtbot, dialog)
    assert "could not be read" in dialog.problem.text()
    dialog.form.logo.clear()
    wait_for_preview(qtbot, dialog)
    for name in ("x" * 300, f"{'x' * 300}/a"):
        press(qtbot, dialog, name)
        assert "its name is too long" in dialog.problem.text()
    dialog.file._browse()  # begins in a folder that is there
    asked = dialog.findChild(QFileDialog, "exportFileDialog")
    assert Path(asked.directory().absolutePath()).is_dir()
    asked.reject()
    dialog.file.name.setText("~no such user.pdf")
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog)
    assert (home / "~no such user.pdf").exists()
