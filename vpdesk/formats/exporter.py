"""Every export: a subject and a choice of a format become the bytes of a file, step by step."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterable

from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.errors import MANY_PAGES, ExportError
from vpdesk.formats.format import Export, ShareSteps, shares
from vpdesk.paper.booklet import half_of, in_booklet
from vpdesk.paper.page_plan import plan_steps
from vpdesk.paper.page_setup import CARDS, PageSetup, Size, card_grid, card_setup
from vpdesk.paper.plan import Plan, small_type
from vpdesk.paper.poster import in_parts, missing_room, poster_setup, with_fewer_parts
from vpdesk.report.document import Form, Letterhead, Section
from vpdesk.report.language import Language
from vpdesk.report.sheet import Sheet, Subject

PLANNING = 0.2  # of the time that pages take
AS_LARGE = 0.95  # times the type: for more, a poster takes more sheets
POSTERS = 8  # times that one is planned, until it can be cut
IN_BOOKLET = 6  # boards on a page of half a sheet, at most
PLANNED_AS = {Form.POSTER: Form.WALL, Form.BOOKLET: Form.SHEET}


def plan_pages(
    choice: ExportChoice, subject: Subject, letterhead: Letterhead, language: Language
) -> ShareSteps[Plan]:
    """The pages of an export. Needs a QGuiApplication. Raises WordedError, as ScaleError.

    Cards are of the smallest size that holds each of them in a legible type, and where there
    are several sizes they have all the same type. So have the pages of a booklet of scales.
    """
    count = subject.section_count(choice)

    def planned(
        card: Size, most: float | None = None, *, brief: bool = False
    ) -> Generator[None, None, Plan]:
        from vpdesk.paper.bundled_font import ems  # Qt, which other formats do without

        sections = subject.sections(choice, language)
        form, setup = choice.page_form, choice.page_setup
        if form is Form.CARD:
            setup = card_setup(choice.paper, card)
        one = choice.of_format.one_page  # a picture may be as large as it must
        if form is Form.POSTER and not one:
            return (yield from _poster(sections, letterhead, setup, language))
        page = setup
        folded = form is Form.BOOKLET
        if folded:
            page = half_of(setup)
        plan = yield from plan_steps(
            sections,
            letterhead,
            PLANNED_AS.get(form, form),
            page,
            language,
            ems,
            card,
            most,
            one_sheet=one,
            on_page=min(choice.on_page, IN_BOOKLET) if folded else choice.on_page or 1,
            brief=brief,
        )
        return in_booklet(plan, setup) if folded else plan

    sizes = cards_for(choice.what, choice.paper)
    if choice.what.one_type and choice.page_form is not Form.CARD:
        plan = yield from shares(planned(sizes[0]), count, 0, 0.5)
        return (yield from shares(planned(sizes[0], plan.type_size), count, 0.5, 1))
    if choice.page_form is not Form.CARD or len(sizes) == 1:
        return (yield from shares(planned(sizes[0]), count, 0, 1))
    tries = [(card, brief) for card in sizes for brief in (False, True)[: 1 + choice.what.briefs]]
    for number, (card, brief) in enumerate(tries):
        share = number / (len(tries) + 1)
        steps = planned(card, brief=brief)
        plan = yield from shares(steps, count, share, share + 1 / (len(tries) + 1))
        if plan.whole_cards and plan.type_size >= choice.what.legible:
            break
    steps = planned(card, plan.type_size, brief=brief)
    return (yield from shares(steps, count, share, 1))


def _poster(
    sections: Iterable[Section], letterhead: Letterhead, setup: PageSetup, language: Language
) -> Generator[None, None, Plan]:
    """A poster on a page that is as much smaller as it must be to be cut where nothing stands.

    It takes no more sheets than its type needs.
    """
    from vpdesk.paper.bundled_font import ems  # Qt, which other formats do without

    made = tuple(sections)

    def planned(page: PageSetup) -> Generator[None, None, Plan]:
        for _ in range(POSTERS):
            steps = plan_steps(made, letterhead, Form.WALL, page, language, ems, one_sheet=True)
            plan = yield from steps
            missing = missing_room(plan, setup)
            if not any(missing):
                break
            less = Size(page.less.width + missing.width, page.less.height + missing.height)
            page = page._replace(less=less)
        return plan

    best = yield from planned(poster_setup(setup))
    while best.setup != setup:
        fewer = list[Plan]()
        for page in with_fewer_parts(best.setup, setup):
            plan = yield from planned(page)
            if not any(missing_room(plan, setup)):
                fewer.append(plan)
        least = 0.0 if any(missing_room(best, setup)) else AS_LARGE * best.type_size
        large = [plan for plan in fewer if plan.type_size >= least]
        if not large:
            break
        best = max(large, key=lambda plan: plan.type_size)
    return in_parts(best, setup)


def export_steps(
    choice: ExportChoice,
    subject: Subject,
    letterhead: Letterhead,
    language: Language,
    warn: Callable[[str], object] | None = None,
) -> ShareSteps[bytes]:
    """The bytes of a file of the choice's format, neither of the printer nor of the clipboard.

    warn: told in a sentence where the type of pages is too small to be read.
    PDF, PNG, SVG, and HTML with a chart need a QGuiApplication.
    Raises WordedError, as ScaleError, and ExportError where a picture would need several pages.
    """
    if choice.whole:
        return subject.written(choice.format).encode(choice.of_format.encoding, "replace")
    if choice.paged and not choice.bare_chart:
        return (yield from _paged(choice, subject, letterhead, language, warn))
    steps = _written(choice, subject, letterhead, language)
    return (yield from shares(steps, subject.section_count(choice), 0, 1))


def cards_for(what: Sheet, paper: str) -> tuple[Size, ...]:
    """The cards that it may be cut into of a paper, the smallest first."""
    cards = (CARDS[name] for name in what.cards)
    return tuple(card for card in cards if math.prod(card_grid(card_setup(paper, card), card)))


def _written(
    choice: ExportChoice, subject: Subject, letterhead: Letterhead, language: Language
) -> Generator[None, None, bytes]:
    """The bytes of a format without pages, a section a step."""
    sections, form = subject.sections(choice, language), choice.of_format
    if choice.bare_chart:
        (section,) = sections
        assert section.chart is not None
        assert form.of_chart is not None
        return form.of_chart(section.chart, language)
    assert form.of_sections is not None
    heading = subject.heading(language)
    export = Export(sections, letterhead, language, choice.page_setup, heading)
    return (yield from form.of_sections(export))


def _paged(
    choice: ExportChoice,
    subject: Subject,
    letterhead: Letterhead,
    language: Language,
    warn: Callable[[str], object] | None,
) -> ShareSteps[bytes]:
    steps = plan_pages(choice, subject, letterhead, language)
    plan = yield from shares(steps, subject.section_count(choice), 0, PLANNING)
    small = small_type(plan, language)
    if small and warn is not None:
        warn(small)
    form = choice.of_format
    if form.one_page and len(plan.pages) > 1:
        raise ExportError(MANY_PAGES, pages=len(plan.pages))
    assert form.of_pages is not None
    return (yield from shares(form.of_pages(plan, language), len(plan.pages), PLANNING, 1))
