"""What test_cli_event and others are made of."""

import json

import pytest

from vpdesk.cli import main


def rounds(good, file="cup.vpt"):
    return json.loads(good(f"rounds {file} --format json"))


@pytest.fixture
def run(capsysbinary, tmp_path, monkeypatch):
    """Run vpdesk-cli event in a folder of its own; gives exit code, output and messages."""
    monkeypatch.chdir(tmp_path)

    def run(line: str, *more: object) -> tuple[int, str, str]:
        code = main(["event", *line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


@pytest.fixture
def good(run):
    """Run what must do, and give its output."""

    def good(line: str, *more: object) -> str:
        code, out, err = run(line, *more)
        assert (code, err) == (0, "")
        return out

    return good


@pytest.fixture
def names(tmp_path):
    """Write a list of so many names, A to Z."""

    def names(count: int) -> str:
        text = "".join(f"{chr(65 + number)}\n" for number in range(count))
        (tmp_path / "NAMES.txt").write_text(text)
        return "--names NAMES.txt"

    return names
