import csv
import json

import pytest

from vpdesk.cli import main


@pytest.fixture
def run(capsysbinary):
    """Run the command line; gives the exit code, standard output and standard error."""

    def run(*line: object) -> tuple[int, str, str]:
        code = main(["calibrate", *map(str, line)])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


@pytest.fixture
def league(tmp_path):
    path = tmp_path / "league.csv"
    rows = ["16;20"] * 190 + ["16;62"] * 10 + ["16;"]
    path.write_text("\n".join(["Boards;Margin", *rows]))
    return path


def test_text(run, league):
    code, out, err = run(league)
    assert code == 0
    assert out.startswith(
        "The list has 200 matches of 16 boards. 1 row of it could not be read.\n"
        "With a blitz of 15.50 √boards IMPs, 10 matches win by the maximum: 5.00\N{NO-BREAK SPACE}%"
    )
    assert "\nCalibration of the blitz\n" in out
    assert "\nMargins of past matches\n" in out
    assert err == (
        "vpdesk-cli: league.csv, line 202: The result is missing.\n"
        "vpdesk-cli: league.csv: 1 row could not be read.\n"
    )


def test_csv(run, league):
    rows = list(csv.DictReader(run(league, "--format", "csv")[1].splitlines()))
    assert [(row["Boards"], row["Matches"], row["k"]) for row in rows] == [("16", "200", "15.50")]


def test_json(run, league):
    found = json.loads(run(league, "--format", "json", "--share", "2.5")[1])
    assert found["share_percent"] == 2.5
    assert found["unread_rows"] == 1
    (group,) = found["by_boards"]
    assert group["boards"] == 16
    assert group["blitz"] == 60
    assert group["factor"]["value"] == 15.5
    assert found["overall"]["at_blitz"]["number"] == 10
    assert sum(each["share"] for each in found["histogram"]) == pytest.approx(1, abs=1e-4)


def test_output_to_a_file(run, league, tmp_path):
    to = tmp_path / "found.json"
    assert run(league, "--format", "json", "-o", to)[:2] == (0, "")
    assert json.loads(to.read_text())["overall"]["matches"] == 200


@pytest.mark.parametrize(
    ("share", "words"),
    [
        ("x", "The share must be a percentage like 5 or 2.5, not “x”."),
        ("nan", "The share must be a percentage like 5 or 2.5, not “nan”."),
        ("1e400", "The share must be a percentage like 5 or 2.5, not “1e400”."),
        ("2.555", "The share must be a percentage like 5 or 2.5, not “2.555”."),
        ("0", "The share must be above 0 and at most 50 %, not 0 %."),
        ("51", "The share must be above 0 and at most 50 %, not 51 %."),
    ],
)
def test_shares_that_make_no_sense(run, league, share, words):
    code, out, err = run(league, "--share", share)
    assert (code, out) == (2, "")
    assert err.splitlines()[-1] == f"vpdesk-cli: {words}"


def test_files_that_make_no_sense(run, league, tmp_path):
    code, _, err = run(tmp_path / "none.csv")
    assert (code, err) == (2, "vpdesk-cli: none.csv: There is no such file.\n")
    league.write_text("a,b\n1,2\n")
    code, _, err = run(league)
    assert code == 2
    assert err.startswith("vpdesk-cli: league.csv, line 1: Which column is which?")
