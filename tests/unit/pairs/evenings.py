"""Evenings that tests use."""

from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.pairs.evening import Contestant, Evening, with_entry
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.pairs.section import PairsSection


def entrants(count, first=1):
    """Pairs with numbers from first on."""
    return tuple(
        Contestant(each, (f"North {each}", f"South {each}")) for each in range(first, first + count)
    )


def of_howell(pairs=6, boards=2, letter="", **fields):
    """An evening of a Howell without results."""
    movement = howell(pairs).with_boards(boards)
    section = PairsSection(letter, movement, tuple(range(1, pairs + 1)))
    return Evening("Club", entrants=entrants(pairs), sections=(section,), **fields)


def of_mitchell(pairs=6, boards=2, letter="", first=1, **fields):
    """A section of a Mitchell."""
    movement = mitchell(pairs).with_boards(boards)
    return PairsSection(letter, movement, tuple(range(first, first + pairs)), **fields)


def with_typed(evening, **results):
    """The evening with results: r1t2b3="420" is round 1, table 2, board 3 of its only section."""
    for key, text in results.items():
        round, table, board = key.replace("r", "").replace("t", " ").replace("b", " ").split()
        place = BoardPlace(evening.sections[0].letter, int(round), int(table), int(board))
        evening = with_entry(evening, parse_result(text, place))
    return evening


def filled(evening, texts):
    """The evening with a result in each place that is missing, from texts in turn."""
    for at, place in enumerate(evening.missing):
        evening = with_entry(evening, parse_result(texts[at % len(texts)], place))
    return evening


def individual():
    """Eight players at two tables in two rounds, a board each."""
    encounters = (
        Encounter(1, 1, 1, 3, 1, 2, 4),
        Encounter(1, 2, 5, 7, 1, 6, 8),
        Encounter(2, 1, 1, 5, 2, 3, 7),
        Encounter(2, 2, 2, 6, 2, 4, 8),
    )
    movement = Movement(8, 2, 2, encounters, ((1,), (2,)), individual=True)
    section = PairsSection("", movement, tuple(range(1, 9)))
    players = tuple(Contestant(each, (f"P{each}",)) for each in range(1, 9))
    return filled(Evening(entrants=players, sections=(section,)), ["420", "-50", "140", "170"])
