"""The figures of many candidates, one after the other, in the background."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

from vpdesk.movements.builders.kinds import PLAYERS
from vpdesk.report.movements.sit_outs import SitOut, ranked_sit_outs
from vpdesk.report.movements.suggestions import filled, in_order, shown
from vpdesk.report.movements.wishes import Candidate, Wish

MOST_SAMPLED = 40  # pairs for which the samples of Qb take seconds, not minutes

Measured = dict[str, Candidate | None]


def measuring_steps(found: Sequence[Candidate], wish: Wish) -> Generator[Measured, None, Measured]:
    """What is measured so far, by key; None for a candidate that cannot be built.

    First all that the order depends on, then Qb of those that are shown. The same object again
    says that nothing came in.
    """
    from vpdesk.movements.measures import quality  # they bring numpy
    from vpdesk.movements.places import places_steps

    measured: Measured = {}
    for candidate in found:
        if candidate.figures.qf is None:
            measured = {**measured, candidate.key: filled(candidate, wish, quality)}
            yield measured
    known = [measured.get(each.key, each) for each in found]
    for candidate in shown(in_order([each for each in known if each], wish), wish):
        sampled = candidate.kind != PLAYERS and candidate.pairs <= MOST_SAMPLED
        if candidate.figures.qb is None and sampled:
            places = None
            for places in places_steps(candidate.make()):  # noqa: B007 - the last one counts
                yield measured
            if places is not None:
                figures = replace(candidate.figures, qb=places.qb)
                measured = {**measured, candidate.key: replace(candidate, figures=figures)}
                yield measured
    return measured


def sit_out_steps(candidate: Candidate) -> Generator[None, None, tuple[SitOut, ...]]:
    """The ranked pair numbers of a candidate, as the result."""
    from vpdesk.movements.measures import quality  # it brings numpy

    yield
    return ranked_sit_outs(quality(candidate.make()))
