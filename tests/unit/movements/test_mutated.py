"""A file that is broken is read or refused with a named error: nothing else happens.

python -m tests.bench.mutated does the same with more files, and measures time.
"""

from random import Random

import pytest

from tests.unit.movements.drawn import REAL
from tests.unit.movements.mutations import mutated
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import FORMATS, read_all, write
from vpdesk.movements.movement import Movement

(MITCHELL,) = (each for each in REAL if each.name == "Mitchell3Table")


@pytest.mark.parametrize("each", FORMATS)
def test_a_broken_file_is_read_or_refused(each):
    data = write(MITCHELL, each).encode()
    random = Random(each)
    refused = 0
    for _ in range(150):
        text = mutated(data, random).decode("latin-1")
        error = refusal(text, each)
        if error:
            refused += 1
            assert str(error).endswith(".")
            assert str(error).isprintable()
            assert 0 <= error.line <= text.count("\n") + text.count("\r") + 1
    assert 20 < refused < 150


def refusal(text, suffix):
    try:
        found = read_all(text, suffix)
    except MovementError as error:
        return error
    assert all(isinstance(each, Movement) for each in found)
    return None
