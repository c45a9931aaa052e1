"""The command line with scales."""

import pytest

from vpdesk.cli import main


@pytest.fixture
def run(capsysbinary):
    """Run the command line; gives the exit code, standard output and standard error."""

    def run(line: str) -> tuple[int, str, str]:
        code = main(line.split())
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run
