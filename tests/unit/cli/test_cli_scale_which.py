"""The command line tells which board count a result belongs to."""

import pytest

from tests.unit.cli.cli_scale_builders import run

__all__ = ("run",)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("--margin 20 --vp 14.26", "24 boards"),
        ("--margin -20 --vp 5.74", "24 boards"),
        ("--margin 20 --vp 15 --kind discrete", "13 – 21 boards"),
        (
            "--margin 20 --vp 14,26 --to 8",
            "no board count from 1 to 8; nearest: 8 boards (16.46 VP)",
        ),
        ("--margin 20 --vp 14.26 --language cs", "24 rozdání"),
    ],
)
def test_in_words(run, options, words):
    code, out, err = run(f"scale which {options}")
    assert (code, err) == (0, "")
    assert out.replace("\N{NO-BREAK SPACE}", " ") == f"{words}\n"


def test_as_tables(run):
    line = "scale which --margin 20 --from 24 --to 25"
    assert run(f"{line} --format csv")[1].splitlines()[1:] == ["24,14.26,5.74", "25,14.18,5.82"]
    assert "14.26" in run(line)[1]


def test_what_cannot_be(run):
    for options, words in (
        ("--margin 20 --from 9 --to 8", "not from 9 to 8"),
        ("--margin 20 --to 101", "100 board counts at most"),
        ("--vp 14", "--margin"),
        ("--margin 20 --vp x", "not a number"),
    ):
        code, out, err = run(f"scale which {options}")
        assert (code, out) == (2, "")
        assert words in err
