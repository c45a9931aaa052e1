"""A language is a folder of data: one that is put there is spoken by the program as it is."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import vpdesk
from vpdesk.resources import resource

PACKAGE = Path(vpdesk.__file__).parent
SWEDISH = {
    "name": "Svenska",
    "decimal_sign": ",",
    "list_separator": ";",
    "plural_forms": 2,
    "seats": "N Ö S V",
    "strains": "K R H S NT",
    "passes": "passa",
    "player_headings": {"name": "namn", "team": "lag"},
    "match_headings": {"boards": "brickor", "margin": "skillnad"},
}
TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context><name>Report</name>
    <message numerus="yes"><source>%n board(s)</source><translation>
        <numerusform>%n bricka</numerusform><numerusform>%n brickor</numerusform>
    </translation></message>
</context>
<context><name>PreferencesDialog</name>
    <message><source>Preferences</source><translation>Inställningar</translation></message>
</context>
</TS>
"""
PROGRAM = """
import json
from PySide6.QtWidgets import QApplication
from vpdesk.gui.dialogs.preferences import PreferencesDialog
from vpdesk.gui.texts import set_language, user_language
from vpdesk.languages import LANGUAGES, match_headings, player_headings
from vpdesk.match.notation import contract_code, parse_entry
from vpdesk.report.match.words import contract_text
from vpdesk.scales.match_list import match_steps
from vpdesk.settings import Settings
from vpdesk.stepwise import finished
from vpdesk.tournament.field.entrants_table import read_players

app = QApplication([])
set_language("sv")
language = user_language()
(share,) = parse_entry("4sx-1 ö", language.letters).shares
(passed,) = parse_entry("Passa", language.letters).shares
dialog = PreferencesDialog(Settings(language="sv"), None)
field = dialog.fields["language"]
print(json.dumps({
    "offered": [field.itemText(row) for row in range(field.count())][1:],
    "title": dialog.windowTitle(),
    "numbers": [language.vp(1974), language.boards(1), language.boards(2)],
    "contract": [contract_code(share.score), contract_text(share.score, language), passed.score],
    "players": [each.name for each in read_players("Namn\\nKos\\n", player_headings())],
    "matches": finished(
        match_steps("Brickor;Skillnad\\n24;3\\n", match_headings())
    ).matches.number,
    "languages": list(LANGUAGES),
}))
"""


@pytest.fixture
def program(tmp_path):
    """A folder with the program as it is, and one more language beside its own."""
    shutil.copytree(PACKAGE, tmp_path / "vpdesk")
    shutil.copytree(resource("languages").parent, tmp_path / "resources")
    folder = tmp_path / "resources" / "languages" / "sv"
    folder.mkdir()
    (folder / "language.json").write_text(json.dumps(SWEDISH), encoding="utf-8")
    ts = tmp_path / "resources" / "i18n" / "vpdesk_sv.ts"
    ts.write_text(TEXTS, encoding="utf-8")
    subprocess.run([Path(PySide6.__file__).parent / "lrelease", "-silent", ts], check=True)
    return tmp_path


def printed(folder, *arguments):
    """What Python prints, with the program in a folder."""
    environment = os.environ | {"PYTHONPATH": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, *arguments]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=folder, env=environment)
    return run.stdout.decode("utf-8-sig")


def test_a_new_language_is_a_folder_of_data(program):
    found = json.loads(printed(program, "-c", PROGRAM))
    assert found["languages"][0] == "en"
    assert "Svenska" in found["offered"]
    assert found["title"] == "Inställningar"
    assert found["numbers"] == ["19,74", "1 bricka", "2 brickor"]
    assert found["contract"] == ["4SX-1 E", "4♠X\N{MINUS SIGN}1 Ö", 0]
    assert found["players"] == ["Kos"]
    assert found["matches"] == 1
    audit = ["-m", "vpdesk.cli", "scale", "audit", "--boards", "16", "--language", "sv"]
    title, *lines = printed(program, *audit).splitlines()
    assert title.endswith(", 16 brickor")
    assert lines[0].endswith(", 16 brickor, blitz 60,0 IMPs")
