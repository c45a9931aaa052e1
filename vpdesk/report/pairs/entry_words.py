"""What is said of a result that was just typed: what is odd about it, and who moves by it."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.pairs_doubts import DoubtKind, PairsDoubt
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.language import Language
from vpdesk.report.pairs.doubt_words import doubt_text

MOST_MOVES = 6  # that are named
ENTER_AGAIN = QT_TRANSLATE_NOOP(
    "PairsEntryWords", "Enter again takes it as it is, Backspace corrects it."
)


def asked_words(doubt: PairsDoubt, place: BoardPlace, language: Language) -> str:
    """What is odd about a result, and how to go on where it is only asked about."""
    said = doubt_text(doubt, place, language)
    if doubt.kind is DoubtKind.IMPOSSIBLE:
        return said
    return f"{said} {language.translate('PairsEntryWords', ENTER_AGAIN)}"


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
