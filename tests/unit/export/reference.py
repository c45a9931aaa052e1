"""Expected exports, kept as files under tests/reference."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "reference"


def reference(name: str) -> str:
    """The text of a reference file, its line ends as they are."""
    return (FOLDER / name).read_bytes().decode()
