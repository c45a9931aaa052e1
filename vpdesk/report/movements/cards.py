"""Cards and sheets of a movement: who plays where, against whom, on which boards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from vpdesk.movements.movement import Encounter, Movement
from vpdesk.movements.seating import (
    boards_from,
    boards_to,
    plays_as_one,
    relayed,
    switched,
)
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table

WAITING = "\N{EN DASH}"  # of a board set that is on the stand


def movement_title(movement: Movement, language: Language) -> str:
    """The name of a movement and its sizes, for a footer."""
    boards = len({board for each_set in movement.boards for board in each_set})
    translate = language.translate
    if movement.individual:
        players = translate("MovementCards", "%n player(s)", None, movement.pairs)
    else:
        players = translate("MovementCards", "%n pair(s)", None, movement.pairs)
    sizes = (
        players,
        _tables_text(movement, language),
        translate("MovementCards", "%n round(s)", None, movement.rounds),
        language.boards(boards),
    )
    return ": ".join(filter(None, (movement.name, ", ".join(sizes))))


def boards_text(boards: Sequence[int], language: Language) -> str:
    """Numbers of boards or tables, runs of them as ranges: "9 – 12", "1 – 2, 7"."""
    runs: list[list[int]] = []
    for board in sorted(boards):
        if runs and board == runs[-1][-1] + 1:
            runs[-1].append(board)
        else:
            runs.append([board])
    return ", ".join(language.band(run[0], run[-1]) for run in runs)


def _tables_text(movement: Movement, language: Language) -> str:
    """How many tables are used, and which where they are not the first ones."""
    used = {each.table for each in movement.encounters}
    text = language.translate("MovementCards", "%n table(s)", None, len(used))
    return (
        text if max(used, default=0) == len(used) else f"{text} ({boards_text([*used], language)})"
    )


class MovementCards:
    """The cards and sheets of one movement in one language.

    Rounds that are switched, that share boards with another table or that get them from the
    stand are bold, and a word says why: not everybody sees bold type at a glance.

    section: the letter of the section, where the deck is for several.
    """

    def __init__(self, movement: Movement, language: Language, section: str = "") -> None:
        self.movement, self.language, self.section = movement, language, section
        self.rule = movement_title(movement, language)
        self._switched, self._relayed = switched(movement), relayed(movement)
        self._as_one = plays_as_one(movement)
        self._in_round: defaultdict[int, list[Encounter]] = defaultdict(list)
        self._last: dict[int, int] = {}  # the round in which a set is played last
        for each in movement.encounters:
            self._in_round[each.round].append(each)
            self._last[each.board_set] = max(each.round, self._last.get(each.board_set, 0))
        self._sharing = self._sharing_tables()

    def pairs(self) -> range:
        """The pairs (the players of an individual movement), each of which has a guide card."""
        return range(1, self.movement.pairs + 1)

    def tables(self) -> tuple[int, ...]:
        """The tables at which anybody plays: some movements leave a number out."""
        return tuple(sorted({each.table for each in self.movement.encounters}))

    def rounds(self) -> range:
        """The rounds, each of which has a sheet."""
        return range(1, self.movement.rounds + 1)

    def guide(self, pair: int) -> Table:
        """Where a pair plays in each round, in which direction, against whom, on which boards."""
        translate = self.language.translate
        of_round = {each.round: each for each in self.movement.of_pair(pair)}
        headings = [
            translate("MovementCards", "Round"),
            translate("MovementCards", "Table"),
            translate("MovementCards", "Sit"),
            translate("MovementCards", "Against"),
            translate("MovementCards", "Boards"),
        ]
        title = translate("MovementCards", "Pair {number}")
        if self.movement.individual:
            headings.insert(3, translate("MovementCards", "Partner"))
            title = translate("MovementCards", "Player {number}")
        rows = [self._guide_row(pair, number, of_round.get(number)) for number in self.rounds()]
        return self._table(title.format(number=f"{self.section}{pair}"), headings, rows)

    def _guide_row(self, pair: int, number: int, each: Encounter | None) -> list[Cell]:
        individual = self.movement.individual
        if each is None:
            out = self.language.translate("MovementCards", "sits out")
            return _strong([_number(number), *[Cell("")] * (4 + individual), Cell(out)])
        north_south = pair in (each.ns, each.south)
        against = _side(each.ew, each.west) if north_south else _side(each.ns, each.south)
        cells = [_number(number), _number(each.table), Cell(self._seat(pair, each))]
        if individual:
            partners = {each.ns: each.south, each.south: each.ns, each.ew: each.west}
            cells.append(_number(partners.get(pair, each.ew)))
        cells += [against, Cell(self._boards(each))]
        return self._with_remarks(cells, each)

    def _seat(self, pair: int, each: Encounter) -> str:
        translate = self.language.translate
        if self.movement.individual:
            seats = {
                each.ns: translate("MovementCards", "N"),
                each.south: translate("MovementCards", "S"),
                each.ew: translate("MovementCards", "E"),
                each.west: translate("MovementCards", "W"),
            }
            return seats[pair]
        if pair == each.ns:
            return translate("MovementCards", "NS")
        return translate("MovementCards", "EW")

    def at_table(self, table: int) -> Table:
        """Who plays at a table in each round, and where they and the boards go."""
        translate = self.language.translate
        of_round = {each.round: each for each in self.movement.encounters if each.table == table}
        headings = [
            translate("MovementCards", "Round"),
            translate("MovementCards", "NS"),
            translate("MovementCards", "EW"),
            translate("MovementCards", "Boards"),
            translate("MovementCards", "From", "of boards"),
            translate("MovementCards", "To", "of boards"),
            translate("MovementCards", "NS go to"),
            translate("MovementCards", "EW go to"),
        ]
        rows: list[list[Cell]] = []
        for number in self.rounds():
            each = of_round.get(number)
            if each is None:
                nobody = translate("MovementCards", "nobody plays")
                rows.append([_number(number), *[Cell("")] * 7, Cell(nobody)])
            else:
                rows.append(self._table_row(each))
        title = translate("MovementCards", "Table {number}")
        title = title.format(number=f"{self.section}{table}")
        return self._table(title, headings, rows)

    def _table_row(self, each: Encounter) -> list[Cell]:
        source = "" if each.round == 1 else self._source(each)
        cells = [
            _number(each.round),
            _side(each.ns, each.south),
            _side(each.ew, each.west),
            Cell(self._boards(each)),
            Cell(source),
            Cell("" if each.round == self.movement.rounds else self._destination(each)),
            Cell(self._next_places((each.ns, each.south), each)),
            Cell(self._next_places((each.ew, each.west), each)),
        ]
        return self._with_remarks(cells, each)

    def _next_places(self, side: Sequence[int], now: Encounter) -> str:
        """The table of a side in the next round, with its seat there where that is another one.

        Of single players, one after the other.
        """
        if now.round == self.movement.rounds:
            return ""
        following = self._in_round[now.round + 1]
        found: list[str] = []
        for pair in filter(None, side):
            then = next((each for each in following if pair in each.seated), None)
            if then is None:
                found.append(self.language.translate("MovementCards", "sits out"))
            elif self._seat(pair, then) != self._seat(pair, now):
                found.append(f"{then.table} {self._seat(pair, then)}")
            elif then.table == now.table:
                found.append(self.language.translate("MovementCards", "stay"))
            else:
                found.append(str(then.table))
        return " + ".join(found)

    def _source(self, each: Encounter) -> str:
        """Where a set was in the round before."""
        table = boards_from(self.movement, each)
        if table == each.table:
            return self.language.translate("MovementCards", "here")
        return str(table) if table else self.language.translate("MovementCards", "stand")

    def _destination(self, each: Encounter) -> str:
        """Where a set goes; nowhere if nobody plays it again."""
        table = boards_to(self.movement, each)
        if table == each.table:
            return self.language.translate("MovementCards", "stay")
        if table:
            return str(table)
        if each.round < self._last[each.board_set]:
            return self.language.translate("MovementCards", "stand")
        return self.language.translate("MovementCards", "finished")

    def in_round(self, number: int) -> Table:
        """All tables of a round, and who sits out."""
        translate = self.language.translate
        headings = [
            translate("MovementCards", "Table"),
            translate("MovementCards", "NS"),
            translate("MovementCards", "EW"),
            translate("MovementCards", "Boards"),
        ]
        encounters = self._in_round[number]
        rows: list[list[Cell]] = []
        for each in encounters:
            sides = _side(each.ns, each.south), _side(each.ew, each.west)
            cells = [_number(each.table), *sides, Cell(self._boards(each))]
            rows.append(self._with_remarks(cells, each, fully=True))
        playing = {pair for each in encounters for pair in each.seated}
        rows += [
            _strong([*[Cell("")] * 4, Cell(self._sits_out(pair))])
            for pair in self.pairs()
            if pair not in playing
        ]
        title = translate("MovementCards", "Round {number}").format(number=number)
        return self._table(self._of_section(title), headings, rows)

    def _of_section(self, title: str) -> str:
        return f"{self.section}: {title}" if self.section else title

    def _sits_out(self, pair: int) -> str:
        translate = self.language.translate
        text = translate("MovementCards", "pair {number} sits out")
        if self.movement.individual:
            text = translate("MovementCards", "player {number} sits out")
        return text.format(number=pair)

    def board_sets(self) -> Table:
        """At which table each board set is in each round; a dash is for the stand."""
        translate = self.language.translate
        headings = [
            translate("MovementCards", "Set"),
            translate("MovementCards", "Boards"),
            *map(str, self.rounds()),
        ]
        at: defaultdict[tuple[int, int], list[Encounter]] = defaultdict(list)
        for each in self.movement.encounters:
            at[each.board_set, each.round].append(each)
        rows = [
            (
                _number(board_set),
                Cell(boards_text(boards, self.language)),
                *(
                    self._set_cell(at[board_set, number], number < self._last.get(board_set, 0))
                    for number in self.rounds()
                ),
            )
            for board_set, boards in enumerate(self.movement.boards, 1)
        ]
        waits = any(cell.text == WAITING for row in rows for cell in row)
        legend = translate("MovementCards", "{dash}: the set is on the stand")
        rule = f"{self.rule}; {legend.format(dash=WAITING)}" if waits else self.rule
        title = translate("MovementCards", "Tables of the board sets, by round")
        starts = tuple(range(len(rows)))
        return Table(self._of_section(title), rule, tuple(headings), tuple(rows), starts)

    def _set_cell(self, encounters: Sequence[Encounter], again: bool) -> Cell:
        """Where a set is in a round; again: it will be played in a later one."""
        if not encounters:
            return Cell(WAITING if again else "")
        if self._as_one:
            return Cell(self.language.translate("MovementCards", "all"))
        special = len(encounters) > 1 or encounters[0].place in self._relayed
        if len(encounters) == 1:
            return _number(encounters[0].table)._replace(strong=special)
        return Cell("+".join(str(each.table) for each in encounters), strong=special)

    def _boards(self, each: Encounter) -> str:
        return boards_text(self.movement.boards[each.board_set - 1], self.language)

    def _with_remarks(
        self, cells: list[Cell], each: Encounter, *, fully: bool = False
    ) -> list[Cell]:
        """The cells of a row and what is special in it, bold if anything is.

        fully: in words that need no other column; a card has no room for them.
        """
        translate = self.language.translate
        remarks: list[str] = []
        if each.place in self._switched:
            remarks.append(translate("MovementCards", "switched"))
        if each.place in self._sharing:
            tables = ", ".join(map(str, self._sharing[each.place]))
            shared = translate("MovementCards", "shared with {tables}")
            if fully:
                shared = translate("MovementCards", "shares boards with table {tables}")
            remarks.append(shared.format(tables=tables))
        if each.place in self._relayed:
            remarks.append(translate("MovementCards", "relay"))
            if fully:
                remarks[-1] = translate("MovementCards", "boards from the stand")
        row = [*cells, Cell(", ".join(remarks))]
        return _strong(row) if remarks else row

    def _table(self, title: str, headings: list[str], rows: list[list[Cell]]) -> Table:
        """A table; its last column, the remarks, is left out where no card has any."""
        headings = [*headings, self.language.translate("MovementCards", "Remarks")]
        if not self._remarkable():
            headings, rows = headings[:-1], [row[:-1] for row in rows]
        starts = tuple(range(len(rows)))
        return Table(title, self.rule, tuple(headings), tuple(map(tuple, rows)), starts)

    def _sharing_tables(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """The places that share boards, each with the other tables that have them in the round.

        Where all tables always play the same set, each has boards of its own.
        """
        found: dict[tuple[int, int], tuple[int, ...]] = {}
        if self._as_one:
            return found
        for encounters in self._in_round.values():
            at: defaultdict[int, set[int]] = defaultdict(set)
            for each in encounters:
                for board in self.movement.boards[each.board_set - 1]:
                    at[board].add(each.table)
            for each in encounters:
                boards = self.movement.boards[each.board_set - 1]
                others = set[int]().union(*(at[board] for board in boards)) - {each.table}
                if others:
                    found[each.place] = tuple(sorted(others))
        return found

    def _remarkable(self) -> bool:
        """Whether any round of anybody is special, so that all cards have the same columns."""
        seats = sum(len(each.seated) for each in self.movement.encounters)
        idle = seats < self.movement.pairs * self.movement.rounds
        tables = len(self.tables()) * self.movement.rounds
        empty = len(self.movement.encounters) < tables
        return bool(self._switched or self._sharing or self._relayed or idle or empty)


def _number(value: int) -> Cell:
    return Cell(str(value), value)


def _side(one: int, other: int) -> Cell:
    """A pair, or the two players of a side."""
    return Cell(f"{one} + {other}") if other else _number(one)


def _strong(cells: Iterable[Cell]) -> list[Cell]:
    return [cell._replace(strong=True) for cell in cells]
