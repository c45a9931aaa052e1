"""What must be there for a test to go on."""

from typing import TypeVar

T = TypeVar("T")


def sure(found: T | None) -> T:
    """What was found; a test fails where that is nothing."""
    assert found is not None
    return found
