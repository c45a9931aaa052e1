"""The rules of an event as sentences, in which the words that can be another choice are marked.

In a text `[field:words]` marks such words; field is the name of the rule, as in the rows of
`vpdesk.event.stage_rules` and as the window names what shows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import method_of
from vpdesk.event.event import Event, Stage
from vpdesk.event.stage_rules import FIELDS, takes, usual_first
from vpdesk.report.events.place_words import place_name
from vpdesk.report.events.rule_words import RULE_WORDS
from vpdesk.report.events.stage_words import DRAWS as DRAW_NAMES
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.scales.names import pin_parts
from vpdesk.report.table import Table
from vpdesk.tournament.draws.teams.by_table import rounds_of_table
from vpdesk.tournament.team_rules import OddField, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Tournament

USUAL = TeamRules()
MARKED = re.compile(r"\[(\w+):([^\]]*)\]")
ALWAYS = ("first", "places", "odd")  # said although they are as usual
METHODS = {
    TeamMethod.TOP_DOWN: QT_TRANSLATE_NOOP("RuleSentences", "Swiss from the top"),
    TeamMethod.LEAST_TOTAL: QT_TRANSLATE_NOOP("RuleSentences", "Swiss, closest overall"),
    TeamMethod.DANISH: QT_TRANSLATE_NOOP("RuleSentences", "Danish Swiss"),
    TeamMethod.ROUND_ROBIN: QT_TRANSLATE_NOOP("EventReport", "Round robin"),
    TeamMethod.TWICE: QT_TRANSLATE_NOOP("EventReport", "Double round robin"),
}
ARREARS = QT_TRANSLATE_NOOP("RuleSentences", "Rounds are drawn [arrears:one round behind].")
DANISH_ROUNDS = QT_TRANSLATE_NOOP(
    "RuleSentences", "Strictly by rank, whoever has met: rounds [danish:{rounds}]."
)
TOGETHER = QT_TRANSLATE_NOOP("RuleSentences", "The first three [leaders:may meet] in a triangle.")
BYE = QT_TRANSLATE_NOOP("RuleSentences", "A bye is worth [bye_vp:{vp} VP].")
EDITION = QT_TRANSLATE_NOOP("RuleSentences", "Dutch rules of [edition:{edition}].")
POINTS = QT_TRANSLATE_NOOP("RuleSentences", "A win counts [points:{win}], a draw {draw}.")
POINTS_BYE = QT_TRANSLATE_NOOP("RuleSentences", "A bye counts [bye:{points}].")
BAKU = QT_TRANSLATE_NOOP("RuleSentences", "The upper half is [baku:accelerated by Baku].")


class RulePiece(NamedTuple):
    """A part of a sentence. field: the rule of which it is the choice; "" for none."""

    text: str
    field: str = ""


class RuleSentence(NamedTuple):
    """A sentence in parts. usual: it says what holds where nothing else is chosen."""

    pieces: tuple[RulePiece, ...]
    usual: bool = True

    @property
    def text(self) -> str:
        """As plain text."""
        return "".join(each.text for each in self.pieces)


def rule_sentences(
    tournament: Tournament, stage: Stage, language: Language
) -> tuple[RuleSentence, ...]:
    """What a stage is played by, the most important first."""
    return tuple(_Sentences(tournament, stage, language).all())


def rules_table(event: Event, language: Language) -> Table:
    """The rules of all stages on paper and on the web; what is not usual is set in bold."""
    from vpdesk.event.place import StagePlace, tournament_at  # it loads more

    told: list[Paragraph] = []
    for number, stage in enumerate(event.stages, 1):
        place = StagePlace(number, 1)
        if len(event.stages) > 1:
            told.append(Paragraph(place_name(event, place, language), strong=True))
        tournament = tournament_at(event, place)
        found = rule_sentences(tournament, stage, language)
        told.append(Paragraph(" ".join(each.text for each in found if each.usual)))
        told += [Paragraph(each.text, strong=True) for each in found if not each.usual]
    title = language.translate("RuleSentences", "Rules")
    return paragraphs_table(title, event.name, title, told)


class _Sentences:
    """Makes those of one stage."""

    def __init__(self, tournament: Tournament, stage: Stage, language: Language) -> None:
        self.tournament, self.language = tournament, language
        self.stage, self.rules = stage, tournament.teams
        self.draw = stage.draw.row

    def all(self) -> Iterator[RuleSentence]:
        yield self._head()
        if self.tournament.play.has_vps:
            yield from self._of_words()
            yield from self._of_swiss()
        else:
            yield from self._of_players()

    def _said(self, text: str, *, usual: bool = True, **places: str) -> RuleSentence:
        """A text of this page in the language, in parts."""
        told = self.language.translate("RuleSentences", text).format(**places)
        return RuleSentence(tuple(_pieces(told)), usual)

    def _head(self) -> RuleSentence:
        """How it is drawn, with how many rounds of how many boards, and by which scale."""
        parts = [self._drawn(), *self._rounds(), *self._boards()]
        if self.tournament.play.has_vps and not self.draw.knock_out:
            parts.append(RulePiece(" ".join(pin_parts(self.rules.spec, self.language)), "scale"))
        pieces = [parts[0]]
        for each in parts[1:]:
            pieces += [RulePiece(", "), each]
        usual = not self.draw.by_results or self._method is USUAL.method
        return RuleSentence((*pieces, RulePiece(".")), usual)

    def _drawn(self) -> RulePiece:
        play, method = self.tournament.play, self._method
        if play.has_vps and self.draw.by_rules:
            context = "EventReport" if method.by_table else "RuleSentences"
            return RulePiece(self.language.translate(context, METHODS[method]), "method")
        name = self.language.translate("EventReport", DRAW_NAMES[self.stage.draw])
        return RulePiece(name, "chess_draw" if self.draw.by_rules else "")

    @property
    def _method(self) -> TeamMethod:
        """How a stage is drawn, also where it has not begun and its rules are of another one."""
        return method_of(self.stage, self.rules)

    def _rounds(self) -> Iterator[RulePiece]:
        if self.draw.knock_out:
            return
        by_table = self.draw.all_meet and bool(self.tournament.entrants)
        count = self.tournament.planned or (rounds_of_table(self.tournament) if by_table else 0)
        if not count and self.draw.all_meet:
            return
        if count:
            text = self.language.translate("RuleSentences", "%n round(s)", None, count)
        else:
            text = self.language.translate("RuleSentences", "any number of rounds")
        yield RulePiece(text, "rounds")

    def _boards(self) -> Iterator[RulePiece]:
        if self.tournament.play.has_vps:
            yield RulePiece(self.language.boards(self.rules.boards), "boards")
        elif self.tournament.play.has_boards:
            yield RulePiece(self.language.boards(self.tournament.matches.boards), "match_boards")

    def _of_words(self) -> Iterator[RuleSentence]:
        """The rules that are words, by their rows; those as usual only where one asks for them."""
        bye = self.language.plain(self.rules.bye / 100)
        said_bye = False
        for rule, (field, _) in FIELDS.items():
            if not takes(self.stage.draw, rule, self.tournament.kind):
                continue
            if field == "triangle" and self.rules.odd is OddField.BYE:
                continue
            value = getattr(self.rules, field)
            usual = value == (
                usual_first(self.stage) if field == "first" else getattr(USUAL, field)
            )
            if field == "odd":
                said_bye, usual = True, usual and self.rules.bye == USUAL.bye
            if field in ALWAYS or not usual:
                yield self._said(RULE_WORDS[field].values[value].sentence, usual=usual, vp=bye)
        if not said_bye and not self.draw.knock_out:
            yield self._said(BYE, usual=self.rules.bye == USUAL.bye, vp=bye)

    def _of_swiss(self) -> Iterator[RuleSentence]:
        """What a Swiss has beside its words, where it is not as usual."""
        if not self.draw.by_results:
            return
        if self.rules.arrears:
            yield self._said(ARREARS, usual=False)
        if self.rules.danish_rounds:
            rounds = " ".join(map(str, self.rules.danish_rounds))
            yield self._said(DANISH_ROUNDS, usual=False, rounds=rounds)
        if self.rules.odd is not OddField.BYE and not self.rules.leaders_apart:
            yield self._said(TOGETHER, usual=False)

    def _of_players(self) -> Iterator[RuleSentence]:
        """The rules of chess, and of whatever else has no VPs."""
        tournament, plain = self.tournament, self.language.plain
        points = tournament.points
        if tournament.play.dutch and self.draw.by_results:
            yield self._said(EDITION, edition=tournament.edition.value)
        win, draw = plain(points.win / 100), plain(points.draw / 100)
        yield self._said(POINTS, win=win, draw=draw)
        yield self._said(POINTS_BYE, points=plain(points.pairing_bye / 100))
        if tournament.acceleration:
            yield self._said(BAKU, usual=False)


def _pieces(text: str) -> Iterator[RulePiece]:
    """The parts of a text with its marked words."""
    at = 0
    for found in MARKED.finditer(text):
        if found.start() > at:
            yield RulePiece(text[at : found.start()])
        yield RulePiece(found.group(2), found.group(1))
        at = found.end()
    if at < len(text):
        yield RulePiece(text[at:])
