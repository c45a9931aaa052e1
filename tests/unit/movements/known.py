"""Movements to measure, and what others have printed about them."""

import csv
import re
from collections.abc import Collection
from functools import cache

from tests.folders import TESTS
from vpdesk.movements.formats import read, read_all
from vpdesk.movements.movement import Encounter, Movement

DATA = TESTS / "data" / "movements"


@cache
def real(name: str) -> Movement:
    """A movement that is played in clubs."""
    return read((DATA / f"{name}.asc").read_text("utf-8"), "asc")


def overlapping(name: str) -> Movement:
    """One of the movements in clubs whose board sets overlap; they are in one table."""
    return next(movement for movement in _clubs() if movement.name == name)


@cache
def _clubs() -> tuple[Movement, ...]:
    return read_all((DATA / "bridgescorer_movements.csv").read_text("utf-8"), "csv")


def mitchell(pairs: int, rounds: int, switched: Collection[int] = ()) -> Movement:
    """Tables 1 and the last one share their boards where the number of tables is even."""
    tables = pairs // 2
    encounters = []
    for number in range(1, rounds + 1):
        for table in range(1, tables + 1):
            beyond = tables % 2 == 0 and table > tables // 2
            board_set = (table + number - 2 + beyond) % tables + 1
            ends = (table, tables + (table - number) % tables + 1)
            ns, ew = reversed(ends) if number in switched else ends
            encounters.append(Encounter(number, table, ns, ew, board_set))
    return Movement(pairs, tables, rounds, tuple(encounters), _boards(tables))


def all_play_all(pairs: int) -> Movement:
    """Every two pairs meet; all play the same boards in a round."""
    others = pairs - 1
    encounters = [
        Encounter(number, table, *ends, board_set=number)
        for number in range(1, pairs)
        for table, ends in enumerate(
            [
                (pairs, number),
                *(
                    ((number + step - 1) % others + 1, (number - step - 1) % others + 1)
                    for step in range(1, pairs // 2)
                ),
            ],
            1,
        )
    ]
    return Movement(pairs, pairs // 2, others, tuple(encounters), _boards(others))


def _boards(sets: int) -> tuple[tuple[int, ...], ...]:
    return tuple((number,) for number in range(1, sets + 1))


def described(text: str) -> Movement:
    """The movement of a name in reference_values.csv."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if text.startswith("Mitchell "):
        return mitchell(numbers[0], numbers[1], numbers[2:])
    return real(text)


def reference_values() -> list[dict[str, str]]:
    """All measures of a movement in a row; empty where one is undefined."""
    with (DATA / "reference_values.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


OVERLAPPING = ("Howell05T2B20", "Howell06T3B20", "Howell2Table5Teams", "Howell3TableNoRelay")
ODD = ("Howell07T3B21", "Howell09T4B18", "Howell11T5B22", "Howell13T6B26")
