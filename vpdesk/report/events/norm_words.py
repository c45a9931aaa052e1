"""Title norms as a table and in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.events.names import of_rounds, player_name, tournament_rule
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.fide.norms import Demand, DemandFound, Norm, norms
from vpdesk.tournament.tournament import Tournament

LACKING = {
    Demand.GAMES: QT_TRANSLATE_NOOP("NormWords", "games played: {found}, needed {needed}"),
    Demand.PLAYERS: QT_TRANSLATE_NOOP("NormWords", "players: {found}, needed {needed}"),
    Demand.OTHER_FEDERATIONS: QT_TRANSLATE_NOOP(
        "NormWords", "other federations of opponents: {found}, needed {needed}"
    ),
    Demand.OWN_FEDERATION: QT_TRANSLATE_NOOP(
        "NormWords", "opponents of the player's own federation: {found}, at most {needed}"
    ),
    Demand.ONE_FEDERATION: QT_TRANSLATE_NOOP(
        "NormWords", "opponents of one federation: {found}, at most {needed}"
    ),
    Demand.HOLDERS: QT_TRANSLATE_NOOP(
        "NormWords", "opponents with titles: {found}, needed {needed}"
    ),
    Demand.OF_TITLE: QT_TRANSLATE_NOOP(
        "NormWords", "opponents with this title or a higher one: {found}, needed {needed}"
    ),
    Demand.AVERAGE: QT_TRANSLATE_NOOP(
        "NormWords", "average rating of opponents: {found}, needed {needed}"
    ),
    Demand.SHARE: QT_TRANSLATE_NOOP("NormWords", "points: {found} %, needed {needed} %"),
    Demand.PERFORMANCE: QT_TRANSLATE_NOOP("NormWords", "performance: {found}, needed {needed}"),
}

SHORT = {  # in a column, where long words make small type
    Demand.GAMES: QT_TRANSLATE_NOOP("NormWords", "Games"),
    Demand.PLAYERS: QT_TRANSLATE_NOOP("NormWords", "Players"),
    Demand.OTHER_FEDERATIONS: QT_TRANSLATE_NOOP("NormWords", "Other federations"),
    Demand.OWN_FEDERATION: QT_TRANSLATE_NOOP("NormWords", "Own federation"),
    Demand.ONE_FEDERATION: QT_TRANSLATE_NOOP("NormWords", "One federation"),
    Demand.HOLDERS: QT_TRANSLATE_NOOP("NormWords", "Titles"),
    Demand.OF_TITLE: QT_TRANSLATE_NOOP("NormWords", "Of this title"),
    Demand.AVERAGE: QT_TRANSLATE_NOOP("NormWords", "Average"),
    Demand.SHARE: QT_TRANSLATE_NOOP("NormWords", "Points, %"),
}


def norm_tables(tournament: Tournament, after: int, language: Language) -> Iterator[Table]:
    """The table of them all, then for each player the games of the best one."""
    yield norms_table(tournament, after, language)
    best: dict[int, Norm] = {}
    for norm in norms(tournament, after):
        if norm.number not in best or best[norm.number].lacking:
            best[norm.number] = norm
    for norm in best.values():
        yield _games_table(tournament, norm, language)


def norms_table(tournament: Tournament, after: int, language: Language) -> Table:
    """Who reaches the performance of a norm, what there is of each demand, and what lacks."""
    translate = language.translate
    headings = (
        translate("EventReport", "No."),
        translate("EventReport", "Name"),
        translate("NormWords", "Norm"),
        translate("NormWords", "Games"),
        translate("NormWords", "Other federations"),
        translate("NormWords", "Titles"),
        translate("NormWords", "Of this title"),
        translate("NormWords", "Average"),
        translate("RatingWords", "Performance"),
        translate("NormWords", "Lacking"),
    )
    shown = (
        *(Demand.GAMES, Demand.OTHER_FEDERATIONS, Demand.HOLDERS, Demand.OF_TITLE),
        *(Demand.AVERAGE, Demand.PERFORMANCE),
    )
    rows = tuple(
        (
            Cell(str(norm.number), norm.number),
            Cell(player_name(tournament.by_number[norm.number])),
            Cell(norm.title.name),
            *(Cell(str(norm.found(each)), norm.found(each)) for each in shown),
            Cell(_lacking_shortly(norm, language)),
        )
        for norm in norms(tournament, after)
    )
    title = translate("NormWords", "Title norms after round {number}").format(number=after)
    title = of_rounds(title, tournament, after, language)
    said = translate(
        "NormWords",
        "FIDE title regulations 1.4, without rounds per day, arbiters and exempt championships",
    )
    if not rows:
        none = translate("NormWords", "Nobody reaches the performance of a norm")
        said = f"{none}. {said}"
    rule = tournament_rule(tournament, said, language)
    starts = tuple(range(1, len(rows) + 1))
    return Table(title, rule, headings, rows, starts, words=(1, 2, len(headings) - 1))


def _games_table(tournament: Tournament, norm: Norm, language: Language) -> Table:
    """Opponent by opponent, with what each counts as."""
    translate = language.translate
    headings = (
        translate("EventReport", "Round"),
        translate("EventReport", "Opponent"),
        translate("NormWords", "Title"),
        translate("NormWords", "Federation"),
        translate("EventReport", "Rating"),
        translate("NormWords", "Counts as"),
        translate("EventReport", "Points"),
    )
    rows = tuple(
        (
            Cell(str(each.round), each.round),
            Cell(each.opponent.name),
            Cell(each.opponent.title),
            Cell(each.opponent.federation),
            Cell(str(each.opponent.rating or ""), each.opponent.rating or None),
            Cell(str(each.rating), each.rating),
            Cell(language.points(each.points), each.points / 100),
        )
        for each in norm.games
    )
    name = player_name(tournament.by_number[norm.number])
    title = translate("NormWords", "{name}: {title} norm").format(name=name, title=norm.title.name)
    rule = tournament_rule(tournament, norm_sentence(norm, language), language)
    return Table(title, rule, headings, rows, tuple(range(1, len(rows) + 1)), words=(1,))


def norm_sentence(norm: Norm, language: Language) -> str:
    """That it is one, or what lacks."""
    text = language.translate(
        "NormWords", "{title} norm: performance {performance}, needed {needed}; games: {games}."
    )
    if norm.lacking:
        text = language.translate("NormWords", "No {title} norm: {lacking}.")
    said = text.format(
        title=norm.title.name,
        performance=norm.found(Demand.PERFORMANCE),
        games=norm.found(Demand.GAMES),
        needed=norm.title.performance,
        lacking=_lacking(norm, language),
    )
    return " ".join((said, *_why_so(norm, language)))


def _lacking_shortly(norm: Norm, language: Language) -> str:
    """In few words, as the sentences of the games have the others: what there is (and needed)."""
    translate = language.translate
    found = (
        f"{translate('NormWords', SHORT[each.demand])} {each.found} ({each.needed})"
        for each in norm.lacking
    )
    return "; ".join(found) or translate("NormWords", "nothing")


def _why_so(norm: Norm, language: Language) -> Iterator[str]:
    """By which articles less is needed."""
    if norm.short:
        yield language.translate(
            "NormWords", "Eight games and a round won without playing are enough (1.4.1c)."
        )
    if norm.guests:
        yield language.translate(
            "NormWords", "Among so many guests federations do not matter (1.4.3d)."
        )


def _lacking(norm: Norm, language: Language) -> str:
    def said(each: DemandFound) -> str:
        text = language.translate("NormWords", LACKING[each.demand])
        return text.format(found=each.found, needed=each.needed)

    return ", ".join(map(said, norm.lacking))
