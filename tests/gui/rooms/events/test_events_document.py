"""The tournament that is worked on: saved at every action, and never lost to a full disk."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget

from tests.sure import sure
from tests.unit.tournament.fide.reports import player, report
from vpdesk.files.atomic import StorageError
from vpdesk.files.report_file import read_trf, write_trf
from vpdesk.files.stored.backups import backups
from vpdesk.files.tournament import TournamentFile, TournamentFileError
from vpdesk.gui.desk.recovery_offer import RecoveryOffer
from vpdesk.gui.desk.rescue import left_files
from vpdesk.gui.rooms.events.document import EVENT_FILES, EventDocument
from vpdesk.gui.rooms.events.files import EventFiles
from vpdesk.gui.widgets.notice_bar import NoticeBar
from vpdesk.settings import recovery_folder
from vpdesk.tournament.results.typed_results import points_after
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import Entrant, Tournament

PLAYERS = tuple(Entrant(number, f"Player {number}", 2100 - number) for number in range(1, 5))
FIELD = Tournament(PLAYERS, name="Evening", planned=3)
DRAWN = replace(FIELD, rounds=(Round((Game(1, 3), Game(4, 2)), method="2026"),))
WON = replace(
    FIELD, rounds=(Round((Game(1, 3, Result.WIN, Result.LOSS), Game(4, 2)), method="2026"),)
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def folder(tmp_path):
    """Where recovery files are."""
    return tmp_path / "recovery"


@pytest.fixture
def document(qapp, folder):
    document = EventDocument(folder)
    yield document
    document.close()


@pytest.fixture
def path(tmp_path):
    """A tournament in a file that nobody has open."""
    path = tmp_path / "evening.vpt"
    TournamentFile.create(path, FIELD).close()
    return path


@pytest.fixture
def other(qapp, tmp_path):
    """The document of another window."""
    document = EventDocument(tmp_path / "other recovery")
    yield document
    document.close()


def left_in(folder):
    """What other programs left behind."""
    return left_files(EVENT_FILES, folder, "a new event")


@pytest.fixture
def files(qtbot, document):
    """The document with its files, in a window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    files: Any = EventFiles(window, document, ())
    files.complaints, files.told = [], []
    files.complained.connect(files.complaints.append)
    files.said.connect(files.told.append)
    return files


def heard(document):
    """What comes from now on: a change of the tournament, of its state, and signals."""
    names = []

    def hear(change):
        names.extend(["tournamentChanged"] * (change.before != change.now))
        names.append("stateChanged")

    document.changed.connect(hear)
    document.settled.connect(lambda: names.append("settled"))
    document.failed.connect(lambda error: names.append(str(error)))
    return names


def is_free(path):
    """Whether somebody else may write to a file now."""
    file = TournamentFile.open(path)
    free = not file.read_only
    file.close()
    return free


def in_file(path):
    """What the file holds, for whoever reads it now."""
    file = TournamentFile.open(path)
    file.close()
    return file.tournament


def recovered(folder):
    """The recovery files."""
    return sorted(folder.glob("*.vpt")) if folder.exists() else []


def fill_disk(document, full=True):
    """Let the disk be full, or have room again."""
    connection = document.file._ours.connection
    pages = document.path.stat().st_size // 4096 if full else 1_000_000
    connection.execute(f"PRAGMA max_page_count={pages}")


def many(tournament):
    """More players than a full disk has room for."""
    first = len(tournament.entrants) + 1
    new = (Entrant(number, "Player of a long name " * 9) for number in range(first, first + 200))
    return replace(tournament, entrants=(*tournament.entrants, *new))


# Actions


def test_a_new_tournament_is_kept_in_a_recovery_file(document, folder):
    assert (document.title, document.modified, document.path) == ("New event", False, None)
    names = heard(document)
    document.request(FIELD, "players")
    assert names == ["tournamentChanged", "stateChanged"]
    assert (document.title, document.modified, document.undo_text) == ("Evening", True, "players")
    (kept,) = recovered(folder)
    assert in_file(kept) == FIELD
    document.undo()
    assert (document.modified, document.can_undo, document.redo_text) == (False, False, "players")
    document.redo()
    assert document.tournament == in_file(kept) == FIELD
    document.close()
    assert list(folder.iterdir()) == []


def test_what_changes_nothing_is_no_step(document, folder):
    names = heard(document)
    document.request(Tournament(()), "nothing")
    document.undo()
    document.redo()
    assert (document.can_undo, recovered(folder), names) == (False, [], [])


def test_every_action_is_saved_and_can_be_undone_on_another_day(document, path, other):
    document.open(path)
    document.request(DRAWN, "draw of round 1")
    document.request(WON, "result of board 1")
    assert (in_file(path), document.modified) == (WON, False)
    document.undo()
    assert in_file(path) == DRAWN
    document.close()
    other.open(path)
    assert (other.tournament, other.undo_text) == (DRAWN, "draw of round 1")
    other.redo()
    other.undo()
    other.undo()
    assert (other.tournament, other.can_undo) == (FIELD, False)
    assert [each.what for each in other.actions] == ["draw of round 1", "result of board 1"]


def test_a_backup_is_made_at_opening_and_for_every_round(document, path):
    document.open(path)
    assert len(backups(path)) == 1
    document.request(replace(FIELD, name="Night"), "name")
    assert len(backups(path)) == 1
    document.request(DRAWN, "draw of round 1")
    document.request(WON, "result of board 1")
    newest, oldest = backups(path)
    assert (newest.stem.endswith("R1"), in_file(newest)) == (True, DRAWN)
    assert in_file(oldest) == FIELD


def test_the_second_window_only_reads(document, other, path):
    document.open(path)
    other.open(path)
    assert other.read_only
    names = heard(other)
    other.request(DRAWN, "draw")
    other.undo()
    assert (other.tournament, other.can_undo, other.modified) == (FIELD, False, False)
    assert (
        names == ["evening.vpt can only be read here; save it under another name to change it."] * 2
    )
    document.close()
    other.open(path)
    assert not other.read_only
    other.request(DRAWN, "draw")
    assert in_file(path) == DRAWN


def test_opening_again_what_is_open_changes_nothing(document, path):
    document.open(path)
    document.request(DRAWN, "draw")
    document.open(path)
    assert (document.read_only, document.undo_text) == (False, "draw")


def test_what_cannot_be_opened_leaves_all_as_it_was(document, path, tmp_path):
    document.open(path)
    (tmp_path / "bad.vpt").write_text("012 Cup")
    with pytest.raises(TournamentFileError, match="not an event"):
        document.open(tmp_path / "bad.vpt")
    document.request(DRAWN, "draw")
    assert (document.path, in_file(path)) == (path, DRAWN)


# Saving under a name


def test_a_named_file_takes_over_from_the_recovery_file(document, folder, tmp_path):
    document.request(DRAWN, "draw")
    document.save(tmp_path / "cup.vpt")
    assert (document.title, document.modified, recovered(folder)) == ("cup.vpt", False, [])
    document.undo()
    assert in_file(tmp_path / "cup.vpt") == Tournament(())


def test_an_old_file_is_left_to_others(document, path, tmp_path):
    document.open(path)
    document.request(DRAWN, "draw")
    document.save(tmp_path / "copy.vpt")
    document.request(WON, "result of board 1")
    assert (in_file(path), in_file(tmp_path / "copy.vpt")) == (DRAWN, WON)
    assert is_free(path)
    document.save(tmp_path / "copy.vpt")
    assert (document.undo_text, document.read_only) == ("result of board 1", False)


def test_a_name_that_cannot_be_had_leaves_the_old_file(document, other, path, tmp_path):
    document.open(path)
    with pytest.raises(StorageError, match="there is no folder"):
        document.save(tmp_path / "none" / "a.vpt")
    other.request(WON, "all")
    with pytest.raises(StorageError, match="open in another window"):
        other.save(path)
    document.request(DRAWN, "draw")
    assert (document.path, in_file(path), other.path) == (path, DRAWN, None)


# Trouble


def test_a_full_disk_is_told_once_and_nothing_is_lost(qtbot, document, folder, path):
    document.open(path)
    fill_disk(document)
    names = heard(document)
    document.request(many(FIELD), "players")
    document.request(many(many(FIELD)), "more players")
    failures = [name for name in names if "the disk is full" in name]
    assert (len(failures), document.modified, in_file(path)) == (1, True, FIELD)
    (kept,) = recovered(folder)
    assert in_file(kept) == document.tournament == many(many(FIELD))
    fill_disk(document, full=False)
    document._retry.setInterval(1)
    document._retry.start()
    qtbot.waitUntil(lambda: not document.modified)
    assert names[-2:] == ["settled", "stateChanged"]
    assert (in_file(path), recovered(folder)) == (many(many(FIELD)), [])


def test_a_file_that_went_away_can_be_saved_again(document, folder, path):
    document.open(path)
    path.unlink()
    names = heard(document)
    document.request(DRAWN, "draw")
    assert "moved, renamed or deleted" in names[0]
    assert len(recovered(folder)) == 1
    document.save(path)
    assert (in_file(path), document.modified, recovered(folder)) == (DRAWN, False, [])
    document.request(WON, "result of board 1")
    assert in_file(path) == WON


def test_a_recovery_that_cannot_be_kept_costs_only_that(qapp, tmp_path, caplog):
    (tmp_path / "file").touch()
    document = EventDocument(tmp_path / "file" / "recovery")
    document.request(FIELD, "players")
    assert "Unsaved changes were not kept for a recovery" in caplog.text
    assert document.tournament == FIELD
    document.close()


# After a crash


def test_a_tournament_that_a_crash_left_is_offered_and_gone_on_with(qtbot, document, other, folder):
    document.request(DRAWN, "draw")
    assert left_in(folder) == []  # its program is at work with it
    document._disk.rescue.close()  # as the system does when a program dies
    left = left_in(folder)
    assert left_in(folder) == []  # nor what another one is offering
    bar = NoticeBar()
    qtbot.addWidget(bar)
    offer = RecoveryOffer(left, lambda work, then: (other.restore(work), then()))
    for _, ask in offer.questions(lambda: bar):
        ask()
    assert bar.label.text().startswith("Unsaved work was recovered: “Evening”, ")
    assert re.search(r", \d+ [A-Z][a-z]+ \d{4} \d\d:\d\d\.", bar.label.text())
    bar.buttons[0].click()
    offer.close()
    assert (other.tournament, other.undo_text, other.modified) == (DRAWN, "draw", True)
    other.request(WON, "result of board 1")
    (kept,) = recovered(folder)
    assert in_file(kept) == WON
    other.close()
    assert list(folder.iterdir()) == []


def test_what_was_left_can_be_discarded_or_is_damaged(qtbot, document, folder):
    document.request(replace(FIELD, name=""), "players")
    document._disk.rescue.close()
    (folder / "a.vpt").write_text("broken")
    bar = NoticeBar()
    qtbot.addWidget(bar)
    offer = RecoveryOffer(left_in(folder), lambda work, then: None)
    for _, ask in offer.questions(lambda: bar):
        ask()
    texts = []
    while bar._waiting:
        texts.append(bar.label.text())
        bar.buttons[-1].click()
        for question in bar.findChildren(QMessageBox, "discardRecoveredQuestion"):
            question.buttons()[0].click()
    offer.close()
    assert "a.vpt.broken" in min(texts, key=lambda text: "damaged" not in text)
    assert "a new event" in max(texts, key=lambda text: "damaged" not in text)
    assert [each.name for each in folder.iterdir()] == ["a.vpt.broken"]


# Files


def dialog_of(files, kind, name):
    QApplication.processEvents()
    (dialog,) = (each for each in files._window.findChildren(kind, name) if each.isVisible())
    return dialog


def choose(files, name, path, kind=""):
    """Answer a file dialog as if the name had been typed."""
    dialog = dialog_of(files, QFileDialog, name)
    if kind:
        dialog.selectNameFilter(kind)
    dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
    (chosen,) = dialog.selectedFiles()
    dialog.fileSelected.emit(chosen)
    dialog.reject()


def test_a_tournament_is_named_opened_and_remembered(files, tmp_path):
    document, path = files.document, tmp_path / "cup.vpt"
    document.request(FIELD, "players")
    files.save()
    dialog = dialog_of(files, QFileDialog, "saveTournamentDialog")
    assert Path(dialog.selectedFiles()[0]).name == "Evening.vpt"
    choose(files, "saveTournamentDialog", tmp_path / "cup")
    assert (document.path, files.told, files.recent) == (path, [f"Saved as {path}"], (str(path),))
    files.new()
    assert (document.path, document.tournament) == (None, Tournament(()))
    files.ask_open()
    choose(files, "openTournamentDialog", path)
    assert (document.path, document.tournament) == (path, FIELD)
    files.save()
    assert files.complaints == []


def test_a_report_file_is_opened_as_a_new_tournament_and_written(files, tmp_path):
    write_trf(tmp_path / "a.trf", WON)
    files.open_file(tmp_path / "a.trf")
    document = files.document
    assert document.tournament == read_trf(tmp_path / "a.trf")
    assert (document.path, document.modified, document.title) == (None, False, "Evening")
    files.ask_export()
    choose(files, "exportReportDialog", tmp_path / "b", "TRF16 (*.trf)")
    assert read_trf(tmp_path / "b.trf").rounds == document.tournament.rounds
    assert (tmp_path / "b.trf").read_text() != (tmp_path / "a.trf").read_text()
    (tmp_path / "a.trf").write_text("001 nonsense\n")
    files.open_file(tmp_path / "a.trf")
    assert files.complaints[0].startswith("a.trf, line 1: ")
    assert files.recent == ()


def test_half_points_of_no_column_are_asked_about(files, tmp_path):
    def write(first):
        lines = (player(1, first, "   2 w 1"), player(2, 0.5, "   1 b 0"), player(3, 1, ""))
        (tmp_path / "a.trf").write_text(report(*lines, player(4, 0.5)))

    write(1)
    files.open_file(tmp_path / "a.trf")
    assert "The points of players 3, 4 are wrong, too." in files.complaints.pop()  # 2 met 1
    before = files.document.tournament
    question = dialog_of(files, QMessageBox, "pointsQuestion")
    assert question.text() == "Open a.trf anyway?"
    question.buttons()[1].click()
    assert files.document.tournament == before
    files.open_file(tmp_path / "a.trf")
    files.complaints.pop()
    dialog_of(files, QMessageBox, "pointsQuestion").buttons()[0].click()
    QApplication.processEvents()
    assert points_after(files.document.tournament, 1) == {1: 100, 2: 0, 3: 0, 4: 0}
    lines = (player(1, 1, "   2 w 1"), player(2, 0, "   1 b 0"), player(3, 0.5))
    (tmp_path / "a.trf").write_text(report(*lines))
    before = files.document.tournament
    for button, opened in ((1, False), (0, True)):
        files.open_file(tmp_path / "a.trf")
        question = dialog_of(files, QMessageBox, "halvesQuestion")
        assert "Player 3: columns 81-84 say 0.5, results 0;" in question.text()
        assert "player 3 in round 1." in question.informativeText()
        question.buttons()[button].click()
        QApplication.processEvents()
        assert (files.document.tournament != before) is opened
    assert files.document.tournament.rounds[0].byes == (Bye(3, ByeKind.HALF),)
    assert (files.complaints, files.recent) == ([], (str(tmp_path / "a.trf"),))


def test_what_a_report_does_not_say_itself_is_told(files, tmp_path):
    said = []
    files.said.connect(said.append)
    dated = "The Dutch rules are those of the file's date, 2012."
    ranked = "The numbers are the places of the players in the file (XXC rank)."
    one, other = player(1, 1, "   2 w 1"), player(2, 0, "   1 b 0")
    for lines, told in (
        ((one, other, "042 2016/05/01"), dated),
        ((other, one, "042 2016/05/01", "XXC rank"), f"{ranked} {dated}"),
        ((one, other, "042 2016/05/01", "192 FIDE_DUTCH_2017"), ""),
        ((one, other, "042 2016/05/01", "192 FIDE_DUBOV"), ""),
        ((one, other), ""),
    ):
        (tmp_path / "a.trf").write_text(report(*lines))
        files.open_file(tmp_path / "a.trf")
        assert said.pop() == told
    assert files.complaints == []


def test_players_of_a_list_are_added(files, tmp_path):
    (tmp_path / "list.csv").write_text("Name,Rating\nAnn,2000\nBob,1900\n")
    files.ask_import_entrants()
    choose(files, "importPlayersDialog", tmp_path / "list.csv")
    names = [(each.number, each.name) for each in files.document.tournament.entrants]
    assert names == [(1, "Ann"), (2, "Bob")]
    assert files.document.undo_text == "2 players of list.csv"
    files.import_entrants(tmp_path / "none.csv")
    assert files.complaints == ["none.csv: There is no such file."]


def test_a_read_only_tournament_is_told_and_saved_elsewhere(files, other, path, tmp_path):
    other.open(path)
    files.open_file(path)
    assert "open in another window" in files.complaints[0]
    files.save()
    choose(files, "saveTournamentDialog", tmp_path / "copy.vpt")
    assert (files.document.path, files.document.read_only) == (tmp_path / "copy.vpt", False)


def test_unsaved_work_is_asked_about(files, path, folder):
    files.document.request(DRAWN, "draw")
    files.open_file(path)
    question = dialog_of(files, QMessageBox, "unsavedQuestion")
    assert files.document.path is None
    question.button(QMessageBox.StandardButton.Discard).click()
    assert (files.document.path, recovered(folder)) == (path, [])


def test_a_complaint_ends_when_all_is_saved(files, path):
    files.open_file(path)
    fill_disk(files.document)
    files.document.request(many(FIELD), "players")
    assert "the disk is full" in files.complaints[0]
    fill_disk(files.document, full=False)
    files.told.clear()
    files.document.request(FIELD, "none")
    assert (files.told, len(files.complaints)) == ([""], 1)


def test_what_its_file_cannot_take_is_saved_under_another_name(files, path, tmp_path):
    files.open_file(path)
    path.unlink()
    files.document.request(DRAWN, "draw")
    files.save()
    choose(files, "saveTournamentDialog", tmp_path / "new.vpt")
    assert all("moved, renamed or deleted" in text for text in files.complaints)
    assert (in_file(tmp_path / "new.vpt"), files.document.modified) == (DRAWN, False)


# In the program


def test_a_tournament_on_the_command_line_is_opened_and_left_to_others(open_desk, path):
    desk = open_desk(str(path))
    document = desk.house.keepers["swiss"].files.document
    assert desk.house.keepers["swiss"].room.isVisible()
    assert (document.path, document.tournament) == (path, FIELD)
    document.request(DRAWN, "draw")
    assert desk.windowTitle().startswith("evening.vpt")
    assert not desk.isWindowModified()
    desk.menus.action("undo").trigger()
    assert in_file(path) == FIELD
    desk.close()
    assert not desk.isVisible()
    assert is_free(path)


def test_what_a_crash_left_is_offered_at_the_next_start(open_desk, document, home):
    lost = EventDocument(recovery_folder())
    lost.request(DRAWN, "draw")
    sure(lost._disk.rescue).close()
    desk = open_desk()
    (button,) = (each for each in desk.frame.bar.buttons if each.objectName() == "keepRecovered")
    button.click()
    kept = desk.house.keepers["swiss"].files.document
    assert desk.house.keepers["swiss"].room.isVisible()
    assert (kept.tournament, kept.undo_text) == (DRAWN, "draw")
    kept.begin(FIELD)
    desk.close()
    assert list(recovery_folder().iterdir()) == []
