"""What tie-breaks are called, what they are, and what a value is made of, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.kind_words import (
    DIRECT_ENCOUNTER,
    RANKED_BY,
)
from vpdesk.report.language import Language
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.tie_break_order import changed_order, unknown_codes
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Tournament

NOBODY = "\N{EN DASH}"
MOST_UNMET = 12  # who was not met are named up to so many


class Words(NamedTuple):
    """A tie-break's name, for a heading, and what it is, in a sentence or two."""

    name: str
    meaning: str


WORDS = {
    TieBreak.BOARD_POINTS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Board points"),
        QT_TRANSLATE_NOOP("TieBreaks", "The points of all boards of all matches."),
    ),
    TieBreak.MATCH_POINTS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Match points"),
        QT_TRANSLATE_NOOP("TieBreaks", "The points for matches won and drawn."),
    ),
    TieBreak.BUCHHOLZ_CUT_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz Cut 1"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The sum of the opponents' points without the least of them."
        ),
    ),
    TieBreak.BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the opponents' points."),
    ),
    TieBreak.BUCHHOLZ_CUT_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Buchholz Cut 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The sum of the opponents' points without the two least of them."
        ),
    ),
    TieBreak.MEDIAN_BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Median Buchholz"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The sum of the opponents' points without the least and the greatest of them.",
        ),
    ),
    TieBreak.MEDIAN_BUCHHOLZ_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Median Buchholz 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The sum of the opponents' points without the two least and the two greatest of them.",
        ),
    ),
    TieBreak.SONNEBORN_BERGER: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points of every opponent who was beaten, and half of them after a draw.",
        ),
    ),
    TieBreak.SONNEBORN_BERGER_CUT_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger Cut 1"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "Sonneborn-Berger without what the opponent with the fewest points adds."
        ),
    ),
    TieBreak.SONNEBORN_BERGER_CUT_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger Cut 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "Sonneborn-Berger without what the two opponents with the fewest points add.",
        ),
    ),
    TieBreak.DIRECT: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Direct encounter"),
        DIRECT_ENCOUNTER.chess,
    ),
    TieBreak.PROGRESSIVE: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Progressive score"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the points after each round."),
    ),
    TieBreak.PROGRESSIVE_CUT_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Progressive score Cut 1"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the points after each round but the first."),
    ),
    TieBreak.PROGRESSIVE_CUT_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Progressive score Cut 2"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the points after each round but the first two."),
    ),
    TieBreak.WINS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Wins"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The rounds that brought as many points as a win, played or not."
        ),
    ),
    TieBreak.GAMES_WON: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Games won"),
        QT_TRANSLATE_NOOP("TieBreaks", "The games won at the board."),
    ),
    TieBreak.GAMES_BLACK: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Games with Black"),
        QT_TRANSLATE_NOOP("TieBreaks", "The games played with Black."),
    ),
    TieBreak.GAMES_WON_BLACK: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Games won with Black"),
        QT_TRANSLATE_NOOP("TieBreaks", "The games won at the board with Black."),
    ),
    TieBreak.ROUNDS_PLAYED: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Rounds one elected to play"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The rounds without byes that were asked for and games lost by forfeit.",
        ),
    ),
    TieBreak.STANDARD_POINTS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Standard points"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "1 per round with more points than the opponent, ½ for equal; a bye compares "
            "with a draw.",
        ),
    ),
    TieBreak.FORE_BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Buchholz"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "Buchholz as if all last games had been drawn: it is known before they are played.",
        ),
    ),
    TieBreak.FORE_BUCHHOLZ_CUT_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Buchholz Cut 1"),
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Buchholz without the least of the opponents' points."),
    ),
    TieBreak.FORE_BUCHHOLZ_CUT_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Buchholz Cut 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "Fore Buchholz without the two least of the opponents' points."
        ),
    ),
    TieBreak.FORE_MEDIAN: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Median Buchholz"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "Fore Buchholz without the least and the greatest of the opponents' points.",
        ),
    ),
    TieBreak.FORE_MEDIAN_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Fore Median Buchholz 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "Fore Buchholz without the two least and the two greatest of the opponents' points.",
        ),
    ),
    TieBreak.OPPONENTS_BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Average of opponents' Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "The mean Buchholz of the opponents met at the board."),
    ),
    TieBreak.OPPONENTS_FORE_BUCHHOLZ: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Average of opponents' Fore Buchholz"),
        QT_TRANSLATE_NOOP("TieBreaks", "The mean Fore Buchholz of the opponents met at the board."),
    ),
    TieBreak.KOYA: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Koya"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points against opponents with half of the possible points or more.",
        ),
    ),
    TieBreak.KOYA_UP_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Koya, limit ½ higher"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points against opponents at least ½ point above half of the possible points.",
        ),
    ),
    TieBreak.KOYA_UP_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Koya, limit 1 higher"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points against opponents at least 1 point above half of the possible points.",
        ),
    ),
    TieBreak.KOYA_DOWN_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Koya, limit ½ lower"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points against opponents at most ½ point short of half of the possible points.",
        ),
    ),
    TieBreak.KOYA_DOWN_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Koya, limit 1 lower"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The points against opponents at most 1 point short of half of the possible points.",
        ),
    ),
    TieBreak.AVERAGE_RATING: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' average rating"),
        QT_TRANSLATE_NOOP("TieBreaks", "The mean rating of the opponents who have one."),
    ),
    TieBreak.AVERAGE_RATING_CUT_1: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' average rating Cut 1"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The mean of the opponents' ratings without the least of them."
        ),
    ),
    TieBreak.AVERAGE_RATING_CUT_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' average rating Cut 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The mean of the opponents' ratings without the two least of them."
        ),
    ),
    TieBreak.AVERAGE_RATING_MEDIAN: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' average rating Median 1"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The mean of the opponents' ratings without the least and the greatest of them.",
        ),
    ),
    TieBreak.AVERAGE_RATING_MEDIAN_2: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' average rating Median 2"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The mean of the opponents' ratings without the two least and the two "
            "greatest of them.",
        ),
    ),
    TieBreak.PERFORMANCE: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Tournament performance rating"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The mean of the opponents' ratings, and what the score against them adds by "
            "FIDE's table.",
        ),
    ),
    TieBreak.PERFECT_PERFORMANCE: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Perfect tournament performance"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The lowest rating from which FIDE's table expects as many points.",
        ),
    ),
    TieBreak.OPPONENTS_PERFORMANCE: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Average performance of opponents"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The mean tournament performance rating of the opponents met at the board.",
        ),
    ),
    TieBreak.OPPONENTS_PERFECT: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Average perfect performance of opponents"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The mean perfect tournament performance of the opponents met at the board.",
        ),
    ),
    TieBreak.RATING: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Rating"),
        QT_TRANSLATE_NOOP("TieBreaks", "The higher rating is ahead."),
    ),
    TieBreak.RATING_REVERSED: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Rating, lowest first"),
        QT_TRANSLATE_NOOP("TieBreaks", "The lower rating is ahead."),
    ),
    TieBreak.PAIRING_NUMBER: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Pairing number"),
        QT_TRANSLATE_NOOP("TieBreaks", "The one higher in the starting list is ahead."),
    ),
    TieBreak.PAIRING_NUMBER_REVERSED: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Pairing number, last first"),
        QT_TRANSLATE_NOOP("TieBreaks", "The one lower in the starting list is ahead."),
    ),
    TieBreak.IMP_QUOTIENT: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "IMP quotient"),
        QT_TRANSLATE_NOOP("TieBreaks", "All IMPs won, divided by all IMPs lost."),
    ),
    TieBreak.NET_IMPS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Net IMPs"),
        QT_TRANSLATE_NOOP("TieBreaks", "All IMPs won less all IMPs lost."),
    ),
    TieBreak.SB_VP: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Sonneborn-Berger in VPs"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The VPs of every opponent, times the share of a match's VPs that was got from them.",
        ),
    ),
    TieBreak.OPPONENTS_VPS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Opponents' VPs"),
        QT_TRANSLATE_NOOP("TieBreaks", "The sum of the VPs that the opponents have."),
    ),
    TieBreak.AMONG_VPS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "VPs among them"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "The VPs in the matches of those who are level, where all have met."
        ),
    ),
    TieBreak.AMONG_IMPS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "IMPs among them"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "Net IMPs in the matches of those who are level, where all have met."
        ),
    ),
    TieBreak.AMONG_IMPS_TWO: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "IMPs between two"),
        QT_TRANSLATE_NOOP(
            "TieBreaks", "Net IMPs in the match of two who are level; of no use for three or more."
        ),
    ),
    TieBreak.NEXT_MET: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "IMPs against the next"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "Net IMPs against the next team that all level teams met, and so on until they differ.",
        ),
    ),
    TieBreak.MATCHES_WON: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Matches won"),
        QT_TRANSLATE_NOOP("TieBreaks", "Matches won at the table."),
    ),
    TieBreak.SHARE_WON: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Percentage of matches won"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The percentage of matches won at the table; a drawn one counts half.",
        ),
    ),
    TieBreak.PER_BOARD: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Points per board"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "The VPs of the matches at the table, divided by the boards that were played in them.",
        ),
    ),
    TieBreak.LOTS: Words(
        QT_TRANSLATE_NOOP("TieBreaks", "Drawing of lots"),
        QT_TRANSLATE_NOOP(
            "TieBreaks",
            "A lot each, 1 the best, by the event's first name and round; alike on every computer.",
        ),
    ),
}


def tie_break_name(tie_break: TieBreak, language: Language) -> str:
    """Its name, for a heading."""
    return language.translate("TieBreaks", WORDS[tie_break].name)


def tie_break_label(tie_break: TieBreak, language: Language) -> str:
    """Its name with the code that report files have, for a choice of many."""
    text = language.translate("TieBreaks", "{name} ({code})")
    code = tie_break.value.code.removeprefix("OTHER_")
    return text.format(name=tie_break_name(tie_break, language), code=code)


def tie_break_meaning(tie_break: TieBreak, kind: Kind, language: Language) -> str:
    """What it is, in a sentence or two."""
    if tie_break is TieBreak.DIRECT:
        return DIRECT_ENCOUNTER.of(kind, language)
    return language.translate("TieBreaks", WORDS[tie_break].meaning)


def order_notes(tournament: Tournament, language: Language) -> tuple[str, ...]:
    """What is to be told of the tournament's tie-breaks: those not known, and a late change."""
    notes = []
    if unknown := unknown_codes(tournament):
        text = language.translate(
            "TieBreaks",
            "Unknown here and ignored, but kept for report files: {codes}.",
        )
        notes.append(text.format(codes=", ".join(unknown)))
    if changed := changed_order(tournament):
        text = language.translate(
            "TieBreaks",
            "Changed after round {round}, when they had been announced. Before: {codes}.",
        )
        notes.append(text.format(round=changed[0], codes=changed[1].replace(",", ", ")))
    return tuple(notes)


def order_text(order: Sequence[TieBreak], kind: Kind, language: Language) -> str:
    """By what players are ranked: "ranking: Points, Direct encounter, Buchholz"."""
    points = RANKED_BY.of(kind, language)
    names = [tie_break_name(each, language) for each in order]
    text = language.translate("TieBreaks", "ranking: {criteria}")
    return text.format(criteria=", ".join([points, *names]))


def lots_note(
    tournament: Tournament, order: Sequence[TieBreak], language: Language
) -> Iterator[str]:
    """When lots that count were drawn, and why; of files of before what they follow from."""
    lots = tournament.lots
    if TieBreak.LOTS not in order or not tournament.rounds or tournament.is_knock_out:
        return
    if lots is None or not lots.at:
        yield language.translate(
            "EventReport", "Lots follow from the first name of the event and its first round."
        )
        return
    texts = {
        True: language.translate("EventReport", "Lots drawn {time}: {reason}."),
        False: language.translate("EventReport", "Lots drawn {time}, for the first time."),
    }
    text = texts[bool(lots.reason)]
    yield text.format(time=lots.at[:16].replace("T", " "), reason=lots.reason)
