"""Tie-breaks worked out once more, straight from the games and byes and without any haste.

Nothing is shared with what is tested: no outings, no parts, no tables. Points are halves.
"""

import re
from fractions import Fraction
from itertools import product
from typing import Any

from vpdesk.tournament.round import ByeKind

RESULT = {"1": 2, "W": 2, "=": 1, "D": 1, "0": 0, "L": 0, "+": 2, "-": 0}
BYE = {"U": 2, "F": 2, "H": 1, "Z": 0}
# Rating rules 8.1.2: where 51, 52, ... 100 % begin; 8.1.1: what 51, 52, ... 99 % are worth.
EXPECTED = (
    "4 11 18 26 33 40 47 54 62 69 77 84 92 99 107 114 122 130 138 146 154 163 171 180 189 198 207"
    " 216 226 236 246 257 268 279 291 303 316 329 345 358 375 392 412 433 457 485 518 560 620 736"
)
WORTH = (
    "7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211"
    " 220 230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800"
)


class Slow:
    """All values of a finished tournament whose points are the usual ones."""

    def __init__(self, tournament):
        self.rating = {each.number: each.rating for each in tournament.entrants}
        self.rounds = len(tournament.rounds)
        self.of: dict[int, list[Any]] = {number: [None] * self.rounds for number in self.rating}
        for at, drawn in enumerate(tournament.rounds):
            for game in drawn.games:
                one, other = game.home_result.value, game.visitor_result.value
                self.of[game.home][at] = ("w", game.visitor, one)
                self.of[game.visitor][at] = ("b", game.home, other)
            for bye in drawn.byes:
                self.of[bye.entrant][at] = ("", 0, bye.kind.value)
        for mine in self.of.values():
            mine[:] = [each or ("", 0, ByeKind.ZERO.value) for each in mine]

    def got(self, number, at):
        _, opponent, letter = self.of[number][at]
        return RESULT[letter] if opponent else BYE[letter]

    def score(self, number):
        return sum(self.got(number, at) for at in range(self.rounds))

    def otb(self, number, at):
        _, opponent, letter = self.of[number][at]
        return bool(opponent) and letter not in "+-"

    def vur(self, number, at):
        return self.of[number][at][2] in "HZ-"

    def adjusted(self, number):
        added = 0
        for at in range(self.rounds):
            stayed = all(self.vur(number, later) for later in range(at, self.rounds))
            if stayed and self.of[number][at][2] in "HZ":
                added += 1 - self.got(number, at)
        return self.score(number) + added

    def opponents_score(self, number, at):
        opponent = self.of[number][at][1]
        if self.otb(number, at):
            return self.adjusted(opponent)
        cap = self.adjusted(opponent) if opponent else self.rounds
        return min(self.score(number), cap)

    def elements(self, number, name):
        for at in range(self.rounds):
            score = self.opponents_score(number, at)
            times = Fraction(self.got(number, at), 2) if name == "SB" else 1
            yield score * times, score if name == "SB" else score * times, self.vur(number, at)

    def summed(self, number, name, least=0, most=0):
        left = list(self.elements(number, name))
        for _ in range(min(least, len(left))):
            goes = min(left, key=lambda each: (each[1], each[0]))
            stayed = sorted(each for each in left if each[2])
            if stayed and stayed[0][0] >= goes[0]:
                goes = stayed[0]
            left.remove(goes)
        for _ in range(min(most, len(left))):
            left.remove(max(left))
        return Fraction(sum(each[0] for each in left)) * 50

    def fore(self, tournament):
        """As if the final round were drawn; it must have all rounds."""
        made = Slow(tournament)
        for mine in made.of.values():
            if mine and mine[-1][1]:
                mine[-1] = (*mine[-1][:2], "=")
        return made

    def met(self, number, *, rated=False):
        for at in range(self.rounds):
            opponent = self.of[number][at][1]
            if self.otb(number, at) and (self.rating[opponent] or not rated):
                yield opponent, self.got(number, at)

    def aro(self, number, least=0, most=0):
        ratings = sorted(self.rating[other] for other, _ in self.met(number, rated=True))
        return half_up(ratings[least : len(ratings) - most])

    def tpr(self, number):
        games = list(self.met(number, rated=True))
        if not games:
            return None
        share = int(Fraction(sum(got for _, got in games) * 50, len(games)) + Fraction(1, 2))
        worth = [0, *map(int, WORTH.split())]
        return self.aro(number) + (worth[share - 50] if share >= 50 else -worth[50 - share])

    def ptp(self, number):
        games = list(self.met(number, rated=True))
        if not games:
            return None
        points = sum(got for _, got in games)
        ratings = [self.rating[other] for other, _ in games]
        rating = min(ratings) - 800
        while points and sum(expected(rating - each) for each in ratings) < 50 * points:
            rating += 1
        return rating

    def mean_of(self, number, what):
        values = [what(other) for other, _ in self.met(number)]
        return half_up([each for each in values if each is not None])

    def koya(self, number, halves):
        against = [(self.of[number][at][1], self.got(number, at)) for at in range(self.rounds)]
        limit = self.rounds + halves
        return 50 * sum(got for other, got in against if other and self.score(other) >= limit)

    def count(self, number, wanted):
        return sum(wanted(number, at) for at in range(self.rounds))

    def standard(self, number):
        points = 0
        for at in range(self.rounds):
            opponent, mine = self.of[number][at][1], self.got(number, at)
            other = self.got(opponent, at) if opponent else 1
            points += 100 if mine > other else 50 if mine == other else 0
        return points

    def direct(self, tied):
        """A tie in groups, every outcome of the missing games tried."""
        if len(tied) < 2:
            return [list(tied)]
        against = {one: dict.fromkeys(tied, None) for one in tied}
        for one in tied:
            for other in tied:
                games = [got for opponent, got in self.met(one) if opponent == other]
                if games:
                    against[one][other] = Fraction(sum(games), len(games))
        missing = [
            (one, other)
            for one in tied
            for other in tied
            if one < other and against[one][other] is None
        ]
        if not missing:
            sums = {one: sum(got or 0 for got in against[one].values()) for one in tied}
            groups = [
                [one for one in tied if sums[one] == points]
                for points in sorted(set(sums.values()), reverse=True)
            ]
            return groups if len(groups) == 1 else [p for g in groups for p in self.direct(g)]
        tables = []
        for outcome in product((0, 1, 2), repeat=len(missing)):
            sums = {one: sum(got or 0 for got in against[one].values()) for one in tied}
            for (one, other), got in zip(missing, outcome, strict=True):
                sums[one] += got
                sums[other] += 2 - got
            tables.append(sums)
        ahead, rest = [], list(tied)
        while len(rest) > 1:
            alone = [
                one
                for one in rest
                if all(table[one] > table[two] for table in tables for two in rest if two != one)
            ]
            if not alone:
                break
            ahead += alone
            rest.remove(alone[0])
        return [*([one] for one in ahead), *(self.direct(rest) if ahead else [rest])]

    def value(self, code, number, tournament):
        """The value by the code of report files; None where there is none."""
        name, _, modifier = code.partition("/")
        found = re.fullmatch(r"([CM])(\d)", modifier)
        least = int(found[2]) if found else 0
        most = least if found and found[1] == "M" else 0
        return {
            "BH": lambda: self.summed(number, name, least, most),
            "SB": lambda: self.summed(number, name, least, most),
            "FB": lambda: self.fore(tournament).summed(number, "BH", least, most),
            "AOB": lambda: self.opponents_buchholz(number, tournament if modifier else None),
            "PS": lambda: sum(map(self.points_after(number), range(least + 1, self.rounds + 1))),
            "WIN": lambda: self.count(number, lambda *of: self.got(*of) == 2),
            "WON": lambda: self.count(number, lambda *of: self.got(*of) == 2 and self.otb(*of)),
            "BPG": lambda: self.count(number, self.black),
            "BWG": lambda: self.count(number, lambda *of: self.got(*of) == 2 and self.black(*of)),
            "REP": lambda: self.rounds - self.count(number, self.vur),
            "STD": lambda: self.standard(number),
            "KS": lambda: self.koya(number, int(modifier[1:] or 0)),
            "ARO": lambda: self.aro(number, least, most),
            "TPR": lambda: self.tpr(number),
            "PTP": lambda: self.ptp(number),
            "APRO": lambda: self.mean_of(number, self.tpr),
            "APPO": lambda: self.mean_of(number, self.ptp),
            "RTNG": lambda: self.rating[number] or None,
            "TPN": lambda: number,
        }[name]()

    def black(self, number, at):
        return self.otb(number, at) and self.of[number][at][0] == "b"

    def points_after(self, number):
        return lambda end: 50 * sum(self.got(number, at) for at in range(end))

    def opponents_buchholz(self, number, drawn):
        of = self.fore(drawn) if drawn else self
        values = [of.summed(other, "BH") for other, _ in self.met(number)]
        return sum(values) / len(values) if values else None


def expected(difference):
    """Hundredths, by the whole table."""
    bands = list(map(int, EXPECTED.split()))
    above = 50 + sum(each <= abs(difference) for each in bands)
    return above if difference >= 0 else 100 - above


def half_up(values):
    """The mean, halves up; None of nothing."""
    return int(Fraction(sum(values), len(values)) + Fraction(1, 2)) if values else None
