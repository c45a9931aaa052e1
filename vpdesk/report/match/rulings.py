"""Rulings side by side, and the slip for the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.match.adopted import Adopted
from vpdesk.match.case import Case, What
from vpdesk.match.outcome import NO_STANDING, ResultStanding
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.rulings import Ruling
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.match.ruling_words import (
    against_regulation,
    findings,
    regulation_text,
    ruling_reasons,
    side_names,
    vp_text,
    way_name,
)
from vpdesk.report.match.standing import (
    match_name,
    result_text,
    standing_text,
)
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.scales.tables import rule_text
from vpdesk.report.table import Cell, Table
from vpdesk.scales import Scale

NONE = Cell("\N{EN DASH}")
LINE = "_" * 36  # to sign on


def rulings_table(
    case: Case,
    regulation: Regulation,
    rulings: Sequence[Ruling],
    language: Language,
    adopted: Adopted | None = None,
) -> Table:
    """A row for each ruling: VPs, their sum, whether it is preferred; the scale and margins.

    adopted: the ruling that is the result of the match; it is marked where it is one of these.
    """
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
    here = adopted is not None and adopted.made_on(case, regulation)
    way = adopted.ruling.way if adopted is not None and here else None
    rows = tuple(_row(each, case, regulation, language, way) for each in rulings)
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
    standing: ResultStanding = NO_STANDING,
) -> tuple[Section, ...]:
    """The rulings side by side, then the reasons for each. event: what the match is of.

    standing: which result of the match holds.
    """
    table = rulings_table(case, regulation, rulings, language, standing.adopted)
    paragraphs = [Paragraph(each) for each in findings(case, language)]
    paragraphs += map(Paragraph, standing_text(standing, case, regulation, None, language))
    for each in rulings:
        paragraphs.append(Paragraph(_heading(each, case, language), strong=True))
        reasons = ruling_reasons(each, case, regulation, language)
        paragraphs.append(Paragraph(" ".join(reasons)))
    heading = language.translate("Rulings", "Reasons")
    reasons_table = paragraphs_table(table.title, table.rule, heading, paragraphs)
    return tuple(Section(each, None, leads=True, event=event) for each in (table, reasons_table))


def ruling_slip(
    ruling: Ruling,
    case: Case,
    regulation: Regulation,
    language: Language,
    event: str = "",
    standing: ResultStanding = NO_STANDING,
) -> tuple[Section, ...]:
    """One ruling with its reasons, and lines to sign on. event: what the match is of.

    standing: which result of the match holds: whether it is this one.
    """
    paragraphs = tuple(_slip(ruling, case, regulation, language, standing))
    heading = language.translate("Rulings", "Ruling")
    title = match_name(case, language)
    rule = _rule(regulation, (ruling,), language, ruling.scale)
    table = paragraphs_table(title, rule, heading, paragraphs)
    return (Section(table, None, leads=True, event=event),)


def _slip(
    ruling: Ruling, case: Case, regulation: Regulation, language: Language, standing: ResultStanding
) -> Iterator[Paragraph]:
    translate = language.translate
    yield Paragraph(result_text(ruling, case, language), strong=True)
    for sentence in standing_text(standing, case, regulation, ruling.way, language):
        yield Paragraph(sentence)
    for sentence in findings(case, language):
        yield Paragraph(sentence)
    yield Paragraph(way_name(ruling.way, language), strong=True)
    for sentence in ruling_reasons(ruling, case, regulation, language):
        yield Paragraph(sentence)
    for sentence in against_regulation(ruling, regulation, language):
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
    ruling: Ruling, case: Case, regulation: Regulation, language: Language, adopted: Way | None
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
    marks = [language.translate("Rulings", "preferred")] if ruling.preferred else []
    if ruling.way is adopted:
        marks.append(language.translate("Rulings", "adopted"))
    return (name, *vps, Cell(", ".join(marks)), boards, *margins)


def _rule(
    regulation: Regulation,
    rulings: Sequence[Ruling],
    language: Language,
    scale: Scale | None = None,
) -> str:
    """The regulation, and the scale: that of the whole match where none is given."""
    text = language.translate("Rulings", "Regulation “{regulation}”; {scale}")
    name = regulation_text(regulation, regulation.name, language)
    return text.format(regulation=name, scale=rule_text((scale or rulings[0].full,), language))
