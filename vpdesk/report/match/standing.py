"""Which result of a match holds, in sentences: that of its score sheet, or an adopted ruling."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.adopted import Adopted
from vpdesk.match.case import Case, What
from vpdesk.match.outcome import ResultStanding
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.rulings import Ruling
from vpdesk.report.language import Language
from vpdesk.report.match.ruling_words import (
    against_regulation,
    findings,
    happened,
    ruling_reasons,
    side_names,
    vp_text,
    way_name,
)

NOT_OF_SHEET = QT_TRANSLATE_NOOP(
    "Rulings", "The score sheet says: {sheet}. The ruling is on: {ruling}."
)
NOT_PLAYED = QT_TRANSLATE_NOOP(
    "Rulings", "The score sheet says: {sheet}. The ruling says: {ruling}"
)
ADOPTED = QT_TRANSLATE_NOOP("Rulings", "Adopted: this ruling is the result of the match.")
OTHER_ADOPTED = QT_TRANSLATE_NOOP(
    "Rulings", "The result of the match is another ruling that was adopted: {way}, {result}."
)
NOT_ADOPTED = QT_TRANSLATE_NOOP(
    "Rulings", "No ruling is adopted: the result of the match is that of the score sheet, {vps} VP."
)
BY_RULING = QT_TRANSLATE_NOOP("Rulings", "The result is that of an adopted ruling: {way}.")
BY_SHEET = QT_TRANSLATE_NOOP("Rulings", "By the scores alone it would be {vps} VP.")
THEN_AND_NOW = QT_TRANSLATE_NOOP(
    "Rulings",
    "The score sheet was {then} and is now {now}: look at the ruling again.",
)
NUMBERS = QT_TRANSLATE_NOOP("Rulings", "boards with a result {played} of {planned}, IMPs {imps}")
CHANGED = QT_TRANSLATE_NOOP(
    "Rulings",
    "The ruling was made on other numbers than those of the score sheet now: look at it again.",
)
OTHER_SCALE = QT_TRANSLATE_NOOP(
    "Rulings", "The ruling was made on another scale than that of the match now: look at it again."
)


def sheet_vps_text(standing: ResultStanding, language: Language) -> str:
    """The VPs of both sides by the score sheet: "12.97 – 7.03"."""
    assert standing.sheet_vps is not None
    return " \N{EN DASH} ".join(
        vp_text(each, language, whole=standing.whole) for each in standing.sheet_vps
    )


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


def adopted_vps(adopted: Adopted, language: Language) -> tuple[str, str]:
    """The VPs of both sides by an adopted ruling; "" for a side that is not there, at a bye."""
    home, away = final_vps(adopted.ruling, language)
    return home, "" if adopted.case.what is What.BYE else away


def standing_text(
    standing: ResultStanding,
    case: Case,
    regulation: Regulation,
    way: Way | None,
    language: Language,
) -> tuple[str, ...]:
    """Which result holds, for who reads of the rulings on a case; () where there is none yet.

    way: the one ruling that is told of, None where it is all of them.
    """
    return tuple(_standing(standing, case, regulation, way, language))


def _standing(
    standing: ResultStanding,
    case: Case,
    regulation: Regulation,
    way: Way | None,
    language: Language,
) -> Iterator[str]:
    adopted, translate = standing.adopted, language.translate
    if adopted is None:
        if standing.sheet_vps is not None:
            text = translate("Rulings", NOT_ADOPTED)
            yield text.format(vps=sheet_vps_text(standing, language))
        return
    if adopted.made_on(case, regulation) and way is adopted.ruling.way:
        yield translate("Rulings", ADOPTED)
    elif adopted.made_on(case, regulation) and way is None:
        yield translate("Rulings", BY_RULING).format(way=way_name(adopted.ruling.way, language))
    else:
        result = result_text(adopted.ruling, adopted.case, language)
        name = way_name(adopted.ruling.way, language)
        yield translate("Rulings", OTHER_ADOPTED).format(way=name, result=result)
    yield from doubts(adopted, language)


def doubts(adopted: Adopted, language: Language) -> Iterator[str]:
    """Why an adopted ruling should be looked at again, a sentence each."""
    if adopted.other_numbers:
        told = [_numbers(case, language) for case in (adopted.before, adopted.now)]
        text = language.translate("Rulings", CHANGED if told[0] == told[1] else THEN_AND_NOW)
        yield text.format(then=told[0], now=told[1])
    if adopted.other_scale:
        yield language.translate("Rulings", OTHER_SCALE)


def other_numbers_text(sheet: Case, ruled: Case, language: Language) -> str:
    """What the score sheet says, and what a ruling is on that says something else."""
    text = language.translate("Rulings", NOT_OF_SHEET if ruled.by_boards else NOT_PLAYED)
    told = _numbers(ruled, language) if ruled.by_boards else happened(ruled, language)
    return text.format(sheet=_numbers(sheet, language), ruling=told)


def adopted_text(
    standing: ResultStanding, language: Language, *, reasons: bool = True
) -> tuple[str, ...]:
    """On a score sheet: that its result is that of a ruling, why, and what the scores come to.

    reasons: with all of them; else with what happened alone. () where no ruling is adopted.
    """
    adopted = standing.adopted
    if adopted is None:
        return ()
    way = way_name(adopted.ruling.way, language)
    told = [language.translate("Rulings", BY_RULING).format(way=way)]
    told += findings(adopted.case, language)
    if reasons:
        told += ruling_reasons(adopted.ruling, adopted.case, adopted.regulation, language)
        told += against_regulation(adopted.ruling, adopted.regulation, language)
    if standing.sheet_vps is not None:
        text = language.translate("Rulings", BY_SHEET)
        told.append(text.format(vps=sheet_vps_text(standing, language)))
    return (*told, *doubts(adopted, language))


def _numbers(case: Case | None, language: Language) -> str:
    if case is None:
        return ""
    imps = " \N{EN DASH} ".join(language.plain(side.imps / 100) for side in (case.home, case.away))
    text = language.translate("Rulings", NUMBERS)
    return text.format(played=case.played, planned=case.planned, imps=imps)
