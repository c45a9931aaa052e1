"""Explanations of the standings as rich text, for a panel that wraps its lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate
from vpdesk.report.events.kind_words import HAS_POINTS
from vpdesk.report.events.knock_out_words import way_sentences
from vpdesk.report.events.names import player_name
from vpdesk.report.events.norm_words import norm_sentence
from vpdesk.report.events.rating_words import rating_sentence
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.standing_words import StandingWords, unapplied_note
from vpdesk.report.events.tie_break_words import tie_break_meaning, tie_break_name
from vpdesk.report.events.value_words import ValueWords
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.fide.norms import norms_of
from vpdesk.tournament.fide.rating_change import rating_change
from vpdesk.tournament.standings.standings import Ranking, Standing
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.report.events.stage_columns import InStage


def place_html(
    tournament: Tournament,
    ranking: Ranking,
    order: Sequence[TieBreak],
    standing: Standing,
    language: Language,
    stage: InStage | None = None,
) -> str:
    """Why somebody has a place; stage: of an event."""
    words = StandingWords(tournament, order, language)
    name = player_name(tournament.by_number[standing.number])
    title = translate("StandingText", "Place {place}: {name}") if standing.place else "{name}"
    title = title.format(place=standing.place, name=name)
    if stage is not None and stage.knock_out:
        sentences = way_sentences(ranking.record.tournament, standing.number, language)
    else:
        points = words.scores.points_text(standing.points)
        sentences = (
            HAS_POINTS.of(tournament.kind, language).format(points=points) + ".",
            *words.place(ranking.standings, ranking.standings.index(standing)),
        )
    if stage is not None:
        brought = stage.columns(language).sentences(standing.number, ranking.record.rounds)
        sentences = (*brought, *sentences)
    outings = ranking.record.of[standing.number]
    entrant = tournament.by_number[standing.number]
    if change := rating_change(tournament, entrant, outings):
        said = rating_sentence(entrant, change, language)
        made = norms_of(ranking.record, entrant)
        told = (norm_sentence(each, language) for each in made)
        sentences = (*sentences, f"{said[:1].upper()}{said[1:]}.", *told)
    return _page(title, sentences)


def value_html(
    tournament: Tournament,
    ranking: Ranking,
    tie_break: TieBreak,
    standing: Standing,
    language: Language,
) -> str:
    """What makes up a value."""
    kind = tournament.kind
    name = player_name(tournament.by_number[standing.number])
    value = standing.values[ranking.order.index(tie_break)]
    text = Scores(kind, language).value(tie_break, value).text or "\N{EN DASH}"
    unapplied = tie_break in standing.unapplied
    text = f"({text})" if unapplied else text
    title = f"{tie_break_name(tie_break, language)}: {text}"
    parts = ranking.explain(tie_break, standing.number)
    words = ValueWords(tournament, tie_break, language)
    table = words.table(parts)
    after = [each for each in (words.unmet(parts),) if each]
    after += unapplied_note([standing], language) if unapplied else ()
    if not parts:
        after.append(translate("StandingText", "Nothing counts for it yet."))
    meaning = tie_break_meaning(tie_break, kind, language)
    return _page(title, [f"{name}. {meaning}"], table if table.rows else None, after)


def _page(
    title: str, before: Sequence[str], table: Table | None = None, after: Sequence[str] = ()
) -> str:
    parts = [f"<h3>{escape(title)}</h3>", *(f"<p>{escape(each)}</p>" for each in before)]
    if table is not None:
        parts.append(_table(table))
    parts += (f"<p>{escape(each)}</p>" for each in after)
    return "".join(parts)


def _table(table: Table) -> str:
    """A table; remarks stand in a line of their own, for a narrow panel has no room beside."""
    *headings, _ = table.headings
    head = "".join(f"<th align='left'>{escape(each)}</th>" for each in headings)
    rows = []
    for *cells, remark in table.rows:
        rows.append(f"<tr>{''.join(map(_cell, cells))}</tr>")
        if remark.text:
            said = f"<i>{escape(remark.text)}</i>"
            rows.append(f"<tr><td></td><td colspan='{len(cells) - 1}'>{said}</td></tr>")
    return f"<table cellpadding='3'><tr>{head}</tr>{''.join(rows)}</table>"


def _cell(cell: Cell) -> str:
    side = "left" if cell.value is None else "right"
    return f"<td align='{side}'>{escape(cell.text)}</td>"
