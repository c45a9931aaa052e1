"""Which pair number stays away: all of them ranked, and what to say about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table

if TYPE_CHECKING:
    from vpdesk.movements.measures import Quality

NOTHING = "\N{EN DASH}"
DECIMALS = {"qf": 2, "s": 4, "sdw": 2, "qb": 1}  # what a difference that matters needs
NEAR = 0.005  # two qualities that are written alike


class SitOut(NamedTuple):
    """What is left when a pair stays away.

    qf: the quality then (Qf1), 100 at most. s: its skewness (s1). sharing: whether the pair
    sits in every round at a table that shares its boards with another.
    """

    pair: int
    qf: float
    s: float | None
    sharing: bool


def ranked_sit_outs(quality: Quality) -> tuple[SitOut, ...]:
    """All pair numbers, the best to leave out first; none where there are too few tables."""
    found = [
        SitOut(pair, qf, s, sharing)
        for pair, (qf, s, sharing) in enumerate(
            zip(quality.qf1, quality.s1, quality.sharing, strict=True), 1
        )
        if qf is not None
    ]
    return tuple(sorted(found, key=lambda each: (-round(each.qf, 4), not each.sharing, each.pair)))


def sit_out_table(sit_outs: tuple[SitOut, ...], language: Language) -> Table:
    """A row for each pair number, with its rank; equal qualities have equal ranks."""
    places = [round(each.qf, 4) for each in sit_outs]
    rows = [
        (
            Cell(str(each.pair), each.pair),
            Cell(str(places.index(round(each.qf, 4)) + 1), places.index(round(each.qf, 4)) + 1),
            Cell(language.number(each.qf, DECIMALS["qf"]), each.qf),
            Cell(language.number(each.s, DECIMALS["s"]), each.s)
            if each.s is not None
            else Cell(NOTHING),
            Cell(language.translate("SitOuts", "in every round"), 1.0)
            if each.sharing
            else Cell(NOTHING),
        )
        for each in sit_outs
    ]
    headings = (
        language.translate("SitOuts", "Pair"),
        language.translate("SitOuts", "Rank"),
        language.translate("SitOuts", "Qf without it"),
        language.translate("SitOuts", "s1"),
        language.translate("SitOuts", "Shares boards"),
    )
    title = language.translate("SitOuts", "Who stays away")
    return Table(title, "", headings, tuple(rows), tuple(range(len(rows))))


def sit_out_advice(sit_outs: tuple[SitOut, ...], language: Language, *, waits: bool = False) -> str:
    """Which number to give to the phantom pair, and why, in a sentence or two.

    waits: one pair sits out in every round anyhow, so that no phantom is needed.
    """
    if not sit_outs:
        return language.translate(
            "SitOuts", "A pair can only be missed where there are three tables or more."
        )
    best, worst = sit_outs[0], sit_outs[-1]
    alike = sorted(each.pair for each in sit_outs if best.qf - each.qf < NEAR)
    others = sit_outs[len(alike) :]
    if waits:
        text = language.translate(
            "SitOuts",
            "A pair sits out anyway: take a movement for {pairs}, or leave out number "
            "{best}, Qf {qf}.",
        )
    elif not others:
        text = language.translate(
            "SitOuts", "It does not matter which number the phantom pair gets: Qf is {qf} for all."
        )
    elif others[0].qf - worst.qf < NEAR:
        text = language.translate(
            "SitOuts",
            "Give the phantom pair number {best}: Qf is {qf} then, with any other {worst_qf}.",
        )
    else:
        text = language.translate(
            "SitOuts",
            "Best number for the phantom pair: {best}, Qf {qf}. The worst: {worst}, Qf {worst_qf}.",
        )
    values = {
        "best": _one_of(alike, language),
        "qf": language.number(best.qf, 2),
        "worst": worst.pair,
        "pairs": len(sit_outs) - 1,
        "worst_qf": language.number(worst.qf, 2),
    }
    parts = [text.format(**values)]
    sharer = next((each for each in sit_outs if each.sharing), None)
    if sharer is not None and not best.sharing:
        share = language.translate(
            "SitOuts",
            "With number {pair} left out, one table less shares boards: Qf is then {qf}.",
        )
        parts.append(share.format(pair=sharer.pair, qf=language.number(sharer.qf, 2)))
    return " ".join(parts)


def _one_of(numbers: Sequence[int], language: Language) -> str:
    """A choice of ascending numbers: "1", "1, 5 or 9", "1 or 14–26"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[str] = []
    for run in runs:
        parts += [f"{run[0]}\N{EN DASH}{run[-1]}"] if len(run) > 2 else map(str, run)
    *first, last = parts
    return language.translate("SitOuts", " or ").join([", ".join(first), last] if first else [last])
