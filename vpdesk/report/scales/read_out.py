"""What the compared scales are worth at one margin, in words."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.report.language import Language
from vpdesk.report.scales.names import compared_names, margin_text
from vpdesk.scales import Scale


def compared_text(
    scales: Sequence[Scale], base: Scale | None, margin: int, language: Language
) -> str:
    """The winner's VPs on all scales: "20 IMPs: 8 boards 16.46 (+1.46), 16 boards 15.00".

    base: the scale that the differences in brackets are taken from, None for none.
    """
    return language.translate("Report", "{margin}: {values}").format(
        margin=margin_text(scales[0], margin, language),
        values=", ".join(
            _value(scale, name, base, margin, language)
            for scale, name in zip(scales, compared_names(scales, language), strict=True)
        ),
    )


def _value(scale: Scale, name: str, base: Scale | None, margin: int, language: Language) -> str:
    won = scale.vps(margin)[0]
    vp = language.plain(won // 100) if scale.whole else language.vp(won)
    if base is None or scale is base:
        return language.translate("Report", "{name} {vp}").format(name=name, vp=vp)
    more = won - base.vps(margin)[0]
    whole = scale.whole and base.whole
    difference = language.signed(more // 100) if whole else language.gain(more)
    text = language.translate("Report", "{name} {vp} ({more})")
    return text.format(name=name, vp=vp, more=difference)
