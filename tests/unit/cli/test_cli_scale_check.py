"""vpdesk-cli scale audit and scale check say what the reports say, and by an exit code."""

import json

import pytest

from vpdesk.cli import main


@pytest.fixture
def run(qapp, capsysbinary, tmp_path, monkeypatch):
    """Run the command line; gives the exit code, standard output and standard error."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    def run(*arguments) -> tuple[int, str, str]:
        code = main(list(map(str, arguments)))
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


@pytest.fixture
def printed(run, tmp_path):
    """A file as the command scale writes it."""
    path = tmp_path / "printed.csv"
    assert run("scale", "--boards", 8, 24, "--format", "csv", "-o", path)[0] == 0
    return path


def test_a_scale_that_keeps_the_rules(run):
    code, out, err = run("scale", "audit", "--boards", 24)
    assert (code, err) == (0, "")
    assert "No rule is broken." in out


def test_a_scale_that_does_not(run):
    code, out, err = run("scale", "audit", "--boards", 24, "--kind", "acbl-20", "--format", "csv")
    assert (code, err) == (1, "")
    assert out.splitlines()[1] == (
        'Fault,3 – 6,"This band is 4 IMPs wide; the draw, to both sides of 0, is 5 IMPs wide."'
    )


def test_differences_from_another_scale(run):
    line = ["scale", "audit", "--boards", 8, "--against", "acbl-20", "--against-boards", 12]
    _, out, _ = run(*line)
    assert "Differences: WBF continuous scale, 8 boards and ACBL 20 VP, 12 boards" in out
    code, out, err = run("scale", "audit", "--boards", 8, "--against", "ebu-pairs")
    assert (code, out) == (2, "")
    assert "cannot be compared" in err


def test_a_table_that_is_right(run, printed):
    code, out, err = run("scale", "check", printed)
    assert (code, err) == (0, "")
    title, sentences, *_ = out.splitlines()
    assert title == "printed.csv: WBF continuous scale, 8, 24 boards"
    said = "Cells of this scale: 150 of 150. Nothing is wrong."
    assert sentences == f"{said} Columns that are certain: 2 of 2."


def test_a_table_with_a_mistake(run, printed):
    printed.write_text(printed.read_text().replace("11.23", "11.32"))
    code, out, _ = run("scale", "check", printed, "--format", "csv")
    assert code == 1
    assert out.splitlines()[1:] == ["C7,24 boards,5,11.32,11.23,two digits swapped"]


def test_a_file_that_is_no_table(run, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir,\nthe cheque is in the post.\n")
    code, out, err = run("scale", "check", path)
    assert (code, out) == (2, "")
    assert err.startswith("vpdesk-cli: letter.txt")


def test_what_else_a_table_may_be_in_json(run, printed):
    printed.write_text(printed.read_text().replace("11.23", "11.32"))
    code, out, _ = run("scale", "check", printed, "--format", "json")
    found = json.loads(out)
    assert (code, found["mistakes"], found["unread"], found["compared"]) == (1, 1, [], False)
    first, second = found["columns"]
    assert first["scale"] == {
        "name": "WBF continuous scale",
        "kind": "continuous",
        "form": "rule",
        "boards": [8, 8],
        "right": 75,
        "cells": 75,
    }
    assert [first["certainty"], second["certainty"]] == ["certain"] * 2
    assert second["others"] == []
    assert second["mistakes"] == [
        {
            "kind": "swapped",
            "place": "C7",
            "margins": [5, 5],
            "rows": 1,
            "given": 11.32,
            "expected": 11.23,
        }
    ]


def test_the_certainty_is_printed(run, printed, tmp_path):
    path = tmp_path / "few.csv"
    path.write_text("\n".join(printed.read_text().splitlines()[:6]))
    _, out, _ = run("scale", "check", path, "--format", "html")
    assert "Columns that are certain: 0 of 2." in out
    path.write_text("IMPs;24 boards\n" + "\n".join(f"{m};{m * m % 7}" for m in range(20)))
    found = json.loads(run("scale", "check", path, "--format", "json")[1])
    assert found["columns"][0]["certainty"] == "unknown"
    assert found["columns"][0]["scale"] is None


def test_comparison_with_a_scale_that_is_named(run, printed):
    line = ["scale", "check", printed, "--against", "continuous"]
    assert run(*line)[0] == 0
    code, out, _ = run(*line, "--against-boards", 24, "--format", "json")
    found = json.loads(out)
    assert (code, found["compared"]) == (1, True)
    assert [column["scale"]["boards"] for column in found["columns"]] == [[24, 24]] * 2
    assert found["columns"][0]["others"][0]["boards"] == [8, 8]
    for more, said in (
        (["--against", "acbl-20", "--against-boards", 99], "no table for 99 boards"),
        (["--against", "acbl"], "There is no scale of the kind"),
        (["--against", "ebu-pairs"], "cannot be compared"),
        (["--against-boards", 8], "needs --against"),
    ):
        code, out, err = run("scale", "check", printed, *more)
        assert (code, out) == (2, "")
        assert said in err
