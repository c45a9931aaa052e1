"""Why a pair has what it has on a board, in sentences with their figures."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from vpdesk.pairs.matchpoints import BoardComparison, small_field_percent
from vpdesk.pairs.methods import METHODS
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.why import Datum, ScoreWhy, WhyPart, why
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_words import (
    amount_text,
    named_text,
    percent_text,
    signed_points,
)


def why_lines(why: ScoreWhy, language: Language) -> tuple[str, ...]:
    """The sentences, one a line: the method, the result, how its points come about."""
    lines = [language.translate("PairsMethods", METHODS[why.method].sentence)]
    lines += _noted(why, language)
    if why.given is not None:
        lines += _given(why, why.given, language)
    elif not why.parts:
        lines.append(language.translate("PairsWhy", "The board was not played."))
    elif why.comparison is not None:
        lines += _matchpoints(why, why.comparison, language)
    else:
        lines += _imps(why, language)
    return tuple(lines)


def why_text(scored: ScoredEvening, place: BoardPlace | None, language: Language) -> str:
    """Why both sides of a result have their scores; of one that is missing what there is."""
    result = None if place is None else scored.result(place)
    lines = list(_missing(scored, place, language)) if place is not None and not result else []
    if place is not None and result is not None:
        for side in (result.ns, result.ew):
            found = why(scored, place, side[0])
            if found is not None:
                method, *said = why_lines(found, language)
                if not lines:
                    lines.append(method)
                lines += [f"{named_text(scored.evening, side, language)}:", *said]
    return "\n".join(lines)


def _missing(scored: ScoredEvening, place: BoardPlace, language: Language) -> Iterator[str]:
    """Who plays where the result is missing, and what there is of the board."""
    translate, evening = language.translate, scored.evening
    meeting = evening.meeting(place)
    ns, ew = (named_text(evening, side, language) for side in (meeting.ns, meeting.ew))
    text = translate("PairsWhy", "No result yet: {ns} against {ew}.")
    yield text.format(ns=ns.strip(), ew=ew.strip())
    if place.board in evening.cancelled:
        yield translate("PairsWhy", "The board is cancelled.")
        return
    due = sum(each.board == place.board for each in evening.due)
    there = [each for each in evening.entries if each.board == place.board]
    text = translate("PairsWhy", "Board {board}: {there} of {due} results are in.")
    yield text.format(board=place.board, there=len(there), due=due)


def _noted(why: ScoreWhy, language: Language) -> Iterator[str]:
    entry, translate = why.result.entry, language.translate
    if entry.turned:
        yield translate("PairsWhy", "The arrow was turned: the pairs sat the other way round.")
    if entry.ns or entry.ew:
        yield translate("PairsWhy", "Pairs other than those of the movement played the board.")
    if entry.group:
        text = translate(
            "PairsWhy", "The board was fouled; it is compared with the results of group {group}."
        )
        yield text.format(group=entry.group)
    if entry.law or entry.reason:
        text = translate("PairsWhy", "The director gave this score: {reason}")
        yield text.format(reason=", ".join(filter(None, (entry.law, entry.reason))))


def _given(why: ScoreWhy, given: Fraction, language: Language) -> Iterator[str]:
    translate = language.translate
    if why.top is None:
        text = translate("PairsWhy", "Given: {percent} %; IMPs: {imps}.")
        imps = signed_points(why.points or Fraction(0), language)
        yield text.format(percent=amount_text(given, language), imps=imps)
        if why.counts is not None and why.counts != why.points:
            text = translate("PairsWhy", "Its average on the other boards gives the pair {imps}.")
            yield text.format(imps=signed_points(why.counts, language))
        return
    percent = why.percent
    if percent is not None and percent != given:
        text = translate(
            "PairsWhy",
            "Given: {percent} %. The pair gets its average on the other boards, {own} %.",
        )
    else:
        text = translate("PairsWhy", "Given: {percent} %.")
    own = percent_text(why.own, language)
    yield text.format(percent=amount_text(given, language), own=own)
    yield _of_top(why, language)


def _matchpoints(why: ScoreWhy, whole: BoardComparison, language: Language) -> Iterator[str]:
    for each in why.parts:
        if each.comparison is not None:
            yield _compared(each, each.comparison, language)
    sum_text = _sum_text(whole, language)
    values = {
        "sum": sum_text,
        "m": amount_text(whole.points, language),
        "expected": whole.expected,
        "actual": whole.actual,
    }
    alone = why.method == "board-a-match" and whole.actual == 1
    if alone or (why.method == "matchpoints" and whole.too_few):
        text = language.translate(
            "PairsWhy",
            "Results: {actual} of {expected} expected, too few to compare: {percent} %.",
        )
        percent = amount_text(why.percent if alone else small_field_percent(whole), language)
        yield text.format(**values, percent=percent)
    elif why.method == "ascherman":
        text = language.translate("PairsWhy", "({sum} + 1) × {expected} / {actual} = {points}.")
        yield text.format(**values, points=amount_text(why.points, language))
    elif why.method == "board-a-match":
        yield f"({sum_text}) / {whole.actual - 1} = {amount_text(why.points, language)}"
    elif whole.actual == whole.expected:
        yield f"{sum_text} = {values['m']}"
    elif why.method == "factored":
        text = language.translate("PairsWhy", "({sum}) × {expected} / {actual} = {points}.")
        yield text.format(**values, points=amount_text(why.points, language))
    else:
        text = language.translate(
            "PairsWhy",
            "{actual} of {expected} in; Neuberg: ({sum} + 1) × {expected} / {actual} "
            "\N{MINUS SIGN} 1 = {points}.",
        )
        yield text.format(**values, points=amount_text(why.points, language))
    yield _of_top(why, language)


def _compared(part: WhyPart, found: BoardComparison, language: Language) -> str:
    text = language.translate(
        "PairsWhy",
        "{score}: better than {beaten}, equal to {equal}, worse than {lost} of the others.",
    )
    numbers = (found.beaten, found.equal, found.lost)
    beaten, equal, lost = (amount_text(each, language) for each in numbers)
    return text.format(score=_scored(part, language), beaten=beaten, equal=equal, lost=lost)


def _scored(part: WhyPart, language: Language) -> str:
    """A score as its side sees it, with its weight: "60 % +110"."""
    points = signed_points(part.points, language)
    if part.weight == 1:
        return points
    return f"{amount_text(100 * part.weight, language)} % {points}"


def _sum_text(found: BoardComparison, language: Language) -> str:
    """What the matchpoints are among the results that are there: "2 × 5 + 2"."""
    return f"2 × {amount_text(found.beaten, language)} + {amount_text(found.equal, language)}"


def _of_top(why: ScoreWhy, language: Language) -> str:
    text = language.translate("PairsWhy", "Matchpoints: {points} of {top}, {percent} %.")
    return text.format(
        points=amount_text(why.counts, language),
        top=amount_text(why.top, language),
        percent=percent_text(why.percent, language),
    )


def _imps(why: ScoreWhy, language: Language) -> Iterator[str]:
    if why.datum is not None:
        yield _datum_text(why, why.datum, language)
    for each in why.parts:
        yield _from_datum(each, language) if why.datum is not None else _crossed(each, language)
    imps = sum((each.weight * (each.imps or 0) for each in why.parts), start=Fraction(0))
    points = signed_points(why.points or Fraction(0), language)
    if why.divisor > 1:
        text = language.translate("PairsWhy", "IMPs: {imps} / {divisor} = {points}.")
        imps_text = signed_points(imps, language)
        yield text.format(imps=imps_text, divisor=why.divisor, points=points)
    elif len(why.parts) > 1:
        yield language.translate("PairsWhy", "IMPs by their weights: {points}.").format(
            points=points
        )


def _datum_text(why: ScoreWhy, datum: Datum, language: Language) -> str:
    translate = language.translate
    if datum.left_out:
        text = translate(
            "PairsWhy", "The mean of the results ({count}), without {left} at each end, is {mean}."
        )
    else:
        text = translate("PairsWhy", "The mean of the results ({count}) is {mean}.")
    mean = signed_points(datum.mean, language)
    told = text.format(count=datum.counted, left=datum.left_out, mean=mean)
    if why.method != "butler":
        return told
    rounded = translate("PairsWhy", "To the nearest 10 points: {datum}.")
    return f"{told} {rounded.format(datum=signed_points(datum.points, language))}"


def _from_datum(part: WhyPart, language: Language) -> str:
    text = language.translate("PairsWhy", "{score} differs from it by {difference}; IMPs: {imps}.")
    return text.format(
        score=_scored(part, language),
        difference=signed_points(part.difference or Fraction(0), language),
        imps=signed_points(part.imps or Fraction(0), language),
    )


def _crossed(part: WhyPart, language: Language) -> str:
    text = language.translate("PairsWhy", "{score}: {parts}; IMPs in all: {imps}.")
    against = language.translate("PairsWhy", "{imps} against {other}")
    parts = []
    for each in part.versus:
        imps = language.signed(each.imps)
        if each.count != 1:
            imps = f"{amount_text(each.count, language)} × {imps}"
        parts.append(against.format(imps=imps, other=signed_points(each.points, language)))
    return text.format(
        score=_scored(part, language),
        parts=", ".join(parts) or "\N{EN DASH}",
        imps=signed_points(part.imps or Fraction(0), language),
    )
