"""The command line proves scales as the laboratory does."""

import pytest

from tests.unit.cli.cli_scale_builders import run
from vpdesk.cli import main

__all__ = ("run",)


def test_in_words(run):
    code, out, err = run("scale prove --boards 24")
    assert (code, err) == (0, "")
    assert out.startswith("WBF continuous scale, 20-0, 24 boards, blitz 73.5 IMPs\n\nThe curve\n")
    assert "13 steps on 13 cells" in out
    assert "41 IMPs from 17.24 to 17.25" in out


def test_as_tables(run):
    code, out, _ = run("scale prove --boards 7 --kind discrete --format csv")
    assert code == 0
    bands, steps, both = out.split("\r\n\n")
    assert both.splitlines()[2].startswith("11,2.18,2")
    assert bands.splitlines()[1].startswith("10,1.07,")
    assert steps.splitlines()[1:] == ["1,10,3,2,1,0", "2,11,3,2,3,2"]


def test_a_printed_scale(run):
    _, out, _ = run("scale prove --boards 24 --kind acbl-20")
    assert "The band 3 – 6 (11 – 9) is 4 wide, the one below it 5." in out


def test_into_a_file(run, tmp_path):
    file = tmp_path / "proof.txt"
    assert run(f"scale prove --boards 8 --model square-root -o {file}") == (0, "", "")
    assert "the curve is the square root one" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("scale prove", "required: --boards"),
        ("scale prove --boards 0", "from 1 to 999, not 0"),
        ("scale prove --boards 8 16", "unrecognized arguments: 16"),
        ("scale prove --boards 8 --kind cubic", "no scale of the kind “cubic”"),
        ("scale prove --boards 8 --format json", "invalid choice: 'json'"),
        ("scale prov --boards 8", "invalid choice: 'prov'"),
    ],
)
def test_bad_input_is_one_line(run, line, words):
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_the_help_of_scale_tells_of_its_commands(capsys):
    with pytest.raises(SystemExit):
        main(["scale", "--help"])
    out = " ".join(capsys.readouterr().out.split())
    assert "--boards" in out
    assert "prove: say of each correction" in out
    assert "audit:" in out
    assert "check:" in out
