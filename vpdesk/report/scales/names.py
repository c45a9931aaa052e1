"""What scales and their margins are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.language import MINUS, Language
from vpdesk.scales import (
    STANDARD_FACTOR,
    ContinuousScale,
    DiscreteScale,
    Model,
    PrintedScale,
    PrintedScales,
    Scale,
    ScaleSpec,
    Unit,
)
from vpdesk.scales.rule import Number

MODEL_NAMES = {
    Model.EXPONENTIAL: QT_TRANSLATE_NOOP("Report", "exponential"),
    Model.QUADRATIC: QT_TRANSLATE_NOOP("Report", "quadratic"),
    Model.SQUARE_ROOT: QT_TRANSLATE_NOOP("Report", "square root"),
    Model.LOGARITHMIC: QT_TRANSLATE_NOOP("Report", "logarithmic"),
    Model.LINEAR: QT_TRANSLATE_NOOP("Report", "straight line"),
}

KIND_NAMES = {
    ContinuousScale.kind: QT_TRANSLATE_NOOP("Report", "continuous"),
    DiscreteScale.kind: QT_TRANSLATE_NOOP("Report", "discrete"),
}

UNITS = {
    Unit.IMP: QT_TRANSLATE_NOOP("Report", "IMPs"),
    Unit.PERCENT: QT_TRANSLATE_NOOP("Report", "Matchpoints %"),
    Unit.BOARD: QT_TRANSLATE_NOOP("Report", "Points of boards"),
}
# What no federation prints has a name in every language.
MATCH_SCALES = {
    "win-loss": QT_TRANSLATE_NOOP("Report", "Win/loss"),
    "board-a-match": QT_TRANSLATE_NOOP("Report", "Board-a-match"),
}
OLD_SCALES = {
    "wbf-25": QT_TRANSLATE_NOOP("Report", "Old WBF scale, 25-0"),
    "wbf-25-straight": QT_TRANSLATE_NOOP("Report", "Old WBF scale, 25-0, straight"),
}
OLD_MODEL = QT_TRANSLATE_NOOP(
    "Report",
    "A model: no table of this scale is known. It agrees with all its known results.",
)

USUAL = ScaleSpec()
KEPT = 16  # rules in words


def model_name(model: Model, language: Language) -> str:
    """The curve of a model, in lower case."""
    return language.translate("Report", MODEL_NAMES[model])


def family_name(family: PrintedScales, language: Language) -> str:
    """What printed scales are called."""
    text = (MATCH_SCALES | OLD_SCALES).get(family.key)
    return family.name if text is None else language.translate("Report", text)


def family_note(family: PrintedScales, language: Language) -> str:
    """What else there is to say of printed scales, "" for nothing."""
    return language.translate("Report", OLD_MODEL) if family.key in OLD_SCALES else family.note


def scale_name(scale: Scale, language: Language) -> str:
    """What a scale is called, without its board count: "WBF continuous scale"."""
    if isinstance(scale, PrintedScale):
        return family_name(scale.family, language)
    return _rule_name(scale.kind, scale.rule.model, language)


def spec_name(spec: ScaleSpec, language: Language) -> str:
    """The same of a scale that need not be made."""
    if spec.family is not None:
        return family_name(spec.family, language)
    return _rule_name(spec.kind, spec.model, language)


def pin_parts(spec: ScaleSpec, language: Language) -> Iterator[str]:
    """What a scale is beside its board count: its name, and whatever is not usual in it."""
    yield spec_name(spec, language)
    if spec.family is None:
        if spec.v0 != USUAL.v0:
            yield f"{language.plain(2 * spec.v0)}-0"
        if spec.blitz is not None or spec.factor != STANDARD_FACTOR:
            yield _blitz(spec.blitz, spec.factor, language)
        if spec.half_match:
            yield language.translate("Report", "half match")


def rule_facts(spec: ScaleSpec, language: Language) -> str:
    """The range and the blitz of a scale, usual or not; what there is to say of a printed one."""
    if spec.family is not None:
        return family_note(spec.family, language)
    parts = [f"{language.plain(2 * spec.v0)}-0", _blitz(spec.blitz, spec.factor, language)]
    if spec.half_match:
        parts.append(language.translate("Report", "half match"))
    return ", ".join(parts)


def pin_name(spec: ScaleSpec, language: Language) -> str:
    """A scale that stands among others: "16 boards, WBF discrete scale, 25-0"."""
    return ", ".join((language.boards(spec.boards), *pin_parts(spec, language)))


def _blitz(blitz: Number | None, factor: Number, language: Language) -> str:
    if blitz is not None:
        text = language.translate("Report", "blitz {imps} IMPs")
        return text.format(imps=language.number(float(blitz), 1))
    text = language.translate("Report", "blitz {factor} \N{SQUARE ROOT}boards IMPs")
    return text.format(factor=language.plain(factor))


def _rule_name(kind: str, model: Model, language: Language) -> str:
    if kind == ContinuousScale.kind:
        if model is Model.EXPONENTIAL:
            return language.translate("Report", "WBF continuous scale")
        text = language.translate("Report", "Continuous scale ({model})")
    else:
        if model is Model.EXPONENTIAL:
            return language.translate("Report", "WBF discrete scale")
        text = language.translate("Report", "Discrete scale ({model})")
    return text.format(model=model_name(model, language))


def title(scale: Scale, language: Language) -> str:
    """What is made of what, for the title of several scales."""
    if scale.unit is Unit.PERCENT:
        return language.translate("Report", "Matchpoints to Victory Points")
    if scale.unit is Unit.BOARD:
        return language.translate("Report", "Points of boards to Victory Points")
    return language.translate("Report", "IMPs to Victory Points")


def margin_heading(scale: Scale, language: Language) -> str:
    """The unit of a scale's margins, for a heading."""
    return unit_heading(scale.unit, language)


def unit_heading(unit: Unit, language: Language) -> str:
    """The unit of margins, for a heading."""
    return language.translate("Report", UNITS[unit])


def margin_number(unit: Unit, margin: int, language: Language) -> str:
    """A margin without its unit: IMPs, or the percentage of the matchpoints."""
    if unit is Unit.PERCENT:
        return language.vp(5000 + margin)
    return str(margin)


def margin_text(scale: Scale, margin: int, language: Language) -> str:
    """A margin with its unit: "12 IMPs", "53.25 %"."""
    if scale.unit is Unit.PERCENT:
        return f"{margin_number(scale.unit, margin, language)} %"
    return _told(scale.unit, margin, language)


def margins_text(unit: Unit, first: int, last: int | None, language: Language) -> str:
    """A band of margins without its unit: "31 – 38", "50.93 – 52.80", "39 +"."""
    if unit is not Unit.PERCENT:
        return language.band(first, last)
    start = margin_number(unit, first, language)
    if last is None:
        return f"{start} +"
    return start if first == last else f"{start} \N{EN DASH} {margin_number(unit, last, language)}"


def span_text(unit: Unit, first: int, last: int | None, language: Language) -> str:
    """Margins with their unit: "12 IMPs", "31 – 38 IMPs", "50.93 – 52.80 %"."""
    if unit is Unit.PERCENT:
        return f"{margins_text(unit, first, last, language)} %"
    if first == last:
        return _told(unit, first, language)
    band = margins_text(unit, first, last, language)
    if unit is Unit.BOARD:
        return band
    return language.translate("Report", "{band} IMPs").format(band=band)


def _told(unit: Unit, margin: int, language: Language) -> str:
    """IMPs with their unit; points of boards are numbers alone."""
    sign = MINUS if margin < 0 else ""
    if unit is Unit.BOARD:
        return f"{sign}{abs(margin)}"
    return sign + language.translate("Report", "%n IMP(s)", None, abs(margin))


def compared_names(scales: Sequence[Scale], language: Language) -> tuple[str, ...]:
    """What scales side by side are called: their board counts, and whatever they differ in.

    "16 boards" where that is all, "16 boards, discrete, 25-0" where there is more.
    """
    told = [_parts(scale, language) for scale in scales]
    kinds, ranges, blitzes, halves = map(set, zip(*told, strict=True))
    own = {""}  # a printed scale says all by its name
    differing = [len(each) > 1 for each in (kinds, ranges - own, blitzes - own, halves)]
    return tuple(
        ", ".join((language.boards(scale.boards), *filter(None, compress(parts, differing))))
        for scale, parts in zip(scales, told, strict=True)
    )


def name_among(scale: Scale, scales: Sequence[Scale], language: Language) -> str:
    """What one of several scales side by side is called."""
    names = compared_names(scales, language)
    return next(name for name, each in zip(names, scales, strict=True) if each is scale)


def _parts(scale: Scale, language: Language) -> tuple[str, str, str, str]:
    """Kind, range, blitz and half match of a scale; a printed one says all by its name."""
    if isinstance(scale, PrintedScale):
        return family_name(scale.family, language), "", "", ""
    rule = scale.rule
    numbers = rule.v0, rule.factor, rule.blitz, rule.half_match, rule.model
    return _rule_parts(scale.kind, *numbers, language)


@lru_cache(KEPT)
def _rule_parts(
    kind: str,
    v0: Number,
    factor: Number,
    blitz: Number | None,
    half_match: bool,
    model: Model,
    language: Language,
) -> tuple[str, str, str, str]:
    """The same of a rule: what a spinner turns through has one."""
    name = language.translate("Report", KIND_NAMES[kind])
    if model is not Model.EXPONENTIAL:
        name = f"{name} ({model_name(model, language)})"
    half = language.translate("Report", "half match") if half_match else ""
    return name, f"{language.plain(2 * v0)}-0", _blitz(blitz, factor, language), half
