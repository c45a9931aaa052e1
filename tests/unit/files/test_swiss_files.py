"""Report files on disk: any encoding, any size that makes sense, written whole."""

import os

import pytest

from tests.unit.tournament.fide.reports import two
from vpdesk.files.atomic import StorageError
from vpdesk.files.report_file import read_players, read_report, read_trf, write_trf
from vpdesk.files.text import MOST_BYTES, TextFileError
from vpdesk.languages import player_headings
from vpdesk.tournament.tournament import Edition

NAME = "Turnaj Á"


@pytest.fixture
def file(tmp_path):
    return tmp_path / "turnaj.trf"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_encodings(file, encoding):
    file.write_bytes(two("   2 w 1", "   1 b 0", f"012 {NAME}").encode(encoding))
    assert read_trf(file).name == NAME


def test_what_is_written_is_read_with_its_edition(file):
    file.write_text(two("   2 w 1", "   1 b 0", f"012 {NAME}"), encoding="utf-8")
    tournament, edition = read_report(file)
    assert edition is None
    write_trf(file, tournament)
    assert read_report(file) == (tournament, Edition.E2026)


def test_the_file_and_the_line_are_named(file):
    file.write_text(two("   2 w 1", "   1 w 0"))
    with pytest.raises(TextFileError) as caught:
        read_trf(file)
    assert str(caught.value) == (
        "turnaj.trf, line 1: In round 1 the players 1 and 2 have the same colour."
    )
    assert caught.value.line == 1
    file.write_text("Name;Rating\nA;x\n")
    with pytest.raises(TextFileError, match=r"turnaj\.trf, line 2: “x” is not a rating"):
        read_players(file, player_headings())


def test_files_that_are_none(file, tmp_path):
    for path, words in (
        (file, "no such file"),
        (tmp_path, "a folder"),
        (tmp_path / "a\0b", "no such"),
    ):
        with pytest.raises(TextFileError, match=words):
            read_trf(path)
    file.write_bytes(b"SQLite format 3\0\1")
    with pytest.raises(TextFileError, match="an event of vpdesk itself"):
        read_trf(file)
    file.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(TextFileError, match="too large"):
        read_trf(file)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the computer has no such files")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.trf")
    with pytest.raises(TextFileError, match="a folder or a device"):
        read_trf(tmp_path / "pipe.trf")


def test_nothing_is_left_of_a_file_that_cannot_be_written(file, tmp_path):
    file.write_text(two())
    with pytest.raises(StorageError, match="no folder"):
        write_trf(tmp_path / "nowhere" / "f.trf", read_trf(file))
    assert [each.name for each in tmp_path.iterdir()] == ["turnaj.trf"]
