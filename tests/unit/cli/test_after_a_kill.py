"""Commands that only read a file whose program was ended while it saved: read, left alone, told."""

from contextlib import closing
from dataclasses import replace

import pytest

from tests.swiss_events import play_round, teams
from tests.unit.files.killed_builders import killed_while_saving
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.cli.main import main
from vpdesk.files.evening.evening_file import EveningFile
from vpdesk.files.tournament import TournamentFile

TOLD = (
    "vpdesk-cli: {file}: A program was ended while it saved. Read is what it had saved before;"
    " the file is mended when it is opened to be changed."
)
EVENT = ("event standings {}", "event log {}", "event next {}", "event check {}")
PAIRS = (
    "pairs next {}",
    "pairs log {}",
    "pairs rank {}",
    "pairs score {}",
    "pairs why {} --pair 1 --board 1",
    "pairs export {} --format pbn",
    "export {} --what ranking --format csv -o -",
)


def evening(path):
    made = filled(of_howell(6), ("4s= n", "-50", "3nt+1 s"))
    with closing(EveningFile.create(path, made)) as file:
        file.save(replace(made, name="Club, Tuesday"), "name")


def event(path):
    with closing(TournamentFile.create(path, teams(8))) as file:
        file.save(play_round(file.tournament), "round")


@pytest.mark.parametrize(
    ("command", "make", "ending"),
    [
        *((each, event, ".vpt") for each in EVENT),
        *((each, evening, ".vppairs") for each in PAIRS),
    ],
)
def test_it_is_read_as_it_was_before_and_that_is_told(
    command, make, ending, tmp_path, capsysbinary, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    path, killed = tmp_path / f"complete{ending}", tmp_path / f"killed{ending}"
    make(path)
    journal = killed_while_saving(path, killed)
    before = killed.read_bytes(), journal.read_bytes()

    def said(file):
        code = main([each.format(file) for each in command.split()])
        out, err = capsysbinary.readouterr()
        return code, out.decode().replace(file.stem, "FILE"), err.decode()

    code, out, err = said(killed)
    assert err.splitlines()[0] == TOLD.format(file=killed.name)
    assert (killed.read_bytes(), journal.read_bytes()) == before
    assert (code, out) == said(path)[:2]
