import pytest

from tests.unit.cli.hall.hall_builders import Hall
from tests.unit.cli.hall.private_network import PrivateNetwork
from tests.unit.cli.hall.webdriver_builders import BROWSERS, Browser


@pytest.fixture
def hall(tmp_path):
    """A hall with a folder, not yet served."""
    found = Hall(tmp_path / "hall")
    yield found
    found.end()


@pytest.fixture(scope="session")
def network():
    """A private network, for the phones and what they look at."""
    return PrivateNetwork()


@pytest.fixture(scope="package")
def air_of_all(network, tmp_path_factory):
    """The hall of all phones: a process takes a while to begin."""
    found = Hall(tmp_path_factory.mktemp("air") / "hall", quick=True)
    found.address = network.address
    with network.entered():
        found.write()
        found.serve()
    yield found
    with network.entered():
        found.end()


@pytest.fixture(scope="package")
def browsers(network, tmp_path_factory):
    """Starts a browser by its name, once for all tests here; none is left to idle."""
    started = {}

    def of(name):
        if name not in started:
            started[name] = Browser(name, tmp_path_factory.mktemp(name))
        return started[name]

    yield of
    with network.entered():
        for each in started.values():
            each.close()


@pytest.fixture
def air(network, air_of_all):
    """The hall of all phones, as it is at the beginning."""
    with network.entered():
        air_of_all.reset()
        if not air_of_all.served:
            air_of_all.serve()
        yield air_of_all


@pytest.fixture(params=list(BROWSERS), scope="session")
def kind(request):
    """A kind of browser."""
    return request.param


@pytest.fixture
def phone(air, kind, browsers):
    """A phone of each kind."""
    page = browsers(kind)
    page.look()
    page.open(f"{air.url}/en/index.html")
    page.run("localStorage.clear()")
    page.open("about:blank")
    yield page
    page.open("about:blank")
