"""What can be shown of a printed table: its own differences, for nothing in it was computed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.laboratory.proof_report import ProofReport, ProofView, proof_table
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph
from vpdesk.report.scales.names import (
    family_name,
    family_note,
    margin_heading,
    margin_text,
    margins_text,
)
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import PrintedScale, Unit
from vpdesk.scales.discrete import band_widths

PRINTED = QT_TRANSLATE_NOOP("ScaleProof", "A printed table")
AS_PRINTED = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "{name} is a printed table, not a formula, and is shown as printed: nothing was computed "
    "or corrected.",
)
SOURCE = QT_TRANSLATE_NOOP("ScaleProof", "Source: {source}")
RULE_HEADING = QT_TRANSLATE_NOOP("ScaleProof", "By the rule of the WBF’s scales")
GAINS_RULE = QT_TRANSLATE_NOOP("ScaleProof", "No IMP may gain more than the one before it.")
WIDTHS_RULE = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "No band but the highest may be narrower than the one below it; the draw counts the "
    "margins of both sides.",
)
RULE_KEPT = QT_TRANSLATE_NOOP("ScaleProof", "This table keeps that rule.")
NOT_BOUND = QT_TRANSLATE_NOOP(
    "ScaleProof", "Its authors did not promise to keep that rule; an audit looks at more than it."
)
GAIN_BROKEN = QT_TRANSLATE_NOOP(
    "ScaleProof", "The step to {margin} gains {before} VP, the next one {after} VP."
)
WIDTH_BROKEN = QT_TRANSLATE_NOOP(
    "ScaleProof", "The band {band} ({vps}) is {width} wide, the one below it {below}."
)
GAINS = QT_TRANSLATE_NOOP("ScaleProof", "Gains")
WIDTHS = QT_TRANSLATE_NOOP("ScaleProof", "Bands")
VPS = QT_TRANSLATE_NOOP("ScaleProof", "VP – VP")
WINNERS_VP = QT_TRANSLATE_NOOP("ScaleProof", "Winner's VP")
GAIN = QT_TRANSLATE_NOOP("ScaleProof", "Gains")
MORE_BY = QT_TRANSLATE_NOOP("ScaleProof", "More by")
WIDTH = QT_TRANSLATE_NOOP("ScaleProof", "Width")
WIDER_BY = QT_TRANSLATE_NOOP("ScaleProof", "Wider by")
BREAKS = QT_TRANSLATE_NOOP("ScaleProof", "breaks the rule")
ROW_KEPT = QT_TRANSLATE_NOOP("ScaleProof", "{margin}: {vps}. The rule is kept here.")
ROW_OPEN = QT_TRANSLATE_NOOP("ScaleProof", "{margin}: {vps}. The rule asks nothing here.")


def printed_proof(scale: PrintedScale, language: Language) -> ProofReport:
    """The differences of a printed table."""
    proof = _PrintedProof(scale, language)
    return ProofReport(tuple(proof.words()), (proof.view(),))


class _PrintedProof:
    def __init__(self, scale: PrintedScale, language: Language) -> None:
        self.scale, self.language = scale, language
        starts = scale.band_starts
        if scale.by_margin:
            # By how much each step gains; the first margin has none.
            self.sizes = [b - a for a, b in pairwise(scale.table.winner)]
        else:
            self.sizes = band_widths([start - 1 for start in starts[1:]])
        self.growth = [b - a for a, b in pairwise(self.sizes)]

    def words(self) -> Iterator[Paragraph]:
        """Where it is from, and where it breaks the rule."""
        family = self.scale.family
        yield Paragraph(self._say(PRINTED), strong=True)
        yield Paragraph(self._say(AS_PRINTED).format(name=family_name(family, self.language)))
        if family.source:
            yield Paragraph(self._say(SOURCE).format(source=family.source))
        if note := family_note(family, self.language):
            yield Paragraph(note)
        yield Paragraph(self._say(RULE_HEADING), strong=True)
        yield Paragraph(self._say(GAINS_RULE if self.scale.by_margin else WIDTHS_RULE))
        broken = [row for row in range(len(self.scale.band_starts)) if self._breaks(row)]
        if not broken:
            yield Paragraph(self._say(RULE_KEPT))
            return
        count = self.language.translate(
            "ScaleProof", "This table breaks it %n time(s).", None, len(broken)
        )
        yield Paragraph(f"{count} {self._say(NOT_BOUND)}")
        for row in broken:
            yield Paragraph(self._broken(row))

    def view(self) -> ProofView:
        """The table with its differences."""
        name = self._say(GAINS if self.scale.by_margin else WIDTHS)
        return ProofView(name, lambda: self._table(name), self._cause)

    def _table(self, name: str) -> Table:
        scale, unit = self.scale, margin_heading(self.scale, self.language)
        make = self._gain_row if scale.by_margin else self._width_row
        rows = [make(row) for row in range(len(scale.band_starts))]
        headings = (self._say(VPS), unit, self._say(WIDTH), self._say(WIDER_BY))
        if scale.by_margin:
            headings = (unit, self._say(WINNERS_VP), self._say(GAIN), self._say(MORE_BY))
        marked = any(cell.mark for row in rows for cell in row)
        legend = ((Mark.RANGE_VIOLATION, self._say(BREAKS)),) if marked else ()
        return proof_table(name, headings, rows, scale.band_starts, scale, self.language, legend)

    def _width_row(self, row: int) -> tuple[Cell, ...]:
        scale, first = self.scale, self.scale.band_starts[row]
        won, lost = scale.vps(first)
        return (
            Cell(self.language.vps(won, lost, whole=scale.whole)),
            Cell(self._band(row), first),
            self._size(row),
            self._grown(row),
        )

    def _gain_row(self, row: int) -> tuple[Cell, ...]:
        margin = self.scale.band_starts[row]
        won = self.scale.vps(margin)[0]
        text = margins_text(self.scale.unit, margin, margin, self.language)
        return (
            Cell(text, margin),
            Cell(self.language.vp(won), won / 100),
            self._size(row - 1),
            self._grown(row - 1),
        )

    def _size(self, at: int) -> Cell:
        """A width or a gain; none where there is none."""
        if not 0 <= at < len(self.sizes):
            return Cell("")
        return Cell(self._size_text(self.sizes[at]), self._value(self.sizes[at]))

    def _grown(self, at: int) -> Cell:
        """How much greater it is than the one before."""
        if not 1 <= at < len(self.sizes):
            return Cell("")
        grown = self.growth[at - 1]
        text = self.language.gain(grown) if self._hundredths else self.language.signed(grown)
        broken = grown > 0 if self.scale.by_margin else grown < 0
        return Cell(text, self._value(grown), Mark.RANGE_VIOLATION if broken else None)

    def _breaks(self, row: int) -> bool:
        at = row - 1 if self.scale.by_margin else row
        return self._grown(at).mark is not None

    def _broken(self, row: int) -> str:
        if self.scale.by_margin:
            before, after = self.sizes[row - 2 : row]
            return self._say(GAIN_BROKEN).format(
                margin=margin_text(self.scale, self.scale.band_starts[row - 1], self.language),
                before=self._size_text(before),
                after=self._size_text(after),
            )
        return self._say(WIDTH_BROKEN).format(
            band=self._band(row),
            vps=self._vps(row),
            width=self._size_text(self.sizes[row]),
            below=self._size_text(self.sizes[row - 1]),
        )

    def _cause(self, row: int) -> tuple[Paragraph, ...]:
        if self._breaks(row):
            return (Paragraph(self._broken(row)),)
        at = row - 1 if self.scale.by_margin else row
        text = ROW_KEPT if 1 <= at < len(self.sizes) else ROW_OPEN
        return (Paragraph(self._say(text).format(margin=self._band(row), vps=self._vps(row))),)

    # How it is said

    @property
    def _hundredths(self) -> bool:
        """The sizes are in hundredths."""
        return self.scale.by_margin or self.scale.unit is Unit.PERCENT

    def _value(self, size: int) -> float:
        return size / 100 if self._hundredths else size

    def _size_text(self, size: int) -> str:
        if not self._hundredths:
            return str(size)
        return self.language.vp(size) if size >= 0 else self.language.gain(size)

    def _vps(self, row: int) -> str:
        won, lost = self.scale.vps(self.scale.band_starts[row])
        return self.language.vps(won, lost, whole=self.scale.whole)

    def _band(self, row: int) -> str:
        starts = self.scale.band_starts
        last = starts[row + 1] - 1 if row + 1 < len(starts) else None
        return margins_text(self.scale.unit, starts[row], last, self.language)

    def _say(self, text: str) -> str:
        return self.language.translate("ScaleProof", text)
