"""What is found in a scale, and how two scales differ, in words and tables."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.scales.names import margin_heading, margins_text, scale_name, span_text
from vpdesk.report.scales.tables import rule_text
from vpdesk.report.table import Cell, Table
from vpdesk.scales import ContinuousScale, DiscreteScale, Scale, ScaleSpec, Unit
from vpdesk.scales.audit import Audit, Finding, FindingKind
from vpdesk.scales.differences import Differences, differences

OF_MARGINS = (
    FindingKind.NO_DRAW,
    FindingKind.MISSING,
    FindingKind.GAP,
    FindingKind.OVERLAP,
    FindingKind.DUPLICATE,
)
TOLD = {  # what is said, and what the values are called in it; {margins} are the last of them
    FindingKind.NO_DRAW: (
        QT_TRANSLATE_NOOP("Audit", "The table begins with {margins}, not with a draw."),
        (),
    ),
    FindingKind.MISSING: (QT_TRANSLATE_NOOP("Audit", "There is no row for {margins}."), ()),
    FindingKind.GAP: (QT_TRANSLATE_NOOP("Audit", "No band has {margins}."), ()),
    FindingKind.OVERLAP: (QT_TRANSLATE_NOOP("Audit", "Two bands have {margins}."), ()),
    FindingKind.DUPLICATE: (QT_TRANSLATE_NOOP("Audit", "Two rows have {margins}."), ()),
    FindingKind.FALLS: (
        QT_TRANSLATE_NOOP("Audit", "The winner's VP fall from {before} to {after}."),
        ("before", "after"),
    ),
    FindingKind.CONCAVITY: (
        QT_TRANSLATE_NOOP(
            "Audit", "The next step is worth {more} VP, the step to this margin only {less} VP."
        ),
        ("less", "more"),
    ),
    FindingKind.DRAW_BAND: (
        QT_TRANSLATE_NOOP(
            "Audit", "This band is {narrow} wide; the draw, to both sides of 0, is {width} wide."
        ),
        ("width", "narrow"),
    ),
    FindingKind.NARROWER: (
        QT_TRANSLATE_NOOP("Audit", "This band is {narrow} wide, the one before it {width}."),
        ("width", "narrow"),
    ),
    FindingKind.JUMP: (
        QT_TRANSLATE_NOOP(
            "Audit", "The winner's VP jump from {before} to {after}; the usual step is {step}."
        ),
        ("before", "after", "step"),
    ),
    FindingKind.SUM: (
        QT_TRANSLATE_NOOP("Audit", "Both sides together get {total} VP, not {wanted}."),
        ("total", "wanted"),
    ),
    FindingKind.NOT_REACHED: (
        QT_TRANSLATE_NOOP("Audit", "Nobody can win all {wanted} VP; the most is {most}."),
        ("most", "wanted"),
    ),
    FindingKind.EARLY: (
        QT_TRANSLATE_NOOP("Audit", "Rounding makes the win maximal here, not only at {margins}."),
        ("first",),
    ),
    FindingKind.RANGE: (
        QT_TRANSLATE_NOOP("Audit", "The exact margin of {vp} VP lies outside this band."),
        ("vp",),
    ),
    FindingKind.BLITZ: (
        QT_TRANSLATE_NOOP(
            "Audit",
            "The largest win begins here; with 15 \N{SQUARE ROOT}boards by the WBF formula, at "
            "{margins}.",
        ),
        ("first",),
    ),
}


class AuditWords:
    """Tells what is found in a table, in a language."""

    def __init__(self, audit: Audit, language: Language) -> None:
        self.audit, self.language = audit, language

    def sentence(self, finding: Finding) -> str:
        """What is found."""
        text, names = TOLD[finding.kind]
        values = {
            name: self._written(name, value)
            for name, value in zip(names, finding.values, strict=False)
        }
        span = finding.values[len(names) :]
        if span:
            values["margins"] = span_text(self.audit.unit, span[0], span[-1], self.language)
        return self.language.translate("Audit", text).format(**values)

    def margins(self, finding: Finding) -> str:
        """The margins that a finding is about, without their unit."""
        if finding.kind in OF_MARGINS:
            first, last = finding.values[0], finding.values[-1]
            return margins_text(self.audit.unit, first, last, self.language)
        row = self.audit.rows[main_row(finding)]
        return margins_text(self.audit.unit, row.first, row.last, self.language)

    def _written(self, name: str, value: int) -> str:
        if name in ("width", "narrow"):
            if self.audit.unit is Unit.PERCENT:
                return f"{self.language.vp(value)} %"
            return self.language.translate("Report", "%n IMP(s)", None, value)
        if name in ("vp", "first"):
            return str(value)
        if name in ("less", "more") or value % 100:
            return self.language.vp(value)
        return str(value // 100)


def main_row(finding: Finding) -> int:
    """The row that a finding is about most."""
    return finding.rows[1] if len(finding.rows) > 1 else finding.rows[0]


def verdict(audit: Audit, language: Language) -> str:
    """How many faults there are, in a sentence."""
    faults = len(audit.faults)
    if not faults:
        return language.translate("Audit", "No rule is broken.")
    return language.translate("Audit", "%n fault(s) found.", None, faults)


def first_other(choice: ScaleSpec) -> ScaleSpec:
    """What a scale is compared with at first: the WBF's continuous one, or else the discrete."""
    usual = ScaleSpec(boards=choice.boards)
    is_usual = choice.key == usual.key and choice.rule(choice.boards) == usual.rule(choice.boards)
    return replace(usual, kind=DiscreteScale.kind if is_usual else ContinuousScale.kind)


def compared_with(other: ScaleSpec, scale: Scale, choice: ScaleSpec) -> Differences:
    """How a scale differs from another one of the same VPs in all. Raises ScaleError."""
    wanted = replace(other, v0=scale.v0_hundredths / 100, half_match=choice.half_match)
    return differences(scale, wanted.scale(other.boards))


def audit_sections(scale: Scale, found: Audit, language: Language) -> tuple[Section, ...]:
    """What was found in a scale, as it is exported."""
    return (Section(audit_table(scale, found, language), None),)


def differences_sections(
    compared: Differences, language: Language, *, only_differing: bool = False
) -> tuple[Section, ...]:
    """How two scales differ, as it is exported."""
    table = differences_table(compared, language, only_differing=only_differing)
    return (Section(table, None),)


def audit_table(scale: Scale, audit: Audit, language: Language) -> Table:
    """A row for each finding: fault or note, the margins, and what is the matter.

    row_starts: the number of the finding.
    """
    words = AuditWords(audit, language)
    fault = language.translate("Audit", "Fault")
    note = language.translate("Audit", "Note")
    rows = tuple(
        (
            Cell(fault if each.is_fault else note, strong=each.is_fault),
            Cell(words.margins(each), audit.rows[main_row(each)].first),
            Cell(words.sentence(each)),
        )
        for each in audit.findings
    )
    if not rows:
        rows = ((Cell("\N{EN DASH}"), Cell(""), Cell(verdict(audit, language))),)
    headings = (
        language.translate("Audit", "Kind"),
        margin_heading(scale, language),
        language.translate("Audit", "Finding"),
    )
    title = language.translate("Audit", "Audit: {scale}").format(scale=full_name(scale, language))
    rule = f"{verdict(audit, language)} {rule_text((scale,), language)}"
    return Table(title, rule, headings, rows, tuple(range(len(rows))), words=(0, 2))


def full_name(scale: Scale, language: Language) -> str:
    """What a scale is called, with its board count."""
    text = language.translate("Audit", "{scale}, {boards}")
    boards = language.boards(scale.boards)
    return text.format(scale=scale_name(scale, language), boards=boards)


def differences_table(
    compared: Differences, language: Language, *, only_differing: bool = False
) -> Table:
    """Both scales side by side, with what the winner gets more by the first.

    only_differing: without the rows that are alike, unless all are.
    What differs is strong. Where what the loser gets differs by another amount, it has a column
    of its own.
    """
    one, other = compared.one, compared.other
    rows = (only_differing and compared.differing) or compared.rows
    lopsided = any(row.loser != -row.winner for row in compared.rows)
    whole = one.whole and other.whole
    headings = [
        margin_heading(one, language),
        full_name(one, language),
        full_name(other, language),
        language.translate("Audit", "Winner's difference"),
    ]
    if lopsided:
        headings.append(language.translate("Audit", "Loser's difference"))
    cells = []
    for row in rows:
        line = [
            Cell(margins_text(one.unit, row.first, row.last, language), row.first),
            Cell(language.vps(*row.one, whole=one.whole), row.one[0] / 100),
            Cell(language.vps(*row.other, whole=other.whole), row.other[0] / 100),
            _difference(row.winner, whole, language),
        ]
        if lopsided:
            line.append(_difference(row.loser, whole, language))
        cells.append(tuple(line))
    title = language.translate("Audit", "Differences: {one} and {other}")
    return Table(
        title.format(one=full_name(one, language), other=full_name(other, language)),
        differences_text(compared, language),
        tuple(headings),
        tuple(cells),
        tuple(row.first for row in rows),
    )


def differences_text(compared: Differences, language: Language) -> str:
    """How much two scales differ, in a sentence."""
    most = compared.most
    if most is None:
        return language.translate("Audit", "Both scales give the same VP at every margin.")
    text = language.translate(
        "Audit", "Rows that differ: {differing} of {all}, at most by {vp} VP, at {margins}."
    )
    return text.format(
        differing=len(compared.differing),
        all=len(compared.rows),
        vp=language.vp(max(abs(most.winner), abs(most.loser))),
        margins=span_text(compared.one.unit, most.first, most.last, language),
    )


def _difference(hundredths: int, whole: bool, language: Language) -> Cell:
    text = language.signed(hundredths // 100) if whole else language.gain(hundredths)
    return Cell(text, hundredths / 100, strong=bool(hundredths))
