"""Movements that hypothesis draws, and those of real life."""

from hypothesis import strategies as st

from tests.folders import TESTS
from vpdesk.movements.formats import read_all
from vpdesk.movements.movement import Encounter, Movement

DATA = TESTS / "data" / "movements"
ASC_FILES = tuple(sorted(DATA.glob("*.asc")))
REAL = read_all((DATA / "bridgescorer_movements.csv").read_text(encoding="utf-8"), "csv")
WORDS = st.text(
    st.characters(categories=["L", "N", "P", "S"], include_characters=" "), max_size=20
).map(lambda text: " ".join(text.split()))


@st.composite
def movements(draw: st.DrawFn, *, individual: bool | None = None, plain: bool = False) -> Movement:
    """A movement that can be played, often a strange one: tables empty, sets played unequally.

    plain: each set is played and has consecutive boards, without name or notes: what any
    format can hold.
    """
    if individual is None:
        individual = draw(st.booleans())
    seats = 4 if individual else 2
    players = draw(st.integers(seats, 12))
    tables = draw(st.integers(1, players // seats + 1))
    rounds = draw(st.integers(1, 5))
    found: list[tuple[int, int, list[int], int]] = []
    played: dict[int, set[int]] = {player: set() for player in range(1, players + 1)}
    for number in range(1, rounds + 1):
        seated = draw(st.permutations(range(1, players + 1)))
        for table in range(1, tables + 1):
            at, seated = list(seated[:seats]), seated[seats:]
            if len(at) < seats or draw(st.integers(0, 9)) == 0:
                continue
            free = set(range(1, 60)) - set().union(*(played[player] for player in at))
            board_set = draw(st.sampled_from(sorted(free)[:4]))
            for player in at:
                played[player].add(board_set)
            found.append((number, table, at, board_set))
    if not found:
        found = [(1, 1, list(range(1, seats + 1)), 1)]
    names = {old: new for new, old in enumerate(sorted({p for each in found for p in each[2]}), 1)}
    used = sorted({each[3] for each in found})
    sets = {old: new for new, old in enumerate(used, 1)} if plain else {each: each for each in used}
    each_set = draw(st.integers(1, 3))
    boards = [
        tuple(range(at * each_set + 1, (at + 1) * each_set + 1)) for at in range(max(sets.values()))
    ]
    if not plain and draw(st.booleans()):
        boards = [(*each, 900 + at) for at, each in enumerate(boards)]
    encounters = []
    for number, table, at, board_set in found:
        north, *others = (names[player] for player in at)
        south, east, west = others if individual else (0, *others, 0)
        encounters.append(Encounter(number, table, north, east, sets[board_set], south, west))
    return Movement(
        len(names),
        tables,
        rounds,
        tuple(encounters),
        tuple(boards),
        "" if plain else draw(WORDS),
        () if plain else tuple(filter(None, draw(st.lists(WORDS, max_size=3)))),
        individual,
    )
