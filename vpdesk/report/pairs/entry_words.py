"""What is said of a result that was just typed: what is odd about it, and who moves by it."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.pairs_doubts import DoubtKind, PairsDoubt
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_words import signed_points

MOST_MOVES = 6  # that are named
DOUBTS = {
    DoubtKind.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "PairsEntryWords", "No contract gives {points} with this vulnerability."
    ),
    DoubtKind.TURNED: QT_TRANSLATE_NOOP(
        "PairsEntryWords",
        "{points}: the others have it the other way round. Was the arrow turned?",
    ),
    DoubtKind.OTHER_BOARD: QT_TRANSLATE_NOOP(
        "PairsEntryWords", "{points}: this looks like board {board}."
    ),
    DoubtKind.FAR: QT_TRANSLATE_NOOP(
        "PairsEntryWords", "{points}: no other result is anywhere near."
    ),
    DoubtKind.MANY_DOWN: QT_TRANSLATE_NOOP("PairsEntryWords", "{points}: so many tricks down?"),
}
IMPOSSIBLE_HERE = QT_TRANSLATE_NOOP(
    "PairsEntryWords",
    "No contract gives {points} with this vulnerability; it looks like board {board}.",
)
ENTER_AGAIN = QT_TRANSLATE_NOOP("PairsEntryWords", "Enter again takes it as it is.")


def doubt_words(doubt: PairsDoubt, language: Language) -> str:
    """A sentence on one doubt, and how to go on where it is only asked about."""
    refused = doubt.kind is DoubtKind.IMPOSSIBLE
    text = IMPOSSIBLE_HERE if refused and doubt.board else DOUBTS[doubt.kind]
    points = signed_points(doubt.points, language)
    said = language.translate("PairsEntryWords", text).format(points=points, board=doubt.board)
    return said if refused else f"{said} {language.translate('PairsEntryWords', ENTER_AGAIN)}"


def moved_words(before: ScoredEvening, now: ScoredEvening, language: Language) -> str:
    """Whose place is another after a correction: "A3 from 2 to 4"; "" where nobody's is."""
    was, moves = dict(_places(before)), []
    for key, place in _places(now):
        if was.get(key, place) != place:
            text = language.translate("PairsEntryWords", "{pair} from {before} to {now}")
            label = now.evening.label(key[1]) or str(key[1])
            moves.append(text.format(pair=label, before=was[key], now=place))
    if not moves:
        return ""
    more = ", …" if len(moves) > MOST_MOVES else ""
    text = language.translate("PairsEntryWords", "Places: {moves}.")
    return text.format(moves=", ".join(moves[:MOST_MOVES]) + more)


def _places(scored: ScoredEvening) -> Iterator[tuple[tuple[str, int], int]]:
    for ranking in scored.rankings:
        for line in ranking.lines:
            yield (ranking.section + ranking.side, line.number), line.place
