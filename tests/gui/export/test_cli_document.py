"""Every example in what describes the command line, the features and the project runs."""

import io
import json
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.gui.export.cli_match_builders import ROWS, sheet
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.cli import main
from vpdesk.cli.main import COMMANDS
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.files.match_file import write_match
from vpdesk.files.report_file import read_trf
from vpdesk.files.tournament import TournamentFile
from vpdesk.match.outcome import Match
from vpdesk.report.scales.report import ScaleChoice

ROOT = Path(__file__).parents[3]
ELSEWHERE = (
    "--scheduler",  # needs two machines; tests.unit.cli.test_movement_study has a small one
    " hall serve ",  # serves until it is ended; tests.unit.cli.hall
)
FAULTY = (
    "scale audit",
    "scale check",
    "swiss check",
    "swiss report",
)  # end with 1 where they find something


def examples(name: str) -> list[str]:
    """Lines of code that begin with the program, without comments."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    code = (line.strip() for line in lines if line.startswith("    vpdesk-cli "))
    return [line.partition("  #")[0].strip() for line in code]


@pytest.fixture
def folder(qapp, home, tmp_path, monkeypatch, capsysbinary):
    """Go to a folder with the files that the examples name."""
    monkeypatch.chdir(tmp_path)
    assert main(["scale", "--boards", "8", "--format", "csv", "-o", "club.csv"]) == 0
    assert main(["export", "--boards", "8", "-o", "club.xlsx"]) == 0
    shutil.copy(ROOT / "tests/data/tables/from-b2.ods", "club.ods")
    matches = "".join(f"16;{margin}\n" for margin in range(0, 90, 2))
    Path("league.csv").write_text(f"Boards;Margin\n{matches}")
    line = "swiss generate --players 15 --rounds 5 --edition 2012 -o open.trf"
    assert main(line.split()) == 0
    TournamentFile.create(Path("open.vpt"), read_trf(Path("open.trf"))).close()
    rows = (*ROWS, *ROWS, *ROWS, *ROWS[:2], (None, None), (None, None))
    write_match(Path("semifinal.vpmatch"), Match(sheet(rows), ScaleChoice(boards=16)))
    names = ("Tigers", "Bears", "Lions", "Owls", "Foxes", "Wolves", "Hawks", "Seals")
    Path("names.txt").write_text("".join(f"{each}\n" for each in names))
    assert main(["deals", "make", "24", "-o", "archive.pbn"]) == 0
    deals = Path("archive.pbn").read_text(encoding="utf-8")
    Path("archive.pbn").write_text(
        deals.replace("[Board ", '[Event "Club evening"]\n[Board '), encoding="utf-8"
    )
    results = "".join(f"1,{pair},{pair + 10},{100 * pair}\n" for pair in range(1, 8))
    Path("results.csv").write_text(f"board,ns,ew,score\n{results}")
    Path("bridgewebs.csv").write_text("board,ns,ew,score\n1,1,8,420\n")  # a table will do
    Path("pairs.txt").write_text("".join(f"Fox {each} – Hare {each}\n" for each in range(1, 15)))
    for name in ("club", "first", "second"):
        write_evening(
            Path(f"{name}.vppairs"), filled(of_howell(6, boards=4), ["420", "-50", "140"])
        )
    line = "event new pairs.vpt --kind pairs --names pairs.txt --draw swiss --boards 2 --rounds 3"
    assert main(line.split()) == 0
    for number in (1, 2):
        assert main(["event", "draw", "pairs.vpt"]) == 0
        capsysbinary.readouterr()
        assert main(["event", "rounds", "pairs.vpt", "--format", "json"]) == 0
        matches = json.loads(capsysbinary.readouterr().out)[-1]["matches"]
        lines = [
            f"{board},{each['home']},{each['away']},{50 * at}"
            for board in (1, 2)
            for at, each in enumerate(matches)
        ]
        Path("round2.csv").write_text("\n".join(["board,ns,ew,score", *lines]))
        if number == 1:
            line = "event boards pairs.vpt --round 1 --results round2.csv"
            assert main(line.split()) == 0
    capsysbinary.readouterr()
    return tmp_path


def play_league(capsysbinary) -> None:
    """Give every match of the league a result, as its director would before the next stage."""
    assert main(["event", "rounds", "league.vpt", "--format", "json"]) == 0
    for drawn in json.loads(capsysbinary.readouterr().out):
        for match in drawn["matches"]:
            at = ("--round", str(drawn["round"]), "--table", str(match["table"]))
            assert main(["event", "result", "league.vpt", *at, "--imps", "34", "12"]) == 0
    capsysbinary.readouterr()


def run(line: str, stdin: bytes, capsysbinary, monkeypatch) -> tuple[int, bytes]:
    """Run a command as a shell does: its redirections and names with a star."""
    words = shlex.split(line)
    assert words.pop(0) == "vpdesk-cli"
    to = words[words.index(">") + 1] if ">" in words else ""
    words = words[: words.index(">")] if to else words
    if "*.asc" in words:
        at = words.index("*.asc")
        words[at : at + 1] = sorted(map(str, Path().glob("*.asc")))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
    code = main(words)
    out, _ = capsysbinary.readouterr()
    if to:
        Path(to).write_bytes(out)
    return code, out


@pytest.mark.parametrize(
    ("name", "least"), [("docs/command-line.md", 15), ("docs/features.md", 15), ("README.md", 2)]
)
def test_every_example_runs(folder, capsysbinary, monkeypatch, name, least):
    lines = [line for line in examples(name) if not any(each in line for each in ELSEWHERE)]
    assert len(lines) >= least
    for line in lines:
        out = b""
        for command in line.split(" | "):
            if not command.startswith("vpdesk-cli"):
                assert command.startswith("head")
                continue
            if " event stage " in command:
                play_league(capsysbinary)
            short = command.replace("--seconds 10", "--seconds 0.1")
            short = short.replace("deals make 24", "deals make 2")
            short = short.replace("--games 1-24", "--games 1-2")  # which are solved
            if " optimise " in short and "--seconds" not in short:
                short += " --seconds 0.1"
            if " study " in short:
                short += " --samples 100 --seconds 0.1"
            if " quality " in short:
                short += " --samples 100"
            code, out = run(short, out, capsysbinary, monkeypatch)
            may_find = any(f"vpdesk-cli {each}" in line for each in FAULTY)
            assert code in ((0, 1) if may_find else (0,)), line
        words = shlex.split(line)
        if "-o" in words and words[words.index("-o") + 1] != "-":
            assert Path(words[words.index("-o") + 1]).stat().st_size, line


def test_every_command_has_an_example(folder):
    told = "\n".join(examples("docs/command-line.md"))
    for name in COMMANDS:
        assert f"vpdesk-cli {name} " in told


def test_every_long_option_of_the_document_exists(capsys):
    """In the help of some command."""
    helps = ""
    commands = {
        "event": (
            *("new", "stage", "draw", "rounds", "result", "adjust", "standings", "publish"),
            *("prints", "log", "unpair", "rename", "remove", "segments", "entrant", "boards"),
            *("sheet", "rule", "prizes", "ties", "rules", "exchange", "dates"),
        ),
        "pairs": (
            *("new", "next", "result", "score", "rank", "why", "publish", "export"),
            "entrant",
        ),
        "deals": ("make", "show", "convert"),
        "hall": ("serve",),
        "scale": ("prove", "audit", "check", "which"),
        "match": ("score", "next", "rule"),
        "movement": ("build", "quality", "optimise", "cards", "study", "late"),
        "swiss": ("pair", "check", "explain", "generate", "standings"),
    }
    for name in COMMANDS:
        for line in ((name,), *((name, each) for each in commands.get(name, ()))):
            with pytest.raises(SystemExit):
                main([*line, "--help"])
            helps += capsys.readouterr().out
    words = (ROOT / "docs/command-line.md").read_text(encoding="utf-8").replace("`", " ").split()
    options = {word.strip(",.;:()[]") for word in words if word.startswith("--")} - {"--help"}
    assert len(options) > 40
    assert {each for each in options if each.strip("-") and each not in helps} == set()


def help_of(capsysbinary, *words: str) -> str:
    with pytest.raises(SystemExit):
        main([*words, "--help"])
    text: str = capsysbinary.readouterr().out.decode()
    return text


def parts(told: str) -> list[str]:
    """The commands that a command has, by its help."""
    return re.findall(r"(?m)^    ([a-z]+)(?: |$)", told)


def test_every_command_and_no_other_option_is_described(capsysbinary):
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    table = text[: text.index("\n# ")]
    options = set()
    for command in COMMANDS:
        told = help_of(capsysbinary, command)
        inside = ["prove", "audit", "which", "check"] if command == "scale" else parts(told)
        rows = [row for row in table.splitlines() if f"`{command}" in row]
        for part in inside:
            assert any(f"`{command} {part}`" in row or f"`{part}`" in row for row in rows), part
        helps = [told, *(help_of(capsysbinary, command, part) for part in inside)]
        options |= set(re.findall(r"--[a-z][a-z0-9-]*", "".join(helps)))
    assert set(re.findall(r"--[a-z][a-z0-9-]*(?<!-)", text)) - options - {"--help"} == set()
