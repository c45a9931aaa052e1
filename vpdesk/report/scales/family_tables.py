"""All board counts from one to another: at one margin, and as a heat map of all margins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.report.chart import Chart, Curve, Line, ticks
from vpdesk.report.language import Language
from vpdesk.report.scales.names import margin_heading, margin_text, margins_text
from vpdesk.report.scales.tables import margin_value, rule_text
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import Scale, Unit
from vpdesk.scales.families import Found, Worth, find_counts

ROOM = 1.04  # the axis goes on beyond the last board count


def found_text(scales: Sequence[Scale], margin: int, target: int, language: Language) -> str:
    """Which board counts a margin belongs to, if it was worth target hundredths of a VP."""
    found = find_counts(scales, margin, target)
    if found.boards:
        return language.boards_of(", ".join(_runs(found.boards, language)))
    text = language.translate("Report", "no board count from {first} to {last}; nearest: {nearest}")
    near = (each for each in (found.above, found.below) if each is not None)
    return text.format(
        first=scales[0].boards,
        last=scales[-1].boards,
        nearest=", ".join(_worth(each, language) for each in near),
    )


def _worth(worth: Worth, language: Language) -> str:
    text = language.translate("Report", "{boards} ({vp} VP)")
    return text.format(boards=language.boards(worth.boards), vp=language.vp(worth.vp))


def _runs(counts: Sequence[int], language: Language) -> Iterator[str]:
    """Board counts with those that follow each other as one band: "8", "12 – 15"."""
    first = counts[0]
    for count, after in zip(counts, (*counts[1:], None), strict=True):
        if after != count + 1:
            yield language.band(first, count)
            first = after or 0


def counts_table(
    scales: Sequence[Scale], margin: int, target: int | None, language: Language
) -> Table:
    """What one margin is worth with each board count; those where it is target are in bold,
    or the nearest ones.

    scales: of one family, ascending by their boards, which are the starts of the rows.
    """
    found = Found(()) if target is None else find_counts(scales, margin, target)
    wanted = language.translate("Report", "this is the VP that is asked for")
    near = {each.boards for each in (found.above, found.below) if each is not None}
    rows = []
    for scale in scales:
        won, lost = scale.vps(margin)
        texts = [str(scale.boards), *(_vp(scale, vp, language) for vp in (won, lost))]
        values = (scale.boards, won / 100, lost / 100)
        hit = scale.boards in (found.boards or near)
        beyond = Mark.BEYOND if margin > scale.last_margin else None
        rows.append(
            tuple(
                Cell(text, value, beyond, wanted if hit and found.boards else "", strong=hit)
                for text, value in zip(texts, values, strict=True)
            )
        )
    title = margin_text(scales[0], margin, language)
    headings = (
        language.translate("Report", "Boards"),
        language.translate("Report", "Winner's VP"),
        language.translate("Report", "Loser's VP"),
    )
    starts = tuple(scale.boards for scale in scales)
    return Table(title, rule_text(scales, language), headings, tuple(rows), starts)


def counts_chart(
    scales: Sequence[Scale], margin: int, target: int | None, language: Language
) -> Chart:
    """What one margin is worth to the winner, over the board counts."""
    boards = tuple(float(scale.boards) for scale in scales)
    vps = tuple(scale.vps(margin)[0] / 100 for scale in scales)
    if len(scales) == 1:  # a line needs two points
        boards, vps = (boards[0] - 0.5, boards[0] + 0.5), vps * 2
    least, most = scales[0].v0_hundredths / 100, max(scale.full for scale in scales) / 100
    x_max = ROOM * max(boards)
    label = margin_text(scales[0], margin, language)
    curves = [Curve(label, 0, Line(boards, vps), None, 0, current=True)]
    if target is not None:
        asked = language.translate("Report", "{vp} VP").format(vp=language.vp(target))
        height = max(target, 2 * scales[0].v0_hundredths - target) / 100
        curves.append(Curve(asked, 0, Line((0.0, x_max), (height,) * 2), None, 1, current=False))
    return Chart(
        title=label,
        rule=rule_text(scales, language),
        x_label=language.translate("Report", "Boards"),
        y_label=language.translate("Report", "VP"),
        x_max=x_max,
        y_min=least,
        y_max=most,
        x_ticks=ticks(0, x_max, language),
        y_ticks=ticks(least, most, language),
        x_per_imp=1.0,
        median_label="",
        blitz_label="",
        curves=tuple(curves),
    )


def heat_table(scales: Sequence[Scale], current: int, language: Language) -> Table:
    """The winner's VPs of a family: margins down, board counts across, VP as a share of heat.

    current: the board count whose column stands out, if it is there.
    """
    widest = max(scales, key=lambda scale: scale.last_margin)
    starts: Sequence[int] = range(widest.last_margin + 1)
    if widest.unit is Unit.PERCENT:  # hundredths of percentage points are too many
        starts = sorted({start for scale in scales for start in scale.band_starts})
    least = min(scale.vps(0)[0] for scale in scales)
    span = max(scale.full for scale in scales) - least
    rows = []
    for margin, after in zip(starts, (*starts[1:], None), strict=True):
        last = margin if after == margin + 1 or widest.unit is Unit.IMP else after and after - 1
        text = margins_text(widest.unit, margin, last, language)
        cells = [Cell(text, margin_value(widest, margin))]
        for scale in scales:
            won = scale.vps(margin)[0]
            share = (won - least) / span
            cells.append(Cell(_vp(scale, won, language), won / 100, heat=share))
        rows.append(tuple(cells))
    counts = [scale.boards for scale in scales]
    title = language.boards_of(language.band(counts[0], counts[-1]))
    return Table(
        title=title,
        rule=rule_text(scales, language),
        headings=(margin_heading(widest, language), *map(str, counts)),
        rows=tuple(rows),
        row_starts=tuple(starts),
        current=counts.index(current) + 1 if current in counts else None,
        wraps=True,
        percent=widest.unit is Unit.PERCENT,
    )


def _vp(scale: Scale, vp: int, language: Language) -> str:
    return language.plain(vp // 100) if scale.whole else language.vp(vp)
