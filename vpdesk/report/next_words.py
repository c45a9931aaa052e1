"""What is to be done next, in words: the action as a button says it, and the reason in a sentence.

Where something is missing is told in pieces, so that a window can make a way of each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.next_step import Deed, NextStep
from vpdesk.report.language import Language

if TYPE_CHECKING:
    from vpdesk.event.event import Event
    from vpdesk.pairs.evening import Evening

MOST_TABLES = 10  # that are named one by one
MORE = "\N{HORIZONTAL ELLIPSIS}"
_HERE = "\0"  # where the tables stand in a sentence

Pieces = tuple[tuple[str, int], ...]
"""A sentence in pieces, each with the number of the table or board that it names, 0 for none."""


class NextWords(NamedTuple):
    """The words of a step. action: "" where nothing is to be done."""

    action: str
    reason: Pieces

    @property
    def sentence(self) -> str:
        """The reason as plain text."""
        return "".join(text for text, _ in self.reason)


def event_next(event: Event, step: NextStep, language: Language) -> NextWords:
    """The words of a step of an event; where that has several places, the sentence names it."""
    from vpdesk.event.place import StagePlace
    from vpdesk.report.events.place_words import place_name
    from vpdesk.report.events.stage_words import stage_name

    stage = stage_name(event, step.stage, language) if step.stage else ""
    made = step_words(step, language, stage=stage, boards=not event.play.has_matches)
    if step.do is Deed.DRAW and event.stage(step.stage).draw.is_free:
        text = language.translate("NextStep", "Put Round {round} Together")
        made = made._replace(action=text.format(round=step.round))
    if not step.stage or step.do in (Deed.STAGE, Deed.PLAN):
        return made
    where = place_name(event, StagePlace(*step.place), language)
    return made._replace(reason=((f"{where}. ", 0), *made.reason)) if where else made


def evening_next(evening: Evening, step: NextStep, language: Language) -> NextWords:
    """The words of a step of a pairs evening."""
    translate = language.translate
    if step.do is Deed.NAMES:
        action = translate("NextStep", "Type the Names")
        text = translate("NextStep", "Names are missing in %n pair(s).", None, step.count)
        if evening.individual:
            text = translate("NextStep", "%n player(s) without a name.", None, step.count)
        return NextWords(action, ((text, 0),))
    if step.do is Deed.RESULTS:
        action = translate("NextStep", "Enter %n Result(s)", None, step.count)
        return _of_boards(step, action, language)
    return step_words(step, language)


def match_next(step: NextStep, language: Language) -> NextWords:
    """The words of a step of a match."""
    translate = language.translate
    if step.do is Deed.RESULTS:
        action = translate("NextStep", "Enter %n Board(s)", None, step.count)
        return _of_boards(step, action, language)
    if step.do is Deed.PRINT:
        made = step_words(step, language)
        return made._replace(action=translate("NextStep", "Print the Score Sheet"))
    return NextWords("", ((translate("NextStep", "All done: the score sheet is printed."), 0),))


_TOLD = {
    Deed.BEGIN: (
        QT_TRANSLATE_NOOP("NextStep", "Begin"),
        QT_TRANSLATE_NOOP("NextStep", "Nothing has been entered yet."),
    ),
    Deed.NAMES: (
        QT_TRANSLATE_NOOP("NextStep", "Enter Names"),
        QT_TRANSLATE_NOOP("NextStep", "At least two names are needed."),
    ),
    Deed.STAGE: (
        QT_TRANSLATE_NOOP("NextStep", "Begin {stage}"),
        QT_TRANSLATE_NOOP("NextStep", "The entrants of {stage} are known."),
    ),
    Deed.PLAN: (
        QT_TRANSLATE_NOOP("NextStep", "Change {stage}"),
        QT_TRANSLATE_NOOP("NextStep", "{stage} cannot begin as it is planned."),
    ),
    Deed.DRAW: (
        QT_TRANSLATE_NOOP("NextStep", "Draw Round {round}"),
        QT_TRANSLATE_NOOP("NextStep", "All results of round {before} are in."),
    ),
    Deed.PRINT: (
        QT_TRANSLATE_NOOP("NextStep", "Print the Ranking"),
        QT_TRANSLATE_NOOP("NextStep", "All results are in."),
    ),
    Deed.PUBLISH: (
        QT_TRANSLATE_NOOP("NextStep", "Publish"),
        QT_TRANSLATE_NOOP("NextStep", "The web pages are older than the results."),
    ),
    Deed.DONE: ("", QT_TRANSLATE_NOOP("NextStep", "All done: the ranking is printed.")),
}


def movement_next(step: NextStep, language: Language) -> NextWords:
    """The words of a step of a movement, whose cards are printed."""
    translate = language.translate
    if step.do is Deed.PRINT:
        reason = translate("NextStep", "No cards are printed yet.")
        return NextWords(translate("NextStep", "Print the Cards"), ((reason, 0),))
    return NextWords("", ((translate("NextStep", "All done: the cards are printed."), 0),))


def step_words(
    step: NextStep, language: Language, *, stage: str = "", boards: bool = False
) -> NextWords:
    """The words that all documents have in common. boards: who meets sits at a board."""
    if step.do is Deed.RESULTS:
        return _results(step, language, boards=boards)
    if step.do is Deed.TIE:
        return _ties(step, language, boards=boards)
    action, reason = (text and language.translate("NextStep", text) for text in _TOLD[step.do])
    if step.do is Deed.DRAW and (step.first or step.count):
        reason = _of_draw(step, language)
    elif step.do is Deed.PLAN and step.round:
        action = language.translate("NextStep", "Change the Number of Rounds")
        reason = language.translate("NextStep", "The rules allow no draw of round {round}.")
    places = {"stage": stage, "round": step.round, "before": step.round - 1}
    return NextWords(action.format(**places), ((reason.format(**places), 0),))


def _of_boards(step: NextStep, action: str, language: Language) -> NextWords:
    """On which boards results are missing."""
    if step.first:
        return NextWords(
            action, ((language.translate("NextStep", "There are no results yet."), 0),)
        )
    text = language.translate("NextStep", "Missing on board(s) {boards}.", None, len(step.tables))
    return NextWords(action, _listed(text.format(boards=_HERE), step.tables))


def _of_draw(step: NextStep, language: Language) -> str:
    if step.first:
        return language.translate("NextStep", "No round is drawn yet.")
    return language.translate("NextStep", "It can be drawn while round {before} is played.")


def _results(step: NextStep, language: Language, *, boards: bool) -> NextWords:
    translate, count = language.translate, len(step.tables)
    action = translate("NextStep", "Enter %n Result(s)", None, count)
    if step.first:
        text = translate("NextStep", "Round {round}: no results yet.")
        return NextWords(action, ((text.format(round=step.round), 0),))
    text = translate("NextStep", "Round {round}: missing at table(s) {tables}.", None, count)
    if boards:
        text = translate("NextStep", "Round {round}: missing on board(s) {tables}.", None, count)
    return NextWords(action, _listed(text.format(round=step.round, tables=_HERE), step.tables))


def _ties(step: NextStep, language: Language, *, boards: bool) -> NextWords:
    translate, count = language.translate, len(step.tables)
    action = translate("NextStep", "Break %n Tie(s)", None, count)
    text = translate("NextStep", "Round {round}: no winner at table(s) {tables}.", None, count)
    if boards:
        text = translate("NextStep", "Round {round}: no winner on board(s) {tables}.", None, count)
    return NextWords(action, _listed(text.format(round=step.round, tables=_HERE), step.tables))


def _listed(sentence: str, tables: tuple[int, ...]) -> Pieces:
    """A sentence with tables in their place, the first ones by their numbers."""
    before, _, after = sentence.partition(_HERE)
    pieces: list[tuple[str, int]] = [(before, 0)]
    for at, table in enumerate(tables[:MOST_TABLES]):
        pieces += [(", ", 0)] * bool(at) + [(str(table), table)]
    if len(tables) > MOST_TABLES:
        pieces.append((f", {MORE}", 0))
        after = after.removeprefix(".")
    return (*pieces, (after, 0)) if after else tuple(pieces)
