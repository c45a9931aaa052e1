"""Expected exports, kept as files under tests/reference."""

from tests.folders import TESTS

FOLDER = TESTS / "reference"


def reference(name: str) -> str:
    """The text of a reference file, its line ends as they are."""
    return (FOLDER / name).read_bytes().decode()
