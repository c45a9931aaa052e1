"""vpdesk-cli swiss explain: why a round is drawn as it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace

from vpdesk.cli.options.options import UsageError
from vpdesk.report.events.why.why_words import bye_words, float_words, why_not_words
from vpdesk.report.events.why.words_dutch import draw_words
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.trace import Draw
from vpdesk.tournament.draws.why import why_bye, why_float, why_not
from vpdesk.tournament.tournament import Tournament


def explain(tournament: Tournament, args: argparse.Namespace) -> bytes:
    """The draw in words, or the answers to the questions that are asked of it.

    Raises UsageError, and NoPairingError if there is no draw to explain.
    """
    number = args.round or tournament.next_round
    if number > tournament.next_round:
        raise UsageError(f"Round {number} cannot be drawn before round {tournament.next_round}.")
    if args.round and not tournament.planned:
        tournament = replace(tournament, planned=max(number, len(tournament.rounds)))
    asked = [each for couple in args.why_not for each in couple]
    for player in (*asked, *filter(None, [args.float])):
        if player not in tournament.by_number:
            raise UsageError(f"There is no player {player}.")
    if any(one == other for one, other in args.why_not):
        raise UsageError("A player meets somebody else.")
    before = tournament.through(number - 1)
    drawn = draw(before)
    paragraphs = tuple(_answers(before, drawn, args))
    if paragraphs:
        title = f"Round {number}, drawn by the FIDE Dutch rules, edition {drawn.edition}"
        paragraphs = (Paragraph(title), *paragraphs)
    else:
        paragraphs = draw_words(drawn, before, Language())
    lines = [f"\n{each.text}" if each.strong else each.text for each in paragraphs]
    return "".join(f"{line}\n" for line in lines).lstrip("\n").encode()


def _answers(before: Tournament, drawn: Draw, args: argparse.Namespace) -> Iterator[Paragraph]:
    language = Language()
    for one, other in args.why_not:
        why = why_not(before, one, other, drawn=drawn)
        yield from why_not_words(why, drawn, before, language)
    if args.bye:
        yield from bye_words(why_bye(before, drawn), drawn, before, language)
    if args.float:
        floats = why_float(before, drawn, args.float)
        yield from float_words(args.float, floats, drawn, before, language)


def reason(before: Tournament, drawn: Draw, white: int, black: int) -> str:
    """Why a pair (black 0: a bye) is not that of the draw. before: the rounds before it."""
    language = Language()
    if not black:
        why = why_bye(before, drawn, white)
        if why.number and not why.passed:
            return f"{why.number} comes before {white} for the bye."
        return bye_words(why, drawn, before, language)[-1].text
    for each in drawn.pairings:
        if (each.black, each.white) == (white, black):
            return (
                f"{white} and {black} have the colours of {each.colour_rule} the other way round."
            )
    asked = why_not(before, white, black, drawn=drawn)
    question, answer, *_ = why_not_words(asked, drawn, before, language)
    return f"{question.text} {answer.text}"
