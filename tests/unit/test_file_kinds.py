"""What systems, the program and the docs say of the kinds of files is what the one list says."""

import subprocess
import sys

from tests.folders import ROOT
from vpdesk.file_kinds import KINDS, LANGUAGES, endings_of
from vpdesk.files import match_file, tie_rules
from vpdesk.files.evening import evening_file
from vpdesk.gui.rooms.all_rooms import ROOMS
from vpdesk.languages import LANGUAGES as SCREEN_LANGUAGES

sys.path.insert(0, str(ROOT / "packaging"))

import kinds


def test_each_kind_is_opened_by_its_room():
    for room in ROOMS:
        assert set(room.endings) == set(endings_of(room.name)), room.name
    every = [ending for kind in KINDS for ending in kind.endings]
    assert len(every) == len(set(every))


def test_each_kind_has_its_words_in_every_language():
    assert set(LANGUAGES) == set(SCREEN_LANGUAGES)
    assert all(len(kind.words) == len(LANGUAGES) and all(kind.words) for kind in KINDS)


def test_what_is_made_of_the_list_is_new():
    for path, text in kinds.made().items():
        assert path.read_text(encoding="utf-8") == text, f"run packaging/kinds.py for {path.name}"


def test_the_installer_of_windows_takes_what_is_made():
    script = (kinds.WINDOWS / "vpdesk.nsi").read_text(encoding="utf-8")
    for word in ('!include "kinds.nsh"', "RegisterKinds", "UnregisterKinds"):
        assert word in script


def test_the_uninstaller_of_windows_removes_what_was_installed_and_nothing_else(tmp_path):
    (tmp_path / "_internal" / "Qt").mkdir(parents=True)
    for name in ("vpdesk.exe", "_internal/a.dll", "_internal/Qt/b.dll"):
        (tmp_path / name).touch()
    lines = kinds.windows_files(tmp_path).splitlines()[1:-1]
    places = [line.split('"')[1].removeprefix("$INSTDIR\\") for line in lines]
    files = {r"vpdesk.exe", r"_internal\a.dll", r"_internal\Qt\b.dll"}
    assert {place for line, place in zip(lines, places, strict=True) if "Delete" in line} == files
    assert places.index(r"_internal\Qt\b.dll") < places.index(r"_internal\Qt")
    assert places.index(r"_internal\Qt") < places.index("_internal")
    script = (kinds.WINDOWS / "vpdesk.nsi").read_text(encoding="utf-8")
    assert "RMDir /r" not in script
    assert "!insertmacro RemoveFiles" in script


def test_macos_learns_every_ending():
    told = [each for kind in kinds.document_types() for each in kind["CFBundleTypeExtensions"]]
    assert [f".{each}" for each in told] == [ending for kind in KINDS for ending in kind.endings]


def test_each_kind_has_its_page_of_docs():
    for kind in KINDS:
        page = (ROOT / "docs" / kind.page).read_text(encoding="utf-8")
        assert all(f"`{ending}`" in page for ending in kind.endings), kind.name


def test_the_help_of_the_program_names_every_ending():
    command = [sys.executable, "-m", "vpdesk.app", "--help"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for kind in KINDS:
        assert f"({', '.join(kind.endings)})" in " ".join(said.split()), kind.name


def test_files_are_written_with_the_endings_of_the_list():
    known = {ending for kind in KINDS for ending in kind.endings}
    assert {evening_file.SUFFIX, match_file.SUFFIX, tie_rules.SUFFIX} <= known
