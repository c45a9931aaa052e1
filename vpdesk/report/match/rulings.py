"""Rulings side by side, and the slip for the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.match.case import Case, What
from vpdesk.match.regulations import Regulation
from vpdesk.match.rulings import Ruling
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.match.ruling_words import (
    happened,
    regulation_text,
    ruling_reasons,
    side_names,
    vp_text,
    way_name,
)
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.scales.tables import rule_text
from vpdesk.report.table import Cell, Table

NONE = Cell("\N{EN DASH}")
LINE = "_" * 36  # to sign on


def match_name(case: Case, language: Language) -> str:
    """Both sides of the match; one alone where it has a bye."""
    home, away = side_names(case, language)
    if case.what is What.BYE:
        return home
    return language.translate("Rulings", "{home} – {away}").format(home=home, away=away)


def result_text(ruling: Ruling, case: Case, language: Language) -> str:
    """What both sides get: "Rovers 12.97 – Tigers 7.03"; "" where the ruling cannot be."""
    if ruling.refused is not None:
        return ""
    home, away = side_names(case, language)
    home_vp, away_vp = final_vps(ruling, language)
    if case.what is What.BYE:
        return language.translate("Rulings", "{home} {vp} VP").format(home=home, vp=home_vp)
    text = language.translate("Rulings", "{home} {home_vp} – {away} {away_vp}")
    return text.format(home=home, home_vp=home_vp, away=away, away_vp=away_vp)


def final_vps(ruling: Ruling, language: Language) -> tuple[str, str]:
    """The VPs of both sides after everything."""
    whole = (ruling.scale or ruling.full).whole
    home, away = (vp_text(each, language, whole=whole) for each in ruling.final)
    return home, away


def rulings_table(
    case: Case, regulation: Regulation, rulings: Sequence[Ruling], language: Language
) -> Table:
    """A row for each ruling: VPs, their sum, whether it is preferred; the scale and margins."""
    home, away = side_names(case, language)
    imps, vp = (
        language.translate("Rulings", "{side}\nIMPs"),
        language.translate("Rulings", "{side}\nVP"),
    )
    headings = (
        language.translate("Rulings", "Ruling"),
        vp.format(side=home),
        vp.format(side=away),
        language.translate("Rulings", "Sum"),
        language.translate("Rulings", "Regulation"),
        language.translate("Rulings", "Boards"),
        imps.format(side=home),
        imps.format(side=away),
    )
    rows = tuple(_row(each, case, regulation, language) for each in rulings)
    title = language.translate("Rulings", "Rulings: {match}")
    return Table(
        title.format(match=match_name(case, language)),
        _rule(regulation, rulings, language),
        headings,
        rows,
        tuple(range(len(rows))),
        words=(0, 4),
    )


def rulings_sections(
    case: Case,
    regulation: Regulation,
    rulings: Sequence[Ruling],
    language: Language,
    event: str = "",
) -> tuple[Section, ...]:
    """The rulings side by side, then the reasons for each. event: what the match is of."""
    table = rulings_table(case, regulation, rulings, language)
    paragraphs = [Paragraph(happened(case, language))]
    for each in rulings:
        paragraphs.append(Paragraph(_heading(each, case, language), strong=True))
        reasons = ruling_reasons(each, case, regulation, language)
        paragraphs.append(Paragraph(" ".join(reasons)))
    heading = language.translate("Rulings", "Reasons")
    reasons_table = paragraphs_table(table.title, table.rule, heading, paragraphs)
    return tuple(Section(each, None, leads=True, event=event) for each in (table, reasons_table))


def ruling_slip(
    ruling: Ruling, case: Case, regulation: Regulation, language: Language, event: str = ""
) -> tuple[Section, ...]:
    """One ruling with its reasons, and lines to sign on. event: what the match is of."""
    paragraphs = tuple(_slip(ruling, case, regulation, language))
    heading = language.translate("Rulings", "Ruling")
    title = match_name(case, language)
    rule = _rule(regulation, (ruling,), language)
    table = paragraphs_table(title, rule, heading, paragraphs)
    return (Section(table, None, leads=True, event=event),)


def _slip(
    ruling: Ruling, case: Case, regulation: Regulation, language: Language
) -> Iterator[Paragraph]:
    translate = language.translate
    yield Paragraph(result_text(ruling, case, language), strong=True)
    yield Paragraph(happened(case, language))
    yield Paragraph(way_name(ruling.way, language), strong=True)
    for sentence in ruling_reasons(ruling, case, regulation, language):
        yield Paragraph(sentence)
    yield Paragraph(translate("Rulings", "Signed"), strong=True)
    signs = translate("Rulings", "{who}: {line}")
    names = side_names(case, language)[: 1 if case.what is What.BYE else 2]
    for who in (translate("Rulings", "Director"), *names):
        yield Paragraph(signs.format(who=who, line=LINE))


def _heading(ruling: Ruling, case: Case, language: Language) -> str:
    """The way, and what it comes to."""
    name, result = way_name(ruling.way, language), result_text(ruling, case, language)
    if not result:
        return name
    return language.translate("Rulings", "{way}: {result}").format(way=name, result=result)


def _row(
    ruling: Ruling, case: Case, regulation: Regulation, language: Language
) -> tuple[Cell, ...]:
    reasons = " ".join(ruling_reasons(ruling, case, regulation, language))
    name = Cell(way_name(ruling.way, language), note=reasons, strong=ruling.preferred)
    if ruling.refused is not None:
        impossible = Cell(language.translate("Rulings", "not possible"))
        return (name, *(NONE,) * 3, impossible, *(NONE,) * 3)
    boards = Cell(str(ruling.scale.boards), ruling.scale.boards) if ruling.scale else NONE
    margins = [NONE, NONE]
    if ruling.margins is not None:
        margins = [Cell(language.signed(each), each) for each in ruling.margins]
    whole = (ruling.scale or ruling.full).whole
    vps = [
        Cell(vp_text(each, language, whole=whole), each / 100)
        for each in (*ruling.final, sum(ruling.final))
    ]
    if case.what is What.BYE:
        vps[1:] = [NONE, NONE]
    preferred = language.translate("Rulings", "preferred") if ruling.preferred else ""
    return (name, *vps, Cell(preferred), boards, *margins)


def _rule(regulation: Regulation, rulings: Sequence[Ruling], language: Language) -> str:
    text = language.translate("Rulings", "Regulation “{regulation}”; {scale}")
    name = regulation_text(regulation, regulation.name, language)
    return text.format(regulation=name, scale=rule_text((rulings[0].full,), language))
