"""The command line prints what the reports say; what it cannot do it says in one line."""

import json
import os
import subprocess
import sys

import pytest

from tests.folders import TESTS
from tests.sure import sure
from tests.unit.formats.reference import reference
from vpdesk import __version__
from vpdesk.cli import main
from vpdesk.cli.export import ALL


@pytest.fixture
def run(capsysbinary):
    """Run the command line; gives the exit code, standard output and standard error."""

    def run(line: str, *more: str) -> tuple[int, str, str]:
        code = main([*line.split(), *more])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("--boards 8", "continuous_8_english.txt"),
        ("--boards 8 --format csv", "continuous_8_english.csv"),
        ("--boards 7 32 7 --kind discrete", "discrete_7_32_english.txt"),
        ("--boards 7 32 --kind discrete --format csv", "discrete_7_32_english.csv"),
    ],
)
def test_scale(run, line, name):
    assert run(f"scale {line}") == (0, reference(name), "")


def test_board_counts_stand_as_given(run):
    _, out, _ = run("scale --boards 24 8 16.0 8 24 --format csv")
    assert out.splitlines()[:2] == ["IMPs,24 boards,8 boards,16 boards", "0,10.00,10.00,10.00"]


def test_json_has_an_object_for_each_board_count(run):
    _, out, _ = run("scale --boards 24 8 24 --format json")
    assert [(scale["kind"], scale["boards"]) for scale in json.loads(out)] == [
        ("continuous", 24),
        ("continuous", 8),
    ]


def test_rule_options(run):
    line = "scale --boards 4 --kind discrete --v0 5 --half-match --format json"
    code, out, err = run(line)
    assert (code, err) == (0, "")
    assert json.loads(out)[0] == {
        "kind": "discrete",
        "boards": 4,
        "v0": 5,
        "blitz": 21.213,
        "band_starts": [0, 1, 4, 8, 12, 18],
        "range_violations": [],
    }
    _, out, _ = run("scale --boards 9 --v0 12.5 --factor 10.5 --format json")
    said = json.loads(out)[0]
    assert (said["v0"], said["blitz"], said["winner_vp"][-1]) == (12.5, 31.5, 25)
    _, out, _ = run("scale --boards 9 --blitz 40")
    assert "WBF continuous scale, 20-0, 9 boards, blitz 40.0 IMPs\n" in out


@pytest.mark.parametrize(
    ("line", "vps"),
    [
        ("--boards 24 --margin 41", "17.25 – 2.75"),
        ("--boards 24 --margin -41", "2.75 – 17.25"),
        ("--boards 24 --margin 41 --kind discrete", "17 – 3"),
        ("--boards 8 --margin 40", "19.74 – 0.26"),
        ("--boards 8 --margin 0", "10.00 – 10.00"),
        ("--boards 8 --margin 500", "20.00 – 0.00"),
        ("--boards 4 --margin -12 --kind discrete --v0 5 --half-match", "1 – 9"),
        ("--boards 24 --margin 20 --kind acbl-20", "14 – 6"),
        ("--boards 24 --percent 46.75 --kind ebu-pairs", "6 – 14"),
        ("--boards 9 --margin 15 --model linear", "13.40 – 6.60"),
        ("--boards 9 --margin 10 --blitz 30 --v0 5.55", "8.33 – 2.77"),
    ],
)
def test_vp(run, line, vps):
    assert run(f"vp {line}") == (0, f"{vps}\n", "")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("scale --boards 0", "whole number from 1 to 999, not 0"),
        ("scale --boards 1.5", "whole number from 1 to 999, not 1.5"),
        ("scale --boards 8 1000", "whole number from 1 to 999, not 1000"),
        ("scale --boards -8", "whole number from 1 to 999, not -8"),
        ("scale --boards abc", "“abc” is not a number"),
        ("scale --boards nan", "“nan” is not a number"),
        ("scale --boards 1e999", "“1e999” is not a number"),
        ("scale --boards 8 --v0 0", "VP of a draw are more than 0"),
        ("scale --boards 8 --v0 12,5,5", "“12,5,5” is not a number"),
        ("scale --boards 8 --blitz 1,000", "“1,000” can be 1000 or 1.000"),
        ("scale --boards 8 --blitz 6_0", "“6_0” is not a number"),
        ("scale --boards 7;5", "“7;5” is not a number"),
        ("scale --boards 8 -o scale.docx", "Say by --format what “scale.docx” is to be"),
        ("vp --boards 8,16 --margin 1", "“8,16” is not one board count"),
        ("vp --boards 8 --margin -7,5", "whole number of IMPs, not “-7,5”"),
        ("scale --boards 8 --factor -1", "blitz factor must be above 0"),
        ("scale --boards 8 --blitz 0", "blitz must be above 0"),
        ("scale --boards 16 1 --v0 30 --kind discrete", "too short for discrete"),
        ("scale --boards 8 --v0 12.5 --kind discrete", "whole VP at a draw, not 12.5"),
        ("scale --boards 8 --kind cubic", "no scale of the kind “cubic”"),
        ("scale --boards 8 --model cubic", "no model “cubic”; the models are exponential,"),
        ("scale --boards 8 40 --kind acbl-20", "no table for 40 boards; it has tables for 1-36"),
        ("scale --boards 8 --scale-file none.vpscale", "none.vpscale"),
        ("vp --boards 8 --margin 3 --kind ebu-pairs", "say by --percent"),
        ("vp --boards 8 --percent 53", "say by --margin"),
        ("vp --boards 8 --percent 101 --kind ebu-pairs", "not “101”"),
        ("scale --boards 8 --format pdf", "argument --format: invalid choice"),
        ("scale --boards 8 --blitz 40 --factor 15", "not allowed with argument"),
        ("scale --boards", "argument --boards: expected at least one argument"),
        ("scale", "required: --boards"),
        ("scale 24", "Say by --boards how many boards the match has: --boards 24"),
        ("scale --boards 8 --bl 40", "unrecognized arguments: --bl"),
        ("vp --boards 8", "--margin --percent is required"),
        ("vp --boards 8 --margin 4.5", "whole number of IMPs, not “4.5”"),
        ("vp --boards 8 --margin ten", "whole number of IMPs, not “ten”"),
        ("vp --boards x --margin 1", "“x” is not a number"),
        ("", "required: scale|vp"),
        ("table", "invalid choice"),
        ("scale --boards 8 -o no/such/folder/scale.txt", "no folder"),
    ],
)
def test_bad_input_is_one_line(run, line, words):
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert words in err
    assert err.startswith("vpdesk-cli: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")


def test_a_line_break_in_the_input_stays_out_of_the_message(capsys):
    assert main(["scale", "--boards", "8\n\nx"]) == 2
    assert capsys.readouterr().err == "vpdesk-cli: “8 x” is not a number.\n"


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("--boards 8", "continuous_8_english.txt"),
        ("--boards 8 --format csv", "continuous_8_english.csv"),
    ],
)
def test_output_to_a_file(run, tmp_path, line, name):
    file = tmp_path / name
    file.write_text("the old file, which is longer than it needs to be" * 100)
    assert run(f"scale {line} -o {file}") == (0, "", "")
    assert file.read_bytes().decode() == reference(name)
    assert list(tmp_path.iterdir()) == [file]


def test_bad_input_leaves_the_file_alone(run, tmp_path):
    file = tmp_path / "scale.txt"
    file.write_text("old")
    assert run(f"scale --boards 8 0 -o {file}")[0] == 2
    assert file.read_text() == "old"


def test_version(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"vpdesk {__version__}\n"


@pytest.mark.parametrize(
    ("line", "option"),
    [("--help", "scale"), ("--help", "Exit codes: 0"), ("vp --help", "--half-match")],
)
def test_help(capsys, line, option):
    with pytest.raises(SystemExit) as ended:
        main(line.split())
    assert ended.value.code == 0
    assert option in capsys.readouterr().out


PROGRAM = [sys.executable, "-m", "vpdesk.cli"]


def test_as_a_program_whose_terminal_is_not_utf_8():
    run = subprocess.run(
        [*PROGRAM, "scale", "--boards", "8", "16"],
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert "blitz 15 √boards IMPs" in run.stdout.decode()
    assert run.stderr == b""


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_as_a_program_whose_reader_goes_away(unbuffered):
    # More than a pipe holds, so that it is still writing when its reader is gone.
    boards = map(str, range(1, 400))
    with subprocess.Popen(
        [*PROGRAM, "scale", "--format", "json", "--boards", *boards],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
    ) as program:
        assert sure(program.stdout).readline() == b"[\n"
        sure(program.stdout).close()
        assert sure(program.stderr).read() == b""
    assert program.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a device that is full")
def test_as_a_program_on_a_full_disk():
    with open("/dev/full", "wb") as full:  # noqa: PTH123 - a device
        run = subprocess.run(
            [*PROGRAM, "vp", "--boards", "8", "--margin", "1"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert run.returncode == 2
    assert run.stderr.startswith(b"vpdesk-cli: The output could not be written: ")
    assert run.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("standing", "did you mean standings"),
        ("scoresheet", "did you mean score-sheet"),
        ("pairings", "or pairings-by-name or "),
        ("xyz", "there is no “xyz”; --what list"),
    ],
)
def test_a_name_that_is_misspelt_is_told_the_nearest(run, typed, told):
    code, out, err = run("export --boards 8 -o x.pdf --what", typed)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err
    assert "--what list names all there is of a file" in err
    assert sum(name in err for name in ALL) < 6


def test_the_help_says_how_many_pages_a_wall_chart_has(capsys):
    with pytest.raises(SystemExit):
        main(["export", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "a scale on as many sheets as that takes" in told


def test_no_fault_is_a_word_for_neither(run):
    match = TESTS / "data" / "written_before" / "match.vpmatch"
    _, out, _ = run("match rule --format json --happened cancelled --fault none", str(match))
    assert json.loads(out)["fault"] == "neither"
    code, _, err = run("match rule --fault nobody", str(match))
    assert (code, "invalid choice: 'nobody'" in err) == (2, True)
