"""Names in a Swiss tournament: players, seats, rounds, and how a round was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.report.events.kind_words import BOARD_NUMBER, FIRST, SECOND
from vpdesk.report.language import Language
from vpdesk.report.name_letters import SortLetters, name_letters
from vpdesk.report.table import Cell
from vpdesk.tournament.fide.tournament_data import round_times
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import FIRST_LEG
from vpdesk.tournament.team_rules import FirstRound, TeamMethod
from vpdesk.tournament.tournament import FREE, HALVES, KNOCK_OUT, Edition

if TYPE_CHECKING:
    from vpdesk.tournament.tournament import Entrant, Tournament

SEEDING = (TeamMethod.TOP_DOWN.value, TeamMethod.LEAST_TOTAL.value)  # in round 1
EDITIONS = tuple(each.value for each in Edition)


def player_name(player: Entrant) -> str:
    """The name with the title before it."""
    return f"{player.title} {player.name}" if player.title else player.name


def entrant_file(number: int) -> str:
    """The web page of an entrant."""
    return f"entrant-{number}.html"


def name_cell(name: str, number: int) -> Cell:
    """What an entrant is called somewhere; it leads to the entrant's page."""
    return Cell(name, to=entrant_file(number))


def listed_name(player: Entrant) -> str:
    """The name with the title behind it, in lists in which one looks for names."""
    return f"{player.name} {player.title}".rstrip()


def ranked_name(player: Entrant, language: Language, *, withdrawn: bool = False) -> str:
    """The name in a ranking, which tells who plays without standing, and who has withdrawn."""
    name = player_name(player)
    if player.unranked:
        name = language.translate("EventReport", "{name} (without standing)").format(name=name)
    if withdrawn:
        name = language.translate("EventReport", "{name} (withdrawn)").format(name=name)
    return name


def standing_name(tournament: Tournament, player: Entrant, after: int, language: Language) -> str:
    """The name in the standings after a round, which tells who has withdrawn or has no place."""
    return ranked_name(player, language, withdrawn=tournament.has_left(player, after))


def name_key(player: Entrant, language: Language) -> tuple[SortLetters, str, int]:
    """What names are sorted by: the letters of the language, then all their accents."""
    return name_letters(player.name, language.alphabet), player.name, player.number


def seat_name(colour: str, kind: Kind, language: Language) -> str:
    """What one side of a game is called: White and Black, home and visitors."""
    return (FIRST if colour == "w" else SECOND).of(kind, language)


def table_name(number: int, kind: Kind, language: Language) -> str:
    """A board, or the table of a match."""
    return BOARD_NUMBER.of(kind, language).format(number=number)


def round_name(number: int, language: Language) -> str:
    """A round, by its number."""
    return language.translate("EventReport", "Round {number}").format(number=number)


def round_date(tournament: Tournament, number: int, language: Language) -> str:
    """When a round is played, date and time; "" where it is not known."""
    if not (tournament.details or tournament.extra):  # where they are told
        return ""
    found = round_times(tournament)[number - 1 : number]
    return "".join(f"{language.date(date)} {time}".strip() for date, time in found)


def drawn_text(tournament: Tournament, number: int, language: Language) -> str:
    """By which rules a round was drawn, and whether it was changed; "" where nobody knows."""
    drawn, translate = tournament.rounds[number - 1], language.translate
    texts = {
        TeamMethod.TOP_DOWN.value: translate(
            "EventReport", "drawn from the top, everybody against the highest not yet met"
        ),
        TeamMethod.LEAST_TOTAL.value: translate(
            "EventReport", "drawn with the least total of differences"
        ),
        TeamMethod.DANISH.value: translate(
            "EventReport", "drawn strictly by rank, whoever has met before"
        ),
        TeamMethod.ROUND_ROBIN.value: translate("EventReport", "round robin"),
        TeamMethod.TWICE.value: translate("EventReport", "round robin, everybody twice"),
        HALVES: translate("EventReport", "each of one half against each of the other"),
        KNOCK_OUT: translate("EventReport", "knock-out"),
        FREE: translate("EventReport", "put together by hand"),
        "file": translate("EventReport", "as read from a file"),
    }
    text = texts.get(drawn.method, "")
    if number == 1 and drawn.method in SEEDING:
        text = _first_text(tournament.teams.first, language) or text
    if drawn.method in EDITIONS:
        text = translate("EventReport", "drawn by the FIDE Dutch rules, edition {edition}")
        text = text.format(edition=drawn.method)
    changes = ""
    if drawn.changes:
        count = len(drawn.changes)
        changes = translate("EventReport", "%n change(s) by hand", None, count)
    triangle = repeated = ""
    games = enumerate(drawn.games, 1)
    tables = [str(tournament.table_number(at)) for at, game in games if game.triangle]
    if tables:
        triangle = translate("EventReport", "half matches at the tables {tables}")
        if any(game.leg for game in drawn.games):
            triangle = translate("EventReport", "a triangle over two rounds at the tables {tables}")
        triangle = triangle.format(tables=", ".join(tables))
    twice = drawn.method == TeamMethod.TWICE.value
    if not twice and (again := _repeated(tournament, number)):
        repeated = translate("EventReport", "played before: the matches at tables {tables}")
        repeated = repeated.format(tables=", ".join(map(str, again)))
    return ", ".join(filter(None, (text, triangle, repeated, changes)))


def _first_text(first: FirstRound, language: Language) -> str:
    """How a first round was drawn; "" where it was drawn as any other."""
    texts = {
        FirstRound.HALVES: language.translate(
            "EventReport", "drawn by number, the upper half against the lower"
        ),
        FirstRound.QUARTERS: language.translate(
            "EventReport", "drawn by number, the first quarter of each half against the second"
        ),
        FirstRound.LOT: language.translate("EventReport", "drawn by lot"),
    }
    return texts.get(first, "")


def _repeated(tournament: Tournament, number: int) -> list[int]:
    """The tables of a teams event at which two meet who met before."""
    if tournament.play.dutch:
        return []
    earlier = tournament.rounds[: number - 1]
    met = {
        frozenset(game.sides)
        for each in earlier
        for game in each.games
        if game.played and (game.finished or game.leg != FIRST_LEG)
    }
    games = enumerate(tournament.rounds[number - 1].games, 1)
    return [tournament.table_number(at) for at, game in games if frozenset(game.sides) in met]


def open_notes(tournament: Tournament, after: int, language: Language) -> tuple[str, ...]:
    """What is missing of some rounds: results, and those of triangles that go on."""
    missing = sum(game.lacking for each in tournament.rounds[:after] for game in each.games)
    text = language.translate("EventReport", "Provisional: %n result(s) missing.", None, missing)
    return tuple(filter(None, (text if missing else "", _triangle(tournament, after, language))))


def _triangle(tournament: Tournament, after: int, language: Language) -> str:
    """Who plays a triangle that ends in the next round, whose results come with it; "" for none."""
    games = (game for each in tournament.rounds[after - 1 : after] for game in each.games)
    legs = [game for game in games if game.leg == FIRST_LEG and not game.finished]
    playing = dict.fromkeys(number for game in legs for number in game.sides)
    if not playing:
        return ""
    names = ", ".join(player_name(tournament.by_number[each]) for each in playing)
    text = language.translate(
        "EventReport", "Triangle over two rounds, whose results come in round {number}: {names}."
    )
    return text.format(number=after + 1, names=names)


def tournament_rule(tournament: Tournament, said: str, language: Language) -> str:
    """The tournament's name and what there is to say, for a footer; a Swiss has one in any case."""
    name = tournament.name
    by_hand = any(each.method == FREE for each in tournament.rounds)
    if not (name or by_hand or tournament.by_schedule or tournament.is_knock_out):
        name = language.translate("EventReport", "Swiss event")
    return "; ".join(filter(None, (name, said)))


def of_rounds(title: str, tournament: Tournament, after: int, language: Language) -> str:
    """The title of what is so after some rounds; it is provisional while results are missing."""
    whole = tournament.finished_rounds(after) >= after
    return title if whole else provisional(title, language)


def provisional(title: str, language: Language) -> str:
    """The title of what is not finished: "Final ranking, provisional"."""
    return language.translate("PairsReport", "{ranking}, provisional").format(ranking=title)
