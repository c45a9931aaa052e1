"""Movements in files: what is wrong is told in one line that names file and line."""

import os
import threading

import pytest

from tests.unit.movements.drawn import ASC_FILES, DATA
from vpdesk.files import text as text_files
from vpdesk.files.atomic import StorageError
from vpdesk.files.movement_file import read_movement, read_movements, write_movement
from vpdesk.files.text import TextFileError
from vpdesk.movements.formats import write
from vpdesk.report.language import Language

HOWELL = read_movement(DATA / "Howell08T4B14.asc")


def refusal(path, function=read_movement):
    with pytest.raises(TextFileError) as caught:
        function(path)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("suffix", [".asc", ".CSV", ".json"])
def test_files_come_back_as_they_were(tmp_path, suffix):
    path = tmp_path / f"été{suffix}"
    write_movement(path, HOWELL)
    found = read_movement(path)
    assert (found.encounters, found.boards, found.name) == (
        HOWELL.encounters,
        HOWELL.boards,
        HOWELL.name,
    )
    assert list(tmp_path.iterdir()) == [path]


def test_bridgemate_rows_are_read_as_they_are_found(tmp_path):
    path = tmp_path / "rows.csv"
    path.write_bytes(write(HOWELL, "bridgemate").encode())
    assert read_movement(path).encounters == HOWELL.encounters


def test_a_file_may_hold_several_movements():
    path = DATA / "bridgescorer_movements.csv"
    assert len(read_movements(path)) == 23
    assert read_movements(ASC_FILES[0]) == (read_movement(ASC_FILES[0]),)
    assert str(refusal(path)).startswith("bridgescorer_movements.csv: There are 23 movements")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_utf_8_and_latin_1_are_read(tmp_path, encoding):
    path = tmp_path / "any.asc"
    path.write_bytes("2 1 1 1 0\n1-2 1\n# Été: Köln\n".encode(encoding))
    assert (read_movement(path).name, read_movement(path).notes) == ("Été", ("Köln",))


@pytest.mark.parametrize("function", [read_movement, read_movements])
def test_a_fault_is_told_with_file_and_line(tmp_path, function):
    path = tmp_path / "bad.asc"
    path.write_text("2 1 2 2 0\n1-2 1\n1-3 2\n")
    error = refusal(path, function)
    assert str(error) == ("bad.asc, line 3: Round 2, table 1: there is no pair 3; they are 1 to 2.")
    assert (error.path, error.line, error.reason.round) == (path, 3, 2)


def test_a_fault_without_a_line(tmp_path):
    path = tmp_path / "bad.csv"
    path.write_text("round,table,ns,ew,boards\n1,1,1,3,1\n")
    assert str(refusal(path)) == "bad.csv: Pair 2 never plays."


def test_file_and_reason_are_translated_each(tmp_path):
    path = tmp_path / "bad.asc"
    path.write_text("2 1 1 1 0\n1-3 1\n")

    def translate(context, text, *_):
        return {
            "TextFileError": "Soubor {file}, řádek {line}: {reason}",
            "MovementError": "Kolo {round}, stůl {table}: dvojice {pair} není.",
        }[context]

    assert Language(translate).error(refusal(path)) == (
        "Soubor bad.asc, řádek 2: Kolo 1, stůl 1: dvojice 3 není."
    )


def test_what_cannot_be_read_is_told(tmp_path, monkeypatch):
    assert str(refusal(tmp_path / "none.asc")) == "none.asc: There is no such file."
    assert str(refusal(tmp_path / "no\0ne.asc")) == "none.asc: There is no such file."
    assert str(refusal(tmp_path)) == f"{tmp_path.name}: This is a folder or a device."
    large = tmp_path / "large.asc"
    large.write_bytes(b" " * (text_files.MOST_BYTES + 1))
    assert str(refusal(large)) == "large.asc: The file is too large."

    def fail(*_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(type(tmp_path), "open", fail)
    assert str(refusal(large)) == (
        "large.asc: The file could not be read; the computer reported “Input/output error”."
    )
    monkeypatch.setattr(
        type(tmp_path), "open", lambda *_: (_ for _ in ()).throw(PermissionError(13, "no"))
    )
    assert str(refusal(large)) == "large.asc: You may not read this file."


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path):
    pipe = tmp_path / "pipe.asc"
    os.mkfifo(pipe)
    thread = threading.Thread(target=refusal, args=(pipe,), daemon=True)
    thread.start()
    thread.join(5)
    assert not thread.is_alive()


def test_other_endings_are_not_written(tmp_path):
    error = refusal(tmp_path / "a.pdf", lambda path: write_movement(path, HOWELL))
    assert str(error) == (
        "a.pdf: A movement is saved under a name that ends in .asc, .csv or .json."
    )
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_not_saved_is_told_as_everywhere(tmp_path):
    with pytest.raises(StorageError, match="there is no folder"):
        write_movement(tmp_path / "none" / "a.asc", HOWELL)
