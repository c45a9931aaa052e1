"""What README says is so: its commands, names and figures."""

import re
import shutil
import subprocess
import sys
import tomllib

from tests.folders import ROOT
from vpdesk.cli import main
from vpdesk.gui.desk.samples import FOLDER, SAMPLES
from vpdesk.languages import LANGUAGES
from vpdesk.resources import resource

README = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_LINES = 90


def numbers(text):
    return [int(each.replace(",", "")) for each in re.findall(r"\b\d[\d,]*\d\b|\b\d\b", text)]


def test_it_is_short():
    assert len(README.splitlines()) <= MOST_LINES


def test_its_samples_are_opened_by_their_names():
    names = re.findall(r"Help, Samples, ([^.;]+)[.;]", README)
    assert len(names) == 3
    assert {*names} <= {sample.text.replace("&", "") for sample in SAMPLES}


def test_the_scale_on_the_wall_has_as_many_mistakes_as_it_says(capsysbinary):
    (wall,) = (sample.file for sample in SAMPLES if sample.name == "wall")
    assert main(["scale", "check", str(resource(FOLDER) / wall)]) == 1
    said = capsysbinary.readouterr().out.decode()
    assert "lists its six mistakes" in README
    assert " 6 mistakes." in said


def test_the_next_round_of_the_teams_can_be_drawn_once_what_it_says_is_typed(tmp_path):
    (teams,) = (sample.file for sample in SAMPLES if sample.name == "swiss")
    copy = str(shutil.copy(resource(FOLDER) / teams, tmp_path))
    typed = re.findall(r"`(\d) (\d+)-(\d+)`", README)
    for table, home, away in typed:
        at = ("--round", "5", "--table", table)
        assert main(["event", "result", copy, *at, "--imps", home, away]) == 0
    assert len(typed) == 3
    assert main(["event", "draw", copy]) == 0


def test_what_is_typed_into_the_evening_is_a_result(tmp_path):
    (evening,) = (sample.file for sample in SAMPLES if sample.name == "evening")
    copy = str(shutil.copy(resource(FOLDER) / evening, tmp_path))
    assert "Type `3nt w +1` and Enter at the first missing result" in README
    at = ("--round", "1", "--table", "1", "--board", "1")
    assert main(["pairs", "result", copy, *at, "--score", "3nt w +1"]) == 0


def test_the_figures_of_other_programs_are_those_of_the_comparison():
    paper = (ROOT / "docs" / "dutch-rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| \d{4} \| (\w+) [\d.]+ \| ([\d,]+) \| (.*) \|$", paper)
    rounds = {name: 0 for name, _, _ in rows}
    for name, count, _ in rows:
        rounds[name] += numbers(count)[0]
    assert f"Of {rounds['JaVaFo']:,} rounds paired by JaVaFo, all but one" in README
    assert f"of {rounds['bbpPairings']:,} by bbpPairings all" in README
    assert [equal.partition(" of ")[0] for *_, equal in rows] == ["all but one", "all", "all"]


def test_the_languages_are_those_of_the_program():
    (line,) = (line for line in README.splitlines() if line.startswith("| English, "))
    names = {"cs": "Czech", "da": "Danish", "de": "German", "en": "English"}
    names |= {"fr": "French", "pl": "Polish", "ru": "Russian"}
    assert set(re.findall(r"[A-Z]\w+", line)) == {names[code] for code in LANGUAGES}


def test_the_least_python_is_that_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    least = project["requires-python"].removeprefix(">=")
    assert f"Python {least} or later" in README


def test_the_archives_are_called_as_they_are_built():
    build = (ROOT / "packaging" / "build").read_text(encoding="utf-8")
    for name, made in (
        ("vpdesk-<version>-windows-setup.exe", '"{NAME}-windows-setup.exe"'),
        ("vpdesk-<version>-macos-arm64.zip", '"{NAME}-macos-{MACHINE}.zip"'),
        ("vpdesk-*.tar.xz", '"{NAME}-linux-{MACHINE}.tar.xz"'),
    ):
        assert f"`{name}`" in README or f" {name}`" in README
        assert made in build


def test_the_two_commands_of_a_checkout_are_there():
    commands = re.findall(r"(?m)^    (python3 .*)$", README)
    assert commands == ["python3 packaging/run.py", "python3 packaging/run.py test"]
    script = ROOT / "packaging" / "run.py"
    subprocess.run([sys.executable, "-m", "py_compile", str(script)], check=True)
