import pytest

from tests.unit.cli.hall.hall_builders import Hall
from tests.unit.cli.hall.webdriver_builders import BROWSERS, Browser


@pytest.fixture
def hall(tmp_path):
    """A hall with a folder, not yet served."""
    found = Hall(tmp_path / "hall")
    yield found
    found.end()


@pytest.fixture(scope="session")
def browsers(tmp_path_factory):
    """Starts a browser by its name, once for all tests."""
    started = {}

    def of(name):
        if name not in started:
            started[name] = Browser(name, tmp_path_factory.mktemp(name))
        return started[name]

    yield of
    for each in started.values():
        each.close()


@pytest.fixture(params=list(BROWSERS))
def phone(request, browsers):
    """A phone of each kind; each hall is a site of its own for it."""
    page = browsers(request.param)
    page.look()
    yield page
    page.open("about:blank")
