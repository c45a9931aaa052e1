"""A match by two scales and their sum, to print."""

from __future__ import annotations

from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.outcome import Match
from vpdesk.match.two_scales import ByScale, TwoScales, by_two_scales, counted_twice
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.match.ruling_words import vp_text
from vpdesk.report.match.words import event_text, imps_text, team_names
from vpdesk.report.scales.names import scale_name, unit_heading
from vpdesk.report.scales.tables import rule_text
from vpdesk.report.table import Cell, Table

HEADINGS = (
    QT_TRANSLATE_NOOP("TwoScales", "By"),
    QT_TRANSLATE_NOOP("TwoScales", "Counted"),
    QT_TRANSLATE_NOOP("TwoScales", "{team} won"),
    QT_TRANSLATE_NOOP("TwoScales", "{team} won"),
    QT_TRANSLATE_NOOP("TwoScales", "{team} VP"),
    QT_TRANSLATE_NOOP("TwoScales", "{team} VP"),
)
TOLD = QT_TRANSLATE_NOOP("TwoScales", "By boards {boards}, together {together}")
TOGETHER = QT_TRANSLATE_NOOP("TwoScales", "Together")
HALVED = QT_TRANSLATE_NOOP(
    "TwoScales", "Halved by boards, as the director adjusted them: {boards}."
)


def two_scales_text(found: TwoScales, language: Language) -> str:
    """What the boards come to, and the sum: "By boards 14 – 10, together 29.38 – 14.62"."""
    whole = found.imps.scale.whole and found.boards.scale.whole
    boards, together = (
        " \N{EN DASH} ".join(vp_text(each, language, whole=flat) for each in vps)
        for vps, flat in ((found.boards.vps, found.boards.scale.whole), (found.vps, whole))
    )
    return language.translate("TwoScales", TOLD).format(boards=boards, together=together)


def sections_if_twice(match: Match, language: Language) -> tuple[Section, ...]:
    """The same table for a match that is to count twice, as soon as there is something."""
    return () if counted_twice(match) is None else two_scales_sections(match, language)


def two_scales_sections(match: Match, language: Language) -> tuple[Section, ...]:
    """One table: a row for each scale, and their sum. Raises MatchError or ScaleError."""
    found, teams = by_two_scales(match), team_names(match.sheet, language)
    whole = found.imps.scale.whole and found.boards.scale.whole
    rows = [_row(each, language) for each in (found.imps, found.boards)]
    together = language.translate("TwoScales", TOGETHER)
    vps = [_cell(vp_text(each, language, whole=whole), each / 100) for each in found.vps]
    rows.append((_cell(together), Cell(""), Cell(""), Cell(""), *vps))
    headings = tuple(
        language.translate("TwoScales", text).format(team=teams[number % 2])
        for number, text in enumerate(HEADINGS)
    )
    title = language.translate("MatchReport", "{home} – {away}")
    rule = rule_text((found.imps.scale, found.boards.scale), language)
    if found.adjusted:
        halved = language.translate("TwoScales", HALVED)
        rule = f"{rule}. {halved.format(boards=', '.join(map(str, found.adjusted)))}"
    table = Table(
        title.format(home=teams[0], away=teams[1]),
        rule,
        headings,
        tuple(rows),
        tuple(range(len(rows))),
        words=(0, 1),
    )
    scales = (found.imps.scale, found.boards.scale)
    return (Section(table, None, scales, leads=True, event=event_text(match.sheet, language)),)


def _row(counted: ByScale, language: Language) -> tuple[Cell, ...]:
    scale = counted.scale
    won = [_won(each, language) for each in counted.won]
    vps = [Cell(vp_text(each, language, whole=scale.whole), each / 100) for each in counted.vps]
    name = Cell(scale_name(scale, language))
    return (name, Cell(unit_heading(scale.unit, language)), *won, *vps)


def _won(each: Fraction, language: Language) -> Cell:
    return Cell(imps_text(each, language).removeprefix("+"), float(each))


def _cell(text: str, value: float | None = None) -> Cell:
    return Cell(text, value, strong=True)
