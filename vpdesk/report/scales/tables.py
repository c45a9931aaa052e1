"""Tables of scales: one scale, several side by side, or their differences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import compress, pairwise
from typing import TypeVar

from vpdesk.report.language import Language
from vpdesk.report.scales import names
from vpdesk.report.scales.names import (
    MATCH_SCALES,
    OLD_SCALES,
    compared_names,
    family_name,
    margin_heading,
    margin_text,
    margins_text,
    name_among,
    scale_name,
)
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import ContinuousScale, DiscreteScale, PrintedScale, Scale, Unit

KEPT = 64  # columns of scales
LANGUAGES = 4  # whose cells are kept

K = TypeVar("K")


def rule_text(scales: Sequence[Scale], language: Language) -> str:
    """The rules of scales as a footer says them, those that differ in the board count only once."""
    single = len(scales) == 1
    return "; ".join(dict.fromkeys(_rule_text(scale, single, language) for scale in scales))


def _rule_text(scale: Scale, single: bool, language: Language) -> str:
    if isinstance(scale, PrintedScale):
        return _printed_rule(scale, single, language)
    rule = scale.rule
    full = language.plain(2 * rule.v0)
    parts = [scale_name(scale, language), f"{full}-0"]
    if single:
        parts.append(language.boards(rule.boards))
    if rule.half_match:
        parts.append(language.translate("Report", "half match"))
    if single or rule.blitz is not None:
        blitz = language.translate("Report", "blitz {imps} IMPs")
        parts.append(blitz.format(imps=language.number(rule.x, 1)))
    else:
        blitz = language.translate("Report", "blitz {factor} \N{SQUARE ROOT}boards IMPs")
        parts.append(blitz.format(factor=language.plain(rule.factor)))
    return ", ".join(parts)


def _printed_rule(scale: PrintedScale, single: bool, language: Language) -> str:
    """What a printed scale is, and for a single one which of its tables is meant."""
    parts = [family_name(scale.family, language)]
    if single:
        parts.append(language.boards(scale.boards))
    if single and scale.family.key not in MATCH_SCALES:  # these say all by their names
        if scale.table.counts != str(scale.boards):
            table = language.translate("Report", "table for {boards}")
            parts.append(table.format(boards=language.boards_of(scale.table.counts)))
        blitz = language.translate("Report", "largest win from {margin}")
        parts.append(blitz.format(margin=margin_text(scale, int(scale.blitz), language)))
    if scale.family.key in OLD_SCALES:
        parts.append(language.translate("Report", "a model of it"))
    return ", ".join(parts)


def single_table(
    scale: Scale, language: Language, *, gains: bool = True, loser: bool = True
) -> Table:
    """The table of one scale, as suits it: a row for every margin, or for every band.

    gains, loser: whether the gain of the next IMP, where it has a column, and the loser's VPs are
    wanted.
    """
    if isinstance(scale, ContinuousScale) or (isinstance(scale, PrintedScale) and scale.by_margin):
        return margins_table(scale, language, gains=gains, loser=loser)
    return bands_table(scale, language, loser=loser)


def margins_table(
    scale: ContinuousScale | PrintedScale,
    language: Language,
    *,
    gains: bool = True,
    loser: bool = True,
) -> Table:
    """IMPs, winner's VP, loser's VP and the gain of the next IMP, for margins 0 to ceil(X).

    gains, loser: whether these columns are wanted.
    """
    columns = [True, True, loser, gains]
    plain, raised = _vp_cells(language), _raised_cells(language)
    margins = _margin_cells(scale.unit, language)
    worth = [scale.vps(margin) for margin in range(scale.last_margin + 2)]
    rows: list[tuple[Cell, ...]] = []
    for margin, ((won, lost), (after, _)) in enumerate(pairwise(worth)):
        steps = scale.raised(margin) if isinstance(scale, ContinuousScale) else 0
        winners = raised[won, steps] if steps else plain[won]
        rows.append((margins[margin], winners, plain[lost], plain[after - won]))
    if not all(columns):
        rows = [tuple(compress(row, columns)) for row in rows]
    headings = (
        margin_heading(scale, language),
        language.translate("Report", "Winner's VP"),
        language.translate("Report", "Loser's VP"),
        language.translate("Report", "Next IMP"),
    )
    starts = range(scale.last_margin + 1)
    return _table((scale,), tuple(compress(headings, columns)), rows, starts, language)


def bands_table(
    scale: DiscreteScale | PrintedScale, language: Language, *, loser: bool = True
) -> Table:
    """The VPs of both sides, or of the winner alone, and the band of margins that gives them."""
    rows = [
        (_vps_cell(scale, band, language, loser=loser), _band_cell(scale, band, language))
        for band in range(len(scale.band_starts))
    ]
    vps = language.translate("Report", "VP – VP" if loser else "Winner's VP")
    headings = (vps, margin_heading(scale, language))
    return _table((scale,), headings, rows, scale.band_starts, language)


def boards_table(scales: Sequence[DiscreteScale], language: Language) -> Table:
    """Discrete scales of one range, a row each: the band of margins for every result."""
    rows = []
    for scale in scales:
        boards = scale.rule.boards
        bands = [_band_cell(scale, band, language) for band in range(len(scale.band_starts))]
        rows.append((Cell(str(boards), boards), *bands))
    first = scales[0]
    headings = [language.translate("Report", "Boards")]
    headings += [_vps_cell(first, band, language).text for band in range(len(first.band_starts))]
    starts = [scale.rule.boards for scale in scales]
    table = _table(scales, tuple(headings), rows, starts, language)
    return replace(table, title=language.translate("Report", "IMPs to Victory Points"))


def side_by_side(scales: Sequence[ContinuousScale], language: Language) -> Table:
    """The winner's VPs of scales that follow each other, a page of a booklet of them."""
    table = compared_table(scales, max(scales, key=lambda each: each.last_margin), None, language)
    title = language.boards(scales[0].boards)
    if len(scales) > 1:
        counts = language.band(scales[0].boards, scales[-1].boards)
        title = language.translate("Report", "{counts} boards").format(counts=counts)
    return replace(table, title=title, current=None)


def compared_table(
    scales: Sequence[Scale], current: Scale, base: Scale | None, language: Language
) -> Table:
    """Scales of one unit side by side; with a base, the others as differences from it.

    Continuous: margins down, scales across. Discrete of one range: VP down, margins across; a
    difference is that of the bands' first margins. Printed: as these where all tables have the
    same VPs. Else, and of several kinds, a row for every margin at which one of them changes.
    """
    headings = list(compared_names(scales, language))
    rows: list[tuple[Cell, ...]] = []
    if not _by_bands(scales):
        starts: Sequence[int] = _all_starts(scales)
        headings.insert(0, margin_heading(current, language))
        if isinstance(starts, range):
            margins = [*map(_margin_cells(current.unit, language).__getitem__, starts)]
        else:
            ends = (*(each - 1 for each in starts[1:]), None)
            margins = [
                _margin_cell(current, first, last, language)
                for first, last in zip(starts, ends, strict=True)
            ]
        columns = [_compared_column(scale, starts, base, language) for scale in scales]
        rows.extend(zip(margins, *columns, strict=True))
    else:
        starts = current.band_starts
        headings.insert(0, language.translate("Report", "VP – VP"))
        for band in range(len(starts)):
            cells = [_compared_band(scale, band, base, language) for scale in scales]
            rows.append((_vps_cell(current, band, language), *cells))
    column = next((i for i, scale in enumerate(scales, 1) if scale is current), None)
    table = _table(scales, tuple(headings), rows, starts, language, base, column)
    return replace(table, wraps=True)


def _by_bands(scales: Sequence[Scale]) -> bool:
    """The scales have bands for the same VPs, so that margins can stand beside each other."""
    if all(isinstance(scale, DiscreteScale) for scale in scales):
        return len({scale.v0_hundredths for scale in scales}) == 1
    printed = [scale for scale in scales if isinstance(scale, PrintedScale)]
    same = {(scale.table.winner, scale.table.loser) for scale in printed}
    return len(printed) == len(scales) and len(same) == 1 and not printed[0].by_margin


def _all_starts(scales: Sequence[Scale]) -> Sequence[int]:
    """The margins at which a scale changes, ascending."""
    if all(isinstance(scale, ContinuousScale) for scale in scales):
        return range(max(scale.last_margin for scale in scales) + 1)
    return sorted({start for scale in scales for start in scale.band_starts})


def _table(
    scales: Sequence[Scale],
    headings: tuple[str, ...],
    rows: Sequence[tuple[Cell, ...]],
    starts: Sequence[int],
    language: Language,
    base: Scale | None = None,
    current: int | None = None,
) -> Table:
    if base is not None:
        title = language.translate("Report", "Differences from {boards}")
        title = title.format(boards=name_among(base, scales, language))
    elif current is None:
        title = language.boards(scales[0].boards)
    else:
        title = names.title(scales[0], language)
    marks = {cell.mark for row in rows for cell in row if cell.mark}
    meaning = {
        Mark.CORRECTED: language.translate("Report", "corrected by the concavity rule"),
        Mark.RANGE_VIOLATION: language.translate("Report", "exact margin lies outside the band"),
    }
    legend = tuple((mark, text) for mark, text in meaning.items() if mark in marks)
    rule = rule_text(scales, language)
    return Table(
        title=title,
        rule=rule,
        headings=headings,
        rows=tuple(rows),
        row_starts=tuple(starts),
        current=current,
        legend=legend,
        percent=scales[0].unit is Unit.PERCENT,
    )


def _margin_cell(scale: Scale, first: int, last: int | None, language: Language) -> Cell:
    """The margins first to last, or all from first on where last is None."""
    return Cell(margins_text(scale.unit, first, last, language), margin_value(scale, first))


def margin_value(scale: Scale, margin: int) -> float:
    """The number behind a margin: IMPs, or percent of the matchpoints."""
    return _margin_value(scale.unit, margin)


def _margin_value(unit: Unit, margin: int) -> float:
    return margin if unit is not Unit.PERCENT else 50 + margin / 100


class _Kept(dict[K, Cell]):
    """Cells, each made when it is first asked for: tables that are turned through share most."""

    def __init__(self, make: Callable[[K], Cell]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> Cell:
        cell = self[key] = self._make(key)
        return cell


@lru_cache(LANGUAGES)
def _vp_cells(language: Language) -> _Kept[int]:
    """Those of hundredths of a VP."""
    return _Kept(lambda hundredths: Cell(language.vp(hundredths), hundredths / 100))


@lru_cache(LANGUAGES)
def _raised_cells(language: Language) -> _Kept[tuple[int, int]]:
    """Those of hundredths of a VP, and by how many they were raised."""
    note = language.translate("Report", "{before} before correction, raised by {steps}")

    def make(key: tuple[int, int]) -> Cell:
        won, steps = key
        why = note.format(before=language.vp(won - steps), steps=language.vp(steps))
        return Cell(language.vp(won), won / 100, Mark.CORRECTED, why)

    return _Kept(make)


@lru_cache(LANGUAGES)
def _margin_cells(unit: Unit, language: Language) -> _Kept[int]:
    """Those of single margins."""

    def make(margin: int) -> Cell:
        return Cell(margins_text(unit, margin, margin, language), _margin_value(unit, margin))

    return _Kept(make)


def _vp_cell(scale: Scale, margin: int, won: int, language: Language) -> Cell:
    text = language.plain(won // 100) if isinstance(scale, DiscreteScale) else language.vp(won)
    if margin > scale.last_margin:
        return Cell(text, won / 100, Mark.BEYOND)
    steps = scale.raised(margin) if isinstance(scale, ContinuousScale) else 0
    return _raised_cells(language)[won, steps] if steps else Cell(text, won / 100)


def _vps_cell(scale: Scale, band: int, language: Language, *, loser: bool = True) -> Cell:
    won, lost = scale.vps(scale.band_starts[band])
    if not loser:
        return Cell(language.plain(won // 100) if scale.whole else language.vp(won), won / 100)
    return Cell(language.vps(won, lost, whole=scale.whole))


def _band_cell(scale: Scale, band: int, language: Language) -> Cell:
    starts = scale.band_starts
    last = starts[band + 1] - 1 if band + 1 < len(starts) else None
    text = margins_text(scale.unit, starts[band], last, language)
    value = margin_value(scale, starts[band])
    if not isinstance(scale, DiscreteScale):
        return Cell(text, value)
    first_lowered = scale.lowered(band - 1) if band else 0
    last_lowered = scale.lowered(band)
    mark, notes = None, []
    if first_lowered or last_lowered:
        mark = Mark.CORRECTED
        before = language.band(
            starts[band] + first_lowered, None if last is None else last + last_lowered
        )
        note = language.translate("Report", "{before} before correction")
        notes.append(note.format(before=before))
    vp = int(scale.rule.v0) + band
    if vp in scale.range_violations:
        mark = Mark.RANGE_VIOLATION
        note = language.translate(
            "Report", "{vp} VP is exactly {imps} IMPs on the curve, outside this band"
        )
        exact = language.number(scale.rule.inverse(vp), 2)
        notes.append(note.format(vp=vp, imps=exact))
    return Cell(text, value, mark, "; ".join(notes))


def _compared_column(
    scale: Scale, starts: Sequence[int], base: Scale | None, language: Language
) -> Sequence[Cell]:
    """The VPs of a scale in the rows that begin with these margins."""
    if not isinstance(starts, range):
        return [_compared_vp(scale, start, base, language) for start in starts]
    last = scale.last_margin if base is None else max(scale.last_margin, base.last_margin)
    cells = _kept_column(scale, last + 2, base, language)
    return cells[: len(starts)] + cells[-1:] * (len(starts) - len(cells))


@lru_cache(KEPT)
def _kept_column(
    scale: Scale, rows: int, base: Scale | None, language: Language
) -> tuple[Cell, ...]:
    """The VPs of so many margins: what is pinned stays while the current scale is another one."""
    return tuple(_compared_vp(scale, margin, base, language) for margin in range(rows))


def _compared_vp(scale: Scale, margin: int, base: Scale | None, language: Language) -> Cell:
    cell = _vp_cell(scale, margin, scale.vps(margin)[0], language)
    if base is None or scale is base:
        return cell
    difference = scale.vps(margin)[0] - base.vps(margin)[0]
    return cell._replace(text=language.gain(difference), value=difference / 100)


def _compared_band(scale: Scale, band: int, base: Scale | None, language: Language) -> Cell:
    cell = _band_cell(scale, band, language)
    if base is None or scale is base:
        return cell
    difference = scale.band_starts[band] - base.band_starts[band]
    if scale.unit is Unit.PERCENT:
        return cell._replace(text=language.gain(difference), value=difference / 100)
    return cell._replace(text=language.signed(difference), value=difference)
