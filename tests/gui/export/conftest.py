"""What the tests of exports share."""

import pytest

from vpdesk.cli import main


@pytest.fixture
def run(qapp, capsysbinary, monkeypatch):
    """Run the command line; gives the exit code and standard error. It prints nothing else."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    def run(line: str, *more: object) -> tuple[int, str]:
        code = main([*line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        assert out == b""
        return code, err.decode()

    return run
