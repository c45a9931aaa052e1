"""A checker of report files that goes by the published columns alone, and forgives nothing.

It shares nothing with the program: what it takes, other programs can read. It is for files with the
usual points, as they are generated.
"""

import re
from collections import Counter, defaultdict

WORTH = {"1": 10, "W": 10, "+": 10, "U": 10, "F": 10, "=": 5, "D": 5, "H": 5}  # tenths
TOGETHER = {"1 0", "0 1", "= =", "W L", "L W", "D D", "+ -", "- +", "- -", "= 0", "0 =", "0 0"}
OLD_TOGETHER = {"1 0", "0 1", "= =", "+ -", "- +", "- -", "= 0", "0 =", "0 0"}
N3, N4 = r"(?:  \d| \d\d|\d{3})", r"(?:   \d|  \d\d| \d{3}|\d{4})"  # whole numbers in columns
PLAYER = re.compile(
    rf"001 (?P<number>{N4}) [mw ][ A-Z]{{3}} \S.{{32}} (?:{N4}| {{4}}) "
    r"[A-Z ]{3} [ \d]{11} (?:\d{4}/\d\d/\d\d| {10}) (?P<points>[ \d]\d\.\d)"
    rf" (?P<rank>{N4})(?P<cells>.*)"
)
BYE = re.compile(rf"240 [FHZ] (?P<round>{N3})(?P<players>(?: {N4})+)")
FICTITIOUS = re.compile(
    rf"250      (?P<points>[ \d]\d\.\d) (?P<rounds>{N3} {N3}) (?P<players>{N4} {N4})"
)
FORBIDDEN = re.compile(rf"260 (?:{N3}|   ) (?:{N3}|   )(?P<players>(?: {N4}){{2,}})")
OTHERS = {
    "012": r".+",
    "062": r"\d+",
    "072": r"\d+",
    "092": r".+",
    "142": r"[1-9]\d*",
    "152": r"[WB]",
    "192": r"FIDE_DUTCH(_BAKU)?",
    "202": r"[A-Z0-9/,-]+",
    "212": r"PTS(,[A-Z0-9/-]+)*",
    "XXR": r"[1-9]\d*",
    "XXC": r"(white|black)1",
    "XXA": rf"{N4}( [ \d]\d\.\d)+",
    "XXP": r"\d+( \d+)+",
    "###": r".*",
}
NEW = {"142", "152", "192", "202", "212", "240", "250", "260", "###"}
OFTEN = {"240", "250", "260", "XXA", "XXP", "###", "001"}


def strict_faults(text, dialect="26"):
    """What in the text of a report file does not follow the format, in words."""
    if text.replace("\r\n", "").count("\n") or not text.endswith("\r\n"):
        yield "lines do not end in CR LF"
    lines = text.split("\r\n")[:-1]
    records = defaultdict(list)
    for line in lines:
        records[line[:3]].append(line)
    players = {}
    for line in records.pop("001", []):
        found = PLAYER.fullmatch(line)
        if found is None:
            yield f"not in columns: {line}"
        else:
            players[int(found["number"])] = found
    yield from _once(records, dialect)
    yield from _agreement(records, dialect, players)
    cells = {number: _cells(found["cells"]) for number, found in players.items()}
    drawn = max((at for row in cells.values() for at, cell in row.items() if cell[0]), default=0)
    planned = int(records["XXR"][0][4:]) if records["XXR"] else 999
    last = min(drawn if dialect == "26" else drawn + 1, planned)
    given = {  # of the draw, for which 240 has no code
        (number, at)
        for number, row in cells.items()
        for at, cell in row.items()
        if dialect == "26" and drawn < at <= planned and cell == (0, "-", "U")
    }
    for number, at in given:
        del cells[number][at]
    yield from _rounds(cells, drawn, last, dialect)
    yield from _points(players, cells, last)
    if dialect == "26":
        yield from _coming(records, cells, drawn, planned)
        yield from _baku(records, sorted(players), planned)


def _once(records, dialect):
    for code, found in records.items():
        if code not in OFTEN and len(found) > 1:
            yield f"more than one record {code}"
        if dialect != "26" and code in NEW:
            yield f"a record {code} in an old file"
        if code in ("240", "250", "260"):
            continue
        for line in found:
            if not re.fullmatch(OTHERS.get(code, "(?!)"), line[4:]) or line != line.rstrip():
                yield f"unknown: {line}"


def _agreement(records, dialect, players):
    if records["062"] != [f"062 {len(players)}"]:
        yield "a wrong count of players"
    if records["142"] and records["142"][0][4:] != records["XXR"][0][4:]:
        yield "142 is not XXR"
    if records["152"] and records["152"][0][4].lower() != records["XXC"][0][4]:
        yield "152 is not XXC"
    if dialect == "26" and "192" not in records:
        yield "no type"
    ranks = sorted(int(found["rank"]) for found in players.values())
    if any(rank > at for at, rank in enumerate(ranks, 1)) or ranks[:1] != [1]:
        yield "no places"


def _cells(text):
    """Opponent, colour and result by round; a round of blanks is left out."""
    found = {}
    for number, start in enumerate(range(0, len(text), 10), 1):
        cell = text[start : start + 10]
        if cell.strip():
            parts = re.fullmatch(rf"  ({N4}) ([wb-])(?: (.))?", cell)
            found[number] = (int(parts[1]), parts[2], parts[3] or " ") if parts else (0, "?", cell)
    return found


def _rounds(cells, drawn, last, dialect):
    together = TOGETHER if dialect != "06" else OLD_TOGETHER
    byes = "UFHZ" if dialect != "06" else "+=-"
    for number, row in cells.items():
        for at, (opponent, colour, result) in row.items():
            where = f"round {at}, player {number}: {opponent} {colour} {result}"
            if at > last:
                yield f"after the last round: {where}"
            elif not opponent and (colour != "-" or result not in byes):
                yield f"no bye: {where}"
            elif opponent:
                other = cells.get(opponent, {}).get(at)
                if other is None or other[0] != number or {colour, other[1]} != {"w", "b"}:
                    yield f"the other side differs: {where}"
                elif f"{result} {other[2]}" not in together | {"   "}:
                    yield f"results differ: {where}"
        missing = [at for at in range(1, drawn + 1) if at not in row]
        if missing:
            yield f"player {number} has nothing in round {missing[0]}"
    given = Counter(at for row in cells.values() for at, cell in row.items() if cell[2] == "U")
    yield from (f"two byes of the draw in round {at}" for at, count in given.items() if count > 1)


def _points(players, cells, last):
    for number, found in players.items():
        row = cells[number].items()
        got = sum(
            # Of 2006, "+" "=" "-" stand for byes too, with the same points.
            WORTH.get(result, 0)
            for at, (_, _, result) in row
            if at <= last
        )
        if got != round(10 * float(found["points"])):
            yield f"player {number} has {found['points']}, not {got / 10}"
    order = sorted(players.values(), key=lambda found: int(found["rank"]))
    totals = [float(found["points"]) for found in order]
    if not any(cell[2] == " " for row in cells.values() for cell in row.values()):
        drawn = max(
            (at for row in cells.values() for at, cell in row.items() if cell[0]), default=0
        )
        coming = any(at > drawn for row in cells.values() for at in row)
        if not coming and totals != sorted(totals, reverse=True):
            yield "the places do not follow the points"


def _coming(records, cells, drawn, planned):
    told = set()
    for line in records["240"]:
        found = BYE.fullmatch(line)
        if found is None:
            yield f"not in columns: {line}"
            continue
        at = int(found["round"])
        for number in map(int, found["players"].split()):
            if (at, number) in told or number not in cells or at in cells[number]:
                yield f"told twice, or of nobody: {number} in {line}"
            told.add((at, number))
        if not drawn < at <= planned:
            yield f"a bye of no round to come: {line}"
    for line in records["260"]:
        found = FORBIDDEN.fullmatch(line)
        if found is None or set(map(int, found["players"].split())) - set(cells):
            yield f"not in columns: {line}"


def _baku(records, numbers, planned):
    """C.04.5.1 from its text: of the upper half, a point in the first rounds, then half of one."""
    told = Counter()
    for line in records["250"]:
        found = FICTITIOUS.fullmatch(line)
        if found is None:
            yield f"not in columns: {line}"
            continue
        (first, last), (low, high) = (map(int, found[key].split()) for key in ("rounds", "players"))
        for at in range(first, last + 1):
            told.update({(n, at): int(10 * float(found["points"])) for n in range(low, high + 1)})
    if not any("BAKU" in line for line in records["192"]):
        return
    upper = numbers[: 2 * ((len(numbers) + 3) // 4)]
    rounds = (planned + 1) // 2
    wanted = {
        (n, at): 10 if at <= (rounds + 1) // 2 else 5 for n in upper for at in range(1, rounds + 1)
    }
    if told != wanted:
        yield "the acceleration is not that of Baku"
