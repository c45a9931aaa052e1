import pytest

from tests.unit.cli.hall.hall_builders import Hall


@pytest.fixture
def hall(tmp_path):
    """A hall with a folder, not yet served."""
    found = Hall(tmp_path / "hall")
    yield found
    found.end()
