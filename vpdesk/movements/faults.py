"""What makes a movement unplayable, and what a director should know of one that is not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError

if TYPE_CHECKING:
    from vpdesk.movements.movement import Encounter, Movement

MOST_PAIRS, MOST_TABLES, MOST_ROUNDS, MOST_SETS, MOST_BOARD = 200, 200, 200, 400, 9999
# Tables of all rounds together, and pairs times boards that they play: what looking costs.
MOST_PLACES, MOST_PLAYS = 10_000, 200_000
MOST_FAULTS = 1000
TOO_LARGE = QT_TRANSLATE_NOOP(
    "MovementError",
    "The movement is too large; take fewer boards in a set, fewer rounds or fewer tables.",
)
# In each, the wording for pairs and the one for the players of an individual movement.
UNKNOWN = (
    QT_TRANSLATE_NOOP(
        "MovementError",
        "Round {round}, table {table}: there is no pair {pair}; they are 1 to {pairs}.",
    ),
    QT_TRANSLATE_NOOP(
        "MovementError",
        "Round {round}, table {table}: there is no player {pair}; they are 1 to {pairs}.",
    ),
)
NOT_FULL = (
    QT_TRANSLATE_NOOP("MovementError", "Round {round}, table {table}: two pairs are needed."),
    QT_TRANSLATE_NOOP("MovementError", "Round {round}, table {table}: four players are needed."),
)
TWO_PLACES = (
    QT_TRANSLATE_NOOP(
        "MovementError",
        "Round {round}: pair {pair} is in two places, at table {other} and at table {table}.",
    ),
    QT_TRANSLATE_NOOP(
        "MovementError",
        "Round {round}: player {pair} is in two places, at table {other} and at table {table}.",
    ),
)
TWICE = (
    QT_TRANSLATE_NOOP(
        "MovementError", "Round {round}, table {table}: pair {pair} plays against itself."
    ),
    QT_TRANSLATE_NOOP(
        "MovementError", "Round {round}, table {table}: player {pair} appears more than once."
    ),
)
DOUBLE_BOARD = (
    QT_TRANSLATE_NOOP(
        "MovementError",
        "Round {round}, table {table}: pair {pair} already played board {board}, round {before}.",
    ),
    QT_TRANSLATE_NOOP(
        "MovementError",
        "Round {round}, table {table}: player {pair} already played board {board}, round {before}.",
    ),
)
ABSENT = (
    QT_TRANSLATE_NOOP("MovementError", "Pair {pair} never plays."),
    QT_TRANSLATE_NOOP("MovementError", "Player {pair} never plays."),
)


def check(movement: Movement) -> None:
    """Raise the first fault, a MovementError that carries all of them, if there is any.

    Sizes and board sets that cannot be are told alone, because all else follows from them.
    Of more than MOST_FAULTS faults, the first ones are told.
    """
    sizes = of_sizes(movement.pairs, movement.tables, movement.rounds, movement.sets)
    faults = tuple(islice(chain(sizes, _board_sets(movement)), MOST_FAULTS))
    if not faults:
        faults = tuple(islice(_of_encounters(movement), MOST_FAULTS))
    if faults:
        faults[0].faults = faults
        raise faults[0]


def notices(movement: Movement) -> tuple[MovementError, ...]:
    """What can be played and yet is worth a word: repeats, unequal plays, shared board sets."""
    return (*_repeats(movement), *_unequal(movement), *_shared(movement))


def of_sizes(pairs: int, tables: int, rounds: int, sets: int) -> Iterator[MovementError]:
    """Counts outside what there is; what follows from them can be huge."""
    if not 2 <= pairs <= MOST_PAIRS:
        text = QT_TRANSLATE_NOOP(
            "MovementError", "A movement has 2 to {most} pairs or players, not {pairs}."
        )
        yield MovementError(text, most=MOST_PAIRS, pairs=pairs)
    if not 1 <= tables <= MOST_TABLES:
        text = QT_TRANSLATE_NOOP(
            "MovementError", "A movement has 1 to {most} tables, not {tables}."
        )
        yield MovementError(text, most=MOST_TABLES, tables=tables)
    if not 1 <= rounds <= MOST_ROUNDS:
        text = QT_TRANSLATE_NOOP(
            "MovementError", "A movement has 1 to {most} rounds, not {rounds}."
        )
        yield MovementError(text, most=MOST_ROUNDS, rounds=rounds)
    if not 1 <= sets <= MOST_SETS:
        text = QT_TRANSLATE_NOOP(
            "MovementError", "A movement has 1 to {most} board sets, not {sets}."
        )
        yield MovementError(text, most=MOST_SETS, sets=sets)
    if tables * rounds > MOST_PLACES:
        yield MovementError(TOO_LARGE)


def _board_sets(movement: Movement) -> Iterator[MovementError]:
    """Sets without boards, boards that cannot be, more boards than can be looked through."""
    for number, boards in enumerate(movement.boards[:MOST_SETS], 1):
        if not boards:
            text = QT_TRANSLATE_NOOP("MovementError", "Board set {set} has no boards.")
            yield MovementError(text, set=number)
        elif min(boards) < 1 or max(boards) > MOST_BOARD:
            text = QT_TRANSLATE_NOOP(
                "MovementError", "Board set {set}: boards have numbers from 1 to {most}."
            )
            yield MovementError(text, set=number, most=MOST_BOARD)
        elif len(set(boards)) < len(boards):
            text = QT_TRANSLATE_NOOP("MovementError", "Board set {set}: a board appears twice.")
            yield MovementError(text, set=number)
    plays = sum(
        len(movement.boards[each.board_set - 1])
        for each in movement.encounters
        if 1 <= each.board_set <= movement.sets
    )
    if plays * (4 if movement.individual else 2) > MOST_PLAYS:
        yield MovementError(TOO_LARGE)


def _of_encounters(movement: Movement) -> Iterator[MovementError]:
    """What is wrong with the encounters; those with impossible numbers are told for these alone."""
    sound: list[Encounter] = []
    for each in movement.encounters:
        found = tuple(_out_of_range(movement, each))
        yield from found
        if not found:
            sound.append(each)
    yield from _places(movement, sound)
    yield from _doubles(movement, sound)
    yield from _absent(movement)


def _out_of_range(movement: Movement, each: Encounter) -> Iterator[MovementError]:
    if not (1 <= each.round <= movement.rounds and 1 <= each.table <= movement.tables):
        text = QT_TRANSLATE_NOOP(
            "MovementError",
            "Round {round}, table {table} does not exist (rounds: {rounds}, tables: {tables}).",
        )
        yield _fault(text, each, rounds=movement.rounds, tables=movement.tables)
    for number in each.seated:
        if not 1 <= number <= movement.pairs:
            yield _fault(UNKNOWN[movement.individual], each, pair=number, pairs=movement.pairs)
    if not _full(movement, each):
        yield _fault(NOT_FULL[movement.individual], each)
    if not 1 <= each.board_set <= movement.sets:
        text = QT_TRANSLATE_NOOP(
            "MovementError",
            "Round {round}, table {table}: there is no board set {set}; they are 1 to {sets}.",
        )
        yield _fault(text, each, set=each.board_set, sets=movement.sets)


def _full(movement: Movement, each: Encounter) -> bool:
    pairs, partners = bool(each.ns and each.ew), (bool(each.south), bool(each.west))
    return pairs and partners == (movement.individual, movement.individual)


def _places(movement: Movement, encounters: Iterable[Encounter]) -> Iterator[MovementError]:
    """Two encounters at one table, a pair in two places."""
    tables: set[tuple[int, int]] = set()
    seats: dict[tuple[int, int], int] = {}
    for each in encounters:
        if each.place in tables:
            text = QT_TRANSLATE_NOOP(
                "MovementError", "Round {round}: table {table} appears more than once."
            )
            yield _fault(text, each)
        tables.add(each.place)
        for number, seated in Counter(each.seated).items():
            other = seats.setdefault((each.round, number), each.table)
            if other != each.table:
                yield _fault(TWO_PLACES[movement.individual], each, pair=number, other=other)
            elif seated > 1:
                yield _fault(TWICE[movement.individual], each, pair=number)


def _doubles(movement: Movement, encounters: Iterable[Encounter]) -> Iterator[MovementError]:
    """A pair that plays a board twice, in two rounds."""
    played: dict[tuple[int, int], int] = {}
    for each in encounters:
        for number in dict.fromkeys(each.seated):
            for board in movement.boards[each.board_set - 1]:
                before = played.setdefault((number, board), each.round)
                if before != each.round:
                    text = DOUBLE_BOARD[movement.individual]
                    yield _fault(text, each, pair=number, board=board, before=before)
                    break  # the other boards of the set would say the same


def _absent(movement: Movement) -> Iterator[MovementError]:
    """A pair that never plays."""
    seated = {number for each in movement.encounters for number in each.seated}
    for number in range(1, movement.pairs + 1):
        if number not in seated:
            yield MovementError(ABSENT[movement.individual], pair=number)


def _repeats(movement: Movement) -> Iterator[MovementError]:
    """Two pairs that meet more than once; in an individual movement opponents do."""
    if movement.individual:
        return
    meetings: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for each in movement.encounters:
        meetings[min(each.ns, each.ew), max(each.ns, each.ew)].append(each.round)
    for (one, other), rounds in sorted(meetings.items()):
        if len(rounds) > 1:
            text = QT_TRANSLATE_NOOP(
                "MovementError", "Pairs {one} and {other} meet more than once: rounds {rounds}."
            )
            yield MovementError(text, one=one, other=other, rounds=_listed(rounds))


def _unequal(movement: Movement) -> Iterator[MovementError]:
    """Pairs that play more rounds than others, boards that are played more often."""
    plays = Counter(number for each in movement.encounters for number in each.seated).values()
    if min(plays) < max(plays):
        text = QT_TRANSLATE_NOOP(
            "MovementError", "Not all play equally often: {least} to {most} rounds."
        )
        yield MovementError(text, least=min(plays), most=max(plays))
    plays = Counter(
        board for each in movement.encounters for board in movement.boards[each.board_set - 1]
    ).values()
    if min(plays) < max(plays):
        text = QT_TRANSLATE_NOOP(
            "MovementError", "Not all boards are played equally often: {least} to {most} times."
        )
        yield MovementError(text, least=min(plays), most=max(plays))


def _shared(movement: Movement) -> Iterator[MovementError]:
    """Boards that are at two tables or more in a round."""
    at: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for each in movement.encounters:
        for board in movement.boards[each.board_set - 1]:
            at[each.round, board].append(each.table)
    together = {(number, *tables) for (number, _), tables in at.items() if len(tables) > 1}
    for number, *tables in sorted(together):
        text = QT_TRANSLATE_NOOP("MovementError", "Round {round}: tables {tables} share boards.")
        yield MovementError(text, round=number, tables=_listed(tables))


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _fault(text: str, each: Encounter, **values: int) -> MovementError:
    return MovementError(text, round=each.round, table=each.table, **values)
