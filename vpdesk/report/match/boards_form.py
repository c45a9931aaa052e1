"""A sheet on which what happened on each board of a match is written by hand."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.match import laws
from vpdesk.report.blank_form import form_table, signatures, to_tick
from vpdesk.report.language import Language
from vpdesk.report.match.words import vulnerability_text
from vpdesk.report.table import Table

SHARES = (9, 9, 11, 17, 9, 12, 11, 11, 11)


def boards_form(
    title: str, boards: Sequence[int], sides: Sequence[str], language: Language, rule: str = ""
) -> Table:
    """A row a board, with who deals and who is vulnerable; below it North-South and East-West sign.

    sides: who sits North-South and who East-West, "" where that is not known.
    """
    translate = language.translate
    ns, ew = translate("MovementCards", "NS"), translate("MovementCards", "EW")
    headings = (
        translate("PairsReport", "Board"),
        translate("HandRecords", "Dealer"),
        translate("BlankForm", "Vul."),
        *written_headings(language),
        f"{ns} +",
        f"{ew} +",
    )
    rows = [
        (
            str(board),
            language.letters.seat(laws.dealer(board)),
            vulnerability_text(board, language),
            *[""] * (len(headings) - 3),
        )
        for board in boards
    ]
    seated = (f"{way}: {name}" if name else way for way, name in zip((ns, ew), sides, strict=True))
    first, second = seated
    halves = ((first, second), signatures(ns, ew, language), to_tick(language))
    return form_table(title, headings, rows, SHARES, halves, rule)


def written_headings(language: Language) -> tuple[str, ...]:
    """What is written of a board: the contract, by whom, the lead, the tricks."""
    translate = language.translate
    return (
        translate("BlankForm", "Contract"),
        translate("BlankForm", "By"),
        translate("BlankForm", "Lead"),
        translate("BlankForm", "Tricks"),
    )
