"""The rules of USEBIO 1.2 and PBN 2.1 as tables, and what of a file breaks them.

USEBIO: what stands in what, how often, and what its text may be. In which order the children of
an event, a pair or a line stand differs among the programs that write it, so that it is no rule.
PBN: version 2.1, 2.4 (tags of every game, in order), 3 (their values), 5 (tables).
"""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from vpdesk.deals.pbn_words import MANDATORY

ONE, MAY_BE, SOME, ANY = (1, 1), (0, 1), (1, 10**6), (0, 10**6)
NUMBER, COUNT = r"-?\d+(\.\d\d?)?", r"\d+"
PLAYER = {"PLAYER_NAME": ONE, "NATIONAL_ID_NUMBER": MAY_BE}
REACHED = {
    **dict.fromkeys(("PLACE", "BOARDS_PLAYED", "TOTAL_SCORE"), ONE),
    **dict.fromkeys(("DIRECTION", "PERCENTAGE", "ADJUSTMENT", "HANDICAP"), MAY_BE),
}
FIELD = {"PARTICIPANTS": MAY_BE, "BOARD": ANY}
CHILDREN = {
    "USEBIO": {"CLUB": ONE, "EVENT": ONE},
    "CLUB": {"CLUB_NAME": ONE, "CLUB_ID_NUMBER": MAY_BE},
    "EVENT": {
        **dict.fromkeys(("EVENT_DESCRIPTION", "BOARD_SCORING_METHOD", "WINNER_TYPE"), ONE),
        **dict.fromkeys(("PROGRAM_NAME", "PROGRAM_VERSION", "SECTION_COUNT"), ONE),
        "DATE": MAY_BE, "SESSION": ANY,
        **FIELD,
    },
    "SESSION": {"SECTION": SOME},
    "SECTION": FIELD,
    "PARTICIPANTS": {"PAIR": ANY, "PLAYER": ANY},
    "PAIR": {"PAIR_NUMBER": ONE, "PLAYER": (1, 2)} | REACHED,
    "PLAYER": PLAYER,
    "PARTICIPANTS/PLAYER": {"PLAYER_NUMBER": ONE} | PLAYER | REACHED,
    "BOARD": {"BOARD_NUMBER": ONE, "TRAVELLER_LINE": SOME},
    "TRAVELLER_LINE": {
        **dict.fromkeys(("NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "SCORE"), ONE),
        **dict.fromkeys(("CONTRACT", "PLAYED_BY", "LEAD", "TRICKS"), MAY_BE),
        **{f"{side}_{kind}": MAY_BE for side in ("NS", "EW")
           for kind in ("MATCH_POINTS", "BUTLER_POINTS", "CROSS_IMP_POINTS")},
    },
}  # fmt: skip
TEXTS = {
    "PROGRAM_NAME": ".+",
    "PROGRAM_VERSION": ".+",
    "DATE": r"\d\d/\d\d/\d{4}",
    "BOARD_SCORING_METHOD": "MATCH_POINTS|BUTLER_IMPS|CROSS_IMPS|AGGREGATE|IMPS|BAM|OTHER",
    "WINNER_TYPE": "[12]",
    "PAIR_NUMBER": r"\w+",
    "PLAYER_NUMBER": r"\w+",
    "DIRECTION": "NS|EW",
    "PLACE": r"[1-9]\d*=?",
    "PERCENTAGE": NUMBER,
    "TOTAL_SCORE": NUMBER,
    "CONTRACT": r"PASS|[1-7]([SHDC]|NT)X{0,2}",
    "PLAYED_BY": "[NESW]",
    "LEAD": r"[SHDC]([AKQJT2-9]|10)",
    "TRICKS": r"\d|1[0-3]",
    "SCORE": r"-?\d*0|A\d{4}|NP",
    **dict.fromkeys(("SECTION_COUNT", "BOARDS_PLAYED", "BOARD_NUMBER"), COUNT),
    **{f"{side}_{kind}": NUMBER for side in ("NS", "EW")
       for kind in ("MATCH_POINTS", "BUTLER_POINTS", "CROSS_IMP_POINTS")},
}  # fmt: skip
EVENT_TYPES = {"MP_PAIRS", "BUTLER_PAIRS", "CROSS_IMP", "PAIRS", "INDIVIDUAL"}
ATTRIBUTES: dict[str, dict[str, set[str] | None]] = {
    "USEBIO": {"Version": {"1.2"}},
    "EVENT": {"EVENT_TYPE": EVENT_TYPES},
    "SESSION": {"SESSION_ID": None},
    "SECTION": {"SECTION_ID": None},
}


def faults_of_usebio(text: str) -> list[str]:
    """What breaks the rules, a sentence each."""
    root = ET.fromstring(text.encode())
    found = list(_of_element(root, "USEBIO"))
    sections = root.findall(".//SECTION")
    if root.findtext("EVENT/SECTION_COUNT") != str(len(sections) or 1):
        found.append("SECTION_COUNT is not how many there are")
    for part in sections or root.findall("EVENT"):
        found += _of_section(part)
    two = root.findtext("EVENT/WINNER_TYPE") == "2"
    if two and any(pair.find("DIRECTION") is None for pair in root.iter("PAIR")):
        found.append("two winners, and a pair without DIRECTION")
    return found


def _of_element(element: ET.Element, path: str) -> Iterator[str]:
    name = element.tag
    rules = CHILDREN.get("/".join(path.split("/")[-2:])) or CHILDREN.get(name)
    yield from _of_attributes(element)
    if rules is None:
        if len(element):
            yield f"{path} has children"
        if not re.fullmatch(TEXTS.get(name, ".*"), element.text or "", re.S):
            yield f"{path} is “{element.text}”"
        return
    counts = Counter(child.tag for child in element)
    yield from (f"{path} has {each}" for each in counts.keys() - rules.keys())
    for each, (least, most) in rules.items():
        if not least <= counts[each] <= most:
            yield f"{path} has {counts[each]} {each}"
    if (element.text or "").strip() or any((child.tail or "").strip() for child in element):
        yield f"{path} has text between its children"
    for child in element:
        yield from _of_element(child, f"{path}/{child.tag}")


def _of_attributes(element: ET.Element) -> Iterator[str]:
    wanted = ATTRIBUTES.get(element.tag, {})
    if element.keys() != list(wanted):
        yield f"{element.tag} has the attributes {element.keys()}"
    for each, values in wanted.items():
        if values is not None and element.get(each) not in values:
            yield f"{element.tag} {each} is {element.get(each)}"


def _of_section(part: ET.Element) -> Iterator[str]:
    """Who plays is among the participants, and each board is there once."""
    known = {each.text for each in part.iterfind("PARTICIPANTS//*") if each.tag.endswith("NUMBER")}
    boards = Counter(each.text for each in part.iterfind("BOARD/BOARD_NUMBER"))
    yield from (
        f"board {each} is there {count} times" for each, count in boards.items() if count > 1
    )
    for line in part.iter("TRAVELLER_LINE"):
        ns, ew = (line.findtext(f"{side}_PAIR_NUMBER", "").split("+") for side in ("NS", "EW"))
        yield from (f"{each} is no participant" for each in (*ns, *ew) if each not in known)
        if set(ns) & set(ew):
            yield f"{ns} meets itself"
        if bool(line.findtext("PLAYED_BY")) != bool(line.findtext("TRICKS")):
            yield "a declarer without tricks, or tricks without declarer"


PBN_TEXTS = {
    "Date": r"(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)",
    "Board": r"[1-9]\d*",
    "Dealer": "[NESW]",
    "Vulnerable": "None|NS|EW|All",
    "Deal": r"|[NESW]:([AKQJT2-9.]{16} ){3}[AKQJT2-9.]{16}",
    "Scoring": r"(MP|IMP|Butler|Cross-IMP|BAM)[\w;-]*",
    "Declarer": r"[NESW?]|",
    "Contract": r"\?|Pass|[1-7]([SHDC]|NT)X{0,2}|",
    "Result": r"\?|\d\d?|",
    "DoubleDummyTricks": "[0-9a-d]{20}",
}
LINE = 255
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')


def faults_of_pbn(text: str) -> list[str]:
    """What breaks the rules, a sentence each."""
    head, *games = text.removesuffix("\n").split("\n\n")
    found = [] if head.splitlines()[0] == "% PBN 2.1" else ["there is no version"]
    found += [f"“{line}” is too long" for line in text.splitlines() if len(line) > LINE]
    found += ["there is a tab"] * ("\t" in text)
    found += [f"“{line}” is no escaped line" for line in head.splitlines() if line[:1] != "%"]
    for game in games:
        found += _of_game(game.splitlines())
    return found


def _of_game(lines: list[str]) -> Iterator[str]:
    names: list[str] = []
    widths: list[int] = []
    for line in lines:
        tag = re.fullmatch(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]', line)
        if tag is None:
            row = TOKEN.findall(line)
            if names[-1:] and names[-1].endswith("Table") and len(row) != len(widths):
                yield f"“{line}” has {len(row)} columns of {len(widths)}"
            if any(width and len(each) > width for each, width in zip(row, widths, strict=False)):
                yield f"“{line}” is wider than its columns"
            continue
        name, value = tag.groups()
        names.append(name)
        if not re.fullmatch(PBN_TEXTS.get(name, ".*"), value):
            yield f"[{name}] is “{value}”"
        if name.endswith("Table"):
            columns = [
                re.fullmatch(r"[+-]?(\w+)(?:\\(\d*)([LR]?))?", each) for each in value.split(";")
            ]
            if None in columns or len({each[1] for each in columns if each}) != len(columns):
                yield f"[{name}] has the columns “{value}”"
            widths = [int(each[2] or 0) if each else 0 for each in columns]
    if tuple(names[: len(MANDATORY)]) != MANDATORY:
        yield f"the tags begin with {names[:15]}"
    yield from (
        f"[{each}] is there {count} times" for each, count in Counter(names).items() if count > 1
    )
